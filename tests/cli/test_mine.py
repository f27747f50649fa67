"""`mine`: what it finds is added to a game's file, and nothing that is there is lost."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins import paths
from goblins.cli.main import main
from goblins.content.loader import BadContent
from goblins.study.puzzles.puzzle import Puzzle, collection, puzzles_of

FILE = "puzzles.json"


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with one puzzle of Grapple, and what would be mined besides."""
    shipped = puzzles_of("grapple")
    text = (paths.DATA / "grapple" / FILE).read_text(encoding="utf-8")
    (tmp_path / "grapple").mkdir()
    first, second, *_ = text.splitlines()
    (tmp_path / "grapple" / FILE).write_text(f"{first}\n{second.rstrip(',')}\n]}}\n", encoding="utf-8")
    monkeypatch.setattr(paths, "DATA", tmp_path)

    def mined(game: str, seed: int, count: int, known: tuple[Puzzle, ...]) -> Iterator[Puzzle]:
        assert (game, seed, count, known) == ("grapple", 7, 2, shipped[:1])
        yield from (shipped[30], shipped[20])

    monkeypatch.setattr("goblins.cli.mine.mined", mined)
    collection.cache_clear()
    yield tmp_path
    collection.cache_clear()


def test_what_is_found_is_added_the_easiest_first(data: Path) -> None:
    before = collection("grapple")
    assert main(["mine", "grapple", "--count", "2", "--seed", "7"]) == 0
    collection.cache_clear()
    after = collection("grapple")
    assert after.picture == before.picture
    assert after.puzzles[0] == before.puzzles[0]
    assert [puzzle.difficulty for puzzle in after.puzzles] == [1, 2, 3]


def test_a_game_without_puzzles_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mine", "chess"]) == 2
    assert "no puzzles of 'chess', only of koncita" in capsys.readouterr().err


@pytest.mark.parametrize("wrong", ["", "{}", '{"picture":[1,2,3],"puzzles":[{"key":"x"}]}'])
def test_a_file_that_can_not_be_read_is_named(data: Path, wrong: str) -> None:
    (data / "grapple" / FILE).write_text(wrong, encoding="utf-8")
    with pytest.raises(BadContent, match=r"grapple/puzzles\.json"):
        collection("grapple")
    collection.cache_clear()


def test_two_puzzles_of_one_key_are_refused(data: Path) -> None:
    file = data / "grapple" / FILE
    head, puzzle, tail = file.read_text(encoding="utf-8").splitlines()
    file.write_text(f"{head}\n{puzzle},\n{puzzle}\n{tail}\n", encoding="utf-8")
    with pytest.raises(BadContent, match="same key"):
        collection("grapple")
