"""Plain hair: a colour, a cut behind and a cut in front; `a` is the canvas."""
from __future__ import annotations

from sprites.kit.geometry import smooth, sym
from sprites.kit.palette import COOL, mix

BACKS = {   # right half of the hair behind the head
    "bob":  [(0, -70), (46, -62), (76, -24), (80, 22), (62, 50), (0, 40)],
    "long": [(0, -72), (50, -63), (82, -20), (90, 40), (94, 92), (70, 112, "c"), (58, 84), (0, 70)],
    "puff": [(0, -92), (48, -84), (88, -48), (98, 0), (80, 40), (40, 56), (0, 50)],
    "flip": [(0, -70), (46, -62), (76, -24), (80, 20), (98, 46, "c"), (66, 52), (0, 40)],
}
FRONTS = {   # the whole fringe
    "swoop": [(-66, 4), (-68, -34), (-40, -60), (0, -66), (40, -60), (68, -34), (66, 4, "c"), (54, -20), (30, -34),
        (12, -48), (-8, -30), (-34, -24), (-54, -12)],
    "part":  [(-66, 14, "c"), (-70, -30), (-42, -62), (0, -69), (42, -62), (70, -30), (66, 14, "c"), (58, -12),
        (36, -34), (10, -46), (-4, -50, "c"), (-18, -38), (-40, -28), (-58, -8)],
    "fringe": [(-66, 2, "c"), (-66, -34), (-40, -60), (0, -67), (40, -60), (66, -34), (66, 2, "c"), (54, -26),
        (42, -20, "c"), (30, -38), (18, -26, "c"), (4, -42), (-8, -26, "c"), (-20, -40), (-32, -22, "c"), (-44, -34),
        (-54, -16)],
    "pixie": [(-64, 10, "c"), (-74, -30), (-86, -52, "c"), (-58, -58), (-58, -84, "c"), (-28, -70), (-8, -98, "c"),
        (8, -72), (36, -90, "c"), (40, -64), (72, -66, "c"), (68, -30), (64, 10, "c"), (52, -18), (40, -30, "c"),
        (22, -34), (6, -24, "c"), (-10, -38), (-30, -20, "c"), (-48, -22)],
    "mop": [(-62, -4, "c"), (-72, -30), (-62, -56), (-70, -72, "c"), (-38, -70), (-24, -88, "c"), (-4, -72),
        (24, -90, "c"), (34, -70), (66, -76, "c"), (62, -52), (72, -28), (62, -2, "c"), (50, -24), (40, -14, "c"),
        (28, -34), (14, -20, "c"), (0, -38), (-14, -20, "c"), (-28, -36), (-40, -14, "c"), (-50, -26)],
}


def locks(colour, back=None, front=None, trimming=None):
    """Hair of one colour as a painter(a, back): a cut behind, a cut in front, and a trimming painted over both."""
    def paint(a, back_layer):
        if back_layer and back:
            a.form(smooth(sym(BACKS[back])), mix(colour, COOL, .12), 3.6, .4)
        elif front and not back_layer:
            a.form(smooth(FRONTS[front]), colour, 3.2, .4)
            a.line([(-56, -28, 1), (-38, -48, 7), (-8, -58, 1)], mix(colour, "#FFFFFF", .6), .8)
            a.line([(22, -57, 1), (44, -46, 5), (58, -24, 1)], mix(colour, "#FFFFFF", .45), .6)
        if trimming:
            trimming(a, back_layer)
    return paint
