"""The Princess, the room cards and Oscar: who takes a Forfeit, who bounces and where to (K-21 … K-26, K-30, K-31)."""

from __future__ import annotations

import pytest

from goblins.games.koncita.actions import Bounce, Move, Relocate, Run
from goblins.games.koncita.events import (
    Bounced,
    ForfeitTaken,
    GoblinMoved,
    OscarRan,
    PrincessMoved,
    Relocated,
    Shoved,
    Touched,
)
from goblins.games.koncita.state import ROOM_CARDS, KoncitaState
from tests.support.koncita.builders import (
    RULES,
    after,
    apart,
    choices,
    decision,
    furniture,
    named,
    play,
    position,
    refused,
    sq,
    to_act,
)

UP = "goblin red green > red"
SHE_UP = "princess red green > red"


def empty_at(state: KoncitaState, centre: str, distance: int) -> set[str]:
    """The empty squares so many squares away (K-23)."""
    taken = {*state.public.goblins, state.public.princess, *state.public.things, *furniture(len(state.public.goblins))}
    return named(square for square in range(64) if apart(square, sq(centre)) == distance and square not in taken)


# The Princess


@pytest.mark.rule("K-21", "K-24", "K-43")
@pytest.mark.parametrize("touched", [0, 1])
def test_she_steps_on_a_goblin_whose_player_takes_a_forfeit_and_bounces(touched: int) -> None:
    squares = ["d5", "a8"] if touched == 0 else ["a8", "d5"]
    state = position(" ".join(squares), hand=["princess red green"], princess="d6")
    line = play(state, SHE_UP)
    assert line.state.public.princess == sq("d5") and line.all(Touched) == [Touched(touched, "princess")]
    assert decision(line.state) == ("take", touched) and to_act(line.state) == (touched,)
    taken = play(line.state, "take legs")
    assert [(event.seat, event.breach) for event in taken.all(ForfeitTaken)] == [(touched, False)]
    assert decision(taken.state) == ("bounce", touched)
    assert choices(taken.state, Bounce) == empty_at(taken.state, "d5", 3)
    bounced = play(taken.state, "bounce e3")
    assert bounced.all(Bounced) == [Bounced(touched, sq("d5"), sq("e3"))]
    assert bounced.state.public.goblins[touched] == sq("e3") and bounced.state.public.princess == sq("d5")
    assert decision(bounced.state) == ("pick", 0)
    kinds = [type(event) for event in (*line.events, *taken.events, *bounced.events)]
    assert [kind for kind in kinds if kind in (PrincessMoved, ForfeitTaken, Bounced)] == [
        PrincessMoved,
        ForfeitTaken,
        Bounced,
    ]


@pytest.mark.rule("K-21")
@pytest.mark.parametrize("piece", ROOM_CARDS)
def test_she_may_not_step_on_a_room_card(piece: str) -> None:
    state = position("a7 a8", hand=["princess wild"], princess="d6", **{piece: "d5"})
    state = after(state, "pick princess wild")
    assert choices(state, Move) == {"yellow", "green", "blue"}
    assert refused(state, "move red") == "K-21"


@pytest.mark.rule("K-22", "K-24")
def test_a_goblin_that_walks_into_her_bounces_and_she_stays() -> None:
    line = play(position("d6 a8", hand=["goblin red green"], princess="d5"), UP, "take voice", "bounce c3")
    assert line.all(Touched) == [Touched(0, "princess")]
    assert line.all(Bounced) == [Bounced(0, sq("d5"), sq("c3"))]
    assert line.state.public.goblins[0] == sq("c3") and line.state.public.princess == sq("d5")
    assert len(line.state.public.forfeits[0]) == 1 and line.state.public.forfeits[1] == ()


@pytest.mark.rule("K-22", "K-24", "K-18")
def test_a_goblin_that_is_shoved_into_her_bounces_and_its_own_player_chooses() -> None:
    state = position("d6 d5 a8", hand=["goblin red green"], princess="d4")
    state = after(state, UP, "shove d4")
    assert decision(state) == ("take", 1)
    state = after(state, "1: take head")
    assert decision(state) == ("bounce", 1) and to_act(state) == (1,)
    assert choices(state, Bounce) == empty_at(state, "d4", 3)
    assert RULES.why_not(state, Bounce(0, sq("d7"))) is not None
    line = play(state, "1: bounce d7")
    assert line.state.public.goblins == (sq("d5"), sq("d7"), sq("a8")) and line.state.public.princess == sq("d4")


@pytest.mark.rule("K-22", "K-18")
def test_the_end_of_a_chain_may_be_the_princess() -> None:
    state = position("d7 d6 d5", hand=["goblin red green"], princess="d4")
    line = play(state, UP, "shove d5", "shove d4", "2: take tongue", "2: bounce e6")
    assert line.state.public.goblins == (sq("d6"), sq("d5"), sq("e6"))
    assert [event.goblin for event in line.all(Touched)] == [2] and len(line.all(Shoved)) == 2


@pytest.mark.rule("K-23")
@pytest.mark.parametrize(
    ("start", "square"), [("d4", "d5"), ("c1", "c2"), ("g5", "g6"), ("a7", "a8"), ("h2", "h3"), ("e1", "e2")]
)
def test_three_squares_away_counts_rows_and_columns_and_only_empty_squares(start: str, square: str) -> None:
    """Whatever stands between does not matter; goblins, Princess, room cards and furniture fill their squares."""
    state = position(f"{start} d3 e6", hand=["goblin wild"], princess=square, casket="d7", scepter="f5", oscar="c6")
    state = after(state, "goblin wild > green", "take legs")
    assert choices(state, Bounce) == empty_at(state, square, 3)
    for name in named(range(64)) - empty_at(state, square, 3):
        assert refused(state, f"bounce {name}") in ("K-13", "K-22", "K-23")


@pytest.mark.rule("K-23")
@pytest.mark.parametrize(
    ("pieces", "landing"),
    [
        ({"casket": "a4", "scepter": "b3"}, {"c2", "d1"}),  # some are free: only those
        ({"casket": "a4", "scepter": "b3", "oscar": "c2"}, {"d1"}),
    ],
)
def test_a_full_ring_leaves_the_free_squares_of_it(pieces: dict[str, str], landing: set[str]) -> None:
    state = position("b1 h8", seats=6, hand=["goblin yellow blue"], princess="a1", **{"oscar": "e8", **pieces})
    state = after(state, "goblin yellow blue > blue", "take legs")
    assert choices(state, Bounce) == landing


@pytest.mark.rule("K-23")
def test_with_no_free_square_at_three_the_nearest_distance_above_counts() -> None:
    """In the corner all four squares three away are taken, and of those four away two."""
    state = position(
        "b1 d1 c3 d2", seats=6, hand=["goblin yellow blue"], princess="a1", casket="a4", scepter="b3", oscar="c2"
    )
    state = after(state, "goblin yellow blue > blue", "take legs")
    assert empty_at(state, "a1", 3) == set()
    assert choices(state, Bounce) == {"a5", "b4", "e1"}
    assert refused(state, "bounce f1") in ("K-22", "K-23") and refused(state, "bounce c1") in ("K-22", "K-23")
    assert after(state, "bounce e1").public.goblins[0] == sq("e1")


@pytest.mark.rule("K-23")
def test_two_full_rings_lead_to_the_third() -> None:
    state = position(
        "b1 d1 c3 d2 a5 b4 e1 h8", hand=["goblin yellow blue"], princess="a1", casket="a4", scepter="b3", oscar="c2"
    )
    state = after(state, "goblin yellow blue > blue", "take legs")
    assert choices(state, Bounce) == {"a6", "b5", "c4", "d3", "e2", "f1"}


# Room cards


@pytest.mark.rule("K-25", "K-26")
@pytest.mark.parametrize("piece", ROOM_CARDS)
def test_a_goblin_that_walks_onto_a_room_card_takes_a_forfeit_and_moves_the_card(piece: str) -> None:
    state = position("d6 a8", hand=["goblin red green"], **{piece: "d5"})
    line = play(state, UP)
    assert line.all(Touched) == [Touched(0, piece)] and decision(line.state) == ("take", 0)  # type: ignore[arg-type]
    taken = after(line.state, "take hands")
    assert decision(taken) == ("relocate", 0)
    assert choices(taken, Relocate) == empty_at(taken, "d5", 3)
    assert refused(taken, "relocate d3") in ("K-23", "K-26")
    moved = play(taken, "relocate b4")
    assert moved.all(Relocated) == [Relocated(0, piece, sq("d5"), sq("b4"))]  # type: ignore[arg-type]
    assert moved.state.public.things[ROOM_CARDS.index(piece)] == sq("b4")  # type: ignore[arg-type]
    assert moved.state.public.goblins[0] == sq("d5") and not moved.all(Bounced)


@pytest.mark.rule("K-25", "K-26", "K-18")
@pytest.mark.parametrize("piece", ROOM_CARDS)
def test_a_goblin_that_is_shoved_onto_a_room_card_pays_and_moves_it_too(piece: str) -> None:
    state = position("d6 d5 a8", hand=["goblin red green"], **{piece: "d4"})
    state = after(state, UP, "shove d4")
    assert decision(state) == ("take", 1)
    state = after(state, "1: take hands")
    assert decision(state) == ("relocate", 1) and RULES.why_not(state, Relocate(0, sq("b5"))) is not None
    line = play(state, "1: relocate b5")
    assert line.state.public.goblins == (sq("d5"), sq("d4"), sq("a8"))
    assert line.state.public.things[ROOM_CARDS.index(piece)] == sq("b5")  # type: ignore[arg-type]
    assert line.state.public.forfeits[0] == () and len(line.state.public.forfeits[1]) == 1


@pytest.mark.rule("K-26", "K-23")
def test_a_room_card_looks_further_than_three_when_it_must() -> None:
    state = position(
        "b1 d1", seats=6, hand=["goblin yellow blue"], casket="a1", princess="a4", scepter="b3", oscar="c2"
    )
    state = after(state, "goblin yellow blue > blue", "take legs")
    assert choices(state, Relocate) == {"a5", "b4", "c3", "d2", "e1"}


# Oscar


@pytest.mark.rule("K-30")
@pytest.mark.parametrize(
    ("card", "colour", "stops"),
    [
        ("red yellow", "red", "e1"),  # a wall
        ("red yellow", "yellow", "g5"),  # the dresser
        ("green blue", "green", "e6"),  # the casket
        ("green blue", "blue", "c5"),  # the Princess
    ],
)
@pytest.mark.parametrize("kind", ["goblin", "princess"])
def test_oscar_runs_through_every_empty_square_until_something_stops_him(
    kind: str, card: str, colour: str, stops: str
) -> None:
    state = position("a7 a8", hand=[f"{kind} {card} oscar"], oscar="e5", casket="e7", princess="b5")
    line = play(state, f"{kind} {card} oscar > oscar {colour}")
    colour_number = ("red", "yellow", "green", "blue").index(colour)
    assert line.all(OscarRan) == [OscarRan(0, sq("e5"), sq(stops), colour_number, -1)]
    assert line.state.public.things[2] == sq(stops)
    assert line.state.public.princess == state.public.princess and line.state.public.goblins == state.public.goblins
    assert not line.all(GoblinMoved) and not line.all(PrincessMoved) and not line.all(ForfeitTaken)
    assert decision(line.state) == ("pick", 0) and len(line.state.public.played) == 1


@pytest.mark.rule("K-31")
@pytest.mark.parametrize("stopper", [0, 1, 2])
def test_the_goblin_that_stopped_oscar_pays(stopper: int) -> None:
    squares = ["a8", "a7", "b8"]
    squares[stopper] = "e2"
    state = position(" ".join(squares), hand=["goblin red blue oscar"], oscar="e5")
    line = play(state, "goblin red blue oscar > oscar red")
    assert line.all(OscarRan) == [OscarRan(0, sq("e5"), sq("e3"), 0, stopper)]
    assert decision(line.state) == ("take", stopper) and not line.all(Touched)
    taken = play(line.state, "take legs")
    assert [event.seat for event in taken.all(ForfeitTaken)] == [stopper]
    assert decision(taken.state) == ("pick", 0) and taken.state.public.goblins == state.public.goblins
    assert taken.state.public.things[2] == sq("e3")


@pytest.mark.rule("K-31")
def test_a_goblin_beside_his_way_does_not_pay() -> None:
    """He comes to rest next to a goblin, but the wall stopped him."""
    line = play(position("a8 d1", hand=["goblin red blue oscar"], oscar="e5"), "goblin red blue oscar > oscar red")
    assert line.all(OscarRan) == [OscarRan(0, sq("e5"), sq("e1"), 0, -1)]
    assert not line.all(ForfeitTaken) and decision(line.state) == ("pick", 0)


@pytest.mark.rule("K-30")
@pytest.mark.parametrize(
    ("blocker", "closed"),
    [({"princess": "e4"}, "red"), ({"casket": "e4"}, "red"), ({}, "red")],
)
def test_oscar_must_be_able_to_run_one_square(blocker: dict[str, str], closed: str) -> None:
    goblins = "c5 a8" if blocker else "c5 e4"
    state = after(
        position(goblins, hand=["goblin red blue oscar"], oscar="e5", **blocker), "pick goblin red blue oscar"
    )
    assert choices(state, Run) == {"blue"}
    assert refused(state, f"run {closed}") == "K-30"


@pytest.mark.rule("K-30")
@pytest.mark.parametrize(
    ("square", "card", "runs"), [("d8", "green blue", {"blue"}), ("g5", "yellow green", {"green"})]
)
def test_walls_and_furniture_beside_oscar_close_that_way(square: str, card: str, runs: set[str]) -> None:
    state = after(position("d3 a8", hand=[f"goblin {card} oscar"], oscar=square), f"pick goblin {card} oscar")
    assert choices(state, Run) == runs
