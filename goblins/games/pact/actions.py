"""What a clan may do in Pact.

Whatever is done in a turn is of one phase: what comes too early or too late in it is refused by clauses of its own.
"""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import Action

ALONE = -1
DECK = -1


class ReturnCommand(Action, frozen=True):
    """Put one of the Commands dealt back into the box (P-50, P-61)."""

    phase: ClassVar[str] = "commands"
    hidden: ClassVar[tuple[str, ...]] = ("command",)
    command: int


class KeepCommands(Action, frozen=True):
    """Keep the Commands that are left (P-50)."""

    phase: ClassVar[str] = "commands"


class Reveal(Action, frozen=True):
    """Choose the goblin that starts one's display; all are turned up together (P-14)."""

    phase: ClassVar[str] = "reveal"
    hidden: ClassVar[tuple[str, ...]] = ("kind",)
    kind: int


class Take(Action, frozen=True):
    """Recruit: take a goblin of the row (slot 0 … 3), or the deck's top (DECK) (P-21)."""

    phase: ClassVar[str] = "turn"
    slot: int


class Play(Action, frozen=True):
    """Put a goblin of a kind from hand into one's display (P-23)."""

    phase: ClassVar[str] = "turn"
    kind: int


class PlayMore(Action, frozen=True):
    """One more goblin of a kind, by the Taskmaster after playing, by the Drummer after recruiting (P-31)."""

    phase: ClassVar[str] = "turn"
    kind: int


class TakeMore(Action, frozen=True):
    """One more goblin of the row or the deck, by the Press-gang after recruiting (P-31)."""

    phase: ClassVar[str] = "turn"
    slot: int


class Scheme(Action, frozen=True):
    """Put a face-up Task under the deck and turn up a new one, by the Schemer (P-31)."""

    phase: ClassVar[str] = "turn"
    slot: int


class PlaceFigure(Action, frozen=True):
    """Place the next Figure on the newest Task of one of one's Pact cards (P-51)."""

    phase: ClassVar[str] = "turn"
    pact: int


class Complete(Action, frozen=True):
    """Complete the Task of a slot, alone (ALONE) or with a neighbour (P-24, P-25)."""

    phase: ClassVar[str] = "turn"
    slot: int
    partner: int


class Shift(Action, frozen=True):
    """Let a needed goblin come from somewhere else (P-25, P-31, P-51, P-55)."""

    phase: ClassVar[str] = "pay"
    hidden: ClassVar[tuple[str, ...]] = ("column", "source")
    column: int
    source: int


class Pay(Action, frozen=True):
    """Pay as it lies: the Task is done, or the Figure stands (P-24, P-25, P-51)."""

    phase: ClassVar[str] = "pay"


class CallOff(Action, frozen=True):
    """Think again: nothing is paid."""

    phase: ClassVar[str] = "pay"


class EndTurn(Action, frozen=True):
    """The turn is over (P-20)."""

    phase: ClassVar[str] = "turn"


class Pass(Action, frozen=True):
    """Nothing can be done in this turn (P-23)."""

    phase: ClassVar[str] = "turn"


class Reduce(Action, frozen=True):
    """Discard a goblin of a kind from hand, because goblins are short (P-22)."""

    phase: ClassVar[str] = "reduce"
    kind: int


class TakePrize(Action, frozen=True):
    """Take one of the Tasks left in the row as the dynamite bonus (P-41)."""

    phase: ClassVar[str] = "prize"
    openly: ClassVar[bool] = True
    slot: int


class TakeBack(Action, frozen=True):
    """Take a used Specialist back before the next game of the campaign (P-75)."""

    phase: ClassVar[str] = "next"
    specialist: int


class NextGame(Action, frozen=True):
    """Begin the next game of the campaign (P-75)."""

    phase: ClassVar[str] = "next"


class Retire(Action, frozen=True):
    """Rest on one's laurels: the campaign ends after a won game (P-75)."""

    phase: ClassVar[str] = "next"
    resigns: ClassVar[bool] = True


PactAction = (
    ReturnCommand
    | KeepCommands
    | Reveal
    | Take
    | Play
    | PlayMore
    | TakeMore
    | Scheme
    | PlaceFigure
    | Complete
    | Shift
    | Pay
    | CallOff
    | EndTurn
    | Pass
    | Reduce
    | TakePrize
    | TakeBack
    | NextGame
    | Retire
)
