"""The strip below an analysis: for every seat, what luck gave or took, and what the own decisions did."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.setup import Seat
from goblins.study.analysis import Account
from goblins.ui.stage import DIM, Stage
from goblins.ui.type import INK, Colour
from goblins.ui.viewport import Rect
from goblins.words import say

STRIP = Rect(24, 774, 1552, 110)
LUCKY: Colour = (122, 158, 62)
UNLUCKY: Colour = (212, 178, 110)
WELL: Colour = (47, 126, 142)
BADLY: Colour = (176, 76, 58)
LOSS: Colour = (156, 40, 36)
#: Units for a hundredth, and how long a bar may be.
UNIT, LONGEST = 3.0, 76.0


def draw_luck(stage: Stage, seats: Sequence[Seat], accounts: Sequence[Account], about: str, words: str) -> None:
    """Bars to the left for what was lost and to the right for what was won; `words` in their place where there is no luck."""
    stage.panel(STRIP)
    y = STRIP.y
    stage.text(say("analysis-luck-heading"), (54, y + 36), 22, anchor="midleft", width=262)
    stage.icon("clover", (66, y + 74), 26)
    left = stage.text(say("analysis-luck"), (84, y + 74), 18, DIM, "body", "midleft").right
    stage.icon("pencil", (left + 26, y + 74), 24)
    stage.text(say("analysis-decisions"), (left + 44, y + 74), 18, DIM, "body", "midleft", width=316 - left - 44)
    if words or not accounts:
        stage.text(words or about, (946, y + 55), 21, INK, "body", width=1180)
        return
    pitch = 1222 / max(4, len(seats))
    for index, (seat, account) in enumerate(zip(seats, accounts, strict=True)):
        x = 342 + pitch * index
        small = len(seats) > 4
        size = 40 if small else 56
        portrait = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(size))
        stage.blit(portrait, (x + size / 2, y + (62 if small else 56)))
        room = pitch * 0.56 - size if not small else pitch - 12
        stage.text(
            seat.name,
            (x + (size + 8 if not small else 0), y + (40 if not small else 26)),
            20 if not small else 17,
            anchor="midleft",
            width=room,
        )
        middle = x + pitch * (0.6 if not small else 0.62)
        longest = min(LONGEST, pitch * 0.2)
        stage.line((middle, y + (18 if not small else 38)), (middle, y + 92), (122, 82, 48), 2)
        _bar(stage, middle, y + (36 if not small else 52), account.luck, longest, (LUCKY, UNLUCKY))
        _bar(stage, middle, y + (72 if not small else 80), account.decisions, longest, (WELL, BADLY))


def _bar(stage: Stage, x: float, y: float, amount: float, longest: float, inks: tuple[Colour, Colour]) -> None:
    """One bar and its number, which stands on the other side of the middle of a loss."""
    points = round(100 * amount)
    long = min(longest, max(4.0, abs(points) * UNIT)) if points else 0.0
    if points:
        rect = Rect(x if points > 0 else x - long, y - 8, long, 17)
        stage.box(rect, inks[points < 0], 3, INK, 2)
    number = say(
        "analysis-points", sign="plus" if points > 0 else "minus" if points < 0 else "none", points=abs(points)
    )
    stage.text(number, (x + (long if points > 0 else 0) + 8, y), 18, LOSS if points < 0 else INK, anchor="midleft")
