"""Mixing: laying sounds over one another in time, and bringing the whole to a known peak."""

from __future__ import annotations

from collections.abc import Sequence

from sounds.kit.filters import room
from sounds.kit.shapes import Samples, count

Layer = tuple[float, float, Sequence[float]]
"""(second it begins, how loud, samples)."""


def mixed(*layers: Layer) -> Samples:
    """All layers together, as long as the one that ends last."""
    out = [0.0] * max(count(start) + len(samples) for start, _, samples in layers)
    for start, loudness, samples in layers:
        first, last = count(start), count(start) + len(samples)
        out[first:last] = [below + value * loudness for below, value in zip(out[first:last], samples, strict=True)]
    return out


def echoing(samples: Sequence[float], seconds: float, share: float, tail: float) -> Samples:
    """The samples in a room, with `tail` seconds left for it to die away."""
    dry = [*samples, *[0.0] * count(tail)]
    return [a + share * b for a, b in zip(dry, room(dry, seconds), strict=True)]


def to_peak(samples: Sequence[float], peak: float) -> Samples:
    """The samples, louder or softer as a whole so that the loudest is `peak`."""
    scale = peak / max(map(abs, samples))
    return [value * scale for value in samples]
