"""Shoves and chains: where a shoved goblin may go, and who says so (K-17 … K-20)."""

from __future__ import annotations

import pytest

from goblins.games.koncita.actions import Move, Pick, Shove
from goblins.games.koncita.events import ForfeitTaken, GoblinMoved, Shoved, Touched
from tests.support.koncita.builders import RULES, after, choices, decision, play, position, refused, sq, to_act

UP = "goblin red green > red"


@pytest.mark.rule("K-17")
@pytest.mark.parametrize(
    ("start", "colour", "source", "open_squares"),
    [
        ("d6", "red", "d6", {"d4", "c5", "e5"}),
        ("d4", "green", "d4", {"d6", "c5", "e5"}),
        ("c5", "yellow", "c5", {"d4", "d6", "e5"}),
        ("e5", "blue", "e5", {"d4", "d6", "c5"}),
    ],
)
def test_the_shoved_goblin_goes_anywhere_but_where_the_mover_came_from(
    start: str, colour: str, source: str, open_squares: set[str]
) -> None:
    state = after(position(f"{start} d5", hand=["goblin wild"]), f"goblin wild > {colour}")
    assert decision(state) == ("shove", 0)
    assert choices(state, Shove) == open_squares
    assert refused(state, f"shove {source}") == "K-17"
    for far in ("d5", "c4", "e6", "a8", "h3"):  # its own square, diagonals, far away
        assert refused(state, f"shove {far}") in ("K-17", "K-18")


@pytest.mark.rule("K-17")
def test_the_movers_player_chooses_and_the_shoved_one_only_watches() -> None:
    state = after(position("d6 d5 a8", hand=["goblin red green"]), UP)
    assert to_act(state) == (0,)
    assert RULES.legal_actions(state, 1) == () and RULES.why_not(state, Shove(1, sq("d4"))) is not None
    line = play(state, "shove e5")
    assert line.all(Shoved) == [Shoved(0, 1, sq("d5"), sq("e5"))]
    assert line.state.public.goblins == (sq("d5"), sq("e5"), sq("a8"))
    assert not line.all(ForfeitTaken) and decision(line.state) == ("pick", 0)


@pytest.mark.rule("K-17")
def test_a_goblin_may_be_shoved_twice_in_a_turn() -> None:
    state = position("d6 d5", hand=["goblin red green", "goblin red green"])
    line = play(state, UP, "shove d4", UP, "shove e4")
    assert [(event.start, event.square) for event in line.all(Shoved)] == [(sq("d5"), sq("d4")), (sq("d4"), sq("e4"))]


@pytest.mark.rule("K-18")
@pytest.mark.parametrize(
    ("mover", "colour", "victim", "open_squares"),
    [
        ("d2", "blue", "c2", {"c1", "c3"}),  # the bed
        ("e2", "red", "e1", {"d1"}),  # wall and wardrobe
        ("g2", "yellow", "h2", {"h3"}),  # wall and wardrobe
        ("b4", "blue", "a4", {"a3"}),  # wall and harp
        ("f6", "green", "f7", {"e7", "f8"}),  # the bath
    ],
)
def test_nobody_is_shoved_onto_walls_or_furniture(mover: str, colour: str, victim: str, open_squares: set[str]) -> None:
    state = after(position(f"{mover} {victim}", hand=["goblin wild"], princess="d5"), f"goblin wild > {colour}")
    assert choices(state, Shove) == open_squares
    for furniture in ("b2", "f1", "h4", "a5", "g7"):
        assert refused(state, f"shove {furniture}") in ("K-17", "K-18")


@pytest.mark.rule("K-18")
def test_a_shove_onto_furniture_names_its_clause() -> None:
    state = after(position("d2 c2", hand=["goblin wild"]), "goblin wild > blue")
    assert refused(state, "shove b2") == "K-18"


@pytest.mark.rule("K-18", "K-22", "K-25")
def test_the_princess_and_room_cards_do_not_close_a_square() -> None:
    state = position("d6 d5", hand=["goblin red green"], princess="d4", casket="c5", scepter="e5")
    assert choices(after(state, UP), Shove) == {"d4", "c5", "e5"}


@pytest.mark.rule("K-18")
def test_a_chain_goes_on_and_the_same_player_chooses_every_square() -> None:
    state = after(position("d6 d5 d4", hand=["goblin red green"]), UP)
    first = play(state, "shove d4")
    assert first.all(Shoved) == [Shoved(0, 1, sq("d5"), sq("d4"))]
    assert decision(first.state) == ("shove", 0) and first.state.public.pending[-1].goblin == 2
    assert choices(first.state, Shove) == {"d3", "c4", "e4"}
    assert refused(first.state, "shove d5") in ("K-17", "K-18")  # where its shover came from
    assert RULES.why_not(first.state, Shove(2, sq("d3"))) is not None
    last = play(first.state, "shove c4")
    assert last.all(Shoved) == [Shoved(0, 2, sq("d4"), sq("c4"))]
    assert last.state.public.goblins == (sq("d5"), sq("d4"), sq("c4")) and decision(last.state) == ("pick", 0)


@pytest.mark.rule("K-18")
def test_the_square_the_mover_left_is_open_to_the_end_of_a_chain() -> None:
    """Four goblins turn round in a ring: only the first of them may not go where the mover came from."""
    state = position("d5 d4 e4 e5", hand=["goblin red green"], princess="g3")
    line = play(state, UP, "shove e4", "shove e5", "shove d5")
    assert line.state.public.goblins == (sq("d4"), sq("e4"), sq("e5"), sq("d5"))
    assert [event.goblin for event in line.all(Shoved)] == [1, 2, 3]


@pytest.mark.rule("K-18")
def test_a_chain_never_comes_back_to_the_mover() -> None:
    state = position("d5 d4 e4 e3 d3", seats=6, hand=["goblin red green"], princess="g3", casket="a1")
    state = after(state, UP, "shove e4", "shove e3", "shove d3")
    assert choices(state, Shove) == {"d2", "c3"}
    assert refused(state, "shove d4") == "K-18"  # the mover stands there
    assert refused(state, "shove e3") in ("K-17", "K-18")  # where its shover came from


@pytest.mark.rule("K-18")
def test_a_chain_never_comes_back_to_a_goblin_it_has_shoved() -> None:
    state = position("d5 d4 e4 f4 f5 e5", hand=["goblin red green"], princess="g3", casket="a1")
    state = after(state, UP, "shove e4", "shove f4", "shove f5", "shove e5")
    assert choices(state, Shove) == {"d5", "e6"}
    assert refused(state, "shove e4") == "K-18"


@pytest.mark.rule("K-18")
def test_a_new_card_begins_a_new_chain() -> None:
    """What was shoved by the first card may be shoved again by the second, at the end of a chain too."""
    state = position("d6 d5 e4", hand=["goblin red green", "goblin red green"])
    line = play(state, UP, "shove d4", UP, "shove e4", "shove f4")
    assert [event.goblin for event in line.all(Shoved)] == [1, 1, 2]


@pytest.mark.rule("K-19")
def test_a_move_that_would_shove_a_goblin_without_an_open_square_is_illegal() -> None:
    """Between dresser, wall and bath, h6 can be left only by the square the mover comes from."""
    state = after(position("g6 h6", hand=["goblin wild"]), "pick goblin wild")
    assert choices(state, Move) == {"red", "blue"}
    assert refused(state, "move yellow") == "K-19"


@pytest.mark.rule("K-19", "K-15")
def test_such_a_move_is_no_legal_move_at_all() -> None:
    state = position("g6 h6", hand=["goblin yellow green"] * 3)
    assert choices(state, Pick) == set()


@pytest.mark.rule("K-19")
@pytest.mark.parametrize(("mover", "colour", "only"), [("g5", "green", "f6"), ("f6", "yellow", "g5")])
def test_a_goblin_that_can_not_be_shoved_on_closes_its_square(mover: str, colour: str, only: str) -> None:
    state = after(position(f"{mover} g6 h6", hand=["goblin wild"]), f"goblin wild > {colour}")
    assert choices(state, Shove) == {only}
    assert refused(state, "shove h6") == "K-19"


@pytest.mark.rule("K-20", "K-22")
def test_the_princess_is_not_shoved() -> None:
    line = play(position("d6 a8", hand=["goblin red green"], princess="d5"), UP)
    assert decision(line.state) == ("take", 0) and not line.all(Shoved)
    assert line.all(Touched) == [Touched(0, "princess")]
    assert after(line.state, "take legs", "bounce d2").public.princess == sq("d5")


@pytest.mark.rule("K-20", "K-25")
@pytest.mark.parametrize("piece", ["casket", "scepter", "oscar"])
def test_a_room_card_is_not_shoved(piece: str) -> None:
    line = play(position("d6 a8", hand=["goblin red green"], **{piece: "d5"}), UP)
    assert decision(line.state) == ("take", 0) and not line.all(Shoved)
    assert line.all(GoblinMoved) == [GoblinMoved(0, sq("d6"), sq("d5"), 0)]


@pytest.mark.rule("K-20", "K-21")
def test_the_princess_shoves_nobody() -> None:
    line = play(position("d5 a8", hand=["princess red green"], princess="d6"), "princess red green > red")
    assert not line.all(Shoved) and decision(line.state) == ("take", 0)


@pytest.mark.rule("K-18")
def test_the_shoved_player_does_not_choose() -> None:
    state = after(position("d6 d5 a8", hand=["goblin red green"]), UP)
    assert decision(state) == ("shove", 0)
    assert [refused(state, f"{seat}: shove e5") for seat in (1, 2)] == ["K-18", "K-18"]
    assert refused(state, "1: pick goblin wild") == "K-17"
