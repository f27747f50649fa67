"""The command line: what it prints, and what it says to mistakes."""

from __future__ import annotations

import json
import subprocess
import sys
import types
from pathlib import Path
from typing import Any

import pytest

from goblins import __version__, paths
from goblins.bots.bot import decide, thinking_chance
from goblins.bots.fairies import deals as fairies_deals
from goblins.bots.fairies.deals import shipped_deals
from goblins.bots.levels import make_bot
from goblins.cli import check
from goblins.cli import main as cli
from goblins.cli.main import main
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.fairies.info import LEVELS
from goblins.games.registry import rules_of
from goblins.library import Library
from goblins.study.puzzles.kind import games
from goblins.study.puzzles.puzzle import puzzles_of

KEYS = ["game", "games", "finished", "steps", "seconds", "steps_per_second", "wins", "mean_scores", "reasons"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(paths.ROOT / "main.py"), *words], capture_output=True, text=True, timeout=900, check=False
    )


def test_version_as_a_program() -> None:
    done = run("--version")
    assert (done.returncode, done.stdout.strip(), done.stderr) == (0, f"Goblins {__version__}", "")


def test_simulate_as_a_program_with_jobs() -> None:
    results = []
    for jobs in ("1", "2"):
        done = run(
            "simulate", "fairies", "--seats", "easy,random", "--games", "20", "--seed", "4", "--jobs", jobs, "--json"
        )
        assert done.returncode == 0
        assert "game" in done.stderr  # the progress bar
        results.append(json.loads(done.stdout))
    for result in results:
        assert list(result) == KEYS
        assert (result["game"], result["games"], result["finished"]) == ("fairies", 20, 20)
        assert sum(result["reasons"].values()) == 20
        assert len(result["wins"]) == len(result["mean_scores"]) == 2
    timed = ("seconds", "steps_per_second")
    assert {k: v for k, v in results[0].items() if k not in timed} == {
        k: v for k, v in results[1].items() if k not in timed
    }


def test_a_mistake_as_a_program() -> None:
    done = run("deal", "fairys", "--seed", "1")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.strip() == "goblins: there is no game 'fairys' (did you mean 'fairies'?)"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["simulat", "fairies"], "did you mean 'simulate'"),
        (["simulate"], "GAME"),
        (["simulate", "fary"], "fary"),
        (["simulate", "fairies", "--seets", "easy"], "did you mean '--seats'"),
        (["simulate", "fairies", "--seats", "easy,hart"], "did you mean 'hard'"),
        (["simulate", "fairies", "--seats", "human,easy"], "no humans"),
        (["simulate", "fairies", "--seats", "easy,easy,easy,easy,easy"], "1 to 4 seats"),
        (["simulate", "fairies", "--set", "levl=5"], "did you mean 'level'"),
        (["simulate", "fairies", "--set", "level=9"], "5, 6, 7"),
        (["simulate", "fairies", "--set", "level"], "option=value"),
        (["simulate", "fairies", "--games", "many"], "'many' is not a whole number"),
        (["simulate", "fairies", "--games", "0"], "less than 1"),
        (["simulate", "fairies", "--seed", "x"], "--seed"),
        (["simulate", "fairies", "--jobs"], "--jobs"),
        (["simulate", "fairies", "pact"], "'pact'"),
        (["simulate", "pact", "--set", "mode=exper"], "beginner, expert"),
        (["simulate", "pact", "--seats", "easy,easy,easy,easy,easy,easy"], "1 to 5 seats"),
        (["play", "fairis"], "did you mean 'fairies'"),
        (["shot", "fairies"], "--out"),
        (["shot", "fairies", "--out", "f.png", "--size", "big"], "1920x1080"),
        (["shot", "fairies", "--out", "f.png", "--size", "12x12"], "160x90"),
        (["deal", "fairies", "--seed", "-3"], "less than 0"),
        (["shot", "fairies", "--out", "f.png", "--seat", "1"], "no seat 1"),
        (["shot", "fairis", "--seats", "easy", "--out", "f.png"], "did you mean 'fairies'"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["export", "one", "f.json"], "'one' is not a whole number"),
        (["--sead", "4"], "--sead"),
    ],
)
def test_mistakes_are_one_clear_line(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert len(printed.err.strip().splitlines()) == 1
    assert said in printed.err
    assert "Traceback" not in printed.err


def dealt(capsys: pytest.CaptureFixture[str], *words: str) -> dict[str, Any]:
    assert main(["deal", "fairies", "--json", *words]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


@pytest.mark.parametrize("level", [5, 6])
def test_deal_of_a_solitaire(level: int, capsys: pytest.CaptureFixture[str]) -> None:
    found = dealt(capsys, "--seed", "5", "--set", f"level={level}")
    assert (found["game"], found["seed"], found["proven"]) == ("fairies", 5, True)
    assert found["par"] >= level
    assert found["setup"]["seats"] == 1
    assert found["setup"]["level"] == level
    assert len(found["position"]["hands"][0]) == len(found["position"]["ring"]) == level
    assert found == dealt(capsys, "--seed", "5", "--set", f"level={level}")


def test_deal_of_a_known_seed_and_of_any_deal(capsys: pytest.CaptureFixture[str]) -> None:
    deal = shipped_deals(5)[3]
    found = dealt(capsys, "--seed", str(deal.seed))
    assert (found["par"], found["setup"]["attempt"]) == (deal.par, deal.attempt)
    pars = [dealt(capsys, "--seed", str(seed), "--set", "deal=any")["par"] for seed in range(30)]
    assert None in pars


def test_deal_for_several_has_no_par(capsys: pytest.CaptureFixture[str]) -> None:
    found = dealt(capsys, "--seed", "5", "--seats", "human,hard,easy")
    assert [len(hand) for hand in found["position"]["hands"]] == [4, 4, 4]
    assert "par" not in found


@pytest.mark.parametrize(
    ("seats", "options", "commands", "spring"),
    [
        ("easy", "campaign=off", 0, 4), ("easy,easy", "mode=expert", 3, 4), ("easy,easy,easy", "mode=beginner", 0, 4),
        ("easy,easy,easy", "mode=expert", 2, 4), ("easy,easy,easy,easy", "mode=expert", 2, 8),
        ("easy,easy,easy,easy,easy", "mode=expert", 2, 12),
    ],
)  # fmt: skip
def test_deal_of_pact_tells_what_everybody_got(
    seats: str, options: str, commands: int, spring: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", "pact", "--json", "--seed", "5", "--seats", seats, "--set", options]) == 0
    found = json.loads(capsys.readouterr().out)
    count, told = len(seats.split(",")), found["position"]
    assert found["setup"]["seats"] == count
    assert [len(hand) for hand in told["hands"]] == [6] * count
    assert [len(kept) for kept in told.get("commands", [])] == [commands] * count * bool(commands)
    assert len(told["tasks"]) + len(told["task_deck"]) == spring + 18


def test_deal_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "fairies", "--seed", "5"]) == 0
    printed = capsys.readouterr().out
    assert "seed 5" in printed
    assert "ring:" in printed
    assert "proven" in printed


def test_options_that_mean_nothing_are_ignored_aloud(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["deal", "fairies", "--seed", "5", "--seats", "easy,easy", "--set", "level=6"]) == 0
    assert "level means nothing with 2 seat" in capsys.readouterr().err


def test_simulate_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "fairies", "--seats", "easy,easy", "--games", "3"]) == 0
    assert "3 of 3 games finished" in capsys.readouterr().out


# ---------------------------------------------------------------------- files


@pytest.fixture
def exported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    """A file of a match between two bots, made by the command itself."""
    monkeypatch.setenv("GOBLINS_HOME", str(tmp_path / "home"))
    rules = rules_of("fairies")
    match = Match(rules, Setup("fairies", make_seats(["easy", "easy"])), 3)
    with Library() as library:
        match_id = library.follow(match)
        while match.to_act:
            seat = match.to_act[0]
            view, legal = rules.view(match.state, seat), rules.legal_actions(match.state, seat)
            match.play(decide(make_bot("fairies", "easy"), view, legal, thinking_chance(3, match.cursor, seat)).action)
    file = tmp_path / "match.json"
    assert main(["export", str(match_id), str(file)]) == 0
    capsys.readouterr()
    return file


def test_replay_tells_and_agrees(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(exported)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "seed 3" in lines[0]
    assert "added" in lines[1]
    assert lines[-1].startswith("The end: with ")


def test_replay_tells_a_turn_in_a_sentence_and_none_without_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("GOBLINS_HOME", str(tmp_path / "home"))
    match = Match(rules_of("pact"), Setup("pact", make_seats(["easy", "easy", "easy"])), 3)
    with Library() as library:
        match_id = library.follow(match)
        for _ in range(12):
            match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
    file = tmp_path / "match.json"
    assert main(["export", str(match_id), str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    lines = capsys.readouterr().out.splitlines()[1:-1]
    numbers = [line.split()[0] for line in lines]
    assert len(set(numbers)) == len(numbers) > 1 and all(len(line.split()) > 3 for line in lines)


def test_replay_finds_another_end(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(exported.read_text())
    document["outcome"]["winners"] = [1 - seat for seat in document["outcome"]["winners"]]
    exported.write_text(json.dumps(document))
    assert main(["replay", str(exported)]) == 1
    assert "the file says" in capsys.readouterr().err


def test_replay_finds_an_illegal_step(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    document = json.loads(exported.read_text())
    document["actions"][1] = document["actions"][0]
    exported.write_text(json.dumps(document))
    assert main(["replay", str(exported)]) == 1
    assert "Step 2" in capsys.readouterr().err


def test_replay_of_something_else(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "other.json"
    file.write_text("{}")
    assert main(["replay", str(file)]) == 2
    assert "other.json" in capsys.readouterr().err


def test_export_of_no_match(exported: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["export", "99", str(exported)]) == 2
    assert "there is no match 99" in capsys.readouterr().err


# ---------------------------------------------------------------------- check, play, shot


@pytest.fixture
def unproved(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What was to be proved: puzzles by name, deals by level. Other tests prove them all, in their own rooms."""
    asked: list[str] = []
    monkeypatch.setattr(check, "unproved", lambda game, puzzle: asked.append(f"{game} {puzzle.key}") or ())
    monkeypatch.setattr(fairies_deals, "disproof", lambda setup, deal: asked.append(f"deal {setup.options['level']}"))
    return asked


def test_check_finds_nothing_wrong(unproved: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["check"])
    printed = capsys.readouterr()
    assert (code, printed.err) == (0, "")
    for word in ("rulebook", "cards", "deals", "sprites", "maps"):
        assert word in printed.out
    for game in games():
        assert {f"{game} {puzzle.key}" for puzzle in puzzles_of(game)} <= set(unproved)
    for level in LEVELS:
        assert unproved.count(f"deal {level}") == fairies_deals.PROVEN_AGAIN[level] > 0


def test_check_names_what_is_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "fairies").mkdir()
    for level in LEVELS:
        (tmp_path / "fairies" / f"deals_{level}.yaml").write_text(f"level: {level}\ndeals:\n  - [1, 0, 1]\n")
    (tmp_path / "fairies" / "table_9.tmx").write_text("<map")
    monkeypatch.setattr(paths, "LEVELS", tmp_path)
    monkeypatch.setattr(paths, "SPRITES", tmp_path)
    monkeypatch.setattr(check, "unproved", lambda game, puzzle: [f"{puzzle.key} has two solutions"])
    shipped_deals.cache_clear()
    try:
        assert main(["check"]) == 1
    finally:
        shipped_deals.cache_clear()
    errors = capsys.readouterr().err
    assert f"{puzzles_of('fairies')[0].key} has two solutions" in errors
    for word in (
        "deals_5.yaml: row 1",
        "table_9.tmx",
        "characters/nelly/bust.svg: the file is missing",
    ):
        assert word in errors


def test_check_tells_that_the_shelf_was_changed_and_not_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(check._shelf()) == []
    monkeypatch.setattr(check, "to_compile", lambda: iter([(paths.DATA / "shelf.en.json", {"boxes": []})]))
    assert ["make words" in problem for problem in check._shelf()] == [True]


def test_nothing_typed_means_the_same_with_and_without_a_parser() -> None:
    parser, _ = cli._parser()
    assert vars(parser.parse_args([])) == vars(cli._parsed([]))


def fake(monkeypatch: pytest.MonkeyPatch, module: str, name: str) -> list[tuple[Any, ...]]:
    """Stand in for a module of the window and keep what it is called with."""
    calls: list[tuple[Any, ...]] = []
    stand_in = types.ModuleType(module)
    setattr(stand_in, name, lambda *words: calls.append(words) or 0)
    monkeypatch.setitem(sys.modules, module, stand_in)
    return calls


def test_play_hands_over_to_the_window(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = fake(monkeypatch, "goblins.app.main", "play")
    assert (
        main([]) == main(["play", "fairies"]) == main(["play", "fairies", "--seats", "human,hard", "--seed", "7"]) == 0
    )
    assert calls[:2] == [(None, None, None), ("fairies", None, None)]
    game, setup, seed = calls[2]
    assert (game, seed, [seat.player for seat in setup.seats]) == ("fairies", 7, ["human", "hard"])


def png_size(path: Path) -> tuple[int, int]:
    """Width and height as the file's header tells them."""
    data = path.read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")


@pytest.mark.parametrize(
    "words", ["fairies --seats easy,easy --seed 3 --ply 4 --seat 1", "title", "result --seats human,easy,hard"]
)
def test_shot_draws_a_picture_of_the_asked_size(tmp_path: Path, words: str) -> None:
    out = tmp_path / "f.png"
    done = run("shot", *words.split(), "--size", "1280x720", "--out", str(out))
    assert (done.returncode, done.stderr) == (0, "")
    assert png_size(out) == (1280, 720)


def test_shot_names_the_nearest_screen(tmp_path: Path) -> None:
    done = run("shot", "settigns", "--out", str(tmp_path / "f.png"))
    assert done.returncode == 2 and "'settings'" in done.stderr and "Traceback" not in done.stderr


def test_shot_says_when_it_cannot_write(tmp_path: Path) -> None:
    done = run("shot", "title", "--out", str(tmp_path / "nowhere" / "f.png"))
    assert done.returncode == 2 and "f.png" in done.stderr and "Traceback" not in done.stderr
