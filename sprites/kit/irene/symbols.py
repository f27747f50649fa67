"""The four symbols of Irene, in a 100 x 100 box: ring, rose, lamp and pick; the plates and the scrolls that carry them."""
from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, smooth
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.sheet import sheet

SYMBOLS = ("ring", "rose", "lamp", "pick")      # I-01, in this order
PLATE_COLOURS = {"ring": "#A3203F", "rose": "#F2B348", "lamp": "#2C4F96", "pick": "#4E9457"}
WOOD = "#8A5A32"
# A plate's outline repeats its symbol, so that the colour never stands alone.
PLATE_SHAPES = {
    "ring": ell(50, 50, 46),
    "rose": smooth([(50 + reach * math.cos(math.radians(i * 22.5 - 90)), 50 + reach * math.sin(math.radians(i * 22.5 - 90)))
                    for i, reach in enumerate((46, 40) * 8)]),
    "lamp": "M8 94L8 48C8 22 26 4 50 4C74 4 92 22 92 48L92 94Z",
    "pick": "M6 8L94 8L94 54C94 74 72 88 50 97C28 88 6 74 6 54Z",
}


def drawings() -> Iterator[tuple[str, str]]:
    """Symbols, plates and scrolls, each alone."""
    for name, paint, view in _pieces():
        art = Art()
        paint(art)
        yield f"irene/{name}.svg", compact(sheet(art, view))


def _pieces() -> Iterator[tuple[str, Callable[[Art], None], str]]:
    for name in SYMBOLS:
        yield f"symbol_{name}", PAINTERS[name], "-6 -6 112 112"
        yield f"plate_{name}", lambda art, name=name: plate(art, name), "-8 -6 116 116"
        yield f"scroll_{name}", lambda art, name=name: scroll(art, name), "-4 -4 110 110"
    yield "scroll", scroll, "-4 -4 110 110"
    yield "scroll_glow", lambda art: art.glow(50, 50, 50, "#FFE9A0", .5), "0 0 100 100"


def placed(art: Art, x: float, y: float, size: float, paint: Callable, *names: str | None) -> None:
    """Something of the 100 x 100 box, centred at (x, y) and `size` wide."""
    art.push(f"translate({x - size / 2:.2f} {y - size / 2:.2f}) scale({size / 100:.4f})")
    paint(art, *names)
    art.pop()


# the symbols


def ring(a):
    """The great-great-grandmother's ring with its ruby."""
    a.stroke(ell(50, 62, 27), INK, 20)
    a.stroke(ell(50, 62, 27), "#F2BE4A", 12)
    a.line([(26, 70, 1), (27, 54, 4), (36, 42, 1)], "#FFF6CE", .95)
    a.line([(40, 88, 1), (58, 88, 4.4), (72, 76, 1)], "#9A5E18", .8)
    a.form(poly([(32, 34), (68, 34), (61, 46), (39, 46)]), "#D9982E", 3, .2)
    a.form(poly([(26, 22), (37, 5), (63, 5), (74, 22), (50, 44)]), "#E8304F", 3.6, .5, rimc="#FFD0DC")
    a.flat(poly([(37, 6), (46, 22), (50, 42), (27, 22)]), "#FF9AAA", .75)
    a.stroke("M27 22L73 22M46 22L50 40L56 22L62 7", "#7A1028", 2, .8)


def rose(a):
    """A rose of fire."""
    for i in range(5):
        a.push(f"rotate({i * 72 + 8} 50 52)")
        a.form(smooth([(50, 0, "c"), (66, 14), (72, 32), (60, 48), (40, 48), (28, 32), (36, 16)]), "#E8432C", 3.2, .2)
        a.line([(50, 10, .8), (52, 22, 4), (50, 36, 1)], "#FFB25A", .75)
        a.pop()
    a.form(ell(50, 52, 25), "#F2702E", 3, .2)
    a.form(ell(51, 53, 15), "#FFB03C", 2.4, 0)
    a.line([(36, 50, 1), (40, 37, 4), (54, 34, 4), (64, 44, 3), (63, 58, 4), (52, 65, 3.4), (43, 57, 3), (48, 48, 3),
            (56, 51, 1)], "#A82418")


def lamp(a):
    """The lamp like a moon."""
    a.stroke("M34 22C34 4 66 4 66 22", INK, 11)
    a.stroke("M34 22C34 4 66 4 66 22", GOLD, 5)
    a.form(ell(50, 55, 31), ("#FFFFFF", "#E4F0FF", "#9DBAEC"), 3.8, .4, rimc="#FFFFFF")
    a.form("M58 36C43 37 35 48 37 59C39 70 50 77 62 74C52 72 47 64 48 55C48 47 52 40 58 36Z", "#F7D774", 2.6, .2,
           rimc="#FFFFFF")
    a.form(poly([(32, 32), (38, 18), (62, 18), (68, 32)]), GOLD, 3.2, .2, rimc="#FFF6C0")
    a.form(poly([(33, 80), (67, 80), (74, 94), (26, 94)]), GOLD, 3.2, .2, rimc="#FFF6C0")


def pick(a):
    """Curdie's pick."""
    a.push("rotate(38 50 50)")
    a.form(poly([(45, 14), (55, 14), (55.5, 60), (56, 104), (44, 104), (44.5, 60)]), "#A8693A", 3.2, .3)
    a.form(smooth([(-2, 42, "c"), (14, 20), (38, 9), (62, 9), (86, 20), (102, 42, "c"), (82, 30), (62, 25), (38, 25),
                   (18, 30)]), "#CBD6E2", 3.6, .4, rimc="#FFFFFF")
    a.line([(10, 28, 1), (30, 16, 4.4), (52, 13, 1)], "#FFFFFF", .95)
    a.form(poly([(40, 5), (60, 5), (61, 30), (39, 30)]), "#7E8CA0", 2.6, .2)
    a.pop()


PAINTERS = dict(zip(SYMBOLS, (ring, rose, lamp, pick), strict=True))


# what carries them


def plate(art: Art, symbol: str) -> None:
    """A signpost's plate with its symbol."""
    outline, colour = PLATE_SHAPES[symbol], PLATE_COLOURS[symbol]
    art.form(outline, WOOD, 4.6, .2)
    art.push("translate(50 50) scale(.86) translate(-50 -50)")
    art.form(outline, colour, 2.6, .15)
    art.stroke(outline, mix(colour, "#FFF3D2", .55), 2.2, .9)
    art.pop()
    placed(art, 50, 51, 70, PAINTERS[symbol])


def scroll(art: Art, symbol: str | None = None) -> None:
    """A clue scroll, inscribed with a symbol or plain."""
    art.form(smooth([(14, 12, "c"), (50, 16), (86, 12, "c"), (84, 50), (87, 88, "c"), (50, 84), (13, 88, "c"), (16, 50)]),
             "#FBE9BE", 3.4, .2)
    for x in (10, 90):      # its rolled ends
        art.form(poly([(x - 7.5, 4), (x + 7.5, 4), (x + 8, 50), (x + 7.5, 96), (x - 7.5, 96), (x - 8, 50)]), "#EFCB84", 3.2, .3)
        art.flat(ell(x, 5, 5, 3), "#A8743A")
        art.flat(ell(x, 95, 5, 3), "#A8743A")
    if symbol:
        placed(art, 50, 50, 66, PAINTERS[symbol])
        return
    for y, end in ((32, 72), (48, 66), (64, 72)):       # goblin writing
        art.line([(28, y, 2.4), (44, y - 3, 6), (end, y + 1, 2.4)], "#A8784A")
