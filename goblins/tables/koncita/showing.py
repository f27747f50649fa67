"""What lies on the Koncita table: its kinds of pieces and places, and what each piece can show."""

from __future__ import annotations

from goblins.games.koncita.state import NOBODY
from goblins.ui.moving.motion import Face, Piece

CARD, GOBLIN, THING, FURNITURE, DECK, PANEL = "card", "goblin", "thing", "furniture", "deck", "panel"
#: A gesture button's number is its seat, its part the kind; a Forfeit that was drawn flies to its owner.
GESTURE, DRAWN, CALL = "gesture", "drawn", "call"
#: A square as a target of everybody, and as the end of Oscar's run; a wall is numbered by its colour.
SQUARE, OSCARS_SQUARE, WALL = "square", "oscar's square", "wall"
PRINCESS_PIECE, TREASURE_PIECE = Piece("princess"), Piece("treasure")
DISCARDS, MOVEMENT = Piece("discards"), Piece("movement_deck")
VEIL_PIECE, CHOICE_PIECE, WON_PIECE = Piece("veil"), Piece("choice"), Piece("won")
OUT_SHEET, PILE_PIECE, RAYS_PIECE = Piece("out_sheet"), Piece("treasure_pile"), Piece("rays")


def card_piece(card: int) -> Piece:
    """A Movement card."""
    return Piece(CARD, card)


def goblin_piece(seat: int) -> Piece:
    """A seat's goblin."""
    return Piece(GOBLIN, seat)


def thing_piece(thing: int) -> Piece:
    """Casket, scepter or Oscar."""
    return Piece(THING, thing)


def kept_piece(treasure: int) -> Piece:
    """A Treasure that came home while the story goes on."""
    return Piece("kept", treasure)


def deck_piece(kind: int) -> Piece:
    """A Forfeit deck."""
    return Piece(DECK, kind)


def gesture_piece(seat: int, kind: int) -> Piece:
    """A player's gesture button."""
    return Piece(GESTURE, seat, kind)


def call_piece(seat: int, kind: int) -> Piece:
    """What calls for a gesture of a player's; a click on it makes that, too."""
    return Piece(CALL, seat, kind)


def panel_piece(seat: int) -> Piece:
    """A player's panel, to be pointed at and praised."""
    return Piece(PANEL, seat)


def square_piece(square: int) -> Piece:
    """A square, for everything that is put or moved there."""
    return Piece(SQUARE, square)


def run_piece(square: int) -> Piece:
    """The square where Oscar's run would end."""
    return Piece(OSCARS_SQUARE, square)


def wall_piece(colour: int) -> Piece:
    """The wall toward which a card moves something."""
    return Piece(WALL, colour)


def card_of(piece: Piece | None) -> int | None:
    """Which Movement card it is, if it is one."""
    return piece.number if piece is not None and piece.kind == CARD else None


def square_of(target: Piece | None) -> int | None:
    """Which square it is, if it is one: everybody's, or the end of Oscar's run."""
    return target.number if target is not None and target.kind in (SQUARE, OSCARS_SQUARE) else None


class GoblinFace(Face, frozen=True):
    """A seat's goblin, by its colour and its character; it may be waiting to come in, something may stand behind it, and
    the disc of the one who has the turn shines.
    """

    colour: str
    goblin: str
    mood: str = ""
    waiting: bool = False
    before: bool = False
    acts: bool = False


class PrincessFace(Face, frozen=True):
    """The Princess, quiet or in a tantrum; something may stand behind her."""

    upset: bool
    before: bool = False


class ThingFace(Face, frozen=True):
    """Casket, scepter or Oscar; he may run toward a side of the room."""

    thing: int
    running: int | None = None


class FurnitureFace(Face, frozen=True):
    """A piece of furniture, or a pillar; something may stand behind it."""

    name: str
    before: bool = False


class CardFace(Face, frozen=True):
    """A Movement card, face up; its balls point at the walls, whose colours are told clockwise from the top."""

    card: int
    walls: tuple[str, ...]


class BackFace(Face, frozen=True):
    """The back of a Movement card, or of a Forfeit of a kind."""

    forfeit: int | None = None


class TreasureFace(Face, frozen=True):
    """The Treasure that can be won."""

    treasure: int


class ChipFace(Face, frozen=True):
    """A won Treasure."""

    icon: str


class WonFace(Face, frozen=True):
    """A Treasure that was just won, seen close."""

    treasure: int


class PileFace(Face, frozen=True):
    """The pile of Treasures, the next one still face down."""


class RaysFace(Face, frozen=True):
    """Rays of light behind something seen close."""


class FigureFace(Face, frozen=True):
    """Somebody seen close, by their character."""

    who: str
    mood: str = ""


class OutFace(Face, frozen=True):
    """What somebody reads who is out: whose goblin, why, with how many points, and the order that was forgotten (or -1)."""

    name: str
    goblin: str
    why: str
    points: int
    forfeit: int


class DeckFace(Face, frozen=True):
    """A Forfeit deck and how many cards are left in it."""

    kind: int
    left: int


class ForfeitFace(Face, frozen=True):
    """A Forfeit, face up."""

    forfeit: int


class CallFace(Face, frozen=True):
    """With reminders: where a gesture is called for; it is painted above everything else."""


class GestureFace(Face, frozen=True):
    """A gesture button: how many orders of its kind its owner holds, and whether it is locked or (with reminders) due."""

    kind: int
    count: int
    locked: bool
    due: bool = False


class PanelFace(Face, frozen=True):
    """A player's panel: the ground shows it."""


class VeilFace(Face, frozen=True):
    """What darkens the room while a Forfeit deck is chosen."""


class DeckChoiceFace(Face, frozen=True):
    """Which Forfeit decks somebody may choose from, how many cards they have, and what comes when.

    `breach`: who broke an order, if it is for that.
    """

    name: str
    why: str
    possible: tuple[int, ...]
    sizes: tuple[int, ...]
    steps: tuple[str, str]
    breach: int = NOBODY
