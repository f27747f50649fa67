"""The pages of a result: what is painted once, what moves, and what can be clicked on each."""

from __future__ import annotations

from abc import ABC, abstractmethod
from functools import partial

import pygame

from goblins.scenes.after.choices import Choice, buttons
from goblins.scenes.after.earned import PLACES
from goblins.scenes.after.ended import Ended
from goblins.scenes.after.heading import Heading
from goblins.scenes.after.podium import draw_confetti, draw_podium, draw_ribbon, draw_word
from goblins.scenes.after.ranking import Ranking
from goblins.scenes.after.telling import Telling
from goblins.tables.capabilities import OwnGround
from goblins.ui.draw.type import Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button

#: A number that counts up: where it stands, how large, how much it is, and its colour.
Figure = tuple[Point, float, int, Colour]


class Page(ABC):
    """How one kind of result looks."""

    #: How many rows are counted; None when that is over.
    counted: int | None = None
    #: Where a picture of it is saved.
    camera = Rect(20, 828, 58, 56)
    #: Where medals of feats drop in; nowhere if there is no room.
    medals: tuple[Point, ...] = PLACES
    #: Where the first of them is named on a page without such room.
    plate: Rect | None = None
    #: What was found out while the page was looked at, so that it is painted anew.
    known = 0

    def __init__(self, ended: Ended) -> None:
        self.ended = ended

    def think(self) -> bool:
        """Find out a little more; whether that goes on."""
        return False

    @property
    def figures(self) -> list[Figure]:
        """The numbers that count up."""
        return []

    def ground(self, stage: Stage) -> pygame.Surface:
        """What lies behind everything: the table at dusk, with rays behind a winner."""
        size, table = (stage.viewport.width, stage.viewport.height), self.ended.table
        own = partial(table.ground_steps, stage) if isinstance(table, OwnGround) else None
        return stage.backdrops.result(size, stage.scale, won=self.ended.won, own=own)

    @property
    def steps(self) -> tuple[float, ...]:
        """Where rows begin that are counted one after another; nothing where all is shown at once."""
        return ()

    def cover(self, stage: Stage, counted: int) -> None:  # noqa: B027 - most pages count nothing
        """Hide what has not been counted yet."""

    def buttons(self, shown: list[Choice]) -> list[Button]:
        """What to do next, where the page has room for it."""
        return buttons(shown)

    @abstractmethod
    def paint(self, stage: Stage) -> None:
        """Everything that does not move."""

    @abstractmethod
    def draw(self, stage: Stage, arrived: float) -> None:
        """What comes in, from 0 to 1."""

    @abstractmethod
    def widgets(self, stage: Stage) -> list[Widget]:
        """What can be clicked besides the choices."""


class PodiumPage(Page):
    """Several played: the podium on the left, the ranking and the story on the right."""

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        self._ranking, self._telling, self._heading = Ranking(ended), Telling(ended), Heading(ended)

    @property
    def figures(self) -> list[Figure]:
        """Points and what they come from."""
        return self._ranking.figures

    def paint(self, stage: Stage) -> None:
        """Confetti, ranking, story."""
        if self.ended.won:
            draw_confetti(stage)
        draw_word(stage, self.ended)
        self._ranking.draw(stage)
        self._telling.draw(stage)

    def draw(self, stage: Stage, arrived: float) -> None:
        """The podium rises and the ribbon drops."""
        draw_podium(stage, self.ended, arrived)
        draw_ribbon(stage, self.ended.headline, arrived, trophies=self.ended.won)

    def widgets(self, stage: Stage) -> list[Widget]:
        """The turn that decided it, the clauses of the reason, and what was won when."""
        return [*self._telling.buttons(stage), *self._heading.spots(stage), *self._ranking.spots()]
