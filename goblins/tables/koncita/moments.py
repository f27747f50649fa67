"""The great and small moments of Koncita, as cues: a tantrum, Oscar’s run, a Treasure, somebody out, the wedding."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from goblins.ui.moving.cues import (
    Cue,
    Dim,
    Figure,
    Gain,
    Hear,
    Mood,
    Picture,
    Ribbon,
    Rim,
    Shake,
    Shout,
    Shower,
    Spray,
    Stamp,
)
from goblins.ui.viewport import Point, Rect
from goblins.words import Message, say

PINK = (150, 20, 70)
WHITE, PUFF, SPARK = "moments/burst_white.svg", "moments/puff.svg", "moments/spark.svg"
STAR, HEART, PETAL = "icons/star.svg", "moments/heart.svg", "moments/petal.svg"
#: There is a tune for so many points.
LOUDEST = 3
#: Stars come out of a Treasure so long after each other, in seconds.
STAR_APART = 0.16
#: How long after a shove somebody is taken aback before they are cross.
CROSS_AFTER = 0.7
#: How far the halves of a torn card fall apart, and how far they lean.
TORN, LEANING = 85.0, 13.0


def moved(at: Point, by: Point) -> Point:
    """A point so far from another."""
    return at[0] + by[0], at[1] + by[1]


def dust(at: Point, start: float = 0.0, size: float = 54.0) -> Cue:
    """A cloud that stays behind."""
    return Picture(sprite="koncita/dust.svg", at=moved(at, (0, 16)), size=(size * 0.6, size), fade=(1, 0), start=start)


def landing(at: Point, start: float = 0.0) -> tuple[Cue, ...]:
    """Somebody comes down hard: dust on both sides."""
    return (
        Spray(
            sprite=PUFF, at=moved(at, (0, 26)), count=5, reach=(8, 62), size=(20, 38), flat=0.3, start=start, lasts=0.4
        ),
    )


# ---------------------------------------------------------------------- pushing and running


def shoved(start: Point, end: Point, seat: int, by: int, seconds: float) -> tuple[Cue, ...]:
    """A bump where they met, dust where somebody was pushed to, who is taken aback and then cross."""
    return (
        Picture(sprite=WHITE, at=moved(start, (0, -14)), size=(40, 92), fade=(1, 0), lasts=0.22),
        Spray(sprite=STAR, at=moved(start, (0, -20)), count=4, reach=(10, 70), size=(14, 22), fall=40, lasts=0.45),
        Mood(seat=by, mood="sly"),
        Mood(seat=seat, mood="shocked"),
        Mood(seat=seat, mood="angry", start=seconds + CROSS_AFTER),
        *landing(end, seconds * 0.7),
    )


def bounced(start: Point, end: Point, seat: int, seconds: float) -> tuple[Cue, ...]:
    """Flung off: a cloud where it began, dust and stars where it ends."""
    return (
        dust(start, size=70),
        *landing(end, seconds * 0.85),
        Spray(
            sprite=STAR,
            at=moved(end, (0, -70)),
            count=4,
            reach=(14, 44),
            size=(14, 22),
            flat=0.4,
            start=seconds,
            lasts=0.6,
        ),
        Mood(seat=seat, mood="shocked"),
        Hear(sound="thud", start=seconds * 0.9),
    )


def running(squares: Sequence[Point], a_square: float) -> tuple[Cue, ...]:
    """Dust behind every step of Oscar’s."""
    return tuple(dust(at, index * a_square) for index, at in enumerate(squares[:-1]))


def stopped(at: Point, way: Point, stopper: int | None) -> tuple[Cue, ...]:
    """Oscar meets a wall, or somebody, who is taken aback."""
    met = moved(at, (way[0] * 0.5, way[1] * 0.5))
    cues: tuple[Cue, ...] = (
        Picture(sprite=WHITE, at=met, size=(40, 96), fade=(1, 0), lasts=0.26),
        Spray(sprite=PUFF, at=moved(at, (0, 20)), count=5, reach=(8, 64), size=(22, 40), flat=0.4, lasts=0.45),
    )
    if stopper is None:
        return cues
    stars = Spray(sprite=STAR, at=moved(met, (0, -40)), count=5, reach=(16, 66), size=(16, 26), fall=30, lasts=0.6)
    return (*cues, stars, Mood(seat=stopper, mood="shocked"))


# ---------------------------------------------------------------------- the Princess


def bump(at: Point, seat: int, seconds: float) -> tuple[Cue, ...]:
    """Somebody ran into her, and she draws breath."""
    return (
        Picture(sprite=WHITE, at=moved(at, (0, 20)), size=(30, 84), fade=(1, 0), lasts=seconds),
        Picture(sprite="moments/bang.svg", at=moved(at, (58, -96)), size=(16, 30), ease="back", lasts=seconds),
        Mood(seat=seat, mood="shocked"),
    )


def scream(at: Point, size: float) -> tuple[Cue, ...]:
    """She is larger than life: a star of light behind her, tears all round, the rim glows."""
    head = moved(at, (0, -size * 0.3))
    return (
        Picture(sprite="koncita/burst.svg", at=at, size=(size * 0.5, size * 1.4), ease="back", lasts=0.5, below=True),
        Spray(
            sprite="moments/tear.svg",
            at=head,
            among=(190, 350),
            size=(16, 26),
            reach=(size * 0.2, size * 0.75),
            fall=150,
            turned="upright",
            lasts=0.6,
        ),
        Picture(
            sprite="moments/blast.svg",
            at=moved(head, (size * 0.5, -20)),
            size=(50, 90),
            turn=(18, 18),
            fade=(1, 0.2),
            lasts=0.5,
        ),
        Picture(
            sprite="moments/blast.svg",
            at=moved(head, (-size * 0.5, -20)),
            size=(50, 90),
            turn=(162, 162),
            fade=(1, 0.2),
            lasts=0.5,
        ),
        Rim(colour=PINK, strength=0.7, lasts=0.5),
    )


def rattling(room: Rect, furniture: Iterable[Rect]) -> tuple[Cue, ...]:
    """Floor and walls swing; what stands there comes down in clouds, and a harp is heard."""
    feet = [dust((rect.x + rect.w * part, rect.bottom - 26), 0.18, 46) for rect in furniture for part in (0.2, 0.8)]
    return (Shake(area=room, strength=8, lasts=0.28), Hear(sound="harp_3", start=0.08), *feet)


def crying(at: Point, size: float, room: Rect) -> tuple[Cue, ...]:
    """What she cries out, beside her."""
    side = 1 if at[0] < room.centre[0] else -1
    return (
        Shout(
            words=say("koncita-moment-waaah"), at=moved(at, (side * size * 0.72, 30)), px=56, turn=-8 * side, lasts=0.6
        ),
    )


# ---------------------------------------------------------------------- Forfeits


def handed_over(seat: int) -> tuple[Cue, ...]:
    """A card changes hands."""
    return (Mood(seat=seat, mood="sad"), Hear(sound="card_flick", start=0.12))


def taken(button: Point, count: Point, words: str, seconds: float) -> tuple[Cue, ...]:
    """A Forfeit arrives: its gesture lights up, and there is one more."""
    return (
        Picture(sprite=SPARK, at=button, size=(20, 76), turn=(0, 60), fade=(1, 0), start=seconds, lasts=0.5),
        Gain(words=words, at=count, to=moved(count, (0, -26)), arc=0, size=78, start=seconds, lasts=0.8),
        Hear(sound="padlock", start=seconds),
    )


# ---------------------------------------------------------------------- Treasures


def noticed(start: Point, end: Point, seconds: float) -> tuple[Cue, ...]:
    """Light runs from what was done to the Treasure that is won by it."""
    return (
        Picture(sprite=SPARK, at=start, to=end, size=(34, 70), turn=(0, 180), ease="in", arc=40, lasts=seconds),
        Picture(sprite=WHITE, at=end, size=(60, 240), fade=(0.9, 0), start=seconds, lasts=0.3),
        Hear(sound="harp_2"),
        Hear(sound="harp_5", start=seconds * 0.6),
    )


def prize(at: Point, words: str, seat: int, room: Rect, seconds: float) -> tuple[Cue, ...]:
    """The Treasure in the middle of the room, in rays of light, with its winner’s name."""
    return (
        Spray(sprite=SPARK, at=at, count=14, reach=(150, 330), size=(18, 40), start=0.2, lasts=1.0),
        Ribbon(words=words, at=(room.centre[0], room.bottom - 84), width=620, start=0.1, lasts=seconds - 0.1),
        Mood(seat=seat, mood="happy", lasts=3.0),
        Hear(sound="celesta", start=0.1),
    )


def held_up(sprite: str, at: Point, seconds: float) -> tuple[Cue, ...]:
    """What was won, over its winner’s head, until it is carried home."""
    return (Picture(sprite=sprite, at=at, size=(40, 116), ease="back", start=0.3, lasts=seconds - 0.3),)


def stars(at: Point, points: int) -> tuple[Cue, ...]:
    """A star and a note for every point; where there are three, the third bursts."""
    found: list[Cue] = []
    for number in range(points):
        place, start = moved(at, (96.0 * number, -24.0 * (number % 2))), STAR_APART * number
        found += [
            Picture(sprite=STAR, at=place, size=(140, 104), ease="back", start=start, lasts=0.62 - start),
            Hear(sound=f"treasure_{min(number + 1, LOUDEST)}", start=start),
        ]
        if number == LOUDEST - 1:
            found.append(Spray(sprite=SPARK, at=place, count=8, reach=(30, 130), size=(16, 30), start=start))
    return (*found, Shout(words=f"+{points}", at=moved(at, (48.0 * (points - 1), 86)), px=84, start=0.1, lasts=0.52))


def kept(chip: Point, star: Point, points: int, moods: tuple[Cue, ...]) -> tuple[Cue, ...]:
    """It lies with its owner: the points go up, and the others make faces."""
    return (
        Picture(sprite=WHITE, at=star, size=(40, 110), fade=(1, 0), lasts=0.4),
        Spray(sprite=SPARK, at=chip, count=6, reach=(16, 80), size=(12, 24), flat=0.6),
        Gain(words=f"+{points}", at=chip, to=star, arc=30, size=70, lasts=0.45),
        Hear(sound="crown_bell"),
        *moods,
    )


def won_in_passing(
    at: Point, words: str, end: Point, points: int, room: Rect, moods: tuple[Cue, ...]
) -> tuple[Cue, ...]:
    """A Treasure of somebody else’s: its stars fly straight to the panel, and a ribbon says whose it is."""
    flying = tuple(
        Picture(sprite=STAR, at=at, to=end, size=(70, 40), arc=70, start=0.2 + 0.08 * number, lasts=0.5)
        for number in range(points)
    )
    return (
        Picture(sprite="moments/rays.svg", at=at, size=(320, 320), turn=(0, 15), fade=(0.8, 0), light=True, lasts=0.6),
        Ribbon(words=words, at=(room.centre[0], room.bottom - 84), width=560, lasts=1.0),
        Hear(sound=f"treasure_{min(points, LOUDEST)}", start=0.1),
        *flying,
        *moods,
    )


def faces(winner: int, seats: Iterable[int]) -> tuple[Cue, ...]:
    """The winner is happy, the others are angry and sad in turn."""
    others = [seat for seat in seats if seat != winner]
    sour = (Mood(seat=seat, mood=("angry", "sad")[number % 2]) for number, seat in enumerate(others))
    return (Mood(seat=winner, mood="happy"), *sour)


# ---------------------------------------------------------------------- orders


def forgotten(
    goblin: Point, panel: Rect, kinds: Sequence[str], seat: int, lasts: tuple[float, float]
) -> tuple[Cue, ...]:
    """Everything stops: light on whoever forgot a gesture, which is crossed out; it stays dark while the card tears."""
    spot, seconds = Rect(goblin[0] - 76, goblin[1] - 96, 152, 150), lasts[0]
    crossed: list[Cue] = []
    for number, kind in enumerate(kinds):
        at = moved(goblin, (120.0 + 130.0 * number, -10.0))
        crossed += [
            Picture(sprite=f"icons/gesture_{kind}.svg", at=at, size=(70, 124), ease="back", lasts=seconds),
            Picture(sprite="icons/cross.svg", at=at, size=(150, 60), ease="in", start=0.16, lasts=seconds - 0.16),
        ]
    return (
        Dim(strength=0.5, above=10_000, lit=(spot, panel), lasts=sum(lasts)),
        Picture(
            sprite="moments/bang.svg",
            at=moved(goblin, (54, -92)),
            size=(18, 36),
            turn=(-10, -10),
            ease="back",
            lasts=seconds,
        ),
        *crossed,
        Mood(seat=seat, mood="shocked"),
    )


def torn(at: Point, words: str, width: float, seconds: float) -> tuple[Cue, ...]:
    """The scraps of a Player card that is lost, and why."""
    return (
        Spray(sprite=SPARK, at=at, count=7, reach=(20, 150), size=(12, 26), fall=120, lasts=0.6),
        Stamp(words=words, at=moved(at, (0, 236)), width=width, start=0.06, lasts=seconds + 0.5),
        Hear(sound="stamp_thud", start=0.1),
        Hear(sound="crowd_ooh", start=0.16),
    )


def thrown(start: Point, end: Point, who: str, colour: str, seat: int, seconds: float) -> tuple[Cue, ...]:
    """Out: a goblin goes up in a high arc, head over heels; its disc spins out like a coin."""
    return (
        Figure(
            sprite=who,
            mood="shocked",
            at=moved(start, (0, -28)),
            to=end,
            size=(120, 130),
            turn=(0, 720),
            ease="even",
            arc=150,
            lasts=seconds,
        ),
        Picture(
            sprite=f"koncita/disc_{colour}.svg",
            at=moved(start, (0, 22)),
            size=(64, 20),
            turn=(0, 360),
            fade=(1, 0),
            lasts=seconds + 0.3,
        ),
        dust(start, size=80),
        Hear(sound="boing"),
        Hear(sound="flute_down", start=0.12),
        Mood(seat=seat, mood="sad", lasts=3.0),
    )


def landed(at: Point, who: str, words: str, seconds: float) -> tuple[Cue, ...]:
    """It comes down on its own panel, in dust and stars; the panel gets its stamp."""
    return (
        Figure(sprite=who, mood="sad", at=at, size=(130, 130), turn=(-10, -10), lasts=seconds),
        Spray(sprite=PUFF, at=moved(at, (0, 54)), count=8, reach=(20, 130), size=(46, 90), flat=0.3, lasts=0.6),
        Spray(
            sprite=STAR,
            at=moved(at, (0, -64)),
            count=4,
            reach=(30, 74),
            size=(20, 28),
            flat=0.4,
            turned="upright",
            lasts=seconds,
        ),
        Stamp(words=words, at=moved(at, (10, 0)), width=240, start=0.24, lasts=seconds + 0.4),
        Hear(sound="stamp_thud", start=0.3),
    )


def caught(at: Point, seat: int, seconds: float) -> tuple[Cue, ...]:
    """The table has seen it."""
    return (
        Stamp(words=say("koncita-table-caught"), at=at, width=260, lasts=seconds),
        Mood(seat=seat, mood="shocked"),
        Hear(sound="stamp_thud", start=0.1),
    )


# ---------------------------------------------------------------------- the end


def wedding(room: Rect, why: Message, winners: Iterable[int], seats: Iterable[int], seconds: float) -> tuple[Cue, ...]:
    """Bells, petals and hearts, a ribbon; those who won are happy."""
    x, y = room.centre
    best = tuple(winners)
    moods = tuple(Mood(seat=seat, mood="happy" if seat in best else "sad", lasts=seconds + 1) for seat in seats)
    return (
        Picture(
            sprite="moments/rays.svg",
            at=(x, y),
            size=(700, 700),
            turn=(0, 15),
            ease="even",
            fade=(0.5, 0.1),
            light=True,
            below=True,
            lasts=seconds,
        ),
        Shower(sprites=(PETAL, HEART, PETAL), area=room, count=24, size=(26, 46), crossing=1.8, wind=60, lasts=seconds),
        Ribbon(
            words=say("koncita-moment-wedding"),
            line=say("koncita-moment-wedding-why", why=why),
            at=(x, room.y + 130),
            width=600,
            start=0.15,
            lasts=seconds,
        ),
        Hear(sound="wedding", start=0.1),
        Hear(sound="crown_bell"),
        Hear(sound="crown_bell", start=0.5),
        Hear(sound="crown_bell", start=1.0),
        *moods,
    )
