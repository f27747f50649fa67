"""The effects of Grapple: cards and drums of a goblin war, a rope under strain, tin, leaves, and a horn at the end."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import partial

from sounds.kit.envelopes import shaped, soft_edges, strike, swell
from sounds.kit.filters import band, low
from sounds.kit.instruments import bell, drum, hertz, rustle, snap, tongue, wood
from sounds.kit.mixing import echoing, mixed, to_peak
from sounds.kit.shapes import Samples, harmonics, line, modes, noise, steady, tone, wobble

# A garrison's meter climbs the tune's scale, a notch for each point.
NOTCHES = ("G4", "A4", "B4", "D5", "E5", "G5", "A5", "B5", "D6", "E6", "G6", "A6")
BRASS = harmonics([1 / (k + 1) ** 0.8 for k in range(14)])
# A tin shield: partials that fit no scale, as of anything that was a saucepan before.
TIN = ((612, 1.0, 0.34), (1043, 0.7, 0.3), (1711, 0.6, 0.22), (2389, 0.45, 0.16), (3527, 0.3, 0.1), (4988, 0.2, 0.06))


def grapple_draw() -> Samples:
    """A card swished off the deck, over, and into the hand."""
    swish = rustle(0.22, line((0, 1300), (0.14, 4400), (0.22, 2600)), swell(0.13, 0.02, 0.07), crackle=0.5, seed=401)
    return mixed((0, 0.8, swish), (0.185, 0.7, snap(seed=403)))


def place_thud() -> Samples:
    """A card dropped on the army: a flap, and the weight of the whole pile."""
    flap = rustle(0.07, line((0, 2600), (0.07, 1100)), swell(0.05, 0.0, 0.02), crackle=0.3, seed=407)
    pile = shaped(low(low(noise(0.22, 409), 460), 760), strike(0.003, 0.13))
    return mixed((0, 0.3, flap), (0.055, 1.0, to_peak(pile, 0.8)), (0.055, 0.8, drum(118, 0.24)))


def battle_drum() -> Samples:
    """A battle begins: a war drum, and its rim."""
    beats = ((0.0, 0.6, 98), (0.14, 1.0, 82))
    strokes = [(at, loud, drum(pitch, 0.5)) for at, loud, pitch in beats]
    return echoing(mixed(*strokes, (0.14, 0.25, wood(430, 0.12, 0.5, seed=419))), 0.6, 0.18, tail=0.18)


def verdict_knock() -> Samples:
    """The verdict stamped into the earth: one hard knock of wood."""
    return mixed((0, 1.0, wood(236, 0.26, 0.6, seed=421)), (0, 0.5, wood(520, 0.14, 0.5, seed=431)), (0, 0.5, drum(104, 0.2)))


def rope() -> Samples:
    """A tie: a rope that creaks because both sides pull. Fibres slip, ever faster and higher."""
    slips, at = [], 0.0
    while at < 0.52:
        share = at / 0.52
        fibre = modes([(300 + 240 * share, 1.0, 0.05), (760 + 420 * share, 0.6, 0.035), (1500 + 500 * share, 0.3, 0.02)], 0.06)
        pull = 0.35 + 0.65 * math.sin(math.pi * min(1.0, share + 0.15))
        slips.append((at, pull, soft_edges(to_peak(fibre, 1.0), 0.001, 0.02)))
        at += 0.034 - 0.02 * share
    strain = shaped(band(noise(0.58, 433), line((0, 420), (0.58, 900)), 0.35), swell(0.3, 0.1, 0.18))
    return mixed(*slips, (0, 0.3, to_peak(strain, 1.0)))


def clank() -> Samples:
    """A rescue: somebody hops back over a tin shield, and it rings twice."""
    first, second = to_peak(modes(TIN, 0.4), 1.0), to_peak(modes([(h * 1.12, s, life * 0.7) for h, s, life in TIN], 0.3), 1.0)
    hit = shaped(low(noise(0.05, 439), 4200), strike(0.001, 0.03))
    return low(mixed((0, 0.9, first), (0, 0.5, hit), (0.15, 0.45, second)), 5200)


def crown_bell() -> Samples:
    """A King falls to an Assassin: his crown rolls off, ringing lower and quicker until it lies."""
    rings, at, gap = [], 0.0, 0.2
    for nth, note in enumerate(("B6", "A6", "G6", "E6", "D6", "B5", "A5")):
        rings.append((at, 0.9 - 0.1 * nth, bell(hertz(note), 0.4 - 0.03 * nth)))
        at, gap = at + gap, gap * 0.76
    return mixed(*rings, (at + 0.02, 0.3, wood(330, 0.12, 0.3, seed=443)))


def leaves() -> Samples:
    """A Spy goes about his business: leaves parted, a pause, and leaves let go."""
    parted = rustle(0.26, line((0, 1700), (0.14, 3900), (0.26, 2300)), swell(0.1, 0.04, 0.12), crackle=1.0, seed=449)
    let_go = rustle(0.2, line((0, 3200), (0.2, 1500)), swell(0.05, 0.02, 0.13), crackle=1.0, seed=457)
    return mixed((0, 0.8, parted), (0.3, 1.0, let_go))


def notch(nth: int) -> Samples:
    """The nth point ticks into the garrison's meter, higher each time."""
    return mixed((0, 0.8, tongue(hertz(NOTCHES[nth - 1]), 0.16)), (0, 0.45, wood(1250, 0.05, 0.4, seed=461)))


def horn() -> Samples:
    """Twenty-one: a cow's horn over the camp, a fifth up, and everybody stands still."""
    root, fifth = hertz("D3"), hertz("A3")
    pitch = line((0, root * 0.94), (0.06, root), (0.24, root), (0.32, fifth), (0.95, fifth * 0.985))
    reed = tone(BRASS, wobble(pitch, 0.008, 5.2, delay=0.4), 0.95)
    bright = line((0, 380), (0.12, 900), (0.34, 1500), (0.6, 1900), (0.95, 600))
    brass = mixed((0, 0.7, band(reed, bright, 0.7)), (0, 0.5, low(reed, 700)))
    breath = shaped(band(noise(0.95, 463), steady(900), 0.8), swell(0.05, 0.1, 0.3))
    blown = shaped(mixed((0, 1.0, to_peak(brass, 1.0)), (0, 0.06, breath)), swell(0.07, 0.5, 0.38))
    return echoing(blown, 0.6, 0.25, tail=0.2)


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made for made in (grapple_draw, place_thud, battle_drum, verdict_knock, rope, clank, crown_bell, horn)
}
EFFECTS["rustle"] = leaves
EFFECTS |= {f"tick_{nth}": partial(notch, nth) for nth in range(1, len(NOTCHES) + 1)}

# Cards and ticks come again and again; held tones and tin sound louder than a knock of the same peak.
SOFTER = {f"tick_{nth}": 0.36 for nth in range(1, len(NOTCHES) + 1)} | {"grapple_draw": 0.42, "place_thud": 0.42}
SOFTER |= {"clank": 0.36, "crown_bell": 0.36, "horn": 0.42, "rope": 0.42, "rustle": 0.42}
