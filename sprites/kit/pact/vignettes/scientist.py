"""The scientists' Tasks: inventions, and what comes of them."""
from __future__ import annotations

import math

from sprites.kit.canvas import Art
from sprites.kit.geometry import brush, ell, poly, rounded, smooth, star
from sprites.kit.pact.vignettes.kit import DARK_WOOD, WOOD, blob, dashes, drop, goggles, head, limb, puff, shade
from sprites.kit.palette import GOLD, INK

COAT = "#E8F0E4"


def glow_paste(a: Art) -> None:
    """Teeth so bright that one can read by them in the dark."""
    a.flat(rounded(0, -4, 213, 124, 8), "#1E1440", .8)
    for x, y, r in ((62, 16, 4), (44, 44, 3), (196, 12, 3.4), (30, 18, 2.6), (58, 76, 3)):
        a.flat(star(x, y, r, r * .36, 4), "#FFF3C0")
    a.glow(124, 74, 70, "#B8FF6A", .8)
    head(a, 124, 44, 1.36, "teal", "open", None, (.7, .7), nose=.9, hat=goggles)
    a.form(smooth([(92, 56, "c"), (124, 65), (156, 56, "c"), (152, 78), (124, 92), (96, 78)]), "#F6FFC8", 2.4, 0)
    a.line([(95, 69, 1), (124, 78, 2), (153, 69, 1)], "#5A9A3A")
    for x in (104, 117, 131, 144):
        a.line([(x, 62, 1.6), (x, 86 - abs(x - 124) * .3, 1.6)], "#5A9A3A")
    for x, y, r in ((90, 52, 11), (160, 54, 10), (126, 98, 8)):
        a.flat(star(x, y, r, r * .28, 4), "#FFFFE0")
    limb(a, [(196, 116, 15), (190, 98, 15), (184, 88, 14)], "#58AE90")
    a.push("rotate(-20 182 60)")
    a.form(poly([(170, 92), (172, 46), (196, 46), (198, 92)]), "#F6F2E6", 2.4, .3)
    a.flat(rounded(172, 56, 25, 16, 2), "#4FA35A")
    a.flat(star(184, 64, 7, 3), "#FFF7B0")
    a.form(rounded(177, 36, 14, 10, 2), "#D8456A", 2, .2)
    a.form(smooth([(180, 36), (174, 26), (184, 16), (180, 6, "c"), (194, 14), (194, 26), (189, 36)]), "#9CF04A", 2, .5)
    a.pop()


def rocket_boots(a: Art) -> None:
    """Up and away, faster than the smoke can follow."""
    for x, y, r in ((22, 100, 14), (48, 106, 14), (76, 110, 13), (96, 108, 10)):
        puff(a, x, y, r, "#F4EEE6")
    a.push("translate(-12 2)")
    for x0, y0, x1, y1 in ((92, 52, 62, 70), (112, 72, 84, 92)):
        dx, dy = x1 - x0, y1 - y0
        for scale, wide, c in ((1.9, 16, "#E8482A"), (1.45, 11.5, "#FF9A2A"), (.95, 7, "#FFF0A0")):
            px, py = -dy / math.hypot(dx, dy) * wide, dx / math.hypot(dx, dy) * wide
            flame = smooth([(x0 + px * .6, y0 + py * .6), (x0 + dx * .5 + px, y0 + dy * .5 + py),
                           (x0 + dx * scale, y0 + dy * scale, "c"),
                            (x0 + dx * .5 - px, y0 + dy * .5 - py), (x0 - px * .6, y0 - py * .6)])
            a.form(flame, c, 2.4 if wide == 16 else 0, 0)
    limb(a, [(136, 44, 13), (116, 42, 12), (106, 44, 12)], "#4A5A78")
    limb(a, [(144, 58, 13), (132, 62, 12), (124, 66, 12)], "#4A5A78")
    for x, y in ((98, 48), (117, 69)):
        a.push(f"translate({x} {y}) rotate(56)")
        a.form(smooth([(-9, -13, "c"), (10, -13, "c"), (11, 0), (25, 2), (26, 11, "c"), (-10, 11, "c")]), "#C8323A", 2.6, .5)
        a.form(rounded(-12, -16, 24, 7, 3), GOLD, 1.8, .2)
        a.pop()
    a.form(smooth([(130, 42), (146, 30), (162, 42), (160, 60), (146, 70), (132, 62)]), COAT, 2.6, .3)
    limb(a, [(138, 38, 10), (124, 26, 10), (112, 14, 10)], "#B4D052")
    limb(a, [(158, 58, 10), (172, 74, 10), (184, 84, 10)], "#B4D052")
    head(a, 164, 32, .84, "lime", "wide", "howl", (.4, -.5), tilt=20, hat=goggles)
    a.pop()
    dashes(a, ((150, 92, 124, 108), (186, 104, 168, 114), (84, 14, 62, 26)), "#FFFFFF", 4.4, .95)


def rain_machine(a: Art) -> None:
    """It works, but only over its inventor; the duck is glad."""
    iron = "#8A7AA0"
    shade(a, 150, 106, 62)
    a.form(rounded(140, 56, 66, 54, 12), iron, 2.8, .5)
    a.form(ell(164, 80, 14), "#F4EEDC", 2.4, .1)
    a.line([(164, 81, 4), (172, 72, 1)], "#C8323A")
    for t in range(6):
        a.flat(ell(164 + 10.5 * math.cos(t * .63 + 3.14), 80 + 10.5 * math.sin(t * .63 + 3.14), 1.2), INK)
    for x, y in ((148, 64), (198, 64), (148, 100), (198, 102)):
        a.flat(ell(x, y, 2.4), "#3A3048")
    a.form(brush([(184, 58, 17), (185, 36, 16), (172, 22, 16), (150, 18, 16)]), "#B89AC8", 2.6, .4)
    a.form(rounded(173, 48, 24, 9, 3), GOLD, 2, .2)
    for i in range(8):
        a.push(f"rotate({i * 45} 195 86)")
        a.form(rounded(191.5, 70, 7, 8, 1), GOLD, 1.6, 0)
        a.pop()
    a.form(ell(195, 86, 10.5), GOLD, 2.2, .3)
    a.flat(ell(195, 86, 4), INK)
    limb(a, [(108, 118, 32), (108, 96, 26)], COAT)
    head(a, 108, 74, .7, "teal", "angry", "flat", (-.6, -.6), ears="droop")
    limb(a, [(118, 100, 9), (132, 98, 9), (142, 92, 9)], "#58AE90", 1.8)
    a.form(smooth([(90, 60), (96, 54), (108, 52), (120, 54), (127, 60), (124, 72, "c"), (119, 62), (112, 70, "c"), (106, 62),
           (99, 70, "c"), (95, 62),
                   (88, 74, "c")]), "#E8E0EC", 2, .2)
    blob(a, [(80, 14, 14), (100, 6, 17), (122, 8, 17), (142, 16, 13), (110, 20, 13), (90, 22, 11), (128, 22, 11)], "#A8B8D8",
         2.4, .4)
    for x, y in ((78, 42), (92, 44), (108, 42), (124, 44), (136, 42), (80, 62), (138, 62), (76, 80), (100, 33 + 20),
                 (117, 52), (134, 78)):
        drop(a, x, y, 4, "#3F98F0", 0, 1.5)
    a.form(ell(44, 101, 34, 7), "#7FC0F0", 2, .3)
    a.form(smooth([(26, 88), (40, 86), (56, 84), (66, 86, "c"), (62, 100), (36, 102)]), "#FFE27A", 2.2, .3)
    a.form(ell(34, 76, 12), "#FFE27A", 2.2, .3)
    a.form(smooth([(25, 77), (12, 78), (14, 85), (27, 84)]), "#F0902A", 1.8, .2)
    a.line([(28, 73, 1), (33, 69, 3.4), (38, 73, 1)])


def green_smoke(a: Art) -> None:
    """The flask has burst, and the smoke makes a face at its maker."""
    shade(a, 100, 105, 60)
    blob(a, [(150, 76, 16), (138, 58, 17), (164, 56, 18), (130, 34, 19), (156, 26, 24), (186, 36, 20), (178, 14, 20),
         (134, 10, 18), (196, 16, 14),
             (150, 42, 20), (172, 44, 16)], "#7CCB3E", 2.8, .3)
    for s, x in ((-1, 149), (1, 180)):
        a.flat(smooth([(x - 12, 22), (x, 16 + s * -3), (x + 11, 22), (x + 5, 34), (x - 6, 34)]), "#235A1E")
        a.flat(ell(x + 1, 27, 3.4), "#E8FFB0")
    a.flat(smooth([(138, 42, "c"), (162, 48), (188, 40, "c"), (180, 60), (162, 64), (146, 58)]), "#235A1E")
    for x in (150, 162, 174):
        a.flat(poly([(x - 5, 46), (x + 5, 46), (x, 55)]), "#E8FFB0")
    d = "M138 66L158 66L156 80L170 98Q174 108 164 110L132 110Q122 108 126 98L140 80Z"
    a.ink(d, 2.6)
    a.flat(d, "#D8F4E8")
    a.form("M134 90L162 90L170 100Q172 108 164 109L132 109Q124 108 127 100Z", "#6FD02A", 0, .3)
    a.form(poly([(136, 66), (141, 72), (146, 65), (151, 72), (160, 66), (156, 78), (140, 78)]), "#EFFFF4", 1.6, 0)
    a.push("translate(-12 0)")
    limb(a, [(82, 112, 40), (82, 92, 30)], COAT)
    a.form(poly([(60, 44), (46, 26), (62, 30), (60, 8), (76, 26), (84, 2), (92, 26), (108, 8), (106, 30), (120, 26),
           (106, 44)]), "#3A3038", 2.4, .3)
    head(a, 82, 60, 1.06, "#4A4248", "tiny", "oh", (.3, 0), nose=.9)
    a.pop()


def the_big_bang(a: Art) -> None:
    """One push on the plunger, and the laboratory's neighbour learns to fly."""
    burst = []
    for i in range(24):
        t = math.radians(i * 15 - 90)
        r = (74, 44)[i % 2] * (1 + .12 * math.sin(i * 2.4))
        burst.append((146 + r * .76 * math.cos(t), 50 + r * .96 * math.sin(t)))
    for scale, c, w in ((1, "#E8482A", 3), (.78, "#FF9A2A", 0), (.57, "#FFE36A", 0), (.36, "#FFFBE0", 0)):
        a.form(poly([(146 + (x - 146) * scale, 50 + (y - 50) * scale) for x, y in burst]), c, w, 0)
    for x, y, r in ((122, 108, 14), (150, 110, 15), (180, 108, 14), (200, 110, 8)):
        puff(a, x, y, r, "#8A6A7A")
    a.push("rotate(152 152 50)")
    for t in (-1, 1):
        limb(a, [(152 + t * 6, 78, 9), (152 + t * 16, 92, 9)], "#4A5A78", 2)
        limb(a, [(152 + t * 8, 64, 8), (152 + t * 26, 72, 8)], "#58AE90", 2)
    limb(a, [(152, 78, 22), (152, 64, 18)], COAT, 2.2)
    head(a, 152, 46, .6, "teal", "wide", "howl", ears="droop")
    a.pop()
    for x, y, t in ((98, 20, 30), (196, 84, -30), (188, 10, 50)):
        a.push(f"rotate({t} {x} {y})")
        a.form(rounded(x - 9, y - 3, 18, 7, 1.5), WOOD, 1.8, .1)
        a.pop()
    shade(a, 60, 106, 50)
    a.stroke("M88 100Q104 108 124 98", INK, 3)
    limb(a, [(46, 112, 34), (46, 86, 28)], COAT)
    a.form(rounded(64, 84, 30, 32, 3), "#C8323A", 2.6, .3)
    a.flat(rounded(70, 92, 18, 7, 2), "#FFE08A")
    limb(a, [(79, 84, 5), (79, 72, 5)], "#8E96A4", 1.8)
    limb(a, [(63, 70, 6), (95, 70, 6)], DARK_WOOD, 2)
    head(a, 50, 50, .76, "lime", "shut", "laugh", hat=goggles)
    limb(a, [(56, 88, 9), (62, 82, 9), (68, 71, 9)], "#B4D052", 2)


VIGNETTES = {"glow_paste": glow_paste, "rocket_boots": rocket_boots, "rain_machine": rain_machine, "green_smoke": green_smoke,
             "the_big_bang": the_big_bang}
