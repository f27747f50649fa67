"""Real disks that are full or may only be read, for `tools.hostile`, and what must not be lost on them."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import msgspec

from goblins.core.match import Match
from goblins.library import Library, UnreadableMatch
from goblins.study.branches import branch_of, may_branch
from tools.spoiling import random_match, random_step

SIZE = "8m"


class Disk:
    """A small disk of its own, in memory; only a Linux machine's administrator can mount one."""

    def __init__(self, place: Path) -> None:
        self.place = place
        place.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={SIZE}", "tmpfs", str(place)], check=True)

    def fill(self) -> None:
        """Leave no room."""
        filler = os.open(self.place / "filler", os.O_WRONLY | os.O_CREAT)
        with suppress(OSError):
            while True:
                os.write(filler, b"\0" * 4096)
        os.close(filler)

    def make_room(self) -> None:
        """Take away what filled it."""
        (self.place / "filler").unlink(missing_ok=True)

    def let_write(self, *, may: bool) -> None:
        """Let files be written, or only be read. A file that is open for writing keeps its disk writable."""
        option = "rw" if may else "ro"
        subprocess.run(["mount", "-o", f"remount,{option}", str(self.place)], check=True, capture_output=True)

    def end(self) -> None:
        """Take it away."""
        subprocess.run(["umount", "-l", str(self.place)], check=True)
        self.place.rmdir()


def can_mount(work: Path) -> bool:
    """True if this machine lets us mount disks."""
    if sys.platform != "linux" or os.geteuid() != 0:
        return False
    with suppress(subprocess.CalledProcessError, OSError):
        Disk(work / "trial").end()
        return True
    return False


class Expected:
    """What a library must hold in the end: matches by seed, what was deleted, what was set and reached."""

    def __init__(self) -> None:
        self.matches: dict[int, tuple[Any, int | None]] = {}
        self.progress: dict[str, Any] = {}
        self.lessons: dict[str, int] = {}
        self.drawn: set[int] = set()

    def new_match(self, rng: random.Random) -> Match:
        """Return a new match with a seed that no other one here has: it is known by that."""
        while (match := random_match(rng)).seed in self.drawn:
            pass
        self.drawn.add(match.seed)
        return match

    def faults(self, folder: Path) -> Iterator[str]:
        """Yield what is lost, or there twice, or wrong."""
        with Library(folder) as library:
            rows = library.chronicle().with_branches(library.matches())
            found = {row.seed: row for row in rows}
            if len(found) != len(rows):
                yield "DOUBLED MATCHES"
            for seed, (state, trunk) in self.matches.items():
                row = found.get(seed)
                if row is None or library.load(row.id).state != state:
                    yield "LOST MOVES"
                elif (row.trunk is None) is not (trunk is None):
                    yield "BRANCHES THAT COUNT"
            if set(found) - set(self.matches):
                yield "MATCHES THAT CAME BACK"
            if library.progress("puzzles") != self.progress:
                yield "LOST PROGRESS"
            if library.settings().lessons != self.lessons or library.settings().player_names != ("Anna", "Bert"):
                yield "LOST SETTINGS"


def a_library(folder: Path, rng: random.Random, expected: Expected) -> None:
    """Write a library with matches, settings and progress."""
    with Library(folder) as library:
        library.save_settings(msgspec.structs.replace(library.settings(), player_names=("Anna", "Bert")))
        for _ in range(rng.randrange(12)):
            match = expected.new_match(rng)
            library.follow(match)
            for _ in range(rng.randrange(25)):
                if not match.outcome:
                    random_step(match, rng)
            expected.matches[match.seed] = match.state, None


def use(library: Library, rng: random.Random, expected: Expected, playing: dict[int, tuple[int, Match]]) -> None:
    """Do one of the things that people do."""
    act = rng.choice(("sit down", "play", "play", "play", "go on", "delete", "branch", "solve", "learn"))
    if act == "sit down":
        match = expected.new_match(rng)
        playing[match.seed] = library.follow(match), match
        expected.matches[match.seed] = match.state, None
    elif act == "play" and playing:
        seed = rng.choice(sorted(playing))
        _, match = playing[seed]
        if not match.outcome:
            random_step(match, rng)
            expected.matches[seed] = match.state, expected.matches[seed][1]
    elif act in ("go on", "delete"):
        rows = [row for row in library.matches() if row.seed not in playing]
        if rows and act == "go on":
            row = rng.choice(rows)
            with suppress(UnreadableMatch):
                playing[row.seed] = row.id, library.load(row.id)
        elif rows:
            row = rng.choice(rows)
            library.delete(row.id)
            branches = {seed for seed, (_, trunk) in expected.matches.items() if trunk == row.seed}
            for gone in (row.seed, *branches):
                expected.matches.pop(gone, None)
                playing.pop(gone, None)
    elif act == "branch" and playing:
        seed = rng.choice(sorted(playing))
        number, trunk = playing[seed]
        if trunk.cursor and may_branch(trunk) and expected.matches[seed][1] is None:
            match = branch_of(trunk, trunk.cursor // 2)
            match.seed = rng.getrandbits(40)  # a branch has its trunk's seed: here each is known by one of its own
            playing[match.seed] = library.follow_branch(match, number, trunk.cursor // 2), match
            expected.matches[match.seed] = match.state, seed
    elif act == "solve":
        key, stars = f"koncita {rng.randrange(30)}", rng.randrange(4)
        library.remember_progress("puzzles", key, {"stars": stars})
        expected.progress[key] = {"stars": max(stars, expected.progress.get(key, {"stars": 0})["stars"])}
    elif act == "learn":
        key, known = f"pact {rng.randrange(9)}", library.settings()
        steps = expected.lessons[key] = expected.lessons.get(key, 0) + 1
        library.save_settings(msgspec.structs.replace(known, lessons={**known.lessons, key: steps}))


@contextmanager
def trouble(disk: Disk, kind: str) -> Iterator[None]:
    """Let a disk be full, or read-only, for a while."""
    if kind == "full":
        disk.fill()
    else:
        disk.let_write(may=False)
    yield
    if kind == "full":
        disk.make_room()
    else:
        disk.let_write(may=True)


def disks(count: int, rng: random.Random, work: Path, tally: Counter[str]) -> None:
    """Use libraries on disks that fail at the start or in the middle: in the end everything is there, once."""
    if not can_mount(work):
        tally["disks that could not be tried here"] += count
        return
    for number in range(count):
        disk = Disk(work / f"disk-{number}")
        try:
            _use_a_disk(disk, rng, tally)
        finally:
            disk.end()


def _use_a_disk(disk: Disk, rng: random.Random, tally: Counter[str]) -> None:
    home, expected, playing = disk.place / "home", Expected(), dict[int, tuple[int, Match]]()
    a_library(home, rng, expected)
    library: Library | None = None
    kind = rng.choice(("full", "read-only at the start"))
    if kind == "full" and rng.random() < 0.5:
        kind = "full in the middle"
        library = Library(home, patience=0.01)
        for _ in range(rng.randrange(10)):
            use(library, rng, expected, playing)
    with trouble(disk, kind.split()[0]):
        library = library or Library(home, patience=0.01)
        for _ in range(rng.randrange(40)):
            use(library, rng, expected, playing)
            if rng.random() < 0.1:
                library.retry()
        tally["times it was said that something is not saved"] += bool(library.unsaved)
    for _ in range(rng.randrange(10)):
        use(library, rng, expected, playing)
    tally["NOT SAVED AFTERWARD"] += not library.retry()
    library.close()
    shutil.copytree(home, disk.place / "copy")
    for fault in expected.faults(disk.place / "copy"):
        tally[fault] += 1
    tally[f"disks {kind}"] += 1
