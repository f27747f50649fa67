"""Finished drawings: the document round an Art, its stretchable edges, and numbers kept short."""
from __future__ import annotations

import re

from .canvas import Art

Edges = tuple[float, float, float, float]

_LONG_NUMBER = re.compile(r"(?<![\w.])-?\d+\.\d{3,}")
_PATH = re.compile(r'(\sd|\sstroke-width|\stransform)="([^"]*)"')


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
    return _PATH.sub(lambda m: f'{m[1]}="{_LONG_NUMBER.sub(lambda n: _plain(float(n[0])), m[2])}"', text)
