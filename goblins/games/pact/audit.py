"""What is impossible in a state of Pact."""

from __future__ import annotations

from goblins.core.audit import lost_or_doubled
from goblins.games.pact.content import Content
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY, PactState, all_figures


def problems(state: PactState, content: Content) -> tuple[str, ...]:
    """Cards lost or doubled, and places that can't be."""
    public, secret = state.public, state.secret
    row = [card for card in public.row if card != NO_CARD]
    found = lost_or_doubled(
        "goblin", range(len(content.pack)), secret.deck, public.discards, row, *secret.hands, *public.displays
    )
    seen = [*public.prize, *(task for task in public.open_tasks if task != NO_TASK)]
    for pile in (*public.pacts, *public.alone):
        seen += pile
    tasks = [*secret.task_deck, *seen]
    found += lost_or_doubled("Task", set(tasks), tasks)  # which ones were removed (P-11) nobody knows any more
    if len(tasks) != content.tasks_dealt(public.players):
        found.append("a Task was lost or doubled")
    if public.season != max(content.tasks[task].season for task in (*public.under, *seen)):
        found.append("the season is not that of the latest Task")
    if any(len(set(shown) - set(hand)) for shown, hand in zip(public.shown, secret.hands, strict=True)):
        found.append("a goblin was seen in a hand that does not hold it")
    if any(figure.task not in public.pacts[figure.pact] for figure in all_figures(public)):
        found.append("a Figure stands on no Task")
    if any(not NOBODY <= holder < public.players for holder in public.specialists):
        found.append("a Specialist is with nobody who plays")
    if public.under != secret.task_deck[: len(public.under)]:
        found.append("a Task that was put under the deck is not there")
    return tuple(found)
