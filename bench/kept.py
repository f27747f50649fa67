"""What bots have played against each other, kept in a file, so that a ladder of many hours can be gone on with any time.

One line a contest: the table, who played, from which seed, how many deals (always the first ones, by number) and what came of
them. A line counts only as long as its fingerprint is that of the bots as they are now; others stay in the file, and out of
the count.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from bench.shares import Share

if sys.platform != "win32":
    import fcntl

RESULTS = Path(__file__).parent / "results" / "ladder.jsonl"


class Contest(Struct, frozen=True):
    """Who plays whom (nobody: alone), at which table, from which seed; and what decides how it ends."""

    table: str
    upper: str
    lower: str
    seed: int
    fingerprint: str


class Kept(Struct, frozen=True):
    """What the first deals of a contest came to for the upper one; alone also all scores together."""

    contest: Contest
    deals: int = 0
    games: int = 0
    points: float = 0.0
    drawn: int = 0
    score: float = 0.0

    @property
    def share(self) -> Share:
        """As a share."""
        return Share(self.points, self.games, self.drawn)

    def more(self, deals: int, games: int, points: float, drawn: int, score: float = 0.0) -> Kept:
        """With the deals that were played next."""
        return replace(
            self,
            deals=self.deals + deals,
            games=self.games + games,
            points=round(self.points + points, 6),
            drawn=self.drawn + drawn,
            score=self.score + score,
        )


class Book:
    """The file. It is read and written anew each time: several may play at once, each at contests of its own."""

    def __init__(self, path: Path = RESULTS) -> None:
        self._path = path

    def read(self) -> list[Kept]:
        """All lines."""
        if not self._path.exists():
            return []
        return [msgspec.json.decode(line, type=Kept) for line in self._path.read_bytes().splitlines() if line]

    def found(self, contest: Contest) -> Kept:
        """What is kept of a contest; of a new one, or of one between bots that have changed since, nothing."""
        return next((kept for kept in self.read() if kept.contest == contest), Kept(contest))

    def keep(self, kept: Kept) -> None:
        """Write a contest down, in place of what was known of it."""
        self._path.parent.mkdir(parents=True, exist_ok=True)
        with _alone(self._path.with_suffix(".lock")):
            lines = [*[one for one in self.read() if one.contest != kept.contest], kept]
            lines.sort(key=_order)
            new = self._path.with_suffix(f".{os.getpid()}")
            new.write_bytes(b"".join(msgspec.json.encode(one) + b"\n" for one in lines))
            new.replace(self._path)


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Nobody else writes meanwhile, where files can be locked."""
    with path.open("w") as lock:
        if sys.platform != "win32":
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _order(kept: Kept) -> tuple[str | int, ...]:
    contest = kept.contest
    return contest.table, contest.upper, contest.lower, contest.seed, contest.fingerprint
