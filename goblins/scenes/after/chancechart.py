"""The chart of an analysis: every seat's chance to win over the turns, and a scrubber to walk along it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from goblins.core.setup import Seat
from goblins.scenes.after.race import SEAT_INKS
from goblins.scenes.after.timeline import Timeline
from goblins.study.analysis import Place
from goblins.ui.draw import shapes
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.ui.widgets.messages import DARK, YELLOW
from goblins.words import say

PANEL = Rect(24, 100, 1552, 344)
FIELD = Rect(110, 158, 1390, 252)
#: How far the lines keep from the field's edges.
INSET = 12.0
PAPER, FLAG, KNOB = (255, 248, 226), (168, 50, 46), (233, 185, 73)
HATCHED = (232, 214, 176)
STICK = (24, 96, 78)
#: With more seats than this the bubble shows the best ones and the one who looks.
MOST_TOLD = 4
#: How far apart the numbers below the chart are at least, and the emblems on a line.
NUMBERS_APART, EMBLEMS_APART = 72.0, 300.0
_STEPS = (1, 2, 4, 5, 10, 20, 50, 100, 200, 500)


class ChartFacts(Struct, frozen=True):
    """What a chart shows: places by the number of turns before them, up to which one all is thought through, and moments."""

    places: tuple[Place | None, ...]
    thought: int
    moments: tuple[int, ...]
    viewer: int
    solved: bool = False
    over: bool = True


class ChanceChart(Widget):
    """The lines, and a stick that is pulled along them; it stands before the turn of its `value`."""

    def __init__(
        self, timeline: Timeline, seats: Sequence[Seat], facts: ChartFacts, value: int, on_change: Callable[[int], None]
    ) -> None:
        super().__init__(FIELD, name="chart")
        self._timeline, self._seats, self.facts = timeline, seats, facts
        self.value, self._on_change = value, on_change

    @property
    def stops(self) -> int:
        """How many turns there are."""
        return max(1, len(self._timeline))

    def x(self, turns: float) -> float:
        """Where so many turns are over."""
        return FIELD.x + INSET + (FIELD.w - 2 * INSET) * turns / self.stops

    @staticmethod
    def y(share: float) -> float:
        """Where a chance stands."""
        return FIELD.bottom - INSET - (FIELD.h - 2 * INSET) * share

    # ------------------------------------------------------------------ the hand

    def press(self, pos: Point) -> None:
        """Jump to where the pointer is."""
        self.drag(pos)

    def drag(self, pos: Point) -> None:
        """Follow the pointer."""
        self.go_to(round((pos[0] - FIELD.x - INSET) / (FIELD.w - 2 * INSET) * self.stops))

    def wheel(self, up: float) -> bool:
        """A notch is a turn."""
        self.go_to(self.value + (1 if up > 0 else -1))
        return True

    def key(self, name: str) -> bool:
        """The arrows belong to the whole screen."""
        return False

    def go_to(self, value: int) -> None:
        """Stand before another turn."""
        value = max(0, min(self.stops, value))
        if value != self.value:
            self.value = value
            self._on_change(value)

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage, look: Look) -> None:
        """Field, lines, flags, and the stick with what it stands at."""
        stage.box(FIELD, PAPER, 10, RULE, 2)
        self._draw_unthought(stage)
        for share in (0.0, 0.25, 0.5, 0.75, 1.0):
            y = self.y(share)
            stage.line((FIELD.x + 6, y), (FIELD.right - 6, y), (228, 208, 166), 2)
            if share in (0.0, 0.5, 1.0):
                words, room = say("screens-percent", number=round(100 * share)), FIELD.x - PANEL.x - 16
                stage.text(words, (FIELD.x - 8, y), 17, DIM, "display", "midright", width=room)
        self._draw_numbers(stage)
        self._draw_lines(stage)
        self._draw_emblems(stage)
        self._draw_stick(stage)
        for number, turns in enumerate(self.facts.moments, 1):
            draw_flag(stage, self.x(turns), number)
        place = self.facts.places[self.value] if self.value < len(self.facts.places) else None
        if place is not None:
            self._draw_bubble(stage, place)

    def _draw_unthought(self, stage: Stage) -> None:
        """What was only glanced at lies on hatched ground."""
        left = self.x(self.facts.thought)
        width = FIELD.right - 4 - left
        if self.facts.thought >= self.stops:
            return
        strokes = "".join(
            f"M{max(0.0, x):.0f} {FIELD.h - 4 - max(0.0, -x) * 2:.0f}L{min(x + FIELD.h / 2, width):.0f} "
            f"{max(4.0, FIELD.h - 4 - 2 * (width - x)):.0f}"
            for x in range(-110, int(width), 22)
        )
        area = Rect(left, FIELD.y, width, FIELD.h)
        stage.drawing(("hatched", round(width)), shapes.path(width, FIELD.h, strokes, HATCHED, 3), area)

    def _draw_numbers(self, stage: Stage) -> None:
        apart = NUMBERS_APART * stage.text_size / 100
        pitch = (FIELD.w - 2 * INSET) / self.stops
        step = next((step for step in _STEPS if pitch * step >= apart), _STEPS[-1])
        for index, turn in enumerate(self._timeline.turns):
            x = self.x(index)
            stage.line((x, FIELD.bottom), (x, FIELD.bottom + 6), INK, 2)
            if turn.number % step == 0:
                stage.text(str(turn.number), (x, FIELD.bottom + 17), 17, DIM, "body")

    def _draw_lines(self, stage: Stage) -> None:
        places = self.facts.places
        body, order = "", sorted(range(len(self._seats)), key=lambda seat: seat == self.facts.viewer)
        for seat in order:
            points = [
                (self.x(turns) - FIELD.x, self.y(place.chances[seat]) - FIELD.y)
                for turns, place in enumerate(places)
                if place
            ]
            thought = self.x(self.facts.thought) - FIELD.x + 0.5
            solid = [point for point in points if point[0] <= thought]
            rest = points[max(0, len(solid) - 1) :]
            ink = shapes.hex_of(SEAT_INKS[self._seats[seat].colour])
            wide = 7.0 if seat == self.facts.viewer else 4.0
            body += _stroke(_path(solid), "#2A1820", wide + 3) + _stroke(_path(solid), ink, wide)
            body += _stroke(_dashes(rest), ink, wide - 0.5)
        stage.drawing(("chances", body), shapes.document(FIELD.w, FIELD.h, body), FIELD)

    def _draw_emblems(self, stage: Stage) -> None:
        """Whose a line is: here and there on it, and at its end."""
        places = self.facts.places
        pitch = (FIELD.w - 2 * INSET) / self.stops
        every = max(1, round(EMBLEMS_APART / pitch))
        for seat, who in enumerate(self._seats):
            small = stage.tokens.emblem(who.colour, stage.viewport.length(22))
            for turns in range(max(1, (seat + 1) * every // (len(self._seats) + 1)), len(places) - 1, every):
                place = places[turns]
                if place and turns <= self.facts.thought:
                    stage.blit(small, (self.x(turns), self.y(place.chances[seat])))
        end = next((place for place in reversed(places) if place), None)
        if end is None:
            return
        size = min(30.0, FIELD.h / max(1, len(self._seats)))
        last = FIELD.y - size
        order = sorted(range(len(self._seats)), key=lambda seat: -end.chances[seat])
        for index, seat in enumerate(order):
            lowest = FIELD.bottom - size * (len(order) - 1 - index)
            last = max(min(self.y(end.chances[seat]), lowest), last + size)
            stage.blit(
                stage.tokens.emblem(self._seats[seat].colour, stage.viewport.length(size)), (FIELD.right + 32, last)
            )

    # ------------------------------------------------------------------ the stick

    def _draw_stick(self, stage: Stage) -> None:
        x = self.x(self.value)
        stage.box(Rect(x - 4, FIELD.y - 8, 8, FIELD.h + 12), STICK, 4, INK, 2)
        stage.box(Rect(x - 14, FIELD.bottom - 12, 28, 28), KNOB, 14, INK, 3)
        stage.box(Rect(x - 6, FIELD.bottom - 4, 12, 12), CREAM, 6, INK, 2)

    def _told(self, place: Place) -> list[int]:
        seats = range(len(self._seats))
        best = sorted(seats, key=lambda seat: (seat != self.facts.viewer, -place.chances[seat]))[:MOST_TOLD]
        return sorted(best)

    def _draw_bubble(self, stage: Stage, place: Place) -> None:
        """Whose turn comes, every chance, and how sure that is; on the side where no flag is covered."""
        turns = self._timeline.turns
        title = say("analysis-end" if self.facts.over else "analysis-now")
        if self.value < len(turns):
            turn = turns[self.value]
            title = say("analysis-before", turn=turn.number, name=self._seats[turn.seat].name)
        told, grown = self._told(place), stage.text_size / 100
        sure = self._sure(place)
        pairs = (len(told) + 1) // 2
        width = max(204.0 * grown, 40 + stage.text_width(title, 18), 40 + stage.text_width(sure, 17, "body"))
        rows = pairs if not self.facts.solved else 0
        height = 46 * grown + rows * 34 + (28 * grown if sure else 0)
        bubble = Rect(self._side(width), FIELD.y + 44, width, height)
        stage.box(bubble, DARK, 10, CREAM, 2.5, alpha=0.94)
        stage.text(title, (bubble.x + 18, bubble.y + 24 * grown), 18, YELLOW, anchor="midleft", width=width - 30)
        for index, seat in enumerate(told if rows else ()):
            x, y = bubble.x + 32 + (index % 2) * (width - 20) / 2, bubble.y + 42 * grown + 16 + 34 * (index // 2)
            stage.blit(stage.tokens.emblem(self._seats[seat].colour, stage.viewport.length(26)), (x, y))
            percent = say("screens-percent", number=round(100 * place.chances[seat]))
            stage.text(percent, (x + 18, y), 20, CREAM, anchor="midleft")
        if sure:
            stage.text(
                sure, (bubble.x + 18, bubble.bottom - 19 * grown), 17, CREAM, "body", "midleft", width=width - 30
            )

    def _sure(self, place: Place) -> str:
        if self.facts.solved:
            return say("analysis-left", left=place.left) if place.left is not None else say("analysis-unproven")
        if place.glance:
            return say("analysis-glance")
        return say("analysis-sure", spread=max(1, round(100 * place.spread))) if place.spread else ""

    def _side(self, width: float) -> float:
        """To the right of the stick, unless a flag or the edge is there."""
        x = self.x(self.value)
        flags = [self.x(turns) for turns in self.facts.moments]
        right, left = x + 20, x - 20 - width
        free = right + width < FIELD.right - 8 and not any(right - 16 < flag < right + width + 16 for flag in flags)
        if free or left < FIELD.x + 8:
            return min(right, FIELD.right - 8 - width)
        return left


def draw_flag(stage: Stage, x: float, number: int) -> None:
    """A numbered flag, and its dashed pole down the chart."""
    dashes = "".join(f"M3 {y}L3 {y + 7}" for y in range(4, int(FIELD.h) - 30, 13))
    stage.drawing("flagpole", shapes.path(6, FIELD.h - 24, dashes, FLAG, 3), Rect(x - 3, FIELD.y + 24, 6, FIELD.h - 24))
    shape = "M18 42C8 30 3 24 3 16A15 14 0 1 1 33 16C33 24 28 30 18 42Z"
    body = f'<path d="{shape}" fill="{shapes.hex_of(FLAG)}" stroke="#2A1820" stroke-width="3"/>'
    stage.drawing("flag", shapes.document(36, 44, body), Rect(x - 18, FIELD.y - 10, 36, 44))
    stage.text(str(number), (x, FIELD.y + 7), 18, CREAM)


def _path(points: Sequence[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) if len(points) > 1 else ""


def _dashes(points: Sequence[Point], on: float = 12.0, off: float = 9.0) -> str:
    """Path data of dashes along an open line."""
    data, left, drawn = "", on, True
    for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False):
        length = max(1e-6, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
        at = 0.0
        while at < length:
            step = min(left, length - at)
            if drawn:
                ends = [(x0 + (x1 - x0) * part / length, y0 + (y1 - y0) * part / length) for part in (at, at + step)]
                data += "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in ends)
            at, left = at + step, left - step
            if left <= 1e-6:
                drawn, left = not drawn, off if drawn else on
    return data


def _stroke(data: str, colour: str, width: float) -> str:
    ends = 'stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{data}" fill="none" stroke="{colour}" stroke-width="{width}" {ends}/>' if data else ""
