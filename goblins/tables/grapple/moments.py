"""The great moments of Grapple as cues: clashes and ties on the ladder of light, rescues, daggers, Spies, spoils."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from goblins.tables.grapple.faces import CardArt, CardPainter
from goblins.tables.grapple.geometry import LANE_CARD, LANE_Y, MIDDLE, ROPE
from goblins.tables.grapple.ladder import Loudness
from goblins.tables.grapple.meter import notch_at
from goblins.ui.moving.cues import Cue, Dim, Figure, Gain, Hear, Mood, Paint, Picture, Rim, Shake, Spray, Stamp
from goblins.ui.moving.effects import put
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

CENTRE: Point = (MIDDLE, LANE_Y)
#: Where verdicts are stamped: on the lane, above what is at stake.
VERDICT_AT: Point = (MIDDLE, LANE_Y - 6)
#: Pieces as high as this stay bright when the table darkens: those that fight.
BRIGHT = 150.0
DUSK = (44, 14, 66)
BLOOD = (150, 16, 26)
#: How many sounds a count is made of at most, and how many different ones there are.
MOST_TICKS = 12
#: From so many points on spoils are worth a fanfare.
FANFARE = 10
#: What is stamped when an Assassin meets a King.
CROWNED = "grapple-stamp-crowned"
#: How far a crown rolls from where its King stood, in units; so long the cut is seen before the verdict is stamped.
ROLLS, CUT = 224.0, 0.14
#: When eyes look over the backs of a spied hand, close and open again; how wide they are, and when they are gone, in seconds.
EYES, EYES_WIDE, PEEPED = (0.28, 0.56, 0.62), 104.0, 0.85


def charge(at: Point, *, right: bool) -> tuple[Cue, ...]:
    """Streaks behind a goblin that charges."""
    among = (20.0, 100.0) if right else (80.0, 160.0)
    return (
        Spray(sprite="moments/dart.svg", at=at, count=7, reach=(90, 190), among=among, turned="outwards", lasts=0.24),
        Hear(start=0.16, sound="battle_drum"),
    )


def breath(loud: Loudness, lasts: float) -> tuple[Cue, ...]:
    """Both draw back: dust, and the table darkens until all is told."""
    cues: tuple[Cue, ...] = (
        Hear(sound="rope"),
        Spray(sprite="moments/puff.svg", at=(600, 548), count=2, reach=(0, 50), size=(44, 64), flat=0.3, lasts=0.4),
        Spray(sprite="moments/puff.svg", at=(950, 548), count=2, reach=(0, 50), size=(44, 64), flat=0.3, lasts=0.4),
    )
    return (*cues, Dim(strength=loud.dim, above=BRIGHT, lasts=lasts)) if loud.dim else cues


def clash(loud: Loudness, *, brief: bool) -> tuple[Cue, ...]:
    """The blow."""
    few = loud.sparks // 2 if brief else loud.sparks
    return (
        Hear(sound="clank"),
        Hear(sound="knock"),
        Picture(sprite="moments/wave.svg", at=CENTRE, size=(200, 480), fade=(0.8, 0.2), light=True, lasts=0.3),
        Spray(sprite="moments/dart.svg", at=CENTRE, count=few, reach=(60, 330), size=(56, 96), turned="outwards"),
        Spray(sprite="moments/chip_wood.svg", at=CENTRE, count=4, reach=(20, 190), size=(20, 34), fall=120),
        Spray(sprite="moments/spark.svg", at=CENTRE, count=6, reach=(30, 230), size=(20, 40), seed=3, lasts=0.6),
        Picture(sprite="moments/burst.svg", at=CENTRE, size=(150, 280), fade=(1.0, 0.0), turn=(0, 14), lasts=0.3),
        Picture(sprite="moments/burst_white.svg", at=CENTRE, size=(90, 150), fade=(1.0, 0.0), lasts=0.16),
        Shake(strength=loud.shake),
    )


def verdict(words: str, lasts: float, winner: int, loser: int) -> tuple[Cue, ...]:
    """Who is stronger, stamped between the two, and what they think of it."""
    return (
        Hear(sound="verdict_knock"),
        Hear(sound="stamp_thud"),
        *_stamped(VERDICT_AT),
        Stamp(words=words, at=VERDICT_AT, width=_width(words), turn=-7, lasts=lasts),
        Mood(seat=winner, mood="happy"),
        Mood(seat=loser, mood="shocked"),
    )


def _stamped(at: Point) -> tuple[Cue, ...]:
    """Dust and sparks under a stamp."""
    return (
        Spray(
            sprite="moments/puff.svg", at=at, count=5, reach=(90, 190), size=(30, 46), flat=0.5, start=0.1, lasts=0.4
        ),
        Spray(sprite="moments/spark.svg", at=at, count=8, reach=(90, 240), size=(14, 30), flat=0.6, start=0.1),
    )


def _width(words: str, most: float = 560.0) -> float:
    """How wide a stamp is for its words."""
    return min(most, max(250.0, 90.0 + 25.0 * len(words)))


# ---------------------------------------------------------------------- ties


def tie(words: str, step: int, loud: Loudness, lasts: float, seats: tuple[int, int]) -> tuple[Cue, ...]:
    """Equally strong: each tie in a battle is louder than the one before."""
    burst = ("burst_white", "burst_white", "burst", "burst_red")[step]
    across = (110, 130, 220, 300)[step]
    cues: list[Cue] = [
        Hear(sound="knock"),
        *(Hear(start=0.12 + loud.drum * beat, sound="battle_drum") for beat in range(step + 1)),
        Spray(
            sprite="moments/dart.svg", at=CENTRE, count=loud.sparks, reach=(40, 300), size=(50, 84), turned="outwards"
        ),
        Picture(sprite=f"moments/{burst}.svg", at=CENTRE, size=(across / 2, across), fade=(1.0, 0.0), lasts=0.34),
        Shake(strength=loud.shake),
        Stamp(
            start=0.1,
            words=words,
            at=(MIDDLE, LANE_Y - (6 if step < 2 else 96)),
            colour="red" if step == 3 else "gold",
            width=_width(words),
            turn=-5,
            lasts=lasts,
        ),
        *(Mood(seat=seat, mood="angry") for seat in seats),
    ]
    if step >= 2:
        cues.append(Hear(sound="crowd_ooh"))
    if step == 3:
        cues.append(Rim(colour=BLOOD, strength=0.5, lasts=lasts + 0.2))
        cues.append(
            Picture(
                sprite="moments/rays.svg",
                at=CENTRE,
                size=(700, 700),
                turn=(0, 10),
                fade=(0.4, 0.4),
                light=True,
                lasts=lasts,
            )
        )
    return tuple(cues)


def snap() -> tuple[Cue, ...]:
    """The rope of a tie breaks, and both halves fall."""
    half = ROPE / 2
    return (
        Hear(sound="rope_snap"),
        Picture(
            sprite="moments/rope.svg",
            at=(MIDDLE - half / 2, LANE_Y),
            to=(MIDDLE - half / 2 - 30, LANE_Y + 70),
            size=(half, half),
            turn=(0, -24),
            fade=(1.0, 0.0),
            ease="in",
            lasts=0.45,
        ),
        Picture(
            sprite="moments/rope.svg",
            at=(MIDDLE + half / 2, LANE_Y),
            to=(MIDDLE + half / 2 + 30, LANE_Y + 70),
            size=(half, half),
            turn=(0, 24),
            fade=(1.0, 0.0),
            ease="in",
            lasts=0.45,
        ),
    )


# ---------------------------------------------------------------------- tricks


def shield(at: Point, seat: int, foe: int) -> tuple[Cue, ...]:
    """A Defender catches the blow."""
    return (
        Hear(sound="clank"),
        Picture(sprite="moments/wave.svg", at=at, size=(120, 330), fade=(1.0, 0.0), light=True, lasts=0.4),
        Picture(sprite="moments/burst_white.svg", at=at, size=(60, 120), fade=(1.0, 0.0), lasts=0.24),
        Spray(sprite="moments/spark.svg", at=at, count=6, reach=(20, 130), size=(18, 32)),
        Mood(seat=seat, mood="happy"),
        Mood(seat=foe, mood="angry"),
    )


def rescued(at: Point, lasts: float) -> tuple[Cue, ...]:
    """That somebody was saved is stamped beside the Defender."""
    return (
        Hear(sound="stamp_thud"),
        Stamp(words=say("grapple-stamp-rescued"), at=at, colour="green", width=300, turn=-6, lasts=lasts),
        Spray(sprite="moments/spark.svg", at=at, count=6, reach=(80, 190), size=(14, 28), flat=0.5, start=0.1),
    )


def dusk(lasts: float) -> tuple[Cue, ...]:
    """Before the dagger: violet dusk, and a hush."""
    return (Hear(sound="hush"), Dim(strength=0.5, colour=DUSK, above=BRIGHT, lasts=lasts))


def dagger(art: CardArt, start: Point, end: Point, *, brief: bool) -> tuple[Cue, ...]:
    """The Assassin passes, with its shadows behind it, and one cut; the crown falls."""
    side = -1 if end[0] < start[0] else 1
    fallen = (end[0] + ROLLS * side, LANE_Y + 96)
    crown = Picture(
        sprite="icons/grapple_king.svg",
        at=(end[0], LANE_Y - 96),
        to=fallen,
        start=0.16,
        size=(58, 58),
        turn=(0, -900 * side),
        arc=50,
        lasts=0.56,
    )
    cues: tuple[Cue, ...] = (
        Hear(start=0.1, sound="blade"),
        Picture(
            sprite="moments/slash.svg",
            at=(end[0], LANE_Y - 10),
            start=0.12,
            size=(190, 230),
            turn=(0, 0) if side < 0 else (90, 90),
            fade=(1.0, 0.0),
            lasts=0.3,
        ),
        crown,
        Picture(sprite="icons/grapple_king.svg", at=fallen, start=0.72, size=(58, 58), lasts=0.5),
        Hear(start=0.2, sound="crown_bell"),
    )
    ghosts = Paint(draw=partial(_ghosts, art=art, start=start, end=end), lasts=0.2)
    return cues if brief else (ghosts, *cues)


def _ghosts(stage: Stage, progress: float, art: CardArt, start: Point, end: Point) -> None:
    """Where a card was a little while ago, fading."""
    picture = stage.painter(CardPainter).front(art, stage.viewport.length(LANE_CARD))
    for behind, seen in ((0.45, 0.18), (0.3, 0.4)):
        far = max(0.0, progress - behind)
        put(stage, picture, (start[0] + (end[0] - start[0]) * far, start[1]), seen * (1 - progress))


def crowned(lasts: float, winner: int, loser: int) -> tuple[Cue, ...]:
    """A King fell."""
    at, words = (MIDDLE, LANE_Y + 50), say(CROWNED)
    return (
        Hear(sound="verdict_knock"),
        Stamp(start=CUT, words=words, at=at, width=_width(words, 470.0), turn=-4, lasts=lasts - CUT),
        Mood(seat=winner, mood="sly"),
        Mood(seat=loser, mood="shocked"),
    )


def spy(plate: Rect, board: Rect, look: int, spying: int, spied: int, *, lasts: float) -> tuple[Cue, ...]:
    """The Spy's goblin pops out from behind a plate, in a rustle of leaves."""
    at = (plate.x + 66, plate.bottom + 46)
    return (
        Hear(sound="rustle"),
        Dim(strength=0.5, above=BRIGHT, lit=(board,), lasts=lasts),
        Figure(
            sprite=f"grapple_spy_{look + 1}",
            view="bust",
            at=(at[0], at[1] - 60),
            to=at,
            size=(60, 190),
            ease="back",
            lasts=lasts,
        ),
        Spray(sprite="moments/leaf.svg", at=at, count=7, reach=(40, 170), size=(24, 40), fall=90, lasts=0.8),
        Mood(seat=spying, mood="sly"),
        Mood(seat=spied, mood="sad"),
    )


def peeping(backs: Sequence[Rect]) -> tuple[Cue, ...]:
    """Eyes look over the backs of a hand that has risen, and blink once."""
    x = (backs[0].x + backs[-1].right) / 2
    over = (x, min(rect.y for rect in backs) - 6)
    eyes = partial(Picture, sprite="moments/eyes.svg", at=over)
    begin, blinked, opened = EYES
    return (
        eyes(at=(x, over[1] + 20), to=over, size=(40, EYES_WIDE), ease="back", start=begin, lasts=0.12),
        eyes(size=(EYES_WIDE, EYES_WIDE), start=begin + 0.12, lasts=blinked - begin - 0.12),
        eyes(size=(EYES_WIDE, EYES_WIDE), start=opened, lasts=PEEPED - opened),
    )


# ---------------------------------------------------------------------- spoils


def knocked(at: Point, winner: int, loser: int) -> tuple[Cue, ...]:
    """The loser tumbles away, seeing stars."""
    return (
        Hear(sound="thud"),
        Hear(start=0.06, sound="yelp"),
        Spray(sprite="moments/puff.svg", at=(at[0], LANE_Y + 70), count=4, reach=(10, 90), size=(36, 54), flat=0.4),
        Spray(sprite="moments/spark.svg", at=at, count=4, reach=(70, 110), size=(26, 36), start=0.1, lasts=0.5),
        Mood(seat=winner, mood="happy"),
        Mood(seat=loser, mood="sad"),
    )


def won(words: str, lasts: float) -> tuple[Cue, ...]:
    """Who wins how much, where that is much or hard won."""
    return (
        Hear(sound="stamp_thud"),
        Stamp(words=words, at=(MIDDLE, LANE_Y - 70), colour="green", width=_width(words), turn=-4, lasts=lasts),
    )


def counting(meter: Rect, first: int, last: int, enough: int, start: float, lasts: float) -> tuple[Cue, ...]:
    """A spark and a tick for each point on its way into a garrison; plenty is worth a fanfare."""
    points = last - first
    if points <= 0:
        return ()
    pace = lasts / points
    every = -(-points // MOST_TICKS)
    cues: list[Cue] = []
    for nth in range(points):
        at = notch_at(meter, first + nth + 1, enough)
        cues.append(
            Picture(
                sprite="moments/spark.svg", at=at, start=start + nth * pace, size=(14, 46), fade=(1.0, 0.0), lasts=0.3
            )
        )
        if nth % every == 0:
            cues.append(Hear(start=start + nth * pace, sound=f"tick_{min(MOST_TICKS, 1 + nth // every)}"))
    if points >= FANFARE:
        cues.append(Hear(start=start + lasts, sound="brass"))
    return tuple(cues)


def gain(points: int, garrison: Rect) -> tuple[Cue, ...]:
    """What was won, as a plate that flies into the garrison."""
    to = (garrison.centre[0], garrison.centre[1] + 30)
    return (Gain(words=f"+{points}", at=(MIDDLE, LANE_Y), to=to, lasts=0.8, size=96),)


def hot(meter: Rect) -> tuple[Cue, ...]:
    """A garrison that is nearly full: its flag flutters, and one hears a heart."""
    at = (meter.x + 230, meter.centre[1])
    swings = ((0.0, 16.0), (16.0, -10.0), (-10.0, 12.0), (12.0, 0.0))
    return (
        Hear(sound="heartbeat"),
        Hear(start=0.5, sound="heartbeat"),
        *(
            Picture(
                sprite="icons/banner.svg", at=at, start=0.16 * nth, size=(40, 40), turn=turn, ease="both", lasts=0.16
            )
            for nth, turn in enumerate(swings)
        ),
    )
