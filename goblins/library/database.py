"""Opening the library's file, whatever state it is in: a file that can't be used is set aside, never deleted."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from typing import NamedTuple

import platformdirs

from goblins.library.rawfile import whole_content
from goblins.library.schema import Damaged, NewerSchema, upgrade
from goblins.words import Message, literal, message

FILE_NAME = "goblins.sqlite"
HOME_VARIABLE = "GOBLINS_HOME"
#: How long to wait for another running copy of the program to finish writing, when nobody looks on.
PATIENCE_SECONDS = 5.0
#: The same while somebody plays: no move may make the window stand still.
PLAYING_PATIENCE_SECONDS = 0.1
#: A larger file is checked for damage while the first screen is shown, not before.
CHECKED_AT_ONCE = 2**20
#: With less room on a disk SQLite can't even open a file for writing.
NO_ROOM = 2**16
#: Endings of the files that SQLite keeps beside an open one.
COMPANIONS = ("-shm", "-wal")

_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
#: Statements that remove what belongs to matches that could not be read: branches with all of theirs, steps, notes.
_ORPHANS = (
    "DELETE FROM matches WHERE trunk IS NOT NULL AND trunk NOT IN (SELECT id FROM matches)",
    "DELETE FROM steps WHERE match_id NOT IN (SELECT id FROM matches)",
    "DELETE FROM notes WHERE match_id NOT IN (SELECT id FROM matches)",
)
_REASONS = {
    sqlite3.SQLITE_BUSY: message("library-why-busy"),
    sqlite3.SQLITE_LOCKED: message("library-why-busy"),
    sqlite3.SQLITE_FULL: message("library-why-full"),
    sqlite3.SQLITE_READONLY: message("library-why-only-read"),
    sqlite3.SQLITE_IOERR: message("library-why-no-answer"),
    sqlite3.SQLITE_CANTOPEN: message("library-why-not-opened"),
}


#: Keys of a file and its companions that others would not have; None for one that is missing, () if none was ever opened.
Identities = tuple[tuple[int, int] | None, ...]


class NotAFile(Exception):
    """A device, a pipe or a folder has the name of the library's file."""


#: Errors that opening a library may raise; a path may have letters that no system takes.
TROUBLE = (sqlite3.Error, OSError, ValueError, Damaged, NewerSchema, NotAFile)


class Opened(NamedTuple):
    """The library's file, opened for writing."""

    connection: sqlite3.Connection
    is_new: bool
    """True if there was no library before: no file, or one that SQLite had begun and could not fill."""
    notice: Message | None
    """A message for the player if something had to be done."""


def library_folder() -> Path:
    """Return the library's folder: GOBLINS_HOME if it is set, else the platform's place for a user's data."""
    chosen = os.environ.get(HOME_VARIABLE, "")
    return Path(chosen) if chosen else Path(platformdirs.user_data_dir("Goblins", appauthor=False))


def open_file(folder: Path, today: date, patience: float, *, at_start: bool = True) -> Opened:
    """Open the library's file for writing, one of TROUBLE if it can't be written.

    A damaged file is renamed and a new one begun; so is the file of a newer program, but only `at_start`.
    """
    path = folder / FILE_NAME
    folder.mkdir(parents=True, exist_ok=True)
    try:
        return Opened(*_opened(path, patience), notice=None)
    except Damaged:
        word = "damaged"
    except NewerSchema:
        if not at_start:
            raise  # a newer program uses it: it must not be taken from under its hands
        word = "newer"
    notice = set_aside(path, word, today)
    return Opened(*_opened(path, patience), notice=notice)


def reason(error: Exception, folder: Path | None = None) -> Message:
    """Return the reason of a failed write, in words for players; `folder` helps where SQLite doesn't say it itself."""
    if isinstance(error, NewerSchema):
        return message("library-why-newer")
    if isinstance(error, NotAFile):
        return message("library-unfit-no-plain-file")
    code = _code(error) if isinstance(error, sqlite3.Error) else None
    if folder is not None and code in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR):
        with suppress(OSError, ValueError):
            if shutil.disk_usage(folder).free < NO_ROOM:
                return message("library-why-full")
            if not os.access(folder, os.W_OK):
                return message("library-why-only-read")
    return _REASONS[code] if code in _REASONS else literal(str(error))


def in_memory() -> sqlite3.Connection:
    """Return an empty library that lives as long as its connection."""
    connection = _connected(":memory:", PATIENCE_SECONDS)
    upgrade(connection)
    return connection


def is_damage(error: Exception) -> bool:
    """True if an error means that a file is damaged, and not that it can't be written just now."""
    return isinstance(error, sqlite3.Error) and _code(error) in _DAMAGE


def copy_of(source: sqlite3.Connection) -> sqlite3.Connection | None:
    """Return a copy in memory of an open library; None if it can't be read."""
    connection = _connected(":memory:", PATIENCE_SECONDS)
    try:
        source.backup(connection, progress=_give_up_if_busy)
        upgrade(connection)
    except (sqlite3.Error, Damaged, NewerSchema, OverflowError, UnicodeDecodeError):
        connection.close()
        return None
    return connection


def _give_up_if_busy(status: int, _left: int, _pages: int) -> None:
    """Raise OperationalError if another program keeps everybody out: Python would try again for as long as it does."""
    if status in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = status
        raise error


def copied_file(folder: Path) -> sqlite3.Connection | None:
    """Return a copy in memory of the library in a folder that can't be written; None if it can't be read either."""
    path = folder / FILE_NAME
    try:
        _check_kind(path)
        with closing(_connected(f"{path.absolute().as_uri()}?mode=ro", PLAYING_PATIENCE_SECONDS, uri=True)) as source:
            found = copy_of(source)
        return found or _read_without_sqlite(path)
    except (OSError, ValueError, NotAFile):
        return None
    except sqlite3.Error:
        return _read_without_sqlite(path)


def _read_without_sqlite(path: Path) -> sqlite3.Connection | None:
    """Return what SQLite does not read where it can't put other files beside a library; None if it is damaged."""
    with suppress(OSError, sqlite3.Error, MemoryError), closing(_connected(":memory:", 0)) as source:
        source.deserialize(whole_content(path))
        if _found_whole(source):
            return copy_of(source)
    return None


def salvaged(source: sqlite3.Connection) -> sqlite3.Connection:
    """Return a library in memory with the rows of a damaged one that can still be read."""
    connection = in_memory()
    connection.execute("PRAGMA foreign_keys = OFF")  # read backwards, a branch comes before its trunk
    tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    for table in sorted(
        (name for name in tables if not name.startswith("sqlite_")), key=lambda name: name != "matches"
    ):
        columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
        keys = ", ".join(row[1] for row in connection.execute(f"PRAGMA table_info({table})") if row[5])
        names = ", ".join(columns)
        places = ", ".join("?" * len(columns))
        for direction in ("", " DESC"):  # from both ends: what lies behind a bad page is read from the other one
            order = ", ".join(f"{key}{direction}" for key in keys.split(", "))
            with suppress(sqlite3.Error, OverflowError):
                for row in source.execute(f"SELECT {names} FROM {table} ORDER BY {order}"):
                    with suppress(sqlite3.Error):
                        connection.execute(f"INSERT OR IGNORE INTO {table} ({names}) VALUES ({places})", tuple(row))
    connection.execute("PRAGMA foreign_keys = ON")
    for orphans in _ORPHANS:
        connection.execute(orphans)
    return connection


def is_whole(path: Path) -> bool:
    """True if SQLite finds no damage in a file. Opens a connection of its own, so that another thread may ask."""
    try:
        with closing(_connected(str(path), PATIENCE_SECONDS)) as connection:
            return _found_whole(connection)
    except sqlite3.Error as error:
        return _code(error) not in _DAMAGE


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


def set_aside(path: Path, word: str, today: date) -> Message:
    """Rename the file and what SQLite keeps beside it; returns a message for the player."""
    number = 1
    while (aside := path.with_name(f"{path.stem}.{word}-{today:%Y%m%d}-{number}{path.suffix}")).exists():
        number += 1
    # The companions go first: a journal left behind would be played into the new file.
    for companion in (*COMPANIONS, ""):
        part = Path(f"{path}{companion}")
        if part.exists():
            part.rename(f"{aside}{companion}")
    return message("library-set-aside", path=str(path), state=word, kept=str(aside))


def remove_companions(path: Path) -> None:
    """Remove what SQLite keeps beside a file that is no longer there."""
    for companion in COMPANIONS:
        Path(f"{path}{companion}").unlink(missing_ok=True)


def identities(path: Path) -> Identities:
    """Return what tells a file and each of its companions from others in their places."""
    return tuple(identity(Path(f"{path}{companion}")) for companion in ("", *COMPANIONS))


def identity(path: Path) -> tuple[int, int] | None:
    """Return a key that another file in the same place would not have; None if there is no file."""
    try:
        found = path.stat()
    except (OSError, ValueError):
        return None
    return found.st_dev, found.st_ino


def _opened(path: Path, patience: float) -> tuple[sqlite3.Connection, bool]:
    connection = None
    try:
        _check_kind(path)
        connection = _connected(str(path), patience)
        _keep_a_journal(connection)
        if path.stat().st_size <= CHECKED_AT_ONCE and not _found_whole(connection):
            raise Damaged("quick_check")
        return connection, upgrade(connection)
    except BaseException as error:
        if connection is not None:
            connection.close()
        if isinstance(error, sqlite3.Error) and _code(error) in _DAMAGE:
            raise Damaged(str(error)) from error
        if isinstance(error, UnicodeDecodeError | OverflowError):  # what SQLite itself reads need be no text, either
            raise Damaged("it holds what can’t be read") from error
        raise


def _check_kind(path: Path) -> None:
    """Raise NotAFile before SQLite opens a pipe or a device, which might never answer."""
    for part in (path, *(Path(f"{path}{companion}") for companion in COMPANIONS)):
        with suppress(FileNotFoundError):
            if not stat.S_ISREG(part.stat().st_mode):
                raise NotAFile(str(part))


def _found_whole(connection: sqlite3.Connection) -> bool:
    verdict = connection.execute("PRAGMA quick_check(1)").fetchone()
    return verdict is not None and verdict[0] == "ok"


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


def _code(error: sqlite3.Error) -> int:
    """Return the primary result code; the higher bits only say more about it."""
    return int(getattr(error, "sqlite_errorcode", None) or 0) & 0xFF
