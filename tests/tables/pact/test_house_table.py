"""The table of a house where hardly anything is as printed: everything has its place, and words say the house's numbers."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, islice
from typing import Any

import pygame
import pytest

from goblins.bots.bot import willing
from goblins.core.chance import pick
from goblins.core.setup import Setup, checked, make_seats
from goblins.games.pact.events import CommandsCounted, CommandsKept
from goblins.games.pact.rules import PactRules
from goblins.tables.contract import Attention, LogEntry, TableContext
from goblins.tables.pact.geometry import row_slot, task_slot
from goblins.tables.pact.places import command_piece, zone
from goblins.tables.pact.table import PactTable
from goblins.ui.viewport import Rect
from tests.support.boxes import box_where
from tests.support.pact.builders import new_game
from tests.support.pact.houses import a_wild_house
from tests.support.pact.lines import RULES, after, play
from tests.support.pact.looks import inside
from tests.support.pact.player import PactPlayer

SCREEN = Rect(0, 0, 1600, 900)
WILD = PactRules(a_wild_house())
TABLES = [(1, ""), (2, ""), (3, "beginner"), (5, "beginner"), (3, "expert"), (5, "expert")]


def a_setup(seats: int, mode: str) -> Setup:
    """A set-up for so many people."""
    options: dict[str, Any] = {"mode": mode} if mode else {}
    return checked(WILD.info, Setup("pact", make_seats(["human"] * seats), options))


def every_state(rules: PactRules, seats: int, mode: str) -> Iterator[Any]:
    """A game at random."""
    rng, state = random.Random(2), rules.new_game(a_setup(seats, mode), 2)
    yield state
    while rules.to_act(state):
        state = rules.apply(state, pick(rng, willing(rules.legal_actions(state, rules.to_act(state)[0])))).state
        yield state


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_everything_has_its_place_and_can_be_drawn(window: PactPlayer, seats: int, mode: str) -> None:
    table, stage = PactTable(WILD), window.house.stage
    for state in islice(every_state(WILD, seats, mode), 0, 200, 40):
        view, context = WILD.view(state, 0), TableContext(a_setup(seats, mode), 0)
        layout = table.layout(view, context)
        assert all(inside(one.rect, SCREEN.grown(12)) for one in layout.values())
        with stage.onto(pygame.Surface(stage.surface.get_size())):
            table.draw_ground(stage, view, context, [])
            for placement in layout.values():
                table.draw_piece(stage, placement, "idle")
            for piece in layout:
                table.draw_over(stage, view, context, Attention(hovered=piece))
        legal = WILD.legal_actions(state, 0)
        gestures, buttons = table.gestures(view, legal), table.decisions(view, legal, context)
        done = {one for gesture in gestures.values() for one in gesture.actions} | {one.action for one in buttons}
        assert set(legal) <= done, "whatever may be done can be done with the mouse"


@pytest.mark.parametrize(("seats", "mode"), TABLES)
def test_rows_of_another_size_lie_side_by_side(seats: int, mode: str) -> None:
    view = WILD.view(WILD.new_game(a_setup(seats, mode), 1), 0)
    for slots, area in (
        ([task_slot(view, slot) for slot in range(6)], zone(view, "tasks")),
        ([row_slot(view, slot) for slot in range(6)], zone(view, "row")),
    ):
        assert all(inside(rect, area) and rect.w > 50 for rect in slots)
        assert all(one.overlap(other) == 0 for one, other in combinations(slots, 2))


def test_the_facts_before_a_game_have_the_numbers_of_the_house() -> None:
    table = PactTable(WILD)
    assert "Three games in a row" in " ".join(table.facts_before(a_setup(1, "")))
    assert "one to four secret Commands" in " ".join(table.facts_before(a_setup(2, "")))
    told = " ".join(table.facts_before(a_setup(3, "expert")))
    assert "alone for 3 Glory, or with a neighbour for 2 each" in told and "keep a secret Command" in told
    printed = " ".join(PactTable(RULES).facts_before(a_setup(3, "expert")))
    assert "alone for 2 Glory, or with a neighbour for 1 each" in printed and "one or two secret Commands" in printed


@pytest.mark.rule("P-21", "P-23", "P-54")
def test_what_is_asked_has_the_numbers_of_the_house(window: PactPlayer) -> None:
    rules = WILD
    table, stage = PactTable(rules), window.house.stage
    turn = next(one for one in every_state(rules, 3, "expert") if one.public.phase == "turn")
    view, context = rules.view(turn, turn.public.active), TableContext(a_setup(3, "expert"), turn.public.active)
    with window.listening() as said, stage.onto(pygame.Surface(stage.surface.get_size())):
        table.draw_ground(stage, view, context, [])
    assert any("two move your Marker 1, three move it 2, six move it 4" in words for words in said)
    assert "Your turn: recruit three, or play up to one." in said


@pytest.mark.rule("P-57")
def test_a_command_card_has_the_numbers_of_the_house(window: PactPlayer) -> None:
    rules = PactRules(box_where("pact", "clans", "{sticks: 3, glory: 1}", "{sticks: 7, glory: 1}"))
    state = next(
        one
        for seed in range(99)
        for one in [rules.new_game(a_setup(3, "expert"), seed)]
        if 0 in one.secret.commands[one.public.start]
    )
    view, context = rules.view(state, state.public.start), TableContext(a_setup(3, "expert"), state.public.start)
    pictures = []
    for known in (rules, RULES):
        table, stage = PactTable(known), window.house.stage
        surface = pygame.Surface(stage.surface.get_size(), pygame.SRCALPHA)
        with stage.onto(surface):
            stage.cache.clear()
            table.draw_piece(stage, table.layout(view, context)[command_piece(0)], "idle")
        pictures.append(pygame.image.tobytes(surface, "RGBA"))
    assert pictures[0] != pictures[1]


@pytest.mark.rule("P-50")
def test_the_log_tells_how_many_commands_were_kept_when_all_have_chosen() -> None:
    state = new_game(3, 5, mode="expert")
    table, context = PactTable(RULES), TableContext(a_setup(3, "expert"), (state.public.start + 1) % 3)
    names = [context.name(seat) for seat in range(3)]
    first = names[state.public.start]
    line = play(state, "keep")
    (kept,) = line.all(CommandsKept)
    heard = RULES.redact(kept, context.viewer)
    words = table.words(LogEntry(0, 0, state.public.start, (heard,)), context)
    assert words == f"{first} chose among the Commands."
    counted = CommandsCounted((2, 1, 2))
    told = table.words(LogEntry(0, 0, 0, (counted,)), context)
    assert told == f"Commands kept: {names[0]} two, {names[1]} one, {names[2]} two."
    end = after(
        line.state, "reveal " + "WYKGBR"[RULES.content.pack.kind_of[line.state.secret.hands[state.public.start][0]]]
    )
    assert [
        beat
        for beat in table.story(RULES.view(end, 0), RULES.view(end, 0), (counted,), context)
        if beat.caption == told
    ]
