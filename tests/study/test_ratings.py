"""Ratings: what matches against bots say of how strong somebody plays, and bots that follow it."""

from __future__ import annotations

import random
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from goblins import paths
from goblins.content.loader import BadContent
from goblins.core.contract import Outcome
from goblins.core.house import HouseRules
from goblins.core.setup import BOT_LEVELS, FITTING, STEP, STRONGEST, USUAL_STRENGTH, Seat, Setup, make_seats, settled
from goblins.games.registry import slugs
from goblins.library.records import MatchRow
from goblins.study import ratings
from goblins.study.ratings import (
    Point,
    fitting_strength,
    levels_of,
    measures,
    rating_of_bot,
    ratings_of,
    results_in,
    strength_of,
    updated,
)

BEGINNING = datetime(2026, 7, 1, tzinfo=UTC)


def played(number: int, players: tuple[str, ...], ranking: tuple[tuple[int, ...], ...], **more: Any) -> MatchRow:
    """A finished match of Fairies, a day after the one before; Mia sits first."""
    moment = BEGINNING + timedelta(days=number)
    outcome = Outcome("no_goblins", "F-25", "", ranking[0], ranking, ())
    setup = Setup("fairies", make_seats(players))
    row = MatchRow(
        number, "fairies", setup, number, moment, moment, moment, 9, 9, outcome, assisted=False, imported=False
    )
    return replace(row, **more)


WON, LOST, DRAWN = ((0,), (1,)), ((1,), (0,)), ((0, 1),)


def rated(*rows: MatchRow) -> Any:
    return ratings_of("Mia", rows).get("fairies")


# ---------------------------------------------------------------------- bots


@pytest.mark.parametrize("game", [*slugs(), "another"])
def test_better_levels_have_higher_ratings_and_medium_the_same_everywhere(game: str) -> None:
    levels = levels_of(game)
    assert list(levels) == sorted(set(levels)) and levels[BOT_LEVELS.index("medium")] == measures().anchor.rating


@pytest.mark.parametrize("game", slugs())
def test_a_strength_and_its_rating_are_two_ways_to_say_the_same(game: str) -> None:
    for strength in range(0, STRONGEST + 1, 25):
        bot = Seat("Grub", FITTING, strength=strength)
        assert strength_of(game, rating_of_bot(game, bot)) == strength
    assert strength_of(game, -500) == 0 and strength_of(game, 9000) == STRONGEST
    for number, level in enumerate(BOT_LEVELS):
        assert rating_of_bot(game, Seat("Grub", level)) == rating_of_bot(
            game, Seat("Grub", FITTING, strength=STEP * number)
        )


@pytest.mark.parametrize(
    ("old", "new"), [("level: medium", "level: middling"), ("hard: {won", "harder: {won"), ("fading: 8", "fading: 0")]
)
def test_a_file_of_ratings_that_is_wrong_is_refused(
    old: str, new: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = (paths.DATA / "ratings.yaml").read_text(encoding="utf-8")
    assert old in text
    (tmp_path / "ratings.yaml").write_text(text.replace(old, new), encoding="utf-8")
    monkeypatch.setattr(ratings.paths, "DATA", tmp_path)
    measures.cache_clear()
    with pytest.raises(BadContent, match="ratings.yaml"):
        measures()
    measures.cache_clear()


# ---------------------------------------------------------------------- people


def test_one_step_is_the_one_that_glickman_works_out() -> None:
    """His example: 1500 and 200 against 1400, 1550 and 1700, won and lost twice; his opponents' deviations differ from ours."""
    before = Point(BEGINNING, 1500.0, 200.0)
    after = updated(before, BEGINNING, [(1400.0, 1.0), (1550.0, 0.0), (1700.0, 0.0)])
    assert after.rating == pytest.approx(1464, abs=8) and after.deviation == pytest.approx(151.4, abs=5)


def test_wins_raise_a_rating_losses_lower_it_and_every_match_makes_it_surer() -> None:
    once = rated(played(1, ("human", "medium"), WON))
    assert once.rating > 1500 and once.deviation < measures().people.deviation
    assert rated(played(1, ("human", "medium"), LOST)).rating < 1500
    assert rated(played(1, ("human", "medium"), DRAWN)).rating == pytest.approx(1500)
    assert (
        rated(played(1, ("human", "easy"), WON)).rating < once.rating < rated(played(1, ("human", "hard"), WON)).rating
    )
    many = rated(*(played(number, ("human", "medium"), WON) for number in range(6)))
    assert [point.deviation for point in many.history] == sorted((p.deviation for p in many.history), reverse=True)
    assert many.best in (None, many.history[-1]) and len(many.history) == 6


def test_a_rating_gets_less_sure_with_time_and_never_too_sure() -> None:
    first, often = played(0, ("human", "medium"), WON), [played(n, ("human", "medium"), WON) for n in range(1, 80)]
    late = replace(played(1, ("human", "medium"), LOST), finished=BEGINNING + timedelta(days=900))
    assert rated(first, late).deviation > rated(first, played(1, ("human", "medium"), LOST)).deviation
    assert rated(*often).deviation >= measures().people.surest
    assert rated(*often).best == rated(*often).history[-1] and rated(first).best is None, "one match is no record"


def test_with_several_bots_a_match_is_a_result_against_each() -> None:
    row = played(1, ("human", "easy", "hard"), ((2,), (0,), (1,)))
    assert [result for _, result in results_in(row, "Mia")] == [1.0, 0.0]
    assert [rating for rating, _ in results_in(row, "Mia")] == [levels_of("fairies")[1], levels_of("fairies")[3]]


@pytest.mark.parametrize(
    "change",
    [
        {"assisted": True},
        {"imported": True},
        {"outcome": None, "finished": None},
        {"setup": Setup("fairies", make_seats(["human", "medium"]), {}, HouseRules("ours", ()))},
        {"setup": Setup("fairies", make_seats(["human", "human"]))},
        {"setup": Setup("fairies", make_seats(["medium", "human"]))},
    ],
    ids=["assisted", "imported", "open", "house rules", "no bot", "somebody else"],
)
def test_only_matches_count_that_tell_something(change: dict[str, Any]) -> None:
    assert rated(played(1, ("human", "medium"), WON, **change)) is None


def test_the_order_in_which_matches_are_listed_does_not_matter() -> None:
    rows = [played(number, ("human", "medium"), WON if number % 3 else LOST) for number in range(9)]
    assert rated(*rows) == rated(*reversed(rows))


def test_what_a_month_brought_counts_from_where_the_rating_was_sure_enough() -> None:
    rows = [played(number, ("human", "medium"), WON if number % 3 else LOST) for number in range(30)]
    whole = rated(*rows)
    assert whole.settled and whole.since(rows[25].finished or BEGINNING) == pytest.approx(
        whole.rating - rated(*rows[:25]).rating
    )
    first = next(number for number in range(1, 30) if rated(*rows[:number]).settled)
    assert first > 1
    assert whole.since(BEGINNING) == pytest.approx(whole.rating - rated(*rows[:first]).rating)


def test_a_first_loss_is_not_told_as_hundreds_of_points() -> None:
    lost = rated(played(1, ("human", "easy"), LOST))
    assert not lost.settled and lost.since(BEGINNING) == 0


# ---------------------------------------------------------------------- fitting


def test_without_a_rating_a_fitting_bot_is_medium() -> None:
    table = Setup("fairies", make_seats(["human", FITTING]))
    assert fitting_strength(table, []) == USUAL_STRENGTH == settled(table, 1).seats[1].strength


def test_several_bots_are_weaker_each_and_fewer_than_the_people_stronger() -> None:
    rows = [played(number, ("human", "medium"), DRAWN) for number in range(3)]

    def strength(*players: str) -> int:
        return fitting_strength(Setup("fairies", make_seats(players)), rows)

    alone, crowd, outnumbered = (
        strength("human", FITTING),
        strength("human", *[FITTING] * 3),
        strength("human", "human", FITTING),
    )
    assert crowd < alone == USUAL_STRENGTH < outnumbered


@pytest.mark.parametrize("true", [1250.0, 1560.0])
def test_against_fitting_bots_one_wins_about_half(true: float) -> None:
    """Somebody as strong as that plays a hundred matches against one that follows them."""
    rng, rows = random.Random(7), list[MatchRow]()
    table, wins = Setup("fairies", make_seats(["human", FITTING])), 0
    for number in range(100):
        seats = settled(table, number, fitting_strength(table, rows)).seats
        won = rng.random() < 1 / (1 + 10 ** ((rating_of_bot("fairies", seats[1]) - true) / 400))
        rows.append(replace(played(number, ("human", FITTING), WON if won else LOST), setup=Setup("fairies", seats)))
        wins += won
    assert 38 <= wins <= 62 and rated(*rows).rating == pytest.approx(true, abs=110)
