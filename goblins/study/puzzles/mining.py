"""Mining: looking through bots' games for positions that make a puzzle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from goblins.bots.arena import game_seed
from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import first_interruption, make_bot
from goblins.core.chance import pick
from goblins.core.contract import Action
from goblins.core.setup import HUMAN, Setup
from goblins.study.puzzles.kind import Kind, kind_of
from goblins.study.puzzles.puzzle import DIFFICULTIES, SOLVER, Puzzle, table_for, written
from goblins.study.puzzles.solving import Search, TooMuch

#: A position that needs more tries than this to be proved is left alone: every proof is done again by the tests.
BUDGET = 12_000
#: Who tries anything needs at least so many tries on average.
FEWEST_TRIES = 6
#: A game that goes on longer is left.
LONGEST = 220
#: Who tries without much thought gets so many tries; a line they find is no puzzle.
GLANCES = 2


def mine(game: str, seed: int, count: int, known: Iterable[Puzzle] = ()) -> Iterator[Puzzle]:
    """So many puzzles out of the games of a series, as many of each difficulty, one after the other, none that is known."""
    keys, goals = {puzzle.key for puzzle in known}, Counter(puzzle.goal for puzzle in known)
    most = kind_of(game).most_of_a_goal
    wanted = {level: count // 3 + (level <= count % 3) for level in DIFFICULTIES}
    number = 0
    while any(wanted.values()):
        found = _in_one_game(game, game_seed(seed, number), frozenset(level for level in wanted if wanted[level]))
        if found and found.key not in keys and goals[found.goal] < most:
            wanted[found.difficulty] -= 1
            goals[found.goal] += 1
            yield found
        number += 1


def _in_one_game(game: str, seed: int, wanted: frozenset[int]) -> Puzzle | None:
    """The hardest puzzle of a wanted difficulty in a game between bots, who look less far than a solver; no game gives two."""
    kind = kind_of(game)
    options = kind.deals(seed)
    setup = table_for(game, options)
    rules, bot = kind.rules, make_bot(game, kind.player)
    bots = Setup(game, tuple(_as_bot(seat) for seat in setup.seats), setup.options)
    state, steps = rules.new_game(setup, seed), list[Action]()
    found: list[Puzzle] = []
    while len(steps) < LONGEST:
        acting = rules.to_act(state)
        if not acting:
            break
        action = kind.opening(state, seed) or first_interruption(bots, state, seed, len(steps))
        if action is None:
            if acting[0] == SOLVER:
                found += _at(game, kind, options, seed, state, steps)
            legal = rules.legal_actions(state, acting[0])
            rng = thinking_chance(seed, len(steps), acting[0])
            action = decide(bot, rules.view(state, acting[0]), legal, rng).action
        state = rules.apply(state, action).state
        steps.append(action)
    fitting = [puzzle for puzzle in found if puzzle.difficulty in wanted]
    return max(fitting, key=lambda puzzle: puzzle.tries, default=None)


def _as_bot(seat: Any) -> Any:
    return type(seat)(seat.name, "easy", seat.colour, seat.goblin) if seat.player == HUMAN else seat


def _at(game: str, kind: Kind, options: Any, seed: int, state: Any, steps: list[Action]) -> Iterator[Puzzle]:
    """A puzzle of this position, if it makes one: one line alone, and not the one that is seen first."""
    for goal in kind.goals(state, SOLVER):
        start = kind.opened(state, SOLVER)
        search = Search(kind, start, SOLVER, goal, BUDGET)
        try:
            ways = search.ways(start)
            alone = len(ways.lines) == 1 and len(ways.lines[0]) >= kind.shortest
            if not alone or ways.chance > 1 / FEWEST_TRIES or _at_a_glance(game, kind, start, goal, search):
                continue
            line = search.line(start)
        except TooMuch:
            continue
        easy, fair = kind.levels
        difficulty = 1 if ways.chance >= easy else 2 if ways.chance >= fair else 3
        own = {key: value for key, value in options.items() if kind.options.get(key) != value}
        key = f"{seed:08d}-{len(steps)}"
        tries = round(1 / ways.chance)
        yield Puzzle(key, seed, written(steps), goal, difficulty, tries, written(line), own)
        return


def _at_a_glance(game: str, kind: Kind, start: Any, goal: int, search: Search) -> bool:
    """Whether somebody reaches the goal who takes what looks best at first sight."""
    rules, bot = kind.rules, make_bot(game, "easy")
    for glance in range(GLANCES):
        state, steps = start, 0
        while kind.verdict(start, state, SOLVER, goal) is None and rules.to_act(state) and steps < LONGEST:
            acting, rng = rules.to_act(state)[0], thinking_chance(glance, steps, SOLVER)
            if acting == SOLVER:
                legal = rules.legal_actions(state, SOLVER)
                action = decide(bot, rules.view(state, SOLVER), legal, rng).action
            else:
                action = search.reply(state, acting) or pick(rng, rules.legal_actions(state, acting))
            state, steps = rules.apply(state, action).state, steps + 1
        if kind.verdict(start, state, SOLVER, goal):
            return True
    return False
