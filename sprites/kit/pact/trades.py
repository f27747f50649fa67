"""The trades of the six guilds, in a 100 x 100 box: what a Task is about."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.palette import CREAM, GOLD, INK, MAW, TOOTH


def curing(a):
    """Bubbling cauldron with a healing leaf."""
    for x, y, r in ((34, 24, 7), (52, 10, 9), (68, 22, 6)):
        a.form(ell(x, y, r), "#D8F8C8", 2.4, .3)
    for s in (-1, 1):
        a.form(brush([(50 + s * 24, 84, 9), (50 + s * 32, 98, 7)]), "#3A3440", 2.6, .2)
    a.form(smooth([(16, 44), (10, 66), (24, 90), (50, 96), (76, 90), (90, 66), (84, 44)]), "#4E4858", 4, .6)
    a.form(ell(50, 44, 38, 11), "#7FD85A", 3.6, .2)
    a.form(ell(40, 43, 6, 4), "#C8F8A0", 1.6, 0)
    a.flat(rounded(44, 58, 12, 30, 2), "#F6EEDC")
    a.flat(rounded(35, 67, 30, 12, 2), "#F6EEDC")


def building(a):
    """Half-built tower with ladder and beam."""
    a.form(poly([(24, 96), (28, 40), (72, 40), (76, 96)]), "#C9B79A", 3.8, .3)
    for y in (54, 68, 82):
        a.line([(27, y, 1.6), (50, y + 1, 3), (74, y, 1.6)], "#7A6650")
    for x, y in ((42, 40), (58, 40), (36, 54), (52, 54), (66, 54), (44, 68), (60, 68), (36, 82), (54, 82)):
        a.line([(x, y + 1, 2.4), (x, y + 13, 2.4)], "#7A6650")
    for x in (24, 44, 64):
        a.form(rounded(x, 28, 13, 14, 1), "#D9C8AC", 3, .2)
    a.form(brush([(12, 98, 6), (30, 34, 6), (38, 6, 6)]), "#B47A3A", 2.8, .2)
    a.form(brush([(4, 20, 7), (50, 14, 7), (94, 8, 7)]), "#B47A3A", 2.8, .2)
    a.stroke("M84 10L84 36", INK, 3.4)
    a.form(rounded(74, 36, 20, 15, 2), "#E8B42C", 3, .2)


def training(a):
    """Straw dummy with a target, arrow in it."""
    a.form(brush([(50, 98, 9), (50, 60, 9)]), "#8A5A32", 3, .2)
    a.form(brush([(8, 46, 13), (50, 42, 14), (92, 46, 13)]), "#D9B45A", 3.2, .2)
    a.form(smooth([(34, 40), (66, 40), (74, 62), (66, 84), (34, 84), (26, 62)]), "#D9B45A", 3.6, .3)
    for r, c in ((18, "#C8413B"), (12, CREAM), (6, "#C8413B")):
        a.form(ell(50, 62, r), c, 2, 0)
    a.form(ell(50, 23, 17), "#E8C878", 3.6, .3)
    for s in (-1, 1):
        a.stroke(f"M{50 + s * 8 - 3} 18L{50 + s * 8 + 3} 24M{50 + s * 8 + 3} 18L{50 + s * 8 - 3} 24", INK, 2.8)
    a.line([(42, 31, 1.5), (50, 29, 3), (58, 31, 1.5)])
    a.form(brush([(52, 60, 4), (74, 44, 4), (94, 28, 4)]), "#8A5A32", 2.2, 0)
    a.form(poly([(86, 26), (98, 14), (99, 30), (92, 36)]), "#F6EEDC", 2.4, 0)


def research(a):
    """Flask over a book stack."""
    a.form(rounded(12, 82, 76, 14, 3), "#9A4A5A", 3.2, .2)
    a.form(rounded(20, 69, 64, 14, 3), "#3F79C4", 3.2, .2)
    d = "M38 4L62 4L62 12L58 12L58 30L78 58Q82 70 70 70L30 70Q18 70 22 58L42 30L42 12L38 12Z"
    a.ink(d, 4)
    a.flat(d, "#E4F6EC")
    a.form("M33 46L67 46L78 60Q81 70 70 70L30 70Q19 70 22 60Z", "#6FD05A", 0, .3)
    for x, y, r in ((42, 60, 5), (58, 62, 4), (50, 52, 3.4)):
        a.flat(ell(x, y, r), "#F0FFD8")
    for x, y, r in ((84, 22, 12), (14, 34, 9), (90, 52, 7)):
        a.form(star(x, y, r, r * .42, 4), "#FFE27A", 2.4, 0)


def trading(a):
    """Balance scales with coins and a mushroom."""
    a.form(brush([(50, 92, 9), (50, 50, 8), (50, 14, 8)]), GOLD, 3.2, .2)
    a.form(brush([(26, 94, 9), (50, 96, 12), (74, 94, 9)]), GOLD, 3, .2)
    a.form(brush([(8, 28, 7), (50, 20, 9), (92, 16, 7)]), GOLD, 3.2, .2)
    a.form(ell(50, 12, 8), "#D8456A", 3, .4)
    for x, y in ((14, 28), (86, 17)):
        a.stroke(f"M{x} {y}L{x - 13} {y + 34}M{x} {y}L{x + 13} {y + 34}", INK, 3)
    for x, y in ((14, 62), (86, 51)):
        for j in range(3 if x < 50 else 0):
            a.form(ell(x, y - 4 - j * 6, 11, 5), "#FFD84A", 2.4, .2)
        if x > 50:
            a.form(rounded(x - 4, y - 14, 8, 14, 2), CREAM, 2.2, 0)
            a.form(smooth([(x - 14, y - 12), (x, y - 26), (x + 14, y - 12), (x, y - 9)]), "#D8433C", 2.6, .2)
        a.form(smooth([(x - 18, y, "c"), (x + 18, y, "c"), (x + 9, y + 12), (x - 9, y + 12)]), "#C9822A", 3, .2)


def fighting(a):
    """A horned worm rears up."""
    a.form(brush([(86, 98, 26), (82, 74, 28), (60, 66, 30), (46, 46, 34)]), "#A8407A", 3.8, .5)
    for x, y in ((92, 74), (78, 54), (60, 44)):
        a.form(poly([(x - 9, y + 6), (x + 10, y - 14), (x + 8, y + 10)]), "#F0B43C", 2.6, 0)
    a.form(smooth([(60, 18), (66, 40), (54, 60), (30, 70), (8, 66), (2, 56, "c"), (20, 50), (4, 40, "c"), (12, 22),
        (34, 8)]), "#C2528E", 4, .5)
    a.flat(smooth([(4, 42, "c"), (20, 50), (3, 57, "c"), (26, 62), (46, 50), (24, 44)]), MAW)
    for x, y, s in ((10, 44, 1), (20, 46, 1), (30, 47, 1), (12, 58, -1), (24, 60, -1)):
        a.form(poly([(x - 4, y), (x + 4, y), (x, y + s * 9)]), TOOTH, 1.6, 0)
    a.form(ell(34, 28, 10), "#FFF2A0", 2.8, 0)
    a.flat(ell(31, 29, 3, 7), INK)
    a.line([(20, 18, 3), (34, 18, 6), (46, 24, 2)])
    for x in (46, 60):
        a.form(smooth([(x - 7, 16), (x + 8, -6, "c"), (x + 8, 20)]), "#F6E6C0", 2.6, .2)


# guild -> painter(a)
TRADES = {"shaman": curing, "builder": building, "chieftain": training, "scientist": research, "merchant": trading,
    "warrior": fighting}
