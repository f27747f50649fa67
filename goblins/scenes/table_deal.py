"""A fresh match at its table: it is dealt before everybody's eyes, where its table can and anything moves."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from goblins.scenes.story_ahead import StoryAhead
from goblins.tables.kit.dealing import Deals, opening, undealt
from goblins.ui.ahead import Job
from goblins.ui.moving.motion import Beat, Layout, snaps
from goblins.ui.stage import Stage
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop


def deal_openly(top: Tabletop) -> None:
    """What is dealt comes to its places, and the light to who begins; where nothing moves, all of it is there."""
    if not isinstance(top.table, Deals) or snaps("step", top.director.speed):
        return
    before, beats, ground = _opening(top, top.table)
    top.director.snap(before)
    top.director.queue(beats)
    top.paint_as(ground)
    top.lights.put_out()


def dealt_pictures(top: Tabletop, stage: Stage) -> list[Job]:
    """Jobs that make the pictures of a deal."""
    if not isinstance(top.table, Deals) or snaps("step", top.director.speed):
        return []
    before, beats, ground = _opening(top, top.table)
    story = StoryAhead(top.table)
    story.expect(before, beats)
    waiting = [partial(top.table.draw_piece, stage, placement, "idle") for placement in before.values()]
    return [*waiting, *story.jobs(stage, (ground, ()), top.context)]


def _opening(top: Tabletop, table: Deals[Any]) -> tuple[Layout, list[Beat], Any]:
    """How things lie before anything moves, the beats of the deal, and what is painted until all is dealt."""
    deal, seats, calm, layout = table.deal(top.view, top.context), top.match.to_act, top.director.calm, top.layout
    alone = len(seats) != 1 or len(top.match.setup.seats) == 1
    words = "" if alone else say("screens-begins", name=top.context.name(seats[0]))
    before, ground = (layout, top.view) if calm else (undealt(layout, deal), deal.ground or top.view)
    return before, opening(layout, deal, words, calm=calm), ground
