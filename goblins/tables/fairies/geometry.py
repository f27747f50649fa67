"""Where the cards of Fairies lie: the ring, the hand and the others' rows, for any number of cards."""

from __future__ import annotations

from collections.abc import Iterable

from goblins.content.tiled import Zones, zones
from goblins.core.bits import members
from goblins.games.fairies.content import CARDS, Content
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import TableContext
from goblins.ui.motion import Layout, Piece, Placement
from goblins.ui.viewport import Rect

PROPORTION = 1.4
HAND_CARD = 152.0
LARGE_CARD = 290.0
RING = "ring"

Slots = list[tuple[float, float, float]]


def piece_of(face: int) -> Piece:
    """A card as a piece; it stays the same piece whichever side shows."""
    return f"card:{face % CARDS}"


def zones_for(view: FairiesView) -> Zones:
    """The zones of the table for so many players."""
    return zones("fairies", f"table_{len(view.public.hands)}")


def rect_of(found: Zones, name: str) -> Rect:
    """A zone as a rectangle."""
    zone = found[name]
    return Rect(zone.x, zone.y, zone.w, zone.h)


def in_hand_order(faces: Iterable[int], deck: Content) -> list[int]:
    """Starred goblins, goblins, starred fairies, fairies; within them the deck's order."""
    return sorted(faces, key=lambda face: (face >= CARDS, not deck.faces[face].star, face))


def row(count: int, area: Rect, width: float, gap: float) -> Slots:
    """Places (x, y, width) side by side, centred; closer together when there are many."""
    pitch = min(width + gap, (area.w - width) / max(1, count - 1))
    left = area.x + (area.w - (pitch * (count - 1) + width)) / 2 + width / 2
    return [(left + index * pitch, area.centre[1], width) for index in range(count)]


def ring_slots(count: int, area: Rect, *, rows: int) -> tuple[Slots, tuple[float, float, float]]:
    """Places for the ring's cards in order, and the free place for the next one."""
    return _two_rows(count, area) if rows == 2 else _one_row(count, area)


def _one_row(count: int, area: Rect) -> tuple[Slots, tuple[float, float, float]]:
    """A row with the free place in its middle."""
    width, pitch, free = (144.0, 162.0, 212.0) if count <= 6 else (124.0, 133.0, 170.0)
    half = (count + 1) // 2
    y = area.y + 178
    # both halves stand 9 into the gap at the free place; the ends keep as far from the ring's edge
    pitch = min(pitch, (area.w - free - 2 * width) / max(1, count - 2))
    # an odd card makes the left side longer: shift so that the whole row stays in the middle
    middle = area.centre[0] + (pitch / 2 if count % 2 else 0)
    left = [(middle - free / 2 - width / 2 + 9 - (half - 1 - index) * pitch, y, width) for index in range(half)]
    right = [(middle + free / 2 + width / 2 - 9 + index * pitch, y, width) for index in range(count - half)]
    return left + right, (middle, y, width)


def _two_rows(count: int, area: Rect) -> tuple[Slots, tuple[float, float, float]]:
    """Two rows with the free place in the middle of the lower one."""
    places = count + 1
    upper = places // 2 if places % 2 == 0 else places // 2 + 1
    lower = places - upper
    width = 138.0 if count <= 9 else 110.0
    slots: Slots = []
    for size, y in ((upper, area.y + 142), (lower, area.y + 436)):
        pitch = min(250.0 if size < 4 else 205.0 if size == 4 else width + 44, (area.w - 30 - width) / max(1, size - 1))
        left = area.centre[0] - pitch * (size - 1) / 2
        slots += [(left + index * pitch, y, width) for index in range(size)]
    free = slots.pop(upper + lower // 2 if lower else 0)
    return slots, free


def layout(view: FairiesView, context: TableContext, deck: Content) -> Layout:
    """Every card of a view in its place."""
    found = zones_for(view)
    placed: dict[Piece, Placement] = {}
    solitaire = view.public.goal.solitaire
    slots, _ = ring_slots(len(view.public.ring), rect_of(found, RING), rows=2 if solitaire else 1)
    small = solitaire and len(view.public.ring) > 9
    for index, (face, (x, y, width)) in enumerate(zip(view.public.ring, slots, strict=True)):
        placed[piece_of(face)] = Placement(
            x, y, width, width * PROPORTION, ("mini" if small else "full", face), 10 + index
        )
    hand = in_hand_order(members(view.public.hands[context.viewer]), deck)
    for index, (face, (x, y, width)) in enumerate(
        zip(hand, row(len(hand), rect_of(found, "hand"), HAND_CARD, 16), strict=True)
    ):
        placed[piece_of(face)] = Placement(x, y, width, width * PROPORTION, ("full", face), 40 + index)
    for number, seat in enumerate(context.others(), start=1):
        plate = rect_of(found, f"plate_{number}")
        width = 92.0 if len(view.public.hands) > 2 else 98.0
        area = Rect(plate.x, plate.y + 100, plate.w, width * PROPORTION + 6)
        cards = in_hand_order(members(view.public.hands[seat]), deck)
        for index, (face, (x, y, wide)) in enumerate(zip(cards, row(len(cards), area, width, 6), strict=True)):
            placed[piece_of(face)] = Placement(x, y, wide, wide * PROPORTION, ("mini", face), index)
    return placed
