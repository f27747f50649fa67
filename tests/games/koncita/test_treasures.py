"""Whose a Treasure is, when the next one counts, and what comes before it in an action (K-40, K-42, K-43)."""

from __future__ import annotations

import pytest

from goblins.games.koncita.events import (
    Bounced,
    Ended,
    ForfeitTaken,
    GoblinMoved,
    PrincessMoved,
    Relocated,
    TreasureWon,
    TurnStarted,
)
from tests.support.koncita.builders import RULES, decision, play, position, sq, treasure

UP, DOWN, RIGHT = "goblin red green > red", "goblin red green > green", "goblin yellow blue > yellow"
SHE_UP = "princess red green > red"
FIVE = ["friend", "head", "legs", "tongue", "hands"]


@pytest.mark.rule("K-40")
@pytest.mark.parametrize(
    ("slug", "goblins", "pieces", "line"),
    [
        # another goblin bounces into a corner, next to two goblins, into line with the Princess
        (
            "ring",
            "a7 d8 c7",
            {"princess": "d7", "oscar": "e3"},
            ["princess red green > green", "take legs", "bounce a8"],
        ),
        ("opera", "a8 d5", {"princess": "d6"}, [SHE_UP, "take legs", "bounce d2"]),
        # another goblin is shoved to where its own player would have won
        ("handmirror", "d6 d5", {"princess": "e4"}, [UP, "shove e5"]),
        ("earrings", "d6 d5 e4", {}, [UP, "shove d4"]),
    ],
)
def test_nobody_wins_by_what_somebody_elses_turn_does_to_them(
    slug: str, goblins: str, pieces: dict[str, str], line: list[str]
) -> None:
    hand = [line[0].partition(" > ")[0]]
    played = play(position(goblins, hand=hand, treasure_card=slug, **pieces), *line)
    assert not played.all(TreasureWon) and not any(played.state.public.won)


@pytest.mark.rule("K-40")
def test_the_objective_counts_for_whoever_has_the_turn() -> None:
    state = position("a8 d5 c3", hand=["princess red green"], princess="d6", treasure_card="dress", active=2)
    line = play(state, SHE_UP, "1: take legs", "1: bounce e3")
    assert [(event.seat, event.treasure) for event in line.all(TreasureWon)] == [(2, treasure("dress"))]
    assert line.state.public.won == ((), (), (treasure("dress"),))


@pytest.mark.rule("K-40", "K-44")
def test_an_objective_of_two_actions_does_not_reach_into_the_next_turn() -> None:
    """Seat 0 moves the Princess at the end of its turn, seat 1 at the beginning of the next: no Garter for either."""
    hands = {0: ["princess red green"], 1: ["princess red green"]}
    state = position("a8 a7", hands=hands, played=["goblin wild"], princess="f6", treasure_card="garter")
    line = play(state, SHE_UP, SHE_UP)
    assert len(line.all(PrincessMoved)) == 2 and not line.all(TreasureWon)


@pytest.mark.rule("K-42")
def test_a_treasure_lies_before_its_owner_and_the_next_is_shown_at_once() -> None:
    state = position("d6 a8", hand=["goblin red green"], princess="e5", treasure_card="handmirror", then="ring")
    line = play(state, UP)
    assert line.all(TreasureWon) == [TreasureWon(0, treasure("handmirror"), False, treasure("ring"))]
    assert RULES.view(line.state, 1).treasure == treasure("ring")
    assert RULES.view(line.state, 1).public.won == ((treasure("handmirror"),), ())
    assert decision(line.state) == ("pick", 0)


@pytest.mark.rule("K-42")
def test_the_next_treasure_can_be_won_by_the_same_turns_next_action() -> None:
    hand = ["goblin red green", "goblin yellow blue"]
    state = position("d6 a8", hand=hand, princess="e5", casket="e6", treasure_card="handmirror", then="garter")
    line = play(state, UP, RIGHT, "take legs", "bounce e2")
    assert [(event.treasure, event.by_piece) for event in line.all(TreasureWon)] == [
        (treasure("handmirror"), False),
        (treasure("garter"), True),
    ]
    assert line.state.public.won[0] == (treasure("handmirror"), treasure("garter"))


@pytest.mark.rule("K-42")
@pytest.mark.parametrize(
    ("first", "then", "goblins", "pieces", "line"),
    [
        ("handmirror", "slippers", "d6 a8", {"princess": "c5"}, [UP, UP]),
        ("perfume", "garter", "a7 a8", {"princess": "d6"}, [SHE_UP, SHE_UP]),
        ("handmirror", "carillon", "d6 a8", {"princess": "c5"}, [UP, UP]),
        ("handmirror", "list", "d6 a8", {"princess": "c5"}, [UP, RIGHT]),
        ("goblet", "pot", "c3 c2", {}, [UP, "shove c1", DOWN]),
        ("dress", "tiara", "d6 f4", {"princess": "f5", "casket": "d5"},
         [SHE_UP, "take legs", "bounce e2", UP, "take legs", "relocate b4"]),
    ],
)  # fmt: skip
def test_only_actions_after_it_was_shown_count(
    first: str, then: str, goblins: str, pieces: dict[str, str], line: list[str]
) -> None:
    hand = [text.partition(" > ")[0] for text in line if " > " in text]
    played = play(position(goblins, hand=hand, treasure_card=first, then=then, **pieces), *line)
    assert [event.treasure for event in played.all(TreasureWon)] == [treasure(first)]
    assert played.state.secret.treasures[0] == treasure(then) and played.all(TurnStarted)


@pytest.mark.rule("K-43")
@pytest.mark.parametrize(
    ("first", "then", "goblins", "pieces", "line"),
    [
        ("dress", "bonbons", "a8 d5", {"princess": "d6"}, [SHE_UP, "take legs", "bounce e3"]),
        ("bonbons", "dress", "a8 d5", {"princess": "d6"}, [SHE_UP, "take legs", "bounce e3"]),
        ("garter", "handmirror", "d7 a8", {"princess": "d6"}, [UP, "take legs", "bounce b5"]),
        ("earrings", "handmirror", "d6 c5 e5", {"princess": "d4"}, [UP]),
        ("dress", "tiara", "d7 a8", {"princess": "d6"}, [UP, "take legs", "bounce b5"]),  # both show the Princess
    ],
)
def test_one_action_wins_one_treasure_at_most(
    first: str, then: str, goblins: str, pieces: dict[str, str], line: list[str]
) -> None:
    hand = [line[0].partition(" > ")[0]]
    played = play(position(goblins, hand=hand, treasure_card=first, then=then, **pieces), *line)
    assert [event.treasure for event in played.all(TreasureWon)] == [treasure(first)]
    assert played.state.secret.treasures[0] == treasure(then)


@pytest.mark.rule("K-43")
def test_a_treasure_that_is_both_reached_and_fulfilled_is_won_once() -> None:
    """Opera glasses, by walking onto Oscar in line with the Princess."""
    state = position("d6 a8", hand=["goblin red green"], princess="d2", oscar="d5", treasure_card="opera")
    line = play(state, UP, "take legs", "relocate b4")
    assert len(line.all(TreasureWon)) == 1 and line.state.public.won == ((treasure("opera"),), ())


@pytest.mark.rule("K-43")
def test_move_forfeit_bounce_or_relocation_treasure() -> None:
    order = (GoblinMoved, ForfeitTaken, Bounced, Relocated, TreasureWon)
    princess = position("d6 a8", hand=["goblin red green"], princess="d5", treasure_card="garter")
    events = play(princess, UP, "take legs", "bounce c3").events
    assert [type(event) for event in events if isinstance(event, order)] == [
        GoblinMoved,
        ForfeitTaken,
        Bounced,
        TreasureWon,
    ]
    casket = position("d6 a8", hand=["goblin red green"], casket="d5", treasure_card="perfume")
    events = play(casket, UP, "take legs", "relocate b4").events
    assert [type(event) for event in events if isinstance(event, order)] == [
        GoblinMoved,
        ForfeitTaken,
        Relocated,
        TreasureWon,
    ]


@pytest.mark.rule("K-43", "K-50")
def test_a_forfeit_that_ends_the_game_skips_the_bounce_but_not_the_treasure() -> None:
    state = position("a8 d5", hand=["princess red green"], princess="d6", treasure_card="dress", forfeits={1: FIVE})
    line = play(state, SHE_UP, "take voice")
    assert [(event.seat, event.treasure) for event in line.all(TreasureWon)] == [(0, treasure("dress"))]
    assert line.state.public.won == ((treasure("dress"),), ()) and not line.all(Bounced)
    assert line.all(Ended) == [Ended("six_forfeits")] and RULES.to_act(line.state) == ()


@pytest.mark.rule("K-43", "K-50", "K-41")
def test_the_same_holds_for_a_piece_that_was_reached() -> None:
    state = position("d6 a8", hand=["goblin red green"], casket="d5", treasure_card="perfume", forfeits={0: FIVE})
    line = play(state, UP, "take voice")
    assert line.state.public.won == ((treasure("perfume"),), ()) and not line.all(Relocated)
    outcome = RULES.outcome(line.state)
    assert outcome is not None and outcome.reason == "six_forfeits" and outcome.winners == (0,)


@pytest.mark.rule("K-43", "K-50")
def test_a_treasure_that_was_not_earned_is_not_awarded_at_the_end() -> None:
    state = position("d6 a8", hand=["goblin red green"], casket="d5", treasure_card="garter", forfeits={0: FIVE})
    line = play(state, UP, "take voice")
    assert not line.all(TreasureWon) and line.state.public.won == ((), ())


@pytest.mark.rule("K-44")
@pytest.mark.parametrize(("landing", "wins"), [("f8", True), ("e7", False), ("d6", False)])
def test_a_move_ends_where_ones_own_bounce_lands(landing: str, wins: bool) -> None:
    """Wedding ring: f8 is a corner, between the bath and the green wall."""
    state = position("c7 a3", hand=["goblin red green"], princess="c8", treasure_card="ring", oscar="h2")
    line = play(state, DOWN, "take legs", f"bounce {landing}")
    assert line.state.public.goblins[0] == sq(landing) and bool(line.all(TreasureWon)) is wins


@pytest.mark.rule("K-43", "K-44")
@pytest.mark.parametrize(
    ("slug", "goblins", "princess", "loser", "line"),
    [
        ("carillon", "d3 a8", "d5", 0, [DOWN, DOWN, "take voice"]),
        ("ring", "e8 a3", "f8", 0, [RIGHT, "take voice"]),
        ("earrings", "d6 d4 c5", "d5", 0, [UP, "take voice"]),
        ("goblet", "c6 c7", "c8", 1, [DOWN, "shove c8", "1: take voice"]),
    ],
)
def test_a_goblin_that_the_skipped_bounce_leaves_with_the_princess_has_ended_nowhere(
    slug: str, goblins: str, princess: str, loser: int, line: list[str]
) -> None:
    cards = [text.partition(" > ")[0] for text in line if " > " in text]
    pieces = {"princess": princess, "oscar": "h2"}
    state = position(goblins, hand=cards, treasure_card=slug, forfeits={loser: FIVE}, **pieces)
    played = play(state, *line)
    assert played.all(Ended) == [Ended("six_forfeits")] and played.state.public.goblins[loser] == sq(princess)
    assert not played.all(TreasureWon)


@pytest.mark.rule("K-43", "K-44")
def test_what_a_skipped_bounce_has_nothing_to_do_with_is_still_earned() -> None:
    """Satin slippers ask for moves, wherever they end; and a room card's square is where a goblin ends."""
    state = position(
        "d3 a8", hand=["goblin red green"] * 2, princess="d5", treasure_card="slippers", forfeits={0: FIVE}
    )
    assert play(state, DOWN, DOWN, "take voice").all(TreasureWon)
    state = position("e8 a3", hand=["goblin yellow blue"], scepter="f8", treasure_card="ring", forfeits={0: FIVE})
    assert play(state, RIGHT, "take voice").all(TreasureWon)
