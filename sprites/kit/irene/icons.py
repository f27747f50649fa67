"""Icons of the Irene table, in a 100 x 100 box: the escape, tiles and breadcrumbs, homes, the thread, the map and the shout."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.icons.drawings import PAINTERS, VIEW
from sprites.kit.palette import GOLD, INK
from sprites.kit.parts.registry import by_name
from sprites.kit.sheet import sheet


def run(a):
    """Footprints that leave: the escape."""
    for x, y in ((28, 70), (62, 40)):
        a.push(f"rotate(18 {x} {y})")
        a.form(smooth([(x - 12, y + 4), (x - 9, y - 16), (x + 4, y - 20), (x + 13, y - 8), (x + 9, y + 8), (x + 8, y + 22),
                       (x - 6, y + 24), (x - 9, y + 12)]), "#FFE27A", 3.4, .2)
        a.pop()
    a.form(poly([(70, 8), (97, 14), (86, 38)]), "#8FE07A", 3.4, .2)


def tile(a):
    """A tile, face down."""
    a.form(rounded(12, 12, 76, 76, 12), "#6E6490", 4.4, .2)
    a.stroke(rounded(22, 22, 56, 56, 7), GOLD, 4)
    a.form(poly([(28, 70), (50, 32), (72, 70)]), "#CFC8DE", 3, .1)


def crumb(a):
    """A breadcrumb of nobody's."""
    a.form(ell(50, 50, 42), "#C08A52", 4.4, .2)
    a.form(ell(50, 50, 31), "#FCE9C2", 3, .2)
    for x, y in ((40, 40), (60, 46), (46, 62), (62, 64)):
        a.flat(ell(x, y, 4), "#C98F4E")


def home(a):
    """A cottage."""
    a.form(poly([(20, 90), (20, 48), (80, 48), (80, 90)]), "#FFF0CE", 4, .2)
    a.form(poly([(6, 54), (50, 10), (94, 54)]), "#D98A3C", 4.4, .2)
    a.form("M40 90L40 66C40 56 60 56 60 66L60 90Z", "#7A4A9C", 3, .2)


def spool(a):
    """The golden thread on its spool: the path."""
    for y in (8, 77):
        a.form(rounded(22, y, 56, 15, 5), "#A8693A", 3.6, .2)
    a.form(rounded(29, 23, 42, 54, 4), "#F2B93A", 3.6, .2)
    for y in (34, 46, 58, 69):
        a.line([(30, y, 1.5), (50, y + 4, 4), (70, y, 1.5)], "#A8641E")


def treasure_map(a):
    """A folded map with a way on it: charting one's path."""
    a.form(smooth([(10, 20, "c"), (38, 12, "c"), (64, 20, "c"), (90, 12, "c"), (90, 80, "c"), (64, 88, "c"), (38, 80, "c"),
                   (10, 88, "c")]), "#FBE9BE", 4, .2)
    a.stroke("M38 14L38 80M64 20L64 86", "#B9854A", 3)
    for start, end in (((20, 72), (32, 60)), ((40, 58), (52, 62)), ((60, 56), (68, 42))):
        a.line([(*start, 5), (*end, 5)], "#A8323C")
    a.stroke("M72 26L84 38M84 26L72 38", "#A8323C", 6)


def shout(a):
    """A bell that rings: *Goblins!*"""
    a.push("translate(14 14) scale(.72)")
    PAINTERS["bell"](a)
    a.pop()
    for ray in ("M6 40L18 44", "M4 62L16 60", "M94 40L82 44", "M96 62L84 60", "M22 12L30 22", "M78 12L70 22"):
        a.stroke(ray, INK, 10)
        a.stroke(ray, "#FFE27A", 5)


def job(a):
    """The first one home turns Homes: a house and an arrow that turns."""
    a.push("translate(8 26) scale(.66)")
    home(a)
    a.pop()
    bow = "M44 14C70 2 96 20 90 52"
    a.stroke(bow, INK, 15)
    a.form(poly([(74, 46), (104, 50), (86, 74)]), "#FF9A5A", 3.4, 0)
    a.stroke(bow, "#FF9A5A", 8)


def peek(a):
    """An eye that looks in secret."""
    a.form(smooth([(4, 52, "c"), (26, 26), (50, 18), (74, 26), (96, 52, "c"), (74, 74), (50, 82), (26, 74)]), "#FFF8E4", 4, .2)
    a.form(ell(50, 50, 20), "#7A4A9C", 3, .2)
    a.flat(ell(50, 50, 9), INK)
    a.flat(ell(43, 42, 5.5), "#FFFFFF")


def fits(a):
    """A green tick: this tile fits."""
    tick = "M16 54L40 78L86 22"
    a.stroke(tick, INK, 24)
    a.stroke(tick, "#8FE07A", 14)


# icon name -> painter(a)
ICONS = {**by_name(run, tile, crumb, home, spool, shout, job, peek, fits), "map": treasure_map}


def drawings() -> Iterator[tuple[str, str]]:
    """Every icon of this table."""
    for name, paint in ICONS.items():
        art = Art()
        paint(art)
        yield f"icons/{name}.svg", compact(sheet(art, VIEW))
