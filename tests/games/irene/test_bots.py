"""Irene's bots: they remember by level, plan a way home, shout in time, know only what they saw, and say why."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.bots.accounts import matter_at
from goblins.bots.arena import play_game
from goblins.bots.levels import interruption
from goblins.bots.thinking import Matter, ThinkingRoom
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.irene.actions import EndTurn, Escape, Explore, MoveCrumb, PlaceTile, Shout, SwapTiles
from goblins.games.irene.skill.memory import known_in
from goblins.games.irene.solo.actions import RunForIt
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.state import MazeState, Sight
from goblins.games.registry import skill_of
from goblins.words import say
from tests.support.irene.bot_tools import SKILL, THINKING, chosen, considered
from tests.support.irene.builders import RULES, action, cell, changed, named, new_game, position, tile, wander

LEVELS = ["easy", *THINKING]
#: A whole way home from the ring, worth ten with two breadcrumbs, and where it lies.
WAY = {"n1": "ring-lamp", "e1": "lamp-ring", "s1": "ring-pick", "w1": "pick-rose", "n2": "rose-grass"}
WORTH = {"0 ring": "n1", "0 rose": "e1"}


def shouted(state: MazeState, seat: int, level: str) -> Any:
    """What a bot does that may interrupt."""
    return interruption(
        skill_of("irene"), level, RULES.view(state, seat), RULES.legal_actions(state, seat), random.Random(1)
    )


def said(state: Any, one: Any) -> str:
    return say(SKILL.reason(RULES.view(state, one.seat), one))


# ---------------------------------------------------------------------- memory


def remembered(level: str, age: int, seats: int = 2, *, advanced: bool = False) -> int:
    """How many of many sights a level still has in mind after so many rounds."""
    sights = tuple(Sight(cell("n1") + 64 * row + column, 0, 40) for row in range(12) for column in range(12))
    view = RULES.view(new_game(seats, 1, advanced=advanced), 0)
    view = changed(view, sights=sights, turns=40 + age * seats)
    return len(SKILL.recall(view, level, random.Random(1)).sights)


@pytest.mark.rule("I-13")
def test_the_better_a_level_the_longer_it_remembers_and_a_master_forgets_nothing() -> None:
    levels = (*LEVELS, "master")
    assert [remembered(level, 0) for level in levels] == [144] * 4
    after_three = [remembered(level, 3) for level in levels]
    assert after_three == sorted(set(after_three)), "each level remembers more than the one below"
    assert 20 < after_three[0] < after_three[2] < after_three[3] == 144
    assert remembered("easy", 12) < 10 < remembered("hard", 12) < 40
    assert remembered("master", 200) == 144
    assert remembered("easy", 3, seats=2) == remembered("easy", 3, seats=4), "rounds count, not turns"


@pytest.mark.rule("I-42")
def test_in_the_advanced_game_good_bots_remember_longer_and_levels_lie_farther_apart() -> None:
    levels = (*LEVELS, "master")
    after_three = [remembered(level, 3, advanced=True) for level in levels]
    assert after_three == sorted(set(after_three)) and after_three[3] == 144
    plain = [remembered(level, 3) for level in levels]
    assert after_three[0] < plain[0] and after_three[2] > plain[2]


@pytest.mark.parametrize("level", LEVELS)
def test_nothing_forgotten_comes_back(level: str) -> None:
    sights = tuple(Sight(cell("n1") + column, 0, column) for column in range(30))
    view = changed(RULES.view(new_game(2, 1), 0), sights=sights)
    left = set(sights)
    for turns in range(30, 80):
        kept = {*SKILL.recall(changed(view, turns=turns), level, random.Random(turns)).sights}
        assert kept == {*SKILL.recall(changed(view, turns=turns), level, random.Random()).sights}
        assert kept <= left
        left = kept


def test_what_was_swapped_away_is_no_longer_known() -> None:
    state = position({"n1": "ring-rose", "e1": "rose-lamp!"}, sights={0: {"n1": "rose-lamp?"}}, advanced=True)
    known = known_in(state, 0, RULES.content)
    assert known.cells == {cell("e1"): tile("rose-lamp")}
    assert named(known.unknown) == {"n1"}


# ---------------------------------------------------------------------- escaping


@pytest.mark.rule("I-20")
@pytest.mark.parametrize("level", THINKING)
def test_it_sets_out_when_a_whole_way_is_known(level: str) -> None:
    state = position(WAY, crumbs=WORTH, sights={0: WAY}, turns=0)
    assert isinstance(chosen(state, level), Escape)
    state = RULES.apply(state, Escape(0)).state
    taken = []
    while RULES.to_act(state) == (0,) and not state.public.arrived:
        done = chosen(state, level)
        taken.append(done)
        state = RULES.apply(state, done).state
    assert state.public.arrived == (0,)
    assert state.public.starts[0] == 0 and state.public.paths[0] == tuple(tile(name) for name in WAY.values())
    assert len(taken) == 7


@pytest.mark.parametrize("level", THINKING)
def test_it_explores_while_no_way_home_is_known(level: str) -> None:
    short = {"n1": "ring-lamp", "e1": "lamp-ring", "s1": "ring-pick"}
    assert isinstance(chosen(position(short, sights={0: short}, turns=0), level), Explore)
    assert isinstance(chosen(new_game(2, 5), level), Explore)


@pytest.mark.rule("I-27")
@pytest.mark.parametrize("level", THINKING)
def test_it_goes_for_a_poor_way_when_that_wins_or_time_is_short(level: str) -> None:
    poor = {"n1": "ring-rose", "e1": "rose-grass"}
    home = {1: "lamp: lamp-grass"}
    state = position(poor, paths=home, arrived=[1], sights={0: poor}, turns=0)
    assert isinstance(chosen(state, level), Escape), "two points beat one"
    rich = {1: "lamp: lamp-ring ring-lamp lamp-pick pick-bare"}
    state = position(poor, paths=rich, arrived=[1], sights={0: poor}, turns=0)
    assert isinstance(chosen(state, level), Explore), "two points do not beat five, and there is time"
    assert isinstance(chosen(changed(state, homes=(1, -2, -2, -2, -2, -1)), level), Escape)


@pytest.mark.rule("I-21")
@pytest.mark.parametrize("level", THINKING)
def test_it_takes_the_known_tile_that_fits(level: str) -> None:
    caves = {"n1": "rose-lamp", "e1": "lamp-grass", "s1": "goblin", "w1": "pick-ring", "n2": "ring-bare"}
    state = position(caves, paths={0: "ring: ring-rose"}, sights={0: {"n1": "rose-lamp", "e1": "lamp-grass"}}, turns=0)
    for seed in range(3):
        assert chosen(state, level, seed) == action(state, "choose n1")


def test_it_never_turns_up_a_goblin_it_knows_of() -> None:
    caves = {"n1": "goblin", "e1": "goblin", "w1": "goblin"}
    state = position(caves, paths={0: "ring: ring-rose"}, sights={0: {"n1": "goblin", "w1": "goblin"}}, turns=0)
    assert {one.cell for one in considered(state)}.isdisjoint({cell("n1"), cell("w1")})


@pytest.mark.rule("I-31")
def test_the_way_that_is_worth_more_is_taken() -> None:
    caves = {"n1": "ring-bare!", "e1": "ring-lamp!", "s1": "lamp-grass!"}
    state = position(caves, paths={0: "ring:"})
    assert considered(state) == (action(state, "choose e1"),)
    crumbed = changed(state, crumbs=((-1,) * 4, (tile("ring-bare"),) * 4))
    assert considered(crumbed) == (action(state, "choose n1"),)


# ---------------------------------------------------------------------- exploring


@pytest.mark.rule("I-12", "I-13")
def test_few_cells_are_thought_about_and_those_show_most() -> None:
    state = RULES.apply(new_game(2, 3), Explore(new_game(2, 3).public.active)).state
    kept = considered(state)
    assert 1 <= len(kept) <= 4 and all(isinstance(one, PlaceTile) for one in kept)
    assert {"n1e1", "n1w1", "s1e1", "s1w1"} == named(one.cell for one in kept)


@pytest.mark.rule("I-14")
def test_breadcrumbs_go_onto_the_way_home() -> None:
    state = position({**WAY, "e2": "lamp-bare"}, sights={0: {**WAY, "e2": "lamp-bare"}}, phase="peeked", turns=0)
    kept = considered(state)
    assert 1 <= len(kept) <= 3 < len(RULES.legal_actions(state, 0))
    assert all(isinstance(one, MoveCrumb) for one in kept)
    assert named(one.cell for one in kept) <= set(WAY)
    nothing = position({"n1": "lamp-rose"}, phase="peeked")
    assert considered(nothing) == (EndTurn(0),)


@pytest.mark.rule("I-40")
def test_a_swap_brings_a_goblin_to_a_trusted_cell_once() -> None:
    seen = {"n1": "goblin", "e1": "ring-rose"}
    state = position(seen, sights={0: seen}, phase="peeked", advanced=True, peeked=(cell("n1"), cell("e1")))
    assert not any(isinstance(one, SwapTiles) for one in considered(state))
    state = changed(state, placed=(-1, cell("e1")))
    assert considered(state) == (action(state, "swap n1 e1"),)
    state = RULES.apply(state, considered(state)[0]).state
    assert not any(isinstance(one, SwapTiles) for one in considered(state))


# ---------------------------------------------------------------------- Goblins!


@pytest.mark.rule("I-26")
@pytest.mark.parametrize("level", LEVELS)
def test_it_shouts_when_it_knows_of_a_goblin(level: str) -> None:
    caves = {"n1": "goblin", "e1": "rose-grass!", "s1": "lamp-pick"}
    way = "ring: ring-lamp lamp-ring ring-rose"
    state = position(caves, paths={1: way}, active=1, sights={0: {"n1": "goblin"}}, turns=0)
    assert shouted(state, 0, level) == Shout(0)
    state = RULES.apply(state, Shout(0)).state
    if level != "easy":
        assert chosen(state, level) == action(state, "0: turn n1")


@pytest.mark.rule("I-26")
@pytest.mark.parametrize("level", LEVELS)
def test_it_never_shouts_in_its_own_turn(level: str) -> None:
    caves = {"n1": "goblin", "e1": "rose-grass!"}
    state = position(caves, paths={0: "ring: ring-lamp lamp-ring ring-rose"}, sights={0: {"n1": "goblin"}}, turns=0)
    assert shouted(state, 0, level) is None
    assert SKILL.interrupt(RULES.view(state, 0), (Shout(0),), level, random.Random(1)) is None


def test_easy_does_not_guess_and_nobody_guesses_without_odds() -> None:
    ways = {1: "ring: ring-lamp lamp-ring ring-rose rose-pick"}
    state = position({"n1": "goblin", "e1": "lamp-pick"}, paths=ways, active=1)
    assert [shouted(state, 0, level) for level in LEVELS] == [None, None, Shout(0)]
    spent = {f"n{row}": "goblin!" for row in range(1, 6)}
    state = position({**spent, "e1": "lamp-pick"}, paths=ways, active=1)
    assert [shouted(state, 0, level) for level in LEVELS] == [None, None, None]


# ---------------------------------------------------------------------- only what was seen


def positions(advanced: bool) -> Iterator[MazeState]:
    for seats in (2, 3):
        for seed in range(4):
            for state in wander(new_game(seats, seed, advanced=advanced), seed, 90):
                if not state.public.ending and len(RULES.legal_actions(state, RULES.to_act(state)[0])) > 1:
                    yield state


@pytest.mark.parametrize("advanced", [False, True])
def test_what_is_thought_about_is_legal_and_never_depends_on_hidden_tiles(advanced: bool) -> None:
    rng = random.Random(2)
    for state in positions(advanced):
        seat = RULES.to_act(state)[0]
        legal = RULES.legal_actions(state, seat)
        kept = SKILL.consider(state, legal)
        assert kept and set(kept) <= set(legal) and len(kept) <= 6
        other = RULES.imagine(RULES.view(state, seat), rng)
        assert SKILL.consider(other, legal) == kept
        assert [SKILL.inclination(state, one) for one in kept] == [SKILL.inclination(other, one) for one in kept]


@pytest.mark.parametrize("level", LEVELS)
def test_choices_and_shouts_never_depend_on_what_the_seat_never_saw(level: str) -> None:
    rng = random.Random(3)
    met = set()
    for state in list(positions(False))[:: 40 if level == "hard" else 10]:
        seat = RULES.to_act(state)[0]
        other = RULES.imagine(RULES.view(state, seat), rng)
        assert chosen(state, level, 4) == chosen(other, level, 4)
        met.add(state.public.phase)
        for crier in RULES.may_interrupt(state):
            assert shouted(state, crier, level) == shouted(RULES.imagine(RULES.view(state, crier), rng), crier, level)
    assert len(met) > 3


# ---------------------------------------------------------------------- reasons


def test_every_action_has_a_reason_that_names_nothing_hidden() -> None:
    rng = random.Random(6)
    met: Counter[str] = Counter()
    games = [new_game(seats, seed, advanced=seed % 2 == 0, match=True) for seats in (2, 4) for seed in range(6)]
    lines: list[Any] = [wander(game, number, 250) for number, game in enumerate(games)]
    lines += [wander_alone(seed) for seed in range(12)]
    for line in lines:
        for state in line:
            for seat in (*RULES.to_act(state), *RULES.may_interrupt(state)):
                view = RULES.view(state, seat)
                legal = RULES.legal_actions(state, seat)
                for one in {type(one): one for one in rng.sample(legal, len(legal))}.values():
                    text = say(SKILL.reason(view, one))
                    met[type(one).__name__] += 1
                    assert text[0].isupper() and text.endswith(".") and text.count(".") == 1, text
                    assert len(text) <= 100
                    assert text == say(SKILL.reason(RULES.view(RULES.imagine(view, rng), seat), one))
    assert set(met) == {kind.__name__ for kind in RULES.action_type.__args__}


def wander_alone(seed: int) -> Iterator[SoloState]:
    """States of a random solo game in which nobody runs at once."""
    rng, state = random.Random(seed), new_game(1, seed)
    for step in range(80):
        yield state
        if not (legal := RULES.legal_actions(state, 0)):
            return
        calm = [one for one in legal if not one.resigns and (step > 20 or not isinstance(one, RunForIt))]
        state = RULES.apply(state, rng.choice(calm or legal)).state


def test_reasons_in_words() -> None:
    caves = {"n1": "rose-lamp", "e1": "rose-grass!", "s1": "pick-ring", "w1": "pick-lamp"}
    state = position(caves, paths={0: "ring: ring-rose"}, sights={0: {"n1": "rose-lamp", "w1": "pick-lamp?"}})
    assert said(state, action(state, "choose n1")).endswith("you have seen this tile: trust your memory.")
    assert said(state, action(state, "choose e1")) == "It lies open, it fits, and it leads home."
    assert said(state, action(state, "choose s1")).startswith("What you know would do")
    assert said(state, action(state, "choose w1")).endswith("may have been swapped since.")


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_games_end(seats: int, advanced: bool) -> None:
    options: dict[str, Any] = {"advanced": advanced} if seats > 1 else {}
    for level, seed in (("random", 1), ("random", 2), ("easy", 3), ("easy", 4), ("medium", 5)):
        record = play_game(Setup("irene", make_seats([level] * seats), options), seed)
        assert record.finished and record.steps < 600
    if seats == 1:
        return
    match = play_game(Setup("irene", make_seats(["easy"] * seats), {**options, "match": True}), 6)
    assert match.finished and match.steps < 5000


@pytest.mark.parametrize(("better", "worse", "games"), [("easy", "random", 60), ("medium", "easy", 14)])
def test_levels_are_in_order(better: str, worse: str, games: int) -> None:
    wins = 0
    for seed in range(games):
        own = seed % 2
        levels = [worse, better] if own else [better, worse]
        wins += own in play_game(Setup("irene", make_seats(levels), {}), seed).winners
    assert wins > games / 2


def test_who_advises_people_remembers_all_they_have_seen() -> None:
    """A level that forgets would hint at what somebody who looked knows to be wrong."""
    sights = tuple(Sight(cell("n1") + 64 * row + column, 0, 40) for row in range(12) for column in range(12))
    state = new_game(2, 1)
    (seat,) = RULES.to_act(state)
    view = changed(RULES.view(state, seat), sights=sights, turns=400)
    matter = Matter("irene", "medium", None, view, RULES.legal_actions(state, seat), random.Random(1))
    assert len(ThinkingRoom().think(matter).remembered.sights) < 144
    assert len(ThinkingRoom().think(replace(matter, advising=True)).remembered.sights) == 144
    match = Match(RULES, Setup("irene", make_seats(["human", "easy"])), 1)
    assert matter_at(match, 0, match.to_act[0], "hard").advising
