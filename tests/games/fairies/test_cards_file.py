"""Whatever somebody writes into the cards file of Fairies is a deck, or a mistake that is named with file and key."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from goblins import paths
from goblins.content.loader import BadContent
from goblins.games.fairies.content import Content, content
from tests.support.boxes import TITLE, box_with, plain, written
from tests.support.fairies.builders import content as printed
from tests.support.fairies.decks import another

CARDS_FILE = paths.DATA / "fairies" / "cards.yaml"
CARDS = plain(CARDS_FILE.read_text(encoding="utf-8"))


def deck_of(data: Any) -> Content:
    """The deck of a cards file that says `data`."""
    text = data if isinstance(data, str) else written(data)
    return content(box_with("fairies", cards=text))


def playable(deck: Content) -> bool:
    """Whether a deck deals what it has to and everything on it can be painted."""
    painted = all(face.name.endswith(face.word) and face.frame and face.emblem for face in deck.faces)
    return painted and len(deck.faces) == 2 * deck.cards == 40 and min(map(len, deck.becomes)) == 40


def broken(change: Callable[[list[dict[str, Any]]], object]) -> dict[str, Any]:
    """The cards file with one thing changed."""
    data = copy.deepcopy(CARDS)
    change(data["cards"])
    return data


def test_the_shipped_deck_is_sound() -> None:
    assert deck_of(CARDS) == printed()


#: What is broken -> how, and what the error must say besides the file's name.
MISTAKES: dict[str, tuple[Callable[[list[dict[str, Any]]], object], list[str]]] = {
    "F-01 a name twice": (
        lambda cards: cards[3]["goblin"].update(name="Goblin Soup", tail="oup"),
        ["cards[4].goblin.name", "Goblin Soup", "twice", "F-01"],
    ),
    "F-01 a side is missing": (lambda cards: cards[2].pop("fairy"), ["cards[2]", "fairy"]),
    "F-01 more than can be carried": (
        lambda cards: cards.extend(another(number) for number in range(13)),
        ["cards", "33", "at most 32"],
    ),
    "F-02 a rhyme of no family": (
        lambda cards: cards[4]["goblin"].update(rhyme="opp"),
        ["cards[4].goblin.rhyme", "'opp'", "'oop'", "F-02"],
    ),
    "F-02 only one rhyme": (
        lambda cards: [side.update(rhyme="oop") for card in cards for side in card.values()],
        ["cards", "2 rhymes or more", "F-02"],
    ),
    "F-02 an unknown symbol": (
        lambda cards: cards[5]["fairy"].update(symbol="sunn"),
        ["cards[5].fairy.symbol", "'sunn'", "'sun'"],
    ),
    "F-02 a tail that is none": (
        lambda cards: cards[6]["goblin"].update(tail="ock"),
        ["cards[6].goblin.tail", "'ock'", "Earwax Stew", "F-02"],
    ),
    "F-02 a tail of two words": (
        lambda cards: cards[6]["goblin"].update(tail="x Stew"),
        ["cards[6].goblin.tail", "last word", "F-02"],
    ),
    "F-02 an empty tail": (lambda cards: cards[6]["goblin"].update(tail=""), ["cards[6].goblin.tail", "F-02"]),
    "F-03 sun behind sun": (
        lambda cards: cards[8]["fairy"].update(symbol="sun"),
        ["cards[8].fairy.symbol", "only by moon", "F-03"],
    ),
    "F-03 frog behind moon": (
        lambda cards: cards[11]["fairy"].update(symbol="frog"),
        ["cards[11].fairy.symbol", "moon", "frog", "F-03"],
    ),
    "F-10 a goblin star is missing": (
        lambda cards: cards[0]["goblin"].update(star=False),
        ["cards", "3 goblin sides with a star", "at least 4", "F-10"],
    ),
    "F-10 a fairy star is missing": (
        lambda cards: cards[4]["fairy"].update(star=False),
        ["cards", "3 fairy sides with a star", "at least 4", "F-10"],
    ),
    "F-10 too many stars for the others": (
        lambda cards: cards[8]["fairy"].update(star=True),
        ["cards", "15 of them have no star on the fairy side", "numbers.yaml: company", "take 16 cards"],
    ),
    "F-10 a card is missing": (
        lambda cards: cards.pop(),
        ["cards", "15 of them have no star on the goblin side", "numbers.yaml: company", "take 16 cards"],
    ),
    "a name that nobody could read": (
        lambda cards: cards[1]["goblin"].update(name=f"Chicken {'k' * 30}ock"),
        ["cards[1].goblin.name", "at most 30"],
    ),
    "a name that can't be written": (
        lambda cards: cards[1]["goblin"].update(name="Chicken\u200b Pock"),
        ["cards[1].goblin.name", "can't be written"],
    ),
    "a name with a control character": (
        lambda cards: cards[1]["goblin"].update(name="Chicken\0 Pock"),
        ["line 38", "a character in it can’t be shown"],
    ),
    "nobody is drawn": (
        lambda cards: cards[1]["goblin"].update(character="pok"),
        ["cards[1].goblin.character", "'pok'", "'pock'"],
    ),
    "a picture elsewhere": (
        lambda cards: cards[1]["goblin"].update(character="../characters/pock"),
        ["cards[1].goblin.character"],
    ),
    "an unknown key": (
        lambda cards: cards[1]["goblin"].update(symbl="moon"),
        ["cards[1].goblin", "'symbl'", "'symbol'"],
    ),
    "a missing key": (lambda cards: cards[1]["goblin"].pop("symbol"), ["cards[1].goblin", "symbol"]),
    "a number for a name": (lambda cards: cards[1]["goblin"].update(name=7), ["cards[1].goblin.name"]),
    "a word for a star": (lambda cards: cards[1]["goblin"].update(star="maybe"), ["cards[1].goblin.star"]),
}


@pytest.mark.rule("F-01", "F-02", "F-03", "F-10")
@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_deck_is_named(mistake: str) -> None:
    change, said = MISTAKES[mistake]
    with pytest.raises(BadContent) as caught:
        deck_of(broken(change))
    message = str(caught.value)
    assert f"{TITLE}: cards.yaml" in message
    assert not [words for words in said if words not in message], message


@pytest.mark.parametrize(
    ("rhyme", "said"),
    [
        ({"oops": {"frame": "opp", "emblem": "hoop"}}, ["rhymes", "'opp'", "'oop'"]),
        ({"oops": {"frame": "oop", "emblem": "hop"}}, ["rhymes.oops.emblem", "'hop'", "'hoop'"]),
        ({"o\u200bp": {"frame": "oop", "emblem": "hoop"}}, ["rhymes.", "can't be written"]),
        ({"o\0p": {"frame": "oop", "emblem": "hoop"}}, ["line 22", "a character in it can’t be shown"]),
        ({"onomatopoeia": {"frame": "oop", "emblem": "hoop"}}, ["rhymes.onomatopoeia", "1 to 8 letters"]),
    ],
)
def test_a_mistake_in_a_rhyme_is_named(rhyme: dict[str, Any], said: list[str]) -> None:
    with pytest.raises(BadContent) as caught:
        deck_of({**CARDS, "rhymes": {**CARDS["rhymes"], **rhyme}})
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
        assert playable(deck_of(data))
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
        assert playable(deck_of(text[:start] + typed + text[start + length :]))
    except BadContent as refusal:
        assert str(refusal).startswith(f"{TITLE}: cards.yaml: ")
