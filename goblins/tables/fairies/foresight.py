"""Which pictures Fairies' great moments will need: both sides of the cards that lie there, and everybody who may win."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from goblins.games.fairies.content import Content
from goblins.tables.contract import TableContext
from goblins.tables.fairies import moments
from goblins.tables.fairies.faces import PROPORTION
from goblins.tables.fairies.pieces import ART, SMALL_ART, CardFace, Cards, shown
from goblins.ui.ahead import Job
from goblins.ui.moving.motion import Layout
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen


def foreseen(stage: Stage, context: TableContext, lying: Layout, cards: Cards, content: Content) -> list[Job]:
    """Jobs that make them, the likeliest first."""
    return Unseen(stage).drawings([*_on_the_way(stage, lying, cards, content), *_winners(stage, context)])


def _on_the_way(stage: Stage, lying: Layout, cards: Cards, content: Content) -> Iterator[Callable[[], object]]:
    """Every card as it is turned, seen from both sides: first as it lies, then as it will."""
    faces = sorted({shown(placement).face for placement in lying.values()})
    others = [content.other_side(face) for face in faces]
    for small, art in ((False, ART), (True, SMALL_ART)):
        size = art.ready, art.ready * PROPORTION
        for face in (*faces, *others):
            yield partial(cards.lifted, stage, CardFace(face, small), size, "hover", still=False)


def _winners(stage: Stage, context: TableContext) -> Iterator[Callable[[], object]]:
    """Everybody's happy face, as large as it gets."""
    for seat in context.setup.seats:
        for across in (moments.DANCED_ROUND, moments.WON):
            yield partial(stage.tokens.portrait, seat.colour, seat.goblin, stage.viewport.length(across), "happy")
