"""All of Pact's truth, and what a seat may see of it.

*Clans* sit in a ring: first the seats, then Helix (and Ferdix) where the rules bring them in, so that there are always
three or more. Clan n + 1 is the left neighbour of clan n and plays after it; Pact card n lies between the two.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

NOBODY = -1
NO_CARD = NO_TASK = -1
ROW = 4
HAND = 6
HAND_IN_SHORTAGE = 5
PLAYED_AT_MOST = 3
CAMPAIGN = 4

Mode = Literal["beginner", "expert", "two", "solo"]
#: What is being decided: which Commands to keep; which goblin to reveal; what to do in a turn; the second goblin to
#: recruit; whether to play more; which Tasks to complete; how to pay; what to discard in a shortage; which Task to take
#: for the dynamite bonus; when the next game of a campaign begins.
Phase = Literal["commands", "reveal", "turn", "recruit", "play", "tasks", "pay", "reduce", "prize", "next"]
#: What a seat has done in its turn so far.
Deed = Literal["", "recruit", "play", "figure", "pass"]

#: Where a needed goblin comes from: one's display or uncovered symbols, the partner's, one's hand (Figures only); or what
#: makes it needless.
FROM_DISPLAY, FROM_MASTER, THEIR_DISPLAY, THEIR_MASTER, FROM_HAND, BY_FIXER, BY_DYNAMITE = range(7)
OURS = (FROM_DISPLAY, FROM_MASTER)
THEIRS = (THEIR_DISPLAY, THEIR_MASTER)


class Figure(Struct, frozen=True, gc=False):
    """A Figure on a Task of a Pact card."""

    seat: int
    pact: int
    task: int


class Payment(Struct, frozen=True, gc=False):
    """A Task or Figure about to be paid for: the kinds it needs, one by one, and where each comes from."""

    slot: int
    """The Task in the row; -1 for a Figure."""
    pact: int
    """The Pact card a Figure goes onto; -1 for a Task."""
    partner: int
    columns: tuple[int, ...]
    sources: tuple[int, ...]
    back: Phase
    """What is decided again if the payment is called off."""


class Won(Struct, frozen=True):
    """A game of a solo campaign: every clan's Glory at its end."""

    glory: tuple[int, ...]


class Table(Struct, gc=False):
    """What lies open to everybody."""

    mode: Mode
    players: int
    start: int
    active: int
    """Whose turn it is; during set-up and a shortage, who decides."""
    turns: int
    phase: Phase
    deed: Deed
    played: int
    """Goblins played in this turn, by whatever means (P-72)."""
    extra: int
    """How many of these through a Specialist."""
    displays: tuple[tuple[int, ...], ...]
    row: tuple[int, ...]
    """Four face-up goblins; NO_CARD for a gap."""
    discards: tuple[int, ...]
    open_tasks: tuple[int, ...]
    """Four face-up Tasks; NO_TASK for a gap."""
    season: int
    """The latest season that Tasks were turned up of."""
    pacts: tuple[tuple[int, ...], ...]
    """The Tasks on every Pact card, the newest last."""
    alone: tuple[tuple[int, ...], ...]
    """The Tasks every clan completed alone."""
    specialists: tuple[int, ...]
    """Who has each Specialist; NOBODY: used up in the solo game."""
    specialist_used: bool
    masters: tuple[int, ...]
    """Every seat's Master Goblin, its kind; empty without."""
    figures: tuple[tuple[Figure, ...], ...]
    """Every clan's Figures: so many symbols of its Master are uncovered."""
    markers: tuple[int, ...]
    """Every seat's space on the Dynamite card; empty without."""
    shown: tuple[tuple[int, ...], ...]
    """The goblins in every seat's hand that all saw go there: they came from the row."""
    under: tuple[int, ...]
    """The Tasks that were put under the deck, the lowest first."""
    payment: Payment | None
    helix_waits: bool
    """Whether Helix is still to get a goblin for this recruiting (P-62)."""
    reducing_for: int
    """In a shortage, whose turn it is; NOBODY."""
    idle: int
    """Turns since a Task was completed (P-26)."""
    winter: bool
    """Whether the Task row could not be refilled: the last round (P-40)."""
    prize: tuple[int, ...]
    prize_winner: int
    campaign: bool
    game: int
    """Which game of the campaign it is, from 1."""
    won: tuple[Won, ...]
    """The campaign's games that were won."""
    old_masters: tuple[int, ...]
    """The Master Goblins of the campaign's earlier games."""
    taken_back: int
    """How many Specialists were taken back for the next game."""
    ending: str


class Truth(Table):
    """What lies open, and what does not."""

    hands: tuple[tuple[int, ...], ...]
    deck: tuple[int, ...]
    """The last one is drawn first."""
    task_deck: tuple[int, ...]
    """The last one is drawn first."""
    commands: tuple[tuple[int, ...], ...]
    returned: tuple[tuple[int, ...], ...]
    """The Commands every seat put back."""
    chosen: tuple[int, ...]
    """The goblin every seat chose to reveal; NO_CARD."""
    seed: int
    occasion: int


class PactState(Truth, frozen=True):  # type: ignore[misc]  # a draft has the same fields, and may still change
    """All of a game's truth at one moment."""


class PactView(Table, frozen=True):  # type: ignore[misc]  # what lies open has the same fields
    """What a seat sees: what lies open, its own cards, and numbers of what is hidden."""

    seat: int
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    deck_size: int
    seasons_left: tuple[int, ...]
    """How many Tasks of each season the deck still holds: their backs tell."""
    next_season: int
    """The season on the back of the deck's top Task; -1 when it is empty."""
    commands: tuple[int, ...]
    command_counts: tuple[int, ...]
    returned: tuple[int, ...]
    shown_commands: tuple[tuple[int, ...], ...]
    """Everybody's Commands, when all is over; empty before."""
    chosen: int
    has_chosen: tuple[bool, ...]


def may_play(table: Table) -> bool:
    """Whether the one whose turn it is may go on playing goblins without a Specialist (P-23)."""
    return table.phase == "play" and table.played - table.extra < PLAYED_AT_MOST


def clans_of(table: Table) -> int:
    """How many clans sit in the ring."""
    return len(table.displays)


def left_of(table: Table, clan: int) -> int:
    """The left neighbour: plays next."""
    return (clan + 1) % len(table.displays)


def right_of(table: Table, clan: int) -> int:
    """The right neighbour: gets used Specialists."""
    return (clan - 1) % len(table.displays)


def neighbours_of(table: Table, clan: int) -> tuple[int, int]:
    """The left and the right neighbour."""
    clans = len(table.displays)
    return (clan + 1) % clans, (clan - 1) % clans


def pact_between(table: Table, one: int, other: int) -> int:
    """The Pact card between two neighbours."""
    return one if left_of(table, one) == other else other


def figures_of(table: Table, clan: int) -> int:
    """How many Figures a clan has placed."""
    return len(table.figures[clan])


def all_figures(table: Table) -> list[Figure]:
    """Everybody's Figures."""
    return [figure for figures in table.figures for figure in figures]


def uncovered(table: Table, clan: int) -> tuple[int, int]:
    """The kind of a clan's Master, and how many permanent goblins of it there are (P-53)."""
    permanent = figures_of(table, clan)
    return (table.masters[clan], permanent) if permanent else (0, 0)
