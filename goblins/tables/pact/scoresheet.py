"""The score sheet of Pact: everybody's Glory side by side, row by row, with the Tasks it comes from."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from msgspec import Struct
from msgspec.structs import replace

from goblins.games.pact.content import LONER, NUMERALS, SEASONS, Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.scoring import command_glory, display_size, on_pact, open_glory, pacts_of, sticks_of
from goblins.games.pact.state import clans_of, figures_of, left_of, right_of
from goblins.games.pact.telling import signed as with_sign
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.ground import Ground
from goblins.tables.pact.places import seat_name
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, GREEN, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: What stands below a label is left out where it would have to be smaller than this.
SMALLER = 0.6
ASIDE_WEIGHT = 1.5
#: So many rows have room for a reason each.
REASONED = 6
#: What the winner's column is framed with.
GOLD, LIGHT = (233, 180, 64), (255, 248, 200)
#: How large the portrait is of whoever a Task was done with.
PARTNER = 34.0
#: So many columns have room for sums.
ROOMY = 3


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


class Entry(Struct, frozen=True):
    """A clan's part of a row: Tasks or words, and the Glory they bring; None where nothing is counted."""

    glory: int | None
    tasks: tuple[int, ...] = ()
    words: str = ""
    below: str = ""
    """A second line of words."""
    icon: str = ""
    """What the words count, and bring: then the Tasks were taken for it."""
    partner: int | None = None
    """The clan with whom the Tasks were done."""


class Row(Struct, frozen=True):
    """What Glory comes from: its sign and name, everybody's part, and what must be said about it."""

    icon: str
    label: str
    entries: list[Entry]
    aside: str = ""
    needed: bool = False
    """Whether it is said however many rows there are."""

    @property
    def weight(self) -> float:
        """How tall it is, compared with a row of one line."""
        return ASIDE_WEIGHT if self.aside else 1.0


class GlorySheet:
    """Paints the sheet."""

    def __init__(self, content: Content, ground: Ground) -> None:
        self._content, self._ground = content, ground

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
        rows = self._rows(view, clans, size)
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
        rows = self._rows(view, clans, size)
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
        ranks = {clan: (self.total(view, clan), display_size(view.public, clan)) for clan in clans}
        return [clan for clan in clans if ranks[clan] == max(ranks.values())]

    def steps(self, view: PactView, rect: Rect) -> tuple[float, ...]:
        """Where the rows begin, and last the sums."""
        clans = counted_clans(view)
        size = measures(rect, len(clans))
        return tuple(_tops(self._rows(view, clans, size), rect, size))

    def label_width(self, view: PactView, rect: Rect) -> float:
        """How wide the names of the rows are."""
        return measures(rect, len(counted_clans(view))).labels

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

    def total(self, view: PactView, clan: int) -> int:
        """A clan's Glory, its Commands included."""
        return open_glory(view.public, self._content, clan) + sum(glory for _, glory in self._commands(view, clan))

    def _commands(self, view: PactView, clan: int) -> list[tuple[str, int]]:
        kept = view.shown_commands[clan] if clan < len(view.shown_commands) else ()
        return [
            (self._content.commands[one].numeral, command_glory(view.public, self._content, clan, one)) for one in kept
        ]

    def _rows(self, view: PactView, clans: Sequence[int], size: Measures) -> list[Row]:
        public, glory, wide = view.public, self._content.numbers.glory, "yes" if size is not NARROW else "no"
        left, right = (
            [
                Entry(glory.pact * len(public.pacts[pact]), public.pacts[pact], partner=partner(public, clan))
                for clan, pact in zip(clans, pacts, strict=True)
            ]
            for pacts, partner in zip(
                zip(*(pacts_of(public, clan) for clan in clans), strict=True), (left_of, right_of), strict=True
            )
        )
        alone = [Entry(glory.alone * len(public.alone[clan]), public.alone[clan]) for clan in clans]
        full = [self._full(view, clan, wide) for clan in clans]
        a_pact = say("pact-score-a-pact" if size is not NARROW else "pact-score-a-task", glory=glory.pact)
        rows = [
            self._sticks_row(view, clans, wide),
            Row("pact_to_left", say("pact-score-left", wide=wide), left, a_pact),
            Row("pact_to_right", say("pact-score-right", wide=wide), right, a_pact),
            Row("pact_handshake", say("pact-score-full"), full, self._full_reason(wide)),
            Row("pact_alone", say("pact-score-alone"), alone, say("pact-score-a-task", glory=glory.alone)),
        ]
        if public.masters:
            figures = [Entry(glory.figure * figures_of(public, clan)) for clan in clans]
            each = say("pact-score-each", glory=glory.figure)
            rows.append(Row("pact_figure", say("pact-score-figures"), figures, each))
        if public.markers:
            rows.append(Row("pact_track", say("pact-score-track"), [self._track(view, clan) for clan in clans]))
            commands = [self._command_entry(view, clan) for clan in clans]
            rows.append(Row("pact_scroll", say("pact-score-commands"), commands))
        return rows if len(rows) <= REASONED else [_bare(row) for row in rows]

    def _full_reason(self, wide: str) -> str:
        """How many Tasks on a Pact card bring how much more (P-42)."""
        full_pacts = self._content.numbers.full_pacts
        steps = [say("pact-score-from", glory=full.glory, tasks=full.tasks, wide=wide) for full in full_pacts]
        return ", ".join(steps)

    def _sticks_row(self, view: PactView, clans: Sequence[int], wide: str) -> Row:
        """Everybody's sticks, and the Task that the most of them have brought (P-41)."""
        public = view.public
        if not public.prize:
            sticks = [self._sticks(view, clan) for clan in clans]
            return Row("pact_stick", say("pact-score-dynamite"), sticks, self._sticks_reason(view, clans, wide))
        # it was not done alone, and does not count as if it were (P-41)
        aside = say("pact-score-bonus.why", wide=wide)
        if public.markers:
            aside = say("pact-score-bonus.not-command", numeral=NUMERALS[LONER])
        worth = self._content.numbers.glory.alone * len(public.prize)
        entries = [
            replace(self._sticks(view, clan), glory=worth, tasks=public.prize)
            if clan == public.prize_winner
            else self._sticks(view, clan)
            for clan in clans
        ]
        return Row("pact_bonus", say("pact-score-bonus"), entries, aside, needed=bool(public.markers))

    def _sticks_reason(self, view: PactView, clans: Sequence[int], wide: str) -> str:
        """What most sticks bring; at the end of a game, why they brought nothing (P-41)."""
        sticks = [sticks_of(view.public, self._content, clan) for clan in clans]
        tied = view.public.ending and not view.public.prize and sticks.count(max(sticks)) > 1
        return say("pact-score-dynamite.tie") if tied else say("pact-score-dynamite.why", wide=wide)

    def _sticks(self, view: PactView, clan: int) -> Entry:
        return Entry(None, words=str(sticks_of(view.public, self._content, clan)), icon="pact_stick")

    def _full(self, view: PactView, clan: int, wide: str) -> Entry:
        one, other = (on_pact(view.public, clan, pact) for pact in pacts_of(view.public, clan))
        worth = [self._content.full_pact_glory(count) for count in (one, other)]
        words, below = say("pact-score-two", one=one, other=other), " + ".join(map(str, worth)) if any(worth) else ""
        if len(counted_clans(view)) > ROOMY:
            return Entry(sum(worth), words=words)
        if wide == "yes":
            return Entry(sum(worth), words=say("pact-score-two-tasks", one=one, other=other), below=below)
        words = say("pact-score-two-worth", one=one, other=other, worth=below) if below else words
        return Entry(sum(worth), words=words)

    def _track(self, view: PactView, clan: int) -> Entry:
        sticks, glory = self._content.track[view.public.markers[clan]]
        return Entry(glory, words=f"{sticks}/{glory}")

    def _command_entry(self, view: PactView, clan: int) -> Entry:
        told = self._commands(view, clan)
        words = ", ".join(f"{numeral} {with_sign(glory)}" for numeral, glory in told)
        return Entry(sum(glory for _, glory in told), words=words)

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
            told = stage.text(entry.words, (cell.x + 12, y), px, colour, kind, "midleft", width=room)
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


def counted_clans(view: PactView) -> range:
    """Whose Glory is counted: alone also that of Helix and Ferdix."""
    public = view.public
    return range(clans_of(public) if public.mode == "solo" else public.players)


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


def _bare(row: Row) -> Row:
    """A row without its reason, where there are many; what must be said stays."""
    return row if row.needed else replace(row, aside="")


def signed(number: int) -> str:
    """A number of Glory with a proper minus sign."""
    return str(number).replace("-", "−")
