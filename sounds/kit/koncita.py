"""The effects of Koncita: felt feet on parquet, rubber, paws, a Princess's temper, and what goblins do with their mouths."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from sounds.kit.envelopes import shaped, strike, swell
from sounds.kit.filters import band, low
from sounds.kit.instruments import bell, drum, hertz, pop, rustle, snap, squeal, string, tongue, voice, wood
from sounds.kit.mixing import echoing, mixed, to_peak
from sounds.kit.shapes import SINE, Samples, harmonics, line, modes, noise, steady, tone, wobble

# Every goblin has a note of the tune's scale under its feet, so that one hears who hops.
FEET = ("D4", "E4", "G4", "A4", "B4", "D5", "E5", "G5")
# A chain of shoves climbs: the third squeak is the shrillest.
SQUEAKS = ("D5", "G5", "B5")
CHIMES = ("G5", "B5", "D6")
RUBBER = harmonics((1.0, 0.6, 0.42, 0.2, 0.16, 0.08, 0.05))
SPRING = harmonics((1.0, 0.7, 0.5, 0.45, 0.3, 0.22, 0.15, 0.1))


def card_flick() -> Samples:
    """A card flicked onto the table: a short breath, and a light slap."""
    air = rustle(0.09, line((0, 1800), (0.09, 4200)), swell(0.07, 0.0, 0.02), crackle=0.4, seed=211)
    return mixed((0, 0.4, air), (0.065, 1.0, snap(seed=213)))


def hop(nth: int) -> Samples:
    """The nth seat's goblin lands: a felt sole, with that goblin's note in it."""
    felt = shaped(low(low(noise(0.14, 217), 500), 900), strike(0.003, 0.07))
    note = low(tongue(hertz(FEET[nth - 1]), 0.2), 1600)
    return mixed((0, 1.0, to_peak(felt, 0.8)), (0.002, 0.8, note))


def shove(nth: int) -> Samples:
    """The nth goblin of a chain is squeezed aside: a rubber squeak, higher each time."""
    top = hertz(SQUEAKS[nth - 1])
    pitch = wobble(line((0, top * 0.55), (0.05, top * 0.8), (0.13, top), (0.24, top * 0.86)), 0.035, 34)
    rubber = band(tone(RUBBER, pitch, 0.25), steady(top * 2.2), 0.9)
    squeak = shaped(rubber, swell(0.02, 0.1, 0.12))
    bump = shaped(low(low(noise(0.1, 223), 380), 600), strike(0.003, 0.07))
    return mixed((0, 0.7, to_peak(bump, 1.0)), (0.015, 0.9, to_peak(squeak, 1.0)))


def wail() -> Samples:
    """The Princess has been touched: a gasp, and then everybody shall know of it."""
    gasp = rustle(0.12, line((0, 900), (0.12, 2600)), swell(0.1, 0.0, 0.02), crackle=0.0, seed=227)
    pitch = wobble(line((0, 430), (0.12, 640), (0.5, 700), (0.95, 380)), 0.035, 7.5, delay=0.12)
    crying = voice(pitch, 0.98, "ah", "aw", swell(0.06, 0.5, 0.42), seed=229)
    return mixed((0, 0.25, gasp), (0.1, 1.0, low(crying, 3600)))


def boing() -> Samples:
    """A goblin off the Princess: a spring that takes its time to calm down."""
    pitch = wobble(line((0, 130), (0.08, 250), (0.8, 196)), 0.16, 13)
    twang = shaped(band(tone(SPRING, pitch, 0.85), line((0, 500), (0.1, 1700), (0.85, 700)), 0.6), strike(0.004, 0.9))
    return mixed((0, 1.0, to_peak(twang, 1.0)), (0, 0.5, string(hertz("G3"), 0.5, 0.6, seed=233)))


def paws() -> Samples:
    """Oscar running: soft pads two and two, a claw now and then."""
    pads = [
        (0.07 * i + (0.012 if i % 2 else 0.0), 1.0 if i % 2 else 0.75, wood(210 + 24 * (i % 3), 0.06, 0.1, seed=239 + i))
        for i in range(7)
    ]
    claws = [(0.07 * i + 0.016, 0.16, wood(2100 + 90 * i, 0.03, 0.7, seed=251 + i)) for i in range(1, 7, 2)]
    return mixed(*pads, *claws)


def yelp() -> Samples:
    """Oscar against a goblin's shins: one yip, and a smaller one."""
    first = squeal(line((0, 560), (0.05, 1080), (0.16, 620)), 0.17, swell(0.015, 0.06, 0.09), seed=257)
    second = squeal(line((0, 620), (0.04, 920), (0.13, 540)), 0.14, swell(0.015, 0.04, 0.08), seed=259)
    return mixed((0, 1.0, first), (0.21, 0.6, second))


def thud() -> Samples:
    """Oscar against the panelling."""
    panel = wood(118, 0.3, 0.15, seed=263)
    return mixed((0, 0.9, panel), (0, 0.8, drum(84, 0.32)), (0.13, 0.15, wood(640, 0.1, 0.3, seed=269)))


def forfeit_drum() -> Samples:
    """A Forfeit is taken: the court drummer's three strokes, the last one meant."""
    strokes = ((0.0, 0.45, 123), (0.11, 0.55, 123), (0.26, 1.0, 92))
    return echoing(mixed(*[(at, loud, drum(pitch, 0.4)) for at, loud, pitch in strokes]), 0.5, 0.15, tail=0.15)


def gesture_friend() -> Samples:
    """Praise: an oooh that goes up and comes down again."""
    pitch = wobble(line((0, 205), (0.16, 320), (0.46, 235)), 0.012, 6, delay=0.1)
    return voice(pitch, 0.48, "oo", "aw", swell(0.06, 0.18, 0.23), seed=271)


def gesture_head() -> Samples:
    """A bow: hm-hmm, downwards, eyes on the floor."""
    first = voice(line((0, 180), (0.1, 172)), 0.12, "mm", "mm", swell(0.025, 0.03, 0.06), seed=277)
    second = voice(line((0, 150), (0.28, 96)), 0.3, "mm", "oo", swell(0.03, 0.1, 0.16), seed=281)
    return mixed((0, 0.7, first), (0.14, 1.0, second))


def gesture_legs() -> Samples:
    """A stamp as the mouth does it: boom, boom."""

    def boom(seed: int) -> Samples:
        low_voice = voice(line((0, 128), (0.16, 74)), 0.18, "uh", "oo", swell(0.012, 0.05, 0.11), seed=seed)
        return mixed((0, 0.7, low_voice), (0, 0.8, drum(96, 0.2)))

    return mixed((0, 0.8, boom(283)), (0.19, 1.0, boom(293)))


def gesture_tongue() -> Samples:
    """The tongue stuck out, with all that comes with it."""
    flaps = line((0, 38), (0.15, 31), (0.5, 21))
    beat = tone(SINE, flaps, 0.5)
    spit = low(band(noise(0.5, 307), line((0, 900), (0.5, 500)), 1.0), 2600)
    lips = tone(harmonics([1 / (k + 1) for k in range(14)]), lambda t: flaps(t) * 4, 0.5)
    wet = [max(0.0, pulse + 0.35) ** 2 * (1.0 * s + 0.35 * hum) for pulse, s, hum in zip(beat, spit, lips, strict=True)]
    return shaped(to_peak(wet, 1.0), swell(0.03, 0.22, 0.25))


def gesture_hands() -> Samples:
    """Applause made with the tongue: three clacks."""
    claps = ((0.0, 0.8, 640), (0.13, 0.7, 590), (0.26, 1.0, 700))
    return mixed(*[(at, loud, pop(pitch, seed=311 + i)) for i, (at, loud, pitch) in enumerate(claps)])


def gesture_voice() -> Samples:
    """A squeal, as of somebody who found a mouse in the wedding cake."""
    pitch = wobble(line((0, 620), (0.12, 1150), (0.3, 1240), (0.46, 980)), 0.025, 11, delay=0.05)
    return squeal(pitch, 0.48, swell(0.05, 0.22, 0.2), seed=313)


def cough() -> Samples:
    """A stumble: ahem."""

    def hem(pitch: float, length: float, seed: int) -> Samples:
        throat = voice(line((0, pitch), (length, pitch * 0.72)), length, "uh", "mm", strike(0.006, length), seed=seed)
        scrape = shaped(low(band(noise(length, seed + 1), steady(1100), 0.9), 2400), strike(0.004, length * 0.6))
        return mixed((0, 0.7, throat), (0, 0.6, to_peak(scrape, 1.0)))

    return mixed((0, 0.75, hem(150, 0.16, 317)), (0.18, 1.0, hem(132, 0.26, 331)))


def padlock() -> Samples:
    """A small lock falls shut."""
    body = ((1320, 1.0, 0.16), (2070, 0.6, 0.12), (3110, 0.35, 0.08), (4630, 0.2, 0.05))
    shackle = to_peak(modes(body, 0.2), 1.0)
    return mixed((0, 0.4, wood(520, 0.09, 0.6, seed=337)), (0.075, 0.8, shackle), (0.075, 0.8, wood(300, 0.12, 0.5, seed=347)))


def treasure(points: int) -> Samples:
    """A Treasure is pinched: one chime for each of its points."""
    chimes = [
        (0.15 * i, 0.8, mixed((0, 0.8, bell(hertz(note), 0.6)), (0, 0.5, tongue(hertz(note) / 2, 0.4))))
        for i, note in enumerate(CHIMES[:points])
    ]
    return echoing(mixed(*chimes), 0.5, 0.25, tail=0.15)


def tear() -> Samples:
    """A Player card is torn in two, and its goblin's groan."""
    rip = rustle(0.34, line((0, 1400), (0.3, 3600), (0.34, 2000)), swell(0.1, 0.18, 0.06), crackle=1.0, seed=349)
    groan = voice(line((0, 150), (0.12, 162), (0.62, 82)), 0.65, "uh", "aw", swell(0.06, 0.2, 0.38), seed=353)
    return mixed((0, 0.8, rip), (0.33, 0.9, groan))


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made
    for made in (card_flick, wail, boing, paws, yelp, thud, forfeit_drum, gesture_friend, gesture_head, gesture_legs)
    + (gesture_tongue, gesture_hands, gesture_voice, cough, padlock, tear)
}
EFFECTS |= {f"hop_{nth}": partial(hop, nth) for nth in range(1, len(FEET) + 1)}
EFFECTS |= {"shove": partial(shove, 1), "shove_2": partial(shove, 2), "shove_3": partial(shove, 3)}
EFFECTS |= {f"treasure_{points}": partial(treasure, points) for points in range(1, len(CHIMES) + 1)}

# Hops and flicks come with every card; a held or shrill tone sounds louder than a knock of the same peak.
SOFTER = {f"hop_{nth}": 0.42 for nth in range(1, len(FEET) + 1)} | {"card_flick": 0.42, "paws": 0.42}
SOFTER |= {"shove": 0.36, "shove_2": 0.36, "shove_3": 0.36, "wail": 0.36, "boing": 0.42, "yelp": 0.36, "tear": 0.42}
SOFTER |= {"gesture_friend": 0.36, "gesture_head": 0.36, "gesture_voice": 0.36, "gesture_tongue": 0.42}
