"""What seats may hope for: worlds that fit their views, played on a little by the game's quick judgement, and judged.

A position is one question, a decision another: there every action is tried in the same worlds with the same chance, so
that they differ by nothing else; None stands for what somebody quick would do. A solitaire that has an expert is solved.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from math import exp, log
from typing import Any

import msgspec
from msgspec import Raw, Struct

from goblins.bots.bot import willing
from goblins.bots.parts import Finding, Tally, Work
from goblins.bots.solitaire import Solution, expert_of, has_expert
from goblins.core.contract import Action, AnyRules
from goblins.core.house import HouseRules
from goblins.core.skill import AnySkill
from goblins.games.registry import rules_of, skill_of

#: So many actions are played on before a position is judged.
AHEAD = 16
#: How much seats' judgements count that are put together; a half lets two seats be judged as each is alone.
BOLDNESS = 0.5
#: A judgement is never surer than this.
UNSURE = 0.005
#: In place of the turns that are left: it can't be won any more.
LOST = -1

_SEED_BITS = 62


class Outlook(Struct, frozen=True, tag=True):
    """A question about every seat's chances, as it is sent to a helper: in a position, or after each of some actions."""

    game: str
    house: HouseRules | None
    seats: int
    views: tuple[Raw, ...]
    actions: Raw
    tries: int
    seed: int


def outlook_of(
    game: str,
    house: HouseRules | None,
    seats: int,
    views: Sequence[Any],
    actions: tuple[Action | None, ...],
    *,
    tries: int,
    seed: int,
) -> bytes:
    """The question, encoded. With `actions` the one view is that of the seat that may do them."""
    seen = tuple(Raw(msgspec.json.encode(view)) for view in views)
    return msgspec.json.encode(Outlook(game, house, seats, seen, Raw(msgspec.json.encode(actions)), tries, seed))


def is_solved(game: str, seats: int) -> bool:
    """Whether positions of a game with so many seats are solved rather than played out."""
    return seats == 1 and has_expert(game)


def looking(outlook: Outlook) -> Work:
    """The work that a question about chances asks for: a tally for each seat, after the first action, the second …

    Where positions are solved, a tally says whether that was proven (tried), and how many turns are left at best or `LOST`.
    """
    rules = rules_of(outlook.game, outlook.house)
    views = [msgspec.json.decode(view, type=rules.view_type) for view in outlook.views]
    actions = msgspec.json.decode(outlook.actions, type=tuple[rules.action_type | None, ...])  # type: ignore[name-defined]
    if is_solved(outlook.game, outlook.seats):
        return _solving(outlook, rules, views[0], actions or (None,))
    return _trying(outlook, rules, views, actions or (None,))


def _trying(outlook: Outlook, rules: AnyRules, views: list[Any], actions: tuple[Action | None, ...]) -> Work:
    skill, rng, seats = skill_of(outlook.game, outlook.house), random.Random(outlook.seed), outlook.seats
    sums = [[0.0, 0.0] for _ in range(len(actions) * seats)]
    for number in range(outlook.tries):
        world = rules.imagine(views[number % len(views)], rng)
        seed = rng.getrandbits(_SEED_BITS)
        for place, action in enumerate(actions):
            first = action or _quick_choice(rules, skill, world, random.Random(seed + 1))
            state = world if first is None else rules.apply(world, first).state
            found = chances(rules, skill, played_on(rules, skill, state, random.Random(seed)), seats)
            for one, value in zip(sums[place * seats :], found, strict=False):
                one[0] += value
                one[1] += value * value
        yield
    return Finding(
        tuple([Tally(number, outlook.tries, total, squares) for number, (total, squares) in enumerate(sums)])
    )


def _quick_choice(rules: AnyRules, skill: AnySkill, state: Any, rng: random.Random) -> Action | None:
    """What somebody quick does next; None after the end."""
    acting = rules.to_act(state)
    if not acting:
        return None
    actions = willing(rules.legal_actions(state, acting[0]))
    if len(actions) > 1:
        actions = skill.consider(state, actions)
    choice: Action = actions[0] if len(actions) == 1 else skill.rollout(state, actions, rng)
    return choice


def played_on(rules: AnyRules, skill: AnySkill, state: Any, rng: random.Random) -> Any:
    """The state after a few quick sensible choices."""
    for _ in range(AHEAD):
        action = _quick_choice(rules, skill, state, rng)
        if action is None:
            break
        state = rules.apply(state, action).state
    return state


def chances(rules: AnyRules, skill: AnySkill, state: Any, seats: int) -> list[float]:
    """Every seat's chance to win, by the game's judgement of each; exact once the game is over."""
    outcome = rules.outcome(state)
    if outcome is not None:
        if not outcome.winners:
            return [1 / seats if seats > 1 else 0.0] * seats
        return [1 / len(outcome.winners) if seat in outcome.winners else 0.0 for seat in range(seats)]
    values = [skill.evaluate(state, seat) for seat in range(seats)]
    judged = [min(1 - UNSURE, max(UNSURE, value)) for value in values]
    if seats == 1:
        return judged
    # who is worth nothing at all is out, and stays so
    odds = [exp(BOLDNESS * log(one / (1 - one))) if value else 0.0 for one, value in zip(judged, values, strict=True)]
    return [one / sum(odds) for one in odds] if any(odds) else [1 / seats] * seats


def _solving(outlook: Outlook, rules: AnyRules, view: Any, actions: tuple[Action | None, ...]) -> Work:
    world = rules.imagine(view, random.Random(outlook.seed))
    tallies, choice = [], None
    for number, action in enumerate(actions):
        state = world if action is None else rules.apply(world, action).state
        solution = yield from _solution(outlook, rules, state)
        left = len(solution.actions)
        outcome = rules.outcome(state)
        if outcome is not None:
            solution, left = Solution(0, proven=True), 0 if outcome.winners else LOST
        elif not solution.actions:
            left = LOST
        elif action is None:
            choice = rules.legal_actions(world, 0).index(solution.actions[0])
        tallies.append(Tally(number, int(solution.proven or bool(solution.actions)), left))
    return Finding(tuple(tallies), choice=choice)


def _solution(outlook: Outlook, rules: AnyRules, state: Any) -> Generator[None, None, Solution]:
    """The shortest way to win, with a breath after every slice."""
    expert = expert_of(outlook.game)
    if expert and rules.outcome(state) is None:
        for found in expert.solving(state, outlook.house):
            if found.ready:
                return found
            yield
    return Solution(0, ready=True)
