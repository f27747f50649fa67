"""Feats of people: what counts, what is kept, what is new, and how far one is."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta

import msgspec
import pytest

from goblins.core.house import HouseRules
from goblins.core.match import Match
from goblins.core.setup import make_seats
from goblins.games.registry import feats_of, rules_of, slugs
from goblins.library import Library, MatchRow
from goblins.study.calendar import Days, days_of, is_of_the_day
from goblins.study.feats import (
    ANY_GAME,
    NOTE,
    PROGRESS,
    Record,
    count_by,
    counts,
    earned,
    goals,
    record_of,
    remember,
    standings,
)
from goblins.study.tallies import tallies
from tests.support.builders import setup
from tests.support.library_tools import Ticking, give_up, new_match, play_all, winning_actions
from tests.support.told import told

TODAY = date(2026, 11, 17)


@pytest.fixture
def library() -> Library:
    return Library.in_memory(clock=Ticking())


@pytest.fixture(scope="module")
def actions() -> list[object]:
    return winning_actions(3, level=7)


def won_solitaire(library: Library, actions: list[object], *, assisted: bool = False) -> tuple[Match, int]:
    match = new_match(seed=3, level=7, assisted=assisted)
    match_id = library.follow(match)
    return play_all(match, actions), match_id


def row(game: str = "fairies", *players: str, won: bool = True, days: int = 0, **more: object) -> MatchRow:
    """A finished match, some days ago."""
    match = told(game, len(players) or 1, winners=(0,) if won else ())
    names = make_seats(players or ("human",))
    moment = datetime(2026, 11, 17, 12, tzinfo=UTC) - timedelta(days=days)
    plain = MatchRow(1, game, msgspec.structs.replace(match.setup, seats=names), 5, moment, moment, moment, 9, 9, match.outcome,
                     assisted=False, imported=False)  # fmt: skip
    return msgspec.structs.replace(plain, **more)


def deal_of_day(days: int) -> MatchRow:
    made = row(days=days)
    return msgspec.structs.replace(made, seed=int(f"{made.created.astimezone():%Y%m%d}"))


# ---------------------------------------------------------------------- keeping


def test_what_somebody_does_first_is_new_kept_and_noted(library: Library, actions: list[object]) -> None:
    match, match_id = won_solitaire(library, actions)
    new = remember(library, match, match_id, TODAY)
    assert "0/fairies/deep_wood" in new and library.notes(match_id)[NOTE] == list(new)
    assert library.progress(PROGRESS)["Mia/fairies/deep_wood"] == {"day": "2026-11-17"}
    assert count_by(library, "Mia")["fairies"] == len(new) and count_by(library, "Tom")["fairies"] == 0


def test_what_was_done_before_is_not_new_again(library: Library, actions: list[object]) -> None:
    remember(library, *won_solitaire(library, actions), TODAY)
    match, match_id = won_solitaire(library, actions)
    assert remember(library, match, match_id, TODAY + timedelta(days=1)) == ()
    assert library.progress(PROGRESS)["Mia/fairies/deep_wood"]["day"] == "2026-11-17" and NOTE not in library.notes(
        match_id
    )


def test_help_brings_no_feats(library: Library, actions: list[object]) -> None:
    match, match_id = won_solitaire(library, actions, assisted=True)
    assert remember(library, match, match_id, TODAY) == () and not library.progress(PROGRESS)


def test_neither_do_matches_out_of_files(library: Library, actions: list[object]) -> None:
    match, match_id = won_solitaire(library, actions)
    copy = library.import_match(library.export_match(match_id))
    assert remember(library, match, copy, TODAY) == ()


def test_house_rules_what_ifs_and_open_matches_do_not_count() -> None:
    rules, usual = rules_of("fairies"), setup("fairies", 2)
    assert counts(told("fairies", 2)) and not counts(Match(rules, usual, 1))
    branch = Match(rules, usual, 1, resumed_from=rules.new_game(usual, 1))
    own = told("fairies", 2)
    own.setup = msgspec.structs.replace(own.setup, house=HouseRules("mine", ()))
    assert not counts(branch) and not counts(own)


def test_a_goal_that_a_match_reaches_is_new_too(library: Library, actions: list[object]) -> None:
    for number in range(10):
        library.remember_progress("puzzles", f"koncita k{number}", {"stars": 1})
    assert f"0/{ANY_GAME}/puzzler" in remember(library, *won_solitaire(library, actions), TODAY)


def test_what_a_match_noted_is_read_without_what_is_unknown() -> None:
    found = earned("0/fairies/deep_wood 1//week x/fairies/deep_wood 0/fairies/none 0/burrow/dig nonsense")
    assert [(seat, feat.game, feat.key) for seat, feat in found] == [(0, "fairies", "deep_wood"), (1, "", "week")]
    assert earned("") == ()


# ---------------------------------------------------------------------- standing


def test_standings_hold_every_feat_and_hide_the_secret_ones(library: Library) -> None:
    library.remember_progress(PROGRESS, "Mia/irene/crier", {"match": 1, "day": "2026-11-16"})
    library.remember_progress(PROGRESS, "Mia/irene/long_way", "damaged")
    found = {(one.game, one.key): one for one in standings(library, "Mia", Record(longest=3), TODAY)}
    assert len(found) == len(goals()) + sum(len(feats_of(game)) for game in slugs())
    assert found["irene", "crier"].done and not found["irene", "long_way"].done
    secret = found["irene", "best_way"]
    assert secret.hidden and secret.title == "?" and "path" not in secret.help
    week = found[ANY_GAME, "week"]
    assert (week.reached, week.needed, week.done) == (3, 7, None) and 0.4 < week.share < 0.5


def test_a_goal_is_done_as_soon_as_enough_is_there(library: Library) -> None:
    found = {one.key: one for one in standings(library, "Mia", Record(beaten={"easy": 10, "hard": 9}), TODAY)}
    assert found["easy"].done and found["easy"].share == 1 and not found["hard"].done


def test_a_record_counts_what_was_won_without_help_as_printed() -> None:
    rows = [
        row("fairies", "human", "easy"),
        row("grapple", "human", "easy", "hard"),
        row("grapple", "human", "easy", won=False),
        row("koncita", "human", "easy", assisted=True),
        row("koncita", "human", "easy", imported=True),
    ]
    days = Days({TODAY: (deal_of_day(0),)}, frozenset({TODAY - timedelta(days=1)}))
    puzzles = {"koncita a": {"stars": 2}, "koncita b": {"tries": 1}, "day 2026-11-16": "a"}
    record = record_of("Mia", rows, days, puzzles, TODAY)
    assert record == Record(2, 1, 1, frozenset({"fairies", "grapple"}), {"easy": 2, "hard": 1})
    assert record_of("Tom", rows, days, puzzles, TODAY).beaten == {}


# ---------------------------------------------------------------------- days


def test_days_come_of_deals_that_were_finished_and_puzzles_that_were_solved() -> None:
    today, before = deal_of_day(0), deal_of_day(1)
    rows = [
        today,
        msgspec.structs.replace(before, finished=None, outcome=None),
        msgspec.structs.replace(deal_of_day(2), imported=True),
        row("grapple", "human", "easy", days=3),
    ]
    days = days_of(rows, ["day 2026-11-12", "day nonsense", "koncita k1"])
    day = today.created.astimezone().date()
    assert days.deals == {day: (today,)} and days.puzzles == {date(2026, 11, 12)}
    assert days.done == {day, date(2026, 11, 12)} and days.played == {day - timedelta(days=3)}
    assert is_of_the_day(today) and not is_of_the_day(row())


def test_a_deal_of_the_day_is_finished_also_when_it_is_lost(library: Library) -> None:
    day = Ticking()().astimezone()
    match = new_match(seed=int(f"{day:%Y%m%d}"))
    library.follow(match)
    assert not days_of(library.chronicle().rows).done
    give_up(match)
    assert days_of(library.chronicle().rows).done == {day.date()}


# ---------------------------------------------------------------------- tables


def test_wins_are_counted_by_level_players_and_variant() -> None:
    rows = [
        row("fairies", "human", "easy", "easy"),
        row("fairies", "human", "hard", won=False),
        row("fairies", "human", "easy", imported=True),
        row("koncita", "human", *["easy"] * 6),
    ]
    reverse = row("fairies", "human", "easy")
    rows.append(
        msgspec.structs.replace(
            reverse, setup=msgspec.structs.replace(reverse.setup, options={"reverse": True, "backs": True})
        )
    )
    levels, seats, variants = (tallies("Mia", rows, by) for by in ("level", "seats", "variant"))  # type: ignore[arg-type]
    assert (levels["fairies", "easy"].won, levels["fairies", "easy"].played) == (2, 2)
    assert (levels["fairies", "hard"].won, levels["fairies", "hard"].played) == (0, 1)
    assert seats["fairies", "2"].played == 2 and seats["fairies", "3"].played == 1 and seats["koncita", "5"].played == 1
    assert variants["fairies", "usual"].played == 2 and variants["fairies", "variant"].played == 1
    assert not tallies("Tom", rows, "level")
