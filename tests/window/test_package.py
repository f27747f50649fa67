"""The packaged program: built once for all these tests, complete, and able to do everything the checkout can."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

import pygame
import pytest

from goblins import __version__
from goblins.app.shot import SCREENS
from goblins.games.registry import slugs
from goblins.ui.draw.type import FACES
from tests.support.window_tools import (
    ROOT,
    Program,
    Screen,
    plain_environment,
    quick_home,
)

BUILDING_SECONDS = 1800
FILES = (
    "data/**/*.yaml",
    "data/**/*.json",
    "sprites/**/*.svg",
    "sprites/shell/*.yaml",
    "levels/**/*.*",
    "sounds/*.ogg",
)
BINUTILS = ("objdump", "objcopy", "strip")


def build(folder: Path) -> None:
    """Run PyInstaller as `make package` does, but into a folder of the tests."""
    done = subprocess.run(
        [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", "--distpath", str(folder / "dist")]
        + ["--workpath", str(folder / "build"), "goblins.spec"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=BUILDING_SECONDS,
    )
    (folder / "log").write_text(done.stdout + done.stderr, encoding="utf-8")
    (folder / ("built" if done.returncode == 0 else "failed")).touch()


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built folder; whichever test process comes first builds it, the others wait."""
    missing = [tool for tool in BINUTILS if not shutil.which(tool)]
    if missing:
        reason = f"packaging needs {', '.join(missing)} (package binutils)"
        pytest.fail(reason) if os.environ.get("CI") else pytest.skip(reason)
    base = tmp_path_factory.getbasetemp()
    shared = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "package"
    try:
        shared.mkdir()
    except FileExistsError:
        until = time.monotonic() + BUILDING_SECONDS
        while not (shared / "built").exists() and not (shared / "failed").exists() and time.monotonic() < until:
            time.sleep(0.2)
    else:
        build(shared)
    assert (shared / "built").exists(), (shared / "log").read_text(encoding="utf-8")[-3000:]
    return shared / "dist" / "goblins"


def run(dist: Path, home: Path, *words: str) -> str:
    """What the packaged program prints; it must not fail, and must not need the checkout."""
    done = subprocess.run(
        [str(dist / "goblins"), *words],
        cwd=home,
        env=plain_environment(home),
        capture_output=True,
        text=True,
        timeout=600,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_it_says_its_version(dist: Path, tmp_path: Path) -> None:
    assert run(dist, tmp_path, "--version").strip() == f"Goblins {__version__}"


def test_bots_play_in_it(dist: Path, tmp_path: Path) -> None:
    told = json.loads(run(dist, tmp_path, "simulate", "fairies", "--games", "20", "--seats", "easy,medium", "--json"))
    assert (told["game"], told["games"], told["finished"]) == ("fairies", 20, 20)


def test_bots_play_in_several_processes(dist: Path, tmp_path: Path) -> None:
    words = ("simulate", "fairies", "--games", "4", "--seats", "easy,easy", "--jobs", "2", "--json")
    assert json.loads(run(dist, tmp_path, *words))["finished"] == 4


def test_it_deals_and_proves(dist: Path, tmp_path: Path) -> None:
    told = json.loads(run(dist, tmp_path, "deal", "fairies", "--seats", "human", "--seed", "3", "--json"))
    assert told["par"]


def test_it_finds_itself_in_order(dist: Path, tmp_path: Path) -> None:
    assert "ok" in run(dist, tmp_path, "check")


def test_it_draws_every_screen(dist: Path, tmp_path: Path) -> None:
    names = [*slugs(), *SCREENS]
    run(dist, tmp_path, "shot", *names, "--size", "1024x640", "--out", str(tmp_path / "screens"))
    for name in names:
        drawn = pygame.image.load(str(tmp_path / "screens" / f"{name}.png"))
        assert drawn.get_size() == (1024, 640), name
        assert sum(pygame.transform.average_color(drawn)[:3]) > 40, name


def test_a_card_is_dragged_in_its_window(screen: Screen, dist: Path, tmp_path: Path) -> None:
    with Program(screen, quick_home(tmp_path), [str(dist / "goblins")]) as program:
        program.sit_down()
        assert program.play_a_card().cursor > 0


@pytest.mark.parametrize("pattern", FILES)
def test_no_file_is_missing(dist: Path, pattern: str) -> None:
    inside = dist / "_internal"
    wanted = [path.relative_to(ROOT) for path in ROOT.glob(pattern)]
    assert wanted
    missing = [name for name in wanted if not (inside / name).is_file()]
    assert not missing
    assert all((inside / name).read_bytes() == (ROOT / name).read_bytes() for name in wanted)


def test_no_font_is_missing(dist: Path) -> None:
    for path in FACES.values():
        package = path.parent.parent.name
        assert (dist / "_internal" / package / "files" / path.name).is_file()


def test_nothing_of_its_makers_is_inside(dist: Path) -> None:
    inside = dist / "_internal"
    assert not list(inside.glob("**/kit"))
    makers = (
        "pytest",
        "hypothesis",
        "mypy",
        "PyInstaller",
        "numpy",
        "tkinter",
        "soundfile",
        "PIL",
        "distributed",
        "babel",
    )
    assert not [name for name in makers if list(inside.glob(f"**/{name}"))]
