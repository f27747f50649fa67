"""The stars of a win: a lit one is gold, one that was not earned is sunken and grey."""

from __future__ import annotations

from goblins.ui.draw import shapes
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred

EMPTY_STAR = "M50 5 L62 36 L95 38 L69 59 L78 92 L50 73 L22 92 L31 59 L5 38 L38 36 Z"


def draw_star(stage: Stage, centre: Point, size: float, *, lit: bool) -> None:
    """One star round a point."""
    if lit:
        stage.icon("star", centre, size)
        return
    body = (
        f'<g transform="scale({size / 100})"><path d="{EMPTY_STAR}" fill="#3A2A30" fill-opacity="0.28" stroke="#2A1820" '
        'stroke-opacity="0.55" stroke-width="5" stroke-linejoin="round"/></g>'
    )
    stage.drawing(("star", size), shapes.document(size, size, body), centred(*centre, size, size))
