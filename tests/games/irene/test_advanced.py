"""The advanced rules: secret swaps, bonus symbols, and goblins to beat (I-40 … I-42)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.core.contract import Outcome
from goblins.games.irene.actions import SwapTiles
from goblins.games.irene.content import NO_SYMBOL
from goblins.games.irene.events import (
    Ended,
    GameEnded,
    SwappedTiles,
)
from goblins.games.irene.state import NOBODY, MazeState
from tests.support.irene.builders import (
    RULES,
    after,
    lies,
    named,
    new_game,
    outcome_of,
    play,
    position,
    refused,
    symbol,
    to_act,
)

#: Around n1e1 lie n1, e1, n2e1 and n1e2.
AROUND = {"n1": "ring-rose", "e1": "rose-lamp", "n2e1": "lamp-pick", "n1e2": "goblin", "s1": "pick-ring"}


def swaps(state: MazeState) -> set[frozenset[str]]:
    """Pairs of cells whose tiles may be swapped now."""
    found = [legal for legal in RULES.legal_actions(state, to_act(state)[0]) if isinstance(legal, SwapTiles)]
    return {frozenset(named({legal.one, legal.other})) for legal in found}


def pairs(*texts: str) -> set[frozenset[str]]:
    return {frozenset(text.split()) for text in texts}


def points(outcome: Outcome) -> list[int]:
    """What every seat reached; nothing if it has no score."""
    return [score.total if (score := outcome.score(seat)) else 0 for seat in sorted(sum(outcome.ranking, ()))]


# Swaps


@pytest.mark.rule("I-40")
def test_it_is_an_option() -> None:
    assert not new_game(3, 1).public.advanced and new_game(3, 1, advanced=True).public.advanced


@pytest.mark.rule("I-40")
def test_peeked_tiles_may_be_swapped() -> None:
    """In pairs, as often as one likes, before the breadcrumb."""
    state = after(position(AROUND, advanced=True), "explore", "place n1e1")
    assert swaps(state) == pairs("n1 e1", "n1 n2e1", "n1 n1e2", "e1 n2e1", "e1 n1e2", "n2e1 n1e2")
    line = play(state, "swap n1 e1")
    assert (lies(line.state, "n1"), lies(line.state, "e1")) == ("rose-lamp", "ring-rose")
    assert len(line.all(SwappedTiles)) == 1 and to_act(line.state) == (0,)
    more = after(line.state, "swap e1 n1e2", "swap n2e1 n1")
    assert [lies(more, name) for name in AROUND] == ["lamp-pick", "goblin", "rose-lamp", "ring-rose", "pick-ring"]
    assert to_act(after(more, "crumb ring e1")) == (1,) and to_act(after(more, "end")) == (1,)


@pytest.mark.rule("I-40")
def test_peeked_tiles_may_be_put_in_any_order() -> None:
    """All 24 orders of four tiles can be reached."""
    todo = [after(position(AROUND, advanced=True), "explore", "place n1e1")]
    reached = set()
    while todo:
        state = todo.pop()
        order = tuple(lies(state, name) for name in AROUND)
        if order not in reached:
            reached.add(order)
            todo += [after(state, "swap " + " ".join(pair)) for pair in swaps(state)]
    assert len(reached) == 24


@pytest.mark.rule("I-40")
def test_only_peeked_tiles_are_swapped() -> None:
    """Not the one just placed, nor one further off, nor a face-up one, nor the Mountain's top."""
    state = position({**AROUND, "n2e1": "lamp-pick!"}, advanced=True)
    state = after(state, "explore", "place n1e1")
    assert swaps(state) == pairs("n1 e1", "n1 n1e2", "e1 n1e2")
    for text in ("swap n1e1 n1", "swap n1 s1", "swap n2e1 n1", "swap mountain e1", "swap n1 n1"):
        assert refused(state, text) == "I-40"


@pytest.mark.rule("I-40")
def test_a_tile_with_a_breadcrumb_is_never_swapped() -> None:
    """One's own or another's."""
    state = position(AROUND, advanced=True, crumbs={"0 ring": "n1", "1 rose": "e1"})
    state = after(state, "explore", "place n1e1")
    assert swaps(state) == pairs("n2e1 n1e2")
    assert refused(state, "swap n1 e1") == "I-40" and refused(state, "swap e1 n1e2") == "I-40"


@pytest.mark.rule("I-40")
def test_one_peeked_tile_has_nothing_to_be_swapped_with() -> None:
    state = after(position({"n1": "ring-rose", "s1": "pick-ring"}, advanced=True), "explore", "place n2")
    assert swaps(state) == set()


@pytest.mark.rule("I-40")
def test_no_swap_without_the_advanced_rules() -> None:
    state = after(position(AROUND), "explore", "place n1e1")
    assert swaps(state) == set() and refused(state, "swap n1 e1") == "I-40"


@pytest.mark.rule("I-40")
def test_no_swap_after_the_breadcrumb() -> None:
    """It ends the turn."""
    state = after(position(AROUND, advanced=True), "explore", "place n1e1", "crumb ring n1")
    refused(state, "0: swap e1 n1e2")


# Bonus symbols


@pytest.mark.rule("I-41")
def test_who_chooses_a_palace_sees_the_backs_of_those_left() -> None:
    """Nobody else does, and nobody does before; what was seen is remembered."""
    state = position(AROUND, seats=3, paths={2: "rose:"}, advanced=True)
    unseen = (NO_SYMBOL,) * 4
    assert [RULES.view(state, seat).backs for seat in (0, 1)] == [unseen, unseen]
    state = after(state, "escape")
    view = RULES.view(state, 0)
    left = (symbol("lamp"), NO_SYMBOL, symbol("ring"), symbol("rose"))
    assert view.looks_at_backs and view.backs == left
    assert RULES.view(state, 1).backs == unseen and RULES.view(state, 2).backs == (NO_SYMBOL, symbol("pick"), -1, -1)
    state = after(state, "palace ring")
    view = RULES.view(state, 0)
    assert not view.looks_at_backs and view.backs == left and view.bonus == symbol("lamp")
    for seed in range(5):
        world = RULES.imagine(view, random.Random(seed))
        assert world.secret.backs == state.secret.backs, "who has seen all but one knows that one, too"


@pytest.mark.rule("I-41")
def test_in_the_plain_game_backs_stay_hidden() -> None:
    state = after(position(AROUND), "escape")
    assert not RULES.view(state, 0).looks_at_backs and set(RULES.view(state, 0).backs) == {NO_SYMBOL}
    assert RULES.view(after(state, "palace ring"), 0).bonus == NO_SYMBOL


@pytest.mark.rule("I-41")
def test_every_matching_symbol_is_a_point() -> None:
    """Signposts, scrolls and captured breadcrumbs; here the bonus symbol of the ring is the lamp."""
    ways = {0: "ring: ring-rose rose-ring ring-lamp lamp-pick", 1: "rose: rose-bare"}
    crumbs = {"0 lamp": "ring-rose", "1 lamp": "n1", "1 rose": "n1"}
    state = position({"n1": "pick-grass"}, paths=ways, arrived=[1], crumbs=crumbs, advanced=True)
    outcome = outcome_of(after(state, "choose n1", "home 14"))
    scrolls = 1 + 1 + 2 + 1 + 1  # lamp; lamp; rose and a plain one; ring; rose
    matching = 2 + 1 + 1 + 2  # scrolls of the first two, exit of the third, entry of the fourth, breadcrumbs
    assert points(outcome) == [scrolls + 3 + matching, 0]
    assert outcome.winners == (0,)


@pytest.mark.rule("I-41", "I-31")
def test_without_the_option_symbols_count_nothing() -> None:
    ways = {0: "ring: ring-rose rose-ring ring-lamp lamp-pick", 1: "rose: rose-bare"}
    state = position({"n1": "pick-grass"}, paths=ways, arrived=[1], crumbs={"0 lamp": "ring-rose"})
    assert points(outcome_of(after(state, "choose n1", "home 14"))) == [7, 0]


@pytest.mark.rule("I-41")
def test_tiles_outside_the_path_and_other_palaces_count_nothing() -> None:
    """Both seats have their own symbol."""
    ways = {0: "lamp: lamp-ring", 1: "pick: pick-rose rose-grass"}
    state = position({"n1": "ring-bare", "n2": "ring-pick!"}, paths=ways, arrived=[1], advanced=True)
    outcome = outcome_of(after(state, "choose n1", "home 14"))
    # lamp's back is the ring: exit and entry; pick's back is the rose: exit and entry
    assert points(outcome) == [2 + 2, 3 + 2] and outcome.winners == (1,)


# Goblins to beat


def race(turned: list[int], crumbs: dict[str, str] | None = None, **fields: Any) -> MazeState:
    """Seat 0 is about to go home with 4 points and one for each captured breadcrumb; seat 1 is home with none."""
    ways = {0: "lamp: lamp-ring", 1: "pick: pick-bare"}
    return position({"n1": "ring-bare"}, paths=ways, arrived=[1], turned=turned, crumbs=crumbs, advanced=True, **fields)


@pytest.mark.rule("I-42")
@pytest.mark.parametrize(
    ("turned", "captured", "wins"),
    [
        ([], 0, True),
        ([3], 0, True),
        ([5], 0, False),
        ([5], 1, False),
        ([5], 2, True),
        ([3, 5], 2, True),
        ([3, 7], 2, False),
    ],
)
def test_to_win_one_must_beat_the_highest_goblins(turned: list[int], captured: int, wins: bool) -> None:
    """Equal is not enough; only turned Homes count."""
    crumbs = {f"1 {name}": "n1" for name in ("rose", "lamp")[:captured]}
    outcome = outcome_of(after(race(turned, crumbs), "choose n1", "home 14"))
    assert points(outcome) == [4 + captured, 0]
    assert outcome.winners == ((0,) if wins else ())
    assert wins or outcome.headline
    if turned:
        assert max(turned) in [number for _, number in outcome.rivals]


@pytest.mark.rule("I-42")
def test_the_advanced_game_is_lost_to_the_goblins() -> None:
    """The first one home turns up the fourteen; even the best path so far is ransacked."""
    ways = {0: "pick: pick-bare", 1: "lamp: lamp-ring ring-rose rose-ring"}
    state = position({"n1": "ring-bare"}, paths=ways, arrived=[0], advanced=True)
    line = play(state, "seal 14", "choose n1", "home 5")
    assert line.all(Ended) == [Ended("all_home")]
    outcome = outcome_of(line.state)
    assert points(outcome) == [0, 4 + 4] and outcome.winners == () and outcome.headline


@pytest.mark.rule("I-42", "I-31")
def test_the_same_game_without_the_option_is_won() -> None:
    ways = {0: "pick: pick-bare", 1: "lamp: lamp-ring ring-rose rose-ring"}
    state = position({"n1": "ring-bare"}, paths=ways, arrived=[0])
    assert outcome_of(after(state, "seal 14", "choose n1", "home 5")).winners == (1,)


@pytest.mark.rule("I-42")
@pytest.mark.parametrize(("advanced", "captured"), [(False, 1), (True, 2)])
def test_in_a_tie_for_most_nobody_wins(advanced: bool, captured: int) -> None:
    """In the plain game whoever escaped first does (I-31). Seat 1's bonus: the ring on the scroll of lamp-pick."""
    ways = {0: "ring: ring-pick", 1: "lamp: lamp-pick pick-grass"}
    crumbs = {f"1 {name}": "ring-pick" for name in ("rose", "pick")[:captured]}
    state = position({"n1": "pick-bare"}, paths=ways, arrived=[1], crumbs=crumbs, advanced=advanced)
    outcome = outcome_of(after(state, "choose n1", "home 14"))
    assert points(outcome) == [1 + captured] * 2
    assert outcome.winners == (() if advanced else (1,)) and bool(outcome.headline) >= advanced


@pytest.mark.rule("I-42")
def test_nothing_is_not_more_than_nothing() -> None:
    """No Home turned counts as 0, and 0 points do not beat it."""
    ways = {0: "ring:", 1: "rose: rose-bare"}
    outcome = outcome_of(
        after(position({"n1": "ring-bare"}, paths=ways, arrived=[1], advanced=True), "choose n1", "home 9")
    )
    assert points(outcome) == [0, 0] and outcome.winners == ()


@pytest.mark.rule("I-42", "I-32")
def test_a_ransacked_village_counts_for_nobody_in_a_match() -> None:
    line = play(race([14], match=True, wins=(1, 1), games=(0, 1)), "choose n1", "home 11")
    assert line.all(GameEnded) == [GameEnded("all_home", NOBODY)]
    assert line.state.public.wins == (1, 1) and RULES.outcome(line.state) is None
