"""Hair and hats of the goblins at the table: a back and a front layer, in head space; `a` is the canvas."""
from __future__ import annotations

import math
import random

from sprites.kit.geometry import brush, ell, mir, smooth
from sprites.kit.palette import GOLD, INK, mix
from sprites.kit.parts.limbs import folds
from sprites.kit.parts.registry import by_name


def shock(a, back):
    """Hair on end, strung with cobweb, a spider on its thread."""
    c = "#D9CDEC"
    rnd = random.Random(4)
    tips = []
    for i in range(11):
        t = math.radians(-176 + i * 17.2)
        L = 122 + (10 if i % 2 else -12) + rnd.uniform(-5, 5)
        tips.append((math.cos(t) * L * .98, math.sin(t) * L * .90 - 4, t))
    if back:
        # web first: strung from tip to tip, so it shows between the spikes
        for f, w in ((.95, 3.0), (.79, 2.8), (.64, 2.4)):
            for p, q in zip(tips, tips[1:]):
                middle = [(m + n) / 2 * f * .84 for m, n in zip(p[:2], q[:2])]
                a.stroke(f"M{p[0] * f:.1f} {p[1] * f:.1f}Q{middle[0]:.1f} {middle[1]:.1f} {q[0] * f:.1f} {q[1] * f:.1f}",
                         "#F4F0FF", w, .95)
        for x, y, t in tips:
            nx, ny = -math.sin(t), math.cos(t)
            bx, by = math.cos(t) * 44, math.sin(t) * 44
            a.form(smooth([(bx + nx * 15, by + ny * 15), (x * .62 + nx * 9, y * .62 + ny * 9), (x, y, "c"),
                (x * .62 - nx * 7, y * .62 - ny * 7), (bx - nx * 15, by - ny * 15)]), c, 3, .3)
            a.line([(bx * 1.3, by * 1.3, 1), (x * .70, y * .70, 3), (x * .92, y * .92, .6)], "#8E7CB0", .8)
        return
    # fringe
    a.form(smooth([(-62, -22), (-48, -58), (0, -68), (48, -58), (62, -22, "c"), (46, -40), (34, -24, "c"), (18, -44),
        (2, -26, "c"), (-14, -46), (-32, -24, "c"), (-44, -40)]), c, 3, .3)
    a.line([(-46, -42, 1), (-26, -58, 6), (4, -62, 1)], "#FFFFFF", .8)
    # static bolts
    for p in ([(-96, -78), (-82, -68), (-94, -62), (-78, -48)], [(100, -72), (86, -64), (98, -58), (84, -44)]):
        d = "M" + " L".join(f"{x} {y}" for x, y in p)
        a.stroke(d, INK, 10)
        a.stroke(d, "#FFE24A", 5.4)
    a.stroke("M76 -34 L76 14", "#FFFFFF", 2)           # spider on its thread, over the ear
    for s in (-1, 1):
        for k in (-4, 0, 4, 8):
            a.stroke(f"M76 {18 + k * .4} Q{76 + s * 10} {9 + k} {76 + s * 14} {18 + k * 1.7}", INK, 2)
    a.form(ell(76, 19, 8, 8.5), "#5A3F78", 1.8, .6)
    a.flat(ell(73, 18, 2.2), "#FFFFFF")
    a.flat(ell(79, 18, 2.2), "#FFFFFF")


def sock(a, back):
    """A knitted sock for a hat, beard and moustache."""
    if back:
        return
    # beard
    d = smooth([(-52, 14), (-58, 44), (-50, 78), (-30, 98), (-20, 118, "c"), (-6, 104), (4, 126, "c"), (14, 104),
        (30, 112, "c"), (40, 88), (56, 60), (58, 34), (52, 14), (36, 26), (18, 24), (0, 30), (-18, 24), (-36, 26)])
    a.form(d, "#F3EBDD", 3.4, .5)
    for x in (-30, -12, 6, 24, 38):
        a.line([(x, 44, .8), (x * 1.05 + 2, 66, 3), (x * .8 + 3, 92, .6)], "#B7A5A8", .75)
    # moustache
    for m in (list, mir):
        a.form(smooth(m([(2, 26), (22, 20), (44, 30), (58, 46, "c"), (36, 46), (14, 42)])), "#FFFAF0", 2.6, .3)
    # sock hat: knitted tube with a flopped toe
    A = [(-60, -34), (-58, -66), (-34, -104), (8, -116), (50, -104), (88, -76), (112, -50), (120, -26), (104, -12),
        (86, -22), (74, -44), (56, -58), (58, -36), (30, -46), (0, -49), (-30, -46)]
    a.form(smooth(A), "#C8413B", 3.8, .5)
    for P in ([(-50, -76, 8), (-6, -90, 12), (30, -82, 12), (52, -64, 8)], [(-22, -108, 3), (16, -102, 10),
            (52, -84, 12), (74, -56, 6)], [(62, -96, 4), (80, -70, 12), (84, -44, 8)]):
        a.line(P, "#FFE9C0", .95)
    a.form(smooth([(96, -60), (112, -50), (120, -27), (104, -12), (86, -22), (88, -40)]), "#E9B440", 0, .3)    # toe cap
    a.line([(94, -60, 1), (88, -42, 2.6), (86, -24, 1)])
    # cuff
    a.form(brush([(-64, -36, 20), (-30, -48, 22), (0, -51, 22), (30, -48, 22), (64, -36, 20)]), "#FFE9C0", 3.4, .3)
    for x in range(-54, 60, 12):
        y = -50 + abs(x) ** 1.7 * .011
        a.line([(x, y - 8, 1), (x, y, 2.2), (x, y + 9, 1)], "#B9875A", .8)


def tuft(a, back):
    """One tuft."""
    if back:
        return
    a.form(smooth([(-16, -40), (-26, -58), (-14, -54), (-12, -78, "c"), (0, -58), (12, -80, "c"), (14, -56),
        (28, -62, "c"), (18, -40), (0, -46)]), "#7A3E2A", 2.8, .3)


def moo(a, back):
    """Horns, an eye patch and a forelock."""
    if back:
        for m in (list, mir):
            a.form(smooth(m([(22, -44), (44, -66), (66, -74), (70, -104, "c"), (94, -80), (88, -52), (60, -34),
                (40, -30)])), "#F2E3C2", 3.4, .4)
            a.line(m([(58, -70, 1), (66, -58, 3.2), (66, -42, 1)]), "#9C7A58", .8)
            a.line(m([(74, -78, 1), (82, -66, 3.2), (82, -54, 1)]), "#9C7A58", .8)
        return
    # eye patch
    a.form(smooth([(8, -57), (36, -52), (58, -26), (56, -2), (34, 10), (12, 0), (8, -24)]), "#5B4038", 0, .3)
    a.form(smooth([(-28, -46), (-14, -62), (2, -70), (22, -60), (30, -44, "c"), (16, -48), (8, -30, "c"), (-2, -46),
        (-14, -32, "c"), (-16, -46)]), "#5B4038", 2.8, .3)


def king(a, back):
    """Crown, whiskers and moustache."""
    if back:
        for m in (list, mir):
            a.form(smooth(m([(30, -40), (62, -30), (76, 0), (74, 34), (58, 52), (48, 20)])), "#D8D0C4", 3, .3)
        return
    for m in (list, mir):     # moustache
        a.form(smooth(m([(0, 24), (16, 22), (34, 32), (54, 26), (66, 10, "c"), (62, 36), (40, 46), (16, 38), (0, 32)])),
            "#E8E0D2", 2.6, .3)
    d = smooth([(-50, -38), (-60, -90, "c"), (-34, -68, "c"), (-22, -104, "c"), (0, -74, "c"), (22, -104, "c"),
        (34, -68, "c"), (60, -90, "c"), (50, -38), (26, -46), (0, -49), (-26, -46)])
    a.form(d, GOLD, 3.6, .3, rimc="#FFF6C0")
    a.form(brush([(-52, -40, 15), (-26, -48, 16), (0, -51, 16), (26, -48, 16), (52, -40, 15)]), "#C98A26", 3, .2)
    for x, y in ((-60, -92), (-22, -106), (22, -106), (60, -92)):
        a.form(ell(x, y, 6.5), "#FFF3D2", 2.2, .3)
    a.form(smooth([(0, -66), (10, -51), (0, -38), (-10, -51)]), "#3F8FD0", 2.2, .7)
    for x in (-32, 32):
        a.form(ell(x, -47, 6), "#D8456A", 2, .5)
    a.line([(-46, -60, 1), (-52, -76, 3.4), (-54, -82, 1)], "#FFFBE0", .9)


def hooded(colour, mask, shine=None):
    """The painter of a hood and a mask."""
    def hood(a, back):
        if back:
            a.form(smooth([(0, -104, "c"), (40, -82), (74, -40), (82, 14), (66, 60), (0, 74), (-66, 60), (-82, 14),
                (-74, -40), (-40, -80)]), colour, 4, .7)
            return
        # inner hood shadow over the brow, then the mask
        a.flat(smooth([(-64, 8), (-62, -30), (-34, -56), (0, -62), (34, -56), (62, -30), (64, 8), (52, -14), (28, -30),
            (0, -34), (-28, -30), (-52, -14)]), "#1C1230", .8)
        d = smooth([(0, -104, "c"), (40, -82), (74, -40), (82, 14), (66, 60), (44, 66), (60, 36), (64, 0), (52, -32),
            (26, -52), (0, -56), (-26, -52), (-52, -32), (-64, 0), (-60, 36), (-44, 66), (-66, 60), (-82, 14), (-74, -40),
            (-40, -80)])
        a.form(d, colour, 3.4, .7)
        a.line([(-66, 20, 1), (-66, -24, 5), (-38, -66, 5), (-6, -88, 1)], shine or mix(colour, "#FFFFFF", .45), .7)
        a.form(smooth([(-61, 16), (-30, 12), (0, 18), (30, 12), (61, 16), (58, 44), (34, 62), (0, 68), (-34, 62),
            (-58, 44)]), mask, 3, .5)
        folds(a, [[(-44, 24, 1), (-20, 36, 3.6), (4, 38, 1)], [(40, 26, 1), (20, 44, 3.6), (-4, 52, 1)]], mask, .7)
    return hood


# part name -> painter(a, back)
GOBLIN_HAIR = {**by_name(shock, sock, tuft, moo, king), "hood": hooded("#4A3A66", "#8C2F44", "#8F7AB8")}
