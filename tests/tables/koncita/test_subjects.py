"""Everything on the Koncita table explains itself: every kind of thing has a subject, with the right facts, and no secret."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace

from goblins.games.koncita.content import KINDS
from goblins.games.koncita.room import SQUARES
from goblins.games.koncita.state import KoncitaState
from goblins.games.koncita.view import KoncitaView
from goblins.games.registry import rules_of
from goblins.lessons.topics import topics_of
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.koncita import geometry, players, showing
from goblins.tables.koncita.table import KoncitaTable
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.koncita.builders import changed, position
from tests.support.koncita.permutations import permute_koncita
from tests.support.subjects import everywhere, uppermost

RULES = rules_of("koncita")
TABLE = KoncitaTable(RULES)
HAND = ["goblin red yellow", "princess wild", "goblin green blue oscar"]


def a_state(seats: int = 3) -> KoncitaState:
    return position(
        "c4 f6 d2", seats=seats, hand=HAND, forfeits={0: ["head princess_moves"], 1: ["head"]}, won={1: "dress"}
    )


def a_view(state: KoncitaState, seat: int = 0) -> KoncitaView:
    view: KoncitaView = RULES.view(state, seat)
    return view


def a_context(seats: int = 3, viewer: int = 0) -> TableContext:
    return TableContext(setup("koncita", seats), viewer)


def at(view: KoncitaView, context: TableContext, pos: Point) -> Subject | None:
    return TABLE.subject(view, context, uppermost(TABLE.layout(view, context), pos), pos)


def told(subject: Subject | None) -> str:
    """What is said of something."""
    assert subject is not None
    topic = topics_of("koncita")[subject.topic].told(subject.facts, subject.topic)
    return f"{topic.title} | {topic.say} | {' '.join(topic.more)}"


@pytest.mark.parametrize("seats", range(2, 9))
def test_every_piece_has_a_subject_that_can_be_told(seats: int) -> None:
    goblins = " ".join("c4 f6 d2 d6 c6 f3 e6 e3".split()[:seats])
    view, context = a_view(position(goblins, hand=HAND)), a_context(seats)
    layout = TABLE.layout(view, context)
    for piece, placement in layout.items():
        subject = TABLE.subject(view, context, piece, placement.rect.centre)
        assert told(subject), piece
    assert {piece.kind for piece in layout} >= {"card", "goblin", "thing", "deck", "panel", "princess", "treasure"}


def test_every_topic_can_be_reached() -> None:
    state, found = a_state(), set[str]()
    played = changed(state, breaches=(1, 2, 0), stumbles=(1, 0, 0), locked=0b100, played=(7,), discards=(8,))
    for one in (state, played, changed(state, goblins=(-1, -1, -1))):
        view, context = a_view(one), replace(a_context(), assisted=True)
        found |= {subject.topic for subject in everywhere(TABLE, view, context).values() if subject}
        for place in (players.card_rect, players.stumbles_rect, players.forfeits_rect):
            subject = at(view, context, place(geometry.panel_of(0, context)).centre)
            found |= {subject.topic} if subject else set()
    found |= {
        subject.topic
        for subject in everywhere(TABLE, a_view(state), replace(a_context(), covered=True)).values()
        if subject
    }
    fewer = replace(a_view(state), hand=a_view(state).hand[:1])
    found |= {subject.topic for subject in everywhere(TABLE, fewer, a_context()).values() if subject}
    rare = {"half_done", "in_reach", "no_treasure", "choice", "goblin_card", "princess_or_oscar"}
    assert TABLE.topics - found <= rare


def test_the_whole_room_explains_itself() -> None:
    """Every square, whatever lies there: an empty one only when somebody asks."""
    view, context = a_view(a_state()), a_context()
    squares = {square: at(view, context, geometry.centre_of(square)) for square in range(SQUARES)}
    assert all(squares.values())
    empty = [subject for subject in squares.values() if subject and subject.topic == "square"]
    assert len(empty) > SQUARES // 2 and all(subject.shown for subject in empty)


def test_facts_are_those_of_the_moment() -> None:
    view, context = a_view(a_state()), a_context()
    hand = [TABLE.subject(view, context, showing.card_piece(card), (0, 0)) for card in view.hand]
    assert [subject.facts["colours"] for subject in hand if subject] == ["red or yellow", "any wall", "green or blue"]
    assert [subject.topic for subject in hand if subject] == ["goblin_card", "princess_card", "goblin_or_oscar"]
    tom = geometry.panel_of(1, context)
    assert "2 points of Treasures" in told(at(view, context, players.star_rect(tom).centre))
    assert told(at(view, context, players.forfeits_rect(tom).centre)).startswith("1 of 6 Forfeits")
    own = geometry.panel_of(0, context).gestures
    assert "When the Princess moves" in told(at(view, context, own[KINDS.index("head")].centre))
    assert "No order" in told(at(view, context, own[KINDS.index("voice")].centre))
    assert f"{view.deck_size} cards left" in told(at(view, context, geometry.zone("deck").centre))


def test_who_is_out_and_who_lost_their_card() -> None:
    view, context = a_view(changed(a_state(), breaches=(1, 2, 0))), a_context()
    own, tom = geometry.panel_of(0, context), geometry.panel_of(1, context)
    lost = at(view, context, players.card_rect(own).centre)
    out = at(view, context, tom.face[0])
    assert lost and lost.topic == "lost_card" and out and out.topic == "out_plate"


def test_a_covered_hand_is_not_told() -> None:
    view, context = a_view(a_state()), replace(a_context(), covered=True)
    for card in view.hand:
        subject = TABLE.subject(view, context, showing.card_piece(card), (0, 0))
        assert subject and subject.topic == "covered_card" and "colours" not in subject.facts


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_hidden_is_told(seat: int) -> None:
    state, context = a_state(), a_context(viewer=seat)
    told_before = everywhere(TABLE, a_view(state, seat), context)
    for number in range(3):
        other = permute_koncita(state, seat, Random(number))
        assert everywhere(TABLE, a_view(other, seat), context) == told_before


def test_whether_a_gesture_is_due_is_not_told() -> None:
    state, context = a_state(), a_context()
    due = changed(state, due=(0b100, 0, 0))
    assert everywhere(TABLE, a_view(due), context) == everywhere(TABLE, a_view(state), context)
