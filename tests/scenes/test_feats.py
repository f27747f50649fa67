"""Feats, calendar and streak on the screens: statistics, results, the shelf and its boxes."""

from __future__ import annotations

from datetime import timedelta

import pytest

from goblins.library import Library
from goblins.scenes.after.earned import Earned
from goblins.scenes.after.feats import FeatsScene
from goblins.scenes.after.month import day_words
from goblins.scenes.after.overview import OverviewScene
from goblins.scenes.after.tally_table import can_be
from goblins.scenes.medal import streak_words
from goblins.scenes.shelf.box import BoxScene
from goblins.scenes.shelf.title import TitleScene
from goblins.scenes.table.ending import announce_end
from goblins.scenes.table.screen import TableScene
from goblins.study.calendar import Streak
from goblins.study.feats import PROGRESS
from goblins.words import say, speaking
from tests.support.builders import setup
from tests.support.days import NOON, TODAY, stand_still
from tests.support.lettering import written
from tests.support.library_tools import new_match, play_all, winning_actions
from tests.support.shell_tools import Person, open_screen


@pytest.fixture(autouse=True)
def _a_still_day(monkeypatch: pytest.MonkeyPatch) -> None:
    stand_still(monkeypatch)


@pytest.fixture
def lively() -> Library:
    """Three days in a row with the deal of the day, the last one yesterday, and a feat."""
    moment = [NOON]
    library = Library.in_memory(clock=lambda: moment[0])
    actions = winning_actions(3)
    for back in (3, 2, 1):
        moment[0] = NOON - timedelta(days=back)
        match = new_match(seed=3)
        match_id = library.follow(match)
        play_all(match, actions)
        seed = f"{moment[0]:%Y%m%d}"
        library._connection.execute("UPDATE matches SET seed = ? WHERE id = ?", (seed, match_id))
    library.remember_progress(PROGRESS, "Mia/fairies/short_work", {"match": 1, "day": TODAY.isoformat()})
    return library


def said(person: Person) -> list[str]:
    person.scene.mark()
    with written() as lines:
        person.see()
    return [line.text for line in lines]


# ---------------------------------------------------------------------- statistics


def test_the_overview_shows_streak_feats_and_wins(lively: Library) -> None:
    person = open_screen(OverviewScene, library=lively)
    scene, words = person.scene, said(person)
    assert scene.streak == Streak(3, 3, today=False) and say("feats-days", days=3) in words
    shown = scene.shown_feats()
    assert shown[0].key == "short_work" and len(shown) == 12 and "Short work" in words
    assert shown[1].share >= shown[2].share > 0, "next come those one is nearest to"
    person.segment("by", 1)
    assert scene.by == "seats" and say("feats-column-seats", count=1) in said(person)


def test_a_click_on_a_day_tells_its_deals(lively: Library) -> None:
    person = open_screen(OverviewScene, library=lively)
    scene, yesterday = person.scene, TODAY - timedelta(days=1)
    while (scene.day.year, scene.day.month) != (yesterday.year, yesterday.month):
        person.click("earlier")
    person.click(scene.widgets.named("month").cell(yesterday).centre)
    assert scene.day == yesterday
    assert "Fairies won" in day_words(scene.days, scene.day, TODAY)
    with speaking("de"):
        assert "Feen gewonnen" in day_words(scene.days, scene.day, TODAY)


def test_the_month_is_walked_with_arrows_and_left_at_its_ends(lively: Library) -> None:
    person = open_screen(OverviewScene, library=lively)
    person.click("earlier")
    scene = person.scene
    scene._choose_day(scene.day.replace(day=10))
    person.scene.widgets.focus = scene.widgets.named("month")
    person.keys("right", "down", "left", "up", "right")
    assert scene.day.day == 11 and scene.widgets.focus.name == "month"
    month = scene.day.month
    person.keys("up", "up")
    assert scene.day.month == month and scene.widgets.focus.name != "month", "the focus goes on above the first week"


def test_months_go_back_as_far_as_one_likes_but_not_beyond_today(lively: Library) -> None:
    person = open_screen(OverviewScene, library=lively)
    assert not person.scene.widgets.named("later").enabled
    for _ in range(13):
        person.click("earlier")
    day = person.scene.day
    assert 12 * day.year + day.month == 12 * TODAY.year + TODAY.month - 13
    assert person.scene.widgets.named("later").enabled


def test_the_page_of_feats_hides_what_is_secret(lively: Library) -> None:
    person = open_screen(FeatsScene, "Mia", "pact", library=lively)
    words = said(person)
    assert "Busy turn" in words and "?" in words and "By a whisker" not in words
    person.click("game fairies")
    assert person.scene.game == "fairies" and "Short work" in said(person)
    person.segment("page", 0)
    assert person.house.doors.opened[-1] == ("statistics_page", "overview", "Mia")


def test_statistics_of_an_empty_library_can_be_looked_at() -> None:
    for scene in (OverviewScene, FeatsScene):
        person = open_screen(scene)
        assert person.scene.player == "" and said(person)


def test_tables_leave_out_what_no_game_can_be() -> None:
    assert can_be("fairies", "seats", "1") and not can_be("grapple", "seats", "1")
    assert can_be("koncita", "seats", "5") and not can_be("fairies", "seats", "5")
    assert can_be("irene", "variant", "variant") and can_be("grapple", "level", "easy")


# ---------------------------------------------------------------------- results


def test_a_match_that_ends_at_the_table_brings_its_feats_to_its_result(lively: Library) -> None:
    person = open_screen(OverviewScene, library=lively)
    match = new_match(seed=3, level=7)
    match_id = lively.follow(match)
    play_all(match, winning_actions(3, level=7))
    table = TableScene(person.house, match, match_id, {})
    announce_end(table)
    assert "0/fairies/deep_wood" in lively.notes(match_id)["feats"]
    assert "0/fairies/deep_wood" in table.top.context.facts["feats"].split()
    assert "Mia/fairies/deep_wood" in lively.progress(PROGRESS)


def test_new_feats_drop_in_beside_the_result_and_lead_to_all(lively: Library) -> None:
    person = open_screen(OverviewScene, library=lively)
    noted = {"feats": "0/fairies/short_work 0//week 0/fairies/deep_wood"}
    medals = Earned(noted, setup("fairies", 1))
    assert [feat.key for _, _, feat in medals.shown] == ["short_work", "week"]
    with written() as lines:
        medals.draw(person.scene.stage, 1.0)
    words = [line.text for line in lines]
    assert "Short work" in words and say("feats-more", count=1) in words
    first, second = medals.spots(person.house)
    first.click((0, 0))
    second.click((0, 0))
    assert person.house.doors.opened[-2:] == [("feats", "fairies", "Mia"), ("feats", "", "Mia")]
    assert not Earned({}, setup("fairies", 1)).shown


# ---------------------------------------------------------------------- the shelf


def test_the_shelf_shows_the_streak_and_feats_of_every_box(lively: Library) -> None:
    person = open_screen(TitleScene, library=lively)
    words = said(person)
    assert say("feats-streak-danger", days=3) in words and "1/11" in words
    person.click("streak")
    person.click("plate koncita")
    opened = person.house.doors.opened
    assert opened[0] == ("history",) and opened[1][:2] == ("lesson", "koncita"), "who has not learned it learns it"


def test_a_first_start_has_no_streak() -> None:
    person = open_screen(TitleScene)
    assert not any(widget.name == "streak" for widget in person.scene.widgets.widgets)


def test_streaks_in_words() -> None:
    assert streak_words(Streak(12, 19, today=True)) == "12 days in a row"
    assert streak_words(Streak(12, 19, today=False)) == "12 days: play today"
    assert streak_words(Streak(1, 19, today=True)) == "New streak: 1 day"
    assert streak_words(Streak(1, 1, today=True)) == "1 day" and streak_words(Streak(0, 19)) == ""


def test_a_box_tells_how_many_of_its_feats_are_done(lively: Library) -> None:
    person = open_screen(BoxScene, "fairies", library=lively)
    assert say("feats-of", done=1, all=11) in said(person)
    person.click("feats")
    assert person.house.doors.opened[-1] == ("feats", "fairies", "Mia")
