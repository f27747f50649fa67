"""Where everything of Koncita lies for two to eight players: within the table, apart, and wide enough for its words."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pygame
import pytest
from msgspec.structs import replace

from goblins.content.tiled import zones
from goblins.core.setup import Setup
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.state import Decision, DecisionKind, KoncitaState
from goblins.games.koncita.view import KoncitaView
from goblins.games.registry import rules_of
from goblins.tables.contract import Attention, TableContext
from goblins.tables.koncita import geometry, players, showing
from goblins.tables.koncita.ground import Ground
from goblins.tables.koncita.pieces import FEET, GOBLIN, PRINCESS, ROOM_CARD
from goblins.tables.koncita.table import KoncitaTable
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Point, Rect, centred
from goblins.words import say
from tests.support.builders import setup
from tests.support.koncita.builders import changed, furniture, position, sq
from tests.support.koncita.player import KoncitaPlayer, at_the_window
from tests.support.lettering import written

COUNTS = range(2, 9)
RULES = rules_of("koncita")
WIDE_NAME = "Grumpelmütze"
NARROWEST = 12


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KoncitaPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home"), (1600, 900)) as player:
        yield player


def a_setup(count: int, **options: str) -> Setup:
    return setup("koncita", count, **options)


def a_context(count: int, viewer: int = 0) -> TableContext:
    return TableContext(a_setup(count), viewer=viewer)


def a_state(count: int, **more: object) -> KoncitaState:
    return position("c4 f6", seats=count, **more)  # type: ignore[arg-type]


def a_view(count: int, viewer: int = 0, **more: object) -> KoncitaView:
    view: KoncitaView = RULES.view(a_state(count, **more), viewer)
    return view


def inside(inner: Rect, outer: Rect) -> bool:
    outer = outer.grown(0.01)
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom


def every_area(count: int, viewer: int = 0) -> dict[str, Rect]:
    """Everything that has a place of its own on the table."""
    context = a_context(count, viewer)
    panels = KoncitaTable(RULES).panels(a_view(count, viewer), context)
    areas = {f"panel {seat}": geometry.panel_of(seat, context).rect for seat in range(count)}
    areas |= {f"deck {kind}": geometry.zone(f"forfeit_{kind}") for kind in KINDS}
    areas |= {f"button {name}": rect for name, rect in panels.buttons.items()}
    areas |= {f"hand {place}": geometry.hand_slot(place, 3) for place in range(3)}
    names = ("banner", "room", "log", "treasure", "deck", "discards", "first_card", "second_card")
    areas |= {name: geometry.zone(name) for name in names}
    if count <= 3:
        sequence = geometry.zone("sequence")
        areas["sequence"] = sequence if count == 2 else sequence.moved(0, 226)
    return areas


# ---------------------------------------------------------------------- areas


@pytest.mark.parametrize("count", COUNTS)
def test_areas_keep_apart_and_within_the_table(count: int) -> None:
    for viewer in range(count):
        areas = every_area(count, viewer)
        assert all(inside(rect, SCREEN) for rect in areas.values())
        for (one, first), (other, second) in combinations(areas.items(), 2):
            assert first.overlap(second) == 0, (one, other)


def test_the_map_has_all_zones_within_the_table() -> None:
    found = zones("koncita", "table")
    assert all(inside(geometry.zone(name), SCREEN) for name in found.zones)
    assert inside(geometry.zone("floor"), geometry.zone("room"))
    assert inside(geometry.zone("decision"), geometry.zone("room"))


@pytest.mark.parametrize("count", COUNTS)
def test_gestures_lie_in_their_panel_and_apart(count: int) -> None:
    context = a_context(count)
    for seat in range(count):
        panel = geometry.panel_of(seat, context)
        assert len(panel.gestures) == 6
        assert all(inside(rect, panel.rect) and min(rect.w, rect.h) >= 32 for rect in panel.gestures)
        for first, second in combinations(panel.gestures, 2):
            assert first.overlap(second) <= 0.05 * first.w * first.h
        (x, y), across = panel.face
        face = Rect(x - across / 2, y - across / 2, across, across)
        assert inside(face, panel.rect)
        assert all(face.overlap(rect) == 0 for rect in panel.gestures)
        assert inside(players.caught_rect(panel), panel.rect)


@pytest.mark.parametrize("count", COUNTS)
def test_others_sit_clockwise_from_the_one_who_looks(count: int) -> None:
    for viewer in range(count):
        context = a_context(count, viewer)
        tops = [geometry.panel_of((viewer + step) % count, context).rect.y for step in range(1, count)]
        assert tops == sorted(tops) and len(set(tops)) == count - 1


# ---------------------------------------------------------------------- words


@pytest.mark.parametrize("count", COUNTS)
def test_long_names_fit(window: KoncitaPlayer, count: int) -> None:
    """A name is set smaller rather than cut, and no line is wider than its place."""
    assert len(WIDE_NAME) == 12
    seats = tuple(replace(seat, name=WIDE_NAME) for seat in a_setup(count).seats)
    chosen = replace(a_setup(count), seats=seats)
    with window.listening() as said:
        window.sit_down_to(a_state(count), chosen)
        window.redraw()
    assert WIDE_NAME in said, "no name was shortened"
    for seat in range(count):
        size = geometry.panel_of(seat, TableContext(chosen, 0)).size
        width = window.house.stage.type_case.width(WIDE_NAME, "display", name_pixels(window, size))
        assert width <= players.SPOTS[size].room


@pytest.mark.parametrize("size", ["own", "large", "medium", "small"])
def test_long_names_stay_legible(window: KoncitaPlayer, size: str) -> None:
    """Twelve letters, the longest name the set-up takes, at 1600 x 900."""
    assert name_pixels(window, size) >= NARROWEST


def name_pixels(window: KoncitaPlayer, size: str) -> int:
    """How large a long name is set in a panel of a size."""
    room, px = players.SPOTS[size].room, players.NAME_PX[size]
    return window.house.stage.type_case.fitting(WIDE_NAME, "display", round(px), room)


# ---------------------------------------------------------------------- pieces and targets


@pytest.mark.parametrize("count", COUNTS)
def test_every_piece_lies_within_the_table(count: int) -> None:
    table = KoncitaTable(RULES)
    for viewer in range(count):
        layout = table.layout(a_view(count, viewer), a_context(count, viewer))
        assert all(inside(placement.rect, SCREEN) for placement in layout.values())
        names = {piece.kind for piece in layout}
        assert {"goblin", "princess", "thing", "card", "deck", "treasure", "panel", "gesture"} <= names
        assert ("furniture" in names) == (count < 6)
        goblins = [piece for piece in layout if piece.kind == showing.GOBLIN]
        assert len(goblins) == count


@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("kind", ["place", "shove", "take", "bounce", "relocate"])
def test_every_decision_lies_within_the_table(count: int, kind: str) -> None:
    """Wherever the goblin stands that it is about: in a corner, beside the Princess, or outside."""
    table, context = KoncitaTable(RULES), a_context(count)
    free = [square for square in range(64) if square not in furniture(count)]
    view = a_view(count)
    for square in (free[0], sq("d4"), sq("d5"), sq("e8")):
        asked = Decision(kind, 0, goblin=0, thing=0, square=square)  # type: ignore[arg-type]
        under = Decision("bounce", 0, goblin=0, square=square)
        goblins = (-1 if kind == "place" else square, *view.public.goblins[1:])
        there = changed(view, pending=(under, asked) if kind == "take" else (asked,), goblins=goblins, princess=square)
        layout = table.layout(there, context)
        assert all(inside(placement.rect, SCREEN) for placement in layout.values())
        if kind == "take":
            decks = [layout[showing.deck_piece(number)].rect for number in range(6)]
            assert all(inside(rect, layout[showing.CHOICE_PIECE].rect) for rect in decks)
            assert all(first.overlap(second) == 0 for first, second in combinations(decks, 2))


@pytest.mark.parametrize("square", ["a3", "c2", "d4", "e4", "d5", "e5", "c7", "e8"])
@pytest.mark.parametrize("who", [showing.goblin_piece(0), showing.PRINCESS_PIECE], ids=["goblin", "princess"])
def test_while_a_deck_is_chosen_the_one_it_is_about_stays_in_sight(square: str, who: Piece) -> None:
    """At least the head, when a goblin has run into the Princess."""
    asked = Decision("bounce", 0, goblin=0, square=sq(square)), Decision("take", 0)
    view = a_view(2)
    there = changed(view, pending=asked, goblins=(sq(square), view.public.goblins[1]), princess=sq(square))
    layout = KoncitaTable(RULES).layout(there, a_context(2))
    tall = GOBLIN if who.kind == showing.GOBLIN else PRINCESS
    head = Rect(layout[who].x - 20, layout[who].y + FEET - tall, 40, tall / 2)
    assert layout[showing.CHOICE_PIECE].rect.overlap(head) == 0


@pytest.mark.parametrize("square", ["c1", "d5", "h8"])
def test_whoever_is_shoved_hides_neither_the_one_who_came_nor_the_banner(square: str) -> None:
    view = a_view(2)
    there = changed(
        view, pending=(Decision("shove", 0, goblin=1, square=sq(square)),), goblins=(sq(square), sq(square))
    )
    layout = KoncitaTable(RULES).layout(there, a_context(2))
    came, shoved = (layout[showing.goblin_piece(seat)] for seat in range(2))
    assert abs(came.x - shoved.x) > 40 and came.z > shoved.z
    assert min(came.y, shoved.y) + FEET - GOBLIN > geometry.zone("banner").bottom - 6


@pytest.mark.parametrize("count", COUNTS)
def test_every_square_is_a_target_and_oscar_has_it_or_its_right_half(count: int) -> None:
    """Furniture too: what is dropped there was meant for it, and is refused."""
    view, context = a_view(count), a_context(count)
    found = KoncitaTable(RULES).targets(view, context)
    for square in range(64):
        rect, half = geometry.square_rect(square), found[showing.run_piece(square)]
        assert found[showing.square_piece(square)] == rect
        assert half == rect or (half.right == rect.right and half.h == rect.h and half.w == rect.w / 2)
    assert {showing.panel_piece(seat) for seat in range(count)} <= set(found)
    assert {showing.wall_piece(colour) for colour in range(4)} <= set(found) and showing.DISCARDS in found
    assert all(inside(rect, SCREEN) for rect in found.values())


@pytest.mark.parametrize("count", COUNTS)
def test_every_legal_gesture_has_its_piece_and_its_target(count: int) -> None:
    """From a position with a Forfeit in every hand: sources lie on the table, targets are among the targets."""
    table, context = KoncitaTable(RULES), a_context(count)
    state = a_state(count, forfeits={seat: ["legs", "friend"][:1] for seat in range(min(count, 5))})
    view = RULES.view(state, 0)
    layout, targets = table.layout(view, context), table.targets(view, context)
    gestures = table.gestures(view, RULES.legal_actions(state, 0))
    assert gestures
    for source, target in gestures:
        assert source in layout
        assert target in targets or target == source


# ---------------------------------------------------------------------- the set-up screen


@pytest.mark.rule("K-05", "K-06", "K-34", "K-36")
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("forfeits", ["digital", "table"])
def test_the_facts_before_a_game_are_those_of_the_game(count: int, forfeits: str) -> None:
    first, kept = KoncitaTable(RULES).facts_before(a_setup(count, forfeits=forfeits))
    state: KoncitaState = RULES.new_game(a_setup(count, forfeits=forfeits), 1)
    assert f"{len(state.secret.treasures)} Treasures K-06" in first
    pieces = {0: "no furniture", 3: "three pieces", 5: "five pieces"}
    layout = KoncitaTable(RULES).layout(RULES.view(state, 0), a_context(count))
    laid = [piece for piece in layout if piece.kind == showing.FURNITURE]
    assert pieces[len(laid)] in first
    assert ("two", "three", "four", "five", "six", "seven", "eight")[count - 2] in first
    assert ("K-36" in kept) == (forfeits == "table") and ("K-34" in kept) == (forfeits == "digital")


def test_where_one_of_several_cards_is_to_be_chosen_the_others_are_darkened(window: KoncitaPlayer) -> None:
    view, context, stage = a_view(2), a_context(2), window.house.stage
    hand = [showing.card_piece(card) for card in view.hand]
    slots = [geometry.hand_slot(place, len(hand)) for place in range(len(hand))]
    assert len(hand) == 3

    def brightness(**marks: frozenset[Piece]) -> list[int]:
        stage.surface.fill((120, 120, 120))
        KoncitaTable(RULES).draw_over(stage, view, context, Attention(playable=True, sources=frozenset(hand), **marks))
        return [stage.surface.get_at(stage.viewport.point(slot.centre))[0] for slot in slots]

    assert brightness() == [120, 120, 120]
    first, second, third = brightness(rising=frozenset(hand[:2]))
    assert first == second == 120 > third


def test_whoever_chooses_the_last_forfeit_reads_that_it_ends_the_game() -> None:
    """K-50: it binds nobody any more, and nothing is moved."""
    held = ("friend", "head", "legs", "tongue", "hands")
    for count, ends in ((4, False), (5, True)):
        state = position("c4 f6", forfeits={0: held[:count]}, tops=())
        choosing = changed(state, public=changed(state.public, pending=(Decision("take", 0, 0),)))
        view = RULES.view(choosing, 0)
        face = KoncitaTable(RULES).layout(view, TableContext(a_setup(2), 0))[showing.CHOICE_PIECE].face
        assert isinstance(face, showing.DeckChoiceFace) and (say("koncita-take-last", most=6) in face.steps) is ends


@pytest.mark.parametrize("text_size", [100, 150])
def test_the_way_to_the_result_lies_on_no_words(window: KoncitaPlayer, text_size: int) -> None:
    """Where the hand was of somebody who is out."""
    view = changed(a_view(2, active=1), breaches=(2, 0))
    stage = Stage((1600, 900), text_size)
    with written() as lines:
        KoncitaTable(RULES).draw_ground(stage, view, a_context(2), [])
    told = [line for line in lines if line.rect.overlap(geometry.zone("hand")) > 0]
    assert told and not [line.text for line in told if line.rect.overlap(geometry.zone("hurry")) > 0]


@pytest.mark.parametrize("square", ["a3", "d4", "c7", "e8", "h4"])
@pytest.mark.parametrize("thing", [0, 1], ids=["casket", "scepter"])
def test_a_room_card_that_was_touched_leaves_the_goblins_head_in_sight(square: str, thing: int) -> None:
    view, at = a_view(2), sq(square)
    things = tuple(at if number == thing else other for number, other in enumerate(view.public.things))
    asked = Decision("relocate", 0, goblin=0, thing=thing, square=at)
    there = changed(view, pending=(asked,), goblins=(at, view.public.goblins[1]), things=things)
    layout = KoncitaTable(RULES).layout(there, a_context(2))
    goblin, card = layout[showing.goblin_piece(0)], layout[showing.thing_piece(thing)]
    head = Rect(goblin.x - 20, goblin.y + FEET - GOBLIN, 40, GOBLIN / 2)
    assert centred(card.x, card.y, ROOM_CARD, ROOM_CARD).overlap(head) == 0
    assert card.z > goblin.z, "it lies where it can be taken"


@pytest.mark.parametrize(("kind", "named"), [("take", 0), ("place", 1)])
def test_while_things_move_the_banner_has_the_emblem_of_whom_it_names(
    window: KoncitaPlayer, kind: DecisionKind, named: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    stage, context = window.house.stage, a_context(2)
    view = changed(a_view(2), pending=(Decision(kind, 1),))
    emblems = [stage.tokens.emblem(seat.colour, stage.viewport.length(36)) for seat in context.setup.seats]
    drawn, draw = list[int](), Stage.blit

    def blit(stage: Stage, picture: pygame.Surface, at: Point) -> None:
        drawn.extend(seat for seat, emblem in enumerate(emblems) if picture is emblem)
        draw(stage, picture, at)

    monkeypatch.setattr(Stage, "blit", blit)
    with written() as lines:
        Ground(RULES).draw_meanwhile(stage, view, context)
    assert drawn == [named] and context.name(named) in lines[0].text
