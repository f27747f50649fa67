"""Changes made in a copy of the library: SQLite notes them by triggers, and `write_over` writes just them to the file."""

from __future__ import annotations

import sqlite3
from contextlib import suppress
from typing import Any, Literal, NamedTuple, get_args

import msgspec

from goblins.library.database import transaction
from goblins.library.reconciling import MISSING, reconciled_progress, reconciled_setting

Kind = Literal["matches", "notes", "proofs", "settings", "progress"]

#: The revision that a row has before it is there.
_NEW = -1
#: Rows that are made in memory get ids from here on. In the file they get others: it may have come on meanwhile.
FIRST_IN_MEMORY = 2**40
#: Tables of values by key.
_VALUES: tuple[Kind, ...] = ("proofs", "settings", "progress")

_TABLE = """
    CREATE TEMP TABLE changed (
        kind TEXT NOT NULL, key NOT NULL, part TEXT NOT NULL, was, created TEXT, updated TEXT, PRIMARY KEY (kind, key, part)
    ) WITHOUT ROWID
"""
# Only the first change of a thing is noted, with what it was before. OR IGNORE would not do: within a trigger the conflict
# clause of the statement that fires it counts.
_TRIGGER = """
    CREATE TEMP TRIGGER {kind}_{event} {time} {event} ON main.{kind} BEGIN
        INSERT INTO changed SELECT '{kind}', {key}, {part}, {was}, {created}, {updated}
        WHERE NOT EXISTS (SELECT 1 FROM changed WHERE kind = '{kind}' AND key = {key} AND part = {part});
    END
"""


class Merged(NamedTuple):
    """The result of writing a copy over the file.

    `moved` maps rows of the copy to rows of the file, `there` holds the ids and times of the rows the file had before, and
    `parted` is true if a match was changed in both.
    """

    moved: dict[int, int]
    there: frozenset[tuple[int, str]]
    parted: bool


class _Version(NamedTuple):
    """The count of changes of a match and the time of the last one: counts alone are equal where two programs went apart."""

    revision: int
    updated: str | None

    def is_that_of(self, theirs: _Version | None) -> bool:
        """True if the file has this version; the time of one that could not be read is not known."""
        return theirs is not None and self.revision == theirs.revision and self.updated in (None, theirs.updated)


def note_them(connection: sqlite3.Connection) -> None:
    """Let a database in memory note what is changed in it from now on."""
    connection.execute(_TABLE)
    for event, row in (("INSERT", "NEW"), ("UPDATE", "OLD"), ("DELETE", "OLD")):
        about = {"event": event, "time": "BEFORE", "part": "''", "was": "NULL", "created": "NULL", "updated": "NULL"}
        for kind in _VALUES:
            before = f"(SELECT value FROM {kind} WHERE key = {row}.key)"
            connection.execute(_TRIGGER.format(**about | {"kind": kind, "key": f"{row}.key", "was": before}))
        note = {"kind": "notes", "key": f"{row}.match_id", "part": f"{row}.key"}
        connection.execute(_TRIGGER.format(**about | note))
        # A new row has its id only after it was inserted, and the revision before its own is the one it may replace.
        was = f"{row}.revision - 1" if event == "INSERT" else f"{row}.revision"
        updated = "NULL" if event == "INSERT" else f"{row}.updated"
        match = {"kind": "matches", "key": f"{row}.id", "was": was, "created": f"{row}.created", "updated": updated}
        connection.execute(_TRIGGER.format(**about | match | {"time": "AFTER"}))
    with transaction(connection):
        last = connection.execute("SELECT max(seq) FROM sqlite_sequence WHERE name = 'matches'").fetchone()[0]
        connection.execute("DELETE FROM sqlite_sequence WHERE name = 'matches'")
        first = max(last or 0, FIRST_IN_MEMORY)
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('matches', ?)", (first,))


def mark_everything(connection: sqlite3.Connection) -> None:
    """Treat all that a copy holds as changed: the file it came from is gone."""
    with transaction(connection):
        connection.execute("DELETE FROM changed")
        connection.execute("INSERT INTO changed SELECT 'matches', id, '', ?, created, updated FROM matches", (_NEW,))
        connection.execute("INSERT INTO changed SELECT 'notes', match_id, key, NULL, NULL, NULL FROM notes")
        for table in _VALUES:
            connection.execute(f"INSERT INTO changed SELECT '{table}', key, '', NULL, NULL, NULL FROM {table}")


def kinds(connection: sqlite3.Connection) -> frozenset[Kind]:
    """Return the kinds of things that were changed."""
    found = {row[0] for row in connection.execute("SELECT DISTINCT kind FROM changed")}
    return frozenset(kind for kind in get_args(Kind) if kind in found)


def matches(connection: sqlite3.Connection) -> tuple[int, ...]:
    """Return the rows of the matches that were changed and are still there."""
    statement = "SELECT key FROM changed WHERE kind = 'matches' AND key IN (SELECT id FROM matches) ORDER BY key"
    return tuple(row[0] for row in connection.execute(statement))


def write_over(copy: sqlite3.Connection, file: sqlite3.Connection) -> Merged:
    """Write what was changed in a copy over the file, all of it or nothing; sqlite3.Error if the file does not take it.

    Nothing else of the file changes. A match that was changed in both is kept twice.
    """
    places = _Places(copy, file)
    with transaction(file):
        parted = _write_matches(copy, file, places)
        _write_notes(copy, file, places)
        for table in _VALUES:
            _write_values(copy, file, table)
    # All rows are read only now: a file that takes nothing is tried again and again, and may be large. If reading fails, what
    # was written stays written, and numbers of other rows name nothing until a list shows them again.
    there = frozenset[tuple[int, str]]()
    with suppress(sqlite3.Error):
        there = _all_rows(file)
    unmoved = {row: row for row, created in _all_rows(copy) if (row, created) in there}
    return Merged(unmoved | places.moved, there, parted)


def _all_rows(connection: sqlite3.Connection) -> frozenset[tuple[int, str]]:
    return frozenset((row[0], row[1]) for row in connection.execute("SELECT id, created FROM matches"))


class _Places:
    """The row in the file of each match of a copy. `moved` holds those that were written."""

    def __init__(self, copy: sqlite3.Connection, file: sqlite3.Connection) -> None:
        self.moved: dict[int, int] = {}
        self._copy = copy
        self._file = file

    def of(self, row: int) -> int | None:
        """Return the row of a match in the file; None if it is not there."""
        if row in self.moved:
            return self.moved[row]
        made = self._copy.execute("SELECT created FROM matches WHERE id = ?", (row,)).fetchone()
        return row if made is not None and self.version(row, made["created"]) else None

    def version(self, row: int, created: str) -> _Version | None:
        """Return the version of a match that the file has; None if it is not there."""
        asked = "SELECT revision, updated FROM matches WHERE id = ? AND created = ?"
        found = self._file.execute(asked, (row, created)).fetchone()
        return None if found is None else _Version(*found)


def _write_matches(copy: sqlite3.Connection, file: sqlite3.Connection, places: _Places) -> bool:
    """Write the matches that were changed; True if one of them was changed in both."""
    parted = False
    for row, _, revision, created, updated in _noted(copy, "matches"):
        stored = copy.execute("SELECT * FROM matches WHERE id = ?", (row,)).fetchone()
        was = _Version(revision, updated)
        theirs = places.version(row, created)
        if stored is None:
            if was.is_that_of(theirs):
                file.execute("DELETE FROM matches WHERE id = ?", (row,))
            continue
        columns = {name: stored[name] for name in stored.keys() if name not in ("id", "trunk")}  # noqa: SIM118 - a row
        relation = _relation(copy, file, row, was, theirs)
        if relation == "apart":
            trunk = stored["trunk"] and places.of(stored["trunk"])
            if stored["trunk"] and not trunk:
                continue  # a branch goes with its trunk
            parted = parted or theirs is not None
            places.moved[row] = _insert(file, row, {**columns, "trunk": trunk})
            _copy_rows(copy, file, "notes", row, places.moved[row])
        else:
            places.moved[row] = row
        if relation == "before":
            changed = ", ".join(f"{name} = :{name}" for name in columns)
            file.execute(f"UPDATE matches SET {changed} WHERE id = :row", {**columns, "row": row})
            file.execute("DELETE FROM steps WHERE match_id = ?", (row,))
        if relation != "after":
            _copy_rows(copy, file, "steps", row, places.moved[row])
    return parted


def _relation(
    copy: sqlite3.Connection, file: sqlite3.Connection, row: int, was: _Version, theirs: _Version | None
) -> Literal["before", "after", "apart"]:
    """Return whether the file has a match as it was before it was changed in the copy, has it already, or has another one."""
    if theirs is None:
        return "apart"
    if was.revision != _NEW:
        return "before" if was.is_that_of(theirs) else "apart"
    mine, others = _steps(copy, row), _steps(file, row)
    revision = copy.execute("SELECT revision FROM matches WHERE id = ?", (row,)).fetchone()[0]
    if theirs.revision < revision:
        return "before" if mine[: len(others)] == others else "apart"
    return "after" if others[: len(mine)] == mine else "apart"


def _steps(connection: sqlite3.Connection, row: int) -> list[tuple[Any, ...]]:
    found = connection.execute("SELECT ply, action FROM steps WHERE match_id = ? ORDER BY ply", (row,))
    return [tuple(step) for step in found]


def _noted(copy: sqlite3.Connection, kind: Kind) -> list[sqlite3.Row]:
    """Return the key, the part, the former value, and the times of making and changing of all that was changed."""
    statement = "SELECT key, part, was, created, updated FROM changed WHERE kind = ? ORDER BY key"
    return copy.execute(statement, (kind,)).fetchall()


def _insert(file: sqlite3.Connection, row: int, columns: dict[str, Any]) -> int:
    """Write a match as a new row; returns its id, which is the one it had if the file never used that."""
    last = file.execute("SELECT seq FROM sqlite_sequence WHERE name = 'matches'").fetchone()
    if row < FIRST_IN_MEMORY and row > (last["seq"] if last else 0):
        columns = {**columns, "id": row}
    inserted = file.execute(f"INSERT INTO matches {_values_of(columns)}", columns).lastrowid
    assert inserted is not None
    return inserted


def _copy_rows(copy: sqlite3.Connection, file: sqlite3.Connection, table: str, row: int, to: int) -> None:
    """Copy what belongs to a match."""
    for stored in copy.execute(f"SELECT * FROM {table} WHERE match_id = ?", (row,)):
        columns = {name: stored[name] for name in stored.keys()} | {"match_id": to}  # noqa: SIM118
        file.execute(f"INSERT OR REPLACE INTO {table} {_values_of(columns)}", columns)


def _values_of(columns: dict[str, Any]) -> str:
    """Return the end of an INSERT statement: the names of columns, and a place for the value of each."""
    places = ", ".join(f":{name}" for name in columns)
    return f"({', '.join(columns)}) VALUES ({places})"


def _write_notes(copy: sqlite3.Connection, file: sqlite3.Connection, places: _Places) -> None:
    for row, key, *_ in _noted(copy, "notes"):
        found = copy.execute("SELECT value FROM notes WHERE match_id = ? AND key = ?", (row, key)).fetchone()
        to = places.of(row)
        if found is not None and to is not None:
            values = (to, key, found["value"])
            file.execute("INSERT OR REPLACE INTO notes (match_id, key, value) VALUES (?, ?, ?)", values)


def _write_values(copy: sqlite3.Connection, file: sqlite3.Connection, kind: Kind) -> None:
    for key, _, was, *_ in _noted(copy, kind):
        mine = value_at(copy, kind, key)
        if mine is not MISSING:
            lay_over(file, kind, key, _decoded(was), mine)


def lay_over(connection: sqlite3.Connection, kind: Kind, key: str, was: Any, mine: Any) -> None:
    """Keep a value that was changed from `was` to `mine`, with what is stored under its key. Call it inside a transaction."""
    theirs = value_at(connection, kind, key)
    if kind == "settings":
        mine = reconciled_setting(key, was, mine, theirs)
    elif kind == "progress":
        mine = reconciled_progress(mine, theirs)
    text = msgspec.json.encode(mine).decode()
    connection.execute(f"INSERT OR REPLACE INTO {kind} VALUES (?, ?)", (key, text))


def value_at(connection: sqlite3.Connection, kind: Kind, key: str) -> Any:
    """Return the value that is kept under a key; MISSING if there is none or it can't be read."""
    found = connection.execute(f"SELECT value FROM {kind} WHERE key = ?", (key,)).fetchone()
    return MISSING if found is None else _decoded(found["value"])


def _decoded(text: Any) -> Any:
    try:
        return msgspec.json.decode(text)
    except (msgspec.MsgspecError, TypeError, ValueError, RecursionError):
        return MISSING
