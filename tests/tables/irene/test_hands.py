"""Hands that obey: in many positions every lit place can be clicked, every gesture dragged, and no touch is silent."""

from __future__ import annotations

import random
from typing import Any

import pygame
import pytest
from msgspec.structs import replace

from goblins.scenes.table.pointer import Beside, Drop, Looked, Touch
from goblins.scenes.table.screen import TableScene
from goblins.tables.capabilities import Shortcuts
from goblins.tables.contract import Attention, TableContext
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.pieces import HELD_TILE
from goblins.tables.irene.showing import MOUNTAIN_PIECE, bell_piece, crumb_piece
from goblins.ui.drag import DOUBLE_CLICK_TICKS
from goblins.ui.input import LEFT, Input, Moved, Pressed, Released
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point
from tests.support.irene.builders import RULES, position
from tests.support.irene.player import IrenePlayer

POSITIONS = 60
#: Where a bare point of a place is looked for, as shares of its sides.
SHARES = (0.5, 0.15, 0.85, 0.3, 0.7)


class Tries:
    """Reads clicks and drags as a table would, without carrying anything out."""

    def __init__(self, table: TableScene) -> None:
        self.table, self.reach, self.clock = table, table.reach, 0

    def forget(self) -> None:
        self.reach.let_go()
        self.table.top.lay()
        self.clock += 2 * DOUBLE_CLICK_TICKS

    def read(self, event: Input) -> Any:
        return self.table.pointer.read(event, self.clock)

    def click(self, pos: Point) -> Any:
        self.forget()
        self.read(Moved(pos))
        pressed, released = self.read(Pressed(pos, LEFT)), self.read(Released(pos, LEFT))
        return pressed if isinstance(pressed, Drop | Beside) else released

    def drag(self, start: Point, end: Point) -> Any:
        self.forget()
        self.read(Moved(start))
        self.read(Pressed(start, LEFT))
        for pos in ((start[0] + 3, start[1] - 20), end):
            self.read(Moved(pos))
        return self.read(Released(end, LEFT))

    def bare(self, place: Piece) -> Point | None:
        """A point of a place that no piece with a gesture of its own hides."""
        rect, reach = self.table.top.targets[place], self.reach
        points = [(rect.x + rect.w * across, rect.y + rect.h * down) for down in SHARES for across in SHARES]
        return next((pos for pos in points if not reach._is_source(self.table.top.piece_at(pos))), None)


def check_clicks(tries: Tries) -> None:
    """A click on a place plays what goes there, or lets all that can go there rise."""
    gestures = tries.reach.gestures
    for place in {target for source, target in gestures if source != target}:
        able = {source for source, target in gestures if target == place and source != place}
        pos = tries.bare(place)
        if pos is None:  # the whole place is a piece that does something when it is clicked itself
            assert any(source == place for source, _ in gestures), place
            continue
        answer = tries.click(pos)
        if isinstance(answer, Drop):
            assert answer.dropped.target == place and len(able) == 1
            assert answer.dropped.gesture == gestures[answer.dropped.piece, place]
        else:
            assert answer == Looked(rising=True) and tries.reach.choosing == (place, frozenset(able))


def check_pieces(tries: Tries, player: IrenePlayer, rng: random.Random) -> None:
    """Every gesture can be dragged; a click on a piece does something, lifts it, or is answered."""
    gestures = tries.reach.gestures
    some = sorted(gestures, key=str)
    for source, target in rng.sample(some, min(8, len(some))):
        if source != target:
            tries.forget()
            rect = tries.table.top.targets[target]
            answer = tries.drag(player.spot(source), rect.centre)
            assert isinstance(answer, Drop) and answer.dropped.gesture == gestures[source, target], (source, target)
    tries.forget()
    for piece in list(tries.table.top.director.placements):
        try:
            pos = player.spot(piece)
        except AssertionError:
            continue  # others lie on it
        answer = tries.click(pos)
        lifted = tries.reach.hand.selected == piece
        assert lifted or isinstance(answer, Drop | Beside | Touch) or answer == Looked(rising=True), piece
        if isinstance(answer, Touch):
            assert said(player, answer), f"a touch of {answer.piece} is silent"


def said(player: IrenePlayer, touch: Touch) -> str:
    player.table.toast = None
    player.table.commands.obey(touch)
    return player.table.toast.text if player.table.toast else ""


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_every_lit_place_obeys(window: IrenePlayer, seats: int) -> None:
    rng, player, seen, seed = random.Random(seats), window, 0, 0
    while seen < POSITIONS:
        seed += 1
        player.deal(*["human"] * seats, seed=seed, advanced=bool(seed % 2)) if seats > 1 else player.deal(
            "human", seed=seed
        )
        for _ in range(40):
            player.look()
            if player.match.outcome or not isinstance(player.scene, TableScene):
                break
            tries = Tries(player.table)
            if rng.random() < 0.4:
                seen += 1
                check_clicks(tries)
                check_pieces(tries, player, rng)
                tries.forget()
            player.table.play(player.random_choice(rng, 0.6))
            player.settle()


@pytest.mark.rule("I-26")
def test_a_bell_in_reach_lights_no_tile(window: IrenePlayer) -> None:
    """Only what can be clicked is lit: somebody who may ring for another one's turn chooses no tile."""
    caves = {"n1": "ring-rose", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring", "n2": "ring-lamp!"}
    state = position(caves, paths={0: "rose: rose-ring ring-grass", 1: "ring:"}, arrived=[0], active=1, phase="choose")
    window.lay(state, opened=False)
    context = TableContext(window.match.setup, 0)
    view = RULES.view(window.state, 0)
    ringing = Attention(playable=True, sources=frozenset({bell_piece(0)}))
    dark = window.picture(view, context, Attention())
    assert window.picture(view, context, ringing) == dark
    choosing = Attention(playable=True, sources=frozenset({window.lying("n1")}))
    assert window.picture(view, context, choosing) != dark


@pytest.mark.rule("I-21")
def test_a_double_click_takes_one_tile(window: IrenePlayer) -> None:
    """The first half has done it all: the next tile of the Mountain lies under the pointer by then."""
    caves = {"n1": "ring-rose", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring"}
    window.lay(position(caves, mountain=["ring-pick", "pick-lamp"], paths={0: "ring:"}), "human", "easy")
    window.double_click(MOUNTAIN_PIECE)
    assert window.done() == ["Choose"] and len(window.state.public.paths[0]) == 1
    window.step(0.5)
    window.click(window.spot(MOUNTAIN_PIECE))
    assert len(window.state.public.paths[0]) == 2


@pytest.mark.rule("I-26")
def test_whoever_is_the_only_person_sees_the_key_that_is_easy_to_remember_on_their_bell(window: IrenePlayer) -> None:
    table, setup = window.table.top.table, window.match.setup
    assert isinstance(table, Shortcuts)
    alone = replace(setup, seats=(setup.seats[0], *(replace(seat, player="easy") for seat in setup.seats[1:])))
    view = RULES.view(window.state, 0)
    caps = {piece: key for key, piece in table.key_caps(view, TableContext(alone, 0))}
    assert (caps[bell_piece(0)], caps[bell_piece(1)]) == ("goblins", "gesture_2")
    together = replace(setup, seats=tuple(replace(seat, player="human") for seat in setup.seats))
    caps = {piece: key for key, piece in table.key_caps(view, TableContext(together, 0))}
    assert (caps[bell_piece(0)], caps[bell_piece(1)]) == ("gesture_1", "gesture_2")


def test_breadcrumbs_go_with_the_tile_that_is_held(player: IrenePlayer, monkeypatch: pytest.MonkeyPatch) -> None:
    state = position(
        {"n1": "ring-rose", "e1": "rose-lamp"}, paths={0: "ring:"}, crumbs={"0 ring": "n1", "1 rose": "n1"}
    )
    player.lay(state, "human", "easy")
    piece = player.lying("n1")
    home, crumbs = player.shown[piece].rect, [crumb_piece(0, 0), crumb_piece(1, 1)]
    player.take(piece)
    held = home.centre[0] + 260, home.centre[1] + 90
    player.move(held)
    drawn: list[Point] = []
    crumb, blit = TilePainter.crumb, Stage.blit
    pictures: list[pygame.Surface] = []

    def keep(painter: TilePainter, *what: Any) -> pygame.Surface:
        pictures.append(crumb(painter, *what))
        return pictures[-1]

    def look(stage: Stage, picture: pygame.Surface, at: Point) -> None:
        if any(picture is one for one in pictures):
            drawn.append(at)
        blit(stage, picture, at)

    monkeypatch.setattr(TilePainter, "crumb", keep)
    monkeypatch.setattr(Stage, "blit", look)
    player.redraw()
    assert all(one in player.shown for one in crumbs)
    assert not [at for at in drawn if home.holds(at)], "none stays on the empty cell"
    assert len([at for at in drawn if abs(at[0] - held[0]) + abs(at[1] - held[1]) < HELD_TILE]) == len(crumbs)
    player.release()
