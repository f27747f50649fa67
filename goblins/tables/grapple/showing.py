"""What lies on the Grapple table, as pieces, and what each of them can show."""

from __future__ import annotations

from goblins.ui.moving.motion import Counter, Face, Piece

#: Kinds of pieces of which there are several: cards by their number, armies, plates and garrisons by their seat.
CARD, ARMY, PLATE, GARRISON = "card", "army", "plate", "garrison"

DECK, RACE, SPIED = Piece("deck"), Piece("race"), Piece("spied")
#: Places that only say what they are: where used Spies lie, the lane, the dealer's token.
USED, LANE, DEALER = Piece("used"), Piece("lane"), Piece("dealer")
#: The sheet of a finished round, over everything, and what folds it away while it is pointed at.
SHEET, WHOLE = Piece("sheet"), Piece("whole")
#: A card that is dropped back onto the hand means nothing.
HAND = Piece("hand")
#: A battle's face-down goblin, and cards of others on their way that nobody sees.
HIDDEN, DRAWN, PLACED = Piece("hidden"), Piece("drawn"), Piece("placed")
#: What tells how a battle stands: its newest pair's verdict, what is at stake, the rope of a tie, torches, the cracked lane.
VERDICT, STAKE, ROPE, CRACK = Piece("verdict"), Piece("stake"), Piece("rope"), Piece("crack")
TORCH, PLACE = "torch", "place"
#: What everybody plays for, at first.
GOAL = Piece("goal")
#: What is asked now or being told, who fights whom; and by seat what somebody does in a battle or with a Spy.
RIBBON, SIDES = Piece("ribbon"), Piece("sides")
TAG = "tag"
#: By seat: the light at the plate of the one to act.
#: Targets in the lane: where a tie is held, where it is answered, and the newest goblin of the one who looks.
HOLD_PLACE, ENGAGE_PLACE, NEWEST = Piece("hold"), Piece("engage"), Piece("newest")


def card_piece(card: int) -> Piece:
    """A card that can be seen, as a piece."""
    return Piece(CARD, card)


def army_piece(seat: int) -> Piece:
    """An army as a piece."""
    return Piece(ARMY, seat)


def plate_piece(seat: int) -> Piece:
    """A player's plate as a piece, to be pointed at and spied on."""
    return Piece(PLATE, seat)


def garrison_piece(seat: int, part: int) -> Piece:
    """A garrison's heading (part 0) or its meter (part 1), to be pointed at."""
    return Piece(GARRISON, seat, part)


def tag_piece(seat: int) -> Piece:
    """What somebody does just now, as a piece on their plate."""
    return Piece(TAG, seat)


def card_of(piece: Piece | None) -> int | None:
    """The card that a piece is, if it is one."""
    return piece.number if piece is not None and piece.kind == CARD else None


class FrontFace(Face, frozen=True):
    """A card's whole face; a beaten goblin's is grey."""

    card: int
    beaten: bool = False


class MiniFace(Face, frozen=True):
    """A card's small face, for rows."""

    card: int


class BackFace(Face, frozen=True):
    """The back of a card: it does not say of which."""


class CornerFace(Face, frozen=True):
    """A back with a corner turned up, for the one whose face-down goblin it is."""

    card: int


class ArmyFace(Face, frozen=True):
    """An army, face down."""

    count: int


class DeckFace(Face, frozen=True):
    """What is left of the deck."""

    count: int


class PanelFace(Face, frozen=True):
    """The panel under a spied hand: whose hand it is, and their look."""

    owner: str
    colour: str
    goblin: str


class PointsFace(Counter, frozen=True):
    """A garrison's points, out of as many as end a round."""

    enough: int


class MeterFace(PointsFace, frozen=True):
    """The same as notches in a groove."""


class StakeFace(Counter, frozen=True):
    """What a battle is fought for."""


class VerdictFace(Face, frozen=True):
    """How the newest pair compares: both strengths, what stands between them (empty: a dagger), and who is winning."""

    left: int
    right: int
    sign: str
    words: str


class RopeFace(Face, frozen=True):
    """The rope between two goblins that are equally strong."""


class TorchFace(Face, frozen=True):
    """A torch at the lane’s end, in a battle for much."""


class CrackFace(Face, frozen=True):
    """The lane is cracked, in a battle for very much."""


class PlaceFace(Face, frozen=True):
    """A place in the lane where somebody’s next goblin may go, in a few words."""

    words: tuple[str, ...]


class GoalFace(Face, frozen=True):
    """What everybody plays for, in two lines."""

    lines: tuple[str, ...]


class LaneFace(Face, frozen=True):
    """The lane, and whether goblins fight there."""

    busy: bool


class AskedFace(Face, frozen=True):
    """What is asked now or being told: a word or two on a ribbon, and a sentence."""

    word: str
    words: str


class TagFace(Face, frozen=True):
    """What somebody does just now: a sign and a word."""

    icon: str
    words: str


class SidesFace(Face, frozen=True):
    """Who fights whom; drawn above everything, with the faces they make."""

    attacker: int
    defender: int


class ZoneFace(Face, frozen=True):
    """Nothing of its own: a place on the ground that can be pointed at."""


CardFace = FrontFace | MiniFace | BackFace
BACK, ZONE = BackFace(), ZoneFace()
