"""Pieces of Koncita outside a game, for the rulebook's pictures."""

from __future__ import annotations

from goblins.games.koncita.content import KINDS
from goblins.games.koncita.rules import KoncitaRules
from goblins.tables.koncita import showing
from goblins.tables.koncita.faces import PROPORTION
from goblins.ui.moving.motion import Face


def sample(kind: str, number: int, rules: KoncitaRules) -> tuple[Face, float]:
    """The face of a Movement card, of a Treasure (as a card, or won), or a Forfeit's back by its kind; and its proportion."""
    cards = rules.cards
    match kind:
        case "card":
            walls = rules.content(rules.info.min_seats).room.walls
            return showing.CardFace(cards.movement[number].id, walls), PROPORTION
        case "treasure":
            return showing.TreasureFace(range(len(cards.treasures))[number]), PROPORTION
        case "won":
            return showing.ChipFace(cards.treasures[number].icon), 1.0
        case "back":
            return showing.BackFace(range(len(KINDS))[number]), PROPORTION
    raise ValueError(f"Koncita has no piece {kind!r}")
