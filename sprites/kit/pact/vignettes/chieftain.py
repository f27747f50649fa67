"""The chieftains' Tasks: lessons, drills and marches."""
from __future__ import annotations

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.pact.vignettes.kit import (
    DARK_WOOD,
    LEATHER,
    WOOD,
    blob,
    boot,
    dashes,
    drop,
    eye,
    ground,
    head,
    horned,
    limb,
    shade,
)
from sprites.kit.palette import INK, MAW, TONGUE, TOOTH

SACK, GREY = "#C9A066", "#8E8A9A"


def howling_school(a: Art) -> None:
    """It is day, so the moon is drawn on the blackboard."""
    shade(a, 124, 106, 90)
    limb(a, [(146, 112, 6), (152, 8, 6)], DARK_WOOD)
    limb(a, [(206, 112, 6), (200, 8, 6)], DARK_WOOD)
    a.form(rounded(138, 4, 71, 64, 4), WOOD, 2.6, .2)
    a.form(rounded(144, 10, 59, 52, 2), "#2F4A44", 1.6, 0)
    a.flat("M186 16A20 20 0 1 0 195 48A17 18 0 1 1 186 16Z", "#FFF3C0")
    for x, y in ((156, 22), (195, 27), (155, 51)):
        a.flat(star(x, y, 5, 2, 4), "#FFF3C0")
    limb(a, [(40, 112, 38), (40, 88, 30)], GREY)
    howler(a, 39, 64, .94, GREY, goblin=False)
    limb(a, [(102, 118, 36), (100, 88, 28)], "#5A5068")
    howler(a, 98, 64, .94, "#A8A24C", goblin=True)


def howler(a: Art, x: float, y: float, s: float, skin: str, *, goblin: bool) -> None:
    """A head thrown back: the open mouth points to the upper right."""
    a.push(f"translate({x} {y}) scale({s})")
    ear = [(-16, -12), (-32, -30), (-34, -58, "c"), (-8, -40), (0, -22)] if goblin else [(-20, -6), (-38, -26),
        (-28, -34, "c"), (-8, -20)]
    a.form(smooth(ear), skin, 2.6, .3)
    if goblin:
        a.flat(smooth([(-14, -18), (-27, -32), (-29, -48, "c"), (-12, -36), (-5, -24)]), "#8A5A4A")
    # the lower jaw, the throat, then the upper jaw with the nose
    a.form(smooth([(2, -10), (22, -22), (38, -34), (44, -26), (34, -6), (16, 10)]), skin, 2.6, .3)
    a.form(smooth([(4, -14), (10, -38), (22, -52, "c"), (36, -32, "c"), (20, -12)]), MAW, 2.2, 0)
    a.flat(smooth([(10, -16), (20, -30), (30, -34), (26, -22), (16, -12)]), TONGUE)
    a.form(smooth([(-26, 8), (-26, -10), (-12, -26), (4, -36), (12, -56), (22, -58), (25, -48), (16, -32), (12, -16),
           (14, 4), (6, 22), (-14, 24)]), skin, 2.8, .5)
    for px, py in ((20, -46), (15, -34)):
        a.form(poly([(px - 3, py - 3), (px + 2, py + 5), (px + 8, py)]), TOOTH, 1.2, 0)
    a.form(ell(17, -58, 8, 7), "#D8704A" if goblin else INK, 2, .3)
    a.line([(-16, -6, 1.6), (-8, -16, 4.6), (2, -18, 3.6), (6, -14, 1.6)])
    a.flat(ell(-10, 6, 7, 5), "#E0734F", .5)
    a.pop()


def sneaking_lessons(a: Art) -> None:
    """Two bushes on tiptoe; one has a bird on it."""
    for x, y, r, skin, look in ((158, 46, .98, "#A8A24C", (-.2, .2)), (74, 54, .8, "#86B04A", (.9, -.1))):
        shade(a, x, 105, 44 * r)
        for s in (-1, 1):
            px = x + s * 17 * r
            limb(a, [(px, 72, 11), (px + 1, 92, 9)], skin, 2.2)
            a.form(smooth([(px - 8, 92), (px + 3, 87), (px + 14, 92), (px + 21, 99), (px + 16, 105), (px + 2, 102),
                   (px - 6, 99)]), skin, 2.2, .3)
            a.line([(px + 12, 97, 1), (px + 15, 100, 2), (px + 16, 104, 1)])
        blob(a, [(x + dx * r, y + dy * r, c * r) for dx, dy, c in ((-30, 14, 17), (30, 14, 17), (-24, -14, 18),
             (24, -14, 18), (0, -28, 18), (0, 18, 20),
                 (0, 0, 24))], "#4F9A3E", 2.6, .25)
        for dx, dy in ((-34, 8), (-14, -26), (32, -12), (10, 28), (-18, 24), (34, 18), (6, -36)):
            a.line([(x + dx * r - 5, y + dy * r, 1), (x + dx * r, y + dy * r - 5, 3), (x + dx * r + 5, y + dy * r - 1, 1)],
                   "#2A6A30")
        a.flat(ell(x, y, 27 * r, 15 * r), "#1E3A2C")
        for s in (-1, 1):
            eye(a, x + s * 12.5 * r, y, 11 * r, look, .32 if r > .9 else 0, skin)
    a.form(smooth([(148, 8), (154, -2), (168, 0), (184, 6), (172, 16), (156, 16)]), "#E8643C", 2.2, .4)
    a.form(poly([(147, 4), (136, 8), (148, 10)]), "#F0B030", 1.6, 0)
    eye(a, 155, 5, 4.2, (-.5, .5))


def sack_races(a: Art) -> None:
    """One hops ahead, and one is in the sack the wrong way round."""
    shade(a, 158, 105, 26, 4, .6)
    shade(a, 74, 105, 34, 4, .5)
    dashes(a, ((126, 66, 104, 78), (130, 80, 110, 92), (138, 94, 124, 102)), "#FFFFFF", 4.4, .95)
    limb(a, [(144, 54, 9), (130, 46, 9), (120, 32, 9)], "#B48656")
    limb(a, [(176, 54, 9), (192, 44, 9), (200, 30, 9)], "#B48656")
    a.form(smooth([(142, 46, "c"), (160, 52), (178, 48, "c"), (184, 74), (176, 98), (164, 94), (154, 98), (140, 74)]), SACK,
           2.6, .4)
    a.line([(152, 58, 1), (150, 72, 3), (154, 86, 1)], "#8A6432", .8)
    a.form(brush([(140, 48, 6), (160, 55, 8), (180, 49, 6)]), "#E0BC82", 2, .2)
    head(a, 160, 28, .8, "mud", "open", "laugh", (.8, 0), hat=horned)
    for x, turn in ((66, -14), (88, 16)):
        a.push(f"rotate({turn} {x} 60)")
        limb(a, [(x, 64, 13), (x, 18, 12)], "#F4EEDC")
        for y in (24, 36, 48):
            a.flat(rounded(x - 6, y, 12, 6, 1), "#C8413B")
        toe = 1 if turn > 0 else -1
        a.form(smooth([(x - toe * 9, 22, "c"), (x + toe * 8, 22, "c"), (x + toe * 10, 14), (x + toe * 24, 10),
               (x + toe * 25, 2), (x - toe * 8, 0)]), "#6A4030", 2.4, .4)
        a.pop()
    a.form(smooth([(52, 58, "c"), (77, 64), (102, 58, "c"), (112, 82), (104, 106), (50, 106), (42, 82)]), SACK, 2.6, .4)
    a.form(brush([(50, 60, 7), (77, 66, 9), (104, 60, 7)]), "#E0BC82", 2, .2)
    a.line([(64, 74, 1), (60, 88, 3), (64, 102, 1)], "#8A6432", .8)
    a.form(rounded(82, 78, 16, 15, 2), "#B0506A", 1.8, .1)
    dashes(a, ((112, 22, 120, 14), (116, 34, 126, 30)), INK, 3)


def stick_drill(a: Art) -> None:
    """Sticks up! The dog has understood the order in its own way."""
    shade(a, 130, 105, 84)
    for x, skin, cap in ((66, "#A8A24C", horned), (112, "#86B04A", None)):
        limb(a, [(x, 118, 34), (x, 84, 28)], "#5A5068")
        limb(a, [(x + 22, 114, 7), (x + 22, -8, 6)], WOOD)
        head(a, x - 2, 56, .74, "olive" if cap else "moss", "open", "clench", (1, 0) if cap else (.9, .3),
             brow=None if cap else "up", hat=cap)
        limb(a, [(x + 8, 88, 9), (x + 16, 82, 9), (x + 23, 78, 9)], skin, 2)
    fur = "#E8B878"
    limb(a, [(190, 100, 7), (204, 88, 8), (206, 72, 6)], fur)
    a.form(smooth([(158, 80), (176, 74), (196, 84), (200, 112), (150, 112)]), fur, 2.6, .4)
    for x in (162, 178):
        limb(a, [(x, 88, 10), (x, 108, 10)], fur, 2)
    a.form(smooth([(146, 44), (156, 28), (184, 28), (194, 44), (190, 66), (170, 76), (150, 66)]), fur, 2.8, .4)
    for pts in ([(150, 34), (138, 40), (138, 62), (148, 58)], [(190, 34), (202, 40), (202, 62), (192, 58)]):
        a.form(smooth(pts), "#8A5A32", 2.2, .3)
    limb(a, [(134, 72, 8), (170, 66, 9), (205, 70, 8)], WOOD, 2.4)
    a.form(smooth([(156, 60), (170, 52), (184, 60), (182, 70), (170, 67), (158, 70)]), "#FFF0D8", 2, .2)
    a.form(ell(170, 54, 7, 5), INK, 1.4, .3)
    for s in (-1, 1):
        eye(a, 170 + s * 11, 44, 6, (0, -.4))
    a.form(smooth([(150, 32, "c"), (153, 18), (170, 12), (187, 18), (190, 32, "c"), (170, 29)]), "#8E96A4", 2.4, .5)
    limb(a, [(189, 30, 5), (204, 26, 5)], "#6A7280", 1.6)


def the_long_march(a: Art) -> None:
    """So long that the snail overtakes them."""
    ground(a, [(0, 76), (50, 84), (130, 84), (213, 76)], "#F0CC90", "#C8985A")
    for x, y in ((112, 92), (148, 104), (60, 100)):
        a.flat(ell(x, y, 7, 2), "#A8783E")
    for x, y, s, skin, drip in ((18, 58, .24, "olive", False), (32, 62, .36, "mud", False), (56, 66, .5, "moss", True)):
        limb(a, [(x, y + 40 * s, 30 * s), (x, y + 28 * s, 26 * s)], "#8A6A4A", 2)
        head(a, x, y, s, skin, "tired", "wave", (.8, 0), ears="droop")
        if drip:
            drop(a, x - 12, y - 20, 4, "#7FC8F0")
    for x, y, s, skin, hat, eye_kind, lean in ((92, 52, .76, "mud", None, "squeezed", 6),
                                               (140, 44, .82, "olive", horned, "tired", 0)):
        for step in (-1, 1):
            limb(a, [(x + step * 6, 82, 9), (x + step * 11, 92, 8)], LEATHER, 2)
            boot(a, x + step * 11 - 2, 101, .86)
        limb(a, [(x - lean * .4, 86, 26), (x, y + 20, 22)], "#5A5068" if hat else "#8A6A4A")
        head(a, x + 2, y, s, skin, eye_kind, "flat" if hat else "oh", (.8, 0), tilt=lean, hat=hat,
             ears="bat" if hat else "droop")
    drop(a, 72, 30, 5, "#7FC8F0")
    drop(a, 114, 26, 5, "#7FC8F0")
    limb(a, [(163, 92, 4), (165, 0, 4)], WOOD, 1.8)
    a.form(smooth([(165, 4, "c"), (182, 10), (206, 4, "c"), (198, 16), (206, 30, "c"), (182, 32), (165, 28, "c")]),
           "#C8413B", 2.2, .3)
    limb(a, [(150, 74, 8), (157, 70, 8), (164, 66, 8)], "#A8A24C", 1.8)
    a.form(smooth([(158, 106), (168, 97), (190, 96), (194, 76), (204, 72), (208, 82), (204, 102), (184, 108)]), "#E8DC7A",
           2.4, .3)
    a.form(ell(179, 84, 18), "#B8604A", 2.6, .4)
    a.stroke("M188 87A9 9 0 1 0 179 94A14 14 0 0 0 192 80", "#6A2A2A", 2.8)
    for x, top in ((196, 62), (205, 61)):
        a.stroke(f"M{x} 76L{x} {top}", INK, 3)
        a.flat(ell(x, top, 3.6), INK)
    a.line([(198, 88, 1), (202, 89, 2.4), (206, 86, 1)])


VIGNETTES = {"howling_school": howling_school, "sneaking_lessons": sneaking_lessons, "sack_races": sack_races,
             "stick_drill": stick_drill,
             "the_long_march": the_long_march}
