"""The library: every match ever played here, its result, and the settings, in one SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Literal, Self

import msgspec
from msgspec import Struct

from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.registry import info_of
from goblins.library import exchange
from goblins.library.autosave import Autosave, Clock
from goblins.library.database import (
    FILE_NAME,
    PATIENCE_SECONDS,
    library_folder,
    memory_database,
    open_database,
    transaction,
)
from goblins.library.exchange import BadFile
from goblins.library.records import (
    UNREADABLE,
    MatchRow,
    Status,
    UnreadableMatch,
    deal_key,
    encoded,
    level_key,
    match_row,
)
from goblins.library.settings import Settings, settings_from, stored_values
from goblins.library.statistics import PAR, PlayerStatistics, players_of, statistics_of

__all__ = ["BadFile", "DayStatus", "Library", "MatchRow", "Totals", "UnreadableMatch"]


class DayStatus(Struct, frozen=True):
    """How far a person has come with one deal: `match_id` is the match to go on with or to look at, `result` that of a win."""

    state: Literal["new", "begun", "done", "lost"]
    match_id: int | None = None
    result: int | None = None
    assisted: bool = False


class Totals(Struct, frozen=True):
    """How many matches the library holds, open ones included, and since when."""

    matches: int
    since: datetime | None


def _now() -> datetime:
    return datetime.now(UTC)


class Library:
    """Matches, results and settings on disk. `notice` is a sentence the player must be shown, or ''."""

    def __init__(self, folder: Path | None = None, *, clock: Clock = _now, patience: float = PATIENCE_SECONDS) -> None:
        """Open the library in a folder (the usual one if none is given). Never fails: see `notice`."""
        self.folder = folder or library_folder()
        self._clock = clock
        self._connection, self.notice = open_database(self.folder, clock().date(), patience)

    @classmethod
    def in_memory(cls, *, clock: Clock = _now) -> Library:
        """A library that is forgotten when it is closed."""
        library = cls.__new__(cls)
        library.folder, library._clock = Path(), clock
        library._connection, library.notice = memory_database(), ""
        return library

    @property
    def path(self) -> Path:
        """The library's file."""
        return self.folder / FILE_NAME

    def close(self) -> None:
        """Let go of the file. Nothing is lost without it."""
        self._connection.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ------------------------------------------------------------------ matches

    def follow(self, match: Match) -> int:
        """Store a new match and, from now on, each of its changes before the change's call returns; its id."""
        return Autosave.of_new(self._connection, match, self._clock, self._warn).match_id

    def load(self, match_id: int) -> Match:
        """A stored match, which is followed again; UnreadableMatch says why it can't be brought back."""
        return Autosave.of_stored(self._connection, match_id, self._clock, self._warn)[1]

    def delete(self, match_id: int) -> None:
        """Forget a match and all that belongs to it."""
        self._write("DELETE FROM matches WHERE id = ?", (match_id,))

    def matches(
        self, game: str | None = None, status: Status = "all", player: str | None = None, text: str | None = None
    ) -> tuple[MatchRow, ...]:
        """The readable matches that fit all that is asked, the latest first. Won and lost are meant for `player`, if given."""
        return tuple(
            row
            for row in self._rows()
            if game in (None, row.game)
            and (player is None or player in row.humans)
            and row.has_status(status, player)
            and (not text or row.mentions(text))
        )

    def match(self, match_id: int) -> MatchRow | None:
        """The row of one match; None if there is none that can be read."""
        return next(self._rows("id = ?", match_id), None)

    def open_matches(self) -> tuple[MatchRow, ...]:
        """The matches that can be gone on with, the latest first."""
        return tuple(self._rows("outcome IS NULL"))

    def newest_open(self) -> MatchRow | None:
        """The match that Continue brings back."""
        return next(self._rows("outcome IS NULL"), None)

    def unreadable(self) -> tuple[int, ...]:
        """Matches that are damaged, so that no list shows them; they can still be deleted."""
        return tuple(stored["id"] for stored, row in self._every_row("1") if row is None)

    def totals(self) -> Totals:
        """What the library holds in all."""
        rows = tuple(self._rows())
        return Totals(len(rows), min((row.created for row in rows), default=None))

    # ------------------------------------------------------------------ results

    def best_result(self, game: str, setup: Setup, seed: int | None = None) -> int | None:
        """The best of a solitaire's wins without help: of this deal, or of its level if no seed is given.

        The fewest turns or the most points, as the game counts.
        """
        setup = msgspec.structs.replace(setup, game=game)
        column, key = ("level", level_key(setup)) if seed is None else ("deal", deal_key(setup, seed))
        rows = self._rows(f"{column} = ? AND won = 1 AND NOT assisted AND NOT imported", key)
        return _best(game, [row.result for row in rows if row.result is not None])

    def day_status(self, game: str, setup: Setup, seed: int) -> DayStatus:
        """Whether a deal was won (the best win counts, one without help above all), is under way, or was lost."""
        key = deal_key(msgspec.structs.replace(setup, game=game), seed)
        rows = [row for row in self._rows("deal = ?", key) if not row.imported]
        if wins := [row for row in rows if row.won_by_human()]:
            unaided = [row for row in wins if not row.assisted] or wins
            result = _best(game, [row.result for row in unaided if row.result is not None])
            best = next(row for row in unaided if row.result == result)
            return DayStatus("done", best.id, result, best.assisted)
        for row in rows:
            if row.is_open:
                return DayStatus("begun", row.id, assisted=row.assisted)
        return DayStatus("lost", rows[0].id, assisted=rows[0].assisted) if rows else DayStatus("new")

    def statistics(self, player: str) -> PlayerStatistics:
        """What a person's matches add up to."""
        pars: dict[int, int] = {}
        for row in self._connection.execute("SELECT match_id, value FROM notes WHERE key = ?", (PAR,)):
            par = _decoded(row["value"])
            if type(par) is int:
                pars[row["match_id"]] = par
        return statistics_of(player, self._rows(), pars)

    def players(self) -> tuple[str, ...]:
        """Everybody who has played here, the latest first."""
        return players_of(self._rows())

    # ------------------------------------------------------------------ notes and proofs

    def note(self, match_id: int, key: str, value: Any) -> None:
        """Keep something about a match, in place of what was kept under that key. Nothing happens if the match is gone."""
        self._write(
            "INSERT OR REPLACE INTO notes (match_id, key, value) SELECT id, ?, ? FROM matches WHERE id = ?",
            (key, encoded(value), match_id),
        )

    def notes(self, match_id: int) -> dict[str, Any]:
        """Everything kept about a match."""
        return self._values("SELECT key, value FROM notes WHERE match_id = ?", match_id)

    def proof(self, key: str) -> str | None:
        """What was remembered of a solved deal, as JSON."""
        found = self._connection.execute("SELECT value FROM proofs WHERE key = ?", (key,)).fetchone()
        return found["value"] if found and _decoded(found["value"]) is not None else None

    def remember_proof(self, key: str, json: str) -> None:
        """Remember what was found out about a deal."""
        self._write("INSERT OR REPLACE INTO proofs (key, value) VALUES (?, ?)", (key, json))

    # ------------------------------------------------------------------ files

    def export_match(self, match_id: int) -> bytes:
        """A match as a file that another copy of the program can read; UnreadableMatch if that can't be."""
        return exchange.written(self._connection, match_id)

    def import_match(self, data: bytes) -> int:
        """Store a file's match as a new one; its id. BadFile says what is wrong with it, and nothing is stored."""
        match, document = exchange.read(data)
        with transaction(self._connection):
            return exchange.insert_file(self._connection, match, document, self._clock())

    @staticmethod
    def read_match(data: bytes) -> Match:
        """A file's match without storing it; BadFile says what is wrong with it."""
        return exchange.read(data)[0]

    # ------------------------------------------------------------------ settings

    def settings(self) -> Settings:
        """The player's settings; whatever is missing or impossible has its default."""
        return settings_from(self._values("SELECT key, value FROM settings"))

    def save_settings(self, settings: Settings) -> None:
        """Keep the settings. Stored settings of other names are left alone: another version may know them."""
        rows = [(name, encoded(value)) for name, value in stored_values(settings).items()]
        try:
            with transaction(self._connection):
                self._connection.executemany("INSERT OR REPLACE INTO settings (key, value) VALUES (?, ?)", rows)
        except sqlite3.Error as error:
            self._warn(f"Your settings could not be saved ({error}).")

    # ------------------------------------------------------------------ helpers

    def _warn(self, notice: str) -> None:
        self.notice = notice

    def _write(self, statement: str, values: tuple[Any, ...]) -> None:
        try:
            with transaction(self._connection):
                self._connection.execute(statement, values)
        except sqlite3.Error as error:
            self._warn(f"The library could not be written ({error}).")

    def _values(self, statement: str, *values: Any) -> dict[str, Any]:
        """Stored JSON by key, without what can't be read."""
        found = {row["key"]: _decoded(row["value"]) for row in self._connection.execute(statement, values)}
        return {key: value for key, value in found.items() if value is not None}

    def _rows(self, condition: str = "1", *values: Any) -> Iterator[MatchRow]:
        """Every readable row that fits, the latest first."""
        return (row for _, row in self._every_row(condition, *values) if row is not None)

    def _every_row(self, condition: str, *values: Any) -> Iterator[tuple[sqlite3.Row, MatchRow | None]]:
        statement = f"SELECT * FROM matches WHERE {condition} ORDER BY updated DESC, id DESC"
        for stored in self._connection.execute(statement, values).fetchall():
            try:
                yield stored, match_row(stored)
            except UNREADABLE:
                yield stored, None


def _decoded(text: str) -> Any:
    """The value of stored JSON; None if it can't be read."""
    try:
        return msgspec.json.decode(text)
    except UNREADABLE:
        return None


def _best(game: str, results: list[int]) -> int | None:
    """The best of a solitaire's results, as the game counts."""
    solitaire = info_of(game).solitaire
    better = max if solitaire and not solitaire.fewer_is_better else min
    return better(results, default=None)
