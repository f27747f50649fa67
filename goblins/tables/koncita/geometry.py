"""Places of the Koncita table: the room and its squares, the players' panels, the hand, and where a deck is chosen."""

from __future__ import annotations

from functools import cache, lru_cache

from goblins.games.koncita.content import KINDS
from goblins.games.koncita.room import COLOURS, SIDE, SIDES, SQUARES, Colour, Room, neighbour
from goblins.games.koncita.state import NOWHERE, OSCAR
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.kit import zones
from goblins.tables.kit.plates import ShowsTurn
from goblins.tables.koncita.faces import PROPORTION
from goblins.tables.koncita.showing import (
    DISCARDS,
    MOVEMENT,
    deck_piece,
    panel_piece,
    run_piece,
    square_piece,
    wall_piece,
)
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point, Rect, centred

SQUARE = 84.0
WALL = 38.0
HAND_CARD, CHOICE_CARD = 144.0, 82.0
#: How tall the panel is on which a Forfeit deck is chosen: between the banner and the Princess in the lower half.
CHOICE_TALL = 306.0
#: How large the balloon is that calls for a gesture: the middle of cards in the hand stays free.
CALL = 320.0, 80.0
HAND_GAP, PLAYED_GAP = 12.0, 8.0


def zone(name: str) -> Rect:
    """A zone of the table's map."""
    return zones.zone("koncita", "table", name)


# ---------------------------------------------------------------------- the room


@cache
def centre_of(square: int) -> Point:
    """The middle of a square."""
    floor = zone("floor")
    return floor.x + (square % SIDE + 0.5) * SQUARE, floor.y + (square // SIDE + 0.5) * SQUARE


@cache
def square_rect(square: int) -> Rect:
    """A square's area."""
    return centred(*centre_of(square), SQUARE, SQUARE)


@lru_cache(256)
def squares_in(rect: Rect) -> tuple[int, ...]:
    """The squares whose middle lies in an area."""
    return tuple(square for square in range(SQUARES) if rect.holds(centre_of(square)))


def colour_toward(room: Room, start: int, square: int) -> int | None:
    """The wall toward which one step leads from a square to another."""
    for colour, name in enumerate(COLOURS):
        if neighbour(start, room.side_of(name)) == square:
            return colour
    return None


def wall_rect(room: Room, colour: Colour, whole: Rect | None = None) -> Rect:
    """A wall's area, where the room fills the whole of a rectangle (or its zone)."""
    rect = whole or zone("room")
    thick = WALL * rect.w / zone("room").w
    return {
        "top": Rect(rect.x + thick, rect.y, rect.w - 2 * thick, thick),
        "right": Rect(rect.right - thick, rect.y + thick, thick, rect.h - 2 * thick),
        "bottom": Rect(rect.x + thick, rect.bottom - thick, rect.w - 2 * thick, thick),
        "left": Rect(rect.x, rect.y + thick, thick, rect.h - 2 * thick),
    }[SIDES[room.side_of(colour)]]


# ---------------------------------------------------------------------- the players' panels


class Panel:
    """Where one player's things stand in their panel. Large for up to three others, medium for five, else small."""

    def __init__(self, rect: Rect, size: str) -> None:
        self.rect, self.size = rect, size

    @property
    def gestures(self) -> list[Rect]:
        """The six gesture buttons."""
        x, y, side, pitch = {
            "own": (108.0, 52.0, 56.0, 56.0),
            "large": (17.0, 158.0, 46.0, 45.5),
            "medium": (20.0, 108.0, 42.0, 44.8),
            "small": (102.0, 71.0, 33.0, 32.5),
        }[self.size]
        return [Rect(self.rect.x + x + number * pitch, self.rect.y + y, side, side) for number in range(len(KINDS))]

    @property
    def face(self) -> tuple[Point, float]:
        """The portrait's middle and its diameter."""
        x, y, across = {
            "own": (60.0, 58.0, 84.0),
            "large": (66.0, 66.0, 96.0),
            "medium": (56.0, 56.0, 84.0),
            "small": (56.0, 58.0, 80.0),
        }[self.size]
        return (self.rect.x + x, self.rect.y + y), across


def call_rect(kind: int, context: TableContext) -> Rect:
    """Where a gesture is called for: over the panel of the one who looks, at its button."""
    panel, (wide, tall) = panel_of(context.viewer, context), CALL
    x = panel.gestures[kind].centre[0] - wide / 2
    return Rect(min(max(x, panel.rect.x), panel.rect.right - wide), panel.rect.y - tall - 12, wide, tall)


def panel_of(seat: int, context: TableContext) -> Panel:
    """A player's panel: the one who looks has theirs under the hand, the others stand in a column, clockwise."""
    if seat == context.viewer:
        return Panel(zone("own"), "own")
    others = context.others()
    place, count = others.index(seat), len(others)
    if count <= 3:
        return Panel(Rect(20, 62 + 228 * place, 308, 214), "large")
    if count <= 5:
        return Panel(Rect(20, 20 + 170 * place, 308, 158), "medium")
    return Panel(Rect(20, 16 + 123 * place, 308, 116), "small")


# ---------------------------------------------------------------------- cards and decks


def hand_slot(place: int, cards: int) -> Rect:
    """A place of a hand of so many cards."""
    hand, width = zone("hand"), hand_card(cards)
    height = width * PROPORTION
    return Rect(hand.x + (width + HAND_GAP) * place, hand.y + (HAND_CARD * PROPORTION - height) / 2, width, height)


def hand_card(cards: int) -> float:
    """How wide the cards of a hand are: smaller where there are many."""
    return min(HAND_CARD, (zone("hand").w - HAND_GAP * (cards - 1)) / cards)


def played_slot(place: int, cards: int) -> Rect:
    """Where the card of a turn lies that is played so-manieth of so many; more than two are smaller."""
    first, last = zone("first_card"), zone("second_card")
    if cards < 3:
        return (first, last)[place]
    width = (last.right - first.x - PLAYED_GAP * (cards - 1)) / cards
    height = width * PROPORTION
    return Rect(first.x + (width + PLAYED_GAP) * place, first.bottom - height, width, height)


def chooser(view: KoncitaView, context: TableContext) -> int | None:
    """The person who is choosing a Forfeit deck, if one is."""
    decision = view.public.decision
    if decision is None or decision.kind != "take" or not context.seat(decision.seat).is_human:
        return None
    return decision.seat


def acting(view: KoncitaView) -> int | None:
    """Who has the turn, or comes into the room now; also while their story is told, in which nobody decides."""
    decision = view.public.decision
    seat = decision.seat if decision and decision.kind == "place" else view.public.active
    return None if view.public.ending else seat


class KoncitaPlates(ShowsTurn[KoncitaView]):
    """Whose plate shines, and where it is."""

    def acting(self, view: KoncitaView) -> int | None:
        """Who has the turn."""
        return acting(view)

    def plate(self, view: KoncitaView, context: TableContext, seat: int) -> Rect:
        """The plate of a seat."""
        return panel_of(seat, context).rect


def choice_rect(view: KoncitaView) -> Rect:
    """Where a Forfeit deck is chosen: in the half of the room where the goblin it is about does not stand."""
    rect = zone("decision")
    square = view.public.goblins[view.public.pending[-1].seat] if view.public.pending else NOWHERE
    y = rect.bottom + 2 - CHOICE_TALL if square < SQUARES // 2 else zone("banner").bottom + 2
    return Rect(rect.x, y, rect.w, CHOICE_TALL)


def choice_card(rect: Rect, kind: int) -> Rect:
    """Where a Forfeit deck lies on the panel on which one is chosen."""
    return centred(rect.x + 72 + 104 * kind, rect.y + 114, CHOICE_CARD, CHOICE_CARD * PROPORTION)


def aim_rect(players: int) -> Rect:
    """Where it stands what wins: over the few rivals' panels, or else on the older line of the log."""
    log = zone("log")
    return Rect(20, 8, 308, 48) if players <= 4 else Rect(log.x + 14, log.y + 36, log.w - 28, 28)


def large_aim_rect(players: int) -> Rect | None:
    """The same in larger text, as high as there is room over the panels; None where more play: there is none."""
    return Rect(14, 2, 316, 60) if players <= 4 else None


def recap_rect(players: int) -> Rect:
    """Where it stands what others did: over the order of a turn; where more play, over the last of their panels."""
    return Rect(20, 290 if players == 2 else 518, 308, 366)


# ---------------------------------------------------------------------- parts by name


def areas(context: TableContext, room: Room) -> dict[str, Rect]:
    """Parts of the table that can be pointed at: the zones of its map, the middle of each wall by its colour, all Forfeit
    decks, and the six gestures of the one who looks.
    """
    found = dict(zones.areas("koncita", "table"))
    for colour in COLOURS:
        x, y = wall_rect(room, colour).centre
        found[colour] = centred(x, y, WALL, WALL)
    found["forfeits"] = _round_all([zone(f"forfeit_{kind}") for kind in KINDS])
    found["gestures"] = _round_all(panel_of(context.viewer, context).gestures)
    return found


def _round_all(rects: list[Rect]) -> Rect:
    """The smallest rectangle that holds them all."""
    x, y = min(rect.x for rect in rects), min(rect.y for rect in rects)
    return Rect(x, y, max(rect.right for rect in rects) - x, max(rect.bottom for rect in rects) - y)


# ---------------------------------------------------------------------- targets


def targets(view: KoncitaView, context: TableContext, room: Room) -> dict[Piece, Rect]:
    """Where things can be dropped: squares (Oscar has the right half where a step may end too), walls, panels, discards."""
    found: dict[Piece, Rect] = {}
    shared = _near_movers(view, context.viewer)
    for square in range(SQUARES):
        rect = square_rect(square)
        found[square_piece(square)] = rect
        found[run_piece(square)] = Rect(rect.centre[0], rect.y, rect.w / 2, rect.h) if square in shared else rect
    for number, colour in enumerate(COLOURS):
        found[wall_piece(number)] = wall_rect(room, colour)
    for seat in range(len(view.public.goblins)):
        found[panel_piece(seat)] = panel_of(seat, context).rect
    for kind in range(len(KINDS)):
        found[deck_piece(kind)] = zone(f"forfeit_{KINDS[kind]}")
    found[DISCARDS], found[MOVEMENT] = zone("discards"), zone("deck")
    return found


def _near_movers(view: KoncitaView, viewer: int) -> set[int]:
    """Squares where both a step and a run of Oscar may end: there each has its half."""
    near = set()
    for start in (view.public.goblins[viewer], view.public.princess):
        if start != NOWHERE:
            near |= {start - 8, start + 8, start - 1, start + 1}
    oscar = view.public.things[OSCAR]
    return {square for square in near if square % 8 == oscar % 8 or square // 8 == oscar // 8}
