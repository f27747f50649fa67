"""Where the guide stands and speaks: never over what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from goblins.lessons.content import Teacher
from goblins.scenes.learn.pointing import overlap
from goblins.ui.viewport import WIDTH, Point, Rect

TOP = 60.0
#: A tall balloon may begin so high where it stands by its guide.
HIGHEST = 24.0
#: The balloon tries places so far apart.
STRIDE = 40.0
#: A guide's foot stands so deep behind the stand, and the mouth is so high above it.
SUNK, MOUTH = 14.0, 0.42
FAR = 160.0
MARGIN = 20.0


class Pulpit(Struct, frozen=True):
    """The stand with its dots and buttons, the guide above it, and the balloon."""

    stand: Rect
    figure: Rect
    balloon: Rect

    @property
    def distance(self) -> float:
        """How far the balloon is from the one who speaks."""
        across = self.balloon.centre[0] - self.figure.centre[0]
        return abs(across) + abs(self.balloon.bottom - self.figure.y)

    @property
    def mouth(self) -> Point | None:
        """Where the balloon's tail ends; None if it is too far away for one."""
        x, y = self.figure.centre[0], self.figure.bottom - self.figure.h * (1 - MOUTH)
        beside = self.balloon.x - 40 <= x <= self.balloon.right + 40
        if beside and self.balloon.bottom < y:
            tip = (x, max(self.figure.y + 6, self.balloon.bottom + 22))  # never across the face
            return tip if tip[1] - self.balloon.bottom < FAR else None
        return None


def placed(teacher: Teacher, width: float, height: float, lit: Sequence[Rect]) -> Pulpit:
    """The place that covers least of what is lit: as the data has it, else on the other side, else in a corner above."""
    places = _places(teacher, width, height)
    if not _covered(places[0], lit):
        return places[0]
    return min(places, key=lambda pulpit: (_covered(pulpit, lit), pulpit.distance))


def _covered(pulpit: Pulpit, lit: Sequence[Rect]) -> float:
    """How much of what is lit would be hidden, or of the guide."""
    hidden = sum(overlap(part, hole) for part in (pulpit.stand, pulpit.figure, pulpit.balloon) for hole in lit)
    return hidden + overlap(pulpit.balloon, pulpit.figure) + overlap(pulpit.balloon, pulpit.stand)


def _places(teacher: Teacher, width: float, height: float) -> list[Pulpit]:
    x, y, w, h = teacher.stand
    left, bottom, _ = teacher.balloon
    side = teacher.height
    found: list[Pulpit] = []
    for mirrored, level in ((False, y), (True, y), (False, TOP + side - SUNK), (True, TOP + side - SUNK)):
        stand = Rect(WIDTH - x - w if mirrored else x, level, w, h)
        figure = Rect(stand.centre[0] - side * 0.4, level - side + SUNK, side * 0.8, side)
        edge = WIDTH - left - width if mirrored else left
        edge = min(max(MARGIN, edge), WIDTH - MARGIN - width)
        for foot in (bottom, figure.y):
            found.append(Pulpit(stand, figure, Rect(edge, max(HIGHEST, foot - height), width, height)))
    for pulpit in tuple(found):
        across = MARGIN
        while across + width <= WIDTH - MARGIN:
            down = TOP
            while down + height <= y + h:
                found.append(Pulpit(pulpit.stand, pulpit.figure, Rect(across, down, width, height)))
                down += STRIDE
            across += STRIDE
    return found
