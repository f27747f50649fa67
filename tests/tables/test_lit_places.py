"""Hands that obey at every table: in hundreds of positions all that is lit takes a click, a drag, and the keys, alike."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.scenes.house import House
from goblins.ui.drag import Gesture, choices_of
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Direction
from tests.support.hands import Hands, positions
from tests.support.shell_tools import make_house

#: So many positions of every game, spread over its tables.
POSITIONS = 300
DIRECTIONS: tuple[Direction, ...] = ("right", "down", "left", "up")
TABLES: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "koncita": [(2, {}), (3, {}), (4, {}), (6, {}), (8, {})],
    "grapple": [(2, {}), (3, {}), (4, {})],
    "irene": [(1, {}), (2, {}), (3, {"advanced": True}), (4, {})],
    "fairies": [(1, {}), (2, {}), (3, {}), (4, {})],
    "pact": [(1, {}), (2, {}), (3, {"mode": "beginner"}), (5, {"mode": "expert"})],
}
CASES = [(game, count, options) for game, tables in TABLES.items() for count, options in tables]


@pytest.fixture(scope="module")
def house() -> House:
    return make_house()


def check_clicks(hands: Hands) -> int:
    """A click on a place does what can be done there, or lets all rise that can go there; how many places there are."""
    decisions, bare = hands.decisions, 0
    for place in sorted({target for source, target in decisions if source != target}):
        able = {source: meant for (source, to), meant in decisions.items() if to == place and not meant.among}
        able.pop(place, None)
        point = hands.bare(place)
        if point is None:
            covered = {hands.top.piece_at(point) for point in hands.points(place)}
            assert any(source in covered for source, _ in decisions), f"{place} is covered"
            continue
        bare += 1
        hands.forget()
        answer = hands.click(point)
        offered = [answer] if isinstance(answer, Gesture) else [able[one] for one in answer or () if one in able]
        assert {one.alike or one for one in offered} == {one.alike or one for one in able.values()}, (place, answer)
        if isinstance(answer, frozenset):
            chosen = min(answer)
            hands.wait()
            assert hands.click(hands.spot(chosen)) == able[chosen], f"{chosen} rises for {place}, and is clicked"
    return bare


def check_drags(hands: Hands) -> None:
    """Every piece can be brought where it may go."""
    for (source, target), meant in hands.decisions.items():
        if source == target:
            hands.forget()
            assert hands.click(hands.spot(source)) == meant, f"a click on {source}"
            continue
        point = hands.bare(target) or hands.top.targets[target].centre
        hands.forget()
        assert hands.drag(hands.spot(source), point) == meant, f"{source} dragged to {target}"


def check_keys(hands: Hands) -> None:
    """The arrows come to every piece, and with one lifted to all that it can do; Enter does it."""
    reach, decisions = hands.reach, hands.decisions
    hands.forget()
    reach.walk("right")
    met = walked(hands, "_walked")
    for source in {source for source, _ in decisions}:
        assert source in met, f"the arrows never come to {source}"
        choices = choices_of(source, reach.gestures)
        for target in choices:
            hands.forget()
            reach._walked = source
            assert reach.take_or_drop() is None and reach.hand.selected == source
            if len(choices) > 1:
                reach.walk("right")
                assert target in walked(hands, "_walked_target"), f"from {source} the arrows never come to {target}"
                reach._walked_target = target
            dropped = reach.take_or_drop()
            assert dropped and dropped.gesture == reach.gestures[source, target], f"{source} to {target} by keys"
        done = {reach.gestures[source, target].actions for target in choices}
        for (piece, _), meant in decisions.items():
            assert piece != source or any(meant.actions == one[: len(meant.actions)] for one in done)


def walked(hands: Hands, finger: str) -> set[Piece]:
    """All that the keyboard's finger can come to from where it is."""
    first = getattr(hands.reach, finger)
    met = {first}
    for at in (queue := [first]):
        for direction in DIRECTIONS:
            setattr(hands.reach, finger, at)
            hands.reach.walk(direction)
            found = getattr(hands.reach, finger)
            if found not in met:
                met.add(found)
                queue.append(found)
    return met


@pytest.mark.parametrize(("game", "count", "options"), CASES)
def test_all_that_is_lit_takes_a_click_a_drag_and_the_keys(
    house: House, game: str, count: int, options: dict[str, Any]
) -> None:
    places = looked_at = 0
    for hands in positions(house, game, count, POSITIONS // len(TABLES[game]), **options):
        places += check_clicks(hands)
        check_drags(hands)
        check_keys(hands)
        looked_at += 1
    assert looked_at == POSITIONS // len(TABLES[game]) and places > looked_at / 3
