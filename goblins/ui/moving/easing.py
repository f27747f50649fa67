"""How things get from one place to another: fast first, fast last, gently, or a little too far and back."""

from __future__ import annotations

from typing import Literal

Ease = Literal["out", "in", "both", "back", "even"]

#: How far `back` swings beyond its end.
OVERSHOOT = 1.4


def eased(ease: Ease, t: float) -> float:
    """How far something is when so much of its time is over, both from 0 to 1."""
    t = max(0.0, min(1.0, t))
    if ease == "out":
        return 1 - (1 - t) ** 3
    if ease == "in":
        return t * t * t
    if ease == "both":
        return t * t * (3 - 2 * t)
    if ease == "back":
        return 1 + (OVERSHOOT + 1) * (t - 1) ** 3 + OVERSHOOT * (t - 1) ** 2
    return t


def between(start: float, end: float, t: float) -> float:
    """The number so far on the way from one to another."""
    return start + (end - start) * t
