"""The screens, one upon another."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from goblins.ui.input import Input, Key, Moved, Pressed, Released
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point

if TYPE_CHECKING:
    from goblins.scenes.banner import Banner
    from goblins.scenes.passage import Passage
    from goblins.scenes.scene import Scene


#: Where the pointer is for a screen while it is over the banner.
ELSEWHERE: Point = (-1000.0, -1000.0)


class SceneStack:
    """The screens, the uppermost last; input goes to that one only, unless it is meant for the banner over all of them."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []
        self.banner: Banner | None = None
        #: The way here from the screen before, while it is to be seen.
        self.passage: Passage | None = None
        #: Whether a button of the mouse is held: then the pointer carries something, wherever it is.
        self._held = False
        #: How many screens were left.
        self.left = 0

    def __iter__(self) -> Iterator[Scene]:
        return reversed(self._scenes)

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The screen that gets input."""
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a screen on top; nothing is pointed at any more on the one below, whose tooltip would shine through."""
        if self._scenes and self.top.widgets.hover is not None:
            self.top.widgets.hover = None
            self.top.mark()
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Take the uppermost screen away."""
        self._leave()
        if self._scenes:
            self.top.enter()

    def replace(self, scene: Scene) -> None:
        """Put a screen in the place of the uppermost one."""
        if self._scenes:
            self._leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Leave all screens and begin with this one."""
        while self._scenes:
            self._leave()
        self.push(scene)

    def _leave(self) -> None:
        self.left += 1
        self._scenes.pop().leave()

    def drop_all(self) -> None:
        """Leave all screens, whatever state they are in."""
        scenes, self._scenes = self._scenes, []
        self.left += len(scenes)
        for scene in reversed(scenes):
            with suppress(Exception):
                scene.leave()

    def refresh(self) -> None:
        """Every screen builds itself anew for another size or other settings."""
        for scene in self._scenes:
            scene.refresh()
        if self.banner:
            self.banner.refresh()

    def handle(self, event: Input) -> None:
        """Something the person did. Who does anything on the way from one screen to another wants to be there."""
        if self.passage and isinstance(event, Pressed | Key):
            self._arrive()
        elif not (self.banner and self.banner.handle(event)):
            over = (
                self.banner is not None
                and isinstance(event, Moved)
                and not self._held
                and self.banner.covers(event.pos)
            )
            self._held = isinstance(event, Pressed) or (self._held and not isinstance(event, Released))
            self.top.handle(Moved(ELSEWHERE) if over else event)  # what lies below is not pointed at

    def update(self) -> None:
        """One tick passed."""
        self.top.update()
        if self.banner:
            self.banner.update()
        if self.passage:
            self.passage.update()
            if self.passage.over:
                self._arrive()

    def _arrive(self) -> None:
        self.passage = None
        self.top.mark()

    def below(self, scene: Scene) -> Scene | None:
        """The screen a screen stands on."""
        index = self._scenes.index(scene)
        return self._scenes[index - 1] if index else None

    def work(self) -> None:
        """The uppermost screen goes on with its work; what can be seen below it at least gets ready."""
        for scene in self._visible()[:-1]:
            if not scene.ready:
                scene.get_ready()
        self.top.work()

    def wait(self) -> int:
        """How many ticks the loop may sleep."""
        return 0 if self.dirty or self.passage or not all(scene.ready for scene in self._visible()) else self.top.wait()

    @property
    def dirty(self) -> bool:
        """Whether anything that can be seen changed."""
        changed = any(scene.dirty for scene in self._visible()) or (self.banner is not None and self.banner.dirty)
        return changed or self.passage is not None

    def shown(self) -> dict[str, Any]:
        """What is shown, for tests of the real window: it is not still on the way from one screen to another."""
        shown = self.top.shown()
        return {**shown, "still": shown["still"] and self.passage is None}

    def draw(self, stage: Stage) -> None:
        """Draw what can be seen, from the lowest visible screen up."""
        if self.passage and self.passage.covers:
            self.passage.prepare(stage, lambda: self._draw_visible(stage))
        else:
            self._draw_visible(stage)
        if self.passage:
            self.passage.draw(stage)
        if self.banner:
            self.banner.draw(stage)

    def _draw_visible(self, stage: Stage) -> None:
        for scene in self._visible():
            scene.draw(stage)
            scene.dirty = False

    def _visible(self) -> list[Scene]:
        first = max((index for index, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]
