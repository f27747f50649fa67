"""What somebody is asked in a battle, in words that are true of the cards they hold."""

from __future__ import annotations

import pytest

from goblins.games.grapple.events import Attacked, Tied
from goblins.lessons.tips import tips_of
from goblins.tables.contract import TableContext
from goblins.tables.grapple.sentences import asked
from goblins.tables.registry import table_of
from goblins.words import say
from tests.support.builders import setup
from tests.support.grapple.builders import CONTENT, RULES, Fight, position


@pytest.mark.rule("G-22")
@pytest.mark.parametrize(
    ("hand", "defence", "words"),
    [
        ("defender mage", "raider", "rescue.words"),
        ("mage", "raider", "rescue.without"),
        ("defender mage", "defender", "stands.words"),
        ("mage", "defender", "stands.words"),
    ],
)
def test_why_nobody_can_be_sent(hand: str, defence: str, words: str) -> None:
    """A Defender in the hand that may not replace one's own is not said to be missing."""
    battle = Fight(1, "king", defence, asked=(1, 0))
    state = position(["mage", hand], ["", "brute"], active=0, phase="rescue", battle=battle)
    view, context = RULES.view(state, 1), TableContext(setup("grapple", ("easy", "human")), 1)
    assert asked(view, context, CONTENT)[1] == say(f"grapple-now-{words}")


@pytest.mark.rule("G-22")
def test_nobody_is_said_to_be_asked_about_a_defender_that_stands() -> None:
    """Neither the one whose Defender it is nor those who look on read of a rescue."""
    battle = Fight(1, "king", "defender", asked=(1, 0))
    state = position(["mage", "defender"], ["", "brute"], active=0, phase="rescue", battle=battle)
    for viewer in (0, 1):
        view, context = RULES.view(state, viewer), TableContext(setup("grapple", ("human", "human")), viewer)
        heading, words = asked(view, context, CONTENT)
        assert heading == "A Defender stands" and words.endswith("Defender stays: no other can replace it.")


@pytest.mark.rule("G-14", "G-22")
def test_a_tie_that_a_defender_holds_may_only_be_reinforced() -> None:
    battle = Fight(1, "defender", "defender", asked=(1, 0))
    state = position(["mage", "defender"], ["", "brute"], active=0, phase="rescue", battle=battle)
    view, context = RULES.view(state, 1), TableContext(setup("grapple", ("easy", "human")), 1)
    assert asked(view, context, CONTENT)[1] == say("grapple-now-hold.words")


@pytest.mark.parametrize(("seat", "key"), [(1, "tie"), (0, "tied_attack")])
def test_the_tip_about_a_tie_comes_while_it_can_be_gone_on_with(seat: int, key: str) -> None:
    """Both sides are told before it is decided, and nobody afterwards."""
    attacked = [Attacked(0, 1, 0, 0)]
    for defence, tied in (("king", True), ("raider", False)):
        state = position(
            ["mage", "brute"], ["", "brute"], phase="rescue", battle=Fight(1, "king", defence, asked=(1, 0))
        )
        now = table_of("grapple").circumstances(RULES.view(state, seat))
        tip = tips_of("grapple").for_events(attacked, seat, (), now)
        assert (tip is not None and tip.key == key) == tied
    over = table_of("grapple").circumstances(RULES.view(position(["mage", "brute"]), seat))
    assert not over and tips_of("grapple").for_events([Tied(0, 1)], seat, (), over) is None
