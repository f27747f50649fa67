"""The rules of Goblin Grapple (G-01 … G-34)."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import groupby
from typing import Any

from goblins.core.chance import below, chance
from goblins.core.contract import Event, Outcome, Refusal, Rules, Score, ScoreLine, Step
from goblins.core.setup import Setup
from goblins.games.grapple import battle, knowledge, legal, rounds, turn
from goblins.games.grapple.cards import Deck, deck
from goblins.games.grapple.draft import Draft
from goblins.games.grapple.info import INFO
from goblins.games.grapple.state import (
    NO_CARD,
    NOBODY,
    Attack,
    Decline,
    EndTurn,
    Engage,
    GiveUp,
    GrappleAction,
    GrappleState,
    GrappleView,
    Hold,
    JustLook,
    LetStand,
    NextRound,
    Place,
    Rescue,
    Spy,
    Swap,
    totals_of,
)

GrappleStep = Step[GrappleState, GrappleAction]
GOALS = {"100": 100, "50": 50, "round": 0}

_APPLY: dict[type, Callable[[Draft, Any], None]] = {
    Spy: turn.spy,
    Swap: turn.swap,
    JustLook: turn.just_look,
    Place: turn.place,
    Attack: battle.attack,
    EndTurn: rounds.end_turn,
    Rescue: battle.rescue,
    LetStand: battle.let_stand,
    Hold: battle.hold,
    GiveUp: battle.give_up,
    Engage: battle.engage,
    Decline: battle.decline,
    NextRound: rounds.next_round,
}


class GrappleRules(Rules[GrappleState, GrappleAction, GrappleView]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = GrappleState
    action_type = GrappleAction

    def __init__(self, cards: Deck | None = None) -> None:
        self.cards = cards or deck()

    # ------------------------------------------------------------------ set-up

    def new_game(self, setup: Setup, seed: int) -> GrappleState:
        """Draw the first dealer by lot and deal the first round (G-02)."""
        count = len(setup.seats)
        nothing: tuple[tuple[int, ...], ...] = ((),) * count
        empty = GrappleState(
            hands=nothing,
            armies=nothing,
            garrisons=nothing,
            deck=(),
            spies=(),
            players=tuple(range(count)),
            dealer=below(chance(seed), count),
            active=0,
            turns=0,
            phase="next",
            acted=False,
            idle=0,
            battle=None,
            spied=NOBODY,
            sightings=((),) * count,
            rounds=(),
            goal=GOALS[str(setup.options.get("length", "100"))],
            people=sum(1 << seat for seat in setup.humans),
            ending="",
            seed=seed,
            occasion=1,
        )
        draft = Draft.of(empty, self.cards)
        rounds.deal(draft)
        return draft.state()

    # ------------------------------------------------------------------ a turn

    def to_act(self, state: GrappleState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        return () if state.ending else (legal.who_decides(state),)

    def turns(self, state: GrappleState) -> int:
        """Turns of all players together, through all rounds."""
        return state.turns

    def legal_actions(self, state: GrappleState, seat: int) -> tuple[GrappleAction, ...]:
        """Everything the seat may do now."""
        if state.ending or seat != legal.who_decides(state):
            return ()
        return legal.actions(state, self.cards)

    def why_not(self, state: GrappleState, action: GrappleAction) -> Refusal | None:
        """The clause that forbids an action."""
        return legal.why_not(state, self.cards, action)

    def apply(self, state: GrappleState, action: GrappleAction) -> GrappleStep:
        """The action, and all that follows by itself."""
        draft = Draft.of(state, self.cards)
        _APPLY[type(action)](draft, action)
        return Step(action, draft.state(), tuple(draft.events), draft.reveals)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: GrappleState, seat: int) -> GrappleView:
        """One's own cards, what lies open, and what has been seen."""
        return knowledge.view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn, placed, held or swapped is for those who did it."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: GrappleView, rng: random.Random) -> GrappleState:
        """A possible world that fits everything the seat has seen."""
        return knowledge.imagined(view, self.cards, rng)

    def outcome(self, state: GrappleState) -> Outcome | None:
        """Who has most points (G-32, G-33)."""
        if not state.ending:
            return None
        totals = totals_of(state.rounds, len(state.hands))
        order = sorted(range(len(totals)), key=lambda seat: -totals[seat])
        ranking = tuple(tuple(group) for _, group in groupby(order, key=lambda seat: totals[seat]))
        last = state.rounds[-1]
        scores = tuple(
            Score(
                seat,
                total,
                (
                    ScoreLine("last garrison", last.garrisons[seat], counts=False),
                    ScoreLine("last army", last.armies[seat], counts=False),
                    ScoreLine("Points", total),
                ),
            )
            for seat, total in enumerate(totals)
        )
        number = len(state.rounds)
        words = "one round" if number == 1 else f"{number} rounds"
        text = f"{words}, {state.goal} points reached" if state.goal else words
        return Outcome(state.ending, "G-32" if state.goal else "G-34", text, ranking[0], ranking, scores)

    def audit(self, state: GrappleState) -> tuple[str, ...]:
        """Cards lost or doubled, and numbers that can't be."""
        problems = []
        everything = [*state.deck, *state.spies]
        for piles in (state.hands, state.armies, state.garrisons):
            everything += [card for pile in piles for card in pile]
        if state.battle:
            everything += [*state.battle.attack, *state.battle.defence]
            if state.battle.hidden != NO_CARD:
                everything.append(state.battle.hidden)
            if state.battle.holding != (state.battle.hidden != NO_CARD):
                problems.append("a face-down goblin is and is not there")
        if sorted(everything) != list(range(len(self.cards.kinds))):
            problems.append("a card was lost or doubled")
        if (state.battle is None) == (state.phase in ("rescue", "hold", "engage")):
            problems.append("a battle without a decision, or the other way round")
        for watcher, known in enumerate(state.sightings):
            for seen in known:
                if not any(self._is_with(state, seen.card, owner) for owner in (seen.owner, seen.also)):
                    problems.append(f"seat {watcher} knows something that is not so")
        return tuple(problems)

    @staticmethod
    def _is_with(state: GrappleState, card: int, owner: int) -> bool:
        if owner == NOBODY:
            return False
        held = state.battle is not None and state.battle.defender == owner and state.battle.hidden == card
        return held or card in state.hands[owner] or card in state.armies[owner]

    def has_secrets(self, setup: Setup) -> bool:
        """Hands and armies are hidden."""
        return True

    def describe(self, state: GrappleState) -> dict[str, Any]:
        """Hands by name, the dealer and who begins."""
        return {
            "hands": [[self.cards.name(card) for card in hand] for hand in state.hands],
            "deck": len(state.deck),
            "dealer": state.dealer,
            "first": state.active,
        }
