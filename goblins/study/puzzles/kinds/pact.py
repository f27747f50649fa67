"""Two Tasks in one turn, or three: with what lies open and what is in hand, not with what the decks may bring."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from typing import Any

from goblins.core.contract import Action
from goblins.games.pact import actions as act
from goblins.games.pact.rules import PactRules
from goblins.games.pact.state import PactPublic, PactState
from goblins.games.registry import rules_of
from goblins.study.puzzles.kind import Deed, Kind
from goblins.words import Message, message


class TwoTasks(Kind):
    """The goal is how many Tasks are completed in the turn."""

    seats = 3
    levels = (1 / 1500, 1 / 5000)
    shortest = 3
    rules: PactRules

    def goals(self, state: PactState, seat: int) -> Iterable[int]:
        """Three Tasks, or two, at the beginning of a turn."""
        public = state.public
        if public.phase != "turn" or public.deed or public.winter:
            return ()
        return (3, 2)

    def verdict(self, start: PactState, state: PactState, seat: int, goal: int) -> bool | None:
        """So many were completed, or the turn is over."""
        if done(state.public) - done(start.public) >= goal:
            return True
        return None if state.public.turns == start.public.turns and not state.public.ending else False

    def deeds(self, start: PactState, state: PactState, seat: int) -> Iterable[Deed]:
        """What plays, recruits or completes; nothing that only a card nobody has seen could make good."""
        if state.secret.payment is not None:
            return self._payments(state, seat)
        found: list[Deed] = []
        known = {*start.secret.hands[seat], *start.public.row}
        kind_of = self.rules.content.pack.kind_of
        kinds = {kind_of[card] for card in state.secret.hands[seat] if card in known}
        for action in self.rules.legal_actions(state, seat):
            if isinstance(action, act.Play | act.PlayMore):
                if action.kind in kinds:
                    found.append((action,))
            elif isinstance(action, act.Take | act.TakeMore):
                if action.slot != act.DECK and state.public.row[action.slot] in known:
                    found.append((action,))
            elif isinstance(action, act.Complete):
                paying = self.rules.apply(state, action).state
                found += [(action, *rest) for rest in self._payments(paying, seat)]
        return found

    def _payments(self, state: PactState, seat: int) -> list[Deed]:
        """Every way to pay for a Task, each by the shortest way there."""
        found: list[Deed] = []
        met = {state.secret.payment}
        ahead: list[tuple[PactState, Deed]] = [(state, ())]
        while ahead:
            state, shifts = ahead.pop(0)
            for action in self.rules.legal_actions(state, seat):
                if isinstance(action, act.Pay):
                    found.append((*shifts, action))
                elif isinstance(action, act.Shift):
                    shifted = self.rules.apply(state, action).state
                    if shifted.secret.payment not in met:
                        met.add(shifted.secret.payment)
                        ahead.append((shifted, (*shifts, action)))
        return found

    def label(self, state: Any, deed: Deed) -> Hashable:
        """Goblins by their kind, and Tasks; with whom a Task is done and who gives what is not another line."""
        first = deed[0]
        if isinstance(first, act.Play | act.PlayMore):
            return "play", first.kind
        if isinstance(first, act.Take | act.TakeMore):
            return "take", self.rules.content.pack.kind_of[state.public.row[first.slot]]
        if isinstance(first, act.Complete):
            return "task", state.public.open_tasks[first.slot]
        return None

    def key(self, state: PactState) -> Hashable:
        """What everybody has, in no order, and how far the turn is."""
        public, secret, counted = state.public, state.secret, self.rules.content.pack.counted
        seat = public.active
        turn = public.phase, public.deed, public.played, public.extra, public.recruited, public.turns
        piles = tuple([counted(tuple(sorted(cards))) for cards in public.displays])
        hand = tuple(sorted(secret.hands[seat]))
        return (
            turn,
            piles,
            hand,
            public.row,
            public.open_tasks,
            public.specialists,
            public.specialist_used,
            secret.payment,
        )

    # ------------------------------------------------------------------ telling

    def goal(self, start: PactState, seat: int, goal: int) -> Message:
        """So many Tasks."""
        return message("puzzles-pact-goal", tasks=goal)

    def left(self, start: PactState, state: PactState, seat: int, goal: int) -> Message:
        """How many were completed."""
        return message("puzzles-pact-left", tasks=self.so_far(start, state, seat))

    def so_far(self, start: PactState, state: PactState, seat: int) -> int:
        """The Tasks that were completed since."""
        return done(state.public) - done(start.public)

    def where(self, state: PactState, action: Action) -> Message:
        """Hand, row, Tasks, or who gives what."""
        if isinstance(action, act.Complete):
            return message("puzzles-pact-where-task")
        if isinstance(action, act.Take | act.TakeMore):
            return message("puzzles-pact-where-row")
        if isinstance(action, act.Play | act.PlayMore):
            return message("puzzles-pact-where-hand")
        return message("puzzles-pact-where-pay")


def done(public: PactPublic) -> int:
    """How many Tasks have been completed in the game."""
    return sum(map(len, public.pacts)) + sum(map(len, public.alone))


def make() -> TwoTasks:
    """The kind, by the printed rules."""
    return TwoTasks(rules_of("pact"))
