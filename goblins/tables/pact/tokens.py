"""The small pieces of Pact: coins, Figures, Markers, sticks, tiles, tickets, piles, and the rim that tells the season."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from goblins.tables.pact.layers import FOLDER, LayerPainter, greyed
from goblins.ui.draw import passes
from goblins.ui.draw.lettering import Line
from goblins.ui.draw.sprites import Size
from goblins.ui.draw.type import Colour

KINDS = ("shaman", "builder", "chieftain", "scientist", "merchant", "warrior")
SEASONS = ("spring", "summer", "autumn")
TURNED_SEASONS = (*SEASONS, "winter")
SPECIALISTS = ("taskmaster", "drummer", "schemer", "mimic", "pressgang", "fixer")
FIGURE_COLOURS = ("violet", "orange", "teal", "pink", "lime", "brown", "slate", "night")
STICK_STEP = 0.72  # sticks in a row overlap a little
GARLAND = (400, 44)
WORDED_TICKET = 34  # a lower ticket has no room for a second line
SMALLEST_WORDS, SMALLEST_BESIDE = 12, 8
#: A ticket so many times as wide as it is high has its words beside its name.
ONE_LINE = 5.9
#: In larger text the emblem takes so much of a ticket's width at most; and two lines can't grow more than this.
NARROW_END, MOST_GROWN = 0.2, 1.2
UMBER: Colour = (110, 72, 44)


class Said(NamedTuple):
    """What a ticket says: a name, and a few words."""

    name: str
    words: str


class TokenPainter(LayerPainter):
    """Paints the small pieces; each is painted once per size in real pixels and must not be drawn on."""

    # ------------------------------------------------------------------ coins and pieces

    def coin(self, kind: str, px: int, *, lit: bool = False) -> pygame.Surface:
        """A guild's coin, `px` wide and high; a lit one glows and has its infinity sign inside that square (P-53)."""
        return self._sprite(f"coin_{kind}_lit" if lit else f"coin_{kind}", (px, px))

    def crossed_coin(self, kind: str, px: int) -> pygame.Surface:
        """A coin struck out: dynamite stands in for that goblin (P-55)."""

        def make() -> pygame.Surface:
            surface = self.coin(kind, px).copy()
            surface.blit(self._sprite("crossed", (px, px)), (0, 0))
            return surface

        return self._kept(("crossed", kind, px), make)

    def pale_coin(self, kind: str, px: int) -> pygame.Surface:
        """A coin as a mere possibility."""
        return self._kept(("pale_coin", kind, px), lambda: passes.faded(self.coin(kind, px), 0.45))

    def empty_place(self, kind: str, px: int) -> pygame.Surface:
        """The gap that a missing type leaves in a display, as large as its Goblin card."""
        return self._sprite(f"gap_{kind}", (px, round(px * 1.4)))

    def figure(self, colour: str, px: int) -> pygame.Surface:
        """A Figure in a seat's colour, the seat's emblem on its belly."""
        return self._sprite(f"figure_{colour}", (px, px))

    def marker(self, colour: str, px: int) -> pygame.Surface:
        """A Marker in a seat's colour."""
        return self._sprite(f"marker_{colour}", (px, px))

    def sticks(self, count: int, px: int) -> pygame.Surface:
        """So many sticks in a row, `px` high; empty, and a pixel wide, if there are none."""

        def make() -> pygame.Surface:
            surface = pygame.Surface((max(1, round(px * (1 + STICK_STEP * (count - 1)))), px), pygame.SRCALPHA)
            for number in range(count):
                surface.blit(self.icon("stick", px), (round(number * STICK_STEP * px), 0))
            return surface

        return self._kept(("sticks", count, px), make)

    def season_emblem(self, season: str, px: int) -> pygame.Surface:
        """A season's emblem in its roundel."""
        return self._sprite(f"season_{season}", (px, px))

    def emblem(self, slug: str, px: int) -> pygame.Surface:
        """A Specialist's emblem without a ground."""
        return self.icon(slug, px)

    def task_tile(self, kind: str, season: str, sticks: int, px: int) -> pygame.Surface:
        """A Task as a small square, for far piles and rows of Tasks done alone."""

        def make() -> pygame.Surface:
            tile = self._sprite(f"tile_{kind}_{season}", (px, px)).copy()
            side = max(6, round(px * 0.3))
            for number in range(sticks):
                tile.blit(self.icon("stick", side), (round(px * (0.7 - 0.17 * number)), 0))
            return tile

        return self._kept(("tile", kind, season, sticks, px), make)

    # ------------------------------------------------------------------ tickets

    def ticket(
        self,
        slug: str,
        said: Said,
        size: Size,
        *,
        spent: bool = False,
        among: tuple[Said, ...] = (),
        growth: float = 1.0,
    ) -> pygame.Surface:
        """A Specialist lying flat: emblem, name and, if there is room for them, a few words. A spent one is grey.

        All `among` which it lies are set in one size: what fits the longest fits them all. With more `growth` words are
        larger, the emblem's end is narrower, and what can't grow is left out: pointing at a ticket tells all of it.
        """
        key = ("ticket", slug, said, size, spent, among, growth)
        return self._kept(key, lambda: self._ticket(slug, said, size, (said, *among), growth, spent=spent))

    def _ticket(
        self, slug: str, said: Said, size: Size, among: tuple[Said, ...], growth: float, *, spent: bool
    ) -> pygame.Surface:
        width, height = size
        surface = self._sprites.nine(f"{FOLDER}/ticket.svg", size, height / 66).copy()
        end = height if growth <= 1 else round(min(height, NARROW_END * width))
        surface.blit(self._sprite("ticket_end", (end, height)), (0, 0))
        mark = self.emblem(slug, round(min(height * 0.64, end * 0.8)))
        surface.blit(mark, mark.get_rect(center=(end // 2, round(height * 0.485))))
        if width > ONE_LINE * height:
            lines = self._in_a_row(said, size, among, growth)
        else:
            lines = self._below_each_other(said, size, among, end, growth)
        self._lettering.write(surface, lines)
        return greyed(surface) if spent else surface

    def _below_each_other(self, said: Said, size: Size, among: tuple[Said, ...], end: int, growth: float) -> list[Line]:
        """A name, and its words below it if they can be read there."""
        width, height = size
        left, space = end + height * 0.14, width - end - height * 0.28
        grown = min(growth, MOST_GROWN)
        least = round(SMALLEST_WORDS * grown)
        wide = all(self._lettering.fits(one.words, "body", least, space) for one in among)
        readable = wide and round(height * 0.33 * grown) >= least
        with_words = bool(said.words) and height >= WORDED_TICKET and readable
        wanted, middle = (height * 0.38 * grown, 0.32) if with_words else (height * 0.42 * growth, 0.48)
        large = min(self._lettering.fitting(one.name, "display", wanted, space) for one in among)
        lines = [self._lettering.beside(said.name, large, (left, height * middle), space, 1)]
        if with_words:
            small = min(self._lettering.fitting(one.words, "body", height * 0.33 * grown, space) for one in among)
            lines.append(self._lettering.beside(said.words, small, (left, height * 0.69), space, 1, "body", UMBER))
        return lines

    def _in_a_row(self, said: Said, size: Size, among: tuple[Said, ...], growth: float) -> list[Line]:
        """A name, and its words at the other end if they can be read there."""
        width, height = size
        left, right, middle = height * 1.14, width - height * 0.3, height * 0.48
        space = right - left
        least = SMALLEST_BESIDE if growth <= 1 else round(SMALLEST_WORDS * growth)
        large = min(self._lettering.fitting(one.name, "display", height * 0.42 * growth, space / 2) for one in among)
        names = {one: self._lettering.beside(one.name, large, (left, middle), space / 2, 1) for one in among}
        # a name reaches as far behind its middle as before it; words keep a little away from it
        ends = {one: 2 * line.middle[0] - left + height * 0.2 for one, line in names.items()}
        if not all(self._lettering.fits(one.words, "body", least, right - ends[one]) for one in among):
            large = min(self._lettering.fitting(one.name, "display", height * 0.42 * growth, space) for one in among)
            return [self._lettering.beside(said.name, large, (left, middle), space, 1)]
        small = min(
            self._lettering.fitting(one.words, "body", height * 0.4 * growth, right - ends[one]) for one in among
        )
        words = self._lettering.before(said.words, small, (right, middle), right - ends[said], 1, "body", UMBER)
        return [names[said], words]

    # ------------------------------------------------------------------ the rim

    def garland(self, season: str, size: Size) -> pygame.Surface:
        """What grows along an edge in a season, repeated over a width; its foot is at the bottom."""
        width, height = size

        def make() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            piece = self._sprite(f"garland_{season}", (round(GARLAND[0] * height / GARLAND[1]), height))
            for x in range(0, width, piece.get_width()):
                surface.blit(piece, (x, 0))
            return surface

        return self._kept(("garland", season, size), make)

    def corner(self, season: str, px: int, *, right: bool = False) -> pygame.Surface:
        """What grows in the lower left or the lower right corner in a season."""
        left = self._sprite(f"corner_{season}", (px, px))
        if not right:
            return left
        return self._kept(("corner", season, px), lambda: pygame.transform.flip(left, flip_x=True, flip_y=False))

    def rim(self, season: str, size: Size, unit: float) -> pygame.Surface:
        """A season's rim for a table of that size: both lower corners and the lower edge. Spring … autumn, and winter."""

        def make() -> pygame.Surface:
            surface = pygame.Surface(size, pygame.SRCALPHA)
            garland = self.garland(season, (size[0], max(1, round(GARLAND[1] * unit))))
            surface.blit(garland, (0, size[1] - garland.get_height()))
            side = max(1, round(170 * unit))
            surface.blit(self.corner(season, side), (0, size[1] - side))
            surface.blit(self.corner(season, side, right=True), (size[0] - side, size[1] - side))
            return surface

        return self._kept(("rim", season, size, round(unit, 3)), make)
