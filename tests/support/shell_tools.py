"""A person at the shell's screens: real inputs, and a library with played matches."""

from __future__ import annotations

from typing import Any

import pygame
import pytest

from goblins.library import Library
from goblins.scenes.after.history import HistoryScene
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.input import LEFT, Input, Key, Moved, Pressed, Released, Typed
from goblins.ui.sound import Sound
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point
from tests.support.library_tools import Ticking, give_up, new_match, play_all, play_on, winning_actions
from tests.support.pictures import SharedPictures

SIZE = (1024, 640)


class Silence(Sound):
    """No sound device, or one that nobody hears."""

    def __init__(self, *, available: bool) -> None:
        super().__init__()
        self.available = available

    def volumes(self, music: int, effects: int) -> None:
        """Nothing to set."""

    def play(self, name: str) -> None:
        """Nothing to hear."""

    def tune(self) -> None:
        """No music."""

    def atmosphere(self, game: str, tension: int = 0) -> None:
        """No place is heard."""


class Doorkeeper:
    """Writes down which door was opened, and with what; what goes with it by name besides is in `named`."""

    def __init__(self) -> None:
        self.opened: list[tuple[Any, ...]] = []
        self.named: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        def open_door(*words: Any, **named: Any) -> None:
            self.opened.append((name, *words))
            self.named = named

        return open_door


class Ground(Scene):
    """Something to stand on."""


class Person:
    """Uses the uppermost screen."""

    def __init__(self, house: House) -> None:
        self.house = house

    @property
    def scene(self) -> Any:
        return self.house.scenes.top

    def see(self) -> None:
        """Look at the screen until everything has come: choices know where they lie only once they are drawn."""
        self.house.scenes.draw(self.house.stage)
        while not self.scene.ready:
            self.scene.get_ready()
            self.house.scenes.draw(self.house.stage)

    def let_pass(self, seconds: float) -> None:
        """Let time pass, tick by tick."""
        for _ in range(ticks(seconds)):
            self.scene.update()

    def does(self, *events: Input) -> None:
        for event in events:
            self.scene.handle(event)
        self.see()

    def click(self, target: Point | str) -> None:
        pos = self.scene.widgets.named(target).rect.centre if isinstance(target, str) else target
        self.does(Moved(pos), Pressed(pos, LEFT), Released(pos, LEFT))

    def keys(self, *names: str) -> None:
        self.does(*(Key(name) for name in names))

    def types(self, text: str) -> None:
        self.does(*(Typed(letter) for letter in text))

    def segment(self, name: str, index: int) -> None:
        self.click(self.scene.widgets.named(name)._segments[index].centre)


def make_house(library: Library | None = None, *, text_size: int = 100, audible: bool = True) -> House:
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64))
    pygame.font.init()
    stage = Stage(SIZE, text_size, SharedPictures.of(SIZE))
    house = House(stage, Silence(available=audible), library or Library.in_memory(clock=Ticking()))
    house.doors = Doorkeeper()
    house.on_settings = lambda settings: house.stage.resize(SIZE, settings.text_size)
    house.scenes.push(Ground(house))
    return house


def open_screen(scene: type[Scene] | Any, *words: Any, library: Library | None = None, **more: Any) -> Person:
    house = make_house(library, **more)
    house.scenes.push(scene(house, *words))
    person = Person(house)
    person.see()
    return person


@pytest.fixture
def played() -> Library:
    """A library with two solitaires, a lost one, two matches against bots, and an open one on top."""
    library = Library.in_memory(clock=Ticking())
    actions = winning_actions(3)
    match = new_match(seed=3)
    library.note(library.follow(match), "par", len(actions))
    play_all(match, actions)
    lost = new_match(seed=12)
    library.follow(lost)
    give_up(play_on(lost, 2))
    for seed, players in ((20, ("human", "easy")), (21, ("human", "hard", "medium"))):
        match = new_match(*players, seed=seed)
        library.follow(match)
        play_on(match, 900, seed)
    match = new_match("human", "human", "easy", seed=50)
    library.follow(match)
    play_on(match, 5)
    return library


def texts(scene: HistoryScene) -> list[str]:
    return [row.outcome.reason if row.outcome else "open" for row in scene.rows]
