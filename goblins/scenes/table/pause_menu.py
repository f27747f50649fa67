"""The menu over the table. Nothing needs saving: every action is saved when it is made, or the menu says that it is not."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from goblins.core.chance import deal_code
from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.scenes.postcard import draw_position, save_postcard
from goblins.scenes.scene import Scene
from goblins.scenes.table.handing import Way
from goblins.ui.input import LEFT, Input, Pressed
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import SCREEN, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, set_alike
from goblins.words import say

WIDTH, PITCH, BETWEEN = 460.0, 72.0, 10.0
#: More entries than usual stand closer, so that all of them find room below a banner.
MOST_ROOM = 540.0


class PauseScene(Scene):
    """Go on, read, change settings, deal anew, leave."""

    opaque = False

    def __init__(self, house: House, match: Match, ways: Sequence[Way] = ()) -> None:
        super().__init__(house)
        self._match, self._ways = match, ways
        self.panel = SCREEN
        self._unsaved = False

    def refresh(self) -> None:
        """The menu's buttons."""
        doors, match = self.house.doors, self._match
        entries: list[tuple[str, str, str, Callable[[], None]]] = [
            (say("screens-play-on"), "play", "orange", self.back),
            (say("screens-rules"), "book", "teal", lambda: doors.rulebook(match.setup.game, own=match.setup.house)),
            (say("screens-settings"), "gear", "teal", doors.settings),
            (say("table-new-deal"), "dice", "teal", lambda: doors.deal_again(match.setup)),
        ]
        if not match.keeps_secrets:  # the same code deals the same hands elsewhere
            entries.append((say("screens-copy-code"), "copy", "teal", lambda: self.copy_code(match.seed)))
        if self._may_analyse:
            entries.append((say("analysis-so-far"), "chart", "teal", self._analyse))
        entries.append((say("screens-save-picture"), "export", "teal", self._save_picture))
        self._unsaved = bool(self.house.library.unsaved)
        if self._unsaved:
            entries.append((say("table-try-to-save"), "replay", "teal", self.house.banner.try_again))
        if self._unsaved or self.house.library.looking:
            entries.append((say("screens-save-elsewhere"), "export", "teal", self.house.banner.save_elsewhere))
        entries += [
            (say("table-back-to-shelf"), "shelf", "teal", doors.title),
            (say("screens-quit"), "door", "teal", self.house.quit),
        ]
        rows = len(entries) + bool(self._ways)
        pitch = min(PITCH, MOST_ROOM / rows)
        top = 450 - pitch * rows / 2 + 20
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
        widgets += self._leaving(top + pitch * len(entries), pitch)
        self.panel = Rect(800 - WIDTH / 2, top - 92, WIDTH, pitch * rows + 150)
        self.widgets.set(widgets, focus=widgets[0])

    def _leaving(self, y: float, pitch: float) -> list[Widget]:
        """What the table offers besides, beside each other in the last row."""
        width = (WIDTH - 80 + BETWEEN) / max(1, len(self._ways)) - BETWEEN
        ways = [
            Button(
                Rect(800 - WIDTH / 2 + 40 + (width + BETWEEN) * index, y, width, pitch - 14),
                way.label,
                partial(self._go, way),
                icon=way.icon,
                kind="paper",
                px=18,
                icon_px=26,
            )
            for index, way in enumerate(self._ways)
        ]
        set_alike(self.stage, ways)
        return list[Widget](ways)

    def _go(self, way: Way) -> None:
        self.house.scenes.pop()
        way.act()

    @property
    def _may_analyse(self) -> bool:
        """Whether somebody who plays alone or against bots may have the match looked through already."""
        match = self._match
        return len(match.setup.humans) == 1 and match.outcome is None and match.may_be_told and match.cursor > 0

    def _analyse(self) -> None:
        self.house.scenes.pop()
        self.house.doors.analysis(self._match, 0, self._match.setup.humans[0])

    def _save_picture(self) -> None:
        """A postcard of the table as its first person sees it."""
        match = self._match
        viewer = next(iter(match.setup.humans), 0)
        facts = {} if match.keeps_secrets else {"code": deal_code(match.seed)}
        self.say(save_postcard(match, lambda stage: draw_position(self.house, match, viewer, facts, stage)))

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
        stage.panel(self.panel, say("table-pause"), curls="top", shadow=14)
        if own:
            stage.light(say("table-house-rules", title=own.title), (800, self.panel.y - 26), 22, "center", width=900)
        words, colour = say("table-all-saved"), DIM
        if self._unsaved:
            words, colour = say("table-not-saved"), RED
        elif self.house.library.looking:
            words = say("table-only-looking")
        stage.text(words, (800, self.panel.bottom - 40), 18, colour, "aside", width=WIDTH - 84)
        super().draw(stage)

    def update(self) -> None:
        """What it says about saving is always true."""
        super().update()
        if self._unsaved != bool(self.house.library.unsaved):
            self.refresh()
