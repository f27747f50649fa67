"""Somebody who is to decide at any table, without a window: clicks, drags and keys, and what they would mean."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.scenes.house import House
from goblins.scenes.table.reach import Reach
from goblins.scenes.tabletop import Tabletop
from goblins.ui.drag import Gesture
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point
from tests.support.builders import setup

#: Every so many decisions of a random game one is looked at.
EVERY = 3
#: Longer than a double click takes.
LATER = 1000
#: Where a bare point of a place is looked for, as shares of its sides.
SHARES = (0.5, 0.15, 0.85, 0.3, 0.7, 0.04, 0.96, 0.01, 0.99)


class Hands:
    """Somebody who is to decide in a position, and sees it from their own seat."""

    def __init__(self, house: House, match: Match) -> None:
        seat = match.to_act[0]
        self.top = Tabletop(house, match, seat, {})
        self.top.show(match.cursor, "load")
        self.legal = match.rules.legal_actions(match.state, seat)
        self.reach = Reach(self.top)
        self._clock = 0
        self.reach.offer(self.top.table.gestures(self.top.view, self.legal), deciding=True)

    @property
    def decisions(self) -> dict[tuple[Piece, Piece], Gesture]:
        """What decides something; what is done beside the game has buttons and keys of its own."""
        return {drop: meant for drop, meant in self.reach.gestures.items() if not meant.first.aside}

    def forget(self) -> None:
        self.reach.let_go()
        self.reach.forget()
        self.top.lay()
        self.wait()

    def wait(self) -> None:
        """So long that two clicks are not a double click."""
        self._clock += LATER

    def click(self, point: Point) -> Gesture | frozenset[Piece] | None:
        """What a click means: a gesture, pieces that rise for it, or a piece that is lifted."""
        dropped = self.reach.press(point, self._clock) or self.reach.release() or self.reach.click_place(point)
        if dropped:
            return dropped.gesture
        if self.reach.choosing:
            return self.reach.choosing[1]
        return frozenset({self.reach.hand.selected}) if self.reach.hand.selected else None

    def drag(self, start: Point, end: Point) -> Gesture | None:
        assert self.reach.press(start, self._clock) is None
        for point in ((start[0] + 3, start[1] - 20), end):
            self.reach.move(point)
        dropped = self.reach.release()
        return dropped.gesture if dropped else None

    def points(self, target: Piece) -> Iterator[Point]:
        """Points of a place, its middle first."""
        rect = self.top.targets[target]
        return ((rect.x + rect.w * across, rect.y + rect.h * down) for down in SHARES for across in SHARES)

    def bare(self, target: Piece) -> Point | None:
        """A point of a place where no piece lies with which something can be done, and no smaller place."""
        able = {place for _, place in self.reach.gestures}
        places = {place: rect for place, rect in self.top.targets.items() if place in able}
        for point in self.points(target):
            under = [place for place, rect in places.items() if rect.holds(point)]
            smallest = min(under, key=lambda place: places[place].w * places[place].h)
            if smallest == target and not self.reach._is_source(self.top.piece_at(point)):
                return point
        return None

    def spot(self, piece: Piece) -> Point:
        """A point where a piece is uppermost."""
        rect = self.top.layout[piece].rect
        points = ((rect.x + rect.w * across, rect.y + rect.h * down) for down in SHARES for across in SHARES)
        return next(point for point in points if self.top.piece_at(point) == piece)


def positions(house: House, game: str, count: int, wanted: int, **options: Any) -> Iterator[Hands]:
    """So many positions of random games in which something can be done with a piece."""
    seed, found, steps = 0, 0, 0
    while found < wanted:
        seed += 1
        chosen, chance = setup(game, count, **options), Random(seed)
        match = Match(rules_for(chosen), chosen, seed)
        while match.outcome is None and found < wanted:
            steps += 1
            if steps % EVERY == 0:
                hands = Hands(house, match)
                if hands.decisions:
                    found += 1
                    yield hands
            seat = match.to_act[0]
            match.play(chance.choice([one for one in match.rules.legal_actions(match.state, seat) if not one.resigns]))
