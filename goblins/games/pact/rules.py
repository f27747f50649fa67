"""The rules of Pact (P-01 … P-76): beginner and expert, for two, and alone."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import groupby
from typing import Any

from goblins.core.contract import Event, Outcome, Refusal, Rules, Score, ScoreLine, Step
from goblins.core.setup import Setup
from goblins.games.pact import actions as act
from goblins.games.pact import dealing, ending, knowledge, legal, refusals, scoring, solo, turn
from goblins.games.pact.cards import KIND_OF, SPRING, Box, box
from goblins.games.pact.draft import Draft
from goblins.games.pact.info import INFO
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY, ROW, Mode, PactState, PactView, clans_of

_APPLY: dict[type, Callable[[Draft, Any], None]] = {
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
    act.Reduce: turn.discard,
    act.TakePrize: ending.take_prize,
    act.TakeBack: solo.take_back,
    act.NextGame: solo.next_game,
    act.Retire: solo.retire,
}
_REASONS = {
    "winter": ("P-40", "winter has come"),
    "standstill": ("P-26", "ten rounds without a completed Task"),
    "won": ("P-75", "more Glory than Helix and Ferdix"),
    "lost": ("P-75", "not more Glory than both Helix and Ferdix"),
    "grand_master": ("P-75", "four games in a row: Goblin Grand Master"),
}
HELIX, FERDIX = "Helix", "Ferdix"


class PactRules(Rules[PactState, act.PactAction, PactView]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = PactState
    action_type = act.PactAction

    def __init__(self, spec: Box | None = None) -> None:
        self.box = spec or box()

    def new_game(self, setup: Setup, seed: int) -> PactState:
        """Everything dealt; the first decision is about Commands, or about the goblin to reveal."""
        seats = len(setup.seats)
        mode: Mode = "solo" if seats == 1 else "two" if seats == 2 else "beginner"
        if mode == "beginner" and setup.options.get("mode") == "expert":
            mode = "expert"
        clans = max(3, seats)
        nothing: tuple[Any, ...] = ((),) * clans
        for_seats: tuple[Any, ...] = ((),) * seats
        empty = PactState(
            mode=mode,
            players=seats,
            start=0,
            active=0,
            turns=0,
            phase="reveal",
            deed="",
            played=0,
            extra=0,
            displays=nothing,
            row=(NO_CARD,) * ROW,
            discards=(),
            open_tasks=(NO_TASK,) * ROW,
            season=SPRING,
            pacts=nothing,
            alone=nothing,
            specialists=(),
            specialist_used=False,
            masters=(),
            figures=nothing,
            markers=(),
            shown=for_seats,
            under=(),
            payment=None,
            helix_waits=False,
            reducing_for=NOBODY,
            idle=0,
            winter=False,
            prize=(),
            prize_winner=NOBODY,
            campaign=mode == "solo" and bool(setup.options.get("campaign", True)),
            game=1,
            won=(),
            old_masters=(),
            taken_back=0,
            ending="",
            hands=for_seats,
            deck=(),
            task_deck=(),
            commands=for_seats,
            returned=for_seats,
            chosen=(NO_CARD,) * seats,
            seed=seed,
            occasion=1,
        )
        draft = Draft.of(empty, self.box)
        dealing.deal(draft)
        return draft.state()

    # ------------------------------------------------------------------ a turn

    def to_act(self, state: PactState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        return () if state.ending else (state.active,)

    def turns(self, state: PactState) -> int:
        """Turns of all players together."""
        return state.turns

    def legal_actions(self, state: PactState, seat: int) -> tuple[act.PactAction, ...]:
        """Everything the seat may do now."""
        if state.ending or seat != state.active:
            return ()
        return legal.actions(state, self.box)

    def why_not(self, state: PactState, action: act.PactAction) -> Refusal | None:
        """The clause that forbids an action."""
        return refusals.why_not(state, self.box, action)

    def apply(self, state: PactState, action: act.PactAction) -> Step[PactState, act.PactAction]:
        """The action, and all that follows by itself."""
        draft = Draft.of(state, self.box)
        _APPLY[type(action)](draft, action)
        return Step(action, draft.state(), tuple(draft.events), draft.reveals)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: PactState, seat: int) -> PactView:
        """What a seat sees."""
        return knowledge.view_of(state, self.box, seat)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn unseen, chosen or put back is for the one who did it."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: PactView, rng: random.Random) -> PactState:
        """A possible world that fits what the seat knows."""
        return knowledge.imagined(view, self.box, rng)

    def outcome(self, state: PactState) -> Outcome | None:
        """How it ended (P-43, P-75)."""
        if not state.ending:
            return None
        return self._solo_outcome(state) if state.mode == "solo" else self._ring_outcome(state)

    def _ring_outcome(self, state: PactState) -> Outcome:
        seats = range(state.players)
        lines = [scoring.full_lines(state, self.box, seat, state.commands[seat]) for seat in seats]
        totals = [sum(line.amount for line in one) for one in lines]

        def rank(seat: int) -> tuple[int, int]:
            return -totals[seat], -scoring.display_size(state, seat)

        order = sorted(seats, key=rank)
        ranking = tuple(tuple(group) for _, group in groupby(order, key=rank))
        rule, text = _REASONS[state.ending]
        scores = tuple(Score(seat, totals[seat], (*lines[seat], self._sticks_line(state, seat))) for seat in seats)
        return Outcome(state.ending, rule, text, ranking[0], ranking, scores)

    def _solo_outcome(self, state: PactState) -> Outcome:
        """A campaign's score is the Glory of all its games; its lines show the last one, too."""
        glory = [scoring.open_glory(state, self.box, clan) for clan in range(clans_of(state))]
        games = [won.glory[0] for won in state.won]
        if state.ending == "lost":
            games.append(glory[0])
        lines = scoring.open_lines(state, self.box, 0)
        if len(games) > 1:
            lines = [ScoreLine(line.label, line.amount, counts=False) for line in lines]
            lines += [ScoreLine(f"game {number}", amount) for number, amount in enumerate(games, 1)]
        score = Score(0, sum(games), (*lines, self._sticks_line(state, 0)))
        rule, text = _REASONS[state.ending]
        if not state.winter:  # no Task lacked: a standstill ended the game, whoever won it (P-26)
            text = "{1} {0}, and {2}".format(*_REASONS["standstill"], text)
        won = state.ending != "lost"
        headline = {"lost": "The other clans win", "grand_master": "Grand Master!"}.get(state.ending, "")
        others = ((HELIX, glory[1]), (FERDIX, glory[2]))
        return Outcome(state.ending, rule, text, (0,) if won else (), ((0,),), (score,), headline, others)

    def _sticks_line(self, state: PactState, seat: int) -> ScoreLine:
        return ScoreLine("sticks of dynamite", scoring.sticks_of(state, self.box, seat), counts=False)

    def audit(self, state: PactState) -> tuple[str, ...]:
        """Cards lost or doubled, and places that can't be."""
        return knowledge.problems(state, self.box)

    def has_secrets(self, setup: Setup) -> bool:
        """In company everybody has a hand of their own."""
        return len(setup.seats) > 1

    def describe(self, state: PactState) -> dict[str, Any]:
        """The opening in plain words."""
        name = self.goblin_name
        told: dict[str, Any] = {
            "mode": state.mode,
            "start": state.start,
            "hands": [[name(card) for card in hand] for hand in state.hands],
            "row": [name(card) for card in state.row],
            "deck": [name(card) for card in reversed(state.deck)],
            "tasks": [self.box.tasks[task].name for task in state.open_tasks],
            "task_deck": [self.box.tasks[task].name for task in reversed(state.task_deck)],
            "specialists": [
                [one.name for one, owner in zip(self.box.specialists, state.specialists, strict=True) if owner == seat]
                for seat in range(state.players)
            ],
            "strangers": [[name(card) for card in shown] for shown in state.displays[state.players :]],
        }
        if state.masters:
            told["masters"] = [self.box.masters[kind].name for kind in state.masters]
        if state.markers:
            told["commands"] = [[self.box.commands[n].numeral for n in kept] for kept in state.commands]
        return told

    def goblin_name(self, card: int) -> str:
        """A goblin in words."""
        return self.box.goblins[KIND_OF[card]].name
