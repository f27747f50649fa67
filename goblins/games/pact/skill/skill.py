"""What makes a good move in Pact: near Tasks, cheap goblins, types on display, and no gifts to those who are ahead."""

from __future__ import annotations

from collections.abc import Hashable
from math import exp, log

from goblins.content.judgement import judgement_of
from goblins.core.contract import AnyRules
from goblins.core.judgement import likely
from goblins.core.skill import CAREFUL, Lapses, Leaning, Skill
from goblins.games.pact import actions as act
from goblins.games.pact.content import (
    BANNERS,
    DRUMMER,
    FIXER,
    FUSE,
    LONER,
    MIMIC,
    PARADE,
    PRESSGANG,
    SCHEMER,
    TASKMASTER,
)
from goblins.games.pact.rules import PactRules
from goblins.games.pact.skill.features import BY_HAND, SPREAD, SPREAD_PER_ROUND, TABLES, features_of, lead_of
from goblins.games.pact.skill.openly import open_reason
from goblins.games.pact.skill.phrases import phrase_for
from goblins.games.pact.skill.plans import Outlook, outlook, together
from goblins.games.pact.skill.prospects import ADDED, dynamite_hopes, prospect, rounds_left, stranger_prospect
from goblins.games.pact.skill.purse import best_paid, next_change
from goblins.games.pact.skill.reasons import reason_for
from goblins.games.pact.skill.temper import leaning_of
from goblins.games.pact.skill.weights import weights_of
from goblins.games.pact.state import NO_TASK, PactState, competitors, on_display
from goblins.games.pact.view import PactView
from goblins.words import Message

#: How much more promising at first sight a better position makes an action.
SHARPNESS, MOST_GAIN = 40.0, 8.0
#: What is promised at first sight: by a Task alone or with a partner, a Figure, the end of a turn.
ALONE_PROMISE, PACT_PROMISE, FIGURE_PROMISE, END_PROMISE = 2.5, 2.0, 1.6, 0.25
#: Commands that are seldom done, the worst first, by the number of players: the more there are, the fewer turns everybody has.
DOUBTFUL = {2: (PARADE,), 3: (PARADE, FUSE), 4: (PARADE,), 5: (PARADE, FUSE, LONER, BANNERS)}
#: How often such Commands are done, and how often the others.
SELDOM, MOSTLY = 0.3, 0.7
#: Which Specialists are taken back first in a campaign.
USEFUL = (FIXER, TASKMASTER, PRESSGANG, DRUMMER, MIMIC, SCHEMER)
#: The phases of a turn that has begun.
UNFINISHED = ("recruit", "play", "tasks", "pay")
BY_SPECIALISTS = (act.PlayMore, act.TakeMore, act.Scheme)
#: A Task is schemed away that promises the others so much more than oneself.
WORTH_SCHEMING = 0.35
#: Those in which goblins are taken and played.
GATHERING = ("turn", "recruit", "play")
#: How often a bot that searches tries a line of play; how often one decides without thinking, in company, about goblins
#: (more often in beginners' games and among three, where less depends on it) and about Tasks; in how many worlds one that
#: plans thinks its turn through.
ITERATIONS = {"medium": 4, "hard": 64, "master": 640}
LAPSES = {"easy": Lapses(7, 8), "medium": Lapses(5, 6), "hard": Lapses(1, 2)}
FREQUENT_LAPSES = {"easy": Lapses(11, 12), "medium": Lapses(9, 10), "hard": Lapses(2, 3)}
LAPSES_ABOUT_TASKS = {"easy": Lapses(2, 3)}
WORLDS = {"hard": 4, "master": 10}
_Actions = tuple[act.PactAction, ...]


class PactSkill(Skill[PactState, act.PactAction, PactView]):
    """Evaluation, rollout choice and reasons for Pact, in company, for two and alone."""

    def __init__(self, rules: AnyRules | None = None) -> None:
        self._rules = rules if isinstance(rules, PactRules) else PactRules()
        self._content = self._rules.content
        self._weights = weights_of(self._content)
        self.judgement = judgement_of(self._rules.box, BY_HAND, TABLES)
        numbers = self._content.numbers
        #: Tasks in the deck when a game of the campaign begins.
        self._full_task_deck = self._content.tasks_dealt(1) - numbers.task_row
        self._before: tuple[PactState | None, float] = (None, 0.0)

    # ------------------------------------------------------------------ how good a position is

    def evaluate(self, state: PactState, seat: int) -> float:
        """The lead in Glory to be expected at the end, against how much may still change."""
        public = state.public
        if public.ending:
            return self._final(state, seat)
        if public.mode == "solo" and public.phase in UNFINISHED:
            # Helix and Ferdix act after every turn (P-72, P-73): what a turn was worth shows only then.
            return self.evaluate(self._finished_turn(state), seat)
        if public.phase == "next":
            return 1.0
        if public.phase == "pay":
            paid = self._rules.apply(best_paid(state, self._weights, public.active), act.Pay(public.active)).state
            return self.evaluate(paid, seat)
        if public.mode != "solo":
            if public.mode not in self.judgement.learned:
                return likely(lead_of(state, self._weights, seat))
            return self.judgement.judged(public.mode, features_of(state, self._weights, seat))
        value = self._alone(state, seat)
        if public.game > 1 and len(state.secret.task_deck) >= self._full_task_deck:
            # The game before was just won: that is worth more than how well the next one begins.
            return 0.9 + 0.1 * value
        return value

    def features(self, state: PactState, seat: int) -> tuple[float, ...] | None:
        """What a position in company is judged by; learned from where a turn begins, since that is where plans end."""
        public = state.public
        if public.ending or public.mode == "solo" or public.phase != "turn":
            return None
        return features_of(state, self._weights, seat)

    def _alone(self, state: PactState, seat: int) -> float:
        """How good a position is against Helix and Ferdix."""
        weights, hopes = self._weights, dynamite_hopes(state, self._content)
        mine = sum(prospect(state, weights, seat, viewer=seat, dynamite=hopes[seat])[:ADDED])
        lead = mine - max(stranger_prospect(state, weights, clan) + hopes[clan] for clan in (1, 2)) - 0.5
        return likely(lead / (SPREAD + SPREAD_PER_ROUND * rounds_left(state, seat)))

    def _finished_turn(self, state: PactState) -> PactState:
        """The state when the turn is over, played on by what promises most, without Specialists."""
        while state.public.phase in UNFINISHED and not state.public.ending:
            seat = state.public.active
            legal = self._rules.legal_actions(state, seat)
            actions = self.consider(state, tuple([one for one in legal if not isinstance(one, BY_SPECIALISTS)]))
            seen = outlook(state, self._content, seat)
            best = max(actions, key=lambda one: self._promise(state, one, seen))
            state = self._rules.apply(state, best).state
        return state

    def _final(self, state: PactState, seat: int) -> float:
        outcome = self._rules.outcome(state)
        assert outcome is not None
        if seat not in outcome.winners:
            return 0.0
        return 1.0 if len(outcome.winners) == 1 else 0.7

    # ------------------------------------------------------------------ what to try

    def consider(self, state: PactState, actions: _Actions) -> _Actions:
        """One action for all that are alike; one way to pay; nothing that is never good."""
        seat, phase = actions[0].seat, state.public.phase
        if phase == "pay":
            return (next_change(state, self._weights, seat),)
        if phase in ("turn", "recruit", "play", "tasks"):
            return self._in_a_turn(state, seat, actions)
        if phase == "commands":
            return (self._about_commands(state, seat, actions),)
        if phase == "reveal":
            return (max(actions, key=lambda one: self._reveal_worth(state, one)),)
        if phase == "reduce":
            return (max(actions, key=lambda one: self._spare(state, one)),)
        if phase == "next":
            return (min(actions, key=_use_of),)
        return actions

    def _in_a_turn(self, state: PactState, seat: int, actions: _Actions) -> _Actions:
        public = state.public
        kept: dict[tuple[type, int, int], act.PactAction] = {}
        # they come last, but for the end of the turn
        may_scheme = public.phase == "tasks" and isinstance(actions[-2:][0], act.Scheme)
        scheme = self._scheme(state, seat) if may_scheme else None
        for action in actions:
            if isinstance(action, act.Take | act.TakeMore):
                kind = act.DECK if action.slot == act.DECK else self._content.pack.kind_of[public.row[action.slot]]
                kept.setdefault((type(action), kind, 0), action)
            elif isinstance(action, act.Scheme):
                if action == scheme:
                    kept[act.Scheme, 0, 0] = action
            elif isinstance(action, act.PlayMore):
                if public.phase == "tasks" or public.played >= self._content.numbers.plays:
                    kept[act.PlayMore, action.kind, 0] = action
            elif isinstance(action, act.Complete):
                kept[act.Complete, action.slot, action.partner] = action
            else:
                kept[type(action), getattr(action, "kind", getattr(action, "pact", 0)), 0] = action
        return tuple(kept.values())

    def _scheme(self, state: PactState, seat: int) -> act.Scheme | None:
        """The Task that helps the others most, compared with oneself; none if all may stay."""
        slots = [slot for slot, task in enumerate(state.public.open_tasks) if task != NO_TASK]
        if not slots:
            return None
        own = outlook(state, self._content, seat).best
        theirs = [self._use_to_others(state, seat, nth) for nth in range(len(slots))]
        margin, slot = max((theirs[nth] - own[nth], slot) for nth, slot in enumerate(slots))
        return act.Scheme(seat, slot) if margin > WORTH_SCHEMING else None

    def _use_to_others(self, state: PactState, seat: int, nth: int) -> float:
        """What an open Task promises another clan that does it alone; Helix plays no part but in the solo game."""
        others = [clan for clan in competitors(state.public) if clan != seat]
        return max([outlook(state, self._content, clan, with_hand=False).by_oneself[nth] for clan in others])

    def _about_commands(self, state: PactState, seat: int, actions: _Actions) -> act.PactAction:
        doubtful = DOUBTFUL[state.public.players]
        dealt = sorted(
            state.secret.commands[seat], key=lambda one: doubtful.index(one) if one in doubtful else len(doubtful)
        )
        for command in dealt:
            back = act.ReturnCommand(seat, command)
            if self._worth_of(command, SELDOM if command in doubtful else MOSTLY) < 0.0 and back in actions:
                return back
        return act.KeepCommands(seat)

    def _worth_of(self, command: int, done: float) -> float:
        """What a Command brings on average that is done so often."""
        card = self._content.commands[command]
        return done * card.worth(card.steps[0].count) + (1.0 - done) * card.otherwise if card.steps else 0.0

    def _reveal_worth(self, state: PactState, action: act.PactAction) -> float:
        """A kind that the open Tasks need and that there are more of in hand."""
        assert isinstance(action, act.Reveal)
        tasks = [self._content.tasks[task] for task in state.public.open_tasks if task != NO_TASK]
        needed = sum(task.needs[action.kind] for task in tasks)
        return needed + 0.5 * self._content.pack.counted(state.secret.hands[action.seat])[action.kind]

    def _spare(self, state: PactState, action: act.PactAction) -> float:
        """How little a goblin in hand would be missed."""
        assert isinstance(action, act.Reduce)
        to_play = outlook(state, self._content, action.seat).to_play
        return self._content.pack.counted(state.secret.hands[action.seat])[action.kind] - 3 * to_play[action.kind]

    def inclination(self, state: PactState, action: act.PactAction) -> float:
        """By the position it leads to: what is a little better there is worth much more of a search's time."""
        if self._before[0] is not state:
            # All actions of a state are asked about one after the other.
            self._before = (state, _odds(self.evaluate(state, action.seat)))
        gain = _odds(self.evaluate(self._rules.apply(state, action).state, action.seat)) - self._before[1]
        return exp(min(MOST_GAIN, SHARPNESS * gain))

    def _promise(self, state: PactState, action: act.PactAction, seen: Outlook) -> float:
        """More for Tasks that cost little, and for goblins that near Tasks want: at a glance."""
        if isinstance(action, act.Play | act.PlayMore):
            return 0.3 + 0.8 * seen.to_play[action.kind]
        if isinstance(action, act.Take | act.TakeMore):
            if action.slot == act.DECK:
                return 0.4
            return 0.25 + 0.6 * seen.to_find[self._content.pack.kind_of[state.public.row[action.slot]]]
        if isinstance(action, act.Complete) and action.partner == act.ALONE:
            return ALONE_PROMISE
        if isinstance(action, act.Complete):
            return PACT_PROMISE * max(0.3, self._pact_value(state, action))
        if isinstance(action, act.PlaceFigure):
            return FIGURE_PROMISE
        return END_PROMISE

    def _pact_value(self, state: PactState, action: act.Complete) -> float:
        public, content = state.public, self._content
        needs = content.tasks[public.open_tasks[action.slot]].needs
        own, theirs = on_display(public, content, action.seat), on_display(public, content, action.partner)
        hand = content.pack.counted(state.secret.hands[action.seat])
        return together(needs, own, theirs, hand, content.numbers.glory.pact).value

    def leaning(self, state: PactState, action: act.PactAction) -> Leaning:
        """With whom Tasks are shared, and what is taken from under noses."""
        return leaning_of(self._content, state, action)

    def careless(self, view: PactView, level: str) -> Lapses:
        """More often than elsewhere: all levels judge alike, and that takes one far. About Tasks only easy bots are so."""
        public = view.public
        if public.mode == "solo":
            return super().careless(view, level)
        if public.phase not in GATHERING:
            return LAPSES_ABOUT_TASKS.get(level, CAREFUL)
        lapses = FREQUENT_LAPSES if public.mode == "beginner" or public.players == 3 else LAPSES
        return lapses.get(level, CAREFUL)

    def worlds(self, view: PactView, level: str) -> int:
        """In company good bots think their turns through: what is drawn in one differs from world to world.

        Alone, where nobody answers, it is better to look beyond the turn.
        """
        return WORLDS.get(level, 0) if view.public.mode != "solo" else 0

    def alike(self, state: PactState, seat: int) -> Hashable:
        """Kinds, not cards; and whatever a turn can change."""
        public, counted = state.public, self._content.pack.counted
        goblins = tuple([counted(display) for display in public.displays])
        tasks = (public.open_tasks, public.pacts, public.alone, public.figures)
        turn = (public.phase, public.deed, public.played, public.extra, public.recruited, state.secret.payment)
        owned = (public.markers, public.specialists, counted(state.secret.hands[seat]))
        return goblins, public.row, tasks, turn, owned

    def iterations(self, level: str) -> int | None:
        """Few: every action is judged by where it leads before it is tried, and that takes its time."""
        return ITERATIONS[level]

    def patience(self, level: str) -> int:
        """None: what lies ahead is in the evaluation, and playing on at random only blurs it."""
        return 0

    def reason(self, view: PactView, action: act.PactAction) -> Message:
        """What the action is good for, in the table's words."""
        return reason_for(view, action, self._weights)

    def phrase(self, view: PactView, action: act.PactAction) -> Message:
        """What the action is."""
        return phrase_for(view, action, self._weights.content)

    def open_reason(self, view: PactView, action: act.PactAction) -> Message | None:
        """What it may have been good for, without hands and Commands."""
        return open_reason(view, action, self._weights)


def _odds(value: float) -> float:
    """A position's value on a scale without ends, so that a gain counts alike whether one leads or not."""
    value = min(0.999, max(0.001, value))
    return log(value / (1.0 - value))


def _use_of(action: act.PactAction) -> int:
    """What to do first between two games; nobody retires."""
    if isinstance(action, act.TakeBack):
        return USEFUL.index(action.specialist)
    return len(USEFUL) if action.resigns else -1
