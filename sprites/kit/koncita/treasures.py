"""The twenty treasures of the Princess's wedding as icons, in a 100 x 100 box; `a` is the canvas."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.icons.emblems import ICONS as EMBLEMS
from sprites.kit.palette import CREAM, GOLD, INK


def dress(a):
    """A wedding dress."""
    a.form(smooth([(38, 46), (62, 46), (82, 74), (94, 92), (72, 97), (50, 95), (28, 97), (6, 92), (18, 74)]),
           "#FBF0FA", 3.8, .5, rimc="#FFC8E0")
    for x in (-24, -8, 8, 24):
        a.line([(50 + x * .4, 56, 1), (50 + x, 76, 3), (50 + x * 1.3, 90, 1)], "#C890BC", .8)
    a.form(smooth([(32, 10, "c"), (40, 22), (50, 26), (60, 22), (68, 10, "c"), (68, 34), (62, 50), (38, 50),
           (32, 34)]), "#FFFFFF", 3.4, .3)
    a.form(brush([(36, 49, 8), (50, 52, 9), (64, 49, 8)]), "#F0719A", 2.6, .2)
    for x in (28, 72):
        a.form(ell(x, 20, 10, 11), "#FFFFFF", 3, .3)


def carillon(a):
    """A musical box with bells in it."""
    a.form(brush([(50, 50, 5), (50, 30, 5)]), GOLD, 2.4, 0)
    a.form(smooth([(50, 6), (58, 12), (56, 22), (68, 38, "c"), (32, 38, "c"), (44, 22), (42, 12)]), "#F7C9DA", 3, .3)
    a.form(smooth([(6, 50, "c"), (50, 38), (94, 50, "c"), (50, 62)]), "#C98A26", 3.4, .2)
    a.form(poly([(6, 50), (50, 62), (94, 50), (94, 84), (50, 97), (6, 84)]), "#8C3F6E", 3.8, .3)
    a.line([(50, 62, 3), (50, 97, 3)])
    a.form(star(27, 74, 10, 4.5), GOLD, 2, 0)
    a.form(star(73, 74, 10, 4.5), GOLD, 2, 0)
    a.form(brush([(94, 66, 5), (104, 62, 5)]), GOLD, 2, 0)


def veil(a):
    """A bridal veil and its flowers."""
    a.form(smooth([(50, 14), (74, 22), (88, 56), (96, 94), (76, 90), (62, 97), (50, 90), (38, 97), (24, 90), (4, 94),
           (12, 56), (26, 22)]), "#EFE2F4", 3.8, .5, rimc="#FFFFFF")
    for x in (-30, -15, 0, 15, 30):
        a.line([(50 + x * .4, 34, 1), (50 + x * .9, 60, 3), (50 + x * 1.2, 84, 1)], "#A98ABC", .8)
    for x, y in ((26, 20), (38, 13), (50, 10), (62, 13), (74, 20)):
        a.form(ell(x, y, 8), "#FF8FB0" if int(x) % 4 else "#FFF6E0", 2.6, .2)
        a.flat(ell(x, y, 2.6), GOLD)


def chamber_pot(a):
    """A flying chamber pot."""
    a.push("translate(4 4) scale(.92)")
    for s in (-1, 1):
        a.form(smooth([(50 + s * 30, 34), (50 + s * 50, 8, "c"), (50 + s * 52, 26), (50 + s * 56, 36, "c"),
               (50 + s * 46, 44), (50 + s * 34, 50)]), "#FFFFFF", 3, .3)
    a.stroke("M74 54C96 50 94 84 70 80", INK, 12)
    a.stroke("M74 54C96 50 94 84 70 80", "#DCE6F4", 6)
    a.form(smooth([(22, 40, "c"), (78, 40, "c"), (80, 66), (68, 88), (50, 93), (32, 88), (20, 66)]), "#E8F0FA", 3.8, .4)
    a.form(ell(50, 40, 31, 9), "#FFFFFF", 3.2, .2)
    a.flat(ell(50, 41, 23, 5), "#7A86B0")
    for i in range(5):
        t = i * 1.257
        a.flat(ell(46 + 8 * math.cos(t), 66 + 8 * math.sin(t), 5.4), "#3F79C4")
    a.flat(ell(46, 66, 4), GOLD)
    a.pop()


def collar(a):
    """Oscar's collar."""
    a.stroke(ell(50, 42, 38, 27), INK, 24)
    a.stroke(ell(50, 42, 38, 27), "#C8413B", 15)
    for t in (200, 235, 270, 305, 340, 20, 160):
        a.form(star(50 + 38 * math.cos(math.radians(t)), 42 + 27 * math.sin(math.radians(t)), 6, 3.4, 4),
               "#E8EEF4", 1.8, 0)
    a.form(rounded(20, 56, 18, 16, 4), GOLD, 2.6, .2)
    a.form(ell(56, 82, 16), GOLD, 3.2, .3)
    a.push("translate(46 72) scale(.2)")
    EMBLEMS["paw"](a)
    a.pop()


def bone(a):
    """A marrow bone, sparkling."""
    a.push("rotate(-38 50 50)")
    a.form(smooth([(22, 42), (20, 30), (8, 30), (2, 42), (6, 50), (2, 58), (8, 70), (20, 70), (22, 58), (50, 60),
           (78, 58), (80, 70), (92, 70), (98, 58), (94, 50), (98, 42), (92, 30), (80, 30), (78, 42), (50, 40)]),
           "#FBF0D8", 3.8, .4)
    a.line([(26, 47, 1), (50, 45, 5), (74, 47, 1)], "#FFFFFF")
    a.pop()
    for x, y in ((20, 26), (82, 78)):
        a.form(star(x, y, 9, 3.6, 4), "#FFE27A", 2, 0)


def slippers(a):
    """A pair of satin slippers."""
    for dx, dy in ((22, -16), (0, 6)):
        a.form(smooth([(4 + dx, 62 + dy), (18 + dx, 50 + dy), (40 + dx, 58 + dy), (58 + dx, 50 + dy),
               (74 + dx, 60 + dy), (74 + dx, 78 + dy), (40 + dx, 84 + dy), (10 + dx, 80 + dy)]), "#F2A0C0", 3.6, .4)
        a.flat(smooth([(36 + dx, 62 + dy), (58 + dx, 55 + dy), (68 + dx, 62 + dy), (52 + dx, 70 + dy)]), "#8C3F6E")
        a.form(poly([(64 + dx, 78 + dy), (75 + dx, 76 + dy), (73 + dx, 91 + dy), (67 + dx, 91 + dy)]),
               "#C85A88", 2.4, .2)
        a.form(ell(18 + dx, 58 + dy, 7), CREAM, 2.4, .2)


def hand_mirror(a):
    """A hand mirror."""
    a.form(brush([(50, 66, 11), (50, 98, 13)]), GOLD, 3.2, .2)
    a.form(ell(50, 38, 34, 36), GOLD, 3.8, .3)
    a.form(ell(50, 38, 25, 27), "#A8D8E8", 2.6, 0)
    a.line([(36, 50, 1), (40, 30, 8), (54, 18, 1)], "#FFFFFF", .85)
    a.form(smooth([(50, -2), (56, 4), (50, 12), (44, 4)]), "#F0508A", 2.4, .3)


def garter(a):
    """A blue garter with a bow."""
    a.stroke(ell(50, 56, 38, 28), INK, 26)
    a.stroke(ell(50, 56, 38, 28), "#6FA8E0", 17)
    for i in range(18):
        t = math.radians(i * 20)
        for k in (.76, 1.24):
            a.flat(ell(50 + 38 * k * math.cos(t), 56 + 28 * k * math.sin(t), 4), "#FFFFFF")
    for s in (-1, 1):
        a.form(smooth([(50, 26), (50 + s * 24, 8), (50 + s * 30, 26), (50 + s * 22, 40)]), "#F0719A", 3, .2)
    a.form(ell(50, 26, 8), "#FFD0DE", 2.6, .2)


def ring(a):
    """A wedding ring."""
    a.stroke(ell(50, 64, 28), INK, 18)
    a.stroke(ell(50, 64, 28), GOLD, 11)
    a.stroke("M28 52A26 26 0 0 1 40 40", "#FFFBE0", 4)
    a.form(poly([(30, 12), (70, 12), (82, 26), (50, 48), (18, 26)]), "#BFE8F8", 3.6, .4, rimc="#FFFFFF")
    a.stroke("M18 26L82 26M38 12L34 26L50 48L66 26L62 12", "#5A8AB8", 3)


def puff(a):
    """A powder puff in its bowl."""
    a.form(ell(50, 74, 44, 18), "#C98A26", 3.6, .3)
    a.form(ell(50, 68, 38, 13), "#FFF3E4", 2.6, .2)
    for x, y in ((26, 54), (40, 46), (60, 46), (74, 54), (34, 62), (66, 62), (50, 60)):
        a.form(ell(x, y, 15), "#F9C8DA", 3, .2)
    for x, y in ((32, 52), (50, 48), (68, 52), (50, 60)):
        a.flat(ell(x, y, 15), "#F9C8DA")
    a.form(smooth([(44, 42), (40, 22), (50, 14), (60, 22), (56, 42)]), "#C85A88", 3, .3)
    for x, y in ((14, 26), (84, 24), (22, 10), (76, 6)):
        a.flat(ell(x, y, 4.4), "#FFFFFF")
        a.stroke(ell(x, y, 4.4), "#C890A8", 1.4)


def goblet(a):
    """A crystal goblet."""
    a.form(ell(50, 90, 26, 8), "#CFE6F4", 3.4, .4)
    a.form(brush([(50, 56, 9), (50, 74, 8), (50, 88, 14)]), "#CFE6F4", 3, .3)
    a.form(smooth([(22, 8, "c"), (78, 8, "c"), (76, 36), (62, 56), (50, 60), (38, 56), (24, 36)]), "#DDF0FA", 3.8, .5)
    a.flat(smooth([(26, 24), (50, 28), (74, 24), (72, 38), (60, 52), (50, 56), (40, 52), (28, 38)]), "#B8324E")
    a.flat(ell(50, 25, 24, 5), "#E0607A")
    a.line([(32, 20, 1), (34, 36, 5), (42, 48, 1)], "#FFFFFF", .9)
    a.form(ell(50, 74, 6), GOLD, 2, 0)


def fan(a):
    """A feather fan."""
    for i in range(7):
        t = math.radians(-162 + i * 24)
        q = t + math.pi / 2
        x, y = 50 + 50 * math.cos(t), 82 + 62 * math.sin(t)
        a.form(smooth([(50, 84), ((50 + x) / 2 + 9 * math.cos(q), (84 + y) / 2 + 9 * math.sin(q)),
               (x + 8 * math.cos(q), y + 8 * math.sin(q)), (x + 6 * math.cos(t), y + 6 * math.sin(t)),
               (x - 8 * math.cos(q), y - 8 * math.sin(q)), ((50 + x) / 2 - 9 * math.cos(q),
               (84 + y) / 2 - 9 * math.sin(q))]), "#7CC4C0" if i % 2 else "#F2E2F4", 3, .2)
        a.line([(50, 84, 1), (x, y, 3)], "#6A4A7A", .7)
    a.form(ell(50, 84, 9), GOLD, 3, .2)
    a.line([(50, 90, 3), (56, 98, 3), (50, 104, 1)], "#C8413B")


def perfume(a):
    """A perfume flask."""
    a.form(smooth([(76, 20), (96, 14), (98, 36), (80, 36)]), "#F0719A", 3, .3)
    a.stroke("M58 22L78 26", INK, 7)
    a.form(rounded(40, 16, 20, 18, 4), GOLD, 3, .2)
    a.form(smooth([(36, 36, "c"), (64, 36, "c"), (84, 62), (78, 92), (50, 97), (22, 92), (16, 62)]),
           "#C9B0F0", 3.8, .5, rimc="#FFFFFF")
    a.flat(smooth([(24, 66), (50, 70), (76, 66), (72, 88), (50, 92), (28, 88)]), "#8A58C4", .8)
    a.line([(30, 60, 1), (30, 76, 6), (36, 86, 1)], "#FFFFFF", .85)
    a.form(smooth([(50, 62, "c"), (42, 56), (46, 50), (50, 54), (54, 50), (58, 56)]), "#FFFFFF", 2, 0)


def earrings(a):
    """Ruby earrings."""
    for x in (26, 74):
        a.stroke(f"M{x} 30A10 12 0 1 1 {x + 8} 18", INK, 8)
        a.stroke(f"M{x} 30A10 12 0 1 1 {x + 8} 18", GOLD, 4)
        a.form(ell(x, 36, 7), GOLD, 2.6, .2)
        a.form(smooth([(x, 40, "c"), (x + 18, 66), (x + 14, 86), (x, 94), (x - 14, 86), (x - 18, 66)]),
               "#D8283C", 3.4, .5, rimc="#FFC0C8")
        a.line([(x - 8, 68, 1), (x - 8, 78, 6), (x - 2, 86, 1)], "#FFD8DC", .95)


def bonbons(a):
    """A box of bonbons, one of them poisoned."""
    a.form(smooth([(50, 92, "c"), (8, 54), (8, 26), (30, 14), (50, 28), (70, 14), (92, 26), (92, 54)]),
           "#8C2F44", 3.8, .3)
    for x, y, c in ((30, 40, "#5A3420"), (56, 38, "#F7C9DA"), (76, 44, "#5A3420"), (42, 60, "#9CC45A"),
           (62, 62, "#7A4A2C")):
        a.form(ell(x, y, 13, 11), c, 2.6, .3)
    a.flat(ell(42, 59, 7, 6), CREAM)
    a.flat(ell(39.5, 59, 2), INK)
    a.flat(ell(44.5, 59, 2), INK)
    a.line([(39, 65, 1), (42, 66, 2.4), (45, 65, 1)])


def opera(a):
    """Opera glasses."""
    a.form(brush([(84, 52, 7), (98, 92, 7)]), GOLD, 2.8, .2)
    for s in (-1, 1):
        a.form(smooth([(50 + s * 12, 22), (50 + s * 34, 22), (50 + s * 44, 66), (50 + s * 24, 76), (50 + s * 6, 66)]),
               "#F4ECE0", 3.6, .4)
        a.form(brush([(50 + s * 8, 56, 7), (50 + s * 40, 54, 7)]), GOLD, 2.4, .2)
        a.form(ell(50 + s * 25, 68, 20, 13), GOLD, 3, .2)
        a.form(ell(50 + s * 25, 69, 14, 8.5), "#7FB8D8", 2, 0)
        a.flat(ell(50 + s * 25 - 4, 66, 4, 2.4), "#FFFFFF", .9)
        a.form(ell(50 + s * 23, 20, 12, 7), GOLD, 2.6, .2)
    a.form(rounded(42, 34, 16, 12, 4), GOLD, 2.6, .2)


def pearls(a):
    """A pearl necklace."""
    for i, (x, y) in enumerate([(50 - 40 * math.cos(math.radians(-30 + i * 20)),
           34 + 46 * math.sin(math.radians(-30 + i * 20))) for i in range(13)]):
        r = 7 + 4 * math.sin(math.pi * i / 12)
        a.form(ell(x, y, r), ("#FFFFFF", "#F0E6F0", "#A894B8"), 2.8, .4)
        a.flat(ell(x - r * .3, y - r * .3, r * .28), "#FFFFFF")
    a.form(smooth([(50, 84), (58, 92), (50, 103), (42, 92)]), "#3F8FD0", 2.6, .5)


def tiara(a):
    """A tiara."""
    a.form(smooth([(8, 78), (2, 34, "c"), (24, 56, "c"), (30, 20, "c"), (42, 48, "c"), (50, 6, "c"), (58, 48, "c"),
           (70, 20, "c"), (76, 56, "c"), (98, 34, "c"), (92, 78), (50, 70)]), "#F6D878", 3.8, .3, rimc="#FFFFFF")
    a.form(brush([(8, 82, 12), (50, 74, 13), (92, 82, 12)]), GOLD, 3, .2)
    for x, y, r in ((50, 8, 6), (30, 21, 5), (70, 21, 5), (3, 35, 5), (97, 35, 5)):
        a.form(ell(x, y, r), "#FFFFFF", 2.2, .2)
    a.form(smooth([(50, 36), (58, 50), (50, 64), (42, 50)]), "#F0508A", 2.6, .4)
    for x in (24, 76):
        a.form(ell(x, 66, 6), "#6FC0F0", 2.2, .3)


def guest_list(a):
    """The guest list."""
    a.form(smooth([(20, 12, "c"), (78, 8, "c"), (82, 84, "c"), (24, 90, "c")]), "#FBEFD0", 3.6, .3)
    a.form(brush([(16, 12, 10), (48, 8, 11), (82, 8, 10)]), "#EACF98", 3, .2)
    a.form(brush([(20, 90, 10), (52, 88, 11), (86, 84, 10)]), "#EACF98", 3, .2)
    for y in (26, 40, 54, 68):
        a.line([(42, y, 1.5), (56, y - 1, 4.4), (72, y - 2, 1.5)], "#8A5A3A")
        a.line([(28, y - 2, 2), (32, y + 2, 4.6), (38, y - 7, 2)], "#2F7A4E")
    a.form(ell(70, 82, 12), "#C8413B", 2.8, .3)


# treasure name -> painter(a), in the order of the rulebook
TREASURES = {
    "dress": dress, "carillon": carillon, "veil": veil, "pot": chamber_pot, "collar": collar, "bone": bone,
    "slippers": slippers, "handmirror": hand_mirror, "garter": garter, "ring": ring, "puff": puff, "goblet": goblet,
    "fan": fan, "perfume": perfume, "earrings": earrings, "bonbons": bonbons, "opera": opera, "pearls": pearls,
    "tiara": tiara, "list": guest_list,
}
