"""How a table is drawn while it is played at: pieces, key caps, and what the screen itself has to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goblins.scenes.table import sidebar
from goblins.tables.capabilities import ReactionWindow
from goblins.ui.stage import Stage
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


def draw_table(stage: Stage, scene: TableScene) -> None:
    """Everything below the buttons."""
    top = scene.top
    attention = scene.companion.noticed(scene.reach.attention(previews=scene.house.settings.previews))
    top.draw(stage, attention, scene.reach.hand)
    if finger := scene.reach.finger:
        stage.nine("ring", finger)
    if scene.driver.hinting:
        stage.light(say("table-looking-for-hint"), top.panels.caption, 20, "center")
    if scene.pausing and isinstance(top.table, ReactionWindow):
        left = scene.reaction.left(scene.now)
        if not top.table.draw_pause(stage, top.view, top.context, left):
            scene.reaction.draw(stage, top.table.reaction_ring(top.view, top.context), scene.now)
    sidebar.draw_key_caps(stage, scene)
