"""Since your turn: what others did, step by step, with faces and pieces; a click shows a step again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import groupby, takewhile
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from goblins.lessons.tips import Tips
from goblins.scenes.learn.traces import FACE, TracePainter
from goblins.tables.capabilities import LeavesTraces, TellsTurns
from goblins.tables.contract import AnyTable, LogEntry, TableContext
from goblins.tables.kit.traces import Trace
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.spotlight import draw_arrow
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Spot
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: So many steps are told at most; how high a step is, the heading, and the buttons below a list.
MOST, ROW, HEAD, INSET, FOOT = 5, 50.0, 46.0, 14.0, 62.0
#: A panel as low as this is a strip: its steps stand side by side.
STRIP = 150.0
#: So much of a strip's width is for its title, and for its buttons.
BESIDE, BUTTONS = 132.0, 58.0
#: A list narrower than this has its title in two lines, if it must be.
NARROW = 220.0
ALARM_PAPER, GOLD, RING = (255, 226, 206), (255, 205, 92), (226, 86, 74)


class Told(Struct, frozen=True):
    """A step worth telling: after how many steps it came, whose it was, and whether it hit the one who looks."""

    ply: int
    seat: int
    words: str
    hit: bool
    trace: Trace | None = None
    """How it is shown, where the table has pictures for it."""

    @property
    def is_grave(self) -> bool:
        """Whether something was won or lost by it."""
        return self.trace is not None and self.trace.grave


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
        traced = _traced(top.table, top.table, since, top.context) if isinstance(top.table, LeavesTraces) else []
        return _chosen(traced or _in_words(top.table, since, top.context, tips))


def _chosen(told: list[Told]) -> Recap:
    """The worst and the newest of what was done."""
    kept = sorted(range(len(told)), key=lambda n: (not told[n].hit, not told[n].is_grave, -n))[:MOST]
    return Recap(tuple(told[n] for n in sorted(kept)), len(told) - len(kept))


def _in_words(table: AnyTable, since: list[LogEntry], context: TableContext, tips: Tips) -> list[Told]:
    told = []
    for turn in _turns(since, whole=isinstance(table, TellsTurns)):
        words = _words(table, turn, context)
        if words:
            hit = any(tips.hit(entry.events, context.viewer) for entry in turn)
            told.append(Told(turn[0].ply, turn[0].seat, words, hit))
    return told


def _traced(table: LeavesTraces, speaker: AnyTable, since: list[LogEntry], context: TableContext) -> list[Told]:
    """Steps with their pictures; the same done again by the same goes with the first of them."""
    told: list[Told] = []
    for entry in since:
        for trace in table.traces(entry, context):
            last = told[-1] if told else None
            both = last.trace.followed_by(trace) if last and last.trace else None
            words = speaker.words(entry, context) or trace.words
            if last and both:
                told[-1] = replace(last, trace=both, words=f"{last.words} {words}")
            else:
                told.append(Told(entry.ply, trace.seat, words, bool(trace.hit), trace))
    return told


def _turns(entries: list[LogEntry], *, whole: bool) -> list[list[LogEntry]]:
    """Steps one by one, or those of a player in a row together."""
    if not whole:
        return [[entry] for entry in entries]
    return [list(turn) for _, turn in groupby(entries, key=lambda entry: entry.seat)]


def _words(table: AnyTable, turn: list[LogEntry], context: TableContext) -> str:
    return table.turn_words(turn, context) if isinstance(table, TellsTurns) else table.words(turn[0], context)


class PanelButton(Button):
    """Is drawn by the panel that it lies on, and not on what lies below that."""

    def draw(self, stage: Stage, look: Look) -> None:
        """Not by itself."""

    def draw_on_panel(self, stage: Stage, look: Look) -> None:
        """It, when its panel is there."""
        super().draw(stage, look)


class RecapPanel:
    """The recap as a list, or as a strip where a table has room for that only."""

    def __init__(self, recap: Recap, table: TableScene, rect: Rect) -> None:
        self._recap, self._table, self._rect = recap, table, rect

    @staticmethod
    def of(recap: Recap, table: TableScene) -> RecapPanel | None:
        """The panel, if there is anything to tell and a place for it."""
        rect = table.top.panels.recap
        return RecapPanel(recap, table, rect) if rect and recap.steps else None

    @property
    def is_covered(self) -> bool:
        """Whether the table shows something large there that is pointed at."""
        scene, top = self._table, self._table.top
        attention = scene.reach.attention(previews=scene.house.settings.previews)
        return top.table.covers(top.view, top.context, attention, self._rect)

    @property
    def _is_strip(self) -> bool:
        return self._rect.h < STRIP

    def _rows(self) -> list[tuple[Told, Rect]]:
        rect, steps = self._rect, self._recap.steps
        if self._is_strip:
            return self._fields()
        foot = FOOT if self._table.top.may_watch else INSET
        inner = Rect(rect.x + INSET, rect.y + HEAD, rect.w - 2 * INSET, rect.h - HEAD - foot)
        high = min(ROW * max(1.0, self._table.stage.text_size / 120), inner.h / len(steps))
        return [(one, Rect(inner.x, inner.y + high * n, inner.w, high - 4)) for n, one in enumerate(steps)]

    def _fields(self) -> list[tuple[Told, Rect]]:
        """Side by side, each as wide as its pictures want, or narrower by the same part."""
        rect, steps = self._rect, self._recap.steps
        inner = Rect(rect.x + BESIDE, rect.y + 10, rect.w - BESIDE - BUTTONS - 12, rect.h - 20)
        painter = self._painter(self._table.stage)
        even = inner.w / max(2, len(steps))
        wanted = [
            painter.field_width(one.trace, faced=self._is_new(n)) if one.trace else even for n, one in enumerate(steps)
        ]
        part, x, found = min(1.0, inner.w / sum(wanted)), inner.x, []
        for one, wide in zip(steps, wanted, strict=True):
            found.append((one, Rect(x + 3, inner.y, wide * part - 6, inner.h)))
            x += wide * part
        return found

    def _is_new(self, n: int) -> bool:
        """Whether a step is somebody else's than the one before; of one that hit the one who looks it is said again."""
        steps = self._recap.steps
        return n == 0 or steps[n].hit or steps[n].seat != steps[n - 1].seat

    def _painter(self, stage: Stage) -> TracePainter:
        return TracePainter(stage, self._table.top.table, self._table.top.context)

    def widgets(self, on_close: Callable[[], None]) -> list[Widget]:
        """A step is watched again by a click, and all of them by a button; a cross puts it all away."""
        watch, can_watch = self._table.commands.watch, self._table.top.may_watch
        spots: list[Widget] = [
            Spot(rect, partial(watch, one.ply), tooltip=one.words, name=f"recap {n}")
            for n, (one, rect) in enumerate(self._rows() if can_watch else ())
        ]
        rect, tip = self._rect, say("learn-put-away")
        cross = Rect(rect.right - 46, rect.bottom - 46 if self._is_strip else rect.y + 6, 36, 36)
        away = self._button(cross, "", on_close, icon="cross", tooltip=tip, name="recap away")
        return [*spots, *(self._showing() if can_watch else ()), away]

    def _showing(self) -> list[Widget]:
        """To see it all again, and whatever happened before."""
        table, rect = self._table, self._rect
        show = partial(table.commands.watch, self._recap.steps[0].ply)
        label = say("screens-show-me")
        if self._is_strip:
            place = Rect(rect.right - 46, rect.y + 8, 36, 36)
            return [self._button(place, "", show, icon="replay", tooltip=label, name="recap again")]
        half, y = (rect.w - 2 * INSET - 8) / 2, rect.bottom - FOOT + 8
        again, turns = Rect(rect.x + INSET, y, half, 42), Rect(rect.x + INSET + half + 8, y, half, 42)
        log = table.commands.open_log
        return [
            self._button(again, label, show, icon="replay", name="recap again"),
            self._button(turns, say("screens-all-turns"), log, icon="clock", name="recap turns"),
        ]

    def _button(self, place: Rect, label: str, on_press: Callable[[], None], **more: Any) -> PanelButton:
        """A quiet button."""
        return PanelButton(place, label, on_press, icon_px=20, kind="paper", px=17, **more)

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """Heading, steps with faces and pieces, what hit you in red and with the word; and on the table, where it was."""
        if self.is_covered:
            return
        group = self._table.widgets
        pointed = group.hover or group.focus
        stage.panel(self._rect, curls="small", shadow=8)
        self._head(stage)
        painter = self._painter(stage)
        for n, (one, row) in enumerate(self._rows()):
            if one.hit:
                stage.box(row, ALARM_PAPER, 10, RED, 2.4)
            elif not self._is_strip:
                stage.line((row.x, row.bottom + 2), (row.right, row.bottom + 2), RULE, 1)
            elif self._is_new(n) and n:
                stage.line((row.x - 3, row.y + 6), (row.x - 3, row.bottom - 6), RULE, 1)
            if one.trace is None:
                self._sentence(painter, stage, one, row)
            elif self._is_strip:
                painter.field(one.trace, row, faced=self._is_new(n))
            else:
                painter.row(one.trace, row)
            if pointed is not None and pointed.name == f"recap {n}" and one.trace:
                for place in one.trace.places:
                    stage.halo(place, (70, 54, 18), 14)
                    stage.box(place.grown(-3), None, 12, GOLD, 4)
        self._mark_worst(stage)
        self._buttons(stage)

    def _buttons(self, stage: Stage) -> None:
        """Its buttons, and the ring round the one that the keyboard is at."""
        group = self._table.widgets
        for widget in group.widgets:
            if isinstance(widget, PanelButton):
                widget.draw_on_panel(stage, group.look_of(widget))
        if group.focus and group.focus.name.startswith("recap "):
            group.draw_focus(stage)

    def _sentence(self, painter: TracePainter, stage: Stage, one: Told, row: Rect) -> None:
        """A step that has no pictures."""
        across = min(FACE, row.h - 6)
        painter.face(one.seat, row.x + across / 2 + 4, row.centre[1], across)
        room = row.w - across - 16
        line = lay_out_within(stage, [Run(one.words, "bold" if one.hit else "body")], room, row.h - 4, 18)
        line.draw(stage, row.x + across + 12, row.centre[1] - line.height / 2, RED if one.hit else INK)

    def _mark_worst(self, stage: Stage) -> None:
        """On the table: where the one who looks was, and where they are now."""
        hits = [one.trace for one in self._recap.steps if one.trace and one.hit and one.trace.grave]
        places = hits[-1].places if hits else ()
        if len(places) < 2:
            return
        start, end = places[0], places[-1]
        low = Rect(end.x + 2, end.bottom - end.h * 0.42, end.w - 4, end.h * 0.46)
        stage.box(low, None, low.h / 2, RING, 4.4)
        (x, y), (to_x, to_y) = start.centre, end.centre
        if start != end:
            part = 0.62
            draw_arrow(stage, (x, y), (x + (to_x - x) * part, y + (to_y - y) * part), alarming=True)

    def _head(self, stage: Stage) -> None:
        """The title above a list, or before the steps of a strip; and how much more there was."""
        rect, heading = self._rect, say("screens-since-your-turn")
        more = say("learn-recap-more", count=self._recap.more) if self._recap.more else ""
        x = rect.x + INSET + 8
        if self._is_strip:
            lines, room = [*heading.split(" ", 1), *([more] if more else [])], BESIDE - 34
            large = 20 * min(1.0, room / max(stage.text_width(line, 20) for line in heading.split(" ", 1)))
            for n, line in enumerate(lines):
                y = rect.centre[1] + 24 * (n - (len(lines) - 1) / 2)
                px, kind = (17.0, "aside") if line == more else (large, "display")
                stage.text(line, (x, y), px, DIM if line == more else INK, kind, "midleft", width=room)
            return
        room = rect.w - 76
        if room < NARROW:
            both = f"{heading} {more}" if more else heading
            draw_fitted(stage, both, Rect(x, rect.y + 4, room, HEAD - 6), 22, anchor="midleft")
            return
        wide = min(room * 0.36, stage.text_width(more, 17, "aside")) if more else 0.0
        title = stage.text(heading, (x, rect.y + 26), 22, anchor="midleft", width=room - wide - 10)
        if more:
            stage.text(more, (title.right + 10, rect.y + 27), 17, DIM, "aside", "midleft", width=wide)
