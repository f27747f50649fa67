"""Icons of the Pact table, in a 100 x 100 box: seasons, dynamite, Specialists, what the Commands count, and marks."""
from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.icons.drawings import VIEW
from sprites.kit.pact.emblems import KINDS, coin
from sprites.kit.palette import CREAM, GOLD, INK, mix
from sprites.kit.sheet import sheet


def stick(a):
    """One stick of dynamite, its fuse lit."""
    a.push("rotate(24 50 56)")
    a.stroke("M50 26C48 12 60 12 58 2", INK, 8)
    a.stroke("M50 26C48 12 60 12 58 2", "#C9A46A", 3.6)
    a.form(rounded(32, 24, 36, 70, 7), "#C8413B", 4.4, .3)
    for y in (38, 72):
        a.flat(rounded(32, y, 36, 9, 1), CREAM)
    a.stroke(rounded(32, 24, 36, 70, 7), INK, 3)
    a.line([(40, 30, 1), (39, 58, 5), (40, 86, 1)], "#FFC8B0", .8)
    a.pop()
    a.form(star(72, 12, 17, 7, 8), "#FFD45A", 2.6, 0)


def bonus(a):
    """A bundle of dynamite under a crown: the dynamite bonus."""
    for x, turn in ((8, -14), (42, 14), (25, 0)):
        a.push(f"translate({x} 24) rotate({turn} 25 60) scale(.5 .74)")
        a.form(rounded(30, 18, 44, 80, 9), "#C8413B", 5, .3)
        for y in (32, 74):
            a.flat(rounded(30, y, 44, 9, 1), CREAM)
        a.pop()
    a.form(brush([(18, 72, 10), (50, 76, 11), (82, 72, 10)]), "#8A5A32", 3, .2)
    a.push("translate(20 -2) scale(.6)")
    crown(a)
    a.pop()


def spring(a):
    """A blossom."""
    turns = [math.radians(i * 72 - 90) for i in range(5)]
    for t in turns:
        a.form(ell(50 + 25 * math.cos(t), 52 + 25 * math.sin(t), 20), "#FFB3CF", 3.4, .2, rimc="#FFFFFF")
    for t in turns:
        a.line([(50, 52, 2), (50 + 22 * math.cos(t), 52 + 22 * math.sin(t), 4.4)], "#D9648F")
    a.form(ell(50, 52, 11), "#FFE27A", 3, .2)


def summer(a):
    """A sun."""
    for i in range(8):
        t = math.radians(i * 45)
        a.form(poly([(50 + r * math.cos(t + turn), 50 + r * math.sin(t + turn)) for r, turn in ((29, -.27), (48, 0),
            (29, .27))]),
            "#F2942C", 3.2, 0)
    a.form(ell(50, 50, 26), "#FFD84A", 3.8, .2, rimc="#FFFFFF")


def autumn(a):
    """A maple leaf."""
    half = [(50, 4), (60, 24), (72, 18), (72, 38), (94, 36), (84, 54), (92, 64), (64, 74), (64, 84), (53, 78)]
    a.stroke("M50 70L52 98", INK, 9)
    a.stroke("M50 70L52 98", "#8A4A22", 4)
    a.form(poly(half + [(100 - x, y) for x, y in half[::-1]]), "#E0682A", 4, .3, rimc="#FFD890")
    for x, y in ((50, 16), (78, 44), (22, 44)):
        a.line([(50, 76, 3), ((50 + x) / 2, (76 + y) / 2, 3), (x, y, .8)], "#8A3A14", .9)


def winter(a):
    """A snowflake: the game is over."""
    for width, colour in ((13, INK), (6, "#DDF2FF")):
        for i in range(6):
            a.push(f"rotate({i * 60} 50 50)")
            a.stroke("M50 50L50 8M50 26L38 15M50 26L62 15", colour, width)
            a.pop()
    a.flat(ell(50, 50, 7), "#FFFFFF")


def handshake(a):
    """Two clans shake hands: a pact."""
    for s, cuff in ((-1, "#3F79C4"), (1, "#C8413B")):
        a.form(brush([(50 + s * 46, 64, 24), (50 + s * 30, 56, 22)]), cuff, 3.4, .2)
    a.form(smooth([(22, 46), (40, 38), (62, 40), (78, 46), (80, 62), (66, 72), (46, 74), (26, 66)]), "#86B04A", 3.6, .3)
    a.form(smooth([(80, 44), (58, 34), (42, 42), (44, 54), (60, 52), (70, 62), (82, 62)]), "#B48656", 3.2, .3)
    for x, y in ((36, 68), (46, 72), (56, 72)):
        a.line([(x, y - 12, 1), (x + 1, y - 4, 3), (x, y + 2, 1)], mix("#86B04A", INK, .8))


def pawn_of(colour: str) -> Callable[[Art], None]:
    """A goblin pawn of a colour."""
    def pawn(a):
        a.form(smooth([(32, 92), (36, 62), (44, 50), (56, 50), (64, 62), (68, 92), (50, 96)]), colour, 4, .4)
        for s in (-1, 1):
            a.form(smooth([(50 + s * 12, 28), (50 + s * 42, 14, "c"), (50 + s * 34, 36), (50 + s * 14, 44)]),
                colour, 3.6, .3)
        a.form(ell(50, 32, 22, 21), colour, 4, .4)
        for s in (-1, 1):
            a.flat(ell(50 + s * 8, 31, 3.6, 4.4), INK)
        a.line([(42, 42, 1.5), (50, 46, 3.6), (58, 42, 1.5)])
    return pawn


def types(a):
    """Coins in a ring: different types on display."""
    for i, kind in enumerate(list(KINDS)[:5]):
        t = math.radians(i * 72 - 90)
        coin(a, kind, 50 + 32 * math.cos(t), 52 + 32 * math.sin(t), 17)


def pair_of(one: str, other: str) -> Callable[[Art], None]:
    """Two coins: Tasks of either colour."""
    def pair(a):
        coin(a, one, 30, 36, 29)
        coin(a, other, 70, 64, 29)
    return pair


def to_right(a):
    """An arrow to the right neighbour."""
    a.form(poly([(6, 36), (54, 36), (54, 14), (96, 50), (54, 86), (54, 64), (6, 64)]), "#C9822A", 4, .3)


def to_left(a):
    """An arrow to the left neighbour."""
    a.form(poly([(94, 36), (46, 36), (46, 14), (4, 50), (46, 86), (46, 64), (94, 64)]), "#C9822A", 4, .3)


def track(a):
    """A Marker between the spaces of its track."""
    for i in range(3):
        a.form(rounded(4 + i * 32, 34, 28, 46, 6), mix("#F6D8A0", "#C8413B", i * .3), 3, .1)
    a.form(ell(66, 40, 21), "#8A5AB4", 4, .3)
    a.form(ell(66, 40, 11), CREAM, 2.4, 0)


def slides(a):
    """A Task that is about to slide away (P-72)."""
    a.form(rounded(6, 20, 40, 58, 7), "#FFF4D4", 3.6, .2)
    a.flat(rounded(11, 25, 30, 12, 3), "#C23A34")
    for y in (48, 60):
        a.flat(rounded(13, y, 26, 5, 2), "#B9854A")
    a.form(poly([(42, 40), (64, 40), (64, 24), (98, 50), (64, 76), (64, 60), (42, 60)]), "#F2842C", 3.8, .2)


def crown(a):
    """The winner's crown."""
    a.form(poly([(10, 78), (4, 28), (30, 50), (50, 12), (70, 50), (96, 28), (90, 78)]), GOLD, 4, .3, rimc="#FFF6C0")
    a.form(rounded(10, 74, 80, 16, 5), "#C98A26", 3.4, .2)
    for x, y in ((4, 26), (50, 11), (96, 26)):
        a.form(ell(x, y, 6.5), "#FFF3D2", 2.6, 0)


def end_turn(a):
    """On to the next player."""
    a.form(poly([(10, 22), (48, 50), (10, 78)]), CREAM, 4, 0)
    a.form(poly([(46, 22), (84, 50), (46, 78)]), CREAM, 4, 0)
    a.form(rounded(82, 20, 12, 60, 3), CREAM, 4, 0)


def scroll(a):
    """A Command: a scroll that nobody else may read."""
    a.form(smooth([(22, 12, "c"), (78, 12, "c"), (78, 84, "c"), (22, 84, "c")]), CREAM, 3.8, .2)
    for y in (28, 42, 56):
        a.line([(32, y, 1.5), (50, y - 1, 4), (68, y, 1.5)], "#A8784A")
    a.form(brush([(14, 86, 14), (50, 88, 15), (86, 86, 14)]), "#E3C388", 3.2, .2)
    a.form(ell(66, 74, 13), "#B8343A", 3, .3)
    a.flat(star(66, 74, 7, 3), "#FFD0C0")


def goblin_cards(a):
    """A hand of Goblins."""
    for turn in (-16, 0, 16):
        a.push(f"rotate({turn} 50 96)")
        a.form(rounded(29, 16, 42, 62, 7), "#2F6E5E", 3.6, .2)
        a.stroke(rounded(35, 22, 30, 50, 4), GOLD, 2.6)
        a.pop()


# the Specialists


def taskmaster(a):
    """A whip."""
    a.form(brush([(18, 92, 14), (34, 70, 12), (44, 58, 10)]), "#8A4A2A", 3.4, .3)
    lash = "M44 58C60 36 86 44 82 24C78 6 50 8 52 24C54 36 70 34 68 26"
    a.stroke(lash, INK, 11)
    a.stroke(lash, "#D98A3A", 5.4)


def drummer(a):
    """A drum and its sticks."""
    for s in (-1, 1):
        a.form(brush([(50 + s * 46, 6, 8), (50 + s * 14, 32, 7)]), "#D9B06A", 3, .2)
        a.form(ell(50 + s * 12, 33, 6), CREAM, 2.6, 0)
    a.form(smooth([(14, 44, "c"), (86, 44, "c"), (82, 86), (50, 95), (18, 86)]), "#C8413B", 4, .3)
    a.stroke("M18 52L32 90L48 54L64 92L82 54", INK, 8)
    a.stroke("M18 52L32 90L48 54L64 92L82 54", GOLD, 4)
    a.form(ell(50, 44, 37, 12), "#FFF0CC", 3.6, .2)


def schemer(a):
    """A card that goes under another."""
    a.form(rounded(14, 26, 48, 62, 7), "#8AA0C8", 3.6, .2)
    a.form(rounded(34, 12, 48, 62, 7), CREAM, 3.6, .2)
    bow = "M58 26C74 34 74 52 60 60"
    a.stroke(bow, INK, 12)
    a.stroke(bow, "#C9822A", 6)
    a.form(poly([(64, 72), (44, 66), (60, 48)]), "#C9822A", 3, 0)


def mimic(a):
    """A mask of two halves."""
    a.form(smooth([(10, 22), (50, 14), (90, 22), (90, 50), (72, 80), (50, 94), (28, 80), (10, 50)]), "#B46AC8", 4, .4)
    a.flat(smooth([(50, 15), (90, 22), (90, 50), (72, 80), (50, 93)]), "#F0B43C")
    for s in (-1, 1):
        a.flat(smooth([(50 + s * 12, 42), (50 + s * 22, 34), (50 + s * 33, 40), (50 + s * 23, 48)]), INK)
    a.line([(30, 66, 2), (50, 76, 7), (70, 66, 2)])
    a.line([(50, 46, 2), (50, 58, 4)], INK)


def pressgang(a):
    """A lasso."""
    for colour, width in ((INK, 15), ("#D9B06A", 8)):
        a.stroke(ell(60, 36, 30, 24), colour, width)
        a.stroke("M20 96C36 74 30 62 42 54", colour, width)
    for x, y in ((34, 26), (60, 12), (86, 28), (80, 54), (28, 80)):
        a.line([(x - 5, y + 3, 1.5), (x + 4, y - 3, 3)], "#7A5228")
    a.form(ell(41, 54, 9), "#B8803A", 3, .2)


def fixer(a):
    """A wrench."""
    a.push("rotate(40 50 50)")
    a.form(smooth([(42, 96), (42, 46), (30, 34), (28, 16), (38, 6, "c"), (40, 24, "c"), (50, 30, "c"), (60, 24, "c"),
        (62, 6, "c"),
        (72, 16), (70, 34), (58, 46), (58, 96), (50, 100)]), "#AEB6C2", 4, .4)
    a.line([(46, 90, 1), (46, 66, 5), (46, 46, 1)], "#FFFFFF", .8)
    a.pop()


SEASONS = {"spring": spring, "summer": summer, "autumn": autumn, "winter": winter}
SPECIALISTS = {painter.__name__: painter for painter in (taskmaster, drummer, schemer, mimic, pressgang, fixer)}
ICONS = {       # icon name without its `pact_` -> painter(a)
    **SEASONS, **SPECIALISTS,
    **{painter.__name__: painter for painter in (stick, bonus, handshake, types, to_right, to_left, track, slides,
        crown, end_turn,
                                                 scroll, goblin_cards)},
    "figure": pawn_of("#C9822A"), "alone": pawn_of("#7FA848"), "first": pawn_of("#A9AAB0"),
    "blue_red": pair_of("merchant", "warrior"), "green_yellow": pair_of("scientist", "builder"),
    "black_white": pair_of("chieftain", "shaman"),
}


def drawings() -> Iterator[tuple[str, str]]:
    """Every icon of this table."""
    for name, paint in ICONS.items():
        art = Art()
        paint(art)
        yield f"icons/pact_{name}.svg", compact(sheet(art, VIEW))
