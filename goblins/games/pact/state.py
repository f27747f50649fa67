"""All of a game of Pact at one moment, and what can be asked of what lies open.

*Clans* sit in a ring: first the seats, then Helix (and Ferdix) where the rules bring them in, so that there are always
three or more. Clan n + 1 is the left neighbour of clan n and plays after it; Pact card n lies between the two.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.core.tuples import replaced
from goblins.games.pact.content import SPRING, Content
from goblins.games.pact.kinds import ONE_OF_EACH, Counts

NOBODY = -1
NO_CARD = NO_TASK = -1

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


class PactPublic(Struct, gc=False, kw_only=True):
    """What lies open to everybody; by default as it is before anything is dealt."""

    mode: Mode
    players: int
    start: int = 0
    active: int = 0
    """Whose turn it is; during set-up and a shortage, who decides."""
    turns: int = 0
    phase: Phase = "reveal"
    deed: Deed = ""
    played: int = 0
    """Goblins played in this turn, by whatever means (P-72)."""
    extra: int = 0
    """How many of these through a Specialist."""
    recruited: int = 0
    """Goblins recruited in this turn after the first one, without a Specialist (P-21)."""
    displays: tuple[tuple[int, ...], ...]
    row: tuple[int, ...] = ()
    """The face-up goblins; NO_CARD for a gap."""
    discards: tuple[int, ...] = ()
    open_tasks: tuple[int, ...] = ()
    """The face-up Tasks; NO_TASK for a gap."""
    season: int = SPRING
    """The latest season that Tasks were turned up of."""
    pacts: tuple[tuple[int, ...], ...]
    """The Tasks on every Pact card, the newest last."""
    alone: tuple[tuple[int, ...], ...]
    """The Tasks every clan completed alone."""
    specialists: tuple[int, ...] = ()
    """Who has each Specialist; NOBODY: used up in the solo game."""
    specialist_used: bool = False
    masters: tuple[int, ...] = ()
    """Every seat's Master Goblin, its kind; empty without."""
    figures: tuple[tuple[Figure, ...], ...]
    """Every clan's Figures: so many symbols of its Master are uncovered."""
    markers: tuple[int, ...] = ()
    """Every seat's space on the Dynamite card; empty without."""
    shown: tuple[tuple[int, ...], ...]
    """The goblins in every seat's hand that all saw go there: they came from the row."""
    under: tuple[int, ...] = ()
    """The Tasks that were put under the deck, the lowest first."""
    helix_waits: bool = False
    """Whether Helix is still to get a goblin for this recruiting (P-62)."""
    reducing_for: int = NOBODY
    """In a shortage, whose turn it is; NOBODY."""
    idle: int = 0
    """Turns since a Task was completed (P-26)."""
    winter: bool = False
    """Whether the Task row could not be refilled: the last round (P-40)."""
    prize: tuple[int, ...] = ()
    prize_winner: int = NOBODY
    campaign: bool
    game: int = 1
    """Which game of the campaign it is, from 1."""
    won: tuple[Won, ...] = ()
    """The campaign's games that were won."""
    old_masters: tuple[int, ...] = ()
    """The Master Goblins of the campaign's earlier games."""
    taken_back: int = 0
    """How many Specialists were taken back for the next game."""
    ending: str = ""


class PactSecret(Struct, gc=False):
    """What somebody, or everybody, may not know."""

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
    payment: Payment | None
    """What is being paid for: a Figure's goblins may come from the hand."""
    seed: int
    occasion: int


class PactState(Struct, frozen=True, gc=False):
    """All of a game's truth at one moment."""

    public: PactPublic
    secret: PactSecret


def may_play(public: PactPublic, content: Content) -> bool:
    """Whether the one whose turn it is may go on playing goblins without a Specialist (P-23)."""
    return public.phase == "play" and public.played - public.extra < content.numbers.plays


def clans_of(public: PactPublic) -> int:
    """How many clans sit in the ring."""
    return len(public.displays)


def competitors(public: PactPublic) -> range:
    """The clans that play for Glory: in Pact for Two Helix does not (P-62)."""
    return range(len(public.displays) if public.mode == "solo" else public.players)


def left_of(public: PactPublic, clan: int) -> int:
    """The left neighbour: plays next."""
    return (clan + 1) % len(public.displays)


def right_of(public: PactPublic, clan: int) -> int:
    """The right neighbour: gets used Specialists."""
    return (clan - 1) % len(public.displays)


def neighbours_of(public: PactPublic, clan: int) -> tuple[int, int]:
    """The left and the right neighbour."""
    clans = len(public.displays)
    return (clan + 1) % clans, (clan - 1) % clans


def pact_between(public: PactPublic, one: int, other: int) -> int:
    """The Pact card between two neighbours."""
    return one if left_of(public, one) == other else other


def figures_of(public: PactPublic, clan: int) -> int:
    """How many Figures a clan has placed."""
    return len(public.figures[clan])


def all_figures(public: PactPublic) -> list[Figure]:
    """Everybody's Figures."""
    return [figure for figures in public.figures for figure in figures]


def uncovered(public: PactPublic, clan: int) -> tuple[int, int]:
    """The kind of a clan's Master, and how many permanent goblins of it there are (P-53)."""
    permanent = figures_of(public, clan)
    return (public.masters[clan], permanent) if permanent else (0, 0)


def on_display(public: PactPublic, content: Content, clan: int) -> Counts:
    """How many of each kind a clan can show, permanent goblins included (P-53)."""
    counts = content.pack.counted(public.displays[clan])
    kind, permanent = uncovered(public, clan)
    return replaced(counts, kind, counts[kind] + permanent) if permanent else counts


def displayed(public: PactPublic, content: Content, clan: int) -> int:
    """What a clan can show as bits, permanent goblins included (P-53)."""
    pack = content.pack
    bits = pack.bits_of(public.displays[clan])
    permanent = len(public.figures[clan])
    return pack.pooled(bits, pack.symbols[permanent] << public.masters[clan]) if permanent else bits


def types_on_display(public: PactPublic, content: Content, clan: int) -> int:
    """How many different types a clan displays (P-54)."""
    return (displayed(public, content, clan) & ONE_OF_EACH).bit_count()
