"""What all screens share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goblins.library import Library, Settings
from goblins.scenes.stack import SceneStack
from goblins.ui.sound import Sound
from goblins.ui.stage import Stage

if TYPE_CHECKING:
    from goblins.scenes.doors import Doors


class House:
    """What every screen shares: the stage, the sound, the library, the settings, and the stack of screens."""

    def __init__(self, stage: Stage, sound: Sound, library: Library) -> None:
        self.stage = stage
        self.sound = sound
        self.library = library
        self.settings: Settings = library.settings()
        self.scenes = SceneStack()
        self.running = True
        self.doors: Doors
        self.on_settings: Callable[[Settings], None] = lambda settings: None
        self.copy_text: Callable[[str], None] = lambda text: None

    def change_settings(self, settings: Settings) -> None:
        """Keep new settings and let everything follow them at once."""
        self.keep_settings(settings)
        self.sound.volumes(settings.music, settings.effects)
        self.on_settings(settings)
        self.scenes.refresh()

    def keep_settings(self, settings: Settings) -> None:
        """Keep new settings which nothing that is on the screen depends on."""
        self.settings = settings
        self.library.save_settings(settings)

    def quit(self) -> None:
        """Leave the program; everything is saved already."""
        self.running = False


