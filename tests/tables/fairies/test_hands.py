"""Hands that obey at the table of Fairies: the ring takes a click, every card a drag and keys, and no touch is silent."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from goblins.core.match import Match
from goblins.games.registry import rules_of
from goblins.scenes.table.reach import Reach
from goblins.scenes.tabletop import Tabletop
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.shell_tools import make_house
from tests.support.ui_tools import Player

#: Longer than a double click takes.
LATER = 1000
RULES = rules_of("fairies")
TABLES = [(1, 3), (2, 4), (3, 5), (4, 6)]


class Hands:
    """Somebody who is to decide in a position of random play, and sees it from their own seat."""

    def __init__(self, match: Match) -> None:
        self.seat = match.to_act[0]
        self.top = Tabletop(make_house(), match, self.seat, {})
        self.top.show(match.cursor, "load")
        self.reach = Reach(self.top)
        self.legal = RULES.legal_actions(match.state, self.seat)
        self.reach.offer(self.top.table.gestures(self.top.view, self.legal), deciding=True)
        self._clock = 0

    def press(self, point: Point) -> object:
        self._clock += LATER
        return self.reach.press(point, self._clock)

    def spot(self, piece: Piece) -> Point:
        """A point where a piece is uppermost."""
        rect = self.top.layout[piece].rect
        points = [(rect.x + rect.w * share, rect.centre[1]) for share in (0.5, 0.25, 0.1, 0.04)]
        return next(point for point in points if self.top.piece_at(point) == piece)

    def bare(self, target: Piece) -> Point:
        """A point of a target where no piece lies."""
        rect = self.top.targets[target]
        steps = [0.5, 0.05, 0.95, 0.25, 0.75, 0.15, 0.85]
        points = [(rect.x + rect.w * across, rect.y + rect.h * down) for across in steps for down in steps]
        return next(point for point in points if self.top.piece_at(point) is None)


def positions(seats: int, seed: int) -> Iterator[Hands]:
    """Positions of random games."""
    chance, found = Random(seed), 0
    for game in range(4):
        match = Match(RULES, setup("fairies", ("human",) * seats), seed * 10 + game)
        while match.outcome is None and found < 60:
            hands = Hands(match)
            found += 1
            yield hands
            match.play(chance.choice([action for action in hands.legal if not action.resigns]))
    assert found > 15


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_place_takes_a_click_or_lets_its_cards_rise(seats: int, seed: int) -> None:
    for hands in positions(seats, seed):
        reach = hands.reach
        for target in {target for source, target in reach.gestures if source != target}:
            sources = {source for source, place in reach.gestures if place == target}
            point = hands.bare(target)
            assert hands.press(point) is None
            reach.release()
            dropped = reach.click_place(point)
            if dropped:
                assert {dropped.piece} == sources and dropped.gesture == reach.gestures[dropped.piece, target]
                continue
            assert reach.choosing == (target, frozenset(sources)), f"a click on {target} is not answered"
            chosen = min(sources)
            meant = hands.press(hands.spot(chosen))
            assert meant and meant.gesture == reach.gestures[chosen, target]  # type: ignore[attr-defined]


@pytest.mark.parametrize(("seats", "seed"), TABLES)
def test_every_gesture_is_made_by_dragging_by_two_clicks_and_by_keys(seats: int, seed: int) -> None:
    for hands in positions(seats, seed + 20):
        reach = hands.reach
        for (source, target), meant in reach.gestures.items():
            point = hands.bare(target)
            hands.press(hands.spot(source))
            reach.move(point)
            dropped = reach.release()
            assert dropped and dropped.gesture == meant, f"{source} dragged to {target}: {dropped}"
            hands.top.lay()
            hands.press(hands.spot(source))
            assert reach.release() is None and reach.hand.selected == source
            assert hands.press(point) == dropped, f"{source} and then {target} clicked"
            reach.forget()
            reach.point_at(source)
            reach._walked = source
            assert reach.take_or_drop() is None
            assert reach.take_or_drop() == dropped, f"{source} by keys"


@pytest.mark.parametrize("players", [("human",), ("human", "human"), ("human", "easy", "easy")])
def test_no_touch_of_a_card_is_silent(players: tuple[str, ...], tmp_path: Path) -> None:
    player = Player(tmp_path)
    try:
        # what was done before it is one's turn is told over the others' cards: a touch there is a touch of that
        player.house.change_settings(replace(player.house.settings, recap=False, tips=False))
        player.sit_down(*players)
        table = player.table
        touched = 0
        for piece in list(table.top.director.placements):
            if any(source == piece for source, _ in table.reach.gestures):
                continue
            table.toast = None
            player.click(player.spot(piece))
            assert table.toast or table.reach.choosing, f"nothing was said about {piece}"
            table.reach.let_go()
            touched += 1
        assert touched > 4 and not any(step.action.seat == 0 for step in player.match.steps)
    finally:
        player.close()


def test_a_card_that_is_touched_says_what_it_does_with_its_clause() -> None:
    hands = next(positions(2, 8))
    view, context = hands.top.view, hands.top.context
    others = [piece for piece in hands.top.layout if not any(source == piece for source, _ in hands.reach.gestures)]
    said = [hands.top.table.drop_hint(view, piece, piece, context) for piece in others]  # type: ignore[attr-defined]
    assert any("lies in the ring" in words and words.endswith("F-21") for words in said)
    assert any("belongs to" in words and words.endswith("F-20") for words in said)
    assert all(said)


def test_up_and_down_do_not_walk_along_the_hand() -> None:
    hands = next(positions(3, 5))
    hands.reach.walk("right")
    hands.reach.walk("right")
    reached = hands.reach.attention(previews=True).active
    for direction in ("up", "down"):
        hands.reach.walk(direction)
        assert hands.reach.attention(previews=True).active == reached
    hands.reach.walk("right")
    assert hands.reach.attention(previews=True).active != reached
