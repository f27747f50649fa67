"""Bodies in skirts: fairies and the Princess, and the fairies' wings; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, smooth
from sprites.kit.palette import COOL, CREAM, GOLD, INK, mix
from sprites.kit.parts.limbs import hand, limb
from sprites.kit.parts.props import PROPS
from sprites.kit.parts.registry import BOTH_ARMS, LEFT, RIGHT, by_name
from sprites.kit.parts.skins import skin_colour


def petals(a, colour):
    """A skirt of petals."""
    for x, rot in ((88, 40), (168, -40), (106, 20), (150, -20), (128, 0)):
        a.push(f"translate({128 + (x - 128) * .35:.0f} 222) rotate({rot})")
        a.form(smooth([(-8, 0), (-22, 30), (-14, 56), (0, 64, "c"), (14, 56), (22, 30), (8, 0)]), colour, 2.8, .4)
        a.line([(0, 14, .8), (0, 36, 2.4), (0, 54, .6)], mix(colour, INK, .4), .55)
        a.pop()


def candy(a, colour):
    """Three frilled tiers, the middle one cream."""
    for y, half, tint in ((262, 58, colour), (246, 46, CREAM), (232, 35, colour)):
        frill = [(128 + half - half * i / 6, y + (10 if i % 2 else 1)) for i in range(13)]
        top = [(128 - half * .6, y - 22), (128 + half * .6, y - 22)]
        a.form(smooth(top + [(128 + half, y)] + frill + [(128 - half, y)]), tint, 2.6, .4)


def ice(a, colour):
    """A skirt of icicles."""
    tips = ((56, 262), (44, 262), (36, 282), (22, 266), (12, 288), (0, 268),
            (-12, 288), (-22, 266), (-36, 282), (-44, 262), (-56, 262))
    a.form(smooth([(108, 222), (148, 222)] + [(128 + x, y, "c") for x, y in tips]), colour, 2.8, .5)
    for x in (-26, -8, 10, 28):
        a.line([(128 + x * .5, 232, .6), (128 + x, 258, 2.6), (128 + x * 1.15, 270, .6)], "#FFFFFF", .75)


# part name -> painter(a, colour)
SKIRTS = by_name(petals, candy, ice)


def fairy(a, recipe, arms=BOTH_ARMS):
    """A floating fairy: slim limbs, a skirt and something in the hand; a front painter may pose the arms left out."""
    skin, base, trim = recipe["skin"], skin_colour(recipe), recipe["trim"]
    for s in (-1, 1):
        limb(a, [(128 + s * 12, 258, 13), (128 + s * 15, 280, 11), (128 + s * 13, 298, 8)], base, 2.6)
        a.form(smooth([(128 + s * 13 - 8, 296), (128 + s * 13 + 8, 295), (128 + s * 17 + 8, 308), (128 + s * 15, 312),
                       (128 + s * 13 - 8, 307)]), trim, 2.4, .4)
    if LEFT in arms:
        limb(a, [(108, 200, 13), (84, 216, 12), (72, 236, 10)], base, 2.6)
    if RIGHT in arms:
        limb(a, [(148, 200, 13), (174, 212, 12), (190, 202, 10)], base, 2.6)
    SKIRTS[recipe["skirt"]](a, recipe["cloth"])
    a.form(smooth([(108, 190), (128, 186), (148, 190), (150, 212), (146, 232), (110, 232), (106, 212)]), trim, 2.8, .4)
    a.form(brush([(108, 230, 7), (128, 233, 8), (148, 230, 7)]), GOLD, 2, .2)
    if LEFT in arms:
        hand(a, 70, 241, skin, 9)
    if recipe.get("prop"):
        PROPS[recipe["prop"]](a)
    if RIGHT in arms:
        hand(a, 194, 198, skin, 9)


def _bridal_skirt(a, colour, swags):
    """Skirt and bodice, with rows of lace swags at (y, half width)."""
    hem = [(206 - 156 * i / 12, 300 + (8 if i % 2 else -2)) for i in range(13)]
    a.form(smooth([(104, 224), (152, 224), (188, 264), (206, 296)] + hem + [(50, 296), (68, 264)]), colour, 3.6, .5,
        rimc="#FFC8E0")
    for y, half in swags:
        knots = [128 - half + 2 * half * i / 5 for i in range(6)]
        for x0, x1 in zip(knots, knots[1:]):
            a.line([(x0, y, 1.2), ((x0 + x1) / 2, y + 10, 4.2), (x1, y, 1.2)], "#D58FC0", .85)
        for x in knots:
            a.flat(ell(x, y - 1, 3.2), "#F0719A")
    a.form(smooth([(100, 190), (128, 196), (156, 190), (158, 212), (152, 232), (104, 232), (98, 212)]), colour, 3, .4,
        rimc="#FFC8E0")


def gown(a, recipe):
    """The Princess in a tantrum: fists up, one foot stamping."""
    skin, c = recipe["skin"], recipe["cloth"]
    base = skin_colour(recipe)
    # fists up in a tantrum
    limb(a, [(98, 206, 20), (66, 214, 18), (46, 192, 15)], base)
    limb(a, [(158, 206, 20), (190, 214, 18), (210, 192, 15)], base)
    # one stamping foot
    a.form(smooth([(158, 300), (176, 290), (206, 294), (216, 308), (192, 314), (162, 312)]), "#F0719A", 2.8, .4)
    _bridal_skirt(a, c, ((250, 40), (274, 60)))
    a.form(brush([(102, 230, 9), (128, 235, 10), (154, 230, 9)]), "#F0719A", 2.4, .3)
    for s in (-1, 1):                              # puff sleeves
        a.form(ell(128 + s * 36, 205, 17, 15), c, 3, .4)
    a.form(smooth([(128, 232), (112, 222), (108, 234), (112, 244)]), "#F0719A", 2.2, .2)
    a.form(smooth([(128, 232), (144, 222), (148, 234), (144, 244)]), "#F0719A", 2.2, .2)
    for x in (44, 212):
        hand(a, x, 184, skin, 15)


def folded_gown(a, recipe):
    """The Princess between tantrums: hands folded on the bow."""
    skin, c = recipe["skin"], recipe["cloth"]
    base = skin_colour(recipe)
    _bridal_skirt(a, c, ((256, 44), (278, 62)))
    for s in (-1, 1):
        limb(a, [(128 + s * 38, 208, 18), (128 + s * 48, 228, 16), (128 + s * 20, 238, 14)], base)
        a.form(ell(128 + s * 36, 205, 17, 15), c, 3, .4)
        a.form(smooth([(128, 246), (128 + s * 18, 236), (128 + s * 21, 248), (128 + s * 16, 258)]), "#F0719A", 2.2, .2)
    hand(a, 120, 236, skin, 12)
    hand(a, 137, 238, skin, 12)


# part name -> painter(a, recipe)
GOWNS = by_name(fairy, gown, folded_gown)


WINGS = {   # right upper wing, right lower wing, from the shoulder
    "round":  ([(0, 0), (30, -58), (78, -78), (104, -44), (88, -4), (44, 14)],
        [(0, 8), (50, 16), (84, 44), (70, 78), (34, 66)]),
    "petal":  ([(0, 0), (24, -50), (70, -92, "c"), (102, -52), (92, -8), (46, 12)],
        [(0, 8), (54, 12), (96, 40, "c"), (80, 76), (36, 62)]),
    "crystal": ([(0, 0), (34, -48, "c"), (64, -94, "c"), (88, -62, "c"), (110, -46, "c"), (86, -6, "c"), (46, 12)],
        [(0, 8), (52, 14, "c"), (92, 40, "c"), (74, 56, "c"), (66, 82, "c"), (32, 60)]),
}


def wings(a, kind, upper, lower):
    """Two pairs of wings, upper and lower, behind everything."""
    for s in (-1, 1):
        for j, shape in enumerate(WINGS[kind][::-1]):
            edge = [(128 + s * (10 + p[0] * 1.04), 204 + p[1]) + tuple(p[2:]) for p in shape]
            colour = lower if j == 0 else upper
            d = smooth(edge)
            a.ink(d, 2.4)
            a.flat(d, a.radial([(0, mix(colour, "#FFFFFF", .75), 1), (.5, colour, 1), (1, mix(colour, COOL, .35), 1)],
                50 - s * 40, 90 if j else 10, 100))
            for u in edge[2:-1]:
                a.line([(128 + s * 14, 206, 1), ((128 + s * 14 + u[0]) / 2, (206 + u[1]) / 2 - 3, 2.2),
                    (u[0] * .86 + 128 * .14, u[1] * .86 + 206 * .14, .6)], "#FFFFFF", .75)
