"""What the six guilds of Pact wear on their heads, and their two rivals: a back and a front layer, in head space."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, mir, poly, smooth
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.parts.goblin_hair import hooded

BONE, LEATHER = "#F6EEDC", "#8A5A3A"


def _feathered_skull(tip, odd="#DED2C0"):
    """A shaman's band: a skull on the brow, feathers with dipped tips behind it."""
    def hair(a, back):
        if back:
            for i, angle in enumerate((-62, -38, -14, 14, 38, 62)):
                a.push(f"rotate({angle}) translate(0 -50)")
                a.form(smooth([(-10, 10), (-15, -20), (-9, -50), (0, -64, "c"), (9, -50), (15, -20), (10, 10)]),
                    odd if i % 2 == 0 else "#F4ECDC", 3, .3)
                a.line([(0, 4, 1), (0, -28, 3), (0, -52, .6)], "#9A8678")
                a.flat(smooth([(-8, -46), (0, -63, "c"), (8, -46), (0, -40)]), tip)
                a.pop()
            return
        a.form(brush([(-62, -28, 16), (-30, -44, 20), (0, -48, 20), (30, -44, 20), (62, -28, 16)]), LEATHER, 3, .3)
        a.form(smooth([(0, -84), (22, -78), (30, -58), (22, -44), (16, -40), (15, -28, "c"), (-15, -28, "c"), (-16, -40),
            (-22, -44), (-30, -58), (-22, -78)]), BONE, 3.2, .3)
        for s in (-1, 1):
            a.flat(ell(s * 11, -58, 7, 8), INK)
            a.flat(ell(s * 10 - 1, -60, 2), "#8FFFE0")
        a.flat(poly([(0, -50), (-4, -42), (4, -42)]), INK)
        for x in (-7, 0, 7):
            a.line([(x, -36, 1.6), (x, -29, 2)], INK)
    return hair


def _hard_hat(shell):
    """A builder's hat with a ridge and a wide brim."""
    def hair(a, back):
        if back:
            return
        a.form(smooth([(-62, -30), (-56, -66), (-30, -88), (0, -94), (30, -88), (56, -66), (62, -30), (30, -42), (0, -46),
            (-30, -42)]), shell, 3.8, .4)
        a.form(smooth([(-11, -46), (-12, -92), (0, -102), (12, -92), (11, -46)]), mix(shell, "#FFF6D0", .35), 2.8, .2)
        a.form(brush([(-78, -26, 9), (-40, -42, 15), (0, -47, 16), (40, -42, 15), (78, -26, 9)]),
            mix(shell, "#C9722A", .25),
            3.2, .3)
        a.line([(-46, -52, 1), (-44, -68, 6), (-26, -80, 1)], "#FFFBE0", .9)
    return hair


def _chief_helm(horn, band):
    """A chieftain's helm: heavy horns, a studded band."""
    def hair(a, back):
        if back:
            for m in (list, mir):
                a.form(smooth(m([(36, -52), (62, -60), (82, -84), (80, -124, "c"), (108, -92), (102, -52), (70, -30),
                    (44, -28)])), horn, 3.6, .4)
                for x, y in ((70, -62), (84, -76)):
                    a.line(m([(x - 2, y - 8, 1), (x + 8, y + 2, 3.2), (x + 8, y + 14, 1)]), "#8C6A48", .9)
            return
        a.form(smooth([(-60, -28), (-54, -62), (-28, -82), (0, -96, "c"), (28, -82), (54, -62), (60, -28), (30, -40),
            (0, -44),
            (-30, -40)]), "#4A4252", 3.8, .6)
        a.form(brush([(-64, -28, 15), (-30, -42, 16), (0, -46, 16), (30, -42, 16), (64, -28, 15)]), band, 3.2, .3)
        for x in (-40, -20, 0, 20, 40):
            a.form(ell(x, -46 + abs(x) * .22, 4.4), "#FFF3D2", 1.6, 0)
        a.line([(-44, -48, 1), (-40, -62, 6), (-22, -74, 1)], "#A99CBC", .9)
    return hair


def _goggles(hair_colour, glass):
    """A scientist's goggles, pushed up into hair that has seen explosions."""
    def hair(a, back):
        if back:
            for m in (list, mir):
                a.form(smooth(m([(20, -54), (52, -72, "c"), (58, -54), (86, -56, "c"), (76, -32), (98, -16, "c"), (74, -4),
                    (60, 10), (40, -20)])), hair_colour, 3.2, .3)
            return
        a.form(smooth([(-50, -38), (-40, -66), (-22, -60), (-16, -86, "c"), (0, -66), (18, -88, "c"), (22, -60), (42, -66),
            (50, -38), (24, -48), (0, -51), (-24, -48)]), hair_colour, 3, .3)
        a.line([(-66, -30, 8), (0, -46, 9), (66, -30, 8)], INK)
        a.line([(-64, -30, 4), (0, -46, 5), (64, -30, 4)], LEATHER)
        for s in (-1, 1):
            a.form(ell(s * 24, -46, 21), "#C9862E", 3.2, .2)
            a.form(ell(s * 24, -46, 14), glass, 2.2, .4, rimc="#FFFFFF")
            a.flat(ell(s * 24 - 5, -51, 5, 3.4), "#FFFFFF", .9)
    return hair


def _turban(cloth, feather, jewel):
    """A merchant's turban with a jewel and a feather."""
    def hair(a, back):
        if back:
            a.form(smooth([(24, -70), (44, -112), (70, -132, "c"), (72, -100), (54, -66)]), feather, 3, .3)
            a.line([(34, -72, 1), (50, -102, 3), (66, -124, .6)], mix(feather, INK, .55))
            return
        a.form(smooth([(-66, -22), (-70, -54), (-44, -86), (0, -96), (44, -86), (70, -54), (66, -22), (34, -40), (0, -46),
            (-34, -40)]), cloth, 3.8, .5)
        for fold in ([(-64, -36, 2), (-34, -72, 6), (4, -92, 2)], [(-46, -38, 2), (-10, -62, 6), (36, -84, 2)],
                [(64, -38, 2), (40, -58, 6), (6, -66, 2)]):
            a.line(fold, mix(cloth, INK, .55), .8)
        a.line([(-56, -58, 1), (-44, -74, 6), (-20, -86, 1)], "#BFD8F8", .8)
        a.form(ell(0, -58, 14), GOLD, 3, .2)
        a.form(ell(0, -58, 8.5), jewel, 2, .5, rimc="#FFD0DC")
    return hair


def _crested_helm(crest, iron):
    """A warrior's helm with a nose guard, a red band and a crest."""
    def hair(a, back):
        if back:
            a.form(smooth([(-22, -60), (-30, -92, "c"), (-20, -96), (-20, -122, "c"), (-8, -108), (2, -134, "c"),
                (10, -110),
                (24, -122, "c"), (22, -96), (32, -90, "c"), (22, -60)]), crest, 3.2, .3)
            return
        a.form(smooth([(-62, -14), (-60, -52), (-34, -80), (0, -86), (34, -80), (60, -52), (62, -14), (50, -30), (20, -40),
            (9, -38), (8, -6), (0, 2, "c"), (-8, -6), (-9, -38), (-20, -40), (-50, -30)]), iron, 3.8, .5)
        a.form(brush([(-64, -18, 10), (-46, -34, 12), (-20, -44, 12), (0, -46, 12), (20, -44, 12), (46, -34, 12),
            (64, -18, 10)]), "#B8343A", 3, .3)
        for x in (-40, -20, 0, 20, 40):
            a.form(ell(x, -45 + abs(x) ** 1.5 * .045, 4), GOLD, 1.4, 0)
        a.line([(-48, -50, 1), (-42, -64, 6), (-22, -74, 1)], "#FFFFFF", .8)
    return hair


def corkscrews(a, back):
    """Helix: two locks like corkscrews."""
    colour = "#E08A3C"
    if back:
        for s in (-1, 1):
            turns = [(s * (54 + 16 * u + 13 * math.sin(u * 15)), -44 - 66 * u, 15 - 9 * u) for u in [i / 21
                for i in range(22)]]
            a.form(brush(turns, 3), colour, 3, .3)
        return
    a.form(smooth([(-58, -26), (-50, -54), (-22, -66), (0, -86, "c"), (20, -66), (50, -54), (58, -26, "c"), (34, -42),
        (10, -36, "c"), (-6, -46), (-30, -32, "c"), (-40, -42)]), colour, 3.2, .3)
    a.line([(-44, -42, 1), (-24, -56, 6), (0, -62, 1)], "#FFE0A8", .8)


def _beret(felt, plume):
    """A slanting beret with a plume."""
    def hair(a, back):
        if back:
            return
        a.form(smooth([(-66, -30), (-62, -58), (-34, -82), (14, -92), (56, -76), (76, -46), (66, -28), (30, -42), (0, -46),
            (-34, -42)]), felt, 3.8, .5)
        a.form(brush([(-72, -26, 8), (-34, -42, 16), (0, -46, 17), (34, -42, 16), (70, -26, 8)]),
            mix(felt, INK, .35), 3, .3)
        a.form(smooth([(40, -52), (62, -86), (98, -112, "c"), (94, -76), (66, -48)]), plume, 3, .4)
        a.line([(48, -54, 1), (70, -82, 3), (92, -104, .6)], mix(plume, INK, .6))
    return hair


def curled_moustache(a, recipe):
    """Ferdix: a moustache with waxed ends and a monocle."""
    for m in (list, mir):
        a.form(smooth(m([(0, 22), (18, 20), (38, 30), (56, 20, "c"), (44, 40), (18, 38)])), "#4A2C34", 2.4, .3)
    a.stroke(ell(27, -8, 23), INK, 7)
    a.stroke(ell(27, -8, 23), GOLD, 3.6)


def waxed_moustache(a, recipe):
    """The same moustache without a monocle."""
    for m in (list, mir):
        a.form(smooth(m([(0, 22), (18, 20), (38, 30), (56, 20, "c"), (44, 40), (18, 38)])), recipe["brow_colour"], 2.4, .3)


# part name -> painter(a, back)
GUILD_HATS = {
    "skull_red": _feathered_skull("#B4524A"),
    "skull_teal": _feathered_skull("#3F8C88", "#CFD8C8"),
    "skull_violet": _feathered_skull("#7A4A9C", "#D8CCE0"),
    "hard_hat": _hard_hat("#F0B92E"),
    "pale_hard_hat": _hard_hat("#F6D468"),
    "ochre_hard_hat": _hard_hat("#DE9A22"),
    "chief_helm": _chief_helm("#E8DAB8", GOLD),
    "chief_helm_dark": _chief_helm("#7A6A5C", "#B8BEC8"),
    "chief_helm_copper": _chief_helm("#F0E6D0", "#C97A4A"),
    "green_goggles": _goggles("#E6EFD8", "#7FD88A"),
    "blue_goggles": _goggles("#B8A48C", "#7FC8E8"),
    "amber_goggles": _goggles("#8A9A4C", "#F2C14A"),
    "fixer_goggles": _goggles("#7A5A8C", "#F28A6A"),
    "turban": _turban("#3F79C4", "#F2C14A", "#D8456A"),
    "pale_turban": _turban("#6FA4DC", "#F4ECDC", "#5FAE4A"),
    "dark_turban": _turban("#2F5590", "#E86A4A", "#F2C14A"),
    "crested_helm": _crested_helm("#E8543C", "#B9BEC8"),
    "crested_helm_dark": _crested_helm("#F2A03C", "#7E8494"),
    "crested_helm_bronze": _crested_helm("#A8283A", "#CFA05A"),
    "violet_beret": _beret("#7A4A8C", "#6FC0B0"),
    "navy_beret": _beret("#2F4A6E", "#E86A4A"),
    "task_hood": hooded("#5A3A4A", "#8C2F44", "#A88A9C"),
    "corkscrews": corkscrews,
}
# part name -> painter(a, recipe)
GUILD_OVER_HEAD = {"curled_moustache": curled_moustache, "waxed_moustache": waxed_moustache}
