"""A hostile test, by hand: killed programs, disks that fail, damaged libraries, and things from outside that mean it ill.

    python -m tools.hostile [--minutes 60] [--seed 1] [--only kills …]

Plays rounds until the time is up, each of every attack and each with another seed. Prints what was tried and what came of it;
ends with 1 if anything was lost, hung, opened another file, or raised what nobody expected.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import logging
import os
import random
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

from hypothesis import Phase, given, seed, settings

from goblins.core.match import Match
from goblins.library import BadFile, Library, UnreadableMatch
from goblins.scenes.deals import facts_of
from goblins.scenes.ghost import ghost_from
from goblins.study import analysis, challenge, feats
from goblins.study.calendar import days_of, streak_of
from goblins.study.puzzles.progress import ABOUT, days_in_a_row, progress_of
from goblins.study.ratings import ratings_of
from tests.support import hostile_files
from tests.support.hostile_judge import Judge, problem_of
from tools.disks import disks
from tools.spoiling import a_library, random_match, random_step, spoil

ROOT = Path(__file__).parent.parent
#: So many of a round's damaged libraries are walked through, screen by screen.
SCREENS = 3
#: What a case's problem begins with, and what sort of fault that is.
PROBLEMS = (("killed", "HUNG"), ("took", "SLOW OR LARGE"), ("looked at", "FOREIGN PATHS"))
#: Plays random matches of every game for ever, in the library of a folder, and tells of each change once it was saved.
PLAYER = """
import random, sys
from pathlib import Path
from goblins.library import Library
from tools.spoiling import random_match, random_step
rng = random.Random(int(sys.argv[2]))
library = Library(Path(sys.argv[1]))
while True:
    match = random_match(rng)
    match_id = library.follow(match)
    match.observe(lambda match, change, step: print(match_id, match.cursor, len(match.steps), flush=True))
    while not match.outcome and match.cursor < 200:
        random_step(match, rng)
"""


def kills(count: int, rng: random.Random, work: Path, tally: Counter[str]) -> None:
    """Kill a program while it plays: the library is sound, and holds what the program had told of."""
    folder = work / "kills"
    for number in range(count):
        output = work / f"kill-{number}.txt"
        with output.open("wb") as file:
            command = [sys.executable, "-c", PLAYER, str(folder), str(rng.getrandbits(30))]
            process = subprocess.Popen(command, stdout=file, cwd=ROOT)
        while not output.stat().st_size and process.poll() is None:
            time.sleep(0.005)
        time.sleep(rng.random() * 0.3)
        process.send_signal(signal.SIGKILL)
        process.wait()
        lines = [line for line in output.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
        last = {int(match_id): (int(cursor), int(steps)) for match_id, cursor, steps in map(bytes.split, lines)}
        with Library(folder) as library:
            tally["steps told before a kill"] += len(lines)
            tally["notices after a kill"] += bool(library.notice)
            for match_id, (cursor, _) in last.items():
                kept = library.load(match_id).cursor
                tally["LOST MOVES"] += abs(kept - cursor) > (1 if match_id == max(last) else 0)
    tally["kills"] += count


@contextlib.contextmanager
def held_by_another(library: Library) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    other = sqlite3.connect(library.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextlib.contextmanager
def folder_gone(library: Library) -> Iterator[None]:
    """Somebody deletes the folder, and a file lies in its place for a while."""
    shutil.rmtree(library.folder)
    library.folder.write_bytes(b"in the way")
    yield
    library.folder.unlink()


TROUBLES = (held_by_another, folder_gone)


def is_kept(library: Library, match: Match) -> bool:
    """Whether another program would find a match just as it stands."""
    with Library.only_looking(library.folder) as other:
        rows = [row.id for row in other.matches()]
        return any((found := other.load(row)).seed == match.seed and found.state == match.state for row in rows)


def troubles(count: int, rng: random.Random, work: Path, tally: Counter[str]) -> None:
    """A disk that takes nothing for a while: that is said as long as it is true, and everything is written when it is over."""
    for number in range(count):
        trouble = rng.choice(TROUBLES)

        def use(number: int = number, trouble: Callable[[Library], Any] = trouble) -> None:
            with Library(work / f"trouble-{number}", patience=0.01) as library:
                match = random_match(rng)
                library.follow(match)
                for _ in range(rng.randrange(30)):
                    _some_step(match, rng)
                with trouble(library):
                    for _ in range(rng.randint(1, 30)):
                        moved = _some_step(match, rng)
                        tally["SILENT LOSSES"] += moved and not (library.unsaved or is_kept(library, match))
                        tally["moves that were said not to be saved"] += bool(library.unsaved)
                        if rng.random() < 0.2:
                            library.retry()
                if rng.random() < 0.5:
                    _some_step(match, rng)
                library.retry()
                tally["LOST MOVES"] += bool(library.unsaved) or not is_kept(library, match)

        guarded(use, tally)
        tally[f"times {trouble.__name__.replace('_', ' ')}"] += 1


def _some_step(match: Match, rng: random.Random) -> bool:
    """Play on; False if it is over."""
    if not match.outcome:
        random_step(match, rng)
        return True
    return False


def look_round(library: Library) -> None:
    """Everything that the screens ask a library."""
    today, puzzles = date.today(), library.progress(ABOUT)
    library.settings()
    library.newest_open()
    library.totals()
    progress_of(library)
    days_in_a_row(puzzles, today)
    chronicle = library.chronicle()
    days = days_of(chronicle.rows, puzzles)
    streak_of(days.done, today)
    for name in library.players():
        library.statistics(name)
        ratings_of(name, chronicle.rows)
        feats.standings(library, name, feats.record_of(name, chronicle.rows, days, puzzles, today), today)
    for row in library.matches():
        notes = library.notes(row.id)
        ghost_from(notes.get(challenge.NOTE))
        library.branches(row.id)
        try:
            match = library.load(row.id)
            analysis.kept_analysis(match, notes.get(analysis.NOTE))
            feats.earned(facts_of(library, match, row.id).get(feats.NOTE, ""))
            for seat in range(len(match.setup.seats)):
                match.rules.view(match.state, seat)
                match.rules.legal_actions(match.state, seat)
            Library.read_match(library.export_match(row.id))
        except (UnreadableMatch, BadFile):
            pass


def walk_through(library: Library, rng: random.Random) -> None:
    """The shelf, all that lies behind its foot, and one match with its result, its analysis and its branches, drawn."""
    import pygame

    from goblins.app.window import make_house

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    house = make_house(library, (1024, 640))
    doors = house.doors
    ways: list[Callable[[], object]] = [doors.title, doors.history, doors.puzzles, doors.settings, doors.feats]
    ways += [partial(doors.statistics_page, page, "") for page in ("overview", "rating", "feats", "matches")]
    rows = library.matches()
    for row in rng.sample(rows, min(2, len(rows))):
        ways.append(partial(doors.resume, row.id))
        with contextlib.suppress(UnreadableMatch):
            match = library.load(row.id)
            ways += [doors.title, partial(doors.replay, match, match_id=row.id)]
            if match.outcome:
                ways += [partial(doors.past_result, match, row.id), partial(doors.analysis, match, row.id)]
    for way in ways:
        way()
        for _ in range(8):
            house.scenes.top.work()
            house.scenes.update()
        house.scenes.draw(house.stage)
    house.scenes.drop_all()
    house.stop_thinking()


def damaged(count: int, rng: random.Random, work: Path, tally: Counter[str]) -> None:
    """Damaged libraries open, say so, keep their bytes, and can be looked at."""
    a_library(work / "whole", rng)
    whole = (work / "whole" / "goblins.sqlite").read_bytes()
    for number in range(count):
        folder = work / f"damaged-{number}"
        folder.mkdir()
        path = folder / "goblins.sqlite"
        path.write_bytes(whole)
        spoil(path, rng)
        spoiled = path.read_bytes()

        def use(folder: Path = folder, number: int = number, spoiled: bytes = spoiled) -> None:
            with Library(folder) as library:
                tally["clear notices at the start"] += bool(library.notice)
                look_round(library)
                if number < SCREENS:
                    walk_through(library, rng)
                aside = list(folder.glob("*.damaged-*.sqlite")) + list(folder.glob("*.newer-*.sqlite"))
                tally["set aside"] += bool(aside)
                tally["LOST BYTES"] += bool(aside) and spoiled not in [file.read_bytes() for file in aside]

        guarded(use, tally)
    tally["damaged libraries"] += count


def things(count: int, rng: random.Random, work: Path, tally: Counter[str]) -> None:
    """Files, stored rows, folders of house rules, maps and codes: refused with a clear sentence, or sound."""
    judge = Judge()
    for strategy in hostile_files.STRATEGIES.values():

        @seed(rng.getrandbits(60))
        @settings(max_examples=count, database=None, derandomize=False, deadline=None, phases=[Phase.generate])
        @given(case=strategy())
        def try_them(case: dict[str, Any]) -> None:
            said = judge.judge(case)
            problem = problem_of(said)
            tally[f"{case['sort']}s {'refused' if said['said'] else 'taken in'}"] += not problem
            if problem:
                kind = next((word for sign, word in PROBLEMS if problem.startswith(sign)), "UNEXPECTED")
                tally[f"{kind} {case['sort']}: {problem.strip().splitlines()[-1][:160]}"] += 1

        try_them()
    judge.close()


def guarded(use: Callable[[], None], tally: Counter[str]) -> None:
    """Count what nobody expected."""
    try:
        use()
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        tally[f"UNEXPECTED {type(error).__name__}: {str(error)[:80]} ({Path(frame.filename).name}:{frame.lineno})"] += 1


#: What each attack does in a round, how often, and after how many seconds a round counts as hung.
ATTACKS: dict[str, tuple[Callable[[int, random.Random, Path, Counter[str]], None], int, float]] = {
    "kills": (kills, 12, 300),
    "troubles": (troubles, 30, 300),
    "disks": (disks, 60, 300),
    "damaged": (damaged, 60, 600),
    "things": (things, 150, 900),
}


def one_round(name: str, seed_of: int) -> Counter[str]:
    """Play a round of an attack in a process of its own, which is killed if it hangs; returns what came of it."""
    _, _, most = ATTACKS[name]
    command = [sys.executable, "-m", "tools.hostile", "--round", name, "--seed", str(seed_of)]
    quiet = subprocess.DEVNULL  # what a library says aloud of every row it passes over
    process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=quiet, cwd=ROOT, start_new_session=True)
    try:
        told_of, _ = process.communicate(timeout=most)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.communicate()
        return Counter({f"HUNG: a round of {name} with seed {seed_of}": 1})
    if process.returncode:
        return Counter({f"UNEXPECTED end of a round of {name} with seed {seed_of}: {process.returncode}": 1})
    return Counter(json.loads(told_of.splitlines()[-1]))


def play_round(name: str, seed_of: int) -> None:
    """Play a round here, and print what came of it as JSON."""
    attack, count, _ = ATTACKS[name]
    logging.disable(logging.CRITICAL)
    tally = Counter[str]()
    with tempfile.TemporaryDirectory() as made:
        attack(count, random.Random(seed_of), Path(made), tally)
    print(json.dumps({what: number for what, number in tally.items() if number}))


def is_bad(what: str) -> bool:
    """True if a line of the tally is a fault."""
    return what.split()[0].isupper()


def main() -> int:
    """Try it all, round after round."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=list(ATTACKS))
    parser.add_argument("--round", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.round:
        play_round(asked.round, asked.seed)
        return 0
    tally, until, number = Counter[str](), time.monotonic() + asked.minutes * 60, 0
    while not number or time.monotonic() < until:
        for name in asked.only:
            found = one_round(name, asked.seed * 1_000_000 + number)
            tally.update(found)
            for what in filter(is_bad, found):
                print(f"{what} (round {number})", flush=True)
        number += 1
    print(f"{number} rounds, {asked.minutes:.0f} minutes")
    for what, count in sorted(tally.items()):
        print(f"{count:8}  {what}", flush=True)
    bad = sum(count for what, count in tally.items() if is_bad(what))
    print(f"{bad:8}  faults")
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main())
