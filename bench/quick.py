"""How quick the program is, as ratios. `python -m bench.quick`

Starting beside a bare pygame window, steps of opening a table beside what a step may take, a long list of past matches, how
often an idle window wakes, and simulated games beside the bare engine. CPU time everywhere: others may be at work on the
machine, too. A window is a real one where DISPLAY is set. What misses its target is marked.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bench.engine import play_once
from goblins.bots.arena import Arena, game_seed
from goblins.core.contract import AnyRules
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs

RUNS = 5
SEED = 20261116
MANY = 2000
#: Seconds in which a page of so many matches stands there.
OPENS = 0.2
#: Seconds of CPU time for each speed, and of an idle window's sleep.
SPEED_SECONDS, IDLE_SECONDS = 1.5, 5.0
#: In so many pieces a speed is measured: others at work on the machine come and go.
SPEED_RUNS = 15
#: Sizes of the window, and the milliseconds that a step of opening a table may take there.
STEPS = {(1280, 720): 50, (1920, 1080): 50, (3840, 2160): 100}
BARE = """
import os, resource, pygame
pygame.display.init()
pygame.display.set_mode((1280, 720)).fill((10, 20, 30))
pygame.display.flip()
used = resource.getrusage(resource.RUSAGE_SELF)
print(used.ru_utime + used.ru_stime)
"""
OURS = """
import os, resource, sys, pygame
def told():
    used = resource.getrusage(resource.RUSAGE_SELF)
    print(used.ru_utime + used.ru_stime, flush=True)
    os._exit(0)
pygame.display.flip = told
from goblins.cli.main import main
main([])
"""


def line(what: str, found: float, target: float, *, least: bool = False, more: str = "") -> None:
    """One figure as a ratio, marked if it misses its target."""
    missed = found < target if least else found > target
    word = "at least" if least else "at most"
    print(
        f"{what:46} {found:7.2f}  ({word} {target:g}){'  over the target' if missed else ''}  {more}".rstrip(),
        flush=True,
    )


def _environment(home: str, **more: str) -> dict[str, str]:
    """As a person's, but that both windows have the plain frame buffer, and bytecode is kept as it is anywhere else."""
    kept = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    plain = {"SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1", "SDL_FRAMEBUFFER_ACCELERATION": "0"}
    wanted = {"GOBLINS_HOME": home, "GOBLINS_WINDOW": "1280x720", "PYTHONPYCACHEPREFIX": f"{home}/bytecode"}
    driver = {} if "DISPLAY" in os.environ else {"SDL_VIDEODRIVER": "dummy"}
    return {**kept, **plain, **wanted, **driver, **more}


def start(home: str) -> None:
    """From the start to the first picture, beside a bare window, alternated; the middle run of each."""

    def seconds(script: str) -> float:
        command = [sys.executable, "-c", script]
        return float(subprocess.run(command, env=_environment(home), capture_output=True, check=True).stdout)

    # what is not compiled yet would be counted, and that is done once in a program's life
    subprocess.run([sys.executable, "-m", "compileall", "-q", "goblins"], env=_environment(home), check=True)
    for script in (BARE, OURS):
        seconds(script)
    runs = [(seconds(BARE), seconds(OURS)) for _ in range(RUNS)]
    bare, ours = (sorted(times)[RUNS // 2] for times in zip(*runs, strict=True))
    line("first picture / bare window", ours / bare, 3, more=f"{ours * 1000:.0f} ms / {bare * 1000:.0f} ms")


def opening(size: tuple[int, int]) -> None:
    """The longest step of opening each game's table for the first time, beside what a step may take."""
    import pygame

    from goblins.app.window import Window
    from goblins.library import Library
    from goblins.scenes.table.screen import TableScene

    os.environ["GOBLINS_WINDOW"] = f"{size[0]}x{size[1]}"
    window = Window(Library.in_memory())
    house, may = window.house, STEPS[size]
    house.doors.title()
    while not house.scenes.top.ready:
        window.step([], 1)
    for game in slugs():
        info = info_of(game)
        for count in sorted({info.min_seats, info.max_seats}):
            seats = make_seats(["human", *["easy"] * (count - 1)], info.cast)
            house.doors.deal(checked(info, Setup(game, seats)), SEED)
            steps = []
            while not (
                isinstance(house.scenes.top, TableScene) and house.scenes.top.top.ready and not house.scenes.dirty
            ):
                began = time.process_time()
                window.step([], 1)
                steps.append((time.process_time() - began) * 1000)
            words = f"{max(steps):.0f} of {may} ms, {len(steps)} steps"
            line(f"{size[0]} x {size[1]}, {game} {count}: longest step / limit", max(steps) / may, 1, more=words)
    pygame.quit()


def long_list(folder: str) -> None:
    """Past matches with many of them: opening, and a picture scrolled by one row beside a sixtieth of a second."""
    import pygame

    from goblins.app.window import Window
    from goblins.library import Library

    library = Library(Path(folder))
    _fill(library)
    os.environ["GOBLINS_WINDOW"] = "1280x720"
    window = Window(library)
    house = window.house
    house.doors.title()
    while not house.scenes.top.ready:
        window.step([], 1)

    def cost(act: Callable[[], None]) -> float:
        began = time.process_time()
        act()
        window.step([], 1)
        return time.process_time() - began

    for when in ("first", "again"):
        line(
            f"{MANY} past matches, statistics and calendar opened {when} / {OPENS} s",
            cost(house.doors.history) / OPENS,
            1,
        )
        for page in ("feats", "rating", "matches"):
            opened = cost(lambda page=page: house.doors.statistics_page(page, ""))  # type: ignore[misc]
            line(f"{MANY} past matches, page of {page} {when} / {OPENS} s", opened / OPENS, 1)
        if when == "first":
            house.scenes.pop()
    line(f"{MANY} past matches, back on the shelf / {OPENS} s", cost(lambda: house.doors.title()) / OPENS, 1)
    house.doors.history()
    house.doors.statistics_page("matches", "")
    scene = house.scenes.top
    scrolled = [cost(lambda row=row: scene._scrolled(94.0 * row)) for row in range(1, 61)]  # type: ignore[misc, attr-defined]
    line(f"{MANY} past matches, a row scrolled / one picture", sorted(scrolled)[30] * 60, 1)
    pygame.quit()


def _fill(library: object) -> None:
    """Finished matches of every game, copied until there are many."""
    from goblins.core.chance import below, chance
    from goblins.core.match import Match

    company = [(game, ["human", *["easy"] * max(1, info_of(game).min_seats - 1)]) for game in slugs()]
    alone = [(game, ["human"]) for game in slugs() if info_of(game).min_seats == 1]
    for game, players in (*company, *alone):
        info = info_of(game)
        setup = checked(info, Setup(game, make_seats(players, info.cast)))
        match, rng = Match(rules_of(game), setup, SEED), chance(SEED)
        while match.to_act:
            legal = match.rules.legal_actions(match.state, match.to_act[0])
            match.play(legal[below(rng, len(legal))])
        library.follow(match)  # type: ignore[attr-defined]
    connection = library._connection  # type: ignore[attr-defined]
    columns = ", ".join(row["name"] for row in connection.execute("PRAGMA table_info(matches)") if row["name"] != "id")
    templates, now = len(company) + len(alone), datetime.now(UTC)
    connection.execute("BEGIN")
    for number in range(MANY - templates):
        copied = f"INSERT INTO matches ({columns}) SELECT {columns} FROM matches WHERE id = ?"
        match_id = connection.execute(copied, (1 + number % templates,)).lastrowid
        moment = now - timedelta(hours=8 * number)  # every match was a deal of its day, as far as it can be one
        dated = (*[moment.isoformat(timespec="microseconds")] * 3, f"{moment.astimezone():%Y%m%d}", match_id)
        connection.execute("UPDATE matches SET created = ?, updated = ?, finished = ?, seed = ? WHERE id = ?", dated)
    connection.execute("COMMIT")


def idle(home: str) -> None:
    """How often the main thread of an idle window wakes in a second, beside ten times."""
    if "DISPLAY" not in os.environ:
        print("an idle window: not measured, there is no DISPLAY")
        return
    probe = Path(home) / "probe"
    program = subprocess.Popen(
        [sys.executable, "main.py"], env=_environment(home, GOBLINS_PROBE=str(probe)), stderr=subprocess.DEVNULL
    )
    try:
        while not (probe.exists() and b'"still":true' in probe.read_bytes()):
            time.sleep(0.1)
        time.sleep(1)
        before = _wakes(program.pid)
        time.sleep(IDLE_SECONDS)
        line("an idle window wakes in a second / 10", (_wakes(program.pid) - before) / IDLE_SECONDS / 10, 1)
    finally:
        program.terminate()
        program.wait()


def _wakes(process: int) -> int:
    status = Path(f"/proc/{process}/task/{process}/status").read_text()
    return int(next(row for row in status.splitlines() if row.startswith("voluntary")).split()[1])


def simulated() -> None:
    """Games of random bots as `simulate` plays them, beside the bare engine, alternated; the middle of all ratios."""

    def speed(play: Callable[[int], int], first: int) -> float:
        steps, games, began = 0, first, time.process_time()
        while time.process_time() - began < SPEED_SECONDS / SPEED_RUNS:
            steps += play(games)
            games += 1
        return steps / (time.process_time() - began)

    for setup in _random_setups():
        rules, arena = rules_of(setup.game), Arena(setup)

        def bare(seed: int, rules: AnyRules = rules, setup: Setup = setup) -> int:
            return play_once(rules, setup, seed)

        def ours(seed: int, arena: Arena = arena) -> int:
            return arena.play(game_seed(SEED, seed)).steps

        runs = [(speed(ours, first), speed(bare, first)) for first in range(0, 1000 * SPEED_RUNS, 1000)]
        found, plain = sorted(runs, key=lambda run: run[0] / run[1])[SPEED_RUNS // 2]
        more = f"{found:,.0f} / {plain:,.0f} steps/s"
        line(f"{setup.game} {len(setup.seats)}: simulated / bare engine", found / plain, 0.8, least=True, more=more)


def _random_setups() -> Iterator[Setup]:
    """Every game with few and with four seats; where a deal is proven first, that is another thing."""
    from goblins.bots.solitaire import has_expert

    for game in slugs():
        info = info_of(game)
        for count in sorted({max(info.min_seats, 1 + has_expert(game)), min(4, info.max_seats)}):
            yield checked(info, Setup(game, make_seats(["random"] * count)))


def main() -> int:
    """All of them; those with a window of their own in a process of their own."""
    words = sys.argv[1:]
    if words[:1] == ["opening"]:
        opening((int(words[1]), int(words[2])))
    elif words[:1] == ["list"]:
        long_list(words[1])
    else:
        with tempfile.TemporaryDirectory() as home:
            start(home)
            dummy = _environment(home, SDL_VIDEODRIVER="dummy")
            # once for nothing: what others have written is compiled when it is first loaded, too
            for size, printed in ((min(STEPS), subprocess.DEVNULL), *[(size, None) for size in STEPS]):
                command = [sys.executable, "-m", "bench.quick", "opening", *map(str, size)]
                subprocess.run(command, env=dummy, check=True, stdout=printed)
            subprocess.run([sys.executable, "-m", "bench.quick", "list", f"{home}/many"], env=dummy, check=True)
            idle(home)
        simulated()
    return 0


if __name__ == "__main__":
    sys.exit(main())
