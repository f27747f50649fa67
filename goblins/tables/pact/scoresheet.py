"""The score sheet of Pact: everybody's Glory side by side, row by row, with the Tasks it comes from."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec import Struct
from msgspec.structs import replace

from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.scoring import display_size
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.glory_rows import COMMANDS, ROOMY, Entry, GloryRows, Row, counted_clans
from goblins.tables.pact.ground import Ground
from goblins.tables.pact.places import seat_name
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, GREEN, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: What stands below a label is left out where it would have to be smaller than this.
SMALLER = 0.6
#: What the winner's column is framed with.
GOLD, LIGHT = (233, 180, 64), (255, 248, 200)
#: How large the portrait is of whoever a Task was done with.
PARTNER = 34.0


class Measures(Struct, frozen=True):
    """How large everything on the sheet is."""

    labels: float
    head: float
    foot: float
    tile: float
    icon: float
    face: float
    name: float
    label: float
    aside: float
    words: float
    glory: float
    total: float


#: Beside a podium, and over the whole width.
NARROW = Measures(196, 50, 54, 25, 28, 42, 20, 18, 16, 18, 22, 34)
WIDE = Measures(420, 118, 96, 36, 44, 80, 28, 24, 18, 19, 32, 56)
#: From this width on a sheet is wide; and what it looks like with more columns than have room beside such labels.
WIDTH = 1000.0
CROWDED = replace(WIDE, labels=370, tile=30, face=60, name=22)


def measures(rect: Rect, columns: int) -> Measures:
    """The measures of a sheet in a rectangle."""
    return NARROW if rect.w < WIDTH else WIDE if columns <= ROOMY else CROWDED


class GlorySheet:
    """Paints the sheet."""

    def __init__(self, content: Content, ground: Ground) -> None:
        self._content, self._ground = content, ground
        self._glory = GloryRows(content)

    def draw(self, stage: Stage, view: PactView, context: TableContext, rect: Rect) -> None:
        """Columns are clans, rows are what Glory comes from."""
        clans = counted_clans(view)
        size, columns = measures(rect, len(clans)), _columns(rect, len(clans))
        for column, clan in zip(columns, clans, strict=True):
            y, left = rect.y + size.head * 0.48, column.x + 5 + size.face / 2
            self._ground.face(stage, view, context, clan, (left, y), size.face)
            name = seat_name(view, context, clan)
            left += size.face / 2 + 6
            stage.text(name, (left, y), size.name, anchor="midleft", width=column.right - left - 6)
        rows = self._glory.rows(view, roomy=size is not NARROW)
        tops = _tops(rows, rect, size)
        for row, top, below in zip(rows, tops, tops[1:], strict=False):
            self._row(stage, row, Rect(rect.x, top, rect.w, below - top), columns, size)
            for column, entry in zip(columns, row.entries, strict=True):
                if entry.partner is not None and size is not NARROW:
                    centre = (column.right - 2 * PARTNER, (top + below) / 2)
                    self._ground.face(stage, view, context, entry.partner, centre, PARTNER)
        self._campaign(stage, view, rect, size)
        self.draw_sums(stage, view, rect, len(rows))

    def _row(self, stage: Stage, row: Row, rect: Rect, columns: Sequence[Rect], size: Measures) -> None:
        y, left, room = rect.centre[1], rect.x + size.icon * 1.5, size.labels - size.icon * 1.5 - 6
        stage.line((rect.x, rect.y), (rect.right, rect.y), RULE, 1)
        stage.icon(row.icon, (rect.x + size.icon * 0.7, y), size.icon)
        told = bool(row.aside) and stage.text_width(row.aside, size.aside, "body") * SMALLER <= room
        high = rect.h - 4
        label = Rect(left, rect.y + 2, room, high / 2 if told else high)
        draw_fitted(stage, row.label, label, size.label, anchor="midleft")
        if told:
            draw_fitted(stage, row.aside, label.moved(0, high / 2), size.aside, DIM, "body", "midleft")
        for column, entry in zip(columns, row.entries, strict=True):
            self._entry(stage, Rect(column.x, rect.y, column.w, rect.h), entry, size)

    def draw_sums(self, stage: Stage, view: PactView, rect: Rect, counted: int) -> None:
        """The Glory of the rows that are counted, with a crown for whoever leads."""
        clans, public = counted_clans(view), view.public
        size, columns = measures(rect, len(clans)), _columns(rect, len(clans))
        rows = self._glory.rows(view, roomy=size is not NARROW)
        sums = [sum(row.entries[place].glory or 0 for row in rows[:counted]) for place in range(len(clans))]
        done = counted >= len(rows)
        tied = done and sums.count(max(sums)) > 1 and public.mode != "solo"
        y = rect.bottom - size.foot / 2
        stage.line((rect.x, y - size.foot / 2), (rect.right, y - size.foot / 2), RULE, 3)
        stage.icon("star", (rect.x + size.icon * 0.7, y), size.icon * 1.2)
        left = rect.x + size.icon * 1.5
        stage.text(
            say("pact-score-sum"), (left, y), size.label + 4, anchor="midleft", width=size.labels - left + rect.x - 6
        )
        for column, clan, total in zip(columns, clans, sums, strict=True):
            stage.text(signed(total), (column.right - 16, y), size.total, anchor="midright")
            crowned = clan in self._leading(view) if done else total == max(sums) and total > 0
            if crowned and size is not NARROW:
                stage.icon("pact_crown", (column.x + size.face * 0.6, y), size.foot * 0.6)
            if tied and total == max(sums):
                words = say("pact-score-on-display", count=display_size(public, clan))
                start = column.x + (12 if size is NARROW else size.face + 12)
                stage.text(words, (start, y), 17, DIM, "body", "midleft", width=column.right - start - size.total * 1.6)

    def light_winner(self, stage: Stage, view: PactView, rect: Rect) -> None:
        """The column of whoever has won is framed, once everything is counted."""
        clans = counted_clans(view)
        for column, clan in zip(_columns(rect, len(clans)), clans, strict=True):
            if clan in self._leading(view):
                lit = Rect(column.x + 2, column.y, column.w - 4, column.h)
                part = stage.viewport.rect(Rect(lit.x + 4, lit.y + 4, lit.w - 8, lit.h - 8))
                stage.surface.fill(LIGHT, part, special_flags=pygame.BLEND_RGB_MULT)
                stage.box(lit, None, 14, GOLD, 5)

    def _leading(self, view: PactView) -> list[int]:
        """Who has most Glory, and of those who are tied most goblins on display."""
        clans = counted_clans(view)
        ranks = {clan: (self._glory.total(view, clan), display_size(view.public, clan)) for clan in clans}
        return [clan for clan in clans if ranks[clan] == max(ranks.values())]

    def steps(self, view: PactView, rect: Rect) -> tuple[float, ...]:
        """Where the rows begin, and last the sums."""
        clans = counted_clans(view)
        size = measures(rect, len(clans))
        return tuple(_tops(self._glory.rows(view, roomy=size is not NARROW), rect, size))

    def label_width(self, view: PactView, rect: Rect) -> float:
        """How wide the names of the rows are."""
        return measures(rect, len(counted_clans(view))).labels

    def notes(self, view: PactView, rect: Rect) -> list[tuple[Rect, str, str]]:
        """What is told of a place that is pointed at, and its clause: everybody's Commands."""
        clans = counted_clans(view)
        size = measures(rect, len(clans))
        rows = self._glory.rows(view, roomy=size is not NARROW)
        tops = _tops(rows, rect, size)
        found = []
        for row, top, below in zip(rows, tops, tops[1:], strict=False):
            for column, clan in zip(_columns(rect, len(clans)), clans, strict=True) if row.icon == COMMANDS else ():
                if told := self._glory.commands_told(view, clan):
                    found.append((Rect(column.x + 6, top + 3, column.w - 12, below - top - 6), told, "P-57"))
        return found

    def _campaign(self, stage: Stage, view: PactView, rect: Rect, size: Measures) -> None:
        """Which game of a campaign this was, and what the earlier ones brought."""
        public = view.public
        if not public.campaign:
            return
        earlier = [str(won.glory[0]) for won in public.won[: public.game - 1]]
        words = say("pact-score-game", game=public.game, games=self._content.numbers.games)
        stage.text(
            words, (rect.x + 4, rect.y + (13 if earlier else 24)), 18, DIM, "aside", "midleft", width=size.labels - 8
        )
        if earlier:
            before = say("pact-score-before", glory=", ".join(earlier))
            stage.text(before, (rect.x + 4, rect.y + 35), 18, DIM, "aside", "midleft", width=size.labels - 8)

    def _entry(self, stage: Stage, cell: Rect, entry: Entry, size: Measures) -> None:
        glory = "" if entry.glory is None else signed(entry.glory)
        room, y = cell.w - 34 - stage.text_width(glory, size.glory), cell.centre[1]
        if entry.partner is not None and size is not NARROW:
            room -= PARTNER + 14
        if not entry.icon:
            self._tiles(stage, Rect(cell.x + 10, cell.y, room, cell.h), entry.tasks, size.tile)
        if entry.below:
            apart = size.words * stage.text_size / 100
            below = (cell.x + 12, y + apart * 0.6)
            stage.text(entry.below, below, size.words, DIM, "aside", "midleft", width=room)
            y -= apart * 0.56
        if entry.words:
            px, colour, kind = (size.glory * 0.8, INK, "display") if entry.icon else (size.words, DIM, "body")
            place = Rect(cell.x + 12, y - cell.h / 2 + 2, room, cell.h - 4)
            lines = "\n" in entry.words
            told = (
                draw_fitted(stage, entry.words, place, px, colour, kind, "midleft", leading=1.15)
                if lines
                else stage.text(entry.words, (cell.x + 12, y), px, colour, kind, "midleft", width=room)
            )
            if entry.icon:
                stage.icon(entry.icon, (told.right + size.icon * 0.45, y), size.icon * 0.7)
                self._taken(
                    stage,
                    Rect(told.right + size.icon, cell.y, cell.x + room - told.right - size.icon, cell.h),
                    entry,
                    size,
                )
        y = cell.centre[1]
        if glory:
            stage.text(glory, (cell.right - 16, y), size.glory, INK, anchor="midright")

    def _taken(self, stage: Stage, place: Rect, entry: Entry, size: Measures) -> None:
        """The Tasks that were taken for what was counted, with the word where there is room for it."""
        wide, word = size.tile * len(entry.tasks) + 6, say("pact-score-takes")
        if entry.tasks and stage.text_width(word, size.words, "bold") <= place.w - wide:
            place = Rect(place.right - wide, place.y, wide, place.h)
            stage.text(word, (place.x - 8, place.centre[1]), size.words, GREEN, "bold", "midright")
        self._tiles(stage, place, entry.tasks, size.tile)

    def _tiles(self, stage: Stage, place: Rect, tasks: Sequence[int], tile: float) -> None:
        """Tasks side by side, in two lines where they would lie on each other and there is room for that."""
        pitch = tile + 1
        fitting = int((place.w - tile) // pitch) + 1
        lines = 2 if len(tasks) > fitting and 2 * pitch <= place.h - 4 else 1
        in_line = max(1, -(-len(tasks) // lines))
        step = min(pitch, (place.w - tile) / max(1, in_line - 1))
        top = place.centre[1] - pitch * (lines - 1) / 2
        painter, across = stage.painter(PactPainter), stage.viewport.length(tile)
        for number, slug in enumerate(tasks):
            line, column = divmod(number, in_line)
            task = self._content.tasks[slug]
            picture = painter.task_tile(KINDS[task.colour], SEASONS[task.season], task.dynamite, across)
            stage.blit(picture, (place.x + tile / 2 + column * step, top + line * pitch))


def _columns(rect: Rect, count: int) -> list[Rect]:
    """Where everybody's column stands."""
    labels = measures(rect, count).labels
    wide = (rect.w - labels) / count
    return [Rect(rect.x + labels + wide * place, rect.y, wide, rect.h) for place in range(count)]


def _tops(rows: Sequence[Row], rect: Rect, size: Measures) -> list[float]:
    """Where rows begin below each other, and where the last one ends."""
    pitch = (rect.h - size.head - size.foot) / sum(row.weight for row in rows)
    tops = [rect.y + size.head]
    for row in rows:
        tops.append(tops[-1] + pitch * row.weight)
    return tops


def signed(number: int) -> str:
    """A number of Glory with a proper minus sign."""
    return str(number).replace("-", "−")
