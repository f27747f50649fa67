"""The table of Grapple with other data: cards, meters, race, log and large cards tell what is played with."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from goblins.core.house import HouseRules
from goblins.core.setup import Setup
from goblins.games.grapple import events as ev
from goblins.games.registry import rules_of
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.grapple.meter import EMPTY, FILLED, GLOWING, notches
from goblins.tables.grapple.showing import card_piece
from goblins.tables.grapple.table import GrappleTable
from goblins.ui.viewport import Rect
from tests.support.boxes import box_with, edited
from tests.support.builders import setup
from tests.support.grapple.player import GrapplePlayer, at_the_window

NUMBERS = "hand: 6\ndraw: 2\ngarrison: 33\nrace: {long: 170, short: 80}\n"
METER = Rect(0, 0, 244, 26)


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[GrapplePlayer]:
    with at_the_window(tmp_path_factory.mktemp("home"), (1280, 720)) as found:
        yield found


def other_goblins(data: Any) -> None:
    """Every goblin is a Wizard of 13, with a rule of its own."""
    for goblin in data["goblins"]:
        goblin.update(name="Wizard", strength=13, special="", rule="There are {cards} of us.")


def house() -> HouseRules:
    cards = edited("grapple", "cards", other_goblins).house
    numbers = box_with("grapple", numbers=NUMBERS).house
    assert cards is not None and numbers is not None
    return HouseRules("Wizards", (*cards.files, *numbers.files))


@pytest.mark.rule("G-01", "G-30", "G-32")
def test_what_is_written_on_the_table_is_what_is_played_with(player: GrapplePlayer) -> None:
    printed = setup("grapple", ("human", "easy"))
    player.deal("human", "easy", seed=4)
    player.redraw()
    assert player.match.setup == printed
    player.deal_with(house(), "human", "easy", seed=4)
    with player.listening() as said:
        player.redraw()
        player.move(player.spot(card_piece(player.view.hand[0])))
        player.redraw()
    assert {"Race to 170", "/ 33", "Wizard", "13"} <= said
    assert any(line.endswith("of the 52 cards") for line in said) and "There are 52 of us." in " ".join(said)
    assert not said & {"Race to 100", "/ 21", "King", "Spy", "Brute"}


@pytest.mark.rule("G-03")
def test_two_cards_drawn_are_told_in_one_go(player: GrapplePlayer) -> None:
    rules = rules_of("grapple", house())
    table = GrappleTable(rules)
    context = TableContext(Setup("grapple", setup("grapple", 2).seats, house=house()), 0)
    name = context.name(1)
    events = (ev.TurnEnded(0), ev.Drew(1, None), ev.Drew(1, None))
    told = table.words(LogEntry(0, 1, 0, events), context)
    assert told == f"{context.name(0)} ended the turn; {name} drew two cards."


@pytest.mark.rule("G-03")
def test_a_whole_turn_is_played_by_hand_with_other_cards(player: GrapplePlayer) -> None:
    player.deal_with(house(), "human", "human", seed=2)
    state = player.state
    assert sorted(map(len, state.secret.hands)) == [6, 8] and len(state.secret.deck) == 38
    player.look()
    lying = card_piece(player.view.hand[-1])
    player.make(lying, next(target for source, target in player.table.reach.gestures if source == lying))
    assert player.kinds_done() == ["Place"]


@pytest.mark.rule("G-30")
@pytest.mark.parametrize("enough", [1, 12, 21, 42, 43, 99])
def test_a_meter_is_full_when_there_are_enough(enough: int) -> None:
    full, empty = notches(enough, enough, METER), notches(0, enough, METER)
    assert EMPTY not in full and FILLED not in empty and GLOWING not in empty
    assert empty.count("<rect") == full.count(FILLED) + full.count(GLOWING) <= 42
    nearly = notches(enough - 1, enough, METER)
    assert EMPTY in nearly and nearly.count(EMPTY) <= empty.count(EMPTY)


@pytest.mark.rule("G-30")
def test_the_printed_meter_has_a_notch_for_every_point_and_glows_towards_its_end() -> None:
    drawn = [notches(total, 21, METER) for total in range(22)]
    assert [picture.count(FILLED) + picture.count(GLOWING) for picture in drawn] == list(range(22))
    assert [GLOWING in picture for picture in drawn] == [total >= 18 for total in range(22)]
