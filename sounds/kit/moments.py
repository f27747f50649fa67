"""The effects of the great moments, heard at more than one table: crowds, blows, brass and bells, and a wedding."""

from __future__ import annotations

import random
from collections.abc import Callable

from sounds.kit.envelopes import shaped, soft_edges, strike, swell
from sounds.kit.filters import band, high, low
from sounds.kit.instruments import bell, drum, flute, hertz, pop, rustle, snap, squeal, string, tongue, voice, wood
from sounds.kit.mixing import echoing, mixed, to_peak
from sounds.kit.shapes import SINE, Samples, grains, harmonics, line, modes, noise, steady, tone, wobble

BRASS = harmonics([1 / (k + 1) ** 0.9 for k in range(12)])
# A blade: high partials that lie close together, so that they shimmer.
STEEL = ((1865, 1.0, 0.6), (1871, 0.7, 0.6), (2790, 0.6, 0.45), (4120, 0.5, 0.35), (5230, 0.3, 0.22))
IRON = ((392, 1.0, 0.3), (880, 0.7, 0.3), (1430, 0.5, 0.22), (2350, 0.4, 0.14), (3710, 0.25, 0.08))
# (second, strength, note, length) of the march, at 143 beats a minute.
BEAT = 0.42
MARCH = ((0.0, 0.8, "D5", 0.7), (0.75, 0.6, "D5", 0.2), (1.0, 1.0, "G5", 1.4), (2.5, 0.7, "A5", 0.4), (3.0, 1.0, "B5", 0.9),
    (4.0, 0.8, "G5", 0.4), (4.5, 0.8, "A5", 0.4), (5.0, 0.9, "D5", 0.9), (6.0, 1.0, "G5", 1.6))
MARCH_CHORDS = ((1.0, ("G3", "D4", "B4")), (3.0, ("E3", "B3", "G4")), (5.0, ("D3", "A3", "A4")), (6.0, ("G3", "D4", "B4")))


def blown(frequency: float, seconds: float, bright: float = 1.0) -> Samples:
    """A brass note: dull at first, brighter as the lips tighten."""
    pitch = wobble(line((0, frequency * 0.97), (0.05, frequency)), 0.005, 5.4, delay=0.3)
    reed = tone(BRASS, pitch, seconds + 0.12)
    opening = line((0, frequency * 1.5), (0.09, frequency * 4 * bright), (seconds, frequency * 2.4))
    both = mixed((0, 0.8, band(reed, opening, 0.8)), (0, 0.5, low(reed, frequency * 2)))
    return to_peak(shaped(both, swell(0.035, max(0.03, seconds - 0.05), 0.12)), 1.0)


def throng(length: float, pitches: tuple[float, float, float], vowels: tuple[str, str], life: Callable[[float], float],
           goblins: int, seed: int) -> Samples:
    """Many throats at nearly the same time: each its own pitch (start, middle and end as shares), its own moment."""
    rng, layers = random.Random(seed), []
    for nth in range(goblins):
        root = 120 * 2 ** rng.uniform(0, 1.3)
        begin, share = rng.uniform(0, length * 0.12), rng.uniform(0.8, 1.0)
        lasts = (length - begin) * share
        points = [(lasts * place, root * pitch * rng.uniform(0.95, 1.05)) for place, pitch in zip((0, 0.4, 1), pitches)]
        throat = voice(wobble(line(*points), 0.02, rng.uniform(4, 8)), lasts, *vowels, life, seed=seed + 3 * nth)
        layers.append((begin, rng.uniform(0.4, 1.0), throat))
    return to_peak(mixed(*layers), 1.0)


def clatter() -> Samples:
    """Tiles thrown about: stones that knock, hop and come to lie, one after another."""
    rng, layers, at = random.Random(1009), [], 0.0
    for nth in range(17):
        stone = wood(rng.uniform(260, 900), rng.uniform(0.05, 0.12), 0.7, seed=1013 + nth)
        layers.append((at, rng.uniform(0.4, 1.0) * (1 - nth / 24), stone))
        at += rng.uniform(0.012, 0.05) + 0.0035 * nth
    dust = rustle(0.5, line((0, 1500), (0.5, 500)), swell(0.05, 0.1, 0.35), crackle=0.9, seed=1021)
    return echoing(mixed(*layers, (0, 0.35, dust)), 0.5, 0.2, tail=0.12)


def crowd() -> Samples:
    """Everybody cheers: hooray in many voices, somebody whistles, and hands and paws clap."""
    cheering = throng(1.5, (0.8, 1.35, 1.0), ("oo", "ah"), swell(0.16, 0.6, 0.7), 11, 1031)
    rng = random.Random(1033)
    claps = [(rng.uniform(0.1, 1.35), rng.uniform(0.1, 0.3), snap(seed=1039 + nth)) for nth in range(30)]
    shriek = squeal(line((0, 800), (0.15, 1500), (0.4, 1100)), 0.42, swell(0.08, 0.1, 0.22), seed=1049)
    return soft_edges(echoing(mixed((0, 1.0, cheering), *claps, (0.5, 0.12, shriek)), 0.7, 0.25, tail=0.2), 0.004, 0.3)


def crowd_ooh() -> Samples:
    """Everybody holds their breath: ooh, upwards, and it hangs in the air."""
    held = throng(1.0, (0.85, 1.2, 1.05), ("oo", "aw"), swell(0.18, 0.25, 0.5), 9, 1051)
    return soft_edges(echoing(held, 0.6, 0.25, tail=0.15), 0.004, 0.15)


def riffle() -> Samples:
    """A pack shuffled: two halves run into each other, ever faster, and are knocked together."""
    cards, at = [], 0.0
    for nth in range(20):
        cards.append((at, 0.35 + 0.03 * nth, snap(seed=1061 + nth)[: 44100 // 30]))
        at += 0.03 - 0.0009 * nth
    air = rustle(0.5, line((0, 1800), (0.5, 3200)), swell(0.3, 0.1, 0.1), crackle=0.5, seed=1069)
    return mixed(*[(a, s, soft_edges(c, 0.001, 0.01)) for a, s, c in cards], (0, 0.25, air), (0.55, 1.0, snap(seed=1087)))


def lid() -> Samples:
    """The lid of a box flies off: a pop, cardboard that rubs, and paper that flutters up."""
    rubs = rustle(0.14, line((0, 500), (0.14, 1400)), swell(0.1, 0.0, 0.04), crackle=0.7, seed=1229)
    papers = [(0.16 + 0.05 * nth, 0.4 - 0.05 * nth, snap(seed=1231 + nth)) for nth in range(5)]
    flutter = rustle(0.4, line((0, 1600), (0.4, 3400)), swell(0.08, 0.1, 0.22), crackle=0.5, seed=1237)
    popped = mixed((0, 1.0, pop(230, seed=1249)), (0.004, 0.6, wood(150, 0.12, 0.3, seed=1259)))
    return soft_edges(mixed((0, 0.45, rubs), (0.11, 1.0, popped), (0.13, 0.35, flutter), *papers), 0.003, 0.1)


def hammer() -> Samples:
    """A blow on the anvil: iron rings, wood answers."""
    ring = to_peak(modes(IRON, 0.45), 1.0)
    hit = shaped(low(noise(0.05, 1091), 4500), strike(0.0008, 0.03))
    struck = mixed((0, 0.7, ring), (0, 0.6, hit), (0, 0.7, wood(180, 0.14, 0.5, seed=1093)), (0, 0.5, drum(90, 0.2)))
    return soft_edges(struck, 0.001, 0.1)


def celesta() -> Samples:
    """Four bars of steel under soft felt, upwards: something small is magic."""
    notes = enumerate(("G5", "B5", "D6", "G6"))
    bars = [(0.085 * i, 0.7, mixed((0, 0.8, tongue(hertz(note), 0.6)), (0, 0.4, bell(hertz(note), 0.7)))) for i, note in notes]
    return echoing(mixed(*bars), 0.6, 0.3, tail=0.2)


def rope_snap() -> Samples:
    """The rope breaks: a crack, the twang of both halves, and they fall."""
    crack = shaped(low(high(noise(0.1, 1097), 400), 5000), strike(0.0006, 0.05))
    twang = string(hertz("D3"), 0.5, brightness=0.9, seed=1103)
    whip = shaped(band(noise(0.16, 1109), line((0, 3200), (0.16, 700)), 0.7), swell(0.03, 0.0, 0.13))
    falls = [(0.3, 0.3, wood(160, 0.1, 0.1, seed=1117)), (0.37, 0.25, wood(140, 0.1, 0.1, seed=1123))]
    return mixed((0, 1.0, to_peak(crack, 1.0)), (0.004, 0.6, twang), (0.01, 0.4, to_peak(whip, 1.0)), *falls)


def bang() -> Samples:
    """Dynamite: the crack, the chest, and a long tail in which clods come down again."""
    crack = shaped(low(noise(0.2, 1129), 3800), strike(0.001, 0.14))
    boom = mixed((0, 1.0, drum(52, 0.9)), (0.02, 0.7, drum(41, 1.0)))
    roll = shaped(low(low(noise(1.5, 1151), 210), 420), strike(0.02, 1.5))
    rng = random.Random(1153)
    clods = [(0.35 + 0.8 * rng.random(), 0.1 * rng.random() + 0.04, wood(rng.uniform(130, 420), 0.09, 0.3, seed=1163 + n))
        for n in range(14)]
    layers = mixed((0, 0.7, to_peak(crack, 1.0)), (0, 1.0, boom), (0, 0.6, to_peak(roll, 1.0)), *clods)
    driven = [value / (1 + 0.6 * abs(value)) for value in layers]
    return soft_edges(echoing(driven, 0.9, 0.3, tail=0.2), 0.001, 0.4)


def heartbeat() -> Samples:
    """Lub-dub, as one hears it under the pillow."""
    first = shaped(tone(SINE, line((0, 78), (0.12, 52)), 0.2), strike(0.012, 0.22))
    second = shaped(tone(SINE, line((0, 92), (0.1, 60)), 0.18), strike(0.01, 0.18))
    warm = low(mixed((0, 0.9, drum(60, 0.2)), (0.2, 0.7, drum(68, 0.17))), 260)
    return mixed((0, 1.0, first), (0.2, 0.75, second), (0, 0.8, to_peak(warm, 1.0)))


def brass() -> Samples:
    """All horns at once, on an open fifth: pride for some, and fright for others."""
    chord = [(0.0, 0.9, "D3"), (0.0, 0.8, "A3"), (0.01, 0.8, "D4"), (0.02, 0.5, "A4")]
    upbeat = [(0.0, 0.6, blown(hertz("A3"), 0.08)), (0.0, 0.5, blown(hertz("D4"), 0.08))]
    blast = [(0.13 + at, loud, blown(hertz(note), 0.55, 1.3)) for at, loud, note in chord]
    return soft_edges(echoing(mixed(*upbeat, *blast, (0.13, 0.7, drum(73, 0.4))), 0.6, 0.25, tail=0.2), 0.002, 0.15)


def flute_down() -> Samples:
    """Oh dear: a flute slides down the stairs."""
    steps = enumerate(("E5", "D5", "B4", "A4"))
    stairs = [(0.13 * i, 0.8, flute(hertz(note), 0.12, seed=1171 + i)) for i, note in steps]
    pitch = wobble(line((0, hertz("G4")), (0.12, hertz("G4")), (0.42, hertz("D4"))), 0.02, 6, delay=0.1)
    slide = shaped(tone(harmonics((1.0, 0.22, 0.1)), pitch, 0.45), swell(0.04, 0.15, 0.26))
    return echoing(mixed(*stairs, (0.52, 0.9, slide)), 0.5, 0.2, tail=0.12)


def stamp_thud() -> Samples:
    """A stamp comes down on parchment: the table feels it."""
    paper = rustle(0.06, line((0, 2600), (0.06, 1200)), strike(0.002, 0.07), crackle=0.6, seed=1181)
    return mixed((0, 0.3, paper), (0, 1.0, drum(76, 0.34)), (0, 0.7, wood(150, 0.16, 0.3, seed=1187)))


def whoosh() -> Samples:
    """Something large goes by, and takes the air along."""
    near = band(noise(0.95, 1193), line((0, 260), (0.45, 1500), (0.95, 300)), 0.7)
    flutter = band(noise(0.95, 1201), line((0, 600), (0.45, 2800), (0.95, 700)), 0.9)
    life = swell(0.42, 0.04, 0.48)
    return shaped(mixed((0, 1.0, to_peak(near, 1.0)), (0, 0.35, to_peak(flutter, 1.0))), life)


def blade() -> Samples:
    """A dagger drawn through the dark: a hiss of steel, and it sings."""
    draw = shaped(high(band(noise(0.2, 1213), line((0, 2000), (0.2, 5600)), 0.5), 1200), swell(0.14, 0.0, 0.06))
    sing = shaped(to_peak(modes(STEEL, 0.6), 1.0), swell(0.02, 0.02, 0.55))
    return mixed((0, 0.8, to_peak(draw, 1.0)), (0.13, 0.8, low(sing, 6000)))


def hush() -> Samples:
    """All fall silent: a breath drawn in, a low note that hardly sounds."""
    breath = shaped(low(band(noise(0.75, 1217), line((0, 700), (0.5, 2100), (0.75, 1500)), 0.8), 3000), swell(0.45, 0.02, 0.26))
    under = shaped(tone(SINE, wobble(steady(hertz("D3")), 0.01, 3), 0.85), swell(0.3, 0.1, 0.4))
    return mixed((0, 0.8, to_peak(breath, 1.0)), (0, 0.5, under))


def growl() -> Samples:
    """Something in the rock is awake."""
    pitch = wobble(line((0, 62), (0.3, 84), (0.75, 55)), 0.09, 23)
    throat = voice(pitch, 0.8, "mm", "uh", swell(0.12, 0.3, 0.36), seed=1223)
    rattle = shaped(low(band(grains(0.8, 1229, 260), steady(240), 0.8), 700), swell(0.12, 0.3, 0.36))
    return mixed((0, 0.9, low(throat, 1300)), (0, 0.5, to_peak(rattle, 1.0)), (0, 0.3, drum(50, 0.5)))


def snow_bell() -> Samples:
    """The first snow: one far bell, and the quiet after it."""
    rung = mixed((0, 0.8, bell(hertz("D5"), 1.3)), (0.004, 0.4, bell(hertz("A5"), 1.1)), (0.01, 0.2, bell(hertz("D6"), 0.9)))
    return soft_edges(echoing(rung, 1.2, 0.5, tail=0.4), 0.004, 0.4)


def dawn_bells() -> Samples:
    """Morning: the bells of the valley begin, one after another, until all of them ring."""
    peal = ((0.0, "G4"), (0.22, "D5"), (0.4, "B4"), (0.56, "G5"), (0.72, "E5"), (0.86, "A5"), (1.0, "D5"), (1.12, "G5"))
    bells = [(at, 0.4 + 0.06 * i, bell(hertz(note), 0.9)) for i, (at, note) in enumerate(peal)]
    glow = [(0.3, 0.3, flute(hertz("G4"), 1.2, seed=1231)), (0.5, 0.25, flute(hertz("D5"), 1.0, seed=1237))]
    return soft_edges(echoing(mixed(*bells, *glow), 0.9, 0.35, tail=0.25), 0.003, 0.4)


def wedding() -> Samples:
    """The Princess's wedding march, eight beats of it, for brass, bells and a proud little drum."""
    lead = [(BEAT * at, 0.7 * loud, blown(hertz(note), BEAT * length, 1.2)) for at, loud, note, length in MARCH]
    bells = [(BEAT * at, 0.18 * loud, bell(hertz(note) * 2, 0.6)) for at, loud, note, length in MARCH if length > 0.5]
    chords = [(BEAT * at, 0.35, blown(hertz(note), BEAT * 0.9)) for at, notes in MARCH_CHORDS for note in notes]
    feet = [(BEAT * beat, 0.45 if beat % 2 else 0.25, drum(82 if beat % 2 else 110, 0.3)) for beat in range(7)]
    rattle = [(BEAT * (6 + at), 0.2, wood(420, 0.06, 0.7, seed=1249)) for at in (0.25, 0.5, 0.75, 1.0)]
    return soft_edges(echoing(mixed(*lead, *bells, *chords, *feet, *rattle), 0.8, 0.25, tail=0.25), 0.003, 0.4)


EFFECTS: dict[str, Callable[[], Samples]] = {
    made.__name__: made
    for made in (clatter, crowd, crowd_ooh, riffle, lid, hammer, celesta, rope_snap, bang, heartbeat, brass, flute_down)
    + (stamp_thud, whoosh, blade, hush, growl, snow_bell, dawn_bells, wedding)
}

# Held tones, voices and steel sound louder than a knock of the same peak.
SOFTER = {"crowd": 0.42, "crowd_ooh": 0.36, "hammer": 0.42, "rope_snap": 0.42, "brass": 0.42, "flute_down": 0.36}
SOFTER |= {"whoosh": 0.42, "blade": 0.36, "hush": 0.34, "growl": 0.42, "riffle": 0.42, "wedding": 0.42, "snow_bell": 0.42}
