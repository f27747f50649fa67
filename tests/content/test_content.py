"""Data files are checked: what is wrong with one is said with file, key and the nearest right name."""

from __future__ import annotations

import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from goblins import paths
from goblins.cli.arguments import parse_option
from goblins.content import rulebook as rulebooks
from goblins.content.loader import BadContent, read_yaml
from goblins.content.rulebook import rulebook
from goblins.core.info import BadSetup
from goblins.core.setup import checked
from goblins.games.fairies.content import Content, content
from goblins.games.fairies.info import INFO
from goblins.games.registry import UnknownGame, info_of, rules_of, slugs
from tests.support.boxes import TITLE, box_with
from tests.support.builders import setup

CARDS_FILE = paths.DATA / "fairies" / "cards.yaml"
CARDS = yaml.safe_load(CARDS_FILE.read_text(encoding="utf-8"))


def deck_of(data: Any) -> Content:
    """The deck of a cards file that says `data`."""
    text = data if isinstance(data, str) else yaml.safe_dump(data, allow_unicode=True)
    return content.__wrapped__(box_with("fairies", cards=text))


def broken(change: Callable[[list[dict[str, Any]]], object]) -> dict[str, Any]:
    """The cards file with one thing changed."""
    data = copy.deepcopy(CARDS)
    change(data["cards"])
    return data


def test_the_shipped_deck_is_sound() -> None:
    assert deck_of(CARDS) == content()
    assert len(content().faces) == 40


#: What is broken -> how, and what the error must say besides the file's name.
MISTAKES: dict[str, tuple[Callable[[list[dict[str, Any]]], object], list[str]]] = {
    "F-01 a card is missing": (lambda cards: cards.pop(), ["cards", "20", "19", "F-01"]),
    "F-01 a card too many": (lambda cards: cards.append(cards[0]), ["cards", "21", "F-01"]),
    "F-01 a name twice": (
        lambda cards: cards[3]["goblin"].update(name="Goblin Soup", tail="oup"),
        ["Goblin Soup", "twice", "F-01"],
    ),
    "F-01 a side is missing": (lambda cards: cards[2].pop("fairy"), ["cards[2]", "fairy"]),
    "F-02 a rhyme of no group": (
        lambda cards: cards[4]["goblin"].update(rhyme="opp"),
        ["cards[4].goblin.rhyme", "'opp'", "'oop'"],
    ),
    "F-02 an unknown symbol": (
        lambda cards: cards[5]["fairy"].update(symbol="sunn"),
        ["cards[5].fairy.symbol", "'sunn'", "'sun'"],
    ),
    "F-02 a tail that is none": (
        lambda cards: cards[6]["goblin"].update(tail="ock"),
        ["cards[6]", "'ock'", "Earwax Stew", "F-02"],
    ),
    "F-02 an empty tail": (lambda cards: cards[6]["goblin"].update(tail=""), ["cards[6]", "F-02"]),
    "F-03 sun behind sun": (lambda cards: cards[8]["fairy"].update(symbol="sun"), ["cards[8]", "sun", "F-03"]),
    "F-03 frog behind moon": (
        lambda cards: cards[11]["fairy"].update(symbol="frog"),
        ["cards[11]", "moon", "frog", "F-03"],
    ),
    "F-04 one rhyme on both sides": (lambda cards: cards[9]["fairy"].update(rhyme="our"), ["cards[9]", "our", "F-04"]),
    "F-04 a pair of rhymes twice": (
        lambda cards: cards[13]["fairy"].update(rhyme="ock"),
        ["cards[13]", "ew", "ock", "F-04"],
    ),
    "F-05 a goblin star is missing": (lambda cards: cards[0]["goblin"].update(star=False), ["goblin", "star", "F-05"]),
    "F-05 a fairy star too many": (lambda cards: cards[8]["fairy"].update(star=True), ["fairy", "star", "F-05"]),
    "F-05 two stars of one symbol": (
        lambda cards: (cards[0]["goblin"].update(star=False), cards[11]["goblin"].update(star=True)),
        ["goblin", "F-05"],
    ),
    "an unknown key": (
        lambda cards: cards[1]["goblin"].update(symbl="moon"),
        ["cards[1].goblin", "'symbl'", "'symbol'"],
    ),
    "a missing key": (lambda cards: cards[1]["goblin"].pop("symbol"), ["cards[1].goblin", "symbol"]),
    "a number for a name": (lambda cards: cards[1]["goblin"].update(name=7), ["cards[1].goblin.name"]),
    "a word for a star": (lambda cards: cards[1]["goblin"].update(star="maybe"), ["cards[1].goblin.star"]),
}


@pytest.mark.rule("F-01", "F-02", "F-03", "F-04", "F-05")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_deck_is_named(mistake: str) -> None:
    change, said = MISTAKES[mistake]
    with pytest.raises(BadContent) as caught:
        deck_of(broken(change))
    message = str(caught.value)
    assert f"{TITLE}: cards.yaml" in message
    assert not [words for words in said if words not in message], message


@pytest.mark.parametrize(
    "text",
    [
        "",
        "cards:",
        "cards: []",
        "[]",
        "cards: {a: 1}",
        "nothing: here",
        "cards: [1, 2]",
        "42",
        "cards: [[",
        "\tcards: []",
        "cards: !!python/none x",
    ],
)
def test_files_that_are_no_deck_at_all_are_refused(text: str) -> None:
    with pytest.raises(BadContent, match=rf"{TITLE}: cards\.yaml"):
        deck_of(text)


def test_a_missing_file_and_one_that_is_no_text_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match=r"cards\.yaml: the file is missing"):
        read_yaml(tmp_path / "cards.yaml")
    (tmp_path / "cards.yaml").write_bytes(b"\xff\xfe\x00cards")
    with pytest.raises(BadContent, match=r"cards\.yaml: not valid YAML"):
        read_yaml(tmp_path / "cards.yaml")


@pytest.mark.parametrize(
    "text", ["cards: 2001-99-99", "cards: " + "[" * 2000 + "]" * 2000, "cards: 0b", "? [cards]\n: 1", "cards: &a [*a]"]
)
def test_yaml_that_trips_its_reader_is_refused_like_any_other(text: str) -> None:
    with pytest.raises(BadContent):
        deck_of(text)


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to everything in some plain data."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [path, *(place for key in keys for place in places(value[key], (*path, key)))]


PLACES = [place for place in places(CARDS) if place]
SCALARS = st.one_of(
    st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8), st.dates(), st.binary(max_size=4),
    st.sampled_from(["sun", "moon", "frog", "mushroom", "oop", "elly", "ock", "our", "ew"]),
)  # fmt: skip
WILD = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5) | st.integers(), inner, max_size=3),
    max_leaves=5,
)


@settings(
    max_examples=150,
    derandomize=True,
    database=None,
)
@given(place=st.sampled_from(PLACES), value=WILD, removes=st.booleans())
def test_no_change_of_the_data_gives_anything_but_a_deck_or_a_named_mistake(
    place: tuple[Any, ...], value: Any, removes: bool
) -> None:
    data = copy.deepcopy(CARDS)
    inside = data
    for key in place[:-1]:
        inside = inside[key]
    if removes:
        del inside[place[-1]]
    else:
        inside[place[-1]] = value
    try:
        assert len(deck_of(data).faces) == 40
    except BadContent as refusal:
        assert str(refusal).startswith(f"{TITLE}: cards.yaml: ")


@settings(
    max_examples=150,
    derandomize=True,
    database=None,
)
@given(start=st.integers(0, 3000), length=st.integers(0, 40), typed=st.text(max_size=12))
def test_no_slip_of_the_keyboard_gives_anything_but_a_deck_or_a_named_mistake(
    start: int, length: int, typed: str
) -> None:
    text = CARDS_FILE.read_text(encoding="utf-8")
    try:
        assert len(deck_of(text[:start] + typed + text[start + length :]).faces) == 40
    except BadContent as refusal:
        assert str(refusal).startswith(f"{TITLE}: cards.yaml: ")


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
