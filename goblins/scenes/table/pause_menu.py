"""The menu over the table. Nothing needs saving: every action is saved when it is made."""

from __future__ import annotations

from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.controls import Button
from goblins.ui.input import LEFT, Input, Pressed
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import SCREEN, Rect
from goblins.ui.widgets import Widget

WIDTH, PITCH = 460.0, 72.0


class PauseScene(Scene):
    """Go on, read, change settings, deal anew, leave."""

    opaque = False

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self._match = match
        self.panel = SCREEN

    def refresh(self) -> None:
        """The menu's buttons."""
        doors, match = self.house.doors, self._match
        entries = (
            ("Play on", "play", "orange", self.back),
            ("Rules", "book", "teal", lambda: doors.rulebook(match.setup.game, own=match.setup.house)),
            ("Settings", "gear", "teal", doors.settings),
            ("Same players, new deal", "dice", "teal", lambda: doors.deal_again(match.setup)),
            ("Copy the deal code", "copy", "teal", lambda: self.copy_code(match.seed)),
            ("Back to the shelf", "shelf", "teal", doors.title),
            ("Quit", "door", "teal", self.house.quit),
        )
        top = 450 - PITCH * len(entries) / 2 + 20
        widgets: list[Widget] = [
            Button(Rect(800 - WIDTH / 2 + 40, top + PITCH * index, WIDTH - 80, 58), label, act, icon=icon, kind=kind)
            for index, (label, icon, kind, act) in enumerate(entries)
        ]
        self.panel = Rect(800 - WIDTH / 2, top - 92, WIDTH, PITCH * len(entries) + 150)
        self.widgets.set(widgets, focus=widgets[0])

    def handle(self, event: Input) -> None:
        """A click beside the menu closes it."""
        if isinstance(event, Pressed) and event.button == LEFT and not self.panel.holds(event.pos):
            self.back()
        else:
            super().handle(event)

    def draw(self, stage: Stage) -> None:
        """The table stays there, dimmed."""
        stage.shade(150)
        stage.panel(self.panel, "Pause", curls="top", shadow=14)
        words = "Every move is saved when it is made."
        stage.text(words, (800, self.panel.bottom - 40), 18, DIM, "aside", width=WIDTH - 84)
        super().draw(stage)
