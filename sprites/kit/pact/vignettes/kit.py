"""What the vignettes of the Tasks share: small goblins with big heads, guild hats, clouds, drops, stalls and grounds.

A vignette is painted in a box of 213 x 107: the window of a Task card between header and ribbon. Left and right are
hard edges; what reaches above 0 or below 107 (at most 40 units) is covered by the header and the ribbon.
"""
from __future__ import annotations

import math

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, mir, poly, rounded, smooth
from sprites.kit.palette import COOL, GOLD, INK, MAW, TONGUE, TOOTH, mix
from sprites.kit.parts.skins import SKINS

WOOD, DARK_WOOD, STONE, LEATHER = "#B47A3A", "#8A5A32", "#C9B79A", "#7A4A2E"
EAR = [(21, -10), (38, -22), (60, -31, "c"), (54, -8), (41, 7), (22, 11)]
HOLLOW = [(29, -6), (40, -14), (53, -24, "c"), (48, -7), (38, 2), (29, 5)]
DROOP = [(22, -8), (42, -9), (54, 6), (58, 30, "c"), (44, 18), (34, 12), (22, 9)]
DROOP_HOLLOW = [(29, -3), (42, -2), (50, 10), (53, 20, "c"), (42, 10), (33, 5)]


def shade(a: Art, x: float, y: float, rx: float, ry: float = 4, op: float = .5) -> None:
    """The violet shadow under something that stands on the ground."""
    a.flat(ell(x, y, rx, ry), a.radial([(0, COOL, op), (.6, COOL, op * .6), (1, COOL, 0)], 50, 50, 50))


def ground(a: Art, heights, light: str, dark: str) -> None:
    """Land or water over the window's whole width, below a line through points; inked along that line only."""
    points = [(0, heights[0][1], "c"), *heights[1:-1], (213, heights[-1][1], "c")]
    a.flat(smooth([*points, (213, 118, "c"), (0, 118, "c")]), a.linear([(0, light, 1), (1, dark, 1)]))
    a.line([(x, y, 3) for x, y, *_ in points])


def limb(a: Art, points, colour: str, w: float = 2.2) -> None:
    """An arm, a leg, a pole: a brush stroke with round ends and ink round it."""
    a.form(brush([*_cap(points[1], points[0])[::-1], *points, *_cap(points[-2], points[-1])], 4), colour, w, .2)


def _cap(before, last) -> list[tuple[float, float, float]]:
    """Points that round off the end of a brush stroke."""
    dx, dy, wide = last[0] - before[0], last[1] - before[1], last[2]
    far = math.hypot(dx, dy) or 1
    return [(last[0] + dx / far * wide * by, last[1] + dy / far * wide * by, wide * left) for by,
            left in ((.27, .86), (.42, .56), (.5, .1))]


def blob(a: Art, circles, colour, w: float = 2.4, rim: float = .3) -> None:
    """A cloud, a bush or smoke: many circles in one contour."""
    for x, y, r in circles:
        a.ink(ell(x, y, r), w)
    for x, y, r in circles:
        a.flat(ell(x, y, r), colour if isinstance(colour, str) else colour[1])
    for x, y, r in circles:
        a.form(ell(x, y, r * .96), colour, 0, rim * .6, .6)


def drop(a: Art, x: float, y: float, r: float, colour: str = "#7FC8F0", turn: float = 0, w: float = 1.4) -> None:
    """A drop, its tip upwards unless turned."""
    a.push(f"translate({x:.1f} {y:.1f}) rotate({turn:.0f})")
    a.form(smooth([(0, -r * 1.9, "c"), (r * .9, 0), (0, r), (-r * .9, 0)]), colour, w, 0)
    a.pop()


def note(a: Art, x: float, y: float, s: float = 1, colour: str = INK, double: bool = False) -> None:
    """A music note on its stem."""
    a.push(f"translate({x:.1f} {y:.1f}) scale({s})")
    heads = ((0, 0), (11, -2)) if double else ((0, 0),)
    for px, py in heads:
        a.flat(ell(px, py, 4.6, 3.6), colour)
        a.stroke(f"M{px + 3.6} {py}L{px + 3.6} {py - 16}", colour, 2.4)
    if double:
        a.stroke("M3.6 -15L14.6 -17", colour, 4.4)
    else:
        a.line([(3.6, -16, 4), (9, -12, 3), (11, -6, 1)], colour)
    a.pop()


def puff(a: Art, x: float, y: float, r: float, colour: str = "#FFF3D2") -> None:
    """A small cloud of dust."""
    blob(a, [(x - r * .8, y, r * .6), (x + r * .8, y, r * .55), (x, y - r * .3, r * .8)], colour, 1.6, .1)


def dashes(a: Art, strokes, colour: str = INK, width: float = 2.4, op: float = 1) -> None:
    """Lines of speed or sound, each (x0, y0, x1, y1), thick where they begin."""
    for x0, y0, x1, y1 in strokes:
        a.line([(x0, y0, width), ((x0 + x1) / 2, (y0 + y1) / 2, width * .9), (x1, y1, .6)], colour, op)


# faces


def eye(a: Art, x: float, y: float, r: float, look=(0, 0), lid: float = 0, skin: str = "#86B04A", slant: float = 0,
        pupil: float = .5, white: str = "#FFF8E4") -> None:
    """A round eye that reads at a few pixels; `lid` closes it from above, `slant` > 0 lowers the lid to the right."""
    a.ink(ell(x, y, r), 1.5)
    a.flat(ell(x, y, r), white)
    a.flat(ell(x + look[0] * r * .45, y + look[1] * r * .45, r * pupil), INK)
    a.flat(ell(x + look[0] * r * .45 - r * .18, y + look[1] * r * .45 - r * .2, r * .17), "#FFFFFF")
    if lid:
        cut, tilt = -r + 2 * r * lid, slant * r * .5
        left, right = _edge(r, cut - tilt), _edge(r, cut + tilt)
        a.flat(f"M{x - left:.1f} {y + cut - tilt:.1f}A{r:.1f} {r:.1f} 0 {int(lid > .5)} 1 {x + right:.1f} "
               f"{y + cut + tilt:.1f}Z", mix(skin, COOL, .18))
        a.line([(x - left, y + cut - tilt, 1.8), (x, y + cut, 2.6), (x + right, y + cut + tilt, 1.8)])


def _edge(r: float, dy: float) -> float:
    return math.sqrt(max(.01, r * r - min(dy * dy, r * r)))


def eyes(a: Art, kind: str, skin: str, look=(0, 0), r: float = 9.4, gap: float = 12, y: float = -5) -> None:
    """A pair of eyes: open, wide, tiny, sly, tired, angry, shut, squeezed or dizzy."""
    lids = {"open": (0, 0), "wide": (0, 0), "tiny": (0, 0), "sly": (.42, 0), "tired": (.55, -.5), "angry": (.36, 1)}
    for s in (-1, 1):
        x = s * gap
        if kind in lids:
            lid, slant = lids[kind]
            big = r * (1.2 if kind in ("wide", "tiny") else 1)
            eye(a, x, y, big, look, lid, skin, -s * slant, .24 if kind == "tiny" else .5)
        elif kind == "shut":
            a.line([(x - 8, y + 3, 1.6), (x, y - 5, 4), (x + 8, y + 3, 1.6)])
        elif kind == "asleep":
            a.line([(x - 8, y - 2, 1.6), (x, y + 4, 3.6), (x + 8, y - 2, 1.6)])
        elif kind == "squeezed":
            a.line([(x + s * 8, y - 7, 1.8), (x - s * 6, y, 4.2)])
            a.line([(x - s * 6, y, 4.2), (x + s * 8, y + 6, 1.8)])


def brows(a: Art, kind: str, colour: str = INK, y: float = -17) -> None:
    """A pair of brows: angry, sad or up."""
    tilt = {"angry": 6, "sad": -5, "up": 0}[kind]
    for s in (-1, 1):
        a.line([(s * 4, y + tilt, 4.6), (s * 12, y - 2 + tilt * .2, 4.2), (s * 22, y - tilt * .5, 1.6)], colour)


def mouth(a: Art, kind: str, y: float = 14) -> None:
    """A mouth in head space: smile, grin, laugh, frown, oh, howl, clench, flat, wave or pout."""
    if kind in ("grin", "laugh"):
        deep = 10 if kind == "grin" else 15
        shape = smooth([(-17, y - 4, "c"), (0, y), (17, y - 4, "c"), (10, y + deep * .72), (0, y + deep),
                       (-10, y + deep * .72)])
        a.ink(shape, 1.4)
        a.flat(shape, MAW)
        a.flat(ell(2, y + deep * .74, 7, deep * .24), TONGUE)
        for x in (-9, 8):
            a.flat(poly([(x - 4, y - 2), (x + 4, y - 2), (x, y + 5)]), TOOTH)
    elif kind in ("oh", "howl"):
        tall = 7 if kind == "oh" else 10
        a.ink(ell(0, y + 4, 6.5, tall), 1.4)
        a.flat(ell(0, y + 4, 6.5, tall), MAW)
        a.flat(ell(0, y + 4 + tall * .55, 4, tall * .35), TONGUE)
    elif kind == "clench":
        a.form(rounded(-15, y - 3, 30, 12, 5), TOOTH, 1.8, 0)
        for x in (-8, 0, 8):
            a.stroke(f"M{x} {y - 3}L{x} {y + 9}", INK, 1.4)
        a.stroke(f"M-15 {y + 3}L15 {y + 3}", INK, 1.4)
    else:
        bend = {"smile": 7, "frown": -8, "flat": 0, "pout": -4}.get(kind, 0)
        half = 8 if kind == "pout" else 15
        if kind == "wave":
            a.line([(-14, y + 3, 1.6), (-7, y, 3.4), (0, y + 4, 3.4), (7, y, 3.4), (14, y + 4, 1.6)])
        else:
            a.line([(-half, y + 2 - bend * .4, 1.6), (0, y + 2 + bend * .6, 4), (half, y + 2 - bend * .4, 1.6)])


def head(a: Art, x: float, y: float, s: float = 1, skin: str = "moss", eye_kind: str | None = "open",
         mouth_kind: str | None = "grin",
         look=(0, 0), nose: float = 1, ears: str | None = "bat", brow: str | None = None, tilt: float = 0, hat=None,
         spots=None) -> None:
    """A goblin's head round a point: 60 x 54 without its ears. `hat` and `spots` are painters in head space."""
    base, blush = SKINS.get(skin, (skin, "#E0734F"))
    w = 2.5 / s ** .5
    a.push(f"translate({x:.1f} {y:.1f}) rotate({tilt:.0f}) scale({s:.3f})")
    if ears:
        outer, inner = (EAR, HOLLOW) if ears == "bat" else (DROOP, DROOP_HOLLOW)
        for side in (list, mir):
            a.form(smooth(side(outer)), base, w, .3)
            a.flat(smooth(side(inner)), mix(mix(blush, base, .35), COOL, .2))
    a.form(smooth([(0, -27), (18, -24), (29, -10), (30, 5), (22, 20), (0, 28), (-22, 20), (-30, 5), (-29, -10), (-18, -24)]),
           base, w, .5)
    for side in (-1, 1):
        a.flat(ell(side * 20, 9, 8, 6), a.radial([(0, blush, .75), (.5, blush, .4), (1, blush, 0)], 50, 50, 50))
    if spots:
        spots(a)
    if mouth_kind:
        mouth(a, mouth_kind)
    if eye_kind:
        eyes(a, eye_kind, base, look)
    if brow:
        brows(a, brow)
    if nose:
        a.form(ell(0, 5, 6.4 * nose, 5.4 * nose), mix(base, blush, .3), w * .7, .2)
    if hat:
        hat(a)
    a.pop()


# hats, in head space


def hard_hat(a: Art) -> None:
    """The builders' yellow helmet."""
    a.form(smooth([(-27, -13, "c"), (-24, -31), (0, -40), (24, -31), (27, -13, "c"), (0, -17)]), "#F2BE2E", 2.4, .3)
    a.form(brush([(-33, -12, 4), (0, -17, 7), (33, -12, 4)]), "#F2BE2E", 2, .2)
    a.line([(-5, -36, 2), (-6, -26, 3), (-6, -19, 2)], "#FFF0BE", .8)


def red_helm(a: Art) -> None:
    """The warriors' red helmet with a spike."""
    a.form(poly([(-5, -36), (0, -54), (6, -36)]), "#E8E0D0", 2.2, 0)
    a.form(smooth([(-27, -12, "c"), (-24, -31), (0, -41), (24, -31), (27, -12, "c"), (0, -17)]), "#D2463C", 2.4, .4)
    a.form(brush([(-29, -12, 5), (0, -17, 8), (29, -12, 5)]), "#C9B8A8", 2, .2)


def horned(a: Art) -> None:
    """The chieftains' dark helmet with horns."""
    for side in (list, mir):
        a.form(smooth(side([(18, -24), (38, -28), (44, -56, "c"), (30, -44), (14, -36)])), "#F0E2C0", 2.2, .2)
    a.form(smooth([(-27, -12, "c"), (-24, -31), (0, -39), (24, -31), (27, -12, "c"), (0, -17)]), "#5A5068", 2.4, .4)
    a.form(brush([(-29, -12, 5), (0, -17, 7), (29, -12, 5)]), GOLD, 2, .2)


def turban(a: Art) -> None:
    """The merchants' blue turban."""
    a.form(smooth([(-28, -12), (-32, -28), (-14, -42), (12, -43), (31, -29), (28, -12), (0, -18)]), "#3F74C4", 2.4, .4)
    for dx in (-12, 2, 16):
        a.line([(dx - 10, -16, 1), (dx, -28, 2.6), (dx + 8, -38, 1)], "#1E3F7A", .7)
    a.form(ell(0, -23, 6, 7), "#F2C14A", 2, .2)


def goggles(a: Art) -> None:
    """The scientists' goggles, pushed up, and wild hair."""
    a.form(poly([(-22, -20), (-30, -38), (-15, -31), (-10, -48), (0, -34), (10, -50), (15, -31), (30, -40), (22, -20)]),
           "#F0E8DC",
           2.2, .2)
    a.stroke("M-27 -17Q0 -24 27 -17", INK, 5)
    for s in (-1, 1):
        a.form(ell(s * 11, -20, 8), "#8FE0D0", 2.4, .4)


def bone_crown(a: Art) -> None:
    """The shamans' bones and feathers."""
    for x, top in ((-15, -42), (0, -50), (15, -42)):
        a.form(smooth([(x - 5, -22), (x * 1.3, top, "c"), (x + 5, -22)]), "#EFE8D6", 2, .2)
    a.form(brush([(-27, -16, 6), (0, -22, 8), (27, -16, 6)]), "#D8483C", 2, .2)


# things


def awning(a: Art, x: float, y: float, width: float, colours, drop_by: float = 20, n: int = 6) -> None:
    """A stall's striped awning with a scalloped edge, its upper left corner at a point."""
    step = width / n
    a.ink(poly([(x + 6, y), (x + width - 6, y), (x + width, y + drop_by), (x, y + drop_by)]), 2.2)
    for i in range(n):
        x0, x1 = x + i * step, x + (i + 1) * step
        a.ink(ell((x0 + x1) / 2, y + drop_by, step / 2, 6), 1.8)
    for i in range(n):
        x0, x1 = x + i * step, x + (i + 1) * step
        t0, t1 = x + 6 + i * (width - 12) / n, x + 6 + (i + 1) * (width - 12) / n
        c = colours[i % len(colours)]
        a.flat(ell((x0 + x1) / 2, y + drop_by, step / 2, 6), mix(c, COOL, .14))
        a.flat(poly([(t0, y), (t1, y), (x1, y + drop_by), (x0, y + drop_by)]),
               a.linear([(0, mix(c, "#FFF0BE", .3), 1), (1, c, 1)]))
    a.line([(x, y + drop_by, 1), (x + width / 2, y + drop_by + 1, 1.6), (x + width, y + drop_by, 1)], INK, .5)


def planks(a: Art, x: float, y: float, width: float, height: float, n: int = 4, colour: str = WOOD) -> None:
    """A counter of upright boards under a table top."""
    a.form(rounded(x + 3, y + 4, width - 6, height, 2), mix(colour, COOL, .12), 2.2, .1)
    for i in range(1, n):
        px = x + 3 + i * (width - 6) / n
        a.line([(px, y + 6, 2), (px, y + height, 2)], mix(colour, INK, .6))
    a.form(rounded(x, y, width, 8, 3), colour, 2.2, .2)


def boot(a: Art, x: float, y: float, s: float = 1, colour: str = LEATHER) -> None:
    """A boot in profile, its toe to the right, its heel at a point."""
    a.push(f"translate({x:.1f} {y:.1f}) scale({s})")
    a.form(smooth([(-6, -13, "c"), (5, -13, "c"), (6, -6), (15, -5), (17, 1, "c"), (-6, 1, "c")]), colour, 2, .2)
    a.pop()
