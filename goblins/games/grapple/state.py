"""What there is in a game of Grapple: its state, its actions, its events, and what a seat may see.

Cards are numbers from 0 to 51, in the order of the data file: five Spies, seven Defenders, six Assassins, eleven Brutes,
eleven Mages, six Raiders, six Kings. A whole game is one state: its rounds follow one another in it.
"""

from __future__ import annotations

from typing import ClassVar, Literal

from msgspec import Struct

from goblins.core.contract import Action, Event

NOBODY = -1
NO_CARD = -1

#: What is being decided: a turn's actions, what to do with a spied hand, whether to rescue, to hold the line, to re-engage,
#: or when the next round begins.
Phase = Literal["turn", "spied", "rescue", "hold", "engage", "next"]


# ---------------------------------------------------------------------- actions


class Spy(Action, frozen=True):
    """Discard a Spy and look at another player's hand (G-05)."""

    card: int
    target: int


class Swap(Action, frozen=True):
    """Take a card of the spied hand and give one of one's own in return (G-06)."""

    take: int
    give: int


class JustLook(Action, frozen=True):
    """Take nothing from the spied hand (G-06)."""


class Place(Action, frozen=True):
    """Put a goblin face down on top of one's army (G-07)."""

    card: int


class Attack(Action, frozen=True):
    """Play a goblin face up against the top of another player's army (G-10)."""

    card: int
    target: int


class EndTurn(Action, frozen=True):
    """Nothing more to do in this turn (G-03)."""


class Rescue(Action, frozen=True):
    """Swap a Defender for one's own newest goblin of the battle (G-20)."""

    card: int


class LetStand(Action, frozen=True):
    """Don't swap a Defender in (G-21)."""

    openly: ClassVar[bool] = True
    blindly: ClassVar[bool] = True


class Hold(Action, frozen=True):
    """On a tie, the defender goes on with a goblin face down (G-14)."""

    card: int


class GiveUp(Action, frozen=True):
    """On a tie, the defender lets the attacker win (G-14, G-16)."""

    openly: ClassVar[bool] = True
    blindly: ClassVar[bool] = True


class Engage(Action, frozen=True):
    """The attacker answers the face-down goblin with one face up (G-15)."""

    card: int


class Decline(Action, frozen=True):
    """The attacker does not answer: the defender wins, and the face-down goblin goes back unseen (G-15, G-17)."""

    openly: ClassVar[bool] = True
    blindly: ClassVar[bool] = True


class NextRound(Action, frozen=True):
    """The round's result has been read: deal the next one (G-02)."""

    openly: ClassVar[bool] = True


GrappleAction = (
    Spy | Swap | JustLook | Place | Attack | EndTurn | Rescue | LetStand | Hold | GiveUp | Engage | Decline | NextRound
)


# ---------------------------------------------------------------------- events


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

    reason: Literal["garrison", "exhausted"]
    seat: int
    garrisons: tuple[int, ...]
    armies: tuple[int, ...]
    shown: tuple[tuple[int, ...], ...]


class Ended(Event, frozen=True):
    """The game is over."""

    reason: str


# ---------------------------------------------------------------------- state


class Battle(Struct, frozen=True):
    """A battle going on: both sides' face-up goblins, the newest last, and the face-down one if there is one."""

    attacker: int
    defender: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hidden: int = NO_CARD
    """The defender's face-down goblin."""
    holding: bool = False
    """Whether there is a face-down goblin: others know only that."""
    asked: tuple[int, ...] = ()
    """Who is still to be asked for a rescue before the pair stands, in order (G-21)."""


class Sighting(Struct, frozen=True):
    """A card that a seat knows another seat to have, hidden: in hand, face down in a battle, or in its army above `above`.

    After a swap between two others, whoever watched knows only that one of them has it: then `also` is the other one, and
    `also_above` the height of that one's army at the swap.
    """

    card: int
    owner: int
    above: int
    also: int = NOBODY
    also_above: int = 0


class Round(Struct, frozen=True):
    """What every seat scored in a round (0 for seats that did not play)."""

    garrisons: tuple[int, ...]
    armies: tuple[int, ...]
    reason: Literal["garrison", "exhausted"]
    seat: int


class Table(Struct, gc=False):
    """What lies open to everybody."""

    garrisons: tuple[tuple[int, ...], ...]
    spies: tuple[int, ...]
    """Used Spies, face up."""
    players: tuple[int, ...]
    """The seats that play in this round: all, or only the tied leaders (G-33)."""
    dealer: int
    active: int
    turns: int
    phase: Phase
    acted: bool
    """Whether the active player has done anything in this turn."""
    idle: int
    """Turns in a row that ended without an action since the deck ran out (G-04)."""
    spied: int
    """Whose hand the active player is looking at; NOBODY."""
    rounds: tuple[Round, ...]
    goal: int
    """Points to be reached; 0 for a single round (G-34)."""
    people: int
    """The seats that people play, as a set: one of them says when the next round begins."""
    ending: str


class Truth(Table):
    """Everything that is true at one moment: a state, or a draft of the next one, which may still change."""

    hands: tuple[tuple[int, ...], ...]
    armies: tuple[tuple[int, ...], ...]
    """The last one is on top."""
    deck: tuple[int, ...]
    """The last one is drawn first."""
    battle: Battle | None
    sightings: tuple[tuple[Sighting, ...], ...]
    """What every seat knows about hidden cards of others."""
    seed: int
    occasion: int


class GrappleState(Truth, frozen=True):  # type: ignore[misc]  # what a draft may change, a state may not
    """All of a game's truth at one moment."""


class BattleView(Struct, frozen=True):
    """A battle as a seat sees it: the face-down goblin only if it is its own."""

    attacker: int
    defender: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hidden: int
    holding: bool
    asked: tuple[int, ...]


class GrappleView(Table, frozen=True):  # type: ignore[misc]  # what lies open has the same fields
    """What a seat sees: its own cards, what lies open, numbers of what does not, and what it has seen before."""

    seat: int
    hand: tuple[int, ...]
    army: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    army_sizes: tuple[int, ...]
    deck_size: int
    battle: BattleView | None
    spied_hand: tuple[int, ...]
    """The spied hand, only for the one who spies, and only then."""
    shown_armies: tuple[tuple[int, ...], ...]
    """All armies, when a round is over and they have been turned up; empty before."""
    sightings: tuple[Sighting, ...]

    @property
    def totals(self) -> tuple[int, ...]:
        """Every seat's points from the rounds so far."""
        return totals_of(self.rounds, len(self.hand_sizes))


def totals_of(rounds: tuple[Round, ...], seats: int) -> tuple[int, ...]:
    """Every seat's points from some rounds (G-31)."""
    return tuple(sum(one.garrisons[seat] + one.armies[seat] for one in rounds) for seat in range(seats))
