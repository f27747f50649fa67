"""How rounds of Grapple begin and end, as cues: the deal, the last points, the horn, armies turned up, the sheet."""

from __future__ import annotations

import math
from collections.abc import Mapping

from goblins.tables.grapple.geometry import LANE_Y, MIDDLE
from goblins.tables.grapple.meter import notch_at
from goblins.tables.kit.dealing import DEALER
from goblins.ui.moving.cues import Cue, Dim, Figure, Gain, Hear, Mood, Picture, Ribbon, Shout, Spray, Stamp
from goblins.ui.viewport import Point, Rect
from goblins.words import say

#: How long a ring of light takes over the whole table, and how far that is.
RING, REACH = 0.6, 1700.0
#: How large the ring is in its steps, and how bright.
RINGS = ((180, 0.9), (320, 0.8), (470, 0.7), (630, 0.55), (790, 0.4), (950, 0.25))
#: Higher up, the upper edge would cut the horn off.
HIGHEST_HORN = 110.0
#: Cards in hand that are worth a look stay bright under the dim.
BRIGHT = 150.0


def opening(number: int, names: tuple[str, str], seat: int, goblin: str) -> tuple[Cue, ...]:
    """A new round is opened by the one who deals; `names` are theirs and that of the one who starts."""
    words, line = say("grapple-round", number=number), say("grapple-tale-deals", name=names[0], other=names[1])
    at = (MIDDLE, LANE_Y - 20 - DEALER * 0.62)
    return (
        Hear(sound="drum"),
        Figure(sprite=goblin, mood="happy", view="bust", at=at, size=(DEALER / 2, DEALER), ease="back", lasts=0.16),
        Figure(sprite=goblin, mood="happy", view="bust", at=at, size=(DEALER, DEALER), start=0.16, lasts=1.1),
        Ribbon(words=words, at=(MIDDLE, LANE_Y - 20), line=line, lasts=1.3),
        Mood(seat=seat, mood="happy"),
    )


def split(lasts: float) -> tuple[Cue, ...]:
    """Both keep their own."""
    return (Stamp(words=say("grapple-stamp-split"), at=(MIDDLE, LANE_Y), colour="gold", width=280, lasts=lasts),)


# ---------------------------------------------------------------------- the last points


def breath(board: Rect, lasts: float) -> tuple[Cue, ...]:
    """Everything darkens but one board."""
    return (Dim(strength=0.47, above=BRIGHT, lit=(board,), lasts=lasts),)


def point(heading: Rect, meter: Rect, points: int, enough: int, nth: int) -> tuple[Cue, ...]:
    """One more of the last points, each larger than the one before."""
    at = notch_at(meter, min(points, enough), enough)
    return (
        Hear(sound=f"tick_{8 + nth}"),
        Hear(sound="heartbeat"),
        Shout(words=str(points), at=(heading.right - 50, heading.y - 4), px=48 * 1.12**nth, lasts=0.24),
        Spray(sprite="moments/spark.svg", at=at, count=6, reach=(8, 80), size=(18, 34), seed=nth, lasts=0.4),
        Picture(sprite="moments/burst_white.svg", at=at, size=(30, 70), fade=(1.0, 0.0), lasts=0.24),
    )


def horn(board: Rect, seat: int, total: int) -> tuple[Cue, ...]:
    """The garrison is full: the flag goes up, and the horn is blown."""
    flag = (board.right - 30, board.y + 190)
    mouth = (board.x + 170, max(HIGHEST_HORN, board.y + 20))
    return (
        Hear(sound="horn"),
        Hear(sound="crowd"),
        Picture(
            sprite="moments/rays.svg",
            at=(board.x + 262, board.y + 170),
            size=(640, 640),
            turn=(0, 15),
            fade=(0.6, 0.6),
            light=True,
            lasts=0.75,
        ),
        Picture(
            sprite="icons/banner.svg", at=flag, to=(flag[0], flag[1] - 120), size=(50, 150), ease="back", lasts=0.7
        ),
        Picture(
            sprite="moments/horn.svg",
            at=(mouth[0], mouth[1] + 50),
            to=mouth,
            size=(60, 240),
            turn=(-14, 8),
            ease="back",
            lasts=0.7,
        ),
        Picture(
            sprite="moments/blast.svg",
            at=(mouth[0] + 170, mouth[1] - 20),
            start=0.16,
            size=(70, 120),
            fade=(1.0, 0.2),
            lasts=0.5,
        ),
        Spray(
            sprite="moments/note.svg", at=mouth, count=4, reach=(120, 230), size=(26, 40), among=(300, 360), start=0.16
        ),
        Spray(
            sprite="moments/spark.svg",
            at=(board.x + 262, board.y + 180),
            count=12,
            reach=(40, 250),
            size=(18, 42),
            lasts=0.8,
        ),
        Shout(words=f"{total}!", at=_clear_of_edges((board.right + 70, board.y + 60)), px=104, turn=8, lasts=0.9),
        Mood(seat=seat, mood="happy", lasts=3.0),
    )


def _clear_of_edges(at: Point) -> Point:
    return min(1180.0, at[0]), max(80.0, at[1])


# ---------------------------------------------------------------------- the end of a round


def over(title: str, why: str, centre: Point, plates: Mapping[int, Rect], seat: int) -> tuple[Cue, ...]:
    """A ring of light runs over the table, and whoever it touches reacts."""
    cues: list[Cue] = [
        Hear(start=0.1, sound="page"),
        *_ring(centre),
        Ribbon(start=0.2, words=title, line=why, at=(MIDDLE, LANE_Y - 20), lasts=1.3),
    ]
    for other, plate in plates.items():
        away = math.dist(centre, plate.centre)
        if other != seat:
            cues.append(Mood(start=RING * away / REACH, seat=other, mood="shocked", lasts=2.4))
    return tuple(cues)


def _ring(centre: Point) -> tuple[Cue, ...]:
    """A ring that grows in a few steps, each of which is one kept picture."""
    lasts = RING / len(RINGS)
    return tuple(
        Picture(
            sprite="moments/wave.svg",
            at=centre,
            start=lasts * nth,
            size=(across, across),
            fade=(seen, seen),
            light=True,
            lasts=lasts,
        )
        for nth, (across, seen) in enumerate(RINGS)
    )


def army(board: Rect, worth: int, cards: int) -> tuple[Cue, ...]:
    """What an army is worth, when it is turned up."""
    at = (board.right - 60, board.y + 120)
    return (
        *(Hear(start=0.06 * nth, sound="flip") for nth in range(1, min(cards, 6))),
        Gain(start=0.3, words=f"+{worth}", at=(at[0], at[1] + 30), to=at, arc=0, size=92, lasts=1.4),
        Hear(start=0.3, sound="tick_3"),
    )


def filling(rows: int, seconds: float) -> tuple[Cue, ...]:
    """The sheet is filled in: clicks while figures count, one bell for the leader's star."""
    clicks = range(int((seconds - 0.9) / 0.14))
    return (
        *(Hear(start=0.3 + 0.14 * nth, sound="tick") for nth in clicks),
        Hear(start=seconds - 0.5, sound="star"),
    )
