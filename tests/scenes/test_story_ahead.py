"""What a story will show is drawn out of sight before it is seen."""

from __future__ import annotations

import pygame
import pytest

from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_for
from goblins.scenes.story_ahead import StoryAhead
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.cues import Figure, Mood
from goblins.ui.motion import Beat
from goblins.ui.stage import Stage

GRIN = Figure(sprite="princess", at=(800, 450), mood="tantrum", size=(40, 300), start=0.5)


@pytest.fixture
def stage() -> Stage:
    pygame.font.init()
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64))
    return Stage((1280, 720))


def made(stage: Stage, path: str) -> bool:
    """Whether a picture of a sprite is kept."""
    return any(path in map(str, key) for key in stage.cache._kept if isinstance(key, tuple))


def test_figures_and_faces_of_a_moment_are_made_before_it_comes_and_nothing_of_them_is_seen(stage: Stage) -> None:
    setup = Setup("koncita", make_seats(["human", "easy"]))
    match = Match(rules_for(setup), setup, 3)
    for _ in setup.seats:  # everybody comes in
        match.play(match.rules.legal_actions(match.state, match.to_act[0])[0])
    table, context = table_of("koncita"), TableContext(setup, 0)
    view = match.rules.view(match.state, 0)
    lying = table.layout(view, context)
    seen = pygame.image.tobytes(stage.surface, "RGB")
    ahead = StoryAhead(table)
    face = setup.seats[0].goblin
    ahead.expect(lying, [Beat(lying, 1.0, cues=(GRIN, Mood(seat=0, mood="angry")))])
    assert not made(stage, "characters/princess/full_tantrum.svg")
    for _ in range(400):
        ahead.work(stage, (view, []), context)
    assert made(stage, "characters/princess/full_tantrum.svg")
    assert made(stage, f"characters/{face}/bust_angry.svg")
    assert pygame.image.tobytes(stage.surface, "RGB") == seen
    missed = stage.cache.missed
    ahead.work(stage, (view, []), context)
    assert stage.cache.missed == missed
