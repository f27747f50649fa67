"""Which pictures Pact's great moments will need: everybody who may clasp hands, and the ground of the season to come."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from goblins.games.pact.content import SEASONS
from goblins.games.pact.state import clans_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import moments as m
from goblins.tables.pact import places as p
from goblins.tables.pact.paints import moss
from goblins.tables.pact.seasons import WINTER, season_of
from goblins.ui.ahead import Job
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen

#: In which order seasons come.
YEAR = (*SEASONS, WINTER)


def foreseen(stage: Stage, view: PactView, context: TableContext, sheet: Sequence[Callable[[], object]]) -> list[Job]:
    """Jobs that make them: the drawings of the sheet first, then those who clasp hands, this season and the next."""
    unseen, now = Unseen(stage), YEAR.index(season_of(view))
    close = [
        cue
        for clan in range(clans_of(view.public))
        for cue in m.close_by(m.Party(clan, p.character_of(view, context, clan), m.MIDDLE))
    ]
    grounds = [partial(moss, stage, season) for season in YEAR[now : now + 2]]
    return [*unseen.drawings(sheet), *unseen.cues(close), *unseen.drawings(grounds)]
