"""Marks laid over the floor of the Princess's room: lit squares, what follows a move, ways and trails."""
from __future__ import annotations

from collections.abc import Callable, Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, star
from sprites.kit.icons.drawings import VIEW
from sprites.kit.koncita.icons import forfeit, shove
from sprites.kit.koncita.room import SQUARE
from sprites.kit.palette import GOLD, INK
from sprites.kit.parts.oscar import oscar_head
from sprites.kit.sheet import sheet

SQUARE_VIEW, ROUNDEL, DOT = f"0 0 {SQUARE} {SQUARE}", "0 0 102 102", "0 0 16 16"


def drawings() -> Iterator[tuple[str, str]]:
    """Marks of squares, consequence roundels, the beads and steps of a way, the padlock."""
    yield "koncita/square_lit.svg", _square("#D6FFD8", .59)
    yield "koncita/square_hover.svg", _square("#FFE278", .75)
    yield "koncita/brackets.svg", _brackets()
    yield "koncita/forbidden.svg", _forbidden()
    for name, paint in {"shove": shove, "forfeit": forfeit, "oscar": _oscar, "treasure": _treasure}.items():
        yield f"koncita/roundel_{name}.svg", _roundel(paint)
    yield "koncita/bead.svg", _bead()
    yield "koncita/step.svg", _step()
    art = Art()
    _padlock(art)
    yield "koncita/padlock.svg", compact(sheet(art, VIEW))


def _square(edge: str, opacity: float) -> str:
    """A legal target: mint, framed in dark green, with a bright inner edge."""
    art = Art()
    art.flat(rounded(4, 4, 76, 76, 12), "#46BE82", opacity)
    art.stroke(rounded(6.5, 6.5, 71, 71, 10), "#106046", 5)
    art.stroke(rounded(8.5, 8.5, 67, 67, 8.5), edge, 3)
    return compact(sheet(art, SQUARE_VIEW))


def _brackets() -> str:
    """The corners of a lit square, to be laid over whoever stands on it."""
    art, near, far, arm = Art(), 5, SQUARE - 5, 17
    corners = "".join(f"M{x} {y + arm * down}L{x} {y}L{x + arm * across} {y}" for x, across in ((near, 1), (far, -1))
                      for y, down in ((near, 1), (far, -1)))
    art.stroke(corners, "#103C34", 9)
    art.stroke(corners, "#BEFFD6", 4.4)
    return compact(sheet(art, SQUARE_VIEW))


def _forbidden() -> str:
    """Forbidden on purpose: a dull red wash and a cross."""
    art = Art()
    art.flat(rounded(8, 8, 68, 68, 12), "#5A2832", .36)
    art.stroke(rounded(9.5, 9.5, 65, 65, 11), "#8C2F44", 2.4, .6)
    art.line([(28, 38, 2.4), (56, 66, 7.5)], "#8C2F44")
    art.line([(56, 38, 2.4), (28, 66, 7.5)], "#8C2F44")
    return compact(sheet(art, SQUARE_VIEW))


def _roundel(paint: Callable[[Art], None]) -> str:
    """What follows if one moves here, on a round plate."""
    art = Art()
    art.form(ell(50, 50, 45), "#FFF4D4", 4, .1)
    art.stroke(ell(50, 50, 41.5), "#C9822A", 5)
    art.push("translate(16.85 16.85) scale(.65)")        # an icon's own middle is at (51, 51)
    paint(art)
    art.pop()
    return compact(sheet(art, ROUNDEL))


def _oscar(art):
    """Oscar's head, a little larger than an icon."""
    art.push("translate(51 51) scale(.6)")
    oscar_head(art)
    art.pop()


def _treasure(art):
    """A cut gem: a treasure is won."""
    gem, girdle = "#E8508A", 38
    art.form(poly([(26, 12), (74, 12), (98, girdle), (50, 94), (2, girdle)]), gem, 4.4, .4, rimc="#FFFFFF")
    art.flat(poly([(28, 14), (50, 14), (34, girdle - 2), (8, girdle - 2)]), "#FFC8DC", .9)
    art.flat(poly([(36, girdle + 2), (64, girdle + 2), (50, 86)]), "#FF9CC0", .9)
    art.stroke(f"M4 {girdle}L96 {girdle}M26 13L34 {girdle}L50 92L66 {girdle}L74 13M34 {girdle}L50 13L66 {girdle}", "#8C2F5E", 3)
    art.form(star(86, 82, 18, 7, 4), GOLD, 3, 0)


def _bead() -> str:
    """A gold bead of Oscar's way."""
    art = Art()
    art.flat(ell(8, 8.6, 7), INK)
    art.flat(ell(8, 8, 5), "#FFE278")
    art.flat(ell(6.4, 6.2, 1.5), "#FFFFFF", .8)
    return compact(sheet(art, DOT))


def _step() -> str:
    """A faint step of whoever moved last."""
    art = Art()
    art.flat(ell(8, 8, 4.6), "#5A3A28", .55)
    art.flat(ell(8, 8, 3.6), "#8A6242")
    return compact(sheet(art, DOT))


def _padlock(a):
    """A stumbled player's gestures are locked."""
    for colour, width in ((INK, 20), ("#C9D4DE", 10)):
        a.stroke("M30 48L30 34C30 6 70 6 70 34L70 48", colour, width)
    a.form(rounded(16, 44, 68, 50, 10), GOLD, 3.8, .3)
    a.flat(ell(50, 64, 8), INK)
    a.line([(50, 66, 4), (50, 82, 6)])
