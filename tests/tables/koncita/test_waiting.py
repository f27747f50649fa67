"""A story of Koncita waits at the window until a person has read what it says: a Forfeit, or that they are out."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goblins.scenes.after.result import ResultScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.koncita import showing
from goblins.tables.koncita.geometry import zone
from goblins.ui.time import ticks
from tests.support.koncita.builders import position
from tests.support.koncita.player import MOVING, STILL, KoncitaPlayer

ALONE = ("human", "easy", "easy")


@pytest.fixture
def player(window: KoncitaPlayer) -> Iterator[KoncitaPlayer]:
    yield window
    window.reads = True


def waiting(player: KoncitaPlayer) -> bool:
    return player.at(TableScene) and player.table.top.director.waiting


def asked_to_remember(player: KoncitaPlayer, *, moving: bool) -> None:
    """A person has taken a Forfeit, and the story waits."""
    state = position("c4 f6 b7", hand=["goblin red yellow"], princess="d4")
    player.lay(state, *ALONE, settings=MOVING if moving else STILL)
    player.do("goblin red yellow > yellow")
    player.settle()
    player.reads = False
    player.do("take legs")
    player.until(lambda: waiting(player))


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
def test_a_forfeit_is_there_until_it_was_read(player: KoncitaPlayer, moving: bool) -> None:
    asked_to_remember(player, moving=moving)
    player.step(0.5, times=20)
    assert waiting(player) and not player.table.at_rest
    shown = [one for one in player.table.top.director.placements.values() if isinstance(one.face, showing.ForfeitFace)]
    assert [zone("room").holds(one.rect.centre) for one in shown] == [True]
    player.click("I’ll remember")
    player.until(lambda: player.table.at_rest)
    assert not player.has("I’ll remember") and not player.table.top.director.busy


def test_a_click_beside_the_button_does_not_put_it_away(player: KoncitaPlayer) -> None:
    asked_to_remember(player, moving=True)
    player.click(zone("room").centre)
    assert waiting(player)


@pytest.mark.parametrize("key", ["space", "return"])
def test_keys_put_it_away(player: KoncitaPlayer, key: str) -> None:
    asked_to_remember(player, moving=True)
    player.key(key)
    assert not waiting(player)


def test_a_click_before_it_lies_there_brings_it_at_once(player: KoncitaPlayer) -> None:
    state = position("c4 f6 b7", hand=["goblin red yellow"], princess="d4")
    player.lay(state, *ALONE, settings=MOVING)
    player.do("goblin red yellow > yellow")
    player.settle()
    player.reads = False
    player.do("take legs")
    assert player.table.top.director.busy and not waiting(player)
    player.click((345, 450))
    player.step(0.02, times=2)
    assert waiting(player), "it is not skipped with the rest"


def test_the_idle_table_draws_nothing_while_it_waits(player: KoncitaPlayer) -> None:
    asked_to_remember(player, moving=True)
    player.step(0.5, times=10)
    frames = player.window.frames_drawn
    player.step(0.5, times=10)
    assert player.window.frames_drawn == frames and player.table.wait() > ticks(0.1)


def out(player: KoncitaPlayer) -> None:
    """A person has just gone out."""
    hand, orders = ["goblin red yellow"] * 2, ["tongue", "legs"]
    state = position("c4 f6 b7", hand=hand, forfeits={0: orders}, breaches={0: 1}, due={0: "tongue"})
    player.lay(state, *ALONE, settings=MOVING)
    player.reads = False
    player.do("pick goblin red yellow")
    player.until(lambda: waiting(player))


@pytest.mark.rule("K-37")
def test_who_is_out_may_jump_to_the_result(player: KoncitaPlayer) -> None:
    out(player)
    assert not player.has("hurry"), "the sheet has the button"
    player.click("Jump to the result")
    player.until(lambda: player.at(ResultScene))
    assert player.laid.match.outcome is not None


@pytest.mark.rule("K-37")
def test_who_is_out_may_watch_on_or_take_it_back(player: KoncitaPlayer) -> None:
    out(player)
    player.click("Watch on")
    player.until(lambda: not player.table.top.director.busy)
    assert player.view.public.breaches[0] == 2 and player.has("hurry")
    out(player)
    player.click("Undo")
    player.step(0.05, times=3)
    if not player.at(TableScene):
        player.answer("Take it back")
    assert player.at(TableScene) and player.view.public.breaches[0] == 1
