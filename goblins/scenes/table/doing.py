"""What the table is doing: one value of these, at any time.

A state says what may be touched and what comes after it. `then` is what goes on afterwards: waiting for a decision, or
carrying out the rest of a gesture.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from goblins.core.contract import Action

#: What people are offered: everything, only what is done beside the game's decisions, or nothing.
Offers = Literal["all", "beside", "nothing"]


class Idle(Struct, frozen=True):
    """Waiting for a decision, a person's or a bot's."""

    offers: ClassVar[Offers] = "all"


class Carrying(Struct, frozen=True):
    """A gesture means several actions, and `rest` is still to be played, when its seat is to act.

    It is dropped as soon as something else happens; a `lasting` one only when its next action is not legal then, so that
    others may act between.
    """

    rest: tuple[Action, ...]
    lasting: bool = False

    @property
    def offers(self) -> Offers:
        """Between two actions of one gesture nothing else is to be decided: the next follows by itself."""
        return "all" if self.lasting else "beside"


class Over(Struct, frozen=True):
    """The match has ended, and its result was shown."""

    offers: ClassVar[Offers] = "all"


#: What can go on after a story, a pause or a curtain.
Then = Idle | Carrying | Over


class Telling(Struct, frozen=True):
    """A story is being told: pieces move, and a click skips it."""

    then: Then
    offers: ClassVar[Offers] = "beside"


class Reacting(Struct, frozen=True):
    """Everybody has a moment, up to that tick, before anything is decided."""

    until: int
    then: Then
    offers: ClassVar[Offers] = "beside"


class Curtained(Struct, frozen=True):
    """A curtain stands between two people."""

    then: Then
    offers: ClassVar[Offers] = "nothing"


Doing = Idle | Carrying | Over | Telling | Reacting | Curtained


def after(doing: Doing) -> Then:
    """What goes on when nothing stands before it any more."""
    return doing.then if isinstance(doing, Telling | Reacting | Curtained) else doing


def undisturbed(then: Then) -> Then:
    """What goes on when somebody has acted: a gesture is dropped unless it lasts, and a match that ended may go on."""
    return then if isinstance(then, Carrying) and then.lasting else Idle()
