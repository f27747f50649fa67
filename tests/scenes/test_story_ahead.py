"""What a story will show is drawn out of sight before it is seen."""

from __future__ import annotations

import pygame
import pytest
from msgspec.structs import replace

from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import info_of, rules_for
from goblins.scenes.story_ahead import StoryAhead
from goblins.tables.capabilities import Foresees
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Figure, Mood
from goblins.ui.moving.motion import Beat
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


@pytest.mark.parametrize(
    ("game", "players", "path"),
    [
        ("irene", ("human",), "characters/cave_goblin_5/full.svg"),
        ("irene", ("human", "easy"), "characters/cave_goblin_5/full.svg"),
        ("pact", ("human", "easy", "easy"), "characters/moo/full_happy.svg"),
        ("pact", ("human", "easy", "easy"), "pact/task_autumn_back.svg"),
    ],
)
def test_what_any_step_may_show_is_made_again_when_it_was_forgotten(
    stage: Stage, game: str, players: tuple[str, ...], path: str
) -> None:
    setup = Setup(game, make_seats(players, info_of(game).cast))
    match = Match(rules_for(setup), setup, 3)
    table, view = table_of(game), match.rules.view(match.state, 0)
    assert isinstance(table, Foresees)
    for _ in range(2):
        stage.cache.clear()
        assert not made(stage, path)
        for job in table.kept_ready(stage, view, TableContext(setup, 0)):
            job()
        assert made(stage, path)


def test_pieces_of_later_beats_come_before_what_is_seen_besides_in_them(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """A card that comes in the third beat waited behind all the sparks of the second."""
    setup = Setup("fairies", make_seats(["human", "easy"]))
    match = Match(rules_for(setup), setup, 3)
    table, context = table_of("fairies"), TableContext(setup, 0)
    view = match.rules.view(match.state, 0)
    lying, done = table.layout(view, context), list[str]()
    piece = next(iter(lying))
    grown = {**lying, piece: replace(lying[piece], w=lying[piece].w * 2, h=lying[piece].h * 2)}
    monkeypatch.setattr(type(table), "draw_piece", lambda *_: done.append("piece"))
    monkeypatch.setattr("goblins.ui.moving.effects.draw", lambda *_: done.append("cue"))
    ahead = StoryAhead(table)
    ahead.expect(lying, [Beat(lying, 1.0, cues=(GRIN,)), Beat(lying, 1.0, cues=(GRIN, GRIN)), Beat(grown, 1.0)])
    for job in ahead.jobs(stage, (view, []), context):
        job()
    first = done.index("piece")
    assert first == done.count("cue") // 3 and "cue" not in done[first : first + done.count("piece")]
