"""What a player of Grapple can do, and what is being decided when it may be done."""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import Action
from goblins.games.grapple.state import Phase


class Spy(Action, frozen=True):
    """Discard a Spy and look at another player's hand (G-05)."""

    phase: ClassVar[Phase] = "turn"
    card: int
    target: int


class Swap(Action, frozen=True):
    """Take a card of the spied hand and give one of one's own in return (G-06)."""

    phase: ClassVar[Phase] = "spied"
    hidden: ClassVar[tuple[str, ...]] = ("take", "give")
    take: int
    give: int


class JustLook(Action, frozen=True):
    """Take nothing from the spied hand (G-06)."""

    phase: ClassVar[Phase] = "spied"


class Place(Action, frozen=True):
    """Put a goblin face down on top of one's army (G-07)."""

    phase: ClassVar[Phase] = "turn"
    hidden: ClassVar[tuple[str, ...]] = ("card",)
    card: int


class Attack(Action, frozen=True):
    """Play a goblin face up against the top of another player's army (G-10)."""

    phase: ClassVar[Phase] = "turn"
    card: int
    target: int


class EndTurn(Action, frozen=True):
    """Nothing more to do in this turn (G-03)."""

    phase: ClassVar[Phase] = "turn"


class Rescue(Action, frozen=True):
    """Swap a Defender for one's own newest goblin of the battle (G-20)."""

    phase: ClassVar[Phase] = "rescue"
    card: int


class LetStand(Action, frozen=True):
    """Don't swap a Defender in (G-21)."""

    phase: ClassVar[Phase] = "rescue"
    openly: ClassVar[bool] = True
    blindly: ClassVar[bool] = True


class Hold(Action, frozen=True):
    """On a tie, the defender goes on with a goblin face down (G-14)."""

    phase: ClassVar[Phase] = "hold"
    hidden: ClassVar[tuple[str, ...]] = ("card",)
    card: int


class GiveUp(Action, frozen=True):
    """On a tie, the defender lets the attacker win (G-14, G-16)."""

    phase: ClassVar[Phase] = "hold"
    openly: ClassVar[bool] = True
    blindly: ClassVar[bool] = True


class Engage(Action, frozen=True):
    """The attacker answers the face-down goblin with one face up (G-15)."""

    phase: ClassVar[Phase] = "engage"
    card: int


class Decline(Action, frozen=True):
    """The attacker does not answer: the defender wins, and the face-down goblin goes back unseen (G-15, G-17)."""

    phase: ClassVar[Phase] = "engage"
    openly: ClassVar[bool] = True
    blindly: ClassVar[bool] = True


class NextRound(Action, frozen=True):
    """The round's result has been read: deal the next one (G-02)."""

    phase: ClassVar[Phase] = "next"
    openly: ClassVar[bool] = True


GrappleAction = (
    Spy | Swap | JustLook | Place | Attack | EndTurn | Rescue | LetStand | Hold | GiveUp | Engage | Decline | NextRound
)
