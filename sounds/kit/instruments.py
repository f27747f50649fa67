"""Instruments: each returns a finished note or noise with a peak of about 1, ready to be mixed."""

from __future__ import annotations

import math

from sounds.kit.envelopes import shaped, soft_edges, strike, swell
from sounds.kit.filters import band, high, low
from sounds.kit.mixing import mixed, to_peak
from sounds.kit.shapes import (
    RATE,
    SINE,
    Curve,
    Samples,
    count,
    grains,
    harmonics,
    line,
    modes,
    noise,
    steady,
    tone,
    wobble,
)

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
FLUTE = harmonics((1.0, 0.22, 0.1, 0.03))
PIPE = harmonics((1.0, 0.08, 0.3, 0.03, 0.1))
THROAT = harmonics([1 / (k + 1) for k in range(28)])
SHRILL = harmonics([1 / (k + 1) for k in range(12)])
VOWELS = {"uh": (620, 1150, 2400), "aw": (560, 850, 2300), "oo": (330, 760, 2100), "mm": (240, 900, 2000)}
VOWELS["ah"] = (820, 1350, 2700)


def hertz(note: str) -> float:
    """The frequency of a natural note such as A4 (440)."""
    return 440 * 2 ** ((STEPS[note[0]] - 9) / 12 + int(note[1:]) - 4)


def string(frequency: float, seconds: float, brightness: float = 0.5, seed: int = 7) -> Samples:
    """A plucked gut string: a burst of noise running round a loop that dulls it a little each time."""
    # High notes go round more often, so each round must dull them less, or they would be gone at once.
    dulling = min(0.5, 100 / frequency)
    # The dulling delays by that part of a sample; the rest goes through an allpass, or high notes are out of tune.
    period = RATE / frequency - dulling
    length = int(period - 0.1)
    fraction = period - length
    bend = (1 - fraction) / (1 + fraction)
    burst = low(low(noise((length + 1) / RATE, seed)[:length], 900 + 5200 * brightness), 1200 + 6000 * brightness)
    middle, loudest = sum(burst) / length, max(map(abs, burst))
    # Pulled aside at a quarter of its length: this carries the pitch. The noise on top is the finger.
    peak_at = length // 4
    pulled = [i / peak_at if i < peak_at else (length - i) / (length - peak_at) for i in range(length)]
    loop = [1.2 * (pull - 0.5) + 0.45 * (rub - middle) / loudest for pull, rub in zip(pulled, burst, strict=True)]
    keep = 10 ** (-3 / (frequency * (1.4 + 300 / frequency)))
    out, last, before, after, place = [], 0.0, 0.0, 0.0, 0
    for _ in range(count(seconds)):
        now = loop[place]
        dulled = keep * (now + dulling * (last - now))
        after = bend * (dulled - after) + before
        last, before = now, dulled
        loop[place] = after
        out.append(now)
        place = place + 1 if place + 1 < length else 0
    return soft_edges(to_peak(out, 1.0), 0.002, min(0.25, seconds / 3))


def flute(frequency: float, seconds: float, seed: int = 11) -> Samples:
    """A soft wooden flute with a little breath, and a vibrato that comes late."""
    fall = 0.16
    pitch = wobble(line((0, frequency * 0.985), (0.07, frequency)), 0.0045, 4.6, delay=0.35)
    life = swell(0.09, max(0.02, seconds - 0.12), fall)
    air = band(noise(seconds + fall, seed), steady(min(5000, frequency * 2.5)), 0.8)
    breath = shaped(air, lambda t: life(t) * (0.05 + 0.12 * math.exp(-t / 0.05)))
    return mixed((0, 0.9, shaped(tone(FLUTE, pitch, seconds + fall), life)), (0, 1.0, breath))


def pipe(frequency: float, seconds: float, seed: int = 13) -> Samples:
    """A reed pipe such as a goblin cuts: hollow, with a chiff at the start."""
    fall = 0.12
    pitch = wobble(line((0, frequency * 0.97), (0.04, frequency)), 0.006, 5.5, delay=0.2)
    life = swell(0.03, max(0.02, seconds - 0.05), fall)
    chiff = shaped(band(noise(seconds + fall, seed), steady(frequency * 3), 0.5), strike(0.004, 0.14))
    return mixed((0, 0.85, shaped(tone(PIPE, pitch, seconds + fall), life)), (0, 0.5, chiff))


def bell(frequency: float, seconds: float) -> Samples:
    """A small bell, hit with a straw."""
    partials = ((1, 1.0, 1.0), (2.01, 0.28, 0.7), (2.76, 0.34, 0.45), (5.4, 0.16, 0.2))
    rung = modes([(frequency * k, s, seconds * life) for k, s, life in partials if frequency * k < 16000], seconds)
    return soft_edges(to_peak(rung, 1.0), 0.003, seconds / 4)


def tongue(frequency: float, seconds: float) -> Samples:
    """A wooden bar under a soft mallet: round, with one high overtone that is soon gone."""
    bar = modes([(frequency, 1.0, seconds), (frequency * 3.93, 0.22, seconds * 0.22)], seconds)
    mallet = shaped(low(noise(0.03, 17), 1400), strike(0.001, 0.03))
    return soft_edges(to_peak(mixed((0, 1.0, bar), (0, 0.25, mallet)), 1.0), 0.003, seconds / 4)


def wood(frequency: float, seconds: float, hardness: float = 0.5, seed: int = 19) -> Samples:
    """A knock on a small wooden thing; hardness is how much of the stick one hears."""
    body = modes(
        [
            (frequency, 1.0, seconds),
            (frequency * 1.63, 0.5, seconds * 0.6),
            (frequency * 2.71, 0.3 * hardness + 0.1, seconds * 0.4),
            (frequency * 4.2, 0.3 * hardness, seconds * 0.2),
        ],
        seconds,
    )
    stick = shaped(low(noise(seconds, seed), 1500 + 5000 * hardness), strike(0.0008, 0.012 + 0.02 * hardness))
    return soft_edges(to_peak(mixed((0, 1.0, to_peak(body, 1.0)), (0, 0.6 * hardness, stick)), 1.0), 0.001, seconds / 3)


def drum(frequency: float, seconds: float) -> Samples:
    """A big frame drum, hit once with a fist: the pitch sinks as the skin relaxes."""
    pitch = line((0, frequency * 1.5), (0.05, frequency * 1.08), (0.4, frequency))
    skin = shaped(tone(SINE, pitch, seconds), strike(0.004, seconds * 0.95))
    overtone = shaped(tone(SINE, lambda t: pitch(t) * 1.59, seconds), strike(0.003, seconds * 0.45))
    third = shaped(tone(SINE, lambda t: pitch(t) * 2.3, seconds), strike(0.003, seconds * 0.28))
    fist = shaped(low(noise(seconds, 23), 500), strike(0.002, 0.09))
    layers = ((0, 1.0, skin), (0, 0.45, overtone), (0, 0.25, third), (0, 1.1, fist))
    return soft_edges(to_peak(mixed(*layers), 1.0), 0.002, seconds / 4)


def voice(pitch: Curve, seconds: float, start: str, end: str, life: Curve, seed: int = 29) -> Samples:
    """A goblin's throat, gliding from one vowel to another."""
    jitter = low(noise(seconds, seed), 18)
    rough = tone(THROAT, lambda t: pitch(t) * (1 + 0.9 * jitter[min(len(jitter) - 1, count(t))]), seconds)
    air = noise(seconds, seed + 1)
    source = [a + 0.08 * b for a, b in zip(rough, air, strict=True)]
    formants = zip(VOWELS[start], VOWELS[end], (1.0, 0.55, 0.16), (0.22, 0.16, 0.12), strict=True)
    layers = [(0, strength, band(source, line((0, a), (seconds, b)), width)) for a, b, strength, width in formants]
    return soft_edges(to_peak(shaped(mixed(*layers), life), 1.0), 0.004, 0.03)


def squeal(pitch: Curve, seconds: float, life: Curve, seed: int = 43) -> Samples:
    """A shrill little throat, too high for vowels: a goblin's squeal, a dog's yip."""
    source = mixed((0, 1.0, tone(SHRILL, pitch, seconds)), (0, 0.06, noise(seconds, seed)))
    bright = band(source, lambda t: pitch(t) * 2.1, 0.7)
    return soft_edges(to_peak(shaped(low(mixed((0, 0.5, source), (0, 0.8, bright)), 4200), life), 1.0), 0.004, 0.02)


def pop(frequency: float, seed: int = 47) -> Samples:
    """The tongue let go from the roof of the mouth: a hollow clack."""
    hollow = shaped(tone(SINE, line((0, frequency * 1.7), (0.025, frequency)), 0.09), strike(0.001, 0.07))
    wet = shaped(low(noise(0.09, seed), 3200), strike(0.0008, 0.02))
    return soft_edges(to_peak(mixed((0, 1.0, hollow), (0, 0.5, wet)), 1.0), 0.001, 0.02)


def owl(pitch: Curve, seconds: float, seed: int = 31) -> Samples:
    """One hoot: nearly a pure tone, with feathers in it."""
    life = swell(seconds * 0.25, seconds * 0.3, seconds * 0.45)
    hoot = tone(harmonics((1.0, 0.12, 0.05)), pitch, seconds)
    air = band(noise(seconds, seed), pitch, 0.5)
    return shaped(mixed((0, 0.9, hoot), (0, 0.12, air)), life)


def rustle(
    seconds: float, centre: Curve, life: Curve, crackle: float = 0.4, width: float = 1.0, seed: int = 37
) -> Samples:
    """Paper or cloth on the move: a band of noise that may glide; crackle 0 is velvet, 1 is old parchment."""
    smooth = band(noise(seconds, seed), centre, width)
    fibres = band(grains(seconds, seed + 1, 900), centre, width)
    both = mixed((0, 1.0, smooth), (0, 3.0 * crackle, fibres))
    quiet_hiss = low(high(both, 120), 1200 + 3000 * crackle)
    return soft_edges(to_peak(shaped(quiet_hiss, life), 1.0), 0.002, 0.01)


def snap(seed: int = 41) -> Samples:
    """A card slapping on the table."""
    slap = shaped(low(band(noise(0.09, seed), line((0, 3000), (0.05, 1200)), 1.1), 3500), strike(0.0008, 0.06))
    return mixed((0, 1.0, to_peak(slap, 1.0)), (0, 0.45, wood(310, 0.09, hardness=0.2)))
