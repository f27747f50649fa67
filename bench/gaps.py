"""Whether thinking ever holds up the picture. `python -m bench.gaps`

Bots play at all five tables of a window, one move after the other, with helpers and without. Of every round of the window's
loop it is measured what thinking took of it: asking bots, taking what helpers found, working at parts in the program itself.
Target: no round busy for over 50 ms with helpers (on the clock it may be longer, where others are at work on the machine).
Besides: how long decisions took from asked to answered, at sixty rounds a second, and the helpers' memory.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

if TYPE_CHECKING:
    from goblins.app.window import Window

#: The longest that thinking may hold up a picture, in milliseconds.
TARGET = 50.0
SEED = 20261116
#: The games, how many bots play, and what is chosen besides.
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("koncita", 2, {}),
    ("koncita", 4, {}),
    ("grapple", 2, {}),
    ("grapple", 4, {}),
    ("irene", 1, {}),
    ("irene", 4, {}),
    ("fairies", 1, {}),
    ("fairies", 4, {}),
    ("pact", 1, {}),
    ("pact", 2, {}),
    ("pact", 3, {}),
    ("pact", 5, {"mode": "expert"}),
)


class Watch:
    """Adds up the time that is spent in some functions, in milliseconds: on the clock, and of the processor."""

    def __init__(self) -> None:
        self.spent, self.worked = 0.0, 0.0

    def over(self, act: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, watched."""

        def watched(*words: Any) -> Any:
            began, began_work = time.perf_counter(), time.thread_time()
            try:
                return act(*words)
            finally:
                self.spent += (time.perf_counter() - began) * 1000
                self.worked += (time.thread_time() - began_work) * 1000

        return watched


def measure(level: str, helpers: int, decisions: int) -> None:
    """Let bots of a level play at every table, and print what their thinking cost the window."""
    import pygame

    from goblins.app.window import Window
    from goblins.core.setup import Setup, checked, make_seats
    from goblins.games.registry import info_of
    from goblins.library import Library
    from goblins.scenes.table.driver import TurnDriver

    os.environ["GOBLINS_HELPERS"] = str(helpers)
    window, watch = Window(Library.in_memory()), Watch()
    house = window.house
    house.settings = replace(house.settings, animation_speed=0, pause=0)
    house.welcome_helpers()
    house.doors.title()
    kept = {name: getattr(TurnDriver, name) for name in ("work", "decided", "interruption")}
    for name, act in kept.items():
        setattr(TurnDriver, name, watch.over(act))
    for game, count, options in TABLES:
        info = info_of(game)
        setup = checked(info, Setup(game, make_seats([level] * count, info.cast), options))
        rounds, taken = _play(window, watch, setup, decisions)
        words = f"{level}, {helpers} helpers, {game} {count} {options.get('mode', '')}".rstrip()
        (longest, _), (_, busiest) = max(rounds), max(rounds, key=lambda spent: spent[1])
        over = "  over the target" if busiest > TARGET else ""
        middle, late = taken[len(taken) // 2], taken[max(0, -(-len(taken) * 99 // 100) - 1)]
        print(
            f"{words:38} longest {longest:5.1f} ms, busiest {busiest:5.1f} ms of {len(rounds):5} rounds;"
            f" {len(taken):3} decisions, middle {middle:4.0f} ms, 99 % {late:5.0f} ms{over}",
            flush=True,
        )
    for name, act in kept.items():
        setattr(TurnDriver, name, act)
    memory = [_memory(process) for process in house.thinking.process_ids]
    if memory:
        print(f"{level}: memory of the helpers {', '.join(f'{one:.0f}' for one in memory)} MB", flush=True)
    house.stop_thinking()
    pygame.quit()


def _play(window: Window, watch: Watch, setup: Any, decisions: int) -> tuple[list[tuple[float, float]], list[float]]:
    """What thinking took of every round, and how long decisions took, sorted, both in milliseconds."""
    from goblins.scenes.table.screen import TableScene
    from goblins.ui.time import TICK_SECONDS

    house = window.house
    house.doors.deal(setup, SEED)
    while not (isinstance(house.scenes.top, TableScene) and house.scenes.top.top.ready):
        window.step([], 1)
    table = house.scenes.top
    rounds, taken = list[tuple[float, float]](), list[float]()
    cursor, began = table.match.cursor, time.perf_counter()
    while len(taken) < decisions and table.match.outcome is None:
        table.driver.pace = 0
        watch.spent, watch.worked, start = 0.0, 0.0, time.perf_counter()
        window.step([], 1)
        rounds.append((watch.spent, watch.worked))
        if table.match.cursor != cursor:
            taken.append((time.perf_counter() - began) * 1000)
            cursor, began = table.match.cursor, time.perf_counter()
        time.sleep(max(0.0, TICK_SECONDS - (time.perf_counter() - start)))
    return rounds, sorted(taken)


def _memory(process: int) -> float:
    """The memory that a process has for itself and shares, in MB; 0 where that can't be seen."""
    status = Path(f"/proc/{process}/status")
    lines = status.read_text().splitlines() if status.exists() else []
    return next((int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM")), 0.0)


def main() -> int:
    """With helpers, one for each core, and without; each in a window of its own."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--levels", default="hard,master")
    parser.add_argument("--helpers", default=f"0,{os.cpu_count() or 1}", help="numbers of helpers")
    parser.add_argument("--decisions", type=int, default=60, help="at each table")
    parser.add_argument("--here", action="store_true", help="only with the drivers of this environment")
    words = parser.parse_args()
    if words.here:
        measure(words.levels, int(words.helpers), words.decisions)
        return 0
    driver = {} if "DISPLAY" in os.environ else {"SDL_VIDEODRIVER": "dummy"}
    plain = {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "GOBLINS_WINDOW": "1280x720"}
    results = [0]
    for helpers in words.helpers.split(","):
        for level in words.levels.split(","):
            asked = ["--here", "--levels", level, "--helpers", helpers, "--decisions", str(words.decisions)]
            command = [sys.executable, "-m", "bench.gaps", *asked]
            results.append(subprocess.run(command, env={**os.environ, **plain, **driver}).returncode)
    return max(results)


if __name__ == "__main__":
    sys.exit(main())
