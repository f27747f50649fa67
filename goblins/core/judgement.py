"""How good a position is by its features: each counts for something, and their sum is a chance of winning."""

from __future__ import annotations

from math import exp

from msgspec import Struct

#: However good a position looks, it is not won yet; however bad, not lost.
LEAST, SPAN = 0.02, 0.96
#: Beyond this a position is as good as decided.
MOST_TOTAL = 30.0


class Judgement(Struct, frozen=True):
    """What every feature counts for: as somebody set it by hand, and as it was learned for some kinds of table."""

    names: tuple[str, ...] = ()
    by_hand: tuple[float, ...] = ()
    learned: dict[str, tuple[float, ...]] = {}

    def judged(self, table: str, features: tuple[float, ...]) -> float:
        """How good a position of such features is at a kind of table, from 0 to 1."""
        total = 0.0
        for weight, feature in zip(self.learned.get(table, self.by_hand), features, strict=True):
            total += weight * feature
        return likely(total)


def likely(total: float) -> float:
    """How likely a sum of weighed features makes a win."""
    return LEAST + SPAN / (1.0 + exp(-total)) if total > -MOST_TOTAL else LEAST
