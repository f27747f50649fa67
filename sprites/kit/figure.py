"""Figures: a complete recipe painted in character space (256 x 320, ground line at y 312) and framed by a view.

Paint order: behind, wings, back hair, ears, body and prop, shadow of the head, face, muzzle, mouth, low hair, eyes,
hair, brows, nose, what is over the head, what is in front.
"""
from __future__ import annotations

from collections.abc import Callable

from sprites.kit import parts
from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, smooth
from sprites.kit.palette import COOL
from sprites.kit.parts.eyes import brows, eyes
from sprites.kit.parts.gowns import wings
from sprites.kit.parts.heads import ears, face, half_width
from sprites.kit.parts.locks import locks
from sprites.kit.parts.oscar import oscar
from sprites.kit.sheet import sheet

VIEWS = {"full": "-32 0 320 320", "bust": "2 0 252 252", "face": "38 52 180 180",
         "fighter": "-15 -28 284 284"}    # weapons and antlers reach beyond a bust
CLOTH = "#C8413B"


def portrait(recipe: dict, view: str, *, blindfold: bool = False) -> str:
    """A complete recipe as SVG text: `full`, `bust` or `face`; a blindfold says 'I am not looking'."""
    art = Art()
    if recipe.get("drawn_as") == "dog":
        oscar(art)
    elif "duo" in recipe:
        for half in recipe["duo"]:
            art.push(f"translate({half['move'][0]} {half['move'][1]}) scale({half['zoom']})")
            figure(art, half["figure"])
            art.pop()
    else:
        figure(art, recipe)
        if blindfold:
            _tie_blindfold(art, recipe)
    return compact(sheet(art, VIEWS[view]))


def figure(art: Art, recipe: dict) -> None:
    """Paint one figure."""
    skin, hair = recipe["skin"], _hair_painter(recipe["hair"])
    _extra(art, recipe, "behind", parts.BEHIND)
    if recipe.get("wings"):
        wings(art, *recipe["wings"])
    art.push(_head_place(recipe))
    hair(art, True)
    if recipe.get("ears"):
        ears(art, recipe["ears"], recipe["head"], skin)
    art.pop()
    posed = {"arms": parts.ARMS[recipe["arms"]]} if "arms" in recipe else {}
    parts.BODIES[recipe["body"]](art, recipe, **posed)
    x, y = recipe.get("at", (128, 132))
    art.flat(ell(x + 4, y + 62, 50, 16), art.radial([(0, COOL, .45), (.6, COOL, .25), (1, COOL, 0)], 50, 50, 52))
    art.push(_head_place(recipe))
    _head(art, recipe, hair)
    art.pop()
    _extra(art, recipe, "front", parts.FRONT)


def _head(art: Art, recipe: dict, hair: Callable[[Art, bool], None]) -> None:
    skin, nose = recipe["skin"], recipe.get("nose")
    low_hair = isinstance(recipe["hair"], str) and recipe["hair"] in parts.UNDER_THE_EYES
    face(art, recipe["head"], skin)
    _extra(art, recipe, "on_face", parts.ON_FACE)
    if low_hair and nose == "muzzle":      # a muzzle lies over the hair, and the mouth over the muzzle
        hair(art, False)
    if nose == "muzzle":
        parts.NOSES[nose](art, skin)
    if recipe.get("mouth"):
        parts.MOUTHS[recipe["mouth"]](art, skin)
    if low_hair and nose != "muzzle":
        hair(art, False)
    if recipe["eyes"]:
        eyes(art, skin, **recipe["eyes"])
    if not low_hair:
        hair(art, False)
    if recipe.get("brows"):
        brows(art, recipe["brows"], recipe["brow_colour"])
    if nose and nose != "muzzle":
        parts.NOSES[nose](art, skin)
    _extra(art, recipe, "over_head", parts.OVER_HEAD)


def _extra(art: Art, recipe: dict, key: str, painters: dict) -> None:
    if recipe.get(key):
        painters[recipe[key]](art, recipe)


def _hair_painter(hair: dict | str) -> Callable[[Art, bool], None]:
    if isinstance(hair, str):
        return parts.HAIR[hair]
    trimming = parts.HAIR[hair["trimming"]] if "trimming" in hair else None
    return locks(hair["colour"], hair.get("back"), hair.get("front"), trimming)


def _head_place(recipe: dict) -> str:
    x, y = recipe.get("at", (128, 132))
    return f"translate({x} {y}) scale({recipe.get('scale', 1.08)})"


def _tie_blindfold(art: Art, recipe: dict) -> None:
    """A spotted cloth over the eyes, knotted at the shadow side."""
    reach, y = half_width(recipe["head"]), recipe["eyes"].get("y", -8)
    art.push(_head_place(recipe))
    for k in (0, 1):        # the knot's ends
        art.form(brush([(reach - 2, y, 12), (reach + 16, y + 12 + k * 12, 15), (reach + 26 - k * 8, y + 34 + k * 12, 4)]),
                 CLOTH, 2.6, .2)
    top = [(-reach, y - 20), (-reach * .5, y - 25), (0, y - 26), (reach * .5, y - 25), (reach, y - 20), (reach + 3, y)]
    bottom = [(reach, y + 17), (reach * .5, y + 22), (0, y + 23), (-reach * .5, y + 22), (-reach, y + 17), (-reach - 3, y)]
    art.form(smooth(top + bottom), CLOTH, 3.4, .3)
    for k in range(-2, 3):
        art.flat(ell(k * reach * .38, y - 8 + (k % 2) * 14, 6), "#FFF3D2", .9)
    art.line([(-reach * .9, y + 4, 1), (-reach * .2, y + 10, 3), (reach * .5, y + 6, 1)], "#6A1E28", .5)
    art.form(ell(reach, y, 9, 11), "#A8323A", 2.6, .2)
    art.pop()
