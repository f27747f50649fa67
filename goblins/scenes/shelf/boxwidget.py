"""A game's box as it stands on the shelf."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from goblins.content.shelf import Box
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.ui.widgets.messages import draw_pill
from goblins.words import say

BOX = (262, 318)
#: How far a box is lifted that is pointed at, and how far its corners then stand out.
LIFT, TILTED = 12.0, 7.0


class BoxWidget(Widget):
    """A game's box on the shelf; it lifts when it is pointed at. A game that is not there yet stays dim."""

    tooltip_above = True

    def __init__(
        self, rect: Rect, box: Box, on_click: Callable[[], None], painted: Callable[[], bool], *, there: bool
    ) -> None:
        full = box.full_title if box.full_title != box.title else ""
        tooltip = full if there else say("screens-not-in-box", title=box.full_title)
        super().__init__(rect, tooltip=tooltip, name=f"box {box.game}")
        self.box, self.there, self._on_click, self._painted = box, there, on_click, painted
        self.focusable = there
        self._lifted = False
        #: Whether it is not on the shelf any more, because it is being opened.
        self.taken = False

    def focus_rect(self) -> Rect:
        """Round the box, also where it is lifted and tilted."""
        return self.rect.moved(0, -LIFT).grown(TILTED) if self._lifted else self.rect

    def click(self, pos: Point) -> None:
        """Open the box."""
        if self.there:
            self._on_click()

    def picture(self, stage: Stage) -> pygame.Surface:
        """The box as it stands there."""
        box, (width, height) = self.box, BOX
        size = stage.viewport.length(width), stage.viewport.length(height)
        return stage.tokens.box(box.game, *size, box.title, box.players, box.minutes, stage.type_case)

    def draw(self, stage: Stage, look: Look) -> None:
        """The box, as soon as it is painted."""
        if self._painted():
            self.paint(stage, look)

    def paint(self, stage: Stage, look: Look = "idle") -> None:
        """The box with its shadow, lifted and tilted while hovered."""
        if self.taken:
            return
        length, box = stage.viewport.length, self.box
        picture = self.picture(stage)
        key = ("box", box.game, self.there, look == "hover" and self.there)
        if not self.there:
            picture = stage.cache.get((*key, picture.get_size()), lambda: _dimmed(picture))
        x, y = self.rect.centre
        lifted = self._lifted = look in ("hover", "pressed") and self.there
        if lifted:
            flat = picture
            picture = stage.cache.get(
                (*key, "tilted", picture.get_size()), lambda: pygame.transform.rotozoom(flat, -2, 1)
            )
            y -= LIFT
        shadow = stage.sprites.shadow(key, picture, length(14 if lifted else 6), 170)
        stage.blit(shadow, (x + (12 if lifted else 8), y + (20 if lifted else 4)))
        stage.blit(picture, (x, y))
        if not self.there:
            draw_pill(stage, (x - 12, y + 20), say("shelf-pill-soon"), "cream", 20)


def _dimmed(picture: pygame.Surface) -> pygame.Surface:
    """A box whose game is not there yet stands in the shade."""
    shaded = picture.copy()
    shaded.fill((112, 100, 124, 255), special_flags=pygame.BLEND_RGBA_MULT)
    return shaded
