"""Hands that obey: every lit place answers a click, a drag and the keys, and no touch is silent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from goblins.games.koncita.actions import Pick
from goblins.scenes.table.pointer import Drop, Touch
from goblins.tables.koncita.showing import CARD, OSCARS_SQUARE, SQUARE, WALL
from goblins.ui.drag import Gesture
from goblins.ui.input import LEFT, Moved, Pressed, Released
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Direction, Point, Rect
from tests.support.koncita.builders import decision
from tests.support.koncita.player import KoncitaPlayer, at_the_window
from tests.support.table_player import Way

#: Parts of a place that are tried, beginning in its middle; Oscar has the right half of squares that he shares.
ACROSS = {SQUARE: (0.4, 0.2, 0.06), OSCARS_SQUARE: (0.6, 0.8, 0.94)}
DOWN = (0.5, 0.2, 0.8, 0.06, 0.94)
WAYS: tuple[Way, ...] = ("drag", "click", "keys")
DIRECTIONS: tuple[Direction, ...] = ("right", "down", "left", "up")
POSITIONS = 50


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KoncitaPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


def bare(player: KoncitaPlayer, target: Piece) -> Point | None:
    """A point of a place where nothing lies with which something could be done."""
    rect, reach = player.target(target), player.table.reach
    for across in ACROSS.get(target.kind, (0.5, 0.2, 0.8, 0.03)):
        for down in DOWN:
            point = rect.x + rect.w * across, rect.y + rect.h * down
            if not reach._is_source(player.table.top.piece_at(point)):
                return point
    return None


def decisions(player: KoncitaPlayer) -> dict[tuple[Piece, Piece], Gesture]:
    """What may be decided by bringing a piece to a place."""
    gestures = player.table.reach.gestures.items()
    return {drop: meant for drop, meant in gestures if not meant.first.aside and drop[0] != drop[1]}


def click(player: KoncitaPlayer, pos: Point) -> object:
    """What a click would lead to; nothing is done."""
    pointer = player.table.pointer
    pointer.let_go()
    pressed = pointer.read(Pressed(pos, LEFT), 0)
    released = pointer.read(Released(pos, LEFT), 1)
    return pressed if isinstance(pressed, Drop) else released


def drag(player: KoncitaPlayer, piece: Piece, pos: Point) -> object:
    """What bringing a piece to a point would lead to; nothing is done."""
    pointer, start = player.table.pointer, player.spot(piece)
    pointer.let_go()
    for event in (Moved(start), Pressed(start, LEFT), Moved((start[0] + 9, start[1] + 9)), Moved(pos)):
        pointer.read(event, 0)
    dropped = pointer.read(Released(pos, LEFT), 1)
    player.table.top.lay()
    return dropped


def walk(player: KoncitaPlayer, piece: Piece) -> None:
    """Go to a piece with the arrows, the shortest way there is."""
    reach = player.table.reach
    sources = list({source for source, _ in decisions(player)} | {source for source, _ in own_clicks(player)})
    player.key("right")
    ways: dict[Piece | None, list[Direction]] = {reach._walked: []}
    for walked in (queue := [reach._walked]):
        for direction in DIRECTIONS:
            found = reach._next(sources, walked, direction)
            if found not in ways:
                ways[found] = [*ways[walked], direction]
                queue.append(found)
    assert piece in ways, f"the arrows never come to {piece}"
    for direction in ways[piece]:
        player.key(direction)
    assert reach._walked == piece


def own_clicks(player: KoncitaPlayer) -> dict[tuple[Piece, Piece], Gesture]:
    """What is decided by clicking a piece itself."""
    gestures = player.table.reach.gestures.items()
    return {drop: meant for drop, meant in gestures if not meant.first.aside and drop[0] == drop[1]}


def all_obey(player: KoncitaPlayer) -> None:
    """Every place that something may be brought to answers a click, and every piece can be brought there."""
    drops, reach = decisions(player), player.table.reach
    for target in {target for _, target in drops}:
        able = {source: meant for (source, to), meant in drops.items() if to == target and not meant.among}
        point = bare(player, target)
        if point is None:
            assert decision(player.state)[0] == "pick", f"{target} is covered"
            continue
        meant = click(player, point)
        if isinstance(meant, Drop):
            assert meant.dropped.gesture in able.values(), (target, meant)
            assert len({one.alike or one for one in able.values()}) == 1, f"{target}: one of several was taken"
        else:
            assert reach.choosing is not None and reach.choosing[0] == target, (target, meant)
            offered = [able[piece].alike or able[piece] for piece in reach.choosing[1]]
            assert len(offered) == len(set(offered)) and set(offered) == {one.alike or one for one in able.values()}
        for source in (source for source, to in drops if to == target):
            dropped = drag(player, source, point)
            assert isinstance(dropped, Drop) and dropped.dropped.gesture == drops[source, target], (source, target)
    player.table.pointer.let_go()


def no_touch_is_silent(player: KoncitaPlayer) -> None:
    """Whatever lies there and can do nothing says something when it is clicked."""
    reach, scene = player.table.reach, player.table
    for piece in list(player.shown):
        if reach._is_source(piece) or piece.kind == CARD and piece.number in player.view.public.discards:
            continue
        placement = player.shown[piece]
        point = placement.x, placement.y
        if scene.top.piece_at(point) != piece or any(target.holds(point) for target in _open(player)):
            continue
        scene.toast = None
        intent = click(player, point)
        assert intent == Touch(piece)
        scene.commands.obey(Touch(piece))
        assert scene.toast is not None and scene.toast.text, piece
    scene.toast = None


def _open(player: KoncitaPlayer) -> list[Rect]:
    """Places where something can go."""
    return [player.target(target) for _, target in decisions(player)]


def _may(drop: tuple[Piece, Piece], meant: Gesture, way: Way) -> bool:
    """Whether a gesture decides something; with the keys a square is nearer than the wall behind it."""
    return not meant.first.aside and not meant.among and (way != "keys" or drop[1].kind != WALL)


def _places(player: KoncitaPlayer, card: Piece) -> dict[Piece, Point]:
    """Where a card can go for good, without the walls that mean the same."""
    able = {to: meant for (of, to), meant in decisions(player).items() if of == card and to.kind != WALL}
    return {to: player.target(to).centre for to, meant in able.items() if not isinstance(meant.actions[-1], Pick)}


def test_arrows_lead_to_what_is_lit(player: KoncitaPlayer) -> None:
    """A lifted card has its squares lit all the while; the first arrow leads its own way, and the finger is always seen."""
    player.deal("human", "easy", seed=2)
    chance, tried, reach = Random(2), 0, player.table.reach
    while tried < 40 and player.match.outcome is None:
        player.before_deciding()
        for card in sorted({source for source, _ in decisions(player) if source.kind == CARD}):
            places = _places(player, card)
            middle = [sum(place[along] for place in places.values()) / len(places) for along in (0, 1)]
            for direction, along, sign in (("left", 0, -1), ("right", 0, 1), ("up", 1, -1), ("down", 1, 1)):
                if len(places) < 2 or all(sign * (place[along] - middle[along]) < 2 for place in places.values()):
                    continue
                reach.let_go()
                reach.forget()
                walk(player, card)
                player.key("return")
                lit = reach.attention(previews=True).lit
                player.key(direction)
                aimed = reach.attention(previews=True).aimed
                assert aimed in places and sign * (places[aimed][along] - middle[along]) > 0
                assert reach.attention(previews=True).lit == lit and reach.finger == player.target(aimed)
                tried += 1
        reach.let_go()
        piece, target = chance.choice(
            sorted(drop for drop, meant in reach.gestures.items() if _may(drop, meant, "drag"))
        )
        player.make(piece, target, "drag")
        player.settle()
    assert tried >= 40, tried


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_every_lit_place_obeys(player: KoncitaPlayer, seats: int) -> None:
    player.deal("human", *["easy"] * (seats - 1), seed=seats)
    chance, seen = Random(seats), 0
    while seen < POSITIONS and player.match.outcome is None:
        player.before_deciding()
        all_obey(player)
        if seen % 5 == 0:
            no_touch_is_silent(player)
        gestures = player.table.reach.gestures
        way = WAYS[seen % len(WAYS)]
        piece, target = chance.choice(sorted(drop for drop, meant in gestures.items() if _may(drop, meant, way)))
        actions, first = gestures[piece, target].actions, player.match.cursor
        if isinstance(actions[-1], Pick):  # with the keys a card goes to its square at once
            way = "drag"
        player.step(0.5)
        if way == "keys":
            walk(player, piece)
        player.make(piece, target, way)
        player.settle()
        assert player.match.steps[first].action == actions[0]
        seen += 1
    assert seen >= 20, seen
