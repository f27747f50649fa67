"""The tiles, the deal, and exploring (I-01 … I-15)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from goblins.games.irene.actions import MoveCrumb, PlaceTile
from goblins.games.irene.caves import empty_cells
from goblins.games.irene.cells import beside
from goblins.games.irene.content import SYMBOLS
from goblins.games.irene.events import (
    Drew,
    PlacedTile,
    TurnEnded,
)
from goblins.games.irene.state import FREE, NO_PALACE, NOBODY, SUPPLY, Spot
from tests.support.irene.builders import (
    BESIDE,
    RULES,
    after,
    cell,
    cell_name,
    choices,
    lies,
    named,
    new_game,
    play,
    position,
    refused,
    symbol,
    tile,
    tile_name,
    to_act,
    verbs,
)

CROSS = {"n1": "ring-rose", "e1": "rose-lamp", "s1": "lamp-pick", "w1": "pick-ring"}


# The tiles


@pytest.mark.rule("I-01")
def test_symbols_in_their_order() -> None:
    assert SYMBOLS == ("ring", "rose", "lamp", "pick")


# The deal


@pytest.mark.rule("I-03", "I-06", "I-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal(seats: int) -> None:
    state = new_game(seats, 7)
    assert len(state.secret.mountain) == 21
    assert named(spot.cell for spot in state.secret.caves) == set(BESIDE) and not any(
        spot.up for spot in state.secret.caves
    )
    assert sorted([*state.secret.mountain, *(spot.tile for spot in state.secret.caves)]) == list(range(25))
    assert state.public.palaces == (NOBODY,) * 4 and state.public.homes == (FREE,) * 6
    assert sorted(state.secret.numbers) == [3, 5, 7, 9, 11, 14]
    assert state.secret.crumbs == ((SUPPLY,) * 4,) * seats
    assert (
        state.public.starts == (NO_PALACE,) * seats
        and state.public.paths == ((),) * seats
        and state.public.arrived == ()
    )
    assert RULES.audit(state) == () and to_act(state) == (state.public.active,)
    assert verbs(state) == {"Explore", "Escape"} and tuple(RULES.may_interrupt(state)) == ()


@pytest.mark.rule("I-10", "I-04", "I-05")
def test_the_deal_is_shuffled_and_repeatable() -> None:
    """Tiles, the numbers of the Homes, and the backs of the Palaces."""
    games = [new_game(3, seed) for seed in range(30)]
    assert games == [new_game(3, seed) for seed in range(30)]
    assert len({game.secret.mountain for game in games}) == 30 and len({game.secret.numbers for game in games}) > 20
    assert len({game.secret.backs for game in games}) > 12 and all(
        sorted(game.secret.backs) == [0, 1, 2, 3] for game in games
    )


@pytest.mark.rule("I-11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_player_is_drawn_by_lot(seats: int) -> None:
    first = Counter(new_game(seats, seed).public.active for seed in range(60))
    assert set(first) == set(range(seats)) and min(first.values()) > 5


@pytest.mark.rule("I-11")
def test_play_goes_clockwise() -> None:
    state = position(CROSS, seats=3, active=1)
    for seat in (1, 2, 0, 1):
        assert to_act(state) == (seat,)
        state = after(state, "explore", f"place {sorted(choices(after(state, 'explore'), PlaceTile))[0]}", "end")


# Drawing and placing


@pytest.mark.rule("I-12")
def test_the_top_tile_is_drawn_and_placed_face_down() -> None:
    state = position(CROSS, mountain=["lamp-rose", "pick-rose"])
    drawn = play(state, "explore")
    assert drawn.events == (Drew(0, tile("lamp-rose")),) and drawn.state.secret.drawn == tile("lamp-rose")
    assert len(drawn.state.secret.mountain) == len(state.secret.mountain) - 1 and to_act(drawn.state) == (0,)
    placed = play(drawn.state, "place n1e1")
    assert lies(placed.state, "n1e1") == "lamp-rose"
    assert tile_name(placed.state.secret.mountain[-1]) == "pick-rose" and to_act(placed.state) == (0,)


@pytest.mark.rule("I-12")
def test_it_must_share_a_side_with_a_tile() -> None:
    state = after(position(CROSS), "explore")
    assert choices(state, PlaceTile) == {"n2", "n1e1", "n1w1", "e2", "s1e1", "s2", "s1w1", "w2"}
    assert refused(state, "place n3") == "I-12"
    assert refused(state, "place n2e1") == "I-12"  # a corner is not a side
    assert refused(state, "place e1") == "I-12"  # taken


@pytest.mark.rule("I-12")
def test_a_tile_far_out_has_room_on_its_sides() -> None:
    state = after(position({"n1": "ring-rose", "n2": "goblin", "n3": "lamp-rose!"}), "explore")
    assert choices(state, PlaceTile) == {"n4", "n3e1", "n3w1", "n2e1", "n2w1", "n1e1", "n1w1", "e1", "s1", "w1"}


@pytest.mark.rule("I-12")
def test_gaps_may_be_filled_but_never_the_mountain() -> None:
    """The Mountain's cell counts as a neighbour."""
    state = after(position({"n1": "ring-rose", "n3": "lamp-rose"}), "explore")
    assert {"n2", "e1", "s1", "w1"} <= choices(state, PlaceTile)
    assert refused(state, "place mountain") == "I-12"
    lonely = after(position({}), "explore")
    assert choices(lonely, PlaceTile) == set(BESIDE)


@pytest.mark.rule("I-12")
def test_the_mountains_cell_stays_forbidden_when_its_last_tile_is_drawn() -> None:
    state = after(position(CROSS, mountain=["lamp-rose"], rest="down"), "explore")
    assert state.secret.mountain == () and refused(state, "place mountain") == "I-12"
    assert {"n2", "n1e1"} <= choices(state, PlaceTile)


@pytest.mark.rule("I-12")
def test_a_tile_used_on_the_way_out_leaves_a_gap() -> None:
    """Somebody else fills it."""
    state = after(position({**CROSS, "e2": "goblin"}, paths={0: "ring:"}), "choose n1", "choose e2", *["back n1e1"])
    assert lies(state, "n1") == "-" and to_act(state) == (1,)
    assert "n1" in choices(after(state, "explore"), PlaceTile)


@pytest.mark.rule("I-12", "I-20")
@pytest.mark.parametrize("text", ["place n2", "end", "crumb ring n1", "choose n1", "palace ring", "home 3", "seal 3"])
def test_a_turn_begins_with_exploring_or_escaping(text: str) -> None:
    state = position(CROSS)
    assert verbs(state) == {"Explore", "Escape"}
    refused(state, text)


@pytest.mark.rule("I-11")
def test_nobody_else_may_act() -> None:
    state = position(CROSS, seats=3)
    for text in ("1: explore", "2: escape", "1: shout"):
        refused(state, text)


# Peeking


@pytest.mark.rule("I-13")
def test_one_peeks_at_every_face_down_neighbour() -> None:
    state = position({**CROSS, "n1e2": "lamp-rose", "n2e1": "pick-rose!"}, mountain=["rose-ring"])
    line = play(state, "explore", "place n1e1")
    (placed,) = line.all(PlacedTile)
    faces = dict(zip(placed.peeked, placed.faces or ()))
    assert faces == {cell("n1"): tile("ring-rose"), cell("e1"): tile("rose-lamp"), cell("n1e2"): tile("lamp-rose")}
    assert (placed.seat, placed.cell, placed.tile) == (0, cell("n1e1"), tile("rose-ring"))
    assert set(line.state.public.peeked) == set(faces)


@pytest.mark.rule("I-13")
def test_the_mountain_is_not_peeked_at() -> None:
    """Only Cave tiles."""
    line = play(position({"n1": "ring-rose"}), "explore", "place s1")
    (placed,) = line.all(PlacedTile)
    assert placed.peeked == () and not placed.faces
    assert lies(after(line.state, "end"), "s1") != "-"


# Breadcrumbs


@pytest.mark.rule("I-14")
def test_a_breadcrumb_goes_onto_any_tile_of_the_caves() -> None:
    """A face-up one, a spent Goblin, the tile just placed; not the Mountain, not an empty cell."""
    state = after(position({"n1": "ring-rose", "n2": "lamp-rose!", "e1": "goblin!"}), "explore", "place w1")
    assert choices(state, MoveCrumb) == {f"{name} {at}" for name in SYMBOLS for at in ("n1", "n2", "e1", "w1")}
    assert refused(state, "crumb ring mountain") == "I-14"
    assert refused(state, "crumb ring s1") == "I-14"


@pytest.mark.rule("I-14")
def test_moving_a_breadcrumb_ends_the_turn() -> None:
    line = play(position(CROSS), "explore", "place n2", "crumb lamp s1")
    assert line.state.secret.crumbs[0][symbol("lamp")] == tile("lamp-pick")
    assert line.events[-1] == TurnEnded(0) and to_act(line.state) == (1,) and line.state.public.phase == "turn"


@pytest.mark.rule("I-14")
def test_one_may_do_without() -> None:
    line = play(position(CROSS), "explore", "place n2", "end")
    assert line.state.secret.crumbs == ((SUPPLY,) * 4,) * 2 and to_act(line.state) == (1,)


@pytest.mark.rule("I-14")
def test_a_breadcrumb_moves_from_tile_to_tile_and_a_tile_holds_several() -> None:
    state = position(CROSS, crumbs={"0 ring": "n1", "1 ring": "e1", "1 pick": "e1"})
    moved = after(state, "explore", "place n2", "crumb ring e1")
    assert moved.secret.crumbs[0][0] == tile("rose-lamp") and moved.secret.crumbs[1] == (
        tile("rose-lamp"),
        -1,
        -1,
        tile("rose-lamp"),
    )


@pytest.mark.rule("I-14", "I-24")
def test_a_breadcrumb_on_a_path_stays_there() -> None:
    """Neither its owner's path nor another's gives it back."""
    state = position(CROSS, paths={1: "pick: pick-lamp lamp-rose"}, crumbs={"0 ring": "pick-lamp"})
    state = after(state, "explore", "place n2")
    assert refused(state, "crumb ring n1") == "I-14"
    assert not any(text.startswith("ring") for text in choices(state, MoveCrumb))


@pytest.mark.rule("I-14")
def test_nobody_moves_the_breadcrumbs_of_others() -> None:
    state = after(position(CROSS, crumbs={"1 ring": "n1"}), "explore", "place n2")
    refused(state, "1: crumb ring e1")
    assert after(state, "crumb ring e1").secret.crumbs[1][0] == tile("ring-rose")


# The end of the Mountain, and its top


@pytest.mark.rule("I-15")
def test_with_the_mountain_empty_one_must_escape() -> None:
    state = position(CROSS, rest="down")
    assert state.secret.mountain == () and verbs(state) == {"Escape"}
    assert refused(state, "explore") == "I-15"


@pytest.mark.rule("I-15")
def test_the_last_tile_is_still_explored() -> None:
    """After it everybody must escape."""
    state = after(position(CROSS, mountain=["goblin"], rest="down"), "explore", "place n2", "end")
    assert lies(state, "n2") == "goblin" and verbs(state) == {"Escape"}


@pytest.mark.rule("I-12")
def test_the_caves_grow_without_end() -> None:
    """Every tile explored in one long row east."""
    state = position({})
    for number in range(25):
        state = after(state, "explore", f"place e{number + 1}", "end")
    assert state.secret.mountain == () and len(state.secret.caves) == 25
    assert {cell_name(spot.cell) for spot in state.secret.caves} == {f"e{number + 1}" for number in range(25)}
    assert verbs(state) == {"Escape"}


@pytest.mark.rule("I-12")
@pytest.mark.parametrize("way", ["n", "e", "s", "w"])
def test_the_caves_may_be_laid_further_than_there_are_tiles(way: str) -> None:
    """Tiles that are used and laid again lead on and on: no cell is beside one of another row."""
    names = [f"{way}{far}" for far in range(1, 121)]
    cells = [cell(name) for name in names]
    assert len(set(cells)) == 120 and [cell_name(number) for number in cells] == names
    for here, there in pairwise(cells):
        assert there in beside(here) and here in beside(there)
    for number in cells:
        assert len(set(beside(number))) == 4 and all(number in beside(other) for other in beside(number))
    row = tuple(Spot(number, 0) for number in cells)
    assert len(empty_cells(row)) == 2 * 120 + 1 + 3, "both sides of the row, its end, and the Mountain's other sides"
