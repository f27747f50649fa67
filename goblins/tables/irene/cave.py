"""How the growing cave of the maze lies in its zone, seen whole or from close by."""

from __future__ import annotations

import math

from goblins.games.irene.cells import MOUNTAIN, place_of
from goblins.games.irene.state import Spot
from goblins.tables.contract import Camera
from goblins.tables.irene.zones import zone
from goblins.ui.viewport import Point, Rect, centred

#: The largest cells of a cave, the gap between two tiles, and what a tile has of its cell at least.
LARGEST_PITCH, GAP, NARROW = 124.0, 8.0, 0.8
#: How many cells the frame of a cave reaches from the Mountain across and down at least, and by how many it grows at a time:
#: rarely, so that tiles stay where people have seen them.
FRAME_ACROSS, FRAME_DOWN, FRAME_GROWS = 4, 3, 2
#: A cave with cells smaller than this may be looked at more closely; how much closer one step of the wheel is.
SMALL_PITCH, CLOSER = 92.0, 1.25
#: From here on faces are hard to read: then the table says that one may look closer.
TINY_PITCH = 66.0


class Cave:
    """How the cave lies in its zone: within a frame round the Mountain that grows, and is drawn smaller, only when it must.

    Somebody who came close (`camera`: the pitch of cells, and the column and row in the middle) sees a part of it.
    """

    def __init__(self, caves: tuple[Spot, ...], camera: Camera | None = None) -> None:
        cells = [*(spot.cell for spot in caves), MOUNTAIN]
        columns, rows = zip(*map(place_of, cells), strict=True)
        self._left, self._top = -_framed(-min(columns), FRAME_ACROSS), -_framed(-min(rows), FRAME_DOWN)
        across = _framed(max(columns), FRAME_ACROSS) - self._left + 1
        down = _framed(max(rows), FRAME_DOWN) - self._top + 1
        area = zone("caves")
        self.whole_pitch = min(LARGEST_PITCH, area.w / across, area.h / down)
        self.pitch, middle = self.whole_pitch, (self._left + across / 2, self._top + down / 2)
        if camera is not None and camera.closeness > self.whole_pitch:
            self.pitch, middle = camera.closeness, (camera.x, camera.y)
        self.tile = max(self.pitch - GAP, self.pitch * NARROW)
        self._x = area.centre[0] - self.pitch * (middle[0] - self._left)
        self._y = area.centre[1] - self.pitch * (middle[1] - self._top)
        self._bounds = min(columns) - 1, min(rows) - 1, max(columns) + 2, max(rows) + 2

    def middle(self, cell: int) -> Point:
        """The middle of a cell."""
        column, row = place_of(cell)
        return self._x + (column - self._left + 0.5) * self.pitch, self._y + (row - self._top + 0.5) * self.pitch

    def rect(self, cell: int) -> Rect:
        """The area of a tile on a cell."""
        return centred(*self.middle(cell), self.tile, self.tile)

    def shows(self, cell: int) -> bool:
        """Whether a cell lies in the zone: all do, unless somebody came close to others."""
        area, rect = zone("caves").grown(GAP), self.rect(cell)
        inside = area.holds((rect.x, rect.y)) and area.holds((rect.right, rect.bottom))
        return self.pitch == self.whole_pitch or inside

    def zoom(self, pos: Point, up: float) -> Camera | None:
        """What is seen after so many steps of the wheel at a point: what lies there stays there."""
        pitch = min(LARGEST_PITCH, self.pitch * CLOSER**up)
        if self.whole_pitch >= SMALL_PITCH or pitch < self.whole_pitch + 1:
            return None
        column, row = self._left + (pos[0] - self._x) / self.pitch, self._top + (pos[1] - self._y) / self.pitch
        x, y = zone("caves").centre
        column, row = column + (x - pos[0]) / pitch, row + (y - pos[1]) / pitch
        return self._camera(pitch, column, row)

    def pan(self, by: Point) -> Camera:
        """What is seen by somebody close after the ground was pulled by so much."""
        x, y = zone("caves").centre
        column, row = self._left + (x - by[0] - self._x) / self.pitch, self._top + (y - by[1] - self._y) / self.pitch
        return self._camera(self.pitch, column, row)

    def _camera(self, pitch: float, column: float, row: float) -> Camera:
        """The camera at that column and row, clamped to the cave: where the cave is larger than the zone nothing beyond it is
        seen, and where it is smaller all of it is.
        """
        left, top, right, bottom = self._bounds
        area = zone("caves")
        across, down = area.w / pitch / 2, area.h / pitch / 2
        return Camera(pitch, _clamped(column, left + across, right - across), _clamped(row, top + down, bottom - down))


def _framed(reach: int, least: int) -> int:
    """How far the frame of a cave goes on one side, where its last tile is so far from the Mountain: one more fits."""
    beyond = max(0, reach + 1 - least)
    return least + FRAME_GROWS * math.ceil(beyond / FRAME_GROWS)


def _clamped(value: float, one: float, other: float) -> float:
    """A value between two bounds that may come in either order."""
    return min(max(one, other), max(min(one, other), value))
