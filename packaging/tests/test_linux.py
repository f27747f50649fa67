"""The Linux packages: made from a fresh clone, put onto a bare Debian as their users would, played, and removed again."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from conftest import Root
from proof import Installed, does_its_work, need, plays_a_solitaire, thinks_in_helpers

from goblins import __version__
from tests.support.window_tools import Screen

#: What a desktop has that is not in the smallest Debian: the libraries of X, without which no window opens.
DESKTOP = "libx11-6 libxext6 libxcursor1 libxi6 libxrandr2"


@pytest.fixture(scope="module")
def dist(clone: Path) -> Path:
    """A folder with both packages, as `make package-linux` makes them."""
    need("dpkg-buildpackage", "dh", "objdump")
    subprocess.run(["make", "package-linux", f"VENV={sys.prefix}"], cwd=clone, check=True)
    return clone / "dist"


def installed(root: Root, program: str) -> Installed:
    """A program inside a Debian."""
    command = root.command(program)
    return Installed(command, command, root.folder, root.named, {"HOME": "/root", "LC_ALL": "C.UTF-8"})


def test_the_deb_is_installed_played_and_removed(dist: Path, root: Root, screen: Screen, pictures: Path) -> None:
    package = next(dist.glob("*.deb"))
    (root.folder / "tmp" / package.name).write_bytes(package.read_bytes())
    root.run("apt-get update -qq")
    root.run("apt-get install -y -qq --no-install-recommends desktop-file-utils shared-mime-info hicolor-icon-theme")
    before = root.run("find /usr /etc /opt -xdev | sort").stdout
    root.run(f"apt-get install -y -qq --no-install-recommends /tmp/{package.name}")
    entry = root.run("cat /usr/share/applications/goblins.desktop").stdout
    assert "Exec=goblins %f" in entry and root.run("command -v goblins").stdout.strip() == "/usr/games/goblins"
    assert (
        "application/x-goblins-match=goblins.desktop" in root.run("cat /usr/share/applications/mimeinfo.cache").stdout
    )
    assert "x-goblins-match:*.goblins" in root.run("cat /usr/share/mime/globs2").stdout

    program = installed(root, "/usr/games/goblins")
    home = root.folder / "home" / "Spieler Müller"
    home.mkdir()
    does_its_work(program, home, pictures)
    plays_a_solitaire(program, screen, home, pictures)
    thinks_in_helpers(program, screen, root.folder / "home" / "Denker", pictures)

    root.run("apt-get purge -y -qq goblins && apt-get autoremove -y -qq --purge")
    after = root.run("find /usr /etc /opt -xdev | sort").stdout
    assert not [path for path in set(after.split("\n")) - set(before.split("\n")) if "goblins" in path]
    assert (home / "goblins.sqlite").exists(), "nobody's matches are removed with the program"


def test_the_deb_has_no_fault_that_its_own_tools_find(dist: Path) -> None:
    need("lintian", "desktop-file-validate", "appstreamcli")
    package = next(dist.glob("*.deb"))
    share = dist.parent / "build" / "linux" / "source" / "share"
    for command in (
        ["lintian", "--fail-on", "error,warning", "--allow-root", str(package)],
        ["desktop-file-validate", str(share / "applications" / "goblins.desktop")],
        ["appstreamcli", "validate", "--no-net", *map(str, (share / "metainfo").iterdir())],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_archive_runs_where_it_is_unpacked_and_comes_into_the_menu(
    dist: Path, root: Root, screen: Screen, pictures: Path
) -> None:
    place = root.folder / "home" / "Meine Spiele, größte"
    place.mkdir()
    archive = next(dist.glob("*linux*.tar.gz"))
    subprocess.run(["tar", "--extract", "--gzip", f"--file={archive}", f"--directory={place}"], check=True)
    root.run(f"apt-get update -qq && apt-get install -y -qq --no-install-recommends {DESKTOP}")
    folder = root.named(place / f"goblins-{__version__}")
    program = installed(root, f"{folder}/goblins")
    home = root.folder / "home" / "Spieler Müller"
    home.mkdir()
    does_its_work(program, home, pictures)
    plays_a_solitaire(program, screen, home, pictures)
    thinks_in_helpers(program, screen, root.folder / "home" / "Denker", pictures)

    entry = root.folder / "root/.local/share/applications/goblins.desktop"
    root.run(f"'{folder}/add-to-menu'")
    assert f'Exec="{folder}/goblins" %f' in entry.read_text(encoding="utf-8")
    root.run(f"'{folder}/add-to-menu' --remove")
    assert not entry.exists()
