"""All matches of the library as they were at one moment: read once, for everything that a list and its charts show."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime
from functools import cached_property

from msgspec import Struct

from goblins.library.records import MatchRow, Status
from goblins.library.statistics import PlayerStatistics, players_of, statistics_of


class Totals(Struct, frozen=True):
    """How many matches the library holds, open ones included, and since when."""

    matches: int
    since: datetime | None


class Chronicle:
    """The readable matches, the latest first, and the known par of solitaires by match; branches stand apart."""

    def __init__(self, rows: tuple[MatchRow, ...], pars: Mapping[int, int]) -> None:
        self.rows = tuple([row for row in rows if row.trunk is None])
        self.pars = pars
        self._branches = sorted([row for row in rows if row.trunk is not None], key=lambda row: (row.created, row.id))

    def with_branches(self, rows: Iterable[MatchRow]) -> tuple[MatchRow, ...]:
        """Every match of some, and below it what branches off from it, the oldest first."""
        branches: dict[int, list[MatchRow]] = {}
        for branch in self._branches:
            branches.setdefault(branch.trunk or 0, []).append(branch)
        return tuple([one for row in rows for one in (row, *branches.get(row.id, ()))])

    @cached_property
    def players(self) -> tuple[str, ...]:
        """Everybody who has played here, the latest first."""
        return players_of(self.rows)

    @cached_property
    def totals(self) -> Totals:
        """What the library holds in all."""
        return Totals(len(self.rows), min((row.created for row in self.rows), default=None))

    def matches(
        self, game: str | None = None, status: Status = "all", player: str | None = None, text: str | None = None
    ) -> tuple[MatchRow, ...]:
        """The matches that fit all that is asked. Won and lost are meant for `player`, if given."""
        return tuple(
            row
            for row in self.rows
            if game in (None, row.game)
            and (player is None or player in row.people)
            and row.has_status(status, player)
            and (not text or row.mentions(text))
        )

    def statistics(self, player: str) -> PlayerStatistics:
        """What a person's matches add up to."""
        return statistics_of(player, self.rows, self.pars)
