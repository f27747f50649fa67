"""Everything on Irene's tables explains itself: every kind of thing has a subject, with the right facts, and no secret."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.core.chance import below, chance
from goblins.games.irene.state import NO_TILE
from goblins.games.registry import rules_of
from goblins.lessons.topics import topics_of
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.irene import solo_subjects, subjects
from goblins.tables.irene.showing import DRAWN_PIECE, MOUNTAIN_PIECE, Kind, cell_piece, crumb_piece, panel_piece
from goblins.tables.irene.table import IreneTable
from goblins.ui.moving.motion import Layout, Piece
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.irene.builders import cell, position
from tests.support.irene.permutations import permute_irene
from tests.support.irene.solo_builders import solo
from tests.support.subjects import everywhere as all_over

RULES = rules_of("irene")
TABLE = IreneTable(RULES)
CAVES = {"n1": "ring-rose!", "e1": "rose-lamp", "s1": "goblin!", "w1": "lamp-ring"}


def a_context(seats: int = 2, viewer: int = 0) -> TableContext:
    return TableContext(setup("irene", seats), viewer)


def of(view: Any, context: TableContext, piece: Piece, layout: Layout | None = None) -> Subject:
    """What a piece is, at a table that lies like that."""
    placement = (layout or TABLE.layout(view, context))[piece]
    subject = TABLE.subject(view, context, piece, placement.rect.centre)
    assert subject is not None, piece
    return subject


def told(subject: Subject) -> str:
    """What is said of something."""
    topic = topics_of("irene")[subject.topic].told(subject.facts, subject.topic)
    return f"{topic.title} | {topic.say} | {' '.join(topic.more)}"


def everywhere(view: Any, context: TableContext, pitch: int = 30) -> dict[Point, Subject]:
    return {pos: subject for pos, subject in all_over(TABLE, view, context, pitch).items() if subject}


def positions(seats: int, seed: int, steps: int = 150, **options: Any) -> Iterator[Any]:
    """The states of a game that is played at random, but not to its end in haste."""
    rng, state = chance(seed, 2), RULES.new_game(setup("irene", seats, **options), seed)
    for _ in range(steps):
        acting = RULES.to_act(state)
        if not acting:
            return
        yield state
        legal = [action for action in RULES.legal_actions(state, acting[0]) if not action.resigns]
        patient = [action for action in legal if type(action).__name__ not in ("RunForIt", "Escape")]
        legal = patient if patient and below(rng, 8) else legal
        state = RULES.apply(state, legal[below(rng, len(legal))]).state


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"advanced": True}), (4, {})])
def test_every_piece_has_a_subject_that_can_be_told(seats: int, options: dict[str, Any]) -> None:
    context, kinds = a_context(seats), set()
    for state in positions(seats, 5, 100, **options):
        view = RULES.view(state, 0)
        layout = TABLE.layout(view, context)
        for piece in layout:
            if piece.kind != Kind.THREAD:
                kinds.add(piece.kind)
                assert told(of(view, context, piece, layout)), piece
    assert len(kinds) >= 5


def test_nearly_every_topic_comes_up_in_ordinary_games() -> None:
    found = set[str]()
    for seats, seed in ((1, 3), (1, 4), (2, 1), (3, 2)):
        for number, state in enumerate(positions(seats, seed)):
            if number % 6 == 0:
                view, context = RULES.view(state, 0), replace(a_context(seats), assisted=True)
                found |= {subject.topic for subject in everywhere(view, context, 45).values()}
    wanted = subjects.TOPICS | solo_subjects.TOPICS
    assert found <= wanted
    assert len(wanted - found) <= 14, sorted(wanted - found)


def test_facts_are_those_of_the_moment() -> None:
    state = position(CAVES, paths={1: "ring: ring-pick"}, crumbs={"0 rose": "e1"}, rest="mountain")
    view, context = RULES.view(state, 0), a_context()
    n1 = of(view, context, cell_piece(cell("n1")))
    assert (n1.topic, n1.facts["entry"], n1.facts["exit"]) == ("open_path", "ring", "rose")
    assert of(view, context, cell_piece(cell("e1"))).topic == "face_down"
    assert of(view, context, cell_piece(cell("s1"))).topic == "spent_goblin"
    assert of(view, context, crumb_piece(0, 1)).topic == "own_crumb"
    assert of(view, context, panel_piece(1)).topic == "escaper"
    assert "Mountain" in told(of(view, context, MOUNTAIN_PIECE))


def test_alone_the_number_to_beat_is_told() -> None:
    view, context = RULES.view(solo(caves="ring-rose", turned=(5, 9)), 0), a_context(1)
    subject = TABLE.subject(view, context, None, (100, 240))
    assert subject and told(subject).startswith("More than 9")


# ---------------------------------------------------------------------- nothing hidden


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (3, {"advanced": True})])
def test_nothing_hidden_is_told(seats: int, options: dict[str, Any]) -> None:
    context, rng = a_context(seats), Random(1)
    for number, state in enumerate(positions(seats, 7, 60, **options)):
        if number % 9 == 0:
            before = everywhere(RULES.view(state, 0), context, 60)
            after = everywhere(RULES.view(permute_irene(state, 0, rng), 0), context, 60)
            assert after == before


def test_what_was_seen_before_is_not_told_again() -> None:
    state = position(CAVES, sights={0: {"e1": "rose-lamp"}})
    view, context = RULES.view(state, 0), a_context()
    assert view.sights
    assert everywhere(view, context) == everywhere(replace(view, sights=()), context)


def test_a_covered_tile_is_not_told() -> None:
    context = replace(a_context(), covered=True)
    for state in positions(2, 2, 60):
        view = RULES.view(state, 0)
        if view.has_drawn and view.drawn != NO_TILE:
            subject = of(view, context, DRAWN_PIECE)
            assert subject.topic == "drawn" and "entry" not in subject.facts
            return
    pytest.fail("no tile was drawn")
