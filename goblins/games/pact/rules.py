"""The rules of Pact (P-01 … P-76): beginner and expert, for two, and alone."""

from __future__ import annotations

import random
from typing import Any

from goblins.content.box import Box
from goblins.core.contract import Event, Outcome, Refusal
from goblins.core.engine import Engine
from goblins.core.setup import Setup
from goblins.games.pact import actions as act
from goblins.games.pact import audit, dealing, ending, knowledge, legal, refusals, scoring, solo, supply, telling, turn
from goblins.games.pact.content import PRINTED_BOX, load_content
from goblins.games.pact.draft import Draft
from goblins.games.pact.info import INFO
from goblins.games.pact.state import Mode, PactState
from goblins.games.pact.view import PactView

_IN_A_TURN = ("turn", "recruit", "play", "tasks")


class PactRules(Engine[PactState, act.PactAction, PactView, Draft]):
    """One stateless object that knows the whole game, as it is played with a box."""

    info = INFO
    state_type = PactState
    action_type = act.PactAction
    view_type = PactView
    waiting = refusals.WAITING
    effects = {
        act.ReturnCommand: dealing.return_command,
        act.KeepCommands: dealing.keep_commands,
        act.Reveal: dealing.reveal,
        act.Take: turn.take,
        act.Play: turn.play,
        act.PlayMore: turn.play_more,
        act.TakeMore: turn.take_more,
        act.Scheme: turn.scheme,
        act.PlaceFigure: turn.place_figure,
        act.Complete: turn.complete,
        act.Shift: turn.shift,
        act.Pay: turn.pay,
        act.CallOff: turn.call_off,
        act.EndTurn: turn.end_turn,
        act.Pass: turn.pass_turn,
        act.Reduce: supply.reduce,
        act.TakePrize: ending.take_prize,
        act.TakeBack: solo.take_back,
        act.NextGame: solo.next_game,
        act.Retire: solo.retire,
    }

    def __init__(self, box: Box = PRINTED_BOX) -> None:
        self.box = box
        self.content = load_content(box)
        self.numbers = telling.numbers_of(self.content, box)

    def new_game(self, setup: Setup, seed: int) -> PactState:
        """Everything dealt; the first decision is about Commands, or about the goblin to reveal."""
        seats = len(setup.seats)
        mode: Mode = "solo" if seats == 1 else "two" if seats == 2 else "beginner"
        if mode == "beginner" and setup.options.get("mode") == "expert":
            mode = "expert"
        campaign = mode == "solo" and bool(setup.options.get("campaign", True))
        draft = self.draft(dealing.empty_table(mode, seats, seed, campaign=campaign))
        dealing.deal(draft)
        return self.frozen(draft)

    # ------------------------------------------------------------------ a turn

    def draft(self, state: PactState) -> Draft:
        """A draft of the state after this one."""
        return Draft(state, self.content)

    def to_act(self, state: PactState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        return () if state.public.ending else (state.public.active,)

    def seat_count(self, state: PactState) -> int:
        """How many play; Helix and Ferdix have no seat."""
        return state.public.players

    def phase(self, state: PactState) -> str:
        """What is being decided; the steps of a turn are one phase."""
        phase = state.public.phase
        return "turn" if phase in _IN_A_TURN else phase

    def legal_actions(self, state: PactState, seat: int) -> tuple[act.PactAction, ...]:
        """Everything the seat may do now."""
        public = state.public
        if public.ending or seat != public.active:
            return ()
        return legal.actions(state, self.content)

    def not_now(self, state: PactState, action: act.PactAction) -> Refusal:
        """What is being decided instead, to the step of a turn."""
        return refusals.not_now(state)

    def anothers(self, state: PactState, action: act.PactAction) -> Refusal:
        """Whatever is being decided, it is a matter of turns (P-20)."""
        return Refusal("P-20", self.waiting.anothers)

    def objection(self, state: PactState, action: act.PactAction) -> Refusal:
        """The clause against an action that is not legal, although this is its phase."""
        return refusals.objection(state, self.content, action)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: PactState, seat: int) -> PactView:
        """What a seat sees."""
        return knowledge.view_of(state, self.content, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn unseen, chosen or put back is for the one who did it."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: PactView, rng: random.Random) -> PactState:
        """A possible world that fits what the seat knows."""
        return knowledge.imagined(view, self.content, rng)

    def outcome(self, state: PactState) -> Outcome | None:
        """How it ended (P-43, P-75)."""
        return scoring.outcome_of(state, self.content)

    def audit(self, state: PactState) -> tuple[str, ...]:
        """Cards lost or doubled, and places that can't be."""
        return audit.problems(state, self.content)

    def has_secrets(self, setup: Setup) -> bool:
        """In company everybody has a hand of their own."""
        return len(setup.seats) > 1

    def describe(self, state: PactState) -> dict[str, Any]:
        """The opening in plain words."""
        public, secret, content, name = state.public, state.secret, self.content, self.content.goblin_name
        told: dict[str, Any] = {
            "mode": public.mode,
            "start": public.start,
            "hands": [[name(card) for card in hand] for hand in secret.hands],
            "row": [name(card) for card in public.row],
            "deck": [name(card) for card in reversed(secret.deck)],
            "tasks": [content.tasks[task].name for task in public.open_tasks],
            "task_deck": [content.tasks[task].name for task in reversed(secret.task_deck)],
            "specialists": [
                [one.name for one, owner in zip(content.specialists, public.specialists, strict=True) if owner == seat]
                for seat in range(public.players)
            ],
            "strangers": [[name(card) for card in shown] for shown in public.displays[public.players :]],
        }
        if public.masters:
            told["masters"] = [content.masters[kind].name for kind in public.masters]
        if public.markers:
            told["commands"] = [[content.commands[number].numeral for number in kept] for kept in secret.commands]
        return told
