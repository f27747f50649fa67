"""Icons of the interface, drawn in a 100 x 100 square."""
from __future__ import annotations

import math

from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.palette import CREAM, GOLD, INK


def _draw_play(a):
    a.form(smooth([(24, 10, "c"), (90, 50, "c"), (24, 90, "c")]), CREAM, 4.4, 0)


def _draw_gear(a):
    pts = []
    for i in range(8):
        for k, r in ((-.30, 33), (-.20, 46), (.20, 46), (.30, 33)):
            t = math.radians(i * 45) + k
            pts.append((50 + r * math.cos(t), 50 + r * math.sin(t)))
    a.form(poly(pts), "#D9CDB8", 3.8, .3)
    a.form(ell(50, 50, 14), "#5A4A58", 3, 0)


def _draw_chart(a):
    for x, h, c in ((20, 36, "#6FC0F0"), (50, 62, "#8CCB5A"), (80, 84, "#F2903C")):
        a.form(rounded(x - 12, 92 - h, 24, h, 4), c, 3.4, .2)


def _draw_door(a):
    a.form(rounded(34, 6, 56, 88, 6), "#8A5A32", 3.8, .3)
    a.form(ell(78, 52, 5), GOLD, 2.4, 0)
    a.form(poly([(4, 50), (32, 26), (32, 42), (58, 42), (58, 58), (32, 58), (32, 74)]), CREAM, 3.6, 0)


def _draw_search(a):
    a.stroke("M62 62L90 90", INK, 22)
    a.stroke("M62 62L90 90", "#9A5A30", 13)
    a.form(ell(40, 40, 34), GOLD, 3.6, .2)
    a.form(ell(40, 40, 25), "#CDEBF2", 2.6, 0)
    a.line([(24, 44, 1), (28, 28, 6), (42, 21, 1)], "#FFFFFF", .9)


def _draw_speaker(a):
    a.form(smooth([(6, 36, "c"), (26, 36, "c"), (52, 12, "c"), (52, 88, "c"), (26, 64, "c"), (6, 64, "c")]), CREAM, 4,
            .2)
    for r in (16, 32):
        d = f"M{62 + r * .2:.0f} {50 - r}Q{66 + r} 50 {62 + r * .2:.0f} {50 + r}"
        a.stroke(d, INK, 12)
        a.stroke(d, CREAM, 6)


def _draw_note(a):
    a.stroke("M36 76L36 18L82 10L82 66", INK, 16)
    a.stroke("M36 76L36 18L82 10L82 66", CREAM, 8)
    for x, y in ((26, 78), (72, 68)):
        a.form(ell(x, y, 15, 12), CREAM, 3.6, 0)


def _draw_snail(a):
    a.form(smooth([(4, 84), (14, 70), (22, 40), (32, 40), (36, 66), (92, 74), (96, 88), (50, 92)]), "#B4D052", 3.6, .3)
    a.stroke("M24 42L18 24M31 42L36 24", INK, 5)
    a.flat(ell(18, 22, 4.6), INK)
    a.flat(ell(36, 22, 4.6), INK)
    a.form(ell(64, 52, 28), "#D98A3C", 3.8, .3)
    a.line([(64 + r * math.cos(t), 52 + r * math.sin(t), 3.5) for r, t in [(20 - i * 2.2, i * .8) for i in range(9)]],
            "#7A3E1E")


def _draw_bolt(a):
    a.form(poly([(58, 4), (18, 56), (46, 56), (36, 96), (82, 38), (54, 38)]), "#FFD45A", 4, .2)


def _draw_person(a):
    a.form(smooth([(8, 96, "c"), (14, 68), (36, 58), (64, 58), (86, 68), (92, 96, "c")]), "#8CCB5A", 3.8, .3)
    a.form(ell(50, 34, 26), "#F9C7A4", 3.8, .3)
    a.flat(ell(41, 34, 3.6), INK)
    a.flat(ell(59, 34, 3.6), INK)
    a.line([(40, 45, 1.5), (50, 50, 4), (60, 45, 1.5)])


def _draw_bot(a):
    """Wind-up tin goblin."""
    for s in (-1, 1):
        a.form(smooth([(50 + s * 30, 40), (50 + s * 52, 22, "c"), (50 + s * 48, 52), (50 + s * 30, 60)]), "#9FB4C0",
                3.2, .3)
    a.form(brush([(50, 22, 6), (50, 6, 6)]), GOLD, 2.8, .1)
    a.form(ell(50, 6, 7), "#D8433C", 2.6, .2)
    a.form(rounded(17, 20, 66, 66, 16), "#B8C8D2", 3.8, .4)
    for s in (-1, 1):
        a.form(ell(50 + s * 15, 46, 11), "#FFE27A", 2.8, 0)
        a.flat(ell(50 + s * 15, 46, 4), INK)
    a.form(rounded(33, 66, 34, 11, 3), "#5A4A58", 2.2, 0)
    for x in (42, 50, 58):
        a.line([(x, 66, 2), (x, 77, 2)], "#B8C8D2")


def _draw_plus(a):
    a.form(poly([(38, 10), (62, 10), (62, 38), (90, 38), (90, 62), (62, 62), (62, 90), (38, 90), (38, 62), (10, 62),
            (10, 38), (38, 38)]), CREAM, 4, 0)


def _draw_cross(a):
    a.push("rotate(45 50 50)")
    _draw_plus(a)
    a.pop()


def _draw_check(a):
    d = "M16 54L40 80L86 20"
    a.stroke(d, INK, 26)
    a.stroke(d, CREAM, 14)


def _draw_trophy(a):
    for s in (-1, 1):
        d = f"M{50 + s * 26} 22Q{50 + s * 50} 22 {50 + s * 42} 42Q{50 + s * 36} 54 {50 + s * 20} 54"
        a.stroke(d, INK, 12)
        a.stroke(d, GOLD, 6)
    a.form(rounded(28, 80, 44, 14, 4), "#7A4A2A", 3.4, .2)
    a.form(brush([(50, 60, 12), (50, 82, 16)]), GOLD, 3, .2)
    a.form(smooth([(22, 10, "c"), (78, 10, "c"), (74, 42), (62, 60), (50, 66), (38, 60), (26, 42)]), GOLD, 3.8, .3,
            rimc="#FFF6C0")
    a.form(star(50, 34, 15, 7), "#FFF6D0", 2.2, 0)


def _draw_dice(a):
    a.push("rotate(-10 50 50)")
    a.form(rounded(12, 12, 76, 76, 16), "#FFF3D2", 3.8, .3)
    for x, y in ((30, 30), (70, 30), (50, 50), (30, 70), (70, 70)):
        a.flat(ell(x, y, 8), "#B8323C")
    a.pop()


def _draw_calendar(a):
    a.form(rounded(10, 18, 80, 74, 8), "#FFF4D4", 3.8, .2)
    a.form(rounded(10, 18, 80, 24, 8), "#C8413B", 3.4, .2)
    for x in (30, 70):
        a.form(brush([(x, 8, 8), (x, 28, 8)]), "#9A8A78", 2.8, .2)
    a.form(star(50, 67, 20, 9), GOLD, 2.6, .2)


def _draw_lock(a):
    a.stroke("M30 48L30 30Q50 -6 70 30L70 48", INK, 17)
    a.stroke("M30 48L30 30Q50 -6 70 30L70 48", "#C8C0B4", 9)
    a.form(rounded(16, 44, 68, 48, 9), GOLD, 3.8, .3)
    a.flat(ell(50, 62, 8), INK)
    a.line([(50, 64, 6), (50, 80, 8)])


def _draw_copy(a):
    a.form(rounded(32, 6, 56, 66, 7), "#E0CFA4", 3.6, .2)
    a.form(rounded(12, 28, 56, 66, 7), "#FFF4D4", 3.6, .2)
    for y in (46, 60, 74):
        a.line([(22, y, 3), (40, y - 1, 5), (58, y, 3)], "#A8784A")


def _draw_replay(a):
    d = "M50 14A36 36 0 1 1 17 36"
    a.stroke(d, INK, 20)
    a.form(poly([(2, 40), (14, 4), (40, 32)]), CREAM, 4, 0)
    a.stroke(d, CREAM, 11)
    a.flat(poly([(5, 37), (15, 9), (36, 31)]), CREAM)
    a.form(poly([(40, 32), (72, 50), (40, 68)]), CREAM, 3.4, 0)


def _draw_shelf(a):
    for x, h, c in ((22, 44, "#C84A78"), (44, 56, "#2F8C98"), (68, 38, "#E2702E")):
        a.form(rounded(x - 11, 70 - h, 22, h, 3), c, 3.2, .2)
    a.form(brush([(4, 77, 12), (50, 78, 13), (96, 77, 12)]), "#9A6438", 3.4, .2)


def _draw_clock(a):
    a.form(ell(50, 50, 44), GOLD, 3.6, .2)
    a.form(ell(50, 50, 34), "#FFF4D4", 2.6, 0)
    a.line([(50, 26, 5), (50, 52, 6)])
    a.line([(50, 50, 6), (68, 62, 4)])


def _draw_milestone(a):
    a.form(brush([(20, 98, 9), (20, 50, 8), (20, 4, 8)]), "#9A6438", 3, .2)
    a.form(smooth([(24, 10, "c"), (50, 4), (66, 16), (94, 10, "c"), (82, 34), (92, 56, "c"), (66, 60), (48, 48), (24, 56, "c")]), "#D8433C", 3.6, .3)


def _draw_pencil(a):
    a.push("rotate(45 50 50)")
    a.form(rounded(39, 4, 22, 62, 4), "#F2B03C", 3.4, .2)
    a.form(rounded(39, 4, 22, 14, 4), "#E0706E", 3, .1)
    a.form(poly([(39, 66), (61, 66), (50, 96)]), "#F9DDB4", 3.2, 0)
    a.flat(poly([(46, 86), (54, 86), (50, 97)]), INK)
    a.pop()


def _draw_stop(a):
    """Refusal: a no-entry sign."""
    a.form(ell(50, 50, 45), "#C8302E", 3.8, .3)
    a.stroke(ell(50, 50, 36), CREAM, 4)
    a.flat(rounded(24, 41, 52, 18, 5), CREAM)


def _draw_info(a):
    a.form(ell(50, 50, 45), "#3F79C4", 3.8, .3)
    a.flat(ell(50, 26, 8), CREAM)
    a.flat(rounded(42, 41, 16, 40, 6), CREAM)


def _draw_screen(a):
    for rot in (0, 90, 180, 270):
        a.push(f"rotate({rot} 50 50)")
        a.stroke("M12 36L12 12L36 12M14 14L36 36", INK, 17)
        a.stroke("M12 36L12 12L36 12M14 14L36 36", CREAM, 8.5)
        a.pop()


def _draw_eye(a):
    a.form(smooth([(4, 50, "c"), (26, 24), (50, 18), (74, 24), (96, 50, "c"), (74, 76), (50, 82), (26, 76)]), "#FFF8E4",
            3.8, .2)
    a.form(ell(50, 50, 20), "#3FA8B8", 2.6, 0)
    a.flat(ell(50, 50, 9), INK)
    a.flat(ell(44, 43, 5), "#FFFFFF")


def _draw_export(a):
    a.form(rounded(12, 50, 76, 42, 7), "#9A6438", 3.8, .2)
    a.form(poly([(50, 4), (78, 34), (62, 34), (62, 72), (38, 72), (38, 34), (22, 34)]), CREAM, 3.8, 0)


def _draw_bin(a):
    a.form(smooth([(20, 30, "c"), (80, 30, "c"), (74, 94, "c"), (26, 94, "c")]), "#B8C8D2", 3.6, .3)
    for x in (38, 50, 62):
        a.line([(x, 42, 3), (x, 80, 4)], "#5A6A78")
    a.form(rounded(12, 18, 76, 13, 5), "#9FB4C0", 3.4, .2)
    a.form(rounded(38, 6, 24, 12, 4), "#9FB4C0", 3, .2)


def _draw_hand(a):
    """Hand for 'pass the mouse to'."""
    a.form(smooth([(14, 58), (26, 50), (34, 58), (34, 16), (44, 10), (50, 18), (52, 44), (56, 34), (66, 34), (68, 44),
            (76, 40), (84, 48), (84, 72), (72, 94), (40, 96), (24, 78)]), "#B4D052", 3.8, .4)


def _draw_hint(a):
    a.glow(50, 44, 50, "#FFE27A", .7)
    a.form(smooth([(50, 8), (76, 20), (80, 46), (66, 64), (64, 76), (36, 76), (34, 64), (20, 46), (24, 20)]), "#FFE27A",
            3.8, .2, rimc="#FFFFFF")
    a.form(brush([(36, 82, 12), (50, 84, 12), (64, 82, 12)]), "#B9875A", 3, .2)
    a.line([(36, 44, 2), (44, 52, 4), (50, 44, 4), (56, 52, 4), (64, 44, 2)], "#A8641E")


def _draw_book(a):
    for s in (-1, 1):
        a.form(smooth([(50, 22, "c"), (50 + s * 22, 14), (50 + s * 44, 20, "c"), (50 + s * 44, 80, "c"),
                (50 + s * 22, 74), (50, 84, "c")]), CREAM, 3.8, .2)
        for y in (36, 48, 60):
            a.line([(50 + s * 10, y + 2, 1.5), (50 + s * 22, y - 2, 4), (50 + s * 35, y, 1.5)], "#A8784A")
    a.line([(50, 22, 3), (50, 84, 5)])


def _draw_menu(a):
    for y in (26, 50, 74):
        a.form(brush([(16, y, 11), (50, y + 1, 13), (84, y, 11)]), CREAM, 3.4, 0)


ICONS = {name.removeprefix("_draw_"): paint for name, paint in list(globals().items()) if name.startswith("_draw_")}
