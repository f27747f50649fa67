"""What memory an hour of play needs: bots play one game after the other, and time passes as fast as it can.

`python -m bench.hour [--minutes 60]`
"""

from __future__ import annotations

import argparse
import os
import random
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

SIZE = (1280, 720)
#: How many ticks pass between two pictures: bots' play looks the same, with fewer pictures of what is on its way.
TICKS = 6
TICKS_A_MINUTE = 3600
TARGET_MEGABYTES = 300


class Moment(NamedTuple):
    """How things stand after so many minutes, in megabytes."""

    minute: int
    matches: int
    memory: float
    pictures: float


def memory() -> float:
    """The megabytes that this process has in use now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def hour(minutes: int, seed: int = 1) -> Iterator[Moment]:
    """Let bots play in a window, all games in turn; a moment for every minute."""
    from goblins.app.memory import return_what_is_large
    from goblins.app.window import Window
    from goblins.core.setup import Setup, checked, make_seats
    from goblins.games.registry import info_of, slugs
    from goblins.library import Library
    from goblins.scenes.after.result import ResultScene

    os.environ["GOBLINS_WINDOW"] = f"{SIZE[0]}x{SIZE[1]}"
    window, rng, matches = Window(Library.in_memory()), random.Random(seed), 0
    house = window.house
    house.doors.title()
    return_what_is_large()  # as the window does after its first picture
    for minute in range(minutes):
        for tick in range(TICKS_A_MINUTE // TICKS):
            over = isinstance(house.scenes.top, ResultScene) or (tick == 0 and minute % 4 == 0)
            if over:
                info = info_of(slugs()[matches % len(slugs())])
                count = rng.randint(info.min_seats, info.max_seats)
                seats = make_seats(["easy"] * count, info.cast)
                house.doors.deal(checked(info, Setup(info.slug, seats)), rng.randrange(10**8))
                matches += 1
            window.step([], TICKS)
            window.tidy(TICKS)
        yield Moment(minute + 1, matches, memory(), house.stage.cache.used_bytes / 2**20)


def main() -> int:
    """Play and print, in a process of its own: others would leave their memory behind."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=60, help="of play")
    words = parser.parse_args()
    os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")
    last = Moment(0, 0, memory(), 0.0)
    for now in hour(words.minutes):
        if now.minute % 10 == 0 or now.minute in (1, words.minutes):
            print(
                f"after {now.minute:3} minutes of play ({now.matches} matches): {now.memory:6.0f} MB, "
                f"{now.pictures:.0f} of it pictures",
                flush=True,
            )
        last = now
    missed = "" if last.memory <= TARGET_MEGABYTES else "  over the target"
    print(f"memory: {last.memory / TARGET_MEGABYTES:.2f} of the {TARGET_MEGABYTES} MB it may need{missed}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
