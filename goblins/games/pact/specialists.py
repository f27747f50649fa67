"""The Specialists: who may use which ability now, and where the card goes then (P-30, P-31, P-71)."""

from __future__ import annotations

from goblins.games.pact.cards import MIMIC
from goblins.games.pact.draft import Draft, put
from goblins.games.pact.events import SpecialistUsed
from goblins.games.pact.state import NOBODY, Table, right_of


def worker_for(table: Table, seat: int, ability: int) -> int:
    """The card by which a seat can use an ability now: its own, or the Mimic; NOBODY if it can't."""
    if table.specialist_used:
        return NOBODY
    holder = table.specialists[ability]
    if holder == seat:
        return ability
    if table.specialists[MIMIC] != seat or ability == MIMIC:
        return NOBODY
    # The solo player's Mimic copies what is already used up, anybody else's what an opponent has (P-31, P-71).
    there_to_copy = holder == NOBODY if table.mode == "solo" else holder != NOBODY
    return MIMIC if there_to_copy else NOBODY


def employ(draft: Draft, seat: int, ability: int) -> None:
    """A Specialist does its work and moves on: to the right, to the opponent, or out of the solo game."""
    card = worker_for(draft, seat, ability)
    to = receiver(draft, seat)
    draft.specialists = put(draft.specialists, card, to)
    draft.specialist_used = True
    draft.events.append(SpecialistUsed(seat, card, ability if card == MIMIC else NOBODY, to))


def receiver(table: Table, seat: int) -> int:
    """Who gets a Specialist that a seat has used (P-30, P-61, P-71)."""
    if table.mode == "solo":
        return NOBODY
    return 1 - seat if table.mode == "two" else right_of(table, seat)
