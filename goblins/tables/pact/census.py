"""How many goblins of each type lie among the discards, and how many are still to come: what everybody could count."""

from __future__ import annotations

from collections.abc import Iterable

from goblins.games.pact.content import Content
from goblins.games.pact.kinds import KINDS, Counts
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

WIDTH, TALL = 400.0, 176.0
#: Where the numbers begin, how far they stand apart, and the rows' middles.
FIRST, PITCH, COIN = 158.0, 40.0, 30.0
COINS, DISCARDED, COMING = 74.0, 110.0, 144.0


def census(view: PactView, content: Content, *, covered: bool) -> tuple[Counts, Counts]:
    """Of every type, how many are discarded, and how many the one who looks sees nowhere: in the deck and others' hands."""
    public = view.public
    discarded = _by_kind(public.discards, content)
    seen = [*public.discards, *public.row, *(card for shown in public.displays for card in shown)]
    seen += [] if covered else view.hand
    return discarded, tuple(
        goblin.copies - count for goblin, count in zip(content.goblins, _by_kind(seen, content), strict=True)
    )


def _by_kind(cards: Iterable[int], content: Content) -> Counts:
    counts = [0] * len(KINDS)
    for card in cards:
        if card >= 0:  # a place in the row that is empty for a while
            counts[content.pack.kind_of[card]] += 1
    return tuple(counts)


def draw_census(stage: Stage, view: PactView, context: TableContext, content: Content, rect: Rect) -> None:
    """A small sheet: the types side by side, and below each its two numbers."""
    stage.panel(rect, curls="none", shadow=10)
    stage.text(say("pact-census"), (rect.x + 26, rect.y + 34), 20, anchor="midleft", width=rect.w - 52)
    stage.line((rect.x + 24, rect.y + 52), (rect.right - 24, rect.y + 52), RULE, 2)
    rows = zip(
        (DISCARDED, COMING), ("discarded", "coming"), census(view, content, covered=context.covered), strict=True
    )
    for place, kind in enumerate(KINDS):
        stage.sprite(f"pact/coin_{kind}.svg", (rect.x + FIRST + PITCH * place, rect.y + COINS), COIN, COIN)
    for y, which, counts in rows:
        words = say("pact-census-row", which=which)
        stage.text(words, (rect.x + 26, rect.y + y), 17, DIM, "body", "midleft", width=FIRST - 26 - COIN / 2 - 4)
        for place, count in enumerate(counts):
            x = rect.x + FIRST + PITCH * place
            stage.text(str(count), (x, rect.y + y), 19, INK if count else DIM, width=PITCH - 4)
