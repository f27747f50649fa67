"""The tiles and breadcrumbs of Irene: drawings, goblins and numbers put together at real pixels."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator, Sequence

import pygame

from goblins.games.irene.content import SYMBOLS
from goblins.ui.draw import passes
from goblins.ui.draw.shapes import document
from goblins.ui.draw.sprites import Sprites, rasterise
from goblins.ui.draw.type import CREAM, INK, TypeCase

SHAPES = ("bun", "toast", "cracker", "heart")
GRASS = "grass"
FOLDER = "irene"
GRAIN = 240
TEXTURED = 96  # a smaller tile stays without grain: it would only look dirty
COUNTDOWN_STEPS = 60  # a countdown is drawn in so many steps
GOBLINS = 5  # so many cave goblins are drawn; when there are more tiles, some look alike
TILE = 200  # units of a tile's drawing
#: Where scrolls hang in a tile, by how many there are: how far down, and how large, in those units.
SCROLLS = (
    (),
    ((104, 56),),
    ((77, 51), (130, 51)),
    ((60, 38), (100, 38), (140, 38)),
    ((54, 30), (86, 30), (118, 30), (150, 30)),
)
#: A scroll's drawing reaches so far beyond its own box, as shares of it: before it, and altogether.
SCROLL_MARGIN, SCROLL_WHOLE, GLOW_WHOLE = 0.04, 1.1, 1.6


class TilePainter:
    """Paints square tiles and pieces; each is painted once per width in pixels and must not be drawn on.

    Symbols are called by their names; a scroll is the symbol on it, or None if it is plain.
    """

    def __init__(self, sprites: Sprites, type_case: TypeCase) -> None:
        self._sprites = sprites
        self._type = type_case

    # ------------------------------------------------------------------ tiles

    def path(self, entry: str, leads_to: str | None, scrolls: Sequence[str | None], px: int) -> pygame.Surface:
        """A path tile; it leads to a symbol, or to `grass` (None says the same)."""
        name = path_name(entry, leads_to)
        return self._kept((name, tuple(scrolls), px), lambda: self._path(name, scrolls, px))

    def back(self, px: int) -> pygame.Surface:
        """The back of every tile of the Mountain."""
        return self._whole("back", px)

    def goblin(self, number: int, px: int, *, spent: bool = False) -> pygame.Surface:
        """A Goblin tile, counted from 0; one that is spent is grey and crossed out."""
        face = number % GOBLINS + 1
        return self._kept(("goblin", face, px, spent), lambda: self._goblin(face, px, spent=spent))

    def palace(self, symbol: str, px: int) -> pygame.Surface:
        """The Goblin Palace with that signpost."""
        return self._whole(f"palace_{symbol}", px)

    def palace_back(self, symbol: str, px: int, front: str = "") -> pygame.Surface:
        """The back of a Palace with that bonus symbol; with a `front`, that signpost stands small in its corner."""
        back = self._whole(f"palace_back_{symbol}", px)
        return self._kept(("palace_back", symbol, front, px), lambda: self._signed(back, front, px)) if front else back

    def home(self, px: int) -> pygame.Surface:
        """The front of every Home."""
        return self._whole("home", px)

    def home_back(self, number: int, goblin: int, px: int) -> pygame.Surface:
        """The Goblin side of a Home with that number, and with a goblin, counted from 0."""
        face = goblin % GOBLINS + 1
        return self._kept(("home_back", number, face, px), lambda: self._home_back(number, face, px))

    def pile(self, count: int, px: int, depth: int) -> pygame.Surface:
        """A pile of tiles face down, at most `depth` pixels thick, its top tile flush with the upper left corner."""
        thick = max(0, min(depth, round((count - 1) * depth / 8)))
        return self._kept(("pile", thick, px), lambda: self._pile(thick, px))

    # ------------------------------------------------------------------ pieces

    def crumb(self, shape: str, symbol: str, px: int) -> pygame.Surface:
        """A breadcrumb: its shape is its player's."""
        return self._sprites.raster(f"{FOLDER}/crumb_{shape}_{symbol}.svg", (px, px))

    def slot(self, shape: str, symbol: str, px: int) -> pygame.Surface:
        """The empty place of a breadcrumb, its symbol pale in it."""
        return self._kept(("slot", shape, symbol, px), lambda: self._slot(shape, symbol, px))

    def badge(self, shape: str, px: int) -> pygame.Surface:
        """A player's mark: the breadcrumb's shape without a symbol."""
        return self._sprites.raster(f"{FOLDER}/badge_{shape}.svg", (px, px))

    def plate(self, symbol: str, px: int) -> pygame.Surface:
        """A signpost's plate alone."""
        return self._sprites.raster(f"{FOLDER}/plate_{symbol}.svg", (px, px))

    def bell(self, px: int, left: float = 0.0, *, spent: bool = False) -> pygame.Surface:
        """The bell of *Goblins!*, with a ring for the share of its moment that is left."""
        step = 0 if spent else max(0, min(COUNTDOWN_STEPS, round(left * COUNTDOWN_STEPS)))
        return self._kept(("bell", px, step, spent), lambda: self._bell(px, step, spent=spent))

    # ------------------------------------------------------------------ putting together

    def _whole(self, name: str, px: int) -> pygame.Surface:
        return self._kept((name, px), lambda: self._finished(self._layer(name, px).copy()))

    def _path(self, name: str, scrolls: Sequence[str | None], px: int) -> pygame.Surface:
        """A tunnel with its scrolls, each in its own light."""
        tile, unit = self._layer(name, px).copy(), px / TILE
        for (down, size), symbol in zip(SCROLLS[len(scrolls)], scrolls, strict=True):
            light = self._layer("scroll_glow", max(1, round(size * GLOW_WHOLE * unit)))
            tile.blit(light, light.get_rect(center=(px // 2, round(down * unit))))
            scroll = self._layer(f"scroll_{symbol}" if symbol else "scroll", max(1, round(size * SCROLL_WHOLE * unit)))
            before = size * (0.5 + SCROLL_MARGIN)
            tile.blit(scroll, (round((TILE / 2 - before) * unit), round((down - before) * unit)))
        return self._finished(tile)

    def _goblin(self, face: int, px: int, *, spent: bool) -> pygame.Surface:
        tile = self._layer("goblin_ground", px).copy()
        tile.blit(self._bust(face, px, px, round(px * 0.03), shadow=True), (0, 0))
        tile.blit(self._layer("goblin_over", px), (0, 0))
        if not spent:
            return self._finished(tile)
        grey = pygame.transform.grayscale(tile)
        grey.fill((165, 165, 171, 255), special_flags=pygame.BLEND_RGBA_MULT)
        grey.blit(self._layer("spent", px), (0, 0))
        return self._finished(grey)

    def _home_back(self, number: int, face: int, px: int) -> pygame.Surface:
        tile = self._layer("home_back_ground", px).copy()
        tile.blit(self._bust(face, px, round(px * 0.66), round(px * 0.02)), (0, 0))
        tile.blit(self._layer("home_back_over", px), (0, 0))
        outline = px * 0.012 if px >= TEXTURED else 0.0
        words = self._type.line(str(number), "display", max(14, round(px * 0.29)), CREAM, outline, INK)
        tile.blit(words, words.get_rect(center=(round(px * 0.5), round(px * 0.755))))
        return self._finished(tile)

    def _signed(self, back: pygame.Surface, front: str, px: int) -> pygame.Surface:
        signed, side = back.copy(), max(1, round(px * 0.42))
        signed.blit(self.plate(front, side), (round(px * 0.02), px - side - round(px * 0.02)))
        return signed

    def _bust(self, number: int, px: int, across: int, top: int, *, shadow: bool = False) -> pygame.Surface:
        """A cave goblin in the middle of a tile's surface, with the shadow it throws on the rock."""
        goblin = self._sprites.raster(goblin_path(number), (across, across))
        layer = pygame.Surface((px, px), pygame.SRCALPHA)
        x = px // 2 - across // 2
        if shadow:
            blur, fall = max(2, px // 32), px // 40
            layer.blit(passes.drop_shadow(goblin, blur, 130), (x - 2 * blur + fall, top - 2 * blur + fall))
        layer.blit(goblin, (x, top))
        return layer

    def _finished(self, tile: pygame.Surface) -> pygame.Surface:
        """The tile with round corners and, if it is large enough, the paper's grain."""
        tile.blit(self._layer("mask", tile.get_width()), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return passes.add_grain(tile, GRAIN) if tile.get_width() >= TEXTURED else tile

    def _pile(self, thick: int, px: int) -> pygame.Surface:
        surface, back = pygame.Surface((px, px + thick), pygame.SRCALPHA), self.back(px)
        shades = []
        for colour in ((196, 190, 206, 255), (120, 112, 132, 255)):
            shade = back.copy()
            shade.fill(colour, special_flags=pygame.BLEND_RGBA_MULT)
            shades.append(shade)
        for down in range(thick, 0, -2):
            surface.blit(shades[down // 2 % 2], (0, down))
        surface.blit(back, (0, 0))
        return surface

    def _slot(self, shape: str, symbol: str, px: int) -> pygame.Surface:
        place = self._layer(f"slot_{shape}", px).copy()
        side = max(1, round(px * 0.52))
        pale = passes.faded(self._layer(f"symbol_{symbol}", side), 105 / 255)
        rise = round(px * 0.03) if shape == "heart" else 0
        place.blit(pale, pale.get_rect(center=(px // 2, px // 2 - rise)))
        return place

    def _bell(self, px: int, step: int, *, spent: bool) -> pygame.Surface:
        bell = self._layer("bell_spent" if spent else "bell", px)
        if not step:
            return bell
        picture = bell.copy()
        picture.blit(rasterise(document(106, 106, _countdown(min(step / COUNTDOWN_STEPS, 0.999))), (px, px)), (0, 0))
        return picture

    def _layer(self, name: str, px: int) -> pygame.Surface:
        return self._sprites.raster(f"{FOLDER}/{name}.svg", (px, px))

    def _kept(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        return self._sprites.cache.get((FOLDER, key), make)


def _countdown(share: float) -> str:
    """An arc round a bell, clockwise from the top."""
    turn = math.tau * share
    x, y = 52 + 42 * math.sin(turn), 52 - 42 * math.cos(turn)
    arc = f"M52 10A42 42 0 {int(share > 0.5)} 1 {x:.2f} {y:.2f}"
    pens = (("#2A1820", 10), ("#FFF0AA", 6))
    return "".join(
        f'<path d="{arc}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round"/>'
        for colour, width in pens
    )


def path_name(entry: str, leads_to: str | None) -> str:
    """The name of a path tile's drawing, without its scrolls."""
    return f"path_{entry}_{leads_to or GRASS}"


def goblin_name(number: int) -> str:
    """The character on a Goblin tile, counted from 0."""
    return f"cave_goblin_{number % GOBLINS + 1}"


def goblin_path(number: int) -> str:
    """The sprite of the cave goblin 1 … 5."""
    return f"characters/cave_goblin_{number}/bust.svg"


def pictures() -> list[str]:
    """Every sprite that tiles and pieces are made of."""
    return sorted({f"{FOLDER}/{name}.svg" for name in _names()} | {goblin_path(n + 1) for n in range(GOBLINS)})


def _names() -> Iterator[str]:
    yield from ("mask", "back", "goblin_ground", "goblin_over", "spent", "home", "home_back_ground", "home_back_over")
    yield from ("bell", "bell_spent", "scroll", "scroll_glow")
    for symbol in SYMBOLS:
        yield from (f"palace_{symbol}", f"palace_back_{symbol}", f"plate_{symbol}", f"symbol_{symbol}")
        yield f"scroll_{symbol}"
        yield from (path_name(symbol, other) for other in (*SYMBOLS, GRASS))
        yield from (f"crumb_{shape}_{symbol}" for shape in SHAPES)
    for shape in SHAPES:
        yield from (f"slot_{shape}", f"badge_{shape}")
