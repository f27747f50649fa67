"""What every package must be able to do once it is installed, whatever it was installed with."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import pygame

from goblins import __version__
from goblins.bots import decide, make_bot, thinking_chance
from goblins.core.match import Match
from goblins.games.registry import slugs
from goblins.library import Library
from goblins.library.outside import SUFFIX
from goblins.ui.motion import Piece
from tests.support.window_tools import (
    FIRST_BUTTON,
    PATIENCE,
    Program,
    Screen,
    hand_places,
    plain_environment,
    quick_home,
    wait_for,
)

SEED = 20261116
MOST_TURNS = 60
BEFORE_THE_BREAK = 3


@dataclass
class Installed:
    """A program that was installed: how its window is started, how its command line is, and how it is told of paths."""

    window: list[str]
    console: list[str]
    folder: Path
    named: Callable[[Path], str] = str
    environment: dict[str, str] = field(default_factory=dict)
    #: Where the window's program prints; None: where the tests do.
    output: int | None = None

    def run(self, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
        """What a command prints."""
        environment = plain_environment(home) | self.environment | {"GOBLINS_HOME": self.named(home)}
        return subprocess.run(
            [*self.console, *words],
            cwd=self.folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )

    def said(self, home: Path, *words: str) -> str:
        """What a command prints that must not fail."""
        done = self.run(home, *words)
        assert done.returncode == 0, (words, done.stdout, done.stderr)
        return done.stdout.strip()

    def opened(self, screen: Screen, home: Path, *words: str) -> Program:
        """Its window."""
        told = {"GOBLINS_HOME": self.named(home), "GOBLINS_PROBE": self.named(home / "shown.json")}
        environment = {**self.environment, **told}
        return Program(screen, home, [*self.window, *words], folder=self.folder, output=self.output, **environment)


def does_its_work(program: Installed, home: Path) -> None:
    """The command line: its version, its own files, bots in two processes, a proof, pictures, and a mistake."""
    assert program.said(home, "--version") == f"Goblins {__version__}"
    assert "ok" in program.said(home, "check")
    for game in slugs():
        told = json.loads(program.said(home, "simulate", game, "--games", "4", "--jobs", "2", "--json"))
        assert (told["game"], told["finished"]) == (game, 4)
        picture = home / f"{game}.png"
        program.said(home, "shot", game, "--ply", "4", "--size", "1280x720", "--out", program.named(picture))
        drawn = pygame.image.load(str(picture))
        assert drawn.get_size() == (1280, 720) and sum(pygame.transform.average_color(drawn)[:3]) > 40
    assert json.loads(program.said(home, "deal", "fairies", "--seats", "human", "--seed", "3", "--json"))["par"]
    refused = program.run(home, "deal", "fairys")
    assert refused.returncode == 2 and "fairies" in refused.stderr and "Traceback" not in refused.stderr


def plays_a_solitaire(program: Installed, screen: Screen, home: Path, pictures: Path) -> None:
    """A solitaire in its window: a few cards, quit, started again, continued to its end, and its file opened."""
    quick_home(home)
    with program.opened(screen, home, "play", "fairies", "--seats", "human", "--seed", str(SEED)) as window:
        for _ in range(BEFORE_THE_BREAK):
            before = _play_a_good_card(window)
        _keep(window, pictures, "table")
        close(window)
    with program.opened(screen, home) as window:
        _keep(window, pictures, "shelf")
        window.go(FIRST_BUTTON)  # Continue
        stored = window.humans_turn()
        assert stored.cursor > before
        for _ in range(MOST_TURNS):
            _play_a_good_card(window)
            if window.shown()["screen"] == "ResultScene":
                break
        row = wait_for(window.finished, "the end is saved")
        assert row.outcome.reason in ("no_goblins", "six_fairies")
        window.settle()
        _keep(window, pictures, "result")
    _opens_its_file(program, screen, home, row.id, pictures)


def close(window: Program) -> None:
    """Close a window as its frame's button does; the program ends by itself then."""
    window.xdotool("windowfocus", "--sync", window.window, "key", "alt+F4")
    assert window.process.wait(timeout=PATIENCE) == 0


def _opens_its_file(program: Installed, screen: Screen, home: Path, match_id: int, pictures: Path) -> None:
    """As a double click does: the program is started with a match's file."""
    file = home / f"a match{SUFFIX}"
    with Library(home) as library:
        file.write_bytes(library.export_match(match_id))
    with program.opened(screen, home, program.named(file)) as window:
        window.wait_for_screen("ReplayScene")
        _keep(window, pictures, "file")


def _play_a_good_card(window: Program) -> int:
    """Drag what a good bot would play; how many steps had been made before."""
    match = window.humans_turn()
    cards, ring = hand_places(match)
    window.drag(cards[_good(match)], ring)
    window.wait_until(
        "the card is played", lambda s: s["still"] and (s["screen"] == "ResultScene" or s["ply"] > match.cursor)
    )
    return match.cursor


def _good(match: Match) -> Piece:
    view, legal = match.rules.view(match.state, 0), match.rules.legal_actions(match.state, 0)
    choice = decide(make_bot("fairies", "hard"), view, legal, thinking_chance(SEED, match.cursor, 0)).action
    return Piece("card", choice.face % 20)  # type: ignore[attr-defined]


def _keep(window: Program, pictures: Path, name: str) -> None:
    """A picture of the window, to be looked at."""
    pictures.mkdir(parents=True, exist_ok=True)
    pygame.image.save(window.picture(), str(pictures / f"{name}.png"))


def need(*tools: str) -> None:
    """What can't be done without is said at once: a test of a package is only run by those who asked for it."""
    missing = [tool for tool in tools if not shutil.which(tool)]
    assert not missing, f"{', '.join(missing)} must be installed first"
