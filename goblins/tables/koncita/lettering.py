"""The words on the Koncita cards: what each card says, how large and where, measured before anything is painted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from goblins.ui.type import CREAM, INK, Colour, TypeCase

UNITS = 240  # a card is 240 x 336 of its own units, whatever its size in pixels
LEADING = 1.12
SMALLEST = 6
MARGIN = 22  # no word comes nearer to a card's side edges

RUST: Colour = (122, 62, 30)
ROSE: Colour = (240, 206, 220)
UMBER: Colour = (90, 50, 40)

TITLES = {"goblin": "Goblin", "princess": "Princess"}
PIECES = {"princess": "Princess", "casket": "Casket", "scepter": "Scepter", "oscar": "Oscar"}
ONTO = {"princess": "the Princess", "casket": "the casket", "scepter": "the scepter", "oscar": "Oscar"}


class Gesture(NamedTuple):
    """What a type of Forfeit is called, what its holder does, how, and the colour its orders' names are set in."""

    title: str
    word: str
    how: str
    colour: Colour


GESTURES = {
    "friend": Gesture("Friend", "Praise!", "point at a player", (130, 48, 88)),
    "head": Gesture("Head", "Bow!", "", (52, 76, 118)),
    "legs": Gesture("Legs", "Stamp!", "", (102, 64, 40)),
    "tongue": Gesture("Tongue", "Stick it out!", "", (130, 46, 46)),
    "hands": Gesture("Hands", "Clap!", "", (76, 88, 36)),
    "voice": Gesture("Voice", "Squeal!", "", (88, 54, 116)),
}


class Line(NamedTuple):
    """A line of text, its typeface and size in pixels, the pixel its middle lies on, and its colour."""

    text: str
    face: str
    size: int
    middle: tuple[int, int]
    colour: Colour


class Frame(NamedTuple):
    """A rectangle in card units."""

    x: float
    y: float
    width: float
    height: float


class Lettering:
    """Sets the words of cards of a width in pixels; no line is wider than the card's writing space."""

    def __init__(self, type_case: TypeCase) -> None:
        self._type = type_case

    def movement(self, kind: str, oscar: bool, width: int) -> list[Line]:
        """Who moves: the mover, or Oscar."""
        title = TITLES[kind]
        if not oscar:
            return [self._line(title, "display", 42, (120, 286), width)]
        return [
            self._line(title, "display", 38, (120, 274), width),
            self._line("or Oscar", "display", 27, (120, 303), width, RUST),
        ]

    def treasure(self, name: str, objective: str, piece: str, points: int, width: int) -> list[Line]:
        """Points, name, objective, and the piece at the foot."""
        return [
            *self._treasure_head(name, points, width),
            *self._paragraph(objective, "body", 23, Frame(MARGIN - 2, 140, 200, 112), width),
            self._line("or reach", "body", 21, (157, 278), width, ROSE, 124),
            self._line(PIECES[piece], "display", 30, (157, 303), width, CREAM, 124),
        ]

    def treasure_large(self, name: str, objective: str, piece: str, points: int, width: int) -> list[Line]:
        """The same with the second way to win it in full words."""
        return [
            *self._treasure_head(name, points, width),
            *self._paragraph(objective, "body", 21, Frame(MARGIN - 2, 142, 200, 97), width),
            *self._paragraph("or move your own goblin onto", "body", 18, Frame(94, 249, 126, 40), width, ROSE),
            self._line(ONTO[piece], "display", 26, (157, 303), width, CREAM, 124),
        ]

    def forfeit(self, kind: str, name: str, trigger: str, width: int) -> list[Line]:
        """The type, the gesture (the largest word) and how it is made, the order's name and what triggers it."""
        gesture = GESTURES[kind]
        lines = [self._line(gesture.title, "display", 27, (120, 38), width, CREAM)]
        if gesture.how:
            lines += [
                self._line(gesture.word, "display", 38, (120, 154), width),
                self._line(gesture.how, "aside", 22, (120, 177), width, UMBER),
            ]
        else:
            lines.append(self._line(gesture.word, "display", 43, (120, 159), width))
        below = 199 if gesture.how else 194
        lines.append(self._line(name, "display", 25, (120, below), width, gesture.colour))
        space = Frame(MARGIN - 1, below + 14, 198, 304 - below)
        return lines + self._paragraph(trigger, "body", 27, space, width)

    def _treasure_head(self, name: str, points: int, width: int) -> list[Line]:
        return [
            self._line(str(points), "display", 42, (190, 54), width),
            self._line(name, "display", 31, (120, 123), width),
        ]

    def _line(
        self,
        text: str,
        face: str,
        size: float,
        middle: tuple[float, float],
        width: int,
        colour: Colour = INK,
        space: float = UNITS - 2 * MARGIN,
    ) -> Line:
        """One line, made smaller if the space is too narrow for it."""
        unit = width / UNITS
        pixels = self._type.fitting(text, face, max(SMALLEST, round(size * unit)), int(space * unit), SMALLEST)
        return Line(text, face, pixels, (round(middle[0] * unit), round(middle[1] * unit)), colour)

    def _paragraph(
        self, text: str, face: str, size: float, frame: Frame, width: int, colour: Colour = INK
    ) -> list[Line]:
        """Centred lines in a frame, at the largest size up to `size` at which all of them fit."""
        unit = width / UNITS
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
