"""What every package must be able to do once it is installed, whatever it was installed with."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from pathlib import Path

import pygame

from goblins import __version__
from goblins.app.window import make_house
from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.registry import info_of, rules_of, slugs
from goblins.library import Library
from goblins.library.outside import SUFFIX
from goblins.scenes.after.head import PAGES
from goblins.scenes.house import House
from goblins.study.puzzles.puzzle import puzzles_of
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point
from goblins.ui.widgets.controls import Segments
from goblins.words import say, speaking
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
SIZE = (1280, 720)
MOST_TURNS = 60
BEFORE_THE_BREAK = 3
IN_GERMAN = ("title", "puzzles", "puzzle", "history", "result", "analysis", "rulebook")
#: Seconds of CPU time after which a helper has worked, and seconds in which it has gone once the window is closed.
WORKED, AT_ONCE = 1.0, 20.0


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


def does_its_work(program: Installed, home: Path, pictures: Path) -> None:
    """The command line: its version, its own files, bots in two processes, a proof, pictures in two languages, and mistakes."""
    assert program.said(home, "--version") == f"Goblins {__version__}"
    looked_at = program.said(home, "check")
    for game in slugs():
        assert f"{len(puzzles_of(game))} puzzles of {game}: ok" in looked_at
    for game in slugs():
        told = json.loads(program.said(home, "simulate", game, "--games", "4", "--jobs", "2", "--json"))
        assert (told["game"], told["finished"]) == (game, 4)
        picture = home / f"{game}.png"
        program.said(home, "shot", game, "--ply", "4", "--size", "1280x720", "--out", program.named(picture))
        drawn = pygame.image.load(str(picture))
        assert drawn.get_size() == (1280, 720) and sum(pygame.transform.average_color(drawn)[:3]) > 40
    pictures.mkdir(parents=True, exist_ok=True)
    for screen in IN_GERMAN:
        picture = home / f"{screen}.png"
        program.said(home, "shot", screen, "--language", "de", "--size", "1280x720", "--out", program.named(picture))
        shutil.copy(picture, pictures / f"german {screen}.png")
    assert json.loads(program.said(home, "deal", "fairies", "--seats", "human", "--seed", "3", "--json"))["par"]
    refused = program.run(home, "deal", "fairys")
    assert refused.returncode == 2 and "fairies" in refused.stderr and "Traceback" not in refused.stderr
    refused = program.run(home, "film", program.named(a_finished_match(home)), "film.gif")
    assert refused.returncode == 2 and "pip install pillow" in refused.stderr and "Traceback" not in refused.stderr


def a_finished_match(home: Path) -> Path:
    """The file of a match of Grapple between a person and a bot, played to its end by chance."""
    info, rng, file = info_of("grapple"), random.Random(SEED), home / f"over{SUFFIX}"
    seats = make_seats(["human", "easy"], info.cast)
    match = Match(rules_of("grapple"), checked(info, Setup("grapple", seats)), SEED)
    while match.to_act:
        legal = match.rules.legal_actions(match.state, match.to_act[0])
        match.play(rng.choice([action for action in legal if not action.resigns]))
    with Library.in_memory() as library:
        file.write_bytes(library.export_match(library.follow(match)))
    return file


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


def thinks_in_helpers(program: Installed, screen: Screen, home: Path, pictures: Path) -> None:
    """In German: a puzzle, and the analysis of a past match, for which helpers work; closing the window ends them at once."""
    quick_home(home)
    with Library(home) as library:
        match_id = library.import_match(a_finished_match(home).read_bytes())
    told = replace(program, environment={**program.environment, "GOBLINS_LANGUAGE": "de", "GOBLINS_HELPERS": "2"})
    house = _house_like(home)
    with told.opened(screen, home) as window, speaking("de"):
        house.doors.title()
        _keep(window, pictures, "german shelf")
        window.go(_button(house, say("puzzles-title")))
        house.doors.puzzles()
        _keep(window, pictures, "german puzzles")
        window.go(_button(house, "card 0"))
        _keep(window, pictures, "german puzzle")
        while window.settle()["screen"] != "TitleScene":
            window.key("Escape")
        house.doors.title()
        window.go(_button(house, say("shelf-statistics")))
        house.doors.history()
        window.go(_button(house, "page", part=PAGES.index("matches")))
        house.doors.statistics_page("matches", "")
        window.click(_button(house, f"chart {match_id}"))
        window.wait_until("the analysis begins", lambda shown: shown["screen"] == "AnalysisScene")
        helpers = wait_for(lambda: len(found := helpers_of(told, home)) == 2 and found, "two helpers start")
        wait_for(lambda: all(seconds_worked(helper) > WORKED for helper in helpers), "both of them work")
        _keep(window, pictures, "german analysis")
        close(window)
        gone = time.monotonic()
        wait_for(lambda: not helpers_of(told, home), "the helpers go with the window")
        assert time.monotonic() - gone < AT_ONCE


def helpers_of(program: Installed, home: Path) -> list[int]:
    """The processes that think for the program that uses a home."""
    mark, found = f"GOBLINS_HOME={program.named(home)}".encode(), []
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            if b"--multiprocessing-fork" in (folder / "cmdline").read_bytes():
                found += [int(folder.name)] if mark in (folder / "environ").read_bytes() else []
        except OSError:  # it has gone meanwhile
            continue
    return found


def seconds_worked(process: int) -> float:
    """The CPU time of a process so far."""
    words = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / os.sysconf("SC_CLK_TCK")


def _house_like(home: Path) -> House:
    """The screens of a home, laid out here as they are in the window: where their buttons lie."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return make_house(Library.only_looking(home), SIZE)


def _button(house: House, name: str, part: int | None = None) -> Point:
    """Where a button of the screen lies that a door was opened to; of a row of choices, one of them."""
    while house.scenes.top.wait() == 0:
        house.scenes.top.work()
        house.scenes.update()
        house.scenes.draw(house.stage)
    house.scenes.draw(house.stage)
    widget = house.scenes.top.widgets.named(name)
    if part is None:
        return widget.rect.centre
    assert isinstance(widget, Segments)
    return widget._segments[part].centre


def close(window: Program) -> None:
    """Close a window as its frame's button does; the program ends by itself then."""
    window.xdotool("windowfocus", "--sync", window.window, "key", "alt+F4")
    assert window.process.wait(timeout=PATIENCE) == 0


def _opens_its_file(program: Installed, screen: Screen, home: Path, match_id: int, pictures: Path) -> None:
    """As a double click does: the program is started with a match's file; it offers the same deal, and Esc is for watching."""
    file = home / f"a match{SUFFIX}"
    with Library(home) as library:
        file.write_bytes(library.export_match(match_id))
    with program.opened(screen, home, program.named(file)) as window:
        window.wait_for_screen("DialogScene")
        _keep(window, pictures, "offer")
        window.key("Escape")
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
