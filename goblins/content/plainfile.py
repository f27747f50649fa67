"""Reading plain files and nothing else: what a player drops on the window or puts into a folder may be anything."""

from __future__ import annotations

import os
import stat
from pathlib import Path

#: A pipe that takes a file's place must not be waited for, and a link not be followed. Windows has no such flags.
_FLAGS = os.O_RDONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
_NO_LINKS = getattr(os, "O_NOFOLLOW", 0)


class NoPlainFile(ValueError):
    """A link, a pipe, a device, or a folder."""


class TooLarge(ValueError):
    """A file with more bytes than it may have."""


def read_plain_file(path: Path, largest: int, *, links: bool = False) -> bytes:
    """Read a file; NoPlainFile if it is anything else, TooLarge if it has more bytes, OSError if it can't be read.

    `links`: whether a link to a plain file will do. Shipped files may be links: packagers store them elsewhere.
    """
    _check(path.stat() if links else path.lstat())
    with os.fdopen(os.open(path, _FLAGS if links else _FLAGS | _NO_LINKS), "rb") as file:
        _check(os.fstat(file.fileno()))
        data = file.read(largest + 1)
    if len(data) > largest:
        raise TooLarge
    return data


def _check(found: os.stat_result) -> None:
    if not stat.S_ISREG(found.st_mode):
        raise NoPlainFile
