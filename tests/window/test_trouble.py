"""The real program when things go wrong: an error nobody expected, a library that is used already, an odd environment."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from goblins.library import Library
from goblins.library.occupancy import Occupancy
from tests.support.window_tools import FIRST_BUTTON, PATIENCE, ROOT, Program, Screen, plain_environment, quick_home

#: Where the buttons of the screens of trouble lie, and About on the shelf, in logical units.
FIRST, SECOND = (528, 678), (800, 678)
ABOUT = (1164, 859)
#: The program with a screen that can't be drawn.
BROKEN = """
import sys
from goblins.cli.main import main
from goblins.scenes.reading.about import AboutScene

def draw(self, stage):
    raise KeyError("nobody expected this")

AboutScene.draw = draw
sys.exit(main([]))
"""


def test_an_error_leads_to_the_shelf_and_the_third_one_out(screen: Screen, tmp_path: Path) -> None:
    home = quick_home(tmp_path)
    errors = tmp_path / "errors.txt"
    command = ["sh", "-c", 'exec "$0" -c "$1" 2>"$2"', sys.executable, BROKEN, str(errors)]
    with Program(screen, home, command) as program:
        for _ in range(2):
            program.click(ABOUT)
            program.wait_for_screen("TroubleScene")
            program.click(FIRST)
            program.wait_for_screen("TitleScene")
        program.click(ABOUT)
        assert program.process.wait(timeout=PATIENCE) == 1
    said = errors.read_text(encoding="utf-8")
    log = home / "log" / "goblins.log"
    assert "Traceback" not in said and said.count("\n") == 1 and str(log) in said
    assert log.read_text(encoding="utf-8").count("nobody expected this") == 3


def test_the_second_program_plays_in_a_library_of_its_own(screen: Screen, tmp_path: Path) -> None:
    home = quick_home(tmp_path / "first")
    occupancy = Occupancy(home)
    command = ["env", f"GOBLINS_HOME={home}", sys.executable, "main.py"]
    with Program(screen, tmp_path / "second", command) as program:
        program.wait_for_screen("OccupiedScene")
        program.click(SECOND)
        program.wait_for_screen("TitleScene")
        program.go(FIRST_BUTTON)
    occupancy.end()
    assert (home.with_name(f"{home.name}-2") / "goblins.sqlite").is_file()
    with Library(home) as library:
        assert library.matches() == ()


def test_an_odd_wish_for_the_window_opens_a_usual_one(screen: Screen, tmp_path: Path) -> None:
    command = ["env", "GOBLINS_WINDOW=abc", sys.executable, "main.py"]
    with Program(screen, quick_home(tmp_path), command) as program:
        assert program.wait_for_screen("TitleScene")["size"] != [1, 1]


def test_a_program_that_cannot_begin_says_so_in_one_line(tmp_path: Path) -> None:
    """SDL was told to use a driver that there is not."""
    environment = plain_environment(tmp_path, SDL_VIDEODRIVER="none such")
    command = [sys.executable, "main.py"]
    done = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 1 and "Traceback" not in done.stderr and "no display" in done.stderr
