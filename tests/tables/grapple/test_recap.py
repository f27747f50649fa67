"""Since your turn, at Grapple: what others did is told with the goblins that everybody saw, below the log's buttons."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.scenes.learn.helping import HelpCompanion
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.grapple.showing import BACK, MiniFace, card_piece
from goblins.tables.grapple.table import GrappleTable
from goblins.tables.kit.traces import Trace
from tests.support.builders import setup
from tests.support.grapple.builders import RULES, after, play, position
from tests.support.grapple.player import NOWHERE, STILL, GrapplePlayer


def traced(*line: str, viewer: int = 1) -> list[Trace]:
    """What is remembered of the last step of a line of play."""
    state = position(["king spy brute", "mage brute", "mage"], ["", "raider", "mage"])
    played = play(after(state, *line[:-1]), line[-1])
    events = tuple(RULES.redact(event, viewer) for event in played.events)
    context = TableContext(setup("grapple", ("easy", "human", "easy")), viewer)
    return GrappleTable(RULES).traces(LogEntry(0, 1, 0, events), context)


def test_what_befell_the_one_who_looks_is_said_to_them() -> None:
    (mine,), (theirs,) = traced("attack 1 king"), traced("attack 1 king", viewer=2)
    assert mine.hit and not theirs.hit
    assert [shown.seat for shown in theirs.pictures if shown.seat is not None] == [1]
    (card,) = (shown.face for shown in mine.pictures)
    assert isinstance(card, MiniFace), "everybody saw which goblin it was"


def test_a_placed_goblin_stays_hidden() -> None:
    (trace,) = traced("place brute")
    assert [shown.face for shown in trace.pictures] == [BACK]


def test_a_panel_tells_what_others_did_and_makes_way_for_a_large_card(player: GrapplePlayer) -> None:
    player.deal("human", "easy", "easy", seed=2, settings=replace(STILL, recap=True, tips=False))
    for number in range(60):
        companion = player.table.companion
        assert isinstance(companion, HelpCompanion)
        if companion._recap and player.view.hand and player.state.public.phase == "turn":
            break
        player.do(player.easy_choice(), "drag", number)
        player.settle()
    recap = companion._recap
    assert recap and all(one.trace and one.trace.icon for one in recap._recap.steps)
    panels = player.table.top.panels
    assert panels.recap and panels.why and not panels.recap.overlap(panels.why)
    assert not panels.recap.overlap(panels.buttons["history"])
    player.move(NOWHERE)
    with player.listening() as said:
        player.redraw()
    assert "Since your turn" in said
    player.move(player.placement(card_piece(player.view.hand[0])).rect.centre)
    with player.listening() as said:
        player.redraw()
    assert "Since your turn" not in said
