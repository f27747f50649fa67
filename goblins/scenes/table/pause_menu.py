"""The menu over the table. Nothing needs saving: every action is saved when it is made, or the menu says that it is not."""

from __future__ import annotations

from collections.abc import Callable

from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.controls import Button
from goblins.ui.input import LEFT, Input, Pressed
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import SCREEN, Rect
from goblins.ui.widgets import Widget

WIDTH, PITCH = 460.0, 72.0
#: More entries than usual stand closer, so that all of them find room below a banner.
MOST_ROOM = 540.0


class PauseScene(Scene):
    """Go on, read, change settings, deal anew, leave."""

    opaque = False

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house)
        self._match = match
        self.panel = SCREEN
        self._unsaved = False

    def refresh(self) -> None:
        """The menu's buttons."""
        doors, match = self.house.doors, self._match
        entries: list[tuple[str, str, str, Callable[[], None]]] = [
            ("Play on", "play", "orange", self.back),
            ("Rules", "book", "teal", lambda: doors.rulebook(match.setup.game, own=match.setup.house)),
            ("Settings", "gear", "teal", doors.settings),
            ("Same players, new deal", "dice", "teal", lambda: doors.deal_again(match.setup)),
        ]
        if not match.keeps_secrets:  # the same code deals the same hands elsewhere
            entries.append(("Copy the deal code", "copy", "teal", lambda: self.copy_code(match.seed)))
        self._unsaved = bool(self.house.library.unsaved)
        if self._unsaved:
            entries.append(("Try to save again", "replay", "teal", self.house.banner.try_again))
        if self._unsaved or self.house.library.looking:
            entries.append(("Save elsewhere", "export", "teal", self.house.banner.save_elsewhere))
        entries += [("Back to the shelf", "shelf", "teal", doors.title), ("Quit", "door", "teal", self.house.quit)]
        pitch = min(PITCH, MOST_ROOM / len(entries))
        top = 450 - pitch * len(entries) / 2 + 20
        widgets: list[Widget] = [
            Button(
                Rect(800 - WIDTH / 2 + 40, top + pitch * index, WIDTH - 80, pitch - 14),
                label,
                act,
                icon=icon,
                kind=kind,
            )
            for index, (label, icon, kind, act) in enumerate(entries)
        ]
        self.panel = Rect(800 - WIDTH / 2, top - 92, WIDTH, pitch * len(entries) + 150)
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
        own = self._match.setup.house
        stage.panel(self.panel, "Pause", curls="top", shadow=14)
        if own:
            stage.light(f"House rules: {own.title}", (800, self.panel.y - 26), 22, "center", width=900)
        words, colour = "Every move is saved when it is made.", DIM
        if self._unsaved:
            words, colour = "Your last moves are not saved!", RED
        elif self.house.library.looking:
            words = "You only look: nothing is saved."
        stage.text(words, (800, self.panel.bottom - 40), 18, colour, "aside", width=WIDTH - 84)
        super().draw(stage)

    def update(self) -> None:
        """What it says about saving is always true."""
        super().update()
        if self._unsaved != bool(self.house.library.unsaved):
            self.refresh()
