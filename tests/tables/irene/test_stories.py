"""What is told in Irene: nothing lies on another one's ground meanwhile, and words are for the one who reads them."""

from __future__ import annotations

import random

import pytest

from goblins.games.irene.events import Arrived, DidNotFit, Joined, WasCaught
from goblins.games.irene.solo.events import GoblinCame
from goblins.games.irene.state import Phase
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.irene.geometry import open_rect, shown_path
from goblins.tables.irene.sentences import asked
from goblins.tables.irene.showing import OPEN_PLACE, TOLD_PIECE, Kind, TileFace, crumb_piece
from goblins.tables.irene.solo_story import in_words
from goblins.tables.irene.table import IreneTable
from goblins.tables.irene.zones import zone
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Layout, Piece
from tests.support.builders import changed, setup
from tests.support.irene.builders import RULES, position
from tests.support.irene.player import MOVING, IrenePlayer

ESCAPE = {"n1": "ring-rose", "e1": "rose-bare", "s1": "goblin", "w1": "lamp-ring", "n2": "rose-lamp!"}


def at_the_foot(layout: Layout, *, but: frozenset[Piece] = frozenset()) -> set[Piece]:
    """What lies in the tray or in the path."""
    return {piece for piece, put in layout.items() if put.y >= zone("tray").y} - but


def test_while_tray_and_path_change_places_only_what_belongs_to_the_ground_lies_on_it(window: IrenePlayer) -> None:
    rng, table, changed = random.Random(5), table_of("irene"), 0
    for seed in range(1, 7):
        window.deal("human", "easy", "easy", seed=seed)
        while not window.match.outcome and window.match.cursor < 90:
            window.table.play(window.random_choice(rng, 0.5))
            window.settle()
        match = window.match
        context = TableContext(match.setup, 0)
        for ply, step in enumerate(match.steps):
            before, after = (RULES.view(match.state_at(at), 0) for at in (ply, ply + 1))
            events = tuple(RULES.redact(event, 0) for event in step.events)
            if shown_path(before, context) == shown_path(after, context):
                continue
            changed += 1
            beats, lay = table.story(before, after, events, context), table.layout(before, context)
            caves = frozenset(piece for piece in lay if piece not in at_the_foot(lay))
            for beat in beats[:-1]:
                assert at_the_foot(beat.layout, but=caves | {TOLD_PIECE}) <= at_the_foot(lay)
                kept = {piece for piece in at_the_foot(lay) if piece.kind == Kind.PATH}
                assert kept <= set(beat.layout), "the golden thread has its tiles"
            assert beats[-1].layout == table.layout(after, context)
    assert changed > 10


def test_a_tile_that_was_dropped_at_the_end_of_the_path_turns_there(window: IrenePlayer) -> None:
    window.lay(position(ESCAPE, paths={0: "ring:"}), "human", "easy", settings=MOVING)
    piece, place = window.lying("n1"), open_rect(window.view, 0)
    window.drag(piece, OPEN_PLACE)
    director = window.table.top.director
    assert director.busy
    while director.busy:
        put = director.placements.get(piece)
        assert put is None or put.rect.overlap(place) > 0, "it never flies back to the Caves"
        window.step(0.02)
    assert len(window.state.public.paths[0]) == 1


def test_breadcrumbs_go_with_the_tile_that_is_tried(window: IrenePlayer) -> None:
    window.lay(position(ESCAPE, paths={0: "ring:"}, crumbs={"0 ring": "n1", "1 rose": "n1"}), "human", "easy")
    before, piece = window.view, window.lying("n1")
    window.click(window.spot(piece))
    step = window.match.steps[0]
    after, context = RULES.view(step.state, 0), TableContext(window.match.setup, 0)
    for beat in table_of("irene").story(before, after, step.events, context)[:-2]:  # then it is part of the path
        for crumb in (crumb_piece(0, 0), crumb_piece(1, 1)):
            assert beat.layout[piece].rect.overlap(beat.layout[crumb].rect) > 0


def test_a_goblin_is_in_colour_until_its_story_is_over(window: IrenePlayer) -> None:
    window.lay(position(ESCAPE, paths={0: "ring:"}), "human", "easy")
    before = window.view
    window.click(window.spot(window.lying("s1")))
    step = window.match.steps[0]
    after, context = RULES.view(step.state, 0), TableContext(window.match.setup, 0)
    beats = table_of("irene").story(before, after, step.events, context)
    shown = [beat.layout[window.lying("s1")].face for beat in beats]
    assert all(isinstance(face, TileFace) and RULES.content.is_goblin(face.tile) for face in shown)
    assert not shown[0].up and shown[-1].up


@pytest.mark.parametrize("who", ["easy", "human"])
@pytest.mark.parametrize("phase", ["turn", "place", "peeked", "palace", "choose", "home", "return", "job", "shout"])
def test_what_a_bot_decides_is_asked_of_nobody(phase: Phase, who: str) -> None:
    """People at one table are asked by name, whoever looks."""
    state = changed(position(ESCAPE, paths={0: "ring:", 1: "rose:"}, active=1), phase=phase, shouter=1)
    company = setup("irene", ("human", who))
    name = company.seats[1].name
    heading, words = asked(RULES.view(state, 0), TableContext(company, 0), RULES.content)
    assert (name in words) == (who == "easy")
    if who == "easy":
        assert name in heading and "Click" not in words and "your" not in words


def test_those_who_may_ring_are_told_what_that_does() -> None:
    state, company = position(ESCAPE, paths={0: "ring:", 1: "rose:"}, active=1), setup("irene", ("human", "easy"))
    words = asked(RULES.view(state, 0), TableContext(company, 0, pausing=True), RULES.content)[1]
    assert words.startswith("Ring your bell") and f"{company.seats[1].name} loses this turn" in words


@pytest.mark.parametrize(
    ("lost", "words"),
    [
        ((), "A Goblin found the Caves empty."),
        ((1,), "A Goblin swept one tile away."),
        ((1, 2), "A Goblin swept two tiles away."),
    ],
)
def test_the_log_counts_as_people_do(lost: tuple[int, ...], words: str) -> None:
    assert in_words(LogEntry(1, 1, 0, (GoblinCame(tile=len(RULES.content.paths), lost=lost),)), RULES.content) == words


@pytest.mark.parametrize("seats", [1, 2])
def test_every_piece_says_what_it_is(window: IrenePlayer, seats: int) -> None:
    rng, table = random.Random(3), table_of("irene")
    window.deal(*["human", "easy"][:seats], seed=4)
    kinds = set()
    for _ in range(25):
        for piece in window.shown:
            context = window.table.top.context
            if piece.kind in (Kind.BELL, Kind.TILE) and seats == 1 and window.view.public.phase in ("chart", "path"):
                continue  # it can be clicked
            if piece.kind != Kind.BELL:
                kinds.add(piece.kind)
                words = table.drop_hint(window.view, piece, piece, context)  # type: ignore[attr-defined]
                assert words.endswith(".") and "I-" in words, piece
        window.table.play(window.random_choice(rng, 0.7))
        window.settle()
        if not window.at(type(window.laid)):
            break
    assert len(kinds) >= 4


@pytest.mark.rule("I-21")
def test_the_headline_of_a_turn_is_whoever_came_home_or_was_caught_or_how_far_a_path_grew() -> None:
    table, context = IreneTable(RULES), TableContext(setup("irene", 2), 0)
    name = context.name(0)
    grown = [LogEntry(ply, 1, 0, (Joined(0, ply, ply),)) for ply in range(7)]
    missed = LogEntry(7, 1, 0, (DidNotFit(0, 7, 7),))
    assert table.headline([*grown, missed], context) == f"{name}’s path grew by seven tiles."
    assert table.headline(grown[:1], context) == f"{name}’s path grew by a single tile."
    home, caught = (LogEntry(7, 1, 0, (event,)) for event in (Arrived(0, 3), WasCaught(0, 7, 7)))
    assert table.headline([*grown, home], context) == f"{name} came home over seven tiles."
    assert table.headline([*grown, caught], context) == f"{name} ran into a Goblin on the way home."
    assert table.headline([missed], context) == "", "what happened then is told step by step"
