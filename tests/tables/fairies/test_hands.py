"""Hands that obey at the table of Fairies: no touch is silent, and arrows walk their way."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.support.hands import positions
from tests.support.shell_tools import make_house
from tests.support.ui_tools import Player


@pytest.mark.parametrize("players", [("human",), ("human", "human"), ("human", "easy", "easy")])
def test_no_touch_of_a_card_is_silent(players: tuple[str, ...], tmp_path: Path) -> None:
    player = Player(tmp_path)
    try:
        # what was done before it is one's turn is told over the others' cards: a touch there is a touch of that
        player.house.change_settings(replace(player.house.settings, recap=False, tips=False))
        player.sit_down(*players)
        table = player.table
        touched = 0
        for piece in list(table.top.director.placements):
            if any(source == piece for source, _ in table.reach.gestures):
                continue
            table.toast = None
            player.click(player.spot(piece))
            assert table.toast or table.reach.choosing, f"nothing was said about {piece}"
            table.reach.let_go()
            touched += 1
        assert touched > 4 and not any(step.action.seat == 0 for step in player.match.steps)
    finally:
        player.close()


def test_a_card_that_is_touched_says_what_it_does_with_its_clause() -> None:
    hands = next(positions(make_house(), "fairies", 2, 1))
    view, context = hands.top.view, hands.top.context
    others = [piece for piece in hands.top.layout if not any(source == piece for source, _ in hands.reach.gestures)]
    said = [hands.top.table.drop_hint(view, piece, piece, context) for piece in others]  # type: ignore[attr-defined]
    assert any("lies in the ring" in words and words.endswith("F-21") for words in said)
    assert any("belongs to" in words and words.endswith("F-20") for words in said)
    assert all(said)


def test_up_and_down_do_not_walk_along_the_hand() -> None:
    hands = next(positions(make_house(), "fairies", 3, 1))
    hands.reach.walk("right")
    hands.reach.walk("right")
    reached = hands.reach.attention(previews=True).active
    for direction in ("up", "down"):
        hands.reach.walk(direction)
        assert hands.reach.attention(previews=True).active == reached
    hands.reach.walk("right")
    assert hands.reach.attention(previews=True).active != reached
