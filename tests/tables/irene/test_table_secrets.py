"""What the table of Irene tells whom: every beat, caption and line of the log, and who may look when."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from goblins.core.match import Match
from goblins.games.irene import actions as i
from goblins.games.irene import events as happened
from goblins.games.irene.content import NO_SYMBOL
from goblins.games.irene.view import MazeView
from goblins.games.registry import rules_of
from goblins.scenes.table.curtain import CurtainScene
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.irene.sentences import tile_words
from goblins.tables.irene.showing import (
    DRAWN_PIECE,
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    RETURNING_PIECE,
    Kind,
    PalaceFace,
    ToldFace,
    palace_piece,
)
from goblins.tables.irene.table import IreneTable
from goblins.ui.moving.cues import Figure, Gain, Ribbon, Shout, Stamp
from goblins.ui.moving.motion import Beat, Layout
from goblins.words import say
from tests.support.builders import setup
from tests.support.irene.builders import action, position, tile
from tests.support.irene.player import MOVING, IrenePlayer, faces_in

RULES = rules_of("irene")
AROUND = {"n1": "ring-rose", "e1": "rose-lamp", "s1": "goblin", "w1": "lamp-ring"}
#: A piece is called by its place, by its own number in the open, or by its owner: never by a hidden tile.
NAMED = {
    *(Kind.PANEL, Kind.CELL, Kind.PATH, Kind.PALACE, Kind.HOME, Kind.HOMES),
    *(Kind.BELL, Kind.CRUMB, Kind.WAITING, Kind.THREAD, Kind.TOLD),
}


# ---------------------------------------------------------------------- nothing that tells, in a whole game


def told_in(beat: Beat) -> list[ToldFace]:
    """What stands at the foot of the table while a beat is seen; a question tells nothing."""
    shown = [put.face for put in beat.layout.values() if isinstance(put.face, ToldFace)]
    return [face for face in shown if face.words != say("irene-now-ring")]


def open_tiles(view: MazeView) -> set[int]:
    """What lies face up for everybody."""
    if view.public.phase == "next":
        return set(range(RULES.content.tiles))
    found = {spot.tile for spot in view.caves if spot.up} | {*view.public.returning}
    return found | {number for path in view.public.paths for number in path}


def own_tiles(view: MazeView) -> set[int]:
    """What the viewer alone sees now."""
    return {spot.tile for spot in view.caves} | {view.drawn}


def told_openly(events: Iterable[object]) -> set[int]:
    """The tiles that were turned up in a step."""
    kinds = (happened.Joined, happened.DidNotFit, happened.WasCaught, happened.ShoutTurnedUp, happened.WentBack)
    return {event.tile for event in events if isinstance(event, kinds)}


def spoken_in(beat: Beat) -> list[str]:
    """The words of a beat's cues."""
    kinds = (Gain, Ribbon, Shout, Stamp)
    return [f"{cue.words} {getattr(cue, 'line', '')}" for cue in beat.cues if isinstance(cue, kinds)]


def leaping(beat: Beat) -> bool:
    """Whether a Goblin shows itself in a beat."""
    return any(isinstance(cue, Figure) and cue.sprite.startswith("cave_goblin") for cue in beat.cues)


def played(seed: int, seats: int, *, advanced: bool) -> Match:
    """A random match; most explore as long as they can, everybody shouts now and then."""
    match, rng = Match(RULES, setup("irene", seats, advanced=advanced), seed), random.Random(seed)
    while match.outcome is None and match.cursor < 260:
        crying = RULES.may_interrupt(match.state)
        seat = rng.choice(crying) if crying and rng.random() < 0.15 else match.to_act[0]
        legal = RULES.legal_actions(match.state, seat)
        swaps = [one for one in legal if isinstance(one, i.SwapTiles)]
        if isinstance(legal[0], i.Explore) and rng.random() < 0.85:
            match.play(legal[0])
        else:
            match.play(rng.choice(swaps if swaps and rng.random() < 0.3 else legal))
    return match


@pytest.mark.rule("I-12", "I-13", "I-40")
@pytest.mark.parametrize(("seed", "seats", "advanced"), [(3, 2, False), (5, 2, True), (6, 4, True)])
def test_no_beat_shows_a_viewer_what_only_others_know(seed: int, seats: int, advanced: bool) -> None:
    """Every beat's faces, pieces and captions, and the log, for every viewer, open and covered."""
    match, table = played(seed, seats, advanced=advanced), IreneTable(RULES)
    called = {number: tile_words(number, RULES.content) for number in range(RULES.content.tiles)}
    kinds_of_step = set()
    for number, step in enumerate(match.steps):
        kinds_of_step.add(type(step.action))
        before_state = match.state_at(number)
        for viewer in range(seats):
            before, after = RULES.view(before_state, viewer), RULES.view(step.state, viewer)
            events = tuple(RULES.redact(event, viewer) for event in step.events)
            public = open_tiles(before) | open_tiles(after) | told_openly(events)
            own = own_tiles(before) | own_tiles(after)
            spoken = {called[one] for one in told_openly(events)}
            unsaid = {words for words in called.values() if words not in spoken}
            for covered in (False, True):
                context = TableContext(match.setup, viewer, covered=covered)
                allowed = public if covered else public | own
                for beat in table.story(before, after, events, context):
                    assert faces_in(beat.layout) <= allowed, (step.action, viewer, covered)
                    others = {MOUNTAIN_PIECE, DRAWN_PIECE, RETURNING_PIECE}
                    assert all(piece.kind in NAMED or piece in others for piece in beat.layout)
                    told = [f"{face.heading} {face.words}" for face in told_in(beat)]
                    said = " ".join([beat.caption, *spoken_in(beat), *told])
                    assert not any(words in said for words in unsaid), said
                    assert not leaping(beat) or any(map(RULES.content.is_goblin, told_openly(events)))
                words = table.words(LogEntry(number, 1, step.action.seat, events), context)
                assert not any(name in words for name in unsaid), words
    assert {i.Explore, i.PlaceTile, i.Choose, i.Escape} <= kinds_of_step
    assert not advanced or i.SwapTiles in kinds_of_step


@pytest.mark.rule("I-12", "I-13", "I-40")
@pytest.mark.parametrize("line", [("explore", "place n1e1"), ("explore", "place n1e1", "swap n1 e1", "end")])
def test_others_see_the_same_whichever_tile_it_was(line: tuple[str, ...]) -> None:
    """Seat 1 watches what seat 0 explores: every beat and every line is the same for two different mountains."""
    told = []
    for one, other in (("pick-rose", "ring-rose"), ("goblin", "lamp-pick")):
        state = position({**AROUND, "n1": other}, mountain=[one], advanced=True)
        match = Match(RULES, setup("irene", 2, advanced=True), 1, resumed_from=state)
        table, beats = IreneTable(RULES), []
        for text in line:
            before = match.state
            match.play(action(match.state, text))
            step = match.steps[-1]
            events = tuple(RULES.redact(event, 1) for event in step.events)
            context = TableContext(match.setup, 1)
            beats += table.story(RULES.view(before, 1), RULES.view(step.state, 1), events, context)
            beats.append(table.words(LogEntry(0, 1, 0, events), context))  # type: ignore[arg-type]
        told.append(beats)
    assert told[0] == told[1]


@pytest.mark.rule("I-40")
def test_a_swap_leaves_no_trace_for_the_others() -> None:
    state = position(AROUND, mountain=["pick-rose"], advanced=True)
    match = Match(RULES, setup("irene", 2, advanced=True), 1, resumed_from=state)
    for text in ("explore", "place n1e1"):
        match.play(action(match.state, text))
    before = match.state
    match.play(action(before, "swap n1 e1"))
    step, table = match.steps[-1], IreneTable(RULES)
    views = RULES.view(before, 1), RULES.view(step.state, 1)
    events = tuple(RULES.redact(event, 1) for event in step.events)
    assert views[0] == views[1] and all(isinstance(event, happened.Rummaged) for event in events)
    context = TableContext(match.setup, 1)
    assert table.words(LogEntry(0, 1, 0, events), context) == ""
    lying = table.layout(views[0], context)
    for beat in table.story(*views, events, context):
        assert beat.layout == lying and not beat.sound and not beat.caption and not beat.cues and not beat.flips
    mine = tuple(RULES.redact(event, 0) for event in step.events)
    assert table.words(LogEntry(0, 1, 0, mine), TableContext(match.setup, 0)) == "", "the log is read by all"


@pytest.mark.rule("I-13")
def test_the_log_does_not_keep_a_peek(player: IrenePlayer) -> None:
    """What was seen is to be remembered, also by the one who saw it."""
    player.lay(position(AROUND, mountain=["pick-rose"]), "human", "easy")
    player.play("explore", "place n1e1")
    words = [player.table.top.table.words(entry, player.table.top.context) for entry in player.table.top.log]
    assert any("peeked at two tiles" in line for line in words)
    for name in ("pick-rose", *AROUND.values()):
        number = tile(name) if name != "goblin" else RULES.content.tiles - 1
        assert not any(tile_words(number, RULES.content) in line for line in words)


# ---------------------------------------------------------------------- two people at one table


@pytest.mark.rule("I-12", "I-13")
def test_a_curtain_falls_before_the_next_one_explores(player: IrenePlayer) -> None:
    player.lay(position(AROUND, mountain=["pick-rose", "lamp-pick"]), settings=MOVING)
    player.play("explore", "place n1e1")
    player.settle()
    hidden = {tile("pick-rose"), tile("ring-rose"), tile("rose-lamp")}
    assert faces_in(player.shown) & hidden
    player.press_main("End turn")
    while not player.at(CurtainScene):
        assert player.covered  # the peek is over before anybody else comes to the table
        player.step(0.03)
    assert not faces_in(player.shown) & hidden
    player.look()
    assert player.viewer == 1 and not player.covered and not faces_in(player.shown) & hidden


@pytest.mark.rule("I-21", "I-26")
def test_an_escape_needs_no_curtain(player: IrenePlayer) -> None:
    """What is turned up is for everybody: the one who looks stays, and both may play."""
    player.lay(position({**AROUND, "n2": "ring-bare"}, paths={0: "ring:", 1: "pick:"}))
    player.double_click(player.lying("w1"))
    player.settle()
    assert not player.at(CurtainScene) and player.state.public.active == 1
    player.do("0: shout")
    player.settle()
    player.do("turn s1")
    player.settle()
    assert player.state.public.active == 0 and not player.at(CurtainScene)
    player.drag(player.lying("n2"), OPEN_PLACE)
    assert player.state.public.phase == "home"


def back_shown(layout: Layout, symbol: int) -> int:
    """The bonus symbol that a Palace shows."""
    face = layout[palace_piece(symbol)].face
    assert isinstance(face, PalaceFace)
    return face.bonus


@pytest.mark.rule("I-41")
def test_backs_of_palaces_are_for_the_one_who_chooses(player: IrenePlayer) -> None:
    match = player.lay(position(AROUND, phase="palace", advanced=True), advanced=True)
    table = IreneTable(RULES)
    for viewer in (0, 1):
        layout = table.layout(RULES.view(match.state, viewer), TableContext(match.setup, viewer))
        backs = {back_shown(layout, symbol) for symbol in range(4)}
        assert (backs == {NO_SYMBOL}) is (viewer == 1)
    covered = table.layout(RULES.view(match.state, 0), TableContext(match.setup, 0, covered=True))
    assert {back_shown(covered, symbol) for symbol in range(4)} == {NO_SYMBOL}, "others may look now"


@pytest.mark.rule("I-13")
def test_a_whole_game_of_two_people_shows_no_secret_in_any_frame(player: IrenePlayer) -> None:
    """Through every curtain and cover to the end; what shows may be known to the one who looks at that moment."""
    player.deal("human", "human", seed=11, advanced=True)
    rng = random.Random(11)
    while True:
        player.settle()
        if player.match.outcome:
            break
        player.look()
        view, viewer = player.view, player.viewer
        allowed = open_tiles(view) if player.covered else open_tiles(view) | own_tiles(view)
        assert view.seat == viewer and faces_in(player.shown) <= allowed
        crying = [s for s in RULES.may_interrupt(player.state) if player.match.setup.seats[s].is_human]
        if crying and rng.random() < 0.15:
            player.do(i.Shout(crying[0]))
            continue
        player.do(player.random_choice(rng), "drag", rng.randrange(4))
    assert {"Explore", "PlaceTile", "Escape", "Choose"} <= set(player.done())
