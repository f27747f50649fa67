"""The table of Fairies with cards and numbers of a house's own: facts, words, panels and pictures go by them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from goblins.content.box import Box
from goblins.games.fairies.actions import Add
from goblins.games.fairies.events import Ended
from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.pieces import CardFace, Cards
from goblins.tables.registry import table_of
from tests.support.boxes import edited
from tests.support.fairies.decks import both, house_of, large_deck, numbers_with, rules_in, set_up
from tests.support.ui_tools import Player


@pytest.fixture
def player(tmp_path: Path) -> Iterator[Player]:
    somebody = Player(tmp_path)
    yield somebody
    somebody.close()


def other_numbers() -> Box:
    """A large deck, hands of five, nine fairies to win with, and deals of four and six alone."""

    def change(data: dict[str, Any]) -> None:
        data["company"].update(hand=5, ring=4)
        data.update(to_win=9, meetings=4)
        data["levels"]["usual"].update(hand=4, ring=6)
        data["levels"]["hardest"].update(hand=8, ring=8)

    return both(large_deck(), numbers_with(change))


def renamed() -> Box:
    """The printed deck, with another name on its first card."""
    return edited("fairies", "cards", lambda data: data["cards"][0]["goblin"].update(name="Jumpy Nelly"))


@pytest.mark.rule("F-10", "F-11", "F-25")
def test_the_facts_before_a_game_tell_the_numbers_of_the_house() -> None:
    box = other_numbers()
    dealt, wins = table_of("fairies", box.house).facts_before(set_up(box, "human", "easy"))
    assert "dealt five goblins, one with a star" in dealt and "four fairies lie in the ring" in dealt
    assert "with nine fairies" in wins
    printed = table_of("fairies").facts_before(set_up(Box("fairies"), "human", "easy"))
    assert "dealt four goblins" in printed[0] and "with six fairies" in printed[1]


@pytest.mark.rule("F-30", "F-31", "F-33")
def test_the_facts_before_a_solitaire_tell_its_level_and_whether_it_can_be_proven() -> None:
    box = other_numbers()
    table = table_of("fairies", box.house)
    assert "4 goblins in your hand, 6 fairies in the ring" in table.facts_before(set_up(box, "human"))[0]
    assert "can be won are dealt" in table.facts_before(set_up(box, "human"))[0]
    assert "no deal can be proven" in table.facts_before(set_up(box, "human", level=7))[0]


@pytest.mark.rule("F-25", "F-26")
@pytest.mark.parametrize(
    ("reason", "words"), [("six_fairies", "with nine together"), ("draw", "for the fourth time: a draw")]
)
def test_the_log_tells_the_numbers_of_the_house(reason: str, words: str) -> None:
    box = other_numbers()
    context = TableContext(set_up(box, "human", "easy"), 0)
    entry = LogEntry(0, 1, 0, (Ended(0, reason),))
    assert words in table_of("fairies", box.house).words(entry, context)


def seen_at_the_table(player: Player, box: Box, *who: str) -> set[str]:
    """Every word that is drawn at the opening, with the first card of the hand pointed at."""
    player.house.doors.deal(set_up(box, *who, deal="any"), 3)
    player.until(lambda: player.at(TableScene))
    player.rest()
    with player.listening() as said:
        player.redraw()
        player.move(player.spot(player.hand()[0]))
        player.redraw()
    return said


@pytest.mark.rule("F-25")
def test_the_table_counts_up_to_what_wins(player: Player) -> None:
    said = seen_at_the_table(player, other_numbers(), "human", "human")
    assert "0 of 9" in said and "If you play it" in said
    assert not [words for words in said if "of 6" in words]


@pytest.mark.rule("F-30")
def test_the_panels_of_a_solitaire_tell_its_level(player: Player) -> None:
    said = seen_at_the_table(player, other_numbers(), "human")
    assert {"4 goblins, 6 fairies", "Best, 4 / 6", "Nine"} <= said
    assert player.widget("aim").words.endswith("Nine fairies do not win here.")


@pytest.mark.rule("F-25")
def test_a_drum_sounds_one_card_before_as_many_as_win() -> None:
    """With three to win, a second fairy is one short of it; with six it is nothing special."""
    sounds = []
    for box in (numbers_with(lambda data: data.update(to_win=3)), Box("fairies")):
        rules = rules_in(box)
        state = rules.new_game(set_up(box, "human", "human"), 1)
        public, cards = state.public, rules.content.cards
        # Goblin Soup (sun) takes Willow Sue; Baby Blue is there already, Big Big Belly and Old Man Sock stay goblins
        public.hands = (1 << 4 | 1 << 17 | 1 << 8 | 1 << cards + 2, 1 << 18 | 1 << 12)
        public.ring, public.active = (cards + 1,), 0
        step = rules.apply(state, Add(0, 4))
        context = TableContext(set_up(box, "human", "human"), 0)
        table = table_of("fairies", box.house)
        sounds.append(table.story(rules.view(state, 0), rules.view(step.state, 0), step.events, context)[-1].sound)
    assert sounds == ["drum", ""]


def test_cards_of_two_decks_have_pictures_of_their_own(player: Player) -> None:
    """The same card by its number, painted at one table after the other."""
    stage, pictures = player.house.stage, []
    for box in (Box("fairies"), renamed(), Box("fairies")):
        cards = Cards(rules_in(box).content)
        flat = cards.painted(stage, CardFace(0), 120)
        lifted = cards.lifted(stage, CardFace(0), (152, 152 * 1.4), "idle")
        pictures.append((pygame.image.tobytes(flat, "RGBA"), pygame.image.tobytes(lifted, "RGBA")))
    printed, other, again = pictures
    assert printed == again
    assert printed[0] != other[0] and printed[1] != other[1]


def test_every_card_of_a_larger_deck_can_be_painted(player: Player) -> None:
    box = large_deck()
    cards = Cards(rules_in(box).content)
    for face, small in ((face, small) for face in range(20, 64) for small in (False, True)):
        assert cards.painted(player.house.stage, CardFace(face, small), 90).get_width() == 90
    assert set(table_of("fairies", house_of(box)).pictures()) >= {"icons/acorn.svg", "icons/bell.svg"}


def test_a_game_with_a_larger_deck_is_played_at_the_table(player: Player) -> None:
    box = other_numbers()
    player.house.doors.deal(set_up(box, "human", "easy"), 3)
    player.until(lambda: player.at(TableScene))
    player.rest()
    for _ in range(3):
        if not player.at(TableScene):
            break
        before = player.match.cursor
        player.drag(player.hand()[0])
        player.rest()
        assert player.match.cursor > before
    assert player.match.rules.audit(player.match.state) == ()
    assert player.match.setup.house == box.house
