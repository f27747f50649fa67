"""Lines of play: actions of any game, each checked to be legal and to lead to a sound state; and what forbids one."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeVar

from goblins.core.contract import Event

StateT = TypeVar("StateT")
EventT = TypeVar("EventT", bound=Event)


class Line(NamedTuple, Generic[StateT]):
    """What a line of play came to: the last state, and everything that happened on the way."""

    state: StateT
    events: tuple[Event, ...] = ()

    def all(self, kind: type[EventT]) -> list[EventT]:
        """The events of a kind, in order."""
        return [event for event in self.events if isinstance(event, kind)]

    def then(self, rules: Any, done: Any, text: str) -> Line[StateT]:
        """The line with one more action."""
        refusal = rules.why_not(self.state, done)
        assert refusal is None, f"{text}: {refusal}"
        assert done in rules.legal_actions(self.state, done.seat), text
        assert done.seat in (*rules.to_act(self.state), *rules.may_interrupt(self.state)), text
        step = rules.apply(self.state, done)
        assert rules.audit(step.state) == (), f"{text}: {rules.audit(step.state)}"
        return Line(step.state, self.events + step.events)


def forbidden_by(rules: Any, state: Any, action: Any, text: str) -> str:
    """The clause that forbids an action; it must be forbidden."""
    refusal = rules.why_not(state, action)
    assert refusal is not None, f"{text} is allowed"
    assert refusal.text
    assert action not in rules.legal_actions(state, action.seat)
    return str(refusal.rule)
