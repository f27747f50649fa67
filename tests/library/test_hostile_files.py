"""Whatever comes from outside ends with a clear sentence or a sound match, in little time and memory; nothing else is opened."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings

from goblins.content.box import data_files
from goblins.games.registry import slugs
from tests.support import hostile_files as hostile
from tests.support import hostile_words as words
from tests.support.hostile_judge import Judge, problem_of

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="time and memory are limited by Linux's means"
)


@pytest.fixture(scope="module")
def judge() -> Iterator[Judge]:
    made = Judge()
    yield made
    made.close()


def refused(judge: Judge, case: dict[str, Any]) -> str:
    """Why a case was refused; nothing if it was not. It fails if anything else came of it."""
    said = judge.judge(case)
    assert problem_of(said) == "", problem_of(said)
    return str(said["said"])


def a_file(game: str = "fairies", **changes: Any) -> dict[str, Any]:
    """The file of a match in which something is otherwise."""
    return {"sort": "file", "data": hostile.bytes_of(hostile.document_of(game) | changes)}


def a_house(game: str, **files: str) -> dict[str, Any]:
    """The file of a match that is played by house rules."""
    house = {"title": "Ours", "files": [[f"{name}.yaml", text] for name, text in files.items()], "picks": []}
    return a_file(game, setup=hostile.document_of(game)["setup"] | {"house": house}, actions=[], cursor=0)


def an_end(**changes: Any) -> dict[str, Any]:
    """How a match is said to have ended."""
    usual = {"reason": "x", "rule": "F-25", "text": "", "winners": [0], "ranking": [[0], [1]], "scores": []}
    return usual | changes


@pytest.mark.parametrize(("key", "name"), words.TWICE)
@pytest.mark.parametrize("depth", [12, 24, 26, 200])
def test_words_within_words_are_never_said(judge: Judge, key: str, name: str, depth: int) -> None:
    end = an_end(text=words.nested(key, name, depth))
    assert refused(judge, a_file(outcome=end)) == "", "its steps tell its end"
    row = {"sort": "row", "columns": {"outcome": hostile.bytes_of(end).decode()}}
    assert "too many words" in refused(judge, row)


def test_many_letters_are_not_said_again_and_again(judge: Judge) -> None:
    inner: Any = [{"key": "core-literal", "args": [["words", "x" * 500]]}] * 150
    text: Any = {"key": "after-turns", "args": [["name", "x"], ["turns", inner]]}
    for _ in range(6):
        text = {"key": "after-turns", "args": [["name", "x"], ["turns", text]]}
    row = {"sort": "row", "columns": {"outcome": hostile.bytes_of(an_end(text=text)).decode()}}
    assert "too many words" in refused(judge, row)


@pytest.mark.parametrize("column", ["outcome", "setup", "snapshot"])
@pytest.mark.parametrize("letter", ["x", "\u00fc", "[", "\U0001f47a"])
def test_a_row_that_holds_too_much_does_not_fill_the_memory(judge: Judge, column: str, letter: str) -> None:
    said = refused(judge, {"sort": "row", "columns": {column: letter * 9_000_000}})
    assert column == "snapshot" or "can’t be a match of Goblins" in said


@pytest.mark.parametrize("game", slugs())
def test_house_rules_that_merge_themselves_are_refused_before_they_are_built(judge: Judge, game: str) -> None:
    file = data_files(game)[0].removesuffix(".yaml")
    for text, why in ((words.merge_bomb(9), "merge keys"), (words.alias_bomb(9), "says too much")):
        said = refused(judge, a_house(game, **{file: text}))
        assert "can’t be played here: Ours: " in said and why in said
        case = {"sort": "folder", "game": game, "name": "mine", "files": {f"{file}.yaml": text}}
        assert why in refused(judge, case)


@pytest.mark.parametrize("key", words.ODD_KEYS)
def test_no_key_leads_to_a_file(judge: Judge, key: str) -> None:
    end = an_end(text=words.message(key))
    said = refused(judge, a_file(outcome=end))
    assert said == "" or (key == "\ud800-x" and "is not JSON" in said)
    if key.isprintable():
        row = {"sort": "row", "columns": {"outcome": hostile.bytes_of(end).decode()}}
        assert "words that nobody knows" in refused(judge, row)


@pytest.mark.parametrize("game", slugs())
def test_a_judgement_that_can_t_be_read_is_refused_at_the_door(judge: Judge, game: str) -> None:
    assert "did you mean 'tables'?" in refused(judge, a_house(game, judgement="tabels: 1"))
    assert refused(judge, a_house(game, judgement="tables: {}")) == ""
    setup = hostile.bytes_of(
        {"game": "fairies", "seats": [{"name": "Mia"}, {"name": "Grub", "player": "easy"}]}
    ).decode()
    house = '{"title": "Ours", "files": [["judgement.yaml", "tabels: 1"]]}'
    row = {"sort": "row", "columns": {"setup": setup[:-1] + f', "house": {house}}}'}}
    assert "can’t be opened: Ours: judgement.yaml" in refused(judge, row)


@pytest.mark.parametrize("thing", hostile.THINGS)
def test_what_is_no_plain_file_is_refused_and_not_opened(judge: Judge, thing: str) -> None:
    assert refused(judge, {"sort": "file", "thing": thing}) == "that is not a plain file."


@pytest.mark.parametrize("text", words.YAML_BOMBS, ids=lambda text: repr(text[:24]))
def test_every_bomb_is_refused_wherever_it_lies(judge: Judge, text: str) -> None:
    for file in ("cards", "numbers", "judgement", "cards.de"):
        others = {"cards": words.shipped("grapple", "cards.yaml")} if file == "cards.de" else {}
        refused(judge, a_house("grapple", **others, **{file: text}))


@settings(max_examples=150)
@given(case=hostile.file_cases())
def test_any_file_is_refused_or_sound(judge: Judge, case: dict[str, Any]) -> None:
    refused(judge, case)


def test_a_file_that_is_too_much_is_refused_or_sound(judge: Judge) -> None:
    for what, data in hostile.too_much():
        problem = problem_of(judge.judge({"sort": "file", "data": data}))
        assert not problem, f"{what}: {problem}"


@settings(max_examples=40)
@given(case=hostile.row_cases())
def test_any_row_is_listed_or_left_alone(judge: Judge, case: dict[str, Any]) -> None:
    refused(judge, case)


@settings(max_examples=100)
@given(case=hostile.folder_cases())
def test_any_folder_of_house_rules_is_refused_or_can_be_played(judge: Judge, case: dict[str, Any]) -> None:
    refused(judge, case)


@settings(max_examples=60)
@given(case=hostile.map_cases())
def test_any_map_is_refused_or_can_be_played(judge: Judge, case: dict[str, Any]) -> None:
    refused(judge, case)


@settings(max_examples=200)
@given(case=hostile.code_cases())
def test_any_code_is_refused_or_makes_a_match_that_lasts(judge: Judge, case: dict[str, Any]) -> None:
    refused(judge, case)
