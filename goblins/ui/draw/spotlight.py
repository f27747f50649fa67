"""Night over a table but for lit places, and the golden arrow and the hand that show a way."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame

from goblins.ui.draw import shapes
from goblins.ui.draw.sprites import rasterise
from goblins.ui.moving.easing import eased
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

NIGHT = (14, 10, 28)
DARKNESS = 178
CORNER, SOFT = 24.0, 14
WARM = (30, 24, 8)
#: The mask is worked out at this part of the window's size: it is soft anyway.
COARSE = 4
HEAD, THIN, THICK, BEND = 40.0, 5.0, 15.0, 0.2


def draw_night(stage: Stage, lit: Sequence[Rect], part: float = 1.0) -> None:
    """Darken all but the lit places; `part` of the darkness while night falls."""
    size = stage.surface.get_size()
    holes = tuple(stage.viewport.rect(rect) for rect in lit)
    radius = stage.viewport.length(CORNER)
    veil = stage.cache.get(("night", size, holes), lambda: _veil(size, holes, radius, stage.viewport.length(SOFT)))
    veil.set_alpha(round(255 * part))
    stage.surface.blit(veil, (0, 0))
    if part >= 1:
        for rect in lit:
            stage.halo(rect.grown(-6), WARM, 16, CORNER)


def _veil(
    size: tuple[int, int], holes: tuple[tuple[int, int, int, int], ...], radius: int, soft: int
) -> pygame.Surface:
    small = (size[0] // COARSE + 1, size[1] // COARSE + 1)
    mask = pygame.Surface(small, pygame.SRCALPHA)
    mask.fill((*NIGHT, DARKNESS))
    for x, y, w, h in holes:
        hole = pygame.Rect(x // COARSE, y // COARSE, w // COARSE, h // COARSE)
        pygame.draw.rect(mask, (*NIGHT, 0), hole, border_radius=max(1, radius // COARSE))
    mask = pygame.transform.box_blur(mask, max(1, soft // COARSE // 2))
    return pygame.transform.smoothscale(mask, (small[0] * COARSE, small[1] * COARSE))


def way_between(start: Point, end: Point, bend: float = BEND, count: int = 40) -> list[Point]:
    """Points of a bent way."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    middle = ((start[0] + end[0]) / 2 - dy * bend, (start[1] + end[1]) / 2 + dx * bend)
    times = [number / count for number in range(count + 1)]
    return [
        (
            (1 - t) ** 2 * start[0] + 2 * t * (1 - t) * middle[0] + t * t * end[0],
            (1 - t) ** 2 * start[1] + 2 * t * (1 - t) * middle[1] + t * t * end[1],
        )
        for t in times
    ]


def draw_arrow(stage: Stage, start: Point, end: Point, bend: float = BEND, *, alarming: bool = False) -> None:
    """A brushed golden arrow, thin where it starts, thick at its head; a red one tells what was done to somebody."""
    points, shine = _brushed(way_between(start, end, bend), end)
    xs, ys = [x for x, _ in points], [y for _, y in points]
    around = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(16)

    def data(run: Sequence[Point], close: str) -> str:
        return "M" + "L".join(f"{x - around.x:.1f} {y - around.y:.1f}" for x, y in run) + close

    fill, gleam = ("#E2564A", "#FFC9B4") if alarming else ("#FFD768", "#FFF6CE")

    def svg() -> str:
        outline = data(points, "Z")
        return shapes.document(
            around.w,
            around.h,
            f'<path d="{outline}" fill="none" stroke="#2A1820" stroke-width="9" stroke-linejoin="round"'
            ' transform="translate(1 2)"/>'
            f'<path d="{outline}" fill="{fill}" stroke="#2A1820" stroke-width="5" stroke-linejoin="round"/>'
            f'<path d="{data(shine, "")}" fill="none" stroke="{gleam}" stroke-width="2.6" stroke-linecap="round"/>',
        )

    stage.drawing(("arrow", start, end, bend, alarming), svg, around)


def _brushed(way: list[Point], end: Point) -> tuple[list[Point], list[Point]]:
    """The outline of an arrow along a way, and the line that shines on it."""
    total = sum(math.dist(a, b) for a, b in zip(way, way[1:], strict=False))
    run, cut = 0.0, len(way) - 1
    for number, (a, b) in enumerate(zip(way, way[1:], strict=False)):
        run += math.dist(a, b)
        if run >= total - HEAD * 0.86:
            cut = number + 1
            break
    left, right = [], []
    for number in range(cut + 1):
        (x, y), before, after = way[number], way[max(number - 1, 0)], way[min(number + 1, len(way) - 1)]
        angle = math.atan2(after[1] - before[1], after[0] - before[0])
        half = (THIN + (THICK - THIN) * number / max(1, cut)) / 2
        left.append((x + half * math.sin(angle), y - half * math.cos(angle)))
        right.append((x - half * math.sin(angle), y + half * math.cos(angle)))
    x, y = way[cut]
    angle = math.atan2(end[1] - y, end[0] - x)
    sine, cosine, wing = math.sin(angle), math.cos(angle), HEAD * 0.62
    wings = [(x + wing * sine - 5 * cosine, y - wing * cosine - 5 * sine)]
    wings += [end, (x - wing * sine - 5 * cosine, y + wing * cosine - 5 * sine)]
    shine = [((a[0] * 2 + b[0]) / 3, (a[1] * 2 + b[1]) / 3) for a, b in zip(left, right, strict=True)][4:]
    return [*left, *wings, *reversed(right)], shine


def draw_hand(stage: Stage, start: Point, end: Point, progress: float) -> None:
    """The hand that shows a drag: it presses, glides, and lets go."""
    way = way_between(start, end)
    at = way[round(eased("both", (progress - 0.15) / 0.6) * (len(way) - 1))]
    side = stage.viewport.length(84)
    picture = stage.cache.get(("ghost hand", side), lambda: pygame.transform.rotozoom(_hand(stage, side), 14, 1.0))
    stage.blit(picture, (at[0] + 12, at[1] + 34))


def _hand(stage: Stage, side: int) -> pygame.Surface:
    return rasterise(stage.sprites.text("icons/hand.svg"), (side, side))
