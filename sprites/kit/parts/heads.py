"""Heads, ears and faces, drawn in head space (origin at the centre of the face); `a` is the canvas."""
from __future__ import annotations

import random

from sprites.kit.geometry import ell, mir, smooth, sym
from sprites.kit.palette import COOL, INK, mix, tones
from sprites.kit.parts.skins import SKINS

HEADS = {   # right half of the outline, from the top to the chin
    "round": [(0, -58), (34, -53), (59, -27), (64, 6), (53, 36), (28, 54), (0, 58)],
    "egg":   [(0, -56), (36, -51), (61, -25), (65, 2), (50, 31), (23, 53), (0, 62)],
    "wide":  [(0, -44), (42, -41), (72, -18), (80, 12), (64, 40), (32, 53), (0, 55)],
    "long":  [(0, -64), (31, -58), (50, -32), (53, 2), (50, 36), (30, 62), (0, 70)],
    "pear":  [(0, -56), (27, -50), (45, -24), (57, 6), (68, 32), (46, 56), (0, 61)],
    "heart": [(0, -54), (37, -52), (64, -24), (64, 8), (46, 36), (19, 53), (0, 57)],
    "jaw":   [(0, -54), (37, -50), (55, -24), (56, 6), (61, 34), (40, 57), (0, 61)],
}
EARS = {    # right ear in head space: outer edge, inner ear
    "bat":   ([(44, -26), (74, -42), (113, -62, "c"), (106, -22), (84, 8), (50, 20)],
              [(60, -16), (80, -30), (103, -49, "c"), (96, -18), (78, 0), (62, 8)]),
    "droop": ([(46, -20), (80, -24), (108, 4), (118, 50, "c"), (90, 36), (70, 26), (50, 20)],
              [(62, -6), (82, -8), (100, 14), (108, 36, "c"), (88, 24), (72, 14)]),
    "leaf":  ([(42, -30), (60, -58), (96, -96, "c"), (98, -52), (80, -12), (52, 12)],
              [(58, -30), (70, -54), (90, -78, "c"), (88, -48), (74, -16), (62, -6)]),
    "small": ([(48, -16), (72, -26), (94, -36, "c"), (86, -8), (70, 12), (52, 14)],
              [(64, -8), (76, -16), (86, -24, "c"), (80, -6), (70, 4)]),
    "human": ([(54, -10), (68, -18), (78, -8), (76, 10), (64, 18), (54, 12)],
              [(62, -6), (70, -10), (73, -2), (70, 8), (64, 8)]),
    "cow":   ([(46, -18), (76, -36), (108, -32), (114, -10), (88, 6), (52, 8)],
              [(66, -10), (84, -24), (104, -23), (105, -12), (86, -2)]),
}


def half_width(head):
    """How far the head reaches to either side."""
    return max(point[0] for point in HEADS[head])


def ears(a, kind, head, skin):
    """Both ears, set as far apart as the head is wide."""
    shift = (half_width(head) - 63) * .8
    outer, inner = EARS[kind]
    base, blush = SKINS[skin]
    for side in (list, mir):
        outline, hollow = (side([(p[0] + shift,) + tuple(p[1:]) for p in edge]) for edge in (outer, inner))
        a.form(smooth(outline), base)
        d = smooth(hollow)
        a.flat(d, a.radial([(0, mix(blush, base, .25), .95), (1, mix(base, COOL, .55), .95)], 40, 20, 90))
        # a fold of ink near the head
        (x0, y0), (x1, y1) = hollow[-1][:2], hollow[0][:2]
        a.line([(x0, y0, 1), ((x0 + x1) / 2, (y0 + y1) / 2, 3.4), (x1, y1, 1)], mix(base, INK, .7))


def face(a, head, skin):
    """The skin of the face: form, brushed light, violet wash, blush and freckles."""
    base, blush = SKINS[skin]
    hi, _, lo = tones(base)
    outline = sym(HEADS[head])
    wobble = random.Random(head + skin)
    outline = [(p[0] + wobble.uniform(-1.4, 1.4), p[1] + wobble.uniform(-1, 1)) for p in outline]
    a.form(smooth(outline), base, 4.0, .6)
    reach = half_width(head)
    top, bottom = HEADS[head][0][1], HEADS[head][-1][1]
    # brushed warm highlight along the lit brow, and a violet wash under the cheeks
    edge = [(-p[0] * .86, p[1] * .86) for p in HEADS[head]]
    a.line([edge[3] + (1,), edge[2] + (8,), edge[1] + (7,), (-4, top * .90, 1)], mix(hi, "#FFFFFF", .35), .55)
    a.line([(reach * .30, bottom * .90, 1), (reach * .66, bottom * .60, 10), (reach * .86, 4, 2)], lo, .30)
    for s in (-1, 1):          # cheek blush
        a.flat(ell(s * reach * .62, 22, 19, 14), a.radial([(0, blush, .78), (.5, blush, .42), (1, blush, 0)], 50, 50,
            52))
    for i in range(3):         # freckle strokes: dry brush on the cheek
        a.line([(-reach * .62 - 5 + i * 6, 18, .6), (-reach * .62 - 7 + i * 6, 24, 1.8)], mix(blush, INK, .25), .35)
