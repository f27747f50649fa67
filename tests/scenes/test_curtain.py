"""The curtain's way back: who leaves takes back what nobody has seen yet, by mouse or key, and nothing is told by it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from goblins.core.match import Match
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.pact.showing import BackFace, GoblinFace
from tests.support.builders import setup
from tests.support.fake_player import open_curtain, seats
from tests.support.fake_table import DECK
from tests.support.grapple.builders import position as grapple_position
from tests.support.grapple.player import GrapplePlayer
from tests.support.pact.builders import position
from tests.support.pact.player import PactPlayer
from tests.support.table_player import MOVING, STILL, window_of
from tests.support.worlds import other_world

HANDS = ["WYK", "GB", "RR"]
PEOPLE = ("human", "human", "human")


@pytest.fixture(scope="module")
def window(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with window_of(PactPlayer, tmp_path_factory.mktemp("home")) as player:
        yield player


@pytest.fixture
def player(window: PactPlayer) -> PactPlayer:
    return window


def end_of_turn(player: PactPlayer, *who: str) -> Match:
    """Play a goblin and end the turn: the curtain falls for the next person."""
    match = player.lay(position(["K", "K", "K"], HANDS), *(who or PEOPLE))
    player.play("play W", "end")
    player.settle()
    assert player.at(CurtainScene) and match.to_act != (0,)
    return match


def wait_until_it_hears(player: PactPlayer) -> None:
    player.step(0.5)


@pytest.mark.parametrize("device", ["mouse", "key", "focus"])
def test_who_leaves_takes_the_last_decision_back(player: PactPlayer, device: str) -> None:
    match = end_of_turn(player)
    before = match.state_at(match.cursor - 1)
    wait_until_it_hears(player)
    if device == "mouse":
        player.click("undo")
    elif device == "key":
        player.key(player.house.settings.keys["undo"])
    else:
        player.tab_to("undo")
        player.key("return")
    player.settle()
    assert player.at(TableScene) and match.state == before and not match.assisted
    assert player.viewer == 0 and player.covered and player.hand_faces() == {BackFace}
    assert player.has("uncover") and not player.labels(), "first they show their hand"
    player.look()
    assert player.hand_faces() == {GoblinFace} and match.to_act == (0,)
    player.do("end")
    player.settle()
    assert player.at(CurtainScene) and player.has("undo"), "and may think again"
    player.look()
    assert player.viewer == 1 and not player.covered


def test_a_curtain_is_as_deaf_to_the_way_back_as_to_all_else(player: PactPlayer) -> None:
    match = end_of_turn(player)
    cursor = match.cursor
    player.click("undo")
    player.key(player.house.settings.keys["undo"])
    assert player.at(CurtainScene) and match.cursor == cursor


def test_the_way_back_shows_the_next_one_nothing(player: PactPlayer) -> None:
    """Whoever presses it, the table is the same whatever the one who left holds, and so is the curtain."""
    start = position(["K", "K", "K"], HANDS, phase="tasks")
    seen = []
    for settings in (STILL, MOVING):
        for state in (start, other_world(start, 0, setup("pact", 3))):
            player.lay(state, *PEOPLE, settings=settings)
            player.do("end")
            player.settle()
            wait_until_it_hears(player)
            pictures = [player.screen()]
            player.click("undo")
            player.arrive()
            player.settle()
            player.move((800.0, 8.0))
            pictures.append(player.screen())
            seen.append(pictures)
    assert seen[0] == seen[1] and seen[2] == seen[3]


def test_what_bots_have_answered_is_not_taken_back(player: PactPlayer) -> None:
    end_of_turn(player, "human", "easy", "human")
    assert not player.has("undo")
    cursor = player.laid.match.cursor
    wait_until_it_hears(player)
    player.key(player.house.settings.keys["undo"])
    assert player.at(CurtainScene) and player.laid.match.cursor == cursor


def test_what_was_turned_up_is_not_taken_back(tmp_path: Path) -> None:
    """Who comes next has drawn a card."""
    with window_of(GrapplePlayer, tmp_path) as player:
        player.lay(grapple_position(["king brute", "mage raider"], ["", "brute"]), "human", "human")
        player.do("end")
        player.settle()
        assert player.at(CurtainScene) and player.match.steps[-1].reveals and not player.has("undo")


def test_who_comes_back_to_a_match_takes_nothing_back(player: PactPlayer) -> None:
    """Who sat there before is not known any more."""
    end_of_turn(player)
    player.go_on_later()
    assert player.viewer == 1 and player.covered and not player.at(CurtainScene)


def test_where_no_hand_can_be_covered_the_curtain_falls_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else whoever pressed the button would see it."""
    monkeypatch.setattr(Match, "may_take_back", lambda match, seat: match.cursor > 0)
    with seats(tmp_path) as sit_down:
        player = sit_down("human", "human")
        player.click(player.spot(DECK))
        player.until(lambda: player.at(CurtainScene))
        player.step(0.5)
        player.click("undo")
        assert player.at(CurtainScene) and player.house.scenes.below(player.scene).match.cursor == 0  # type: ignore[union-attr]
        assert not any(widget.name == "undo" for widget in player.scene.widgets.widgets)
        open_curtain(player)
        assert player.table.top.context.viewer == 0 and player.table.reach.playable
