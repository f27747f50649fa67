"""A game's rulebook as numbered clauses: what the reader shows, refusals name and tests cite."""

from __future__ import annotations

import re
from typing import Any

from msgspec import Struct

from goblins import paths
from goblins.content.loader import BadContent, convert, shown
from goblins.content.numerals import Numbers, filled
from goblins.content.spoken import load_spoken
from goblins.words import in_each_language

_LINK = re.compile(r"\b[A-Z]-\d\d\b")


class _ClauseText(Struct, frozen=True, forbid_unknown_fields=True):
    text: str
    ruling: bool = False


class _Chapter(Struct, frozen=True, forbid_unknown_fields=True):
    heading: str
    clauses: dict[str, Any]


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    chapters: tuple[_Chapter, ...]


class Clause(Struct, frozen=True):
    """One numbered rule. `ruling`: our own decision where the printed rules are silent."""

    id: str
    text: str
    ruling: bool


class Chapter(Struct, frozen=True):
    """Clauses that belong together."""

    heading: str
    clauses: tuple[Clause, ...]


class Rulebook(Struct, frozen=True):
    """A whole rulebook."""

    title: str
    chapters: tuple[Chapter, ...]

    def clause(self, rule: str) -> Clause | None:
        """The clause of that id."""
        return next((clause for chapter in self.chapters for clause in chapter.clauses if clause.id == rule), None)

    def ids(self) -> tuple[str, ...]:
        """Every clause's id in order."""
        return tuple(clause.id for chapter in self.chapters for clause in chapter.clauses)

    def told(self, numbers: Numbers, game: str) -> Rulebook:
        """The same book with numbers in its sentences; BadContent if it names one that is not there."""

        def clause_told(clause: Clause) -> Clause:
            return Clause(
                clause.id, filled(clause.text, numbers, f"data/{game}/rules.yaml: {clause.id}"), clause.ruling
            )

        chapters = [Chapter(chapter.heading, tuple(map(clause_told, chapter.clauses))) for chapter in self.chapters]
        return Rulebook(self.title, tuple(chapters))

    def search(self, words: str) -> tuple[str, ...]:
        """Ids of the clauses that hold all the words, or whose id is what was typed."""
        wanted = words.lower().split()
        return tuple(
            clause.id
            for chapter in self.chapters
            for clause in chapter.clauses
            if wanted and all(word in f"{clause.id} {clause.text} {chapter.heading}".lower() for word in wanted)
        )


def _clause(id: str, raw: Any, where: str) -> Clause:
    """A clause by itself, so that an error names it."""
    read = convert(raw, _ClauseText, f"{where}: {id}")
    return Clause(id, read.text, read.ruling)


@in_each_language
def rulebook(game: str) -> Rulebook:
    """The rulebook of a game as its file has it, with names instead of numbers; read and checked once."""
    path = paths.DATA / game / "rules.yaml"
    file = load_spoken(path, _File)
    chapters = tuple(
        Chapter(chapter.heading, tuple(_clause(id, raw, shown(path)) for id, raw in chapter.clauses.items()))
        for chapter in file.chapters
    )
    book = Rulebook(file.title, chapters)
    ids = book.ids()
    for id in ids:
        if not _LINK.fullmatch(id):
            raise BadContent(f"data/{game}/rules.yaml: {id!r} is not a clause id like F-01")
        if ids.count(id) > 1:
            raise BadContent(f"data/{game}/rules.yaml: clause {id} stands there twice")
    for chapter in chapters:
        for clause in chapter.clauses:
            for link in _LINK.findall(clause.text):
                if link not in ids:
                    raise BadContent(f"data/{game}/rules.yaml: {clause.id} refers to {link}, which is not there")
    return book
