"""Who sees what and when, what seats have seen, and the worlds they can imagine (I-05, I-12, I-13, I-40, I-41)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.games.irene.events import (
    Drew,
    PlacedTile,
    Rummaged,
    Sealed,
    SwappedTiles,
)
from goblins.games.irene.state import NO_TILE, MazeState
from goblins.games.irene.view import MazeView
from tests.support.irene.builders import (
    RULES,
    after,
    cell,
    cell_name,
    changed,
    check_sights,
    new_game,
    play,
    position,
    symbol,
    tile,
    tile_name,
    to_act,
    wander,
)

CROSS = {"n1": "ring-rose", "e1": "rose-lamp", "s1": "lamp-pick", "w1": "goblin"}


def shown(state: MazeState, seat: int) -> dict[str, str]:
    """The faces of the Caves that a seat sees now."""
    view: MazeView = RULES.view(state, seat)
    assert [spot.cell for spot in view.caves] == [spot.cell for spot in state.secret.caves]
    return {cell_name(spot.cell): tile_name(spot.tile) for spot in view.caves if spot.tile != NO_TILE}


def remembered(state: MazeState, seat: int) -> dict[str, str]:
    """What a seat has seen, with a question mark where it may have been swapped since."""
    assert RULES.view(state, seat).sights == state.secret.sights[seat]
    return {
        cell_name(sight.cell): tile_name(sight.tile) + ("" if sight.sure else "?")
        for sight in state.secret.sights[seat]
    }


def worlds(state: MazeState, seat: int, count: int = 20) -> list[MazeState]:
    """Worlds that a seat imagines, each of them sound, the same to look at, and true to all it is sure of."""
    view, rng = RULES.view(state, seat), random.Random(seat)
    found = [RULES.imagine(view, rng) for _ in range(count)]
    for world in found:
        assert RULES.audit(world) == () and RULES.view(world, seat) == view
        lying = {spot.cell: spot.tile for spot in world.secret.caves}
        assert all(lying[sight.cell] == sight.tile for sight in view.sights if sight.sure and sight.cell in lying)
        assert sorted(world.secret.numbers) == [3, 5, 7, 9, 11, 14]
    return found


# Faces


def test_there_are_secrets() -> None:
    state = new_game(2, 3)
    assert all(shown(state, seat) == {} for seat in (0, 1))


def test_only_face_up_tiles_show() -> None:
    state = position({**CROSS, "n2": "ring-pick!"}, seats=3, sights={0: {"n1": "ring-rose"}})
    assert all(shown(state, seat) == {"n2": "ring-pick"} for seat in range(3))


@pytest.mark.rule("I-12")
def test_the_drawn_tile_shows_to_its_drawer_until_it_is_placed() -> None:
    state = after(position(CROSS, seats=3, mountain=["lamp-rose"]), "explore")
    views = [RULES.view(state, seat) for seat in range(3)]
    assert [view.drawn for view in views] == [tile("lamp-rose"), NO_TILE, NO_TILE]
    assert all(view.has_drawn for view in views)
    placed = after(state, "place n2")
    assert all(
        RULES.view(placed, seat).drawn == NO_TILE and not RULES.view(placed, seat).has_drawn for seat in range(3)
    )
    assert "n2" not in shown(placed, 1)


@pytest.mark.rule("I-13")
def test_peeked_faces_show_to_who_peeks_and_only_until_the_turn_ends() -> None:
    """The others see which tiles are lifted."""
    state = after(position(CROSS, seats=3), "explore", "place n1e1")
    seen = shown(state, 0)
    assert (seen["n1"], seen["e1"]) == ("ring-rose", "rose-lamp") and not {"s1", "w1"} & set(seen)
    assert shown(state, 1) == shown(state, 2) == {}
    assert all(set(RULES.view(state, seat).public.peeked) == {cell("n1"), cell("e1")} for seat in range(3))
    for text in ("end", "crumb ring n1"):
        done = after(state, text)
        assert all(shown(done, seat) == {} and RULES.view(done, seat).public.peeked == () for seat in range(3))


@pytest.mark.rule("I-22", "I-25", "I-26")
def test_a_spent_goblin_and_a_tile_turned_in_vain_show_for_ever() -> None:
    state = after(position(CROSS, paths={0: "ring:", 1: "pick:"}), "choose w1", "0: shout", "turn s1", "choose e1")
    assert shown(state, 0) == shown(state, 1) == {"w1": "goblin", "s1": "lamp-pick", "e1": "rose-lamp"}


@pytest.mark.rule("I-10")
def test_the_mountain_shows_its_size_only() -> None:
    """Another order below looks the same to everybody."""
    state = position(CROSS)
    turned = changed(state, mountain=tuple(reversed(state.secret.mountain)))
    assert all(RULES.view(state, seat) == RULES.view(turned, seat) for seat in (0, 1))
    assert RULES.view(state, 0).mountain_size == len(state.secret.mountain)


@pytest.mark.rule("I-05")
def test_the_numbers_of_homes_are_hidden_until_they_are_turned() -> None:
    """Also those of Homes that somebody lives in, and also from the one who lives there."""
    ways = {0: "ring: ring-bare", 1: "rose: rose-bare"}
    state = position(CROSS, seats=3, paths=ways, arrived=[0, 1], turned=[9])
    for seat in range(3):
        assert RULES.view(state, seat).numbers == (0, 0, 0, 9, 0, 0)
    line = play(state, "seal 14")
    assert all(RULES.view(line.state, seat).numbers == (0, 0, 0, 9, 0, 14) for seat in range(3))
    assert [RULES.redact(event, 2) for event in line.all(Sealed)] == line.all(Sealed)


@pytest.mark.rule("I-41")
def test_palace_backs_are_a_secret_of_who_chose() -> None:
    state = position(CROSS, seats=3, paths={0: "ring:", 1: "pick:"}, advanced=True)
    assert [RULES.view(state, seat).bonus for seat in range(3)] == [2, 1, -1]


# Events


@pytest.mark.rule("I-12", "I-13")
def test_draws_and_peeks_are_told_to_their_seat_only() -> None:
    """The others learn where, not what."""
    line = play(position(CROSS, seats=3, mountain=["lamp-rose"]), "explore", "place n1e1")
    (drew,), (placed,) = line.all(Drew), line.all(PlacedTile)
    assert RULES.redact(drew, 0) == drew and RULES.redact(placed, 0) == placed
    for seat in (1, 2):
        assert RULES.redact(drew, seat) == Drew(0, None)
        told = RULES.redact(placed, seat)
        assert (told.cell, told.tile, told.peeked, told.faces) == (placed.cell, None, placed.peeked, None)


@pytest.mark.rule("I-40")
def test_a_swap_is_told_to_its_seat_only() -> None:
    line = play(position(CROSS, seats=3, advanced=True), "explore", "place n1e1", "swap n1 e1")
    (swapped,) = line.all(SwappedTiles)
    assert RULES.redact(swapped, 0) == swapped
    assert RULES.redact(swapped, 1) == RULES.redact(swapped, 2) == Rummaged()


@pytest.mark.rule("I-40")
@pytest.mark.parametrize("ending", ["end", "crumb ring s1", "crumb ring n1", "crumb rose e1"])
def test_the_others_do_not_learn_whether_tiles_were_swapped(ending: str) -> None:
    """Everything they see and remember is the same, now and later."""
    sights: Any = {1: {"n1": "ring-rose", "s1": "lamp-pick"}, 2: {"e1": "rose-lamp"}}
    state = after(position(CROSS, seats=3, sights=sights, advanced=True), "explore", "place n1e1")
    swapped = after(state, "swap n1 e1")
    twice = after(swapped, "swap n1 e1")
    for seat in (1, 2):
        assert RULES.view(state, seat) == RULES.view(swapped, seat) == RULES.view(twice, seat)
    told = [
        [event for event in (RULES.redact(event, 1) for event in line.events) if event != Rummaged()]
        for line in (play(state, ending), play(state, "swap n1 e1", ending))
    ]
    assert told[0] == told[1]
    later = [after(each, ending) for each in (state, swapped, twice)]
    for seat in (1, 2):
        assert RULES.view(later[0], seat) == RULES.view(later[1], seat) == RULES.view(later[2], seat)
    assert remembered(later[0], 1) == {"n1": "ring-rose?", "s1": "lamp-pick"}
    assert remembered(later[1], 2) == {"e1": "rose-lamp?"}


# Sights


@pytest.mark.rule("I-12", "I-13")
def test_a_seat_remembers_what_it_placed_and_peeked_at() -> None:
    """The others remember nothing of it."""
    state = after(position(CROSS, seats=3, mountain=["lamp-rose"], turns=5), "explore", "place n1e1", "end")
    assert remembered(state, 0) == {"n1e1": "lamp-rose", "n1": "ring-rose", "e1": "rose-lamp"}
    assert remembered(state, 1) == remembered(state, 2) == {}
    assert {sight.turn for sight in state.secret.sights[0]} == {5}


@pytest.mark.rule("I-14")
def test_breadcrumbs_change_nothing_in_memory() -> None:
    state = after(position(CROSS, mountain=["lamp-rose"]), "explore", "place n1e1", "crumb ring n1")
    assert remembered(state, 0) == {"n1e1": "lamp-rose", "n1": "ring-rose", "e1": "rose-lamp"}


@pytest.mark.rule("I-13")
def test_another_sight_of_a_cell_replaces_the_old_one() -> None:
    state = position(CROSS, turns=9, sights={0: {"n1": "lamp-rose?"}}, advanced=True)
    state = after(state, "explore", "place n2", "end")
    assert remembered(state, 0)["n1"] == "ring-rose"


@pytest.mark.rule("I-12")
def test_a_new_tile_on_an_old_cell_is_not_the_one_remembered() -> None:
    """Seats 1 and 2 knew n1; it was used, and seat 1 laid another tile there."""
    known = {"n1": "ring-rose"}
    state = position(
        {**CROSS, "n2": "goblin"}, seats=3, mountain=["pick-rose"], sights={1: known, 2: known}, paths={0: "ring:"}
    )
    state = after(state, "choose n1", "choose n2", "back n3", "explore", "place n1", "end")
    assert "n1" not in remembered(state, 2) and remembered(state, 1)["n1"] == "pick-rose"


@pytest.mark.rule("I-40")
def test_who_swaps_remembers_the_tiles_where_they_are_now() -> None:
    state = after(position(CROSS, mountain=["lamp-rose"], advanced=True), "explore", "place n1e1", "swap n1 e1", "end")
    assert remembered(state, 0) == {"n1e1": "lamp-rose", "e1": "ring-rose", "n1": "rose-lamp"}


@pytest.mark.rule("I-40")
def test_others_stay_sure_of_what_could_not_be_swapped() -> None:
    """A tile with a breadcrumb, one that was not peeked at, or the only one left."""
    sights = {1: {"n1": "ring-rose", "e1": "rose-lamp", "w1": "goblin"}}
    crumbed = position(CROSS, sights=sights, crumbs={"0 ring": "n1"}, advanced=True)
    assert remembered(after(crumbed, "explore", "place n1e1", "end"), 1) == sights[1]
    assert remembered(after(crumbed, "explore", "place n1e1", "crumb ring s1"), 1) == sights[1], "it lay there before"
    alone = position(CROSS, sights=sights, advanced=True)
    assert remembered(after(alone, "explore", "place n2", "end"), 1) == sights[1]
    plain = position(CROSS, sights=sights)
    assert remembered(after(plain, "explore", "place n1e1", "end"), 1) == sights[1]


# Worlds


def test_worlds_fit_what_a_seat_sees_and_has_seen() -> None:
    state = position(
        {**CROSS, "n2": "ring-pick!", "n3": "pick-rose"},
        seats=3,
        turned=[5],
        paths={0: "ring: ring-lamp", 2: "pick: pick-bare"},
        arrived=[2],
        sights={0: {"n1": "ring-rose", "w1": "goblin"}, 1: {"e1": "rose-lamp", "s1": "lamp-pick?"}},
        advanced=True,
    )
    for seat in range(3):
        found = worlds(state, seat, 40)
        assert len({world.secret.mountain for world in found}) > 30, "the rest is left open"
        assert len({world.secret.numbers for world in found}) > 10
    last = {
        tile_name(next(spot.tile for spot in world.secret.caves if spot.cell == cell("s1")))
        for world in worlds(state, 1, 60)
    }
    assert "lamp-pick" in last, "an unsure sight may still be true"
    hidden = {
        next(spot.tile for spot in world.secret.caves if spot.cell == cell("n3")) for world in worlds(state, 0, 60)
    }
    assert len(hidden) > 5


def test_worlds_while_a_tile_is_drawn_or_peeked_at() -> None:
    state = after(position(CROSS, seats=3, mountain=["lamp-rose"]), "explore")
    assert {world.secret.drawn for world in worlds(state, 0)} == {tile("lamp-rose")}
    assert len({world.secret.drawn for world in worlds(state, 1, 40)}) > 5
    peeking = after(state, "place n1e1")
    for seat in range(3):
        worlds(peeking, seat)


@pytest.mark.rule("I-41")
def test_worlds_have_the_backs_that_were_seen_and_others_anyhow() -> None:
    state = after(position(CROSS, seats=3, paths={1: "pick:"}, advanced=True), "escape", "palace ring")
    assert {world.secret.backs for world in worlds(state, 0)} == {state.secret.backs}, "all but one were seen"
    seen_by_1 = {world.secret.backs for world in worlds(state, 1)}
    assert len(seen_by_1) > 2 and {backs[symbol("pick")] for backs in seen_by_1} == {symbol("rose")}
    assert len({world.secret.backs for world in worlds(state, 2)}) > 3


@pytest.mark.parametrize(("seats", "advanced"), [(2, False), (3, True), (4, True)])
def test_secrets_in_random_games(seats: int, advanced: bool) -> None:
    """Whatever happens, nobody is sure of an untruth, faces show only by the rules, and worlds can be imagined."""
    games = [wander(new_game(seats, seed, advanced=advanced), seed) for seed in range(5)]
    for state in (state for game in games for state in game):
        check_sights(state)
        if not to_act(state):
            continue  # when it is over all faces may be shown
        face_up = {spot.cell for spot in state.secret.caves if spot.up}
        for seat in range(seats):
            peeks = state.public.phase == "peeked" and seat == state.public.active
            seen = {spot.cell for spot in RULES.view(state, seat).caves if spot.tile != NO_TILE}
            assert face_up <= seen <= face_up | ({*state.public.peeked, state.public.placed[seat]} if peeks else set())
            worlds(state, seat, 1)
