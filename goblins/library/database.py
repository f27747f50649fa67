"""Opening the library's file, whatever state it is in: a file that can't be used is set aside, never deleted."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import date
from pathlib import Path

import platformdirs

from goblins.library.schema import Damaged, NewerSchema, upgrade

FILE_NAME = "goblins.sqlite"
HOME_VARIABLE = "GOBLINS_HOME"
#: How long to wait for another running copy of the program to finish writing.
PATIENCE_SECONDS = 5.0

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}


def library_folder() -> Path:
    """Where the library lives: GOBLINS_HOME if it is set, else the platform's place for a user's data."""
    chosen = os.environ.get(HOME_VARIABLE, "")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("Goblins", appauthor=False))


def open_database(folder: Path, today: date, patience: float = PATIENCE_SECONDS) -> tuple[sqlite3.Connection, str]:
    """A connection that works in any case, and a sentence for the player if something had to be done ('' if not).

    A damaged file or one of a newer program is renamed and a new one begun. Where nothing can be written the library is
    kept in memory, with a copy of what could be read.
    """
    path = folder / FILE_NAME
    notice = ""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        try:
            return _opened(path, patience), ""
        except Damaged:
            aside = _set_aside(path, "damaged", today)
            notice = f"The library {path} is damaged. It was kept as {aside}, and a new one was begun."
        except NewerSchema:
            aside = _set_aside(path, "newer", today)
            newer = f"The library {path} belongs to a newer version of Goblins."
            notice = f"{newer} It was kept as {aside}, and a new one was begun."
        return _opened(path, patience), notice
    except sqlite3.Error as error:
        busy = _code(error) in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)
        why = "another program is using it" if busy else str(error)
    except (OSError, Damaged, NewerSchema) as error:
        why = str(error)
    refused = f"The library {path} can’t be written ({why}): what you play now is kept only until you close the game."
    return _in_memory(path), f"{notice} {refused}".strip()


def memory_database() -> sqlite3.Connection:
    """An empty library that lives as long as its connection."""
    connection = _connected(":memory:", PATIENCE_SECONDS)
    upgrade(connection)
    return connection


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """All of the block's changes are on disk when it ends, or none of them if it fails."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.commit()
    except BaseException:
        connection.rollback()
        raise


def _opened(path: Path, patience: float) -> sqlite3.Connection:
    connection = None
    try:
        connection = _connected(str(path), patience)
        _keep_a_journal(connection)
        verdict = connection.execute("PRAGMA quick_check(1)").fetchone()
        if verdict is None or verdict[0] != "ok":
            raise Damaged(str(verdict))
        upgrade(connection)
        return connection
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.Error) and _code(error) in _DAMAGE:
            raise Damaged(str(error)) from error
        raise


def _connected(where: str, patience: float, *, uri: bool = False) -> sqlite3.Connection:
    connection = sqlite3.connect(where, timeout=patience, isolation_level=None, uri=uri)
    connection.row_factory = sqlite3.Row
    # One wrong byte in one match must not make a whole list unreadable.
    connection.text_factory = lambda raw: raw.decode("utf-8", "replace")
    connection.execute("PRAGMA foreign_keys = ON")
    return connection


def _keep_a_journal(connection: sqlite3.Connection) -> None:
    """Write ahead, and wait for the disk at every commit: a move survives a killed program and a power cut."""
    try:
        connection.execute("PRAGMA journal_mode = WAL")
    except sqlite3.OperationalError as error:
        # Changing the mode does not wait for others as other statements do; the mode they have set serves as well.
        if _code(error) != sqlite3.SQLITE_BUSY:
            raise
    connection.execute("PRAGMA synchronous = FULL")


def _in_memory(path: Path) -> sqlite3.Connection:
    """A library in memory, with everything that can still be read from the file."""
    connection = _connected(":memory:", PATIENCE_SECONDS)
    try:
        with closing(_connected(f"{path.absolute().as_uri()}?mode=ro", 0.1, uri=True)) as source:
            source.backup(connection)
        upgrade(connection)
        return connection
    except (sqlite3.Error, Damaged, NewerSchema):
        connection.close()
        return memory_database()


def _set_aside(path: Path, word: str, today: date) -> Path:
    """Rename the file and what SQLite keeps beside it; returns the new place."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.{word}-{today:%Y%m%d}-{number}{path.suffix}")).exists():
        number += 1
    # The companions go first: a journal left behind would be played into the new file.
    for companion in ("-shm", "-wal", ""):
        part = Path(f"{path}{companion}")
        if part.exists():
            part.rename(f"{aside}{companion}")
    return aside


def _code(error: sqlite3.Error) -> int:
    """The primary result code; the higher bits only say more about it."""
    return int(getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
