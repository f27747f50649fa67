"""Goblins that come out of Irene’s caves, at the table."""

from __future__ import annotations

import pytest

from goblins.scenes.table.screen import TableScene
from goblins.tables.irene.sentences import asked
from goblins.tables.irene.showing import (
    OPEN_PLACE,
    BellFace,
    bell_piece,
)
from tests.support.irene.builders import RULES, lies, path, position
from tests.support.irene.player import PAUSING, IrenePlayer

ESCAPE = {"n1": "ring-rose", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring", "n2": "rose-lamp!"}


# ---------------------------------------------------------------------- Goblins!


@pytest.mark.rule("I-26")
@pytest.mark.parametrize("how", ["click", "key"])
def test_a_bell_is_rung_and_a_tile_turned_up(player: IrenePlayer, how: str) -> None:
    """The one who looks is seat 1, who may ring; seat 0 escapes."""
    player.lay(position(ESCAPE, paths={0: "ring:"}, active=1, phase="turn"), advanced=False)
    player.play("explore", "place w2", "end")
    player.settle()
    assert player.at(TableScene) and player.viewer == 1 and player.state.public.phase == "choose"
    player.click(player.spot(bell_piece(1))) if how == "click" else player.key("g")
    assert player.state.public.phase == "shout" and player.state.public.shouter == 1
    player.settle()
    player.click(player.spot(player.lying("s1")))
    assert player.done()[-2:] == ["Shout", "TurnUp"] and lies(player.state, "s1") == "goblin!"
    assert player.state.public.active == 1, "the turn is lost"


@pytest.mark.rule("I-26")
def test_after_a_failed_shout_the_bell_is_spent(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, paths={0: "ring:"}))
    player.play("1: shout")
    player.settle()
    player.play("turn w1")
    player.settle()
    assert player.state.public.hushed and player.face(bell_piece(1)) == BellFace(spent=True)
    player.click(player.spot(bell_piece(1)))
    assert player.said().startswith("I-26") and player.state.public.phase == "choose"


@pytest.mark.rule("I-26")
def test_there_is_time_to_ring_before_every_tile(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, paths={0: "ring:"}), settings=PAUSING)
    player.double_click(player.lying("n1"))
    assert len(player.state.public.paths[0]) == 1 and player.table.pausing
    assert "ring" in asked(player.view, player.table.top.context, RULES.content)[1]
    player.double_click(player.lying("n2"))
    player.drag_anyway(player.lying("n2"), OPEN_PLACE)
    assert player.done() == ["Choose"] and player.table.pausing, "nothing is chosen meanwhile"
    player.click(player.spot(bell_piece(1)))
    assert player.done() == ["Choose", "Shout"]
    player.settle()
    player.click(player.spot(player.lying("w1")))
    assert player.done()[-1] == "TurnUp"
    player.settle()
    player.double_click(player.lying("n2"))
    assert path(player.state, 0) == "ring-rose rose-lamp"


@pytest.mark.rule("I-26")
def test_the_pause_comes_to_its_end_by_itself(player: IrenePlayer) -> None:
    player.lay(position(ESCAPE, paths={0: "ring:"}), settings=PAUSING)
    player.double_click(player.lying("n1"))
    assert player.table.pausing
    player.settle()
    player.double_click(player.lying("n2"))
    assert len(player.state.public.paths[0]) == 2
