"""Wave shapes: raw, endless-sounding tones and noises, from -1 to 1, before any envelope gives them a life."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

RATE = 44100
TABLE_SIZE = 2048

Samples = list[float]
Curve = Callable[[float], float]
"""A value that changes with time: seconds since the start in, value out."""


def count(seconds: float) -> int:
    """How many samples last so many seconds."""
    return round(seconds * RATE)


def steady(value: float) -> Curve:
    """The curve that never changes."""
    return lambda _: value


def line(*points: tuple[float, float]) -> Curve:
    """The curve through (second, value) points, straight between them and level outside."""

    def at(time: float) -> float:
        before = points[0]
        for point in points:
            if time < point[0]:
                if point is before:
                    return point[1]
                share = (time - before[0]) / (point[0] - before[0])
                return before[1] + (point[1] - before[1]) * share
            before = point
        return before[1]

    return at


def wobble(centre: Curve, depth: float, per_second: float, delay: float = 0.0) -> Curve:
    """A curve with vibrato: `depth` is a share of the centre, and it grows in after `delay` seconds."""

    def at(time: float) -> float:
        strength = depth * min(1.0, max(0.0, (time - delay) / 0.25))
        return centre(time) * (1 + strength * math.sin(math.tau * per_second * time))

    return at


def harmonics(strengths: Sequence[float]) -> Samples:
    """One period of a tone with these strengths of its first, second, … harmonic, peak 1."""
    period = [
        sum(s * math.sin(math.tau * (k + 1) * i / TABLE_SIZE) for k, s in enumerate(strengths))
        for i in range(TABLE_SIZE)
    ]
    peak = max(map(abs, period))
    return [value / peak for value in period]


SINE = harmonics((1.0,))


def tone(period: Sequence[float], frequency: Curve, seconds: float) -> Samples:
    """The period repeated at a frequency that may glide."""
    out, phase, scale = [], 0.0, TABLE_SIZE / RATE
    step, size = 0.0, count(seconds)
    for i in range(size):
        if i % 32 == 0:  # no ear follows a pitch faster than this, and curves are slow to ask
            step = frequency(i / RATE) * scale
        place = int(phase)
        share = phase - place
        out.append(period[place] * (1 - share) + period[(place + 1) % TABLE_SIZE] * share)
        phase = (phase + step) % TABLE_SIZE
    return out


def noise(seconds: float, seed: int) -> Samples:
    """White noise; the same seed gives the same noise."""
    rng = random.Random(seed)
    return [rng.uniform(-1.0, 1.0) for _ in range(count(seconds))]


def grains(seconds: float, seed: int, per_second: float) -> Samples:
    """Crackle: sparse single spikes of random strength, as fibres of paper or velvet give when they rub."""
    rng = random.Random(seed)
    chance = per_second / RATE
    return [rng.uniform(-1.0, 1.0) if rng.random() < chance else 0.0 for _ in range(count(seconds))]


def modes(partials: Sequence[tuple[float, float, float]], seconds: float) -> Samples:
    """A struck body: the sum of dying sines, each (hertz, strength, seconds until it is 60 dB down)."""
    out = [0.0] * count(seconds)
    for hertz, strength, life in partials:
        # A two-pole resonator rings exactly like a dying sine, and costs two multiplications.
        radius = math.exp(-6.9 / (life * RATE))
        turn = 2 * radius * math.cos(math.tau * hertz / RATE)
        fade = -radius * radius
        last, now = 0.0, strength * radius * math.sin(math.tau * hertz / RATE)
        for i in range(1, len(out)):
            out[i] += now
            last, now = now, turn * now + fade * last
    return out
