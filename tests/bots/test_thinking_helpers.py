"""Helpers of the thinking room: processes that die, hang, can't be started, or are no longer wanted cost nothing."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from itertools import repeat
from pathlib import Path

import pytest

from goblins.bots.thinking import ThinkingRoom, helper, room, usual_helpers
from tests.support.thinking import decided, finish, fresh, is_gone, linux, matters, until

HOUSE_ROOT = Path(__file__).parents[2]


# ---------------------------------------------------------------------- nothing is lost with a helper


@pytest.mark.parametrize(("game", "seats"), [("koncita", 4), ("pact", 3)])
def test_a_helper_that_dies_costs_nothing(
    game: str, seats: int, opened: Callable[[int], ThinkingRoom], caplog: pytest.LogCaptureFixture
) -> None:
    thinking, matter = opened(2), next(matters("hard", [(game, seats, {})]))
    victim, other = thinking.process_ids
    thought = thinking.think(fresh(matter))
    thought.go_on(repeat(None, 0))
    os.kill(victim, signal.SIGKILL)
    with caplog.at_level(logging.WARNING):
        assert finish(thought) == decided(matter)
        until(lambda: victim not in thinking.process_ids, lambda: finish(thinking.think(fresh(matter))))
    assert "it died" in caplog.text and "thinks on by itself" in caplog.text
    assert other in thinking.process_ids
    thinking.warm()
    assert len(thinking.process_ids) == 2, "another one came in its place"


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing can be brought to a halt here")
def test_a_helper_that_hangs_costs_nothing(
    opened: Callable[[int], ThinkingRoom], caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinking = opened(1)
    matter = next(matters("hard", [("koncita", 4, {})]))
    (halted,) = thinking.process_ids
    os.kill(halted, signal.SIGSTOP)
    thought = thinking.think(fresh(matter))
    thought.go_on(repeat(None, 4))
    assert not thought.done
    monkeypatch.setattr(helper, "HANGS_AFTER", 0.0)
    with caplog.at_level(logging.WARNING):
        assert finish(thought) == decided(matter)
    assert "it hangs" in caplog.text
    until(lambda: is_gone(halted))


class FakeClock:
    """A clock that goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def monotonic(self) -> float:
        return self.now


@pytest.mark.skipif(not hasattr(signal, "SIGSTOP"), reason="nothing can be brought to a halt here")
@pytest.mark.parametrize("pauses", [(3600.0,), (60.0, 60.0, 60.0)])
def test_a_helper_is_not_blamed_for_time_in_which_nobody_looked(
    pauses: tuple[float, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything was stopped, or the computer slept: a helper hangs only if it is silent while the window looks."""
    clock = FakeClock()
    monkeypatch.setattr(helper, "time", clock)
    one = helper.Helper()
    try:
        until(lambda: one.ready)
        for number in one.process_ids:
            os.kill(number, signal.SIGSTOP)
        one.ask(b"{}")
        for pause in pauses:
            clock.now += pause
            assert one.answer() is None
        awake, moment = clock.now, 0.25
        with pytest.raises(helper.HelperLost, match="hangs"):
            while clock.now < awake + 2 * helper.HANGS_AFTER:
                clock.now += moment
                assert one.answer() is None
        assert helper.HANGS_AFTER / 2 < clock.now - awake <= helper.HANGS_AFTER + moment
    finally:
        one.close()


def test_after_some_were_lost_the_program_thinks_alone(
    opened: Callable[[int], ThinkingRoom], caplog: pytest.LogCaptureFixture
) -> None:
    """A game that helpers don't know, as one brought from outside: they stumble, and nobody asks them for ever."""
    thinking = opened(1)
    matter = next(matters("medium", [("grapple", 2, {})]))
    with caplog.at_level(logging.WARNING), pytest.MonkeyPatch.context() as patch:
        patch.setattr("goblins.bots.thinking.thought.asked", lambda *about: [b"{}"] * 4)
        for _ in range(room.MOST_LOST):
            thought = thinking.think(fresh(matter))
            until(lambda: thinking.ready_helpers == 1)
            assert finish(thought) == decided(matter)
    assert caplog.text.count("stumbled") == room.MOST_LOST
    assert finish(thinking.think(fresh(matter))) == decided(matter)
    assert not thinking.process_ids


def test_where_no_process_can_be_started_the_program_thinks_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def refuse() -> None:
        raise BlockingIOError("no more processes")

    monkeypatch.setattr(room, "Helper", refuse)
    matter = next(matters("medium", [("grapple", 2, {})]))
    with caplog.at_level(logging.WARNING):
        assert finish(ThinkingRoom(2).think(fresh(matter))) == decided(matter)
    assert caplog.text.count("no more processes") == 1


def test_a_dropped_thought_leaves_its_helpers_free(opened: Callable[[int], ThinkingRoom]) -> None:
    thinking = opened(1)
    long, short = next(matters("hard", [("koncita", 4, {})])), next(matters("medium", [("grapple", 2, {})]))
    dropped = thinking.think(fresh(long))
    dropped.go_on(repeat(None, 0))
    dropped.drop()
    assert dropped.done and dropped.best is None
    assert finish(thinking.think(fresh(short))) == decided(short)
    assert len(thinking.process_ids) == 1, "it was not lost"


# ---------------------------------------------------------------------- the end


@linux
def test_closing_ends_the_helpers_at_once(opened: Callable[[int], ThinkingRoom]) -> None:
    """Also while they think; what was being thought can still be thought to its end."""
    thinking = opened(2)
    matter = next(matters("hard", [("koncita", 4, {})]))
    thought, processes = thinking.think(fresh(matter)), thinking.process_ids
    thought.go_on(repeat(None, 0))
    thinking.close()
    until(lambda: all(is_gone(process) for process in processes))
    thinking.warm()
    assert not thinking.process_ids
    assert finish(thought) == decided(matter)


@linux
def test_helpers_go_when_the_program_is_killed() -> None:
    script = (
        "import time\n"
        "from goblins.bots.thinking import ThinkingRoom\n"
        "room = ThinkingRoom(2)\n"
        "if __name__ == '__main__':\n"
        "    room.warm()\n"
        "    while room.ready_helpers < 2: pass\n"
        "    print(*room.process_ids, flush=True)\n"
        "    time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script], cwd=HOUSE_ROOT, stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        processes = [int(word) for word in program.stdout.readline().split()]
        assert len(processes) == 2
        program.kill()
    until(lambda: all(is_gone(process) for process in processes))


def test_helpers_load_no_window() -> None:
    """They think about every game without pygame."""
    script = (
        "import sys, random\n"
        "from tests.bots.test_thinking import Asker, matters, _found, asked\n"
        "for matter in matters('medium'):\n"
        "    assert _found(asked(Asker(matter.game, 'medium', None), matter.view, matter.legal, (1,))[0])\n"
        "assert 'pygame' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=HOUSE_ROOT, check=True)


def test_how_many_helpers_there_are(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(room.WANTED_HELPERS, raising=False)
    assert 1 <= usual_helpers() <= room.MOST_HELPERS
    for wanted, expected in (("0", 0), ("3", 3), ("999", room.MOST_HELPERS)):
        monkeypatch.setenv(room.WANTED_HELPERS, wanted)
        assert usual_helpers() == expected


def test_helpers_come_once_they_are_welcome(opened: Callable[[int], ThinkingRoom]) -> None:
    """The window asks nobody in before its first picture, not even where a table is the first thing it shows."""
    early = opened(0)
    assert not early.process_ids
    early.welcome(1)
    assert len(early.process_ids) == 1
    late = ThinkingRoom()
    late.welcome(1)
    assert not late.process_ids, "nobody has asked for thinking yet"
