"""What somebody is asked in a battle, in words that are true of the cards they hold."""

from __future__ import annotations

import pytest

from goblins.tables.contract import TableContext
from goblins.tables.grapple.sentences import asked
from goblins.words import say
from tests.support.builders import setup
from tests.support.grapple.builders import CONTENT, RULES, Fight, position


@pytest.mark.rule("G-22")
@pytest.mark.parametrize(
    ("hand", "defence", "words"),
    [("defender mage", "raider", "words"), ("mage", "raider", "without"), ("defender mage", "defender", "stands")],
)
def test_why_nobody_can_be_sent(hand: str, defence: str, words: str) -> None:
    """A Defender in the hand that may not replace one's own is not said to be missing."""
    battle = Fight(1, "king", defence, asked=(1, 0))
    state = position(["mage", hand], ["", "brute"], active=0, phase="rescue", battle=battle)
    view, context = RULES.view(state, 1), TableContext(setup("grapple", ("easy", "human")), 1)
    assert asked(view, context, CONTENT)[1] == say(f"grapple-now-rescue.{words}")
