"""Proving a puzzle: its line reaches the goal whatever others do, and no other line does."""

from __future__ import annotations

from typing import Any

from goblins.content.loader import BadContent
from goblins.core.contract import Action
from goblins.study.puzzles.kind import Kind, kind_of
from goblins.study.puzzles.puzzle import DIFFICULTIES, SOLVER, Puzzle, position_of, read, table_for
from goblins.study.puzzles.solving import Search


def problems(game: str, puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, found by trying everything; nothing if it is proved."""
    where = f"data/{game}/puzzles.json: {puzzle.key}"
    kind = kind_of(game)
    try:
        before, solution = read(puzzle.before, kind.rules), read(puzzle.solution, kind.rules)
    except BadContent as error:
        return [f"{where}: {error}"]
    setup = table_for(game, {**kind.options, **puzzle.options})
    refused = _refused(kind, kind.rules.new_game(setup, puzzle.seed), before)
    if refused:
        return [f"{where}: {refused} on the way to the position is refused"]
    start = position_of(game, puzzle).start
    found = []
    if puzzle.difficulty not in DIFFICULTIES:
        found.append(f"{where}: difficulty {puzzle.difficulty} is none of {DIFFICULTIES}")
    ways = Search(kind, start, SOLVER, puzzle.goal).ways(start)
    if len(ways.lines) != 1:
        found.append(f"{where}: {'several lines reach' if ways.lines else 'no line reaches'} the goal")
    refused = _refused(kind, start, solution)
    if refused:
        return [*found, f"{where}: {refused} of the solution is refused"]
    state = start
    for action in solution:
        state = kind.rules.apply(state, action).state
    if kind.verdict(start, state, SOLVER, puzzle.goal) is not True:
        found.append(f"{where}: the solution does not reach the goal")
    return found


def _refused(kind: Kind, state: Any, actions: list[Action]) -> Action | None:
    """The first action that the rules refuse."""
    for action in actions:
        if kind.rules.why_not(state, action):
            return action
        state = kind.rules.apply(state, action).state
    return None
