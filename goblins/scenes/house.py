"""What all screens share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from goblins.games.registry import infos
from goblins.library import Library, Settings
from goblins.library.settings import usual_keys
from goblins.scenes.banner import Banner
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
        self.banner = self.scenes.banner = Banner(self)
        self.running = True
        self.doors: Doors
        self.on_settings: Callable[[Settings], None] = lambda settings: None
        self.copy_text: Callable[[str], None] = lambda text: None

    @property
    def keys(self) -> dict[str, str]:
        """Every key by what it does: those that work at every table, and those of games."""
        of_games = [usual_keys(info.keys) for info in infos()]
        return {name: key for keys in (*of_games, self.settings.keys) for name, key in keys.items()}

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
        """Leave the program. Everything is saved already; where that could not be, a question comes first."""
        if not self.library.unsaved or self.library.retry() or not self.doors.question_before_leaving():
            self.leave()

    def leave(self) -> None:
        """Leave the program at once."""
        self.running = False

    def move_to(self, library: Library) -> None:
        """Go on with another library, and with the settings that lie in it."""
        self.library.close()
        self.library = library
        library.hurry()
        self.change_settings(library.settings())
