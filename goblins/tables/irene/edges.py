"""Edges that light up round tiles and cells of Irene: what may be done, what fits, what only you see, what is in danger."""

from __future__ import annotations

from goblins.ui.draw.shapes import document, rounded_path
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

# kind: bright line, dark line under it, width of the bright one
EDGES = {
    "mint": ("#7ED6B4", "#0A2E2A", 4.0),
    "mint_over": ("#BEFFE2", "#0A2E2A", 4.4),
    "gold": ("#FFE27A", "#3A2418", 5.0),
    "violet": ("#D6B4FF", "#2A183E", 4.4),
    "red": ("#FF8A70", "#3E1018", 4.4),
    "mountain": ("#E9B440", "#3A2418", 2.6),
}
CELLS = {False: ("#7ED6B4", "#0E3E34", 3.4, 0.18), True: ("#BEFFE2", "#0E3E34", 3.4, 0.48)}
MINT_FILL = "#8FFFD6"
CORNER = 11
FULL = 60.0  # round something narrower the lines are thinner
BEYOND = 12  # how far the drawing reaches beyond the rectangle


def draw_edge(stage: Stage, kind: str, rect: Rect) -> None:
    """A bright edge along the rim of a tile: mint, mint_over, gold, violet, red or mountain."""
    bright, dark, width = EDGES[kind]
    inner = rect.grown(-2)
    stage.drawing(("irene_edge", kind), lambda: _svg(inner, bright, dark, width), inner.grown(BEYOND))


def draw_cell(stage: Stage, rect: Rect, *, over: bool = False) -> None:
    """An empty cell that takes the piece; `over`: the piece hangs above it."""
    bright, dark, width, strength = CELLS[over]
    inner = rect.grown(-4)
    if over:
        stage.halo(inner, (60, 150, 110), 12, 14)
    stage.drawing(("irene_cell", over), lambda: _svg(inner, bright, dark, width, strength), inner.grown(BEYOND))


def draw_count(stage: Stage, rect: Rect, count: int, *, left: bool = False) -> None:
    """How many tiles a heap has, at its lower right corner, or at the left one where others may lie over that."""
    number = rect.centre[0] + rect.w * (-0.38 if left else 0.42), rect.centre[1] + rect.h * 0.42
    side = max(20, min(34, rect.w * 0.5))
    stage.sprite("irene/count.svg", number, side)
    stage.light(str(count), number, side * 0.53, "center")


def _svg(inner: Rect, bright: str, dark: str, width: float, strength: float = 0.0) -> str:
    share = min(1.0, inner.w / FULL)
    width, line = width * share, rounded_path(BEYOND, BEYOND, inner.w, inner.h, CORNER * share)
    body = f'<path d="{line}" fill="{MINT_FILL}" fill-opacity="{strength}"/>' if strength else ""
    for colour, wide in ((dark, width + 5 * share), (bright, width)):
        body += f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{wide}"/>'
    return document(inner.w + 2 * BEYOND, inner.h + 2 * BEYOND, body)
