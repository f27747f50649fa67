"""A bot finishes a match for somebody: the match stays whole, and the statistics say what it was for whom."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from goblins.bots.accounts import seated_matter
from goblins.core.contract import Outcome
from goblins.core.info import BadSetup
from goblins.core.match import Match
from goblins.core.setup import FITTING, Seat, Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library.records import MatchRow
from goblins.library.statistics import statistics_of
from goblins.library.store import Library
from goblins.study.challenge import can_challenge
from goblins.study.ratings import results_in
from tests.support.library_tools import new_match, play_on, same

NOON = datetime(2026, 11, 16, 12, tzinfo=UTC)


def ended(setup: Setup, *, winner: int = 0, reason: str = "no_goblins", assisted: bool = False) -> MatchRow:
    """A finished match that a seat won."""
    others = tuple(seat for seat in range(len(setup.seats)) if seat != winner)
    outcome = Outcome(reason, "F-25", "", (winner,), ((winner,), *((seat,) for seat in others)), ())
    return MatchRow(1, setup.game, setup, 1, NOON, NOON, NOON, 9, 9, outcome, assisted, imported=False)


def two_and_a_bot() -> Setup:
    return Setup("fairies", make_seats(["human", "human", "hard"]))


@pytest.mark.parametrize("game", slugs())
def test_it_is_stored_as_it_is_and_the_deal_stays_the_same(game: str, tmp_path: Path) -> None:
    """Who sat down decides how is dealt: a bot that plays on must not change it."""
    setup = Setup(game, make_seats(["human", "human", "easy"], info_of(game).cast))
    match = Match(rules_of(game), setup, 5)
    with Library(tmp_path) as library:
        number = library.follow(match)
        play_on(match, 4)
        match.leave(1)
        play_on(match, 2)
    with Library(tmp_path) as library:
        again = library.load(number)
        assert same(again, match) and not again.is_resumed
        assert again.seated.seats[1].player == "easy" and again.setup.humans == (0, 1)
        assert again.assisted and library.read_match(library.export_match(number)).setup == match.setup
        again.come_back(1)
    with Library(tmp_path) as library:
        assert library.load(number).seated.humans == (0, 1)


@pytest.mark.parametrize("game", slugs())
def test_whoever_plays_on_for_a_person_always_finds_something_to_do(game: str) -> None:
    """What only people are asked (who says that the next round begins?) their bots are asked, too."""
    match = Match(rules_of(game), Setup(game, make_seats(["human", "random"], info_of(game).cast)), 3)
    match.leave(0)
    for _ in range(4000):
        if match.outcome:
            break
        matter = seated_matter(match, match.cursor, match.to_act[0])
        assert matter.level == "random" and matter.legal
        match.play(matter.rng.choice([one for one in matter.legal if not one.aside]))
    assert match.outcome is not None


def test_it_plays_as_well_as_the_others_at_the_table() -> None:
    fitting = Setup("fairies", (Seat("Mia"), Seat("Tom", FITTING, strength=140)))
    assert fitting.left_by(0).seated.seats[0].strength == 140
    assert fitting.left_by(0).taken_back_by(0) == fitting
    assert Setup("fairies", make_seats(["human"])).left_by(0).seated.seats[0].player == "medium"


def test_who_left_without_conceding_has_neither_won_nor_lost() -> None:
    row = ended(two_and_a_bot().left_by(0), assisted=True)
    assert row.people == ("Mia", "Grub") and row.humans == ("Grub",)
    assert not row.won_by_human("Mia") and not row.lost_by_human("Mia") and row.lost_by_human("Grub")
    assert statistics_of("Mia", [row], {}).total.played == 0
    assert statistics_of("Grub", [row], {}).total.played == 1


def test_who_conceded_has_lost_whatever_the_bot_reached() -> None:
    row = ended(two_and_a_bot().left_by(0, conceding=True))
    assert not row.won_by_human() and row.lost_by_human("Mia")
    assert results_in(row, "Mia")[0][1] == 0.0
    assert ended(two_and_a_bot().left_by(0, conceding=True), reason="draw").lost_by_human("Mia")


def test_what_a_bot_won_is_nobodys_challenge() -> None:
    match = new_match("human", "easy")
    match.leave(0)
    while not match.outcome:
        play_on(match, 50)
    assert not can_challenge(match)


def test_nothing_is_taken_back_while_a_bot_plays() -> None:
    match = play_on(new_match("human", "easy"), 2)
    assert match.may_ever_undo
    match.leave(0)
    assert not match.may_ever_undo and match.can_undo() is not None
    match.come_back(0)
    assert match.may_ever_undo


def test_a_match_knows_which_steps_a_bot_took_for_somebody() -> None:
    match = play_on(new_match("human", "easy"), 2)
    match.leave(0)
    play_on(match, 4)
    match.come_back(0)
    play_on(match, 1)
    assert [match.setup.seats[0].played(ply) for ply in range(7)] == [True, True, False, False, False, False, True]
    assert not any(match.setup.seats[1].played(ply) for ply in range(7))
    assert checked(match.rules.info, match.setup) == match.setup


def test_what_a_bot_did_for_somebody_is_not_taken_back_as_their_decision() -> None:
    match = play_on(new_match("human", "easy"), 2)
    match.leave(0)
    play_on(match, 4)
    match.come_back(0)
    decided = max(ply for ply in (0, 1) if match.steps[ply].action.seat == 0)
    match.undo()
    assert match.cursor == decided
    play_on(match, 3)
    assert match.setup.seats[0].played(decided) and match.setup.seats[0].away == ()


@pytest.mark.parametrize(
    "seat",
    [Seat("Mia", "easy", stand_in="easy"), Seat("Mia", stand_in="human"), Seat("Mia", conceded=True)],
)
def test_what_can_not_be_is_refused(seat: Seat) -> None:
    with pytest.raises(BadSetup):
        checked(info_of("fairies"), Setup("fairies", (seat, Seat("Tom", "easy"))))
