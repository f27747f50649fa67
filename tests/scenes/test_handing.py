"""Leaving one's seat from the menu: a bot plays on, one may come back, or one concedes; and redo beside undo."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.bots.thinking.room import ThinkingRoom
from goblins.scenes.after.reasons import Reasons
from goblins.scenes.after.result import ResultScene
from goblins.scenes.deals import last_table
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.table.pause_menu import PauseScene
from goblins.scenes.table.screen import TableScene
from tests.support.ui_tools import Player, good_card

CODE = "00000003"


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    somebody = Player(tmp_path)
    yield somebody
    somebody.close()


def labels(player: Player) -> list[str]:
    return [widget.name for widget in player.scene.widgets.widgets]


def choose(player: Player, label: str) -> None:
    """From the table through the menu, and say yes."""
    player.click("menu")
    player.click(label)
    player.click(label)


def test_a_bot_plays_on_and_one_may_come_back(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    seat = player.match.setup.humans[0]
    choose(player, "Let a bot finish")
    assert player.at(TableScene) and not player.match.seated.humans and player.match.assisted
    before = player.match.cursor
    player.until(lambda: player.match.cursor > before + 1)
    assert not player.widget("hint").enabled and not player.widget("undo").enabled
    player.key("escape")
    assert "Concede" not in labels(player)
    player.click("Play on myself")
    player.rest()
    assert player.match.seated.humans == (seat,) and player.match.to_act == (seat,)
    assert player.widget("hint").enabled


def test_after_the_last_move_the_result_says_that_a_bot_finished(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    choose(player, "Let a bot finish")
    player.table.commands.hurry()
    with player.listening() as heard:
        player.until(lambda: player.at(ResultScene))
        player.rest()
    assert {"finished by a bot", "a bot finished", "A bot finished for Mia"} <= heard
    again = last_table(player.house.library, "fairies")
    assert again is not None and not any(seat.stand_in for seat in again.seats)


def test_nobody_waits_for_a_tip_to_be_read_by_somebody_who_left(player: Player) -> None:
    """Whoever conceded with a tip open sat before a table that stood still."""
    player.sit_down("human", "easy", code=CODE)
    match, companion = player.match, player.table.companion
    assert isinstance(companion, HelpCompanion)
    for _ in range(20):
        if companion._tip is None:
            player.drag(good_card(match))
            player.until(lambda: companion._tip is not None or player.table.at_rest)
    assert companion._tip is not None and not companion.lets_play and match.outcome is None
    choose(player, "Concede")
    player.until(lambda: match.outcome is not None, rounds=4000)
    assert match.setup.seats[match.setup.humans[0]].conceded


def test_who_concedes_sees_the_result_at_once_and_has_lost(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    choose(player, "Concede")
    with player.listening() as heard:
        player.until(lambda: player.at(ResultScene))
        player.rest()
    assert "conceded" in heard and "Mia conceded; a bot played on" in heard
    row = player.house.library.matches()[0]
    assert row.lost_by_human("Mia") and not row.won_by_human() and not row.assisted


def test_of_two_people_only_the_one_who_asks_leaves(player: Player) -> None:
    player.sit_down("human", "human", code=CODE)
    leaving = player.table.top.context.viewer
    choose(player, "Concede")
    player.rest()
    assert player.match.seated.humans == (1 - leaving,)
    assert player.table.top.context.viewer == 1 - leaving


def test_alone_conceding_is_giving_up(player: Player) -> None:
    player.sit_down("human", code=CODE)
    player.key("escape")
    player.click("Concede")
    assert "Give up" in labels(player)


def test_an_ended_match_can_not_be_left(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    choose(player, "Concede")
    player.until(lambda: player.at(ResultScene))
    player.key("escape")
    player.key("escape")
    assert player.at(PauseScene) and "Let a bot finish" not in labels(player)


def test_redo_stands_beside_undo_while_there_is_something_to_play_again(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    assert "redo" not in labels(player)
    player.drag(good_card(player.match))
    player.rest()
    ply, before = player.match.cursor, player.widget("undo").rect
    player.click("undo")
    if not player.at(TableScene):
        player.click("Take it back")
    player.rest()
    undo, redo = player.widget("undo").rect, player.widget("redo").rect
    assert undo.right < redo.x and undo.y == redo.y
    assert undo.holds(before.centre), "two quick clicks take back two decisions"
    player.click("redo")
    player.rest()
    assert player.match.cursor == ply and "redo" not in labels(player)


def test_a_replay_tells_whose_bot_made_a_move(player: Player) -> None:
    player.sit_down("human", "easy", code=CODE)
    player.drag(good_card(player.match))
    player.rest()
    match, seat = player.match, player.match.setup.humans[0]
    left = match.cursor
    choose(player, "Let a bot finish")
    player.until(lambda: any(step.action.seat == seat for step in match.steps[left:]))
    moved = next(ply for ply in range(left, match.cursor) if match.steps[ply].action.seat == seat)
    reasons = Reasons(match, ThinkingRoom())
    for ply, said in ((0, "Only Mia knows why."), (moved, "A bot played this for Mia.")):
        assert match.steps[ply].action.seat == seat
        reasons._step = ply
        reasons.work()
        with player.listening() as heard:
            reasons.draw(player.house.stage, player.table.top.context)
        assert set(said.split()) <= heard
