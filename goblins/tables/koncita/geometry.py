"""Where everything of Koncita lies: the room and its squares, the players' panels, decks, cards and gesture buttons."""

from __future__ import annotations

from goblins.content.rooms import room_for
from goblins.content.tiled import zones
from goblins.games.koncita.cards import KINDS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import NOWHERE, OSCAR, KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.koncita.faces import PROPORTION
from goblins.ui.motion import Layout, Piece, Placement
from goblins.ui.viewport import Point, Rect, centred

SQUARE = 84.0
WALL = 38.0
SMALL_CARD, HAND_CARD, DECK_CARD, CHOICE_CARD = 76.0, 144.0, 68.0, 88.0
WALLS = ("red", "yellow", "green", "blue")
#: Heights above the table: floor pieces are ordered by their foot line, at most 900.
PANEL_Z, BUTTON_Z, CARD_Z, VEIL_Z, SPOTLIT_Z, CHOICE_Z = 1.0, 5.0, 1000.0, 1800.0, 1850.0, 2000.0


def zone(name: str) -> Rect:
    """A zone of the table's map."""
    found = zones("koncita", "table")[name]
    return Rect(found.x, found.y, found.w, found.h)


# ---------------------------------------------------------------------- the room


def centre_of(square: int) -> Point:
    """The middle of a square."""
    floor = zone("floor")
    return floor.x + (square % 8 + 0.5) * SQUARE, floor.y + (square // 8 + 0.5) * SQUARE


def square_rect(square: int) -> Rect:
    """A square's area."""
    return centred(*centre_of(square), SQUARE, SQUARE)


def wall_rect(colour: str) -> Rect:
    """A wall's area."""
    room = zone("room")
    return {
        "red": Rect(room.x + WALL, room.y, room.w - 2 * WALL, WALL),
        "yellow": Rect(room.right - WALL, room.y + WALL, WALL, room.h - 2 * WALL),
        "green": Rect(room.x + WALL, room.bottom - WALL, room.w - 2 * WALL, WALL),
        "blue": Rect(room.x, room.y + WALL, WALL, room.h - 2 * WALL),
    }[colour]


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


# ---------------------------------------------------------------------- pieces


def card_piece(card: int) -> Piece:
    """A Movement card as a piece."""
    return f"card:{card}"


def goblin_piece(seat: int) -> Piece:
    """A seat's goblin as a piece."""
    return f"goblin:{seat}"


def thing_piece(thing: int) -> Piece:
    """Casket, scepter or Oscar as a piece."""
    return f"thing:{thing}"


def deck_piece(kind: int) -> Piece:
    """A Forfeit deck as a piece."""
    return f"forfeit:{kind}"


def gesture_piece(seat: int, kind: int) -> Piece:
    """A gesture button as a piece."""
    return f"gesture:{seat}:{kind}"


def panel_piece(seat: int) -> Piece:
    """A player's panel, to be pointed at and praised."""
    return f"panel:{seat}"


def number_of(piece: Piece | None, kind: str) -> int | None:
    """The number in a piece's name if it is of that kind."""
    if piece is None or not piece.startswith(f"{kind}:"):
        return None
    return int(piece.rpartition(":")[2])


PRINCESS_PIECE, TREASURE_PIECE, VEIL_PIECE, CHOICE_PIECE = "princess", "treasure", "veil", "choice"


def hand_slot(place: int) -> Rect:
    """A place of the hand."""
    hand = zone("hand")
    return Rect(hand.x + 156 * place, hand.y, HAND_CARD, HAND_CARD * PROPORTION)


def chooser(view: KoncitaView, context: TableContext) -> int | None:
    """The person who is choosing a Forfeit deck, if one is."""
    decision = view.decision
    if decision is None or decision.kind != "take" or not context.seat(decision.seat).is_human:
        return None
    return decision.seat


def choice_rect(view: KoncitaView) -> Rect:
    """Where a Forfeit deck is chosen: in the half of the room where the goblin it is about does not stand."""
    rect = zone("decision")
    square = view.goblins[view.pending[-1].seat] if view.pending else NOWHERE
    if square < 32:
        return rect
    return Rect(rect.x, 4 if square < 40 else zone("room").y + 2, rect.w, rect.h)


def choice_card(rect: Rect, kind: int) -> Rect:
    """Where a Forfeit deck lies on the panel on which one is chosen."""
    return centred(rect.x + 72 + 104 * kind, rect.y + 138, CHOICE_CARD, CHOICE_CARD * PROPORTION)


def layout(view: KoncitaView, context: TableContext, rules: KoncitaRules) -> Layout:
    """Every piece of a view in its place."""
    placed: dict[Piece, Placement] = {}
    _place_room(placed, view, context)
    _place_cards(placed, view, context)
    _place_panels(placed, view, context, rules)
    _place_forfeits(placed, view, context)
    if view.treasure >= 0:
        rect = zone("treasure")
        placed[TREASURE_PIECE] = Placement(
            *rect.centre, rect.w, rect.h, ("treasure", view.treasure), CARD_Z, fixed=True
        )
    return placed


def _place_room(placed: dict[Piece, Placement], view: KoncitaView, context: TableContext) -> None:
    """Furniture, room cards, goblins and the Princess, by their foot lines; what a Forfeit is about stands in the light."""
    room = room_for(len(view.goblins))
    floor = zone("floor")
    for piece in room.furniture:
        width, height = piece.columns * SQUARE, piece.rows * SQUARE
        x, y = floor.x + piece.column * SQUARE + width / 2, floor.y + piece.row * SQUARE + height / 2
        placed[f"furniture:{piece.name}"] = Placement(
            x, y, width, height, ("furniture", piece.name), y + height / 2 - 22, fixed=True
        )
    lit = _spotlit(view) if chooser(view, context) is not None else set()
    for thing, square in enumerate(view.things):
        x, y = centre_of(square)
        touched = any(one.kind == "relocate" and one.thing == thing for one in view.pending)
        aside, z = (18.0, y + 60) if touched else (0.0, y + 20)
        placed[thing_piece(thing)] = Placement(x + aside, y - 1.5 * aside, SQUARE, SQUARE, ("thing", thing), z)
    for seat, square in enumerate(view.goblins):
        if view.breaches[seat] >= 2:
            continue
        shocked = _is_shoved(view, seat)
        mood = "shocked" if shocked else ""
        if square == NOWHERE:
            (x, y), _ = panel_of(seat, context).face
            placed[goblin_piece(seat)] = Placement(x, y, SQUARE, SQUARE, _goblin_face(context, seat, ""), CARD_Z)
            continue
        x, y = centre_of(square)
        beside = _beside(view, seat)
        z = y + 24 + (30 if shocked or beside[0] else 0)
        z = SPOTLIT_Z + z / 10 if seat in lit else z
        placed[goblin_piece(seat)] = Placement(
            x + beside[0], y + beside[1], SQUARE, SQUARE, _goblin_face(context, seat, mood), z
        )
    x, y = centre_of(view.princess)
    upset = any(decision.kind == "bounce" for decision in view.pending)
    z = SPOTLIT_Z + y / 10 if upset and lit else y + 24.5
    placed[PRINCESS_PIECE] = Placement(x, y, SQUARE, SQUARE, ("princess", "tantrum" if upset else ""), z)


def _goblin_face(context: TableContext, seat: int, mood: str) -> tuple[str, str, str, str]:
    who = context.seat(seat)
    return "goblin", who.colour, who.goblin, mood


def _is_shoved(view: KoncitaView, seat: int) -> bool:
    decision = view.decision
    return decision is not None and decision.kind == "shove" and decision.goblin == seat


def _spotlit(view: KoncitaView) -> set[int]:
    """The seats whose goblins the present Forfeit is about."""
    return {view.pending[-1].seat} if view.pending else set()


def _beside(view: KoncitaView, seat: int) -> Point:
    """How far a goblin stands from its square's middle while it shares it with somebody."""
    decision = next((one for one in reversed(view.pending) if one.goblin == seat), None)
    if decision is None or decision.kind == "relocate":
        return 0.0, 0.0
    if decision.kind == "shove":
        return 14.0, -30.0
    if any(one.kind == "bounce" and one.goblin == seat for one in view.pending):
        return (-40.0, 14.0) if view.princess % 8 else (40.0, 14.0)
    return 0.0, 0.0


def _place_cards(placed: dict[Piece, Placement], view: KoncitaView, context: TableContext) -> None:
    """The hand, the cards of this turn, and the upper discards."""
    for place, card in enumerate(view.hand):
        slot = hand_slot(place + (len(view.played) if view.active == context.viewer else 0))
        face = ("back",) if context.covered else ("card", card)
        placed[card_piece(card)] = Placement(*slot.centre, slot.w, slot.h, face, CARD_Z + place)
    for card, name in zip(view.played, ("first_card", "second_card"), strict=False):
        rect = zone(name)
        placed[card_piece(card)] = Placement(*rect.centre, rect.w, rect.h, ("card", card), CARD_Z)
    for depth, card in enumerate(view.discards[-2:]):
        rect = zone("discards")
        placed[card_piece(card)] = Placement(
            *rect.centre, rect.w, rect.h, ("card", card), CARD_Z - 10 + depth, fixed=True
        )


def _place_panels(placed: dict[Piece, Placement], view: KoncitaView, context: TableContext, rules: KoncitaRules) -> None:
    """Panels to be pointed at, and the gesture buttons of people."""
    for seat in range(len(view.goblins)):
        panel = panel_of(seat, context)
        placed[panel_piece(seat)] = Placement(
            *panel.rect.centre, panel.rect.w, panel.rect.h, ("zone",), PANEL_Z, fixed=True
        )
        if view.table_forfeits or view.breaches[seat] >= 2 or not context.seat(seat).is_human:
            continue
        for kind, rect in enumerate(panel.gestures):
            placed[gesture_piece(seat, kind)] = Placement(
                *rect.centre, rect.w, rect.h, _gesture_face(view, rules, seat, kind), BUTTON_Z, fixed=True
            )


def _gesture_face(view: KoncitaView, rules: KoncitaRules, seat: int, kind: int) -> tuple[str, int, int, bool, bool]:
    """A button's kind, how many such orders its owner holds, and whether it is locked or, with reminders, due."""
    count = sum(rules.cards.forfeits[forfeit].kind == kind for forfeit in view.forfeits[seat])
    due = view.reminders and bool(view.due[seat] >> kind & 1)
    return "gesture", kind, count, bool(view.locked >> seat & 1), due


def _place_forfeits(placed: dict[Piece, Placement], view: KoncitaView, context: TableContext) -> None:
    """The six decks: in their corner, or before the person who must choose one."""
    seat = chooser(view, context)
    for kind, name in enumerate(KINDS):
        rect = zone(f"forfeit_{name}")
        width, z = DECK_CARD, CARD_Z
        x, y = rect.centre
        if seat is not None:
            (x, y), width, z = choice_card(choice_rect(view), kind).centre, CHOICE_CARD, CHOICE_Z
        placed[deck_piece(kind)] = Placement(
            x, y, width, width * PROPORTION, ("deck", kind, view.deck_sizes[kind]), z, fixed=seat is None
        )
    if seat is not None:
        room, panel = zone("room"), choice_rect(view)
        placed[VEIL_PIECE] = Placement(*room.centre, room.w, room.h, ("veil",), VEIL_Z, fixed=True)
        placed[CHOICE_PIECE] = Placement(*panel.centre, panel.w, panel.h, ("choice",), CHOICE_Z - 10, fixed=True)


def targets(view: KoncitaView, context: TableContext) -> dict[Piece, Rect]:
    """Where things can be dropped: squares (Oscar has the right half where a step may end too), walls, panels, discards."""
    found: dict[Piece, Rect] = {}
    shared = _near_movers(view, context.viewer)
    for square in range(64):
        rect = square_rect(square)
        found[f"square:{square}"] = rect
        found[f"oscar:{square}"] = Rect(rect.centre[0], rect.y, rect.w / 2, rect.h) if square in shared else rect
    for colour in WALLS:
        found[f"wall:{colour}"] = wall_rect(colour)
    for seat in range(len(view.goblins)):
        found[panel_piece(seat)] = panel_of(seat, context).rect
    for kind in range(len(KINDS)):
        found[deck_piece(kind)] = zone(f"forfeit_{KINDS[kind]}")
    found["discards"] = zone("discards")
    return found


def _near_movers(view: KoncitaView, viewer: int) -> set[int]:
    """Squares where both a step and a run of Oscar may end: there each has its half."""
    near = set()
    for start in (view.goblins[viewer], view.princess):
        if start != NOWHERE:
            near |= {start - 8, start + 8, start - 1, start + 1}
    oscar = view.things[OSCAR]
    return {square for square in near if square % 8 == oscar % 8 or square // 8 == oscar // 8}
