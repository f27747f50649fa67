"""A tip leaves in sight what it speaks of: the usual buttons, and what the table itself says is to be done."""

from __future__ import annotations

from pathlib import Path

import pytest

from goblins.lessons.tips import tips_of
from goblins.scenes.learn.pointing import overlap
from goblins.scenes.learn.tip import TipPanel, free_place, tail_hides
from goblins.scenes.table.screen import TableScene
from goblins.tables.grapple import showing as grapple
from goblins.tables.irene.zones import zone
from goblins.ui.viewport import Rect
from tests.support.grapple.builders import position as grapple_position
from tests.support.grapple.player import at_the_window as at_grapple
from tests.support.irene.builders import position
from tests.support.irene.player import at_the_window as at_irene


def place_of(table: TableScene, key: str) -> tuple[Rect, Rect | None]:
    """Where a tip stands on a table, and what it points at."""
    tip = next(tip for tip in tips_of(table.match.setup.game).tips if tip.key == key)
    return TipPanel(table, tip, lambda: None, lambda: None)._place()


@pytest.mark.parametrize("key", ["caught", "palace", "misfit"])
def test_a_tip_about_an_escape_leaves_the_path_and_the_buttons_in_sight(tmp_path: Path, key: str) -> None:
    """*Caught!* cut the heading of the tiles that go back; *Your escape* lay over Undo, Hint and the Palace."""
    paths = {0: "ring: ring-rose rose-lamp lamp-pick" if key == "caught" else "ring:"}
    with at_irene(tmp_path) as player:
        player.lay(position({"n1": "goblin"}, paths=paths, active=0), "human", "easy")
        if key == "caught":
            player.do("choose n1")
            player.settle()
        tip, thing = place_of(player.table, key)
        path = zone("path")
        words = Rect(path.x, path.y - 30, 560, 26)
        palace = Rect(path.x, path.y, 130, path.h)
        kept = [words, palace, zone("prompt"), *player.table.top.panels.buttons.values()]
        assert thing is not None
        assert not [one for one in (*kept, thing) if overlap(tip, one)]
        assert tail_hides(tip, thing, player.table.top.panels.said), "nor does its tail go over the heading"


def test_a_tip_about_a_spied_hand_leaves_what_to_do_with_it_in_sight(tmp_path: Path) -> None:
    with at_grapple(tmp_path) as player:
        player.lay(grapple_position(["brute mage", "king spy"], phase="spied", spied=1, spies=1, acted=True))
        layout = player.table.top.layout
        tip, _ = place_of(player.table, "spying")
        plate = layout[grapple.plate_piece(player.viewer)].rect
        kept = [
            plate,
            layout[grapple.RIBBON].rect,
            layout[grapple.SPIED].rect,
            *player.table.top.panels.buttons.values(),
        ]
        assert not [one for one in kept if overlap(tip, one)]


def test_what_must_stay_in_sight_is_worth_a_longer_way() -> None:
    thing, words = Rect(450, 745, 134, 134), Rect(320, 700, 600, 34)
    buttons = [Rect(20, 700, 136, 56), Rect(164, 700, 136, 56)]
    place = free_place(414, 246, thing, [], [words, *buttons])
    assert not any(overlap(place, other) for other in (thing, words, *buttons))


def test_a_tail_goes_over_no_words_but_to_its_thing() -> None:
    tip, thing = Rect(300, 400, 414, 246), Rect(450, 745, 134, 134)
    assert tail_hides(tip, thing, [Rect(320, 700, 600, 34)])
    assert not tail_hides(tip, thing, [Rect(700, 700, 200, 34), Rect(320, 740, 600, 150)])


def test_a_tip_stands_rather_where_nothing_lies() -> None:
    """*A new season* lay over a neighbour's plate and display, with room beside them."""
    thing, plate = Rect(530, 170, 700, 190), Rect(20, 78, 306, 440)
    near = free_place(414, 220, thing, [], [])
    assert overlap(free_place(414, 220, thing, [], [], [plate, near]), plate) == 0
    assert overlap(free_place(414, 220, thing, [], [], [plate, near]), near) < overlap(near, near)
