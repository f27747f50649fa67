"""Finished drawings: the document round an Art, its stretchable edges, and numbers kept short."""
from __future__ import annotations

import re

from sprites.kit.canvas import Art

Edges = tuple[float, float, float, float]

_LONG_NUMBER = re.compile(r"\d+\.\d{3,}")
_ATTRIBUTE = re.compile(r'\s(d|stroke-width|transform|[a-z]+-opacity)="([^"]*)"')      # gradients keep their finer steps


def _plain(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".")


def sheet(art: Art, view: str, slices: Edges | None = None, margin: Edges | None = None) -> str:
    """The SVG text of a drawing. `slices` and `margin` are (left, top, right, bottom) in the drawing's own units:
    how much of each edge must never be stretched, and how far the picture reaches beyond the logical rectangle."""
    text = art.svg(view)
    for name, edges in (("margin", margin), ("slice", slices)):
        if edges:
            numbers = " ".join(_plain(edge) for edge in edges)
            text = text.replace("<svg ", f'<svg data-{name}="{numbers}" ', 1)
    return _ATTRIBUTE.sub(lambda found: f' {found[1]}="{_shortened(found[2])}"', text)


def _shortened(numbers: str) -> str:
    return _LONG_NUMBER.sub(lambda found: _plain(float(found[0])), numbers)
