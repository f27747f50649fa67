"""Two screens for when things are not as they should be: an error nobody expected, and a library that is used already."""

from __future__ import annotations

from collections.abc import Callable

from goblins.scenes.dusk import dusk
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.controls import Button
from goblins.ui.messages import Toast
from goblins.ui.rich import Run, lay_out_within
from goblins.ui.stage import DIM, GREEN, RED, Stage
from goblins.ui.type import Colour
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget

PANEL = Rect(360, 150, 880, 600)
TEXT_X, TEXT_WIDTH = 640.0, 540.0


class NoticeScene(Scene):
    """A goblin, a few sentences, and a few ways on. There is no way back."""

    title = ""
    goblin = ""

    def __init__(self, house: House, path: str) -> None:
        """`path` stands below the sentences: a path may be long, and has no place to break."""
        super().__init__(house)
        self.path = path
        self._backdrop = dusk(self._furnish)

    def _furnish(self, stage: Stage) -> None:
        stage.panel(PANEL, self.title, curls="all", shadow=14)
        stage.sprite(f"characters/{self.goblin}/full.svg", (PANEL.x + 142, PANEL.y + 300), 230)

    def ways_on(self) -> list[tuple[str, str, Callable[[], None]]]:
        """The buttons: what they say, their icons, and what they do. The first one is the one suggested."""
        return []

    def sentences(self) -> list[tuple[str, Colour]]:
        """What is said, and in which colour."""
        return []

    def refresh(self) -> None:
        """Buttons in a row at the foot."""
        ways = self.ways_on()
        room = (PANEL.w - 80 - 16 * (len(ways) - 1)) / len(ways)
        widgets: list[Widget] = [
            Button(
                Rect(PANEL.x + 40 + index * (room + 16), PANEL.bottom - 104, room, 64),
                label,
                act,
                icon=icon,
                kind="teal" if index else "orange",
            )
            for index, (label, icon, act) in enumerate(ways)
        ]
        self.widgets.set(widgets, focus=widgets[0])

    def back(self) -> None:
        """Escape leads nowhere: one of the buttons must be meant."""

    def draw(self, stage: Stage) -> None:
        """The sentences one below the other, smaller where they are long."""
        self._backdrop.draw(stage)
        y = PANEL.y + 92
        for words, colour in self.sentences():
            text = lay_out_within(stage, [Run(words)], TEXT_WIDTH, 110, 21)
            text.draw(stage, TEXT_X, y, colour)
            y += text.height + 16
        stage.text(self.path, (TEXT_X, y + 2), 19, DIM, "bold", "midleft", width=TEXT_WIDTH)
        super().draw(stage)


class TroubleScene(NoticeScene):
    """Something went wrong that nobody expected: what was saved, how to go on, and what to tell those who can mend it."""

    title = "That should not have happened"
    goblin = "sock"
    toast_y = 792.0

    def __init__(
        self, house: House, report: str, log: str, on_go_on: Callable[[], None], *, to_the_shelf: bool
    ) -> None:
        super().__init__(house, log)
        self._report, self._on_go_on, self._to_the_shelf = report, on_go_on, to_the_shelf

    def ways_on(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Go on, tell others, or leave."""
        return [
            ("To the shelf" if self._to_the_shelf else "Go on", "play", self._on_go_on),
            ("Copy the report", "copy", self._copy),
            ("Quit", "door", self.house.quit),
        ]

    def sentences(self) -> list[tuple[str, Colour]]:
        """What is safe comes first."""
        library = self.house.library
        saved: tuple[str, Colour] = ("Your match is safe: every move was saved when it was made.", GREEN)
        if library.unsaved:
            saved = (f"{library.unsaved} They are still there: go on, and they are tried again.", RED)
        elif library.looking:
            saved = ("You were only looking: nothing was saved, and nothing in the library was changed.", DIM)
        where = "the shelf" if self._to_the_shelf else "where you were"
        return [
            ("A goblin has tripped over something in this program.", DIM),
            saved,
            (
                f"You can go on to {where}. The report says what happened, without names and without anybody’s cards.",
                DIM,
            ),
            ("It also stands in", DIM),
        ]

    def _copy(self) -> None:
        self.house.copy_text(self._report)
        self.say(Toast("The report is on the clipboard.", "done"))


class OccupiedScene(NoticeScene):
    """Another program uses the library: look only, or play with another one."""

    title = "Goblins is open already"
    goblin = "belly"
    toast_y = 792.0

    def __init__(self, house: House, on_look: Callable[[], None], on_other: Callable[[], None]) -> None:
        super().__init__(house, str(house.library.folder))
        self._on_look, self._on_other = on_look, on_other

    def ways_on(self) -> list[tuple[str, str, Callable[[], None]]]:
        """Nothing of the other program's is touched by any of them."""
        return [
            ("Only look", "eye", self._on_look),
            ("Another library", "shelf", self._on_other),
            ("Quit", "door", self.house.quit),
        ]

    def sentences(self) -> list[tuple[str, Colour]]:
        """What each button means."""
        return [
            ("Another window plays with your library, and two can’t write into it at once.", DIM),
            ("You can look at everything that lies in it. Nothing you do here will be kept.", DIM),
            (
                "Or play with a library of its own, which lies beside it: matches are kept there, apart from the others.",
                DIM,
            ),
            ("The library that is used lies in", DIM),
        ]
