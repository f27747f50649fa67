"""What makes a good move in Grapple: bank what is strong, keep what is rare, and know what a round's end is worth."""

from __future__ import annotations

import random
from math import exp, sqrt

from goblins.core.contract import AnyRules
from goblins.core.skill import Skill
from goblins.games.grapple import actions as act
from goblins.games.grapple.content import DEFENDER, SPY
from goblins.games.grapple.rules import GrappleRules
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.skill.counting import CLASSES, IN_HAND, STRENGTHS, beats, prospects
from goblins.games.grapple.skill.reasons import reason_for
from goblins.games.grapple.state import NOBODY, GrappleState
from goblins.games.grapple.view import GrappleView

#: Points that a round brings to a player, and how far two players' points drift apart in a round.
ROUND_POINTS, ROUND_SPREAD = 24.0, 13.0
#: What attacking and placing promise at first sight, by kind.
ATTACK_PROMISE = (0.0, 0.02, 0.1, 0.45, 0.45, 1.0, 1.3)
PLACE_PROMISE = (0.15, 0.15, 0.5, 0.6, 0.6, 0.5, 0.4)
#: The same for an attack that is known to win, whatever it is made with.
KNOWN_PROMISE = 1.0
SPY_PROMISE = 0.7
END_PROMISE = 0.6
#: The same once the deck is empty: of ending the turn, and of placing for every point of strength.
LATE_PROMISE = 0.2
#: How many kinds of card are thought about for taking, and for giving in return.
TAKES, GIVES = 2, 2


class GrappleSkill(Skill[GrappleState, act.GrappleAction, GrappleView]):
    """Evaluation, rollout choice and reasons for Grapple."""

    def __init__(self, rules: AnyRules | None = None) -> None:
        self._rules = rules if isinstance(rules, GrappleRules) else GrappleRules()
        self._kinds = self._rules.content.kinds
        self._classes = tuple(CLASSES[kind] for kind in self._kinds)

    # ------------------------------------------------------------------ how good a position is

    def evaluate(self, state: GrappleState, seat: int) -> float:
        """The lead in points to be expected at the round's end, against how much may still change."""
        public = state.public
        points, players = totals(public), public.players
        if public.ending:
            return 1.0 if points[seat] == max(points) else 0.0
        if seat not in players:
            return 0.0
        if public.phase == "next":
            worth, near = [float(total) for total in points], 1.0
        else:
            worth, near = prospects(state, self._rules.content)
            worth = [total + more for total, more in zip(points, worth, strict=True)]
        others = [worth[other] for other in players if other != seat]
        lead = worth[seat] - max(others)
        if len(others) > 1:
            lead = 0.7 * lead + 0.3 * (worth[seat] - sum(others) / len(others))
        rounds = max(0.0, public.goal - max(worth)) / ROUND_POINTS
        if public.phase == "next":
            rounds = max(1.0, rounds)
        spread = 3.0 + 9.0 * (1 - near)
        return 0.02 + 0.96 / (1 + exp(-1.7 * lead / sqrt(spread * spread + rounds * ROUND_SPREAD * ROUND_SPREAD)))

    # ------------------------------------------------------------------ what to try

    def consider(self, state: GrappleState, actions: tuple[act.GrappleAction, ...]) -> tuple[act.GrappleAction, ...]:
        """One action of every kind of card and target; no attack that can't win, no rescue that can't help."""
        phase = state.public.phase
        if phase == "rescue":
            return actions[-2:] if self._rescue_may_help(state, actions[-1].seat) else actions[-1:]
        if phase == "spied":
            return self._swaps(state, actions)
        classes = self._classes
        kept: dict[tuple[type, int, int], act.GrappleAction] = {}
        for action in actions:
            if isinstance(action, act.Attack):
                kind = classes[action.card]
                if kind > DEFENDER:
                    kept.setdefault((act.Attack, kind, action.target), action)
            elif isinstance(action, act.Spy):
                kept.setdefault((act.Spy, SPY, action.target), action)
            elif isinstance(action, act.Place | act.Hold | act.Engage):
                kept.setdefault((type(action), classes[action.card], 0), action)
            else:
                kept[type(action), 0, 0] = action
        return tuple(kept.values())

    def _swaps(self, state: GrappleState, actions: tuple[act.GrappleAction, ...]) -> tuple[act.GrappleAction, ...]:
        """The best cards to take for the worst to give, and just looking."""
        classes = self._classes
        look = actions[-1]
        takes = {classes[card]: card for card in state.secret.hands[state.public.spied]}
        gives = {classes[card]: card for card in state.secret.hands[look.seat]}
        best = sorted(takes, key=lambda kind: -IN_HAND[kind])[:TAKES]
        worst = sorted(gives, key=lambda kind: IN_HAND[kind])[:GIVES]
        swaps = [
            act.Swap(look.seat, takes[take], gives[give])
            for take in best
            for give in worst
            if IN_HAND[take] > IN_HAND[give]
        ]
        return (*swaps, look)

    def _rescue_may_help(self, state: GrappleState, seat: int) -> bool:
        """Whether a Defender changes anything for the better: a loser is saved, or the pair is won all the same."""
        battle, kinds = state.secret.battle, self._kinds
        assert battle is not None
        attacks = seat == battle.attacker
        own, theirs = battle.attack[-1], battle.defence[-1]
        if not attacks:
            own, theirs = theirs, own
        result = beats(kinds[own], kinds[theirs])
        if kinds[theirs] == SPY:
            return STRENGTHS[kinds[own]] != 1
        if result < 0:
            return kinds[own] != SPY or kinds[theirs] == DEFENDER
        return result == 0 and not attacks

    def inclination(self, state: GrappleState, action: act.GrappleAction) -> float:
        """More for strong attacks, for placing what is safe, and for saving what is worth it."""
        if isinstance(action, act.Attack):
            return self._attack_promise(state, action)
        if isinstance(action, act.Place):
            kind = self._kinds[action.card]
            return PLACE_PROMISE[kind] if state.secret.deck else LATE_PROMISE * STRENGTHS[kind]
        if isinstance(action, act.Spy):
            return SPY_PROMISE
        if isinstance(action, act.EndTurn):
            return END_PROMISE if state.secret.deck else LATE_PROMISE
        if isinstance(action, act.Rescue):
            battle = state.secret.battle
            assert battle is not None
            return 0.3 * STRENGTHS[self._kinds[battle.newest_of(action.seat)]]
        if isinstance(action, act.LetStand):
            return 0.8
        if isinstance(action, act.Hold | act.Engage):
            return 0.2 + 0.1 * STRENGTHS[self._kinds[action.card]]
        if isinstance(action, act.Swap):
            return 0.3 * (IN_HAND[self._kinds[action.take]] - IN_HAND[self._kinds[action.give]])
        return 0.5

    def _attack_promise(self, state: GrappleState, action: act.Attack) -> float:
        """By kind, unless the attacker knows what lies there: it was seen, and can be nowhere else."""
        kind, target = self._kinds[action.card], action.target
        if state.secret.sightings[action.seat] and not state.secret.hands[target]:
            height = len(state.secret.armies[target])
            for seen in state.secret.sightings[action.seat]:
                if seen.owner == target and seen.above == height - 1 and seen.also == NOBODY:
                    top = self._kinds[seen.card]
                    return KNOWN_PROMISE + 0.1 * STRENGTHS[top] if beats(kind, top) >= 0 else 0.0
        return ATTACK_PROMISE[kind]

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

    def iterations(self, level: str) -> int | None:
        """Fewer than usual for the hard bot: most decisions are between few kinds of card."""
        return 450 if level == "hard" else None

    def patience(self, level: str) -> int:
        """Until a battle is settled, most of the time."""
        return 4

    def reason(self, view: GrappleView, action: act.GrappleAction) -> str:
        """What the action does, in the table's words."""
        return reason_for(view, action, self._rules.content)
