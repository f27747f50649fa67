"""What kinds of puzzles say: in every language, for every puzzle."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.irene.solo.actions import Dig, RunForIt
from goblins.study.puzzles.kind import games, kind_of
from goblins.study.puzzles.puzzle import SOLVER, brief, name, position_of, puzzles_of, read
from goblins.words import say, speaking


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", games())
def test_every_goal_title_and_hint_is_told(game: str, language: str) -> None:
    kind = kind_of(game)
    with speaking(language):
        for puzzle in puzzles_of(game)[::9]:
            position = position_of(game, puzzle)
            start, state = position.start, position.start
            said = [say(name(game, puzzle)), say(brief(game, puzzle))]
            said += [say(kind.goal(start, SOLVER, puzzle.goal)), say(kind.left(start, start, SOLVER, puzzle.goal))]
            said += [say(line) for line in kind.known(start, SOLVER, ("Mia", "Tom"))]
            for action in read(puzzle.solution, kind.rules):
                if action.seat == SOLVER:
                    said.append(say(kind.where(state, action)))
                state = kind.rules.apply(state, action).state
            assert all(said) and not any("puzzles-" in words or "{" in words for words in said)


@pytest.mark.parametrize("language", ["en", "de", "it"])
@pytest.mark.parametrize("game", games())
def test_no_two_puzzles_of_a_game_have_the_same_name(game: str, language: str) -> None:
    with speaking(language):
        called = [say(name(game, puzzle)) for puzzle in puzzles_of(game)]
    assert len(set(called)) == len(called)


def test_games_begin_with_other_names() -> None:
    assert len({say(name(game, puzzles_of(game)[0])) for game in games()}) == len(games())


def test_grapple_tells_the_cards_that_matter() -> None:
    puzzle = next(one for one in puzzles_of("grapple"))
    position = position_of("grapple", puzzle)
    hand, army = position.start.secret.hands[1], position.start.secret.armies[1]
    names: Any = position.kind.spoken.content.name
    told = " ".join(say(line) for line in position.kind.known(position.start, SOLVER, ("Mia", "Tom")))
    assert all(names(card) in told for card in (*hand, *army))


def test_koncita_names_the_piece_that_wins_its_treasure_too() -> None:
    puzzle = next(one for one in puzzles_of("koncita") if "Relocate" in one.solution)
    position = position_of("koncita", puzzle)
    piece = position.kind.rules.content(4).cards.treasures[puzzle.goal].piece
    told = say(position.kind.goal(position.start, SOLVER, puzzle.goal))
    assert told.endswith(say("koncita-piece", piece=piece))


def test_irene_says_whether_somebody_dug_or_ran_too_early() -> None:
    puzzle = puzzles_of("irene")[0]
    position = position_of("irene", puzzle)
    kind, start = position.kind, position.start
    for action, key in ((Dig(0), "puzzles-irene-left-dug"), (RunForIt(0), "puzzles-irene-left")):
        state = kind.rules.apply(start, action).state
        assert kind.verdict(start, state, SOLVER, puzzle.goal) is False
        assert kind.left(start, state, SOLVER, puzzle.goal).key == key
