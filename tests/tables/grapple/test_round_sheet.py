"""The sheet of a finished round: what it tells, what lies under it, and that all goes with it."""

from __future__ import annotations

import pytest

from goblins.library.settings import Settings
from goblins.scenes.after.result import ResultScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.grapple.geometry import zone
from goblins.tables.grapple.showing import SHEET, WHOLE
from tests.support.grapple.builders import position
from tests.support.grapple.player import MOVING, NOWHERE, STILL, GrapplePlayer


def end_of_a_round(player: GrapplePlayer, settings: Settings = STILL) -> None:
    """The sheet of a finished round lies over the table."""
    start = position(["king brute", ""], ["mage", "raider"], ["king king", "brute"], totals=(30, 20), dealer=0)
    player.lay(start, "human", "easy", settings=settings)
    player.do("attack 1 king")
    player.settle()
    if player.state.public.phase == "rescue":
        player.do("let stand")
        player.settle()
    assert player.state.public.phase == "next"


LAST_ROUND = position(["king brute", ""], ["mage", "raider"], ["king king", "brute"], totals=(90, 20), dealer=0)


def end_of_the_last_round(player: GrapplePlayer, settings: Settings = STILL) -> None:
    """The sheet of the last round lies over the table."""
    player.lay(LAST_ROUND, "human", "easy", settings=settings)
    player.do("attack 1 king")
    player.settle()
    if not player.match.outcome:
        player.do("let stand")
        player.settle()
    assert player.match.outcome


def test_the_buttons_of_a_rounds_sheet_go_with_it(player: GrapplePlayer) -> None:
    end_of_a_round(player, MOVING)
    sheet = {name: player.widget(name).rect for name in ("undo", "hint", "rules", "menu")}
    player.press_main("Next round")
    assert player.table.top.director.busy, "the new round is being dealt"
    usual = player.table.top.panels.buttons
    for name, rect in sheet.items():
        assert player.widget(name).rect == usual[name] != rect
    assert player.button("Next round") is None


def test_no_button_lies_on_a_sheet_that_is_filled_in(player: GrapplePlayer) -> None:
    end_of_a_round(player, MOVING)
    actions = [step.action for step in player.match.steps]
    player.table.rewind(player.match.undo)
    for action in actions[player.match.cursor :]:
        player.table.top.skip()
        player.table.play(action)
    assert player.state.public.phase == "next" and player.table.top.director.busy
    assert not player.table.widgets.widgets
    player.settle()
    assert player.button("Next round") is not None and player.widget("menu")


def test_nothing_under_a_rounds_sheet_is_touched(player: GrapplePlayer) -> None:
    end_of_a_round(player)
    for name in ("log", "race", "hand", "mine", "deck"):
        player.table.toast = None
        player.click(zone(player.view, name).centre)
        assert player.at(TableScene) and player.table.reach.attention(previews=True).hovered == SHEET
        assert "Next round" in player.said()


def test_the_sheet_of_a_round_tells_its_greatest_blow(player: GrapplePlayer) -> None:
    end_of_a_round(player)
    player.move(NOWHERE)
    with player.listening() as said:
        player.redraw()
    assert "The round’s blow: Mia’s King took Grub’s Raider: +13." in said


def test_the_whole_table_is_looked_at_while_the_sheet_is_folded_away(player: GrapplePlayer) -> None:
    end_of_a_round(player)
    player.move(NOWHERE)
    with player.listening() as said:
        player.redraw()
    assert "Round 2 is over" in said
    for fold in (
        lambda: player.move(player.placement(WHOLE).rect.centre),
        lambda: player.click(f"glance {WHOLE.kind} 0"),
    ):
        player.move(NOWHERE)
        fold()
        with player.listening() as said:
            player.redraw()
        assert "Round 2 is over" not in said and "Whole table" in said


@pytest.mark.parametrize("settings", [STILL, MOVING])
def test_the_sheet_of_the_last_round_is_read_before_the_result(player: GrapplePlayer, settings: Settings) -> None:
    end_of_the_last_round(player, settings)
    assert player.at(TableScene), "with animation off as well"
    player.move(NOWHERE)
    with player.listening() as said:
        player.redraw()
    assert "The last round is over" in said and player.widget("result").label == "Result"
    player.click(zone(player.view, "hand").centre)
    assert player.at(TableScene) and "“Result” goes on" in player.said()
    player.click("result")
    assert player.at(ResultScene)


def test_the_keys_lead_from_the_last_sheet_to_the_result(player: GrapplePlayer) -> None:
    end_of_the_last_round(player)
    player.key("return")
    assert player.at(ResultScene)


def test_enter_presses_the_one_button_where_no_card_can_be_taken(player: GrapplePlayer) -> None:
    end_of_a_round(player)
    player.key("return")
    player.settle()
    assert player.state.public.phase != "next" and not player.at(ResultScene)


def test_nobody_is_waited_for_at_the_last_sheet_among_bots(player: GrapplePlayer) -> None:
    player.lay(LAST_ROUND, "easy", "easy")
    player.until(lambda: player.at(ResultScene))
    assert player.match.outcome
