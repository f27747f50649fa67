"""Which Specialists can do something now, and when the others can."""

from __future__ import annotations

from goblins.games.pact.content import DRUMMER, FIXER, MIMIC, PRESSGANG, SCHEMER, TASKMASTER, Content
from goblins.games.pact.specialists import worker_for
from goblins.games.pact.state import NOBODY
from goblins.games.pact.view import PactView
from goblins.words import say


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


def reason(view: PactView, content: Content, number: int, able: list[int]) -> str:
    """When the one who looks can use one of their Specialists, or why not now."""
    public = view.public
    if number in able:
        return say("pact-table-while-paying") if number == FIXER else say("pact-table-usable")
    if public.specialist_used and public.active == view.seat:
        return say("pact-table-one-a-turn")
    if number == MIMIC and public.active == view.seat:
        return say("pact-table-nothing-to-copy")
    return content.specialists[number].when
