"""How close a game of Grapple is, and how that shows in faces, as everybody can see it."""

from __future__ import annotations

from goblins.games.grapple.content import Content
from goblins.games.grapple.view import GrappleView
from goblins.tables.capabilities import Tension
from goblins.tables.grapple.meter import HOT

#: The share of enough points from which on a garrison is watched.
WARM = 5 / 7


def tension(view: GrappleView, cards: Content) -> Tension:
    """A garrison that is nearly full, or a battle that is tied again and again."""
    if view.public.phase == "next":
        return 0
    share = max(map(cards.worth, view.public.garrisons)) / cards.garrison
    ties = len(view.battle.attack) - 1 if view.battle else 0
    return 2 if share >= HOT or ties > 1 else 1 if share >= WARM or ties == 1 else 0


def feelings(view: GrappleView, cards: Content) -> dict[int, str]:
    """Who may only watch the head-to-head is sad (G-33); who is about to fill a garrison can hardly hide it."""
    public = view.public
    watching = {seat: "sad" for seat in range(len(public.garrisons)) if seat not in public.players}
    if public.phase == "next":
        return watching
    nearly = [cards.worth(held) >= HOT * cards.garrison for held in public.garrisons]
    return {seat: "sly" for seat, near in enumerate(nearly) if near} | watching
