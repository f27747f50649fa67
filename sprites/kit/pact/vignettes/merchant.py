"""The merchants' Tasks: markets, stalls and caravans."""
from __future__ import annotations

from sprites.kit.canvas import Art
from sprites.kit.geometry import ell, poly, rounded, smooth, star
from sprites.kit.pact.vignettes.kit import (
    DARK_WOOD,
    WOOD,
    awning,
    dashes,
    drop,
    eye,
    ground,
    head,
    limb,
    planks,
    shade,
    turban,
)
from sprites.kit.palette import COOL, GOLD, INK, TONGUE, mix

CLOTH = "#3F74C4"


def egg(a: Art, x: float, y: float, r: float, colour: str, dots: str | None = None) -> None:
    """An egg that stands on a point."""
    a.form(smooth([(x, y - r * 2.5), (x + r * .8, y - r * 1.6), (x + r, y - r * .7), (x, y), (x - r, y - r * .7),
           (x - r * .8, y - r * 1.6)]), colour, 2.2, .3)
    if dots:
        for dx, dy, k in ((-.35, -1.6, .2), (.35, -1.1, .24), (-.2, -.6, .2), (.2, -1.9, .15)):
            a.flat(ell(x + dx * r, y + dy * r, k * r), dots)


def egg_market(a: Art) -> None:
    """Very fresh eggs: one hatches, one runs away."""
    shade(a, 110, 106, 76)
    for x in (58, 166):
        limb(a, [(x, 100, 6), (x, 10, 6)], DARK_WOOD)
    limb(a, [(84, 78, 30), (84, 54, 26)], CLOTH)
    head(a, 84, 44, .74, "teal", "wide", "oh", (1, .5), hat=turban)
    awning(a, 44, -12, 136, ("#3568B4", "#FFF3D2"), 18, 8)
    egg(a, 112, 76, 13, "#FFF0D2", "#D88A5A")
    egg(a, 72, 78, 10, "#BFE0C8", "#5A9A72")
    dragon = "#8FBF4A"
    a.form(smooth([(128, 54), (132, 38), (146, 32), (158, 40), (160, 56)]), dragon, 2.4, .4)
    for s in (-1, 1):
        a.form(smooth([(144 + s * 6, 34), (144 + s * 12, 22, "c"), (144 + s * 13, 38)]), "#F0C04A", 1.8, 0)
        eye(a, 144 + s * 7, 43, 5, (-.6, 0))
    a.line([(136, 52, 1), (144, 55, 2.6), (152, 52, 1)])
    a.form(poly([(124, 54), (131, 60), (137, 53), (144, 61), (151, 53), (157, 60), (164, 54), (163, 68), (156, 77),
           (132, 77), (125, 68)]), "#F4D8E8", 2.2, .3)
    planks(a, 48, 76, 128, 46, 5)
    for x, foot in ((188, 198), (200, 192)):
        limb(a, [(x, 84, 4.4), (x - 2, 96, 4.4), (foot, 100, 4.4)], "#F0A030", 1.6)
    egg(a, 194, 86, 14, "#FFE9B0", "#C86A8A")
    for x in (189, 200):
        eye(a, x, 63, 4.4, (.8, 0))
    dashes(a, ((178, 90, 168, 92), (180, 100, 170, 104)), INK, 2.6)


def potion_stall(a: Art) -> None:
    """Who has tasted the green one is a frog now, with its ears as before."""
    shade(a, 126, 106, 80)
    for x in (66, 198):
        limb(a, [(x, 100, 6), (x, 10, 6)], DARK_WOOD)
    awning(a, 54, -12, 156, ("#8A4AA8", "#FFE9C0"), 18, 8)
    bottles(a, ((84, 74, "#D8385A", "round"), (110, 74, "#3FA0E0", "tall"), (194, 74, "#F2A02A", "round")))
    green = "#7CC24A"
    for pts in ([(128, 44), (112, 36), (98, 28, "c"), (106, 50), (126, 56)],
                [(178, 44), (194, 36), (208, 28, "c"), (200, 50), (180, 56)]):
        a.form(smooth(pts), "#58AE90", 2.4, .3)
    a.form(smooth([(124, 66), (130, 46), (153, 40), (176, 46), (182, 66), (172, 80), (134, 80)]), green, 2.8, .4)
    a.flat(ell(153, 74, 18, 9), "#D8EFA0")
    for s in (-1, 1):
        a.form(ell(153 + s * 16, 38, 12), green, 2.4, .3)
        eye(a, 153 + s * 16, 37, 8, (-.5, .3))
    a.line([(132, 58, 1.6), (144, 64, 3.6), (153, 65, 4), (164, 64, 3.6), (175, 58, 1.6)])
    a.push("translate(153 40) scale(.62)")
    turban(a)
    a.pop()
    planks(a, 58, 76, 148, 46, 6, "#A86A4A")
    limb(a, [(136, 78, 10), (132, 84, 12)], green, 2)
    limb(a, [(170, 78, 10), (174, 84, 12)], green, 2)


def bottles(a: Art, places) -> None:
    """Bottles that stand on points, round or tall, with bubbles in them."""
    for x, y, colour, kind in places:
        wide, tall = (14, 26) if kind == "round" else (9, 34)
        d = smooth([(x - 5, y - tall - 8, "c"), (x + 5, y - tall - 8, "c"), (x + 5, y - tall + 2), (x + wide, y - tall * .5),
                   (x + wide * .8, y, "c"),
                    (x - wide * .8, y, "c"), (x - wide, y - tall * .5), (x - 5, y - tall + 2)])
        a.form(d, colour, 2.4, .5)
        a.form(rounded(x - 6, y - tall - 14, 12, 7, 2), "#C9A066", 1.8, .1)
        a.line([(x - wide * .55, y - tall * .62, 1), (x - wide * .6, y - tall * .4, 3), (x - wide * .4, y - 6, 1)],
               "#FFFFFF", .7)
        for dx, dy, r in ((2, -8, 2.4), (4, -16, 1.8)):
            a.flat(ell(x + dx, y + dy, r), "#FFFFFF", .7)


def caravan(a: Art) -> None:
    """The camel carries a house's worth; its foal one small box."""
    shade(a, 116, 106, 66)
    camel(a, "translate(4 0)", 1)
    a.form(smooth([(84, 44, "c"), (126, 44, "c"), (130, 74, "c"), (105, 78), (80, 74, "c")]), "#C8413B", 2.4, .3)
    a.line([(82, 66, 2), (105, 70, 3), (128, 66, 2)], "#FFE08A")
    for x in (84, 94, 105, 116, 126):
        a.flat(ell(x, 76, 2.4), "#FFE08A")
    a.form(rounded(82, 34, 46, 18, 4), WOOD, 2.4, .3)
    a.stroke("M82 42L128 42", mix(WOOD, INK, .6), 2)
    a.form(rounded(101, 38, 8, 8, 2), GOLD, 1.6, .2)
    a.form(ell(88, 26, 11, 8.6), "#E8B42C", 2.2, .4)
    head(a, 111, 20, .54, "teal", "asleep", "smile", tilt=-10, hat=turban)
    camel(a, "translate(-24 50) scale(.48)", .48)
    a.form(rounded(16, 60, 20, 16, 1.5), "#3F74C4", 2, .2)
    a.stroke("M26 60L26 76M16 68L36 68", "#FFE08A", 2.2)
    a.stroke("M62 76Q70 88 80 78", INK, 2.4)


def camel(a: Art, place: str, s: float) -> None:
    """A camel with two humps in a box of 210 x 120, its head to the right."""
    fur, w = "#D8A45E", 2.8 / s ** .5
    a.push(place)
    for px in (78, 94, 124, 140):
        limb(a, [(px, 88, 12), (px + 1, 116, 9)], mix(fur, COOL, .18 if px in (94, 124) else 0), w)
    limb(a, [(64, 72, 4), (56, 84, 5), (56, 92, 7)], fur, w * .8)
    a.form(smooth([(60, 78), (62, 56), (68, 36), (80, 32), (88, 44), (98, 52), (110, 52), (118, 42), (130, 30), (142, 36),
           (150, 58), (158, 62), (164, 46), (162, 30),
                   (172, 22), (182, 34), (178, 66), (160, 92), (120, 97), (72, 95)]), fur, w, .4)
    a.form(smooth([(160, 30), (160, 14), (172, 6), (188, 14), (202, 20), (204, 32), (192, 39), (176, 40)]), fur, w, .4)
    a.form(smooth([(164, 14), (154, 2, "c"), (172, 8)]), fur, w * .8, .2)
    eye(a, 178, 18, 6.4, (.5, .2), .5, fur)
    a.line([(186, 33, 1), (194, 32, 3), (202, 28, 1)])
    a.flat(ell(198, 23, 2, 1.4), INK)
    for px, py in ((72, 42), (134, 38)):
        a.line([(px - 6, py + 6, 1), (px, py - 2, 3), (px + 8, py - 2, 1)], "#8A5A2E", .7)
    a.pop()


def honey_trade(a: Art) -> None:
    """A coin for a pot; but the bear cannot let go, and the bees want a word too."""
    bear = "#A8683A"
    shade(a, 140, 106, 72)
    a.form(smooth([(132, 66), (158, 54), (190, 58), (208, 80), (208, 124, "c"), (124, 124, "c")]), bear, 2.8, .4)
    for x in (146, 196):
        a.form(ell(x, 14, 12), bear, 2.6, .4)
        a.flat(ell(x, 15, 6.4), "#E0A878")
    a.form(smooth([(171, 4), (196, 14), (205, 36), (194, 56), (171, 62), (148, 56), (137, 36), (146, 14)]), bear, 2.8, .5)
    a.form(ell(168, 45, 17, 13), "#EBC08A", 2.2, .3)
    a.form(ell(165, 38, 7, 5), INK, 1.4, .4)
    for x in (154, 183):
        eye(a, x, 26, 6.4, (-.8, .4))
    a.line([(156, 50, 1.4), (167, 54, 3.6), (178, 49, 1.4)])
    a.form(smooth([(158, 52), (168, 54), (166, 66), (160, 66)]), TONGUE, 1.8, .2)
    a.form(smooth([(106, 58, "c"), (146, 58, "c"), (154, 80), (146, 106), (106, 106), (98, 80)]), "#C8743A", 2.8, .4)
    a.form(smooth([(102, 54), (126, 46), (150, 54), (152, 64), (146, 64), (144, 80), (138, 80), (136, 66), (124, 66),
           (122, 92), (115, 92), (113, 66), (104, 68)]),
           "#FFB81E", 2.2, .5)
    limb(a, [(196, 76, 20), (176, 90, 20), (152, 84, 18)], bear)
    limb(a, [(54, 118, 34), (52, 90, 28)], CLOTH)
    head(a, 54, 62, .86, "teal", "open", "grin", (1, 0), hat=turban)
    limb(a, [(64, 96, 10), (80, 90, 10), (88, 78, 10)], "#58AE90")
    a.form(ell(91, 66, 12), "#FFD84A", 2.4, .4)
    a.flat(star(91, 66, 7, 3), "#B8801E")
    for x, y in ((112, 24), (92, 38), (200, 70)):
        bee(a, x, y)


def bee(a: Art, x: float, y: float) -> None:
    for dx, turn in ((-3, -20), (4, 20)):
        a.push(f"rotate({turn} {x} {y})")
        a.form(ell(x + dx, y - 8, 4.4, 6.4), "#E8F6FF", 1.4, 0)
        a.pop()
    a.form(ell(x, y, 9, 6.6), "#FFCE2E", 1.8, .2)
    for dx in (-2, 4):
        a.stroke(f"M{x + dx} {y - 6}L{x + dx} {y + 6}", INK, 2.4)
    a.flat(ell(x - 6, y - 1, 1.6), INK)


def the_winter_fair(a: Art) -> None:
    """A snowman sells hot soup, and melts over it."""
    snow = "#F4F8FF"
    a.flat(rounded(0, -4, 213, 124, 8), "#5A78C0", .5)
    ground(a, [(0, 88), (50, 82), (120, 88), (213, 80)], snow, "#C8D4F0")
    for x in (66, 198):
        limb(a, [(x, 100, 6), (x, 12, 6)], DARK_WOOD)
    for x, c in ((80, "#FFD84A"), (184, "#7FD85A")):
        a.stroke(f"M{x} 18L{x} 30", INK, 2)
        a.form(ell(x, 37, 7, 9), c, 2, .3)
    a.form(smooth([(102, 92), (106, 74), (128, 66), (150, 74), (154, 92)]), snow, 2.6, .4)
    a.form(smooth([(104, 54), (111, 36), (128, 30), (145, 36), (152, 54), (144, 69), (128, 72), (112, 69)]), snow, 2.6, .4)
    a.push("translate(128 52) scale(.74)")
    turban(a)
    a.pop()
    awning(a, 52, -4, 155, ("#C8413B", "#FFF3D2"), 18, 8)
    a.form(smooth([(54, 6, "c"), (54, -14, "c"), (206, -14, "c"), (206, 8), (196, 10), (186, 3), (170, 9), (156, 3),
           (138, 10), (118, 3), (98, 9), (82, 3), (66, 10)]), snow,
           2, .2)
    for x in (119, 138):
        a.flat(ell(x, 51, 3.8), INK)
    a.form(poly([(127, 52), (102, 60), (128, 62)]), "#F0802A", 2, .3)
    a.line([(120, 67, 1), (130, 64, 3.4), (140, 67, 1)])
    for x, y in ((150, 44), (104, 44), (157, 66)):
        drop(a, x, y, 4.4, "#5FB8F0")
    planks(a, 60, 88, 144, 36, 6)
    limb(a, [(148, 82, 4), (162, 70, 3)], DARK_WOOD, 1.6)
    a.form(smooth([(158, 68, "c"), (192, 68, "c"), (190, 82), (182, 90), (168, 90), (160, 82)]), "#4E4858", 2.4, .4)
    a.form(ell(175, 68, 17, 5), "#F0A03A", 2, .2)
    for x in (168, 180):
        a.line([(x, 62, 1), (x + 4, 54, 3.6), (x - 3, 47, 3.6), (x + 3, 38, 1)], "#FFFFFF", .9)
    a.form(smooth([(90, 92), (110, 88), (128, 91), (146, 88), (160, 93), (150, 104), (146, 100), (132, 98), (126, 108),
           (118, 98), (104, 98)]), "#DCEEFF", 1.8, .2)
    for x, y, r in ((20, 22, 3.4), (40, 48, 4), (12, 64, 3), (32, 84, 3), (54, 66, 3), (96, 40, 3), (206, 52, 3),
                    (46, 14, 3), (86, 66, 3.4), (26, 42, 3)):
        a.flat(ell(x, y, r), "#FFFFFF")


VIGNETTES = {"egg_market": egg_market, "potion_stall": potion_stall, "caravan": caravan, "honey_trade": honey_trade,
             "the_winter_fair": the_winter_fair}
