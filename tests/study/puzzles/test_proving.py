"""What a proof finds: a goal out of reach, a second line, steps that don't fit; and how puzzles are mined."""

from __future__ import annotations

from itertools import islice

import pytest
from msgspec.structs import replace

from goblins.content.loader import BadContent
from goblins.games.fairies.actions import Add
from goblins.games.registry import rules_of
from goblins.study.puzzles.kind import kind_of
from goblins.study.puzzles.mining import mine
from goblins.study.puzzles.proving import problems
from goblins.study.puzzles.puzzle import SOLVER, Puzzle, position_of, puzzles_of, read, written
from goblins.study.puzzles.solving import Search, TooMuch


def first(game: str) -> Puzzle:
    return puzzles_of(game)[0]


def test_steps_are_written_and_read() -> None:
    rules = rules_of("fairies")
    steps = [Add(0, 17), Add(0, 3)]
    assert written(steps) == "Add 0 17; Add 0 3"
    assert read(written(steps), rules) == steps
    assert read("", rules) == []
    for wrong in ("Fly 0 1", "Add 0", "Add 0 x"):
        with pytest.raises(BadContent):
            read(wrong, rules)


def test_a_goal_out_of_reach_is_found() -> None:
    puzzle = first("fairies")
    assert "no line reaches" in problems("fairies", replace(puzzle, goal=puzzle.goal - 1))[0]


def test_a_second_line_is_found() -> None:
    puzzle = first("grapple")
    assert any("several lines" in one for one in problems("grapple", replace(puzzle, goal=1)))


def test_a_solution_that_falls_short_and_steps_that_are_refused_are_found() -> None:
    puzzle = first("fairies")
    short = replace(puzzle, solution=puzzle.solution.rpartition("; ")[0])
    assert problems("fairies", short) == [
        f"data/fairies/puzzles.json: {puzzle.key}: the solution does not reach the goal"
    ]
    assert "is refused" in problems("fairies", replace(puzzle, solution="Add 0 99"))[0]
    assert "on the way" in problems("fairies", replace(puzzle, before="Add 0 99"))[0]
    assert "difficulty 4" in problems("fairies", replace(puzzle, difficulty=4))[0]


def test_a_search_has_its_limit() -> None:
    position = position_of("fairies", first("fairies"))
    with pytest.raises(TooMuch):
        Search(position.kind, position.start, SOLVER, 5, budget=10).ways(position.start)


def test_others_spoil_what_is_not_certain() -> None:
    """In a battle the other one answers so that a careless attack fails, if anything does."""
    kind = kind_of("grapple")
    refuted = 0
    for puzzle in puzzles_of("grapple")[:20]:
        position = position_of("grapple", puzzle)
        search = Search(kind, position.start, SOLVER, puzzle.goal)
        for action, *_ in kind.deeds(position.start, position.start, SOLVER):
            state = kind.rules.apply(position.start, action).state
            acting = kind.rules.to_act(state)
            if acting[0] == SOLVER or search.ways(state).sure:
                continue
            reply = search.reply(state, acting[0])
            assert reply is not None
            assert not search.ways(kind.rules.apply(state, reply).state).sure
            refuted += 1
    assert refuted


def test_a_goblin_that_lies_face_down_may_be_any_of_the_hand() -> None:
    """The solver must answer what can lie there, not what does."""
    kind, met = kind_of("grapple"), 0
    for puzzle in puzzles_of("grapple"):
        state = position_of("grapple", puzzle).start
        for action in read(puzzle.solution, kind.rules):
            battle = state.secret.battle
            worlds = list(kind.worlds(state, SOLVER))
            if battle is not None and battle.holding:
                kinds = kind.rules.content.kinds  # type: ignore[attr-defined]
                hidden = {kinds[world.secret.battle.hidden] for world in worlds}
                assert hidden == {kinds[card] for card in (*state.secret.hands[1], battle.hidden)}
                met += 1
            else:
                assert worlds == [state]
            state = kind.rules.apply(state, action).state
    assert met


def test_the_same_seed_mines_the_same_puzzles() -> None:
    found = list(islice(mine("grapple", 5, 3), 1))
    assert found == list(islice(mine("grapple", 5, 3), 1))
    assert problems("grapple", found[0]) == []
    assert next(iter(mine("grapple", 5, 3, found))) != found[0]
