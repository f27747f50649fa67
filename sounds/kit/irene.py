"""The effects of Irene: stone on stone, a harp string for each tile of the thread, goblins in the dark, and the morning."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sounds.kit.envelopes import shaped, soft_edges, strike, swell
from sounds.kit.filters import low
from sounds.kit.instruments import bell, drum, flute, hertz, rustle, string, voice, wood
from sounds.kit.mixing import echoing, mixed, to_peak
from sounds.kit.shapes import Samples, line, modes, noise

# The thread climbs the tune's scale, a string for each tile; longer paths stay on the highest.
HARP = ("G4", "A4", "B4", "D5", "E5", "G5", "A5", "B5")
# A miner's hand bell: rough partials, and one that beats against the first.
CLANG = ((587, 1.0, 0.9), (594, 0.6, 0.9), (1187, 0.7, 0.6), (1480, 0.5, 0.5), (2093, 0.4, 0.35))
CLANG += ((3170, 0.28, 0.2), (4520, 0.16, 0.1))


def stone_scrape() -> Samples:
    """A tile turned over: stone dragged on stone, and set down."""
    drag = rustle(0.24, line((0, 520), (0.12, 1150), (0.24, 640)), swell(0.07, 0.08, 0.09), crackle=0.8, width=1.3, seed=503)
    rumble = shaped(low(low(noise(0.26, 509), 260), 420), swell(0.08, 0.08, 0.1))
    return mixed((0, 0.8, drag), (0, 0.5, to_peak(rumble, 1.0)), (0.22, 0.8, wood(205, 0.12, 0.3, seed=521)))


def harp(nth: int) -> Samples:
    """The thread runs on through the nth tile: one string, higher each time, with its octave in it."""
    note = hertz(HARP[nth - 1])
    plucked = mixed((0, 0.9, string(note, 0.75, brightness=0.6, seed=523)), (0.012, 0.22, string(note * 2, 0.5, 0.7, seed=541)))
    return echoing(plucked, 0.6, 0.25, tail=0.2)


def shake_thud() -> Samples:
    """It does not fit: the tile knocks twice against its neighbours, and falls back."""
    knocks = [(0.0, 0.5, wood(330, 0.09, 0.5, seed=547)), (0.1, 0.6, wood(290, 0.09, 0.5, seed=557))]
    fall = shaped(low(low(noise(0.26, 563), 360), 600), strike(0.003, 0.16))
    return mixed(*knocks, (0.22, 0.9, to_peak(fall, 1.0)), (0.22, 0.9, drum(86, 0.3)))


def cackle() -> Samples:
    """Caught! A goblin who could not be more pleased: a shriek, and five falling ha-has, quicker and quicker."""
    shriek = voice(line((0, 250), (0.1, 420), (0.2, 360)), 0.21, "uh", "ah", swell(0.03, 0.08, 0.1), seed=569)
    layers, at = [(0.0, 0.8, shriek)], 0.22
    for nth, top in enumerate((390, 350, 318, 280, 240)):
        length = 0.12 + 0.03 * (nth == 4)
        life = swell(0.015, 0.04, length - 0.06)
        laugh = voice(line((0, top), (length, top * 0.76)), length, "ah", "uh", life, seed=571 + nth)
        layers.append((at, 0.95 - 0.1 * nth, laugh))
        at += 0.135 - 0.008 * nth
    return echoing(mixed(*layers), 0.6, 0.2, tail=0.15)


def bell_clang() -> Samples:
    """*Goblins!* A hand bell, struck twice in haste."""
    first, second = to_peak(modes(CLANG, 0.9), 1.0), to_peak(modes([(h, s, life * 0.8) for h, s, life in CLANG], 0.7), 1.0)
    clapper = shaped(low(noise(0.04, 577), 3800), strike(0.001, 0.025))
    rung = mixed((0, 0.6, first), (0, 0.3, clapper), (0.2, 0.9, second), (0.2, 0.4, clapper))
    return low(soft_edges(rung, 0.002, 0.3), 5600)


def crumble() -> Samples:
    """A breadcrumb put down: it hops, and loses a few crumbs."""
    bread = rustle(0.12, line((0, 1900), (0.12, 1100)), swell(0.02, 0.03, 0.07), crackle=1.0, seed=587)
    crumbs = [(0.09 + 0.028 * i, 0.34 - 0.06 * i, wood(1350 + 170 * (i % 3), 0.03, 0.5, seed=593 + i)) for i in range(5)]
    return mixed((0, 0.5, wood(420, 0.07, 0.2, seed=599)), (0.02, 0.8, bread), *crumbs)


def dawn() -> Samples:
    """Home: the door opens, and it is morning. A chord that rises out of the dark, with a bird on top."""
    latch = mixed((0, 0.7, wood(520, 0.07, 0.6, seed=601)), (0.05, 0.5, wood(340, 0.1, 0.4, seed=607)))
    notes = enumerate(("G3", "D4", "B4", "G5"))
    chord = [(0.1 + 0.07 * i, 0.42, string(hertz(note), 0.77, 0.55, seed=613 + i)) for i, note in notes]
    light = [(0.12, 0.3, flute(hertz("G4"), 0.62, seed=617)), (0.26, 0.3, flute(hertz("B4"), 0.5, seed=619))]
    bird = [(0.56, 0.16, bell(hertz("D6"), 0.3)), (0.66, 0.2, bell(hertz("G6"), 0.34))]
    return soft_edges(echoing(mixed((0, 0.5, latch), *chord, *light, *bird), 0.5, 0.22, tail=0.1), 0.002, 0.12)


def low_drum() -> Samples:
    """A Home is turned: one stroke far below, and its answer from the rock."""
    return echoing(mixed((0, 1.0, drum(61, 0.75)), (0.3, 0.3, drum(55, 0.5))), 0.7, 0.25, tail=0.25)


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made for made in (stone_scrape, shake_thud, cackle, bell_clang, crumble, dawn, low_drum)
}
EFFECTS |= {f"harp_{nth}": partial(harp, nth) for nth in range(1, len(HARP) + 1)}

# Tiles and crumbs come with every turn; a bell and a shriek sound louder than a knock of the same peak.
SOFTER = {"stone_scrape": 0.42, "crumble": 0.42, "cackle": 0.42, "bell_clang": 0.36}
