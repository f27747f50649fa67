"""While a story is told it stands at the foot of Irene's table what happens."""

from __future__ import annotations

import pytest

from goblins.games.irene.solo.actions import Enter
from goblins.tables.contract import TableContext
from goblins.tables.irene import solo_geometry
from goblins.tables.irene.showing import (
    TOLD_PIECE,
    ToldFace,
)
from goblins.tables.irene.solo_table import SoloTable
from goblins.tables.irene.zones import zone
from goblins.ui.moving.motion import Beat
from goblins.words import say
from tests.support.builders import setup
from tests.support.irene import solo_builders as alone
from tests.support.irene.builders import RULES, position
from tests.support.irene.stories import (
    CAVE,
    ESCAPING,
    rung,
    told,
)


def at_the_foot(beat: Beat) -> tuple[str, str]:
    """What is told where else it stands what is asked; empty while that still stands there."""
    put = beat.layout.get(TOLD_PIECE)
    return (put.face.heading, put.face.words) if put and isinstance(put.face, ToldFace) else ("", "")


def test_on_the_way_home_nobody_is_asked_to_go_home() -> None:
    way = ("ring-pick", "pick-lamp", "lamp-rose", "rose-grass")
    state = alone.solo(pile=" ".join(way))
    beats, _ = told(state, "run", *(f"lay {name}" for name in way), "enter")
    *before, last = beats
    headings = [at_the_foot(beat)[0] for beat in before]
    assert headings[0] == say("irene-told-way-home", people=1, name="Mia") and all(headings)
    assert headings[-1] in (say("irene-tale-home-won"), say("irene-tale-home-lost"))
    assert before[0].layout[TOLD_PIECE].rect == solo_geometry.area("prompt")
    assert at_the_foot(last) == ("", "") and last.seconds == 0, "then the ground says how it ended"
    (button,) = SoloTable(RULES).decisions(RULES.view(state, 0), [Enter(0)], TableContext(setup("irene", 1), 0))
    assert button.below == TOLD_PIECE


def test_a_tile_is_a_question_until_it_is_turned_up() -> None:
    beats, _ = told(position(CAVE, paths=ESCAPING), "choose s1")
    words = [at_the_foot(beat) for beat in beats]
    assert words[0][1] == say("irene-told-tries") and words[1][0] == say("irene-now-caught", people=1, name="Mia")
    assert all(heading for heading, _ in words[:-1]) and words[-1] == ("", "")


@pytest.mark.rule("I-26")
def test_a_bell_is_a_question_until_a_tile_is_turned_up() -> None:
    beats, _ = rung("turn w1")
    words = [at_the_foot(beat) for beat in beats]
    assert words[0] == (say("irene-now-awaited-shout", name="Mia"), say("irene-now-ring"))
    assert (say("irene-tale-no-goblin"), say("irene-tale-no-goblin.line", name="Grub")) in words


def test_nothing_lies_on_what_is_told_over_the_tray() -> None:
    beats, _ = told(position(CAVE), "escape")
    tray = zone("tray")
    assert at_the_foot(beats[0])[0] == say("irene-now-awaited-palace", name="Mia")
    shown = [beat for beat in beats if TOLD_PIECE in beat.layout]
    assert not [
        piece
        for beat in shown
        for piece, put in beat.layout.items()
        if piece != TOLD_PIECE and tray.holds((put.x, put.y))
    ]
