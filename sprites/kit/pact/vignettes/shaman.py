"""The shamans' Tasks: illnesses to cure."""
from __future__ import annotations

from sprites.kit.canvas import Art
from sprites.kit.geometry import ell, poly, rounded, smooth
from sprites.kit.pact.vignettes.kit import blob, bone_crown, dashes, drop, eye, head, limb, note, shade
from sprites.kit.palette import COOL, GOLD, INK, MAW, TONGUE, TOOTH, mix


def sneezing_fits(a: Art) -> None:
    """A sneeze like a storm; the healer hides behind an umbrella."""
    a.flat(smooth([(104, 60, "c"), (132, 26), (152, 4), (170, 50), (160, 108), (132, 94)]), "#C4E878", .9)
    dashes(a, ((106, 50, 146, 12), (112, 56, 152, 38), (112, 68, 152, 76), (106, 76, 146, 102)), "#8FB84A", 4)
    shade(a, 62, 104, 34)
    limb(a, [(60, 108, 36), (60, 88, 30)], "#8A6AA8")
    a.push("translate(1 0) rotate(6 62 50)")
    a.form(smooth([(44, 40), (28, 26), (4, 18, "c"), (12, 42), (24, 56), (44, 62)]), "#86B04A", 2.5, .3)
    a.flat(smooth([(36, 44), (26, 34), (12, 26, "c"), (18, 42), (26, 51), (36, 55)]), "#8A6A42")
    head(a, 64, 50, 1.04, "moss", "squeezed", None, nose=0, ears=None)
    a.form(smooth([(60, 68), (76, 64), (102, 58, "c"), (106, 70), (98, 84), (76, 86)]), MAW, 2, 0)
    a.flat(ell(88, 78, 10, 4.4), TONGUE)
    a.form(smooth([(62, 54), (74, 42), (96, 42), (106, 53), (96, 64), (74, 66)]), "#E8604A", 2.6, .3)
    a.flat(ell(80, 49, 6, 3.4), "#FFC8A8", .8)
    a.pop()
    limb(a, [(193, 112, 24), (193, 92, 20)], "#EFE8D6")
    head(a, 193, 66, .58, "teal", "wide", "wave", (-1, .2), ears=None, hat=bone_crown)
    limb(a, [(156, 56, 4), (198, 82, 4)], "#D9A45A", 1.8)
    a.push("translate(160 52) rotate(-70) scale(.98)")
    red, white = "#D8456A", "#FFF3D2"
    a.form(smooth([(-45, 22, "c"), (-40, 0), (-22, -16), (0, -22), (22, -16), (40, 0), (45, 22, "c"), (30, 15),
           (15, 22, "c"), (0, 15), (-15, 22, "c"), (-30, 15)]),
           red, 2.6, .4)
    for s in (-1, 1):
        a.flat(smooth([(0, -21, "c"), (s * 14, -4), (s * 15, 20, "c"), (s * 30, 14), (s * 43, 20, "c"), (s * 38, 2),
               (s * 20, -15)]), white, .92)
        a.line([(0, -20, 1), (s * 12, -4, 1.8), (s * 15, 20, 1.2)], INK)
    a.form(ell(0, -23, 3.4), GOLD, 1.6, 0)
    a.pop()
    for x, y, r, t in ((120, 40, 6, -110), (128, 64, 8, -85), (136, 18, 6, -125), (120, 88, 6, -60), (142, 44, 6, -100),
                       (140, 90, 6, -70)):
        drop(a, x, y, r, "#E0F8C8", t)
    limb(a, [(204, 98, 8), (204, 88, 8), (196, 82, 8)], "#58AE90", 1.8)


def toothless_bites(a: Art) -> None:
    """A crocodile that has lost its teeth: they run away, and the bitten goblin only giggles."""
    green, gum = "#6FA860", "#F09AA8"
    shade(a, 92, 104, 76)
    a.form(smooth([(2, 60, "c"), (30, 56), (64, 66), (120, 78), (150, 84), (148, 98), (110, 104), (50, 106), (2, 106, "c")]),
           green, 2.8, .4)
    a.form(smooth([(52, 72), (100, 82), (146, 88), (144, 94), (100, 92), (60, 86)]), gum, 1.6, 0)
    limb(a, [(104, 88, 22), (106, 64, 22)], "#D8483C")
    head(a, 108, 48, .78, "pista", "shut", "laugh", tilt=10)
    limb(a, [(98, 74, 8), (84, 78, 8), (76, 70, 7)], "#CFDB86", 1.8)
    a.form(smooth([(2, 40, "c"), (26, 30), (44, 18), (62, 20), (66, 26), (96, 14), (124, 2), (140, 0), (146, 10), (132, 20),
           (100, 32), (64, 52),
                   (30, 62), (2, 62, "c")]), green, 2.8, .5)
    a.form(smooth([(66, 48), (98, 32), (132, 18), (134, 24), (102, 40), (70, 56)]), gum, 1.6, 0)
    a.flat(ell(134, 5, 3, 2), INK)
    eye(a, 52, 18, 10, (.8, -.2), .45, green, .3)
    a.line([(40, 6, 3), (54, 4, 6), (64, 10, 2)], "#E8E4DA")
    for x, y in ((14, 76), (30, 84), (20, 94)):
        a.flat(ell(x, y, 5, 3.4), mix(green, COOL, .3))
    for x, foot in ((168, 2), (188, -2)):
        limb(a, [(x, 84, 5), (x + foot + 3, 94, 5), (x + foot + 8, 98, 6)], "#F0B050", 1.6)
    for y, sign in ((54, 1), (74, -1)):
        a.form(rounded(158, y - 8, 42, 17, 8), gum, 2.2, .2)
        for i in range(4):
            a.form(rounded(161 + i * 9.4, y + (1 if sign > 0 else -9), 8.6, 10, 2.6), TOOTH, 1.4, 0)
    dashes(a, ((152, 62, 140, 62), (154, 74, 144, 76)), INK, 2.6)


def heat_boils(a: Art) -> None:
    """So hot that an egg fries on the patient's head."""
    shade(a, 132, 104, 46)
    limb(a, [(132, 108, 54), (132, 94, 44)], "#F0E8D8")
    head(a, 132, 60, 1.28, "#F0704A", "tired", "wave", (0, -.9), nose=1.1, ears="droop")
    a.form(smooth([(126, 82), (138, 84), (142, 98), (134, 106), (126, 98)]), "#F0909A", 2, .3)
    a.line([(133, 86, 1), (134, 94, 2.2), (134, 100, 1)], "#B04858")
    for x, y, r in ((101, 56, 7), (108, 82, 8), (160, 80, 9), (165, 54, 7), (146, 96, 5)):
        a.form(ell(x, y, r), "#D8222E", 2, .4)
        a.flat(ell(x - r * .2, y - r * .3, r * .4), "#FFE08A")
    a.form(smooth([(96, 28), (108, 12), (128, 18), (146, 8), (168, 18), (172, 30), (152, 36), (136, 32), (116, 40),
           (102, 37)]), "#FFFDF2", 2.4, .1)
    a.form(ell(134, 20, 13, 9.5), "#FFB81E", 2, .5)
    a.flat(ell(130, 17, 4, 2.4), "#FFF0A0")
    for x, lean in ((84, -4), (184, 4), (200, 5), (70, -4)):
        a.line([(x, 56, 1), (x + lean, 42, 5), (x - lean, 30, 5), (x + lean, 14, 1)], "#FFFFFF", .9)


def singing_measles(a: Art) -> None:
    """Every spot has a mouth of its own, and all of them sing."""

    def spots(b: Art) -> None:
        for x, y, r in ((-20, -16, 8), (1, -20, 7.6), (21, -15, 8), (-23, 10, 7.6), (23, 10, 8)):
            b.form(ell(x, y, r), "#E8485A", 1.5, .2)
            b.flat(ell(x, y + r * .25, r * .52, r * .5), MAW)
            b.flat(ell(x, y + r * .55, r * .34, r * .2), "#FFB0A8")
            for s in (-1, 1):
                b.flat(ell(x + s * r * .4, y - r * .5, r * .15), INK)

    shade(a, 126, 104, 44)
    limb(a, [(126, 106, 60), (126, 92, 48)], "#4F8FB0")
    head(a, 126, 54, 1.36, "pista", "squeezed", "clench", spots=spots, nose=.9)
    for s in (-1, 1):
        limb(a, [(126 + s * 30, 106, 13), (126 + s * 52, 88, 13), (126 + s * 48, 62, 13)], "#CFDB86")
        a.form(ell(126 + s * 47, 56, 10, 12), "#CFDB86", 2.2, .3)
    for x, y, s, double in ((58, 84, 1.4, True), (188, 84, 1.4, False), (82, 20, 1.2, False), (160, 18, 1.1, True),
                            (190, 26, 1.2, False), (62, 46, 1.2, False)):
        note(a, x, y, s, "#8A1E3C", double)


def the_grey_grumps(a: Art) -> None:
    """Grey from ear to toe, with a rain cloud of his own."""
    shade(a, 132, 104, 52)
    limb(a, [(132, 106, 60), (132, 92, 50)], "#7A7480")
    for s in (-1, 1):
        limb(a, [(132 + s * 26, 92, 13), (132 + s * 12, 103, 13), (132 - s * 14, 98, 11)], "#97919E")
    head(a, 132, 66, 1.2, "#A29CA8", "angry", None, (0, .3), nose=1.2, ears="droop")
    a.line([(112, 96, 2), (120, 87, 4.4), (132, 84, 5), (144, 87, 4.4), (152, 96, 2)])
    a.line([(108, 45, 7), (120, 52, 8), (128, 57, 5)], "#5A5460")
    a.line([(156, 45, 7), (144, 52, 8), (136, 57, 5)], "#5A5460")
    blob(a, [(96, 16, 14), (118, 10, 18), (142, 8, 18), (166, 14, 15), (130, 18, 14), (108, 22, 11), (154, 22, 11)],
         "#8E94A8", 2.4, .3)
    for x, y in ((88, 42), (84, 66), (98, 34), (174, 40), (180, 64), (168, 32), (92, 86), (176, 88)):
        drop(a, x, y, 3.8, "#8CC4F0", 8)
    a.form(poly([(186, 22), (174, 44), (182, 44), (176, 62), (194, 38), (185, 38), (194, 22)]), "#FFD84A", 1.8, 0)
    bird = "#8A8494"
    a.form(smooth([(44, 92), (48, 80), (60, 78), (72, 88), (70, 100), (54, 102)]), bird, 2.2, .3)
    a.form(ell(54, 76, 12), bird, 2.2, .4)
    a.form(poly([(45, 78), (34, 84), (47, 84)]), "#C8A050", 1.8, 0)
    eye(a, 51, 74, 4.6, (-.4, .3), .4, bird, -1)
    a.stroke("M56 102L56 107M64 102L64 107", INK, 2.4)


VIGNETTES = {"sneezing_fits": sneezing_fits, "toothless_bites": toothless_bites, "heat_boils": heat_boils,
             "singing_measles": singing_measles,
             "the_grey_grumps": the_grey_grumps}
