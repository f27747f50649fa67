"""The memory of a test process: what is free is given back when it has become much, not after every file."""

from __future__ import annotations

from pathlib import Path

from goblins.app.memory import tidy_up

#: So much a process may grow before it is tidied, in bytes; and so often, in tests, where nobody says how large it is.
GROWTH, TESTS = 96 * 1024 * 1024, 64
#: As large as this no process begins with another file before it was tidied.
LARGE = 256 * 1024 * 1024
_SIZES = Path("/proc/self/statm")
_PAGE = 4096


class Room:
    """How large the process was when it was tidied last."""

    def __init__(self) -> None:
        self._tidied_at, self._tests = resident(), 0

    def keep(self, *, file_is_over: bool = False) -> None:
        """A test is over: tidy up if the process has grown, or is large and all tests of a file are over."""
        self._tests += 1
        size = resident()
        grown = size - self._tidied_at
        unknown = not self._tidied_at and self._tests % TESTS == 0
        if grown > GROWTH or (file_is_over and size > LARGE) or unknown:
            tidy_up()
            self._tidied_at = resident()
        elif grown < 0:
            self._tidied_at += grown


def resident() -> int:
    """How many bytes of memory the process holds; 0 where the system has no such file."""
    try:
        return int(_SIZES.read_text(encoding="ascii").split()[1]) * _PAGE
    except OSError:
        return 0
