"""A game's judgement out of its box: `judgement.yaml` says what was learned, by the kind of table (`tools/train` writes it).

Tables that nothing was learned for are judged by hand: a game's features say what they count for then.
"""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from goblins.content.box import JUDGEMENT, Box
from goblins.content.loader import BadContent
from goblins.core.judgement import Judgement
from goblins.core.nearest import suggestion


class Made(Struct, frozen=True, forbid_unknown_fields=True):
    """How weights were made: from how many games and positions, their seed, the version of the rules; and how well they
    foretell who wins games that they were not made from, compared with the weights set by hand (log loss: less is better).
    """

    games: int
    positions: int
    seed: int
    rounds: int
    iterations: int
    rules: int
    log_loss: float
    log_loss_by_hand: float
    right: float
    """How many positions of unseen games they judge rightly, from 0 to 1."""


class Learned(Struct, frozen=True, forbid_unknown_fields=True):
    """What was learned for a kind of table."""

    made: Made
    weights: dict[str, float]


class JudgementFile(Struct, frozen=True, forbid_unknown_fields=True):
    """All that was learned for a game, by the kind of table."""

    tables: dict[str, Learned] = {}


def judgement_of(box: Box, by_hand: Mapping[str, float], tables: tuple[str, ...]) -> Judgement:
    """A game's judgement; BadContent if it weighs what the game has not."""
    where, names = box.where(JUDGEMENT), tuple(by_hand)
    learned: dict[str, tuple[float, ...]] = {}
    for table, found in box.load(JUDGEMENT, JudgementFile).tables.items():
        if table not in tables:
            raise BadContent(f"{where}: tables: there is no {table!r}{suggestion(table, tables)}")
        for name in found.weights:
            if name not in names:
                raise BadContent(f"{where}: {table}: there is no feature {name!r}{suggestion(name, names)}")
        lacking = [name for name in names if name not in found.weights]
        if lacking:
            raise BadContent(f"{where}: {table}: what {lacking[0]!r} counts for is missing")
        learned[table] = tuple(found.weights[name] for name in names)
    return Judgement(names, tuple(by_hand.values()), learned)
