"""What Pact’s table refuses, and by which clause."""

from __future__ import annotations

import re
from typing import Any

import pytest

from goblins.games.pact.state import PactState
from goblins.tables.pact.places import (
    DISCARDS,
    DISPLAY,
    HAND,
    TASK_DECK,
    figure_piece,
    pact_piece,
    plate_piece,
)
from goblins.ui.moving.motion import Piece
from tests.support.pact.builders import position
from tests.support.pact.player import MOVING, PactPlayer

AMONG_BOTS = ("human", "easy", "easy")
ROW = "2W1Y 2W1K1R 2G1B 2B1R"
MINE, LEFT, RIGHT = plate_piece(0), pact_piece(0), pact_piece(2)


def at_tasks(*displays: str, **fields: Any) -> PactState:
    """Somebody who has recruited may complete Tasks."""
    return position(displays, **{"phase": "tasks", "tasks": ROW, **fields})


# ---------------------------------------------------------------------- refusals


REFUSALS: list[tuple[dict[str, Any], str, Piece, str]] = [
    ({}, "row 0", DISPLAY, "P-21"),
    ({}, "task 2W1Y", MINE, "P-20 Recruit or play first"),
    ({}, "task 2W1Y", TASK_DECK, "P-30"),
    ({}, "hand W", DISCARDS, "P-20"),
    ({"phase": "tasks"}, "row 0", HAND, "P-21 Two goblins"),
    ({"phase": "tasks"}, "hand W", DISPLAY, "P-20 Either recruit or play"),
    ({"phase": "tasks"}, "task 2G1B", MINE, "P-24 Your display does not have"),
    ({"phase": "tasks"}, "task 2G1B", LEFT, "P-25 At least one goblin must come from your own"),
    ({"phase": "tasks"}, "task 2W1K1R", RIGHT, "P-25 At least one goblin must come from that neighbour"),
    ({"phase": "tasks"}, "task 2W1K1R", LEFT, "P-25 Both displays together"),
    ({"phase": "play"}, "row 0", HAND, "P-20 Either recruit or play"),
    ({"phase": "recruit"}, "hand W", DISPLAY, "P-20 Either recruit or play"),
    ({"mode": "expert"}, "figure", LEFT, "P-51 There is no Task on that Pact card"),
    ({"mode": "expert", "pacts": {0: "2Y2B1G"}}, "figure", LEFT, "P-51 That Figure costs 3"),
    ({"mode": "expert", "phase": "tasks", "pacts": {0: "2Y2B1G"}}, "figure", LEFT, "P-51 A Figure is placed instead"),
]


def piece_of(player: PactPlayer, words: str) -> Piece:
    kind, _, name = words.partition(" ")
    if kind == "figure":
        return figure_piece(0, 0)
    lookup = {"row": lambda: player.in_row(int(name)), "task": lambda: player.task(name)}
    return lookup.get(kind, lambda: player.goblin(name))()


@pytest.mark.rule("P-20", "P-24", "P-25", "P-30", "P-51")
@pytest.mark.parametrize(("fields", "words", "target", "refusal"), REFUSALS)
@pytest.mark.parametrize("way", ["drag", "click"])
def test_what_is_dropped_where_it_may_not_go_is_refused(
    player: PactPlayer, fields: Any, words: str, target: Piece, refusal: str, way: Any
) -> None:
    """With the clause against it, and the piece glides home."""
    start = position(["W", "K", "G"], ["W"], **{"tasks": ROW, "markers": [0, 1, 1], **fields})
    player.lay(start, *AMONG_BOTS, settings=MOVING)
    piece = piece_of(player, words)
    home = player.placement(piece)
    if way == "click" and not any(source == piece for source, _ in player.table.reach.gestures):
        player.click(player.spot(piece))
        assert player.table.reach.hand.selected is None, "what can't be used now is not selected"
    else:
        player.make(piece, target, way)
        assert player.said().startswith(refusal)
    assert player.match.cursor == 0
    player.still()
    assert player.placement(piece) == home


@pytest.mark.rule("P-25")
def test_tasks_are_not_given_to_others(player: PactPlayer) -> None:
    player.lay(at_tasks("WWY", "R", "R"), *AMONG_BOTS)
    for name in (pact_piece(1), plate_piece(1)):
        player.drag(player.task("2W1Y"), player.placement(name).rect.centre)
        assert not player.done()


def test_a_refusal_leads_to_its_clause(player: PactPlayer) -> None:
    player.lay(at_tasks("W", "K", "G"), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), MINE)
    assert player.said().startswith("P-24")
    player.click((800.0, player.table.toast_y))
    player.step(0.1)
    with player.listening() as said:
        player.redraw()
    assert "P-24" in " ".join(said)


def test_pressing_what_lies_open_says_what_it_is(player: PactPlayer) -> None:
    """Displays, piles, plates and cards of others are there to be looked at: each is answered with its clause."""
    start = position(
        ["WYK", "GBR", "WWK"],
        ["WY"],
        mode="expert",
        tasks=ROW,
        pacts={0: "2Y2B1G 2K2R1B", 1: "2W2G1K"},
        alone={1: "3W1Y1B"},
    )
    player.lay(start, *AMONG_BOTS)
    fixed = [piece for piece, placement in player.shown.items() if placement.fixed]
    for piece in fixed:
        if player.table.top.piece_at(player.placement(piece).rect.centre) == piece:
            player.click(player.placement(piece).rect.centre)
            chosen_from = player.table.reach.choosing is not None and "Several" in player.said()
            assert chosen_from or re.search(r"P-\d\d", player.said()), (piece, player.said())
            player.key("escape") if chosen_from else None
    assert not player.done() and len(fixed) > 20
