"""How long a table may sleep: not while something moves, thinks or is still to be carried out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goblins.scenes.table.doing import Carrying, Reacting, Telling
from goblins.scenes.table.reaction import REDRAWN
from goblins.ui.time import ticks

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: A bot's pace is looked at again after this.
BOTS = ticks(0.25)


def ticks_to_wait(scene: TableScene, idle: int) -> int:
    """How many ticks nothing happens by itself at a table; `idle` where nothing is expected at all."""
    moving = [one for one in (scene.top.wait(), scene.companion.wait()) if one is not None]
    if not scene.top.ready or 0 in moving:
        return 0
    return min([_to_go_on(scene, idle), *moving])


def _to_go_on(scene: TableScene, idle: int) -> int:
    """How long until somebody acts without a person's hand."""
    match scene.doing:
        case Telling():
            return idle if scene.top.director.waiting else 0
        case Reacting(until=until):
            return min(REDRAWN, max(1, until - scene.now))
        case Carrying() if scene.is_next(scene.doing):
            return 0
    driver = scene.driver
    if not scene.companion.lets_play:
        return idle
    if driver.has_work:
        return 0
    if driver.answering:
        return REDRAWN
    if driver.acting_bot is not None:
        return min(BOTS, driver.ticks_left)
    return idle
