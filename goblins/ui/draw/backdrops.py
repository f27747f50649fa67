"""Full-window backgrounds: the den, the mossy table-top, the curtain and the result, for a window of any size.

The 1600 x 900 design is scaled and centred; earth and moss fill the whole window, and layers that belong to the rim are
stretched to it, so that no bare edge shows in a window of other proportions. Noise is made at a quarter of the
design's resolution whatever the window: it has no finer detail.

A window-sized layer takes its time. A background is painted in steps, and layers in bands: where pictures are made in a hurry
(`SurfaceCache.hurrying`), it is gone on with the next time, and until then an empty picture stands for it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence

import pygame

from goblins.ui.draw import passes
from goblins.ui.draw.sprites import Sprites, bands, rasterise

Size = tuple[int, int]
Colour = tuple[int, int, int]
Octaves = Sequence[tuple[int, Colour, int]]  # (size of a feature in design units, colour added, seed)

DESIGN = (1600, 900)
MOSS: Colour = (22, 50, 52)
DUSK: Colour = (40, 36, 62)
_EARTH: Colour = (58, 40, 40)
_EARTH_OCTAVES: Octaves = ((190, (36, 22, 12), 41), (60, (20, 14, 10), 42), (8, (12, 9, 8), 43))
_MOSS_OCTAVES: Octaves = ((170, (30, 38, 10), 1), (46, (14, 24, 10), 2), (9, (10, 14, 8), 3))
_TILE = 256
_DOWN = 4  # noise is made this much smaller than the design
_SOFT = 4  # and layers without edges this much smaller than the window
_MOST_BEGUN = 2  # backgrounds that are kept although they are not finished

Steps = Iterator[pygame.Surface]


class _Work:
    """A background that is being painted."""

    def __init__(self, steps: Steps) -> None:
        self._steps = steps
        self.surface: pygame.Surface | None = None
        self.finished = False

    def go_on(self) -> None:
        """One step."""
        step = next(self._steps, None)
        self.surface, self.finished = step or self.surface, step is None


class Backdrops:
    """Paints backgrounds from the layers in `sprites/shell`; a scene keeps the one it shows, those of many are cached."""

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self._begun: dict[Hashable, _Work] = {}

    def forget(self) -> None:
        """Let go of what was begun."""
        self._begun.clear()

    def den(self, size: Size, scale: float) -> pygame.Surface:
        """The goblins' den with its shelf, opaque. It is behind most screens, and therefore kept."""
        key = ("den", size, scale)
        return self._sprites.cache.get(key, lambda: self.painted(key, lambda: self._den(size, scale))).copy()

    def moss(self, size: Size, scale: float, base: Colour = MOSS, seed: int = 3) -> pygame.Surface:
        """The mossy table-top in a base colour, opaque."""
        return self.painted(("moss", size, scale, base, seed), lambda: self._moss(size, scale, base, seed))

    def curtain(self, size: Size, scale: float) -> pygame.Surface:
        """The closed curtain with a warm light on it, opaque: nothing of the table shows. It falls turn by turn: kept, too."""
        key = ("curtain", size, scale)
        return self._sprites.cache.get(key, lambda: self.painted(key, lambda: self._curtain(size, scale)))

    def result(
        self, size: Size, scale: float, *, won: bool = True, own: Callable[[], Steps] | None = None
    ) -> pygame.Surface:
        """The table at dusk, or a ground of its own, with rays behind the winner's place, if there is a winner; opaque."""
        key = ("result", size, scale, won, own is None)
        return self.painted(key, lambda: self._result(size, scale, own, won=won))

    def night(self, size: Size, scale: float) -> pygame.Surface:
        """A mountain by night, opaque: for whoever was lost in it."""
        return self.painted(("night", size, scale), lambda: self._night(size))

    # ------------------------------------------------------------------ painting in steps

    def painted(self, key: Hashable, begin: Callable[[], Steps]) -> pygame.Surface:
        """Go on with a background as long as there is time; nothing, and counted as missed, as long as it is not finished.

        In a hurry the finished one is kept too: what it is painted for may have to be begun again.
        """
        cache = self._sprites.cache
        work = self._begun.pop(key, None) or _Work(begin())
        while not work.finished and cache.has_time:
            work.go_on()
            cache.count()
        if cache.in_a_hurry:
            self._begun[key] = work
            while len(self._begun) > _MOST_BEGUN:
                self._begun.pop(next(iter(self._begun)))
        if work.surface is not None and work.finished:
            return work.surface.copy() if cache.in_a_hurry else work.surface
        return cache.miss()

    def _den(self, size: Size, scale: float) -> Steps:
        out = mottled(size, scale, _EARTH, _EARTH_OCTAVES)
        yield out
        yield from self.lay(out, "shell/den_wall.svg")
        _add_grain(out, 200)
        yield out
        top = (size[1] - DESIGN[1] * scale) / 2
        for name, y, height, beyond in (
            ("den_niche", 470, 326, 0),
            ("den_shelf_top", 452, 36, 20),
            ("den_shelf_foot", 790, 52, 20),
        ):
            # boards reach beyond the window so that their ends never show
            reach = round(beyond * scale)
            board = self._layer(name, (size[0] + 2 * reach, round(height * scale)))
            if beyond:
                _add_grain(board, 226)
            out.blit(board, (-reach, round(top + y * scale)))
            yield out
        yield from self._shade(out, "vignette_den")

    def _moss(self, size: Size, scale: float, base: Colour, seed: int) -> Steps:
        octaves = [(cell, colour, seed + own) for cell, colour, own in _MOSS_OCTAVES]
        out = mottled(size, scale, base, octaves)
        yield out
        yield from self.lay(out, "shell/moss.svg")
        _add_grain(out, 196)
        yield out
        yield from self._shade(out, "vignette_moss")

    def _curtain(self, size: Size, scale: float) -> Steps:
        out = pygame.Surface(size)
        yield from self.lay(out, "shell/curtain.svg")
        _add_grain(out, 214)
        yield out
        passes.glow(out, size[0] // 2, _down(size, scale, 430), round(620 * scale), (255, 214, 150), 0.35)
        yield out

    def _night(self, size: Size) -> Steps:
        out = pygame.Surface(size)
        yield from self.lay(out, "shell/night.svg")
        _add_grain(out, 214)
        yield out

    def _result(self, size: Size, scale: float, own: Callable[[], Steps] | None, *, won: bool) -> Steps:
        out = pygame.Surface(size)
        for out in own() if own else self._moss(size, scale, DUSK, 17):
            yield out
        if not won:
            return
        wide, high = self._sprites.natural_size("shell/rays.svg")
        rays = self._soft("rays", (round(wide * scale), round(high * scale)))
        x, y = _across(size, scale, 330), _down(size, scale, 380)  # where the rays meet
        out.blit(rays, (x - round((330 + 700) * scale), y - round((380 + 300) * scale)))
        passes.glow(out, x, _down(size, scale, 400), round(360 * scale), (255, 214, 120), 0.55)
        yield out

    # ------------------------------------------------------------------ layers

    def _layer(self, name: str, size: Size) -> pygame.Surface:
        # straight from the text: a window-sized layer is used once and would only push sprites out of the cache
        return rasterise(self._sprites.text(f"shell/{name}.svg"), size)

    def lay(self, out: pygame.Surface, path: str) -> Steps:
        """Put a layer as large as the window onto a background, band by band."""
        text, size = self._sprites.text(path), out.get_size()
        drawn = self._sprites.fitting(path, size)
        if drawn == size:
            for row, draw in bands(text, size):
                out.blit(draw(), (0, row))
                yield out
            return
        whole = pygame.Surface(drawn, pygame.SRCALPHA)  # of other proportions than the window: stretched in one piece
        for row, draw in bands(text, drawn):
            whole.blit(draw(), (0, row))
            yield out
        out.blit(pygame.transform.smoothscale(whole, size), (0, 0))
        yield out

    def _soft(self, name: str, size: Size) -> pygame.Surface:
        """A layer whose shapes are wide and soft: drawn small and scaled up."""
        small = self._layer(name, (math.ceil(size[0] / _SOFT), math.ceil(size[1] / _SOFT)))
        return pygame.transform.smoothscale(small, size)

    def _shade(self, out: pygame.Surface, name: str) -> Steps:
        shade = self._soft(name, out.get_size())
        yield out
        out.blit(shade, (0, 0))
        yield out


def _across(size: Size, scale: float, x: float) -> int:
    return round((size[0] - DESIGN[0] * scale) / 2 + x * scale)


def _down(size: Size, scale: float, y: float) -> int:
    return round((size[1] - DESIGN[1] * scale) / 2 + y * scale)


def mottled(size: Size, scale: float, base: Colour, octaves: Octaves) -> pygame.Surface:
    """A base colour mottled by octaves of noise, as large as the window."""
    small = (max(8, math.ceil(size[0] / scale / _DOWN)), max(8, math.ceil(size[1] / scale / _DOWN)))
    ground = pygame.Surface(small)
    ground.fill(base)
    for cell, colour, seed in octaves:
        mottle = passes.noise(small, cell // _DOWN, seed)
        mottle.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
        ground.blit(mottle, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    return pygame.transform.smoothscale(ground, size)


def _add_grain(surface: pygame.Surface, lowest: int) -> None:
    """Multiply grain into a large surface. Tiles are mirrored in turn: a plain repetition would show seams at this size."""
    tile = passes.grain((_TILE, _TILE), lowest)
    turned = [[pygame.transform.flip(tile, flip_x, flip_y) for flip_x in (False, True)] for flip_y in (False, True)]
    for column, x in enumerate(range(0, surface.get_width(), _TILE)):
        for row, y in enumerate(range(0, surface.get_height(), _TILE)):
            surface.blit(turned[row % 2][column % 2], (x, y), special_flags=pygame.BLEND_RGB_MULT)
