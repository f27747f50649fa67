"""While a story is told it stands at the foot of Irene's table what happens."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.core.match import Match
from goblins.games.irene.solo.actions import Enter
from goblins.tables.contract import TableContext
from goblins.tables.irene import solo_geometry
from goblins.tables.irene.showing import (
    HOMES_PIECE,
    TOLD_PIECE,
    HomesFace,
    ToldFace,
)
from goblins.tables.irene.solo_table import SoloTable
from goblins.tables.irene.zones import zone
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Beat
from goblins.words import say
from tests.support.builders import setup
from tests.support.irene import solo_builders as alone
from tests.support.irene.builders import RULES, action, position
from tests.support.irene.stories import (
    CAVE,
    ESCAPING,
    rung,
    told,
)

OPEN_AT_FIRST = len(RULES.content.homes)


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
    assert at_the_foot(beats[0])[0] == say("irene-now-palace", people=1, name="Mia")
    shown = [beat for beat in beats if TOLD_PIECE in beat.layout]
    assert not [
        piece
        for beat in shown
        for piece, put in beat.layout.items()
        if piece != TOLD_PIECE and tray.holds((put.x, put.y))
    ]


def open_homes(beats: list[Beat]) -> list[int]:
    """How many Homes are said to be open, beat by beat."""
    faces = [beat.layout[HOMES_PIECE].face for beat in beats]
    return [face.open for face in faces if isinstance(face, HomesFace)]


@pytest.mark.rule("I-27")
def test_a_home_that_is_turned_is_open_no_more_while_that_is_told() -> None:
    """Alone and in the maze: what stands over the Homes counts as soon as one turns over."""
    sealed, _ = told(position(CAVE, paths={0: "ring: ring-rose rose-grass"}, arrived=[0]), "seal 14")
    counts = open_homes(sealed)
    assert len(counts) > 1 and set(counts) == {OPEN_AT_FIRST - 2}, (
        "from the first beat on, and the taken one counts, too"
    )
    by_oneself, _ = told(alone.solo(caves="ring-pick lamp-rose"), "chart", "keep ring-pick", "seal 14")
    assert set(open_homes(by_oneself)) == {OPEN_AT_FIRST - 1}


@pytest.mark.rule("I-23")
def test_a_home_that_somebody_takes_is_open_no_more_while_they_come_home() -> None:
    beats, _ = told(position(CAVE, paths={0: "ring: ring-rose rose-grass", 1: "lamp:"}, phase="home"), "home 7")
    assert set(open_homes(beats)) == {OPEN_AT_FIRST - 1}


def test_whoever_escapes_is_told_what_to_do_and_bots_are_told_about() -> None:
    mine, _ = told(position(CAVE), "escape")
    theirs, _ = told(position(CAVE), "escape", who=("easy", "easy"))
    assert at_the_foot(mine[0])[0] == "Choose a Palace"
    assert at_the_foot(theirs[0])[0] == "Mia will escape"


def painted_at_once(state: Any, text: str, viewer: int = 0) -> bool:
    """Whether the ground asks what is asked next from the beginning of a step on."""
    match = Match(RULES, setup("irene", ("human", "easy")), 1, resumed_from=state)
    match.play(action(state, text))
    step = match.steps[-1]
    events = tuple(RULES.redact(event, viewer) for event in step.events)
    views = RULES.view(state, viewer), RULES.view(step.state, viewer)
    return table_of("irene").paints_at_once(*views, events, TableContext(match.setup, viewer))


def test_the_tray_asks_at_once_what_is_next_where_nothing_is_to_be_told_first() -> None:
    assert painted_at_once(position(CAVE), "explore")
    assert not painted_at_once(position(CAVE), "escape"), "that is announced"
    assert not painted_at_once(position(CAVE, paths=ESCAPING), "choose s1"), "nobody knows yet what the tile is"
