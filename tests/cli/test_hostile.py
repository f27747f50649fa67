"""The command line and files that mean it ill, terminals that lack letters, and errors that nobody expected."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from goblins import paths
from goblins.cli.main import main
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import info_of, rules_of
from goblins.library import Library
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.registry import table_of


def file_of(tmp_path: Path, *players: str, game: str = "fairies", plies: int = 6, **changes: Any) -> Path:
    """The file of a match that random moves were played in."""
    match = Match(rules_of(game), Setup(game, make_seats(players, info_of(game).cast)), 7)
    rng = random.Random(3)
    while match.cursor < plies and not match.outcome:
        legal = match.rules.legal_actions(match.state, match.to_act[0])
        match.play(rng.choice([action for action in legal if not action.resigns]))
    with Library.in_memory() as library:
        document = json.loads(library.export_match(library.follow(match)))
    path = tmp_path / "match.json"
    path.write_text(json.dumps(document | changes), encoding="utf-8")
    return path


def test_replay_of_an_end_for_nobody(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    outcome = {"reason": "x", "rule": "F-25", "text": "", "winners": [7], "ranking": [], "scores": []}
    assert main(["replay", str(file_of(tmp_path, "human", "easy", outcome=outcome))]) == 1
    printed = capsys.readouterr()
    assert printed.out.endswith("It is not over yet.\n"), "what the file says of its end is not told"
    assert "the file says it ended otherwise" in printed.err


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such file there")
def test_a_pipe_is_not_opened_and_not_waited_for(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "match.goblins")
    for command in ("open", "replay"):
        assert main([command, str(tmp_path / "match.goblins")]) == 2
        assert "not a plain file" in capsys.readouterr().err


def test_names_cannot_speak_to_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    seats = [{"name": "\x1b[2J\nThe end: with Eve", "player": "human"}, {"name": "Grub", "colour": "orange"}]
    path = file_of(tmp_path, "human", "easy", setup={"game": "fairies", "seats": seats}, actions=[], cursor=0)
    odd = path.rename(tmp_path / "\x1b]0;owned\x07.json")
    assert main(["replay", str(odd)]) == 0
    (tmp_path / "\x1b[2J.json").write_text("[]")
    assert main(["replay", str(tmp_path / "\x1b[2J.json")]) == 2
    printed = capsys.readouterr()
    assert "\x1b" not in printed.out + printed.err and "\nThe end" not in printed.out


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such file there")
def test_replay_of_a_file_without_end(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "/dev/zero"]) == 2
    assert "not a plain file" in capsys.readouterr().err


def test_replay_for_a_terminal_without_the_letters(tmp_path: Path) -> None:
    seats = [{"name": "Żółw", "player": "human"}, {"name": "Grub", "colour": "orange"}]
    path = file_of(tmp_path, "human", "easy", setup={"game": "fairies", "seats": seats}, actions=[], cursor=0)
    environment = os.environ | {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    command = [sys.executable, str(paths.ROOT / "main.py"), "replay", str(path)]
    done = subprocess.run(command, capture_output=True, timeout=900, check=False, env=environment)
    assert (done.returncode, done.stderr) == (0, b"") and b"\\u017b" in done.stdout


@pytest.mark.parametrize("game", ["koncita", "grapple", "irene", "pact"])
def test_what_players_hide_is_not_told_before_the_end(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    path = file_of(tmp_path, "human", "human", "human", game=game, plies=3)
    assert main(["replay", str(path)]) == 2
    printed = capsys.readouterr()
    assert printed.out == "" and "is not over" in printed.err


def test_a_running_match_against_bots_is_told_as_the_person_knows_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = file_of(tmp_path, "easy", "human", "easy", game="grapple", plies=12)
    match = Library.read_match(path.read_bytes())
    events = [event for step in match.steps for event in step.events]
    hidden = [event for event in events if match.rules.redact(event, 1) != event]
    assert hidden and main(["replay", str(path)]) == 0
    table, context = table_of("grapple"), TableContext(match.setup, 1, {}, assisted=False)
    known = [
        table.words(LogEntry(0, 1, step.action.seat, tuple(match.rules.redact(e, 1) for e in step.events)), context)
        for step in match.steps
    ]
    assert [line[6:] for line in capsys.readouterr().out.splitlines()[1:-1]] == [words for words in known if words]


@pytest.mark.parametrize("words", [["export", "9" * 100, "x.json"], ["play", "fairies", "--seed", "9" * 100]])
def test_a_number_without_measure(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert "too large" in capsys.readouterr().err


def test_what_nobody_expected_is_one_line_and_a_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GOBLINS_HOME", str(tmp_path))

    def broken(*words: Any, **more: Any) -> int:
        raise KeyError("surprise")

    monkeypatch.setitem(sys.modules, "goblins.cli.deal", types.SimpleNamespace(deal=broken))
    assert main(["deal", "fairies", "--seed", "1"]) == 3
    said = capsys.readouterr().err
    log = tmp_path / "log" / "goblins.log"
    assert said.count("\n") == 1 and "KeyError" in said and str(log) in said
    assert "surprise" in log.read_text() and "goblins/cli/main.py:" in log.read_text()
