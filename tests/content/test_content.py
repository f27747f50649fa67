"""Data files are checked: what is wrong with one is said with file, key and the nearest right name."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from goblins import paths
from goblins.cli.arguments import parse_option
from goblins.content import rulebook as rulebooks
from goblins.content.loader import BadContent, read_yaml
from goblins.content.rulebook import rulebook
from goblins.core.info import BadSetup
from goblins.core.setup import checked
from goblins.games.fairies.info import INFO
from goblins.games.registry import UnknownGame, info_of, rules_of, slugs
from tests.support.builders import setup


def test_a_missing_file_and_one_that_is_no_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards\.yaml: the file is missing"):
        read_yaml(tmp_path / "cards.yaml")
    (tmp_path / "cards.yaml").write_bytes(b"\xff\xfe\x00cards")
    with pytest.raises(BadContent, match=r"cards\.yaml: not valid YAML"):
        read_yaml(tmp_path / "cards.yaml")


# Rulebooks


@pytest.fixture
def rulebook_saying(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], rulebooks.Rulebook]:
    """Reads a rulebook from the text that is given."""

    def read(text: str) -> rulebooks.Rulebook:
        path = tmp_path / "data" / "talk" / "rules.yaml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        monkeypatch.setattr(paths, "DATA", tmp_path / "data")
        return rulebook.__wrapped__("talk")

    return read


def chapter(*clauses: str) -> str:
    """A rulebook with one chapter of these clauses."""
    return "title: Talk\nchapters:\n  - heading: One\n    clauses:\n" + "".join(
        f"      {clause}\n" for clause in clauses
    )


def test_a_sound_rulebook_is_read(rulebook_saying: Callable[[str], rulebooks.Rulebook]) -> None:
    book = rulebook_saying(chapter("T-01: {text: 'Speak up, see T-02.'}", "T-02: {text: 'Be brief.', ruling: true}"))
    assert book.ids() == ("T-01", "T-02")
    second = book.clause("T-02")
    assert second is not None and second.ruling and second.text == "Be brief."
    assert book.clause("T-03") is None
    assert book.search("BRIEF be") == ("T-02",) and book.search("t-01") == ("T-01",) and book.search(" ") == ()


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (chapter("first: {text: x}"), ["'first'", "clause id"]),
        (chapter("T-1: {text: x}"), ["'T-1'", "clause id"]),
        (chapter("T-01: {text: 'See T-09.'}"), ["T-01", "T-09"]),
        (chapter("T-01: {txt: x}"), ["'txt'", "'text'"]),
        (chapter("T-01: x"), ["T-01"]),
        (chapter("T-01: {text: x}", "T-01: {text: y}"), ["T-01", "twice"]),
        (chapter("T-01: {text: x}") + "  - heading: Two\n    clauses:\n      T-01: {text: y}\n", ["T-01", "twice"]),
        ("title: Talk\n", ["chapters"]),
        ("chapters: []\n", ["title"]),
        (chapter("T-01: {text: x}") + "tittle: x\n", ["'tittle'", "'title'"]),
    ],
)
def test_a_mistake_in_a_rulebook_is_named(
    rulebook_saying: Callable[[str], rulebooks.Rulebook], text: str, said: list[str]
) -> None:
    with pytest.raises(BadContent) as caught:
        rulebook_saying(text)
    message = str(caught.value)
    assert "data/talk/rules.yaml" in message
    assert not [words for words in said if words not in message], message


@pytest.mark.parametrize("game", slugs())
def test_options_cite_clauses_that_exist(game: str) -> None:
    for option in info_of(game).options:
        assert not option.rule or rulebook(game).clause(option.rule), option.key


@pytest.mark.parametrize("game", slugs())
def test_options_default_to_a_choice_they_offer(game: str) -> None:
    for option in info_of(game).options:
        if not option.hidden:
            assert option.default in [choice.value for choice in option.choices]
            assert len({choice.value for choice in option.choices}) == len(option.choices) > 1


# Options and games asked for by name


@pytest.mark.parametrize(
    ("typed", "chosen"),
    [
        ("level=6", ("level", 6)), ("deal=any", ("deal", "any")), ("deal=ANY", ("deal", "any")),
        ("reverse=yes", ("reverse", True)), ("reverse=on", ("reverse", True)), ("reverse=true", ("reverse", True)),
        ("reverse=0", ("reverse", False)), ("backs=off", ("backs", False)),
    ],
)  # fmt: skip
def test_options_are_read_as_typed(typed: str, chosen: tuple[str, Any]) -> None:
    key, value = parse_option(INFO, typed)
    assert (key, value) == chosen and type(value) is type(chosen[1])


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("level", "'level' is not of the form option=value"),
        ("levle=6", "did you mean 'level'"),
        ("level=8", "level can't be '8': it is one of 5, 6, 7"),
        ("deal=some", "one of winnable, any"),
        ("reverse=perhaps", "reverse can't be 'perhaps': it is one of false, true"),
        ("level=", "level can't be ''"),
        ("=5", "no option ''"),
    ],
)
def test_wrong_options_are_named(typed: str, said: str) -> None:
    with pytest.raises(BadSetup) as caught:
        parse_option(INFO, typed)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    "options", [{"level": 8}, {"level": True}, {"level": "5"}, {"reverse": 1}, {"deal": "x"}, {"colour": "red"}]
)
def test_set_ups_with_impossible_options_are_refused(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        setup("fairies", 1, **options)


def test_missing_options_get_their_defaults() -> None:
    full = checked(INFO, setup("fairies", 1, level=7))
    assert full.options == {
        "level": 7,
        "deal": "winnable",
        "ultimate": False,
        "reverse": False,
        "backs": False,
        "attempt": 0,
    }


def test_an_unknown_game_is_named_with_the_nearest_one() -> None:
    with pytest.raises(UnknownGame, match="did you mean 'fairies'"):
        rules_of("fairys")
