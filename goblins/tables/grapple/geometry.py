"""Where everything of Grapple lies: boards with armies and garrisons, the battle lane, the hand, and the spied hand."""

from __future__ import annotations

from collections.abc import Iterable

from goblins.content.tiled import zones
from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import Content
from goblins.games.grapple.state import NO_CARD
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple.faces import PROPORTION
from goblins.ui.motion import Layout, Piece, Placement
from goblins.ui.viewport import Point, Rect, centred

HAND_CARD, LANE_CARD, DECK_CARD, ARMY_CARD, MINI = 152.0, 144.0, 112.0, 82.0, 62.0
#: How a lane lies: the newest pair in the middle, a tied one further out, older ones at the ends.
NEAR, FAR, ENDS = (640.0, 910.0), (462.0, 1088.0), (346.0, 1204.0)
LANE_Y = 456.0
#: A garrison of more cards than this shows one pile for each kind.
MOST_ALONE = 8
GARRISON_ROOM = 244.0
ZONE_Z, PILE_Z, CARD_Z, LANE_Z, SPIED_Z, PANEL_Z = 1.0, 10.0, 100.0, 60.0, 400.0, 300.0

HOLD_PLACE, ENGAGE_PLACE, NEWEST = "place:hold", "place:engage", "newest"
HIDDEN, DECK_PIECE, SPIED_PIECE, RACE_PIECE = "hidden", "deck", "spied", "race"


def zone(view: GrappleView, name: str) -> Rect:
    """A zone of the table for so many players."""
    found = zones("grapple", f"table_{len(view.hand_sizes)}")[name]
    return Rect(found.x, found.y, found.w, found.h)


def board(view: GrappleView, context: TableContext, seat: int) -> Rect:
    """A player's board: the one who looks at the lower left, the others along the top, clockwise."""
    if seat == context.viewer:
        return zone(view, "mine")
    return zone(view, f"board_{context.others().index(seat) + 1}")


def plate_rect(rect: Rect) -> Rect:
    """The upper part of a board: who it is."""
    return Rect(rect.x, rect.y, rect.w, 94)


def army_rect(rect: Rect) -> Rect:
    """The army on a board."""
    return Rect(rect.x + 24, rect.y + 130, ARMY_CARD, ARMY_CARD * PROPORTION)


# ---------------------------------------------------------------------- pieces


def card_piece(card: int) -> Piece:
    """A card that can be seen, as a piece."""
    return f"card:{card}"


def army_piece(seat: int) -> Piece:
    """An army as a piece."""
    return f"army:{seat}"


def plate_piece(seat: int) -> Piece:
    """A player's plate as a piece, to be pointed at and spied on."""
    return f"plate:{seat}"


def number_of(piece: Piece | None, kind: str) -> int | None:
    """The number in a piece's name if it is of that kind."""
    if piece is None or not piece.startswith(f"{kind}:"):
        return None
    return int(piece.rpartition(":")[2])


def in_hand_order(hand: Iterable[int], cards: Content) -> list[int]:
    """By strength, then kind; cards of a kind as they came."""
    return sorted(hand, key=lambda card: (cards.strengths[card], cards.kinds[card]))


def spread(count: int, area: Rect, width: float, gap: float) -> list[Point]:
    """Middles of cards side by side, centred; closer together when there are many."""
    pitch = min(width + gap, (area.w - width) / max(1, count - 1))
    left = area.x + (area.w - pitch * (count - 1) - width) / 2 + width / 2
    return [(left + place * pitch, area.centre[1]) for place in range(count)]


def lane_places(view: GrappleView, cards: Content) -> list[tuple[float, float]]:
    """Where the pairs of a battle lie, the newest last: attacker's and defender's x; those at the ENDS lie there small."""
    battle = view.battle
    if battle is None:
        return []
    count = len(battle.attack)
    waiting = view.public.phase in ("hold", "engage") or verdict(battle, cards) == 0
    shown = [FAR] if waiting else [FAR, NEAR]
    return [*[ENDS] * max(0, count - len(shown)), *shown[-count:]]


def garrison_places(view: GrappleView, seat: int, rect: Rect, cards: Content) -> list[tuple[int, float, float]]:
    """Card, x and y of everything in a garrison: each by itself, or in piles by kind when there are many."""
    held = view.public.garrisons[seat]
    x0, y = rect.x + 140 + MINI / 2, rect.y + 129 + MINI * PROPORTION / 2
    if len(held) <= MOST_ALONE:
        pitch = min(MINI + 4, (GARRISON_ROOM - MINI) / max(1, len(held) - 1))
        return [(card, x0 + place * pitch, y) for place, card in enumerate(held)]
    kinds = sorted({cards.kinds[card] for card in held})
    pitch = min(MINI + 4, (GARRISON_ROOM - MINI) / max(1, len(kinds) - 1))
    return [(card, x0 + kinds.index(cards.kinds[card]) * pitch, y) for card in held]


def layout(view: GrappleView, context: TableContext, cards: Content) -> Layout:
    """Every piece of a view in its place."""
    placed: dict[Piece, Placement] = {}
    for seat in range(len(view.hand_sizes)):
        _place_board(placed, view, context, seat, cards)
    rect = zone(view, "deck")
    race = zone(view, "race")
    placed[RACE_PIECE] = Placement(*race.centre, race.w, race.h, ("zone",), ZONE_Z, fixed=True)
    placed[DECK_PIECE] = Placement(*rect.centre, rect.w, rect.h, ("deck", view.deck_size), PILE_Z, fixed=True)
    for depth, card in enumerate(view.public.spies[-2:]):
        rect = zone(view, "spies")
        placed[card_piece(card)] = Placement(*rect.centre, rect.w, rect.h, ("front", card), PILE_Z + depth, fixed=True)
    _place_lane(placed, view, context, cards)
    hand = in_hand_order(view.hand, cards)
    area = zone(view, "hand")
    for place, (card, (x, y)) in enumerate(zip(hand, spread(len(hand), area, HAND_CARD, 14), strict=True)):
        face = ("back",) if context.covered else ("front", card)
        z = (SPIED_Z if view.spied_hand else CARD_Z) + place
        placed[card_piece(card)] = Placement(x, y, HAND_CARD, HAND_CARD * PROPORTION, face, z)
    if view.spied_hand and not context.covered:
        _place_spied(placed, view, cards)
    return placed


def _place_board(
    placed: dict[Piece, Placement], view: GrappleView, context: TableContext, seat: int, cards: Content
) -> None:
    rect = board(view, context, seat)
    plate, army = plate_rect(rect), army_rect(rect)
    placed[plate_piece(seat)] = Placement(*plate.centre, plate.w, plate.h, ("zone",), ZONE_Z, fixed=True)
    placed[army_piece(seat)] = Placement(
        *army.centre, army.w, army.h, ("army", view.army_sizes[seat]), PILE_Z, fixed=True
    )
    # from left to right, so that no pile covers the strength of the one after it
    lying = sorted(garrison_places(view, seat, rect, cards), key=lambda one: one[1])
    for place, (card, x, y) in enumerate(lying):
        placed[card_piece(card)] = Placement(x, y, MINI, MINI * PROPORTION, ("mini", card), PILE_Z + place, fixed=True)


def _place_lane(placed: dict[Piece, Placement], view: GrappleView, context: TableContext, cards: Content) -> None:
    battle = view.battle
    if battle is None:
        return
    tall = LANE_CARD * PROPORTION
    places = lane_places(view, cards)
    older = sum(place == ENDS for place in places)
    for number, (left, right) in enumerate(places):
        for card, x in ((battle.attack[number], left), (battle.defence[number], right)):
            z = LANE_Z + number
            if number < older:  # small at the lane's ends, one below the other
                y = LANE_Y + (number - (older - 1) / 2) * min(92.0, 180 / older)
                placed[card_piece(card)] = Placement(x, y, MINI, MINI * PROPORTION, ("mini", card), z, fixed=True)
            else:
                placed[card_piece(card)] = Placement(x, LANE_Y, LANE_CARD, tall, ("front", card), z, fixed=True)
    if battle.holding:
        own = battle.hidden != NO_CARD and not context.covered
        face = ("held", battle.hidden) if own else ("back",)
        placed[HIDDEN] = Placement(NEAR[1], LANE_Y, LANE_CARD, tall, face, LANE_Z + 20, fixed=True)


def _place_spied(placed: dict[Piece, Placement], view: GrappleView, cards: Content) -> None:
    """The spied hand on its panel, for the one who spies alone."""
    rect = zone(view, "spied")
    placed[SPIED_PIECE] = Placement(*rect.centre, rect.w, rect.h, ("spied", view.public.spied), PANEL_Z, fixed=True)
    area = Rect(rect.x + 50, rect.y + 120, rect.w - 100, HAND_CARD * PROPORTION)
    hand = in_hand_order(view.spied_hand, cards)
    for place, (card, (x, y)) in enumerate(zip(hand, spread(len(hand), area, HAND_CARD, 14), strict=True)):
        placed[card_piece(card)] = Placement(x, y, HAND_CARD, HAND_CARD * PROPORTION, ("front", card), SPIED_Z + place)


def targets(view: GrappleView, context: TableContext, cards: Content) -> dict[Piece, Rect]:
    """Where things can be dropped: armies, plates, the lane's places, and cards to be swapped."""
    found: dict[Piece, Rect] = {}
    for seat in range(len(view.hand_sizes)):
        rect = board(view, context, seat)
        found[army_piece(seat)] = Rect(rect.x + 4, rect.y + 98, 128, 160)
        found[plate_piece(seat)] = plate_rect(rect)
    tall = LANE_CARD * PROPORTION
    battle = view.battle
    if battle and context.viewer in (battle.attacker, battle.defender):
        left, right = lane_places(view, cards)[-1]
        # before the lane's places: a goblin that stands on one of them is what is meant
        found[NEWEST] = centred(left if context.viewer == battle.attacker else right, LANE_Y, LANE_CARD, tall)
    found[HOLD_PLACE] = centred(NEAR[1], LANE_Y, LANE_CARD, tall)
    found[ENGAGE_PLACE] = centred(NEAR[0], LANE_Y, LANE_CARD, tall)
    if view.public.phase == "spied" and view.spied_hand and not context.covered:
        placed = layout(view, context, cards)
        for card in (*view.hand, *view.spied_hand):
            found[card_piece(card)] = placed[card_piece(card)].rect
    return found
