"""All feats: those of every game, and the goals for which all matches count."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from goblins.content.shelf import box_of, shelf
from goblins.scenes.after.head import Page, draw_head
from goblins.scenes.after.page import StatisticsPage
from goblins.scenes.dusk import dusk
from goblins.scenes.house import House
from goblins.scenes.medal import draw_feat
from goblins.study.feats import ANY_GAME, Standing
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.fields import Row
from goblins.words import day_month, say

GRID = Rect(24, 100, 1130, 780)
GAMES = Rect(1172, 100, 404, 780)
IN_ROW, MEDAL, SMALL = 5, 108.0, 84.0
TOP = GRID.y + 84
#: A place of the grid.
PLACE = ((GRID.w - 60) / IN_ROW, 226.0)
ROW_PITCH = 92.0


class FeatsScene(StatisticsPage):
    """A grid of medals, and beside it the games with how many are done in each."""

    page: ClassVar[Page] = "feats"

    def __init__(self, house: House, player: str = "", game: str | None = None) -> None:
        super().__init__(house, player)
        self.game = game if game is not None else ANY_GAME
        self._backdrop = dusk(self._furnish)

    @property
    def feats_shown(self) -> list[Standing]:
        """The feats of the chosen game, or the goals."""
        return [feat for feat in self.feats if feat.game == self.game]

    def content(self) -> list[Widget]:
        """A row for all games together, and one for each."""
        widgets: list[Widget] = []
        for number, game in enumerate((ANY_GAME, *(box.game for box in shelf()))):
            rect = Rect(GAMES.x + 22, GAMES.y + 84 + ROW_PITCH * number, GAMES.w - 44, ROW_PITCH - 10)
            state = "selected" if game == self.game else ""
            row = Row(rect, self._chooser(game), self._painter(game), state=state, name=f"game {game or 'all'}")
            widgets.append(row)
        for number, feat in enumerate(self.feats_shown):
            if feat.done:
                widgets.append(_Place(self._place(number), say("feats-done-on", day=day_month(feat.done.day))))
        return widgets

    def _chooser(self, game: str) -> Callable[[], None]:
        def choose() -> None:
            self.game = game
            self.place()

        return choose

    def _counted(self, game: str) -> tuple[int, int]:
        of_game = [feat for feat in self.feats if feat.game == game]
        return sum(feat.done is not None for feat in of_game), len(of_game)

    def _painter(self, game: str) -> Callable[[Stage, Rect], None]:
        done, every = self._counted(game)

        def paint(stage: Stage, rect: Rect) -> None:
            y = rect.centre[1]
            if game == ANY_GAME:
                stage.icon("trophy", (rect.x + 46, y), 48)
            else:
                stage.blit(stage.tokens.game(game, stage.viewport.length(48)), (rect.x + 46, y))
            words = say("feats-of", done=done, all=every)
            right = stage.text(words, (rect.right - 20, y), 20, INK if done else DIM, anchor="midright", width=110).x
            title = say("feats-every-game") if game == ANY_GAME else box_of(game).title
            stage.text(title, (rect.x + 84, y), 22, anchor="midleft", width=right - rect.x - 96)

        return paint

    def _place(self, number: int) -> Rect:
        wide, high = PLACE
        return Rect(GRID.x + 30 + wide * (number % IN_ROW) + 8, TOP + high * (number // IN_ROW), wide - 16, high - 8)

    def draw(self, stage: Stage) -> None:
        """The medals."""
        self._backdrop.draw(stage, (self.game, self.player))
        draw_head(stage, self.player, self.look)
        for number, feat in enumerate(self.feats_shown):
            draw_feat(stage, self._place(number), feat, MEDAL if stage.text_size < 150 else SMALL)
        super().draw(stage)

    def _furnish(self, stage: Stage) -> None:
        title = say("feats-every-game") if self.game == ANY_GAME else box_of(self.game).title
        done, every = self._counted(self.game)
        stage.panel(GRID, title, curls="top", aside=say("feats-of", done=done, all=every))
        done = sum(feat.done is not None for feat in self.feats)
        stage.panel(GAMES, say("feats-title"), curls="top", aside=say("feats-of", done=done, all=len(self.feats)))


class _Place(Widget):
    """Where a medal lies, for its tooltip."""

    focusable = False

    def __init__(self, rect: Rect, tooltip: str) -> None:
        super().__init__(rect, tooltip=tooltip)
