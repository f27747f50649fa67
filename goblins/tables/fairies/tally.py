"""What everybody came to in Fairies: how many turns they had, and the cards that were left and kept."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.games.fairies.content import Content
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import LogEntry
from goblins.tables.fairies.race import counts, way_of
from goblins.tables.kit.tally import Tally, amounts
from goblins.words import say

TURNS, LEFT, KEPT = 1110.0, 1290.0, 1470.0


def tally(view: FairiesView, content: Content, log: Sequence[LogEntry]) -> Tally:
    """Turns and cards."""
    seats = range(len(view.public.hands))
    way = way_of(reverse=view.public.goal.reverse)
    cards = [counts(view, seat, content) for seat in seats]
    turns = [len({entry.turn for entry in log if entry.seat == seat}) for seat in seats]
    return Tally(
        (
            amounts(say("fairies-line-turns"), TURNS, turns),
            amounts(say(f"fairies-line-left-{way}"), LEFT, [left for left, _ in cards]),
            amounts(say(f"fairies-line-kept-{way}"), KEPT, [kept for _, kept in cards], main=True),
        )
    )
