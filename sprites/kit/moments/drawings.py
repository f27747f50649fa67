"""Particles, lights and signs of the great moments; every game uses them."""
from __future__ import annotations

from collections.abc import Iterator

from sprites.kit.moments import blows, signs


def drawings() -> Iterator[tuple[str, str]]:
    """Everything below `moments/`."""
    for module in (blows, signs):
        for name, text in module.pieces():
            yield f"moments/{name}.svg", text
