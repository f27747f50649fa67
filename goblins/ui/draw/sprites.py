"""SVG files as surfaces at the window's real resolution, kept in a cache with a memory limit."""

from __future__ import annotations

import io
import math
import re
import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from weakref import WeakKeyDictionary

import pygame

from goblins import paths
from goblins.ui.draw import passes

Size = tuple[int, int]
Edges = tuple[float, float, float, float]

#: How many bytes of pictures are kept for any window, and for each of its pixels.
LEAST_KEPT, KEPT_BY_PIXEL = 48 * 1024 * 1024, 48
#: How many drawings are kept as text.
MOST_TEXTS = 64
#: A larger picture is drawn in bands of so many pixels where it must not take long.
_BAND = 300_000
_HEAD = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)" width="[^"]*" height="[^"]*"')
_VIEWBOX = re.compile(r'viewBox="([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+)"')


class _NotYet(Exception):
    """A picture needs another one that there was no time to make."""


class _Allowance:
    """What caches may keep together. If it is too much, the one gives way first that has made nothing for the longest time."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._caches: WeakKeyDictionary[SurfaceCache, None] = WeakKeyDictionary()

    def keep_to_limit(self, making: SurfaceCache) -> None:
        """Let go of what is too much; `making` has made something just now."""
        self._caches.pop(making, None)
        self._caches[making] = None
        excess = sum([cache.used_bytes for cache in self._caches]) - self.limit
        for cache in [*self._caches] if excess > 0 else ():
            while excess > 0 and cache.holds > (cache is making):
                excess -= cache.drop_oldest()


class SurfaceCache:
    """Least recently used surfaces go first once the limit is reached; that of another cache, for one beside it."""

    def __init__(self, limit_bytes: int = LEAST_KEPT, beside: SurfaceCache | None = None) -> None:
        self._is_guest = beside is not None
        self._allowance: _Allowance = beside._allowance if beside else _Allowance(limit_bytes)
        self._used = 0
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._until: float | None = None
        self._made = 0
        self._depth = 0
        #: How often a picture was asked for, and not made for want of time.
        self.missed = 0

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface kept under the key, made now if it is not there. Without time for that: nothing, on one pixel."""
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        made = self.attempt(make)
        if made is None:
            return self.miss()
        self._kept[key] = made
        self._used += _bytes(made)
        self._allowance.keep_to_limit(self)
        return made

    def fit(self, pixels: int) -> None:
        """Keep as much as is right for a window of so many pixels: its pictures are as much larger as it is."""
        if not self._is_guest:
            self._allowance.limit = LEAST_KEPT + KEPT_BY_PIXEL * pixels
            self._allowance.keep_to_limit(self)

    @property
    def limit(self) -> int:
        """How many bytes it may hold, together with those beside it."""
        return self._allowance.limit

    @property
    def used_bytes(self) -> int:
        """How much it holds."""
        return self._used

    @property
    def holds(self) -> int:
        """How many surfaces it holds."""
        return len(self._kept)

    def drop_oldest(self) -> int:
        """Let go of what was not used for the longest time; how many bytes that were."""
        _, dropped = self._kept.popitem(last=False)
        self._used -= _bytes(dropped)
        return _bytes(dropped)

    def attempt(self, make: Callable[[], pygame.Surface]) -> pygame.Surface | None:
        """A new picture; None if there is no time for it, or for something that it is put together from."""
        if not self.has_time:
            return None
        self._depth += 1
        try:
            made = make()
        except _NotYet:
            return None
        finally:
            self._depth -= 1
        self.count()
        return made

    def miss(self) -> pygame.Surface:
        """There was no time for a picture: nothing stands for it, on one pixel. But no other one is made with nothing."""
        self.missed += 1
        if self._depth:
            raise _NotYet
        return pygame.Surface((1, 1), pygame.SRCALPHA)

    @contextmanager
    def hurrying(self, seconds: float) -> Iterator[SurfaceCache]:
        """Make pictures for so long only, but always at least one; `missed` counts those that are then left out."""
        before = self._until, self._made
        self._until, self._made = time.perf_counter() + seconds, 0
        try:
            yield self
        finally:
            self._until, self._made = before

    def has(self, key: Hashable) -> bool:
        """Whether the key would be answered without work."""
        return key in self._kept

    @property
    def is_empty(self) -> bool:
        """Whether nothing was made yet."""
        return not self._kept

    @property
    def in_a_hurry(self) -> bool:
        """Whether pictures may be left out now."""
        return self._until is not None

    @property
    def has_time(self) -> bool:
        """Whether there is time for making another picture."""
        return not self._made or not self.is_late

    @property
    def is_late(self) -> bool:
        """Whether the time is over, also if nothing was made in it."""
        return self._until is not None and time.perf_counter() >= self._until

    def count(self) -> None:
        """Something was made that took its time."""
        self._made += 1

    def drop(self, key: Hashable) -> None:
        """Forget one surface, if it is there."""
        dropped = self._kept.pop(key, None)
        if dropped is not None:
            self._used -= _bytes(dropped)

    def clear(self) -> None:
        """Forget everything (the window's scale changed)."""
        self._kept.clear()
        self._used = 0


class Sprites:
    """Loads `sprites/**/*.svg` by path; text is read once, pictures are made per size."""

    def __init__(self, folder: Path = paths.SPRITES, cache: SurfaceCache | None = None) -> None:
        self._folder = folder
        self._texts: dict[str, str] = {}
        self._sizes: dict[str, tuple[float, float]] = {}
        self._edges: dict[tuple[str, str], Edges] = {}
        self.cache = cache or SurfaceCache()

    def text(self, path: str) -> str:
        """The SVG text of a sprite; those read last are kept."""
        text = self._texts.pop(path, None)
        if text is None:
            text = (self._folder / path).read_text(encoding="utf-8")
        self._texts[path] = text
        if len(self._texts) > MOST_TEXTS:
            self._texts.pop(next(iter(self._texts)))
        return text

    def exists(self, path: str) -> bool:
        """Whether there is such a sprite."""
        return path in self._texts or (self._folder / path).is_file()

    def natural_size(self, path: str) -> tuple[float, float]:
        """Width and height of the drawing in its own units."""
        if path not in self._sizes:
            found = _VIEWBOX.search(self.text(path))
            if not found:
                raise ValueError(f"sprites/{path} has no viewBox")
            self._sizes[path] = float(found[3]), float(found[4])
        return self._sizes[path]

    def raster(self, path: str, size: Size, grain: int = 0) -> pygame.Surface:
        """The sprite at exactly that size in pixels; `grain` is the darkest value of a paper texture, 0 for none."""
        size = (max(1, size[0]), max(1, size[1]))
        return self.cache.get(("raster", path, size, grain), lambda: self._draw(path, size, grain))

    def _draw(self, path: str, size: Size, grain: int) -> pygame.Surface:
        long = self.cache.in_a_hurry and size[0] * size[1] > 2 * _BAND
        surface = self._in_bands(path, size) if long else rasterise(self.text(path), size)
        return passes.add_grain(surface, grain) if grain else surface

    def fitting(self, path: str, size: Size) -> Size:
        """The largest size within another one that has the drawing's own proportions."""
        wide, high = self.natural_size(path)
        scale = min(size[0] / wide, size[1] / high)
        return max(1, round(wide * scale)), max(1, round(high * scale))

    def _in_bands(self, path: str, size: Size) -> pygame.Surface:
        """Band by band: those that there was time for are found again the next time."""
        drawn = self.fitting(path, size)
        keys = [(("band", path, drawn, row), row, draw) for row, draw in bands(self.text(path), drawn)]
        out = pygame.Surface(drawn, pygame.SRCALPHA)
        for band, row in [(self.cache.get(key, draw), row) for key, row, draw in keys]:
            out.blit(band, (0, row))
        for key, _, _ in keys:
            self.cache.drop(key)
        return out if drawn == size else pygame.transform.smoothscale(out, size)

    def nine(self, path: str, size: Size, scale: float, grain: int = 0) -> pygame.Surface:
        """A stretchable sprite: corners at `scale`, edges and centre stretched so that the whole is `size` pixels."""
        return self.cache.get(
            ("nine", path, size, round(scale, 4), grain), lambda: self._stretch(path, size, scale, grain)
        )

    def edges(self, path: str, name: str) -> Edges:
        """The four numbers of a `data-slice` or `data-margin` attribute; zeros if there is none."""
        if (path, name) not in self._edges:
            found = re.search(rf'data-{name}="([^"]*)"', self.text(path))
            left, top, right, bottom = (float(v) for v in found[1].split()) if found else (0.0, 0.0, 0.0, 0.0)
            self._edges[path, name] = left, top, right, bottom
        return self._edges[path, name]

    def _stretch(self, path: str, size: Size, scale: float, grain: int) -> pygame.Surface:
        natural = self.natural_size(path)
        source = self.raster(path, (round(natural[0] * scale), round(natural[1] * scale)))
        surface = nine_slice(source, [round(v * scale) for v in self.edges(path, "slice")], size)
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
    wide, high = surface.get_width() - size[0], surface.get_height() - size[1]
    if wide in (0, 1) and high in (0, 1):
        surface = surface.subsurface((0, 0), size)  # a rounding error has left an empty row at the edge
    else:
        surface = pygame.transform.smoothscale(surface, size)
    return surface.convert_alpha() if pygame.display.get_surface() else surface.copy()


def bands(text: str, size: Size) -> Iterator[tuple[int, Callable[[], pygame.Surface]]]:
    """A drawing of that size in bands: the row each begins at, and what draws it."""
    found = _HEAD.search(text)
    if found is None:
        yield 0, lambda: rasterise(text, size)
        return
    left, top, wide, high = map(float, found.groups())
    rows = math.ceil(size[1] / max(1, round(size[0] * size[1] / _BAND)))  # alike: a narrow one at the end takes as long
    for first in range(0, size[1], rows):
        count = min(rows, size[1] - first)
        begin, height = top + high * first / size[1], high * count / size[1]
        head = f'viewBox="{left} {begin} {wide} {height}" width="{wide}" height="{height}"'
        yield first, partial(rasterise, _HEAD.sub(head, text, count=1), (size[0], count))


def _bytes(surface: pygame.Surface) -> int:
    return surface.get_pitch() * surface.get_height()


def nine_slice(source: pygame.Surface, slices: list[int], size: Size) -> pygame.Surface:
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
