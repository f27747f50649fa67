"""What an analysis costs: the processor, and the window meanwhile. `python -m bench.analysis`

A whole match of easy bots, one of them counted as a person, is looked through in a window, at sixty rounds a second, with
helpers. Of every round it is measured how long the window's own thread was busy. Targets: no round busy for over 50 ms, and no
match that takes two cores more than two minutes (all processor time, halved: on the clock it is longer where others work, too).
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from goblins.app.window import Window
    from goblins.core.match import Match

#: The longest that the window's thread may be busy in a round, in milliseconds; and what two cores may take, in seconds.
TARGET, MOST = 50.0, 120.0
SEED = 20261117
#: The games and how many play: those whose matches are longest, and games for one.
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("koncita", 4, {}),
    ("koncita", 8, {}),
    ("grapple", 2, {}),
    ("grapple", 4, {}),
    ("irene", 1, {}),
    ("irene", 4, {}),
    ("fairies", 1, {}),
    ("fairies", 4, {}),
    ("pact", 1, {}),
    ("pact", 2, {}),
    ("pact", 5, {}),
    ("pact", 4, {"mode": "expert"}),
)


def played(game: str, count: int, options: dict[str, Any]) -> Match:
    """A whole match: a person's seat is played by an easy bot, too."""
    from goblins.bots.bot import decide, thinking_chance
    from goblins.bots.levels import first_interruption, make_bot
    from goblins.core.match import Match
    from goblins.core.setup import HUMAN, Setup, checked, make_seats
    from goblins.games.registry import info_of, rules_for

    info = info_of(game)
    setup = checked(info, Setup(game, make_seats([HUMAN, *["easy"] * (count - 1)], info.cast), options))
    match, bot = Match(rules_for(setup), setup, SEED), make_bot(game, "easy")
    while match.outcome is None:
        action = first_interruption(setup, match.state, match.seed, match.cursor)
        if action is None:
            seat = match.to_act[0]
            legal, rng = match.rules.legal_actions(match.state, seat), thinking_chance(match.seed, match.cursor, seat)
            action = decide(bot, match.rules.view(match.state, seat), legal, rng).action
        match.play(action)
    return match


def measure(helpers: int, only: str) -> None:
    """Look through a match at every table, and print what that took."""
    import pygame

    from goblins.app.window import Window
    from goblins.library import Library

    os.environ["GOBLINS_HELPERS"] = str(helpers)
    window = Window(Library.in_memory())
    window.house.welcome_helpers()
    window.house.doors.title()
    for game, count, options in TABLES:
        if not only or f"{game}{count}" in only.split(","):
            _look_through(window, game, count, options)
    window.house.stop_thinking()
    pygame.quit()


def _look_through(window: Window, game: str, count: int, options: dict[str, Any]) -> None:
    from goblins.scenes.after.analysis import AnalysisScene
    from goblins.ui.time import TICK_SECONDS

    match, house = played(game, count, options), window.house
    before = _processor_time(window)
    house.doors.analysis(match, 0)
    scene, busy, began = house.scenes.top, list[float](), time.perf_counter()
    assert isinstance(scene, AnalysisScene)
    while scene.thinking:
        start, start_work = time.perf_counter(), time.thread_time()
        window.step([], 1)
        busy.append((time.thread_time() - start_work) * 1000)
        time.sleep(max(0.0, TICK_SECONDS - (time.perf_counter() - start)))
    took, seconds = _processor_time(window) - before, time.perf_counter() - began
    busy = sorted(busy[1:], reverse=True)  # the first one only opens the screen
    over = "  over the target" if busy[0] > TARGET or took / 2 > MOST else ""
    name = f"{game} {count} {options.get('mode', '')}".rstrip()
    print(
        f"{name:16} {match.cursor:4} steps, processor {took:5.1f} s, clock"
        f" {seconds:5.1f} s; busiest of {len(busy):5} rounds {', '.join(f'{one:.0f}' for one in busy[:3])} ms{over}",
        flush=True,
    )
    house.scenes.pop()


def _processor_time(window: Window) -> float:
    """What the program and its helpers have used so far, in seconds."""
    tick = os.sysconf("SC_CLK_TCK")
    used = 0
    for process in window.house.thinking.process_ids:
        with open(f"/proc/{process}/stat") as status:
            used += sum(map(int, status.read().rpartition(")")[2].split()[11:13]))
    return time.process_time() + used / tick


def main() -> int:
    """With one helper for each core."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--helpers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tables", default="", help="some of them alone: koncita4,pact2")
    words = parser.parse_args()
    plain = {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "GOBLINS_WINDOW": "1280x720"}
    if "DISPLAY" not in os.environ:
        plain["SDL_VIDEODRIVER"] = "dummy"
    os.environ.update(plain)
    measure(words.helpers, words.tables)
    return 0


if __name__ == "__main__":
    sys.exit(main())
