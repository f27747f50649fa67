"""The shelf of puzzles: the one of the day, the kinds, and all of them as cards."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import Any

from goblins.scenes.dusk import draw_heading, dusk
from goblins.scenes.house import House
from goblins.scenes.puzzles.card import mushrooms, stars
from goblins.scenes.puzzles.pictures import PuzzlePictures
from goblins.scenes.scene import Scene
from goblins.study.puzzles.kind import games
from goblins.study.puzzles.progress import ABOUT, Progress, days_in_a_row, of_the_day, progress_of
from goblins.study.puzzles.puzzle import Puzzle, brief, name, puzzles_of
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import INK
from goblins.ui.input import Input, Key
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, Segments
from goblins.ui.widgets.fields import Row, ScrollBar
from goblins.words import day_month, say

DAY, KINDS, GRID = Rect(24, 100, 404, 372), Rect(24, 486, 404, 394), Rect(446, 100, 1130, 780)
#: Where cards are seen, how large they are, and how far apart.
WINDOW = Rect(462, 190, 1096, 680)
HIGH, STEP_X, STEP_Y, APART = 212.0, 266.0, 224.0, 12.0
#: So many lie side by side, and with the largest text.
ACROSS, FEWER, LARGE_TEXT = 4, 3, 150
BROWN = (150, 84, 30)
LEVELS = (0, 1, 2, 3)
STATES = ("all", "open", "solved", "new")


class PuzzleShelf(Scene):
    """Everything there is to solve, by kind, difficulty and state."""

    def __init__(self, house: House, game: str = "") -> None:
        super().__init__(house)
        self.game, self.level, self.state = game, 0, "all"
        self._pictures = PuzzlePictures(house)
        self._backdrop = dusk(_furnish)
        self._progress: dict[tuple[str, str], Progress] = {}
        self._streak = 0
        self._shown: list[tuple[str, Puzzle]] = []
        self._offset = 0.0

    # ------------------------------------------------------------------ what is shown

    def refresh(self) -> None:
        """Look again how far the players are."""
        library = self.house.library
        self._progress = progress_of(library)
        self._streak = days_in_a_row(library.progress(ABOUT), date.today())
        self._day = of_the_day(date.today())
        self._filter()
        if self.widgets.focus is None:
            names = {widget.name: widget for widget in self.widgets.widgets}
            self.widgets.focus = names.get("solve") or names["back"]

    def of(self, game: str, puzzle: Puzzle) -> Progress:
        """How far somebody is with a puzzle."""
        return self._progress.get((game, puzzle.key), Progress())

    def _filter(self) -> None:
        chosen = (self.game,) if self.game else games()
        found = [(game, one) for game in chosen for one in puzzles_of(game) if self.level in (0, one.difficulty)]
        fits: dict[str, Callable[[Progress], bool]] = {
            "all": lambda progress: True,
            "open": lambda progress: not progress.solved,
            "solved": lambda progress: progress.solved,
            "new": lambda progress: progress == Progress(),
        }
        self._shown = [(game, one) for game, one in found if fits[self.state](self.of(game, one))]
        if not self.game:
            self._shown.sort(key=lambda pair: (pair[1].difficulty, puzzles_of(pair[0]).index(pair[1])))
        self._rebuild()

    @property
    def _across(self) -> int:
        """How many cards lie side by side."""
        return ACROSS if self.stage.text_size < LARGE_TEXT else FEWER

    @property
    def _rows(self) -> int:
        return -(-len(self._shown) // self._across)

    def _rebuild(self) -> None:
        doors = self.house.doors
        widgets: list[Widget] = [
            Button(
                Rect(24, 26, 144, 54), say("screens-shelf"), doors.title, icon="chevron_left", icon_px=26, name="back"
            )
        ]
        if self._day is not None:
            game, puzzle = self._day
            act = partial(doors.puzzle, game, puzzle.key)
            widgets.append(
                Button(
                    Rect(52, 402, 348, 54), say("puzzles-solve"), act, icon="play", kind="orange", px=24, name="solve"
                )
            )
        widgets += [self._kind_row(index, game) for index, game in enumerate(("", *games()))]
        levels = [(level, say("puzzles-level", level=level)) for level in LEVELS]
        widgets.append(Segments(Rect(470, 122, 430, 54), levels, self.level, self._choose_level, name="level"))
        states = [(state, say("puzzles-state", state=state)) for state in STATES]
        widgets.append(Segments(Rect(914, 122, 420, 54), states, self.state, self._choose_state, name="state"))
        content = self._rows * STEP_Y
        self._offset = max(0.0, min(self._offset, content - WINDOW.h))
        cards = [self._card(index) for index in range(len(self._shown))]
        self._bar = ScrollBar(Rect(1542, 196, 22, 668), content, WINDOW.h, self._offset, self._scroll)
        seen = [one for one in cards if one.rect.bottom > WINDOW.y and one.rect.y < WINDOW.bottom]
        self.widgets.set([*widgets, *seen, self._bar])
        visible = [self._shown[int(card.name.split()[1])] for card in seen]
        self._pictures.want([*([self._day] if self._day else []), *visible])

    def _kind_row(self, index: int, game: str) -> Row:
        rect = Rect(KINDS.x + 18, KINDS.y + 20 + 60 * index, KINDS.w - 36, 55)
        state = "selected" if game == self.game else ""
        return Row(
            rect,
            partial(self._choose_game, game),
            partial(self._paint_kind, game),
            state=state,
            name=f"kind {game or 'all'}",
        )

    def _card(self, index: int) -> Row:
        game, puzzle = self._shown[index]
        y, x = divmod(index, self._across)
        step = STEP_X * ACROSS / self._across
        rect = Rect(WINDOW.x + 8 + step * x, WINDOW.y + 8 + STEP_Y * y - self._offset, step - APART, HIGH)
        act = partial(self.house.doors.puzzle, game, puzzle.key)
        return Row(rect, act, partial(self._paint_card, game, puzzle), name=f"card {index}", window=WINDOW)

    # ------------------------------------------------------------------ choosing

    def _choose_game(self, game: str) -> None:
        self.game, self._offset = game, 0.0
        self._filter()

    def _choose_level(self, level: Any) -> None:
        self.level, self._offset = level, 0.0
        self._filter()

    def _choose_state(self, state: Any) -> None:
        self.state, self._offset = state, 0.0
        self._filter()

    def _scroll(self, offset: float) -> None:
        self._offset = offset
        self._rebuild()

    def handle(self, event: Input) -> None:
        """The wheel and the page keys scroll; up and down walk on beyond what is seen."""
        if isinstance(event, Key) and self._walk(event.name):
            return
        if (
            isinstance(event, Key)
            and event.name not in ("page up", "page down", "home", "end")
            or not self._bar.hears(event)
        ):
            super().handle(event)

    def _walk(self, key: str) -> bool:
        """From card to card, also to those that are out of sight."""
        focus = self.widgets.focus
        kind, _, number = focus.name.partition(" ") if focus else ("", "", "")
        across = self._across
        step = {"left": -1, "right": 1, "up": -across, "down": across}.get(key, 0)
        if kind != "card" or not step:
            return False
        index = int(number) + step
        if not 0 <= index < len(self._shown) or (key == "left" and index % across == across - 1):
            return False
        top = STEP_Y * (index // across)
        self._offset = max(min(self._offset, top), top + STEP_Y + 8 - WINDOW.h)
        self._rebuild()
        self.widgets.focus = self.widgets.named(f"card {index}")
        self.mark()
        return True

    def back(self) -> None:
        """Escape: to the shelf."""
        self.house.doors.title()

    # ------------------------------------------------------------------ time

    def work(self) -> None:
        """Make a few pictures."""
        if not self.dirty and self._pictures.work():
            self.mark()

    def wait(self) -> int:
        """No waiting while pictures are made."""
        return 0 if self._pictures.busy else super().wait()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """Heading, the puzzle of the day, and all widgets."""
        self._backdrop.draw(stage)
        solved, count = self._count(games())
        draw_heading(stage, say("puzzles-title"), say("puzzles-solved-of", solved=solved, count=count))
        if self._streak:
            words = say("puzzles-days", days=self._streak)
            left = 1576 - stage.text_width(words, 22)
            stage.light(words, (1576, 54), 22, "midright")
            stage.icon("flame", (left - 28, 50), 42)
        if self._day is not None:
            self._draw_day(stage, *self._day)
        if not self._shown:
            stage.text(say("puzzles-none"), (GRID.centre[0], 480), 26, DIM, width=700)
        super().draw(stage)

    def _count(self, of: tuple[str, ...]) -> tuple[int, int]:
        """How many of some games' puzzles are solved, and how many there are."""
        all_of_them = [(game, one) for game in of for one in puzzles_of(game)]
        return sum(self.of(game, one).solved for game, one in all_of_them), len(all_of_them)

    def _draw_day(self, stage: Stage, game: str, puzzle: Puzzle) -> None:
        stage.text(say("puzzles-of-the-day"), (DAY.x + 30, DAY.y + 36), 26, anchor="midleft", width=236)
        stage.text(day_month(date.today()), (DAY.right - 26, DAY.y + 37), 18, DIM, "aside", "midright", width=110)
        self._pictures.draw(stage, game, puzzle, Rect(DAY.x + 28, DAY.y + 64, 348, 158))
        if self.of(game, puzzle).solved:
            stage.icon("tick_badge", (DAY.right - 36, DAY.y + 218), 50)
        stage.text(say(name(game, puzzle)), (DAY.x + 30, DAY.y + 250), 22, anchor="midleft", width=236)
        mushrooms(stage, (DAY.right - 92, DAY.y + 248), puzzle.difficulty, 26)
        stage.text(say(brief(game, puzzle)), (DAY.x + 30, DAY.y + 280), 18, DIM, "body", "midleft", width=346)

    def _paint_kind(self, game: str, stage: Stage, rect: Rect) -> None:
        """Its token, its name, and how much of it is solved."""
        solved, count = self._count((game,) if game else games())
        if game:
            stage.blit(stage.tokens.game(game, stage.viewport.length(38)), (rect.x + 34, rect.centre[1]))
        else:
            stage.icon("star", (rect.x + 34, rect.centre[1]), 34)
        words = say(f"puzzles-{game}-kind") if game else say("puzzles-all-kinds")
        solved_of = say("puzzles-of", solved=solved, count=count)
        left = stage.text(solved_of, (rect.right - 14, rect.y + 19), 17, DIM, "body", "midright").x
        draw_fitted(stage, words, Rect(rect.x + 62, rect.y + 3, left - rect.x - 70, 32), 19, anchor="midleft")
        groove = Rect(rect.x + 62, rect.y + 36, rect.w - 150, 9)
        stage.box(groove, (226, 205, 166), 4.5, INK, 2)
        if solved:
            stage.box(Rect(groove.x, groove.y, max(9.0, groove.w * solved / count), 9), (36, 128, 118), 4.5, INK, 2)

    def _paint_card(self, game: str, puzzle: Puzzle, stage: Stage, rect: Rect) -> None:
        """Picture, name, goal, difficulty, and how far one is."""
        progress = self.of(game, puzzle)
        self._pictures.draw(stage, game, puzzle, Rect(rect.x + 12, rect.y + 11, rect.w - 24, 108))
        if progress.solved:
            stage.icon("tick_badge", (rect.right - 24, rect.y + 112), 42)
        title = Rect(rect.x + 14, rect.y + 120, rect.w - 28, 27)
        draw_fitted(stage, say(name(game, puzzle)), title, 19, anchor="midleft")
        stage.text(say(brief(game, puzzle)), (rect.x + 14, rect.y + 162), 17, DIM, "body", "midleft", width=rect.w - 28)
        mushrooms(stage, (rect.x + 26, rect.bottom - 23), puzzle.difficulty, 24)
        right = rect.right - 14, rect.bottom - 20
        if progress.solved:
            stars(stage, (right[0] - 12, right[1]), progress.stars, 24)
        elif progress.begun:
            stage.text(say("puzzles-begun", tries=progress.tries), right, 17, BROWN, "bold", "midright", width=120)


def _furnish(stage: Stage) -> None:
    stage.panel(DAY)
    stage.panel(KINDS)
    stage.panel(GRID)
