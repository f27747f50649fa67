"""From source on a bare Debian, with nothing but what the README tells a newcomer to install."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from conftest import TRUSTED, Root
from proof import Installed, close, plays_a_solitaire

from tests.support.window_tools import ROOT, Program, Screen, quick_home

HOME = "/home/newcomer"
#: What every desktop has, and a Debian without one lacks.
DESKTOP = "libx11-6 libxext6 libxcursor1 libxi6 libxrandr2"


def told(heading: str) -> str:
    """The packages that a part of the README tells to install."""
    part = (ROOT / "README.md").read_text(encoding="utf-8").split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return " ".join(re.findall(r"apt-get install ([^`\n]+)", part))


@pytest.fixture
def checkout(root: Root, clone: Path) -> Path:
    """A clone in the home of somebody on that machine."""
    folder = root.folder / HOME[1:] / "goblins"
    subprocess.run(["git", "clone", "--quiet", str(clone), str(folder)], check=True)
    root.run("apt-get update -qq")
    return folder


def install(root: Root, packages: str) -> None:
    root.run(f"apt-get install -y -qq --no-install-recommends ca-certificates {packages}")
    root.trust_as_outside()


def test_what_is_missing_is_said_in_one_sentence(root: Root, checkout: Path) -> None:
    install(root, "make")
    said = root.run(f"cd {HOME}/goblins && make play", check=False)
    assert said.returncode and said.stdout.strip() == "goblins: there is no python3; Python 3.11 or newer is needed."
    install(root, "python3")
    said = root.run(f"cd {HOME}/goblins && make play", check=False)
    assert said.returncode and "apt-get install python3-venv" in said.stderr and "Traceback" not in said.stderr


def test_make_play_opens_the_window(root: Root, checkout: Path, screen: Screen, pictures: Path) -> None:
    install(root, f"{DESKTOP} {told('Play')}")
    outside = {"HOME": HOME, "LC_ALL": "C.UTF-8", "PIP_CERT": TRUSTED, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    home = quick_home(checkout.parent / "saves")
    seen = {"GOBLINS_HOME": root.named(home), "GOBLINS_PROBE": root.named(home / "shown.json")}
    with Program(screen, home, root.command("make", "-C", f"{HOME}/goblins", "play"), **outside, **seen) as window:
        assert window.shown()["screen"] == "TitleScene"
        close(window)  # make was started here: whoever kills it leaves the game behind
    program = root.command("sh", "-c", f'cd {HOME}/goblins && exec .venv/bin/python main.py "$@"', "sh")
    installed = Installed(program, program, root.folder, root.named, outside)
    plays_a_solitaire(installed, screen, checkout.parent / "more saves", pictures)


def test_make_test_passes(root: Root, checkout: Path) -> None:
    install(root, f"{told('Play')} {told('Test')}")
    done = root.run(f"cd {HOME}/goblins && make test", check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]
    assert re.search(r"\d+ passed", done.stdout) and "failed" not in done.stdout
