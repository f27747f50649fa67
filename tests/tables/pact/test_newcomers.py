"""What somebody new tries at the table of Pact, and what it answers: nothing is spent by mistake, nothing floats about."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from msgspec.structs import replace

from goblins.games.pact import actions as a
from goblins.games.pact.content import FIXER
from goblins.games.pact.events import Chose, Revealed
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.table.screen import TableScene
from goblins.tables.capabilities import Explains
from goblins.tables.contract import TableContext
from goblins.tables.pact import showing as s
from goblins.tables.pact.census import census
from goblins.tables.pact.places import DISCARDS, DISPLAY, GOBLIN, next_rect, pact_piece, plate_piece, specialist_piece
from goblins.tables.pact.prices import Prices
from goblins.tables.pact.sentences import asked
from goblins.tables.pact.turns import Turns
from goblins.ui.moving.motion import Piece
from goblins.ui.widgets.controls import Button
from tests.support.builders import setup
from tests.support.pact.builders import position
from tests.support.pact.lines import CONTENT
from tests.support.pact.player import MOVING, PactPlayer, at_the_window

AMONG_BOTS = ("human", "easy", "easy")


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


@pytest.mark.rule("P-31")
def test_the_first_keys_lead_to_nothing_that_spends_a_specialist(player: PactPlayer) -> None:
    player.lay(position(["W"], ["WY"], tasks="2W1Y 2W1K1R 2G1B 2B1R", specialists={"mimic": 0}), *AMONG_BOTS)
    assert player.ways(a.Scheme(0, 0)), "a Task could be schemed away"
    player.key("right", "return", "return")
    assert player.kinds_done() == ["Take"]


@pytest.mark.rule("P-14")
def test_a_chosen_goblin_stays_where_it_was_dropped(player: PactPlayer) -> None:
    player.deal("human", "easy", "easy", mode="beginner", seed=5, settings=MOVING)
    player.settle()
    piece = player.hand()[-1]
    kind = CONTENT.pack.kind_of[piece.number]
    player.drag(piece, DISPLAY)
    lying = player.table.top.layout
    chosen = [one for one in lying if one.kind == piece.kind and isinstance(lying[one].face, s.ShownFace)]
    assert player.state.public.phase == "reveal", "the others are still to choose"
    assert [CONTENT.pack.kind_of[one.number] for one in chosen] == [kind]
    assert player.placement(DISPLAY).rect.holds((lying[chosen[0]].x, lying[chosen[0]].y))


@pytest.mark.rule("P-30")
def test_what_is_said_below_a_specialist_goes_with_its_card(player: PactPlayer) -> None:
    start = position(
        ["WWR", "K", "K"], ["G"], phase="tasks", tasks="2W1K1R - - -", specialists={"fixer": 0, "mimic": 0}
    )
    player.lay(start, *AMONG_BOTS, settings=MOVING)
    assert _says(player, FIXER)
    player.drag(player.task("2W1K1R"), plate_piece(0))
    gone = 0
    player.until(lambda: player.table.top.director.busy)
    while player.table.top.director.busy:
        there = type(player.shown[specialist_piece(FIXER)].face) is not s.SpecialistFace
        assert not (_says(player, FIXER) and there), "words without their card"
        gone += there
        player.step(0.03)
    assert gone, "it was seen to leave"


def _says(player: PactPlayer, specialist: int) -> bool:
    """Whether it stands below a Specialist when it can be used, and nothing besides."""
    with player.listening() as said:
        player.redraw()
    face = player.shown[specialist_piece(specialist)].face
    assert isinstance(face, s.SpecialistFace) and (not face.reason or face.reason in said)
    return "while paying" in said


@pytest.mark.rule("P-20", "P-23")
def test_a_task_in_the_middle_of_playing_says_that_it_ends_it(player: PactPlayer) -> None:
    start = position(["WWY", "K", "K"], ["WG"], phase="play", tasks="2W1Y - - -", deed="play", played=1)
    player.lay(start, *AMONG_BOTS)
    price = Prices(CONTENT).of(player.view, player.table.top.context, player.task("2W1Y"), plate_piece(0))
    assert price[-1][1] == "then no more playing"


@pytest.mark.rule("P-20")
def test_next_is_who_comes_next_and_not_who_is_on(player: PactPlayer) -> None:
    player.lay(position(["W"], ["WY"]), *AMONG_BOTS)
    view, context = player.view, player.table.top.context
    assert next_rect(view, context)
    assert next_rect(replace(view, public=replace(view.public, active=1)), context) is None


@pytest.mark.rule("P-25")
def test_escape_puts_the_sheet_away(player: PactPlayer) -> None:
    player.lay(position(["WWY", "WY", "K"], ["G"], phase="tasks", tasks="2W1Y - - -"), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), pact_piece(0))
    assert player.state.public.phase == "pay"
    player.key("escape")
    assert player.state.public.phase == "tasks" and player.at(TableScene)
    player.key("escape")
    assert not player.at(TableScene), "with nothing to put away it is the menu"


def test_what_a_touched_thing_is_can_be_read_in_the_rulebook(player: PactPlayer) -> None:
    player.lay(position(["W"], ["WY"]), *AMONG_BOTS)
    player.click(player.target(DISCARDS).centre)
    toast = player.table.toast
    assert toast is not None and toast.rule == "P-22" and toast.text.endswith("runs out.")


@pytest.mark.rule("P-21")
def test_goblins_of_the_row_say_when_they_can_be_had(player: PactPlayer) -> None:
    player.lay(position(["W"], ["WYK"]), *AMONG_BOTS)
    assert _topic(player) == "row_goblin"
    player.play("play W")
    player.settle()
    assert _topic(player) == "row_later"
    player.click(player.spot(player.in_row(0)))
    assert "can be recruited" not in player.said()


def test_with_an_empty_hand_nobody_is_asked_to_play(player: PactPlayer) -> None:
    player.lay(position(["WY"], [""]), *AMONG_BOTS)
    assert asked(player.view, player.table.top.context, CONTENT) == "Your turn: recruit two."


def _topic(player: PactPlayer) -> str:
    top, piece = player.table.top, player.in_row(0)
    assert isinstance(top.table, Explains)
    subject = top.table.subject(top.view, top.context, piece, player.spot(piece))
    assert subject is not None
    return subject.topic


def test_goblins_are_counted_type_by_type_without_a_look_at_anybodys_hand(player: PactPlayer) -> None:
    player.lay(position(["WY", "B", "R"], ["WWK", "GG", "GGG"], row="BBKG", discards="WRR"), *AMONG_BOTS)
    copies = [goblin.copies for goblin in CONTENT.goblins]
    discarded, coming = census(player.view, CONTENT, covered=False)
    assert discarded == (1, 0, 0, 0, 0, 2)
    assert coming == tuple(all_of - seen for all_of, seen in zip(copies, (4, 1, 2, 1, 3, 3), strict=True))
    assert census(player.view, CONTENT, covered=True)[1][0] == copies[0] - 2, "a covered hand is not counted"
    with player.listening() as said:
        player.move(player.target(DISCARDS).centre)
        player.redraw()
    assert {"Goblins, type by type", "discarded", "deck and hands"} <= said


def test_redo_lies_on_no_other_button(player: PactPlayer) -> None:
    player.lay(position(["W", "K", "K"], ["WYK"]), *AMONG_BOTS)
    player.table.companion = HelpCompanion(player.house)
    player.table.companion.sit_down(player.table)
    player.play("play W")
    player.settle()
    player.click("undo")
    player.settle()
    buttons = [one.rect for one in player.table.widgets.widgets if isinstance(one, Button)]
    assert player.has("redo") and all(not one.overlap(other) for one, other in combinations(buttons, 2))


@pytest.mark.rule("P-25")
def test_no_button_lies_on_the_faces_of_a_pact(player: PactPlayer) -> None:
    player.lay(position(["WW", "Y", "K"], ["G"], phase="play", tasks="2W1Y - - -"), *AMONG_BOTS, settings=MOVING)
    player.settle()
    assert _seen(player, "End turn")
    player.drag(player.task("2W1Y"), pact_piece(0))
    player.until(lambda: player.table.top.moments.dims())
    assert not _seen(player, "End turn"), "while the table is dark"
    end = next(one for one in player.table.decisions if one.label == "End turn")
    player.click(end.rect.centre)
    assert player.kinds_done() == ["Complete"], "a click there only skips what is shown"
    player.settle()
    assert _seen(player, "End turn")


def _seen(player: PactPlayer, label: str) -> bool:
    with player.listening() as said:
        player.scene.mark()
        player.step(0.0)
    return label in said


def test_the_first_turn_of_the_log_says_once_what_everybody_chose() -> None:
    log = [Chose(0, None), Chose(1, None), Chose(2, None), Revealed((0, 1, 2))]
    told = Turns(TableContext(setup("pact", 3), 0), CONTENT).turn(log)
    assert told.startswith("All revealed: Mia ") and "chose" not in told


def test_a_tooltip_shows_the_key_that_does_the_same(player: PactPlayer) -> None:
    player.lay(position(["K"], ["WYKG"]), *AMONG_BOTS)
    player.move(player.widget("hint").rect.centre)
    with player.listening() as heard:
        player.redraw()
    assert {"Hint", "H"} <= heard


@pytest.mark.rule("P-14")
def test_a_goblin_of_the_row_says_that_the_displays_come_first(player: PactPlayer) -> None:
    """Before the first turn nobody recruits: a click on the row was answered with the rule for later turns."""
    player.deal("human", "easy", "easy")
    assert player.view.public.phase == "reveal"
    card = player.view.public.row[0]
    player.click(player.spot(Piece(GOBLIN, card)))
    assert "First a goblin of your hand starts your display" in player.said()
