"""The words on the Koncita cards: what each card says, how large and where, measured before anything is painted."""

from __future__ import annotations

from goblins.games.koncita.content import Treasure
from goblins.ui.draw.lettering import Frame, Lettering, Line
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.words import Message, message, say

UNITS = 240  # a card is 240 x 336 of its own units, whatever its size in pixels
MARGIN = 22  # no word comes nearer to a card's side edges

RUST: Colour = (122, 62, 30)
ROSE: Colour = (240, 206, 220)
UMBER: Colour = (90, 50, 40)

#: A name smaller than this is set in two lines, of which each takes so much.
SMALLEST_NAME, SECOND_LINE = 21.8, 28.0
#: Names are measured in so many pixels a unit, so that they are set alike on cards of all sizes.
FINE = 4
#: The colours that the names of orders are set in, by type of Forfeit.
GESTURES: dict[str, Colour] = {
    "friend": (130, 48, 88),
    "head": (52, 76, 118),
    "legs": (102, 64, 40),
    "tongue": (130, 46, 46),
    "hands": (76, 88, 36),
    "voice": (88, 54, 116),
}


def kind_title(kind: str) -> str:
    """What a type of Forfeit is called."""
    return say(f"koncita-kind-{kind}")


def gesture_word(kind: str) -> str:
    """What its holder is called on to do."""
    return say(f"koncita-gesture-{kind}")


def gesture_deed(kind: str) -> str:
    """The same within a sentence."""
    return say(f"koncita-gesture-{kind}.deed")


def treasure_won(treasure: Treasure) -> Message:
    """A Treasure that somebody wins."""
    return message("koncita-treasure-won", treasure=treasure.slug, name=treasure.name)


class CardLettering(Lettering):
    """Sets the words of cards of a width in pixels; no line is wider than the card's writing space."""

    def movement(self, kind: str, width: int, *, oscar: bool = False) -> list[Line]:
        """Who moves: the mover, or Oscar."""
        title = say(f"koncita-card-{kind}")
        if not oscar:
            return [self._line(title, "display", 42, (120, 286), width)]
        return [
            self._line(title, "display", 38, (120, 274), width),
            self._line(say("koncita-card-or-oscar"), "display", 27, (120, 303), width, RUST),
        ]

    def treasure(self, treasure: Treasure, width: int, *, large: bool = False) -> list[Line]:
        """Points, name, objective, and at the foot the piece that also wins it; on a large card in full words."""
        name, lower = self._name(treasure.name, width)
        lines = [self._line(str(treasure.points), "display", 42, (190, 54), width), *name]
        if large:
            return [
                *lines,
                *self._paragraph(
                    treasure.objective, "body", 21, Frame(MARGIN - 2, 142 + lower, 200, 97 - lower), width
                ),
                *self._paragraph(say("koncita-card-or-onto"), "body", 18, Frame(94, 249, 126, 40), width, ROSE),
                self._line(say(f"koncita-onto-{treasure.piece}"), "display", 26, (157, 303), width, CREAM, 124),
            ]
        return [
            *lines,
            *self._paragraph(treasure.objective, "body", 23, Frame(MARGIN - 2, 140 + lower, 200, 112 - lower), width),
            self._line(say("koncita-card-or-reach"), "body", 21, (157, 278), width, ROSE, 124),
            self._line(say(f"koncita-reach-{treasure.piece}"), "display", 30, (157, 303), width, CREAM, 124),
        ]

    def _name(self, name: str, width: int) -> tuple[list[Line], float]:
        """A Treasure's name, in two lines if it would be too small in one; and how much lower its objective begins then."""
        if self.fitting(name, "display", 31 * FINE, (UNITS - 2 * MARGIN) * FINE) >= SMALLEST_NAME * FINE:
            return [self._line(name, "display", 31, (120, 123), width)], 0.0
        frame = Frame(MARGIN, 110, UNITS - 2 * MARGIN, 2 * SECOND_LINE)
        return self._paragraph(name, "display", 27, frame, width), SECOND_LINE

    def forfeit(self, kind: str, name: str, trigger: str, width: int) -> list[Line]:
        """The type, the gesture (the largest word) and how it is made, the order's name and what triggers it."""
        how = say("koncita-gesture-friend.how") if kind == "friend" else ""
        lines = [self._line(kind_title(kind), "display", 27, (120, 38), width, CREAM)]
        if how:
            lines += [
                self._line(gesture_word(kind), "display", 36, (120, 150), width),
                self._line(how, "aside", 20, (120, 178), width, UMBER),
            ]
        else:
            lines.append(self._line(gesture_word(kind), "display", 43, (120, 159), width))
        below = 204 if how else 194
        lines.append(self._line(name, "display", 25, (120, below), width, GESTURES[kind]))
        space = Frame(MARGIN - 1, below + 14, 198, 304 - below)
        return lines + self._paragraph(trigger, "body", 27, space, width)

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
        return self.line(text, size, middle, space, width / UNITS, face, colour)

    def _paragraph(
        self, text: str, face: str, size: float, frame: Frame, width: int, colour: Colour = INK
    ) -> list[Line]:
        """Centred lines in a frame, at the largest size up to `size` at which all of them fit."""
        return self.paragraph(text, size, frame, width / UNITS, face, colour)
