"""Who uses a library: a lock on a file beside it that ends with the program, however it ends."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

LOCK_NAME = "goblins.lock"
#: How many libraries may lie beside each other.
MOST_BESIDE = 99

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def plain_or_new(path: Path) -> bool:
    """True if a plain file can be opened there without waiting: a fifo waits for its other end, a device for anything."""
    return path.is_file() or not path.exists()


class Occupied(Exception):
    """Another program uses the library."""


class Occupancy:
    """The library of a folder is used by this program, until `end`."""

    def __init__(self, folder: Path) -> None:
        """Occupied if another program uses it. Where no lock can be had at all, nobody is kept out."""
        self.folder = folder
        #: True if other programs are kept out.
        self.locks = False
        self._file: IO[bytes] | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
            if not plain_or_new(folder / LOCK_NAME):
                return
            self._file = (folder / LOCK_NAME).open("ab")
        except (OSError, ValueError):
            return
        try:
            _lock(self._file)
        except (BlockingIOError, PermissionError) as error:
            self._file.close()
            raise Occupied(str(folder)) from error
        except OSError:  # some network drives know no locks
            return
        self.locks = True

    def end(self) -> None:
        """Others may use it now."""
        if self._file:
            self._file.close()


def occupy_beside(folder: Path) -> tuple[Occupancy, Path]:
    """The first library beside that of a folder that nobody uses, and its folder; Occupied if there is none."""
    for number in range(2, MOST_BESIDE):
        beside = folder.with_name(f"{folder.name}-{number}")
        try:
            return Occupancy(beside), beside
        except Occupied:
            continue
    raise Occupied(str(folder))
