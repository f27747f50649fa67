"""Hats and hair of the palace servants: one silhouette each, front layer only, in head space; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import brush, ell, smooth
from sprites.kit.palette import GOLD, INK
from sprites.kit.parts.registry import by_name

SILVER = ("#FFFFFF", "#C9D4DE", "#6E7C9A")
TIN = ("#E8EEF4", "#A9B4C0", "#5E6880")


def chef_hat(a, back):
    """The cook's white toque."""
    if back:
        return
    a.form(smooth([(-44, -46), (-58, -62), (-74, -84), (-58, -108), (-32, -104), (-10, -120), (18, -118), (34, -106),
        (60, -106), (74, -82), (56, -62), (44, -46)]), ("#FFFFFF", "#F6EFE2", "#A99BB8"), 3.6, .4)
    for x, top in ((-24, -30), (2, 4), (26, 34)):
        a.line([(x, -58, .8), (top, -76, 3), (top * 1.1, -92, .8)], "#A08FA8", .8)
    a.form(brush([(-50, -42, 20), (0, -54, 22), (50, -42, 20)]), "#FFF6E6", 3.2, .2)


def dish_cover(a, back):
    """The butler balances a silver dish cover; a monocle over his left eye."""
    if back:
        return
    a.form(ell(0, -113, 9, 8), GOLD, 2.8, .2)
    a.form(smooth([(-72, -48), (-64, -84), (-34, -106), (0, -110), (34, -106), (64, -84), (72, -48), (0, -40)]), SILVER,
        3.8, .5)
    a.line([(-54, -60, 1), (-48, -82, 9), (-22, -98, 1)], "#FFFFFF", .95)
    a.form(brush([(-82, -46, 10), (0, -38, 12), (82, -46, 10)]), SILVER, 3, .3)
    a.stroke(ell(27, -8, 23), INK, 8)
    a.stroke(ell(27, -8, 23), GOLD, 4.4)
    a.stroke("M48 4Q62 30 54 62", INK, 2.4)


def mob_cap(a, back):
    """The maid's frilled cap with a bow."""
    if back:
        return
    a.form(smooth([(-62, -34), (-76, -66), (-60, -100), (-26, -116), (8, -118), (44, -108), (72, -78), (66, -40),
        (0, -52)]), ("#FFFFFF", "#FBEFF4", "#B99BC0"), 3.6, .4)
    for i in range(9):
        x = -72 + 18 * i
        a.form(ell(x, -50 + (abs(x) / 72) ** 2 * 26, 12, 15), "#FFFFFF", 2.6, .2)
    a.form(brush([(-68, -42, 9), (0, -66, 10), (68, -42, 9)]), "#E66A9A", 2.6, .2)
    for s in (-1, 1):
        a.form(smooth([(0, -66), (s * 22, -84), (s * 32, -66), (s * 22, -52)]), "#E66A9A", 2.6, .2)
    a.form(ell(0, -66, 7), "#FFD0DE", 2.2, 0)


def feathered_beret(a, back):
    """The musician's beret and its plume."""
    if back:
        return
    a.form(smooth([(40, -70), (70, -108), (108, -118, "c"), (104, -88), (84, -62), (52, -52)]), "#F2E2A0", 3, .3)
    a.line([(42, -62, 3), (74, -88, 3), (100, -112, 1)], "#A8741E")
    a.form(smooth([(-78, -50), (-70, -80), (-30, -98), (20, -96), (56, -76), (62, -48), (30, -50), (0, -54), (-40, -42),
        (-66, -34)]), "#2C9C9A", 3.8, .5)
    a.form(brush([(-62, -36, 10), (0, -54, 12), (58, -46, 10)]), "#1E6A70", 2.8, .2)
    a.form(ell(48, -58, 8), GOLD, 2.4, .2)


def straw_hat(a, back):
    """The gardener's straw hat, a sprout in its ribbon."""
    if back:
        return
    a.form(smooth([(-46, -52), (-40, -88), (-16, -104), (16, -104), (40, -88), (46, -52)]), "#E8C25A", 3.6, .4)
    a.form(smooth([(-116, -34), (-92, -52), (-40, -60), (0, -62), (40, -60), (92, -52), (116, -34), (70, -36), (0, -40),
        (-70, -36)]), "#EBCB6A", 3.8, .4)
    for x in (-84, -58, -30, 0, 30, 58, 84):
        a.line([(x * .7, -57, .8), (x, -45, 2.4), (x * 1.04, -40, .8)], "#9A6A1E", .75)
    a.form(brush([(-46, -60, 11), (0, -68, 12), (46, -60, 11)]), "#C8413B", 2.6, .2)
    a.form(smooth([(36, -62), (44, -92, "c"), (54, -66)]), "#7CB83C", 2.2, .2)
    a.form(smooth([(42, -62), (70, -84, "c"), (58, -58)]), "#7CB83C", 2.2, .2)


def stovepipe_hat(a, back):
    """The sweep's battered stovepipe, and soot on his cheeks."""
    if back:
        return
    a.form(smooth([(-40, -50, "c"), (-38, -84), (-48, -116, "c"), (0, -122), (50, -114, "c"), (40, -84),
        (42, -50, "c")]), "#4A4656", 3.8, .6)
    a.line([(-30, -58, 1), (-30, -88, 7), (-36, -108, 1)], "#9A94B0", .8)
    a.form(brush([(-42, -62, 12), (0, -68, 13), (43, -62, 12)]), "#C9822A", 2.6, .2)
    a.form(brush([(-72, -44, 11), (-36, -52, 15), (0, -54, 15), (36, -52, 15), (74, -46, 11)]), "#4A4656", 3.4, .5)
    for x, y in ((-36, 30), (42, 4), (-50, 6)):
        a.flat(ell(x, y, 9, 6), "#3A3444", .45)


def beehive(a, back):
    """The seamstress's tower of hair, knitting needles stuck through it."""
    if back:
        return
    colour = "#C86A3C"
    for s in (-1, 1):
        a.form(brush([(-s * 30, -70, 5), (s * 54, -116, 5)]), "#D9DEEA", 2.6, 0)
        a.form(ell(s * 56, -117, 7), "#7A4A9C", 2.6, .2)
    for y, width, height in ((-102, 27, 18), (-80, 42, 21), (-56, 60, 25)):
        a.form(ell(0, y, width, height), colour, 3.4, .3)
        a.line([(-width * .7, y, 1), (-width * .3, y - height * .6, 5), (width * .1, y - height * .7, 1)], "#FFC898", .8)
    a.form(smooth([(-62, -4, "c"), (-62, -40), (0, -62), (62, -40), (62, -4, "c"), (46, -36), (0, -44), (-46, -36)]),
        colour, 3, .3)


def bucket_hat(a, back):
    """The scullion wears his bucket, the handle under his chin."""
    if back:
        return
    handle = "M-60 -46C-96 -6 -70 26 -58 34"
    a.stroke(handle, INK, 7)
    a.stroke(handle, "#B8C0CC", 3.4)
    a.form(smooth([(-64, -36, "c"), (-48, -112, "c"), (0, -118), (48, -112, "c"), (64, -36, "c"), (0, -46)]), "#9A6436",
        3.8, .4)
    for x in (-32, -11, 11, 32):
        a.line([(x * .86, -112, 1.6), (x * 1.2, -44, 2.4)], "#5A3420", .8)
    for y, half in ((-98, 52), (-56, 61)):
        a.form(brush([(-half, y + 3, 9), (0, y - 4, 10), (half, y + 3, 9)]), TIN, 2.4, .2)


# part name -> painter(a, back)
SERVANT_HATS = by_name(chef_hat, dish_cover, mob_cap, feathered_beret, straw_hat, stovepipe_hat, beehive, bucket_hat)
