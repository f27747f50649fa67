"""What players of Koncita do: every decision, and what is done beside them."""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import Action
from goblins.games.koncita.state import NOBODY


class Place(Action, frozen=True):
    """Put one's goblin on an empty square that touches an edge (K-09)."""

    phase: ClassVar[str] = "place"
    openly: ClassVar[bool] = True
    square: int


class Pick(Action, frozen=True):
    """Lay a Movement card down to play it; breaches are settled before its use is chosen (K-10, K-37)."""

    phase: ClassVar[str] = "pick"
    card: int


class Move(Action, frozen=True):
    """Move what the picked card moves, one's goblin or the Princess, one square toward a colour (K-11, K-12)."""

    phase: ClassVar[str] = "use"
    openly: ClassVar[bool] = True
    colour: int


class Run(Action, frozen=True):
    """Send Oscar running toward a colour of the picked card (K-14, K-30)."""

    phase: ClassVar[str] = "use"
    openly: ClassVar[bool] = True
    colour: int


class Shove(Action, frozen=True):
    """Choose where the shoved goblin goes (K-17, K-18)."""

    phase: ClassVar[str] = "shove"
    openly: ClassVar[bool] = True
    square: int


class Take(Action, frozen=True):
    """Draw the top card of a Forfeit deck (K-32)."""

    phase: ClassVar[str] = "take"
    openly: ClassVar[bool] = True
    kind: int


class Bounce(Action, frozen=True):
    """Choose where one's goblin lands after touching the Princess (K-24)."""

    phase: ClassVar[str] = "bounce"
    openly: ClassVar[bool] = True
    square: int


class Relocate(Action, frozen=True):
    """Choose where the room card goes that one's goblin touched (K-26)."""

    phase: ClassVar[str] = "relocate"
    openly: ClassVar[bool] = True
    square: int


class Discard(Action, frozen=True):
    """With no legal move: throw a card of one's hand away (K-15)."""

    phase: ClassVar[str] = "pick"
    card: int


class Done(Action, frozen=True):
    """Enough thrown away: draw a full hand; the turn is over (K-15)."""

    phase: ClassVar[str] = "pick"


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
