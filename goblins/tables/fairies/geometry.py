"""Where the cards of Fairies lie: the ring, the hand and the others' rows, for any number of cards."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.bits import members
from goblins.core.kept import lately
from goblins.games.fairies.content import Content
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import TableContext
from goblins.tables.fairies.faces import PROPORTION
from goblins.tables.fairies.pieces import CardFace, piece_of
from goblins.tables.kit.plates import ShowsTurn
from goblins.tables.kit.zones import zone
from goblins.ui.moving.motion import Layout, Piece, Placement
from goblins.ui.viewport import Rect

HAND_CARD = 152.0
#: How high the plates of the others are; their cards lie below them.
PLATE_HIGH = 98.0

#: Where a card's middle is, and how wide it is.
Slot = tuple[float, float, float]
Slots = list[Slot]


def place(view: FairiesView, name: str) -> Rect:
    """A zone of the table for so many players."""
    return zone("fairies", f"table_{len(view.public.hands)}", name)


def plate_of(view: FairiesView, context: TableContext, seat: int) -> Rect:
    """Whose plate stands where; that of the others has their cards below it."""
    return place(view, "you" if seat == context.viewer else f"plate_{context.others().index(seat) + 1}")


def acting(view: FairiesView) -> int | None:
    """Who has the turn; nobody when all is over, or where one plays alone."""
    return None if view.public.ending or view.public.goal.solitaire else view.public.active


class FairiesPlates(ShowsTurn[FairiesView]):
    """Whose plate shines, and where it is."""

    def acting(self, view: FairiesView) -> int | None:
        """Who has the turn."""
        return acting(view)

    def plate(self, view: FairiesView, context: TableContext, seat: int) -> Rect:
        """The plate of a seat."""
        rect = plate_of(view, context, seat)
        return rect if seat == context.viewer else Rect(rect.x, rect.y, rect.w, PLATE_HIGH)


def in_hand_order(hand: int, content: Content) -> list[int]:
    """Starred goblins, goblins, starred fairies, fairies; within them the deck's order."""
    return sorted(members(hand), key=lambda face: (face >= content.cards, not content.stars >> face & 1, face))


def row(count: int, area: Rect, width: float, gap: float) -> Slots:
    """Places side by side, centred; closer together when there are many."""
    pitch = min(width + gap, (area.w - width) / max(1, count - 1))
    left = area.x + (area.w - (pitch * (count - 1) + width)) / 2 + width / 2
    return [(left + index * pitch, area.centre[1], width) for index in range(count)]


def ring_slots(view: FairiesView) -> tuple[Slots, Slot]:
    """Places for the ring's cards in order, and the free place for the next one."""
    arranged = _two_rows if view.public.goal.solitaire else _one_row
    return arranged(len(view.public.ring), place(view, "ring"))


def _one_row(count: int, area: Rect) -> tuple[Slots, Slot]:
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


def _two_rows(count: int, area: Rect) -> tuple[Slots, Slot]:
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


def lay(
    content: Content, faces: Sequence[int], slots: Slots, z: float, *, small: bool = False
) -> dict[Piece, Placement]:
    """Cards in their places, each upon the one before it."""
    return {
        piece_of(face, content): Placement(x, y, width, width * PROPORTION, CardFace(face, small), z + index)
        for index, (face, (x, y, width)) in enumerate(zip(faces, slots, strict=True))
    }


@lately(4)
def layout(content: Content, view: FairiesView, context: TableContext) -> Layout:
    """Every card of a view in its place."""
    public = view.public
    placed = lay(content, public.ring, ring_slots(view)[0], 10, small=public.goal.solitaire and len(public.ring) > 9)
    hand = in_hand_order(public.hands[context.viewer], content)
    placed |= lay(content, hand, row(len(hand), place(view, "hand"), HAND_CARD, 16), 40)
    for number, seat in enumerate(context.others(), start=1):
        plate = place(view, f"plate_{number}")
        width = 92.0 if len(public.hands) > 2 else 98.0
        area = Rect(plate.x, plate.y + 100, plate.w, width * PROPORTION + 6)
        cards = in_hand_order(public.hands[seat], content)
        placed |= lay(content, cards, row(len(cards), area, width, 6), 0, small=True)
    return placed
