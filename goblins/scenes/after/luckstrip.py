"""The strip below an analysis: for every seat, what luck gave or took, and what the own decisions did."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.setup import Seat
from goblins.scenes.after.momentcards import LARGE_TEXT
from goblins.study.analysis import Account
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

STRIP = Rect(24, 774, 1552, 110)
LUCKY: Colour = (122, 158, 62)
UNLUCKY: Colour = (212, 178, 110)
WELL: Colour = (47, 126, 142)
BADLY: Colour = (176, 76, 58)
LOSS: Colour = (156, 40, 36)
#: Units for a hundredth, and how long a bar may be.
UNIT, LONGEST = 3.0, 60.0
#: With so many seats there is room for a sentence; with larger text no more are shown at once.
FEW = 2
#: Where one goes on to the other seats.
PAGER = Rect(1448, 802, 110, 54)
MIDDLE: Colour = (122, 82, 48)


def seats_at_once(text_size: int, seats: int) -> int:
    """How many seats are shown side by side."""
    return seats if text_size < LARGE_TEXT else min(FEW, seats)


def draw_luck(
    stage: Stage, seats: Sequence[Seat], accounts: Sequence[Account], about: str, words: str, summed_up: str
) -> None:
    """Bars to the left for what was lost and to the right for what was won; `words` in their place where there is no luck.

    Where few sit at the table, it is summed up in a sentence, too.
    """
    stage.panel(STRIP)
    y = STRIP.y
    stage.text(say("analysis-luck-heading"), (54, y + 36), 22, anchor="midleft", width=262)
    stage.icon("clover", (66, y + 74), 26)
    left = stage.text(say("analysis-luck"), (84, y + 74), 18, DIM, "body", "midleft", width=72).right
    stage.icon("pencil", (left + 26, y + 74), 24)
    stage.text(say("analysis-decisions"), (left + 44, y + 74), 18, DIM, "body", "midleft", width=316 - left - 44)
    if words or not accounts:
        stage.text(words or about, (946, y + 55), 21, INK, "body", width=1180)
        return
    large = stage.text_size >= LARGE_TEXT
    pitch = (1130 if large else 1222) / max(FEW + bool(summed_up) if large else 4, len(seats))
    for index, (seat, account) in enumerate(zip(seats, accounts, strict=True)):
        (_draw_seat if len(seats) <= 4 else _draw_small_seat)(stage, seat, account, 342 + pitch * index, pitch)
    if len(seats) <= FEW and summed_up:
        x = 342 + pitch * len(seats) + 6
        text = lay_out_within(stage, [Run(summed_up)], 1546 - x, 76, 20)
        text.draw(stage, x, STRIP.centre[1] - text.height / 2)


def _draw_seat(stage: Stage, seat: Seat, account: Account, x: float, pitch: float) -> None:
    y, middle = STRIP.y, x + pitch * 0.6
    stage.blit(stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(56)), (x + 28, y + 56))
    stage.text(seat.name, (x + 64, y + 40), 20, anchor="midleft", width=middle - LONGEST - x - 68)
    stage.line((middle, y + 18), (middle, y + 92), MIDDLE, 2)
    room = x + pitch - middle - LONGEST
    _bar(stage, (middle, y + 36), account.luck, LONGEST, room, (LUCKY, UNLUCKY))
    _bar(stage, (middle, y + 72), account.decisions, LONGEST, room, (WELL, BADLY))


def _draw_small_seat(stage: Stage, seat: Seat, account: Account, x: float, pitch: float) -> None:
    """The same where more than four sit side by side."""
    y, middle, longest = STRIP.y, x + pitch * 0.5, pitch * 0.18
    stage.blit(stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(38)), (x + 20, y + 64))
    stage.text(seat.name, (x, y + 26), 17, anchor="midleft", width=pitch - 14)
    stage.line((middle, y + 40), (middle, y + 94), MIDDLE, 2)
    room = x + pitch - middle - longest
    _bar(stage, (middle, y + 53), account.luck, longest, room, (LUCKY, UNLUCKY))
    _bar(stage, (middle, y + 80), account.decisions, longest, room, (WELL, BADLY))


def _bar(stage: Stage, start: Point, amount: float, longest: float, room: float, inks: tuple[Colour, Colour]) -> None:
    """One bar and its number, which has some room behind it, and stands on the other side of the middle of a loss."""
    x, y = start
    points = round(100 * amount)
    long = min(longest, max(4.0, abs(points) * UNIT)) if points else 0.0
    if points:
        rect = Rect(x if points > 0 else x - long, y - 8, long, 17)
        stage.box(rect, inks[points < 0], 3, INK, 2)
    number = say(
        "analysis-points", sign="plus" if points > 0 else "minus" if points < 0 else "none", points=abs(points)
    )
    at, ink = (x + (long if points > 0 else 0) + 8, y), LOSS if points < 0 else INK
    stage.text(number, at, 18, ink, anchor="midleft", width=room - 10)
