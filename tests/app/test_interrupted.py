"""Ctrl+C in the terminal closes the window as its cross does, at any moment, and nobody sees a traceback."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goblins import paths
from goblins.library import Library
from tests.support.thinking import PATIENCE, until

pytestmark = pytest.mark.skipif(not hasattr(os, "killpg"), reason="a terminal interrupts otherwise there")

#: The program as it is started from a terminal, but for what the first argument does to it.
PROGRAM = """
import os, runpy, signal, sys
exec(sys.argv.pop(1))
sys.path.insert(0, os.getcwd())
sys.argv[0] = "main.py"
runpy.run_path("main.py", run_name="__main__")
"""
#: Ctrl+C, twice, when a module is asked for.
INTERRUPTED_AT = """
def interrupted(event, words):
    if event == "import" and words[0] == {name!r}:
        for _ in range(2):
            os.kill(os.getpid(), signal.SIGINT)
sys.addaudithook(interrupted)
"""
#: Says when the first helper has been started, which loads what it needs for some time then.
HELPER_STARTED = """
from goblins.bots.thinking import helper
begin = helper.Helper.__init__
helper.Helper.__init__ = lambda self: (begin(self), print("started", flush=True))[0]
"""
TABLE = ("play", "koncita", "--seats", "human,master,master", "--seed", "4")
#: A program that was interrupted before there was a window, by Python or by the system.
EARLY = (130, -signal.SIGINT)


class Terminal:
    """The program in a process group of its own, which a terminal interrupts as a whole."""

    def __init__(self, folder: Path, *words: str, odd: str = "") -> None:
        self.home, self._probe = folder / "home", folder / "probe.json"
        environment = {
            **os.environ,
            "SDL_VIDEODRIVER": "dummy",
            "SDL_AUDIODRIVER": "dummy",
            "GOBLINS_HOME": str(self.home),
            "GOBLINS_PROBE": str(self._probe),
            "GOBLINS_HELPERS": "2",
        }
        self.process = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, odd, *words],
            cwd=paths.ROOT, env=environment, start_new_session=True,
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        )  # fmt: skip

    def shows(self, screen: str) -> bool:
        """True if the window shows that screen."""
        assert self.process.poll() is None, self.process.communicate()
        return self._probe.exists() and bool(msgspec.json.decode(self._probe.read_bytes())["screen"] == screen)

    def interrupt(self) -> None:
        """Press Ctrl+C."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGINT)

    def end(self) -> tuple[int, str]:
        """Return the exit code and everything on stderr, once neither the program nor a helper can write there any more."""
        errors = self.process.communicate(timeout=PATIENCE)[1]
        return self.process.returncode, errors


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Any]:
    started: list[Terminal] = []

    def start(*words: str, odd: str = "") -> Terminal:
        started.append(Terminal(tmp_path, *words, odd=odd))
        return started[-1]

    yield start
    for one in started:
        if one.process.poll() is None:
            os.killpg(one.process.pid, signal.SIGKILL)
            one.process.communicate()


@pytest.mark.parametrize("times", [1, 2])
def test_ctrl_c_closes_the_window_and_the_library(terminal: Any, times: int) -> None:
    program = terminal(*TABLE)
    until(lambda: program.shows("TableScene"))
    for _ in range(times):
        program.interrupt()
    assert program.end() == (0, "")
    assert not (program.home / "goblins.sqlite-wal").exists(), "it was closed"
    with Library(program.home) as library:
        assert len(library.matches()) == 1 and not library.notice


def test_helpers_that_are_still_starting_end_without_a_word(terminal: Any) -> None:
    program = terminal(*TABLE, odd=HELPER_STARTED)
    assert program.process.stdout.readline() == "started\n"
    program.interrupt()
    assert program.end() == (0, "")


@pytest.mark.parametrize(
    "module",
    ["goblins.cli.main", "argparse", "goblins.app.main", "goblins.library.store", "pygame", "goblins.app.window"],
)
def test_ctrl_c_while_the_program_starts(terminal: Any, module: str) -> None:
    code, errors = terminal(odd=INTERRUPTED_AT.format(name=module)).end()
    assert code in EARLY and errors == ""


def test_ctrl_c_while_the_window_opens(terminal: Any) -> None:
    """Whatever is on the way is finished first."""
    program = terminal(odd=INTERRUPTED_AT.format(name="goblins.scenes.shelf.title"))
    assert program.end() == (0, "")


def test_other_commands_are_interrupted_as_ever(terminal: Any) -> None:
    program = terminal("check", odd=INTERRUPTED_AT.format(name="goblins.cli.check"))
    assert program.end() == (130, "")
