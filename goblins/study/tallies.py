"""How often somebody has won each game, by whom they played against, by how many played, and by what was chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from goblins.games.registry import info_of
from goblins.library import MatchRow
from goblins.library.statistics import Tally

By = Literal["level", "seats", "variant"]
WAYS: tuple[By, ...] = ("level", "seats", "variant")
#: A table of so many or more is one column.
MANY = 5
USUAL, VARIANT = "usual", "variant"


def tallies(player: str, rows: Iterable[MatchRow], by: By) -> dict[tuple[str, str], Tally]:
    """Matches won of matches finished, by game and column; counted are those that the statistics count."""
    found: dict[tuple[str, str], Tally] = {}
    for row in rows:
        if row.is_open or row.imported or row.house_rules or player not in row.humans:
            continue
        won = row.won_by_human(player)
        one = Tally(int(won), 1, int(not won and not row.lost_by_human(player)), int(won and row.assisted))
        for column in _COLUMNS[by](row):
            found[row.game, column] = found.get((row.game, column), Tally()).plus(one)
    return found


def _levels(row: MatchRow) -> set[str]:
    return {row.setup.seats[seat].player for seat in row.setup.bots}


def _seats(row: MatchRow) -> set[str]:
    return {str(min(MANY, len(row.setup.seats)))}


def _variants(row: MatchRow) -> set[str]:
    """Whether anything was chosen that changes the game and is not the usual."""
    count = len(row.setup.seats)
    other = any(
        row.setup.options.get(option.key, option.default_for(count)) != option.default_for(count)
        for option in info_of(row.game).options
        if option.offered(count) and not option.cosmetic
    )
    return {VARIANT if other else USUAL}


_COLUMNS: dict[By, Callable[[MatchRow], set[str]]] = {"level": _levels, "seats": _seats, "variant": _variants}
