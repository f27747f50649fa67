"""The Windows packages under Wine: made from a fresh clone, unpacked or installed as their users would, played, removed."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from proof import Installed, close, does_its_work, need, plays_a_solitaire, thinks_in_helpers
from wine import Wine, windows_path

from goblins import __version__
from goblins.library import Library
from tests.support.library_tools import new_match, play_on
from tests.support.window_tools import Program, Screen, quick_home, wait_for

#: Twice the usual density, as on a small screen with many pixels.
DENSE = 192


@pytest.fixture(scope="module")
def clone_built(clone: Path) -> Path:
    """A clone in which `make package-windows` has been run."""
    need("makensis", "Xvfb")
    subprocess.run(["make", "package-windows", f"VENV={sys.prefix}"], cwd=clone, check=True)
    return clone


@pytest.fixture(scope="module")
def dist(clone_built: Path) -> Path:
    return clone_built / "dist"


@pytest.fixture
def wine(tmp_path: Path) -> Iterator[Wine]:
    """A Windows that nobody has used yet."""
    found = Wine(tmp_path / "windows")
    found.start()
    yield found
    found.stop()


@pytest.fixture
def people(tmp_path: Path) -> Path:
    """The folder of the people on drive C:."""
    return tmp_path / "windows" / "drive_c" / "users"


def installed(wine: Wine, folder: Path) -> Installed:
    """The programs in a folder."""
    window, console = ([wine.program, windows_path(folder / name)] for name in ("goblins.exe", "goblins-console.exe"))
    environment = {**wine.environment, "PYTHONUTF8": "1"}
    # a program without a console has no place to print to, and Python refuses a file that Wine offers it
    return Installed(window, console, folder, windows_path, environment, subprocess.DEVNULL)


def test_the_zip_runs_where_it_is_unpacked(
    dist: Path, wine: Wine, people: Path, screen: Screen, pictures: Path
) -> None:
    place = people / "Jörg Müller" / "Meine Spiele, größte"
    with zipfile.ZipFile(next(dist.glob("*windows.zip"))) as archive:
        archive.extractall(place)
    program = installed(wine, place / f"goblins-{__version__}-windows")
    home = people / "Jörg Müller" / "Spielstände für alle"
    home.mkdir()
    does_its_work(program, home, pictures)
    plays_a_solitaire(program, screen, home, pictures)
    thinks_in_helpers(program, screen, people / "Jörg Müller" / "Denkstände", pictures)


def test_on_a_dense_screen_the_window_has_the_pixels_it_asks_for(
    clone_built: Path, wine: Wine, tmp_path: Path, screen: Screen
) -> None:
    wine.run("reg", "add", r"HKCU\Control Panel\Desktop", "/v", "LogPixels", "/t", "REG_DWORD", "/d", str(DENSE), "/f")
    program = installed(wine, clone_built / "build" / "windows" / "dist" / "goblins")
    with program.opened(screen, quick_home(tmp_path / "home"), "play", "fairies", "--seats", "human") as window:
        assert window.size() == (1280, 720) and window.shown()["size"] == [1280, 720]
        assert window.play_a_card().cursor > 0


def test_the_programs_say_who_they_are(clone_built: Path) -> None:
    """Icon and version, as Windows shows them in a program's properties; only one of the two opens a console."""
    sys.path.append(str(clone_built / "build" / "windows" / "cp311" / "Lib" / "site-packages"))
    pefile: Any = pytest.importorskip("pefile")
    for name, system in (("goblins", "WINDOWS_GUI"), ("goblins-console", "WINDOWS_CUI")):
        file = pefile.PE(str(clone_built / "build" / "windows" / "dist" / "goblins" / f"{name}.exe"))
        kinds = {entry.id for entry in file.DIRECTORY_ENTRY_RESOURCE.entries}
        assert {pefile.RESOURCE_TYPE[kind] for kind in ("RT_ICON", "RT_GROUP_ICON", "RT_VERSION")} <= kinds
        assert file.OPTIONAL_HEADER.Subsystem == pefile.SUBSYSTEM_TYPE[f"IMAGE_SUBSYSTEM_{system}"]
        said = {
            key.decode(): value.decode()
            for part in file.FileInfo[0]
            if hasattr(part, "StringTable")
            for table in part.StringTable
            for key, value in table.entries.items()
        }
        assert said["ProductVersion"] == __version__ and said["OriginalFilename"] == f"{name}.exe"


def test_the_installer_installs_and_removes(
    dist: Path, wine: Wine, people: Path, tmp_path: Path, screen: Screen
) -> None:
    installer = tmp_path / "setup.exe"
    shutil.copy(next(dist.glob("*setup.exe")), installer)
    wine.run(windows_path(installer), "/S")
    folder = next(people.glob("*/AppData/Local/Programs/Goblins"))
    assert next(people.glob("*/AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Goblins.lnk")).is_file()
    program = installed(wine, folder)
    assert program.said(tmp_path, "--version") == f"Goblins {__version__}"
    _a_double_click_opens_a_match(program, wine, tmp_path / "a home", screen)

    wine.run(windows_path(folder / "uninstall.exe"), "/S")
    wait_for(lambda: not folder.exists(), "the program is removed")
    told = wine.run("reg", "query", r"HKCU\Software\Classes")
    assert "oblins" not in told


def _a_double_click_opens_a_match(program: Installed, wine: Wine, home: Path, screen: Screen) -> None:
    """What is registered for the file's ending is run; Wine 8 itself looks into the whole machine's classes only."""
    quick_home(home)
    file = home / "ein schönes Spiel.goblins"
    with Library.in_memory() as library:
        file.write_bytes(library.export_match(library.follow(play_on(new_match("human", "easy"), 5))))
    kind = wine.run("reg", "query", r"HKCU\Software\Classes\.goblins", "/ve").split("REG_SZ")[1].strip()
    registered = wine.run("reg", "query", rf"HKCU\Software\Classes\{kind}\shell\open\command", "/ve")
    words = re.findall('"(.+?)"', registered.split("REG_SZ")[1])
    assert words[1:] == ["%1"]
    desktop = [wine.program, words[0], windows_path(file)]
    told = {"GOBLINS_HOME": windows_path(home), "GOBLINS_PROBE": windows_path(home / "shown.json")}
    environment = {**program.environment, **told}
    with Program(screen, home, desktop, folder=home, output=subprocess.DEVNULL, **environment) as window:
        window.wait_for_screen("ReplayScene")
        close(window)
