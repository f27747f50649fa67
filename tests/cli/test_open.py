"""A match's file as the only word, as a double click gives it, and parts of the program that are not there."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from goblins import paths
from goblins.app import main as app_main
from goblins.cli.main import main


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The files that a window was opened with."""
    files: list[Any] = []

    def play(*words: Any, file: Path | None = None) -> int:
        files.append(file)
        return 0

    monkeypatch.setattr(app_main, "play", play)
    return files


@pytest.mark.parametrize("name", ["match.goblins", "ein Spiel für Ärger.goblins", "old.json", "plain"])
@pytest.mark.parametrize("words", [(), ("open",)], ids=["alone", "open"])
def test_a_file_is_opened_in_the_window(opened: list[Any], tmp_path: Path, words: tuple[str, ...], name: str) -> None:
    file = tmp_path / name
    file.touch()
    assert main([*words, str(file)]) == 0
    assert opened == [file]


def test_a_command_is_a_command_also_beside_a_file_of_its_name(
    opened: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "play").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["play"]) == 0
    assert opened == [None]


def test_a_file_that_is_not_there_is_named(opened: list[Any], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["gone.goblins"]) == 2
    assert capsys.readouterr().err.startswith("goblins: gone.goblins: ") and not opened


def test_another_word_is_still_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulat"]) == 2
    assert "simulate" in capsys.readouterr().err


def test_a_part_that_cannot_be_loaded_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(sys.modules, "goblins.cli.deal", None)
    assert main(["deal", "fairies"]) == 3
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 1 and "goblins.cli.deal" in said[0]


def test_without_its_packages_one_sentence_says_what_to_do(tmp_path: Path) -> None:
    command = [sys.executable, "-S", "-E", str(paths.ROOT / "main.py"), "--version"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("goblins: ") and "make play" in done.stderr and len(done.stderr.splitlines()) == 1


def test_an_older_python_is_told_so(tmp_path: Path) -> None:
    """The interpreter is made to say that it is older, since no old one may be at hand."""
    script = f"import sys, runpy; sys.version_info = (3, 9, 2); runpy.run_path({str(paths.ROOT / 'main.py')!r}, run_name='__main__')"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.returncode, done.stderr) == (1, "goblins: this is Python 3.9, and 3.11 or newer is needed.\n")
