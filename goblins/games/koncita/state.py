"""What there is in a game of Koncita: its state, its actions, its events, and what a seat may see.

A square is a number, row × 8 + column, counted from the upper left corner; `NOWHERE` for a goblin that is not (or no
longer) in the room. Colours are 0 red (up), 1 yellow (right), 2 green (down), 3 blue (left). Kinds of Forfeit are
0 friend, 1 head, 2 legs, 3 tongue, 4 hands, 5 voice. Movement cards are 0 … 49, Treasures 0 … 19 and Forfeits 0 … 29,
in the order of the data files.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from goblins.core.contract import Action, Event

NOWHERE = -1
NOBODY = -1

#: What a move may run into, and what a Treasure may name at its foot.
PieceName = Literal["princess", "casket", "scepter", "oscar"]
CASKET, SCEPTER, OSCAR = 0, 1, 2
ROOM_CARDS: tuple[PieceName, ...] = ("casket", "scepter", "oscar")

DecisionKind = Literal["place", "pick", "use", "shove", "take", "bounce", "relocate"]


# ---------------------------------------------------------------------- actions


class Place(Action, frozen=True):
    """Put one's goblin on an empty square that touches an edge (K-09)."""

    openly: ClassVar[bool] = True
    square: int


class Pick(Action, frozen=True):
    """Lay a Movement card down to play it; breaches are settled before its use is chosen (K-10, K-37)."""

    card: int


class Move(Action, frozen=True):
    """Move what the picked card moves, one's goblin or the Princess, one square toward a colour (K-11, K-12)."""

    openly: ClassVar[bool] = True
    colour: int


class Run(Action, frozen=True):
    """Send Oscar running toward a colour of the picked card (K-14, K-30)."""

    openly: ClassVar[bool] = True
    colour: int


class Shove(Action, frozen=True):
    """Choose where the shoved goblin goes (K-17, K-18)."""

    openly: ClassVar[bool] = True
    square: int


class Take(Action, frozen=True):
    """Draw the top card of a Forfeit deck (K-32)."""

    openly: ClassVar[bool] = True
    kind: int


class Bounce(Action, frozen=True):
    """Choose where one's goblin lands after touching the Princess (K-24)."""

    openly: ClassVar[bool] = True
    square: int


class Relocate(Action, frozen=True):
    """Choose where the room card goes that one's goblin touched (K-26)."""

    openly: ClassVar[bool] = True
    square: int


class Discard(Action, frozen=True):
    """With no legal move: throw a card of one's hand away (K-15)."""

    card: int


class Done(Action, frozen=True):
    """Enough thrown away: draw back to three; the turn is over (K-15)."""


class Gesture(Action, frozen=True):
    """Make a gesture (K-34). Friend alone points `at` another seat; in the others it is NOBODY."""

    openly: ClassVar[bool] = True
    aside: ClassVar[bool] = True
    kind: int
    at: int = NOBODY


class Caught(Action, frozen=True):
    """With table forfeits: the table agrees that this seat broke an order (K-36)."""

    openly: ClassVar[bool] = True
    aside: ClassVar[bool] = True


KoncitaAction = Place | Pick | Move | Run | Shove | Take | Bounce | Relocate | Discard | Done | Gesture | Caught


# ---------------------------------------------------------------------- events


class Placed(Event, frozen=True):
    """A goblin came into the room."""

    seat: int
    square: int


class TurnStarted(Event, frozen=True):
    """A seat's turn begins."""

    seat: int


class Picked(Event, frozen=True):
    """A card was laid down to be played."""

    seat: int
    card: int


class Breached(Event, frozen=True):
    """An order was not kept: which kinds were missed (empty when caught at the table), and the how-many-th breach it is."""

    seat: int
    kinds: tuple[int, ...]
    count: int


class WentOut(Event, frozen=True):
    """A second breach: the goblin leaves the room and these cards the game."""

    seat: int
    cards: tuple[int, ...]


class GoblinMoved(Event, frozen=True):
    """A seat's own goblin went one square toward a colour."""

    seat: int
    start: int
    square: int
    colour: int


class PrincessMoved(Event, frozen=True):
    """A seat moved the Princess."""

    seat: int
    start: int
    square: int
    colour: int


class OscarRan(Event, frozen=True):
    """A seat sent Oscar running; `stopper` is the seat whose goblin stopped him, or NOBODY."""

    seat: int
    start: int
    square: int
    colour: int
    stopper: int


class Shoved(Event, frozen=True):
    """A seat shoved a goblin to another square."""

    seat: int
    goblin: int
    start: int
    square: int


class Touched(Event, frozen=True):
    """A goblin met the Princess (by her doing or its own) or entered a room card's square: a Forfeit follows."""

    goblin: int
    piece: PieceName


class ForfeitTaken(Event, frozen=True):
    """A seat drew a Forfeit; `breach` tells that it is a punishment."""

    seat: int
    forfeit: int
    breach: bool


class Bounced(Event, frozen=True):
    """A goblin bounced off the Princess."""

    seat: int
    start: int
    square: int


class Relocated(Event, frozen=True):
    """A seat moved the room card that its goblin touched."""

    seat: int
    piece: PieceName
    start: int
    square: int


class TreasureWon(Event, frozen=True):
    """A seat won the visible Treasure, by its objective or by reaching its piece; `shown` is the next one (NOBODY: none)."""

    seat: int
    treasure: int
    by_piece: bool
    shown: int


class Discarded(Event, frozen=True):
    """A seat without a legal move, or one that went out in mid-turn, threw a card away."""

    seat: int
    card: int


class Reshuffled(Event, frozen=True):
    """The discards became the Movement deck."""

    count: int


class Drew(Event, frozen=True):
    """A seat drew back to three; only that seat knows the cards."""

    seat: int
    count: int
    cards: tuple[int, ...] | None


class TurnEnded(Event, frozen=True):
    """A seat's turn is over."""

    seat: int


class Gestured(Event, frozen=True):
    """A seat made a gesture that was due."""

    seat: int
    kind: int
    at: int


class Stumbled(Event, frozen=True):
    """A seat made a gesture that was not due; its gestures are locked."""

    seat: int
    kind: int
    at: int


class CaughtOut(Event, frozen=True):
    """The table caught a seat; its breach is settled when the card's consequences are over."""

    seat: int


class Ended(Event, frozen=True):
    """The game is over, for the given reason."""

    reason: str


# ---------------------------------------------------------------------- state


class Decision(Struct, frozen=True):
    """One thing that is being decided, and by whom. What it is about depends on its kind.

    place: one's goblin. pick: the next card (or what to throw away). use: the picked card. shove: where `goblin` goes,
    which stands on `square`; it may not go to `source`, and the goblins in `moved` (a set) may not be shoved again.
    take: a Forfeit, `breach` for a punishment. bounce: where `goblin` lands, away from `square`. relocate: where room
    card `thing` goes, away from `square`.
    """

    kind: DecisionKind
    seat: int
    goblin: int = NOBODY
    thing: int = -1
    square: int = NOWHERE
    source: int = NOWHERE
    moved: int = 0
    breach: bool = False


class Deed(Struct, frozen=True):
    """What one card's action did, as objectives ask about it (K-41, K-44). Squares are those at the action's end."""

    mover: Literal["goblin", "princess", "oscar"]
    colour: int
    wild: bool
    start: int
    end: int = NOWHERE
    """Where what moved stands after all consequences."""
    reached: int = -1
    """What one's own goblin moved onto: 0 casket, 1 scepter, 2 Oscar, 3 the Princess, -1 none of them."""
    ran: int = 0
    """How many squares Oscar ran."""
    shoved: tuple[int, ...] = ()
    """The seats whose goblins were shoved, one entry per shove."""
    princess_touched: bool = False
    """Whether the Princess was moved onto a goblin."""
    shoved_into: tuple[int, ...] = ()
    """What shoved goblins ran into, numbered like `reached`."""
    oscar_stopped: bool = False
    """Whether a goblin stopped Oscar."""
    forfeits: tuple[int, ...] = ()
    """The seats that took Forfeits, breaches left out."""


class Charge(Struct, frozen=True):
    """A breach that is still to be settled: whose, and the kinds of gesture that were missed (a set; 0 at the table)."""

    seat: int
    kinds: int = 0


class KoncitaState(Struct, frozen=True):
    """All of a game's truth at one moment."""

    goblins: tuple[int, ...]
    """The square of every seat's goblin."""
    princess: int
    things: tuple[int, ...]
    """The squares of casket, scepter and Oscar."""
    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """The Movement deck; the last card is drawn first."""
    discards: tuple[int, ...]
    """The last one lies on top."""
    gone: tuple[int, ...]
    """Movement cards that left the game with their players."""
    played: tuple[int, ...]
    """The cards the active player has played in this turn."""
    treasures: tuple[int, ...]
    """The pile; the first one is visible."""
    unused: tuple[int, ...]
    """Treasures that were discarded at the beginning (K-06)."""
    won: tuple[tuple[int, ...], ...]
    decks: tuple[tuple[int, ...], ...]
    """The six Forfeit decks; the last card is on top."""
    forfeits: tuple[tuple[int, ...], ...]
    """Every seat's Forfeits in the order they were taken; the last of a kind binds."""
    orders: tuple[int, ...]
    """Every seat's binding Forfeits as a set."""
    breaches: tuple[int, ...]
    """0: none; 1: the Player card is lost; 2: out."""
    active: int
    turns: int
    pending: tuple[Decision, ...]
    """What is being decided, the present decision last; what lies under it comes after it."""
    deed: Deed | None
    """What the card being carried out has done so far."""
    deeds: tuple[Deed, ...]
    """What the active player did in this turn since the visible Treasure was shown (K-42)."""
    trail: tuple[int, ...]
    """The squares from where to where the last card moved something."""
    due: tuple[int, ...]
    """For every seat the kinds of gesture that are due, as a set."""
    locked: int
    """The seats that stumbled, as a set (K-35)."""
    charges: tuple[Charge, ...]
    """Breaches still to be settled, in their order (K-36, K-37)."""
    picks: int
    """How many cards have been picked in the game."""
    people: int
    """The seats that people play, as a set: only they can be caught (K-36)."""
    table_forfeits: bool
    reminders: bool
    heedful: bool
    """Everybody keeps their orders: so it is in the worlds that bots imagine."""
    seed: int
    occasion: int
    ending: str = ""


class KoncitaView(Struct, frozen=True):
    """What a seat sees: the whole table but for the others' hands and the order of the decks."""

    seat: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    goblins: tuple[int, ...]
    princess: int
    things: tuple[int, ...]
    deck_size: int
    discards: tuple[int, ...]
    gone: tuple[int, ...]
    played: tuple[int, ...]
    treasure: int
    """The visible Treasure, NOBODY when none is left."""
    treasures_left: int
    unused: tuple[int, ...]
    won: tuple[tuple[int, ...], ...]
    deck_sizes: tuple[int, ...]
    """Cards left in each Forfeit deck."""
    forfeits: tuple[tuple[int, ...], ...]
    orders: tuple[int, ...]
    breaches: tuple[int, ...]
    active: int
    turns: int
    pending: tuple[Decision, ...]
    deed: Deed | None
    deeds: tuple[Deed, ...]
    trail: tuple[int, ...]
    due: tuple[int, ...]
    """It follows from what everybody saw; a table shows it only with reminders (K-34)."""
    locked: int
    charges: tuple[Charge, ...]
    picks: int
    people: int
    table_forfeits: bool
    reminders: bool
    ending: str

    @property
    def decision(self) -> Decision | None:
        """What is being decided now; None when the game is over."""
        return self.pending[-1] if self.pending and not self.ending else None
