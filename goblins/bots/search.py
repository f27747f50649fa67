"""Information-set Monte Carlo tree search for any game of the contract, with any number of seats.

Every iteration imagines a world that fits the view, walks down one shared tree by the actions that are legal in that
world, plays on a little by the game's own quick judgement, and values the end for each seat that decided on the way
(every seat strives for its own value: max^n).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import sqrt
from typing import Any

from msgspec import Struct

from goblins.bots.bot import willing
from goblins.bots.parts import Finding, Tally, Thinker, Work, summed_up
from goblins.core.contract import Action, AnyRules
from goblins.core.skill import USUAL_CURIOSITY, AnySkill
from goblins.words import Message

#: What an action that was never tried is thought to be worth, compared with its node.
UNTRIED_DISCOUNT = 0.05
#: What every action promises at least, so that none is ruled out at first sight.
LEAST_PROMISE = 0.05
#: How much a value fades towards even per action, so that a win now is better than a win later.
FADING = 0.98
#: Iterations between two looks at whether the choice is settled.
SLICE = 16


class Budget(Struct, frozen=True):
    """How much a search may think: iterations in all, actions played on beyond the tree, and in how many parts.

    The more `curiosity`, the more it tries what was tried little; the less, the farther it follows what is good.
    """

    iterations: int
    rollout: int
    parts: int = 1
    curiosity: float = USUAL_CURIOSITY

    @property
    def share(self) -> int:
        """The iterations of a part."""
        return -(-self.iterations // self.parts)


class SearchBot(Thinker):
    """Chooses the action that tree searches tried most; every part of its thought grows a tree of its own."""

    def __init__(self, rules: AnyRules, skill: AnySkill, budget: Budget) -> None:
        self._rules, self._skill, self._budget = rules, skill, budget

    def parts(self, view: Any, legal: tuple[Action, ...]) -> int:
        """As many as the budget says, if there is a choice at all."""
        return self._budget.parts if len(willing(legal)) > 1 else 1

    def part(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Work:
        """A tree; it stops early once no other action can overtake the best."""
        actions, world = willing(legal), None
        if len(actions) > 1:
            world = self._rules.imagine(view, rng)
            actions = self._skill.consider(world, actions)
        if len(actions) == 1:
            return Finding(choice=legal.index(actions[0]))
        root, left = _Node(), self._budget.share
        while left > 0:
            for _ in range(min(SLICE, left)):
                self._iterate(root, world, actions, rng)
                world = self._rules.imagine(view, rng)
                yield
            left -= SLICE
            if _lead([child.visits for child in root.children.values()]) > left:
                break
        return Finding(
            tuple(
                [
                    Tally(legal.index(action), child.visits, child.total)
                    for action in actions
                    if (child := root.children.get(action))
                ]
            )
        )

    def enough(self, findings: Sequence[Finding], parts: int) -> bool:
        """Once the trees to come could not change the choice."""
        if super().enough(findings, parts):
            return True
        tried = [tried for tried, _ in summed_up(findings).values()]
        return _lead(tried) > (parts - len(findings)) * self._budget.share

    def reason(self, view: Any, action: Action) -> Message:
        """In the game's words."""
        return self._skill.reason(view, action)

    def _iterate(self, root: _Node, world: Any, root_actions: tuple[Action, ...], rng: random.Random) -> None:
        """One world, one walk down the tree, one rollout; the values go back up the walk."""
        rules, one_world = self._rules, self._skill.one_world
        node, state, actions = root, world, root_actions
        walk: list[tuple[_Node, int]] = []
        while True:
            action = self._select(node, state, actions)
            child = node.children.get(action)
            if child is None:
                child = node.children[action] = _Node()
            if child.state is None or not one_world:
                child.state = rules.apply(state, action).state
            state = child.state
            walk.append((child, action.seat))
            acting = rules.to_act(state)
            if not acting or not child.visits:
                break
            if not child.open or not one_world:
                child.open = self._open(state, acting[0])
            node, actions = child, child.open
        state, played = self._played_on(state, rng)
        values: dict[int, float] = {}
        fade = FADING ** (len(walk) + played)
        for child, seat in walk:
            if seat not in values:
                values[seat] = 0.5 + fade * (self._skill.evaluate(state, seat) - 0.5)
            child.visits += 1
            child.total += values[seat]

    def _open(self, state: Any, seat: int) -> tuple[Action, ...]:
        """What a seat may do in a world and would think of."""
        actions = willing(self._rules.legal_actions(state, seat))
        return actions if len(actions) == 1 else self._skill.consider(state, actions)

    def _select(self, node: _Node, state: Any, actions: tuple[Action, ...]) -> Action:
        """The action worth trying next: good so far, promising at first sight, or tried little."""
        if len(actions) == 1:
            return actions[0]
        promise, children = node.promise, node.children
        hoped, reached, visits = 0.0, 0.0, 0
        for action in actions:
            inclined = promise.get(action)
            if inclined is None:
                # The first world in which the action was met speaks for all: inclinations only order first tries.
                inclined = promise[action] = self._skill.inclination(state, action) + LEAST_PROMISE
            hoped += inclined
            child = children.get(action)
            if child is not None:
                reached += child.total
                visits += child.visits
        untried = (reached / visits if visits else 0.5) - UNTRIED_DISCOUNT
        reach = self._budget.curiosity * sqrt(visits + 1) / hoped
        best, highest = actions[0], -1.0
        for action in actions:
            child = children.get(action)
            if child is None:
                worth = untried + reach * promise[action]
            else:
                worth = child.total / child.visits + reach * promise[action] / (1 + child.visits)
            if worth > highest:
                best, highest = action, worth
        return best

    def _played_on(self, state: Any, rng: random.Random) -> tuple[Any, int]:
        """The state after the rollout, and how many actions it took."""
        rules, skill = self._rules, self._skill
        for played in range(self._budget.rollout):
            acting = rules.to_act(state)
            if not acting:
                return state, played
            actions = self._open(state, acting[0])
            action = actions[0] if len(actions) == 1 else skill.rollout(state, actions, rng)
            state = rules.apply(state, action).state
        return state, self._budget.rollout


class _Node:
    """What the search knows after a sequence of actions: how often it came here, and the value for who acted last.

    The position and what may be done there are those of the latest world: where there is only one, they stay true.
    """

    __slots__ = ("children", "open", "promise", "state", "total", "visits")

    def __init__(self) -> None:
        self.state: Any = None
        self.open: tuple[Action, ...] = ()
        self.children: dict[Action, _Node] = {}
        self.promise: dict[Action, float] = {}
        self.visits = 0
        self.total = 0.0


def _lead(visits: list[int]) -> int:
    """By how much the most tried action is ahead of the next."""
    first, second = sorted([0, 0, *visits])[:-3:-1]
    return first - second
