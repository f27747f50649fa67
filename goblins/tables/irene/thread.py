"""The golden thread: where it runs through tiles laid flush, and how it shines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby, pairwise

import pygame

from goblins.tables.irene.showing import ThreadFace
from goblins.ui.draw.shapes import document
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

TILE = 200  # units of a tile's drawing
EDGE = 142  # where the thread crosses a tile's edge
GATE = (62, 150)  # where it leaves the Palace
WAVES = (((0.36, 0), (0.6, 16), (0.84, -2)), ((0.36, 16), (0.6, -1), (0.84, 15)))  # even tiles, odd tiles: across, down
LOOSE_END = ((26, 19), (56, 13), (52, -3), (40, 7), (62, 21))  # beyond the last tile, for tiles of 134 units
SMOOTH = 12  # pieces between two points
WIDTH = 5.0  # for tiles of 134 units
REACH = 30  # how far the glow goes beyond the thread
#: How the thread runs from the Palace's gate over the Escape Pile.
PILE_THREAD = ((70, 476), (92, 500), (140, 506), (176, 514), (214, 520), (246, 502), (262, 516))
INK, GOLD, SHINE = "#2A1820", "#F2B93A", "#FFF3B8"
GLOW = (92, 64, 16)


def points(count: int, corner: Point, side: float, *, gate: bool = True, home: bool = False) -> list[Point]:
    """The thread's way through `count` flush tiles from the first one's upper left corner.

    It begins in the gate if the first tile is the Palace, else at that tile's left edge; it ends at the last tile's
    right edge, or at the door if the last tile is a Home.
    """
    (x, y), unit = corner, side / TILE
    way = [(x + GATE[0] * unit, y + GATE[1] * unit)] if gate else [(x, y + EDGE * unit)]
    for nth in range(count):
        left = x + nth * side
        waves = WAVES[nth % 2][1 if gate and nth == 0 else 0 :]
        way += [(left + across * side, y + (EDGE + down) * unit) for across, down in waves]
        way.append((left + side, y + EDGE * unit))
    return way[:-2] if home else way


def lying(tiles: Sequence[Rect], z: float, *, home: bool = False, loose: bool = False) -> Placement:
    """The thread as a piece: it is where it ends, so that it runs on when it moves, and takes no room.

    `home`: the last tile is one it ends in; `loose`: there is an open place after the last one.
    """
    face = ThreadFace(tuple(tiles), home, loose)
    return Placement(*_rows(face)[-1][-1], 0, 0, face, z, fixed=True)


def draw_over_pile(stage: Stage) -> None:
    """The thread from the gate of the Palace over the Escape Pile."""
    draw(stage, PILE_THREAD, 4.6)


def draw_piece(stage: Stage, placement: Placement) -> None:
    """The thread as far as it has run."""
    face = placement.face
    assert isinstance(face, ThreadFace)
    side = face.tiles[0].w
    for way in _rows(face):
        top = min(y for _, y in way) - side / 2
        if placement.y >= top:
            runs_here = placement.y < top + side
            draw(stage, way, WIDTH * side / 134, placement.x if runs_here and placement.x < way[-1][0] else None)


def _rows(face: ThreadFace) -> list[list[Point]]:
    """The thread's way in each row of tiles: what goes on in another row leaves right and comes in left."""
    rows = [list(row) for _, row in groupby(face.tiles, key=lambda tile: tile.y)]
    ways = []
    for number, row in enumerate(rows):
        first, side, is_last = row[0], row[0].w, number == len(rows) - 1
        way = points(len(row), (first.x, first.y), side, gate=number == 0, home=face.home and is_last)
        ways.append([*way, *loose_end(way[-1], side)] if face.loose and is_last else way)
    return ways


def loose_end(end: Point, side: float) -> list[Point]:
    """The curl that lies in the open place after a path's end."""
    unit = side / 134
    return [(end[0] + x * unit, end[1] + y * unit) for x, y in LOOSE_END]


def draw(stage: Stage, way: Sequence[Point], width: float = 5, upto: float | None = None) -> None:
    """The thread along that way; `upto` an x only, while it grows. It is painted once per way and then only blitted."""
    if len(way) < 2:
        return
    key = (tuple((round(x, 1), round(y, 1)) for x, y in way), width)
    xs, ys = [x for x, _ in way], [y for _, y in way]
    around = Rect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).grown(REACH)
    clip = stage.surface.get_clip()
    if upto is not None:
        edge = stage.viewport.point((upto, 0))[0]
        stage.surface.set_clip(clip.clip((0, 0, max(0, edge), stage.surface.get_height())))
    x, y, wide, high = stage.viewport.rect(around)
    glow = stage.cache.get(("thread_glow", key, wide, high), lambda: _glow(way, width, around, (wide, high)))
    stage.surface.blit(glow, (x, y), special_flags=pygame.BLEND_RGB_ADD)
    stage.drawing(("thread", key), lambda: _svg(way, width, around), around)
    stage.surface.set_clip(clip)


def _smoothed(way: Sequence[Point]) -> list[Point]:
    """A curve through all points."""
    curve = []
    ends = [way[0], *way, way[-1]]
    for nth in range(len(way) - 1):
        before, start, end, after = ends[nth : nth + 4]
        curve += [_between(before, start, end, after, piece / SMOOTH) for piece in range(SMOOTH)]
    return [*curve, way[-1]]


def _between(before: Point, start: Point, end: Point, after: Point, share: float) -> Point:
    def along(a: float, b: float, c: float, d: float) -> float:
        bend, twist = 2 * a - 5 * b + 4 * c - d, 3 * b - a - 3 * c + d
        return (2 * b + (c - a) * share + bend * share**2 + twist * share**3) / 2

    return along(before[0], start[0], end[0], after[0]), along(before[1], start[1], end[1], after[1])


def _svg(way: Sequence[Point], width: float, around: Rect) -> str:
    line = "M" + "L".join(f"{x - around.x:.1f} {y - around.y:.1f}" for x, y in _smoothed(way))
    pens = ((INK, width + 3, "0 0"), (GOLD, width, "0 0"), (SHINE, width * 0.34, "-.6 -1"))
    body = "".join(
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="{wide:.2f}" stroke-linecap="round" '
        f'stroke-linejoin="round" transform="translate({nudge})"/>'
        for colour, wide, nudge in pens
    )
    return document(around.w, around.h, body)


def _glow(way: Sequence[Point], width: float, around: Rect, size: tuple[int, int]) -> pygame.Surface:
    """Light to be added under the thread; it has no detail, so it is made small."""
    down = 3
    small = (max(1, size[0] // down), max(1, size[1] // down))
    across, high = small[0] / around.w, small[1] / around.h
    light = pygame.Surface(small)
    pen = max(1, round(width * 2.4 * high))
    curve = [((x - around.x) * across, (y - around.y) * high) for x, y in _smoothed(way)]
    for start, end in pairwise(curve):
        pygame.draw.line(light, GLOW, start, end, pen)
    return pygame.transform.smoothscale(pygame.transform.box_blur(light, max(1, round(7 * high))), size)
