"""Icons of the Koncita table, in a 100 x 100 box: the six gestures, the marks of its panels, the treasures."""
from __future__ import annotations

import math
from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, poly, rounded, smooth
from sprites.kit.icons.drawings import VIEW
from sprites.kit.koncita.treasures import TREASURES
from sprites.kit.palette import CREAM, INK, MAW, TONGUE, TOOTH, mix
from sprites.kit.parts.registry import by_name
from sprites.kit.sheet import sheet

SKIN = "#9CC45A"


def _burst(a, x, y, reach, angles, width):
    """Short brush lines that fly off a point, between two distances from it."""
    near, far = reach
    for angle in map(math.radians, angles):
        a.line([(x + r * math.cos(angle), y + r * math.sin(angle), width * share)
                for r, share in ((near, .4), ((near + far) / 2, 1), (far, .3))])


def _pointing_hand(a):
    """A goblin's hand that points to the right."""
    a.form(smooth([(4, 52), (30, 44), (42, 46), (84, 46), (96, 54), (84, 63), (56, 63), (60, 74), (50, 90), (26, 92),
           (4, 84)]), SKIN, 3.8, .3)
    for x, y in ((36, 72), (38, 82)):
        a.line([(x, y, 1), (x + 12, y + 1, 3.4), (x + 20, y - 2, 1)])


def friend(a):
    """A hand that points at somebody, with love."""
    _pointing_hand(a)
    a.form(smooth([(60, 40, "c"), (42, 24), (44, 8), (56, 6), (60, 14), (64, 6), (76, 8), (78, 24)]),
           "#F0558A", 3.4, .3)


def head(a):
    """A goblin who bows his head."""
    for s in (-1, 1):
        a.form(smooth([(50 + s * 24, 44), (50 + s * 46, 30, "c"), (50 + s * 44, 52), (50 + s * 26, 62)]), SKIN, 3.4, .2)
    a.form(smooth([(50, 30), (76, 38), (82, 60), (70, 84), (50, 92), (30, 84), (18, 60), (24, 38)]), SKIN, 3.8, .4)
    a.form(smooth([(30, 40), (40, 26, "c"), (48, 34), (56, 22, "c"), (62, 36), (72, 30, "c"), (70, 44), (50, 40)]),
           "#7A3E2A", 2.6, .2)
    for s in (-1, 1):
        a.line([(50 + s * 8, 66, 2), (50 + s * 17, 71, 5), (50 + s * 26, 66, 2)])
    a.form(ell(50, 80, 7, 6), mix(SKIN, "#E0734F", .4), 2.4, .2)
    a.form(poly([(38, 2), (62, 2), (62, 10), (72, 10), (50, 24), (28, 10), (38, 10)]), CREAM, 3, 0)


def legs(a):
    """A stamping boot."""
    a.push("translate(0 6) rotate(-8 50 40) scale(.97)")
    a.form(smooth([(28, -2, "c"), (58, -2, "c"), (58, 36), (72, 44), (94, 52), (95, 68, "c"), (24, 68, "c"),
           (28, 40)]), "#B4743E", 3.8, .3)
    a.form(brush([(22, 71, 10), (56, 72, 10), (97, 71, 10)]), "#5A3A2A", 2.6, .2)
    a.form(brush([(26, 3, 14), (43, 5, 14), (60, 3, 14)]), "#E2B26A", 3, .2)
    a.pop()
    for x, q, y in ((8, -1, 80), (32, 26, 90), (58, 60, 91), (82, 92, 85)):
        a.line([(x, y, 2), ((x + q) / 2, y + 6, 7), (q, y + 12, 2)])


def tongue(a):
    """A tongue stuck out."""
    d = smooth([(8, 26), (30, 20), (50, 26), (70, 20), (92, 26), (84, 54), (50, 64), (16, 54)])
    a.ink(d, 4)
    a.flat(d, MAW)
    for x in (22, 38, 62, 78):
        a.form(poly([(x - 7, 24), (x + 7, 24), (x, 38)]), TOOTH, 1.8, 0)
    a.form(smooth([(32, 46), (50, 42), (68, 46), (70, 76), (60, 94), (40, 94), (30, 76)]), TONGUE, 3.8, .3)
    a.line([(50, 50, 1.5), (51, 66, 4.4), (50, 80, 1.5)], mix(TONGUE, INK, .5))


def hands(a):
    """Two clapping hands."""
    for s, c in ((1, mix(SKIN, INK, .12)), (-1, SKIN)):
        palm = [(6, 34), (11, 27), (17, 33), (22, 28), (28, 36), (33, 34), (37, 44), (40, 62), (44, 96, "c"), (20, 98, "c"),
                (10, 74), (-4, 62), (-8, 52), (0, 50), (6, 54)]
        a.form(smooth([(50 + s * x, y, *corner) for x, y, *corner in palm]), c, 3.6, .3)
        for x, y in ((17, 38), (27, 42)):
            a.line([(50 + s * x, y, 1.5), (50 + s * (x + 1), y + 12, 3.4), (50 + s * (x + 1), y + 18, 1)])
        a.form(brush([(50 + s * 18, 96, 10), (50 + s * 46, 95, 10)]), "#B23C74", 2.6, .2)
    _burst(a, 50, 26, (6, 26), (-160, -125, -90, -55, -20), 6.5)


def voice(a):
    """A squealing mouth."""
    d = smooth([(30, 18), (52, 26), (60, 50), (52, 74), (30, 82), (8, 74), (2, 50), (8, 26)])
    a.form(d, SKIN, 3.8, .3)
    m = ell(33, 56, 16, 20)
    a.ink(m, 3)
    a.flat(m, MAW)
    a.flat(ell(33, 68, 10, 6), TONGUE)
    for s in (-1, 1):
        a.line([(30 + s * 8, 30, 2), (30 + s * 15, 34, 5), (30 + s * 22, 29, 2)])
    for radius, width in ((20, 5), (34, 6), (48, 7)):
        a.line([(56 + radius * math.cos(t) * .9, 54 + radius * math.sin(t), width if abs(t) < .3 else 1.4)
                for t in (-.7, -.35, 0, .35, .7)])


def eye_shut(a):
    """A shut eye: secret, only this seat sees it."""
    lashes = [brush([(x, y, 7), (tip_x, tip_y, 5)]) for x, y, tip_x, tip_y in
              ((20, 58, 10, 74), (39, 66, 35, 85), (61, 66, 65, 85), (80, 58, 90, 74))]
    lid = brush([(6, 38, 4), (28, 59, 9), (50, 65, 10), (72, 59, 9), (94, 38, 4)])
    for outline in (*lashes, lid):
        a.ink(outline, 3.4)
    for outline in (*lashes, lid):
        a.flat(outline, CREAM)


def shove(a):
    """A hand that pushes somebody away."""
    a.form(smooth([(2, 46), (16, 40), (40, 42), (44, 30), (58, 30), (60, 44), (62, 58), (50, 72), (20, 74), (2, 70)]),
           SKIN, 3.6, .3)
    for y in (50, 60):
        a.line([(40, y, 1), (52, y, 3.4), (60, y - 1, 1)])
    a.form(poly([(66, 44), (80, 44), (80, 30), (101, 56), (80, 82), (80, 68), (66, 68)]), "#F2B03C", 3.4, .2)


def forfeit(a):
    """A card with an exclamation mark."""
    a.push("rotate(-10 50 50)")
    a.form(rounded(20, 6, 60, 86, 9), CREAM, 3.8, .2)
    a.stroke(rounded(27, 13, 46, 72, 5), "#8C2F6A", 4)
    a.form(smooth([(44, 24), (56, 24), (54, 58), (46, 58)]), "#B23C74", 0, 0)
    a.flat(ell(50, 70, 6.5), "#B23C74")
    a.pop()


def cards(a):
    """Two cards."""
    for x, rot in ((34, -14), (62, 10)):
        a.push(f"rotate({rot} {x} 90)")
        a.form(rounded(x - 20, 16, 42, 66, 7), CREAM, 3.6, .2)
        a.stroke(rounded(x - 14, 22, 30, 54, 4), "#2F6E5E", 4)
        a.pop()


def caught(a):
    """A hand that points at a wrongdoer: caught!"""
    a.push("translate(-4 6) scale(.84)")
    _pointing_hand(a)
    a.pop()
    a.form(smooth([(78, 2), (98, 2), (94, 34), (83, 34)]), "#E2483C", 3.4, .2)
    a.form(ell(88, 45, 8), "#E2483C", 3.2, .2)
    _burst(a, 82, 53, (10, 25), (0, 35, 70), 7)


def out(a):
    """A pale goblin, struck through: no longer in the game."""
    pale = "#B4AFA6"
    for s in (-1, 1):
        a.form(smooth([(50 + s * 20, 36), (50 + s * 48, 22, "c"), (50 + s * 44, 50), (50 + s * 24, 62)]), pale, 3.4, .1)
    a.form(smooth([(50, 16), (74, 24), (80, 52), (66, 80), (50, 88), (34, 80), (20, 52), (26, 24)]), pale, 3.8, .1)
    for s in (-1, 1):
        a.line([(50 + s * 6, 46, 2), (50 + s * 14, 49, 5), (50 + s * 22, 46, 2)])
    a.line([(38, 72, 1.5), (50, 66, 4.6), (62, 72, 1.5)])
    a.form(brush([(12, 90, 10), (50, 52, 13), (90, 12, 10)]), "#C8302E", 3.4, .1)


# icon name -> painter(a)
ICONS = {
    **{f"gesture_{name}": paint for name, paint in by_name(friend, head, legs, tongue, hands, voice).items()},
    **{f"treasure_{name}": paint for name, paint in TREASURES.items()},
    **by_name(eye_shut, shove, forfeit, cards, caught, out),
}


def drawings() -> Iterator[tuple[str, str]]:
    """Every icon of this table."""
    for name, paint in ICONS.items():
        art = Art()
        paint(art)
        yield f"icons/{name}.svg", compact(sheet(art, VIEW))
