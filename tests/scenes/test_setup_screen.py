"""The set-up: it remembers the last table, its switch is always there, and nothing hides what is wrong."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import level_of, make_bot
from goblins.bots.thinking import ThinkingRoom
from goblins.core.match import Match
from goblins.core.setup import TEMPERS, USUAL_STRENGTH, Setup, make_seats, settled
from goblins.games.registry import info_of, rules_for, slugs
from goblins.library import Library
from goblins.scenes.deals import as_dealt
from goblins.scenes.setup.dealing import DealingScene
from goblins.scenes.setup.screen import MOST_ADDED, SetupScene
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.driver import TurnDriver
from goblins.study.ratings import ratings_of
from goblins.words import say
from tests.support.builders import setup
from tests.support.lettering import written
from tests.support.library_tools import Ticking, new_match, play_on
from tests.support.shell_tools import open_screen


def sat_down(*setups: Setup, seed: int = 5) -> Library:
    """A library in which these tables were dealt, one after the other."""
    library = Library.in_memory(clock=Ticking())
    for chosen in setups:
        library.follow(Match(rules_for(chosen), chosen, seed))
    return library


# ---------------------------------------------------------------------- the last table


def test_the_last_table_of_a_game_is_there_again() -> None:
    chosen = setup("pact", ["human", "hard", "easy"], mode="expert")
    chosen = replace(chosen, seats=(replace(chosen.seats[0], name="Ada"), *chosen.seats[1:]))
    person = open_screen(SetupScene, "pact", library=sat_down(setup("pact", 2), chosen, setup("fairies", 4)))
    assert tuple(person.scene.seating.seats) == chosen.seats
    assert person.scene.options["mode"] == "expert"
    assert person.scene._setup().options == chosen.options


@pytest.mark.parametrize(("game", "players"), [("grapple", 3), ("pact", 3), ("fairies", 2)])
def test_a_game_that_nobody_played_yet_begins_with_the_kindest_table(game: str, players: int) -> None:
    person = open_screen(SetupScene, game, library=sat_down(setup("koncita", 5)))
    assert [seat.player for seat in person.scene.seating.seats] == ["human", *["easy"] * (players - 1)]
    assert person.scene._setup().options.get("mode", "beginner") == "beginner"


def test_the_deal_of_the_day_is_no_table() -> None:
    library = sat_down(setup("fairies", ["human", "easy", "easy"]))
    library.follow(Match(rules_for(setup("fairies", 1)), setup("fairies", 1), 20261116))
    assert len(open_screen(SetupScene, "fairies", library=library).scene.seating.seats) == 3


def test_an_option_that_follows_a_preference_follows_it() -> None:
    info = info_of("koncita")
    option = next(option for option in info.options if option.preference)
    preference = next(one for one in info.preferences if one.key == option.preference)
    library = sat_down(setup("koncita", 3, **{option.key: preference.default}))
    library.save_settings(library.settings().preferring(preference, on=not preference.default))
    person = open_screen(SetupScene, "koncita", library=library)
    assert len(person.scene.seating.seats) == 3
    assert person.scene.options[option.key] is not preference.default


def test_a_bot_that_is_not_offered_becomes_a_usual_one() -> None:
    chosen = Setup("fairies", make_seats(["human", "random"]))
    person = open_screen(SetupScene, "fairies", library=sat_down(chosen))
    assert [seat.player for seat in person.scene.seating.seats] == ["human", "medium"]


def test_bots_that_come_back_are_as_good_as_those_that_went() -> None:
    person = open_screen(SetupScene, "pact", setup("pact", ["human", "easy", "easy"]))
    person.segment("count", 0)
    person.segment("count", 2)
    assert [seat.player for seat in person.scene.seating.seats] == ["human", "easy", "easy"]


# ---------------------------------------------------------------------- what can be done and read


@pytest.mark.parametrize("game", slugs())
def test_the_number_of_players_can_always_be_switched(game: str) -> None:
    info = info_of(game)
    for count in range(info.min_seats, info.max_seats + 1):
        person = open_screen(SetupScene, game, setup(game, count))
        switch = person.scene.widgets.named("count")
        assert switch.enabled and switch.chosen == count
        there = [widget.name for widget in person.scene.widgets.widgets]
        assert ("Add a seat" in there) == (count < min(info.max_seats, MOST_ADDED))
        person.segment("count", 0)
        assert len(person.scene.seating.seats) == info.min_seats


@pytest.mark.parametrize("text_size", [100, 125, 150])
def test_what_is_wrong_with_a_deal_code_can_be_read(text_size: int) -> None:
    person = open_screen(SetupScene, "fairies", text_size=text_size)
    person.click("code")
    person.types("12")
    with written() as lines:
        person.click("Start")
    error = next(line.rect for line in lines if "eight digits" in line.text)
    names = [widget.name for widget in person.scene.widgets.widgets if widget.rect.overlap(error) > 0]
    assert names == []


def test_with_one_seat_nothing_is_taken() -> None:
    with written() as lines:
        open_screen(SetupScene, "fairies", setup("fairies", 1))
    assert not any("locked" in line.text for line in lines)
    with written() as lines:
        open_screen(SetupScene, "fairies", setup("fairies", 2))
    assert any("locked" in line.text for line in lines)


@pytest.mark.parametrize("game", slugs())
def test_a_game_says_its_name_once(game: str) -> None:
    with written() as lines:
        open_screen(SetupScene, game)
    heading = [line.text for line in lines if line.rect.y < 100]
    assert sum(info_of(game).title in words.split("  ·  ") for words in heading) == 1


# ---------------------------------------------------------------------- escape


def test_escape_leads_from_the_dealing_to_the_shelf() -> None:
    person = open_screen(lambda house: DealingScene(house, setup("fairies", 2), 5))
    person.keys("escape")
    assert person.house.doors.opened == [("title",)]


def test_escape_opens_the_menu_over_a_curtain_and_not_the_curtain() -> None:
    shown: list[Any] = []
    match = new_match("human", "human")
    person = open_screen(lambda house: CurtainScene(house, match, 1, lambda: shown.append(1)))
    person.let_pass(1.0)
    person.keys("escape")
    assert person.house.doors.opened == [("pause", match)] and not shown


def test_who_would_come_next_is_shown_beside_the_button() -> None:
    person = open_screen(SetupScene, "koncita", library=sat_down(setup("koncita", 3)))
    with written() as words:
        person.see()
    said = [line.text for line in words]
    assert "3 of 8 seats taken. The next goblin:" in said
    coming = person.scene.seating.next_one()
    person.click("Add a seat")
    assert person.scene.seating.seats[-1] == coming


def test_a_bot_that_comes_to_easy_ones_is_easy() -> None:
    person = open_screen(SetupScene, "fairies", library=sat_down(setup("fairies", ["human", "easy"])))
    person.click("Add a seat")
    assert [seat.player for seat in person.scene.seating.seats] == ["human", "easy", "easy"]


# ---------------------------------------------------------------------- company


def test_a_bot_may_have_a_temper_or_be_a_surprise_and_people_have_none() -> None:
    person = open_screen(SetupScene, "fairies", setup("fairies", ["human", "medium"]))
    scene = person.scene
    assert not any(widget.name == "temper bold" for widget in scene.widgets.widgets), "a person's temper is not chosen"
    scene._choose(1)
    person.click("temper bold")
    with written() as lines:
        person.see()
    assert scene.seating.seats[1].temper == "bold" and say("setup-temper", temper="bold") in [one.text for one in lines]
    person.click("temper surprise")
    assert (scene.seating.seats[1].temper, scene.seating.seats[1].surprise) == ("", True)
    person.segment("who 1", 0)
    assert scene.seating.seats[1].is_human and not scene.seating.seats[1].surprise


def test_a_surprise_is_drawn_when_the_match_is_dealt_and_asked_for_again_afterwards() -> None:
    chosen = setup("fairies", ["human", "easy:surprise", "fitting"])
    library = Library.in_memory(clock=Ticking())
    dealt = as_dealt(library, chosen, 7)
    assert dealt.seats[1].temper in TEMPERS and dealt.seats[2].strength == USUAL_STRENGTH
    assert dealt == as_dealt(library, chosen, 7)
    library.follow(Match(rules_for(dealt), dealt, 7))
    seats = open_screen(SetupScene, "fairies", library=library).scene.seating.seats
    assert (seats[1].temper, seats[1].surprise, seats[2].player) == ("", True, "fitting")


def test_a_surprise_is_told_at_the_table() -> None:
    asked = as_dealt(Library.in_memory(), setup("fairies", ["human", "easy:surprise"]), 7)
    person = open_screen(DealingScene, asked, 7)
    while not person.house.doors.opened:
        person.scene.work()
    bot = person.house.doors.opened[-1][1].setup.seats[1]
    assert bot.temper in TEMPERS and person.scene.toast is not None
    assert bot.name in person.scene.toast.text and say("screens-temper", temper=bot.temper) in person.scene.toast.text


def test_a_fitting_bot_follows_who_sits_down_and_is_kept_with_the_match() -> None:
    library = Library.in_memory(clock=Ticking())
    for seed in range(3):
        beaten = play_on(Match(rules_for(setup("fairies", 2)), setup("fairies", ["human", "master"]), seed), 900, seed)
        library.follow(beaten)
    won = ratings_of("Mia", library.chronicle().rows)["fairies"].rating > 1500
    dealt = as_dealt(library, setup("fairies", ["human", "fitting"]), 1)
    assert (dealt.seats[1].strength > USUAL_STRENGTH) == won
    number = library.follow(Match(rules_for(dealt), dealt, 1))
    assert library.load(number).setup == dealt
    assert library.read_match(library.export_match(number)).setup == dealt


def test_a_match_from_before_there_were_tempers_still_opens() -> None:
    old = b'{"game": "fairies", "seats": [{"name": "Mia"}, {"name": "Grub", "player": "hard", "colour": "orange", "goblin": "belly"}]}'
    seats = msgspec.json.decode(old, type=Setup).seats
    assert [(seat.temper, seat.surprise, seat.strength) for seat in seats] == [("", False, USUAL_STRENGTH)] * 2


@pytest.mark.parametrize("seed", [6, 11])
def test_bots_with_a_temper_or_a_strength_play_at_the_table_as_they_are_simulated(seed: int) -> None:
    chosen = settled(setup("grapple", ["fitting:bold", "easy:spiteful"]), seed, 130)
    match, levels = Match(rules_for(chosen), chosen, seed), set()
    driver = TurnDriver(match, 0, ThinkingRoom())
    while match.to_act and match.cursor < 20:
        seat, rng = match.to_act[0], thinking_chance(seed, match.cursor, match.to_act[0])
        level = level_of(chosen.seats[seat], rng)
        bot = make_bot("grapple", level, None, "en", chosen.seats[seat].temper)
        view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
        expected, levels = decide(bot, view, legal, rng).action, levels | {(seat, level)}
        while (action := driver.decided()) is None:
            driver.work()
        assert action == expected
        match.play(action)
        driver.forget()
    assert levels == {(0, "easy"), (0, "medium"), (1, "easy")}, "a strength between two levels is both"


def test_a_switch_that_is_on_for_newcomers_stands_on_in_their_set_up() -> None:
    person = open_screen(SetupScene, "koncita")
    assert person.scene.options["reminders"] is True
