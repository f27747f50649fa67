"""An opened box: what it says, what it suggests, and where its buttons lead."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from goblins.content.shelf import box_of, shelf
from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.lessons.content import Lesson, course_of
from goblins.library import Library
from goblins.library.settings import Settings
from goblins.scenes.shelf.box import CARDS, PANEL, BoxScene, Choice
from goblins.scenes.shelf.title import TitleScene
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Placement
from goblins.ui.viewport import SCREEN
from tests.support.builders import setup
from tests.support.lettering import collisions, written
from tests.support.library_tools import new_match, play_on
from tests.support.shell_tools import Person, open_screen

GAMES = [box.game for box in shelf()]


def opened(game: str, library: Library | None = None, **settings: Any) -> Person:
    library = library or Library.in_memory()
    library.save_settings(replace(Settings(), **settings))
    person = open_screen(BoxScene, game, library=library)
    person.see()
    return person


def sat_down(game: str, *players: str) -> Library:
    library = Library.in_memory()
    chosen = setup(game, players)
    library.follow(Match(rules_for(chosen), chosen, 5))
    return library


def first_lesson(game: str = "fairies") -> Lesson:
    course = course_of(game)
    assert course is not None
    return course.lessons[0]


def choice(person: Person, name: str) -> Choice:
    found: Any = person.scene.widgets.named(name)
    assert isinstance(found, Choice)
    return found


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text_size", [100, 150])
def test_nothing_is_cut_off_or_overlaps(game: str, text_size: int) -> None:
    person = opened(game, text_size=text_size)
    person.house.stage.resize((1280, 720), text_size)
    for widget in person.scene.widgets.widgets:
        assert SCREEN.holds((widget.rect.x, widget.rect.y)) and SCREEN.holds((widget.rect.right, widget.rect.bottom))
    with written() as lines:
        person.see()
    assert len(lines) > 8
    assert not collisions(lines, person.scene)


def test_the_first_time_the_lesson_is_suggested_and_focused() -> None:
    person = opened("fairies")
    assert choice(person, "learn")._suggested and not choice(person, "play")._suggested
    assert person.scene.widgets.focus is person.scene.widgets.named("learn")


def test_once_it_is_learned_playing_is_suggested() -> None:
    first = first_lesson()
    person = opened("fairies", lessons={f"fairies {first.key}": len(first.steps)})
    assert choice(person, "play")._suggested and not choice(person, "learn")._suggested


def test_a_finished_lesson_stays_so_when_it_comes_to_have_more_steps() -> None:
    first, house = first_lesson(), opened("fairies").house
    longer = replace(first, steps=(*first.steps, first.steps[-1]))
    house.note_lesson("fairies", first, len(first.steps) - 1)
    assert not house.has_learned("fairies", first)
    house.note_lesson("fairies", first, len(first.steps))
    assert house.has_learned("fairies", first) and house.has_learned("fairies", longer)


def test_who_has_played_is_not_sent_to_school() -> None:
    person = opened("fairies", sat_down("fairies", "human", "hard"))
    assert choice(person, "play")._suggested and not choice(person, "learn")._suggested


def test_learn_goes_on_where_the_lesson_was_left() -> None:
    person = opened("fairies", lessons={f"fairies {first_lesson().key}": 1})
    person.click("learn")
    assert person.house.doors.opened == [("lesson", "fairies", first_lesson().key, 1)]  # type: ignore[attr-defined]


def test_play_lays_the_table_that_is_shown() -> None:
    person = opened("pact", sat_down("pact", "human", "hard", "easy", "medium"))
    person.click("play")
    ((door, chosen, _),) = person.house.doors.opened  # type: ignore[attr-defined]
    assert door == "deal" and [seat.player for seat in chosen.seats] == ["human", "hard", "easy", "medium"]


def test_the_first_table_of_pact_is_for_three_beginners() -> None:
    chosen = opened("pact").scene._setup
    assert [seat.player for seat in chosen.seats] == ["human", "easy", "easy"]
    assert chosen.options["mode"] == "beginner"


def test_change_leads_to_the_set_up_of_the_same_table() -> None:
    person = opened("irene")
    person.click("change")
    ((door, game, chosen),) = person.house.doors.opened  # type: ignore[attr-defined]
    assert (door, game, chosen) == ("setup", "irene", person.scene._setup)


@pytest.mark.parametrize("key", ["l", "p", "c"])
def test_its_keys_do_what_its_buttons_do(key: str) -> None:
    person = opened("fairies")
    person.keys(key)
    assert [door for door, *_ in person.house.doors.opened] == [  # type: ignore[attr-defined]
        {"l": "lesson", "p": "deal", "c": "setup"}[key]
    ]


def test_escape_and_a_click_beside_it_close_the_lid() -> None:
    person = opened("koncita")
    below = person.house.scenes._scenes[0]
    person.keys("escape")
    assert person.scene is below
    person.house.scenes.push(BoxScene(person.house, "koncita"))
    person.click((100, 880))
    assert person.scene is below


def test_the_first_start_opens_the_first_lesson() -> None:
    person = open_screen(TitleScene, library=Library.in_memory())
    person.click("First game: Fairies")
    assert person.house.doors.opened == [("lesson", "fairies", first_lesson().key)]  # type: ignore[attr-defined]


def test_after_the_first_lesson_the_shelf_suggests_to_play() -> None:
    first, library = first_lesson(), Library.in_memory()
    library.save_settings(replace(Settings(), lessons={f"fairies {first.key}": len(first.steps)}))
    person = open_screen(TitleScene, library=library)
    person.click("Now play: Fairies")
    assert person.house.doors.opened == [("box", "fairies")]  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES)
def test_cards_fly_out_of_the_box_and_stay_beside_the_panel(game: str) -> None:
    person = opened(game)
    drawn: list[Placement] = []
    table = table_of(game)
    before = table.draw_piece
    table.draw_piece = lambda stage, place, look: drawn.append(place)  # type: ignore[method-assign]
    try:
        person.scene.draw(person.scene.stage)
    finally:
        table.draw_piece = before  # type: ignore[method-assign]
    assert len(drawn) == len(box_of(game).cards) == len(CARDS)
    assert all(place.rect.x > 0 and place.rect.right < PANEL.x and place.angle for place in drawn)


def test_after_a_finished_game_the_shelf_calls_none_a_first_one() -> None:
    match = new_match("human", "easy")
    library = Library.in_memory()
    library.follow(match)
    while not match.outcome:
        play_on(match, 50)
    person = open_screen(TitleScene, library=library)
    person.click("Play again: Fairies")
    assert person.house.doors.opened == [("box", "fairies")]  # type: ignore[attr-defined]
