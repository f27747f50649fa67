"""Who weighs a payment and thinks again: the others see nothing go to and fro, and nobody is told that something was paid."""

from __future__ import annotations

from goblins.games.pact.actions import CallOff
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.pact.sentences import asked
from goblins.tables.registry import table_of
from tests.support.subjects import played

#: A game of easy bots in which payments are called off.
SEED, STEPS, SEATS = 5, 210, 3


def test_a_payment_that_is_called_off_moves_nothing_and_is_no_news() -> None:
    match, table, found = played("pact", SEATS, SEED, STEPS), table_of("pact"), 0
    for number, step in enumerate(match.steps):
        if not isinstance(step.action, CallOff):
            continue
        found += 1
        viewer = (step.action.seat + 1) % SEATS
        context = TableContext(match.setup, viewer)
        before, after = (match.rules.view(state, viewer) for state in (match.state_at(number), step.state))
        events = tuple(match.rules.redact(event, viewer) for event in step.events)
        name = context.name(step.action.seat)
        assert asked(before, context, match.rules.content) == f"{name} weighs what it would cost."  # type: ignore[attr-defined]
        assert table.layout(before, context) == table.layout(after, context)
        assert not any(beat.caption or beat.cues for beat in table.story(before, after, events, context))
        assert table.words(LogEntry(number, 1, step.action.seat, events), context) == ""
    assert found
