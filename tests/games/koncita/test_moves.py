"""A turn of Koncita: cards, colours, walls, and what happens without a legal move (K-10 … K-15)."""

from __future__ import annotations

import pytest

from goblins.games.koncita.actions import Discard, Done, Move, Pick, Run
from goblins.games.koncita.events import Discarded, Drew, GoblinMoved, Picked, PrincessMoved, TurnEnded, TurnStarted
from goblins.games.koncita.room import COLOURS
from tests.support.koncita.builders import (
    RULES,
    action,
    after,
    choices,
    decision,
    description,
    play,
    position,
    refused,
    sq,
    to_act,
)

#: With its goblin between dresser and bath (h6), these three cards have no legal move.
STUCK = ["goblin red green"] * 3


# Two cards


@pytest.mark.rule("K-10")
def test_two_cards_then_back_to_three_then_the_next_player() -> None:
    state = position("d4 a8 c8", hand=["goblin red green", "goblin yellow blue", "princess wild"])
    first = play(state, "goblin red green > green")
    assert decision(first.state) == ("pick", 0) and len(first.state.secret.hands[0]) == 2
    assert first.state.public.goblins[0] == sq("d5") and len(first.state.public.played) == 1
    second = play(first.state, "goblin yellow blue > blue")
    assert second.state.public.goblins[0] == sq("c5")
    assert [(event.seat, event.count) for event in second.all(Drew)] == [(0, 2)]
    assert second.all(TurnEnded) == [TurnEnded(0)] and second.all(TurnStarted) == [TurnStarted(1)]
    assert len(second.state.secret.hands[0]) == 3 and second.state.secret.hands[0][0] == state.secret.hands[0][2]
    assert decision(second.state) == ("pick", 1) and second.state.public.active == 1 and to_act(second.state) == (1,)
    assert {*state.secret.hands[0][:2]} <= {*second.state.public.discards} and second.state.public.played == ()
    assert RULES.turns(second.state) == RULES.turns(state) + 1


@pytest.mark.rule("K-10")
def test_the_events_of_a_move_tell_the_card_and_the_way() -> None:
    state = position("d4 a8", hand=["goblin red green"])
    line = play(state, "goblin red green > red")
    assert line.events[:2] == (Picked(0, state.secret.hands[0][0]), GoblinMoved(0, sq("d4"), sq("d3"), 0))


@pytest.mark.rule("K-10")
@pytest.mark.parametrize(("active", "out", "following"), [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_the_turn_passes_clockwise_over_those_who_are_out(active: int, out: int, following: int) -> None:
    squares = ["d4", "a8", "c7"]
    squares[out] = "-"
    state = position(
        " ".join(squares), hand=["goblin yellow blue"], played=["goblin wild"], active=active, breaches={out: 2}
    )
    line = play(state, "goblin yellow blue > yellow")
    assert line.all(TurnStarted) == [TurnStarted(following)] and to_act(line.state) == (following,)


@pytest.mark.rule("K-10")
def test_only_the_active_player_picks_and_only_out_of_the_own_hand() -> None:
    state = position("d4 a8", hand=["goblin red green"], hands={1: ["goblin wild"]})
    assert RULES.why_not(state, Pick(1, state.secret.hands[1][0])) is not None
    assert RULES.why_not(state, Pick(0, state.secret.hands[1][0])) is not None
    assert RULES.why_not(state, Pick(0, state.secret.deck[0])) is not None
    assert all(RULES.why_not(state, Pick(0, number)) is not None for number in (-1, 50, 999))
    picked = after(state, "pick goblin red green")
    assert decision(picked) == ("use", 0)
    assert not choices(picked, Pick) and RULES.why_not(picked, Pick(0, state.secret.hands[0][1])) is not None
    assert RULES.legal_actions(picked, 1) == ()


# Colours


@pytest.mark.rule("K-11")
@pytest.mark.parametrize(
    ("card", "colours"),
    [
        ("red yellow", {"red", "yellow"}),
        ("red green", {"red", "green"}),
        ("red blue", {"red", "blue"}),
        ("yellow green", {"yellow", "green"}),
        ("yellow blue", {"yellow", "blue"}),
        ("green blue", {"green", "blue"}),
        ("wild", {"red", "yellow", "green", "blue"}),
    ],
)
@pytest.mark.parametrize("kind", ["goblin", "princess"])
def test_a_card_moves_toward_its_own_colours_only(kind: str, card: str, colours: set[str]) -> None:
    state = after(position("c5 a8", hand=[f"{kind} {card}"], princess="e4"), f"pick {kind} {card}")
    assert choices(state, Move) == colours
    for colour in set(COLOURS) - colours:
        assert refused(state, f"move {colour}") == "K-11"


@pytest.mark.rule("K-12")
def test_a_goblin_card_moves_ones_own_goblin_and_a_princess_card_the_princess() -> None:
    state = position("c5 f3 a8", hand=["goblin red blue", "princess red blue"], princess="e6", active=1)
    goblin = play(state, "goblin red blue > blue")
    assert goblin.state.public.goblins == (sq("c5"), sq("e3"), sq("a8")) and goblin.state.public.princess == sq("e6")
    princess = play(state, "princess red blue > blue")
    assert princess.state.public.goblins == state.public.goblins and princess.state.public.princess == sq("d6")
    assert princess.all(PrincessMoved) == [PrincessMoved(1, sq("e6"), sq("d6"), 3)]
    assert goblin.state.public.things == princess.state.public.things == state.public.things


# Walls and furniture


@pytest.mark.rule("K-13", "K-05")
@pytest.mark.parametrize(
    ("square", "closed"),
    [
        ("c1", {"red", "blue"}),  # a wall and the bed
        ("e1", {"red", "yellow"}),  # a wall and the wardrobe
        ("g3", set()),
        ("h3", {"yellow", "green"}),  # a wall and the dresser
        ("h6", {"red", "yellow", "green"}),  # dresser, wall, bath
        ("a4", {"green", "blue"}),  # the harp, a wall
        ("f7", {"yellow"}),  # the bath
        ("a8", {"green", "blue"}),
        ("d5", set()),
    ],
)
@pytest.mark.parametrize("kind", ["goblin", "princess"])
def test_walls_and_furniture_stop_every_move(kind: str, square: str, closed: set[str]) -> None:
    where = {"princess": square} if kind == "princess" else {}
    state = position("c5 b7" if where else f"{square} b7", hand=[f"{kind} wild"], scepter="d3", casket="e3", **where)
    state = after(state, f"pick {kind} wild")
    assert choices(state, Move) == set(COLOURS) - closed
    for colour in closed:
        assert refused(state, f"move {colour}") == "K-13"


@pytest.mark.rule("K-13", "K-10")
def test_a_card_without_a_legal_use_can_not_be_picked() -> None:
    state = position("h6 a8", hand=["goblin red green", "goblin red blue", "princess wild"])
    assert choices(state, Pick) == {"goblin red blue", "princess wild"}
    assert refused(state, "pick goblin red green") in ("K-13", "K-10", "K-15")


# Oscar instead


@pytest.mark.rule("K-14", "K-30")
@pytest.mark.parametrize("kind", ["goblin", "princess"])
def test_a_card_that_shows_oscar_may_send_him_instead(kind: str) -> None:
    state = after(
        position("c5 a8", hand=[f"{kind} red blue oscar"], princess="e3", oscar="e6"), f"pick {kind} red blue oscar"
    )
    assert choices(state, Move) == choices(state, Run) == {"red", "blue"}
    assert refused(state, "run green") in ("K-11", "K-30")
    ran = after(state, "run red")
    assert (
        ran.public.things[2] == sq("e4")
        and ran.public.princess == state.public.princess
        and ran.public.goblins == state.public.goblins
    )


@pytest.mark.rule("K-14")
@pytest.mark.parametrize("card", ["goblin red blue", "princess red blue", "goblin wild", "princess wild"])
def test_other_cards_can_not_send_oscar(card: str) -> None:
    state = after(position("c5 a8", hand=[card], princess="e3", oscar="e6"), f"pick {card}")
    assert not choices(state, Run) and refused(state, "run red") == "K-14"


# No legal move


@pytest.mark.rule("K-15")
@pytest.mark.parametrize("thrown", [1, 2, 3])
def test_without_a_legal_move_one_two_or_three_cards_go_and_the_turn_ends(thrown: int) -> None:
    state = position("h6 a8", hand=STUCK)
    assert choices(state, Pick) == set() and choices(state, Discard) == {"goblin red green"}
    assert RULES.why_not(state, Done(0)) is not None  # one card at least
    line = play(state, *["discard goblin red green"] * thrown, *["done"] * (thrown < 3))
    assert [event.seat for event in line.all(Discarded)] == [0] * thrown
    assert [(event.seat, event.count) for event in line.all(Drew)] == [(0, thrown)]
    assert line.all(TurnEnded) == [TurnEnded(0)] and decision(line.state) == ("pick", 1)
    assert len(line.state.secret.hands[0]) == 3 and set(state.secret.hands[0][:thrown]) <= set(
        line.state.public.discards
    )


@pytest.mark.rule("K-15")
@pytest.mark.parametrize("thrown", [1, 2])
def test_the_same_holds_for_the_second_card(thrown: int) -> None:
    state = position("h6 a8", hand=STUCK[:2], played=["princess wild"])
    assert choices(state, Pick) == set()
    line = play(state, *["discard goblin red green"] * thrown, *["done"] * (thrown < 2))
    assert [(event.seat, event.count) for event in line.all(Drew)] == [(0, thrown + 1)]
    assert decision(line.state) == ("pick", 1) and len(line.state.secret.hands[0]) == 3


@pytest.mark.rule("K-15")
def test_the_first_card_may_leave_the_second_without_a_legal_move() -> None:
    state = position("g6 a8", hand=["goblin yellow green", *STUCK[:2]])
    state = after(state, "goblin yellow green > yellow")
    assert decision(state) == ("pick", 0) and choices(state, Pick) == set() and choices(state, Discard) == {STUCK[0]}


@pytest.mark.rule("K-15")
@pytest.mark.parametrize(
    "way_out",
    [
        "goblin yellow blue",  # a step
        "princess red green",  # she can move
        "goblin red green oscar",  # Oscar can run
    ],
)
def test_nobody_discards_while_a_legal_move_exists(way_out: str) -> None:
    state = position("h6 a8", hand=[*STUCK[:2], way_out], princess="e5", oscar="d3")
    assert choices(state, Discard) == set() and choices(state, Pick) == {way_out}
    assert refused(state, f"discard {STUCK[0]}") == "K-15"
    assert refused(state, "done") == "K-15"


@pytest.mark.rule("K-15", "K-30", "K-21")
def test_no_way_out_for_oscar_or_the_princess_is_no_legal_move() -> None:
    """Oscar stands under the scepter on the green wall; the Princess, at the top, has a room card below her."""
    hand = ["goblin red green", "goblin red green oscar", "princess red green"]
    state = position("h6 a8", hand=hand, oscar="e8", scepter="e7", princess="d1", casket="d2")
    assert choices(state, Pick) == set() and choices(state, Discard) == set(hand)
    line = play(state, "discard princess red green", "done")
    assert [description(event.card) for event in line.all(Discarded)] == ["princess red green"]


@pytest.mark.rule("K-15")
def test_after_the_first_discard_no_card_can_be_picked_any_more() -> None:
    """The turn is over but for what else is thrown away."""
    state = after(position("h6 a8", hand=STUCK), "discard goblin red green")
    assert choices(state, Pick) == set() and RULES.why_not(state, Done(0)) is None
    assert RULES.legal_actions(state, 1) == ()


@pytest.mark.rule("K-13", "K-19", "K-21", "K-30")
@pytest.mark.parametrize(
    ("card", "goblins", "pieces", "rule", "said"),
    [
        ("goblin red blue", "a3 f6", {}, "K-13", ["toward red or blue."]),
        (
            "princess red blue",
            "c8 f6",
            {"princess": "c3", "casket": "c2", "scepter": "b3"},
            "K-21",
            ["lies toward red or blue, and the Princess"],
        ),
        ("princess red blue", "c8 f6", {"princess": "a3", "casket": "b3"}, "K-13", ["toward red or blue."]),
        ("goblin yellow green", "g6 h6", {}, "K-19", ["toward yellow has no square to be shoved to", "toward green"]),
        (
            "goblin red blue oscar",
            "a3 f6",
            {"oscar": "c1"},
            "K-30",
            ["toward red or blue. Oscar can’t run toward red or blue"],
        ),
    ],
)
def test_a_card_that_cannot_be_played_is_refused_by_what_stops_it(
    card: str, goblins: str, pieces: dict[str, str], rule: str, said: list[str]
) -> None:
    state = position(goblins, hand=["goblin wild", card], **pieces)
    refusal = RULES.why_not(state, action(state, f"pick {card}"))
    assert refusal is not None and refusal.rule == rule
    assert all(words in refusal.text for words in said)
