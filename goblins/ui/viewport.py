"""The viewport: 1600 × 900 logical units, one scale, centred in a window of any size."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import Struct
from msgspec.structs import force_setattr

WIDTH, HEIGHT = 1600, 900
SMALLEST_WINDOW = (1024, 640)

Point = tuple[float, float]
Direction = Literal["left", "right", "up", "down"]
_TOWARD: dict[Direction, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Rect(Struct, frozen=True):
    """A rectangle in logical units."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of its right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of its lower edge."""
        return self.y + self.h

    @property
    def centre(self) -> Point:
        """Its middle."""
        return self.x + self.w / 2, self.y + self.h / 2

    def holds(self, point: Point) -> bool:
        """Whether a point lies in it."""
        return self.x <= point[0] < self.right and self.y <= point[1] < self.bottom

    def grown(self, by: float) -> Rect:
        """The same rectangle with every edge moved outwards."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: float = 0, dy: float = 0) -> Rect:
        """The same rectangle elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def overlap(self, other: Rect) -> float:
        """The area that both cover."""
        width = min(self.right, other.right) - max(self.x, other.x)
        height = min(self.bottom, other.bottom) - max(self.y, other.y)
        return max(0.0, width) * max(0.0, height)


def nearest(start: Point, places: Sequence[Point], direction: Direction) -> int | None:
    """Which of some places comes next when one goes in a direction; None if there is none that way."""
    dx, dy = _TOWARD[direction]

    def distance(place: Point) -> float | None:
        x, y = place[0] - start[0], place[1] - start[1]
        ahead, aside = x * dx + y * dy, abs(x * dy) + abs(y * dx)
        return ahead + 2.5 * aside if ahead > 1 else None

    reachable = [(far, index) for index, place in enumerate(places) if (far := distance(place)) is not None]
    return min(reachable)[1] if reachable else None


def outward(places: Sequence[Point], direction: Direction) -> int:
    """Which of some places a direction leads to from amid them all."""
    middle = sum(x for x, _ in places) / len(places), sum(y for _, y in places) / len(places)
    return nearest(middle, places, direction) or 0


def centred(x: float, y: float, w: float, h: float) -> Rect:
    """The rectangle of that size round a point."""
    return Rect(x - w / 2, y - h / 2, w, h)


SCREEN = Rect(0, 0, WIDTH, HEIGHT)


class Viewport(Struct, frozen=True):
    """How logical units lie in a window of real pixels."""

    width: int
    height: int
    scale: float = 0.0
    """Pixels per logical unit."""
    offset: tuple[int, int] = (0, 0)
    """Where the logical origin lies, in pixels."""

    def __post_init__(self) -> None:
        # a frame asks for both hundreds of times: worked out once
        scale = min(self.width / WIDTH, self.height / HEIGHT)
        force_setattr(self, "scale", scale)
        left, top = round((self.width - WIDTH * scale) / 2), round((self.height - HEIGHT * scale) / 2)
        force_setattr(self, "offset", (left, top))

    def length(self, units: float) -> int:
        """A length in whole pixels."""
        return round(units * self.scale)

    def point(self, position: Point) -> tuple[int, int]:
        """A logical position in pixels."""
        dx, dy = self.offset
        return round(position[0] * self.scale) + dx, round(position[1] * self.scale) + dy

    def logical(self, pixels: tuple[float, float]) -> Point:
        """A position in pixels, in logical units."""
        dx, dy = self.offset
        return (pixels[0] - dx) / self.scale, (pixels[1] - dy) / self.scale

    def rect(self, rect: Rect) -> tuple[int, int, int, int]:
        """A logical rectangle in pixels; neighbours that share an edge share it in pixels too."""
        left, top = self.point((rect.x, rect.y))
        right, bottom = self.point((rect.right, rect.bottom))
        return left, top, right - left, bottom - top
