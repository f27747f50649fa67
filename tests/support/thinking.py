"""Something to think about, and rooms to think in."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from itertools import repeat
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goblins.bots.bot import Advice, decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.bots.thinking import Matter, ThinkingRoom, Thought
from goblins.games.registry import rules_of
from tests.support.builders import setup

#: So long anything may take, in seconds: a busy machine takes its time.
PATIENCE = 300.0
#: Tests that look processes up.
linux = pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are looked up in /proc")
#: Games and seats, and what is chosen besides.
TABLES: list[tuple[str, int, dict[str, Any]]] = [
    ("koncita", 4, {}),
    ("grapple", 3, {}),
    ("irene", 2, {}),
    ("fairies", 1, {}),
    ("fairies", 3, {}),
    ("pact", 1, {}),
    ("pact", 2, {}),
    ("pact", 3, {"mode": "expert"}),
]


def matters(level: str, tables: list[tuple[str, int, dict[str, Any]]] = TABLES, plies: int = 8) -> Iterator[Matter]:
    """Something to think about at every table: the first position with a real choice after some quick moves."""
    for game, seats, options in tables:
        rules, quick = rules_of(game), make_bot(game, "easy")
        state = rules.new_game(setup(game, seats, **options), 6)
        for ply in range(60):
            seat = rules.to_act(state)[0]
            view, legal = rules.view(state, seat), rules.legal_actions(state, seat)
            if ply >= min(plies, 3 if seats == 1 else plies) and len(legal) > 3:
                yield Matter(game, level, None, view, legal, thinking_chance(6, ply, seat))
                break
            state = rules.apply(state, decide(quick, view, legal, thinking_chance(6, ply, seat)).action).state


def fresh(matter: Matter) -> Matter:
    """The same matter with chance as it was at first."""
    rng = random.Random()
    rng.setstate(matter.rng.getstate())
    return msgspec.structs.replace(matter, rng=rng)


def decided(matter: Matter) -> Advice:
    """What the bot says without any room."""
    again = fresh(matter)
    return decide(make_bot(again.game, again.level), again.view, again.legal, again.rng)


def until(done: Callable[[], bool], act: Callable[[], object] = lambda: None) -> None:
    """Act until something is so."""
    late = time.monotonic() + PATIENCE
    while not done():
        act()
        assert time.monotonic() < late, "it takes too long"


def finish(thought: Thought) -> Advice:
    """Let a thought come to its end."""
    until(lambda: thought.done, lambda: thought.go_on(repeat(None, 4)))
    assert thought.best is not None
    return thought.best


@pytest.fixture
def opened() -> Iterator[Callable[[int], ThinkingRoom]]:
    """Rooms with so many helpers, all of them ready; closed afterwards."""
    rooms: list[ThinkingRoom] = []

    def furnish(helpers: int) -> ThinkingRoom:
        made = ThinkingRoom(helpers)
        rooms.append(made)
        made.warm()
        until(lambda: made.ready_helpers == helpers)
        return made

    yield furnish
    for one in rooms:
        one.close()


def is_gone(process: int) -> bool:
    """Whether a process has ended; one that nobody has asked about yet is a zombie."""
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return True
    return state == "Z"
