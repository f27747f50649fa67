"""The night over the mountain, for whoever was lost in it: moon, stars, a cave with eyes, pines, and a knoll to stand on."""
from __future__ import annotations

import random
from collections.abc import Iterator

from sprites.kit.shell.wood import HEIGHT, WIDTH

_STARS = 130
_INK = 'stroke="#2A1820"'
#: Flanks and shades of the mountain: outline and look.
_MOUNTAIN = (
    ("M-20 760 L120 520 L190 590 L330 330 L372 366 L420 322 L560 560 L640 500 L800 720 L960 560 L1120 700 L1300 520 L1620 760 "
     "L1620 900 L-20 900 Z", 'fill="#1C2148"'),
    ("M60 780 L232 500 L300 420 L356 300 L398 334 L430 304 L520 452 L600 560 L740 780 Z",
     f'fill="url(#m)" {_INK} stroke-width="4" stroke-linejoin="round"'),
    ("M356 300 L398 334 L430 304 L470 372 L440 384 L414 366 L384 400 L352 372 L322 384 Z", 'fill="#C9D4F4" fill-opacity="0.85"'),
    ("M356 300 L300 420 L232 500 L60 780 L180 780 L262 620 L286 512 L316 470 L330 400 L352 372 Z",
     'fill="#8A97CE" fill-opacity="0.34"'),
    ("M430 304 L520 452 L600 560 L740 780 L560 780 L500 600 L470 520 L452 430 L470 372 Z", 'fill="#1A1740" fill-opacity="0.5"'),
    ("M398 334 L414 366 L402 430 L428 500 L410 560 L384 520 L372 450 L384 400 Z", 'fill="#1A1740" fill-opacity="0.32"'),
    ("M316 470 L340 520 L322 590 L348 660 L330 720 L292 660 L300 580 L286 512 Z", 'fill="#1A1740" fill-opacity="0.3"'),
    ("M196 600 L220 650 L200 720 L160 700 Z", 'fill="#1A1740" fill-opacity="0.28"'),
    ("M356 300 L300 420 L232 500 L60 780",
     'fill="none" stroke="#C9D4F4" stroke-opacity="0.55" stroke-width="4" stroke-linejoin="round"'),
    ("M384 400 L352 372 L322 384 L356 300 L372 340 L366 366 Z", 'fill="#EEF3FF" fill-opacity="0.75"'),
    ("M380 760 C372 640 428 590 482 594 C548 598 586 650 584 760 Z", f'fill="#140E22" {_INK} stroke-width="5"'),
    ("M392 742 C388 648 434 606 480 608", 'fill="none" stroke="#8A93C4" stroke-opacity="0.5" stroke-width="4"'),
)
_KNOLL = (
    ("M-20 800 C180 700 420 716 640 770 C900 830 1200 760 1620 800 L1620 920 L-20 920 Z", 'fill="url(#g)"'),
    ("M-20 800 C180 700 420 716 640 770", 'fill="none" stroke="#7FB9A0" stroke-opacity="0.5" stroke-width="4"'),
)
_GRASS = ((30, 820), (96, 806), (470, 780), (560, 806), (620, 832), (60, 868), (590, 872), (380, 880), (180, 876))
_EYES = ((430, 676, 1.0), (486, 650, 0.9), (538, 690, 1.05))
_LIGHTS = (
    '<defs><linearGradient id="s" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="900">'
    '<stop offset="0" stop-color="#0F1534"/><stop offset="0.5" stop-color="#273469"/><stop offset="0.8" stop-color="#4A4A82"/>'
    '<stop offset="1" stop-color="#4A4A82"/></linearGradient>'
    '<linearGradient id="m" gradientUnits="userSpaceOnUse" x1="200" y1="250" x2="620" y2="800">'
    '<stop offset="0" stop-color="#5A6496"/><stop offset="1" stop-color="#232850"/></linearGradient>'
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="690" x2="0" y2="900">'
    '<stop offset="0" stop-color="#2E5450"/><stop offset="1" stop-color="#122630"/></linearGradient></defs>'
)
_MOON = (
    '<circle cx="126" cy="226" r="56" fill="#F6EBC4" stroke="#2A1820" stroke-width="4"/>'
    '<path d="M126 170 A56 56 0 0 1 126 282 A66 66 0 0 0 126 170 Z" fill="#CDBF9A" fill-opacity="0.55"/>'
    '<circle cx="106" cy="212" r="9" fill="#D9CCA2"/><circle cx="124" cy="246" r="12" fill="#D9CCA2"/>'
    '<circle cx="142" cy="202" r="6" fill="#CDBF9A"/>'
    '<path d="M26 278 C50 262 72 266 90 270 C112 252 152 258 168 270 C196 264 230 266 256 280 C200 288 80 290 26 278 Z" '
    'fill="#7884B8" fill-opacity="0.55"/>'
)


def _stars() -> str:
    rnd = random.Random(11)
    found = []
    for _ in range(_STARS):
        x, y, size, light = rnd.uniform(0, WIDTH), rnd.uniform(0, 470), rnd.choice((1.2, 1.6, 2.2)), rnd.uniform(0.35, 0.95)
        found.append(f'<circle cx="{x:.0f}" cy="{y:.0f}" r="{size}" fill="#DCE6FF" fill-opacity="{light:.2f}"/>')
    return "".join(found)


def _pines() -> str:
    rnd = random.Random(3)
    found = []
    for x in range(-27, WIDTH + 60, 27):
        left, tip = x + rnd.uniform(-8, 8), 720 + rnd.uniform(-24, 20)
        found.append(f'<path d="M{left:.0f} 790 L{left + 12:.0f} {tip:.0f} L{left + 24:.0f} 790 Z" fill="#182C3C"/>')
    return "".join(found)


def _eyes() -> str:
    eye = "".join(
        f'<ellipse cx="{x}" cy="10" rx="6" ry="8" fill="#F2C744"/><ellipse cx="{x + 1}" cy="10" rx="2" ry="5" fill="#2A1820"/>'
        for x in (10, 29)
    )
    return "".join(f'<g transform="translate({x - 20} {y - 10}) scale({size})">{eye}</g>' for x, y, size in _EYES)


def _night() -> str:
    def drawn(shapes):
        return "".join(f'<path d="{data}" {look}/>' for data, look in shapes)

    sky = f'<path d="M0 0H{WIDTH}V{HEIGHT}H0Z" fill="url(#s)"/>'
    grass = drawn((f"M{x} {y} l4 -14 l3 14 l5 -10 l1 11 Z", 'fill="#3E6E58"') for x, y in _GRASS)
    body = _LIGHTS + sky + _stars() + drawn(_MOUNTAIN) + _pines() + drawn(_KNOLL) + grass + _MOON + _eyes()
    size = f'viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{body}</svg>\n'


def pieces() -> Iterator[tuple[str, str]]:
    """Every (name, SVG text) of the night."""
    yield "night", _night()
