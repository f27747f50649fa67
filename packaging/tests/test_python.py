"""The wheel, the source archive and pipx: made from a fresh clone, installed in a fresh environment, started elsewhere."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from pathlib import Path

import pytest
from proof import Installed, a_finished_match, does_its_work, need, plays_a_solitaire, thinks_in_helpers

from tests.support.window_tools import Screen


@pytest.fixture(scope="module")
def archives(clone: Path) -> Path:
    """A folder with the wheel and the source archive, as `make package-python` makes them."""
    subprocess.run(["make", "package-python", f"VENV={sys.prefix}"], cwd=clone, check=True)
    return clone / "dist"


def installed(folder: Path, package: Path) -> Installed:
    """A package in a fresh environment, started from a folder that has nothing to do with it."""
    venv.create(folder / "an env", with_pip=True)
    programs = folder / "an env" / "bin"
    subprocess.run([str(programs / "pip"), "install", "--quiet", str(package)], check=True)
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    return Installed([str(programs / "goblins")], [str(programs / "goblins")], elsewhere)


@pytest.mark.parametrize("ending", ["whl", "tar.gz"])
def test_an_archive_is_installed_and_played(
    archives: Path, tmp_path: Path, screen: Screen, pictures: Path, ending: str
) -> None:
    found = list(archives.glob(f"*.{ending}"))
    assert len(found) == 1
    program = installed(tmp_path, found[0])
    does_its_work(program, tmp_path, pictures)
    plays_a_solitaire(program, screen, tmp_path / "Spieler Müller", pictures)
    thinks_in_helpers(program, screen, tmp_path / "Denker Müller", pictures)
    _films_with_pillow(program, found[0], tmp_path)


def _films_with_pillow(program: Installed, package: Path, folder: Path) -> None:
    """What the package offers besides: films."""
    pip = Path(program.console[0]).with_name("pip")
    subprocess.run([str(pip), "install", "--quiet", f"{package}[film]"], check=True)
    program.said(folder, "film", str(a_finished_match(folder)), str(folder / "film.gif"))
    assert (folder / "film.gif").read_bytes().startswith(b"GIF89a")


def test_pipx_installs_a_checkout_and_takes_it_away_again(clone: Path, tmp_path: Path, pictures: Path) -> None:
    need("pipx")
    places = {"PIPX_HOME": str(tmp_path / "pipx"), "PIPX_BIN_DIR": str(tmp_path / "bin")}

    def pipx(*words: str) -> None:
        subprocess.run(["pipx", *words], cwd=tmp_path, env={**os.environ, **places}, check=True)

    pipx("install", "--python", sys.executable, str(clone))
    command = tmp_path / "bin" / "goblins"
    does_its_work(Installed([str(command)], [str(command)], tmp_path), tmp_path, pictures)
    pipx("uninstall", "goblins")
    assert not command.exists()
