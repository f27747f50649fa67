"""What somebody's games for one add up to: bests, the average, and the days on which the deal of the day was won."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from msgspec import Struct

from goblins.core.match import Match
from goblins.games.registry import info_of
from goblins.library import MatchRow
from goblins.library.records import deal_key, level_key

#: So many stones have room beside each other.
MOST_STONES = 10
#: Without a par: within so many parts of a hundred of the best it is still close.
NEAR = 20
#: The stars of a win at or below par, of one that is close, and of any other.
THREE, TWO, ONE = 3, 2, 1
#: So many turns over par are close.
CLOSE = 2


class Record(Struct, frozen=True):
    """The best of this deal before, the best of its level before, and the average of `count` wins of the level."""

    deal: int | None = None
    level: int | None = None
    average: float | None = None
    count: int = 0


def record_of(rows: Iterable[MatchRow], match: Match, match_id: int) -> Record:
    """What there was before a match; the average counts that match too. Helped or foreign results don't count."""
    game, level, deal = match.setup.game, level_key(match.setup), deal_key(match.setup, match.seed)
    won = [
        row
        for row in rows
        if row.game == game and row.result is not None and row.won_by_human() and not (row.assisted or row.imported)
    ]
    same = [row for row in won if level_key(row.setup) == level]
    before = [row for row in same if row.id != match_id]
    results = [row.result for row in same if row.result is not None]
    return Record(
        _best(game, [row.result for row in before if deal_key(row.setup, row.seed) == deal]),
        _best(game, [row.result for row in before]),
        sum(results) / len(results) if results else None,
        len(results),
    )


def _best(game: str, results: Sequence[int | None]) -> int | None:
    known = [result for result in results if result is not None]
    solitaire = info_of(game).solitaire
    fewer = solitaire is not None and solitaire.fewer_is_better
    return (min if fewer else max)(known, default=None)


def days_won(rows: Iterable[MatchRow]) -> set[date]:
    """The days whose deal for one was won on that day."""
    return {day for row in rows if (day := _day_won(row)) is not None}


def _day_won(row: MatchRow) -> date | None:
    if len(row.setup.seats) != 1 or row.finished is None or not row.won_by_human() or row.imported:
        return None
    day = row.finished.astimezone().date()
    return day if row.seed == int(f"{day:%Y%m%d}") else None


def stars_of(reached: int, par: int | None, before: int | None, *, fewer: bool) -> int:
    """The stars of a win: against par where that is known, else against the best before."""
    if par is not None:
        return THREE if reached <= most_turns(par, THREE) else TWO if reached <= most_turns(par, TWO) else ONE
    if before is None or (reached <= before if fewer else reached >= before):
        return THREE
    return TWO if abs(reached - before) * 100 <= NEAR * before else ONE


def most_turns(par: int, star: int) -> int:
    """How many turns a star is still given for, where a par is known."""
    return par if star == THREE else par + CLOSE


def earned_stars(match: Match, par: int | None, before: int | None) -> int:
    """The stars that a finished match earned: none unless somebody alone won it."""
    outcome = match.outcome
    if outcome is None or not outcome.winners or len(match.setup.seats) > 1:
        return 0
    score, solitaire = outcome.score(0), info_of(match.setup.game).solitaire
    fewer = solitaire is not None and solitaire.fewer_is_better
    return stars_of(score.total if score else 0, par, before, fewer=fewer)


def stones_of(turns: int, par: int | None, best: int | None) -> list[int | None]:
    """The turns that stones are drawn for; None stands for those that are left out between two."""
    last = max(turns, par or 0, best or 0) + 1
    if last <= MOST_STONES:
        return list(range(1, MOST_STONES + 1))
    near = {number for around in (turns, par) if around for number in (around - 1, around, around + 1)}
    shown = sorted(number for number in near | ({best} if best else set()) if number >= 1)
    stones: list[int | None] = []
    for before, number in zip([0, *shown], shown, strict=False):
        if number > before + 1:
            stones.append(None)
        stones.append(number)
    return stones
