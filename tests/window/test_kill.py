"""A program killed at any moment has lost nothing, and two of them may share a library."""

from __future__ import annotations

import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import msgspec
import pytest

from goblins.library.store import Library

#: Plays random matches for ever, going on with the newest open one, and tells of every step once it has been played.
PLAYER = """
import random, sys, time
from pathlib import Path
import msgspec
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_of
from goblins.library.store import Library

folder, seed, joins = Path(sys.argv[1]), int(sys.argv[2]), sys.argv[3] == "join"
rng = random.Random(seed)
library = Library(folder)
assert not library.notice, library.notice

def tell(match_id, match):
    actions = [step.action for step in match.steps]
    print(msgspec.json.encode([match_id, actions, match.cursor]).decode(), flush=True)
    if not joins:
        time.sleep(0.005)  # Nobody plays so fast that others can't get at the file.

while True:
    newest = library.newest_open() if joins else None
    if newest:
        match_id, match = newest.id, library.load(newest.id)
    else:
        setup = Setup("fairies", make_seats(["human"] * rng.choice([2, 3, 4])))
        match = Match(rules_of("fairies"), setup, rng.getrandbits(20))
        match_id = library.follow(match)
    tell(match_id, match)
    while not match.outcome:
        match.play(rng.choice(match.rules.legal_actions(match.state, match.to_act[0])))
        tell(match_id, match)
"""
KILLS = 24
PLAYERS_AT_ONCE = 4

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing can be killed so rudely there")


class Player:
    """A program that plays on in a folder's library until it is killed. It writes to a file: a pipe could make it wait."""

    def __init__(self, folder: Path, seed: int, *, joins: bool = True) -> None:
        self.told = folder.with_name(f"{folder.name}-{seed}.txt")
        self.errors = folder.with_name(f"{folder.name}-{seed}.errors.txt")
        environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        arguments = [sys.executable, "-c", PLAYER, str(folder), str(seed), "join" if joins else "apart"]
        with self.told.open("wb") as output, self.errors.open("wb") as errors:
            self.process = subprocess.Popen(arguments, stdout=output, stderr=errors, env=environment)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.kill()
        self.process.wait()

    def killed_after(self, seconds: float) -> list[Any]:
        """Let it play for a moment once it has begun, kill it, and return what it told of its matches.

        A line that was cut short counts as not told.
        """
        while b"\n" not in self.told.read_bytes() and self.process.poll() is None:
            time.sleep(0.002)
        time.sleep(seconds)
        self.process.send_signal(signal.SIGKILL)
        assert self.process.wait() == -signal.SIGKILL, self.errors.read_text()
        lines = self.told.read_bytes().splitlines(keepends=True)
        return [msgspec.json.decode(line) for line in lines if line.endswith(b"\n")]


def as_told(match_id: int, library: Library) -> list[Any]:
    match = library.load(match_id)
    return [match_id, msgspec.to_builtins([step.action for step in match.steps]), match.cursor]


def assert_kept(library: Library, last: list[Any]) -> None:
    """The match is as it was told last, or one step further: saved, but not told any more."""
    kept = as_told(last[0], library)
    one_less = [kept[0], kept[1][:-1], kept[2] - 1]
    assert last in (kept, one_less)


def test_nothing_is_lost_by_a_kill(tmp_path: Path) -> None:
    rng = random.Random(2026)
    folders = [tmp_path / str(number) for number in range(PLAYERS_AT_ONCE)]
    steps = 0
    for round_number in range(KILLS // PLAYERS_AT_ONCE):
        with ExitStack() as stack:
            players = [stack.enter_context(Player(folder, round_number)) for folder in folders]
            for folder, player in zip(folders, players, strict=True):
                lines = player.killed_after(rng.random() * 0.06)
                steps += len(lines)
                with Library(folder) as library:
                    assert library.notice == ""
                    assert_kept(library, lines[-1])
                    assert library.unreadable() == ()
    assert steps > KILLS


def test_two_programs_may_share_a_library(tmp_path: Path) -> None:
    folder = tmp_path / "shared"
    with Player(folder, 1, joins=False) as one, Player(folder, 2, joins=False) as two:
        first, second = one.killed_after(0.5), two.killed_after(0.1)
    with Library(folder) as library:
        assert library.notice == ""
        for lines in (first, second):
            by_match = {line[0]: line for line in lines}
            assert len(lines) > len(by_match)
            for last in by_match.values():
                assert_kept(library, last)
    connection = sqlite3.connect(folder / "goblins.sqlite")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()


def test_two_programs_may_begin_a_library_at_once(tmp_path: Path) -> None:
    for number in range(3):
        folder = tmp_path / str(number)
        with (
            Player(folder, 1, joins=False) as one,
            Player(folder, 2, joins=False) as two,
            Player(folder, 3, joins=False) as three,
        ):
            for player in (one, two, three):
                assert player.killed_after(0)
        assert [path.name for path in folder.iterdir() if "damaged" in path.name] == []
