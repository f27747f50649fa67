"""Koncita's table with another box: rooms with turned walls and pillars, larger hands, other numbers, other words."""

from __future__ import annotations

from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from goblins.content.box import Box
from goblins.content.tiled import read_plain
from goblins.core.house import HouseRules
from goblins.core.setup import Setup
from goblins.games.koncita.actions import Gesture, Move, Pick, Shove
from goblins.games.koncita.events import Breached, OscarRan
from goblins.games.koncita.room import COLOURS, neighbour
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import OSCAR
from goblins.paths import LEVELS
from goblins.tables.capabilities import DrawsMap
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.koncita import geometry, showing
from goblins.tables.koncita.room import PILLAR
from goblins.tables.koncita.table import KoncitaTable
from goblins.ui.viewport import Rect
from tests.support.boxes import box_where, edited
from tests.support.builders import setup
from tests.support.koncita.builders import RULES, after, changed, kinds, position, sq
from tests.support.koncita.player import KoncitaPlayer

RED, YELLOW, GREEN, BLUE = range(4)
HAND_OF_SIX = box_where("koncita", "numbers", "hand: 3", "hand: 6")


def box_in(room: str) -> Box:
    """A box with one of the shipped rooms."""
    file = RULES.map_file(read_plain(LEVELS / "koncita" / "maps" / f"{room}.tmx"))  # type: ignore[misc, call-arg]
    return Box("koncita", HouseRules(room, ((file.name, file.text),)))


def table_in(box: Box) -> tuple[KoncitaTable, KoncitaRules]:
    rules = KoncitaRules(box)
    return KoncitaTable(rules), rules


def begun(rules: KoncitaRules, seats: int = 3) -> Any:
    """The first decision about a card, everybody being in the room."""
    state = rules.new_game(setup("koncita", seats), 3)
    while state.public.pending[-1].kind == "place":
        state = rules.apply(state, rules.legal_actions(state, rules.to_act(state)[0])[0]).state
    return state


def context_of(seats: int, viewer: int = 0, *players: str) -> TableContext:
    return TableContext(setup("koncita", players or seats), viewer=viewer)


def said_by(player: KoncitaPlayer, table: KoncitaTable, view: Any, context: TableContext) -> set[str]:
    """Every line of text that a table writes on its ground."""
    surface = pygame.Surface(player.house.stage.surface.get_size())
    with player.listening() as said, player.house.stage.onto(surface):
        table.draw_ground(player.house.stage, view, context, [])
    return said


# ---------------------------------------------------------------------- rooms


@pytest.mark.rule("K-01", "K-11")
def test_in_a_room_with_turned_walls_everything_points_at_them() -> None:
    table, rules = table_in(box_in("mirror_hall"))
    state = begun(rules)
    seat = state.public.active
    view, context = rules.view(state, seat), context_of(3, seat)
    room, targets = rules.content(3).room, table.targets(view, context)
    floor = geometry.zone("floor").centre
    red, blue = targets[showing.wall_piece(RED)].centre, targets[showing.wall_piece(BLUE)].centre
    assert red[1] > floor[1] and blue[0] > floor[0], "red is below, blue on the right"
    gestures = table.gestures(view, rules.legal_actions(state, seat))
    checked = 0
    for (piece, target), gesture in gestures.items():
        match gesture.actions:
            case (Pick(card=card), Move(colour=colour)) if piece == showing.card_piece(card):
                start = (
                    state.public.goblins[seat] if rules.cards.movement[card].kind == "goblin" else state.public.princess
                )
                beside = neighbour(start, room.side_of(COLOURS[colour]))
                assert target in (showing.square_piece(beside), showing.wall_piece(colour))
                checked += 1
    assert checked > 2
    faces = [
        placed.face for placed in table.layout(view, context).values() if isinstance(placed.face, showing.CardFace)
    ]
    assert faces and {face.walls for face in faces} == {("green", "blue", "red", "yellow")}


@pytest.mark.rule("K-30")
def test_oscar_runs_toward_the_side_where_the_wall_is() -> None:
    table, rules = table_in(box_in("mirror_hall"))
    state = changed(begun(rules), things=(sq("h8"), sq("g1"), sq("d4")))
    view, context = rules.view(state, 0), context_of(3)
    ran = OscarRan(0, sq("d4"), sq("d1"), GREEN, -1)
    beats = table.story(view, view, [ran], context)
    faces = [beat.layout[showing.thing_piece(OSCAR)].face for beat in beats if beat.layout]
    assert showing.ThingFace(OSCAR, 0) in faces, "green is at the top"
    assert table.words(LogEntry(0, 0, 0, (ran,)), context).endswith("sent Oscar toward green; he ran 3 squares.")


@pytest.mark.rule("K-05")
def test_pillars_and_furniture_stand_where_the_room_has_them() -> None:
    table, rules = table_in(box_in("attic"))
    layout = table.layout(rules.view(begun(rules), 0), context_of(3))
    standing = {
        placed.face.name: placed.rect for placed in layout.values() if isinstance(placed.face, showing.FurnitureFace)
    }
    assert set(standing) == {"bed", "wardrobe", "bath", "dresser", "harp", PILLAR}
    assert sum(piece.kind == showing.FURNITURE for piece in layout) == 8
    corner = geometry.square_rect(sq("b6"))
    assert (standing["bath"].x, standing["bath"].y) == (corner.x, corner.y)


@pytest.mark.rule("K-05", "K-06")
def test_the_facts_before_a_game_tell_of_the_room_and_the_treasures() -> None:
    facts = table_in(box_in("gallery"))[0].facts_before(setup("koncita", 4))
    assert "The Portrait Gallery, with four players: no furniture and six pillars K-05 and 17 Treasures" in facts[0]
    fewer = edited("koncita", "treasures", lambda data: data["treasures"].__delitem__(slice(7, None)))
    assert "and 1 Treasure K-06" in table_in(fewer)[0].facts_before(setup("koncita", 2))[0]
    # too many players for the attic: they play in the usual room
    assert (
        table_in(box_in("attic"))[0].facts_before(setup("koncita", 6))[0].startswith("With six players: no furniture")
    )


def test_the_map_is_drawn_small_and_every_room_looks_different(window: KoncitaPlayer) -> None:
    stage, pictures = window.house.stage, []
    for box in (Box("koncita"), *map(box_in, ("attic", "ballroom", "gallery", "mirror_hall"))):
        surface = pygame.Surface(stage.surface.get_size())
        table = table_in(box)[0]
        assert isinstance(table, DrawsMap)
        with stage.onto(surface):
            table.draw_map(stage, Rect(40, 40, 200, 180))
        pictures.append(pygame.image.tobytes(surface, "RGB"))
        painted = pygame.mask.from_threshold(surface, (0, 0, 0), (1, 1, 1))
        painted.invert()
        reach = stage.viewport.rect(Rect(40, 40, 200, 180).grown(12))
        assert painted.count() > 20_000 * stage.viewport.scale**2
        assert all(pygame.Rect(reach).contains(part) for part in painted.get_bounding_rects())
    assert len(set(pictures)) == 5


@pytest.mark.parametrize("room", ["mirror_hall", "ballroom"])
def test_a_game_in_a_room_of_ones_own_is_begun_by_hand(window: KoncitaPlayer, room: str) -> None:
    chosen: Setup = replace(setup("koncita", ["human", "easy", "easy"]), house=box_in(room).house)
    window.house.doors.deal(chosen, 2)
    window.settle()
    for number in range(3):
        window.until(lambda: window.match.to_act == (0,))
        window.settle()
        window.look()
        legal = window.match.rules.legal_actions(window.state, 0)
        window.do(next(action for action in legal if not action.aside), ("drag", "click")[number % 2])
    assert len([action for action in window.done() if action.seat == 0]) >= 3
    assert window.match.rules.audit(window.state) == ()


# ---------------------------------------------------------------------- numbers


@pytest.mark.rule("K-07", "K-10")
@pytest.mark.parametrize(("hand", "cards"), [(2, 1), (4, 3), (6, 3)])
def test_hands_and_turns_of_other_sizes_have_their_places(hand: int, cards: int) -> None:
    box = edited("koncita", "numbers", lambda data: data.update(hand=hand, cards_in_a_turn=cards))
    table, rules = table_in(box)
    state = begun(rules)
    seat = state.public.active
    view, context = rules.view(state, seat), context_of(3, seat)
    layout, zone = table.layout(view, context), geometry.zone("hand").grown(0.01)
    held = [layout[showing.card_piece(card)].rect for card in view.hand]
    assert len(held) == hand
    assert all(zone.x <= rect.x and rect.right <= zone.right for rect in held)
    assert all(later.x > rect.right for rect, later in zip(held, held[1:])), "no card covers another"
    played = changed(state, played=view.hand[:cards]).public.played
    spots = [geometry.played_slot(place, cards) for place in range(len(played))]
    assert spots[0].x == geometry.zone("first_card").x and len(spots) == cards
    assert all(later.x > spot.right for spot, later in zip(spots, spots[1:]))
    assert spots[-1].right <= geometry.zone("second_card").right + 0.01


@pytest.mark.rule("K-10", "K-50")
def test_the_table_says_the_numbers_it_is_played_with(window: KoncitaPlayer) -> None:
    box = edited(
        "koncita", "numbers", lambda data: data.update(hand=5, cards_in_a_turn=3, most_forfeits=9, flung=4, stumbles=2)
    )
    table, rules = table_in(box)
    state = begun(rules)
    seat = state.public.active
    said = said_by(window, table, rules.view(state, seat), context_of(3, seat))
    assert {"0/9", "3rd", "Draw back to five", "Play two more cards so"} <= said
    assert {"0/6", "2nd card", "Draw back to three"}.isdisjoint(said)
    over = changed(state, ending="six_forfeits", pending=())
    said = said_by(window, table, rules.view(over, seat), context_of(3, seat))
    assert "The game is over: somebody holds nine Forfeits." in said


@pytest.mark.rule("K-23")
def test_how_far_goblins_are_flung_is_said_where_they_are(window: KoncitaPlayer) -> None:
    table, rules = table_in(box_where("koncita", "numbers", "flung: 3", "flung: 1"))
    state = after(position("d6 a8", hand=["goblin red green"], princess="d5"), "goblin red green > red", "take voice")
    said = said_by(window, table, rules.view(state, 0), context_of(2))
    assert any(line.endswith("bounces: choose a place one square away from her") for line in said)
    refusal = rules.why_not(state, rules.legal_actions(state, 0)[0].__class__(0, sq("d2")))
    assert refusal is not None and "must be one away" in refusal.text


# ---------------------------------------------------------------------- rulings


@pytest.mark.rule("K-35")
def test_stumbles_are_shown_on_the_panel(window: KoncitaPlayer) -> None:
    state = position("d6 a8 c8", hand=["goblin red green"], forfeits={1: ["legs"]})
    table, context = KoncitaTable(RULES), context_of(3)
    never, twice = changed(state, stumbles=(0, 0, 0)), changed(state, stumbles=(0, 7, 0))
    assert "7" in said_by(window, table, RULES.view(twice, 0), context)
    assert "7" not in said_by(window, table, RULES.view(never, 0), context)
    event = Breached(1, (), 1, stumbled=True)
    assert "stumbled once too often and lost the Player card" in table.words(LogEntry(0, 0, 1, (event,)), context)


@pytest.mark.rule("K-38")
def test_the_key_of_manners_points_at_the_taker() -> None:
    state = position(
        "d6 a8 c8 f3", hand=["goblin red green"], princess="e5", treasure_card="handmirror", forfeits={3: ["Manners"]}
    )
    state = after(state, "goblin red green > red")
    assert state.public.due[3] == kinds("friend")
    state = changed(state, taker=1)
    keys = KoncitaTable(RULES).shortcuts(RULES.view(state, 3), RULES.legal_actions(state, 3), context_of(4, 3))
    assert keys["gesture_1"] == Gesture(3, 0, 1)
    nobody = changed(state, taker=-1)
    keys = KoncitaTable(RULES).shortcuts(RULES.view(nobody, 3), RULES.legal_actions(nobody, 3), context_of(4, 3))
    assert keys["gesture_1"] == Gesture(3, 0, 0)


@pytest.mark.rule("K-18")
def test_who_is_shoved_by_a_bot_and_wants_to_choose_is_told_who_does() -> None:
    state = after(position("d6 d5 a8", hand=["goblin red green"]), "goblin red green > red")
    context = context_of(3, 1, "easy", "human", "easy")
    meant = KoncitaTable(RULES).refused(
        RULES.view(state, 1), showing.goblin_piece(1), showing.square_piece(sq("e5")), context
    )
    assert meant == Shove(1, sq("e5"))
    refusal = RULES.why_not(state, meant)  # type: ignore[arg-type]
    assert refusal is not None and refusal.rule == "K-18"
