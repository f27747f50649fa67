"""What a helper does, in a process of its own: it works at one part of a thought after the other, and shows that it lives."""

from __future__ import annotations

import gc
import os
import signal
import sys
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from typing import Any

import msgspec

from goblins.bots.thinking.question import work_at

#: Where the signs lie that a helper and the program share: breaths taken, and the number of the part that is still wanted.
BREATHS, WANTED = 0, 1
#: How much a helper gives way to others: the window draws first.
POLITENESS = 5
#: So many new things at once are no sign of waste: a tree of thought is large, and goes without being looked through.
MANY_THINGS = 100_000
#: What Windows calls the same.
_BELOW_NORMAL = 0x4000

_signs: Any = None


def begin(signs: Any) -> None:
    """A helper's first act. It goes when the program goes, whatever became of it."""
    global _signs
    _signs = signs
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # whoever presses Ctrl+C means the program, which then ends its helpers
    _give_way()
    threading.Thread(target=_go_with_the_program, daemon=True).start()
    gc.freeze()
    gc.set_threshold(MANY_THINGS)


def get_ready() -> int:
    """The process's number: a sign that everything is loaded."""
    return os.getpid()


def find(encoded: bytes, number: int) -> bytes | None:
    """The finding that a question asks for, encoded; None if nobody wants it any more."""
    work = work_at(encoded)
    while True:
        try:
            next(work)
        except StopIteration as done:
            return msgspec.json.encode(done.value)
        _signs[BREATHS] += 1
        if _signs[WANTED] != number:
            return None


def _give_way() -> None:
    if sys.platform == "win32":
        import ctypes

        kernel = ctypes.windll.kernel32
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        os.nice(POLITENESS)


def _go_with_the_program() -> None:
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(0)
