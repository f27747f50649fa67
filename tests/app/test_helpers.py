"""Helpers at the window's table: bots play as they would without them, and closing the window ends them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pygame
import pytest

from goblins.app.window import Window
from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.games.registry import rules_of
from goblins.library import Library
from goblins.scenes.table.screen import TableScene
from goblins.ui.draw import type as type_module
from tests.support.builders import setup
from tests.support.thinking import is_gone, linux, until

SEED = 12
ACTIONS = 8


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> Iterator[Window]:
    monkeypatch.setenv("GOBLINS_HELPERS", "2")
    monkeypatch.setattr(pygame, "quit", lambda: None)  # other tests go on
    type_module._font.cache_clear()
    made = Window(Library.in_memory())
    made.house.keep_settings(msgspec.structs.replace(made.house.settings, animation_speed=0))
    yield made
    made.house.stop_thinking()
    pygame.event.clear()


@linux
def test_bots_with_helpers_play_as_without_and_closing_ends_the_helpers(window: Window) -> None:
    house, levels = window.house, ["hard", "medium"]
    expected = Match(rules_of("grapple"), setup("grapple", levels), SEED)
    while expected.cursor < ACTIONS:
        seat = expected.to_act[0]
        view, legal = expected.rules.view(expected.state, seat), expected.rules.legal_actions(expected.state, seat)
        expected.play(
            decide(make_bot("grapple", levels[seat]), view, legal, thinking_chance(SEED, expected.cursor, seat)).action
        )
    house.doors.deal(expected.setup, SEED)
    until(lambda: isinstance(house.scenes.top, TableScene), lambda: window.step([], 6))
    table = house.scenes.top
    assert isinstance(table, TableScene)
    assert not house.thinking.process_ids, "nobody comes before the first picture"
    house.welcome_helpers()
    processes = house.thinking.process_ids
    assert len(processes) == 2
    until(lambda: table.match.cursor >= ACTIONS, lambda: window.step([], 6))
    played = [step.action for step in table.match.steps[:ACTIONS]]
    assert played == [step.action for step in expected.steps]
    assert house.thinking.process_ids == processes, "none was lost"
    window.close()
    until(lambda: all(is_gone(process) for process in processes))


@linux
def test_leaving_a_table_leaves_its_thoughts(window: Window) -> None:
    house = window.house
    house.doors.deal(setup("koncita", ["hard", "hard"]), SEED)
    until(lambda: isinstance(house.scenes.top, TableScene), lambda: window.step([], 6))
    table = house.scenes.top
    assert isinstance(table, TableScene)
    until(lambda: table.driver._thought is not None, lambda: window.step([], 1))
    thought = table.driver._thought
    assert thought is not None
    house.doors.title()
    assert thought.done and table.driver._thought is None
