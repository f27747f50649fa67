"""How strong people play each game: rated by Glicko against bots whose strength was measured (`data/ratings.yaml`).

A rating is worked out from the list of a person's matches each time: nothing of it is stored, and the same matches give the
same rating. Only those count that were played here to their end, without help, as the rules are printed, against bots. With
several bots a match is one result against each of them, by the order at its end.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime
from functools import cache
from math import log, log10, pi, sqrt
from typing import Annotated

from msgspec import Meta, Struct

from goblins import paths
from goblins.content.loader import BadContent, load, shown
from goblins.core.setup import BOT_LEVELS, FITTING, STEP, STRONGEST, USUAL_STRENGTH, Seat, Setup
from goblins.library.records import MatchRow

#: Glicko's own number: so much of a rating is one part of the odds' logarithm.
_Q = log(10) / 400
DAY = 86_400.0

Positive = Annotated[float, Meta(gt=0.0)]


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """How a level did against the one below."""

    won: Annotated[float, Meta(ge=0.0)]
    of: Annotated[int, Meta(ge=1)]

    @property
    def points(self) -> float:
        """By how much its rating is higher; one game more of each result keeps it from growing without end."""
        return 400 * log10((self.won + 1) / (self.of - self.won + 1))


class Anchor(Struct, frozen=True, forbid_unknown_fields=True):
    """A level with the same rating in every game."""

    level: str
    rating: Positive


class People(Struct, frozen=True, forbid_unknown_fields=True):
    """What a person's rating begins with, and how sure it gets."""

    rating: Positive
    deviation: Positive
    settled: Positive
    surest: Positive
    fading: Positive


class Measures(Struct, frozen=True, forbid_unknown_fields=True):
    """What `data/ratings.yaml` says."""

    anchor: Anchor
    supposed: Step
    games: dict[str, dict[str, Step]]
    people: People
    bots_deviation: Positive


@cache
def measures() -> Measures:
    """How strong the bots are; BadContent if the file speaks of a level that there is not."""
    path = paths.DATA / "ratings.yaml"
    read = load(path, Measures)
    for level in (read.anchor.level, *(level for game in read.games.values() for level in game)):
        if level not in BOT_LEVELS:
            raise BadContent(f"{shown(path)}: there is no bot {level!r}")
    return read


@cache
def levels_of(game: str) -> tuple[float, ...]:
    """The ratings of all levels of bots in a game, the weakest first."""
    read = measures()
    ratings = [0.0]
    for level in BOT_LEVELS[1:]:
        ratings.append(ratings[-1] + read.games.get(game, {}).get(level, read.supposed).points)
    shift = read.anchor.rating - ratings[BOT_LEVELS.index(read.anchor.level)]
    return tuple([rating + shift for rating in ratings])


def rating_of_bot(game: str, seat: Seat) -> float:
    """How strong a bot plays; a fitting one is as strong as it was made for its match."""
    levels = levels_of(game)
    if seat.player != FITTING:
        return levels[BOT_LEVELS.index(seat.player)]
    lower, above = divmod(seat.strength, STEP)
    upper = min(lower + 1, len(levels) - 1)
    return levels[lower] + (levels[upper] - levels[lower]) * above / STEP


def strength_of(game: str, rating: float) -> int:
    """How strong a fitting bot must be to have a rating, as near as bots come to it."""
    levels = levels_of(game)
    for number, (lower, upper) in enumerate(zip(levels, levels[1:], strict=False)):
        if rating < upper:
            share = max(0.0, (rating - lower) / (upper - lower)) if upper > lower else 0.0
            return number * STEP + round(share * STEP)
    return STRONGEST


# ---------------------------------------------------------------------- people


class Point(Struct, frozen=True):
    """A person's rating after a match, and how unsure it is."""

    moment: datetime
    rating: float
    deviation: float


class Rating(Struct, frozen=True):
    """A person's rating in a game, with all it was before."""

    history: tuple[Point, ...]

    @property
    def rating(self) -> float:
        """What it is now."""
        return self.history[-1].rating

    @property
    def deviation(self) -> float:
        """How unsure it is: with every match less."""
        return self.history[-1].deviation

    @property
    def best(self) -> Point | None:
        """When it was first highest, of those that were sure enough to tell; None if none was."""
        sure = [point for point in self.history if point.deviation <= measures().people.settled]
        return max(sure, key=lambda point: point.rating, default=None)

    @property
    def settled(self) -> bool:
        """Whether it is sure enough to say by how much it grew: a first match alone moves it by hundreds of points."""
        return self.deviation <= measures().people.settled

    def since(self, moment: datetime) -> float:
        """By how much it has grown since a moment, or since it was first sure enough to tell, whichever came later."""
        before = [point.rating for point in self.history if point.moment < moment]
        sure = [index for index, point in enumerate(self.history) if point.deviation <= measures().people.settled]
        begun = sure[0] if sure else len(self.history) - 1
        return self.rating - self.history[max(begun, len(before) - 1)].rating


def counts(row: MatchRow, player: str) -> bool:
    """Whether a match tells something about how strong a person plays."""
    finished = row.outcome is not None and row.finished is not None
    printed = not row.imported and not row.assisted and not row.house_rules
    return finished and printed and player in row.humans and bool(row.setup.bots)


def ratings_of(player: str, rows: Iterable[MatchRow]) -> dict[str, Rating]:
    """A person's rating in each game that they have one in."""
    told = sorted((row for row in rows if counts(row, player)), key=lambda row: (row.finished or row.updated, row.id))
    histories: dict[str, list[Point]] = {}
    for row in told:
        history = histories.setdefault(row.game, [])
        history.append(_after(history[-1] if history else None, row, player))
    return {game: Rating(tuple(history)) for game, history in histories.items()}


def _after(before: Point | None, row: MatchRow, player: str) -> Point:
    """The rating after one more match."""
    people, moment = measures().people, row.finished or row.updated
    if before is None:
        return updated(Point(moment, people.rating, people.deviation), moment, results_in(row, player))
    days = max(0.0, (moment - before.moment).total_seconds() / DAY)
    unsure = min(people.deviation, sqrt(before.deviation**2 + people.fading**2 * days))
    return updated(Point(moment, before.rating, unsure), moment, results_in(row, player))


def results_in(row: MatchRow, player: str) -> list[tuple[float, float]]:
    """What a match was for a person: for each bot its rating, and 1, a half or 0 for being before, beside or behind it."""
    assert row.outcome is not None
    place = {seat: number for number, group in enumerate(row.outcome.ranking) for seat in group}
    behind_all = len(row.outcome.ranking)
    mine = next(place[seat] for seat in row.setup.humans if row.setup.seats[seat].name == player)
    mine = behind_all if row.conceded_by(player) else mine
    return [
        (rating_of_bot(row.game, row.setup.seats[bot]), (1 + (place[bot] > mine) - (place[bot] < mine)) / 2)
        for bot in row.setup.bots
    ]


def updated(before: Point, moment: datetime, results: Sequence[tuple[float, float]]) -> Point:
    """One step of Glicko: a rating after some results against ratings."""
    read = measures()
    weight = 1 / sqrt(1 + 3 * (_Q * read.bots_deviation / pi) ** 2)
    known = surprise = 0.0
    for rating, result in results:
        expected = 1 / (1 + 10 ** (-weight * (before.rating - rating) / 400))
        known += weight**2 * expected * (1 - expected)
        surprise += weight * (result - expected)
    sureness = 1 / before.deviation**2 + _Q**2 * known
    deviation = max(read.people.surest, 1 / sqrt(sureness))
    return Point(moment, before.rating + _Q / sureness * surprise, deviation)


# ---------------------------------------------------------------------- fitting bots


def fitting_strength(setup: Setup, rows: Iterable[MatchRow]) -> int:
    """How strong the fitting bots of a table must be, so that its people win about half of their matches.

    Several bots together win as often as the people together: each is weaker than they are then. Who has no rating is thought
    to play like a medium bot.
    """
    ratings = _ratings_at(setup, rows)
    if not ratings:
        return USUAL_STRENGTH
    people = sum(ratings) / len(ratings)
    bots = max(1, len(setup.bots))
    return strength_of(setup.game, people - 400 * log10(bots / len(ratings)))


def _ratings_at(setup: Setup, rows: Iterable[MatchRow]) -> list[float]:
    own = [row for row in rows if row.game == setup.game]
    names = [setup.seats[seat].name for seat in setup.humans]
    found: list[Mapping[str, Rating]] = [ratings_of(name, own) for name in names]
    beginning = measures().people.rating
    if not any(found):
        return []
    return [rated[setup.game].rating if setup.game in rated else beginning for rated in found]
