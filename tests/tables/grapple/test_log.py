"""The log of Grapple: what happened in a step is one sentence that names whoever needs to be named."""

from __future__ import annotations

import pytest

from goblins.core.contract import Event
from goblins.games.grapple import events as ev
from goblins.games.registry import rules_of
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.grapple.table import GrappleTable
from tests.support.builders import setup

RULES = rules_of("grapple")


def told(*events: Event, seat: int = 0) -> str:
    context = TableContext(setup("grapple", 2), 0)
    return GrappleTable(RULES).words(LogEntry(0, 1, seat, events), context)


def test_one_who_does_several_things_is_named_once() -> None:
    first, _ = (seat.name for seat in setup("grapple", 2).seats)
    assert told(ev.Placed(0, None), ev.Placed(0, None)) == f"{first} placed a goblin; placed a goblin."
    assert told(ev.Placed(0, None), ev.Placed(0, None), seat=1).count(first) == 2, "somebody else’s step"


def test_who_acts_again_after_somebody_else_is_named_again() -> None:
    first, second = (seat.name for seat in setup("grapple", 2).seats)
    words = told(ev.Held(0, None), ev.Declined(1, 0), ev.Won(0, 1, (), 6))
    assert words.index(first) < words.index(second) < words.rindex(first), "nobody takes it for the other’s victory"


@pytest.mark.rule("G-18")
def test_a_split_names_both_sides() -> None:
    first, second = (seat.name for seat in setup("grapple", 2).seats)
    words = told(ev.Attacked(0, 1, 0, 1), ev.Tied(0, 1), ev.Split(0, 1))
    assert words.startswith(f"{first} attacked {second}’s ")
    assert words.endswith(f"; a tie; {first} and {second} split the goblins.")
