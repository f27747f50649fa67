"""What stored matches add up to."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from goblins.core.match import Match, turns_played
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_for, slugs
from goblins.library.statistics import Tally
from goblins.library.store import DayStatus, Library
from tests.support.builders import setup
from tests.support.library_tools import Ticking, give_up, new_match, play_all, play_on, tamper, winning_actions


@pytest.fixture
def library(tmp_path: Path) -> Iterator[Library]:
    with Library(tmp_path, clock=Ticking()) as opened:
        yield opened


# ---------------------------------------------------------------------- results


def test_the_best_counts_wins_without_help(library: Library) -> None:
    def best(seed: int | None = None, **options: Any) -> int | None:
        return library.best_result("fairies", new_match(**options).setup, seed)

    actions = winning_actions(1)
    assert best() is None and best(1) is None
    library.follow(give_up(new_match(seed=1)))
    library.follow(play_on(new_match(seed=1), 1))
    library.follow(play_all(new_match(seed=1, assisted=True), actions))
    assert best() is None and best(1) is None
    library.follow(play_all(new_match(seed=1), actions))
    assert best(1) == best() == len(actions)
    assert best(2) is None and best(1, attempt=1) is None
    assert best(attempt=1) == len(actions)
    assert best(level=6) is None and best(ultimate=True) is None
    other = winning_actions(2, attempt=1)
    library.follow(play_all(new_match(seed=2, attempt=1), other))
    assert best(2) is None and best(2, attempt=1) == len(other)
    assert best() == min(len(actions), len(other))
    # Options left at their defaults need not be named.
    assert library.best_result("fairies", Setup("fairies", make_seats(["human"])), 1) == len(actions)


def test_the_deal_of_the_day(library: Library) -> None:
    setup, actions = new_match(seed=1).setup, winning_actions(1)

    def status() -> DayStatus:
        return library.day_status("fairies", setup, 1)

    assert status() == DayStatus("new")
    lost = library.follow(give_up(new_match(seed=1)))
    assert status() == DayStatus("lost", lost)
    begun = library.follow(play_on(new_match(seed=1), 2))
    assert status() == DayStatus("begun", begun)
    helped = library.follow(play_all(new_match(seed=1, assisted=True), actions))
    assert status() == DayStatus("done", helped, len(actions), True)
    done = library.follow(play_all(new_match(seed=1), actions))
    assert status() == DayStatus("done", done, len(actions), False)
    assert library.day_status("fairies", setup, 2) == DayStatus("new")


def test_statistics_of_a_person(library: Library) -> None:
    actions = winning_actions(1)
    solitaires = [play_all(new_match(seed=1), actions) for _ in range(3)] + [
        play_all(new_match(seed=1, assisted=True), actions)
    ]
    for match, par in zip(solitaires, (len(actions), len(actions) - 2, None, 1), strict=True):
        match_id = library.follow(match)
        if par is not None:
            library.note(match_id, "par", par)
    library.follow(give_up(new_match(seed=1)))
    library.follow(play_on(new_match(seed=1), 1))
    won = 0
    for seed in range(6):
        match = play_on(new_match("human", "easy", "hard", seed=seed), 400)
        library.follow(match)
        won += bool(match.outcome and 0 in match.outcome.winners)
    found = library.statistics("Mia")
    assert found.games.keys() == {"fairies"}
    assert (found.total.won, found.total.played, found.total.assisted) == (4 + won, 11, 1)
    assert found.games["fairies"] == found.total
    assert (found.against["easy"].won, found.against["easy"].played) == (won, 6)
    assert found.against["hard"] == found.against["easy"] and found.against.keys() == {"easy", "hard"}
    against_par = found.par["fairies"]
    assert against_par.counts == {0: 1, 2: 1}
    assert (against_par.matches, against_par.at_par) == (2, 1)
    assert found.since == library.totals().since
    assert library.statistics("Stranger").total == Tally()
    assert library.statistics("Stranger").since is None


def test_notes_and_proofs(library: Library, tmp_path: Path) -> None:
    match_id = library.follow(new_match())
    library.note(match_id, "par", 7)
    library.note(match_id, "par", 8)
    library.note(match_id, "title", "the long one")
    assert library.proof("fairies 5 1") is None
    library.remember_proof("fairies 5 1", '{"par": 7}')
    library.remember_proof("fairies 5 1", '{"par": 8}')
    with Library(tmp_path) as other:
        assert other.notes(match_id) == {"par": 8, "title": "the long one"}
        assert other.proof("fairies 5 1") == '{"par": 8}'
    tamper(library, "UPDATE proofs SET value = '{broken'")
    assert library.proof("fairies 5 1") is None


def test_progress_is_kept_by_what_it_is_about(library: Library, tmp_path: Path) -> None:
    library.remember_progress("puzzles", "fairies/1", {"tries": 1})
    library.remember_progress("puzzles", "fairies/1", {"tries": 2})
    library.remember_progress("puzzles of the day", "irene/4", 3)
    with Library(tmp_path) as other:
        assert other.progress("puzzles") == {"fairies/1": {"tries": 2}}
        assert other.progress("feats") == {}


@pytest.mark.parametrize("game", slugs())
def test_a_past_match_took_as_many_turns_as_its_result_says(library: Library, game: str) -> None:
    """In Irene the game ends within a turn, after which nobody's begins: that one was played, too."""
    chosen = setup(game, ["human", "easy", "easy"])
    match = Match(rules_for(chosen), chosen, 7)
    match_id = library.follow(match)
    play_on(match, 60)
    row = library.match(match_id)
    assert row and (match.outcome or row.turns == match.rules.turns(match.state))
    play_on(match, 3000)
    row = library.match(match_id)
    assert match.outcome and row and row.turns == turns_played(match)
    assert game != "irene" or row.turns > match.rules.turns(match.state)
