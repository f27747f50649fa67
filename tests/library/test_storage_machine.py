"""Whatever happens in whatever order, the library holds what was done: random use with disks that fail, come back, and change."""

from __future__ import annotations

import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

import msgspec
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from goblins.core.match import Match
from goblins.library import storage
from goblins.library.store import Library
from goblins.study.branches import branch_of
from tests.support.library_tools import new_match, play_on, same, unwritable

ANY = st.integers(0, 99)


@contextmanager
def unreadable() -> Iterator[None]:
    """Nothing can be read from the file, either."""
    nothing: Any = lambda source: None  # noqa: E731 - it stands for two functions
    with patch.object(storage, "copied_file", nothing), patch.object(storage, "copy_of", nothing):
        yield


class Home(RuleBasedStateMachine):
    """A library in use, and what somebody would expect of it. A match is known by its seed, which no other has."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp())
        self.trouble = ExitStack()
        self.apart = False
        self.seeds = 0
        #: What there should be: matches by seed, numbers as screens know them, trunks of branches, notes, and so on.
        self.matches: dict[int, Match] = {}
        self.numbers: dict[int, int] = {}
        self.followed: set[int] = set()
        self.trunks: dict[int, int] = {}
        self.notes: dict[int, dict[str, int]] = {}
        self.progress: dict[str, dict[str, int]] = {}
        self.lessons: dict[str, int] = {}
        self.music = 35

    @initialize()
    def begin(self) -> None:
        self.library = Library(self.folder, patience=0.01)

    def teardown(self) -> None:
        self.end_trouble()
        self.library.close()
        with Library(self.folder) as library:
            self.check(library)
        shutil.rmtree(self.folder)

    # ------------------------------------------------------------------ what somebody does

    def one(self, which: int, among: list[int]) -> int | None:
        return among[which % len(among)] if among else None

    def new_seed(self) -> int:
        self.seeds += 1
        return self.seeds

    @rule(steps=st.integers(0, 4))
    def sit_down(self, steps: int) -> None:
        seed = self.new_seed()
        match = new_match("human", "human", seed=seed)
        self.numbers[seed] = self.library.follow(match)
        self.matches[seed] = play_on(match, steps)
        self.followed.add(seed)

    @rule(which=ANY, steps=st.integers(1, 3))
    def play(self, which: int, steps: int) -> None:
        seed = self.one(which, sorted(self.followed))
        if seed is not None:
            play_on(self.matches[seed], steps, seed=which)

    @rule(which=ANY)
    def undo(self, which: int) -> None:
        seed = self.one(which, sorted(self.followed))
        if seed is not None and self.matches[seed].cursor and self.matches[seed].can_undo() is None:
            self.matches[seed].undo()

    @rule()
    def look_at_the_list(self) -> None:
        """A list shows rows by number; what is shown can be gone on with, noted and deleted."""
        for row in self.library.chronicle().with_branches(self.library.matches()):
            self.numbers.setdefault(row.seed if row.trunk is None else -row.seed, row.id)

    @rule(which=ANY)
    def go_on(self, which: int) -> None:
        seed = self.one(which, sorted(set(self.numbers) - self.followed))
        if seed is not None and self.library.match(self.numbers[seed]) is not None:
            match = self.library.load(self.numbers[seed])
            assert same(match, self.matches[seed])
            self.matches[seed] = match
            self.followed.add(seed)

    @rule(which=ANY)
    def branch_off(self, which: int) -> None:
        seed = self.one(which, sorted(seed for seed in self.followed if seed > 0 and -seed not in self.matches))
        if seed is not None and self.matches[seed].cursor:
            match = branch_of(self.matches[seed], 0)
            self.numbers[-seed] = self.library.follow_branch(match, self.numbers[seed], 0)
            self.matches[-seed], self.trunks[-seed] = play_on(match, 2, seed=which), seed
            self.followed.add(-seed)

    @rule(which=ANY)
    def delete(self, which: int) -> None:
        seed = self.one(which, sorted(self.numbers))
        if seed is None or self.library.match(self.numbers[seed]) is None:
            return
        self.library.delete(self.numbers[seed])
        if self.library.blank and self.library.match(self.numbers[seed]) is None and seed not in self.followed:
            assert self.says_so()
            return
        for gone in (seed, *(branch for branch, trunk in self.trunks.items() if trunk == seed)):
            self.matches.pop(gone, None)
            self.notes.pop(gone, None)
            self.followed.discard(gone)
            number = self.numbers.get(gone)
            if number is not None:
                assert self.library.match(number) is None

    @rule(which=ANY, value=ANY)
    def note(self, which: int, value: int) -> None:
        seed = self.one(which, sorted(set(self.numbers) & set(self.matches)))
        if seed is not None and self.library.match(self.numbers[seed]) is not None:
            self.library.note(self.numbers[seed], "par", value)
            if self.library.match(self.numbers[seed]) is None:
                assert self.says_so()
            else:
                self.notes.setdefault(seed, {})["par"] = value

    def says_so(self) -> bool:
        """Whether the player hears that something could not be done."""
        return self.library.blank and any(news.key == "library-could-not-be-written" for news in self.library._news)

    @rule(key=st.sampled_from("abc"), stars=st.integers(0, 3))
    def solve(self, key: str, stars: int) -> None:
        self.library.remember_progress("puzzles", key, {"stars": stars})
        self.progress[key] = {"stars": max(stars, self.progress.get(key, {}).get("stars", 0))}

    @rule(key=st.sampled_from("abc"), music=st.integers(0, 100))
    def set_something(self, key: str, music: int) -> None:
        now = self.library.settings()
        steps = self.lessons.get(key, 0) + 1
        self.library.save_settings(
            msgspec.structs.replace(now, music=music, lessons={**now.lessons, key: max(steps, now.lessons.get(key, 0))})
        )
        self.lessons[key] = steps
        if music != now.music:
            self.music = music

    # ------------------------------------------------------------------ what happens to the disk

    @precondition(lambda self: not self.apart)
    @rule(blank=st.booleans())
    def disk_fails(self, blank: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        self.trouble.enter_context(unwritable(self.library, sqlite3.SQLITE_FULL))
        if blank:
            self.trouble.enter_context(unreadable())
        self.apart = True

    @precondition(lambda self: self.apart)
    @rule()
    def disk_works_again(self) -> None:
        self.end_trouble()
        assert self.library.retry() and not self.library.unsaved

    def end_trouble(self) -> None:
        self.trouble.close()
        self.apart = False

    @rule()
    def retry(self) -> None:
        assert self.library.retry() is (not self.library.unsaved)

    @precondition(lambda self: not self.apart)
    @rule(blank=st.booleans())
    def start_without_a_disk(self, blank: bool) -> None:  # noqa: FBT001 - drawn by Hypothesis
        self.library.close()
        self.numbers.clear()
        self.followed.clear()
        self.trouble.enter_context(patch.object(storage, "open_file", side_effect=OSError("no disk")))
        if blank:
            self.trouble.enter_context(unreadable())
        self.apart = True
        self.library = Library(self.folder, patience=0.01)
        assert self.library.notice

    @precondition(lambda self: not self.apart)
    @rule()
    def start_again(self) -> None:
        self.library.close()
        self.numbers.clear()
        self.followed.clear()
        self.library = Library(self.folder, patience=0.01)

    @precondition(lambda self: not self.apart)
    @rule(key=st.sampled_from("abc"))
    def another_program(self, key: str) -> None:
        """It plays a match of its own, and solves puzzles."""
        with Library(self.folder, patience=0.01) as other:
            seed = self.new_seed()
            match = new_match("human", "human", seed=seed)
            other.follow(match)
            self.matches[seed] = play_on(match, 2)
            other.remember_progress("puzzles", key, {"stars": 2})
            self.progress[key] = {"stars": max(2, self.progress.get(key, {}).get("stars", 0))}

    # ------------------------------------------------------------------ what must always be true

    @invariant()
    def every_number_names_its_match(self) -> None:
        for seed, number in self.numbers.items():
            row = self.library.match(number)
            if row is not None:
                assert seed in self.matches and row.seed == abs(seed) and (row.trunk is not None) is (seed < 0)
                assert self.library.notes(number) == self.notes.get(seed, {}) or self.library.blank
            else:
                assert seed not in self.matches or self.library.blank

    def check(self, library: Library) -> None:
        assert not library.notice
        rows = library.chronicle().with_branches(library.matches())
        found = {row.seed if row.trunk is None else -row.seed: row for row in rows}
        assert len(rows) == len(found) and set(found) == set(self.matches)
        for seed, row in found.items():
            assert same(library.load(row.id), self.matches[seed])
            assert library.notes(row.id) == self.notes.get(seed, {})
            assert seed > 0 or row.trunk == found[-seed].id
        assert library.progress("puzzles") == self.progress
        assert library.settings().lessons == self.lessons and library.settings().music == self.music


TestHome = Home.TestCase
TestHome.settings = settings(
    max_examples=150, stateful_step_count=30, suppress_health_check=list(HealthCheck), deadline=None
)
