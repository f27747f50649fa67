"""What all cards of Pact are made of: parchment, ribbons for names, and dyed backs."""
from __future__ import annotations

from sprites.kit.canvas import Art
from sprites.kit.geometry import rounded, smooth
from sprites.kit.palette import mix

PAPER = "#FFF4D4"


def parchment(art: Art, outline: str, ink: float = 4) -> None:
    """A sheet of parchment with an ink contour."""
    art.ink(outline, ink)
    stops = [(0, PAPER, 1), (.55, "#F6E4BC", 1), (.85, "#EACF98", 1), (1, "#CFA468", 1)]
    art.flat(outline, art.fitted(outline, stops, -8, -14, 140))


def upright_card(edge: str, line: float = 6) -> Art:
    """A blank card of 240 x 336 with a coloured line inside its edge."""
    art = Art()
    parchment(art, rounded(5, 5, 229, 325, 18))
    art.stroke(rounded(14, 14, 211, 307, 12), edge, line)
    return art


def ribbon(art: Art, left: float, right: float, top: float, bottom: float, colour: str, bend: float = 5) -> None:
    """A bent ribbon from edge to edge, on which a name is set."""
    middle, quarter = (left + right) / 2, (right - left) * .27
    upper = [(left, top, "c"), (middle - quarter, top - bend + 1), (middle, top - bend), (middle + quarter, top - bend + 1)]
    lower = [(middle + quarter, bottom - bend + 1), (middle, bottom - bend), (middle - quarter, bottom - bend + 1)]
    art.form(smooth([*upper, (right, top, "c"), (right, bottom, "c"), *lower, (left, bottom, "c")]), colour, 3.5, .2)


def dyed(art: Art, field: str, dyes: tuple[str, str, str]) -> None:
    """The dyed field of a back, light in its middle."""
    art.ink(field, 2)
    art.flat(field, art.fitted(field, [(0, dyes[0], 1), (.6, dyes[1], 1), (1, dyes[2], 1)], 0, 0, 135))


def night(colour: str, dark: float) -> str:
    """A colour on its way into the dark."""
    return mix(colour, "#1A1030", dark)
