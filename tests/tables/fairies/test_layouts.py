"""Where the cards of Fairies lie: inside the table, in sight, and off each other's zones, however many there are."""

from __future__ import annotations

from itertools import combinations

import pytest

from goblins.content.tiled import zones
from goblins.core.bits import members, set_of
from goblins.games.fairies.content import Content
from goblins.games.fairies.numbers import MOST_ALONE, MOST_IN_PLAY
from goblins.games.fairies.state import FairiesPublic, Goal
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import TableContext
from goblins.tables.fairies import geometry
from goblins.tables.fairies.pieces import piece_of
from goblins.tables.kit.zones import zone
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.viewport import SCREEN, Rect
from tests.support.builders import setup
from tests.support.fairies.builders import content
from tests.support.fairies.decks import large_deck, rules_in


def a_view(ring: int, hands: list[int]) -> FairiesView:
    """As many cards as asked for, whatever they are."""
    cards = iter(range(ring + sum(hands)))
    held = tuple(set_of(next(cards) for _ in range(count)) for count in hands)
    lying, dealt = tuple(next(cards) for _ in range(ring)), set_of(range(ring + sum(hands)))
    goal = Goal(solitaire=len(hands) == 1)
    public = FairiesPublic(hands=held, ring=lying, active=0, turns=0, seen=dealt, cards=dealt, goal=goal)
    return FairiesView(public, seat=0)


def laid(view: FairiesView, cards: Content | None = None) -> dict[Piece, Placement]:
    context = TableContext(setup("fairies", len(view.public.hands)), viewer=0)
    return geometry.layout(cards or content(), view, context)


def inside(inner: Rect, outer: Rect) -> bool:
    outer = outer.grown(0.01)
    return inner.x >= outer.x and inner.y >= outer.y and inner.right <= outer.right and inner.bottom <= outer.bottom


def visible_width(rects: list[Rect]) -> float:
    """How much of the most covered card of a row shows."""
    rects = sorted(rects, key=lambda rect: rect.x)
    return min((second.x - first.x for first, second in zip(rects, rects[1:])), default=rects[0].w if rects else 99)


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("ring", range(18))
def test_every_ring_lies_in_its_place(count: int, ring: int) -> None:
    hands = [1] * count
    if ring + sum(hands) > content().cards:
        return
    area = zone("fairies", f"table_{count}", "ring")
    view = a_view(ring, hands)
    rects = [laid(view)[piece_of(face, content())].rect for face in view.public.ring]
    assert all(inside(rect, SCREEN) and inside(rect, area) for rect in rects)
    rows: dict[float, list[Rect]] = {}
    for rect in rects:
        rows.setdefault(rect.centre[1], []).append(rect)
    assert all(visible_width(row) > 40 for row in rows.values())


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("cards", range(1, 18))
def test_every_hand_keeps_each_card_in_sight(count: int, cards: int) -> None:
    hands = [min(cards, content().cards - count), *[1] * (count - 1)]
    view = a_view(0, hands)
    area = zone("fairies", f"table_{count}", "hand")
    rects = [laid(view)[piece_of(face, content())].rect for face in members(view.public.hands[0])]
    assert all(inside(rect, area) for rect in rects)
    assert visible_width(rects) > 40


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("cards", range(1, 13))
def test_every_row_of_small_cards_keeps_to_its_plate(count: int, cards: int) -> None:
    view = a_view(0, [1, cards, *[1] * (count - 2)])
    plate = zone("fairies", f"table_{count}", "plate_1")
    rects = [laid(view)[piece_of(face, content())].rect for face in members(view.public.hands[1])]
    ring = zone("fairies", f"table_{count}", "ring")
    below = Rect(plate.x, plate.y, plate.w, ring.y - plate.y)
    assert all(inside(rect, below) for rect in rects)
    assert visible_width(rects) > 24


@pytest.mark.parametrize("count", [1, 2, 3, 4])
@pytest.mark.parametrize("most", ["in the ring", "in the hand", "with another"])
def test_as_many_cards_as_numbers_may_ask_for_stay_in_sight(count: int, most: str) -> None:
    cards, most_cards = rules_in(large_deck()).content, MOST_ALONE if count == 1 else MOST_IN_PLAY
    if most == "with another" and count == 1:
        return
    hands, ring = [1] * count, 0
    if most == "in the ring":
        ring = most_cards - count
    else:
        hands[1 if most == "with another" else 0] = most_cards - count + 1
    view = a_view(ring, hands)
    shown = view.public.ring if most == "in the ring" else members(max(view.public.hands, key=int.bit_count))
    rects = [laid(view, cards)[piece_of(face, cards)].rect for face in shown]
    assert len(set(rects)) == len(rects) >= most_cards - count
    assert all(inside(rect, SCREEN) for rect in rects)
    rows: dict[float, list[Rect]] = {}
    for rect in rects:
        rows.setdefault(rect.centre[1], []).append(rect)
    assert all(visible_width(row) > (12 if most == "with another" else 32) for row in rows.values())


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_zones_keep_apart(count: int) -> None:
    found = {name: zone("fairies", f"table_{count}", name) for name in zones("fairies", f"table_{count}").zones}
    apart = [name for name in found if name != "large" or count == 1]
    for first, second in combinations(apart, 2):
        one, other = found[first], found[second]
        assert one.overlap(other) == 0 or inside(one, other) or inside(other, one), (first, second)
    assert all(inside(rect, SCREEN) for rect in found.values())
