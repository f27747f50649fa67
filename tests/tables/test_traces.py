"""What is remembered of steps: every trace has pictures that exist, words for it, and tells nothing that was hidden."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from goblins.core.match import Match
from goblins.games.registry import rules_of
from goblins.paths import SPRITES
from goblins.tables.capabilities import LeavesTraces
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.traces import Shown, Trace
from goblins.tables.registry import table_of
from goblins.ui.viewport import SCREEN, Rect
from tests.support.builders import setup


def traces_of(game: str, seats: int, seed: int) -> Iterator[tuple[int, int, Trace]]:
    """The traces of a whole match of random moves: for whom, by whom, and what."""
    rules, table, chance = rules_of(game), table_of(game), Random(seed)
    assert isinstance(table, LeavesTraces)
    match = Match(rules, setup(game, ("easy",) * seats), seed)
    while match.outcome is None and match.cursor < 700:
        seat = chance.choice(match.to_act)
        action = chance.choice([one for one in rules.legal_actions(match.state, seat) if not one.aside])
        assert match.play(action)
        step = match.steps[match.cursor - 1]
        for viewer in range(seats):
            events = tuple(rules.redact(event, viewer) for event in step.events)
            entry = LogEntry(match.cursor - 1, 1, step.action.seat, events)
            for trace in table.traces(entry, TableContext(match.setup, viewer)):
                yield viewer, step.action.seat, trace


@pytest.mark.parametrize(
    ("game", "seats", "seed"), [("koncita", 3, 1), ("koncita", 2, 2), ("pact", 3, 3), ("pact", 2, 4)]
)
def test_traces_have_words_and_pictures(game: str, seats: int, seed: int) -> None:
    """Each has an icon and few words; its pictures are there, and it happened on the screen."""
    icons, hits = set(), 0
    for _, _, trace in traces_of(game, seats, seed):
        icons.add(trace.icon)
        hits += bool(trace.hit)
        assert 0 < len(trace.words) < 24 and (SPRITES / "icons" / f"{trace.icon}.svg").exists(), trace
        assert 0 <= trace.seat < seats
        for shown in trace.pictures:
            assert not shown.sprite or (SPRITES / Path(shown.sprite)).exists(), shown
            assert shown.seat is None or shown.seat < seats
        assert all(SCREEN.holds(place.centre) for place in trace.places)
    assert len(icons) >= 4 and hits, (icons, hits)


@pytest.mark.parametrize(("game", "seed"), [("koncita", 5), ("pact", 6)])
def test_only_what_was_done_to_somebody_else_hits_nobody(game: str, seed: int) -> None:
    """Nobody hits themselves, and what hits one does not hit the others."""
    seen = 0
    for viewer, doer, trace in traces_of(game, 3, seed):
        if trace.hit:
            assert viewer != doer or game == "koncita", trace  # one's own card may run Oscar into oneself
            seen += 1
    assert seen


def test_the_same_done_again_is_one_trace() -> None:
    one = Trace(1, "next", "moved", each=(Shown("a.svg"),), places=(Rect(0, 0, 1, 1),))
    other = Trace(1, "next", "moved", each=(Shown("b.svg"),), places=(Rect(5, 5, 1, 1),))
    both = one.followed_by(other)
    assert both is not None and both.each == one.each + other.each and both.places == one.places + other.places
    assert one.followed_by(Trace(2, "next", "moved", each=(Shown("b.svg"),))) is None
    assert one.followed_by(Trace(1, "next", "moved", each=(Shown("b.svg"),), hit="you!")) is None
    shove = Trace(1, "shove", "shoved", (Shown(seat=0),))
    assert shove.followed_by(shove) is None
