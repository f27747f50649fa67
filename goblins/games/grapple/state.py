"""What there is in a game of Grapple: what lies open, what does not, and the battle between them.

Cards are numbers from 0 on, in the order of the data file: first all of its first kind, then all of its second. A whole game
is one state: its rounds follow one another in it.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

NOBODY = -1
NO_CARD = -1
#: The place of a hidden card that lies in no army: in a hand, or face down in a battle.
IN_HAND = -1

#: What is being decided: a turn's actions, what to do with a spied hand, whether to rescue, to hold the line, to re-engage,
#: or when the next round begins.
Phase = Literal["turn", "spied", "rescue", "hold", "engage", "next"]
#: Why a round is over: a garrison that is worth enough, or nobody could draw and nobody acted.
RoundEnd = Literal["garrison", "exhausted"]


class Battle(Struct, frozen=True, gc=False):
    """A battle going on: both sides' face-up goblins, the newest last, and the face-down one if there is one."""

    attacker: int
    defender: int
    attack: tuple[int, ...]
    defence: tuple[int, ...]
    hidden: int = NO_CARD
    """The defender's face-down goblin; in the views of others NO_CARD."""
    holding: bool = False
    """Whether there is a face-down goblin: others know only that."""
    asked: tuple[int, ...] = ()
    """Who is still to be asked for a rescue before the pair stands, in order (G-21)."""

    def newest_of(self, seat: int) -> int:
        """The newest goblin of a side."""
        return self.attack[-1] if seat == self.attacker else self.defence[-1]


class Sighting(Struct, frozen=True, gc=False):
    """A goblin that a seat knows another seat to have, hidden: in hand, face down in a battle, or in its army above `above`.

    After a swap between two others, whoever watched knows only that one of them has it: then `also` is the other one, and
    `also_above` the height of that one's army at the swap.
    """

    card: int
    """What it looks like: the first of the cards that look alike, whichever of them it is."""
    owner: int
    above: int
    also: int = NOBODY
    also_above: int = 0

    def may_be(self, owner: int, place: int) -> bool:
        """Whether the goblin may be with somebody at a place: a height of the army, or IN_HAND."""
        if owner == self.owner:
            return place == IN_HAND or place >= self.above
        return owner == self.also and (place == IN_HAND or place >= self.also_above)


class Round(Struct, frozen=True, gc=False):
    """What every seat scored in a round (0 for seats that did not play), why it ended, and whose garrison ended it."""

    garrisons: tuple[int, ...]
    armies: tuple[int, ...]
    reason: RoundEnd
    seat: int


class GrapplePublic(Struct, gc=False):
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
    """Why the game is over; empty while it goes on."""


class GrappleSecret(Struct, gc=False):
    """What somebody, or everybody, may not know."""

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


class GrappleState(Struct, frozen=True, gc=False):
    """All of a game's truth at one moment."""

    public: GrapplePublic
    secret: GrappleSecret


def seat_count(public: GrapplePublic) -> int:
    """How many sit at the table."""
    return len(public.garrisons)


def next_player(public: GrapplePublic, seat: int) -> int:
    """The next seat clockwise that plays in this round."""
    seats, players = len(public.garrisons), public.players
    return next((seat + step) % seats for step in range(1, seats + 1) if (seat + step) % seats in players)
