"""Where things are while a puzzle is played: a card on the left, the goal over the table, what is said below it."""

from __future__ import annotations

from goblins.ui.input import Input, Moved, Pressed, Released, Wheel
from goblins.ui.viewport import HEIGHT, WIDTH, Point, Rect

CARD = Rect(10, 10, 232, 880)
GOAL = Rect(256, 8, 1334, 58)
#: The table, of the same proportions as the screen.
SCALE = 0.834
TABLE = Rect(256, 78, WIDTH * SCALE, HEIGHT * SCALE)
SAID = Rect(256, 840, 1334, 52)


def on_table(point: Point) -> Point:
    """A point of the screen in the table's units."""
    return (point[0] - TABLE.x) / SCALE, (point[1] - TABLE.y) / SCALE


def beside_table(rect: Rect) -> Rect:
    """A rectangle of the screen in the table's units, where it lies outside the table."""
    x, y = on_table((rect.x, rect.y))
    return Rect(x, y, rect.w / SCALE, rect.h / SCALE)


def from_table(event: Input) -> Input:
    """What a person did, in the table's units."""
    if isinstance(event, Moved):
        return Moved(on_table(event.pos))
    if isinstance(event, Pressed):
        return Pressed(on_table(event.pos), event.button, event.clicks)
    if isinstance(event, Released):
        return Released(on_table(event.pos), event.button)
    if isinstance(event, Wheel):
        return Wheel(on_table(event.pos), event.up)
    return event
