"""What the Koncita table tells by itself: what a thing is, why somebody is out, where in a turn the game is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from random import Random

import pytest

from goblins.content.rulebook import rulebook
from goblins.core.contract import Refusal
from goblins.core.match import Match
from goblins.scenes.table.log import LogScene
from goblins.tables.contract import TableContext
from goblins.tables.koncita import describing, ground
from goblins.tables.koncita.geometry import hand_slot, zone
from goblins.tables.koncita.showing import (
    CHOICE_PIECE,
    DISCARDS,
    MOVEMENT,
    PRINCESS_PIECE,
    TREASURE_PIECE,
    GoblinFace,
    card_piece,
    deck_piece,
    goblin_piece,
    panel_piece,
    square_piece,
    thing_piece,
    wall_piece,
)
from goblins.tables.koncita.table import KoncitaTable
from goblins.ui.moving.motion import Layout, Piece
from tests.support.builders import setup
from tests.support.koncita.builders import RULES, position
from tests.support.koncita.player import MOVING, KoncitaPlayer, at_the_window

ALONE = ("human", "easy")
HAND = ["goblin red yellow", "princess green blue", "goblin green blue"]
THINGS = [PRINCESS_PIECE, TREASURE_PIECE, DISCARDS, MOVEMENT, goblin_piece(0), goblin_piece(1), panel_piece(1)]
MORE = [Piece("furniture", 0), deck_piece(0), wall_piece(0), *(thing_piece(thing) for thing in range(3))]


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KoncitaPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


def seen(player: KoncitaPlayer) -> str:
    """All that is written on the screen."""
    with player.listening() as said:
        player.redraw()
    return " | ".join(sorted(said))


# ---------------------------------------------------------------------- what a thing is


@pytest.mark.parametrize("piece", [*THINGS, *MORE], ids=str)
def test_every_thing_has_a_sentence_with_its_clause(player: KoncitaPlayer, piece: Piece) -> None:
    player.lay(position("c4 f6", hand=HAND), *ALONE)
    words = describing.words(player.view, piece, player.laid.top.context, RULES)
    text, _, clause = words.rpartition(" ")
    assert text.endswith(".") and clause in rulebook("koncita").ids()


def test_a_touch_says_it_and_its_clause_can_be_read(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow"] * 3), *ALONE)
    player.click(player.spot(PRINCESS_PIECE))
    assert player.said().startswith("K-22 The Princess")


def test_pointing_says_it_too(player: KoncitaPlayer) -> None:
    player.deal(*ALONE, seed=3)
    player.settle()
    player.move(player.spot(PRINCESS_PIECE))
    assert "The Princess" not in seen(player)
    player.step(0.05, times=12)
    assert "The Princess" in seen(player)


@pytest.mark.rule("K-09")
def test_a_square_where_nothing_can_go_says_why(player: KoncitaPlayer) -> None:
    player.deal(*ALONE, seed=3)
    player.settle()
    player.click(player.target(square_piece(18)).centre)
    assert not player.match.cursor or player.view.public.goblins[0] < 0
    assert player.said().startswith("K-09")


def test_a_covered_card_tells_nothing(player: KoncitaPlayer) -> None:
    player.lay(position("c1 f6", hand=["goblin red blue"] * 3), "human", "human", opened=False)
    player.settle()
    assert player.covered
    own = card_piece(player.view.hand[0])
    context = player.laid.top.context
    assert player.laid.top.table.refused(player.view, own, own, context) is None
    assert "look away" in describing.touched(player.view, own, context, RULES)


# ---------------------------------------------------------------------- who is out


@pytest.mark.rule("K-37")
def test_who_is_out_reads_why_for_good(player: KoncitaPlayer) -> None:
    state = position("c4 f6 d2", hand=HAND, forfeits={0: ["tongue", "legs"]}, breaches={0: 1}, due={0: "tongue"})
    player.lay(state, "human", "easy", "easy")
    player.drag(card_piece(player.view.hand[0]), player.square("c3"))
    player.until(lambda: player.view.public.breaches[0] == 2 and len(player.match.steps) > 6)
    words = seen(player)
    assert "You are out of the game." in words and "You forgot Tongue (K-37)." in words
    assert "forgot Tongue" in words.split(" | ")
    player.click("hurry")
    player.until(lambda: player.match.outcome is not None)
    assert player.match.outcome is not None


# ---------------------------------------------------------------------- where things are


def test_the_third_card_leaves_the_third_place(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND), *ALONE)
    kept = [card_piece(card) for card in player.view.hand[:2]]
    places = [player.placement(piece).rect for piece in kept]
    player.drag(card_piece(player.view.hand[2]), player.square("c5"))
    player.settle()
    assert [player.placement(piece).rect for piece in kept] == places
    assert [place.x for place in places] == [hand_slot(0, 3).x, hand_slot(1, 3).x]


@pytest.mark.parametrize("square", ["c3", "c5", "c7"])
def test_the_choice_of_a_deck_keeps_off_the_banner_and_says_why(player: KoncitaPlayer, square: str) -> None:
    beside = f"d{square[1]}"
    player.lay(position(f"{square} f2", hand=["goblin red yellow"] * 3, princess=beside), *ALONE)
    player.do("goblin red yellow > yellow")
    player.settle()
    panel = player.placement(CHOICE_PIECE).rect
    assert not panel.overlap(zone("banner")) and "ran into the Princess" in player.face(CHOICE_PIECE).why


def test_who_stands_behind_somebody_shines_through(player: KoncitaPlayer) -> None:
    player.lay(position("c4 c5 f6", hand=HAND, princess="f7", casket="g2"), "human", "easy", "easy")
    assert player.face(goblin_piece(1)).before and player.face(PRINCESS_PIECE).before
    assert not player.face(goblin_piece(0)).before


def test_the_step_of_a_turn_is_marked(player: KoncitaPlayer) -> None:
    player.lay(position("c4 d4", hand=["goblin red yellow", "goblin green blue", "princess green blue"]), *ALONE)
    assert ground._step_of(player.view) == 1
    player.do("goblin red yellow > yellow")
    player.settle()
    assert ground._step_of(player.view) == 2
    player.do("shove e4")
    player.settle()
    assert ground._step_of(player.view) == 3


def test_while_a_treasure_is_won_nothing_stale_is_said(player: KoncitaPlayer) -> None:
    start = position(
        "c4 f6", hand=["goblin red yellow", "goblin green blue"], treasure_card="handmirror", princess="d3"
    )
    player.lay(start, *ALONE, settings=MOVING)
    player.drag(card_piece(player.view.hand[0]), player.square("c3"))
    player.until(lambda: getattr(player.table.top.director.beat, "moment", "") == "treasure")
    with player.listening() as said:
        player.table.mark()
        player.step(0.01)
    assert "Mia’s turn" in said and "1 of 2" not in said
    player.settle()


def test_a_move_and_its_shove_are_told_together(player: KoncitaPlayer) -> None:
    player.lay(position("c4 d4", hand=["goblin red yellow"] * 3, princess="e7"), *ALONE)
    player.do("goblin red yellow > yellow")
    player.settle()
    assert "Mia moved toward yellow, onto Grub." in seen(player)
    player.do("shove d3")
    player.settle()
    assert "Mia moved toward yellow and shoved Grub toward red." in seen(player)


def test_what_a_goblin_ran_into_is_told_with_its_move(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=["goblin red yellow"] * 3, princess="d4"), *ALONE)
    player.do("goblin red yellow > yellow")
    player.settle()
    assert "Mia moved toward yellow, into the Princess." in seen(player)


def test_a_button_opens_all_turns(player: KoncitaPlayer) -> None:
    player.lay(position("c4 f6", hand=HAND), *ALONE)
    player.click("history")
    player.step(times=2)
    assert player.at(LogScene)


def test_the_disc_of_whoever_has_the_turn_shines_through_their_story() -> None:
    """Nobody decides while a story is told, and yet nothing may blink."""
    chance, table = Random(3), KoncitaTable(RULES)
    match = Match(RULES, setup("koncita", ["human"] * 3), 7)
    context, told = TableContext(match.setup, viewer=0), 0
    for _ in range(90):
        seat = match.to_act[0]
        legal = [action for action in RULES.legal_actions(match.state, seat) if not action.aside]
        before = RULES.view(match.state, 0)
        step = match.play(chance.choice(legal))
        assert not isinstance(step, Refusal)
        beats = table.story(
            before, RULES.view(match.state, 0), [RULES.redact(event, 0) for event in step.events], context
        )
        layouts = [table.layout(before, context), *(beat.layout for beat in beats)]
        for piece in map(goblin_piece, range(3)):
            shines = [face.acts for layout in layouts if isinstance(face := _face_in(layout, piece), GoblinFace)]
            changes = [one for one, _ in groupby(shines)]
            assert changes not in ([True, False, True], [True, False, True, False]), f"{step.action} {piece}"
            told += len(shines)
    assert told > 300


def _face_in(layout: Layout, piece: Piece) -> object:
    return layout[piece].face if piece in layout else None
