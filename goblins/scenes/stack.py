"""The screens, one upon another."""

from __future__ import annotations

from typing import TYPE_CHECKING

from goblins.ui.stage import Stage

if TYPE_CHECKING:
    from goblins.scenes.scene import Scene


class SceneStack:
    """The screens, the uppermost last; input goes to that one only."""

    def __init__(self) -> None:
        self._scenes: list[Scene] = []

    def __len__(self) -> int:
        return len(self._scenes)

    @property
    def top(self) -> Scene:
        """The screen that gets input."""
        return self._scenes[-1]

    def push(self, scene: Scene) -> None:
        """Put a screen on top."""
        self._scenes.append(scene)
        scene.enter()

    def pop(self) -> None:
        """Take the uppermost screen away."""
        self._scenes.pop().leave()
        if self._scenes:
            self.top.enter()

    def replace(self, scene: Scene) -> None:
        """Put a screen in the place of the uppermost one."""
        if self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def reset(self, scene: Scene) -> None:
        """Leave all screens and begin with this one."""
        while self._scenes:
            self._scenes.pop().leave()
        self.push(scene)

    def refresh(self) -> None:
        """Every screen builds itself anew for another size or other settings."""
        for scene in self._scenes:
            scene.refresh()

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
        return 0 if self.dirty or not all(scene.ready for scene in self._visible()) else self.top.wait()

    @property
    def dirty(self) -> bool:
        """Whether anything that can be seen changed."""
        return any(scene.dirty for scene in self._visible())

    def draw(self, stage: Stage) -> None:
        """Draw what can be seen, from the lowest visible screen up."""
        for scene in self._visible():
            scene.draw(stage)
            scene.dirty = False

    def _visible(self) -> list[Scene]:
        first = max((index for index, scene in enumerate(self._scenes) if scene.opaque), default=0)
        return self._scenes[first:]
