"""What the result tells of a game of Koncita: Treasures by value, Forfeits, who went out and why, and what a turn was about."""

from __future__ import annotations

import pytest

from goblins.games.koncita import events as ev
from goblins.games.koncita.content import KINDS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import NOBODY
from goblins.games.registry import rules_of
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.tally import Amount, Bars, Medallions, Remark
from goblins.tables.koncita.tally import headline, tally
from goblins.tables.registry import table_of
from tests.support.builders import setup
from tests.support.koncita.builders import action, cards, changed, position

RULES = rules_of("koncita")
assert isinstance(RULES, KoncitaRules)
CONTENT = RULES.content(2)


def by_value() -> tuple[int, int]:
    """A Treasure of one point and one of three."""
    worth = {one.points: number for number, one in enumerate(cards().treasures)}
    return worth[1], worth[3]


def test_the_dearest_treasure_comes_first_and_who_is_out_says_why() -> None:
    cheap, dear = by_value()
    state = position()
    public = changed(state.public, won=((cheap, dear), ()), breaches=(0, 2))
    view = changed(RULES.view(state, 0), public=public)
    tongue = KINDS.index("tongue")
    won = ev.TreasureWon(0, dear, by_piece=False, shown=NOBODY)
    log = [LogEntry(12, 9, 0, (won,)), LogEntry(30, 17, 1, (ev.Breached(1, (tongue,), 2), ev.WentOut(1, ())))]
    context = TableContext(setup("koncita", 2), 0)
    told = tally(view, context, CONTENT, log)
    treasures, points, forfeits, in_play = (column.cells for column in told.columns)
    assert isinstance(treasures[0], Medallions)
    assert [one.ground for one in treasures[0].shown] == ["coins/3.svg", "coins/1.svg"]
    first, second = treasures[0].shown
    assert first.words == f"Turn 9: {context.name(0)} won the {cards().treasures[dear].name} (3)." and first.ply == 12
    assert second.words == cards().treasures[cheap].name and second.ply is None, "what no step tells has its name"
    assert points == (Amount(4), Amount(0, quiet=True))
    assert forfeits[0] == Bars(0, CONTENT.numbers.most_forfeits)
    assert in_play[1] == Remark("out, turn 17", "out, 17", "forgot Tongue", bad=True)
    assert in_play[0] != in_play[1] and told.outs == {1: 30}


def test_a_turn_is_told_by_what_was_won_and_who_was_shoved_for_it() -> None:
    context = TableContext(setup("koncita", 2), 0)
    dear = by_value()[1]
    name = cards().treasures[dear].name
    shoved = ev.Shoved(0, 1, 3, 4)
    won = ev.TreasureWon(0, dear, by_piece=False, shown=NOBODY)
    one, other = context.name(0), context.name(1)
    assert headline([LogEntry(1, 1, 0, (won,))], context, CONTENT) == f"{one} won the {name} (3)."
    entries = [LogEntry(1, 1, 0, (shoved,)), LogEntry(2, 1, 0, (won, ev.WentOut(1, ())))]
    expected = f"{one} shoved {other} and won the {name} (3). {other} went out."
    assert headline(entries, context, CONTENT) == expected
    assert headline([LogEntry(1, 1, 0, (shoved,))], context, CONTENT) == ""


@pytest.mark.rule("K-37")
def test_who_was_to_go_out_for_two_breaches_at_once_is_told_of_once() -> None:
    """Two gestures were missed; while the one chooses a Forfeit, the other, who has a breach, stumbles for the third time."""
    held = {1: ["legs"], 2: ["tongue", "voice"]}
    state = position(
        "d6 c3 f4", hand=["goblin red green"], forfeits=held, due={1: "legs", 2: "tongue"}, breaches={2: 1}
    )
    state = changed(state, stumbles=(0, 0, 2))
    context, content, log = TableContext(setup("koncita", 3), 0), RULES.content(3), []
    for ply, text in enumerate(("pick goblin red green", "2: gesture head", "1: take hands"), start=1):
        made = action(state, text)
        step = RULES.apply(state, made)
        state = step.state
        log.append(LogEntry(ply, 4, made.seat, step.events))
    name = context.name(2)
    said = table_of("koncita").words(log[-1], context)
    assert said.endswith(f"{name} forgot Tongue; {name} is out.") and said.count("is out") == 1
    assert headline(log, context, content) == f"{name} went out."
    in_play = tally(RULES.view(state, 0), context, content, log).columns[-1].cells
    assert in_play[2] == Remark("out, turn 4", "out, 4", "forgot Tongue", bad=True)
