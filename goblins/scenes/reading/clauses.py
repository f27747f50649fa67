"""A rulebook's clauses laid out as one long page, with the places of its links and what a search has hit."""

from __future__ import annotations

import re
from collections.abc import Callable

from msgspec import Struct

from goblins.content.rulebook import Chapter, Clause, Rulebook
from goblins.scenes.reading.pictures import Figure
from goblins.ui.draw.rich import Paragraph, Run, clauses_linked, lay_out
from goblins.ui.draw.type import Colour
from goblins.ui.stage import RED, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

NUMBER: Colour = (110, 62, 20)
LIT: Colour = (255, 232, 150)
REFUSED_EDGE: Colour = (176, 52, 48)
GAP = 12.0
BEFORE_FIGURE = 12.0
HEADING = 40.0
_RULE_NUMBER = re.compile(r"\s*([a-z])[\s-]*(\d\d)\s*", re.IGNORECASE)
_WORD = re.compile(r"\s+|[\w'’-]+|[^\w\s]")


class Entry(Struct, frozen=True):
    """One clause in its place; `y` and `height` are those of its text on the page."""

    clause: Clause
    chapter: int
    y: float
    height: float
    paragraph: Paragraph
    refused: bool
    hit: bool
    figure: Figure | None = None
    """What is drawn below its text."""


class Page(Struct, frozen=True):
    """The whole book below each other, from y 0 to `height`."""

    entries: tuple[Entry, ...]
    headings: tuple[tuple[str, float], ...]
    height: float
    number_width: float
    width: float

    def entry(self, rule: str) -> Entry | None:
        """Where a clause stands."""
        return next((entry for entry in self.entries if entry.clause.id == rule), None)

    def above(self, entry: Entry) -> float:
        """Where to begin reading so that a clause is seen below its heading or below the clause before it."""
        index = self.entries.index(entry)
        before = self.entries[index - 1] if index else None
        return before.y - 10 if before and before.chapter == entry.chapter else self.headings[entry.chapter][1]

    def hits(self, chapter: int | None = None) -> int:
        """How many clauses of the book, or of one chapter, a search has hit."""
        return sum(entry.hit for entry in self.entries if chapter in (None, entry.chapter))

    def chapter_at(self, y: float) -> int:
        """The chapter that a height on the page belongs to."""
        return max((index for index, (_, top) in enumerate(self.headings) if top <= y + 1), default=0)

    def links(self, window: Rect, offset: float) -> list[tuple[Rect, str]]:
        """The links that can be seen wholly in a window that shows the page from an offset on."""
        found = []
        for entry in self.entries:
            for rect, rule in entry.paragraph.links:
                place = rect.moved(window.x + self.number_width, window.y + entry.y - offset)
                if place.y >= window.y and place.bottom <= window.bottom:
                    found.append((place, rule))
        return found

    def draw(self, stage: Stage, window: Rect, offset: float, flashing: str = "", glow: float = 0.0) -> None:
        """The lines of the page that lie wholly in a window; one clause may glow."""
        before = stage.surface.get_clip()
        stage.surface.set_clip(stage.viewport.rect(Rect(window.x - 12, window.y, window.w + 24, window.h)))
        try:
            for heading, y in self.headings:
                if -1 <= y - offset < window.h - HEADING:
                    stage.text(
                        heading, (window.x - 2, window.y + y - offset + 20), 26, anchor="midleft", width=window.w
                    )
            for entry in self.entries:
                drawn = entry.height + (BEFORE_FIGURE + entry.figure.height if entry.figure else 0)
                if -drawn - 40 < entry.y - offset < window.h + 40:
                    self._draw_entry(stage, entry, window, offset, glow if entry.clause.id == flashing else 0.0)
        finally:
            stage.surface.set_clip(before)

    def _draw_entry(self, stage: Stage, entry: Entry, window: Rect, offset: float, glow: float) -> None:
        y = window.y + entry.y - offset
        frame = Rect(window.x - 10, y - 8, window.w + 18, entry.height + 16)
        if entry.refused:
            stage.box(frame, LIT, 10, REFUSED_EDGE, 3)
            stage.icon("stop", (frame.right - 28, frame.centre[1]), 30)
        elif glow > 0:
            stage.box(frame, LIT, 10, alpha=glow)
        colour = RED if entry.refused else NUMBER
        first_line = y + entry.paragraph.line_height / 2
        if window.y - 1 <= y and y + entry.paragraph.line_height <= window.bottom + 1:
            room = self.number_width - 8
            stage.text(entry.clause.id, (window.x, first_line), 20, colour, anchor="midleft", width=room)
        entry.paragraph.draw(stage, window.x + self.number_width, y, within=window)
        if entry.figure:
            entry.figure.draw(stage, window.x + self.number_width, y + entry.height + BEFORE_FIGURE, within=window)


def lay_out_book(
    stage: Stage,
    book: Rulebook,
    width: float,
    figure: Callable[[str, float], Figure | None],
    *,
    refused: str = "",
    words: str = "",
) -> Page:
    """Lay out a book for a width in the current text size; clauses that hold all the words are hits, and some have a figure."""
    number_width = max(70.0, stage.text_width("K-00", 20) + 16)
    hits = set(book.search(words)) if words.strip() else set()
    entries: list[Entry] = []
    headings: list[tuple[str, float]] = []
    y = 0.0
    for number, chapter in enumerate(book.chapters):
        headings.append((chapter.heading, y))
        y += 34 + stage.pixels(20) / stage.scale * 0.6
        for clause in chapter.clauses:
            is_refused, is_hit = clause.id == refused, clause.id in hits
            margin = 8.0 if is_refused else 0.0
            room = width - number_width - (52 if is_refused else 0)
            paragraph = lay_out(stage, _runs(clause, words if is_hit else "", bold=is_refused), room)
            drawn = figure(clause.id, width - number_width)
            entries.append(Entry(clause, number, y + margin, paragraph.height, paragraph, is_refused, is_hit, drawn))
            y += paragraph.height + 2 * margin + GAP
            y += drawn.height + BEFORE_FIGURE + GAP if drawn else 0.0
        y += 18
    return Page(tuple(entries), tuple(headings), y - 18, number_width, width)


def first_rules(chapters: tuple[Chapter, ...]) -> tuple[str, ...]:
    """The number each chapter begins with."""
    return tuple(chapter.clauses[0].id if chapter.clauses else "" for chapter in chapters)


def _runs(clause: Clause, words: str, *, bold: bool) -> list[Run]:
    runs = clauses_linked(clause.text, "bold" if bold else "body")
    if words.strip():
        wanted = words.lower().split()
        runs = [part for run in runs for part in (_marked(run, wanted) if run.style != "link" else [run])]
    if clause.ruling:
        runs += [Run(" ", runs[-1].style), Run(say("reading-our-ruling"), "tag")]
    return runs


def _marked(run: Run, wanted: list[str]) -> list[Run]:
    """The run in pieces, every word that holds a wanted one marked."""
    parts: list[Run] = []
    for piece in _WORD.findall(run.text):
        style = "hit" if any(word in piece.lower() for word in wanted) else run.style
        if parts and parts[-1].style == style:
            parts[-1] = Run(parts[-1].text + piece, style)
        else:
            parts.append(Run(piece, style))
    return parts


def rule_number(words: str) -> str:
    """A rule's number as people type it (k13, K 13, K-13), as the book writes it; '' if it is none."""
    found = _RULE_NUMBER.fullmatch(words)
    return f"{found[1].upper()}-{found[2]}" if found else ""
