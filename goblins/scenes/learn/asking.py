"""*Why?* at the table: bots answer for their last moves, from what lies open; no hidden card is given away."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import islice
from typing import TYPE_CHECKING

from msgspec import Struct

from goblins.bots.accounts import open_account
from goblins.scenes.learn.tip import best_place, edge_towards
from goblins.scenes.shy import ShyButton
from goblins.ui.draw.balloon import draw_balloon
from goblins.ui.draw.rich import Paragraph, Run, lay_out
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import SCREEN, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import Message, say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: So many bots answer at most, each for the last thing it did among so many steps.
MOST, LOOKED_BACK = 3, 60
WIDTH, INSET, FACE, GAP = 460.0, 24.0, 58.0, 16.0
DEED, REASON = 17.0, 20.0
CROSS = "why-away"


class Answer(Struct, frozen=True):
    """What a bot did last, as the one who asks saw it, and what it says about it."""

    seat: int
    deed: str
    reason: Message


def is_askable(table: TableScene) -> bool:
    """Whether there is a place to ask, and any bot has done something of late."""
    if table.top.panels.why is None:
        return False
    seats = table.match.setup.seats
    lately = islice(reversed(table.top.log), LOOKED_BACK)
    return any(not seats[entry.seat].is_human for entry in lately)


def answers(table: TableScene) -> list[Answer]:
    """What the bots say about their last moves, the latest first."""
    top, match = table.top, table.match
    viewer, found = top.context.viewer, dict[int, Answer]()
    for entry in islice(reversed(top.log), LOOKED_BACK):
        if entry.seat in found or len(found) == MOST:
            continue
        deed = top.table.words(entry, top.context)
        told = open_account(match, entry.ply, viewer) if deed else None
        if told:
            found[entry.seat] = Answer(entry.seat, _first_of(deed), told.reason)
    return list(found.values())


def _first_of(deed: str) -> str:
    """What somebody did, without what came of it: the log tells that."""
    first, more, _ = deed.partition(";")
    return f"{first}." if more else deed


def why_button(table: TableScene, on_press: Callable[[], None], others_there: Sequence[Widget] = ()) -> list[Widget]:
    """What bots are asked with, where a table has a place for it and bots sit at it.

    It makes room for others: while something is taken back, redo may stand there.
    """
    place, others = table.top.panels.why, [seat for seat in table.match.setup.bots if seat != table.top.context.viewer]
    if place is None or not others or any(place.overlap(one.rect) for one in others_there if one.name == "redo"):
        return []
    tip, enabled = say("learn-why-tip"), is_askable(table)
    return [ShyButton(table, place, say("learn-why"), on_press, px=17, enabled=enabled, tooltip=tip, name="why")]


class _Row(Struct, frozen=True):
    answer: Answer
    deed: Paragraph
    reason: Paragraph

    @property
    def height(self) -> float:
        return max(FACE, self.deed.height + self.reason.height + 2)


class WhyPanel:
    """A balloon with the answers, beside the button, where it covers least of what lies there."""

    def __init__(self, table: TableScene, answers: list[Answer]) -> None:
        self._table, self._answers = table, answers
        self._kept: tuple[object, Rect] | None = None

    def told_anew(self) -> WhyPanel:
        """The same in another language."""
        return WhyPanel(self._table, answers(self._table))

    def _rows(self) -> list[_Row]:
        stage = self._table.stage
        room = self._width - 2 * INSET - FACE - 12
        return [
            _Row(
                one,
                lay_out(stage, [Run(one.deed, "aside")], room - (28 if not number else 0), DEED),
                lay_out(stage, [Run(say("learn-why-said", words=one.reason))], room, REASON),
            )
            for number, one in enumerate(self._answers)
        ]

    @property
    def _width(self) -> float:
        return WIDTH * (1.0 if self._table.stage.text_size <= 100 else 1.25)

    def _place(self) -> Rect:
        stage = self._table.stage
        window = (stage.viewport, stage.text_size)
        if self._kept is None or self._kept[0] != window:
            rows = self._rows()
            height = 2 * INSET - 8 + sum(row.height for row in rows) + GAP * (len(rows) - 1)
            top, decisions = self._table.top, self._table.decisions
            used = [placement.rect for placement in top.layout.values()]
            used += [*top.panels.buttons.values(), *(button.rect for button in decisions)]
            self._kept = (window, best_place(self._width, height, self._thing, used))
        return self._kept[1]

    @property
    def _thing(self) -> Rect:
        return self._table.top.panels.why or SCREEN

    def widgets(self, on_close: Callable[[], None]) -> list[Widget]:
        """A cross puts it away."""
        rect = self._place()
        place = Rect(rect.right - 46, rect.y + 10, 36, 36)
        tip = say("learn-put-away")
        return [Button(place, "", on_close, icon="cross", icon_px=18, kind="paper", tooltip=tip, name=CROSS)]

    def draw(self, stage: Stage) -> None:
        """Faces, what they did, and why."""
        rect = self._place()
        draw_balloon(stage, rect, edge_towards(rect, self._thing))
        y = rect.y + INSET - 4
        for number, row in enumerate(self._rows()):
            if number:
                stage.line((rect.x + INSET, y - GAP / 2), (rect.right - INSET, y - GAP / 2), RULE, 1)
            seat = self._table.top.context.seat(row.answer.seat)
            face = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(FACE - 6))
            stage.blit(face, (rect.x + INSET + FACE / 2 - 4, y + FACE / 2 - 2))
            left = rect.x + INSET + FACE + 8
            row.deed.draw(stage, left, y, DIM)
            row.reason.draw(stage, left, y + row.deed.height + 2, INK)
            y += row.height + GAP
        group = self._table.widgets
        for widget in group.widgets:
            if widget.name == CROSS:
                widget.draw(stage, group.look_of(widget))
