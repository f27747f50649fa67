"""At which tables bots are compared, and what is won there: shares of games with their intervals."""

from __future__ import annotations

from math import log10, sqrt
from typing import Any

from msgspec import Struct

SEED = 20261117
LEVELS = ("random", "easy", "medium", "hard", "master")
#: The games, how many play, and what is chosen besides.
TABLES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("koncita", 2, {}),
    ("koncita", 4, {}),
    ("grapple", 2, {}),
    ("grapple", 4, {}),
    ("grapple", 2, {"length": "round"}),
    ("irene", 2, {}),
    ("irene", 4, {}),
    ("irene", 2, {"advanced": True}),
    ("irene", 4, {"advanced": True}),
    ("fairies", 2, {}),
    ("fairies", 2, {"reverse": True}),
    ("fairies", 4, {}),
    ("fairies", 4, {"reverse": True}),
    ("pact", 2, {}),
    ("pact", 3, {"mode": "beginner"}),
    ("pact", 3, {"mode": "expert"}),
    ("pact", 4, {"mode": "expert"}),
)
#: For an interval of 95 %.
WIDTH = 1.96


class Share(Struct, frozen=True):
    """How much of some games a level has won."""

    points: float
    games: int
    drawn: int = 0

    @property
    def part(self) -> float:
        """From 0 to 1."""
        return self.points / self.games

    def interval(self) -> tuple[float, float]:
        """Between what the part really lies, most likely."""
        square = WIDTH * WIDTH
        middle = (self.part + square / (2 * self.games)) / (1 + square / self.games)
        spread = self.part * (1 - self.part) / self.games + square / (4 * self.games * self.games)
        aside = WIDTH * sqrt(spread) / (1 + square / self.games)
        return middle - aside, middle + aside

    def words(self) -> str:
        """The part, its interval, and what it comes to in Elo."""
        low, high = self.interval()
        elo = f"{_elo(self.part):+5.0f} ({_elo(low):+.0f} to {_elo(high):+.0f})"
        numbers = (
            f"{self.points:6.1f} of {self.games:4} = {100 * self.part:5.1f} % ({100 * low:.0f} to {100 * high:.0f})"
        )
        return f"{numbers}, drawn or shared {self.drawn:3}, Elo {elo}"


def _elo(part: float) -> float:
    kept = min(0.999, max(0.001, part))
    return 400 * log10(kept / (1 - kept))


def named(game: str, count: int, options: dict[str, Any]) -> str:
    """A table in a few words."""
    more = " ".join(str(value if value is not True else key) for key, value in options.items())
    return f"{game} {count} {more}".strip()
