"""Irene's table with other data: its words, its pictures and its places follow the box."""

from __future__ import annotations

import random
from itertools import combinations
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from goblins.content.box import Box
from goblins.core.setup import Setup, make_seats
from goblins.games.irene.caves import empty_cells
from goblins.games.irene.cells import MOUNTAIN, beside, cell_at
from goblins.games.irene.content import HOMES
from goblins.games.irene.solo import events as alone
from goblins.games.irene.state import Spot
from goblins.games.registry import rules_of
from goblins.tables.contract import Attention, TableContext
from goblins.tables.irene import geometry, solo_geometry
from goblins.tables.irene.cave import Cave
from goblins.tables.irene.showing import HomeFace, TileFace
from goblins.tables.irene.zones import zone
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Ribbon
from goblins.ui.viewport import Rect
from tests.support.builders import setup
from tests.support.irene.house import BOXES, PATHS, numbers, with_tiles
from tests.support.irene.player import IrenePlayer


def facts(box: Box, seats: int, **options: Any) -> str:
    """What is told before a match."""
    return " ".join(table_of("irene", box.house).facts_before(setup("irene", seats, **options)))


# ---------------------------------------------------------------------- words


@pytest.mark.rule("I-32", "I-54")
def test_what_is_told_before_a_match_follows_the_box() -> None:
    assert "The first to win three games" in facts(numbers(match=3), 2, match=True)
    assert "whenever two Goblins lie discarded" in facts(numbers(goblins_return=2), 1)


@pytest.mark.rule("I-54")
def test_what_the_goblins_bring_back_is_told_with_their_number() -> None:
    house = numbers(goblins_return=2).house
    table, rules = table_of("irene", house), rules_of("irene", house)
    view = rules.view(rules.new_game(setup("irene", 1), 1), 0)
    beats = table.story(view, view, [alone.Reshuffled(3)], TableContext(setup("irene", 1), 0))
    assert [cue.words for cue in beats[0].cues if isinstance(cue, Ribbon)] == ["Two Goblins!"]


@pytest.mark.rule("I-50", "I-52", "I-54")
def test_the_solo_table_says_the_numbers_of_the_box(player: IrenePlayer) -> None:
    house = numbers(goblins_return=4, kept_of=3, chart_from=3).house
    player.house.doors.deal(replace(setup("irene", 1), house=house), 3)
    player.settle()
    player.do(player.random_choice(random.Random(1)))
    player.settle()
    with player.listening() as heard:
        player.redraw()
    words = " | ".join(heard)
    assert "Goblins 0 of 4" in words and "Keep a third of the Cave tiles" in words and "You need three tiles" in words


# ---------------------------------------------------------------------- pictures


def test_the_same_number_is_another_picture_in_another_box(player: IrenePlayer) -> None:
    """Also where pictures are kept: tiles by what they show, not by their number."""
    stage, shown = player.house.stage, []
    boxes = (None, with_tiles(paths=["pick-pick ring ring", *PATHS[1:]]).house, None)
    for house in boxes:
        table = table_of("irene", house)
        surface = pygame.Surface(stage.surface.get_size())
        with stage.onto(surface):
            table.draw_piece(stage, geometry.lying(Rect(100, 100, 120, 120), TileFace(0, up=True)), "idle")
        shown.append(pygame.image.tobytes(surface, "RGB"))
    assert shown[0] != shown[1] and shown[0] == shown[2]


def test_every_box_is_drawn(player: IrenePlayer) -> None:
    """Every tile and every Home of it, of which more may look alike than are drawn."""
    stage = player.house.stage
    for name, box in BOXES.items():
        table, content = table_of("irene", box.house), rules_of("irene", box.house).content
        surface, area = pygame.Surface(stage.surface.get_size()), Rect(100, 100, 120, 120)
        with stage.onto(surface):
            for face in [*map(TileFace, range(content.tiles)), *map(HomeFace, content.homes)]:
                surface.fill((0, 0, 0))
                table.draw_piece(stage, geometry.lying(area, face), "idle")
                assert max(pygame.transform.average_color(surface, stage.viewport.rect(area))[:3]) > 20, (name, face)


# ---------------------------------------------------------------------- places


@pytest.mark.parametrize("count", range(HOMES[0], HOMES[1] + 1))
def test_homes_lie_in_their_zone_and_apart(count: int) -> None:
    for area, rect_of in (
        (zone("homes"), geometry.home_rect),
        (solo_geometry.area("homes"), solo_geometry.home_rect),
    ):
        rects = [rect_of(home, count) for home in range(count)]
        assert all(rect.x >= area.x and rect.right <= area.right and rect.bottom <= area.bottom + 1 for rect in rects)
        assert all(one.overlap(other) < 1 for one, other in combinations(rects, 2)) and rects[0].w >= 50


@pytest.mark.rule("I-12")
@pytest.mark.parametrize("far", [30, 60, 160])
def test_a_cave_of_any_length_lies_in_its_zone_and_is_drawn(player: IrenePlayer, far: int) -> None:
    area, row = zone("caves"), [cell_at(column, 0) for column in range(1, far)]
    caves = tuple(
        Spot(number, place % 20, place % 3 == 0) for place, number in enumerate([*row, *beside(MOUNTAIN)[2:]])
    )
    cave = Cave(caves)
    rects = [cave.rect(number) for number in (*(spot.cell for spot in caves), MOUNTAIN, *empty_cells(caves))]
    assert all(rect.w > 1 and area.x <= rect.x and rect.right <= area.right for rect in rects)
    lefts = [cave.rect(number).x for number in row]
    assert lefts == sorted(lefts) and len({cave.rect(number).y for number in row}) == 1
    rules = rules_of("irene")
    state = rules.new_game(setup("irene", 2), 1)
    state = replace(state, secret=replace(state.secret, caves=caves))
    context = TableContext(setup("irene", 2), 0)
    assert player.picture(rules.view(state, 0), context, Attention()) != player.picture(
        rules.view(rules.new_game(setup("irene", 2), 1), 0), context, Attention()
    )


# ---------------------------------------------------------------------- whole games


@pytest.mark.parametrize(("name", "who"), [("few of everything", ["human", "easy"]), ("one path more", ["human"])])
def test_a_whole_game_with_another_box_by_hand(player: IrenePlayer, name: str, who: list[str]) -> None:
    chosen = Setup("irene", make_seats(who), setup("irene", len(who)).options, BOXES[name].house)
    player.house.doors.deal(chosen, 11)
    rng = random.Random(11)
    for _ in range(400):
        player.settle()
        if player.match.outcome:
            break
        player.do(player.random_choice(rng, exploring=0.5))
    assert player.match.outcome and player.match.rules.audit(player.match.state) == ()
