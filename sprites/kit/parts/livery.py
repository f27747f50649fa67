"""The livery of the palace servants: a coat, an apron or buttons, something round the neck; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, smooth
from sprites.kit.palette import GOLD
from sprites.kit.parts.limbs import feet, hand, legs, limb
from sprites.kit.parts.props import PROPS
from sprites.kit.parts.registry import by_name


def bow(a, colour):
    """A bow tie."""
    for s in (-1, 1):
        a.form(smooth([(128, 198), (128 + s * 24, 186), (128 + s * 27, 200), (128 + s * 22, 212)]), colour, 2.6, .2)
    a.form(ell(128, 199, 6), colour, 2.2, 0)


def ruff(a, colour):
    """A white ruff, whatever the colour."""
    for x in range(86, 171, 14):
        a.form(ell(x, 196 + (1 - ((x - 128) / 42) ** 2) * 8, 10), "#FFFFFF", 2.4, .2)


def scarf(a, colour):
    """A knotted scarf."""
    a.form(brush([(96, 194, 13), (128, 206, 16), (160, 194, 13)]), colour, 2.8, .3)
    a.form(smooth([(136, 206), (152, 206), (156, 236, "c"), (140, 232, "c")]), colour, 2.6, .2)


# part name -> painter(a, colour)
NECKS = by_name(bow, ruff, scarf)


def livery(a, recipe):
    """A servant's coat in `cloth`, with an `apron` or buttons and a hem in `trim`, a `neck`, `shoes` and a `prop`."""
    skin, cloth, trim = recipe["skin"], recipe["cloth"], recipe["trim"]
    legs(a, skin)
    feet(a, skin, colour=recipe.get("shoes"))
    limb(a, [(98, 204, 23), (76, 226, 22), (68, 244, 18)], cloth)
    limb(a, [(158, 204, 23), (182, 226, 22), (194, 214, 18)], cloth)
    a.form(smooth([(98, 190), (128, 184), (158, 190), (170, 228), (178, 274, "c"), (154, 284), (128, 280), (102, 284),
        (78, 274, "c"), (86, 228)]), cloth, 3.6)
    if recipe.get("apron"):
        _apron(a, cloth)
    else:
        for y in (222, 242, 262):
            a.form(ell(128, y, 5), GOLD, 2, 0)
        a.form(brush([(80, 271, 8), (104, 280, 8), (128, 277, 8), (152, 280, 8), (176, 271, 8)]), trim, 2.2, .2)
    if recipe.get("neck"):
        NECKS[recipe["neck"]](a, trim)
    hand(a, 66, 250, skin)
    if recipe.get("prop"):
        PROPS[recipe["prop"]](a)
    hand(a, 200, 208, skin)


def _apron(a, cloth):
    """A white apron, its pocket cut from the coat's cloth."""
    a.form(smooth([(106, 208, "c"), (150, 208, "c"), (154, 240), (164, 276), (128, 284), (92, 276), (102, 240)]),
        ("#FFFFFF", "#FBF1DF", "#B3A2B6"), 2.8, .3)
    a.form(smooth([(114, 246, "c"), (142, 246, "c"), (140, 264), (128, 269), (116, 264)]), cloth, 2, .2)


# part name -> painter(a, recipe)
LIVERIES = by_name(livery)
