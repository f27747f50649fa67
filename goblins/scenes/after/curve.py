"""A rating as a curve: match by match, with how unsure it was, between the lines of the bots' levels."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

from msgspec import Struct

from goblins.core.setup import BOT_LEVELS
from goblins.study.ratings import Point as Rated
from goblins.study.ratings import Rating, levels_of
from goblins.ui.draw import shapes
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import day_month, say

VIOLET: Colour = (110, 72, 168)
PAPER: Colour = (255, 248, 226)
GRID: Colour = (224, 200, 156)
LEVEL: Colour = (150, 84, 70)
GOLD: Colour = (255, 206, 84)
UNSURE: Colour = (124, 104, 84)
#: What there is room for above the highest and below the lowest number, and how many lines there are at most.
ROOM, MOST_LINES = 40.0, 6
#: Lines stand at full steps of one of these.
STEPS = (25, 50, 100, 200, 400)
MOST_DATES = 5


class Scale(Struct, frozen=True):
    """Which ratings a curve shows, and the steps of its lines."""

    lowest: float
    highest: float
    step: int

    def height(self, chart: Rect, rating: float) -> float:
        """Where a rating lies."""
        return chart.bottom - chart.h * (rating - self.lowest) / (self.highest - self.lowest)

    def lines(self) -> Iterator[int]:
        """The full steps that are shown."""
        first = int(-(-self.lowest // self.step)) * self.step
        yield from range(first, int(self.highest) + 1, self.step)


def scale_of(history: Sequence[Rated], levels: Sequence[float], most: int = MOST_LINES) -> Scale:
    """All that a rating has been, and the nearest levels above and below it."""
    ratings = [point.rating for point in history]
    lowest, highest = min(ratings), max(ratings)
    below = [level for level in levels if level <= lowest]
    above = [level for level in levels if level >= highest]
    lowest, highest = (max(below) if below else lowest) - ROOM, (min(above) if above else highest) + ROOM
    step = next((one for one in STEPS if (highest - lowest) / one <= most), STEPS[-1])
    return Scale(lowest, highest, step)


def draw_curve(stage: Stage, chart: Rect, game: str, rating: Rating, most: int = MOST_LINES) -> None:
    """The curve on its paper; levels are named on the right, and days below."""
    stage.box(Rect(chart.x - 11, chart.y - 13, chart.w + 22, chart.h + 26), PAPER, 10, RULE, 2)
    levels = levels_of(game)[1:]
    scale = scale_of(rating.history, levels, most)
    for value in scale.lines():
        y = scale.height(chart, value)
        stage.line((chart.x, y), (chart.right, y), GRID, 2)
        stage.text(str(value), (chart.x - 20, y), 18, DIM, "body", "midright")
    _draw_levels(stage, chart, scale, levels)
    matches = len(rating.history)
    points = [(_across(chart, number, matches), scale.height(chart, one.rating)) for number, one in _numbered(rating)]
    _draw_doubt(stage, chart, scale, rating)
    _draw_line(stage, chart, points)
    _draw_days(stage, chart, rating)
    if rating.best:
        x, y = points[rating.history.index(rating.best)]
        stage.icon("best", (x, max(chart.y + 8, y - 30)), 34)
    stage.box(centred(*points[-1], 26, 26), GOLD, 13, INK, 4)


def _numbered(rating: Rating) -> list[tuple[int, Rated]]:
    return list(enumerate(rating.history))


def _across(chart: Rect, number: int, matches: int) -> float:
    """Where a match lies, from left to right; a single one in the middle."""
    return chart.x + chart.w * (number / (matches - 1) if matches > 1 else 0.5)


def _draw_levels(stage: Stage, chart: Rect, scale: Scale, levels: Sequence[float]) -> None:
    """A dashed line for every level in sight, with the bot's face and its name; names keep apart."""
    last = chart.bottom + 40.0
    for level, rating in zip(BOT_LEVELS[1:], levels, strict=True):
        if not scale.lowest <= rating <= scale.highest:
            continue
        y = scale.height(chart, rating)
        dashes = "".join(f"M{x} 2L{x + 9} 2" for x in range(0, int(chart.w) - 9, 17))
        stage.drawing(
            ("level", round(chart.w)), shapes.path(chart.w, 4, dashes, LEVEL, 2.4), Rect(chart.x, y - 2, chart.w, 4)
        )
        last = min(y, last - 30)
        stage.icon("bot", (chart.right + 38, last), 30)
        stage.text(say("screens-player", player=level), (chart.right + 60, last), 19, DIM, "aside", "midleft", width=86)


def _draw_doubt(stage: Stage, chart: Rect, scale: Scale, rating: Rating) -> None:
    """How unsure the rating was, as a pale band about it."""
    if len(rating.history) < 2:
        return
    matches = len(rating.history)

    def at(number: int, value: float) -> Point:
        y = max(chart.y - 8, min(chart.bottom + 8, scale.height(chart, value)))
        return _across(chart, number, matches) - chart.x, y - chart.y + 8

    over = [at(number, one.rating + one.deviation) for number, one in _numbered(rating)]
    under = [at(number, one.rating - one.deviation) for number, one in reversed(_numbered(rating))]
    area = Rect(chart.x, chart.y - 8, chart.w, chart.h + 16)
    stage.drawing(
        ("doubt", tuple(over), tuple(under)), shapes.polygon(area.w, area.h, [*over, *under], VIOLET, 0.14), area
    )


def _draw_line(stage: Stage, chart: Rect, points: Sequence[Point]) -> None:
    area = chart.grown(8)
    data = "M" + "L".join(f"{x - area.x:.1f} {y - area.y:.1f}" for x, y in points)
    for name, colour, width in (("edge", INK, 8.0), ("ink", VIOLET, 4.6)):
        stage.drawing(("rating", name, data), shapes.path(area.w, area.h, data, colour, width), area)


def _draw_days(stage: Stage, chart: Rect, rating: Rating) -> None:
    """On which days some of the matches ended; no day twice."""
    matches = len(rating.history)
    told = ""
    for index in range(min(MOST_DATES, matches)):
        number = round(index * (matches - 1) / max(1, min(MOST_DATES, matches) - 1))
        words = day_month(rating.history[number].moment.astimezone().date())
        if words != told:
            stage.text(words, (_across(chart, number, matches), chart.bottom + 30), 18, DIM, "body", width=130)
        told = words


def draw_growth(stage: Stage, rating: Rating, left: Point, room: float) -> None:
    """What this month brought, on a pill that begins at a point; or that too few matches tell yet."""
    if not rating.settled:
        _draw_pill(stage, say("after-rating-unsure"), UNSURE, left, room)
        return
    now = datetime.now().astimezone()
    grown = round(rating.since(now.replace(day=1, hour=0, minute=0, second=0, microsecond=0)))
    words = say("after-rating-month", points=f"{grown:+d}".replace("-", "−"))
    _draw_pill(stage, words, (47, 110, 94) if grown >= 0 else (150, 84, 70), left, room)


def _draw_pill(stage: Stage, words: str, colour: Colour, left: Point, room: float) -> None:
    pill = Rect(left[0], left[1] - 19, min(room, stage.text_width(words, 19) + 36), 38)
    stage.box(pill, colour, 19)
    stage.text(words, pill.centre, 19, CREAM, width=pill.w - 20)
