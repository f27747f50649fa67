"""Since your turn, in the mountain: what others did is told with the tiles that everybody saw, and with no others."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.irene.state import NO_TILE
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.learn.recap import RecapPanel
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.irene.showing import HomeFace, TileFace
from goblins.tables.irene.table import IreneTable
from goblins.tables.kit.traces import Trace
from tests.support.builders import setup
from tests.support.irene.builders import RULES, play, position
from tests.support.irene.player import NOWHERE, STILL, IrenePlayer

AROUND = {"n1": "ring-rose", "e1": "rose-lamp", "s1": "goblin", "w1": "lamp-ring"}


def traced(state: object, *texts: str, viewer: int = 0) -> list[Trace]:
    """What is remembered of the last step of a line of play by somebody who looks on."""
    line = play(state, *texts)  # type: ignore[arg-type]
    events = tuple(RULES.redact(event, viewer) for event in line.events)
    return IreneTable(RULES).traces(LogEntry(0, 1, 1, events), TableContext(setup("irene", 2), viewer))


def test_what_another_drew_laid_and_peeked_at_is_not_shown() -> None:
    state = position(AROUND, mountain=["pick-rose"], active=1)
    (trace,) = traced(state, "explore", "place n2")
    faces = [shown.face for shown in trace.pictures]
    assert faces == [TileFace(NO_TILE)] and trace.seat == 1


def the_recap(player: IrenePlayer) -> RecapPanel | None:
    companion = player.table.companion
    assert isinstance(companion, HelpCompanion)
    return companion._recap


def test_a_panel_tells_what_others_did_and_makes_way_for_a_large_tile(player: IrenePlayer) -> None:
    player.deal("human", "easy", "easy", seed=3, settings=replace(STILL, recap=True, tips=False))
    for number in range(40):
        recap = the_recap(player)
        if recap and len(recap._recap.steps) > 1:
            break
        player.do(player.easy_choice(), "drag", number)
        player.settle()
    assert recap and all(one.trace and one.trace.icon for one in recap._recap.steps)
    assert "why" not in {one.name for one in player.table.widgets.widgets}, "the panel lies on its place"
    player.move(NOWHERE)
    with player.listening() as said:
        player.redraw()
    assert "Since your turn" in said
    home = next(piece for piece, lying in player.table.top.layout.items() if isinstance(lying.face, HomeFace))
    player.move(player.table.top.layout[home].rect.centre)
    with player.listening() as said:
        player.redraw()
    assert "Since your turn" not in said
    player.click("recap away")
    assert the_recap(player) is None
    assert "why" in {one.name for one in player.table.widgets.widgets}
