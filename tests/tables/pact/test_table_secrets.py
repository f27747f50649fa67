"""What the table of Pact tells whom: every beat, caption and line of the log, and what a covered table draws."""

from __future__ import annotations

import random
from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.match import Match
from goblins.games.pact import actions as a
from goblins.games.pact import events as e
from goblins.games.pact.state import NO_CARD, PactState
from goblins.games.pact.view import PactView
from goblins.scenes.table.curtain import CurtainScene
from goblins.tables.contract import Attention, LogEntry, TableContext
from goblins.tables.pact.places import (
    DECK,
    GOBLIN,
    HAND,
    TASK_DECK,
    command_piece,
    dynamite_piece,
    goblin_piece,
    master_piece,
    pact_piece,
    plate_piece,
)
from goblins.tables.pact.table import PactTable
from tests.support.builders import setup
from tests.support.pact.builders import changed, position
from tests.support.pact.lines import RULES, action
from tests.support.pact.player import MOVING, NOWHERE, PactPlayer, commands_in, goblins_in

ROW = "2W1Y 2W1K1R 2G1B 2B1R"
GAMES = [("two", 2, 3), ("beginner", 3, 5), ("expert", 3, 6), ("expert", 5, 7)]


@cache
def played(mode: str, seats: int, seed: int) -> Match:
    """A match that easy bots play, for everybody."""
    chosen = setup("pact", seats, **({"mode": mode} if seats > 2 else {}))
    match = Match(RULES, chosen, seed)
    while match.outcome is None and match.cursor < 800:
        seat = match.to_act[0]
        view, legal = RULES.view(match.state, seat), RULES.legal_actions(match.state, seat)
        match.play(decide(make_bot("pact", "easy"), view, legal, thinking_chance(seed, match.cursor, seat)).action)
    return match


# ---------------------------------------------------------------------- nothing that tells, in a whole game


def open_goblins(view: PactView) -> set[int]:
    """What lies face up for everybody, or did when it went into a hand."""
    found = {*view.public.row, *view.public.discards}
    for cards in (*view.public.displays, *view.public.shown):
        found |= set(cards)
    return found - {NO_CARD}


def told_openly(events: Iterable[object]) -> set[int]:
    """The goblins that everybody saw in a step."""
    found: set[int] = set()
    for event in events:
        match event:
            case e.Revealed(cards=cards):
                found |= set(cards)
            case e.Recruited(slot=slot, card=int(card)) if slot >= 0:
                found.add(card)
            case e.Played(card=card) | e.Reduced(card=card) | e.Joined(card=card):
                found.add(card)
            case e.RowFilled(cards=filled):
                found |= {card for _, card in filled}
            case e.Completed(own=own, theirs=theirs):
                found |= {*own, *theirs}
            case e.FigurePlaced(cards=cards):
                found |= set(cards)
    return found


@pytest.mark.rule("P-10", "P-50")
@pytest.mark.parametrize(("mode", "seats", "seed"), [("solo", 1, 10), *GAMES])
def test_no_beat_shows_a_viewer_what_only_others_know(mode: str, seats: int, seed: int) -> None:
    """Every beat's faces and pieces for every viewer, with the hand open and covered."""
    match, table = played(mode, seats, seed), PactTable(RULES)
    kinds_of_step = set()
    for number, step in enumerate(match.steps):
        kinds_of_step.add(type(step.action))
        before_state = match.state_at(number)
        for viewer in range(seats):
            before, after_it = RULES.view(before_state, viewer), RULES.view(step.state, viewer)
            events = tuple(RULES.redact(event, viewer) for event in step.events)
            public = open_goblins(before) | open_goblins(after_it) | told_openly(events)
            own = {*before.hand, *after_it.hand}
            commands = {*before.commands, *after_it.commands}
            for covered in (False, True):
                context = TableContext(match.setup, viewer, covered=covered)
                for beat in table.story(before, after_it, events, context):
                    allowed = public if covered else public | own
                    assert goblins_in(beat.layout) <= allowed, (step.action, viewer, covered)
                    assert commands_in(beat.layout) <= (set() if covered else commands), (step.action, viewer)
                    named = {piece.number for piece in beat.layout if piece.kind == GOBLIN}
                    assert named <= public | own, (step.action, viewer)
    assert {a.Take, a.Play, a.Complete, a.EndTurn, a.Reveal} <= kinds_of_step
    assert mode in ("beginner", "solo") or a.KeepCommands in kinds_of_step


HIDDEN_CHOICES = (a.Reveal, a.ReturnCommand, a.KeepCommands)


def in_another_world(world: PactState, done: Any) -> Any:
    """The same deed in another world, as far as everybody could see it; None where it would look different."""
    if isinstance(done, a.Take) and done.slot == a.DECK and world.public.phase == "turn":
        return done
    if isinstance(done, HIDDEN_CHOICES) and sum(card == NO_CARD for card in world.secret.chosen) > 1:
        alike = [one for one in RULES.legal_actions(world, done.seat) if type(one) is type(done)]
        return alike[-1] if alike else None
    return None


@pytest.mark.rule("P-10", "P-14", "P-50")
@pytest.mark.parametrize(("mode", "seats", "seed"), GAMES)
def test_in_every_world_that_fits_a_viewer_is_told_the_same(mode: str, seats: int, seed: int) -> None:
    """Other hands, decks and Commands: what others draw, choose and put back makes the same beats and the same words."""
    match, table, told = played(mode, seats, seed), PactTable(RULES), set()
    rng = random.Random(seed)
    for number, step in enumerate(match.steps):
        state = match.state_at(number)
        for viewer in {*range(seats)} - {step.action.seat}:
            view, context = RULES.view(state, viewer), TableContext(match.setup, viewer)
            world = RULES.imagine(view, rng)
            other = in_another_world(world, step.action)
            if other is None or not isinstance(step.action, (*HIDDEN_CHOICES, a.Take)):
                continue
            heard = []
            for there, done in ((state, step.action), (world, other)):
                result = RULES.apply(there, done)
                events = tuple(RULES.redact(event, viewer) for event in result.events)
                after_it = RULES.view(result.state, viewer)
                beats = table.story(RULES.view(there, viewer), after_it, events, context)
                entry = LogEntry(number, 1, done.seat, events)
                told_of = table.words(entry, context), table.traces(entry, context)
                heard.append((beats, told_of, table.layout(after_it, context)))
            assert heard[0] == heard[1], (step.action, viewer)
            told.add(type(step.action))
    assert {a.Reveal, a.Take} <= told and (mode == "beginner" or a.KeepCommands in told)


@pytest.mark.rule("P-51")
def test_what_somebody_weighs_for_a_figure_is_not_told() -> None:
    """From the hand or from the display: others see that a Figure is considered, and nothing more, until it stands."""
    start = position(["WW"], ["WWW", "GB"], mode="expert", pacts={0: "3W1Y1B"}, markers=[0, 1, 1])
    chosen, table = setup("pact", 3, mode="expert"), PactTable(RULES)
    seen = []
    for line in (("figure 0", "shift 0 H"), ("figure 0", "shift 1 D")):
        state, told = start, []
        for text in line:
            result = RULES.apply(state, action(state, text))
            events = tuple(RULES.redact(event, 1) for event in result.events)
            context = TableContext(chosen, 1)
            told += [table.story(RULES.view(state, 1), RULES.view(result.state, 1), events, context)]
            told += [table.words(LogEntry(0, 1, 0, events), context)]  # type: ignore[list-item]
            state = result.state
        seen.append((told, table.layout(RULES.view(state, 1), context)))
    assert seen[0] == seen[1]


def test_the_log_names_only_what_everybody_saw() -> None:
    """A goblin of the deck and the goblin for a pact are nobody's business, not even in one's own lines."""
    table, match = PactTable(RULES), played("expert", 3, 6)
    drawn = 0
    for number, step in enumerate(match.steps):
        if isinstance(step.action, a.Take) and step.action.slot == a.DECK:
            for viewer in range(3):
                events = tuple(RULES.redact(event, viewer) for event in step.events if isinstance(event, e.Recruited))
                words = table.words(LogEntry(number, 1, step.action.seat, events), TableContext(match.setup, viewer))
                assert words.endswith("recruited one from the deck.")
            drawn += 1
    assert drawn


# ---------------------------------------------------------------------- pictures


def permuted(state: PactState) -> PactState:
    """Another world for the first seat: the others' hands, Commands, the deck and the order of Tasks of a season."""
    other: PactState = RULES.imagine(RULES.view(state, 0), random.Random(11))
    assert other.secret.hands[1:] != state.secret.hands[1:] and other.secret.deck != state.secret.deck
    return other


POINTED = [
    *(DECK, TASK_DECK, HAND, master_piece(1), dynamite_piece(2)),
    *(plate_piece(1), plate_piece(2), pact_piece(0), pact_piece(1), pact_piece(2)),
]


@pytest.mark.parametrize("mode", ["beginner", "expert"])
@pytest.mark.parametrize("covered", [False, True])
def test_the_picture_is_the_same_in_every_world(player: PactPlayer, mode: str, covered: bool) -> None:
    """Wherever one points; and in the middle of the game as in a match that goes on."""
    state = match_state(mode)
    first, second = (RULES.view(one, 0) for one in (state, permuted(state)))
    context = TableContext(setup("pact", 3, mode=mode), 0, covered=covered)
    for pointed in (None, *POINTED):
        attention = Attention(hovered=pointed)
        assert player.picture(first, context, attention) == player.picture(second, context, attention), pointed


def match_state(mode: str) -> PactState:
    """A position that came about in the middle of a match."""
    match = played(mode, 3, 5 if mode == "beginner" else 6)
    state: PactState = match.state_at(match.cursor // 2)
    return state


def redealt(state: PactState) -> PactState:
    """The first seat's hand is another one: the top of the deck, and the deck has theirs; all else lies as it did."""
    mine, count = state.secret.hands[0], len(state.secret.hands[0])
    hands = (tuple(sorted(state.secret.deck[-count:])), *state.secret.hands[1:])
    other = changed(state, hands=hands, deck=(*state.secret.deck[:-count], *mine))
    assert RULES.audit(other) == ()
    return other


@pytest.mark.rule("P-10", "P-50")
def test_a_covered_table_draws_neither_hand_nor_commands(player: PactPlayer) -> None:
    """Two positions that differ only in the hand and the Commands of the one who looks, wherever one points."""
    usual: dict[str, Any] = {"mode": "expert", "tasks": ROW, "row": "WYKG"}
    first = RULES.view(position(["K"], ["WYY", "GB"], commands={0: "VI X"}, **usual), 0)
    second = RULES.view(redealt(position(["K"], ["WYY", "GB"], commands={0: "I III"}, **usual)), 0)
    assert not {*first.hand} & {*second.hand} and first.public.row == second.public.row
    chosen = setup("pact", 3, mode="expert")
    context, opened = TableContext(chosen, 0, covered=True), TableContext(chosen, 0)
    assert player.picture(first, context) == player.picture(second, context)
    for one, two in [*zip(first.hand, second.hand, strict=True)]:
        pointed = [Attention(hovered=goblin_piece(card)) for card in (one, two)]
        assert player.picture(first, context, pointed[0]) == player.picture(second, context, pointed[1])
    for one, two in zip(first.commands, second.commands, strict=True):
        pointed = [Attention(hovered=command_piece(command)) for command in (one, two)]
        assert player.picture(first, context, pointed[0]) == player.picture(second, context, pointed[1])
    assert player.picture(first, opened) != player.picture(second, opened)


@pytest.mark.rule("P-10")
def test_where_a_covered_goblin_lies_does_not_tell_its_kind() -> None:
    """When it is revealed, it would tell how many of the others come before it."""
    start = position(["K", "K", "K"], ["WYKG", "GB", "RR"])
    view, chosen = RULES.view(start, 0), setup("pact", 3)
    shuffled_hand = replace(view, hand=view.hand[::-1])
    table, places = PactTable(RULES), []
    for covered in (True, False):
        context = TableContext(chosen, 0, covered=covered)
        for one in (view, shuffled_hand):
            layout = table.layout(one, context)
            places.append([layout[goblin_piece(card)].x for card in one.hand])
    assert places[0] == places[1] == sorted(places[0]), "covered, they lie as they were drawn"
    assert places[2] == places[3][::-1], "open, by kind"


@pytest.mark.rule("P-14")
def test_a_covered_table_does_not_show_which_goblin_was_chosen(player: PactPlayer) -> None:
    state = RULES.new_game(setup("pact", 3), 5)
    seat = state.public.active
    context = TableContext(setup("pact", 3), seat, covered=True)
    views = []
    for choice in (0, -1):
        reveals = RULES.legal_actions(state, seat)
        views.append(RULES.view(RULES.apply(state, reveals[choice]).state, seat))
    assert views[0].chosen != views[1].chosen
    assert player.picture(views[0], context) == player.picture(views[1], context)
    assert PactTable(RULES).layout(views[0], context) == PactTable(RULES).layout(views[1], context)


@pytest.mark.parametrize("phase", ["turn", "tasks", "play", "recruit"])
def test_the_window_is_the_same_whatever_the_covered_hand_is(player: PactPlayer, phase: str) -> None:
    """Before the one who looks turns it up: buttons, gestures, and the picture, wherever one points."""
    seen = []
    start = position(["K", "K", "K"], ["WYY", "GB", "RW"], phase=phase, tasks=ROW, deck="RRB")
    for state in (start, redealt(start)):
        player.lay(state, "human", "human", "easy", opened=False)
        player.settle()
        widgets = [(widget.name, widget.rect, widget.enabled) for widget in player.scene.widgets.widgets]
        pictures = []
        for point in (NOWHERE, (500.0, 800.0), (720.0, 800.0), (290.0, 720.0)):
            player.move(point)
            pictures.append(player.screen())
        seen.append((widgets, pictures, dict(player.table.reach.gestures), player.labels()))
    assert seen[0] == seen[1]


# ---------------------------------------------------------------------- frames


@pytest.mark.rule("P-25")
def test_a_drawn_goblin_arrives_unseen_by_the_others(player: PactPlayer) -> None:
    """From the end of a turn to the curtain no frame shows a face of a hand."""
    start = position(["WW", "Y"], ["GB", "RR"], phase="tasks", tasks=ROW)
    player.lay(start, "human", "human", "easy", settings=MOVING)
    player.do("complete 2W1Y with 1")
    player.settle()
    player.press_main("End turn")
    hidden = {card for cards in player.match.state.secret.hands for card in cards}
    frames = 0
    while not player.at(CurtainScene):
        assert not goblins_in(player.shown) & hidden
        player.step(0.03)
        frames += 1
    assert frames > 3


def test_a_whole_game_of_two_people_shows_no_secret_in_any_frame(player: PactPlayer) -> None:
    """Through every curtain and cover to the end; what shows may be known to the one who looks at that moment."""
    player.deal("human", "human", seed=11)
    match = player.match
    for _ in range(600):
        player.settle()
        if match.outcome:
            break
        assert not player.at(CurtainScene) or not goblins_in(player.shown) - open_goblins(player.view)
        player.look()
        view = player.view
        allowed = open_goblins(view) if player.covered else open_goblins(view) | set(view.hand)
        assert view.seat == player.viewer and goblins_in(player.shown) <= allowed
        assert commands_in(player.shown) <= (set() if player.covered else set(view.commands))
        player.do(player.easy_choice())
    assert match.outcome and {"Take", "Play", "Complete", "KeepCommands"} <= set(player.kinds_done())


@pytest.mark.rule("P-56")
def test_commands_lie_open_when_all_is_over() -> None:
    match = played("expert", 3, 6)
    for viewer in range(3):
        shown = RULES.view(match.state, viewer).shown_commands
        assert shown == (match.state.secret.commands if match.outcome else ())
    assert match.outcome
