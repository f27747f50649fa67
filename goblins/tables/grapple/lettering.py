"""The words on the Grapple cards: what each card says, how large and where, measured before anything is painted."""

from __future__ import annotations

from goblins.ui.draw.lettering import SMALLEST, Lettering, Line
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.words import say

UNITS = 240  # a card is 240 x 336 of its own units, whatever its size in pixels
MINI_UNITS = 120  # a mini card is 120 x 168
PREVIEW_UNITS = 300  # a preview is measured in pixels of its card at the usual size
WORDLESS = 72  # a card of fewer pixels shows its strength and its emblem only
NO_RULE = "grapple-card-no-special"

BROWN: Colour = (110, 72, 44)


class CardLettering(Lettering):
    """Sets the words of cards of a width in pixels; no line is wider than the space it has."""

    def front(self, name: str, strength: int, special: str, width: int, *, low: bool) -> list[Line]:
        """The strength on its shield, the name on its ribbon (`low` where no words are), and the special under it."""
        unit, ribbon = width / UNITS, 268 if low else 204
        lines = [self._line(str(strength), 78, (52, 53), 72, unit, CREAM, 3.6)]
        if width < WORDLESS:
            return lines
        lines.append(self._line(name, 35, (141, ribbon + 22), 140, unit, CREAM, 3.2))
        halves = in_halves(special)
        size = min((self._fitting(text, 27, 196, unit) for text in halves), default=0)
        for nth, text in enumerate(halves):
            lines.append(Line(text, "display", size, _pixel((120, 272 + 29 * nth), unit)))
        return lines

    def mini(self, strength: int, width: int) -> list[Line]:
        """The strength at the head of the index strip."""
        return [self._line(str(strength), 62, (28, 42), 44, width / MINI_UNITS, INK)]

    def preview(self, rule: str, copies: int, deck: int, width: int, growth: float = 1.0) -> tuple[list[Line], int]:
        """The whole rule and how many copies there are, from the top of their panel; and the panel's height.

        `growth`: how much larger the words are for people who want larger text.
        """
        unit = width / PREVIEW_UNITS
        size, space = max(SMALLEST, round(20 * unit * growth)), round(272 * unit)
        pitch = self._type.font("body", size).get_linesize()
        lines, y = [], 20 * unit + pitch / 2
        for text in self._wrapped(rule or say(NO_RULE), size, space):
            half = self._type.width(text, "body", size) / 2
            lines.append(Line(text, "body", size, (round(28 * unit + half), round(y))))
            y += pitch
        foot = round(y - pitch / 2 + 20 * unit)
        how_many = say("grapple-card-copies", copies=copies, deck=deck)
        lines.append(
            Line(how_many, "display", self._fitting(how_many, 18, 276, unit), (round(166 * unit), foot), BROWN)
        )
        return lines, round(foot + 38 * unit)

    def _line(
        self,
        text: str,
        size: float,
        middle: tuple[float, float],
        space: float,
        unit: float,
        colour: Colour,
        outline: float = 0.0,
    ) -> Line:
        """One line, made smaller if the space is too narrow for it."""
        pixels = self._fitting(text, size, space, unit)
        return Line(text, "display", pixels, _pixel(middle, unit), colour, max(1.0, outline * unit) if outline else 0.0)

    def _fitting(self, text: str, size: float, space: float, unit: float) -> int:
        return self._type.fitting(text, "display", max(SMALLEST, round(size * unit)), int(space * unit), SMALLEST)

    def _wrapped(self, text: str, size: int, space: int) -> list[str]:
        lines: list[str] = []
        for word in text.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self._type.width(longer, "body", size) <= space:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines


def in_halves(words: str) -> list[str]:
    """A few words in two lines that are as short as can be; one word, or none, as it is."""
    parts = words.split()
    ways = [[" ".join(parts[:nth]), " ".join(parts[nth:])] for nth in range(1, len(parts))]
    return min(ways, key=lambda lines: max(map(len, lines)), default=parts)


def _pixel(middle: tuple[float, float], unit: float) -> tuple[int, int]:
    return round(middle[0] * unit), round(middle[1] * unit)
