"""Which Specialists can do something now."""

from __future__ import annotations

from goblins.games.pact.content import DRUMMER, FIXER, PRESSGANG, SCHEMER, TASKMASTER
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import NOBODY
from goblins.games.pact.view import PactView


def usable(view: PactView) -> list[int]:
    """The Specialists of the one who looks that could do something now."""
    public = view.public
    abilities = []
    if public.active != view.seat or public.phase not in ("turn", "recruit", "play", "tasks", "pay"):
        return []
    if public.deed == "play" and view.hand:
        abilities.append(TASKMASTER)
    if public.deed == "recruit" and public.phase == "tasks":
        abilities += [PRESSGANG, *([DRUMMER] if view.hand else [])]
    if sum(view.seasons_left):
        abilities.append(SCHEMER)
    if public.phase != "recruit" and (public.phase != "turn" or public.masters):
        abilities.append(FIXER)
    workers = {worker_for(public, view.seat, ability) for ability in abilities}
    return [card for card in workers if card != NOBODY]
