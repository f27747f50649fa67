"""How cues are drawn. Pictures are made once in their largest size, then scaled and turned in steps, and kept."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from functools import singledispatch

import pygame

from goblins.ui.draw.type import CREAM, INK
from goblins.ui.moving.cues import (
    Balloon,
    Colour,
    Cue,
    Figure,
    Gain,
    Paint,
    Picture,
    Ribbon,
    Rim,
    Shake,
    Shout,
    Shower,
    Spray,
    Stamp,
)
from goblins.ui.moving.easing import between, eased
from goblins.ui.moving.speech import said
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred

#: Sizes are rounded to so many pixels, angles to so many degrees, opacity to so many steps: few pictures serve for all.
SIZE_STEP, ANGLE_STEP, FADE_STEPS = 8, 5, 16
#: What is not wider than so many pixels flies in crowds, and nobody sees how far exactly it is turned.
SMALL_TURNED, SMALL_ANGLE_STEP = 48, 15
#: What is turned and wider than so many pixels takes long to make: it grows in larger steps.
LARGE_TURNED, LARGE_STEP = 160, 16
#: Light that grows has so many sizes; it is soft, so that it is drawn this wide at most, and stretched.
LIGHT_STEPS, LIGHT_DRAWN = 12, 360.0
#: How long words take to appear and to leave, in seconds.
LANDING, UNROLLING, LEAVING = 0.12, 0.24, 0.16
#: The line below a ribbon: how large, how far below its middle, and how high the dark plate is on which it stands.
LINE, LINE_BELOW, LINE_HIGH = 25.0, 74.0, 42.0
#: A stamp falls from so many times its size.
STAMPED_FROM = 1.8
#: The swings of something knocked aside: how far, compared with the first.
SWINGS = (1.0, -0.6, 0.3)
#: Particles fade during the last part of their time.
FADING = 0.65
#: The rim is worked out in so few points; its middle, so far out, stays clear.
RIM_SMALL, RIM_CLEAR = (48, 27), 0.45


@singledispatch
def draw(cue: Cue, stage: Stage, progress: float, seconds: float) -> None:
    """A cue at how far it is (0 to 1), so many seconds after it began; what can't be seen is not drawn."""


# ------------------------------------------------------------------ pictures


def turned(stage: Stage, path: str, full: float, width: float, angle: float = 0.0) -> pygame.Surface:
    """A sprite so many units wide, turned; made from the picture that is `full` units wide."""
    base = _drawn(stage, path, full)
    px, degrees = _in_steps(stage, width, angle)
    largest = stage.viewport.length(full)
    if abs(px - largest) < SIZE_STEP and not degrees:
        return base
    return stage.cache.get(("turned", path, largest, px, degrees), lambda: _turn(base, px / largest, degrees))


def _drawn(stage: Stage, path: str, width: float) -> pygame.Surface:
    natural, px = stage.sprites.natural_size(path), stage.viewport.length(width)
    return stage.sprites.raster(path, (px, max(1, round(px * natural[1] / natural[0]))))


def _in_steps(stage: Stage, width: float, angle: float) -> tuple[int, int]:
    """A width in pixels and an angle, rounded so that few pictures serve for all."""
    px = stage.viewport.length(width)
    turn = ANGLE_STEP if px > SMALL_TURNED else SMALL_ANGLE_STEP
    degrees = round(angle / turn) * turn % 360
    step = LARGE_STEP if degrees and px > LARGE_TURNED else SIZE_STEP
    return max(step, round(px / step) * step), degrees


def _turn(base: pygame.Surface, scale: float, degrees: int) -> pygame.Surface:
    if not degrees:
        size = (max(1, round(base.get_width() * scale)), max(1, round(base.get_height() * scale)))
        return pygame.transform.smoothscale(base, size)
    return pygame.transform.rotozoom(base, degrees, scale)


def put(stage: Stage, surface: pygame.Surface, centre: Point, seen: float = 1.0) -> None:
    """A picture round a point, faded as far as it is to be seen."""
    if seen <= 0:
        return
    if seen < 1:
        surface.set_alpha(round(seen * FADE_STEPS) * 255 // FADE_STEPS)
    stage.blit(surface, centre)
    if seen < 1:
        surface.set_alpha(255)


def shine(stage: Stage, surface: pygame.Surface, key: object, centre: Point, strength: float) -> None:
    """Add a picture's light round a point."""
    _shine(stage, lambda: surface, (key, surface.get_size()), centre, strength)


def _shine(
    stage: Stage,
    make: Callable[[], pygame.Surface],
    key: object,
    centre: Point,
    strength: float,
    grown: Callable[[pygame.Surface], pygame.Surface] = lambda flat: flat,
) -> None:
    """Add the light of a picture, which is made only where its light is not kept yet; it is `grown` when it is dimmed."""
    level = round(max(0.0, min(1.0, strength)) * FADE_STEPS)
    if not level:
        return

    flat = stage.cache.get(("shine", key, level), lambda: grown(_flat(make(), level)))
    x, y = stage.viewport.point(centre)
    stage.surface.blit(
        flat, (x - flat.get_width() // 2, y - flat.get_height() // 2), special_flags=pygame.BLEND_RGB_ADD
    )


def _flat(surface: pygame.Surface, level: int) -> pygame.Surface:
    """What a picture adds as light of so many steps."""
    flat = pygame.Surface(surface.get_size())
    flat.blit(surface, (0, 0))
    flat.fill((255 * level // FADE_STEPS,) * 3, special_flags=pygame.BLEND_RGB_MULT)
    return flat


@draw.register
def _(cue: Picture, stage: Stage, progress: float, seconds: float) -> None:
    path = stage.tokens.character(cue.sprite, cue.view, cue.mood) if isinstance(cue, Figure) else cue.sprite
    t = eased(cue.ease, progress)
    centre, seen = way(cue.at, cue.to, t, cue.arc), between(*cue.fade, progress)
    full, width, angle = max(cue.size), between(*cue.size, t), between(*cue.turn, t)
    if cue.light:
        glow(stage, path, full, width, angle, centre, seen)
    else:
        put(stage, turned(stage, path, full, width, angle), centre, seen)


def glow(stage: Stage, path: str, full: float, width: float, angle: float, centre: Point, seen: float) -> None:
    """Light, which is large and soft: it grows in few steps, each of which is kept, and is drawn small and stretched."""
    step, drawn = full / LIGHT_STEPS, min(full, LIGHT_DRAWN)
    px, degrees = _in_steps(stage, max(1, round(width / step)) * step, angle)

    def made() -> pygame.Surface:
        small = _drawn(stage, path, drawn)  # turned when it is large, it would take long
        if not degrees:
            return small
        return stage.cache.get(("light", path, small.get_size(), degrees), lambda: _turn(small, 1.0, degrees))

    def grown(flat: pygame.Surface) -> pygame.Surface:
        return _turn(flat, px / stage.viewport.length(drawn), 0)

    _shine(stage, made, (path, px, degrees), centre, seen, grown)


def light(stage: Stage, path: str) -> pygame.Surface:
    """What large light is stretched from."""
    return _drawn(stage, path, LIGHT_DRAWN)


def way(start: Point, end: Point | None, t: float, arc: float) -> Point:
    """Where something is on its way, rising in an arc."""
    if end is None:
        return start
    return between(start[0], end[0], t), between(start[1], end[1], t) - 4 * arc * t * (1 - t)


@draw.register
def _(cue: Paint, stage: Stage, progress: float, seconds: float) -> None:
    cue.draw(stage, progress)


# ------------------------------------------------------------------ particles


@draw.register
def _(cue: Spray, stage: Stage, progress: float, seconds: float) -> None:
    chance = random.Random(cue.seed)
    t = eased("out", progress)
    seen = min(1.0, (1 - progress) / (1 - FADING))
    first, last = cue.among
    for index in range(cue.count):
        degrees = first + (last - first) * (index + chance.random()) / cue.count
        reach = between(*cue.reach, t) * chance.uniform(0.7, 1.0)
        size, spin = chance.uniform(*cue.size), chance.uniform(0, 360)
        angle = {"outwards": -degrees, "tumbling": spin + 180 * t, "upright": 0.0}[cue.turned]
        radians = math.radians(degrees)
        x = cue.at[0] + reach * math.cos(radians)
        y = cue.at[1] + reach * cue.flat * math.sin(radians) + cue.fall * progress * progress
        put(stage, turned(stage, cue.sprite, cue.size[1], size, angle), (x, y), seen)


@draw.register
def _(cue: Shower, stage: Stage, progress: float, seconds: float) -> None:
    chance = random.Random(cue.seed)
    area = cue.area
    for index in range(cue.count):
        lane, delay, size = chance.random(), chance.random(), chance.uniform(*cue.size)
        sway, spin = chance.uniform(0, math.tau), chance.uniform(-220, 220)
        fallen = seconds / cue.crossing - delay * cue.lasts / cue.crossing * 0.6
        if not 0 <= fallen <= 1:
            continue
        x = area.x + area.w * lane + cue.wind * fallen + 26 * math.sin(sway + 5 * fallen)
        y = area.y + area.h * fallen
        sprite = cue.sprites[index % len(cue.sprites)]
        seen = min(1.0, 8 * (1 - fallen))
        put(stage, turned(stage, sprite, cue.size[1], size, spin * fallen), (x, y), seen)


# ------------------------------------------------------------------ words


def leaving(cue: Cue, seconds: float) -> float:
    """How much of what will leave is still seen."""
    return max(0.0, min(1.0, (cue.lasts - seconds) / LEAVING))


@draw.register
def _(cue: Stamp, stage: Stage, progress: float, seconds: float) -> None:
    name = {"red": "stamp", "green": "stamp_green", "gold": "stamp_gold"}[cue.colour]
    height = min(120.0, cue.width / 3)

    def make() -> pygame.Surface:
        px = stage.viewport.length
        plate = stage.sprites.raster(f"moments/{name}.svg", (px(cue.width), px(height))).copy()
        return _lettered(stage, plate, cue.words, height * 0.48, min(cue.width - 60, cue.width * 5 / 6), -2)

    plate = _kept_turn(stage, ("stamp", name, cue.words, cue.width), make, cue.turn)
    fall = eased("in", min(1.0, seconds / LANDING))
    if fall < 1:
        size = between(STAMPED_FROM, 1.0, fall)
        plate = pygame.transform.smoothscale_by(plate, size)
    put(stage, plate, cue.at, leaving(cue, seconds))


@draw.register
def _(cue: Ribbon, stage: Stage, progress: float, seconds: float) -> None:
    name = "title_ribbon_green" if cue.green else "title_ribbon"

    def make() -> pygame.Surface:
        px = stage.viewport.length
        ribbon = stage.sprites.raster(f"moments/{name}.svg", (px(cue.width), px(110))).copy()
        return _lettered(stage, ribbon, cue.words, 44, cue.width - 150, -8)

    ribbon = stage.cache.get(("ribbon", name, cue.words, cue.width, stage.text_size), make)
    open_ = eased("out", min(1.0, seconds / UNROLLING))
    if open_ < 1:
        ribbon = pygame.transform.smoothscale(ribbon, (max(1, round(ribbon.get_width() * open_)), ribbon.get_height()))
    seen = leaving(cue, seconds)
    put(stage, ribbon, cue.at, seen)
    if cue.line and open_ == 1 and seen == 1:
        below, widest = (cue.at[0], cue.at[1] + LINE_BELOW), cue.width * 1.4
        wide = min(widest, stage.text_width(cue.line, LINE)) + 2 * LINE_HIGH * 0.6
        stage.box(centred(*below, wide, LINE_HIGH), INK, LINE_HIGH / 2, alpha=0.78)  # it may lie on a bright floor
        stage.light(cue.line, below, LINE, "center", width=widest)


@draw.register
def _(cue: Gain, stage: Stage, progress: float, seconds: float) -> None:
    def make() -> pygame.Surface:
        px = stage.viewport.length
        plate = stage.sprites.raster("moments/glory.svg", (px(cue.size), px(cue.size * 2 / 3))).copy()
        return _lettered(stage, plate, cue.words, cue.size * 0.4, cue.size * 0.8, -2, INK)

    plate = stage.cache.get(("gain", cue.words, cue.size, stage.text_size), make)
    put(stage, plate, way(cue.at, cue.to, eased("out", progress), cue.arc), leaving(cue, seconds))


@draw.register
def _(cue: Balloon, stage: Stage, progress: float, seconds: float) -> None:
    put(stage, *said(cue, stage, seconds), leaving(cue, seconds))


@draw.register
def _(cue: Shout, stage: Stage, progress: float, seconds: float) -> None:
    px, colour = stage.pixels(cue.px), cue.colour

    def make() -> pygame.Surface:
        return stage.type_case.line(cue.words, "display", px, colour, max(2.0, px / 14))

    word = _kept_turn(stage, ("shout", cue.words, px, colour), make, cue.turn)
    size = eased("back", min(1.0, seconds / (2 * LANDING)))
    if size != 1:
        word = pygame.transform.smoothscale_by(word, max(0.05, size))
    put(stage, word, cue.at, leaving(cue, seconds))


def _lettered(
    stage: Stage,
    plate: pygame.Surface,
    words: str,
    px: float,
    width: float,
    raised: float,
    colour: Colour = CREAM,
) -> pygame.Surface:
    """Words on a plate."""
    size = stage.type_case.fitting(words, "display", stage.pixels(px), stage.viewport.length(width))
    edge = 0.0 if colour == INK else max(1.0, 2.4 * stage.scale)
    line = stage.type_case.line(words, "display", size, colour, edge)
    x, y = plate.get_rect().center
    plate.blit(line, line.get_rect(center=(x, y + round(raised * stage.scale))))
    return plate


def _kept_turn(
    stage: Stage, key: tuple[object, ...], make: Callable[[], pygame.Surface], angle: float
) -> pygame.Surface:
    return stage.cache.get(
        (*key, angle, stage.text_size), lambda: pygame.transform.rotozoom(make(), angle, 1.0) if angle else make()
    )


# ------------------------------------------------------------------ light over everything


@draw.register
def _(cue: Rim, stage: Stage, progress: float, seconds: float) -> None:
    level = math.ceil(3 * min(progress * 5, (1 - progress) * 5, 1.0)) / 3 * cue.strength
    if level <= 0:
        return
    size = stage.surface.get_size()
    grey = stage.cache.get(("rim",), _grey_rim)
    light = stage.cache.get(("rim", size, cue.colour, round(level, 2)), lambda: _rim(grey, size, cue.colour, level))
    stage.surface.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


def _rim(grey: pygame.Surface, size: tuple[int, int], colour: Colour, strength: float) -> pygame.Surface:
    """Light that grows towards the rim: worked out small and without colour, then stretched."""
    small = grey.copy()
    small.fill(tuple(round(part * strength) for part in colour), special_flags=pygame.BLEND_RGB_MULT)
    return pygame.transform.smoothscale(small, size)


def _grey_rim() -> pygame.Surface:
    across, down = RIM_SMALL
    small = pygame.Surface(RIM_SMALL)
    for y in range(down):
        for x in range(across):
            away = math.hypot((2 * x + 1) / across - 1, (2 * y + 1) / down - 1) / math.sqrt(2)
            small.set_at((x, y), (round(255 * max(0.0, (away - RIM_CLEAR) / (1 - RIM_CLEAR)) ** 2),) * 3)
    return small


@draw.register
def _(cue: Shake, stage: Stage, progress: float, seconds: float) -> None:
    swing = min(len(SWINGS) - 1, int(progress * len(SWINGS)))
    within = progress * len(SWINGS) - swing
    aside = stage.viewport.length(cue.strength) * SWINGS[swing] * math.sin(math.pi * min(1.0, within))
    if progress >= 1 or abs(aside) < 1:
        return
    surface = stage.surface
    if cue.area is not None:
        area = pygame.Rect(stage.viewport.rect(cue.area)).clip(surface.get_rect())
        surface = surface.subsurface(area)
    surface.scroll(round(aside), round(aside / 2))
