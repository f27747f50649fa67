"""The tables of the library and how older files are brought up to date.

To change the schema: write a function `_to_version_<n>` that turns the tables of version n-1 into those of version n,
append it to `UPGRADES`, and add a test that upgrades a file of version n-1. Never edit a step that has been released:
somebody's file has already gone through it. The file's version is SQLite's `user_version`.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import cache

_VERSION_1 = (
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        game TEXT NOT NULL,
        rules_version INTEGER NOT NULL,
        setup TEXT NOT NULL,
        seed TEXT NOT NULL,
        level TEXT NOT NULL,
        deal TEXT NOT NULL,
        created TEXT NOT NULL,
        updated TEXT NOT NULL,
        finished TEXT,
        cursor INTEGER NOT NULL,
        turns INTEGER NOT NULL,
        assisted INTEGER NOT NULL,
        imported INTEGER NOT NULL,
        snapshot TEXT NOT NULL,
        origin TEXT,
        origin_ply INTEGER NOT NULL DEFAULT 0,
        outcome TEXT,
        won INTEGER,
        revision INTEGER NOT NULL DEFAULT 0
    )
    """,
    "CREATE INDEX matches_by_deal ON matches (deal)",
    "CREATE INDEX matches_by_level ON matches (level)",
    """
    CREATE TABLE steps (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        ply INTEGER NOT NULL,
        action TEXT NOT NULL,
        PRIMARY KEY (match_id, ply)
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE notes (
        match_id INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        key TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (match_id, key)
    ) WITHOUT ROWID
    """,
    "CREATE TABLE proofs (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE settings (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
)


class Damaged(Exception):
    """The file is no library, or no longer a whole one."""


class NewerSchema(Exception):
    """The file was written by a newer version of the program."""


def _to_version_1(connection: sqlite3.Connection) -> None:
    """From nothing at all. Other tables in a file of version 0 mean that it isn't ours."""
    if _tables(connection):
        raise Damaged("it holds something else")
    for statement in _VERSION_1:
        connection.execute(statement)


def _to_version_2(connection: sqlite3.Connection) -> None:
    """A match keeps what data it was played with; of those before it is not known."""
    connection.execute("ALTER TABLE matches ADD COLUMN fingerprint TEXT NOT NULL DEFAULT ''")


def _to_version_3(connection: sqlite3.Connection) -> None:
    """What a player has come to beside matches (puzzles, feats, ratings): a value by its key."""
    connection.execute("CREATE TABLE progress (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID")


def _to_version_4(connection: sqlite3.Connection) -> None:
    """A match may be a branch of another one, from a ply on; with its trunk it goes."""
    connection.execute("ALTER TABLE matches ADD COLUMN trunk INTEGER REFERENCES matches (id) ON DELETE CASCADE")
    connection.execute("ALTER TABLE matches ADD COLUMN fork INTEGER NOT NULL DEFAULT 0")
    connection.execute("ALTER TABLE matches ADD COLUMN fork_turn INTEGER NOT NULL DEFAULT 0")
    connection.execute("CREATE INDEX matches_by_trunk ON matches (trunk)")


def _to_version_5(connection: sqlite3.Connection) -> None:
    """Add indexes for the shelf: open matches, the last finished ones, and those of days are found without reading all."""
    connection.execute("CREATE INDEX matches_open ON matches (updated, id) WHERE outcome IS NULL AND trunk IS NULL")
    ended = "finished IS NOT NULL AND NOT imported AND trunk IS NULL"
    connection.execute(f"CREATE INDEX matches_ended ON matches (game, finished) WHERE {ended}")
    connection.execute(f"CREATE INDEX matches_by_day ON matches (seed) WHERE {ended}")
    # An index of all trunks would be taken for those that have none, which are nearly all.
    connection.execute("DROP INDEX IF EXISTS matches_by_trunk")
    connection.execute("CREATE INDEX matches_by_trunk ON matches (trunk) WHERE trunk IS NOT NULL")


UPGRADES: list[Callable[[sqlite3.Connection], None]] = [
    _to_version_1,
    _to_version_2,
    _to_version_3,
    _to_version_4,
    _to_version_5,
]


def upgrade(connection: sqlite3.Connection) -> bool:
    """Bring the tables up to date, all or nothing; NewerSchema or Damaged if that can't be. True if there were none before."""
    # The lock comes first, so that two programs starting at once don't both create the tables.
    connection.execute("BEGIN IMMEDIATE")
    try:
        version: int = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > len(UPGRADES):
            raise NewerSchema(f"schema {version}, known up to {len(UPGRADES)}")
        if version < 0:
            raise Damaged(f"schema {version}")
        for step in UPGRADES[version:]:
            step(connection)
        if version < len(UPGRADES):
            connection.execute(f"PRAGMA user_version = {len(UPGRADES)}")
        if missing := _expected_columns(tuple(UPGRADES)) - _columns(connection):
            raise Damaged(f"without {', '.join(sorted(missing))}")
        connection.commit()
        return version == 0
    except BaseException:
        connection.rollback()
        raise


@cache
def _expected_columns(steps: tuple[Callable[[sqlite3.Connection], None], ...]) -> set[str]:
    """Return what a file has once it is up to date, as a new one has it."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as fresh:
        for step in steps:
            step(fresh)
        return _columns(fresh)


def _columns(connection: sqlite3.Connection) -> set[str]:
    """Every column of every table, as `table.column`."""
    tables = _tables(connection)
    found = {table: connection.execute("SELECT name FROM pragma_table_info(?)", (table,)) for table in tables}
    return {f"{table}.{row[0]}" for table, columns in found.items() for row in columns}


def _tables(connection: sqlite3.Connection) -> set[str]:
    found = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
    return {row[0] for row in found}
