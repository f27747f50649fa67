"""Where the guide stands and speaks: never over what is pointed at."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from goblins.lessons.content import Teacher
from goblins.scenes.learn.pointing import overlap
from goblins.ui.viewport import WIDTH, Point, Rect

TOP = 60.0
#: A balloon may begin so high.
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
    standing = _standing(teacher, width, height)
    best, least = standing[0], _worth(standing[0], lit)
    if not least[0]:
        return best
    for pulpit in standing[1:]:
        if (worth := _worth(pulpit, lit)) < least:
            best, least = pulpit, worth
    balloons = _balloons(teacher, width, height)
    for stand, figure in dict.fromkeys((pulpit.stand, pulpit.figure) for pulpit in standing):
        hidden = _hidden((stand, figure), lit)
        for balloon in balloons if hidden <= least[0] else ():
            pulpit = Pulpit(stand, figure, balloon)
            # a balloon can't hide less than nothing: most places are out of the question before it is looked at
            if (hidden, pulpit.distance) < least and (worth := _worth(pulpit, lit)) < least:
                best, least = pulpit, worth
    return best


def _worth(pulpit: Pulpit, lit: Sequence[Rect]) -> tuple[float, float]:
    """How much of what is lit would be hidden, or of the guide, and how far the balloon would be: the less, the better."""
    stand, figure, balloon = pulpit.stand, pulpit.figure, pulpit.balloon
    hidden = _hidden((stand, figure, balloon), lit)
    return hidden + overlap(balloon, figure) + overlap(balloon, stand), pulpit.distance


def _hidden(parts: Sequence[Rect], lit: Sequence[Rect]) -> float:
    """How much of what is lit lies behind something."""
    return sum(overlap(part, hole) for part in parts for hole in lit)


def _standing(teacher: Teacher, width: float, height: float) -> list[Pulpit]:
    """The guide's places, each with the balloon where the data has it, and above the guide."""
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
    return found


def _balloons(teacher: Teacher, width: float, height: float) -> list[Rect]:
    """The balloon's places all over the table."""
    _, y, _, h = teacher.stand
    found: list[Rect] = []
    across = MARGIN
    while across + width <= WIDTH - MARGIN:
        down = HIGHEST
        while down + height <= y + h:
            found.append(Rect(across, down, width, height))
            down += STRIDE
        across += STRIDE
    return found
