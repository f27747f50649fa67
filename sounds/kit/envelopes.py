"""Envelopes: how loud a sound is over its life. Every one begins and ends at nothing, so that nothing clicks."""

from __future__ import annotations

import math
from collections.abc import Sequence

from sounds.kit.shapes import RATE, Curve, Samples, count


def shaped(samples: Sequence[float], loudness: Curve) -> Samples:
    """The samples, as loud as the curve says at each moment."""
    return [value * loudness(i / RATE) for i, value in enumerate(samples)]


def strike(attack: float, life: float) -> Curve:
    """Up at once, then dying away: 60 dB down after `life` seconds."""
    return lambda time: min(1.0, time / attack) * math.exp(-6.9 * time / life)


def swell(rise: float, hold: float, fall: float) -> Curve:
    """Rounded: up in `rise` seconds, level for `hold`, down in `fall`."""

    def at(time: float) -> float:
        if time < rise:
            return math.sin(math.pi / 2 * time / rise) ** 2
        past = time - rise - hold
        if past <= 0:
            return 1.0
        return math.cos(math.pi / 2 * past / fall) ** 2 if past < fall else 0.0

    return at


def soft_edges(samples: Sequence[float], rise: float = 0.001, fall: float = 0.02) -> Samples:
    """The samples with both ends brought to nothing."""
    out = list(samples)
    first, last = count(rise), count(fall)
    for i in range(min(first, len(out))):
        out[i] *= i / first
    for i in range(min(last, len(out))):
        out[-1 - i] *= i / last
    return out
