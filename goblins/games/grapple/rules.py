"""The rules of Goblin Grapple (G-01 … G-34)."""

from __future__ import annotations

import random
from typing import Any

from goblins.content.box import Box
from goblins.core.audit import lost_or_doubled
from goblins.core.bits import set_of
from goblins.core.chance import below, chance
from goblins.core.contract import Event, Outcome, Refusal
from goblins.core.engine import Engine
from goblins.core.setup import Setup
from goblins.games.grapple import actions as act
from goblins.games.grapple import battle, knowledge, legal, refusals, rounds, scoring, turn
from goblins.games.grapple.content import load_content
from goblins.games.grapple.draft import Draft
from goblins.games.grapple.info import INFO, LONG
from goblins.games.grapple.state import NO_CARD, NOBODY, GrapplePublic, GrappleSecret, GrappleState, seat_count
from goblins.games.grapple.view import GrappleView


class GrappleRules(Engine[GrappleState, act.GrappleAction, GrappleView, Draft]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = GrappleState
    action_type = act.GrappleAction
    view_type = GrappleView
    waiting = refusals.WAITING
    effects = {
        act.Spy: turn.spy,
        act.Swap: turn.swap,
        act.JustLook: turn.just_look,
        act.Place: turn.place,
        act.Attack: battle.attack,
        act.EndTurn: rounds.end_turn,
        act.Rescue: battle.rescue,
        act.LetStand: battle.let_stand,
        act.Hold: battle.hold,
        act.GiveUp: battle.give_up,
        act.Engage: battle.engage,
        act.Decline: battle.decline,
        act.NextRound: rounds.next_round,
    }

    def __init__(self, box: Box) -> None:
        self.box = box
        self.content = load_content(box)
        self.numbers = self.content.numbers()

    # ------------------------------------------------------------------ set-up

    def new_game(self, setup: Setup, seed: int) -> GrappleState:
        """Draw the first dealer by lot and deal the first round (G-02)."""
        count = len(setup.seats)
        public = GrapplePublic(
            garrisons=((),) * count,
            spies=(),
            players=tuple(range(count)),
            dealer=below(chance(seed), count),
            active=0,
            turns=0,
            phase="next",
            acted=False,
            idle=0,
            spied=NOBODY,
            rounds=(),
            goal=self.content.goal(str(setup.options.get("length", LONG))),
            people=set_of(setup.humans),
            ending="",
        )
        secret = GrappleSecret(
            hands=((),) * count,
            armies=((),) * count,
            deck=(),
            battle=None,
            sightings=((),) * count,
            seed=seed,
            occasion=1,
        )
        draft = self.draft(GrappleState(public, secret))
        rounds.deal(draft)
        return self.frozen(draft)

    # ------------------------------------------------------------------ a turn

    def seat_count(self, state: GrappleState) -> int:
        """How many sit at the table."""
        return seat_count(state.public)

    def draft(self, state: GrappleState) -> Draft:
        """A draft of the state after this one."""
        return Draft(state, self.content)

    def to_act(self, state: GrappleState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        public = state.public
        return () if public.ending else (legal.who_decides(public, state.secret.battle),)

    def legal_actions(self, state: GrappleState, seat: int) -> tuple[act.GrappleAction, ...]:
        """Everything the seat may do now."""
        public = state.public
        if public.ending or seat != legal.who_decides(public, state.secret.battle):
            return ()
        return legal.actions(state, seat, self.content)

    def objection(self, state: GrappleState, action: act.GrappleAction) -> Refusal:
        """The clause that forbids an action of the deciding seat."""
        return refusals.objection(state, action, self.content)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: GrappleState, seat: int) -> GrappleView:
        """One's own cards, what lies open, and what has been seen."""
        return knowledge.view_of(state, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn, placed, held or swapped is for those who did it."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: GrappleView, rng: random.Random) -> GrappleState:
        """A possible world that fits everything the seat has seen."""
        return knowledge.imagined(view, self.content, rng)

    def outcome(self, state: GrappleState) -> Outcome | None:
        """Who has most points (G-32, G-33)."""
        return scoring.outcome(state.public) if state.public.ending else None

    def audit(self, state: GrappleState) -> tuple[str, ...]:
        """Cards lost or doubled, and numbers that can't be."""
        public, secret, fight = state.public, state.secret, state.secret.battle
        piles = [secret.deck, public.spies, *secret.hands, *secret.armies, *public.garrisons]
        hidden = [fight.hidden] if fight and fight.hidden != NO_CARD else []
        if fight:
            piles += [fight.attack, fight.defence]
        problems = lost_or_doubled("card", range(len(self.content.kinds)), *piles, hidden)
        if fight and fight.holding != bool(hidden):
            problems.append("a face-down goblin is and is not there")
        if (fight is None) == (public.phase in ("rescue", "hold", "engage")):
            problems.append("a battle without a decision, or the other way round")
        for watcher, known in enumerate(secret.sightings):
            if not knowledge.is_true(known, secret, self.content):
                problems.append(f"seat {watcher} knows something that is not so")
        return tuple(problems)

    def has_secrets(self, setup: Setup) -> bool:
        """Hands and armies are hidden."""
        return True

    def describe(self, state: GrappleState) -> dict[str, Any]:
        """Hands by name, the dealer and who begins."""
        return {
            "hands": [[self.content.name(card) for card in hand] for hand in state.secret.hands],
            "deck": len(state.secret.deck),
            "dealer": state.public.dealer,
            "first": state.public.active,
        }
