"""The den that the shelf stands in: its walls, and everything that hangs on them."""

from __future__ import annotations

import pygame

from goblins.ui.draw import passes
from goblins.ui.draw.type import INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point


def paint_den(stage: Stage) -> pygame.Surface:
    """The bare den."""
    return stage.backdrops.den((stage.viewport.width, stage.viewport.height), stage.scale)


def furnish_den(stage: Stage) -> None:
    """Everything on the walls of the den."""
    viewport, surface = stage.viewport, stage.surface
    x, y = viewport.point((706, 98))
    passes.glow(surface, x, y, viewport.length(132), (120, 170, 220), 0.35)
    stage.sprite("shell/window.svg", (706, 98), 172, grain=230)
    picture = stage.sprites.raster("characters/glower/bust_happy.svg", (viewport.length(176),) * 2, 234)
    stage.blit(pygame.transform.rotozoom(picture, -3, 1), (392, 50))
    for rope in (86, 498):
        stage.line((rope, -40), (rope, 86), INK, 9)
        stage.line((rope, -40), (rope, 86), (176, 134, 82), 5)
    stage.sprite("shell/sign.svg", (290, 128), 500, 122, grain=226)
    _letters(stage, "Goblins", (288, 124), 84)
    for x0 in (318, 430):
        for finger in range(3):
            stage.sprite("shell/finger.svg", (x0 + finger * 13 + 11, 74), 22, 32)
    px, py = viewport.point((592, 78))
    passes.glow(surface, px, py, viewport.length(160), (255, 190, 90), 0.5)
    stage.line((592, -40), (592, 46), INK, 5)
    stage.icon("lamp", (592, 78), 76)
    for mushroom_x, mushroom_y, size, colour in (
        (1288, 884, 58, "red"),
        (1328, 888, 38, "blue"),
        (1370, 886, 44, "pink"),
    ):
        gx, gy = viewport.point((mushroom_x, mushroom_y - size * 0.45))
        passes.glow(surface, gx, gy, viewport.length(size * 1.25), (143, 255, 224), 0.24)
        stage.sprite(f"shell/mushroom_{colour}.svg", (mushroom_x, mushroom_y - size * 0.4), size)


def _letters(stage: Stage, text: str, centre: Point, px: float) -> None:
    """Gold letters with a heavy edge."""
    size = stage.viewport.length(px)
    edged = stage.type_case.line(text, "display", size, (255, 219, 120), 5 * stage.scale)
    stage.blit(edged, centre)
    light = stage.type_case.line(text, "display", size, (255, 244, 200))
    stage.blit(light, (centre[0] - 1, centre[1] - 2))
    stage.blit(stage.type_case.line(text, "display", size, (255, 219, 120)), centre)
