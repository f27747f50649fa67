"""What makes a good move in Grapple: bank what is strong, keep what is rare, and know what a round's end is worth."""

from __future__ import annotations

import random

from goblins.content.judgement import judgement_of
from goblins.core.contract import AnyRules
from goblins.core.judgement import likely
from goblins.core.skill import CAREFUL, USUAL_CURIOSITY, Lapses, Leaning, Skill
from goblins.games.grapple import actions as act
from goblins.games.grapple.content import SPY
from goblins.games.grapple.rules import GrappleRules
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.sightings import known_tops
from goblins.games.grapple.skill.estimates import estimates
from goblins.games.grapple.skill.features import BY_HAND, TABLES, features_of, lead_of, table_of
from goblins.games.grapple.skill.openly import open_reason
from goblins.games.grapple.skill.phrases import phrase_for
from goblins.games.grapple.skill.reasons import Reasons
from goblins.games.grapple.skill.temper import leaning_of
from goblins.games.grapple.state import GrappleState
from goblins.games.grapple.view import GrappleView
from goblins.words import Message

#: What an attack promises at first sight that is known to win, whatever it is made with; and for what it wins.
KNOWN_PROMISE, PRIZE_PROMISE = 1.0, 0.8
SPY_PROMISE = 0.7
END_PROMISE = 0.6
#: The same once the deck is empty: of ending the turn, and of placing for the strength of a goblin.
LATE_PROMISE, LATE_PLACE_PROMISE = 0.2, 1.6
#: What rescuing, answering and taking promise for the strength of a goblin.
RESCUE_PROMISE, ANSWER_PROMISE, SWAP_PROMISE = 2.4, 0.8, 2.4
#: How often good bots try a line of play.
ITERATIONS = {"hard": 320, "master": 2000}
#: How much they try besides what is best so far: with so little of it the same tries won 39 of 60 games.
CURIOSITY = {"hard": 0.3, "master": 0.3}
#: How often bots decide without thinking, and where but one round is played, which cards decide more than anywhere else.
LAPSES = {"easy": Lapses(1, 2), "medium": Lapses(3, 10), "hard": Lapses(1, 5)}
LAPSES_IN_ONE_ROUND = {"easy": Lapses(1, 2), "medium": Lapses(2, 5), "hard": Lapses(1, 6)}
#: How many kinds of card are thought about for taking, and for giving in return.
TAKES, GIVES = 2, 2


class GrappleSkill(Skill[GrappleState, act.GrappleAction, GrappleView]):
    """Evaluation, rollout choice and reasons for Grapple."""

    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules, GrappleRules)
        self._content = rules.content
        self._deck = estimates(rules.content)
        self.judgement = judgement_of(rules.box, BY_HAND, TABLES)
        self._kinds = rules.content.kinds
        self._classes = tuple(self._deck.classes[kind] for kind in self._kinds)
        self._reasons = Reasons(rules.content)
        strongest = max(rules.content.strengths)
        self._held_share = tuple(held / strongest for held in self._deck.held)

    # ------------------------------------------------------------------ how good a position is

    def evaluate(self, state: GrappleState, seat: int) -> float:
        """The lead in points to be expected at the round's end, against how much may still change."""
        public = state.public
        if public.ending:
            points = totals(public)
            return 1.0 if points[seat] == max(points) else 0.0
        if seat not in public.players:
            return 0.0
        table = table_of(state)
        if table not in self.judgement.learned:
            return likely(lead_of(state, self._content, self._deck, seat).total)
        return self.judgement.judged(table, features_of(state, self._content, self._deck, seat))

    def features(self, state: GrappleState, seat: int) -> tuple[float, ...] | None:
        """What a position is judged by for those who play in the round."""
        if state.public.ending or seat not in state.public.players:
            return None
        return features_of(state, self._content, self._deck, seat)

    # ------------------------------------------------------------------ what to try

    def consider(self, state: GrappleState, actions: tuple[act.GrappleAction, ...]) -> tuple[act.GrappleAction, ...]:
        """One action of every kind of card and target; no attack that can't win, no rescue that can't help."""
        phase = state.public.phase
        if phase == "rescue":
            rescue = actions[-2] if len(actions) > 1 else None
            helps = isinstance(rescue, act.Rescue) and self._may_help(state, rescue.seat, rescue.card)
            return actions[-2:] if helps else actions[-1:]
        if phase == "spied":
            return self._swaps(state, actions)
        classes, hopeful = self._classes, self._deck.hopeful
        kept: dict[tuple[type, int, int], act.GrappleAction] = {}
        for action in actions:
            if isinstance(action, act.Attack):
                kind = classes[action.card]
                if hopeful[kind]:
                    kept.setdefault((act.Attack, kind, action.target), action)
            elif isinstance(action, act.Spy):
                kept.setdefault((act.Spy, classes[action.card], action.target), action)
            elif isinstance(action, act.Place | act.Hold | act.Engage):
                kept.setdefault((type(action), classes[action.card], 0), action)
            else:
                kept[type(action), 0, 0] = action
        return tuple(kept.values())

    def _swaps(self, state: GrappleState, actions: tuple[act.GrappleAction, ...]) -> tuple[act.GrappleAction, ...]:
        """The best cards to take for the worst to give, and just looking."""
        classes, held = self._classes, self._deck.held
        look = actions[-1]
        takes = {classes[card]: card for card in state.secret.hands[state.public.spied]}
        gives = {classes[card]: card for card in state.secret.hands[look.seat]}
        best = sorted(takes, key=lambda kind: -held[kind])[:TAKES]
        worst = sorted(gives, key=lambda kind: held[kind])[:GIVES]
        swaps = [
            act.Swap(look.seat, takes[take], gives[give]) for take in best for give in worst if held[take] > held[give]
        ]
        return (*swaps, look)

    def _may_help(self, state: GrappleState, seat: int, rescuer: int) -> bool:
        """Whether a Defender changes anything for the better: a loser is saved, or the pair is won all the same."""
        battle, kinds, deck = state.secret.battle, self._kinds, self._deck
        assert battle is not None
        attacks = seat == battle.attacker
        own, theirs = kinds[battle.attack[-1]], kinds[battle.defence[-1]]
        if not attacks:
            own, theirs = theirs, own
        result, gain = deck.verdicts[own][theirs], deck.verdicts[kinds[rescuer]][theirs]
        if gain > 0:
            return True
        if result < 0:
            return deck.powers[own] != SPY or gain == 0
        return result == 0 and not attacks

    def inclination(self, state: GrappleState, action: act.GrappleAction) -> float:
        """More for strong attacks, for placing what is safe, and for saving what is worth it."""
        kinds, shares = self._kinds, self._deck.shares
        if isinstance(action, act.Attack):
            return self._attack_promise(state, action)
        if isinstance(action, act.Place):
            kind = kinds[action.card]
            return self._deck.place_promise[kind] if state.secret.deck else LATE_PLACE_PROMISE * shares[kind]
        if isinstance(action, act.Spy):
            return SPY_PROMISE
        if isinstance(action, act.EndTurn):
            return END_PROMISE if state.secret.deck else LATE_PROMISE
        if isinstance(action, act.Rescue):
            battle = state.secret.battle
            assert battle is not None
            return RESCUE_PROMISE * shares[kinds[battle.newest_of(action.seat)]]
        if isinstance(action, act.LetStand):
            return 0.8
        if isinstance(action, act.Hold | act.Engage):
            return 0.2 + ANSWER_PROMISE * shares[kinds[action.card]]
        if isinstance(action, act.Swap):
            held = self._held_share
            return SWAP_PROMISE * (held[kinds[action.take]] - held[kinds[action.give]])
        return 0.5

    def _attack_promise(self, state: GrappleState, action: act.Attack) -> float:
        """By kind, unless the attacker knows what lies there: it was seen, and can be nowhere else."""
        kind, target, deck = self._kinds[action.card], action.target, self._deck
        seen = state.secret.sightings[action.seat]
        if seen and not state.secret.hands[target]:
            tops = known_tops(seen, target, len(state.secret.armies[target]))
            if tops:
                top = self._kinds[tops[0]]
                return KNOWN_PROMISE + PRIZE_PROMISE * deck.shares[top] if deck.verdicts[kind][top] >= 0 else 0.0
        return deck.attack_promise[kind]

    def rollout(
        self, state: GrappleState, actions: tuple[act.GrappleAction, ...], rng: random.Random
    ) -> act.GrappleAction:
        """What promises more is likelier."""
        promises = [self.inclination(state, action) for action in actions]
        best, highest = actions[0], -1.0
        for action, promise in zip(actions, promises, strict=True):
            lot = promise * (0.5 + rng.random())
            if lot > highest:
                best, highest = action, lot
        return best

    def leaning(self, state: GrappleState, action: act.GrappleAction) -> Leaning:
        """Who is attacked, and whether battles are carried on."""
        return leaning_of(state, action)

    def careless(self, view: GrappleView, level: str) -> Lapses:
        """Much lies with the cards, and looking farther is worth little: levels differ by how often they look at all, too."""
        return (LAPSES if view.public.goal else LAPSES_IN_ONE_ROUND).get(level, CAREFUL)

    def iterations(self, level: str) -> int | None:
        """Fewer than usual for good bots: most decisions are between few kinds of card."""
        return ITERATIONS.get(level)

    def patience(self, level: str) -> int:
        """Until a battle is settled, most of the time."""
        return 4

    def curiosity(self, level: str) -> float:
        """Little for good bots: it is better to see through what looks good than to try everything."""
        return CURIOSITY.get(level, USUAL_CURIOSITY)

    def reason(self, view: GrappleView, action: act.GrappleAction) -> Message:
        """What the action does, in the table's words."""
        return self._reasons.reason_for(view, action)

    def phrase(self, view: GrappleView, action: act.GrappleAction) -> Message:
        """What the action is."""
        return phrase_for(self._content, action)

    def open_reason(self, view: GrappleView, action: act.GrappleAction) -> Message | None:
        """What it may have been good for, without a goblin that nobody saw."""
        return open_reason(self._reasons, view, action)
