"""Choosing house rules in the set-up, by the mouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from goblins.core.house import HouseRules
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.houses import begin, own_folder
from goblins.games.registry import rules_for, rules_of
from goblins.library import Library, UnreadableMatch
from goblins.library.records import encoded
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.setup.houserules import HouseRulesScene
from goblins.scenes.setup.screen import SetupScene
from goblins.scenes.shelf.box import BoxScene
from goblins.scenes.shelf.title import TitleScene
from tests.support.library_tools import Ticking
from tests.support.shell_tools import Person, open_screen


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A home with house rules of one's own, and some that can't be played."""
    monkeypatch.setenv("GOBLINS_HOME", str(tmp_path))
    folder = begin("grapple", tmp_path, "crowd")
    cards = folder / "cards.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("strength: 8", "strength: 9"), encoding="utf-8")
    broken = own_folder("grapple", tmp_path) / "broken"
    broken.mkdir()
    (broken / "cards.yaml").write_text("goblins: 3", encoding="utf-8")
    return tmp_path


def chosen(person: Person) -> SetupScene:
    assert isinstance(person.scene, SetupScene)
    return person.scene


def test_house_rules_are_chosen_and_played_by(home: Path) -> None:
    person = open_screen(SetupScene, "grapple")
    person.click("house rules")
    assert isinstance(person.scene, HouseRulesScene)
    person.click("rules crowd")
    person.click("Done")
    assert chosen(person).own and chosen(person).own.title == "Crowd"
    person.click("Start")
    name, setup, _ = person.house.doors.opened[-1]
    assert name == "deal" and setup.house.picks == (("rules", "crowd"),)
    assert rules_for(setup).content.strengths[-1] == 9


def test_as_printed_can_be_chosen_again(home: Path) -> None:
    person = open_screen(SetupScene, "grapple")
    for row, title in (("rules crowd", "Crowd"), ("rules", None)):
        person.click("house rules")
        person.click(row)
        person.click("Done")
        own = chosen(person).own
        assert (own.title if own else None) == title


def test_what_can_not_be_played_can_not_be_chosen(home: Path) -> None:
    person = open_screen(SetupScene, "grapple")
    person.click("house rules")
    assert not person.scene.widgets.named("rules broken").enabled
    person.click("rules broken")
    person.click("Done")
    assert chosen(person).own is None


def test_leaving_without_done_changes_nothing(home: Path) -> None:
    person = open_screen(SetupScene, "grapple")
    person.click("house rules")
    person.click("rules crowd")
    person.keys("escape")
    assert chosen(person).own is None


def test_own_rules_are_begun_with_a_click(home: Path) -> None:
    person = open_screen(SetupScene, "pact")
    person.click("house rules")
    person.click("begin rules")
    person.click("begin rules")
    assert sorted(path.name for path in own_folder("pact", home).iterdir()) == ["my_rules", "my_rules_2"]
    assert person.scene.widgets.named("rules my_rules").enabled


def test_a_map_leaves_when_more_sit_down_than_it_is_for(home: Path) -> None:
    person = open_screen(SetupScene, "koncita", Setup("koncita", make_seats(["human"] * 2)))
    person.click("house rules")
    small = next(
        offer
        for offer in person.scene._offers
        if offer.kind == "map" and offer.fits(2) and offer.seats and offer.seats[1] < 8
    )
    person.click(f"map {small.name}")
    person.click("Done")
    assert chosen(person).own and chosen(person).own.title == small.title
    chosen(person)._set_count(8)
    assert chosen(person).own is None
    assert rules_for(chosen(person)._setup()) is rules_for(Setup("koncita", make_seats(["human"] * 8)))


@pytest.mark.parametrize(
    ("file", "text"), [("judgement.yaml", "tabels: 1"), ("cards.yaml", "a: !!int ''"), ("cards.yaml", "[" * 999)]
)
def test_a_stored_match_by_rules_that_can_t_be_used_stops_no_screen(file: str, text: str) -> None:
    library = Library.in_memory(clock=Ticking())
    seats = make_seats(["human", "easy"])
    match_id = library.follow(Match(rules_of("grapple"), Setup("grapple", seats), 3))
    bad = Setup("grapple", seats, {}, HouseRules("Ours", ((file, text),)))
    library._connection.execute("UPDATE matches SET setup = ?", (encoded(bad),))
    person = open_screen(SetupScene, "grapple", library=library)
    assert chosen(person).own is None and [seat.name for seat in chosen(person).seating.seats] == [
        seat.name for seat in seats
    ]
    open_screen(BoxScene, "grapple", library=library)
    title = open_screen(TitleScene, library=library)
    for _ in range(9):
        title.scene.work()
        title.see()
    history = open_screen(HistoryScene, library=library).scene
    assert isinstance(history, HistoryScene) and [row.id for row in history.rows] == [match_id]
    assert history._read(match_id) is None and "Ours: " in history.toast.text
    with pytest.raises(UnreadableMatch, match="Ours: "):
        library.load(match_id)
