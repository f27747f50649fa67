"""Since your turn: what others did, step by step, with faces; a click shows a step again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby, takewhile
from typing import TYPE_CHECKING

from msgspec import Struct

from goblins.lessons.tips import Tips
from goblins.tables.capabilities import TellsTurns
from goblins.tables.contract import AnyTable, LogEntry, TableContext
from goblins.ui.controls import Button
from goblins.ui.fields import Spot
from goblins.ui.rich import Run, lay_out_within
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: So many steps are told at most; how high a step is, and the heading.
MOST, ROW, HEAD, INSET, FACE = 5, 58.0, 46.0, 16.0, 42.0
#: A panel as low as this is a strip: its steps stand side by side.
STRIP = 150.0
#: So much of a strip's width is for its title.
BESIDE = 132.0
ALARM_PAPER = (255, 226, 206)


class Told(Struct, frozen=True):
    """A step worth telling: after how many steps it came, whose it was, and whether it hit the one who looks."""

    ply: int
    seat: int
    words: str
    hit: bool


class Recap(Struct, frozen=True):
    """What others did; `more` steps are left out."""

    steps: tuple[Told, ...]
    more: int = 0

    @staticmethod
    def since_turn(table: TableScene, tips: Tips) -> Recap:
        """All that others did since the one who looks last decided something; the ones that hit them stay."""
        top = table.top
        viewer = top.context.viewer
        since = list(takewhile(lambda entry: entry.seat != viewer, reversed(top.log)))[::-1]
        told: list[Told] = []
        for turn in _turns(since, whole=isinstance(top.table, TellsTurns)):
            words = _words(top.table, turn, top.context)
            if words:
                hit = any(tips.hit(entry.events, viewer) for entry in turn)
                told.append(Told(turn[0].ply, turn[0].seat, words, hit))
        kept = sorted(told, key=lambda one: (not one.hit, -one.ply))[:MOST]
        return Recap(tuple(one for one in told if one in kept), len(told) - len(kept))


def _turns(entries: list[LogEntry], *, whole: bool) -> list[list[LogEntry]]:
    """Steps one by one, or those of a player in a row together."""
    if not whole:
        return [[entry] for entry in entries]
    return [list(turn) for _, turn in groupby(entries, key=lambda entry: entry.seat)]


def _words(table: AnyTable, turn: list[LogEntry], context: TableContext) -> str:
    return table.turn_words(turn, context) if isinstance(table, TellsTurns) else table.words(turn[0], context)


class RecapPanel:
    """The recap as a list, or as a strip where a table has room for that only."""

    def __init__(self, recap: Recap, table: TableScene, rect: Rect) -> None:
        self._recap, self._table, self._rect = recap, table, rect

    @staticmethod
    def of(recap: Recap, table: TableScene) -> RecapPanel | None:
        """The panel, if there is anything to tell and a place for it."""
        rect = table.top.panels.recap
        return RecapPanel(recap, table, rect) if rect and recap.steps else None

    def _rows(self) -> list[tuple[Told, Rect]]:
        rect, steps = self._rect, self._recap.steps
        if rect.h < STRIP:
            inner = Rect(rect.x + BESIDE, rect.y + 10, rect.w - BESIDE - 52, rect.h - 20)
            wide = inner.w / max(2, len(steps))
            return [(one, Rect(inner.x + wide * n + 3, inner.y, wide - 6, inner.h)) for n, one in enumerate(steps)]
        inner = Rect(rect.x + INSET, rect.y + HEAD, rect.w - 2 * INSET, rect.h - HEAD - INSET)
        high = min(ROW * max(1.0, self._table.stage.text_size / 120), inner.h / len(steps))
        return [(one, Rect(inner.x, inner.y + high * n, inner.w, high - 4)) for n, one in enumerate(steps)]

    def widgets(self, on_close: Callable[[], None]) -> list[Widget]:
        """A step is watched again by a click; a cross puts it all away."""
        watch, can_watch = self._table.commands.watch, self._table.top.may_watch
        spots: list[Widget] = [
            Spot(rect, partial(watch, one.ply), tooltip=say("screens-show-me"), name=f"recap {one.ply}")
            for one, rect in (self._rows() if can_watch else ())
        ]
        place = Rect(self._rect.right - 46, self._rect.y + 6, 36, 36)
        tip = say("learn-put-away")
        cross = Button(place, "", on_close, icon="cross", icon_px=18, kind="paper", tooltip=tip, name="recap away")
        return [*spots, cross]

    def draw(self, stage: Stage) -> None:
        """Heading, steps with faces, what hit you in red and with the word."""
        rect, context = self._rect, self._table.top.context
        stage.panel(rect, curls="small", shadow=8)
        self._head(stage)
        for one, row in self._rows():
            if one.hit:
                stage.box(row, ALARM_PAPER, 10, RED, 2.4)
            else:
                stage.line((row.x, row.bottom + 2), (row.right, row.bottom + 2), RULE, 1)
            seat = context.seat(one.seat)
            across = min(FACE, row.h - 6)
            portrait = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(across), badge=False)
            stage.blit(portrait, (row.x + across / 2 + 4, row.centre[1]))
            room = row.w - across - 16
            line = lay_out_within(stage, [Run(one.words, "bold" if one.hit else "body")], room, row.h - 4, 18)
            line.draw(stage, row.x + across + 12, row.centre[1] - line.height / 2, RED if one.hit else INK)
        group = self._table.widgets
        for widget in group.widgets:
            if widget.name == "recap away":
                widget.draw(stage, group.look_of(widget))

    def _head(self, stage: Stage) -> None:
        """The title above a list, or before the steps of a strip; and how much more there was."""
        rect, heading = self._rect, say("screens-since-your-turn")
        more = say("learn-recap-more", count=self._recap.more) if self._recap.more else ""
        x = rect.x + INSET + 6
        if rect.h < STRIP:
            lines = [*heading.split(" ", 1), *([more] if more else [])]
            for n, line in enumerate(lines):
                y = rect.centre[1] + 24 * (n - (len(lines) - 1) / 2)
                px, kind = (17, "aside") if line == more else (20, "display")
                stage.text(line, (x, y), px, DIM if line == more else INK, kind, "midleft", width=BESIDE - 34)
            return
        title = stage.text(heading, (x, rect.y + 26), 22, anchor="midleft", width=rect.w - 80)
        if more:
            at = (title.right + 12, rect.y + 27)
            stage.text(more, at, 17, DIM, "aside", "midleft", width=rect.right - title.right - 70)
