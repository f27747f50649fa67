"""What any step may show is drawn out of sight while a table lies still: later nothing of it has to be made."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from goblins.app.window import make_house
from goblins.core.match import Match
from goblins.games.registry import rules_for
from goblins.library import Library
from goblins.scenes.still_ahead import MOODS, ended
from goblins.scenes.story_ahead import StoryAhead
from goblins.scenes.tabletop import Tabletop
from goblins.tables.capabilities import ReactionWindow
from goblins.tables.contract import Attention
from goblins.ui.moving.motion import Beat
from tests.support.builders import setup

SIZE = (640, 360)


def laid(game: str) -> Tabletop:
    """A table that has lain still for long."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    seated = setup(game, ("human", "easy", "easy"))
    match = Match(rules_for(seated), seated, 3)
    top = Tabletop(make_house(Library.in_memory(), SIZE), match, 0, {})
    top.show(0, "load")
    top.prepare()
    while not top.ready or top.wait() == 1:
        top.work()
    return top


def made(top: Tabletop) -> set[object]:
    return set(top.stage.cache._kept)


@pytest.mark.parametrize("game", ["fairies", "grapple", "irene", "pact", "koncita"])
def test_faces_and_turns_are_drawn_before_anybody_needs_them(game: str) -> None:
    top = laid(game)
    seen, kept = pygame.image.tobytes(top.stage.surface, "RGB"), made(top)
    for mood in MOODS[1:]:
        top.table.draw_ground(top.stage, top.view, replace(top.context, moods={1: mood}), [])
    for seat in range(3):
        top.table.draw_ground(top.stage, top.view, replace(top.context, acting=seat), [])
    assert made(top) == kept
    assert pygame.image.tobytes(top.stage.surface, "RGB") != seen  # they were drawn out of sight before


def test_how_a_story_ends_is_drawn_before_it_ends() -> None:
    top = laid("irene")
    match = top.match
    while not (isinstance(top.table, ReactionWindow) and top.table.reaction_window(top.view, top.context)):
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[-1])
        top.show(match.cursor, "load")
    end = ended(top)
    assert end.context.pausing
    ahead = StoryAhead(top.table)
    ahead.expect(top.layout, [Beat(top.layout, 1.0)], end)
    for _ in range(400):
        ahead.work(top.stage, top.told_so_far(), top.context)
    kept = made(top)
    top.table.draw_ground(top.stage, end.view, end.context, end.log)
    top.table.draw_over(top.stage, end.view, end.context, Attention())
    assert top.table.draw_pause(top.stage, end.view, end.context, 1.0)
    assert made(top) == kept
