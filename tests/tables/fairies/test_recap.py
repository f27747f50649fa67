"""Since your turn, at the table of Fairies: what others did is told with their cards, and gives way to a large card."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from goblins.games.fairies.events import Added, Flipped, Taken
from goblins.library.settings import Settings
from goblins.scenes.learn.helping import HelpCompanion
from goblins.scenes.learn.recap import RecapPanel
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.traces import MOST_SHOWN, traces_of
from goblins.ui.widgets.controls import Button
from goblins.words import say
from tests.support.builders import setup
from tests.support.ui_tools import Player, good_card

STILL = Settings(animation_speed=0, bot_pace=4, pause=0, tips=False)


@pytest.fixture(scope="module")
def player(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Player]:
    one = Player(tmp_path_factory.mktemp("recap"), settings=STILL)
    one.house.doors.deal(setup("fairies", ("human", "easy", "easy")), 8)
    one.rest()
    yield one
    one.close()


@pytest.fixture(scope="module")
def recap(player: Player) -> RecapPanel:
    """A turn of one's own later."""
    player.drag(good_card(player.match))
    player.rest()
    companion = player.table.companion
    assert isinstance(companion, HelpCompanion) and companion._recap is not None
    return companion._recap


def test_others_turns_are_told_with_their_cards(player: Player, recap: RecapPanel) -> None:
    steps = recap._recap.steps
    assert {one.seat for one in steps} == {1, 2}
    added = [one.trace for one in steps if one.trace and one.trace.icon == "plus"]
    assert added and all(trace.pictures and trace.places for trace in added)
    with player.listening() as said:
        player.redraw()
    assert say("screens-since-your-turn") in said


def test_a_large_card_lies_over_it_and_its_buttons(player: Player, recap: RecapPanel) -> None:
    buttons = [one for one in player.table.widgets.widgets if isinstance(one, Button) and one.name.startswith("recap ")]
    assert {one.name for one in buttons} == {"recap again", "recap turns", "recap away"}
    card = next(place for place in player.table.top.layout.values() if place.y > 700)
    player.move((card.x, card.y))
    with player.listening() as said:
        player.redraw()
    assert say("screens-since-your-turn") not in said and say("screens-show-me") not in said
    player.move((5, 5))
    with player.listening() as said:
        player.redraw()
    assert say("screens-since-your-turn") in said and say("screens-show-me") in said


def test_a_storm_is_told_by_its_number() -> None:
    context = TableContext(setup("fairies", ("human", "easy")), viewer=0)
    many = tuple(range(MOST_SHOWN + 1))
    entry = LogEntry(
        0, 1, 1, (Added(1, 40), Flipped(1, many, tuple(face + 26 for face in many), True), Taken(1, (30,)))
    )
    came, turned, took = traces_of(entry, context)
    assert [trace.icon for trace in (came, turned, took)] == ["plus", "star", "take"]
    assert not turned.pictures and str(len(many)) in turned.words
    assert len(took.pictures) == 1 and took.places != came.places and turned.grave and took.grave and not came.grave
    nothing = LogEntry(0, 1, 1, (Added(1, 40), Flipped(1, (), (), False)))
    assert [trace.icon for trace in traces_of(nothing, context)] == ["plus"]
