"""House rules in somebody's own folder: found, checked, named when something is wrong, and played."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from goblins import paths
from goblins.bots.arena import play_game
from goblins.content.box import Box
from goblins.core.info import BadSetup
from goblins.core.setup import Setup, make_seats
from goblins.games.houses import CARD, LARGEST, Offer, begin, begin_map, offers, own_folder, picked, together
from goblins.games.registry import info_of, rulebook_of, rules_for, rules_of, slugs
from goblins.tables.registry import table_of
from goblins.words import speaking
from goblins.words.catalogue import FIRST, begun_languages

MAPPED = [game for game in slugs() if any(offer.kind == "map" for offer in offers(game, Path("nowhere")))]


def own(game: str, home: Path, name: str) -> Offer:
    """The own house rules of that name."""
    return next(offer for offer in offers(game, home) if offer.name == name and offer.is_own)


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("game", slugs())
def test_what_is_begun_can_be_played_at_once_and_changes_nothing(game: str, tmp_path: Path) -> None:
    folder = begin(game, tmp_path, "my_rules")
    offer = own(game, tmp_path, "my_rules")
    assert offer.error == "" and offer.title == "My rules" and offer.words
    house = together([offer])
    assert folder == own_folder(game, tmp_path) / "my_rules"
    assert rulebook_of(game, house) == rulebook_of(game)
    seats = make_seats(["easy"] * info_of(game).min_seats, info_of(game).cast)
    assert play_game(Setup(game, seats, {}, house), 5) == play_game(Setup(game, seats), 5)


def test_a_name_that_is_taken_or_none_is_refused(tmp_path: Path) -> None:
    begin("grapple", tmp_path, "mine")
    for name, word in (
        ("mine", "already"),
        ("../mine", "letters"),
        ("", "letters"),
        ("a b", "letters"),
        ("maps", "maps"),
    ):
        with pytest.raises(BadSetup, match=word):
            begin("grapple", tmp_path, name)


def test_a_changed_number_reaches_rules_rulebook_and_table(tmp_path: Path) -> None:
    folder = begin("grapple", tmp_path, "crowd")
    change(folder / "cards.yaml", "name: Brute, copies: 11", "name: Brute, copies: 12")
    house = together([own("grapple", tmp_path, "crowd")])
    setup = Setup("grapple", make_seats(["easy", "easy"]), {}, house)
    assert len(rules_for(setup).content.kinds) == len(rules_of("grapple").content.kinds) + 1
    clause = rulebook_of("grapple", house).clause("G-01")
    assert clause and "Brute: 12 cards" in clause.text
    assert table_of("grapple", house) is not table_of("grapple")
    assert play_game(setup, 1).finished


@pytest.mark.parametrize(
    ("file", "text", "words"),
    [
        ("card.yaml", "goblins: []", ["card.yaml", "cards.yaml"]),
        ("cards.yaml", "goblins: [", ["cards.yaml", "not valid YAML"]),
        ("cards.yaml", "goblin: []", ["cards.yaml", "goblin", "goblins"]),
        ("cards.yaml", "x" * (LARGEST + 1), ["cards.yaml", "KiB"]),
        (CARD, "titel: Mine", [CARD, "titel", "title"]),
        (CARD, "title: [1]", [CARD, "title", "words", "list"]),
    ],
)
def test_a_mistake_is_named_and_hurts_no_other(tmp_path: Path, file: str, text: str, words: list[str]) -> None:
    begin("grapple", tmp_path, "good")
    folder = begin("grapple", tmp_path, "bad")
    (folder / file).write_text(text, encoding="utf-8")
    error = own("grapple", tmp_path, "bad").error
    assert [word for word in words if word not in error] == [], error
    assert own("grapple", tmp_path, "good").error == ""
    with pytest.raises(BadSetup) as refused:
        picked("grapple", tmp_path, [("rules", "bad")], 2)
    assert str(refused.value) == error


def test_an_empty_folder_says_what_belongs_into_it(tmp_path: Path) -> None:
    (own_folder("pact", tmp_path) / "empty").mkdir(parents=True)
    assert "tasks.yaml" in own("pact", tmp_path, "empty").error


def test_bytes_that_are_no_text_are_named(tmp_path: Path) -> None:
    folder = begin("grapple", tmp_path, "bad")
    (folder / "cards.yaml").write_bytes(b"\xff\xfe\x00")
    assert "cards.yaml" in own("grapple", tmp_path, "bad").error


def test_house_rules_have_words_in_other_languages(tmp_path: Path) -> None:
    folder = begin("grapple", tmp_path, "mine")
    usual = together([own("grapple", tmp_path, "mine")])
    goblins = len(rules_of("grapple").content.goblins)
    words = [f"{{name: Wicht {letter}}}" for letter in "abcdefghijkl"[:goblins]]
    (folder / "cards.de.yaml").write_text("goblins: [" + ", ".join(words) + "]", encoding="utf-8")
    (folder / "house.de.yaml").write_text("title: Meine Regeln", encoding="utf-8")
    offer = own("grapple", tmp_path, "mine")
    house = together([offer])
    assert offer.error == "" and offer.title == "Mine" and house is not None and usual is not None
    assert house.fingerprint == usual.fingerprint, "words change nothing that is played by"
    assert [one.name for one in rules_of("grapple", house, "de").content.goblins][:2] == ["Wicht a", "Wicht b"]
    assert rules_of("grapple", house).content == rules_of("grapple").content
    with speaking("de"):
        assert own("grapple", tmp_path, "mine").title == "Meine Regeln"


@pytest.mark.parametrize(
    ("file", "words", "problem"),
    [
        ("cards.de.yaml", "goblins: [{name: Wicht}]", "entries; the original has"),
        ("cards.de.yaml", "gobblins: []", "'gobblins' is not in the original"),
        ("cards.qq.yaml", "goblins: []", "cards.qq.yaml: grapple has no such file"),
        ("house.de.yaml", "titel: Meine", "'titel' is not in the original"),
    ],
)
def test_words_that_don_t_fit_the_file_are_named(tmp_path: Path, file: str, words: str, problem: str) -> None:
    (begin("grapple", tmp_path, "mine") / file).write_text(words, encoding="utf-8")
    with speaking("de"):
        assert problem in own("grapple", tmp_path, "mine").error


def test_unknown_house_rules_name_the_nearest(tmp_path: Path) -> None:
    begin("grapple", tmp_path, "crowd")
    with pytest.raises(BadSetup, match=r"crwod.*crowd"):
        picked("grapple", tmp_path, [("rules", "crwod")], 2)
    with pytest.raises(BadSetup, match="map"):
        picked("grapple", tmp_path, [("map", "hall")], 2)


def test_an_own_one_hides_an_example_of_its_name(tmp_path: Path) -> None:
    shipped = next(offer for offer in offers("grapple", tmp_path) if offer.kind == "rules")
    begin("grapple", tmp_path, shipped.name)
    named = [offer for offer in offers("grapple", tmp_path) if offer.name == shipped.name]
    assert [offer.is_own for offer in named] == [True]


@pytest.mark.parametrize("game", slugs())
def test_equal_data_has_an_equal_fingerprint(game: str, tmp_path: Path) -> None:
    begin(game, tmp_path, "one")
    begin(game, tmp_path, "two")
    one, two = (together([own(game, tmp_path, name)]) for name in ("one", "two"))
    assert Box(game, one).fingerprint() == Box(game, two).fingerprint() != Box(game).fingerprint()
    assert len(Box(game).fingerprint()) == 12


# What is shipped


SHIPPED = [(game, offer) for game in slugs() for offer in offers(game, Path("nowhere"))]


def test_there_are_examples() -> None:
    rules = [game for game, offer in SHIPPED if offer.kind == "rules"]
    assert sum(rules.count(game) >= 2 for game in slugs()) >= 2
    assert sum(offer.kind == "map" for _, offer in SHIPPED) >= 4


@pytest.mark.parametrize(("game", "offer"), SHIPPED, ids=lambda value: getattr(value, "name", value))
def test_every_example_is_sound_and_says_what_it_is(game: str, offer: Offer) -> None:
    assert offer.error == "" and not offer.is_own
    assert offer.title and offer.words.endswith((".", "!", "?"))
    assert offer.seats is None or info_of(game).min_seats <= offer.seats[0] <= offer.seats[1] <= info_of(game).max_seats


@pytest.mark.parametrize(("game", "offer"), SHIPPED, ids=lambda value: getattr(value, "name", value))
def test_bots_play_every_example_to_its_end_at_every_table(game: str, offer: Offer) -> None:
    info = info_of(game)
    least, most = offer.seats or (info.min_seats, info.max_seats)
    for count in range(least, most + 1):
        setup = Setup(game, make_seats(["easy"] * count, info.cast), {}, together([offer]))
        assert play_game(setup, 7 + count).finished, count


@pytest.mark.parametrize("spoken", [code for code in begun_languages() if code != FIRST])
def test_every_example_speaks_every_language(spoken: str) -> None:
    with speaking(spoken):
        told = [(game, offer) for game in slugs() for offer in offers(game, Path("nowhere"))]
    assert [offer.error for _, offer in told] == [""] * len(SHIPPED)
    for (game, first), (_, other) in zip(SHIPPED, told, strict=True):
        assert first.words != other.words and first.title != other.title
        assert first.files == other.files, "what is played is the same"
        own = together([other])
        for file, text in other.files:
            if first.kind == "rules" and "name:" in text and file.count(".") == 1:
                assert Box(game, own, spoken).load(file, Any) != Box(game, own).load(file, Any)


# Maps


@pytest.mark.parametrize("game", MAPPED)
def test_a_map_that_is_begun_can_be_drawn_and_played(game: str, tmp_path: Path) -> None:
    path = begin_map(game, tmp_path, "my_hall")
    offer = own(game, tmp_path, "my_hall")
    assert offer.error == "" and offer.title == "My hall" and offer.kind == "map" and offer.seats
    assert 'source="../' not in path.read_text(encoding="utf-8")
    assert all((path.parent / name.name).is_file() for name in (paths.LEVELS / game).glob("*.tsx"))
    with pytest.raises(BadSetup, match="already"):
        begin_map(game, tmp_path, "my_hall")
    path.write_text("<map", encoding="utf-8")
    assert "my_hall.tmx" in own(game, tmp_path, "my_hall").error


@pytest.mark.parametrize("game", MAPPED)
def test_a_map_for_others_is_refused_by_its_seats(game: str, tmp_path: Path) -> None:
    for offer in offers(game, tmp_path):
        if offer.kind == "map" and offer.seats and offer.seats[1] < info_of(game).max_seats:
            with pytest.raises(BadSetup, match=f"{offer.seats[0]} to {offer.seats[1]}"):
                picked(game, tmp_path, [("map", offer.name)], offer.seats[1] + 1)


def test_a_game_without_maps_begins_none(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="not played on a map"):
        begin_map("grapple", tmp_path, "hall")
