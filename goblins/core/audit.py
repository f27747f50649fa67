"""Nothing lost, nothing doubled: what every game asks of its cards, tiles and pieces."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable


def lost_or_doubled(what: str, everything: Iterable[int], *piles: Iterable[int]) -> list[str]:
    """What is impossible about things that must lie in the piles exactly once each; empty when all of them do."""
    expected, found = Counter(everything), Counter(thing for pile in piles for thing in pile)
    problems = [f"{what} {thing} was lost" for thing in sorted((expected - found).elements())]
    return problems + [f"{what} {thing} was doubled" for thing in sorted((found - expected).elements())]
