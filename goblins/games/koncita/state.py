"""What there is in a game of Koncita: what lies open, and what does not.

A square is a number, row × 8 + column, counted from the upper left corner; `NOWHERE` for a goblin that is not (or no
longer) in the room. Colours are 0 red, 1 yellow, 2 green, 3 blue. Kinds of Forfeit are
0 friend, 1 head, 2 legs, 3 tongue, 4 hands, 5 voice. Movement cards, Treasures and Forfeits are numbered in the order of
the data files.
"""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

NOWHERE = -1
NOBODY = -1

#: What a move may run into, and what a Treasure may name at its foot.
PieceName = Literal["casket", "scepter", "oscar", "princess"]
PIECES: tuple[PieceName, ...] = get_args(PieceName)
CASKET, SCEPTER, OSCAR, PRINCESS = range(len(PIECES))
ROOM_CARDS = PIECES[:PRINCESS]

#: The first breach costs the Player card, the second puts a player out of the game (K-37).
OUT = 2

DecisionKind = Literal["place", "pick", "use", "shove", "take", "bounce", "relocate"]


class Decision(Struct, frozen=True, gc=False):
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


class Deed(Struct, frozen=True, gc=False):
    """What one card's action did, as objectives ask about it (K-41, K-44). Squares are those at the action's end."""

    mover: Literal["goblin", "princess", "oscar"]
    colour: int
    wild: bool
    start: int
    end: int = NOWHERE
    """Where what moved stands after all consequences."""
    reached: int = -1
    """What one's own goblin moved onto: a number of PIECES, -1 for none of them."""
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


class Charge(Struct, frozen=True, gc=False):
    """A breach that is still to be settled: whose, and the kinds of gesture that were missed (a set).

    `kinds` is 0 at the table, and for somebody who has `stumbled` too often.
    """

    seat: int
    kinds: int = 0
    stumbled: bool = False


class KoncitaPublic(Struct, kw_only=True, gc=False):
    """What lies open to everybody."""

    goblins: tuple[int, ...]
    """The square of every seat's goblin."""
    princess: int
    things: tuple[int, ...]
    """The squares of casket, scepter and Oscar."""
    discards: tuple[int, ...] = ()
    """The last one lies on top."""
    gone: tuple[int, ...] = ()
    """Movement cards that left the game with their players."""
    played: tuple[int, ...] = ()
    """The cards the active player has played in this turn."""
    unused: tuple[int, ...]
    """Treasures that were discarded at the beginning (K-06)."""
    won: tuple[tuple[int, ...], ...]
    forfeits: tuple[tuple[int, ...], ...]
    """Every seat's Forfeits in the order they were taken; the last of a kind binds."""
    orders: tuple[int, ...]
    """Every seat's binding Forfeits as a set."""
    breaches: tuple[int, ...]
    """0: none; 1: the Player card is lost; 2: out."""
    active: int
    turns: int = 0
    pending: tuple[Decision, ...]
    """What is being decided, the present decision last; what lies under it comes after it."""
    deed: Deed | None = None
    """What the card being carried out has done so far."""
    deeds: tuple[Deed, ...] = ()
    """What the active player did in this turn since the visible Treasure was shown (K-42)."""
    trail: tuple[int, ...] = ()
    """The squares from where to where the last card moved something."""
    due: tuple[int, ...]
    """For every seat the kinds of gesture that are due, as a set. A table shows it only with reminders (K-34)."""
    locked: int = 0
    """The seats whose gestures are locked after a stumble, as a set (K-35)."""
    stumbles: tuple[int, ...] = ()
    """How often every seat has stumbled; empty for nobody ever."""
    taker: int = NOBODY
    """Who has taken a Treasure since the last card was picked."""
    charges: tuple[Charge, ...] = ()
    """Breaches still to be settled, in their order (K-36, K-37)."""
    picks: int = 0
    """How many cards have been picked in the game."""
    people: int
    """The seats that people play, as a set: only they can be caught (K-36)."""
    table_forfeits: bool
    ending: str = ""

    @property
    def decision(self) -> Decision | None:
        """What is being decided now; None when the game is over."""
        return self.pending[-1] if self.pending and not self.ending else None


class KoncitaSecret(Struct, kw_only=True, gc=False):
    """What somebody, or everybody, may not know."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """The Movement deck; the last card is drawn first."""
    treasures: tuple[int, ...]
    """The pile; the first one is visible."""
    decks: tuple[tuple[int, ...], ...]
    """The six Forfeit decks; the last card is on top."""
    heedful: bool = False
    """Everybody keeps their orders: so it is in the worlds that bots imagine."""
    seed: int
    occasion: int


class KoncitaState(Struct, frozen=True, gc=False):
    """All of a game's truth at one moment."""

    public: KoncitaPublic
    secret: KoncitaSecret
