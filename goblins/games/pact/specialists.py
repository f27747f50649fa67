"""The Specialists: who may use which ability now, and where the card goes then (P-30, P-31, P-71)."""

from __future__ import annotations

from goblins.core.tuples import replaced
from goblins.games.pact.content import MIMIC
from goblins.games.pact.draft import Draft
from goblins.games.pact.events import SpecialistUsed
from goblins.games.pact.state import NOBODY, PactPublic, right_of


def worker_for(public: PactPublic, seat: int, ability: int) -> int:
    """The card by which a seat can use an ability now: its own, or the Mimic; NOBODY if it can't."""
    if public.specialist_used:
        return NOBODY
    holder = public.specialists[ability]
    if holder == seat:
        return ability
    if public.specialists[MIMIC] != seat or ability == MIMIC:
        return NOBODY
    # The solo player's Mimic copies what is already used up, anybody else's what an opponent has (P-31, P-71).
    there_to_copy = holder == NOBODY if public.mode == "solo" else holder != NOBODY
    return MIMIC if there_to_copy else NOBODY


def employ(draft: Draft, seat: int, ability: int) -> None:
    """A Specialist does its work and moves on: to the right, to the opponent, or out of the solo game."""
    public = draft.public
    card, to = worker_for(public, seat, ability), receiver(public, seat)
    public.specialists = replaced(public.specialists, card, to)
    public.specialist_used = True
    draft.tell(SpecialistUsed(seat, card, ability if card == MIMIC else NOBODY, to))


def receiver(public: PactPublic, seat: int) -> int:
    """Who gets a Specialist that a seat has used (P-30, P-61, P-71)."""
    if public.mode == "solo":
        return NOBODY
    return 1 - seat if public.mode == "two" else right_of(public, seat)
