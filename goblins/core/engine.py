"""What games that are played by drafts share: an action is looked up, changes a draft, and the draft becomes a state; and an
action that is not legal is refused, first by what the game waits for, then by the game's own clauses.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct

from goblins.core.contract import Action, ActionT, Refusal, Rules, StateT, Step, ViewT
from goblins.core.draft import AnyDraft
from goblins.words import Message

DraftT = TypeVar("DraftT", bound=AnyDraft)

#: What each kind of action does to a draft.
Effects = Mapping[type[Action], Callable[[Any, Any], None]]


class Waiting(Struct, frozen=True):
    """What players hear who try something that is not being decided: for every phase the clause and what comes first, and for
    a game that is over, a seat that is not there, and somebody else's decision.
    """

    phases: Mapping[str, Refusal]
    over: Refusal
    nobody: Refusal
    anothers: Message = Message("core-no-anothers")


class Engine(Rules[StateT, ActionT, ViewT], Generic[StateT, ActionT, ViewT, DraftT], abstract=True):
    """Rules by drafts, over states of two parts that know their `phase` and `turns`.

    Each action class says in which phase it is made; what stands `aside` is made in any.
    """

    effects: ClassVar[Effects]
    waiting: ClassVar[Waiting]

    @abstractmethod
    def draft(self, state: StateT) -> DraftT:
        """A draft of the state after this one."""

    def frozen(self, draft: DraftT) -> StateT:
        """The state that a draft has become; the draft must not be used any more."""
        state: StateT = self.state_type(draft.public, draft.secret)
        return state

    def phase(self, state: StateT) -> str:
        """What is being decided, by the name that action classes and `waiting` call it."""
        phase: str = state.public.phase  # type: ignore[attr-defined]
        return phase

    def turns(self, state: StateT) -> int:
        """How many turns have been completed, those of all players together."""
        turns: int = state.public.turns  # type: ignore[attr-defined]
        return turns

    @abstractmethod
    def seat_count(self, state: StateT) -> int:
        """How many sit at the table."""

    @abstractmethod
    def objection(self, state: StateT, action: ActionT) -> Refusal:
        """The clause against an action that is not legal, although it is its seat's to decide, and this is its phase."""

    def apply(self, state: StateT, action: ActionT) -> Step[StateT, ActionT]:
        """The action, and all that follows by itself."""
        draft = self.draft(state)
        self.effects[type(action)](draft, action)
        return Step(action, self.frozen(draft), tuple(draft.events), reveals=draft.reveals)

    def why_not(self, state: StateT, action: ActionT) -> Refusal | None:
        """The clause that forbids an action; None exactly for the legal ones."""
        deciding = self.to_act(state)
        if not deciding:
            return self.waiting.over
        if not 0 <= action.seat < self.seat_count(state):
            return self.waiting.nobody
        if not action.aside:
            if action.phase != self.phase(state):
                return self.not_now(state, action)
            if action.seat not in deciding:
                return self.anothers(state, action)
        if action in self.legal_actions(state, action.seat):
            return None
        return self.objection(state, action)

    def not_now(self, state: StateT, action: ActionT) -> Refusal:
        """What somebody hears who wants to do what is not being decided."""
        return self.waiting.phases[self.phase(state)]

    def anothers(self, state: StateT, action: ActionT) -> Refusal:
        """What somebody hears who wants to decide for another."""
        return Refusal(self.waiting.phases[self.phase(state)].rule, self.waiting.anothers)
