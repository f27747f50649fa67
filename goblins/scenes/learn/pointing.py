"""Where the things lie that a lesson points at, and which places are lit for what it asks for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct

from goblins.lessons.content import Spot
from goblins.tables.kit.spots import place_of
from goblins.ui.drag import Gestures
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Point, Rect

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: A lit place reaches so far beyond its thing; no more than so many are lit.
AROUND, MOST_LIT = 10.0, 4
#: Two places become one if they fill so much of it.
FILLED = 0.85
#: How far from the things an arrow begins and ends.
GAP = 10.0


class Way(Struct, frozen=True):
    """From what is moved to where it goes."""

    start: Rect
    end: Rect
    only: bool = True
    """Whether it can go nowhere else."""


class Lit(Struct, frozen=True):
    """What a step lights, and the way it shows."""

    places: tuple[Rect, ...]
    way: Way | None = None


def rect_of(scene: TableScene, spot: Spot) -> Rect | None:
    """Where something pointed at lies; None if it is not there."""
    top = scene.top
    return place_of(top.table, top.view, top.context, spot)


def _place(scene: TableScene, piece: Piece) -> Rect | None:
    placement = scene.top.layout.get(piece)
    return placement.rect if placement else scene.top.targets.get(piece)


def pointed(scene: TableScene, spots: Sequence[Spot]) -> list[Rect]:
    """Where the things lie that a step points at."""
    return [rect for spot in spots if (rect := rect_of(scene, spot))]


def lit_by(scene: TableScene, spots: Sequence[Spot], *, leads: bool = False) -> Lit:
    """The places of a step: what it points at, what is to be moved and where it can go, and buttons to be pressed;
    `leads`: the way goes from the first thing to the second.
    """
    gestures = scene.reach.gestures
    sources = [rect for piece in dict.fromkeys(source for source, _ in gestures) if (rect := _place(scene, piece))]
    targets = [rect for piece in _led_to(gestures) if (rect := scene.top.targets.get(piece) or _place(scene, piece))]
    buttons = [button.rect for button in scene.decisions]
    one_thing = len(sources) == 1 or len({meant.first for meant in gestures.values()}) == 1
    way = Way(sources[0], targets[0], len(targets) == 1) if one_thing and sources and targets else None
    if way is None and leads and len(things := pointed(scene, spots)) > 1:
        way = Way(things[0], things[1], only=False)
    return Lit(tuple(merged([*pointed(scene, spots), *sources, *targets, *buttons])), way)


def _led_to(gestures: Gestures) -> list[Piece]:
    """Where things go that are moved: not what a click on them does as well, nor where only a part of it would be done."""
    clicked = {source for source, target in gestures if source == target}
    found: list[Piece] = []
    for (source, target), meant in gestures.items():
        length = len(meant.actions)
        longer = any(
            one == source and len(more.actions) > length and more.actions[:length] == meant.actions
            for (one, _), more in gestures.items()
        )
        if source not in clicked and not longer and target not in found:
            found.append(target)
    return found


def merged(rects: Iterable[Rect]) -> list[Rect]:
    """Lit places: those that fill the same part of the table become one, and so do the nearest ones as long as there are
    too many.
    """
    places = [rect.grown(AROUND) for rect in rects]
    changed = True
    while changed:
        changed = False
        for index, one in enumerate(places):
            like = next((other for other in places[index + 1 :] if _fill(one, other)), None)
            if like is not None:
                places = [other for other in places if other not in (one, like)] + [_union(one, like)]
                changed = True
                break
        if not changed and len(places) > MOST_LIT:
            pairs = [(_apart(one, other), one, other) for index, one in enumerate(places) for other in places[:index]]
            _, one, other = min(pairs, key=lambda pair: pair[0])
            places = [rect for rect in places if rect not in (one, other)] + [_union(one, other)]
            changed = True
    return places


def _fill(one: Rect, other: Rect) -> bool:
    """Whether two places touch, and one place round both would light hardly anything else."""
    shared, both = overlap(one, other), _union(one, other)
    return shared > 0 and both.w * both.h * FILLED <= one.w * one.h + other.w * other.h - shared


def overlap(one: Rect, other: Rect) -> float:
    """The area two rectangles share."""
    across = min(one.right, other.right) - max(one.x, other.x)
    down = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, across) * max(0.0, down)


def _union(one: Rect, other: Rect) -> Rect:
    x, y = min(one.x, other.x), min(one.y, other.y)
    return Rect(x, y, max(one.right, other.right) - x, max(one.bottom, other.bottom) - y)


def _apart(one: Rect, other: Rect) -> float:
    return abs(one.centre[0] - other.centre[0]) + abs(one.centre[1] - other.centre[1])


def rim(rect: Rect, toward: Point) -> Point:
    """The point a little outside a rectangle's rim on the way to another point."""
    x, y = rect.centre
    dx, dy = toward[0] - x, toward[1] - y
    half = (rect.w / 2 + GAP, rect.h / 2 + GAP)
    part = min(half[0] / abs(dx) if dx else 9e9, half[1] / abs(dy) if dy else 9e9, 1.0)
    return x + dx * part, y + dy * part
