"""What a clan may do in Pact."""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import Action

ALONE = -1
DECK = -1


class ReturnCommand(Action, frozen=True):
    """Put one of the Commands dealt back into the box (P-50, P-61)."""

    command: int


class KeepCommands(Action, frozen=True):
    """Keep the Commands that are left (P-50)."""


class Reveal(Action, frozen=True):
    """Choose the goblin that starts one's display; all are turned up together (P-14)."""

    kind: int


class Take(Action, frozen=True):
    """Recruit: take a goblin of the row (slot 0 … 3), or the deck's top (DECK) (P-21)."""

    slot: int


class Play(Action, frozen=True):
    """Put a goblin of a kind from hand into one's display (P-23)."""

    kind: int


class PlayMore(Action, frozen=True):
    """One more goblin of a kind, by the Taskmaster after playing, by the Drummer after recruiting (P-31)."""

    kind: int


class TakeMore(Action, frozen=True):
    """One more goblin of the row or the deck, by the Press-gang after recruiting (P-31)."""

    slot: int


class Scheme(Action, frozen=True):
    """Put a face-up Task under the deck and turn up a new one, by the Schemer (P-31)."""

    slot: int


class PlaceFigure(Action, frozen=True):
    """Place the next Figure on the newest Task of one of one's Pact cards (P-51)."""

    pact: int


class Complete(Action, frozen=True):
    """Complete the Task of a slot, alone (ALONE) or with a neighbour (P-24, P-25)."""

    slot: int
    partner: int


class Shift(Action, frozen=True):
    """Let a needed goblin come from somewhere else (P-25, P-31, P-51, P-55)."""

    column: int
    source: int


class Pay(Action, frozen=True):
    """Pay as it lies: the Task is done, or the Figure stands (P-24, P-25, P-51)."""


class CallOff(Action, frozen=True):
    """Think again: nothing is paid."""


class EndTurn(Action, frozen=True):
    """The turn is over (P-20)."""


class Pass(Action, frozen=True):
    """Nothing can be done in this turn (P-23)."""


class Reduce(Action, frozen=True):
    """Discard a goblin of a kind from hand, because goblins are short (P-22)."""

    kind: int


class TakePrize(Action, frozen=True):
    """Take one of the Tasks left in the row as the dynamite bonus (P-41)."""

    openly: ClassVar[bool] = True
    slot: int


class TakeBack(Action, frozen=True):
    """Take a used Specialist back before the next game of the campaign (P-75)."""

    specialist: int


class NextGame(Action, frozen=True):
    """Begin the next game of the campaign (P-75)."""


class Retire(Action, frozen=True):
    """Rest on one's laurels: the campaign ends after a won game (P-75)."""

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
