"""The cards of the expert game: Masters with their Figures, the Dynamite card and the Commands."""

from __future__ import annotations

import pygame

from goblins.tables.pact.layers import UNITS, square
from goblins.tables.pact.tokens import TokenPainter
from goblins.ui.draw.lettering import Frame, Line
from goblins.ui.draw.type import CREAM, Colour
from goblins.words import say

CARD, MASTER, DYNAMITE = 336 / 240, 168 / 240, 84 / 240
WORDLESS = 118  # a smaller card has no words
DYNAMITE_SPACES = 6  # looks of a space, the first the coolest
NAMED_MASTER = 190

GAIN: Colour = (44, 110, 50)
LOSS: Colour = (170, 40, 40)
RUST: Colour = (120, 70, 30)

COMMAND_ICONS = {
    "fuse": "track",
    "friends": "handshake",
    "parade": "types",
    "banners": "figure",
    "harvest": "autumn",
    "loner": "alone",
    "coin_and_sword": "blue_red",
    "flask_and_hammer": "green_yellow",
    "helm_and_skull": "black_white",
    "grab": "bonus",
    "right_hand": "to_right",
    "left_hand": "to_left",
}

Values = tuple[tuple[str, str], ...]
#: Of every symbol of a Master, whether a Figure stands on it, and what that costs.
Symbols = tuple[tuple[bool, int], ...]
#: Where a Master's symbols are, from the first to the last of three.
_FIRST_SYMBOL, _SYMBOL_STEP, _SYMBOLS_WIDE = 112.0, 46.0, 92.0
#: How wide a space of a Dynamite card is on which everything is as large as can be.
_WIDE_SPACE = 37.0


def symbol_places(count: int) -> tuple[list[float], float]:
    """The middles of so many symbols of a Master, in the card's units, and how large they are compared with three."""
    step = min(_SYMBOL_STEP, _SYMBOLS_WIDE / max(1, count - 1))
    return [_FIRST_SYMBOL + step * place for place in range(count)], step / _SYMBOL_STEP


class ExpertPainter(TokenPainter):
    """Paints the cards of the expert game; each is painted once per width in pixels and must not be drawn on."""

    # ------------------------------------------------------------------ Masters

    def master(self, kind: str, symbols: Symbols, colour: str, px: int, name: str = "") -> pygame.Surface:
        """A Master: on each symbol a Figure of that seat's colour with its price, or the lit symbol it left (P-53)."""
        key = ("master", kind, symbols, colour, px, name)
        return self._kept(key, lambda: self._master(kind, symbols, colour, px, name))

    def _master(self, kind: str, symbols: Symbols, colour: str, px: int, name: str) -> pygame.Surface:
        size, unit = (px, round(px * MASTER)), px / UNITS
        surface = self._sprite(f"master_{kind}", size).copy()
        portrait = self._bust(f"pact_master_{kind}", size, (48, 88), 132 if px >= NAMED_MASTER else 156, unit)
        self._through(portrait, "master_mask", surface)
        surface.blit(self._sprite("master_rim", size), (0, 0))
        title = (px >= NAMED_MASTER and name) or say("pact-table-master")
        lines = [self._lettering.line(title, 28 if px >= NAMED_MASTER else 34, (156, 36), 134, unit)]
        middles, scale = symbol_places(len(symbols))
        small = unit * scale
        for x, (stands, price) in zip(middles, symbols, strict=True):
            if not stands:
                self._centred(surface, self._sprite(f"coin_{kind}_glow", square(64 * small)), (x, 98), unit)
                endless = self._sprite("endless", (max(1, round(36 * small)), max(1, round(23 * small))))
                self._centred(surface, endless, (x, 139), unit)
                continue
            self._centred(surface, self.coin(kind, max(1, round(39 * small))), (x, 107), unit)
            self._centred(surface, self.figure(colour, max(1, round(54 * small))), (x, 75), unit)
            lines.append(self._lettering.line(str(price), 27 * scale, (x, 140), 40 * scale, unit, colour=RUST))
        self._lettering.write(surface, lines)
        return surface

    # ------------------------------------------------------------------ Dynamite and Commands

    def dynamite(self, track: tuple[tuple[int, int], ...], at: int, colour: str, px: int) -> pygame.Surface:
        """A Dynamite card: (sticks, Glory) of every space of its track, and the Marker on one of them."""
        return self._kept(("dynamite", track, at, colour, px), lambda: self._dynamite(track, at, colour, px))

    def _dynamite(self, track: tuple[tuple[int, int], ...], at: int, colour: str, px: int) -> pygame.Surface:
        size, unit = (px, round(px * DYNAMITE)), px / UNITS
        surface, step = self._sprite("dynamite", size).copy(), 222 / len(track)
        scale = min(1.0, step / _WIDE_SPACE)
        last = DYNAMITE_SPACES - 1
        lines: list[Line] = []
        for number, (sticks, glory) in enumerate(track):
            left, middle = 9 + number * step, 9 + (number + 0.5) * step
            shade = round(number * last / (len(track) - 1))
            cell = self._sprite(f"dynamite_space_{shade}", (round((step + 3) * unit), round(68 * unit)))
            surface.blit(cell, (round((left - 1.5) * unit), round(8 * unit)))
            lines.append(self._number(str(sticks), (middle + 7 * scale, 22), unit, scale))
            if glory:
                star = self._sprites.raster("icons/star.svg", square(20 * scale * unit))
                self._centred(surface, star, (middle - 8 * scale, 60), unit)
                lines.append(self._number(str(glory), (middle + 7 * scale, 60), unit, scale))
        self._centred(surface, self.marker(colour, max(1, round(33 * scale * unit))), (9 + (at + 0.5) * step, 42), unit)
        self._lettering.write(surface, lines)
        return surface

    def command(self, numeral: str, slug: str, name: str, words: str, values: Values, px: int) -> pygame.Surface:
        """A Command: numeral, picture and values such as ("two", "+1"); and, where there is room, words."""
        key = ("command", numeral, slug, name, words, values, px)
        return self._kept(key, lambda: self._command(numeral, slug, name, words, values, px))

    def command_back(self, px: int) -> pygame.Surface:
        """The back of every Command."""
        return self._whole("command_back", px, CARD)

    def _command(self, numeral: str, slug: str, name: str, words: str, values: Values, px: int) -> pygame.Surface:
        unit = px / UNITS
        surface = self._sprite("command", (px, round(px * CARD))).copy()
        picture = COMMAND_ICONS[slug]
        lines = [self._lettering.line(numeral, 50, (120, 53), 190, unit, colour=CREAM)]
        if px < WORDLESS or not words:
            self._centred(surface, self.icon(picture, round(104 * unit)), (120, 152), unit)
            if not values:
                lines.append(self._lettering.line(name, 40, (120, 262), 196, unit))
            for number, (_, value) in enumerate(values):
                x = 120 + (number - (len(values) - 1) / 2) * 66
                lines.append(self._lettering.line(value, 46, (x, 262), 64, unit, colour=_worth(value)))
        else:
            self._centred(surface, self.icon(picture, round(58 * unit)), (50, 118), unit)
            lines += self._lettering.paragraph(name, 30, Frame(82, 92, 138, 52), unit, "display")
            pitch = 38 if len(values) <= 3 else 30
            top = 318 - pitch * len(values)
            lines += self._lettering.paragraph(words, 24, Frame(20, 146, 200, top - 150), unit, "bold")
            for number, (label, value) in enumerate(values):
                y = top + pitch * (number + 0.45)
                self._row(surface, y, unit, pitch - 3)
                lines.append(self._lettering.beside(label, 23, (32, y), 130, unit, "body"))
                lines.append(self._lettering.before(value, 30, (209, y), 44, unit, colour=_worth(value)))
        self._lettering.write(surface, lines)
        return self._grained(surface)

    def _row(self, surface: pygame.Surface, middle: float, unit: float, tall: float) -> None:
        """The shaded ground of one value."""
        row = self._sprite("row", (round(192 * unit), round(tall * unit)))
        surface.blit(row, (round(24 * unit), round((middle - tall / 2) * unit)))

    def _number(self, text: str, middle: tuple[float, float], unit: float, scale: float) -> Line:
        return self._lettering.line(text, 19 * scale, middle, 20, unit, colour=CREAM, outline=2.2)


def _worth(value: str) -> Colour:
    return LOSS if value[:1] in "-−" else GAIN
