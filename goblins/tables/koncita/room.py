"""The Princess's room as it is drawn: floor, walls in their colours, furniture and pillars, at any size."""

from __future__ import annotations

import pygame

from goblins.games.koncita.room import SIDE, SIDES, SIZES, Room
from goblins.tables.koncita.geometry import SQUARE, WALL, wall_rect
from goblins.ui.draw import passes
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import say

GLYPHS = {"red": "flame", "yellow": "star", "green": "leaf", "blue": "drop"}
PILLAR = "pillar"
FLOOR_GRAIN, FURNITURE_GRAIN = 228, 236
#: Pillars stand in the middle of the room: so much of their height keeps the squares behind them in sight.
SHORTENED = 0.55
#: How much is left of what stands before something else.
THIN = 0.46


def draw_room(stage: Stage, room: Room, rect: Rect) -> None:
    """The empty room in a rectangle, with its four walls."""
    scale = rect.w / (SIDE * SQUARE + 2 * WALL)
    size = stage.viewport.length(rect.w), stage.viewport.length(rect.h)
    floor = stage.sprites.raster("koncita/room.svg", size, FLOOR_GRAIN)
    blur, fall = max(1, stage.viewport.length(14 * scale)), stage.viewport.length(9 * scale)
    key = ("koncita_floor", size, blur, fall)
    stage.blit(stage.cache.get(key, lambda: passes.with_shadow(floor, blur, 170, (fall, fall))), rect.centre)
    thick = WALL * scale
    for side, colour in zip(SIDES, room.walls, strict=True):
        long = side in ("top", "bottom")
        x = rect.right - thick if side == "right" else rect.x
        y = rect.bottom - thick if side == "bottom" else rect.y
        strip = Rect(x, y, rect.w if long else thick, thick if long else rect.h)
        stage.sprite(f"koncita/wall_{colour}_{side}.svg", strip.centre, strip.w, strip.h, FLOOR_GRAIN)
        _emblems(stage, colour, wall_rect(room, colour, rect), scale)
    for x in (rect.x + thick / 2, rect.right - thick / 2):
        for y in (rect.y + thick / 2, rect.bottom - thick / 2):
            stage.sprite("koncita/stud.svg", (x, y), thick)


def _emblems(stage: Stage, colour: str, rect: Rect, scale: float) -> None:
    """The wall's emblem in the middle and at its quarters: a colour never speaks alone."""
    x, y = rect.centre
    stage.sprite(f"koncita/dot_{colour}.svg", (x, y), 46 * scale)
    for way in (-1.75, 1.75):
        far = way * SQUARE * scale
        at = (x + far, y) if rect.w > rect.h else (x, y + far)
        stage.sprite(f"koncita/glyph_{GLYPHS[colour]}.svg", at, 26 * scale)


def furniture_places(room: Room, floor: Rect) -> list[tuple[str, Rect]]:
    """What stands in a room and where, on a floor of any size: furniture first, then pillars."""
    square = floor.w / SIDE
    found = [
        (piece.name, _covering(floor, square, piece.column, piece.row, piece.columns, piece.rows))
        for piece in room.furniture
    ]
    return found + [(PILLAR, _covering(floor, square, pillar % SIDE, pillar // SIDE, 1, 1)) for pillar in room.pillars]


def _covering(floor: Rect, square: float, column: int, row: int, columns: int, rows: int) -> Rect:
    """The area of some squares of a floor."""
    return Rect(floor.x + column * square, floor.y + row * square, columns * square, rows * square)


def furniture_kinds(room: Room) -> list[str]:
    """What stands in a room, in the order of its places."""
    return [piece.name for piece in room.furniture] + [PILLAR] * len(room.pillars)


def furniture_name(kind: str) -> str:
    """What a piece of furniture is called."""
    return say(f"koncita-furniture-{kind}")


def thinned_above(picture: pygame.Surface, share: float) -> pygame.Surface:
    """A picture whose upper share lets through what is behind it, with a soft edge."""
    width, height = picture.get_size()
    veil = pygame.Surface((1, height), pygame.SRCALPHA)
    for y in range(height):
        veil.set_at((0, y), (255, 255, 255, round(255 * min(1.0, max(THIN, THIN + (y / height - share) * 4)))))
    thin = picture.copy()
    thin.blit(pygame.transform.scale(veil, (width, height)), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return thin


def draw_furniture(stage: Stage, name: str, rect: Rect, scale: float = 1.0, *, before: bool = False) -> None:
    """A piece of furniture or a pillar, its foot at the lower edge of its squares; what stands behind it shines through."""
    path = f"koncita/furniture_{name}.svg"
    rise = stage.sprites.edges(path, "margin")[1] * scale * (SHORTENED if name == PILLAR else 1.0)
    size = stage.viewport.length(rect.w), stage.viewport.length(rect.h + rise)

    def make() -> pygame.Surface:
        picture = passes.add_grain(stage.sprites.raster(path, size).copy(), FURNITURE_GRAIN)
        fall = stage.viewport.length(6 * scale)
        shadowed = passes.with_shadow(picture, max(1, stage.viewport.length(6 * scale)), 140, (fall, fall))
        return thinned_above(shadowed, rise / (rect.h + rise)) if before else shadowed

    middle = rect.centre[0], rect.centre[1] - rise / 2 - 2 * scale
    stage.blit(stage.cache.get(("koncita_furniture", name, size, before), make), middle)


def draw_small_room(stage: Stage, room: Room, rect: Rect) -> None:
    """A room with everything that stands in it, as large as a rectangle allows."""
    side = min(rect.w, rect.h)
    square = Rect(rect.centre[0] - side / 2, rect.centre[1] - side / 2, side, side)
    scale = side / (SIDE * SQUARE + 2 * WALL)

    def paint(whole: Rect) -> None:
        draw_room(stage, room, whole)
        standing = furniture_places(room, whole.grown(-WALL * scale))
        for name, place in sorted(standing, key=lambda one: one[1].bottom):
            draw_furniture(stage, name, place, scale)

    stage.kept(("koncita_small_room", room, side), square, paint)


def pictures() -> list[str]:
    """Every sprite of the room and of the balls that point at its walls."""
    found = ["koncita/room.svg", "koncita/stud.svg", "koncita/dot_wild.svg"]
    found += [f"koncita/furniture_{name}.svg" for name in (*SIZES, PILLAR)]
    for colour, glyph in GLYPHS.items():
        found += [f"koncita/glyph_{glyph}.svg", f"koncita/dot_{colour}.svg", f"koncita/emblem_{colour}.svg"]
        found += [f"koncita/{part}_{colour}_{side}.svg" for part in ("wall", "point") for side in SIDES]
    return found
