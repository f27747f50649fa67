"""What can happen in a game of Grapple. Cards that a viewer may not know are None in that viewer's version."""

from __future__ import annotations

from goblins.core.contract import Event
from goblins.games.grapple.state import RoundEnd


class Dealt(Event, frozen=True):
    """A round begins: its number, who deals, who plays in it."""

    number: int
    dealer: int
    players: tuple[int, ...]


class Drew(Event, frozen=True):
    """A seat drew a card; only that seat knows which."""

    seat: int
    card: int | None


class Spied(Event, frozen=True):
    """A seat discarded a Spy to look at another's hand; only those two know the hand."""

    seat: int
    card: int
    target: int
    hand: tuple[int, ...] | None


class Swapped(Event, frozen=True):
    """A seat took a card of the spied hand and gave one; only the two know which."""

    seat: int
    target: int
    taken: int | None
    given: int | None


class LookedOnly(Event, frozen=True):
    """A seat took nothing from the spied hand."""

    seat: int
    target: int


class Placed(Event, frozen=True):
    """A goblin went face down onto an army; only its owner knows which."""

    seat: int
    card: int | None


class Attacked(Event, frozen=True):
    """A goblin attacked the top of an army, which is turned up."""

    seat: int
    target: int
    card: int
    defender: int


class Rescued(Event, frozen=True):
    """A Defender stepped in for a goblin, which went back to its owner's hand."""

    seat: int
    card: int
    saved: int


class Stood(Event, frozen=True):
    """A side let the pair stand."""

    seat: int


class Tied(Event, frozen=True):
    """The newest pair is as strong as each other, and nobody changed that."""

    attacker: int
    defender: int


class Held(Event, frozen=True):
    """The defender went on with a face-down goblin; only its owner knows which."""

    seat: int
    card: int | None


class Engaged(Event, frozen=True):
    """The attacker answered, and the face-down goblin was turned up."""

    seat: int
    card: int
    shown: int


class Declined(Event, frozen=True):
    """The attacker did not answer; the face-down goblin went back to its owner's hand unseen."""

    seat: int
    owner: int


class Won(Event, frozen=True):
    """A seat won a battle and took its face-up goblins into the garrison."""

    seat: int
    loser: int
    cards: tuple[int, ...]
    points: int


class Split(Event, frozen=True):
    """Both hands were empty on a tie: each side kept its own goblins (G-18)."""

    attacker: int
    defender: int


class TurnEnded(Event, frozen=True):
    """A seat ended its turn."""

    seat: int


class RoundEnded(Event, frozen=True):
    """A round is over: why, and what every seat scored for garrison and army, which is turned up now."""

    reason: RoundEnd
    seat: int
    garrisons: tuple[int, ...]
    armies: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]


class Ended(Event, frozen=True):
    """The game is over."""

    reason: str
