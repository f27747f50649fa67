"""At every text size: no words lie on other words or on controls, and larger is larger."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library import Library
from goblins.scenes.after.feats import FeatsScene
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.after.overview import OverviewScene
from goblins.scenes.after.ratings import RatingsScene
from goblins.scenes.after.result import ResultScene
from goblins.scenes.dialog import DialogScene
from goblins.scenes.house import House
from goblins.scenes.preferences.screen import SettingsScene
from goblins.scenes.reading.about import AboutScene
from goblins.scenes.reading.rulebook import RulebookScene
from goblins.scenes.scene import Scene
from goblins.scenes.setup.houserules import HouseRulesScene
from goblins.scenes.setup.screen import SetupScene
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.log import LogScene
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.tabletop import Tabletop
from goblins.ui.time import ticks
from tests.support.builders import setup
from tests.support.lettering import collisions, written
from tests.support.library_tools import new_match, play_all, play_on, winning_actions
from tests.support.shell_tools import open_screen

GROWN = ("settings", "rulebook", "history", "pause", "log", "curtain", "set-up of two")


def some_match(game: str, seats: int, steps: int = 3000) -> Match:
    chosen = setup(game, ["human", *["easy"] * (seats - 1)])
    return play_on(Match(rules_for(chosen), chosen, 7), steps)


def table_of(house: House, match: Match) -> Tabletop:
    top = Tabletop(house, match, 0, {})
    top.show(match.cursor, "load")
    return top


def result(house: House, match: Match) -> Scene:
    match.mark_assisted()
    return ResultScene(house, match, table_of(house, match))


def bot_chosen(house: House) -> Scene:
    """The set-up while a spiteful, fitting bot is looked at."""
    screen = SetupScene(house, "koncita", setup("koncita", ["human", "easy", "fitting"]))
    screen.seating.change(2, temper="spiteful")
    screen.seating.chosen = 2
    return screen


def house_rules(house: House) -> Scene:
    screen = SetupScene(house, "grapple")
    return HouseRulesScene(house, screen.info, 2, None, lambda own: None)


def curtain(house: House) -> CurtainScene:
    """A curtain that is down, with a way back for the one who leaves."""
    scene = CurtainScene(house, some_match("grapple", 3, 9), 0, lambda: None, lambda: None)
    for _ in range(ticks(0.5)):
        scene.update()
    return scene


SCREENS: dict[str, Any] = {
    "shelf": TitleScene,
    "settings": SettingsScene,
    "rulebook": lambda house: RulebookScene(house, "koncita"),
    "shelf of rulebooks": RulebookScene,
    "about": AboutScene,
    "history": HistoryScene,
    "overview": OverviewScene,
    "feats": lambda house: FeatsScene(house, "", "pact"),
    "ratings": RatingsScene,
    "set-up of a bot": bot_chosen,
    "set-up of one": lambda house: SetupScene(house, "fairies", setup("fairies", 1)),
    "set-up of two": lambda house: SetupScene(house, "pact", setup("pact", 2)),
    "set-up of five": lambda house: SetupScene(house, "pact", setup("pact", 5)),
    "set-up of eight": lambda house: SetupScene(house, "koncita", setup("koncita", 8)),
    "house rules": house_rules,
    "pause": lambda house: PauseScene(house, some_match("fairies", 2, 3)),
    "log": lambda house: LogScene(house, table_of(house, some_match("koncita", 3, 40))),
    "curtain": curtain,
    "result of three": lambda house: result(house, some_match("koncita", 3)),
    "result of four": lambda house: result(house, some_match("grapple", 4)),
    "result of one": lambda house: result(house, play_all(new_match(seed=3), winning_actions(3))),
    "result of the heroine": lambda house: result(house, some_match("irene", 1)),
}


def drawn(name: str, text_size: int, library: Library) -> tuple[list[Any], Scene]:
    with written() as lines:
        person = open_screen(SCREENS[name], library=library, text_size=text_size)
    return lines, person.scene


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_no_words_lie_on_others_or_on_controls(name: str, text_size: int, played: Library) -> None:
    lines, scene = drawn(name, text_size, played)
    assert lines
    assert collisions(lines, scene) == []


@pytest.mark.parametrize("name", GROWN)
def test_no_line_is_smaller_in_the_largest_text_and_most_are_larger(name: str, played: Library) -> None:
    before = {line.text: line.rect.h for line in drawn(name, 100, played)[0] if line.whole}
    after = {line.text: line.rect.h for line in drawn(name, 150, played)[0] if line.whole}
    both = before.keys() & after.keys()
    assert len(both) > 4
    assert all(after[text] > 0.95 * before[text] for text in both), [t for t in both if after[t] <= 0.95 * before[t]]
    assert sum(after[text] > 1.15 * before[text] for text in both) > len(both) / 2


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_both_answers_of_a_question_stand_within_it(text_size: int) -> None:
    person = open_screen(
        partial(DialogScene, icon="hint", safe="I’ll think myself", destroys=False),
        "A hint?",
        "It counts.",
        "Show me all of it",
        print,
    )
    person.scene.stage.text_size = text_size
    person.scene.refresh()
    rect = person.scene._rect
    for button in person.scene.widgets.widgets:
        assert rect.x + 20 <= button.rect.x and button.rect.right <= rect.right - 20
        assert rect.y < button.rect.y and button.rect.bottom <= rect.bottom - 20
