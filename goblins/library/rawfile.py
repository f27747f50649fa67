"""The pages of a library's file and journal, put together in memory: SQLite itself reads a journal only where it may write.

The journal is a header and frames, a frame a page with its place (sqlite.org/fileformat2.html, "The Write-Ahead Log").
"""

from __future__ import annotations

import struct
import sys
from array import array
from contextlib import suppress
from pathlib import Path

_HEADER = struct.Struct(">8I")
_FRAME = struct.Struct(">6I")
_LITTLE, _BIG = 0x377F0682, 0x377F0683
#: The bytes of a file that name its kind of journal, and the old kind, which needs no other file.
_JOURNAL_KIND, _OLD_KIND = slice(18, 20), b"\x01\x01"
_MASK = 0xFFFFFFFF


def whole_content(path: Path) -> bytes:
    """Return what a database's file would hold if its journal were written into it; OSError if it can't be read."""
    content, journal = bytearray(path.read_bytes()), b""
    with suppress(FileNotFoundError):
        journal = Path(f"{path}-wal").read_bytes()
    _lay_over(content, journal)
    content[_JOURNAL_KIND] = _OLD_KIND
    return bytes(content)


def _lay_over(content: bytearray, journal: bytes) -> None:
    """Write the pages of all transactions in a journal that came to their end."""
    if len(journal) < _HEADER.size:
        return
    magic, _, page_size, _, salt, more_salt, first, second = _HEADER.unpack_from(journal)
    if magic not in (_LITTLE, _BIG):
        return
    check = _checked(journal[: _HEADER.size - 8], magic, (0, 0))
    if check != (first, second):
        return
    pages: dict[int, int] = {}
    for start in range(_HEADER.size, len(journal) - _FRAME.size - page_size + 1, _FRAME.size + page_size):
        page, pages_after, *salts, first, second = _FRAME.unpack_from(journal, start)
        body = start + _FRAME.size
        check = _checked(journal[start : start + 8] + journal[body : body + page_size], magic, check)
        if salts != [salt, more_salt] or check != (first, second):
            return
        pages[page] = body
        if pages_after:  # the last frame of a transaction
            content.extend(bytes(max(0, pages_after * page_size - len(content))))
            for number, where in pages.items():
                content[(number - 1) * page_size : number * page_size] = journal[where : where + page_size]
            del content[pages_after * page_size :]
            pages.clear()


def _checked(data: bytes, magic: int, check: tuple[int, int]) -> tuple[int, int]:
    """Return the checksum of a journal up to and including some data."""
    words = array("I", data)
    if (magic == _BIG) == (sys.byteorder == "little"):
        words.byteswap()
    first, second = check
    for even, odd in zip(words[::2], words[1::2], strict=True):
        first = (first + even + second) & _MASK
        second = (second + odd + first) & _MASK
    return first, second
