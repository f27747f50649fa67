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
from goblins.words import Message, literal, message

FILE_NAME = "goblins.sqlite"
HOME_VARIABLE = "GOBLINS_HOME"
#: How long to wait for another running copy of the program to finish writing, when nobody looks on.
PATIENCE_SECONDS = 5.0
#: The same while somebody plays: no move may make the window stand still.
PLAYING_PATIENCE_SECONDS = 0.1

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_REASONS = {
    sqlite3.SQLITE_BUSY: message("library-why-busy"),
    sqlite3.SQLITE_LOCKED: message("library-why-busy"),
    sqlite3.SQLITE_FULL: message("library-why-full"),
    sqlite3.SQLITE_READONLY: message("library-why-only-read"),
    sqlite3.SQLITE_IOERR: message("library-why-no-answer"),
    sqlite3.SQLITE_CANTOPEN: message("library-why-not-opened"),
}
#: What opening a library may meet; a path may have letters that no system takes.
_TROUBLE = (sqlite3.Error, OSError, ValueError, Damaged, NewerSchema)


def library_folder() -> Path:
    """Where the library lives: GOBLINS_HOME if it is set, else the platform's place for a user's data."""
    chosen = os.environ.get(HOME_VARIABLE, "")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("Goblins", appauthor=False))


class Database:
    """The connection to the library: its file, or a library in memory that is forgotten at the end."""

    def __init__(self, connection: sqlite3.Connection, path: Path | None = None) -> None:
        """`path` is the file behind the connection; None where there is none."""
        self.connection = connection
        self._path = path
        self._identity = _identity(path) if path else None

    @property
    def on_disk(self) -> bool:
        """Whether what is written goes to a file that is still in its place."""
        return self._path is not None and _identity(self._path) == self._identity

    def wait_at_most(self, seconds: float) -> None:
        """How long to wait for another program that writes, from now on."""
        self.connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")

    def move_to(self, folder: Path, today: date, patience: float) -> Message | None:
        """Get at the file in a folder again; what the player must hear of it. Nothing changes where that can't be.

        A file that is gone is written anew from what this connection still holds.
        """
        path, anew = folder / FILE_NAME, None
        try:
            if self._path is not None and not path.exists():
                folder.mkdir(parents=True, exist_ok=True)
                with closing(sqlite3.connect(path)) as new:
                    self.connection.backup(new)
                anew = message("library-written-anew", path=str(path))
            found, notice = _opened_or_set_aside(folder, today, patience)
        except _TROUBLE:
            return None
        self.connection.close()
        self.connection, self._path, self._identity = found.connection, found._path, found._identity
        return notice or anew


def open_database(folder: Path, today: date, patience: float = PATIENCE_SECONDS) -> tuple[Database, Message | None]:
    """A database that works in any case, and what the player must hear if something had to be done.

    A damaged file or one of a newer program is renamed and a new one begun. Where nothing can be written the library is
    kept in memory, with a copy of what could be read.
    """
    try:
        return _opened_or_set_aside(folder, today, patience)
    except _TROUBLE as error:
        path = str(folder / FILE_NAME)
        return copied_database(folder), message("library-not-written", path=path, why=reason(error))


def reason(error: Exception) -> Message:
    """Why something could not be written, as people say it."""
    code = _code(error) if isinstance(error, sqlite3.Error) else None
    return _REASONS[code] if code in _REASONS else literal(str(error))


def memory_database() -> Database:
    """An empty library that lives as long as its connection."""
    connection = _connected(":memory:", PATIENCE_SECONDS)
    upgrade(connection)
    return Database(connection)


def copied_database(folder: Path) -> Database:
    """A library in memory, with everything that can be read from the file in a folder."""
    connection = _connected(":memory:", PATIENCE_SECONDS)
    try:
        address = (folder / FILE_NAME).absolute().as_uri()
        with closing(_connected(f"{address}?mode=ro", 0.1, uri=True)) as source:
            source.backup(connection)
        upgrade(connection)
        return Database(connection)
    except (sqlite3.Error, ValueError, Damaged, NewerSchema):
        connection.close()
        return memory_database()


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


def _opened_or_set_aside(folder: Path, today: date, patience: float) -> tuple[Database, Message | None]:
    path = folder / FILE_NAME
    folder.mkdir(parents=True, exist_ok=True)
    try:
        return Database(_opened(path, patience), path), None
    except Damaged:
        word = "damaged"
    except NewerSchema:
        word = "newer"
    aside = _set_aside(path, word, today)
    notice = message("library-set-aside", path=str(path), state=word, kept=str(aside))
    return Database(_opened(path, patience), path), notice


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
        if isinstance(error, UnicodeDecodeError | OverflowError):  # what SQLite itself reads need be no text, either
            raise Damaged("it holds what can’t be read") from error
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


def _identity(path: Path) -> tuple[int, int] | None:
    """What tells a file from another one in its place; None if there is none."""
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _code(error: sqlite3.Error) -> int:
    """The primary result code; the higher bits only say more about it."""
    return int(getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
