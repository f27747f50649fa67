"""SVG files as surfaces at the window's real resolution, kept in a cache with a memory limit."""

from __future__ import annotations

import io
import re
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path

import pygame

from goblins import paths
from goblins.ui import passes

Size = tuple[int, int]
Edges = tuple[float, float, float, float]

_VIEWBOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')


class SurfaceCache:
    """Least recently used surfaces go first once the limit is reached."""

    def __init__(self, limit_bytes: int = 384 * 1024 * 1024) -> None:
        self._limit = limit_bytes
        self._used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under the key, made now if it is not there."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = make()
        self._kept[key] = made
        self._used += _bytes(made)
        while self._used > self._limit and len(self._kept) > 1:
            _, dropped = self._kept.popitem(last=False)
            self._used -= _bytes(dropped)
        return made

    def has(self, key: Hashable) -> bool:
        """Whether the key would be answered without work."""
        return key in self._kept

    def clear(self) -> None:
        """Forget everything (the window's scale changed)."""
        self._kept.clear()
        self._used = 0


class Sprites:
    """Loads `sprites/**/*.svg` by path; text is read once, pictures are made per size."""

    def __init__(self, folder: Path = paths.SPRITES, cache: SurfaceCache | None = None) -> None:
        self._folder = folder
        self._texts: dict[str, str] = {}
        self.cache = cache or SurfaceCache()

    def text(self, path: str) -> str:
        """The SVG text of a sprite."""
        if path not in self._texts:
            self._texts[path] = (self._folder / path).read_text(encoding="utf-8")
        return self._texts[path]

    def exists(self, path: str) -> bool:
        """Whether there is such a sprite."""
        return path in self._texts or (self._folder / path).is_file()

    def natural_size(self, path: str) -> tuple[float, float]:
        """Width and height of the drawing in its own units."""
        found = _VIEWBOX.search(self.text(path))
        if not found:
            raise ValueError(f"sprites/{path} has no viewBox")
        return float(found[3]), float(found[4])

    def raster(self, path: str, size: Size, grain: int = 0) -> pygame.Surface:
        """The sprite at exactly that size in pixels; `grain` is the darkest value of a paper texture, 0 for none."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.cache.get(("raster", path, size, grain), lambda: self._draw(path, size, grain))

    def _draw(self, path: str, size: Size, grain: int) -> pygame.Surface:
        surface = rasterise(self.text(path), size)
        return passes.add_grain(surface, grain) if grain else surface

    def nine(self, path: str, size: Size, scale: float, grain: int = 0) -> pygame.Surface:
        """A stretchable sprite: corners at `scale`, edges and centre stretched so that the whole is `size` pixels."""
        return self.cache.get(
            ("nine", path, size, round(scale, 4), grain), lambda: self._stretch(path, size, scale, grain)
        )

    def edges(self, path: str, name: str) -> Edges:
        """The four numbers of a `data-slice` or `data-margin` attribute; zeros if there is none."""
        found = re.search(rf'data-{name}="([^"]*)"', self.text(path))
        if not found:
            return 0.0, 0.0, 0.0, 0.0
        left, top, right, bottom = (float(v) for v in found[1].split())
        return left, top, right, bottom

    def _stretch(self, path: str, size: Size, scale: float, grain: int) -> pygame.Surface:
        natural = self.natural_size(path)
        source = rasterise(self.text(path), (max(1, round(natural[0] * scale)), max(1, round(natural[1] * scale))))
        surface = _nine_slice(source, [round(v * scale) for v in self.edges(path, "slice")], size)
        return passes.add_grain(surface, grain) if grain else surface

    def shadow(self, key: Hashable, surface: pygame.Surface, blur: int, alpha: int) -> pygame.Surface:
        """The cached drop shadow of a surface known by `key`."""
        return self.cache.get(
            ("shadow", key, surface.get_size(), blur, alpha), lambda: passes.drop_shadow(surface, blur, alpha)
        )


def rasterise(text: str, size: Size) -> pygame.Surface:
    """SVG text as a surface of that size, ready to blit. The drawing is stretched to the size's proportions."""
    size = (max(1, size[0]), max(1, size[1]))
    surface = pygame.image.load_sized_svg(io.BytesIO(text.encode()), size)
    if surface.get_size() != size:
        surface = pygame.transform.smoothscale(surface, size)
    return surface.convert_alpha() if pygame.display.get_surface() else surface


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def _nine_slice(source: pygame.Surface, slices: list[int], size: Size) -> pygame.Surface:
    """Cut a picture at its slice lines and put it together at another size."""
    width, height = max(1, size[0]), max(1, size[1])
    source_width, source_height = source.get_size()
    columns = _bands(slices[0], slices[2], source_width, width)
    rows = _bands(slices[1], slices[3], source_height, height)
    out = pygame.Surface((width, height), pygame.SRCALPHA)
    for from_y, from_h, to_y, to_h in rows:
        for from_x, from_w, to_x, to_w in columns:
            if min(from_w, from_h, to_w, to_h) <= 0:
                continue
            piece = source.subsurface((from_x, from_y, from_w, from_h))
            if piece.get_size() != (to_w, to_h):
                piece = pygame.transform.smoothscale(piece, (to_w, to_h))
            out.blit(piece, (to_x, to_y), special_flags=pygame.BLEND_RGBA_ADD)
    return out


def _bands(first: int, last: int, source: int, target: int) -> list[tuple[int, int, int, int]]:
    """Three (from, length, to, length) bands; the fixed ones shrink alike when the target is too small for both."""
    first, last = min(first, source), min(last, source - first)
    fixed = first + last
    to_first, to_last = first, last
    if fixed > target:
        to_first = round(target * first / fixed)
        to_last = target - to_first
    middle = max(1, source - fixed)
    start = min(first, source - 1)
    return [
        (0, first, 0, to_first),
        (start, middle, to_first, target - to_first - to_last),
        (source - last, last, target - to_last, to_last),
    ]
