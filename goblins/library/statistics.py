"""What the stored matches add up to, for one person.

Every number counts finished matches that were played here as the rules are printed: matches still open are nobody's loss,
those that came from a file may be somebody else's, and house rules may make anything easy.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import datetime

from msgspec import Struct

from goblins.library.records import MatchRow

#: The note that holds the fewest turns a solitaire can be won in.
PAR = "par"


class Tally(Struct, frozen=True):
    """Matches won of matches finished; `drawn` and `assisted` say how many of the finished were drawn, of the won helped."""

    won: int = 0
    played: int = 0
    drawn: int = 0
    assisted: int = 0

    def plus(self, other: Tally) -> Tally:
        """Both together."""
        return Tally(
            self.won + other.won,
            self.played + other.played,
            self.drawn + other.drawn,
            self.assisted + other.assisted,
        )


def _tally(row: MatchRow, player: str) -> Tally:
    """One finished match of a person."""
    won = row.won_by_human(player)
    return Tally(int(won), 1, int(not won and not row.lost_by_human(player)), int(won and row.assisted))


class AgainstPar(Struct, frozen=True):
    """Solitaires won without help whose par is known: how many turns above it (0: at par) -> how often."""

    counts: dict[int, int] = {}

    @property
    def matches(self) -> int:
        """How many solitaires are counted."""
        return sum(self.counts.values())

    @property
    def at_par(self) -> int:
        """How many were won in the fewest turns possible."""
        return sum(count for above, count in self.counts.items() if above <= 0)


class PlayerStatistics(Struct, frozen=True):
    """One person's results: in all, by game, against each level of bot, and against par."""

    player: str
    total: Tally
    since: datetime | None
    games: dict[str, Tally]
    against: dict[str, Tally]
    par: dict[str, AgainstPar]


def statistics_of(player: str, rows: Iterable[MatchRow], pars: Mapping[int, int]) -> PlayerStatistics:
    """Add up a person's matches; `pars` is the known par by match id."""
    total, since = Tally(), None
    games: dict[str, Tally] = {}
    against: dict[str, Tally] = {}
    above_par: dict[str, dict[int, int]] = {}
    for row in rows:
        if row.is_open or row.imported or row.house_rules or player not in row.humans:
            continue
        tally = _tally(row, player)
        total = total.plus(tally)
        since = row.created if since is None else min(since, row.created)
        games[row.game] = games.get(row.game, Tally()).plus(tally)
        for level in sorted({row.setup.seats[seat].player for seat in row.setup.bots}):
            against[level] = against.get(level, Tally()).plus(tally)
        if row.id in pars and len(row.setup.seats) == 1 and tally.won and not row.assisted:
            counts = above_par.setdefault(row.game, {})
            above = row.turns - pars[row.id]
            counts[above] = counts.get(above, 0) + 1
    par = {game: AgainstPar(dict(sorted(counts.items()))) for game, counts in above_par.items()}
    return PlayerStatistics(player, total, since, games, against, par)


def players_of(rows: Iterable[MatchRow]) -> tuple[str, ...]:
    """Everybody who has played here, in the order of the rows."""
    return tuple(dict.fromkeys(name for row in rows if not row.imported for name in row.people))
