"""Hands that obey at the table of Pact: every lit place answers a click, a drag and the keys, and nothing is silent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.games.pact import actions as a
from goblins.games.pact.events import Completed, Played, SpecialistUsed
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.table.screen import TableScene
from goblins.tables.pact.places import (
    DECK,
    DISPLAY,
    SHEET,
    TASK_DECK,
    dynamite_piece,
    figure_piece,
    pact_piece,
    plate_piece,
)
from goblins.tables.pact.prices import Prices
from goblins.tables.pact.table import PactTable
from goblins.tables.pact.turns import Turns
from goblins.ui.drag import Gesture
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point
from tests.support.pact.builders import position
from tests.support.pact.lines import CONTENT, display, hand
from tests.support.pact.player import MOVING, PactPlayer, at_the_window

AMONG_BOTS = ("human", "easy", "easy")
COMPANIES: list[tuple[tuple[str, ...], dict[str, Any]]] = [
    (("human",), {}),
    (("human", "random"), {}),
    (("human", "random", "random"), {"mode": "beginner"}),
    (("human", "random", "random", "random", "random"), {"mode": "expert"}),
]


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[PactPlayer]:
    with at_the_window(tmp_path_factory.mktemp("home")) as player:
        yield player


def sources_of(player: PactPlayer) -> set[Piece]:
    return {source for source, _ in player.table.reach.gestures}


def open_points(player: PactPlayer, target: Piece) -> Iterator[Point]:
    """Points of a target that no piece covers with which something can be done."""
    rect, sources = player.target(target), sources_of(player)
    for down in (0.5, 0.1, 0.9, 0.3, 0.7, 0.02, 0.98):
        for across in (0.5, 0.04, 0.96, 0.25, 0.75, 0.01, 0.99):
            point = rect.x + rect.w * across, rect.y + rect.h * down
            if player.table.top.piece_at(point) not in sources:
                yield point


def click_means(player: PactPlayer, point: Point) -> tuple[Gesture | None, frozenset[Piece]]:
    """What a click at a point would be: a gesture, or pieces that rise for it."""
    reach = player.table.reach
    assert reach.press(point, 10**9) is None and reach.release() is None
    dropped, choosing = reach.click_place(point), reach.choosing
    reach.let_go()
    return dropped.gesture if dropped else None, choosing[1] if choosing else frozenset()


def look_at_every_place(player: PactPlayer) -> int:
    """Every lit place is clicked where it is bare; how many there were."""
    gestures, count = player.table.reach.gestures, 0
    for target in {target for source, target in gestures if source != target}:
        point = next(open_points(player, target), None)
        if point is None:
            assert target in sources_of(player), f"{target} is covered"
            continue
        meant, rising = click_means(player, point)
        places = [name for name in {name for _, name in gestures} if player.target(name).holds(point)]
        able = {drop[0]: gestures[drop] for drop in gestures if drop[1] in places}
        assert meant in able.values() if meant else rising and rising <= set(able), (target, meant, rising)
        count += 1
    return count


@pytest.mark.parametrize(("who", "options"), COMPANIES)
def test_every_lit_place_can_be_clicked(player: PactPlayer, who: tuple[str, ...], options: dict[str, Any]) -> None:
    """In the positions of a random game."""
    player.deal(*who, seed=11, **options)
    rng, places = Random(5), 0
    for number in range(40):
        player.settle()
        if not isinstance(player.scene, TableScene) or player.match.outcome:
            break
        places += look_at_every_place(player)
        if number % 8 == 3 and player.table.reach.gestures:
            chosen = rng.choice(sorted(player.table.reach.gestures.items(), key=str))
            first = player.match.cursor
            player.make(*chosen[0], rng.choice(["drag", "keys", "click"]))
            player.until(lambda first=first: player.match.cursor > first)
            assert player.done(first)[0] == chosen[1].first
            continue
        player.table.play(rng.choice(player.match.rules.legal_actions(player.state, 0)))
    assert places > 40


# ---------------------------------------------------------------------- clicks that mean one thing


@pytest.mark.rule("P-31")
def test_a_double_click_on_a_task_spends_no_specialist(player: PactPlayer) -> None:
    player.lay(position(["W"], ["W"], tasks="2W1Y 2W1K1R 2G1B 2B1R", specialists={"schemer": 0}), *AMONG_BOTS)
    assert player.ways(a.Scheme(0, 0)), "it could be done on purpose"
    player.double_click(player.task("2W1Y"))
    assert not player.done()
    assert player.table.reach.hand.selected is None and player.table.toast, "it is said why not"
    player.make(player.task("2W1Y"), TASK_DECK, "click")
    assert player.done() == [a.Scheme(0, 0)]


@pytest.mark.rule("P-23", "P-31")
def test_a_double_click_on_a_goblin_always_means_the_display(player: PactPlayer) -> None:
    player.lay(position(["K"], ["WYKG"], specialists={"taskmaster": 0, "mimic": 0}), *AMONG_BOTS)
    for played, letter in enumerate("YKG", 1):
        player.double_click(player.goblin(letter))
        player.step(0.5)
        assert player.kinds_done() == ["Play"] * played
    player.double_click(player.goblin("W"))
    assert player.kinds_done() == ["Play"] * 3, "a fourth would spend the Taskmaster"
    player.drag(player.goblin("W"), DISPLAY)
    assert player.kinds_done() == ["Play"] * 3 + ["PlayMore"] and display(player.state) == "WYKKG"


@pytest.mark.parametrize("others", [False, True], ids=["own move", "a bot's move"])
def test_a_double_click_may_begin_while_ones_own_move_is_told(player: PactPlayer, *, others: bool) -> None:
    """It was ignored without a word: its first half only skipped the story."""
    player.lay(position(["K"], ["WYKG"], specialists={"taskmaster": 0}), *AMONG_BOTS)
    top = player.table.top
    top.director.speed = 1.0
    player.double_click(player.goblin("Y"))
    if others:  # what somebody else does is skipped, and nobody plays a card by that
        top.log[-1] = replace(top.log[-1], seat=1)
    player.move((top.layout[player.goblin("K")].x, top.layout[player.goblin("K")].y))
    assert top.director.busy
    for _ in range(2):
        player.press()
        player.release()
    assert player.kinds_done() == (["Play"] if others else ["Play", "Play"])


@pytest.mark.rule("P-30", "P-31")
def test_a_double_click_recruits_without_the_press_gang(player: PactPlayer) -> None:
    player.lay(position(hands=["W"], row="WYKG", deck="RBB", specialists={"pressgang": 0}), *AMONG_BOTS)
    for _ in range(3):
        player.double_click(DECK)
        player.step(0.5)
    assert player.kinds_done() == ["Take", "Take"] and hand(player.state) == "WBR"


# ---------------------------------------------------------------------- nothing is silent


def test_every_touch_is_answered(player: PactPlayer) -> None:
    """Whatever lies there: it says why not, or what it is, or is lifted."""
    player.deal("human", "random", "random", mode="expert", seed=4)
    for _ in range(6):
        player.settle()
        player.do(player.easy_choice())
    player.settle()
    touched = 0
    for piece in list(player.shown):
        point = player.placement(piece).rect.centre
        if player.table.top.piece_at(point) != piece or piece in sources_of(player):
            continue
        player.table.toast = None
        player.click(point)
        assert player.said(), piece
        player.key("escape") if player.table.reach.choosing else None
        touched += 1
    assert touched > 20


@pytest.mark.parametrize("target", [DISPLAY, DECK])
def test_a_drop_on_a_wrong_place_says_where_it_goes(player: PactPlayer, target: Piece) -> None:
    player.lay(position(["WWY", "K", "G"], ["W"], phase="tasks", tasks="2W1Y - - -"), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), target)
    assert not player.done() and "A Task goes into a pocket" in player.said()


# ---------------------------------------------------------------------- what a drop costs and brings


@pytest.mark.rule("P-24", "P-25", "P-30")
def test_a_held_task_says_what_every_place_costs_and_brings(player: PactPlayer) -> None:
    start = position(
        ["WWYK", "WYR", "Y"],
        phase="tasks",
        tasks="2W1Y 2W1K1R 2G1B 2B1R",
        pacts={0: "2Y2B1G 2K2R1B 2W2G1K"},
        specialists={"schemer": 0, "fixer": 0},
    )
    player.lay(start, *AMONG_BOTS)
    task, context = player.task("2W1K1R"), player.table.top.context
    left, right = context.name(1), context.name(2)
    assert told(player, task, pact_piece(0)) == [
        f"+1 you, +1 {left}",
        "+1 more: box 4",
        "+1 stick each",
        f"you give 2, {left} 2; then you draw one",
    ]
    assert told(player, task, plate_piece(0)) == ["+2 you", "you give 3", "+1 stick", f"your Fixer goes to {right}"]
    assert told(player, task, TASK_DECK) == [f"your Schemer goes to {right}"]
    with player.listening() as bare:
        player.redraw()
    with player.listening() as said:
        player.click(player.spot(task))
        player.redraw()
    assert {"stick", "each"} <= {word for line in said - bare for word in line.split()}, "and so it is written there"


@pytest.mark.rule("P-51")
def test_a_held_figure_says_its_price(player: PactPlayer) -> None:
    start = position(["WWK"], ["WWY"], mode="expert", markers=[0, 1, 1], pacts={0: "2W1Y"}, masters="WYK")
    player.lay(start, *AMONG_BOTS)
    assert told(player, figure_piece(0, 0), pact_piece(0)) == ["+1 you", "costs 3 shamans"]


@pytest.mark.rule("P-51")
def test_a_held_figure_says_what_stands_in_for_a_goblin(player: PactPlayer) -> None:
    start = position(["W"], ["WY"], mode="solo", pacts={0: "2W1Y"}, masters="W", specialists={"fixer": 0})
    player.lay(start, "human")
    assert told(player, figure_piece(0, 0), pact_piece(0)) == ["+1 you", "costs 3 shamans", "your Fixer is used up"]


@pytest.mark.rule("P-51")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_any_figure_that_is_left_can_be_taken(player: PactPlayer, number: int) -> None:
    start = position(["WWW"], ["Y"], mode="solo", pacts={0: "2W1Y"}, masters="W")
    player.lay(start, "human")
    player.drag(figure_piece(0, number), pact_piece(0))
    player.settle()
    assert player.kinds_done()[:1] == ["PlaceFigure"]
    assert player.placement(figure_piece(0, 0)).x < player.placement(figure_piece(0, 1)).x, "the next one is placed"


@pytest.mark.rule("P-25")
def test_a_tab_of_the_sheet_says_what_it_spends_at_once(player: PactPlayer) -> None:
    """Alone there are goblins enough but for one: the Fixer would go without another word."""
    start = position(
        ["WW", "Y", "WK"], ["G"], phase="tasks", tasks="2W1Y - - -", specialists={"fixer": 0}, markers=None
    )
    player.lay(start, *AMONG_BOTS)
    player.drag(player.task("2W1Y"), pact_piece(0))
    player.settle()
    assert "Alone + Fixer" in player.labels()


def told(player: PactPlayer, piece: Piece, target: Piece) -> list[str]:
    """What is said at a target."""
    price = Prices(CONTENT).of(player.view, player.table.top.context, piece, target)
    return [words for _, words in price]


# ---------------------------------------------------------------------- turns in words


@pytest.mark.rule("P-20")
def test_a_turn_is_told_in_sentences_that_read(player: PactPlayer) -> None:
    start = position(["K"], ["WYYKG"], tasks="2W1Y 2W1K1R 2G1B 2B1R", specialists={"taskmaster": 0})
    player.lay(start, *AMONG_BOTS)
    player.play("play W", "play Y", "play Y")
    player.do((next(one for one in player.match.rules.legal_actions(player.state, 0) if isinstance(one, a.PlayMore)),))
    name, table = player.table.top.context.name(0), player.table.top.table
    assert isinstance(table, PactTable)
    words = table.turn_words(player.table.top.log, player.table.top.context)
    assert words.startswith(f"{name} played a shaman and two builders, then used the Taskmaster to play a ")


@pytest.mark.rule("P-20")
def test_a_last_turn_keeps_what_matters(player: PactPlayer) -> None:
    player.lay(position(["K"], ["WYYKG"]), *AMONG_BOTS)
    done = Completed(1, 0, 0, 0, (), (), ())
    used, played = SpecialistUsed(1, 0, -1, 0), [Played(1, card) for card in range(4)]
    turns, name = Turns(player.table.top.context, CONTENT), player.table.top.context.name(0)
    task = CONTENT.tasks[0].name
    told_all = turns.last_turn([*played, used, done], lambda _: True)
    assert told_all == f"Played four goblins; the Taskmaster; {task} with {name}."
    assert turns.last_turn([*played, used], lambda words: len(words) < 30) == "Played four; the Taskmaster."
    assert turns.last_turn([*played, used, done], lambda words: len(words) < 25) == f"{task} with {name}."


# ---------------------------------------------------------------------- the sheet


@pytest.mark.rule("P-25")
def test_the_sheet_changes_its_partner(player: PactPlayer) -> None:
    player.lay(position(["WWYK", "WWK", "RWW"], phase="tasks", tasks="2W1Y - - -"), *AMONG_BOTS)
    player.drag(player.task("2W1Y"), pact_piece(0))
    right = player.table.top.context.name(2)
    assert {"Alone, at once", f"With {right}"} <= player.labels()
    player.press_main(f"With {right}")
    player.settle()
    assert player.done() == [a.Complete(0, 0, 1), a.CallOff(0), a.Complete(0, 0, 2)]
    assert player.view.payment.partner == 2 and SHEET in player.shown
    player.press_main("Alone, at once")
    player.settle()
    assert display(player.state) == "K" and SHEET not in player.shown


@pytest.mark.rule("P-25")
def test_buttons_go_with_their_sheet(player: PactPlayer) -> None:
    player.lay(position(["WWYK", "WWK", "R"], phase="tasks", tasks="2W1Y - - -"), *AMONG_BOTS, settings=MOVING)
    player.drag(player.task("2W1Y"), pact_piece(0))
    player.still()
    with player.listening() as said:
        player.redraw()
    assert {"Complete", "Cancel"} <= said
    player.press_main("Complete")
    assert player.table.top.director.busy
    with player.listening() as said:
        player.step(0.02)
    assert said and not {"Complete", "Cancel"} & said
    player.still()


@pytest.mark.rule("P-25")
def test_a_sheet_covers_the_table_from_its_first_picture_on(player: PactPlayer) -> None:
    player.lay(position(["WWYK", "WWK", "R"], phase="tasks", tasks="2W1Y - - -"), *AMONG_BOTS, settings=MOVING)
    with player.listening() as said:
        player.redraw()
    assert "End turn" in said
    task = player.task("2W1Y")
    player.drag(task, pact_piece(0))
    pictures = 0
    while player.table.top.director.busy:
        with player.listening() as said:
            player.step(0.02)
        places = player.table.top.director.placements
        if SHEET in places and said:
            pictures += 1
            assert "End turn" not in said
            assert places[task].z < places[SHEET].z, "the dropped Task goes home below the sheet"
    assert pictures > 1


# ---------------------------------------------------------------------- what is pointed at


@pytest.mark.rule("P-40", "P-51", "P-54")
@pytest.mark.parametrize(
    ("piece", "title", "clause"),
    [
        (TASK_DECK, "Tasks to come", "P-40"),
        (DECK, "The goblin deck", "P-21"),
        (dynamite_piece(0), "Mia: the Dynamite card", "P-54"),
        (dynamite_piece(1), "", "P-54"),
    ],
)
def test_what_is_pointed_at_says_what_it_is(player: PactPlayer, piece: Piece, title: str, clause: str) -> None:
    """Small cards have a note beside their large picture, all other things a sheet after a moment; both lead to a clause."""
    player.lay(position(["WWWY"], ["WWW"], mode="expert", markers=[0, 1, 1]), *AMONG_BOTS)
    player.table.companion = HelpCompanion(player.house)
    player.table.companion.sit_down(player.table)
    player.move((800.0, 8.0))
    with player.listening() as before:
        player.redraw()
    player.move(player.spot(piece))
    player.step(0.2, times=4)
    with player.listening() as said:
        player.redraw()
    assert clause not in " ".join(before)
    assert title in said if title else f"{clause}." in " ".join(said).split()
    player.key("i")
    assert any(widget.name == f"topic {clause}" for widget in player.table.widgets.widgets)


def test_the_pointer_that_dropped_something_points_at_nothing_until_it_moves_on(player: PactPlayer) -> None:
    """A goblin that waits where it was dropped was pointed at, then the place below it: sheets blinked while others chose."""
    player.lay(position(["K"], ["WYKG"]), *AMONG_BOTS)
    reach, top, goblin = player.table.reach, player.table.top, player.goblin("Y")
    player.drag(goblin, DISPLAY)
    x, y = player.pointer
    lying = top.director.placements
    for placements in ({**lying, goblin: replace(lying[goblin], x=x, y=y, z=999)}, lying):
        top.director.snap(placements)
        reach.offer(reach.gestures)
        assert reach.attention(previews=True).hovered is None
    player.move((20.0, 20.0))
    player.move((x, y))
    assert reach.attention(previews=True).hovered == DISPLAY
