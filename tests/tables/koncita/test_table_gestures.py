"""Gestures of Koncita that somebody has to make at the table."""

from __future__ import annotations

import pytest

from goblins.games.koncita.content import KINDS
from goblins.tables.koncita.showing import (
    GESTURE,
    card_piece,
    gesture_piece,
    panel_piece,
)
from goblins.ui.moving.motion import Piece
from tests.support.koncita import names as k
from tests.support.koncita.builders import description, position
from tests.support.koncita.player import MOVING, KoncitaPlayer

HEAD, LEGS, VOICE = KINDS.index("head"), KINDS.index("legs"), KINDS.index("voice")
ALONE = ("human", "easy")


def card(player: KoncitaPlayer, text: str) -> Piece:
    """The card of that description in the hand of the one who looks."""
    return card_piece(next(card for card in player.view.hand if description(card) == text))


# ---------------------------------------------------------------------- gestures


def bound(kind: str, due: str = "", seats: int = 2) -> k.KoncitaState:
    """The person has one order, perhaps with a gesture that is due."""
    return position("c4 f6", seats=seats, forfeits={0: [kind]}, due={0: due}, hand=["goblin red yellow"])


@pytest.mark.rule("K-34")
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_gesture_is_made(player: KoncitaPlayer, way: str) -> None:
    player.lay(bound("legs", "legs"), *ALONE)
    if way == "click":
        player.click(player.spot(gesture_piece(0, 2)))
    else:
        player.key("3")
    assert player.done() == [k.Gesture(0, LEGS)]
    assert not player.state.public.due[0] and not player.state.public.locked


@pytest.mark.parametrize("number", range(2, 7))
def test_every_gesture_has_its_key(player: KoncitaPlayer, number: int) -> None:
    player.lay(bound(KINDS[number - 1], KINDS[number - 1]), *ALONE)
    player.key(str(number))
    assert player.done() == [k.Gesture(0, number - 1)]


@pytest.mark.parametrize(("way", "at"), [("drag", 2), ("click", 2), ("click", 1), ("key", 1)])
def test_a_friend_is_praised(player: KoncitaPlayer, way: str, at: int) -> None:
    player.lay(bound("friend", "friend", seats=3), "human", "easy", "easy")
    if way == "key":
        player.key("1")
    else:
        player.make(gesture_piece(0, 0), panel_piece(at), way)  # type: ignore[arg-type]
    assert player.done() == [k.Gesture(0, 0, at)] and not player.state.public.locked


@pytest.mark.rule("K-35")
def test_a_stumble_locks_the_row(player: KoncitaPlayer) -> None:
    player.lay(bound("legs", "legs"), *ALONE)
    player.click(player.spot(gesture_piece(0, 1)))
    assert player.done() == [k.Gesture(0, HEAD)] and player.state.public.locked == 1
    player.settle()
    assert not any(piece.kind == GESTURE for piece, _ in player.table.reach.gestures)
    player.click(player.spot(gesture_piece(0, 2)))
    player.key("3")
    assert player.match.cursor == 1 and player.state.public.due[0] == 1 << LEGS


def test_gestures_are_made_while_something_moves(player: KoncitaPlayer) -> None:
    player.lay(bound("voice", "voice"), *ALONE, settings=MOVING)
    player.take(card(player, "goblin red yellow"))
    player.move(player.square("g6"))
    player.release()
    assert player.table.top.director.busy
    player.click(player.spot(gesture_piece(0, VOICE)))
    assert player.done() == [k.Gesture(0, VOICE)]
