"""A fresh match at its table: it is dealt before everybody's eyes, where its table can and anything moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from goblins.tables.capabilities import Deals
from goblins.tables.kit.dealing import opening, undealt
from goblins.ui.ahead import Job
from goblins.ui.moving.motion import snaps
from goblins.ui.stage import Stage
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop


def deal_openly(top: Tabletop) -> None:
    """What is dealt comes to its places, and the light to who begins; where nothing moves, all of it is there."""
    if not isinstance(top.table, Deals) or snaps("step", top.director.speed):
        return
    deal, seats, calm = top.table.deal(top.view, top.context), top.match.to_act, top.director.calm
    alone = len(seats) != 1 or len(top.match.setup.seats) == 1
    words = "" if alone else say("screens-begins", name=top.context.name(seats[0]))
    layout = top.layout
    top.director.snap(layout if calm else undealt(layout, deal))
    top.director.queue(opening(layout, deal, words, calm=calm))
    top.lights.put_out()


def dealt_pictures(top: Tabletop, stage: Stage) -> list[Job]:
    """Jobs that make the pictures of a deal."""
    if not isinstance(top.table, Deals) or snaps("step", top.director.speed):
        return []
    starts = top.table.deal(top.view, top.context).starts.values()
    return [partial(top.table.draw_piece, stage, placement, "idle") for placement in starts]
