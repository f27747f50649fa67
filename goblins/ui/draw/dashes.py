"""Dashes along a line, and the lines they go along. Plain geometry: the drawing kit uses it too."""

from __future__ import annotations

import bisect
import math
from collections.abc import Sequence

Point = tuple[float, float]


def rounded_points(x: float, y: float, w: float, h: float, r: float) -> list[Point]:
    """Points round a rounded rectangle, clockwise from its upper left, close enough together in the corners."""
    r = max(0.1, min(r, w / 2, h / 2))
    corners = ((x + w - r, y + r, -90), (x + w - r, y + h - r, 0), (x + r, y + h - r, 90), (x + r, y + r, 180))
    points = []
    for middle_x, middle_y, first in corners:
        for step in range(7):
            angle = math.radians(first + 15 * step)
            points.append((middle_x + r * math.cos(angle), middle_y + r * math.sin(angle)))
    return points


def dashed(points: Sequence[Point], on: float, off: float) -> str:
    """Path data of dashes along a closed line, as many as fit evenly."""
    return dashed_line([*points, points[0]], on, off)


def dashed_line(line: Sequence[Point], on: float, off: float) -> str:
    """Path data of dashes along a line from its beginning to its end, as many as fit evenly.

    Made here, line by line: nanosvg's own dashes are drawn from uninitialised memory, and differ from time to time.
    """
    lengths = [0.0]
    for first, second in zip(line, line[1:], strict=False):
        lengths.append(lengths[-1] + math.dist(first, second))
    count = max(1, round(lengths[-1] / (on + off)))
    pitch = lengths[-1] / count
    drawn = pitch * on / (on + off)
    data = []
    for number in range(count):
        start, end = number * pitch, number * pitch + drawn
        inner = [point for point, at in zip(line, lengths, strict=True) if start < at < end]
        dash = [_along(line, lengths, start), *inner, _along(line, lengths, end)]
        data.append("M" + "L".join(f"{x:.2f} {y:.2f}" for x, y in dash))
    return "".join(data)


def _along(points: Sequence[Point], lengths: Sequence[float], at: float) -> Point:
    """The point so far along a line."""
    index = max(0, min(len(points) - 2, bisect.bisect_right(lengths, at) - 1))
    (x0, y0), (x1, y1) = points[index], points[index + 1]
    share = (at - lengths[index]) / max(1e-6, lengths[index + 1] - lengths[index])
    return x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
