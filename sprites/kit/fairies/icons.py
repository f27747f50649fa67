"""Icons of the Fairies table, in a 100 x 100 box: symbols, rhyme emblems, pips and marks; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, poly, smooth, star
from sprites.kit.icons.emblems import ICONS as EMBLEMS
from sprites.kit.palette import CREAM, GOLD, INK, TOOTH
from sprites.kit.parts.registry import by_name
from sprites.kit.parts.trinkets import hoop_ring


def sun(a):
    """A smiling sun."""
    a.form(star(50, 50, 46, 29, 10), "#F2A03C", 3.4, .2)
    a.form(ell(50, 50, 25), "#FFD45A", 3, .2)
    a.line([(38, 46, 2), (41, 43, 5), (44, 46, 2)])
    a.line([(56, 46, 2), (59, 43, 5), (62, 46, 2)])
    a.line([(39, 55, 1.5), (50, 62, 5), (61, 55, 1.5)])


def mushroom(a):
    """A red spotted mushroom."""
    a.form(smooth([(38, 52), (62, 52), (64, 74), (70, 90), (50, 94), (30, 90), (36, 74)]), "#F6E3C0", 3.4, .4)
    a.form(smooth([(8, 54), (14, 28), (34, 12), (50, 9), (66, 12), (86, 28), (92, 54), (70, 60), (50, 57), (30, 60)]),
        "#D8433C", 3.8, .4)
    for x, y, r in ((34, 34, 8), (58, 24, 7), (72, 43, 6.5), (50, 46, 5)):
        a.flat(ell(x, y, r, r * .86), "#FFF3D2")


def frog(a):
    """A frog."""
    for s in (-1, 1):
        a.form(smooth([(50 + s * 26, 60), (50 + s * 46, 66), (50 + s * 46, 84), (50 + s * 22, 88)]), "#5FAE4A", 3.2, .3)
    a.form(smooth([(18, 50), (26, 34), (50, 30), (74, 34), (82, 50), (80, 72), (50, 86), (20, 72)]), "#7CC454", 3.6, .5)
    for s in (-1, 1):
        a.form(ell(50 + s * 20, 27, 14), "#7CC454", 3.2, .3)
        a.flat(ell(50 + s * 20, 26, 9.5), "#FFF8DC")
        a.flat(ell(50 + s * 19, 27, 5.4), INK)
        a.flat(ell(48 + s * 19, 25, 2), "#FFFFFF")
    a.line([(27, 56, 2), (38, 66, 4.6), (50, 68, 5), (62, 66, 4.6), (73, 56, 2)])
    for s in (-1, 1):
        a.flat(ell(50 + s * 24, 64, 5, 3.4), "#F0847A", .8)


def golden_star(a):
    """A plain golden star."""
    a.form(star(50, 53, 46, 21), GOLD, 3.6, .3, rimc="#FFFBE0")


def sock(a):
    """A striped sock: the emblem of -ock."""
    a.form(smooth([(34, 8, "c"), (66, 8, "c"), (66, 44), (72, 58), (88, 70), (86, 88), (66, 92), (44, 84), (32, 66),
        (34, 40)]), "#C8413B", 3.8, .3)
    a.line([(34, 34, 7), (50, 36, 9), (66, 34, 7)], CREAM)
    a.line([(33, 52, 7), (50, 54, 9), (68, 51, 7)], CREAM)
    a.form(brush([(32, 12, 14), (50, 14, 14), (68, 12, 14)]), CREAM, 3, .2)


def jelly(a):
    """A wobbling jelly: the emblem of -elly."""
    a.form(brush([(6, 78, 8), (50, 87, 14), (94, 78, 8)]), "#D9DEEA", 3.2, .3)
    a.form(smooth([(14, 76), (20, 46), (24, 28), (33, 20), (42, 25), (50, 17), (58, 25), (67, 20), (76, 28), (80, 46),
        (86, 76), (68, 80), (50, 78), (32, 80)]), "#F2903C", 3.8, .5, rimc="#FFF0BE")
    for x in (-13, 13):
        a.line([(50 + x * .7, 32, 1), (50 + x, 50, 4), (50 + x * 1.25, 72, 1)], "#A8481E", .8)
    a.line([(26, 64, 1.5), (28, 44, 6.5), (33, 30, 1.5)], "#FFF0C8", .95)
    for s in (-1, 1):
        a.stroke(f"M{50 + s * 43} 40Q{50 + s * 50} 50 {50 + s * 43} 60", INK, 4)


def moon(a):
    """A crescent with a face; no star in it, for a star means something here."""
    a.form("M66 8C34 8 12 30 14 56C16 80 40 96 66 91C76 89 84 83 89 75C66 80 48 68 46 47C45 32 52 18 66 8Z", "#BFD4F5",
        3.6, .4, rimc="#FFFFFF")
    a.line([(26, 48, 2), (31, 44, 4.6), (36, 48, 2)])
    a.line([(30, 64, 1.5), (38, 70, 4.6), (47, 67, 1.5)])
    a.flat(ell(24, 60, 5, 3.6), "#F090B0", .7)


def hoop(a):
    """A striped hoop: the emblem of -oop."""
    hoop_ring(a, 50, 50, 35, 35, 15, "#E2574C", "#FFE9A8", dashes=12)


def dew(a):
    """A dewdrop on a leaf: the emblem of -ew."""
    a.form(smooth([(8, 84, "c"), (26, 66), (60, 66), (94, 78, "c"), (70, 92), (34, 96)]), "#8CCB5A", 3.4, .3)
    a.form(smooth([(50, 4, "c"), (66, 32), (74, 52), (66, 72), (50, 78), (34, 72), (26, 52), (34, 32)]), "#6FC0F0", 3.6,
        .4, rimc="#FFFFFF")
    a.line([(37, 54, 1.5), (40, 64, 6), (49, 70, 1.5)], "#FFFFFF", .95)


def goblin(a):
    """A goblin's head."""
    for s in (-1, 1):
        a.form(smooth([(50 + s * 20, 36), (50 + s * 48, 22, "c"), (50 + s * 44, 50), (50 + s * 24, 62)]), "#7FA846",
            3.4, .2)
    a.form(smooth([(50, 16), (74, 24), (80, 52), (66, 80), (50, 88), (34, 80), (20, 52), (26, 24)]), "#8FBA4E", 3.8, .3)
    for s in (-1, 1):
        a.line([(50 + s * 7, 41, 5), (50 + s * 22, 33, 3)])
        a.flat(ell(50 + s * 13, 48, 5.6), INK)
        a.form(smooth([(50 + s * 13 - 6, 68, "c"), (50 + s * 13, 56, "c"), (50 + s * 13 + 6, 67, "c")]), TOOTH, 1.8, 0)
    a.line([(28, 66, 2), (40, 71, 5), (60, 71, 5), (72, 66, 2)])


def fairy(a):
    """A fairy."""
    for s in (-1, 1):
        a.form(smooth([(50 + s * 4, 54), (50 + s * 16, 22), (50 + s * 42, 10), (50 + s * 46, 36), (50 + s * 28, 56)]),
            "#FFC2DC", 3.2, .3, rimc="#FFFFFF")
        a.form(smooth([(50 + s * 6, 58), (50 + s * 32, 58), (50 + s * 42, 78), (50 + s * 24, 88), (50 + s * 8, 74)]),
            "#B8E8FF", 3.2, .3, rimc="#FFFFFF")
    a.form(smooth([(50, 52), (60, 60), (62, 88), (50, 94), (38, 88), (40, 60)]), "#E8467E", 3, .3)
    a.form(ell(50, 36, 18), "#FBD3B4", 3.4, .3)
    for s in (-1, 1):
        a.flat(ell(50 + s * 7, 36, 2.8), INK)
    a.line([(43, 43, 1), (50, 47, 3), (57, 43, 1)])


def fairy_empty(a):
    """An unfilled fairy pip: pale wings, no fairy in them."""
    for s in (-1, 1):
        for d in (smooth([(50 + s * 4, 54), (50 + s * 16, 22), (50 + s * 42, 10), (50 + s * 46, 36),
                (50 + s * 28, 56)]), smooth([(50 + s * 6, 58), (50 + s * 32, 58), (50 + s * 42, 78), (50 + s * 24, 88),
                (50 + s * 8, 74)])):
            a.stroke(d, "#94703F", 6)
            a.flat(d, "#E6CFA0")


def flip(a):
    """Two arrows chasing each other."""
    for t in (0, 180):
        a.push(f"rotate({t} 50 50)")
        d = "M18 46C22 26 40 14 60 20"
        a.stroke(d, INK, 19)
        a.form(poly([(56, 2), (90, 26), (54, 42)]), "#FFD45A", 4.4, 0)
        a.stroke(d, "#FFD45A", 11)
        a.flat(poly([(58, 7), (84, 26), (57, 38)]), "#FFD45A")
        a.pop()


def take(a):
    """An arrow into a tray."""
    a.form(smooth([(8, 56, "c"), (22, 56, "c"), (24, 78), (76, 78), (78, 56, "c"), (92, 56, "c"), (90, 94, "c"),
        (10, 94, "c")]), "#D9A05A", 3.6, .2)
    a.form(poly([(38, 4), (62, 4), (62, 36), (82, 36), (50, 70), (18, 36), (38, 36)]), "#8FE0B0", 4, .2)


def flag(a):
    """A white flag."""
    a.form(brush([(26, 96, 8), (26, 50, 8), (26, 8, 8)]), "#A8693A", 3, .2)
    a.form(smooth([(30, 12, "c"), (52, 8), (70, 18), (92, 12, "c"), (84, 34), (92, 56, "c"), (70, 60), (52, 50),
        (30, 56, "c")]), "#F4F0E4", 3.6, .3)


def turns(a):
    """An hourglass."""
    a.form(poly([(20, 10), (80, 10), (54, 50), (80, 90), (20, 90), (46, 50)]), "#CDE8F4", 3.4, .3)
    a.flat(poly([(34, 24), (66, 24), (50, 46)]), "#E9B440")
    a.flat(poly([(28, 86), (50, 62), (72, 86)]), "#E9B440")
    for y in (10, 90):
        a.form(brush([(14, y, 11), (50, y, 11), (86, y, 11)]), "#A8693A", 3, .2)


def par(a):
    """A green flag in its hole."""
    a.form(brush([(34, 96, 7), (34, 10, 7)]), "#8A5A32", 2.8, .2)
    a.form(poly([(37, 10), (88, 28), (37, 48)]), "#5FAE4A", 3.6, .3)
    a.form(ell(34, 92, 24, 7), "#6B4A30", 2.8, .2)


def best(a):
    """A cup."""
    for s in (-1, 1):
        a.stroke(f"M{50 + s * 24} 22C{50 + s * 48} 18 {50 + s * 46} 50 {50 + s * 20} 52", INK, 11)
        a.stroke(f"M{50 + s * 24} 22C{50 + s * 48} 18 {50 + s * 46} 50 {50 + s * 20} 52", GOLD, 5.6)
    a.form(smooth([(22, 10, "c"), (78, 10, "c"), (74, 46), (58, 62), (56, 78), (44, 78), (42, 62), (26, 46)]), GOLD,
        3.8, .3, rimc="#FFF6C0")
    a.form(brush([(28, 88, 14), (50, 88, 14), (72, 88, 14)]), "#8A5A32", 3, .2)


def deal(a):
    """A label with a code."""
    a.form(smooth([(8, 50), (34, 18, "c"), (92, 18, "c"), (92, 82, "c"), (34, 82, "c")]), "#FFE9B8", 3.8, .2)
    a.flat(ell(32, 50, 7), INK)
    for y in (38, 50, 62):
        a.line([(48, y, 3), (66, y, 4.4), (82, y, 3)], "#8A5A32")


def stay(a):
    """A coin with a bar: nothing happens."""
    a.form(ell(50, 50, 34), "#B9C4BC", 3.6, .2)
    a.form(brush([(30, 50, 11), (70, 50, 11)]), INK, 0, 0)


# icon name -> painter(a); the flower is the emblem of the game itself
ICONS = {**by_name(sun, moon, mushroom, frog, sock, jelly, hoop, dew, goblin, fairy, fairy_empty, flip, take, turns, par, best,
                   deal, stay, flag), "star": golden_star, "flower": EMBLEMS["flower"]}
