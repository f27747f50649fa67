"""Speech balloons and sheets with a tail: what somebody says, and what explains a thing it points at."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from goblins.ui.draw import passes, shapes
from goblins.ui.draw.sprites import rasterise
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

INK = "#2A1820"


class Paper(NamedTuple):
    """What a balloon is made of: its colours from top to foot, its lines, corners and tail."""

    name: str
    colours: tuple[str, str, str]
    line: str
    line_width: float
    outline: float
    radius: float
    tail: float
    bend: float


SPEECH = Paper("speech", ("#FFFDF2", "#FFF8E2", "#F6E6C0"), "#E4C88E", 1.6, 4.0, 28, 34, 0.12)
WORD = Paper("word", ("#FFFDF2", "#FFF8E2", "#F6E6C0"), "#E4C88E", 1.6, 4.0, 18, 22, 0.12)
SHEET = Paper("sheet", ("#FFF4D4", "#F6E4BC", "#EACF98"), "#B9854A", 1.8, 3.4, 16, 26, 0.0)
KEPT = Paper("kept", ("#FFF4D4", "#F6E4BC", "#EACF98"), "#E9B440", 3.0, 3.4, 16, 26, 0.0)


def draw_balloon(stage: Stage, rect: Rect, tip: Point | None, paper: Paper = SPEECH) -> None:
    """A balloon whose tail ends at a point; None: it has no tail."""
    picture, centre = balloon(stage, rect, tip, paper)
    stage.blit(picture, centre)


def balloon(stage: Stage, rect: Rect, tip: Point | None, paper: Paper = SPEECH) -> tuple[pygame.Surface, Point]:
    """The picture of such a balloon, and where its middle belongs."""
    reach = 20.0
    if tip:
        reach += max(0.0, rect.x - tip[0], tip[0] - rect.right, rect.y - tip[1], tip[1] - rect.bottom)
    outer = rect.grown(reach)
    local = (round(tip[0] - outer.x), round(tip[1] - outer.y)) if tip else None
    _, _, w, h = stage.viewport.rect(outer)
    blur = max(1, stage.viewport.length(8))

    def make() -> pygame.Surface:
        picture = rasterise(_svg(rect, reach, local, paper), (w, h))
        return passes.with_shadow(picture, blur, 150, (stage.viewport.length(5), stage.viewport.length(8)))

    return stage.cache.get(("balloon", paper.name, w, h, local, round(reach)), make), outer.centre


def _svg(rect: Rect, reach: float, tip: Point | None, paper: Paper) -> str:
    path = _outline(Rect(reach, reach, rect.w, rect.h), tip, paper)
    inner = shapes.rounded_path(reach + 6, reach + 6, rect.w - 12, rect.h - 12, paper.radius - 6)
    top, middle, foot = paper.colours
    return shapes.document(
        rect.w + 2 * reach,
        rect.h + 2 * reach,
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="{reach}" x2="0" y2="{reach + rect.h}">'
        f'<stop offset="0" stop-color="{top}"/><stop offset=".6" stop-color="{middle}"/>'
        f'<stop offset="1" stop-color="{foot}"/></linearGradient></defs>'
        f'<path d="{path}" fill="none" stroke="{INK}" stroke-width="{paper.outline * 1.6}" stroke-linejoin="round"'
        ' transform="translate(1 1.8)"/>'
        f'<path d="{path}" fill="url(#g)" stroke="{INK}" stroke-width="{paper.outline}" stroke-linejoin="round"/>'
        f'<path d="{inner}" fill="none" stroke="{paper.line}" stroke-width="{paper.line_width}"/>',
    )


def _outline(rect: Rect, tip: Point | None, paper: Paper) -> str:
    """A rounded rectangle with a tail that leaves the side which faces the tip."""
    x, y, w, h = rect.x, rect.y, rect.w, rect.h
    r = min(paper.radius, w / 2, h / 2)
    if tip is None:
        return shapes.rounded_path(x, y, w, h, r)
    over = {"top": y - tip[1], "bottom": tip[1] - rect.bottom, "left": x - tip[0], "right": tip[0] - rect.right}
    side = max(over, key=lambda one: over[one])
    half = paper.tail / 2
    across = side in ("top", "bottom")
    low, high = (
        (x + r + 4 + half, rect.right - r - 4 - half) if across else (y + r + 4 + half, rect.bottom - r - 4 - half)
    )
    middle = min(max(tip[0] if across else tip[1], low), max(low, high))
    a, b = middle - half, middle + half
    tails = {"top": ((a, y), (b, y)), "right": ((rect.right, a), (rect.right, b))}
    tails |= {"bottom": ((b, rect.bottom), (a, rect.bottom)), "left": ((x, b), (x, a))}
    drawn = {side: _tail(*tails[side], tip, paper.bend)}
    return (
        f"M{x + r:.1f} {y:.1f}{drawn.get('top', '')}L{rect.right - r:.1f} {y:.1f}"
        f"Q{rect.right:.1f} {y:.1f} {rect.right:.1f} {y + r:.1f}{drawn.get('right', '')}"
        f"L{rect.right:.1f} {rect.bottom - r:.1f}Q{rect.right:.1f} {rect.bottom:.1f} {rect.right - r:.1f} {rect.bottom:.1f}"
        f"{drawn.get('bottom', '')}L{x + r:.1f} {rect.bottom:.1f}Q{x:.1f} {rect.bottom:.1f} {x:.1f} {rect.bottom - r:.1f}"
        f"{drawn.get('left', '')}L{x:.1f} {y + r:.1f}Q{x:.1f} {y:.1f} {x + r:.1f} {y:.1f}Z"
    )


def _tail(first: Point, second: Point, tip: Point, bend: float) -> str:
    """The two bent edges of a tail, from one foot over the tip to the other."""
    dx, dy = tip[0] - (first[0] + second[0]) / 2, tip[1] - (first[1] + second[1]) / 2
    aside = (dx * 0.45 - dy * bend, dy * 0.45 + dx * bend)
    one, two = (first[0] + aside[0], first[1] + aside[1]), (second[0] + aside[0], second[1] + aside[1])
    return (
        f"L{first[0]:.1f} {first[1]:.1f}Q{one[0]:.1f} {one[1]:.1f} {tip[0]:.1f} {tip[1]:.1f}"
        f"Q{two[0]:.1f} {two[1]:.1f} {second[0]:.1f} {second[1]:.1f}"
    )
