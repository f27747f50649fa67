"""Pictures of great moments are made while the table lies still: the first telling then finds them ready."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame
import pytest

from goblins.app.window import make_house
from goblins.core.match import Match
from goblins.games.registry import rules_of
from goblins.library import Library
from goblins.scenes.table.screen import TableScene
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import AnyTable, Attention, TableContext
from goblins.tables.registry import table_of
from goblins.ui.draw.sprites import SurfaceCache
from tests.support.builders import setup
from tests.support.ui_tools import Player

SIZE = (640, 360)
MOST_STEPS = 400
COMPANY = ("human", "easy", "easy")
#: A game, its players, and a moment of it.
MOMENTS = (
    ("grapple", COMPANY, "clash"),
    ("grapple", COMPANY, "spy"),
    ("grapple", COMPANY, "horn"),
    ("irene", COMPANY, "goblin"),
    ("irene", ("human",), "goblin"),
    ("fairies", COMPANY, "star"),
    ("koncita", COMPANY, "tantrum"),
)
#: A drawing of so many pixels takes its time.
LARGE = 60 * 60


def match_to(game: str, players: tuple[str, ...], moment: str) -> Match:
    """A match whose last step tells a moment."""
    table = table_of(game)
    for seed in range(60):
        chance, match = random.Random(seed), Match(rules_of(game), setup(game, players), seed)
        context = TableContext(match.setup, 0)
        while match.to_act and match.cursor < MOST_STEPS:
            match.play(chance.choice(match.rules.legal_actions(match.state, match.to_act[0])))
            if moment in told(table, match, context):
                return match
    raise AssertionError(f"nobody came to a {moment}")


def told(table: AnyTable, match: Match, context: TableContext) -> set[str]:
    before, after = (match.rules.view(match.state_at(ply), 0) for ply in (match.cursor - 1, match.cursor))
    events = tuple(match.rules.redact(event, 0) for event in match.steps[match.cursor - 1].events)
    return {beat.moment for beat in table.story(before, after, events, context)}


def large_drawings(match: Match, monkeypatch: pytest.MonkeyPatch, *, foresee: bool) -> int:
    """How many large drawings are made while the last step of a match is told at a table of its own."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    house = make_house(Library.in_memory(), SIZE)
    top = Tabletop(house, match, 0, {})
    top.show(match.cursor - 1, "load")
    top.prepare()
    while not top.ready:
        top.work()
    assert top.wait() == 1  # there is something to foresee
    while foresee and top.wait() is not None:
        top.work()
    made = list[Hashable]()
    get = SurfaceCache.get

    def counting(cache: SurfaceCache, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if not cache.has(key) and isinstance(key, tuple) and key[0] == "raster" and key[2][0] * key[2][1] > LARGE:
            made.append(key)
        return get(cache, key, make)

    monkeypatch.setattr(SurfaceCache, "get", counting)
    top.tell(match.cursor)
    while top.director.busy or top.moments.busy:
        top.draw(house.stage, Attention())
        top.advance()
    monkeypatch.setattr(SurfaceCache, "get", get)
    return len(made)


@pytest.mark.parametrize(("game", "players", "moment"), MOMENTS)
def test_what_a_moment_shows_was_drawn_before(
    game: str, players: tuple[str, ...], moment: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = match_to(game, players, moment)
    unprepared = large_drawings(match, monkeypatch, foresee=False)
    assert unprepared
    assert large_drawings(match, monkeypatch, foresee=True) <= unprepared / 3


def test_the_window_sleeps_when_all_is_foreseen(tmp_path: Path) -> None:
    player = Player(tmp_path)
    player.house.doors.deal(setup("grapple", COMPANY), 3)
    player.until(lambda: player.at(TableScene) and player.table.top.ready)
    player.rest()
    player.until(lambda: player.table.top.wait() is None)
    drawn = player.window.frames_drawn
    assert player.table.wait() > 1
    player.step(times=5)
    assert player.window.frames_drawn == drawn
    player.close()
