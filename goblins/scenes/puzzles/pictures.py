"""Small pictures of puzzles: their real tables, drawn small, a few at a time."""

from __future__ import annotations

from collections.abc import Iterable

import pygame

from goblins.scenes.house import House
from goblins.scenes.tabletop import Tabletop
from goblins.study.puzzles.puzzle import HEIGHT, SOLVER, WIDTH, Puzzle, collection, position_of
from goblins.tables.contract import Attention
from goblins.ui.draw import shapes
from goblins.ui.draw.sprites import rasterise
from goblins.ui.draw.type import INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import language

#: How large the tables are drawn of which a part is shown.
SIZE = (960, 540)
#: So many pictures are kept: of each table the part that is shown, and that is never higher than this share of its width.
MOST, HIGHEST = 80, 0.5

Name = tuple[str, str]


class PuzzlePictures:
    """Makes the pictures that are asked for, one after the other; one stage for each game, so that cards are drawn once."""

    def __init__(self, house: House) -> None:
        self._house, self._spoken = house, language()
        self._made: dict[Name, pygame.Surface] = {}
        self._wanted: list[tuple[str, Puzzle]] = []
        self._stages: dict[str, Stage] = {}
        self._laying: tuple[Name, Tabletop, Stage] | None = None

    def want(self, puzzles: Iterable[tuple[str, Puzzle]]) -> None:
        """These are to be seen now."""
        if self._spoken != language():
            self._made, self._stages, self._laying, self._spoken = {}, {}, None, language()
        self._wanted = [(game, puzzle) for game, puzzle in puzzles if (game, puzzle.key) not in self._made]

    @property
    def busy(self) -> bool:
        """Whether something is still to be made."""
        return self._laying is not None or bool(self._wanted)

    def work(self) -> bool:
        """Go on for a short while; whether there is something new to see."""
        if self._laying is None and self._wanted:
            game, puzzle = self._wanted.pop(0)
            if (game, puzzle.key) in self._made:
                return False
            stage = self._stages.get(game) or self._stages.setdefault(game, self._house.stage.beside(SIZE))
            match = position_of(game, puzzle).match()
            top = Tabletop(self._house, match, SOLVER, {})
            top.show(0, "load")
            top.prepare(stage)
            self._laying = (game, puzzle.key), top, stage
        if self._laying is None:
            return False
        name, top, stage = self._laying
        if not top.ready:
            top.work()
            return False
        top.draw(stage, Attention())
        while len(self._made) >= MOST:
            del self._made[next(iter(self._made))]
        self._made[name] = stage.surface.subsurface(_part(name[0], HIGHEST)).copy()
        self._laying = None
        return True

    def draw(self, stage: Stage, game: str, puzzle: Puzzle, rect: Rect) -> None:
        """The picture in a frame; the game's token as long as there is none."""
        picture = self._made.get((game, puzzle.key))
        if picture is None:
            stage.box(rect, (30, 52, 50), 10)
            stage.blit(stage.tokens.game(game, stage.viewport.length(56)), rect.centre)
        else:
            x, y, w, h = stage.viewport.rect(rect)
            key = ("puzzle", game, puzzle.key, w, h, self._spoken)
            stage.surface.blit(stage.cache.get(key, lambda: _cut(picture, game, (w, h), 10 * stage.scale)), (x, y))
            token = stage.tokens.game(game, stage.viewport.length(34))
            stage.blit(token, (rect.x + 20, rect.y + 20))
        stage.box(rect.grown(2), None, 11, INK, 3.5)


def _part(game: str, high: float) -> pygame.Rect:
    """The part of a table that a game's pictures show, that share of its width high, in the pixels that it is drawn with."""
    x, y, across = collection(game).picture
    scale, height = SIZE[0] / WIDTH, across * high
    left, top = max(0.0, min(WIDTH - across, x - across / 2)), max(0.0, min(HEIGHT - height, y - height / 2))
    return pygame.Rect([round(one * scale) for one in (left, top, across, height)])


def _cut(picture: pygame.Surface, game: str, size: tuple[int, int], radius: float) -> pygame.Surface:
    """What a frame of that size shows of a picture, with round corners."""
    whole, part = _part(game, HIGHEST), _part(game, size[1] / size[0])
    middle = picture.subsurface(part.move(-whole.x, -whole.y).clip(picture.get_rect()))
    scaled = pygame.transform.smoothscale(middle, size).convert_alpha()
    mask = rasterise(shapes.box(size[0], size[1], radius, (255, 255, 255), None, 0, 1.0, ""), size)
    scaled.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return scaled
