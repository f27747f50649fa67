"""Two lanes beside each other: how far one has come in a deal, and how far the ghost of a challenge was by then."""

from __future__ import annotations

from msgspec import Struct

from goblins.core.setup import Seat
from goblins.ui.draw import shapes
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, GREEN, RED, Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

OWN, GHOST, PALE = "#8A62C6", "#8FC4C2", "#E3CB96"
OWN_INK: Colour = (96, 62, 150)
GHOST_INK: Colour = (38, 112, 116)
#: A stone, and how far the next one is at most.
STONE_WIDE, STONE_HIGH, PITCH = 52.0, 26.0, 36.0
#: So many stones have room; a longer way is shown from the stone before the one that was come to.
MOST, CLOSEST = 9, 20.0
TUBE = 40.0


class Lane(Struct, frozen=True):
    """One way: who walks it, the number it has come to, and after which turn it ended, if that is known already."""

    seat: Seat
    name: str
    standing: int
    end: int | None = None


class Lanes(Struct, frozen=True):
    """Both ways after so many turns. Where few turns win they are stones, a turn each; else they fill with points.

    `goal` is what is to be beaten, in turns or in points; None where it is not known.
    """

    turn: int
    own: Lane
    ghost: Lane
    game: str
    by_turns: bool
    lower: bool
    goal: int | None = None

    @property
    def ahead(self) -> int:
        """By how much one is ahead of the ghost; negative: behind."""
        lead = self.own.standing - self.ghost.standing
        return -lead if self.lower else lead


def pill_words(lanes: Lanes) -> str:
    """The difference in a few words."""
    how = "ahead" if lanes.ahead > 0 else "behind" if lanes.ahead < 0 else "level"
    return say("challenge-pill", how=how, by=abs(lanes.ahead), game=lanes.game)


def draw_pill(stage: Stage, lanes: Lanes, centre: Point, width: float) -> None:
    """The difference, green for somebody ahead."""
    words = pill_words(lanes)
    wide = min(width, stage.text_width(words, 18) + 36)
    fill = GREEN if lanes.ahead > 0 else RED if lanes.ahead < 0 else (110, 92, 76)
    stage.box(Rect(centre[0] - wide / 2, centre[1] - 17, wide, 34), fill, 17)
    stage.text(words, (centre[0], centre[1] - 1), 18, CREAM, width=wide - 16)


def draw_lanes(stage: Stage, rect: Rect, lanes: Lanes) -> None:
    """Both lanes from below to above, names and numbers at their feet."""
    columns = rect.x + rect.w * 0.27, rect.x + rect.w * 0.73
    line = 26.0 if stage.text_size == 100 else 36.0
    foot = rect.bottom - 2 * line - 6
    way = Rect(rect.x, rect.y, rect.w, foot - rect.y)
    pairs = ((columns[0], lanes.own, False), (columns[1], lanes.ghost, True))
    for x, lane, ghostly in pairs:
        if lanes.by_turns:
            _draw_stones(stage, way, x, lanes, lane, ghostly=ghostly)
        else:
            _draw_tube(stage, way, x, lanes, lane, ghostly=ghostly)
        half = rect.w / 2 - 8
        stage.text(lane.name, (x, foot + line * 0.7), 21, GHOST_INK if ghostly else OWN_INK, width=half)
        words = say("challenge-lane", game=lanes.game, count=lane.standing)
        stage.text(words, (x, foot + line * 1.7), 18, DIM, "bold", width=half)


def _draw_stones(stage: Stage, way: Rect, x: float, lanes: Lanes, lane: Lane, *, ghostly: bool) -> None:
    """A stone a turn, those to come pale; a flag stands where the ghost’s way ends, a portrait on the present one."""
    last = max(MOST - 2, lanes.turn + 1, lanes.goal or 0)
    first = max(1, last - min(MOST, int(way.h / CLOSEST)) + 1)
    pitch = min(PITCH, (way.h - STONE_HIGH) / max(1, last - first))
    done = min(lanes.turn, lane.end) if lane.end is not None else lanes.turn
    for number in range(first, last + 1):
        y = way.bottom - STONE_HIGH / 2 - pitch * (number - first)
        walked = number <= done
        _draw_stone(stage, (x, y), (GHOST if ghostly else OWN) if walked else PALE, walked=walked)
        ink = (INK if ghostly else CREAM) if walked else DIM
        if number != done:  # there the portrait stands
            stage.text(str(number), (x, y - 1), 17 * 100 / stage.text_size, ink)
        if ghostly and number == lanes.goal:
            stage.icon("flag", (x + 40, y - 10), 32)
    for number in (done,) if first <= done else ():
        y = way.bottom - STONE_HIGH / 2 - pitch * (number - first)
        _draw_token(stage, (x, y - 10), lane, ghostly=ghostly)


def _draw_stone(stage: Stage, centre: Point, fill: str, *, walked: bool) -> None:
    edge, shadow = ("#2A1820", 0.8) if walked else ("#B9854A", 0.25)
    body = (
        f'<ellipse cx="26" cy="15.5" rx="23" ry="9.5" fill="#2A1820" fill-opacity="{shadow}"/>'
        f'<ellipse cx="26" cy="12" rx="23" ry="10" fill="{fill}" stroke="{edge}" stroke-width="2.4"/>'
    )
    place = Rect(centre[0] - STONE_WIDE / 2, centre[1] - STONE_HIGH / 2, STONE_WIDE, STONE_HIGH)
    stage.drawing(("lane_stone", fill, walked), shapes.document(STONE_WIDE, STONE_HIGH, body), place)


def _draw_tube(stage: Stage, way: Rect, x: float, lanes: Lanes, lane: Lane, *, ghostly: bool) -> None:
    """Points from below to above; the flag is as high as what is to be beaten."""
    most = max(1, lanes.goal or 0, lanes.own.standing, lanes.ghost.standing)
    tube = Rect(x - TUBE / 2, way.y + 26, TUBE, way.h - 30)
    stage.box(tube, (240, 218, 172), 14, INK, 3)
    share = min(1.0, max(0.0, lane.standing / most))
    high = max(20.0, (tube.h - 8) * share)
    fill = (143, 196, 194) if ghostly else (138, 98, 198)
    stage.box(Rect(tube.x + 4, tube.bottom - 4 - high, TUBE - 8, high), fill, 10)
    if ghostly and lanes.goal:
        y = tube.bottom - 4 - (tube.h - 8) * min(1.0, lanes.goal / most)
        stage.line((tube.x - 6, y), (tube.right + 6, y), INK, 2)
        stage.icon("flag", (tube.right + 18, y - 12), 32)
    _draw_token(stage, (x, tube.bottom - 4 - high), lane, ghostly=ghostly)


def _draw_token(stage: Stage, centre: Point, lane: Lane, *, ghostly: bool) -> None:
    picture = stage.tokens.portrait(lane.seat.colour, lane.seat.goblin, stage.viewport.length(42))
    if ghostly:
        picture = picture.copy()
        picture.set_alpha(170)
    stage.blit(picture, centre)
