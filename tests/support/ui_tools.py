"""A player at the real window: real events through pygame's queue, and a clock that costs no time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pygame
import pytest

from goblins.app.window import Window
from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.library import Library
from goblins.library.settings import Settings
from goblins.scenes.dialog import DialogScene
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.table.screen import TableScene
from goblins.ui.draw import type as type_module
from goblins.ui.draw.type import TypeCase
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.time import Clock, ticks
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from tests.support.builders import setup
from tests.support.pictures import SharedPictures

#: So many rounds of the loop go by before something counts as never coming: bots think for a short while in each, which on a busy
#: machine is next to nothing.
MOST_ROUNDS = 40_000
#: The first and the longest steps of a wait, in seconds.
FIRST_STEP, LONGEST_STEP = 0.05, 0.25
#: One round in so many is looked at while pieces fly or bots play.
LOOKED_AT = 4
#: Where it doesn't matter which deal is played, it is this one.
A_DEAL = "00000007"
RING = Piece("ring")
MODIFIERS = {"ctrl": pygame.KMOD_CTRL, "shift": pygame.KMOD_SHIFT, "alt": pygame.KMOD_ALT}
KEY_NAMES = {"page up": pygame.K_PAGEUP, "page down": pygame.K_PAGEDOWN, "escape": pygame.K_ESCAPE}


class Player:
    """Somebody with a mouse and a keyboard in front of a window of the game."""

    def __init__(self, home: Path, size: tuple[int, int] = (1280, 720), settings: Settings | None = None) -> None:
        """Open the window at the shelf, with a library in `home`."""
        type_module._font.cache_clear()  # fonts of a window that was closed before are dead
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("GOBLINS_WINDOW", f"{size[0]}x{size[1]}")
            patch.setattr("goblins.ui.stage.SurfaceCache", lambda: SharedPictures.of(size))
            library = Library(home)
            if settings:
                library.save_settings(settings)
            self.window = Window(library)
        pygame.event.clear()
        self.window.house.doors.title()
        self._clock = Clock()
        self.pointer: Point = (0, 0)
        #: Whether what a story waits for is pressed while time passes.
        self.reads = True
        self.copied: list[str] = []
        self.house.copy_text = self.copied.append
        self.step()

    def close(self) -> None:
        """Leave, without ending pygame for the tests that follow; what is as large as the window goes at once."""
        self.house.library.close()
        while len(self.house.scenes):
            self.house.scenes._scenes.pop().leave()
        self.house.stage.surface = pygame.Surface((1, 1))

    # ------------------------------------------------------------------ what is there

    @property
    def house(self) -> House:
        return self.window.house

    @property
    def scene(self) -> Scene:
        return self.house.scenes.top

    @property
    def table(self) -> TableScene:
        """The uppermost screen, which must be a table."""
        assert isinstance(self.scene, TableScene), f"a {type(self.scene).__name__} is on top"
        return self.scene

    @property
    def match(self) -> Match:
        return self.table.match

    def at(self, kind: type[Scene]) -> bool:
        return isinstance(self.scene, kind)

    def widget(self, name: str) -> Any:
        return self.scene.widgets.named(name)

    def placement(self, piece: Piece) -> Placement:
        return self.table.top.director.placements[piece]

    def hand(self) -> list[Piece]:
        """The pieces the one who looks may play, from left to right."""
        table = self.table
        return sorted({source for source, _ in table.reach.gestures}, key=lambda piece: self.placement(piece).x)

    def spot(self, piece: Piece) -> Point:
        """A point where the piece is uppermost, rather one that is so in the next pixel as well: a click is rounded to one."""
        rect = self.placement(piece).rect
        for nearly in (1.5, 0.0):
            for across in (0.5, 0.25, 0.1, 0.04, 0.75, 0.96):
                x, y = rect.x + rect.w * across, rect.centre[1]
                if all(self.table.top.piece_at((x + aside, y)) == piece for aside in (-nearly, 0.0, nearly)):
                    return x, y
        raise AssertionError(f"{piece} is covered")

    def target(self, name: Piece = RING) -> Rect:
        return self.table.top.targets[name]

    # ------------------------------------------------------------------ time

    def step(self, seconds: float = 0.05, times: int = 1) -> None:
        """Let rounds of the loop go by."""
        for _ in range(times):
            self.window.step(pygame.event.get(), self._clock.passed(seconds, ticks(seconds)))

    def until(self, condition: Callable[[], Any], seconds: float | None = None, rounds: int = MOST_ROUNDS) -> None:
        """Let time pass until something is so, in steps of so many seconds, or in ever longer ones.

        While pieces fly or bots play, not every round is looked at; the last one always is.
        """
        for passed in range(rounds):
            if condition():
                self.window.show()
                return
            self.read_on()
            length = seconds or min(LONGEST_STEP, FIRST_STEP * (1 + passed // 4))
            self.window.go_on(pygame.event.get(), self._clock.passed(length, ticks(length)))
            if passed % LOOKED_AT == 0 or not self._goes_on_by_itself:
                self.window.show()
        raise AssertionError("it never came to that")

    @property
    def _goes_on_by_itself(self) -> bool:
        """Whether pieces fly, or it is a bot's turn, at the table that is on top."""
        scene = self.scene
        return isinstance(scene, TableScene) and (scene.top.director.busy or scene.driver.acting_bot is not None)

    def arrive(self) -> None:
        """Until a screen has come on which something can be done."""
        self.until(lambda: self.house.scenes.passage is None)

    def read_on(self) -> None:
        """Press what a story waits for, unless it is to be looked at."""
        if self.reads and isinstance(self.scene, TableScene) and self.scene.top.director.waiting:
            self.scene.skip()

    def rest(self) -> None:
        """Until nothing moves and a human is to act, or the match's end was announced."""

        def still() -> bool:
            scene = self.scene
            if self.house.scenes.passage:
                return False
            if not isinstance(scene, TableScene):
                return scene.wait() > 0
            return scene.at_rest and not scene.dirty

        self.until(still)

    # ------------------------------------------------------------------ mouse

    def _post(self, kind: int, **words: Any) -> None:
        pygame.event.post(pygame.event.Event(kind, **words))

    def _pixels(self, point: Point) -> tuple[int, int]:
        return self.house.stage.viewport.point(point)

    def move(self, point: Point) -> None:
        self.pointer = point
        self._post(pygame.MOUSEMOTION, pos=self._pixels(point), rel=(1, 1), buttons=(0, 0, 0))
        self.step(0.01)

    def press(self, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONDOWN, pos=self._pixels(self.pointer), button=button)
        self.step(0.01)

    def release(self, button: int = 1) -> None:
        self._post(pygame.MOUSEBUTTONUP, pos=self._pixels(self.pointer), button=button)
        self.step(0.01)

    def _at_once(self, *acts: Point | str) -> None:
        """Moves, presses and releases within one round, as a quick hand does them."""
        for act in acts:
            if isinstance(act, str):
                kind = pygame.MOUSEBUTTONDOWN if act == "press" else pygame.MOUSEBUTTONUP
                self._post(kind, pos=self._pixels(self.pointer), button=1)
            else:
                self.pointer = act
                self._post(pygame.MOUSEMOTION, pos=self._pixels(act), rel=(1, 1), buttons=(0, 0, 0))
        self.step(0.03)

    def wheel(self, up: int) -> None:
        """Turn the wheel where the pointer is."""
        self._post(pygame.MOUSEWHEEL, x=0, y=up)
        self.step(0.01)

    def click(self, target: Point | str | Widget) -> None:
        """Click a point, or a widget, which may be called by its name."""
        self.arrive()
        if isinstance(target, str):
            target = self.widget(target)
        self._at_once(target.rect.centre if isinstance(target, Widget) else target, "press", "release")

    def choose(self, name: str, value: Any) -> None:
        """Click one of a choice's options."""
        choice = self.widget(name)
        self.until(lambda: self.widget(name)._segments)
        index = next(index for index, (offered, _) in enumerate(choice.options) if offered == value)
        self.click(self.widget(name)._segments[index].centre)

    def take(self, piece: Piece) -> None:
        """Press on a piece and pull it up a little."""
        self.arrive()
        point = self.spot(piece)
        self._at_once(point, "press", (point[0] + 3, point[1] - 20))
        assert self.table.reach.hand.phase == "held"

    def drag(self, piece: Piece, target: Point | Piece = RING) -> None:
        """Drag a piece to a target or a point, and let it go."""
        self.take(piece)
        end = self.target(target).centre if isinstance(target, Piece) else target
        x, y = self.pointer
        self._at_once(((x + end[0]) / 2, (y + end[1]) / 2), end)
        self.release()

    def hint(self) -> None:
        """Ask for a hint; the first time, it is said what that costs."""
        self.key("h")
        if isinstance(self.scene, DialogScene):
            self.click("Show me")

    def double_click(self, piece: Piece) -> None:
        self.arrive()
        self.move(self.spot(piece))
        for _ in range(2):
            self.press()
            self.release()

    # ------------------------------------------------------------------ keyboard

    def key(self, *names: str) -> None:
        """Press keys by the names that settings use."""
        self.arrive()
        for name in names:
            *held, plain = name.split("+") if len(name) > 1 else [name]
            code = KEY_NAMES.get(plain) or pygame.key.key_code(plain)
            modifiers = sum(MODIFIERS[modifier] for modifier in held)
            self._post(pygame.KEYDOWN, key=code, mod=modifiers, unicode="", scancode=0)
            self._post(pygame.KEYUP, key=code, mod=modifiers, unicode="", scancode=0)
            self.step(0.01)

    def type(self, text: str) -> None:
        for letter in text:
            self._post(pygame.KEYDOWN, key=ord(letter), mod=0, unicode=letter, scancode=0)
            self._post(pygame.TEXTINPUT, text=letter)
            self.step(0.01)

    def tab_to(self, name: str) -> None:
        """Walk the focus to a widget with the Tab key."""
        for _ in range(80):
            focus = self.scene.widgets.focus
            if focus and focus.name == name:
                return
            self.key("tab")
        raise AssertionError(f"Tab never comes to {name}")

    def walk_to(self, piece: Piece) -> None:
        """Move the keyboard's finger to a piece: in its direction, and line by line where that leads nowhere."""
        seen = []
        for _ in range(80):
            walked = self.table.reach._walked
            if walked == piece:
                return
            stuck = walked in seen[-4:]
            seen.append(walked)
            self.key(self._toward(walked, piece) if walked and not stuck else "right")
        raise AssertionError(f"the arrows never come to {piece}")

    def _toward(self, start: Piece, end: Piece) -> str:
        """The arrow that leads from one piece nearest to another."""
        (x, y), (to_x, to_y) = self.table.reach._place_of(start), self.table.reach._place_of(end)
        if abs(to_y - y) > 40:
            return "down" if to_y > y else "up"
        return "right" if to_x > x else "left"

    # ------------------------------------------------------------------ the window

    def lose_focus(self) -> None:
        self._post(pygame.WINDOWFOCUSLOST)
        self.step(0.01)

    def resize(self, size: tuple[int, int]) -> None:
        """What the window system does when somebody pulls at the window's corner."""
        pygame.display.set_mode(size, pygame.RESIZABLE)
        self._post(pygame.VIDEORESIZE, size=size, w=size[0], h=size[1])
        self.step(0.01)

    @contextmanager
    def listening(self) -> Iterator[set[str]]:
        """Every line of text that is drawn meanwhile on any stage, also what is usually kept as a picture."""
        said: set[str] = set()
        line = TypeCase.line

        def heard(case: TypeCase, text: str, *words: Any, **more: Any) -> pygame.Surface:
            said.add(text)
            return line(case, text, *words, **more)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(TypeCase, "line", heard)
            patch.setattr(Stage, "kept", lambda stage, key, rect, paint, reach=12: paint(rect))
            yield said

    def redraw(self) -> None:
        """Draw the screen once more, with everything that is usually kept."""
        if isinstance(self.scene, TableScene):
            self.until(lambda: self.table.top.ready)
            self.scene.top._pictures.forget()
        self.scene.mark()
        self.step(0.0)

    # ------------------------------------------------------------------ ways through the house

    def open_setup(self, game: str) -> None:
        """From the shelf through the opened box to the set-up of a game."""
        self.click(f"box {game}")
        self.click("change")

    def set_up(self, *players: str, code: str = "", **options: Any) -> None:
        """From the shelf to a game's set-up with these players, options and deal, all by mouse."""
        self.open_setup("fairies")
        self.choose("count", len(players)) if self.widget("count").chosen != len(players) else None
        for index, player in enumerate(players):
            if self.widget(f"who {index}").chosen != player:
                self.choose(f"who {index}", player)
        for name, value in options.items():
            if isinstance(value, bool):
                self.click(name)
            else:
                self.choose(name, value)
        if code:
            self.click("code")
            self.type(code)

    def sit_down(self, *players: str, code: str = A_DEAL, **options: Any) -> None:
        """The same, and on to the table: to the same deal every time, since what a table says and shows follows from it."""
        self.set_up(*players, code=code, **options)
        self.click("Start")
        self._at_the_table()

    def sit_straight_down(self, *players: str, seed: int) -> None:
        """To a table of Fairies without a way through its set-up, which has tests of its own."""
        self.house.doors.deal(setup("fairies", players), seed)
        self._at_the_table()

    def _at_the_table(self) -> None:
        self.until(lambda: self.at(TableScene))
        self.rest()


def good_card(match: Match) -> Piece:
    """The card a fair player would add now."""
    seat = match.to_act[0]
    legal = match.rules.legal_actions(match.state, seat)
    view = match.rules.view(match.state, seat)
    return card_of(decide(make_bot("fairies", "medium"), view, legal, thinking_chance(1, match.cursor, seat)).action)


def card_of(action: Action) -> Piece:
    """The piece that an action moves."""
    return Piece("card", action.face % 20)  # type: ignore[attr-defined]
