"""Pieces of Pact outside a game, for the pictures of its first page."""

from __future__ import annotations

from goblins.core.cast import SEAT_LOOKS
from goblins.tables.pact import showing as s
from goblins.tables.pact.faces import PACT, TASK, Owner
from goblins.ui.moving.motion import Face

CARD = 1.4


def sample(kind: str, number: int) -> tuple[Face, float]:
    """A piece by its kind and number: a card, a Task, a season's deck, a Specialist, or a Pact card with so many Tasks."""
    match kind:
        case "goblin":
            return s.GoblinFace(number), CARD
        case "shown":
            return s.ShownFace(number, 1), CARD
        case "task":
            return s.TaskFace(number), TASK
        case "season":
            return s.TaskDeckFace(number, 1), TASK
        case "specialist":
            return s.SpecialistFace(number, spent=False), CARD
        case "pact":
            left, right = (Owner(goblin, colour) for colour, _, goblin in (SEAT_LOOKS[0], SEAT_LOOKS[2]))
            return s.PocketFace(number, 0, left, right), PACT
    raise ValueError(f"Pact has no piece {kind!r}")
