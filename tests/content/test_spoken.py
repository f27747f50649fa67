"""Words of data files in another language: laid over the original, and nothing but words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from goblins import paths
from goblins.content.box import Box, data_files
from goblins.content.diagrams import diagrams_of
from goblins.content.glance import glance_of
from goblins.content.loader import BadContent
from goblins.content.spoken import is_words_file, laid_over, read_in
from goblins.games.houses import begin_map, offers, together
from goblins.games.registry import rulebook_of, rules_of, slugs
from goblins.lessons.content import course_of
from goblins.lessons.tips import tips_of
from goblins.lessons.topics import topics_of
from goblins.words import speaking
from goblins.words.catalogue import FIRST, begun_languages
from goblins.words.pseudo import PSEUDO

ORIGINAL = {"name": "Casket", "points": 3, "steps": [{"say": "Look.", "do": "Pick"}, {"say": "Go."}]}


def test_words_replace_words_and_the_rest_stays() -> None:
    words = {"name": "Schatulle", "steps": [{"say": "Schau."}, None]}
    assert laid_over(ORIGINAL, words, "x") == {
        "name": "Schatulle",
        "points": 3,
        "steps": [{"say": "Schau.", "do": "Pick"}, {"say": "Go."}],
    }
    assert ORIGINAL["name"] == "Casket"


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ({"nam": "Schatulle"}, "x: 'nam' is not in the original .*name"),
        ({"points": 4}, "x: points: 4 stands where the original has 3"),
        ({"name": ["a"]}, "x: name: .* stands where the original has 'Casket'"),
        ({"steps": [{"say": "Schau."}]}, "x: steps: 1 entries; the original has 2"),
        ({"steps": [{"sag": "Schau."}, None]}, "x: steps: 1: 'sag' is not in the original"),
    ],
)
def test_what_is_not_words_of_the_original_is_refused(words: object, problem: str) -> None:
    with pytest.raises(BadContent, match=problem):
        laid_over(ORIGINAL, words, "x")


def test_a_file_without_words_of_a_language_is_read_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "cards.yaml"
    file.write_text("name: Casket\n")
    (tmp_path / "cards.de.yaml").write_text("name: Schatulle\n")
    assert [read_in(file, spoken)["name"] for spoken in (FIRST, "de", "it")] == ["Casket", "Schatulle", "Casket"]


@pytest.mark.parametrize(
    "path", sorted(paths.DATA.rglob("*.*.yaml")), ids=lambda path: f"{path.parent.name} {path.name}"
)
def test_every_file_of_words_goes_over_an_original(path: Path) -> None:
    stem, _, spoken = path.stem.partition(".")
    assert spoken in begun_languages() and is_words_file(path)
    original = path.with_name(f"{stem}.yaml")
    assert read_in(original, spoken) != read_in(original, FIRST)


@pytest.mark.parametrize("game", slugs())
def test_words_are_no_data_that_house_rules_may_change(game: str) -> None:
    assert data_files(game) and not [name for name in data_files(game) if is_words_file(Path(name))]


@pytest.mark.parametrize("spoken", (*begun_languages(), PSEUDO))
@pytest.mark.parametrize("game", slugs())
def test_a_game_is_read_in_every_language(game: str, spoken: str) -> None:
    with speaking(spoken):
        assert rules_of(game, None, spoken).info.slug == game
        assert rulebook_of(game).ids() == rulebook_of_english(game)
        course, glance = course_of(game), glance_of(game)
        assert course and course.lessons and glance and glance.aim
        assert topics_of(game) and tips_of(game).tips and diagrams_of(game)


def rulebook_of_english(game: str) -> tuple[str, ...]:
    with speaking(FIRST):
        return rulebook_of(game).ids()


def test_examples_of_house_rules_are_told_in_the_players_language_and_played_alike(tmp_path: Path) -> None:
    told = {}
    for spoken in (FIRST, "de"):
        with speaking(spoken):
            troll = next(offer for offer in offers("grapple", tmp_path) if offer.name == "trolls")
        cards = Box("grapple", together([troll]), spoken).load("cards.yaml", dict[str, list[dict[str, Any]]])
        told[spoken] = (troll.title, [card["name"] for card in cards["goblins"]], troll.files)
    assert told[FIRST][0] == "Trolls at the Gate" and told["de"][0] == "Trolle vor dem Tor"
    assert told[FIRST][1][-2:] == ["King", "Troll"] and told["de"][1][-2:] == ["König", "Troll"]
    assert told[FIRST][2] == told["de"][2], "the files are those that are played by, whatever the language"


def test_a_map_of_ones_own_begins_without_words_of_the_example(tmp_path: Path) -> None:
    begin_map("koncita", tmp_path, "my_room")
    with speaking("de"):
        maps = {offer.name: offer.title for offer in offers("koncita", tmp_path) if offer.kind == "map"}
    assert maps["attic"] == "Der Dachboden" and maps["my_room"] == "My room"
