"""How Koncita tells what happened: broken orders in words, and a step as one sentence in any language."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from goblins.core.contract import Event
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.events import Breached, GoblinMoved, PrincessMoved, Reshuffled, Shoved, Touched
from goblins.games.koncita.room import COLOURS
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.koncita.sentences import forgotten, why_out
from goblins.tables.registry import table_of
from goblins.words import say, speaking
from tests.support.builders import setup
from tests.support.koncita.builders import sq

HEAD, LEGS, TONGUE = (KINDS.index(kind) for kind in ("head", "legs", "tongue"))
RED = COLOURS.index("red")


def forgot(*kinds: int) -> Breached:
    return Breached(0, kinds, 1)


CAUGHT, STUMBLED = Breached(0, (), 1), Breached(0, (), 1, stumbled=True)


@pytest.mark.rule("K-37")
@pytest.mark.parametrize(
    ("ways", "they", "you"),
    [
        ([forgot(HEAD)], "forgot Head", "forgot Head"),
        ([forgot(HEAD, LEGS)], "forgot Head and Legs", "forgot Head and Legs"),
        ([forgot(HEAD), forgot(HEAD)], "forgot Head twice", "forgot Head twice"),
        (
            [forgot(HEAD), forgot(LEGS, TONGUE)],
            "forgot Head, then Legs and Tongue",
            "forgot Head, then Legs and Tongue",
        ),
        ([CAUGHT, CAUGHT], "was caught twice", "were caught twice"),
        ([CAUGHT, forgot(LEGS)], "was caught, then forgot Legs", "were caught, then forgot Legs"),
        ([forgot(LEGS), STUMBLED], *["forgot Legs, then stumbled once too often"] * 2),
    ],
)
def test_how_somebody_came_to_be_out(ways: Sequence[Breached], they: str, you: str) -> None:
    assert (say(why_out(ways)), say(why_out(ways, "you"))) == (they, you)


@pytest.mark.rule("K-37")
def test_whoever_broke_an_order_is_told_what_was_to_be_done() -> None:
    assert forgotten(forgot(HEAD, TONGUE)) == "You forgot to bow and to stick out your tongue."
    assert (forgotten(CAUGHT), forgotten(STUMBLED)) == ("You were caught.", "You stumbled once too often.")


def told(*events: Event) -> str:
    context = TableContext(setup("koncita", 3), viewer=0)
    return table_of("koncita").words(LogEntry(0, 0, 0, events), context)


@pytest.mark.parametrize(
    ("events", "words"),
    [
        ([GoblinMoved(0, sq("d4"), sq("d5"), RED), Touched(0, "princess")], "{0} moved toward red, into the Princess."),
        ([GoblinMoved(0, sq("d4"), sq("d5"), RED), Reshuffled(12)], "{0} moved toward red; the discards were shuffled"),
        ([PrincessMoved(0, sq("d4"), sq("d5"), RED), Touched(1, "princess")], "toward red; she ran over {1}."),
        ([Touched(1, "casket"), Touched(0, "oscar")], "{1} touched the casket; {0} touched Oscar."),
    ],
)
def test_a_step_is_one_sentence_with_its_name_said_once(events: Sequence[Event], words: str) -> None:
    context = TableContext(setup("koncita", 3), viewer=0)
    assert words.format(*(context.name(seat) for seat in range(3))) in told(*events)


def test_a_step_is_told_in_the_language_that_is_spoken() -> None:
    moved, shoved = GoblinMoved(0, sq("d4"), sq("d5"), RED), Shoved(0, 1, sq("d5"), sq("d6"))
    assert " and shoved " in told(moved, shoved)
    with speaking("xx"):
        said = told(moved, shoved)
    assert said.startswith("[") and "mövéd" in said and "šhövéd" in said and "moved" not in said
