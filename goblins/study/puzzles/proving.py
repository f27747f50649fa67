"""Proving a puzzle: its line reaches the goal whatever others do, and no other line does."""

from __future__ import annotations

from goblins.content.loader import BadContent
from goblins.study.puzzles.puzzle import DIFFICULTIES, SOLVER, Puzzle, position_of, read
from goblins.study.puzzles.solving import Search


def problems(game: str, puzzle: Puzzle) -> list[str]:
    """What is wrong with a puzzle, found by trying everything; nothing if it is proved."""
    try:
        position = position_of(game, puzzle)
        solution = read(puzzle.solution, position.kind.rules)
    except BadContent as error:
        return [str(error)]
    kind, start, where = position.kind, position.start, f"data/{game}/puzzles.json: {puzzle.key}"
    found = []
    if puzzle.difficulty not in DIFFICULTIES:
        found.append(f"{where}: difficulty {puzzle.difficulty} is none of {DIFFICULTIES}")
    ways = Search(kind, start, SOLVER, puzzle.goal).ways(start)
    if len(ways.lines) != 1:
        found.append(f"{where}: {'several lines reach' if ways.lines else 'no line reaches'} the goal")
    state = start
    for action in solution:
        if kind.rules.why_not(state, action):
            return [*found, f"{where}: {action} of the solution is refused"]
        state = kind.rules.apply(state, action).state
    if kind.verdict(start, state, SOLVER, puzzle.goal) is not True:
        found.append(f"{where}: the solution does not reach the goal")
    return found
