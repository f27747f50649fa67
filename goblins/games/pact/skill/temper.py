"""What moves in Pact are like: with whom Tasks are shared, what is taken from under noses, and what is drawn unseen."""

from __future__ import annotations

from goblins.core.skill import PLAIN, Leaning
from goblins.games.pact import actions as act
from goblins.games.pact.content import Content
from goblins.games.pact.state import NO_TASK, PactState, on_display

#: Whether to recruit, to play or to complete is no matter of temper: only like deeds are weighed against each other.
TOGETHER = Leaning(help=1.0, commit=0.3, deed="complete")
BY_ONESELF = Leaning(harm=0.6, risk=0.2, commit=0.6, deed="complete")
SCHEMING = Leaning(harm=0.5, deed="scheme")
FIGURE = Leaning(commit=1.0, deed="complete")
DRAWING = Leaning(risk=1.0, deed="take")
PLAYING = Leaning(deed="play")


def leaning_of(content: Content, state: PactState, action: act.PactAction) -> Leaning:
    """By the kind of action; a goblin of the row by who else could do with it."""
    if isinstance(action, act.Complete):
        return BY_ONESELF if action.partner == act.ALONE else TOGETHER
    if isinstance(action, act.Take | act.TakeMore):
        return DRAWING if action.slot == act.DECK else _taking(content, state, action)
    if isinstance(action, act.Scheme):
        return SCHEMING
    if isinstance(action, act.PlaceFigure):
        return FIGURE
    if isinstance(action, act.Play | act.PlayMore):
        return PLAYING
    return PLAIN


def _taking(content: Content, state: PactState, action: act.Take | act.TakeMore) -> Leaning:
    """Taking what another clan lacks for an open Task harms it."""
    public = state.public
    kind = content.pack.kind_of[public.row[action.slot]]
    lacking = 0
    for clan in range(public.players):
        if clan == action.seat:
            continue
        shown = on_display(public, content, clan)
        tasks = [content.tasks[task] for task in public.open_tasks if task != NO_TASK]
        lacking += any(task.needs[kind] > shown[kind] for task in tasks)
    return Leaning(harm=lacking / max(1, public.players - 1), deed="take")
