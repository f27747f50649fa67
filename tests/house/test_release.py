"""The version stands in one place, the changelog begins with it, and packages hold what they should."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib

import yaml

from goblins import __version__, paths

#: What only makers read of what lies beside the program: words before they are compiled, notes for translators, kits and recipes.
STAYS_AT_HOME = ("*.ftl", "*.md", "*.py", "*.pyc", "sprites/characters.yaml")


def test_the_changelog_begins_with_this_version() -> None:
    text = (paths.ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert re.findall(r"^## (\S+) \(\d{4}-\d{2}-\d{2}\)$", text, re.M)[0] == __version__


def test_packages_take_the_version_from_the_program() -> None:
    project = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"]["path"] == "goblins/__init__.py"


def test_packages_hold_every_file_that_the_program_reads() -> None:
    """The wheel, the source archive's wheel and the built programs all take what these patterns name."""
    project = tomllib.loads((paths.ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    patterns = project["tool"]["hatch"]["build"]["targets"]["wheel"]["include"]
    taken = {path for pattern in patterns for path in paths.ROOT.glob(pattern)}
    folders = (paths.DATA, paths.LEVELS, paths.SOUNDS, paths.SPRITES)
    lying = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    read = {path for path in lying if not any(map(path.match, STAYS_AT_HOME))}
    assert len(read) > 1000 and not sorted(read - taken)


def test_every_dependency_has_a_licence_that_is_shipped() -> None:
    folder = paths.ROOT / "packaging"
    parts = yaml.safe_load((folder / "licences.yaml").read_text(encoding="utf-8"))
    named = {part["package"].lower() for part in parts if "package" in part}
    lines = (paths.ROOT / "requirements.txt").read_text(encoding="utf-8").splitlines()
    assert {line.partition("==")[0].lower() for line in lines if not line.startswith("#")} <= named
    texts = [text for part in parts for text in (*part.get("texts", ()), *part.get("also", ()))]
    assert not [text for text in texts if not (folder / "licences" / f"{text}.txt").is_file()]


def test_the_tests_of_packages_can_be_begun() -> None:
    """They take an hour and run seldom; whoever moves what they import should hear of it at once."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--collect-only", "packaging/tests"]
    done = subprocess.run(command, cwd=paths.ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    for name in ("python", "linux", "windows", "bare", "release"):
        assert f"test_{name}.py" in done.stdout
