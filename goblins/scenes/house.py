"""What all screens share."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goblins.games.registry import infos
from goblins.library import Library, Settings
from goblins.library.settings import usual_keys
from goblins.scenes.banner import Banner
from goblins.scenes.stack import SceneStack
from goblins.ui.sound import Sound
from goblins.ui.stage import Stage

if TYPE_CHECKING:
    from goblins.bots.thinking import ThinkingRoom
    from goblins.lessons.content import Lesson
    from goblins.scenes.doors import Doors

#: So many things are remembered that somebody has met: more than there are.
MOST_TIPS = 200
#: So many steps has a lesson that is finished, however many there are in it.
WHOLE = 1000


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
        #: Whether nothing was to be seen yet: the first picture should come soon.
        self.begins = False
        self._helpers_welcome = False
        #: Boxes that were opened since the program began: again they open faster.
        self.opened: set[str] = set()
        self.doors: Doors
        self.on_settings: Callable[[Settings], None] = lambda settings: None
        #: Locks the library for this program; True if no other one uses it.
        self.hold_library: Callable[[], bool] = lambda: False
        self.copy_text: Callable[[str], None] = lambda text: None
        self.pasted_text: Callable[[], str] = lambda: ""

    @cached_property
    def thinking(self) -> ThinkingRoom:
        """Where bots and hints think; it is furnished when the first table is laid."""
        from goblins.bots.thinking import ThinkingRoom, usual_helpers

        return ThinkingRoom(usual_helpers() if self._helpers_welcome else 0)

    def welcome_helpers(self) -> None:
        """From now on processes beside the program may think for bots; they start when they are first wanted."""
        self._helpers_welcome = True
        if "thinking" in self.__dict__:
            from goblins.bots.thinking import usual_helpers

            self.thinking.welcome(usual_helpers())

    def stop_thinking(self) -> None:
        """End whoever thinks for bots, at once."""
        if "thinking" in self.__dict__:
            self.thinking.close()

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

    def note_lesson(self, game: str, lesson: Lesson, steps: int) -> None:
        """So many steps of a lesson are done; one that was finished once stays so, also if it comes to have more."""
        done, name = self.settings.lessons, f"{game} {lesson.key}"
        steps = steps if steps < len(lesson.steps) else WHOLE
        if steps > done.get(name, 0):
            self.keep_settings(replace(self.settings, lessons={**done, name: steps}))

    def has_learned(self, game: str, lesson: Lesson) -> bool:
        """Whether a lesson is finished."""
        return self.lesson_steps(game, lesson.key) >= len(lesson.steps)

    def lesson_steps(self, game: str, key: str) -> int:
        """How many steps of a lesson were done."""
        return self.settings.lessons.get(f"{game} {key}", 0)

    def has_met(self, name: str, what: str) -> bool:
        """Whether somebody has met something before."""
        return what in self.settings.tips_seen.get(name, ())

    def is_new_to(self, name: str, what: str) -> bool:
        """Whether somebody meets something for the first time; from now on they have met it."""
        if self.has_met(name, what):
            return False
        seen = self.settings.tips_seen.get(name, ())
        kept = (*seen, what)[-MOST_TIPS:]
        self.keep_settings(replace(self.settings, tips_seen={**self.settings.tips_seen, name: kept}))
        return True

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

    def take_over(self) -> None:
        """Keep everything from now on, if the program that used the library before has gone."""
        if self.hold_library():
            self.library.take_over()

    def follow_library(self) -> None:
        """The library is back in its file, which may know more than was known before: other settings, names, matches."""
        settings = self.library.settings()
        if settings != self.settings:
            self.settings = settings
            self.sound.volumes(settings.music, settings.effects)
            self.on_settings(settings)
        self.scenes.refresh()
