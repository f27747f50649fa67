"""A window in which nothing happens sleeps, and is there at once when something does."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import pytest

from tests.support.window_tools import FIRST_BUTTON, Program, Screen, quick_home, wait_for

SPAN = 3.0
MOST_WAKES_A_SECOND = 10


def wakes(process: int) -> int:
    """How often the main thread of a process has slept and been woken."""
    status = Path(f"/proc/{process}/task/{process}/status").read_text()
    return int(next(row for row in status.splitlines() if row.startswith("voluntary")).split()[1])


@pytest.mark.skipif(sys.platform != "linux", reason="how often a thread wakes is asked of Linux")
def test_an_idle_window_hardly_wakes_and_follows_the_pointer_at_once(screen: Screen, tmp_path: Path) -> None:
    with Program(screen, quick_home(tmp_path)) as program:
        program.settle()
        before, began = wakes(program.process.pid), time.monotonic()
        wait_for(lambda: time.monotonic() > began + SPAN, "a while passes")
        passed = time.monotonic() - began
        assert (wakes(program.process.pid) - before) / passed <= MOST_WAKES_A_SECOND
        pictures = program.shown()["frames"]
        program.point_at(FIRST_BUTTON)
        program.wait_until("the button under the pointer is lit", lambda shown: shown["frames"] > pictures)
