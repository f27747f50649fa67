"""The warriors' Tasks: monsters, and what they are really like."""
from __future__ import annotations

import math

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.pact.vignettes.kit import STONE, WOOD, dashes, eye, ground, head, limb, red_helm, shade
from sprites.kit.palette import GOLD, INK, MAW, TONGUE, TOOTH, mix

RED = "#C8413B"


def goose(a: Art, place: str, s: float = 1) -> None:
    """A furious goose in a box of about 110 x 104, its beak to the right."""
    white, beak, w = "#FFFBEE", "#F2902A", 2.7 / s ** .5
    a.push(place)
    for px in (32, 50):
        limb(a, [(px, 86, 5), (px + 4, 100, 5), (px + 14, 102, 5)], beak, w * .7)
    a.form(smooth([(2, 48, "c"), (20, 56), (42, 56), (58, 50), (62, 36), (64, 20), (76, 12), (90, 16), (94, 28), (84, 40),
           (80, 54), (74, 76), (54, 93), (28, 93),
                   (10, 76)]), white, w, .4)
    a.form(smooth([(88, 16, "c"), (102, 17), (116, 10, "c"), (112, 25), (92, 30)]), beak, w * .8, .3)
    a.form(smooth([(88, 30, "c"), (104, 35), (112, 46, "c"), (96, 45), (84, 38)]), beak, w * .8, .2)
    a.flat(smooth([(90, 27, "c"), (108, 25), (104, 35), (90, 33)]), MAW)
    a.form(smooth([(92, 30), (104, 28), (110, 34, "c"), (100, 35)]), TONGUE, w * .5, 0)
    eye(a, 80, 23, 6, (.6, .1))
    a.line([(67, 11, 3), (78, 15, 6), (90, 21, 3)])
    a.form(smooth([(12, 64), (34, 58), (58, 68), (46, 80), (26, 82), (4, 72, "c")]), "#EFE4D4", w * .8, .3)
    a.line([(20, 70, 1), (32, 74, 2.6), (44, 72, 1)], "#B8A8A0", .8)
    a.pop()


def angry_geese(a: Art) -> None:
    """Warriors fear nothing, but geese."""
    shade(a, 60, 106, 54)
    shade(a, 172, 106, 34)
    goose(a, "translate(2 30) scale(.72)", .72)
    goose(a, "translate(28 2) scale(1)", 1)
    limb(a, [(164, 84, 11), (154, 95, 10), (146, 95, 9)], "#4A5A78")
    limb(a, [(178, 84, 11), (190, 92, 10), (194, 102, 9)], "#4A5A78")
    a.form(smooth([(156, 64), (170, 56), (186, 62), (188, 84), (172, 92), (158, 86)]), RED, 2.6, .4)
    limb(a, [(184, 66, 9), (196, 60, 9), (202, 48, 9)], "#B48656")
    limb(a, [(162, 66, 9), (152, 58, 9), (154, 46, 9)], "#B48656")
    head(a, 172, 38, .66, "mud", "wide", "howl", (-1, .2), ears="droop", tilt=0, hat=red_helm)
    dashes(a, ((140, 78, 128, 80), (142, 88, 130, 93)), INK, 3.4)
    for x, y, t in ((118, 74, -20), (140, 62, 60), (126, 58, 10)):
        a.push(f"rotate({t} {x} {y})")
        a.form(smooth([(x - 8, y, "c"), (x, y - 4), (x + 9, y, "c"), (x, y + 4)]), "#FFFBEE", 1.4, 0)
        a.pop()


def bridge_troll(a: Art) -> None:
    """The bridge is his hat, and he holds out his hand for the toll; the goat on it has not noticed."""
    troll, hair = "#8AA06A", "#6A4A3A"
    a.flat("M36 124L36 74Q36 24 114 24Q188 24 188 74L188 124Z", "#2A2438")
    a.form(smooth([(68, 64), (74, 40), (112, 30), (150, 40), (158, 64), (154, 94), (132, 114), (94, 114), (70, 94)]), troll,
           2.8, .5)
    for s in (-1, 1):
        a.form(smooth([(112 + s * 42, 62), (112 + s * 58, 54), (112 + s * 62, 70), (112 + s * 46, 78)]), troll, 2.4, .3)
        eye(a, 112 + s * 19, 58, 12, (-.5, .5), .42, troll, -s * .5)
    a.form(brush([(82, 46, 6), (98, 42, 11), (110, 48, 7)]), hair, 2, .2)
    a.form(brush([(114, 48, 7), (128, 42, 11), (144, 46, 6)]), hair, 2, .2)
    a.line([(84, 91, 1.6), (98, 97, 4), (114, 98, 4.4), (130, 97, 4), (144, 90, 1.6)])
    for s in (-1, 1):
        a.form(poly([(112 + s * 21 - 6, 96), (112 + s * 21 + 6, 96), (112 + s * 24, 80)]), TOOTH, 2, 0)
    a.form(smooth([(100, 61), (112, 55), (124, 61), (132, 78), (120, 88), (104, 88), (93, 78)]), "#A8A070", 2.6, .4)
    for x in (104, 120):
        a.flat(ell(x, 82, 3.4, 2.2), MAW)
    bridge = "M3 44Q104 2 208 44L208 124L184 124L184 78Q180 36 112 34Q44 36 40 78L40 124L3 124Z"
    a.ink(bridge, 2.8)
    a.flat(bridge, a.linear([(0, "#E4D6BC", 1), (.5, STONE, 1), (1, "#8E7C78", 1)]))
    for i in range(11):
        t = math.radians(180 + i * 18)
        a.line([(112 + 72 * math.cos(t), 80 + 46 * math.sin(t), 2.4), (112 + 84 * math.cos(t), 80 + 57 * math.sin(t), 2.4)],
               "#7A6650")
    for y, x0, x1 in ((74, 5, 38), (92, 5, 38), (74, 186, 207), (92, 186, 207)):
        a.line([(x0, y, 1.6), ((x0 + x1) / 2, y + 1, 2.4), (x1, y, 1.6)], "#7A6650")
    a.stroke("M40 110L40 78Q44 36 112 34Q180 36 184 78L184 110", INK, 2.6)
    a.form(smooth([(42, 124, "c"), (42, 102, "c"), (62, 98), (88, 103), (112, 98), (138, 103), (182, 99, "c"),
           (182, 124, "c")]), "#6FB8E0", 2, .3)
    limb(a, [(162, 114, 26), (172, 102, 22), (180, 92, 20)], troll)
    a.form(smooth([(164, 90), (174, 82), (190, 80), (203, 84), (203, 94), (190, 98), (174, 100)]), troll, 2.6, .4)
    for x, y in ((195, 74), (202, 78)):
        limb(a, [(x - 8, 88, 7), (x, y, 6)], troll, 2)
    a.form(ell(186, 76, 9.4), "#FFD84A", 2.2, .4)
    a.flat(star(186, 76, 5.4, 2.4), "#B8801E")
    goat = "#FFF6E6"
    a.push("translate(-11.7 11) scale(.85)")
    for x, y in ((42, 30), (50, 27), (62, 24), (69, 22)):
        limb(a, [(x, 16, 4.4), (x, y, 4)], goat, 1.8)
    a.form(smooth([(36, 6), (44, 2), (64, 2), (74, 6), (74, 16), (62, 20), (42, 20)]), goat, 2.2, .3)
    a.form(smooth([(68, 8), (72, -4), (80, -6), (90, 0), (92, 6), (84, 10), (76, 14)]), goat, 2.2, .3)
    a.form(poly([(82, 8), (86, 18), (89, 7)]), "#D8C8B8", 1.6, 0)
    a.line([(78, 2, 1), (81, -1, 2.6), (84, 2, 1)])
    limb(a, [(38, 6, 3), (33, 0, 3)], goat, 1.6)
    a.form(smooth([(72, -4), (62, -8), (60, 2, "c"), (66, -1), (74, 2)]), "#C9A066", 1.6, .2)
    a.pop()


def swamp_worm(a: Art) -> None:
    """It fishes, with a warrior for bait."""
    pink, ring = "#E08A8A", "#A84A62"
    ground(a, [(0, 88), (60, 82), (140, 85), (213, 80)], "#7CAA6A", "#3E6A4A")
    for pts in (((6, 96, 1), (14, 92, 2.4), (20, 96, 1)), ((120, 96, 1), (128, 92, 2.4), (136, 96, 1)),
                ((154, 104, 1), (164, 100, 2.4), (172, 104, 1))):
        a.line(pts, "#B8D890")
    a.form(ell(176, 100, 20, 6), "#8FC24A", 1.8, .2)
    a.form(brush([(18, 112, 20), (20, 78, 21), (40, 58, 22), (60, 78, 21), (62, 112, 20)]), pink, 2.6, .5)
    for i in range(7):
        t = math.radians(180 + i * 30)
        x0, y0, x1, y1 = 40 + 13 * math.cos(t), 80 + 12 * math.sin(t), 40 + 29 * math.cos(t), 80 + 31 * math.sin(t)
        a.line([(x0, y0, 1), ((x0 + x1) / 2, (y0 + y1) / 2, 2.6), (x1, y1, 1)], ring)
    a.form(brush([(84, 114, 32), (86, 82, 33), (90, 54, 33), (110, 34, 36)]), pink, 2.8, .5)
    for x, y, t in ((85, 92, 0), (86, 77, 3), (89, 62, 10), (96, 50, 26)):
        a.push(f"rotate({t} {x} {y})")
        a.line([(x - 15, y - 3, 1), (x, y + 3, 3), (x + 15, y - 3, 1)], ring)
        a.pop()
    a.form(smooth([(88, 38), (94, 14), (114, 2), (138, 10), (150, 30), (144, 50), (120, 58), (98, 54)]), pink, 2.8, .5)
    a.flat(smooth([(108, 38, "c"), (128, 43), (150, 32, "c"), (142, 50), (122, 55)]), MAW)
    for x, y in ((117, 40), (129, 42), (141, 38)):
        a.form(poly([(x - 5, y), (x + 5, y - 1), (x, y + 9)]), TOOTH, 1.4, 0)
    for x in (110, 131):
        eye(a, x, 22, 9, (.8, .5), .3, pink)
    a.form(smooth([(92, 10), (102, -4), (124, -6), (140, 6), (116, 9)]), "#8FC24A", 2.2, .3)
    limb(a, [(106, 108, 15), (132, 98, 14), (138, 82, 12), (128, 72, 9)], pink)
    limb(a, [(120, 92, 5), (152, 50, 4), (182, 6, 3)], WOOD, 2)
    a.stroke("M182 6L182 34", INK, 2.2)
    head(a, 182, 58, .5, "mud", "wide", "oh", (-1, -.4), ears="droop", hat=red_helm)
    limb(a, [(182, 88, 17), (182, 76, 15)], RED, 2)
    for s in (-1, 1):
        limb(a, [(182 + s * 4, 92, 7), (182 + s * 10, 102, 7)], "#4A5A78", 1.6)
        limb(a, [(182 + s * 8, 78, 6), (182 + s * 20, 84, 6)], "#B48656", 1.6)


def two_giants(a: Art) -> None:
    """They quarrel nose to nose; between them stands somebody who has come to fight."""
    for x, s, skin, cloth in ((54, 1, "#E0A070", "#7A5A9A"), (158, -1, "#C8B07A", "#4F8A8A")):
        a.form(smooth([(x - 50, 124, "c"), (x - 40, 84), (x - 10, 70), (x + 14, 70), (x + 40, 84), (x + 50, 124, "c")]),
               cloth, 2.8, .4)
        a.form(ell(x - s * 22, 44, 9, 12), skin, 2.4, .3)
        a.form(smooth([(x - 28, 40), (x - 24, 6), (x, -8), (x + 24, 6), (x + 28, 40), (x + 24, 72), (x, 86), (x - 24, 72)]),
               skin, 3, .4)
        a.form(smooth([(x + s * 14, 36), (x + s * 30, 30), (x + s * 44, 42), (x + s * 39, 56), (x + s * 22, 56),
               (x + s * 12, 48)]), mix(skin, RED, .3), 2.6, .4)
        for dx in (-2, 19):
            eye(a, x + s * dx, 26, 8, (s * .9, .2), .32, skin, s * .7)
        a.form(brush([(x - s * 12, 6, 5), (x + s * 4, 12, 9), (x + s * 26, 20, 6)]), "#5A3428", 2, .2)
    a.form(smooth([(28, 58), (42, 62), (62, 64), (82, 58), (82, 84), (70, 104), (50, 108), (34, 92)]), "#D8642A", 2.6, .4)
    a.form(rounded(48, 67, 26, 10, 4), TOOTH, 2, 0)
    for x in (57, 65):
        a.stroke(f"M{x} 67L{x} 77", INK, 1.6)
    a.form(rounded(138, 64, 30, 12, 5), TOOTH, 2.2, 0)
    for x in (145, 153, 161):
        a.stroke(f"M{x} 64L{x} 76", INK, 1.6)
    a.form(smooth([(130, 0), (136, -18), (180, -18), (190, 0), (188, 30), (180, 20), (178, 4), (158, 2), (142, 4)]),
           "#4A3A3A", 2.4, .3)
    shade(a, 106, 105, 20)
    limb(a, [(106, 104, 18), (106, 96, 15)], RED, 2)
    head(a, 106, 84, .46, "mud", "angry", "clench", (0, -.9), hat=red_helm, ears=None)
    limb(a, [(114, 100, 6), (121, 94, 6)], "#B48656", 1.4)
    a.form(poly([(119, 92), (123, 64), (125, 60), (127, 64), (124, 93)]), "#E8EEF4", 1.8, 0)
    limb(a, [(116, 92, 3), (127, 93, 3)], GOLD, 1.4)


def the_old_dragon(a: Art) -> None:
    """His fire is just right for a sausage."""
    hide, beard, horn = "#5A9A6A", "#F4F0EA", "#F0E2C0"
    shade(a, 70, 106, 70)
    a.form(smooth([(48, 76, "c"), (40, 40), (24, 12), (4, 4, "c"), (8, 24), (4, 40, "c"), (14, 46), (14, 62, "c"), (24, 64),
           (28, 78, "c")]), "#C8704A", 2.6, .3)
    for pts in (((6, 6, 2), (26, 34, 3), (40, 74, 1)), ((6, 40, 1), (22, 52, 3), (38, 74, 1)),
                ((16, 60, 1), (26, 66, 2.4), (36, 76, 1))):
        a.line(pts, "#6A2E2E", .8)
    for x, y, t in ((53, 40, -44), (43, 53, -52)):
        a.push(f"rotate({t} {x} {y})")
        a.form(poly([(x - 8, y + 6), (x, y - 11), (x + 8, y + 6)]), "#F0B43C", 2, 0)
        a.pop()
    a.form(smooth([(86, 8), (66, 2), (46, 8, "c"), (62, 14), (76, 22)]), horn, 2.2, .3)
    a.form(smooth([(6, 124, "c"), (8, 88), (26, 68), (48, 56), (60, 38), (68, 18), (88, 6), (108, 11), (130, 23), (146, 35),
           (144, 51), (124, 57), (104, 61), (96, 78),
                   (98, 124, "c")]), hide, 2.8, .5)
    a.form(smooth([(76, 22), (58, 20), (42, 28, "c"), (60, 29), (74, 34)]), horn, 2.2, .3)
    for x, y in ((24, 86), (38, 94), (28, 100), (50, 78), (62, 64)):
        a.line([(x - 6, y - 3, 1), (x, y + 3, 3), (x + 6, y - 3, 1)], "#2E6A4A")
    a.form(smooth([(84, 57), (108, 61), (140, 53), (136, 66), (126, 82), (122, 104, "c"), (110, 90), (100, 98, "c"),
           (92, 78)]), beard, 2.4, .3)
    a.line([(106, 67, 1), (110, 77, 3), (116, 92, 1)], "#B8A8B8", .8)
    a.line([(112, 54, 1.6), (130, 52, 3.8), (145, 45, 1.6)])
    a.flat(ell(138, 35, 3.6, 2.6), INK)
    for x, y in ((88, 28), (113, 30)):
        eye(a, x, y, 10, (.8, .3), .5, hide)
        a.stroke(ell(x, y, 12.6), INK, 5)
        a.stroke(ell(x, y, 12.6), GOLD, 2.4)
    a.form(brush([(76, 13, 4), (90, 8, 9), (101, 15, 4)]), beard, 1.8, .2)
    a.form(brush([(105, 14, 4), (117, 11, 9), (127, 20, 4)]), beard, 1.8, .2)
    for scale, c, w in ((1, "#E8562A", 2.2), (.62, "#FFD84A", 0)):
        a.form(smooth([(149, 49, "c"), (158, 49 - 12 * scale), (158 + 20 * scale, 35, "c"), (158 + 16 * scale, 47),
               (158 + 28 * scale, 53, "c"), (160, 49 + 11 * scale)]),
               c, w, 0)
    limb(a, [(194, 112, 26), (193, 98, 22)], RED)
    head(a, 192, 78, .56, "mud", "shut", "smile", ears=None, hat=red_helm)
    limb(a, [(172, 102, 3), (170, 20, 2.6)], WOOD, 1.8)
    limb(a, [(170, 48, 12), (168, 32, 13), (171, 14, 12)], "#B04A32", 2.4)
    for y in (22, 31, 40):
        a.line([(164, y + 2, 1), (169, y, 2.4), (174, y - 2, 1)], "#5A1E1A")
    limb(a, [(186, 100, 8), (178, 98, 8), (172, 92, 9)], "#B48656", 1.8)
    for x, y in ((156, 16), (184, 12)):
        a.line([(x, y + 8, 1), (x + 3, y, 3), (x - 2, y - 8, 1)], "#FFFFFF", .8)


VIGNETTES = {"angry_geese": angry_geese, "bridge_troll": bridge_troll, "swamp_worm": swamp_worm, "two_giants": two_giants,
             "the_old_dragon": the_old_dragon}
