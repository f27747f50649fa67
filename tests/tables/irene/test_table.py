"""Irene by hand, for two to four: exploring, escaping, being caught, sealing and shouting, by mouse and keys."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.games.irene.caves import empty_cells
from goblins.games.irene.cells import MOUNTAIN, beside, cell_at
from goblins.games.irene.content import MOST_PATHS, NO_SYMBOL
from goblins.games.irene.state import NO_TILE, Sight, Spot
from goblins.scenes.after.result import ResultScene
from goblins.scenes.dialog import DialogScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.tables.contract import Attention, TableContext
from goblins.tables.irene.cave import Cave
from goblins.tables.irene.geometry import path_rect
from goblins.tables.irene.sentences import asked
from goblins.tables.irene.showing import (
    DRAWN_PIECE,
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    RETURNING_PIECE,
    TRAY,
    HomeFace,
    PalaceFace,
    TileFace,
    cell_piece,
    crumb_piece,
    home_piece,
    palace_piece,
    path_piece,
)
from goblins.tables.irene.zones import zone
from goblins.tables.registry import table_of
from tests.support.builders import setup
from tests.support.irene.builders import RULES, cell, changed, lies, path, position, symbol, tile, verbs
from tests.support.irene.player import IrenePlayer

ALONE = ("human", "easy")
AROUND = {"n1": "ring-rose", "e1": "rose-lamp", "s1": "goblin", "w1": "lamp-ring"}
ESCAPE = {"n1": "ring-rose", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring", "n2": "rose-lamp!"}


def tile_at(player: IrenePlayer, name: str) -> int:
    """Which tile's face shows on a cell; NO_TILE: its back."""
    number: int = player.face(player.lying(name)).tile
    return number


# ---------------------------------------------------------------------- exploring


@pytest.mark.rule("I-12")
@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_tile_is_drawn_and_shown_to_its_owner(player: IrenePlayer, way: str) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"]), *ALONE)
    if way == "click":
        player.click(player.spot(MOUNTAIN_PIECE))
    else:
        player.drag(MOUNTAIN_PIECE, TRAY)
    assert player.done() == ["Explore"]
    assert player.face(DRAWN_PIECE) == TileFace(tile("pick-rose"))


@pytest.mark.rule("I-12", "I-13")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_tile_is_placed_and_its_neighbours_are_peeked_at(player: IrenePlayer, way: Any) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"]), *ALONE)
    player.play("explore")
    player.do("place n1e1", way)
    assert tile_at(player, "n1") == tile("ring-rose") and tile_at(player, "e1") == tile("rose-lamp")
    assert tile_at(player, "n1e1") == NO_TILE and tile_at(player, "s1") == tile_at(player, "w1") == NO_TILE


@pytest.mark.rule("I-13", "I-14")
def test_a_peek_lasts_until_the_turn_ends_and_is_for_the_peeker(player: IrenePlayer) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"]))
    player.play("explore", "place n1e1")
    assert tile_at(player, "n1") == tile("ring-rose") and not player.covered
    player.press_main("End turn")
    player.settle()
    assert player.at(CurtainScene)
    player.look()
    assert player.viewer == 1
    assert {tile_at(player, name) for name in (*AROUND, "n1e1")} == {NO_TILE}


@pytest.mark.rule("I-14")
@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_a_breadcrumb_is_laid_and_the_turn_is_over(player: IrenePlayer, way: Any) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"]), *ALONE)
    player.play("explore", "place n1e1")
    player.do("crumb lamp s1", way)
    assert player.done()[:3] == ["Explore", "PlaceTile", "MoveCrumb"]
    laid, under = player.placement(crumb_piece(0, symbol("lamp"))), player.placement(player.lying("s1"))
    assert under.rect.overlap(laid.rect) > 0


@pytest.mark.rule("I-14")
def test_a_breadcrumb_moves_from_tile_to_tile(player: IrenePlayer) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"], crumbs={"0 ring": "w1"}), *ALONE)
    player.play("explore", "place n1e1")
    player.drag(crumb_piece(0, 0), player.lying("e1"))
    assert player.view.crumbs[0][0] == cell("e1")


@pytest.mark.rule("I-12", "I-14")
def test_what_is_not_allowed_is_said_with_its_clause(player: IrenePlayer) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"], crumbs={"1 ring": "w1"}), *ALONE)
    player.play("explore")
    player.drag(DRAWN_PIECE, player.lying("n1"))
    assert player.said().startswith("I-12")
    player.drag(DRAWN_PIECE, MOUNTAIN_PIECE)
    assert player.said().startswith("I-12") and "Mountain" in player.said()
    player.drag(crumb_piece(0, 0), player.lying("n1"))
    assert player.said().startswith("I-12"), "the drawn tile comes first"
    assert player.done() == ["Explore"]
    player.play("place n1e1")
    player.drag(crumb_piece(1, 0), player.lying("n1"))
    assert player.said().startswith("I-11"), "it is somebody else's"
    player.drag(player.lying("n1"), player.lying("e1"))
    assert player.said().startswith("I-40")
    assert player.done() == ["Explore", "PlaceTile"]


def test_a_hint_says_why_and_counts_as_help(player: IrenePlayer) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"]), *ALONE)
    player.hint()
    player.until(lambda: player.said())
    assert player.match.assisted and player.done() == []


@pytest.mark.rule("I-12", "I-13", "I-14")
def test_a_turn_with_keys_alone(player: IrenePlayer) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"]), *ALONE)
    player.make(MOUNTAIN_PIECE, TRAY, "keys")
    player.make(DRAWN_PIECE, player.lying("n1w1"), "keys")
    player.make(crumb_piece(0, 2), player.lying("w1"), "keys")
    assert player.done()[:3] == ["Explore", "PlaceTile", "MoveCrumb"]


@pytest.mark.rule("I-40")
def test_two_peeked_tiles_change_places(player: IrenePlayer) -> None:
    player.lay(position(AROUND, mountain=["pick-rose"], advanced=True), *ALONE, advanced=True)
    player.play("explore", "place n1e1")
    player.drag(player.lying("n1"), player.lying("e1"))
    assert player.done()[-1] == "SwapTiles" and verbs(player.state) >= {"EndTurn", "MoveCrumb"}
    assert tile_at(player, "e1") == tile("ring-rose") and tile_at(player, "n1") == tile("rose-lamp")
    player.drag(player.lying("n1"), player.lying("s1"))
    assert player.said().startswith("I-40"), "only what was peeked at"


# ---------------------------------------------------------------------- escaping


@pytest.mark.rule("I-20")
def test_an_escape_is_announced_after_a_question(player: IrenePlayer) -> None:
    player.lay(position(AROUND), *ALONE)
    player.press_main("Escape!")
    assert player.at(DialogScene)
    player.answer("Explore on")
    assert player.done() == []
    player.press_main("Escape!", "Escape now")
    assert player.done() == ["Escape"] and player.state.public.phase == "palace"


@pytest.mark.rule("I-20")
@pytest.mark.parametrize("way", ["click", "drag"])
def test_a_palace_begins_the_path(player: IrenePlayer, way: str) -> None:
    player.lay(position(AROUND, phase="palace"), *ALONE)
    player.make(palace_piece(2), palace_piece(2) if way == "click" else TRAY)
    assert player.done()[0] == "TakePalace" and player.state.public.starts[0] == 2
    assert palace_piece(2) not in player.shown and player.face(path_piece(0)) == PalaceFace(2, NO_SYMBOL)


@pytest.mark.rule("I-20", "I-41")
def test_backs_of_palaces_show_to_the_one_who_chooses(player: IrenePlayer) -> None:
    player.lay(position(AROUND, phase="palace", advanced=True), *ALONE, advanced=True)
    assert player.face(palace_piece(0)) == PalaceFace(0, 2)


@pytest.mark.rule("I-21")
@pytest.mark.parametrize("way", ["drag", "double", "click", "keys"])
@pytest.mark.parametrize("where", ["n1", "n2", "mountain"])
def test_a_tile_that_fits_joins_the_path(player: IrenePlayer, way: Any, where: str) -> None:
    caves = {**ESCAPE, "n2": "ring-lamp!"}
    player.lay(position(caves, mountain=["ring-pick"], paths={0: "ring:"}), *ALONE)
    piece = player.lying(where)
    player.double_click(piece) if way == "double" else player.make(piece, OPEN_PLACE, way)
    assert player.done()[0] == "Choose" and len(player.state.public.paths[0]) == 1
    assert player.face(path_piece(1)).tile == player.state.public.paths[0][0]


@pytest.mark.rule("I-22")
def test_a_tile_that_does_not_fit_stays_face_up(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, mountain=["pick-rose"], paths={0: "ring:"}))
    player.double_click(player.lying("w1"))
    assert player.state.public.active == 1 and player.state.public.paths[0] == ()
    assert lies(player.state, "w1") == "lamp-ring!" and tile_at(player, "w1") == tile("lamp-ring")


@pytest.mark.rule("I-22")
@pytest.mark.parametrize("way", ["drag", "button"])
def test_a_misfit_from_the_mountain_is_laid_beside_the_path_and_then_on_a_cell(player: IrenePlayer, way: str) -> None:
    player.lay(position(ESCAPE, mountain=["pick-rose"], paths={0: "ring: ring-lamp lamp-rose"}))
    player.double_click(player.lying("mountain"))
    public = player.state.public
    assert public.phase == "return" and public.misfit and len(public.paths[0]) == 2
    assert player.face(RETURNING_PIECE) == TileFace(tile("pick-rose"), up=True)
    shown = player.shown
    path = [shown[path_piece(place)].rect for place in range(3)]
    assert all(rect.right <= shown[RETURNING_PIECE].rect.x for rect in path), (
        "it lies after the path, and over none of it"
    )
    assert asked(player.view, player.table.top.context, RULES.content)[0].endswith("it does not fit")
    if way == "drag":
        player.drag(RETURNING_PIECE, cell_piece(cell("n1e1")))
        assert lies(player.state, "n1e1") == "pick-rose!"
    else:
        player.press_main("Lay it down for me")
    assert player.state.public.active == 1 and not player.state.public.misfit
    assert len(player.state.public.paths[0]) == 2


@pytest.mark.rule("I-21", "I-25", "I-22")
def test_what_can_not_be_chosen_is_said_with_its_clause(player: IrenePlayer) -> None:
    caves = {**ESCAPE, "s1": "goblin!"}
    player.lay(position(caves, paths={0: "ring:"}, rest="up"), *ALONE)
    for where, clause in (("n2", "I-21"), ("s1", "I-25"), ("mountain", "I-21")):
        player.drag_anyway(player.lying(where), OPEN_PLACE)
        assert player.said().startswith(clause), where
    assert player.done() == []


@pytest.mark.rule("I-25")
def test_a_goblin_scatters_the_path(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, paths={0: "ring: ring-lamp lamp-rose"}))
    player.drag(player.lying("s1"), OPEN_PLACE)
    assert player.state.public.phase == "return" and player.state.public.paths[0] == ()
    first = player.state.public.returning[0]
    assert player.face(RETURNING_PIECE) == TileFace(first, up=True)
    player.drag(RETURNING_PIECE, player.lying("n1"))
    assert player.said().startswith("I-12")
    player.do("back w2")
    assert player.face(player.lying("w2")) == TileFace(first, up=True)
    player.do("back w3", "click")
    assert player.state.public.active == 1


@pytest.mark.rule("I-23")
@pytest.mark.parametrize("onto", ["itself", "the open place"])
def test_grass_leads_home(player: IrenePlayer, onto: str) -> None:
    player.lay(position(ESCAPE, paths={0: "ring: ring-lamp lamp-rose"}))
    player.drag(player.lying("e1"), OPEN_PLACE)
    assert player.state.public.phase == "home"
    player.make(home_piece(2), home_piece(2) if onto == "itself" else OPEN_PLACE)
    assert player.state.public.arrived == (0,) and player.state.public.homes[2] == 0
    assert home_piece(2) not in player.shown and path(player.state, 0).endswith("rose-bare")


@pytest.mark.rule("I-23")
def test_a_home_before_the_grass_is_refused(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, paths={0: "ring: ring-lamp lamp-rose"}))
    player.drag(home_piece(1), OPEN_PLACE)
    assert player.said().startswith("I-") and player.done() == []


@pytest.mark.rule("I-27")
def test_the_first_one_home_seals(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, paths={0: "ring: ring-lamp lamp-bare"}, arrived=[0]))
    assert player.state.public.phase == "job"
    player.do("seal 9")
    assert player.face(home_piece(3)) == HomeFace(9) and player.state.public.active == 1


@pytest.mark.rule("I-30", "I-31")
def test_the_end_is_announced(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, paths={0: "ring: ring-lamp lamp-bare", 1: "pick: pick-rose"}, arrived=[0], active=1))
    player.double_click(player.lying("e1"))
    player.click(player.spot(home_piece(4)))
    player.settle()
    assert player.at(ResultScene)


@pytest.mark.rule("I-31")
def test_a_path_that_did_not_lead_home_stands_for_nothing_at_the_end() -> None:
    running = position(ESCAPE, paths={0: "ring: ring-lamp lamp-bare", 1: "pick: pick-rose"}, arrived=[0], active=1)
    over = changed(running, phase="next")
    table = table_of("irene")
    before, after = (table.standing(RULES.view(state, 0)) for state in (running, over))
    assert before[1] > 0 == after[1] and before[0] == after[0]


# ---------------------------------------------------------------------- how it looks


def test_the_cave_shrinks_as_it_grows_and_stays_in_its_zone() -> None:
    area = zone("caves")
    caves = [Spot(number, 0) for number in beside(MOUNTAIN)]
    last = Cave(tuple(caves)).pitch
    for far in range(2, 14):
        caves += [Spot(cell_at(far, 0) if far % 3 else cell_at(0, far), 0)]
        cave = Cave(tuple(caves))
        assert cave.pitch <= last and cave.tile > 20
        last = cave.pitch
        for number in (*(spot.cell for spot in caves), MOUNTAIN, *empty_cells(tuple(caves))):
            rect = cave.rect(number)
            assert rect.x >= area.x and rect.right <= area.right and rect.y >= area.y and rect.bottom <= area.bottom
    assert last < 124


def test_the_longest_path_lies_in_its_zone() -> None:
    area = zone("path")
    for count in range(MOST_PATHS + 1):
        rects = [path_rect(place, count) for place in range(count + 2)]
        assert all(rect.x >= area.x and rect.right <= area.right + 0.01 for rect in rects)
        assert all(rect.y >= area.y and rect.bottom <= area.bottom + 0.01 for rect in rects)
        assert all(one.overlap(other) < 1 for one, other in combinations(rects, 2))


@pytest.mark.rule("I-14")
def test_breadcrumbs_round_a_tile_and_the_tile_itself_can_be_reached(player: IrenePlayer) -> None:
    crumbs = {f"{seat} {name}": "n1" for seat in range(4) for name in ("ring", "rose")}
    player.lay(position(ESCAPE, seats=4, paths={0: "ring:"}, crumbs=crumbs))
    for piece in [*(crumb_piece(seat, number) for seat in range(4) for number in range(2)), player.lying("n1")]:
        assert player.spot(piece)
    player.double_click(player.lying("n1"))
    assert path(player.state, 0) == "ring-rose", "they came along"
    assert all(crumb_piece(seat, 0) in player.shown for seat in range(4))


@pytest.mark.rule("I-13")
def test_only_the_aide_memoire_draws_what_was_seen(player: IrenePlayer) -> None:
    player.lay(position(AROUND), *ALONE)
    seen = replace(player.view, sights=(Sight(cell("n1"), tile("ring-rose"), 1), Sight(cell("s1"), 20, 1)))
    unseen = replace(player.view, sights=())
    for covered in (False, True):
        plain = TableContext(setup("irene", ALONE), 0, covered=covered)
        assert player.picture(seen, plain) == player.picture(unseen, plain)
        helped = TableContext(setup("irene", ALONE, aide=True), 0, covered=covered)
        assert (player.picture(seen, helped) == player.picture(unseen, helped)) is covered
    hovering = Attention(hovered=player.lying("n1"))
    assert player.picture(seen, plain, hovering) == player.picture(unseen, plain, hovering)


@pytest.mark.rule("I-25")
def test_the_table_puts_all_tiles_back_if_asked_to(player: IrenePlayer) -> None:
    start = position({"n1": "goblin"}, paths={0: "ring: ring-rose rose-lamp lamp-pick"}, active=0)
    player.lay(start, "human", "easy")
    player.do("choose n1")
    player.settle()
    assert len(player.state.public.returning) == 3
    player.press_main("Put them back for me")
    player.until(lambda: not player.state.public.returning)
    assert player.state.public.paths[0] == () and sum(spot.up for spot in player.state.secret.caves) >= 4
