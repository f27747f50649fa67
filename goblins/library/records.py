"""How a match lies in the library: what is written of it, and the rows that lists and statistics are made of."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from typing import Any, Literal

import msgspec
from msgspec import Struct

from goblins.content.box import Box
from goblins.content.shelf import shelf
from goblins.core.contract import Outcome
from goblins.core.info import BadSetup, OptionValue
from goblins.core.match import Match, turns_played
from goblins.core.setup import Setup
from goblins.games.registry import UnknownGame, info_of
from goblins.library.door import (
    LARGEST_FILE,
    LARGEST_PART,
    TOO_LONG,
    fit_count,
    fit_moment,
    fit_outcome,
    fit_seed,
    fit_setup,
    fit_text,
)
from goblins.library.numbers import Numbers
from goblins.words import in_each_language, say

Status = Literal["all", "won", "lost", "open"]

#: The reason games give for an end that is nobody's defeat.
DRAW = "draw"

#: What reading damaged text may raise.
UNREADABLE = (msgspec.MsgspecError, ValueError, TypeError, RecursionError, OverflowError)


class UnreadableMatch(Exception):
    """A stored match can't be brought back; the message says which and why. Other matches are not touched."""


class MatchRow(Struct, frozen=True):
    """A match as a list shows it. `finished` and `outcome` are None while it is open."""

    id: int
    game: str
    setup: Setup
    seed: int
    created: datetime
    updated: datetime
    finished: datetime | None
    steps: int
    turns: int
    outcome: Outcome | None
    assisted: bool
    imported: bool
    trunk: int | None = None
    """The match it branches off from, if it is a branch: then it counts nowhere."""
    fork: int = 0
    """The ply at which it branches off, and the number of the turn."""
    fork_turn: int = 0

    @property
    def is_open(self) -> bool:
        """Whether it can be gone on with."""
        return self.outcome is None

    @property
    def result(self) -> int | None:
        """What the only player of a solitaire reached; None while it is open, and with several seats."""
        score = self.outcome.score(0) if self.outcome and len(self.setup.seats) == 1 else None
        return score.total if score else None

    @property
    def house_rules(self) -> str:
        """What the house rules are called that it was played by; empty if it was played as printed."""
        return self.setup.house.title if self.setup.house else ""

    @property
    def people(self) -> tuple[str, ...]:
        """The names of the people who sat down to it."""
        return tuple(self.setup.seats[seat].name for seat in self.setup.humans)

    @property
    def humans(self) -> tuple[str, ...]:
        """The names of those it counts for: not of those for whom a bot finished it, unless they conceded it."""
        seats = [self.setup.seats[seat] for seat in self.setup.humans]
        return tuple(seat.name for seat in seats if seat.conceded or not seat.stand_in)

    def won_by_human(self, player: str | None = None) -> bool:
        """Whether that person has won it without leaving; any person, if none is named."""
        return self.outcome is not None and any(
            seat in self.outcome.winners and player in (None, self.setup.seats[seat].name) for seat in self.setup.stayed
        )

    def conceded_by(self, player: str) -> bool:
        """Whether that person gave it up, and lost it so."""
        return any(seat.conceded and seat.name == player for seat in self.setup.seats)

    def lost_by_human(self, player: str | None = None) -> bool:
        """Whether it ended, not in a draw, and that person (or no person at all) has not won it."""
        if self.outcome is not None and player is not None and self.conceded_by(player):
            return True
        if self.outcome is None or self.outcome.reason == DRAW or self.won_by_human(player):
            return False
        return player in self.humans if player is not None else bool(self.humans)

    def has_status(self, status: Status, player: str | None = None) -> bool:
        """Whether it belongs under a filter of the history."""
        if status == "open":
            return self.is_open
        if status == "won":
            return self.won_by_human(player)
        return status == "all" or self.lost_by_human(player)

    def mentions(self, text: str) -> bool:
        """Whether every word of the text is found in its game, names, seed or ending."""
        seats = self.setup.seats
        words = [self.game, *_titles(self.game, len(seats)), str(self.seed), *(seat.name for seat in seats)]
        if self.outcome:
            words += [self.outcome.reason, self.outcome.text]
        told = " ".join(words).casefold()
        return all(word in told for word in text.casefold().split())


class DayStatus(Struct, frozen=True):
    """How far a person has come with one deal: `match_id` is the match to go on with or to look at, `result` that of a win."""

    state: Literal["new", "begun", "done", "lost"]
    match_id: int | None = None
    result: int | None = None
    assisted: bool = False


# ---------------------------------------------------------------------- writing


def status_of(game: str, rows: list[MatchRow]) -> DayStatus:
    """Whether a deal was won (the best win counts, one without help above all), is under way, or was lost."""
    if wins := [row for row in rows if row.won_by_human()]:
        unaided = [row for row in wins if not row.assisted] or wins
        result = best_of(game, [row.result for row in unaided if row.result is not None])
        best = next(row for row in unaided if row.result == result)
        return DayStatus("done", best.id, result, best.assisted)
    for row in rows:
        if row.is_open:
            return DayStatus("begun", row.id, assisted=row.assisted)
    return DayStatus("lost", rows[0].id, assisted=rows[0].assisted) if rows else DayStatus("new")


def moment(time: datetime) -> str:
    """A time as it is stored: in UTC, in years that can be read again, and sorted as text it is sorted by time."""
    return fit_moment(time).isoformat(timespec="microseconds")


def encoded(value: Any) -> str:
    """A value as JSON text."""
    return msgspec.json.encode(value).decode()


def decoded(text: str) -> Any:
    """Return the value of stored JSON; None if it can't be read, or is more than the program writes."""
    if isinstance(text, str) and len(text) > LARGEST_FILE:
        return None
    try:
        return msgspec.json.decode(text)
    except UNREADABLE:
        return None


def level_key(setup: Setup) -> str:
    """What a solitaire's best is compared by: game, seats, options and house rules, without what only chooses the deal.

    Only what differs from the default counts, so that a new option doesn't part old results from new ones.
    """
    return _key(setup, {option.key for option in info_of(setup.game).options if option.hidden})


def deal_key(setup: Setup, seed: int) -> str:
    """The same for one deal."""
    return f"{_key(setup, set())} {seed}"


def progress(match: Match, now: datetime, *, plies_before: int = 0) -> dict[str, Any]:
    """The columns that change with every step of a match."""
    outcome = match.outcome
    return {
        "rules_version": match.rules.info.rules_version,
        "updated": moment(now),
        "finished": moment(now) if outcome else None,
        "cursor": plies_before + match.cursor,
        "turns": turns_played(match) if outcome else match.rules.turns(match.state),
        "assisted": int(match.assisted),
        "snapshot": encoded(match.state),
        "outcome": encoded(outcome) if outcome else None,
        "won": int(any(seat in outcome.winners for seat in match.setup.stayed)) if outcome else None,
    }


def insert_match(
    connection: sqlite3.Connection,
    match: Match,
    now: datetime,
    besides: Mapping[str, Any] | None = None,
    *,
    imported: bool = False,
) -> int:
    """Store a match with all its steps as a new row, `besides` in columns of their own; returns its id.

    Call it inside a transaction.
    """
    columns = {
        "game": match.setup.game,
        "setup": encoded(match.setup),
        "seed": str(match.seed),
        "level": level_key(match.setup),
        "deal": deal_key(match.setup, match.seed),
        "created": moment(now),
        "imported": int(imported),
        "fingerprint": Box(match.setup.game, match.setup.house).fingerprint(),
        "origin": encoded(match.opening) if match.is_resumed else None,
        **progress(match, now),
        **(besides or {}),
    }
    names, values = ", ".join(columns), ", ".join(f":{name}" for name in columns)
    match_id = connection.execute(f"INSERT INTO matches ({names}) VALUES ({values})", columns).lastrowid
    assert match_id is not None
    insert_steps(connection, match_id, match, first=0)
    return match_id


def insert_steps(
    connection: sqlite3.Connection, match_id: int, match: Match, *, first: int, plies_before: int = 0
) -> None:
    """Replace all stored steps of a match from the given one on. Call it inside a transaction."""
    connection.execute("DELETE FROM steps WHERE match_id = ? AND ply >= ?", (match_id, plies_before + first))
    connection.executemany(
        "INSERT INTO steps (match_id, ply, action) VALUES (?, ?, ?)",
        [(match_id, plies_before + ply, encoded(match.steps[ply].action)) for ply in range(first, len(match.steps))],
    )


def insert_note(connection: sqlite3.Connection, row: int, key: str, value: Any) -> None:
    """Keep something about a match, in place of what was kept under that key. Call it inside a transaction."""
    values = row, key, encoded(value)
    connection.execute("INSERT OR REPLACE INTO notes (match_id, key, value) VALUES (?, ?, ?)", values)


# ---------------------------------------------------------------------- reading


def _no_longer_than(name: str, most: int) -> str:
    """Return SQL for a column; text that no match has comes as a mark, before it fills the memory."""
    return f"iif(length(CAST({name} AS BLOB)) > {most}, '{TOO_LONG}', {name}) AS {name}"


_LISTED = (
    "id",
    "game",
    _no_longer_than("setup", LARGEST_FILE),
    "seed",
    "created",
    "updated",
    "finished",
    "cursor",
    "turns",
    "assisted",
    "imported",
    _no_longer_than("outcome", LARGEST_PART),
    "trunk",
    "fork",
    "fork_turn",
)
#: The columns a list reads; the position, which is long, is not among them.
ROW_COLUMNS = ", ".join(_LISTED)
_WHOLE_ROW = (
    *_LISTED,
    "rules_version",
    "fingerprint",
    "revision",
    "origin_ply",
    _no_longer_than("snapshot", LARGEST_PART),
    _no_longer_than("origin", LARGEST_PART),
)


class RowReader:
    """Reads stored rows. One that still is what it was is not read again: of a long list only few change."""

    def __init__(self, numbers: Numbers) -> None:
        self._numbers = numbers
        self._known: dict[int, tuple[int, MatchRow | Exception]] = {}

    def row(self, stored: sqlite3.Row) -> MatchRow:
        """A stored row as a value, or one of UNREADABLE as `match_row` raises it."""
        number, written = self._numbers.of(stored["id"], stored["created"]), hash(tuple(stored))
        known = self._known.get(number)
        if known is None or known[0] != written:
            known = self._known[number] = (written, self._read(stored, number))
        if isinstance(known[1], Exception):
            raise known[1]
        return known[1]

    def _read(self, stored: sqlite3.Row, number: int) -> MatchRow | Exception:
        """Return a stored row as a value, or the reason why it is none: a damaged row is not read again, either."""
        try:
            row = match_row(stored)
        except UNREADABLE as error:
            return error
        trunk = None if row.trunk is None else self._numbers.of(row.trunk)
        return msgspec.structs.replace(row, id=number, trunk=trunk)


def match_row(stored: sqlite3.Row) -> MatchRow:
    """A stored row as a value; one of UNREADABLE is raised if it is damaged, or of a game that is not known here."""
    setup = stored_setup(stored)
    outcome, finished = stored["outcome"], stored["finished"]
    row = msgspec.convert(
        {
            "id": stored["id"],
            "game": setup.game,
            "turns": stored["turns"],
            "setup": setup,
            "seed": fit_seed(int(stored["seed"])),
            "created": stored_moment(stored["created"]),
            "updated": stored_moment(stored["updated"]),
            "finished": stored_moment(finished) if finished is not None else None,
            "steps": stored["cursor"],
            "outcome": msgspec.json.decode(fit_text(outcome), type=Outcome) if outcome is not None else None,
            "assisted": bool(stored["assisted"]),
            "imported": bool(stored["imported"]),
            "trunk": stored["trunk"],
            "fork": stored["fork"],
            "fork_turn": stored["fork_turn"],
        },
        MatchRow,
    )
    fit_count(row.turns)
    fit_count(row.fork)
    fit_count(row.fork_turn)
    fit_count(row.steps)
    fit_outcome(row.outcome, len(setup.seats))
    return row


def stored_setup(stored: sqlite3.Row) -> Setup:
    """The set-up of a stored row; one of UNREADABLE is raised if it can't be sat down to."""
    info_of(stored["game"])
    setup = _setup(stored["setup"])
    if setup.game != stored["game"]:
        raise ValueError(say("library-why-of-another-game", game=repr(stored["game"]), other=repr(setup.game)))
    return setup


@lru_cache(maxsize=1024)
def _setup(text: str) -> Setup:
    """A stored set-up: the same people play again and again, so that it is read once."""
    return fit_setup(msgspec.json.decode(fit_text(text, LARGEST_FILE), type=Setup))


def stored_moment(text: str) -> datetime:
    """A stored time; one of UNREADABLE is raised if it is none."""
    return fit_moment(datetime.fromisoformat(text))


def is_there(connection: sqlite3.Connection, row: int) -> bool:
    """True if there is a match in this row."""
    return connection.execute("SELECT 1 FROM matches WHERE id = ?", (row,)).fetchone() is not None


def stored_row(connection: sqlite3.Connection, row: int | None, number: int) -> sqlite3.Row:
    """Return the stored row of a match; UnreadableMatch, with the match's number, if there is none."""
    statement = f"SELECT {', '.join(_WHOLE_ROW)} FROM matches WHERE id = ?"
    found: sqlite3.Row | None = connection.execute(statement, (row,)).fetchone()
    if found is None:
        raise UnreadableMatch(say("library-not-there", number=number))
    return found


def stored_actions(connection: sqlite3.Connection, row: int | None, number: int, first: int = 0) -> list[str]:
    """Return the actions of a match as JSON, from the given step on, those that were undone included.

    UnreadableMatch, with the match's number, if there is a gap: steps were lost.
    """
    rows = connection.execute(
        "SELECT ply, action FROM steps WHERE match_id = ? AND ply >= ? ORDER BY ply", (row, first)
    ).fetchall()
    if [one["ply"] for one in rows] != list(range(first, first + len(rows))):
        raise UnreadableMatch(say("library-lost-steps", number=number))
    return [one["action"] for one in rows]


def best_of(game: str, results: list[int]) -> int | None:
    """The best of a solitaire's results, as the game counts."""
    solitaire = info_of(game).solitaire
    better = max if solitaire and not solitaire.fewer_is_better else min
    return better(results, default=None)


def _key(setup: Setup, ignored: set[str]) -> str:
    defaults: dict[str, OptionValue] = {option.key: option.default for option in info_of(setup.game).options}
    chosen = {
        key: value for key, value in sorted(setup.options.items()) if key not in ignored and value != defaults.get(key)
    }
    players = ",".join(seat.player for seat in setup.seats)
    own = f" {setup.house.fingerprint}" if setup.house else ""
    return f"{setup.game} {players} {encoded(chosen)}{own}"


@in_each_language
def _titles(game: str, seats: int) -> tuple[str, ...]:
    """What a game is called: in English, and on its box in the language that is spoken."""
    boxes = [box for box in shelf() if box.game == game]
    titles = [title for box in boxes for title in (box.title, box.full_title)]
    titles += [box.solitaire.title for box in boxes if box.solitaire and seats == 1]
    try:
        return info_of(game).full_title, *titles
    except (UnknownGame, BadSetup):
        return tuple(titles)
