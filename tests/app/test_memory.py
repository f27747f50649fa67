"""Large pieces of memory are returned when they are free."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from goblins import paths

#: glibc gets used to large pieces once one was free, and takes those to come from its heap; how much of a new one is still a
#: piece of its own?
SCRIPT = """
import ctypes
from goblins.app.memory import LARGE, return_what_is_large
class Held(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in "arena ordblks smblks hblks apart usmblks fsmblks used free top".split()]
told = ctypes.CDLL(None).mallinfo2
told.restype = Held
once = bytearray(16 * LARGE)
del once
before = told().apart
in_the_heap = bytearray(4 * LARGE)
print(told().apart - before >= 4 * LARGE)
return_what_is_large()
before = told().apart
apart = bytearray(4 * LARGE)
print(told().apart - before >= 4 * LARGE)
"""


@pytest.mark.skipif(sys.platform != "linux", reason="other systems need no advice")
def test_large_pieces_lie_apart_once_that_was_asked_for() -> None:
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MALLOC_")}
    command = [sys.executable, "-c", SCRIPT]
    done = subprocess.run(command, cwd=paths.ROOT, env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["False", "True"]
