"""Small pictures made of a game's real pieces: of the rulebook's first page, and of the diagrams between its clauses."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import pygame

from goblins.content.diagrams import Diagram
from goblins.content.glance import Thing
from goblins.tables.contract import AnyTable
from goblins.tables.kit.samples import draw_sample
from goblins.ui.draw import shapes
from goblins.ui.draw.rich import Paragraph, lay_out, marked
from goblins.ui.draw.type import INK, Colour
from goblins.ui.moving import effects
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred

RADIUS = 11.0
#: A diagram's frames: how high a picture is, how far apart they are, and the words below.
PICTURE, GAP, BELOW, PX = 122.0, 12.0, 7.0, 17.0
LIGHT, DARK = "#EAD9B4", "#D3B496"
PLACE: Colour = (14, 40, 40)
PLACE_EDGE: Colour = (143, 215, 180)


def draw_picture(
    stage: Stage,
    rect: Rect,
    ground: tuple[str, str],
    things: Sequence[Thing],
    table: AnyTable,
    floor: tuple[int, int] = (0, 0),
    scale: float = 1.0,
) -> None:
    """A ground, perhaps with the squares of a floor, and the things on it; none of them stands out over its edge.

    `scale`: how large things are, where the picture is smaller than it was made for.
    """
    stage.drawing(("picture", ground, floor, rect.w, rect.h), partial(_ground, rect, ground, floor), rect)
    before = stage.surface.get_clip()
    stage.surface.set_clip(pygame.Rect(stage.viewport.rect(rect.grown(-1))).clip(before))
    try:
        for thing in things:
            _draw_thing(stage, thing, (rect.x + rect.w * thing.at[0], rect.y + rect.h * thing.at[1]), table, scale)
    finally:
        stage.surface.set_clip(before)
    stage.box(rect, None, RADIUS, INK, 2.6)


def _draw_thing(stage: Stage, thing: Thing, at: Point, table: AnyTable, scale: float) -> None:
    size = thing.size * scale
    if thing.words and thing.high and scale < 1:
        return  # a caption for which a smaller picture has no room
    if thing.words:
        stage.light(thing.words, at, thing.size * 100 / stage.text_size, "center", width=thing.high * scale or None)
    elif thing.portrait:
        stage.blit(stage.tokens.portrait(*portrayed(thing.portrait, stage.viewport.length(size)), badge=False), at)
    elif thing.high:
        stage.box(centred(*at, size, thing.high * scale), PLACE, 12, PLACE_EDGE, 2.4, alpha=0.7)
    elif thing.alpha < 1:
        stage.sprite(thing.sprite, at, size, alpha=thing.alpha)
    elif thing.sprite:
        stage.blit(effects.turned(stage, thing.sprite, size, size, thing.turn), at)
    else:
        draw_sample(stage, table, thing.piece, thing.number, at, size, thing.turn)


def portrayed(portrait: str, diameter: int) -> tuple[str, str, int, str | None]:
    """What a medallion shows: colour, goblin, how wide it is, and the mood; None for the usual one."""
    colour, goblin, *mood = portrait.split()
    return colour, goblin, diameter, mood[0] if mood else None


def _ground(rect: Rect, ground: tuple[str, str], floor: tuple[int, int]) -> str:
    upper, lower = ground
    clip = shapes.rounded_path(0, 0, rect.w, rect.h, RADIUS)
    return shapes.document(
        rect.w,
        rect.h,
        f'<defs><linearGradient id="g" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="{rect.w / 2:.0f}" y2="{rect.h:.0f}">'
        f'<stop offset="0" stop-color="{upper}"/><stop offset="1" stop-color="{lower}"/></linearGradient></defs>'
        f'<path d="{clip}" fill="url(#g)"/>{_squares(rect, floor)}',
    )


def _squares(rect: Rect, floor: tuple[int, int]) -> str:
    """The squares of a floor, in the middle of the picture."""
    across, down = floor
    if not across or not down:
        return ""
    side = min(rect.w / across, rect.h / down)
    left, top = (rect.w - side * across) / 2, (rect.h - side * down) / 2
    return "".join(
        f'<rect x="{left + side * x + 1:.1f}" y="{top + side * y + 1:.1f}" width="{side - 2:.1f}" height="{side - 2:.1f}"'
        f' rx="4" fill="{DARK if (x + y) % 2 else LIGHT}"/>'
        for x in range(across)
        for y in range(down)
    )


class Figure:
    """A diagram laid out for a width in the present text size."""

    def __init__(self, stage: Stage, diagram: Diagram, table: AnyTable, width: float) -> None:
        self._diagram, self._table = diagram, table
        count = len(diagram.frames)
        self._wide = (width - GAP * (count - 1)) / count
        self._words: list[Paragraph] = [
            lay_out(stage, marked(frame.say), self._wide - 4, PX) for frame in diagram.frames
        ]
        self.height = PICTURE + BELOW + max(words.height for words in self._words)

    def draw(self, stage: Stage, x: float, y: float, colour: Colour = INK, within: Rect | None = None) -> None:
        """The pictures side by side, each over its words."""
        for number, (frame, words) in enumerate(zip(self._diagram.frames, self._words, strict=True)):
            rect = Rect(x + (self._wide + GAP) * number, y, self._wide, PICTURE)
            draw_picture(stage, rect, frame.ground, frame.things, self._table, frame.floor)
            words.draw(stage, rect.x + 2, rect.bottom + BELOW, colour, within)
