"""The library's tables: in their file, or in memory until the file takes what was changed meanwhile."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Callable
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Protocol, TypeVar
from weakref import WeakSet

from goblins.library import changes
from goblins.library.database import (
    CHECKED_AT_ONCE,
    FILE_NAME,
    PATIENCE_SECONDS,
    PLAYING_PATIENCE_SECONDS,
    TROUBLE,
    Identities,
    copied_file,
    copy_of,
    identities,
    identity,
    in_memory,
    is_damage,
    is_whole,
    open_file,
    reason,
    remove_companions,
    salvaged,
    set_aside,
    transaction,
)
from goblins.library.numbers import Numbers
from goblins.words import Message, message

Done = TypeVar("Done")

#: News about a file that could not be opened, until it can.
TROUBLES = ("library-not-written", "library-not-read-at-all")
#: Errors about values that no library could keep: writing them elsewhere would not help.
_NO_VALUES = (sqlite3.IntegrityError, sqlite3.ProgrammingError, sqlite3.InterfaceError, sqlite3.DataError)


class Follower(Protocol):
    """Writes a match that is being played."""

    def write_again(self, connection: sqlite3.Connection) -> None:
        """Write the whole match to its row in a library that holds nothing yet."""


class Storage:
    """The tables of a library, which always take what is written to them.

    If the file fails, the storage goes on with a copy in memory that notes what is changed in it. `retry` writes just that to
    the file, all of it or nothing. `tell` hears what the player must know.
    """

    def __init__(
        self,
        folder: Path | None,
        today: Callable[[], date],
        tell: Callable[[Message | None], None],
        patience: float = PATIENCE_SECONDS,
    ) -> None:
        """Open the file in a folder, or a copy of it in memory; None for a library that is meant to be forgotten."""
        self.numbers = Numbers()
        #: Who writes the matches that are being played.
        self.followers: WeakSet[Follower] = WeakSet()
        #: True if the file could not even be read: what is not in memory may still be in the file.
        self.blank = False
        #: Why the file is not written; None while it is.
        self.why_not: Message | None = None
        #: True if it is a copy that is not written back.
        self.looking = False
        #: How often it came back to its file.
        self.returns = 0
        self._folder, self._today, self._tell, self._patience = folder, today, tell, patience
        self._identities: Identities = ()
        self._is_new = self._was_there = False
        self._pending: frozenset[changes.Kind] = frozenset()
        self._check: threading.Thread | None = None
        self._is_damaged = False
        self._begin()

    def _begin(self) -> None:
        if self._folder is None:
            self.connection = in_memory()
            return
        try:
            self._use_file(self._folder)
        except TROUBLE as error:
            self._use_copy(copied_file(self._folder), reason(error, self._folder))
            self._was_there = not self.blank
            path = self._folder / FILE_NAME
            key = TROUBLES[bool(self.blank and identity(path))]
            self._tell(message(key, path=str(path), why=reason(error, self._folder)))

    @classmethod
    def only_looking(cls, folder: Path, today: Callable[[], date], tell: Callable[[Message | None], None]) -> Storage:
        """Return a copy of the library in a folder that is not written back, unless `keep` is called."""
        storage = cls(None, today, tell)
        storage.connection.close()
        storage._folder, storage.looking = folder, True
        storage._use_copy(copied_file(folder), message("library-why-busy"))
        return storage

    def keep(self) -> None:
        """Begin to keep what is changed, and what was changed since it was copied."""
        self.looking = False
        self.retry()

    def close(self) -> None:
        """Let go of the file; what waits is tried once more."""
        self._leave_what_is_gone()
        if self._waits:
            self.retry()
        self.connection.close()

    # ------------------------------------------------------------------ what waits

    @property
    def on_disk(self) -> bool:
        """True while changes go to the file."""
        return self._folder is not None and self.why_not is None

    @property
    def pending(self) -> frozenset[changes.Kind]:
        """The kinds of things that were changed in memory and are not in the file, as far as they are meant to be there.

        What is remembered of solved deals can be found out again: nobody needs to hear of it.
        """
        return frozenset() if self.looking else self._pending - {"proofs"}

    @property
    def _waits(self) -> bool:
        """True if something was changed that is not in the file."""
        return bool(self.pending)

    def changed_matches(self) -> tuple[int, ...]:
        """Return the rows of the matches that are not in the file as they are."""
        return changes.matches(self.connection) if self._pending else ()

    def hurry(self) -> None:
        """Wait only briefly for other programs from now on: somebody is playing."""
        self._patience = PLAYING_PATIENCE_SECONDS
        self._wait_at_most(self._patience)

    # ------------------------------------------------------------------ writing

    def write(self, change: Callable[[sqlite3.Connection], Done]) -> Done:
        """Make a change, all of it or nothing: in the file if it takes it, else in memory.

        Raises what SQLite raises of a value that no library could keep.
        """
        if self._waits:
            self.retry()  # what waits is written with the next change
        self._leave_what_is_gone()
        if self.on_disk:
            try:
                with transaction(self.connection):
                    return change(self.connection)
            except _NO_VALUES:
                raise
            except sqlite3.Error as error:
                if not self.suspect(error):
                    self._use_copy(copy_of(self.connection), reason(error, self._folder))
                self.attend()
                return self.write(change)
        try:
            with transaction(self.connection):
                done = change(self.connection)
        except sqlite3.Error as error:  # what was copied may be damaged, too
            if not self.suspect(error):
                raise
            self.attend()
            return self.write(change)
        self._note_pending()
        return done

    def retry(self) -> None:
        """Try to write to the file what was changed in memory, and go on there."""
        self._leave_what_is_gone()
        if self._folder is None or self.looking or self.why_not is None:
            return
        path = self._folder / FILE_NAME
        copy = self.connection
        try:
            opened = open_file(self._folder, self._today(), patience=0, at_start=False)
        except TROUBLE as error:
            self.why_not = reason(error, self._folder)
            return
        if opened.is_new:
            changes.mark_everything(copy)
        try:
            merged = changes.write_over(copy, opened.connection)
        except sqlite3.Error as error:
            self.why_not = reason(error, self._folder)
            self.suspect(error)
            opened.connection.close()
            return
        was_gone = self._was_there and opened.is_new
        self._follow(opened.connection, is_new=opened.is_new)
        copy.close()
        self.returns += 1
        self.numbers.move(merged.moved, merged.there)
        self._tell(opened.notice or (message("library-written-anew", path=str(path)) if was_gone else None))
        if merged.parted:
            self._tell(message("library-changed-elsewhere"))

    # ------------------------------------------------------------------ damage

    def examine(self) -> None:
        """Look for damage in a large file, beside everything else; `attend` is for what is found."""
        if self._folder is None or not self.on_disk or self._check is not None:
            return
        path = self._folder / FILE_NAME

        def check() -> None:
            self._is_damaged = not is_whole(path)

        with suppress(OSError):
            if path.stat().st_size > CHECKED_AT_ONCE:
                self._check = threading.Thread(target=check, daemon=True)
                self._check.start()

    def suspect(self, error: Exception) -> bool:
        """True if an error means that the library is damaged; then `attend` deals with it."""
        if self._folder is None or not is_damage(error):
            return False
        self._is_damaged = True
        return True

    def attend(self) -> None:
        """If the library was found to be damaged, go on with what can be read of it, and set the file aside."""
        if not self._is_damaged or self._folder is None:
            return
        self._is_damaged = False
        self._use_copy(salvaged(self.connection), message("library-why-damaged"), everything=True)
        path = self._folder / FILE_NAME
        if self.looking or is_whole(path):
            return
        self._was_there = False
        with suppress(OSError):
            notice = set_aside(path, "damaged", self._today())
            self.retry()
            self._tell(notice)

    # ------------------------------------------------------------------ moving

    def _use_file(self, folder: Path) -> None:
        opened = open_file(folder, self._today(), self._patience)
        self._follow(opened.connection, is_new=opened.is_new)
        self._tell(opened.notice)

    def _follow(self, connection: sqlite3.Connection, *, is_new: bool) -> None:
        assert self._folder is not None
        self.connection, self._identities = connection, identities(self._folder / FILE_NAME)
        self._is_new = is_new
        self._was_there, self.blank, self.why_not, self._pending = True, False, None, frozenset()
        self._wait_at_most(self._patience)

    def _use_copy(self, copy: sqlite3.Connection | None, why_not: Message, *, everything: bool = False) -> None:
        if self.on_disk and self._identities:
            self.connection.close()
        self.blank, self.why_not = copy is None, why_not
        self.connection = copy or in_memory()
        changes.note_them(self.connection)
        if copy is None:
            self.connection.execute("PRAGMA foreign_keys = OFF")  # the trunk of a branch may not be here
            for follower in tuple(self.followers):
                follower.write_again(self.connection)
            self.connection.execute("PRAGMA foreign_keys = ON")
        if everything:
            changes.mark_everything(self.connection)
        self._note_pending()

    def _note_pending(self) -> None:
        if self._folder is not None:
            self._pending = changes.kinds(self.connection)

    def _leave_what_is_gone(self) -> None:
        """Go on in memory if the file that is open, or its journal, is no longer the one in the folder.

        If only one of the two is gone, nothing else holds what was in the journal: then everything counts as changed. A journal
        that was left behind is removed, because SQLite would play it into whatever file is in the folder now.
        """
        if self._folder is None or not self.on_disk:
            return
        path = self._folder / FILE_NAME
        (file, *companions), (file_before, *companions_before) = identities(path), self._identities
        stays = file == file_before
        journal_stays = companions == companions_before
        if stays and journal_stays:
            return
        copy = copy_of(self.connection)
        left_behind = journal_stays and any(companions)
        self._use_copy(copy, message("library-why-unwritable"), everything=self._is_new or stays or left_behind)
        if left_behind and copy is not None:
            with suppress(OSError):
                remove_companions(path)

    def _wait_at_most(self, seconds: float) -> None:
        self.connection.execute(f"PRAGMA busy_timeout = {round(seconds * 1000)}")
