"""A hostile test, by hand: programs that are killed, libraries that are damaged, files that mean it ill.

    python -m tools.hostile [--kills 40] [--damaged 400] [--files 400] [--screens 20] [--seed 1]

Prints what was tried and what came of it; 1 if anything was lost or anything unexpected was raised.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sqlite3
import subprocess
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

os.environ.update(SDL_VIDEODRIVER="dummy", SDL_AUDIODRIVER="dummy", PYGAME_HIDE_SUPPORT_PROMPT="1")

import msgspec

from goblins.cli.files import told
from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library import BadFile, Library, UnreadableMatch

ROOT = Path(__file__).parent.parent
#: Plays random matches of every game for ever, in the library of a folder, and tells of each change once it was saved.
PLAYER = """
import random, sys
from pathlib import Path
from goblins.library import Library
from tools.hostile import random_match, random_step
rng = random.Random(int(sys.argv[2]))
library = Library(Path(sys.argv[1]))
while True:
    match = random_match(rng)
    match_id = library.follow(match)
    match.observe(lambda match, change, step: print(match_id, match.cursor, len(match.steps), flush=True))
    while not match.outcome and match.cursor < 200:
        random_step(match, rng)
"""
WORDS = [
    b"null",
    b"-1",
    b"99999999999999999999",
    b"1e400",
    b'"\\u0000"',
    b"[]",
    b"{}",
    b"\xff\xfe",
    b"0001-01-01",
    b"\x1b[2J",
    b"",
]
COLUMNS = (
    "game",
    "setup",
    "seed",
    "created",
    "updated",
    "cursor",
    "turns",
    "snapshot",
    "outcome",
    "origin",
    "revision",
)


def random_match(rng: random.Random) -> Match:
    """A new match of any game, between people and bots."""
    game = rng.choice(slugs())
    count = rng.randint(info_of(game).min_seats, min(4, info_of(game).max_seats))
    seats = make_seats([rng.choice(["human", "human", "easy"]) for _ in range(count)], info_of(game).cast)
    return Match(rules_of(game), checked(info_of(game), Setup(game, seats)), rng.getrandbits(20))


def random_step(match: Match, rng: random.Random) -> None:
    """Play anything that is legal, or take the last move back."""
    if rng.random() < 0.1 and match.can_undo() is None:
        match.undo()
        return
    legal = match.rules.legal_actions(match.state, match.to_act[0])
    match.play(rng.choice([action for action in legal if not action.resigns] or legal))


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


def a_library(folder: Path, rng: random.Random) -> None:
    """A library with running and finished matches of every game, notes, proofs and settings."""
    with Library(folder) as library:
        for _ in range(12):
            match = random_match(rng)
            match_id = library.follow(match)
            for _ in range(rng.randint(0, 60)):
                if not match.outcome:
                    random_step(match, rng)
            library.note(match_id, "par", 7)
            library.note(match_id, "proven", value=True)
        library.remember_proof(f"daily fairies {date.today():%Y%m%d}", "[0, 6]")
        library.save_settings(library.settings())


def spoil(path: Path, rng: random.Random) -> None:
    """Damage a library in one of many ways."""
    data = bytearray(path.read_bytes())
    way = rng.choice(("bits", "bits", "cut", "page", "schema", "column", "value", "value", "value", "word"))
    if way == "bits":
        for _ in range(rng.choice((1, 5, 50, 500))):
            data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    elif way == "cut":
        del data[rng.randrange(len(data)) :]
    elif way == "page":
        start = rng.randrange(len(data) // 4096) * 4096
        data[start : start + 4096] = rng.randbytes(4096)
    elif way == "schema":
        start = rng.randrange(100, 4096)
        data[start : start + 3] = rng.randbytes(3)
    elif way == "word":
        at = data.find(rng.choice((b"human", b"seats", b"type", b"created", b"violet")), rng.randrange(len(data)))
        data[at : at + 4] = rng.choice(WORDS)[:4].ljust(4)
    if way not in ("column", "value"):
        path.write_bytes(data)
        return
    connection = sqlite3.connect(path)
    with connection:
        if way == "column":
            table = rng.choice(("matches", "steps", "notes", "proofs", "settings"))
            columns = [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]
            connection.execute(f"ALTER TABLE {table} RENAME COLUMN {rng.choice(columns)} TO elsewhere")
        else:
            table, column = rng.choice(
                [("matches", c) for c in COLUMNS]
                + [("settings", "value"), ("proofs", "value"), ("notes", "value"), ("steps", "action")]
            )
            wrong: Any = rng.choice([*WORDS, rng.randbytes(9)])
            wrong = rng.choice([wrong, wrong.decode("utf-8", "replace"), 10**15, -1.5])
            connection.execute(f"UPDATE OR IGNORE {table} SET {column} = ? WHERE abs(random()) % 2", (wrong,))
    connection.close()


def look_round(library: Library) -> None:
    """Everything that the screens ask a library."""
    library.settings()
    library.newest_open()
    library.totals()
    for name in library.players():
        library.statistics(name)
    for row in library.matches():
        library.notes(row.id)
        try:
            match = library.load(row.id)
            for seat in range(len(match.setup.seats)):
                match.rules.view(match.state, seat)
                match.rules.legal_actions(match.state, seat)
            Library.read_match(library.export_match(row.id))
        except (UnreadableMatch, BadFile):
            pass


def walk_through(library: Library, folder: Path) -> None:
    """The shelf and the history, drawn."""
    import pygame

    from goblins.app.window import make_house

    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((1024, 640))
    house = make_house(library, (1024, 640))
    for door in (house.doors.title, house.doors.history):
        door()
        for _ in range(8):
            house.scenes.top.work()
            house.scenes.update()
        house.scenes.draw(house.stage)


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
                    walk_through(library, folder)
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
    for name, usual in (("kills", 40), ("damaged", 400), ("files", 400), ("screens", 20), ("seed", 1)):
        parser.add_argument(f"--{name}", type=int, default=usual)
    asked = parser.parse_args()
    rng, tally = random.Random(asked.seed), Counter[str]()
    with tempfile.TemporaryDirectory() as made:
        work = Path(made)
        kills(asked.kills, rng, work, tally)
        damaged(asked.damaged, asked.screens, rng, work, tally)
        files(asked.files, rng, tally)
    for what, number in sorted(tally.items()):
        print(f"{number:8}  {what}")
    return int(any(number for what, number in tally.items() if what.isupper() or what.startswith("UNEXPECTED")))


if __name__ == "__main__":
    sys.exit(main())
