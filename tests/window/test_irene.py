"""Irene in the real window: a solo game to its end, and two people with a bot who shout and escape."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.games.irene.actions import Choose, EndTurn, Escape, Explore, MoveCrumb, Shout
from goblins.games.irene.content import GRASS, Content
from goblins.games.irene.solo import actions as solo
from goblins.games.irene.solo.scoring import best_path
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.state import MazeState
from tests.support.window_people import People, quickest_home
from tests.support.window_tools import Program, Screen

SEED = 8
MOST_DECISIONS = 160
EXPLORED = 4  # so many turns of all players together, and people set out
TILES_TO_CHART = 8


# ---------------------------------------------------------------------- what people do


def solo_choice(match: Match) -> Any:
    """Explore for a while, chart what leads home, and go as soon as there is a way."""
    state: SoloState = match.state
    public, pile = state.public, state.secret.pile
    legal = match.rules.legal_actions(state, 0)
    kinds = {type(action): action for action in reversed(legal)}
    way = best_path(state, match.rules.content)
    if public.phase == "chart":
        with_caves = replace(state, secret=replace(state.secret, pile=pile + public.caves))
        wanted = best_path(with_caves, match.rules.content)
        return next((one for one in legal if isinstance(one, solo.Keep) and one.tile in wanted), legal[0])
    if public.phase == "path":
        left = [tile for tile in way if tile not in public.path]
        return solo.Lay(0, left[0]) if left else kinds[solo.Enter]
    if public.phase == "turn" and (way or solo.Dig not in kinds):
        return kinds[solo.RunForIt]
    if len(public.caves) >= TILES_TO_CHART:
        return kinds[solo.Chart]
    return legal[0]


def maze_choice(match: Match) -> Any:
    """Explore a little, lay crumbs, and escape without a slip; the first chance to shout at a person is taken."""
    state: MazeState = match.state
    seat = match.to_act[0]
    legal = match.rules.legal_actions(state, seat)
    setup, shouts = match.setup, sum(isinstance(step.action, Shout) for step in match.steps)
    ringing = [one for one in match.rules.may_interrupt(state) if setup.seats[one].is_human]
    if ringing and not shouts and setup.seats[seat].is_human:
        return Shout(ringing[0])
    if state.public.phase == "turn":
        wanted: type[Action] = Explore if state.public.turns < EXPLORED and state.secret.mountain else Escape
    else:
        wanted = MoveCrumb if state.public.turns % 2 else EndTurn
    if state.public.phase == "choose":
        return max(legal, key=lambda one: _fits(match.rules.content, state, one))
    return next((one for one in legal if isinstance(one, wanted)), legal[0])


def _fits(content: Content, state: MazeState, choice: Choose) -> int:
    """How well a tile goes on: grass best; nobody at a table knows that, but it keeps the game short."""
    lying = {spot.cell: spot.tile for spot in state.secret.caves}
    tile = lying[choice.cell] if choice.cell in lying else state.secret.mountain[-1]
    path, paths = state.public.paths[state.public.active], content.paths
    end = content.end_of(path, state.public.starts[state.public.active])
    if tile >= len(paths):
        return -1
    return 0 if paths[tile].entry != end else 2 if paths[tile].exit == GRASS and path else 1


# ---------------------------------------------------------------------- the games


@pytest.mark.rule("I-50", "I-55", "I-56")
def test_a_solo_game_is_played_to_its_end(screen: Screen, tmp_path: Path) -> None:
    command = [sys.executable, "main.py", "play", "irene", "--seats", "human", "--seed", str(SEED)]
    with Program(screen, quickest_home(tmp_path), command, (1024, 576)) as program:
        people = People(program, "irene")
        for _ in range(MOST_DECISIONS):
            match = people.turn()
            if match is None:
                break
            people.decide(match, solo_choice(match))
        row = program.finished()
        assert row is not None and row.outcome is not None and row.outcome.reason == "won"
        assert not row.assisted
        program.settle()  # the result stands there


@pytest.mark.rule("I-20", "I-26", "I-30")
def test_two_people_and_a_bot_play_to_the_end(screen: Screen, tmp_path: Path) -> None:
    asked = ["--seats", "human,human,easy", "--seed", str(SEED)]
    command = [sys.executable, "main.py", "play", "irene", *asked]
    with Program(screen, quickest_home(tmp_path), command, (1024, 576)) as program:
        people, shouts = People(program, "irene"), 0
        for _ in range(MOST_DECISIONS):
            match = people.turn()
            if match is None:
                break
            choice = maze_choice(match)
            people.decide(match, choice)
            shouts += isinstance(choice, Shout)
        row = program.finished()
        assert row is not None and row.outcome is not None
        assert row.outcome.reason in ("all_home", "sealed", "trapped") and shouts
        program.settle()
