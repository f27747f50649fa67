"""How a table is drawn while it is played at: pieces, key caps, and what the screen itself has to say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goblins.scenes.table import sidebar
from goblins.tables.capabilities import ReactionWindow
from goblins.ui.stage import Stage

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


def draw_table(stage: Stage, scene: TableScene) -> bool:
    """Everything below the buttons; False while the table is still being laid."""
    top = scene.top
    if not top.ready:
        stage.surface.fill((16, 40, 40))
        top.draw_progress(stage)
        return False
    top.draw(stage, scene.reach.attention(previews=scene.house.settings.previews), scene.reach.hand)
    sidebar.draw_key_caps(stage, scene)
    if scene.driver.hinting:
        stage.light("Looking for a good move …", top.panels.caption, 20, "center")
    if scene.pausing and isinstance(top.table, ReactionWindow):
        scene.reaction.draw(stage, top.table.reaction_ring(top.view, top.context), scene.now)
    return True
