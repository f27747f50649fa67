"""What a frame of the tables costs, in full-screen blits. `python -m bench.frame`

Three kinds: one in which everything is drawn anew, the ground included (a card was played), one like those of a drag
(the whole screen again, but what lies still is kept as a picture), and one in which nothing happens. Measured without a
screen, and once more in a real window where DISPLAY is set. Target: any redraw costs at most six blits of the whole
window, an idle frame none; what misses it is marked.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from goblins.app.window import Window
    from goblins.scenes.table.screen import TableScene
    from goblins.ui.moving.motion import Piece

SIZE = (1920, 1080)
TARGET = 6.0
SEED = 20261116
#: How many ticks pass at once while the table gets ready.
TICKS = 6
#: What is measured: the game, how many play, and what the pointer does.
CASES = (
    ("fairies", 1, "nothing"),
    ("fairies", 1, "held"),
    ("fairies", 2, "nothing"),
    ("fairies", 2, "held"),
    ("fairies", 4, "nothing"),
    ("fairies", 4, "hovered"),
    ("fairies", 4, "held"),
    ("grapple", 2, "nothing"),
    ("grapple", 4, "hovered"),
    ("grapple", 4, "held"),
    ("koncita", 2, "nothing"),
    ("koncita", 2, "held"),
    ("koncita", 8, "nothing"),
    ("koncita", 8, "hovered"),
    ("koncita", 8, "held"),
    ("pact", 1, "nothing"),
    ("pact", 3, "nothing"),
    ("pact", 5, "hovered"),
    ("pact", 5, "held"),
)
DOING = {"nothing": "", "hovered": ", a card pointed at", "held": ", a card held"}


def best_of(work: Callable[[], object], rounds: int) -> float:
    """Milliseconds of the middle round: a busy machine spoils the slow ones."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return sorted(times)[len(times) // 2] * 1000


def measure(rounds: int) -> None:
    """Print a table of costs."""
    import pygame

    from goblins.app.window import Window
    from goblins.core.setup import Setup, make_seats
    from goblins.games.registry import info_of
    from goblins.library import Library
    from goblins.scenes.table.screen import TableScene

    os.environ["GOBLINS_WINDOW"] = f"{SIZE[0]}x{SIZE[1]}"
    window = Window(Library.in_memory())
    house, screen = window.house, pygame.display.get_surface()
    plain = pygame.Surface(SIZE).convert()
    blit = best_of(lambda: screen.blit(plain, (0, 0)), rounds)
    print(f"{pygame.display.get_driver()}, {SIZE[0]} × {SIZE[1]}: one blit of the whole window {blit:.2f} ms")
    print(f"{'':30}{'all anew':>10}{'blits':>7}{'dragged':>10}{'blits':>7}{'idle':>10}{'blits':>7}")
    for game, players, what in CASES:
        name = f"{game}, {players}{DOING[what]}"
        seats = make_seats(["human", *["easy"] * (players - 1)], info_of(game).cast)
        house.doors.deal(Setup(game, seats), SEED)
        while not (isinstance(house.scenes.top, TableScene) and _still(house.scenes.top)):
            window.step([], TICKS)
        table = house.scenes.top
        _play_to_a_card(window, table)
        _point(window, table, what)
        window.step(pygame.event.get(), 0)

        def moved(table: TableScene = table) -> None:
            table.draw(house.stage)

        def anew(table: TableScene = table) -> None:
            table.top._pictures.outdate()
            table.draw(house.stage)

        redrawn, dragged = best_of(anew, rounds), best_of(moved, rounds)
        table.dirty = False
        before = window.frames_drawn
        idle = best_of(lambda: window.step([], 0), rounds)
        missed = [word for word, cost in (("anew", redrawn), ("dragged", dragged)) if cost > TARGET * blit]
        missed += ["idle"] * (window.frames_drawn > before)
        numbers = "".join(f"{cost:7.2f} ms{cost / blit:7.1f}" for cost in (redrawn, dragged, idle))
        print(f"{name:30}{numbers}  {'over the target: ' + ', '.join(missed) if missed else ''}".rstrip())
    pygame.quit()


def _play_to_a_card(window: Window, table: TableScene) -> None:
    """Let a bot decide for the human until there is a card to be played."""
    from goblins.bots.bot import decide, thinking_chance
    from goblins.bots.levels import make_bot

    while not _cards(table):
        match = table.match
        if table.driver.acting_humans and not table.top.director.busy:
            seat = match.to_act[0]
            legal, view = match.rules.legal_actions(match.state, seat), match.rules.view(match.state, seat)
            bot = make_bot(match.setup.game, "easy")
            match.play(decide(bot, view, legal, thinking_chance(SEED, match.cursor, seat)).action)
        window.step([], TICKS)


def _still(table: TableScene) -> bool:
    return table.top.ready and not table.top.director.busy and bool(table.reach.gestures)


def _cards(table: TableScene) -> list[Piece]:
    """What can be picked up and put somewhere now."""
    places = table.top.director.placements
    return [
        source
        for source, target in table.reach.gestures
        if source != target and source in places and not places[source].fixed
    ]


def _point(window: Window, table: TableScene, what: str) -> None:
    """Point at the first card of the hand, or hold it over the first target, with real events."""
    import pygame

    if what == "nothing":
        return
    places, viewport = table.top.director.placements, window.house.stage.viewport
    card = min((places[source] for source in _cards(table)), key=lambda placement: placement.x)
    first = next(iter(table.top.targets.values()))
    moved = {"pos": viewport.point((card.x, card.y)), "rel": (1, 1), "buttons": (0, 0, 0)}
    window.step([pygame.event.Event(pygame.MOUSEMOTION, moved)], 0)
    if what == "held":
        pressed = pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=moved["pos"], button=1)
        over = pygame.event.Event(pygame.MOUSEMOTION, {**moved, "pos": viewport.point(first.centre)})
        window.step([pressed, over], 0)


def main() -> int:
    """Measure without a screen, then with one."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=60, help="for each number")
    parser.add_argument("--here", action="store_true", help="only with the drivers of this environment")
    words = parser.parse_args()
    if words.here:
        measure(words.rounds)
        return 0
    drivers = [{"SDL_VIDEODRIVER": "dummy"}] + [{}] * ("DISPLAY" in os.environ)
    kept = {key: value for key, value in os.environ.items() if key != "SDL_VIDEODRIVER"}
    results = [
        subprocess.run(
            [sys.executable, "-m", "bench.frame", "--here", "--rounds", str(words.rounds)],
            env={**kept, **driver, "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"},
        ).returncode
        for driver in drivers
    ]
    return max(results)


if __name__ == "__main__":
    sys.exit(main())
