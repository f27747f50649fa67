"""Icons of the Grapple table, in a 100 x 100 box: the emblems of the seven kinds, and the marks of its boards and tags."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.canvas import Art
from sprites.kit.compact import compact
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.icons.drawings import VIEW
from sprites.kit.palette import CREAM, GOLD, INK, mix
from sprites.kit.parts.registry import by_name
from sprites.kit.sheet import sheet

CRIMSON, STONE, STEEL, SHAFT = "#8C2F44", "#C9BFA8", "#D6DEE4", "#8A5A32"


def spy(a):
    """An open eye."""
    a.form(smooth([(4, 50, "c"), (24, 26), (50, 18), (76, 26), (96, 50, "c"), (76, 74), (50, 82), (24, 74)]), "#FFF8E4",
           3.8, .2)
    a.form(ell(50, 50, 23), "#5FAE4A", 3, .3)
    a.flat(ell(50, 50, 11), INK)
    a.flat(ell(42, 41, 6), "#FFFFFF")


def defender(a):
    """A heater shield."""
    a.form(smooth([(14, 14, "c"), (50, 8), (86, 14, "c"), (84, 50), (68, 78), (50, 94, "c"), (32, 78), (16, 50)]), "#5A96CC",
           3.8, .4)
    a.flat("M50 12L82 18C82 44 74 64 50 86Z", "#2C4A86", .4)
    a.form(star(50, 46, 22, 10), "#FFE27A", 2.4, 0)


def assassin(a):
    """A dagger."""
    a.push("rotate(40 50 50)")
    a.form(smooth([(40, 58, "c"), (40, 24), (50, 0, "c"), (60, 24), (60, 58, "c")]), "#C6D4DC", 3.4, .5)
    a.line([(46, 52, 1), (46, 28, 4), (50, 10, .8)], "#FFFFFF", .9)
    a.form(brush([(24, 61, 9), (50, 63, 12), (76, 61, 9)]), GOLD, 3, .2)
    a.form(brush([(50, 68, 11), (50, 92, 11)]), CRIMSON, 3, .2)
    a.form(ell(50, 96, 7), GOLD, 2.6, .2)
    a.pop()


def brute(a):
    """A spiked club."""
    a.push("rotate(40 50 50)")
    a.form(smooth([(43, 100), (42, 62), (28, 26), (36, 4), (50, 0), (64, 4), (72, 26), (58, 62), (57, 100)]), "#B07A44",
           3.6, .4)
    for x, y, s in ((29, 22, -1), (71, 22, 1), (35, 44, -1), (65, 44, 1)):
        a.form(poly([(x, y - 8), (x + s * 17, y), (x, y + 8)]), "#E4EAEE", 2.4, 0)
    a.pop()


def mage(a):
    """A crystal wand and its sparks."""
    a.push("rotate(38 50 54)")
    a.form(brush([(50, 104, 9), (50, 66, 9), (50, 48, 9)]), SHAFT, 3, .2)
    a.form(poly([(50, -4), (68, 22), (50, 50), (32, 22)]), "#8FFFE0", 3.4, .3, rimc="#FFFFFF")
    a.line([(42, 24, 1), (46, 12, 5), (50, 4, 1)], "#FFFFFF", .9)
    a.pop()
    for x, y, radius in ((24, 26, 13), (40, 66, 9), (86, 64, 12)):
        a.form(star(x, y, radius, radius * .36, 4), "#FFE27A", 2, 0)


def raider(a):
    """A double axe."""
    a.push("translate(3 9) scale(.9) rotate(30 50 50)")
    a.form(brush([(50, 102, 9), (50, 50, 9), (50, 2, 9)]), SHAFT, 3, .3)
    for s in (-1, 1):
        a.form(smooth([(50 + s * 5, 14, "c"), (50 + s * 24, 6), (50 + s * 38, 0, "c"), (50 + s * 46, 30),
                       (50 + s * 38, 60, "c"), (50 + s * 22, 48), (50 + s * 5, 44, "c")]), STEEL, 3.2, .5)
    a.pop()


def king(a):
    """A crown."""
    a.form(smooth([(14, 82, "c"), (6, 28, "c"), (30, 50, "c"), (50, 12, "c"), (70, 50, "c"), (94, 28, "c"), (86, 82, "c"),
                   (50, 88)]), "#F2C14A", 3.8, .3, rimc="#FFF6C0")
    a.form(brush([(14, 80, 13), (50, 86, 14), (86, 80, 13)]), "#C98A26", 3, .2)
    for x, y in ((6, 26), (50, 11), (94, 26)):
        a.form(ell(x, y, 6), "#FFF3D2", 2.2, 0)
    a.form(ell(50, 62, 8), "#D8456A", 2.4, .4)


def army(a):
    """Cards that lie on each other, face down."""
    for drop in (16, 8, 0):
        a.form(poly([(10, 56 + drop), (56, 36 + drop), (92, 56 + drop), (46, 78 + drop)]), CRIMSON if drop else "#A83A50",
               3, .2)
    a.stroke("M20 56L55 41L82 56L47 72Z", GOLD, 3)


def place(a):
    """A card put down onto the army."""
    for drop in (10, 0):
        a.form(poly([(8, 70 + drop), (54, 52 + drop), (94, 70 + drop), (48, 90 + drop)]), CRIMSON, 3, .2)
    a.form(poly([(50, 66), (22, 36), (38, 36), (38, 4), (62, 4), (62, 36), (78, 36)]), "#8CCB5A", 3.4, .2)


def keep(a):
    """A little keep: the garrison."""
    a.form(poly([(14, 94), (18, 40), (10, 40), (10, 12), (26, 12), (26, 22), (41, 22), (41, 12), (59, 12), (59, 22), (74, 22),
                 (74, 12), (90, 12), (90, 40), (82, 40), (86, 94)]), STONE, 3.6, .3)
    a.form("M36 94L36 70C36 56 64 56 64 70L64 94Z", "#6B4A3A", 2.8, .2)
    for x, y in ((30, 50), (62, 48), (26, 72)):
        a.line([(x, y, 1), (x + 6, y, 3), (x + 12, y, 1)], mix(STONE, INK, .5))


def secret(a):
    """An eye with a lock: only you see this."""
    a.form(smooth([(6, 40, "c"), (26, 18), (50, 12), (74, 18), (94, 40, "c"), (74, 60), (50, 66), (26, 60)]), "#FFF8E4",
           3.6, .2)
    a.flat(ell(50, 38, 17), INK)
    a.flat(ell(44, 31, 5), "#FFFFFF")
    shackle = "M40 74L40 66C40 56 60 56 60 66L60 74"
    a.stroke(shackle, INK, 13)
    a.stroke(shackle, "#FFE27A", 6)
    a.form(rounded(30, 70, 40, 28, 6), GOLD, 3, .2)
    a.flat(ell(50, 84, 4.6), INK)


def swap(a):
    """Two arrows that chase each other."""
    for turn in (0, 180):
        a.push(f"rotate({turn} 50 50)")
        bend = "M18 62C14 34 34 20 62 24"
        a.stroke(bend, INK, 19)
        a.form(poly([(56, 2), (92, 26), (54, 50)]), CREAM, 3.6, 0)
        a.stroke(bend, CREAM, 11)
        a.flat(poly([(57, 7), (87, 26), (56, 45)]), CREAM)
        a.pop()


def banner(a):
    """A golden flag: the turn or the round is over."""
    a.form(brush([(26, 98, 9), (26, 50, 9), (26, 4, 9)]), SHAFT, 3, .2)
    a.form(smooth([(28, 10, "c"), (52, 6), (72, 16), (94, 12, "c"), (84, 34), (94, 58, "c"), (70, 60), (50, 50),
                   (28, 56, "c")]), "#F2C14A", 3.4, .3)


def sort(a):
    """Three bars in order."""
    for x, height in ((10, 34), (38, 56), (66, 80)):
        a.form(rounded(x, 94 - height, 24, height, 5), "#FFE27A", 3.2, .2)


def dealer(a):
    """A card that goes out: the dealer."""
    a.push("rotate(-14 50 50)")
    a.form(rounded(26, 10, 48, 72, 8), CRIMSON, 3.6, .2)
    a.stroke(rounded(34, 18, 32, 56, 4), GOLD, 3.6)
    a.pop()
    a.form(poly([(98, 72), (66, 48), (66, 62), (40, 62), (40, 82), (66, 82), (66, 96)]), "#8CCB5A", 3.4, .2)


def next_round(a):
    """An arrow to the right: the next round."""
    a.form(poly([(8, 34), (50, 34), (50, 10), (94, 50), (50, 90), (50, 66), (8, 66)]), CREAM, 4, 0)


# icon name -> painter(a)
ICONS = {
    **{f"grapple_{name}": paint for name, paint in by_name(spy, defender, assassin, brute, mage, raider, king).items()},
    **by_name(army, place, keep, secret, swap, banner, sort, dealer),
    "next": next_round,
}


def drawings() -> Iterator[tuple[str, str]]:
    """Every icon of this table."""
    for name, paint in ICONS.items():
        art = Art()
        paint(art)
        yield f"icons/{name}.svg", compact(sheet(art, VIEW))
