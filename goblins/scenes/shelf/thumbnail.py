"""A small picture of a saved match's table."""

from __future__ import annotations

import pygame

from goblins.library import BadFile, MatchRow, UnreadableMatch
from goblins.scenes.house import House
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.draw import shapes
from goblins.ui.draw.sprites import rasterise
from goblins.ui.draw.type import INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import language

TOKEN = 120.0


class Thumbnail:
    """Made once, after the first frame, by drawing the real table small."""

    def __init__(self, house: House, row: MatchRow) -> None:
        self._house, self._match_id = house, row.id
        self._game, self._updated, self._spoken = row.game, row.updated, language()
        self._picture: pygame.Surface | None = None
        self._ply = 0
        self.ready = False
        self._waited = 0

    def shows(self, row: MatchRow) -> bool:
        """Whether it is the picture of a match as it stands now, in the language that is spoken now."""
        return (self._match_id, self._updated, self._spoken) == (row.id, row.updated, language())

    def work(self) -> bool:
        """Draw it, if the first frames are out; whether there is something new."""
        self._waited += 1
        if self.ready or self._waited < 3:
            return False
        self.ready = True
        try:
            library = self._house.library
            match = library.read_match(library.export_match(self._match_id))
        except (UnreadableMatch, BadFile):
            return False
        viewer = match.setup.humans[0] if match.setup.humans else 0
        small = self._house.stage.beside((800, 450))
        top = Tabletop(self._house, match, viewer, {})
        top.show(match.cursor, "load")
        if match.rules.has_secrets(match.setup):
            if top.hand_cover is None:
                return False
            top.cover(covered=True)  # anybody may be looking at the shelf
        top.draw(small, Attention())
        self._picture, self._ply = small.surface, match.cursor
        return True

    def draw(self, stage: Stage, rect: Rect) -> None:
        """The picture in a frame with round corners; the game's token as long as there is none."""
        stage.box(rect, (22, 46, 44), 10)
        if self._picture is not None:
            x, y, w, h = stage.viewport.rect(rect)
            picture = self._picture
            stage.surface.blit(
                stage.cache.get(
                    ("thumbnail", self._match_id, self._ply, w, h),
                    lambda: _rounded(picture, (w, h), 10 * stage.scale),
                ),
                (x, y),
            )
        else:
            stage.blit(stage.tokens.game(self._game, stage.viewport.length(TOKEN)), rect.centre)
        stage.box(rect.grown(3), None, 12, INK, 4)


def _rounded(picture: pygame.Surface, size: tuple[int, int], radius: float) -> pygame.Surface:
    scaled = pygame.transform.smoothscale(picture, size).convert_alpha()
    mask = rasterise(shapes.box(size[0], size[1], radius, (255, 255, 255), None, 0, 1.0, ""), size)
    scaled.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return scaled
