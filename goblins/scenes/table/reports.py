"""What a match reports to its table, and how the table shows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goblins.core.contract import AnyStep
from goblins.core.match import Change, Match

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


class Reports:
    """Collects what happens to a match until the table shows it."""

    def __init__(self, match: Match) -> None:
        self._new: list[tuple[Change, AnyStep | None, int]] = []
        match.observe(lambda match, change, step: self._new.append((change, step, match.cursor)))

    def __bool__(self) -> bool:
        return bool(self._new)

    def show(self, scene: TableScene) -> bool:
        """Tell what is new, or show it at once where it was taken back; whether the match moved."""
        reports, self._new = self._new, []
        moved = False
        for change, step, ply in reports:
            scene.top.update_context()
            if change == "assisted" or step is None:
                scene.mark()
                continue
            moved = True
            self._show(scene, step, ply, played=change == "played")
        return moved

    def _show(self, scene: TableScene, step: AnyStep, ply: int, *, played: bool) -> None:
        """A step. What is done beside the game is told after what is being told."""
        beside = played and step.action.aside
        scene.driver.forget()
        if not beside:
            scene.reach.forget()
            scene.toast = None
            scene.top.director.skip()  # a story that ends afterwards would leave the hand as it lay in it
            scene.hotseat.cover(step.action if played else None)
        if not played:
            scene.top.show(ply, "undo")
            scene.lie_still()
            return
        scene.top.tell(ply)
