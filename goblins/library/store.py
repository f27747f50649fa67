"""The library: every match ever played here, its result, and the settings, in one SQLite file."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec

from goblins.core.match import Match
from goblins.core.plain import plain
from goblins.core.setup import Setup
from goblins.library import exchange, outside
from goblins.library.autosave import Autosave, Branch, Clock
from goblins.library.changes import lay_over
from goblins.library.chronicle import Chronicle, Totals
from goblins.library.database import FILE_NAME, PATIENCE_SECONDS, library_folder, reason
from goblins.library.door import LARGEST_NUMBER, LONGEST_WORD
from goblins.library.exchange import BadFile
from goblins.library.reconciling import MISSING
from goblins.library.records import (
    ROW_COLUMNS,
    UNREADABLE,
    DayStatus,
    MatchRow,
    RowReader,
    Status,
    UnreadableMatch,
    best_of,
    deal_key,
    decoded,
    insert_note,
    is_there,
    level_key,
    status_of,
)
from goblins.library.settings import Settings, settings_from, stored_values
from goblins.library.statistics import PAR, PlayerStatistics
from goblins.library.storage import TROUBLES, Storage
from goblins.words import Message, message, say
from goblins.words.spoken import in_first_language

__all__ = ["BadFile", "DayStatus", "Library", "MatchRow", "Totals", "UnreadableMatch"]


_LOG = logging.getLogger(__name__)

#: Of matches that were played to their end here, as the library's indexes know them.
_ENDED_HERE = "finished IS NOT NULL AND NOT imported AND trunk IS NULL"


def _now() -> datetime:
    return datetime.now(UTC)


class Library:
    """Matches, results and settings on disk."""

    def __init__(self, folder: Path | None = None, *, clock: Clock = _now, patience: float = PATIENCE_SECONDS) -> None:
        """Open the library in a folder (the usual one if none is given). Never fails: see `notice`."""
        self._furnish(folder or library_folder(), clock)
        self._storage = Storage(self.folder, self._today, self._tell, patience)
        self._reader = RowReader(self._storage.numbers)

    @classmethod
    def in_memory(cls, *, clock: Clock = _now) -> Library:
        """Return a library that is forgotten when it is closed."""
        library = cls.__new__(cls)
        library._furnish(Path(), clock)
        library._storage = Storage(None, library._today, library._tell)
        library._reader = RowReader(library._storage.numbers)
        return library

    @classmethod
    def only_looking(cls, folder: Path | None = None, *, clock: Clock = _now) -> Library:
        """Return a copy of the library in a folder, to look at while another program uses it.

        Nothing of it is written, unless `take_over` is called when the other program has gone.
        """
        library = cls.__new__(cls)
        library._furnish(folder or library_folder(), clock)
        library._storage = Storage.only_looking(library.folder, library._today, library._tell)
        library._reader = RowReader(library._storage.numbers)
        return library

    def _furnish(self, folder: Path, clock: Clock) -> None:
        self.folder, self._clock = folder, clock
        self._news: list[Message] = []
        self._passed_over: set[int] = set()
        #: The settings as whoever changes them knows them.
        self._known_settings: Settings | None = None

    def _today(self) -> date:
        return self._clock().date()

    @property
    def path(self) -> Path:
        """The library's file."""
        return self.folder / FILE_NAME

    def close(self) -> None:
        """Let go of the file. Nothing is lost without it, unless something waits to be saved: it is tried once more."""
        self._storage.close()

    @property
    def _connection(self) -> sqlite3.Connection:
        return self._storage.connection

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ------------------------------------------------------------------ what could not be saved

    @property
    def unsaved(self) -> str:
        """Why something is not on disk yet, as a sentence; '' when everything is."""
        waiting = self._storage.pending
        if not waiting:
            return ""
        why = self._storage.why_not or ""
        if "matches" in waiting:
            return say("library-unsaved-moves", why=why)
        return say("library-unsaved-settings") if "settings" in waiting else say("library-unsaved-progress", why=why)

    @property
    def notice(self) -> str:
        """A sentence the player must be shown, or ''. What is not saved stands until it is, other news until it was read."""
        if self._storage.on_disk:
            self._news = [news for news in self._news if news.key not in TROUBLES]
        return self.unsaved or (say(self._news[0]) if self._news else "")

    def read_news(self) -> None:
        """The player has read the news; what else there is comes next."""
        del self._news[:1]

    @property
    def looking(self) -> bool:
        """True if it is a copy to look at only."""
        return self._storage.looking

    @property
    def blank(self) -> bool:
        """True if the library could not be read: what it holds is not known, and is not nothing."""
        return self._storage.blank

    @property
    def returns(self) -> int:
        """How often it came back to its file, where settings may be others than those that were known before."""
        return self._storage.returns

    def take_over(self) -> None:
        """The other program has gone: keep everything from now on, and what was done here meanwhile."""
        self._storage.keep()
        self._tell(message("library-taken-over"))

    def hurry(self) -> None:
        """Somebody plays: from now on no save may wait long for another program."""
        self._storage.hurry()

    def examine(self) -> None:
        """Look for damage in a large file, beside everything else; `attend` is for what is found."""
        self._storage.examine()

    def attend(self) -> None:
        """Set a file aside that was found to be damaged, and go on with what can be read of it."""
        self._storage.attend()

    def retry(self) -> bool:
        """Try again to write what is not on disk; True if everything is now."""
        self._storage.retry()
        return not self.unsaved

    def save_elsewhere(self) -> tuple[tuple[Path, ...], tuple[str, ...]]:
        """Write every match that is not saved as a file into another folder of the player's.

        Returns the files, and a sentence for each match that could not be written.
        """
        written, failed, day = list[Path](), list[str](), f"{self._clock().astimezone():%Y-%m-%d}"
        for row in self._storage.changed_matches():
            number = self._storage.numbers.of(row)
            kept = self.match(number)
            try:
                data = self.export_match(number)
                written.append(outside.write_somewhere(f"goblins-{kept.game if kept else number}-{day}", data))
            except (OSError, UnreadableMatch) as error:
                failed.append(str(error))
        return tuple(written), tuple(failed)

    # ------------------------------------------------------------------ matches

    def follow(self, match: Match) -> int:
        """Store a new match and, from now on, each of its changes before the change's call returns; its number."""
        return Autosave(self._storage, self._clock, self._tell).begin(match)

    def follow_branch(self, match: Match, trunk: int, fork: int) -> int:
        """The same for a match that branches off from another one at a ply; it counts nowhere, and goes with its trunk."""
        turn = match.rules.turns(match.state_at(fork)) + 1
        return Autosave(self._storage, self._clock, self._tell).begin(match, Branch(trunk, fork, turn))

    def branches(self, trunk: int) -> tuple[MatchRow, ...]:
        """What branches off from a match, the oldest first."""
        found = self._rows("trunk = ?", self._row(trunk), branches=True)
        return tuple(sorted(found, key=lambda row: (row.created, row.id)))

    def load(self, match_id: int) -> Match:
        """A stored match, which is followed again; UnreadableMatch says why it can't be brought back."""
        try:
            return Autosave(self._storage, self._clock, self._tell).go_on(match_id)
        except (sqlite3.Error, OverflowError) as error:
            raise UnreadableMatch(say("library-not-read", number=match_id, why=reason(error))) from error

    def delete(self, match_id: int) -> None:
        """Forget a match and all that belongs to it. A number whose match is gone deletes nothing."""
        if self._change(match_id, lambda at, row: at.execute("DELETE FROM matches WHERE id = ?", (row,))):
            self._storage.numbers.forget(match_id)

    def matches(
        self, game: str | None = None, status: Status = "all", player: str | None = None, text: str | None = None
    ) -> tuple[MatchRow, ...]:
        """The readable matches that fit all that is asked, the latest first. Won and lost are meant for `player`, if given."""
        return self.chronicle().matches(game, status, player, text)

    def chronicle(self) -> Chronicle:
        """All matches at once, for a screen that asks many things of them."""
        pars: dict[int, int] = {}
        for row in self._read("SELECT match_id, value FROM notes WHERE key = ?", PAR):
            par = decoded(row["value"])
            if type(par) is int and abs(par) <= LARGEST_NUMBER:
                pars[self._storage.numbers.of(row["match_id"])] = par
        return Chronicle(tuple(self._rows(branches=True)), pars)

    def match(self, match_id: int) -> MatchRow | None:
        """The row of one match; None if there is none that can be read."""
        return next(self._rows("id = ?", self._row(match_id), branches=True), None)

    def open_matches(self) -> tuple[MatchRow, ...]:
        """The matches that can be gone on with, the latest first."""
        return tuple(self._rows("outcome IS NULL"))

    def newest_open(self) -> MatchRow | None:
        """The match that Continue brings back."""
        newest = next(self._rows("outcome IS NULL", most=1), None)
        return newest or next(self._rows("outcome IS NULL"), None)  # the newest one may be unreadable

    def count_open(self) -> int:
        """Count the matches that are not over."""
        return int(self._number("SELECT COUNT(*) FROM matches WHERE outcome IS NULL AND trunk IS NULL"))

    def deals_of_days(self) -> tuple[MatchRow, ...]:
        """The finished matches whose seed may be a day: all that a streak asks for."""
        return tuple(self._rows(f"seed GLOB '20[0-9][0-9][01][0-9][0-3][0-9]' AND {_ENDED_HERE}"))

    def unreadable(self) -> tuple[int, ...]:
        """Matches that are damaged, so that no list shows them; they can still be deleted."""
        every = self._every_row("1", branches=True)
        return tuple(self._storage.numbers.of(stored["id"]) for stored, row in every if row is None)

    def finished(self, game: str) -> int:
        """How many matches of a game were played to their end here."""
        return int(self._number(f"SELECT COUNT(*) FROM matches WHERE game = ? AND {_ENDED_HERE}", game))

    def last_finished(self, games: Iterable[str]) -> str:
        """Which of some games was played to its end here last; empty if none was."""
        latest = f"SELECT max(finished) FROM matches WHERE game = ? AND {_ENDED_HERE}"
        ended = {game: str(self._number(latest, game)) for game in games if self.finished(game)}
        return max(ended, key=ended.__getitem__, default="")

    def totals(self) -> Totals:
        """What the library holds in all."""
        return self.chronicle().totals

    # ------------------------------------------------------------------ results

    def best_result(self, game: str, setup: Setup, seed: int | None = None) -> int | None:
        """The best of a solitaire's wins without help: of this deal, or of its level if no seed is given.

        The fewest turns or the most points, as the game counts.
        """
        setup = msgspec.structs.replace(setup, game=game)
        column, key = ("level", level_key(setup)) if seed is None else ("deal", deal_key(setup, seed))
        rows = self._rows(f"{column} = ? AND won = 1 AND NOT assisted AND NOT imported", key)
        return best_of(game, [row.result for row in rows if row.result is not None])

    def day_status(self, game: str, setup: Setup, seed: int) -> DayStatus:
        """Whether a deal was won (the best win counts, one without help above all), is under way, or was lost."""
        key = deal_key(msgspec.structs.replace(setup, game=game), seed)
        return status_of(game, [row for row in self._rows("deal = ?", key) if not row.imported])

    def statistics(self, player: str) -> PlayerStatistics:
        """What a person's matches add up to."""
        return self.chronicle().statistics(player)

    def players(self) -> tuple[str, ...]:
        """Everybody who has played here, the latest first."""
        return self.chronicle().players

    # ------------------------------------------------------------------ notes, proofs, progress

    def note(self, match_id: int, key: str, value: Any) -> None:
        """Keep something about a match, in place of what was kept under that key. Nothing happens if the match is gone."""
        self._change(match_id, lambda at, row: insert_note(at, row, key, value))

    def notes(self, match_id: int) -> dict[str, Any]:
        """Everything kept about a match."""
        return self._values("SELECT key, value FROM notes WHERE match_id = ?", self._row(match_id))

    def proof(self, key: str) -> str | None:
        """What was remembered of a solved deal, as JSON."""
        found = self._read("SELECT value FROM proofs WHERE key = ?", key)
        return found[0]["value"] if found and decoded(found[0]["value"]) is not None else None

    def remember_proof(self, key: str, json: str) -> None:
        """Remember what was found out about a deal."""
        statement = "INSERT OR REPLACE INTO proofs (key, value) VALUES (?, ?)"
        self._write(lambda at: at.execute(statement, (key, json)))

    def progress(self, about: str) -> dict[str, Any]:
        """What the players have come to in something (`puzzles`, `feats`), by what follows `about/` in its key."""
        first, beyond = f"{about}/", f"{about}0"  # 0 is the sign after the stroke: all keys that begin so lie between
        found = self._values("SELECT key, value FROM progress WHERE key >= ? AND key < ?", first, beyond)
        return {key.removeprefix(first): value for key, value in found.items()}

    def remember_progress(self, about: str, key: str, value: Any) -> None:
        """Keep what somebody has reached. Counts that are kept under the key already don't go down."""
        self._write(lambda at: lay_over(at, "progress", f"{about}/{key}", MISSING, value))

    # ------------------------------------------------------------------ files

    def export_match(self, match_id: int) -> bytes:
        """A match as a file that another copy of the program can read; UnreadableMatch if that can't be."""
        try:
            return exchange.written(self._connection, self._row(match_id), match_id)
        except (sqlite3.Error, OverflowError) as error:
            raise UnreadableMatch(say("library-not-read", number=match_id, why=reason(error))) from error

    def import_match(self, data: bytes) -> int:
        """Store a file's match as a new one; its number. BadFile, and nothing is stored, if it is wrong."""
        match, document = exchange.read(data)
        try:
            row = self._storage.write(lambda at: exchange.insert_file(at, match, document, self._clock()))
        except (sqlite3.Error, OverflowError) as error:
            raise BadFile(say("library-not-kept", why=reason(error))) from error
        return self._storage.numbers.of(row)

    @staticmethod
    def read_match(data: bytes) -> Match:
        """A file's match without storing it; BadFile says what is wrong with it."""
        return exchange.read(data)[0]

    # ------------------------------------------------------------------ settings

    def settings(self) -> Settings:
        """The player's settings; whatever is missing or impossible has its default."""
        self._known_settings = settings_from(self._values("SELECT key, value FROM settings"))
        return self._known_settings

    def save_settings(self, settings: Settings) -> None:
        """Keep what was changed since the settings were read. What else is stored stays: it may not be known here."""
        before = stored_values(self._known_settings or self.settings())
        values = stored_values(settings)
        self._known_settings = settings

        def lay(at: sqlite3.Connection) -> None:
            for name, value in values.items():
                if value != before.get(name, MISSING):
                    lay_over(at, "settings", name, before.get(name, MISSING), value)

        self._write(lay)

    # ------------------------------------------------------------------ helpers

    def _tell(self, news: Message | None) -> None:
        if news and news not in self._news:
            _LOG.warning("%s", in_first_language(news))
            self._news.append(news)

    def _row(self, match_id: int) -> int | None:
        return self._storage.numbers.row(match_id)

    def _change(self, match_id: int, change: Callable[[sqlite3.Connection, int], object]) -> bool:
        """Change a match's row; False if the match is gone, or if it can't be told whether it is."""

        def made(at: sqlite3.Connection) -> bool:
            row = self._row(match_id)
            if row is None or not is_there(at, row):
                return False
            change(at, row)
            return True

        done = bool(self._write(made))
        if not done and self.blank:
            self._tell(message("library-could-not-be-written", why=self._storage.why_not or ""))
        return done

    def _write(self, change: Callable[[sqlite3.Connection], object]) -> object:
        try:
            return self._storage.write(change)
        except (sqlite3.Error, OverflowError) as error:
            self._tell(message("library-could-not-be-written", why=reason(error)))
            return None

    def _read(self, statement: str, *values: Any) -> list[sqlite3.Row]:
        """What the file holds; nothing, with a notice, where it can't be read."""
        try:
            return self._connection.execute(statement, values).fetchall()
        except (sqlite3.Error, OverflowError) as error:
            if not self._storage.suspect(error):
                self._tell(message("library-could-not-be-read", why=reason(error)))
            return []

    def _number(self, statement: str, *values: Any) -> Any:
        """Return the only value that a statement asks for; 0 where the file can't be read."""
        found = self._read(statement, *values)
        return found[0][0] if found else 0

    def _values(self, statement: str, *values: Any) -> dict[str, Any]:
        """Stored JSON by key, without what can't be read."""
        found = {row["key"]: decoded(row["value"]) for row in self._read(statement, *values)}
        return {key: value for key, value in found.items() if value is not None}

    def _rows(
        self, condition: str = "1", *values: Any, branches: bool = False, most: int | None = None
    ) -> Iterator[MatchRow]:
        """Every readable row that fits, the latest first; branches of other matches only if they are asked for."""
        return (row for _, row in self._every_row(condition, *values, branches=branches, most=most) if row is not None)

    def _every_row(
        self, condition: str, *values: Any, branches: bool = False, most: int | None = None
    ) -> Iterator[tuple[sqlite3.Row, MatchRow | None]]:
        kept = "1" if branches else "trunk IS NULL"
        statement = f"SELECT {ROW_COLUMNS} FROM matches WHERE {condition} AND {kept} ORDER BY updated DESC, id DESC"
        statement += "" if most is None else f" LIMIT {most}"
        for stored in self._read(statement, *values):
            try:
                yield stored, self._reader.row(stored)
            except UNREADABLE as error:
                self._pass_over(self._storage.numbers.of(stored["id"]), error)
                yield stored, None

    def _pass_over(self, match_id: int, error: Exception) -> None:
        """A match that can't be read here is left where it is; the player hears of it once."""
        if match_id not in self._passed_over:
            self._passed_over.add(match_id)
            why = plain(str(error), LONGEST_WORD)
            self._tell(message("library-passed-over", number=match_id, why=why))
