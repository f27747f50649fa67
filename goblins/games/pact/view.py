"""What a seat sees of a game of Pact."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.pact.state import PactPublic, Payment


class PactView(Struct, frozen=True, gc=False):
    """What lies open, a seat's own cards, and numbers of what is hidden."""

    public: PactPublic
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
    """How many Commands everybody has; until all have chosen, the others' are as many as were dealt."""
    returned: tuple[int, ...]
    shown_commands: tuple[tuple[int, ...], ...]
    """Everybody's Commands, when all is over; empty before."""
    chosen: int
    has_chosen: tuple[bool, ...]
    payment: Payment | None
    """Without its sources where somebody else weighs a Figure: they may be in that hand."""
