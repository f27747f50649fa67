"""What happens in Koncita, as facts: the log, the animation and the statistics live on them."""

from __future__ import annotations

from goblins.core.contract import Event
from goblins.games.koncita.state import PieceName


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
    """An order was not kept: which kinds were missed, and the how-many-th breach it is.

    Nothing was missed by somebody who was caught at the table, or who has `stumbled` too often.
    """

    seat: int
    kinds: tuple[int, ...]
    count: int
    stumbled: bool = False


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
    """A seat drew a full hand; only that seat knows the cards."""

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
