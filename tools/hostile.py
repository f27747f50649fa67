"""A hostile test, by hand: killed programs, disks that take nothing, damaged libraries, files and codes that mean it ill.

    python -m tools.hostile [--kills 40] [--troubles 100] [--damaged 400] [--files 400] [--codes 4000] [--screens 20] [--seed 1]

Prints what was tried and what came of it; 1 if anything was lost or anything unexpected was raised.
"""

from __future__ import annotations

import argparse
import contextlib
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

import msgspec

from goblins.cli.files import told
from goblins.core.match import Match
from goblins.core.setup import settled
from goblins.games.registry import rules_of
from goblins.library import BadFile, Library, UnreadableMatch
from goblins.scenes.deals import facts_of
from goblins.scenes.ghost import Ghost, ghost_from
from goblins.study import analysis, challenge, feats, letters
from goblins.study.calendar import days_of, streak_of
from goblins.study.challenge import challenge_of, code_of
from goblins.study.puzzles.progress import ABOUT, days_in_a_row, progress_of
from goblins.study.ratings import ratings_of
from goblins.words import say
from tools.spoiling import WORDS, a_library, lonely_match, random_match, random_step, spoil

ROOT = Path(__file__).parent.parent
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
def no_room(library: Library) -> Iterator[None]:
    """The disk is full: not one more page can be written."""
    pages = library._connection.execute("PRAGMA page_count").fetchone()[0]
    library._connection.execute(f"PRAGMA max_page_count = {pages}")
    yield
    library._connection.execute("PRAGMA max_page_count = 1000000")


@contextlib.contextmanager
def held_by_another(library: Library) -> Iterator[None]:
    """Another program writes, and does not come to an end."""
    other = sqlite3.connect(library.path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextlib.contextmanager
def only_read(library: Library) -> Iterator[None]:
    """Nothing may be written any more."""
    library._connection.execute("PRAGMA query_only = ON")
    yield
    library._connection.execute("PRAGMA query_only = OFF")


@contextlib.contextmanager
def folder_gone(library: Library) -> Iterator[None]:
    """Somebody deletes the folder, and a file lies in its place for a while."""
    shutil.rmtree(library.folder)
    library.folder.write_bytes(b"in the way")
    yield
    library.folder.unlink()


TROUBLES = (no_room, held_by_another, only_read, folder_gone)


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


def damaged(count: int, screens: int, rng: random.Random, work: Path, tally: Counter[str]) -> None:
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
                if number < screens:
                    walk_through(library, rng)
                aside = list(folder.glob("*.damaged-*.sqlite")) + list(folder.glob("*.newer-*.sqlite"))
                tally["set aside"] += bool(aside)
                tally["LOST BYTES"] += bool(aside) and spoiled not in [file.read_bytes() for file in aside]

        guarded(use, tally)
    tally["damaged libraries"] += count


def files(count: int, rng: random.Random, tally: Counter[str]) -> None:
    """Mutants of matches' files are refused with a reason, or can be stored, loaded and told."""
    with Library.in_memory() as library:
        sources = []
        while len(sources) < 10:
            match = random_match(rng)
            match_id = library.follow(match)
            for _ in range(20):
                if not match.outcome:
                    random_step(match, rng)
            sources.append(msgspec.json.format(library.export_match(match_id), indent=-1))
        for _ in range(count):
            data = bytearray(rng.choice(sources))
            for _ in range(rng.choice((1, 1, 2, 9))):
                at = rng.randrange(len(data))
                data[at : at + rng.randrange(6)] = rng.choice([*WORDS, rng.randbytes(3), b"7", b'"'])

            def use(data: bytes = bytes(data)) -> None:
                try:
                    match_id = library.import_match(data)
                except BadFile as error:
                    tally["files refused"] += 1
                    assert str(error).isprintable() and len(str(error)) < 700
                    return
                tally["files taken in"] += 1
                assert all(line.isprintable() for line in told(library.load(match_id)))

            guarded(use, tally)
    tally["mutants of files"] += count


def codes(count: int, rng: random.Random, tally: Counter[str]) -> None:
    """Letters with a sound check and anything inside are refused with a reason, or can be played, stored and loaded."""
    with Library.in_memory() as library:
        sound = [code_of(challenge_of(lonely_match(rng), "Żółw", ghost=False, claimed=7)) for _ in range(10)]
        for _ in range(count):
            number = letters.read(rng.choice(sound))
            number ^= rng.getrandbits(rng.choice((4, 20, 60, 400))) << rng.randrange(number.bit_length())

            def use(code: str = letters.written(number)) -> None:
                try:
                    found = challenge.challenge_from(code)
                except letters.BadCode as error:
                    tally["codes refused"] += 1
                    assert say(error.said).isprintable()
                    return
                tally["codes taken in"] += 1
                Ghost(found).to_beat.encode()
                match = Match(rules_of(found.setup.game), settled(found.setup, found.seed), found.seed)
                assert library.load(library.follow(match)).state == match.state

            guarded(use, tally)
    tally["mutants of codes"] += count


def guarded(use: Callable[[], None], tally: Counter[str]) -> None:
    """Count what nobody expected."""
    try:
        use()
    except Exception as error:
        frame = traceback.extract_tb(error.__traceback__)[-1]
        tally[f"UNEXPECTED {type(error).__name__}: {str(error)[:80]} ({Path(frame.filename).name}:{frame.lineno})"] += 1


def main() -> int:
    """Try it all."""
    parser = argparse.ArgumentParser(description=__doc__)
    for name, usual in (
        ("kills", 40),
        ("troubles", 100),
        ("damaged", 400),
        ("files", 400),
        ("codes", 4000),
        ("screens", 20),
        ("seed", 1),
    ):
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args()
    rng, tally = random.Random(asked.seed), Counter[str]()
    with tempfile.TemporaryDirectory() as made:
        work = Path(made)
        for attack in (
            partial(kills, asked.kills, rng, work),
            partial(troubles, asked.troubles, rng, work),
            partial(damaged, asked.damaged, asked.screens, rng, work),
            partial(files, asked.files, rng),
            partial(codes, asked.codes, rng),
        ):
            found = Counter[str]()
            attack(found)
            for what, number in sorted(found.items()):  # each is told when it is over: the next one may take long
                print(f"{number:8}  {what}", flush=True)
            tally.update(found)
    return int(any(number for what, number in tally.items() if what.isupper() or what.startswith("UNEXPECTED")))


if __name__ == "__main__":
    sys.exit(main())
