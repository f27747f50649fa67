"""Help at the table: tips once per person, what others did since, and sheets beside what is pointed at."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from goblins.games.koncita.events import Shoved
from goblins.lessons.tips import tips_of
from goblins.scenes.dialog import DialogScene
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.learn.pointing import overlap
from goblins.scenes.learn.recap import Recap
from goblins.scenes.learn.tip import TipPanel, best_place, free_place, in_use
from goblins.scenes.table.screen import TableScene
from goblins.tables.irene.showing import MOUNTAIN_PIECE, Kind
from goblins.ui.viewport import SCREEN, Rect
from goblins.words import say, speaking
from tests.support.builders import setup
from tests.support.helped import STILL, at_home, sit_down
from tests.support.ui_tools import Player, good_card


@pytest.fixture
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    with at_home(tmp_path_factory.mktemp("helped")) as one:
        yield one


def play_until_a_tip(player: Player, companion: HelpCompanion) -> None:
    for _ in range(20):
        if companion._tip is not None or player.match.outcome:
            return
        player.drag(good_card(player.match))
        player.until(lambda: companion._tip is not None or player.table.at_rest)
    raise AssertionError("no tip came")


def test_a_tip_comes_once_for_a_person_and_pauses_the_bots(player: Player) -> None:
    companion = sit_down(player)
    play_until_a_tip(player, companion)
    assert companion._tip is not None and not companion.lets_play
    name = player.match.setup.seats[0].name
    (key,) = player.house.settings.tips_seen[name]
    assert key.startswith("fairies ")
    player.click("got it")
    assert companion._tip is None and companion.lets_play
    sit_down(player)
    again = player.table.companion
    assert isinstance(again, HelpCompanion)
    tips = tips_of("fairies")
    known = {one.removeprefix("fairies ") for one in player.house.settings.tips_seen[name]}
    assert all(tip.key in known or tip.key != key.removeprefix("fairies ") for tip in tips.tips)


def test_the_buttons_of_a_tip_go_with_it_when_somebody_plays_on(player: Player) -> None:
    companion = sit_down(player)
    play_until_a_tip(player, companion)
    assert player.table.widgets.named("got it")
    player.house.settings = replace(player.house.settings, animation_speed=1)
    player.table.top.keep_pace()
    player.drag(good_card(player.match))
    player.step(0.05)
    assert companion._tip is None
    assert not {"got it", "no tips"} & {widget.name for widget in player.table.widgets.widgets}


def test_what_is_asked_for_beside_a_tip_is_shown_with_its_cross(player: Player) -> None:
    companion = sit_down(player)
    play_until_a_tip(player, companion)
    table = player.table
    asked = next(
        subject.rect.centre
        for place in table.top.layout.values()
        if not table.widgets.at(place.rect.centre) and (subject := companion._explainer._of(place.rect.centre))
    )
    player.move(asked)
    player.press(3)
    player.release(3)
    assert companion._explainer.kept is not None
    title = companion._explainer._topic(companion._explainer.kept).title
    with player.listening() as said:
        player.redraw()
    assert title in said
    assert "close topic" in {widget.name for widget in table.widgets.widgets}


def test_no_more_tips_means_no_more_tips(player: Player) -> None:
    companion = sit_down(player)
    play_until_a_tip(player, companion)
    player.click("no tips")
    assert not player.house.settings.tips and companion._tip is None
    player.drag(good_card(player.match))
    player.rest()
    assert companion._tip is None


def test_the_buttons_of_a_tip_leave_with_it_when_somebody_plays_on(player: Player) -> None:
    companion = sit_down(player)
    play_until_a_tip(player, companion)
    player.house.keep_settings(replace(STILL, animation_speed=1))
    player.table.top.keep_pace()
    before = player.match.cursor
    player.table.carry_out((player.match.rules.legal_actions(player.match.state, player.match.to_act[0])[0],))
    player.step(0.02)
    assert player.match.cursor > before and player.table.top.wait() == 0  # its story is being told
    assert companion._tip is None
    assert not {"got it", "no tips"} & {widget.name for widget in player.table.widgets.widgets}


def test_a_tip_is_told_anew_in_another_language(player: Player) -> None:
    companion = sit_down(player)
    play_until_a_tip(player, companion)
    tip, explainer = companion._tip, companion._explainer
    assert tip is not None
    with speaking("xx"):
        player.house.scenes.refresh()
        assert companion._tip is not None and companion._tip is not tip and companion._explainer is not explainer
        assert companion._tip._tip in tips_of("fairies").tips and companion._tip._tip.key == tip._tip.key
        labels = {getattr(widget, "label", "") for widget in player.table.widgets.widgets}
        assert say("learn-got-it") in labels and "Got it" not in labels
    player.house.scenes.refresh()
    assert companion._tip._tip is tip._tip


def test_what_others_did_is_told_anew_in_another_language(player: Player) -> None:
    player.house.keep_settings(replace(STILL, tips=False))
    player.house.doors.deal(setup("pact", ("easy", "human")), 1)
    player.rest()
    player.until(lambda: player.match.cursor > 0 and player.table.at_rest)
    companion = player.table.companion
    assert isinstance(companion, HelpCompanion)
    player.key("r")
    recap = companion._recap
    assert recap is not None
    with speaking("xx"):
        player.house.scenes.refresh()
        assert companion._recap is not None and companion._recap is not recap
        with player.listening() as said:
            player.house.stage.forget()
            player.redraw()
        first, _, rest = say("screens-since-your-turn").partition(" ")
        assert {first, rest} <= said and "Since" not in said
    player.house.scenes.refresh()
    player.house.stage.forget()


def test_enter_closes_a_tip(player: Player) -> None:
    companion = sit_down(player)
    play_until_a_tip(player, companion)
    player.key("return")
    assert companion._tip is None


def test_the_recap_tells_what_others_did_since_and_nothing_else(player: Player) -> None:
    player.house.keep_settings(replace(STILL, tips=False))
    sit_down(player, 8, "human", "easy", "easy")
    mine = player.match.cursor
    player.drag(good_card(player.match))
    player.rest()
    recap = Recap.since_turn(player.table, tips_of("fairies"))
    assert list(dict.fromkeys(one.seat for one in recap.steps)) == [1, 2], "a turn may be several steps"
    assert all(one.words and one.ply > mine for one in recap.steps)


def test_a_tip_covers_nothing_that_can_be_used_as_long_as_there_is_room() -> None:
    thing, hand = Rect(1124, 704, 456, 116), Rect(1124, 500, 456, 202)
    squares = [Rect(900 + 84 * x, 600, 84, 84) for x in range(3)]
    place = free_place(414, 194, thing, [hand, *squares])
    assert not any(place.overlap(other) for other in (thing, hand, *squares))
    assert SCREEN.holds((place.x, place.y)) and SCREEN.holds((place.right, place.bottom))
    assert free_place(414, 194, thing, []) == best_place(414, 194, thing, [])


def test_what_can_be_used_is_the_hand_and_where_its_cards_go(player: Player) -> None:
    sit_down(player)
    used = in_use(player.table)
    for piece in player.hand():
        assert player.table.top.layout[piece].rect in used


def test_koncita_tells_what_others_did_and_what_hit_you(player: Player) -> None:
    player.house.keep_settings(replace(STILL, tips=False, recap=True))
    player.house.doors.deal(setup("koncita", ("human", "easy", "easy")), 4)
    player.rest()
    panels = player.table.top.panels
    assert panels.recap is not None and SCREEN.holds((panels.recap.right, panels.recap.bottom))
    tips = tips_of("koncita")
    assert tips.hit([Shoved(seat=1, goblin=0, start=1, square=2)], 0)
    assert not tips.hit([Shoved(seat=1, goblin=0, start=1, square=2)], 1)


def test_before_the_first_hint_it_is_said_what_it_costs(player: Player) -> None:
    sit_down(player)
    match = player.match
    player.key("h")
    assert isinstance(player.scene, DialogScene) and not match.assisted
    player.key("escape")
    assert not player.match.assisted and not player.table.driver.hinting
    player.key("h")  # whoever would rather think has not been told for good
    assert isinstance(player.scene, DialogScene) and not match.assisted
    player.click(say("screens-show-me"))
    player.until(lambda: player.match.assisted)
    assert isinstance(player.scene, TableScene)


def test_the_aim_stands_on_the_table_and_still_does_when_one_goes_on(player: Player) -> None:
    sit_down(player)
    assert "goblins" in player.widget("aim").words and player.table.toast is None
    player.drag(good_card(player.match))
    player.rest()
    player.house.doors.resume(player.house.library.open_matches()[0].id)
    player.rest()
    assert "goblins" in player.widget("aim").words and player.table.toast is None


def test_a_tip_that_points_nowhere_leaves_what_can_be_used(player: Player) -> None:
    """The Mountain lies where such a tip would stand: one could not go on without closing it."""
    tip = next(tip for tip in tips_of("irene").tips if tip.point is None)
    player.house.doors.deal(setup("irene", ("human", "easy")), 3)
    player.rest()
    panel = TipPanel(player.table, tip, lambda: None, lambda: None)
    used = in_use(player.table)
    assert used and not any(overlap(panel._place()[0], other) for other in used)


def test_a_touch_of_a_covered_table_says_how_to_look(player: Player) -> None:
    player.house.doors.deal(setup("irene", ("human", "human")), 3)
    player.rest()
    assert player.table.top.context.covered and player.table.toast is None
    player.click(player.spot(MOUNTAIN_PIECE))
    assert player.table.toast and "Only I look" in player.table.toast.text and player.match.cursor == 0
    player.click("uncover")
    player.click(player.spot(MOUNTAIN_PIECE))
    player.rest()
    assert player.match.cursor == 1


def test_the_button_that_uncovers_hides_no_breadcrumb(player: Player) -> None:
    player.house.doors.deal(setup("irene", ("human", "human")), 3)
    player.rest()
    button = player.widget("uncover").rect
    own = [lies.rect for piece, lies in player.table.top.layout.items() if piece.kind == Kind.CRUMB]
    assert own and not any(overlap(button, rect) for rect in own)


def test_a_tip_covers_neither_the_button_of_a_story_nor_a_sheet(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first Forfeit waits at *I’ll remember*; a round's sheet says itself what it says."""
    player.house.doors.deal(setup("grapple", ("human", "easy")), 3)
    player.rest()
    companion, top = player.table.companion, player.table.top
    assert isinstance(companion, HelpCompanion)
    companion._seen = -1
    monkeypatch.setattr(type(top.director), "waiting", property(lambda _: True))
    companion.update()
    assert companion._seen == -1
    monkeypatch.setattr(type(top.director), "waiting", property(lambda _: False))
    monkeypatch.setattr(type(top), "panels", replace(top.panels, sheet=True))
    companion.update()
    assert companion._seen == -1
    monkeypatch.undo()
    companion.update()
    assert companion._seen == player.match.cursor
