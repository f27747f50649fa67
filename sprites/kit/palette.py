"""The palette: ink, paper, skins, and how a colour turns into light and shade."""
from __future__ import annotations

INK = "#2A1820"          # warm aubergine ink, never pure black
CREAM = "#FFF3D2"
TOOTH = "#FFF4D6"
MAW = "#4B1424"
TONGUE = "#E0706E"
GOLD = "#E9B440"
RIM = "#A8FFE0"          # mushroom glow
WARM, COOL = "#FFF0BE", "#2C1B4A"   # light drifts to cream, shade to violet

SKINS = {                # base, blush
    "moss":  ("#86B04A", "#E0734F"),
    "lime":  ("#B4D052", "#F0766A"),
    "olive": ("#A8A24C", "#D8744A"),
    "teal":  ("#58AE90", "#E08A78"),
    "mud":   ("#B48656", "#D9604A"),
    "plum":  ("#8A78AA", "#D8688A"),
    "peach": ("#F9C7A4", "#F0776E"),
    "rose":  ("#F8B2C2", "#EE5F86"),
    "ice":   ("#A9CFF0", "#EE7FB0"),
    "bark":  ("#C99A66", "#E46A58"),
    "sage":  ("#A3BE86", "#E8745E"),
    "pista": ("#CFDB86", "#F2608A"),
}


def _rgb(h):
    return [int(h[i:i + 2], 16) for i in (1, 3, 5)]


def mix(a, b, t):
    """Blend two #RRGGBB colours."""
    return "#%02X%02X%02X" % tuple(round(x + (y - x) * t) for x, y in zip(_rgb(a), _rgb(b)))


def tones(c):
    """(light, base, dark) gouache ramp: light goes warm cream, dark goes violet."""
    lum = sum(w * v for w, v in zip((.3, .59, .11), _rgb(c))) / 255
    if lum < .42:            # dark cloth: keep the hue, only a breath of warmth
        return mix(mix(c, "#FFFFFF", .30), WARM, .10), c, mix(c, COOL, .42)
    return mix(c, WARM, .46), c, mix(c, COOL, .42)
