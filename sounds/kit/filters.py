"""Filters and the room: what makes a raw wave sound like paper, like a throat, or like a clearing at night."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sounds.kit.shapes import RATE, Curve, Samples

# Lengths in samples with no common divisor, so that the echoes never pile up on one pitch.
COMBS = ((1557, 1617, 1491, 1422), (1583, 1643, 1517, 1448))
ALLPASSES = (225, 556)


def low(samples: Sequence[float], hertz: float) -> Samples:
    """Only what lies below so many hertz (gently: 6 dB per octave)."""
    share, held, out = 1 - math.exp(-math.tau * hertz / RATE), 0.0, []
    for value in samples:
        held += share * (value - held)
        out.append(held)
    return out


def high(samples: Sequence[float], hertz: float) -> Samples:
    """Only what lies above so many hertz (gently)."""
    return [value - under for value, under in zip(samples, low(samples, hertz), strict=True)]


def band(samples: Sequence[float], centre: Curve, width: float) -> Samples:
    """Only a band around a centre that may glide; `width` 2 is broad, 0.1 rings like a bottle."""
    below = through = 0.0
    slope, out = 0.0, []
    for i, value in enumerate(samples):
        if i % 32 == 0:
            slope = 2 * math.sin(math.pi * min(centre(i / RATE), RATE / 7) / RATE)
        below += slope * through
        through += slope * (value - below - width * through)
        out.append(through * width)
    return out


def room(samples: Sequence[float], seconds: float, side: int = 0) -> Samples:
    """Only the echoes of the samples in a soft room; side 0 and 1 differ, as for two ears."""
    out = [0.0] * len(samples)
    for length in COMBS[side]:
        keep = 10 ** (-3 * length / (seconds * RATE))
        line, held, place = [0.0] * length, 0.0, 0
        for i, value in enumerate(samples):
            echo = line[place]
            held = echo * 0.6 + held * 0.4  # leaves swallow the high notes first
            line[place] = value + held * keep
            place = place + 1 if place + 1 < length else 0
            out[i] += echo * 0.25
    for length in ALLPASSES:
        line, place = [0.0] * length, 0
        for i, value in enumerate(out):
            echo = line[place]
            out[i] = echo - 0.5 * value
            line[place] = value + 0.5 * out[i]
            place = place + 1 if place + 1 < length else 0
    return out
