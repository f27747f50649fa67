"""The stage: what every screen draws on, in logical units, at the window's real resolution."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import pygame

from goblins.ui.draw import passes, shapes
from goblins.ui.draw.backdrops import Backdrops
from goblins.ui.draw.sprites import Sprites, SurfaceCache, rasterise
from goblins.ui.draw.tokens import Tokens
from goblins.ui.draw.type import CREAM, INK, Colour, TypeCase
from goblins.ui.viewport import Point, Rect, Viewport

PainterT = TypeVar("PainterT")
SettingT = TypeVar("SettingT")
#: How many settings of words are kept: some hundred are on a full table.
MOST_SETTINGS = 2000
RULE: Colour = (185, 133, 74)
DIM: Colour = (98, 70, 48)
GREEN: Colour = (24, 96, 78)
RED: Colour = (156, 40, 36)


class Stage:
    """A surface, the viewport it is seen through, and the sprites and type to draw with."""

    def __init__(
        self,
        size: tuple[int, int],
        text_size: int = 100,
        cache: SurfaceCache | None = None,
        type_case: TypeCase | None = None,
    ) -> None:
        if cache is None:
            cache = SurfaceCache()
            cache.fit(size[0] * size[1])
        self.cache = cache
        self.sprites = Sprites(cache=self.cache)
        self.type_case = type_case or TypeCase()
        self.tokens = Tokens(self.sprites)
        self.backdrops = Backdrops(self.sprites)
        self.text_size = text_size
        self.viewport = Viewport(*size)
        self.surface = pygame.Surface(size)
        self._background: tuple[Hashable, pygame.Surface] | None = None
        self._painters: dict[Callable[[Sprites, TypeCase], Any], Any] = {}
        self._settings: dict[Hashable, Any] = {}

    def beside(self, size: tuple[int, int], text_size: int = 100) -> Stage:
        """A stage of another size beside this one: together they keep no more pictures than one may."""
        return Stage(size, text_size, SurfaceCache(beside=self.cache), self.type_case)

    def painter(self, make: Callable[[Sprites, TypeCase], PainterT]) -> PainterT:
        """A painter of a class that paints with sprites and type: one for each stage, made when it is first asked for."""
        if make not in self._painters:
            self._painters[make] = make(self.sprites, self.type_case)
        painter: PainterT = self._painters[make]
        return painter

    def resize(self, size: tuple[int, int], text_size: int | None = None) -> None:
        """Draw for another window size (or text size) from now on; everything is made anew at the new scale."""
        if text_size is not None and text_size != self.text_size:
            self.text_size = text_size
        if (self.viewport.width, self.viewport.height) != size:
            self.viewport = Viewport(*size)
            self.forget()
            self.cache.fit(self.pixel_count)
        if self.surface.get_size() != size:
            self.surface = pygame.Surface(size)

    def forget(self) -> None:
        """Make every picture anew: the window, or the language of what is written on them, is another one."""
        self.cache.clear()
        self.backdrops.forget()
        self._background = None
        self._settings.clear()
        self.type_case.clear()

    @property
    def scale(self) -> float:
        """Pixels per logical unit."""
        return self.viewport.scale

    @property
    def pixel_count(self) -> int:
        """How many pixels the window has."""
        return self.viewport.width * self.viewport.height

    @contextmanager
    def onto(self, surface: pygame.Surface) -> Iterator[None]:
        """Draw onto another surface of the window's size for a while."""
        before, self.surface = self.surface, surface
        try:
            yield
        finally:
            self.surface = before

    # ------------------------------------------------------------------ pictures

    def blit(self, surface: pygame.Surface, centre: Point) -> None:
        """A ready surface round a logical point."""
        x, y = self.viewport.point(centre)
        self.surface.blit(surface, (x - surface.get_width() // 2, y - surface.get_height() // 2))

    def blit_at(self, surface: pygame.Surface, corner: Point) -> None:
        """A ready surface with its upper left corner at a logical point."""
        self.surface.blit(surface, self.viewport.point(corner))

    def sprite(
        self, path: str, centre: Point, width: float, height: float | None = None, grain: int = 0, alpha: float = 1.0
    ) -> None:
        """A sprite of a logical size round a point; the height follows from its proportions if it isn't given."""
        if height is None:
            natural = self.sprites.natural_size(path)
            height = width * natural[1] / natural[0]
        size = self.viewport.length(width), self.viewport.length(height)
        picture = self.sprites.raster(path, size, grain)
        if alpha < 1:
            picture = self.cache.get(
                ("faded", path, size, grain, round(alpha, 2)), lambda: passes.faded(picture, alpha)
            )
        self.blit(picture, centre)

    def icon(self, name: str, centre: Point, size: float, alpha: float = 1.0) -> None:
        """An icon by name."""
        self.sprite(f"icons/{name}.svg", centre, size, size, alpha=alpha)

    def nine(self, name: str, rect: Rect, grain: int = 0, shadow: int = 0, shadow_alpha: int = 150) -> None:
        """A stretchable drawing of `sprites/ui/` whose logical face is `rect`; its margins reach beyond it."""
        path = f"ui/{name}.svg"
        left, top, right, bottom = self.sprites.edges(path, "margin")
        outer = Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom)
        x, y, w, h = self.viewport.rect(outer)
        picture = self.sprites.nine(path, (w, h), self.scale, grain)
        if shadow:
            flat, fall = picture, (self.viewport.length(5), self.viewport.length(8))
            key = ("shadowed", path, (w, h), grain, shadow, shadow_alpha)
            blur = self.viewport.length(shadow)
            picture = self.cache.get(key, lambda: passes.with_shadow(flat, blur, shadow_alpha, fall))
            x, y = x - (picture.get_width() - w) // 2, y - (picture.get_height() - h) // 2
        self.surface.blit(picture, (x, y))

    def kept(self, key: Hashable, rect: Rect, paint: Callable[[Rect], None], reach: float = 12) -> None:
        """Something small that is painted often and always alike: painted once, round a place of its own, then only blitted.

        `paint` gets the rectangle to paint in; it may reach that far beyond it.
        """

        def make() -> pygame.Surface:
            own = Rect(reach + 40, reach + 40, rect.w, rect.h)
            x, y, w, h = self.viewport.rect(own.grown(reach))
            scratch = pygame.Surface((x + w, y + h), pygame.SRCALPHA)
            with self.onto(scratch):
                paint(own)
            return scratch.subsurface((x, y, w, h)).copy()

        size = self.viewport.rect(rect)[2:]
        self.blit_at(self.cache.get(("kept", key, size, self.text_size), make), (rect.x - reach, rect.y - reach))

    def background(self, key: Hashable, make: Callable[[], pygame.Surface]) -> None:
        """A picture as large as the window. The last one is kept: larger than what the cache is for, and seldom two in turn."""
        now = (key, self.viewport, self.text_size)
        if self._background is None or self._background[0] != now:
            made = self.cache.attempt(make)
            if made is None:
                self.surface.blit(self.cache.miss(), (0, 0))
                return
            self._background = (now, made)
        self.surface.blit(self._background[1], (0, 0))

    def panel(
        self,
        rect: Rect,
        title: str = "",
        *,
        curls: str = "none",
        aside: str = "",
        shadow: int = 8,
        end: float | None = None,
    ) -> None:
        """A parchment panel, with a title and a rule beside it, as far as `end`. `curls`: none, top or all."""
        self.nine(
            {"none": "panel", "top": "panel_top", "all": "panel_all", "small": "panel_small"}[curls],
            rect,
            grain=236,
            shadow=shadow,
        )
        if not title:
            return
        end = rect.right - 62 if end is None else end
        if aside:
            end = self.text(aside, (end, rect.y + 44), 18, DIM, "aside", "midright", width=(end - rect.x) / 2).x - 14
        right = self.text(title, (rect.x + 62, rect.y + 44), 26, anchor="midleft", width=end - rect.x - 70).right
        if end - right > 40:
            self.line((right + 16, rect.y + 45), (end, rect.y + 45), RULE, 2)

    # ------------------------------------------------------------------ shapes

    def box(
        self,
        rect: Rect,
        fill: Colour | None = None,
        radius: float = 12,
        edge: Colour | None = None,
        edge_width: float = 2,
        alpha: float = 1.0,
        dash: str = "",
    ) -> None:
        """Draw a rounded rectangle; nothing if `rect` is less than empty, as some are in a tiny window."""
        if rect.w < 0 or rect.h < 0:
            return
        x, y, w, h = self.viewport.rect(rect)
        key = ("box", w, h, fill, radius, edge, edge_width, alpha, dash)

        def make() -> pygame.Surface:
            return _line_art(shapes.box(rect.w, rect.h, radius, fill, edge, edge_width, alpha, dash), (w, h))

        self.surface.blit(self.cache.get(key, make), (x, y))

    def drawing(self, key: Hashable, svg: str | Callable[[], str], rect: Rect) -> None:
        """An SVG made at run time (or what makes it), cached under a key."""
        x, y, w, h = self.viewport.rect(rect)

        def make() -> pygame.Surface:
            return _line_art(svg if isinstance(svg, str) else svg(), (w, h))

        self.surface.blit(self.cache.get(("drawing", key, w, h), make), (x, y))

    def line(self, start: Point, end: Point, colour: Colour, width: float) -> None:
        """A straight line."""
        pygame.draw.line(
            self.surface,
            colour,
            self.viewport.point(start),
            self.viewport.point(end),
            max(1, self.viewport.length(width)),
        )

    def halo(self, rect: Rect, colour: Colour, blur: float = 14, corner: float = 16) -> None:
        """A glow round a rectangle: legal, active or won."""
        x, y, w, h = self.viewport.rect(rect)
        soft = max(4, self.viewport.length(blur))
        round_by = self.viewport.length(corner)
        key = ("halo", (w, h), soft, colour, round_by)
        glow = self.cache.get(key, lambda: passes.halo((w, h), soft, colour, round_by))
        self.surface.blit(glow, (x - 3 * soft, y - 3 * soft), special_flags=pygame.BLEND_RGB_ADD)

    def shade(self, alpha: int, colour: Colour = (16, 12, 26), lit: Point | None = None, radius: float = 110) -> None:
        """Darken the whole window, but for a soft spot of light if one is wanted."""
        spot = self._lit_spot(lit, radius) if lit else None
        area = self.surface.get_clip()  # without a veil of the window's size, which would have to be made and kept
        self.surface.fill((255 - alpha,) * 3, area, special_flags=pygame.BLEND_RGB_MULT)
        self.surface.fill([part * alpha // 255 for part in colour], area, special_flags=pygame.BLEND_RGB_ADD)
        if spot:
            self.surface.blit(*spot)

    def _lit_spot(self, centre: Point, radius: float) -> tuple[pygame.Surface, tuple[int, int]]:
        """What lies round a point, fading out towards the rim, and where to put it back."""
        x, y = self.viewport.point(centre)
        reach = self.viewport.length(radius)
        spot = pygame.Surface((2 * reach, 2 * reach), pygame.SRCALPHA)
        spot.blit(self.surface, (reach - x, reach - y))
        mask = self.cache.get(("spot", reach), lambda: _soft_disc(reach))
        spot.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return spot, (x - reach, y - reach)

    # ------------------------------------------------------------------ text

    def once_set(self, key: Hashable, make: Callable[[], SettingT]) -> SettingT:
        """How words are broken and in which size: worked out once for a size of window and text, not for every picture."""
        whole = (key, self.scale, self.text_size)
        if whole not in self._settings:
            if len(self._settings) >= MOST_SETTINGS:
                self._settings.clear()
            self._settings[whole] = make()
        setting: SettingT = self._settings[whole]
        return setting

    def pixels(self, px: float) -> int:
        """A type size in real pixels. Larger text is for what is small: titles grow less or not at all."""
        growth = (self.text_size - 100) / 100 * max(0.0, min(1.0, (44 - px) / 20))
        return max(7, round(px * (1 + growth) * self.scale))

    def text(
        self,
        text: str,
        position: Point,
        px: float = 20,
        colour: Colour = INK,
        kind: str = "display",
        anchor: str = "center",
        *,
        outline: bool = False,
        width: float | None = None,
    ) -> Rect:
        """One line of text, made smaller if it would be wider than `width`; the rectangle it covers."""
        size = self.pixels(px)
        if width is not None:
            size = self.type_case.fitting(text, kind, size, width * self.scale)
        edge = max(1.0, 2.4 * self.scale * min(1.0, px / 18)) if outline else 0.0
        line = self.type_case.line(text, kind, size, colour, edge)
        target = line.get_rect(**{anchor: self.viewport.point(position)})
        if outline and anchor != "center":
            target.x += round(edge) if "right" in anchor else -round(edge)
        self.surface.blit(line, target)
        x, y = self.viewport.logical((target.x, target.y))
        return Rect(x, y, target.w / self.scale, target.h / self.scale)

    def light(
        self,
        text: str,
        position: Point,
        px: float = 20,
        anchor: str = "midleft",
        kind: str = "display",
        width: float | None = None,
    ) -> Rect:
        """Cream text with an ink outline, for the bare table."""
        return self.text(text, position, px, CREAM, kind, anchor, outline=True, width=width)

    def text_width(self, text: str, px: float, kind: str = "display") -> float:
        """How wide a line would be, in logical units."""
        return self.type_case.width(text, kind, self.pixels(px)) / self.scale


def _soft_disc(radius: int) -> pygame.Surface:
    """A white disc whose rim fades out."""
    small = pygame.Surface((64, 64), pygame.SRCALPHA)
    small.fill((255, 255, 255, 0))
    pygame.draw.circle(small, (255, 255, 255, 255), (32, 32), 28)
    return pygame.transform.smoothscale(pygame.transform.box_blur(small, 3), (2 * radius, 2 * radius))


def _line_art(svg: str, size: tuple[int, int]) -> pygame.Surface:
    """Not run-length encoded, though it may be mostly empty: that would be done anew for every surface it is drawn onto."""
    return rasterise(svg, (max(1, size[0]), max(1, size[1])))

