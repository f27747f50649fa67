"""Words on cards: lines and paragraphs that shrink until they fit, measured before anything is painted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import pygame

from goblins.ui.draw.type import INK, Colour, TypeCase

LEADING = 1.13
SMALLEST = 6


class Line(NamedTuple):
    """A line of text, its typeface and size in pixels, the pixel its middle lies on, its colour and its outline."""

    text: str
    face: str
    size: int
    middle: tuple[int, int]
    colour: Colour = INK
    outline: float = 0.0


class Frame(NamedTuple):
    """A rectangle in a card's own units."""

    x: float
    y: float
    width: float
    height: float


class Lettering:
    """Sets words on cards of which one unit is `unit` pixels; no word leaves its space."""

    def __init__(self, type_case: TypeCase) -> None:
        self._type = type_case

    def line(
        self,
        text: str,
        size: float,
        middle: tuple[float, float],
        space: float,
        unit: float,
        face: str = "display",
        colour: Colour = INK,
        outline: float = 0.0,
    ) -> Line:
        """One line round a point, made smaller if the space is too narrow for it."""
        pixels = self.fitting(text, face, size * unit, space * unit)
        return Line(text, face, pixels, (round(middle[0] * unit), round(middle[1] * unit)), colour, outline * unit)

    def beside(
        self,
        text: str,
        size: float,
        left: tuple[float, float],
        space: float,
        unit: float,
        face: str = "display",
        colour: Colour = INK,
    ) -> Line:
        """One line that begins at a point."""
        line = self.line(text, size, left, space, unit, face, colour)
        half = self._type.width(text, face, line.size) / 2
        return line._replace(middle=(round(left[0] * unit + half), line.middle[1]))

    def before(
        self,
        text: str,
        size: float,
        right: tuple[float, float],
        space: float,
        unit: float,
        face: str = "display",
        colour: Colour = INK,
    ) -> Line:
        """One line that ends at a point."""
        line = self.line(text, size, right, space, unit, face, colour)
        half = self._type.width(text, face, line.size) / 2
        return line._replace(middle=(round(right[0] * unit - half), line.middle[1]))

    def fits(self, text: str, face: str, pixels: int, space: float) -> bool:
        """Whether the text is at most `space` pixels wide at a size."""
        return self._type.width(text, face, pixels) <= space

    def fitting(self, text: str, face: str, pixels: float, space: float) -> int:
        """The largest size up to `pixels` at which the text is at most `space` pixels wide."""
        return self._type.fitting(text, face, max(SMALLEST, round(pixels)), int(space), SMALLEST)

    def paragraph(
        self, text: str, size: float, frame: Frame, unit: float, face: str = "body", colour: Colour = INK
    ) -> list[Line]:
        """Centred lines in a frame, at the largest size up to `size` at which all of them fit."""
        across, down = int(frame.width * unit), frame.height * unit
        pixels = max(SMALLEST, round(size * unit))
        lines = self._balanced(text, face, pixels, across)
        while pixels > SMALLEST and not self._fits(lines, face, pixels, across, down):
            pixels -= 1
            lines = self._balanced(text, face, pixels, across)
        pitch = pixels * LEADING
        first = (frame.y + frame.height / 2) * unit - (len(lines) - 1) * pitch / 2
        x = round((frame.x + frame.width / 2) * unit)
        return [Line(line, face, pixels, (x, round(first + i * pitch)), colour) for i, line in enumerate(lines)]

    def write(self, surface: pygame.Surface, lines: Iterable[Line]) -> None:
        """Put set lines on a surface."""
        for line in lines:
            words = self._type.line(line.text, line.face, line.size, line.colour, line.outline)
            surface.blit(words, words.get_rect(center=line.middle))

    def _fits(self, lines: Sequence[str], face: str, pixels: int, across: int, down: float) -> bool:
        if ((len(lines) - 1) * LEADING + 1) * pixels > down:
            return False
        return all(self._type.width(line, face, pixels) <= across for line in lines)

    def _balanced(self, text: str, face: str, pixels: int, across: int) -> list[str]:
        """Wrapped into as few lines as possible, and those as even as possible: no last word stands alone."""
        words = text.split()
        best: list[tuple[int, int, tuple[str, ...]]] = [(0, 0, ())]  # for the first words: lines, raggedness, the lines
        for end in range(1, len(words) + 1):
            choices: list[tuple[int, int, tuple[str, ...]]] = []
            for start in range(end - 1, -1, -1):
                line = " ".join(words[start:end])
                slack = across - self._type.width(line, face, pixels)
                if slack < 0 and choices:
                    break
                count, raggedness, before = best[start]
                choices.append((count + 1, raggedness + slack * slack, (*before, line)))
            best.append(min(choices))
        return list(best[-1][2])
