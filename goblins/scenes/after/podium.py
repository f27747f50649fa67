"""The left half of a result: the ribbon that drops, the podium that rises, and the friendly word for whoever lost."""

from __future__ import annotations

import random

import pygame

from goblins.scenes.after.ended import Ended
from goblins.ui.draw.type import CREAM, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred

#: Where the podium's steps stand: middle, width, top, the figure's size.
STEPS = ((326, 214, 566, 336), (128, 186, 656, 214), (524, 186, 716, 190))
#: Where those stand who all lost.
EQUAL, GROUND, SIZE = (326, 116, 536), 716, 240
#: How far below their feet names stand: on a step below its medal, on the ground where nothing else is.
NAMED, NAMED_ON_GROUND = 150.0, 62.0
EMBLEM = 40.0
#: Where a friendly word stands below the ribbon.
PILL = Rect(110, 172, 432, 46)
#: What the ribbon is tinted with by night.
SLATE = (150, 168, 226)
CONFETTI = Rect(24, 20, 590, 520)


def draw_ribbon(
    stage: Stage,
    words: str,
    arrived: float,
    *,
    trophies: bool,
    slate: bool = False,
    at: Point = (326, 100),
    width: float = 540,
) -> None:
    """The ribbon with the headline; a slate one for a night that was lost."""
    x, y = at[0], at[1] - 220 * (1 - arrived)
    if slate:
        stage.blit(_slate_ribbon(stage), (x, y))
    else:
        stage.sprite("shell/ribbon.svg", (x, y), width)
    stage.text(words, (x, y - 4), width / 10, CREAM, outline=True, width=width - 100)
    if trophies:
        for x in (69, 587):
            stage.icon("trophy", (x, y - 6), 78)


def _slate_ribbon(stage: Stage) -> pygame.Surface:
    wide, high = stage.sprites.natural_size("shell/ribbon.svg")
    size = stage.viewport.length(540), stage.viewport.length(540 * high / wide)

    def make() -> pygame.Surface:
        grey = pygame.transform.grayscale(stage.sprites.raster("shell/ribbon.svg", size))
        grey.fill((*SLATE, 255), special_flags=pygame.BLEND_RGBA_MULT)
        return grey

    return stage.cache.get(("slate", size), make)


def draw_word(stage: Stage, ended: Ended, room: Rect = PILL) -> None:
    """What came of a challenge, or a friendly sentence for the people who lost."""
    if ended.verdict:
        draw_dark_pill(stage, room, ended.verdict, (127, 200, 200))
    elif ended.word:
        draw_dark_pill(stage, room, ended.word)


def draw_dark_pill(stage: Stage, room: Rect, words: str, edge: Colour = CREAM, kind: str = "body") -> None:
    """A sentence on a dark pill, in the middle of the room it may take."""
    width = min(room.w, stage.text_width(words, 20, kind) + 52)
    pill = centred(*room.centre, width, room.h)
    stage.box(pill, (38, 24, 36), room.h / 2, edge, 3, 0.94)
    stage.text(words, (pill.centre[0], pill.centre[1] - 1), 20, CREAM, kind, width=width - 36)


def draw_podium(stage: Stage, ended: Ended, arrived: float) -> None:
    """The first three on their steps; where nobody won, they stand on the ground."""
    outcome = ended.outcome
    places = [(rank, seat) for rank, group in enumerate(outcome.ranking) for seat in group][:3]
    for place, (rank, seat) in reversed(list(enumerate(places))):
        x, width, _, size = STEPS[place]
        step = STEPS[rank][2]  # those who are tied stand equally high
        if not ended.won:
            x, step, size = EQUAL[place], GROUND, SIZE
        top = step + (920 - step) * (1 - arrived)
        who = ended.match.setup.seats[seat]
        if ended.won:
            _draw_step(stage, Rect(x - width / 2, top, width, 930 - top))
        else:
            stage.box(centred(x, top + 6, 0.62 * size, 0.12 * size), (6, 12, 12), 0.06 * size, alpha=0.4)
        out = seat in ended.race.outs
        sad = out or not ended.won or place == len(places) - 1
        mood = "_happy" if seat in outcome.winners else "_sad" if sad else ""
        figure = f"characters/{who.goblin}/full{mood}.svg"
        stage.sprite(figure, (x, top + 16 - size / 2 + size * 0.025), size, size, grain=234)
        if ended.won and out:  # as in the ranking
            stage.icon("lost_badge", (x, top + 84), 56)
        elif ended.won:
            stage.sprite(f"medals/{rank + 1}.svg", (x, top + 84), 64)
            stage.text(str(rank + 1), (x, top + 93), 26)
        y, room = top + (NAMED if ended.won else NAMED_ON_GROUND), width - 70
        left = name_left(x, min(stage.text_width(who.name, 26), room))
        stage.blit(stage.tokens.emblem(who.colour, stage.viewport.length(EMBLEM)), (left + EMBLEM / 2, y))
        stage.light(who.name, (left + EMBLEM + 8, y), 26, width=room)


def name_left(x: float, wide: float) -> float:
    """Where an emblem begins before a name that is so wide: both together stand in the middle."""
    return x - (wide + EMBLEM + 8) / 2


def _draw_step(stage: Stage, rect: Rect) -> None:
    left, top, right, bottom = stage.sprites.edges("shell/podium.svg", "margin")
    outer = Rect(rect.x - left, rect.y - top, rect.w + left + right, rect.h + top + bottom)
    x, y, w, h = stage.viewport.rect(outer)
    stage.surface.blit(stage.sprites.nine("shell/podium.svg", (w, h), stage.scale, 226), (x, y))


def draw_confetti(stage: Stage, area: Rect = CONFETTI, count: int = 90) -> None:
    """Confetti for a victory, denser above."""
    rnd = random.Random(4)
    for _ in range(count):
        size = rnd.randint(14, 26)
        picture = stage.sprites.raster(f"shell/confetti_{rnd.randrange(6)}.svg", (stage.viewport.length(size),) * 2)
        turned = pygame.transform.rotozoom(picture, rnd.uniform(0, 360), 1)
        stage.blit(turned, (area.x + rnd.uniform(0, area.w), area.y + rnd.uniform(0, 1) ** 1.5 * area.h))
