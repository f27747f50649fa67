"""Coming home: a walk along the golden thread, a house that grows, points line by line, and a while to enjoy it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import NamedTuple

import pygame

from goblins.games.irene.wording import in_points
from goblins.tables.irene.faces import TilePainter
from goblins.ui.moving.cues import Cue, Dim, Figure, Gain, Hear, Paint, Picture, Ribbon, Shower, Spray
from goblins.ui.moving.easing import between, eased
from goblins.ui.stage import GREEN, RULE, Stage
from goblins.ui.viewport import Point, Rect

#: How large the walker is, the Home at last, and where that stands; how long it grows and is looked at.
WALKER, HOUSE, HOUSE_AT, GROWN = 0.82, 440.0, (800.0, 356.0), 0.75
#: When it shines: the Home is nearly there then.
RAYS = 0.2
#: Where the sheet with the points lies, and how long one of its lines takes; the sum is looked at longer.
SHEET, LINE_SECONDS, SUM_SECONDS = Rect(830, 180, 500, 384), 0.26, 1.0
SHEET_TOP, SHEET_ROW = 102.0, 58.0
#: How many notes a harp has.
NOTES = 8


class Line(NamedTuple):
    """Something that counts: its icon, its words, and its points."""

    icon: str
    words: str
    points: int


def walk(who: str, tiles: Sequence[Rect], seconds: float, *, home_first: bool) -> tuple[Cue, ...]:
    """Somebody hops along the thread from tile to tile with a light; the Home is drawn ahead, out of sight."""
    step = seconds / (len(tiles) - 1)
    cues: list[Cue] = []
    for number, (tile, following) in enumerate(pairwise(tiles)):
        at, to = _foot(tile), _foot(following)
        begin = step * number
        light = tile.w * 1.6
        cues += [
            Picture(
                sprite="irene/scroll_glow.svg", start=begin, at=at, to=to, size=(light, light), ease="even", lasts=step
            ),
            Figure(
                sprite=who,
                start=begin,
                at=at,
                to=to,
                size=(tile.w * WALKER,) * 2,
                arc=12,
                ease="even",
                lasts=step,
            ),
            Hear(start=begin, sound=f"harp_{min(NOTES, number + 1)}"),
        ]
    return (*cues, Paint(draw=_drawn_ahead, lasts=0.02)) if home_first else tuple(cues)


def _drawn_ahead(stage: Stage, progress: float) -> None:
    """The large Home is made before it is shown."""
    stage.painter(TilePainter).home(stage.viewport.length(HOUSE))


def _house(stage: Stage, progress: float, at: Point, to: Point, first: float = HOUSE) -> None:
    """The Home on its way to a place and to its full size."""
    t = eased("out", progress)
    picture = stage.painter(TilePainter).home(stage.viewport.length(HOUSE))
    size = between(first, HOUSE, t) / HOUSE
    if size < 1:
        picture = pygame.transform.smoothscale_by(picture, size)
    stage.blit(picture, (between(at[0], to[0], t), between(at[1], to[1], t)))


def _foot(tile: Rect) -> Point:
    """Where somebody stands in a tile."""
    return tile.centre[0], tile.y + tile.h * 0.5


def grown(who: str, inside: Sequence[str], tiles: Sequence[Rect], counting: float) -> tuple[Cue, ...]:
    """The Home grows out of the path, and who waits inside comes out; it stays dark round it while points are counted."""
    x, y = HOUSE_AT
    home = tiles[-1]
    last = max(tile.right for tile in tiles), home.bottom
    path = Rect(tiles[0].x, tiles[0].y, last[0] - tiles[0].x, last[1] - tiles[0].y)
    return (
        Dim(strength=0.55, colour=(18, 12, 30), above=1000, lit=(path,), lasts=GROWN + counting),
        Picture(
            sprite="moments/rays.svg",
            start=RAYS,
            at=(x, y),
            size=(900, 900),
            light=True,
            fade=(0.75, 0.75),
            lasts=GROWN - RAYS,
        ),
        Paint(draw=partial(_house, at=home.centre, to=HOUSE_AT, first=home.w), lasts=0.3),
        Paint(draw=partial(_house, at=HOUSE_AT, to=HOUSE_AT), start=0.3, lasts=GROWN - 0.3),
        *_reunited(who, inside, home),
        *_joy(),
    )


def _reunited(who: str, inside: Sequence[str], home: Rect) -> tuple[Cue, ...]:
    """Who waits inside comes out, and who came home leaps from the path to them."""
    x, y = HOUSE_AT
    return (
        *(
            Figure(
                sprite=other,
                mood="happy",
                start=0.3,
                at=(x - 20, y + 110),
                to=(x - 120, y + 130),
                size=(120, 210),
                lasts=GROWN - 0.3,
            )
            for other in inside
        ),
        Figure(
            sprite=who,
            mood="happy",
            start=0.24,
            at=(home.centre[0], home.centre[1]),
            to=(x + 70, y + 120),
            size=(home.w * WALKER, 250),
            arc=40,
            lasts=0.2,
        ),
        Figure(sprite=who, mood="happy", start=0.44, at=(x + 70, y + 120), size=(250, 250), lasts=GROWN - 0.44),
    )


def _joy() -> tuple[Cue, ...]:
    """Hearts and petals."""
    x, y = HOUSE_AT
    return (
        Spray(
            sprite="moments/heart.svg",
            start=0.35,
            at=(x, y - 60),
            count=5,
            reach=(60, 210),
            size=(26, 40),
            among=(200, 340),
            turned="upright",
            lasts=0.9,
        ),
        Shower(
            sprites=("moments/petal.svg",),
            start=0.2,
            area=Rect(360, 20, 840, 640),
            count=14,
            size=(16, 26),
            crossing=1.8,
            wind=60,
            lasts=2.4,
        ),
    )


def counting_seconds(lines: int) -> float:
    """How long so many lines and their sum take."""
    return LINE_SECONDS * lines + SUM_SECONDS


def counted(heading: str, lines: Sequence[Line], points: int, who: str) -> tuple[Cue, ...]:
    """Points line by line beside the house, then their sum."""
    whole = counting_seconds(len(lines))
    x, y = HOUSE_AT
    aside = x - 230, y
    cues: list[Cue] = [
        Paint(draw=partial(_house, at=HOUSE_AT, to=aside), lasts=0.2),
        Paint(draw=partial(_house, at=aside, to=aside), start=0.2, lasts=whole - 0.2),
        Figure(sprite=who, mood="happy", at=(x + 70, y + 120), to=(aside[0] + 70, y + 120), size=(250, 250), lasts=0.2),
        Figure(sprite=who, mood="happy", start=0.2, at=(aside[0] + 70, y + 120), size=(250, 250), lasts=whole - 0.2),
        Paint(draw=partial(_sheet, heading=heading), start=0.16, lasts=whole - 0.16, still=True),
    ]
    for number, line in enumerate(lines):
        begin = LINE_SECONDS * number + 0.24
        cues += [
            Paint(start=begin, draw=partial(_line, line=line, number=number), lasts=whole - begin, still=True),
            Hear(start=begin, sound=f"harp_{min(NOTES, 2 * number + 3)}"),
        ]
    begin = LINE_SECONDS * len(lines) + 0.24
    below = SHEET.right - 110, SHEET.bottom - 66
    return (
        *cues,
        Paint(start=begin, draw=partial(_sum, points=points), lasts=whole - begin, still=True),
        Spray(sprite="moments/spark.svg", start=begin, at=below, reach=(40, 130), size=(14, 28), flat=0.5, lasts=0.5),
        Hear(start=begin, sound="crown_bell"),
    )


def _sheet(stage: Stage, progress: float, heading: str) -> None:
    stage.panel(SHEET, heading, curls="top")


def _line(stage: Stage, progress: float, line: Line, number: int) -> None:
    y = SHEET.y + SHEET_TOP + SHEET_ROW * number
    if line.icon == "scroll":
        stage.sprite("irene/scroll.svg", (SHEET.x + 64, y), 34)
    else:
        stage.icon(line.icon, (SHEET.x + 64, y), 36)
    stage.text(line.words, (SHEET.x + 94, y), 24, kind="body", anchor="midleft", width=300)
    stage.text(str(line.points), (SHEET.right - 56, y), 32, anchor="midright")


def _sum(stage: Stage, progress: float, points: int) -> None:
    y = SHEET.bottom - 66
    stage.line((SHEET.x + 44, y - 44), (SHEET.right - 44, y - 44), RULE, 3)
    stage.icon("star", (SHEET.x + 76, y), 56)
    stage.text(in_points(points), (SHEET.right - 56, y), 44, GREEN, anchor="midright", width=320)


def at_home(who: str, home: Rect, lasts: float) -> tuple[Cue, ...]:
    """Somebody stands before their small house, in its light."""
    at = home.centre[0] + home.w * 0.1, home.y + home.h * 0.52
    side = home.w * WALKER
    return (
        Picture(sprite="irene/scroll_glow.svg", at=home.centre, size=(home.w * 1.8,) * 2, lasts=lasts),
        Figure(sprite=who, mood="happy", at=at, size=(side, side), lasts=lasts),
        Spray(sprite="moments/spark.svg", at=home.centre, reach=(30, 110), size=(12, 24), lasts=0.6),
    )


def held(who: str, home: Rect, words: str, line: str, points: str, panel: Rect, lasts: float) -> tuple[Cue, ...]:
    """All is done: words for it, and the points fly to the panel."""
    return (
        *at_home(who, home, lasts),
        Ribbon(words=words, line=line, green=True, at=(774, 92), width=520, lasts=lasts),
        Gain(words=points, at=home.centre, to=(panel.right - 46, panel.y + 18), arc=120, lasts=min(lasts, 0.9)),
        Hear(start=0.1, sound="star"),
    )
