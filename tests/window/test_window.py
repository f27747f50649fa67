"""The real program in a real window: clicks, drags, full screen, sizes, sudden death, and no display at all."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pygame

from goblins.core.contract import Action
from goblins.core.match import Match
from tests.support.window_tools import (
    FIRST_BUTTON,
    PATIENCE,
    QUIT,
    ROOT,
    SCREEN,
    Program,
    Screen,
    plain_environment,
    quick_home,
    wait_for,
)

LONG_GAME = "00000041"


def actions(match: Match) -> list[Action]:
    return [step.action for step in match.steps[: match.cursor]]


def test_two_clicks_lead_to_a_table_where_cards_are_dragged(screen: Screen, tmp_path: Path) -> None:
    with Program(screen, quick_home(tmp_path)) as program:
        program.sit_down()
        after = program.play_a_card()
        assert [action.seat for action in actions(after)].count(0) == 1
        average = pygame.transform.average_color(program.picture())
        assert sum(average[:3]) > 60, "the window is not black"

        place = program.place()
        program.key("F11")
        program.wait_for_size(SCREEN)
        after = program.play_a_card()
        assert [action.seat for action in actions(after)].count(0) == 2
        program.key("F11")
        program.wait_for_size((1280, 720))
        wait_for(lambda: program.place() == place, f"the window stands at {place} again")


def test_the_first_click_of_all_opens_the_first_lesson(screen: Screen, tmp_path: Path) -> None:
    with Program(screen, quick_home(tmp_path)) as program:
        program.go(FIRST_BUTTON)
        assert program.shown()["screen"] == "TableScene"
        assert program.stored() is None, "a lesson is no match of the library"


def test_a_window_of_any_size_is_played_in(screen: Screen, tmp_path: Path) -> None:
    with Program(screen, quick_home(tmp_path)) as program:
        program.sit_down(LONG_GAME)
        for played, size in enumerate(((1024, 640), (1600, 1000)), start=1):
            program.resize(size)
            after = program.play_a_card()
            assert [action.seat for action in actions(after)].count(0) == played


def test_a_killed_program_loses_nothing(screen: Screen, tmp_path: Path) -> None:
    home = quick_home(tmp_path)
    with Program(screen, home) as program:
        program.sit_down(LONG_GAME)
        known = actions(program.play_a_card())
    for _ in range(3):
        with Program(screen, home) as program:
            stored = program.stored()
            assert stored
            assert actions(stored)[: len(known)] == known
            program.go(FIRST_BUTTON)  # Continue
            after = program.play_a_card()
            program.kill()
            assert actions(after)[: len(known)] == known
            assert len(actions(after)) > len(known)
            known = actions(after)


def test_quitting_ends_the_program_quietly(screen: Screen, tmp_path: Path) -> None:
    with Program(screen, quick_home(tmp_path)) as program:
        program.click(QUIT)
        assert program.process.wait(timeout=PATIENCE) == 0


def test_without_a_display_there_is_a_clear_message(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "main.py"],
        cwd=ROOT,
        env=plain_environment(tmp_path),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 1
    assert "no display" in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stderr.splitlines()[-1].startswith("goblins: ")
