"""The builders' Tasks: things to build, none of them straight."""
from __future__ import annotations

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded, smooth
from sprites.kit.pact.vignettes.kit import DARK_WOOD, STONE, WOOD, blob, dashes, eye, hard_hat, head, limb, shade
from sprites.kit.palette import GOLD, INK, MAW, mix

PIG = "#F2A8B0"


def pig_face(a: Art, x: float, y: float, s: float = 1, look=(0, 0), shut: bool = False) -> None:
    """A pig's head round a point, 52 wide."""
    a.push(f"translate({x:.1f} {y:.1f}) scale({s})")
    for t in (-1, 1):
        a.form(smooth([(t * 10, -18), (t * 26, -28, "c"), (t * 24, -8)]), PIG, 2.2, .2)
    a.form(ell(0, 0, 26, 22), PIG, 2.6, .4)
    for t in (-1, 1):
        if shut:
            a.line([(t * 12 - 6, -5, 1.4), (t * 12, -10, 3.4), (t * 12 + 6, -5, 1.4)])
        else:
            eye(a, t * 11, -6, 5.4, look)
    a.form(ell(0, 6, 12, 9), "#E88898", 2, .3)
    for t in (-1, 1):
        a.flat(ell(t * 4.4, 6, 2.2, 3.4), MAW)
    a.line([(-7, 17, 1), (0, 20, 2.6), (7, 17, 1)])
    a.pop()


def crooked_fence(a: Art) -> None:
    """Not one board stands straight, and the sheep walk out as they like."""
    head(a, 160, 32, .82, "moss", "wide", "wave", (-.9, .6), hat=hard_hat)
    shade(a, 130, 104, 80)
    a.form(brush([(46, 66, 8), (70, 54, 9), (98, 64, 8)]), DARK_WOOD, 2.2, .2)
    a.form(brush([(134, 86, 8), (170, 68, 9), (208, 78, 8)]), DARK_WOOD, 2.2, .2)
    for x, top, turn in ((56, 34, -18), (76, 24, 8), (150, 56, -24), (170, 58, 6), (190, 44, 15)):
        a.push(f"rotate({turn} {x} 104)")
        a.form(poly([(x - 8, 108), (x - 8, top + 9), (x, top), (x + 8, top + 9), (x + 8, 108)]), "#D9A45A", 2.4, .3)
        a.flat(ell(x, 66, 1.8), INK)
        a.pop()
    blob(a, [(112, 72, 14), (130, 68, 15), (143, 78, 13), (126, 84, 15), (108, 84, 12)], "#FFF8EA", 2.4, .2)
    for x in (110, 120, 134, 143):
        limb(a, [(x, 94, 5), (x, 106, 5)], "#4A3A44", 1.4)
    a.form(smooth([(86, 54), (99, 50), (112, 56), (112, 72), (99, 84), (86, 77)]), "#5A4852", 2.4, .4)
    for x in (83, 114):
        a.form(ell(x, 62, 8, 4.6), "#5A4852", 1.8, .2)
    blob(a, [(92, 50, 7), (101, 47, 8), (108, 52, 6)], "#FFF8EA", 1.6, .1)
    for x in (93.5, 105):
        eye(a, x, 63, 5, (-.4, .2), .34, "#5A4852")
    a.line([(92, 76, 1), (99, 79, 3), (107, 75, 1)], "#FFE8E0")
    limb(a, [(184, 62, 9), (196, 54, 9), (196, 42, 9)], "#86B04A", 1.8)
    a.push("rotate(4 196 40)")
    limb(a, [(196, 48, 5), (196, 22, 5)], WOOD, 1.8)
    a.form(rounded(182, 10, 26, 14, 2), "#8E96A4", 2.2, .4)
    a.pop()


def mud_baths(a: Art) -> None:
    """A goblin with slices of cucumber on its eyes shares the tub with a pig."""
    mud = "#7A5238"
    shade(a, 128, 106, 84)
    head(a, 96, 40, 1, "lime", None, "smile", nose=1)
    for s in (-1, 1):
        a.form(ell(96 + s * 12, 34, 10.5, 9.5), "#4F983C", 2.2, .2)
        a.flat(ell(96 + s * 12, 34, 7.6, 6.8), "#DDF4B8")
        for dx, dy in ((-2.6, -1), (2.6, -1), (0, 2.6)):
            a.flat(ell(96 + s * 12 + dx, 34 + dy, 1.2, 1.7), "#7FB060")
    a.form(smooth([(70, 20), (78, 4), (96, -4), (114, 4), (122, 20), (96, 15)]), "#F4EEE0", 2.4, .3)
    a.line([(80, 13, 1), (96, 7, 2.6), (112, 12, 1)], "#B8A890")
    pig_face(a, 166, 42, 1.06, shut=True)
    a.form(smooth([(150, 22), (158, 10), (172, 10), (182, 22), (176, 28), (171, 22), (164, 27), (158, 22)]), mud, 2, .2)
    a.form(ell(128, 78, 78, 12), mud, 2.8, .3)
    a.line([(66, 74, 1), (96, 70, 3), (130, 70, 1)], "#B08A62", .8)
    for x, y, r in ((130, 74, 7), (66, 79, 5), (190, 79, 6), (142, 82, 4)):
        a.form(ell(x, y, r, r * .8), "#96694A", 1.8, .5)
    a.form(smooth([(52, 78, "c"), (58, 108), (66, 124), (190, 124), (198, 108), (204, 78, "c"), (170, 89), (128, 91),
           (86, 89)]), WOOD, 2.8, .4)
    for x in (82, 106, 130, 154, 178):
        a.line([(x, 92, 2), (x, 118, 2)], mix(WOOD, INK, .6))
    limb(a, [(64, 66, 11), (52, 72, 11), (50, 84, 11)], "#B4D052", 2)


def watch_tower(a: Art) -> None:
    """The watchman's telescope ends in a bird that looks back."""
    shade(a, 108, 106, 40)
    for pts in (((82, 118, 8), (90, 66, 8)), ((132, 118, 8), (124, 66, 8)), ((84, 106, 5), (124, 76, 5)),
                ((130, 106, 5), (90, 76, 5))):
        limb(a, pts, DARK_WOOD)
    limb(a, [(107, 66, 32), (105, 48, 28)], "#E8B42C")
    head(a, 98, 30, .86, "moss", None, "grin", ears="bat", hat=hard_hat)
    eye(a, 87, 26, 7.6, (1, .3), .3, "#86B04A")
    a.form(rounded(72, 60, 70, 12, 3), WOOD, 2.4, .2)
    for x in (84, 100, 116, 130):
        a.flat(ell(x, 66, 1.6), INK)
    a.form(poly([(104, 22), (136, 14), (136, 40), (104, 34)]), GOLD, 2.4, .4)
    a.form(poly([(136, 8), (164, -2), (166, 52), (136, 46)]), "#E8C05A", 2.4, .4)
    a.form(ell(165, 25, 12, 27), "#A8E4F0", 2.4, .3)
    a.flat(ell(165, 25, 9, 20), "#FFF8E4")
    a.flat(ell(167, 25, 6, 11), "#7A4A1E")
    a.flat(ell(168, 25, 3.8, 7), INK)
    a.flat(ell(165.5, 20, 1.6, 2.4), "#FFFFFF")
    limb(a, [(116, 58, 9), (128, 52, 9), (130, 40, 9)], "#86B04A", 1.8)
    limb(a, [(176, 62, 6), (206, 59, 6)], DARK_WOOD, 1.8)
    limb(a, [(203, 110, 7), (204, 60, 6)], DARK_WOOD, 1.8)
    a.form(smooth([(184, 38), (190, 24), (204, 26), (209, 44), (205, 58), (190, 58)]), "#E8643C", 2.4, .4)
    a.form(smooth([(198, 42), (207, 40), (208, 54), (199, 54)]), "#B83A2A", 1.8, .2)
    a.form(poly([(186, 34), (175, 37), (186, 42)]), "#F2C03A", 1.8, 0)
    eye(a, 192, 33, 5.6, (-.9, -.2))


def rope_bridge(a: Art) -> None:
    """A pig in the middle, so the bridge hangs deep; its far end is tied to a goblin."""
    for rock in ([(2, 52, "c"), (30, 50), (48, 54), (52, 70), (42, 96), (44, 124, "c"), (2, 124, "c")],
                 [(168, 58), (190, 54), (210, 56, "c"), (210, 124, "c"), (168, 124, "c"), (172, 96), (162, 74)]):
        a.form(smooth(rock), "#A8907A", 2.6, .3)
    for pts in (((10, 70, 2), (22, 76, 3), (34, 72, 1)), ((182, 82, 2), (194, 86, 3), (204, 80, 1)),
                ((14, 92, 1), (24, 96, 3), (34, 92, 1))):
        a.line(pts, "#6A5648")
    a.stroke("M38 30Q104 84 172 38", INK, 5.4)
    a.stroke("M38 30Q104 84 172 38", "#D9B45A", 2.6)
    a.push("translate(0 -8)")
    a.form(smooth([(80, 78), (86, 62), (106, 56), (126, 62), (132, 78), (126, 94), (86, 94)]), PIG, 2.6, .4)
    pig_face(a, 106, 50, 1.02, (0, .9))
    for x in (92, 120):
        limb(a, [(x, 82, 9), (x, 92, 9)], PIG, 1.8)
    for i in range(11):
        t = i / 10
        x, y = 46 + 122 * t, 64 + 4 * 40 * t * (1 - t)
        if i != 8:
            a.push(f"rotate({(.5 - t) * 66:.0f} {x:.1f} {y:.1f})")
            a.form(rounded(x - 7, y - 2, 12.5, 9, 2), WOOD, 1.8, .2)
            a.pop()
    a.pop()
    a.stroke("M40 56Q106 118 172 56", INK, 4.6)
    a.stroke("M40 56Q106 118 172 56", "#D9B45A", 2)
    limb(a, [(38, 62, 8), (38, 24, 8)], DARK_WOOD)
    limb(a, [(188, 62, 26), (192, 46, 22)], "#E8B42C")
    for x in (178, 194):
        a.form(rounded(x - 9, 60, 15, 9, 3), "#5A3A2A", 1.8, .2)
    head(a, 190, 26, .6, "moss", "squeezed", "clench", ears=None, hat=hard_hat)
    for y in (40, 54):
        limb(a, [(194, 50, 7), (182, (y + 52) / 2, 7), (173, y, 7)], "#86B04A", 1.8)



def the_great_wall(a: Art) -> None:
    """It winds over all the hills, and the mouse has a door in it."""
    a.flat(smooth([(80, 70), (110, 34), (150, 10), (184, 2), (212, 8, "c"), (212, 80, "c"), (80, 84, "c")]),
           a.linear([(0, "#C89A5A", 1), (1, "#8A5E36", 1)]))
    pale = mix(STONE, "#FFE8C8", .3)
    way = [(204, 6, 8), (164, 20, 11), (200, 40, 15), (132, 52, 18)]
    for (x0, y0, h0), (x1, y1, h1) in zip(way, way[1:], strict=False):
        n = 4 if h0 < 10 else 5
        for k in range(n):
            x, y, size = x0 + (x1 - x0) * (k + .5) / n, y0 + (y1 - y0) * (k + .5) / n, h0 * .5
            a.form(rounded(x - size / 2, y - size * .8, size, size * 1.4, .6), pale, 1.6, 0)
        a.form(poly([(x0, y0), (x1, y1), (x1, y1 + h1), (x0, y0 + h0)]), pale, 2, .1)
    for x, y, h, wide in ((164, 8, 24, 15), (196, 26, 30, 17)):
        a.form(rounded(x - wide / 2, y, wide, h, 1), mix(pale, "#FFFFFF", .2), 2, .2)
        a.form(poly([(x - wide * .74, y), (x, y - wide * .9), (x + wide * .74, y)]), "#C8503A", 2, .1)
        a.flat(rounded(x - 2, y + 6, 4, 7, 1.6), INK)
    a.form(poly([(58, 70), (210, 62), (210, 124), (58, 124)]), STONE, 2.8, .2)
    for i in range(6):
        a.form(rounded(76 + i * 23, 58 - i * 1.2, 13, 14, 1.5), mix(STONE, "#FFF0BE", .2), 2.2, .2)
    for row, y in enumerate((82, 95)):
        a.line([(60, y + 1, 1.4), (130, y - 2, 2.4), (209, y - 6, 1.4)], "#7A6650")
        for i in range(6):
            x = 82 + i * 26 + (row % 2) * 12
            if x < 206:
                a.line([(x, y - (x - 60) * .04 + 1, 2.2), (x, y + 12 - (x - 60) * .04, 2.2)], "#7A6650")
    limb(a, [(44, 70, 30), (44, 46, 26)], "#E8B42C")
    head(a, 47, 28, .72, "lime", "shut", "laugh", hat=hard_hat)
    limb(a, [(58, 52, 9), (76, 48, 9), (88, 40, 9)], "#B4D052", 1.8)
    a.form(poly([(84, 40), (92, 16), (104, 38)]), "#B8C0CC", 2.2, .3)
    a.form(rounded(18, 62, 56, 62, 2), mix(STONE, "#FFF0BE", .12), 2.8, .3)
    for x in (15, 36, 57):
        a.form(rounded(x, 54, 18, 14, 1.5), mix(STONE, "#FFF0BE", .25), 2.2, .2)
    for y in (80, 94):
        a.line([(18, y, 1.4), (44, y + 1, 2.4), (72, y, 1.4)], "#7A6650")
    a.push("translate(0 -6)")
    a.form("M104 124L104 96Q104 78 122 78Q140 78 140 96L140 124Z", "#4A2E22", 2.4, .1)
    grey = "#C0B0B8"
    for s in (-1, 1):
        a.form(ell(122 + s * 12, 83, 8.6), grey, 2, .3)
        a.flat(ell(122 + s * 12, 84, 5), "#F0A0A8")
    a.form(smooth([(122, 81), (134, 91), (129, 102), (122, 108), (115, 102), (110, 91)]), grey, 2.2, .4)
    for s in (-1, 1):
        a.flat(ell(122 + s * 5, 92, 2.8), INK)
    a.flat(ell(122, 102, 3.2), "#E06070")
    dashes(a, ((127, 101, 144, 98), (117, 101, 100, 98)), INK, 1.6)
    a.pop()


VIGNETTES = {"crooked_fence": crooked_fence, "mud_baths": mud_baths, "watch_tower": watch_tower, "rope_bridge": rope_bridge,
             "the_great_wall": the_great_wall}
