"""The race of a finished match: where every seat stood after each turn, and when the lead was decided."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from goblins.core.contract import Action
from goblins.core.match import Match, turns_played
from goblins.study.story import Lead
from goblins.tables.contract import AnyTable
from goblins.ui.draw import shapes
from goblins.ui.draw.dashes import dashed_line
from goblins.ui.stage import DIM, GREEN, RULE, Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

SEAT_INKS = {
    "violet": (181, 140, 224),
    "orange": (226, 112, 46),
    "teal": (47, 140, 152),
    "pink": (200, 74, 120),
    "lime": (111, 148, 48),
    "brown": (138, 90, 50),
    "slate": (108, 134, 160),
    "night": (58, 48, 84),
}


class Race:
    """Standings by ply, from the public view of one seat."""

    def __init__(self, match: Match, table: AnyTable, viewer: int, outs: Mapping[int, int] | None = None) -> None:
        self._match, self._table = match, table
        self._lower = table.lower_leads
        #: Who went out, after how many steps.
        self.outs = outs or {}
        self.standings = [
            table.standing(match.rules.view(match.state_at(ply), viewer)) for ply in range(match.cursor + 1)
        ]
        outcome = match.outcome
        self._winner = outcome.winners[0] if outcome and len(outcome.winners) == 1 else None

    @property
    def turning_point(self) -> int | None:
        """The step after which the winner led for good; None when there was none, or nobody to lead."""
        if self._winner is None or len(self._match.setup.seats) < 2:
            return None
        return Lead(self.standings, self._winner, lower=self._lower).turning

    def draw(self, stage: Stage, chart: Rect, other: tuple[int, Sequence[Action]] = (0, ())) -> None:
        """A step line per seat; its emblem at the end tells whose it is. `other`: a way that leaves after so many steps."""
        stage.box(Rect(chart.x - 11, chart.y - 13, chart.w + 22, chart.h + 26), (255, 248, 226), 10, RULE, 2)
        highest = max(1, max(max(standing) for standing in self.standings))
        plies = max(1, len(self.standings) - 1)
        labels = min(4, int(chart.h / 30)) if stage.text_size == 100 else 2
        for value in range(0, highest + 1, max(1, math.ceil(highest / labels))):
            y = chart.bottom - chart.h * value / highest
            stage.line((chart.x, y), (chart.right, y), (224, 200, 156), 2)
            stage.text(str(value), (chart.x - 20, y), 17, DIM, "body", "midright")
        self._draw_turns(stage, chart, plies)
        turning = self.turning_point
        if turning is not None:
            self._draw_flag(stage, chart, (turning + 1) / plies, "milestone", (168, 50, 46))
        for ply in self.outs.values():
            self._draw_flag(stage, chart, (ply + 1) / plies, "out", (44, 140, 140))
        order = sorted(range(len(self._match.setup.seats)), key=lambda seat: seat == self._winner)
        for seat in order:
            self._draw_line(stage, chart, seat, highest, plies)
        if other[1]:
            self._draw_other(stage, chart, highest, plies, *other)
        self._draw_ends(stage, chart, highest)

    def _draw_flag(self, stage: Stage, chart: Rect, share: float, icon: str, colour: tuple[int, int, int]) -> None:
        """A dashed line where something happened, with its sign above."""
        x, high = chart.x + chart.w * share, chart.h + 6
        dashes = "".join(f"M6 {start}L6 {start + 6}" for start in range(0, round(high), 11))
        where = Rect(x - 6, chart.y - 6, 12, high)
        stage.drawing(("race", icon, high), shapes.path(12, high, dashes, colour, 3), where)
        aside = 9 if icon == "milestone" and share < 0.95 else -11
        stage.icon(icon, (x + aside, chart.y + 2), 28)

    def _draw_turns(self, stage: Stage, chart: Rect, plies: int) -> None:
        """The numbers of the first and the last turn below, and of one in the middle where there is room."""
        turns = self._match.rules.turns
        last, y = turns_played(self._match), chart.bottom + 28
        if last < 2:
            return
        stage.text("1", (chart.x, y), 17, DIM, "body")
        stage.text(str(last), (chart.right, y), 17, DIM, "body")
        middle = turns(self._match.state_at(plies // 2))
        if stage.text_size == 100 and 2 < middle < last - 1:
            stage.text(say("after-chart-turn", turn=middle), (chart.centre[0], y), 17, DIM, "body")

    def _draw_line(self, stage: Stage, chart: Rect, seat: int, highest: int, plies: int) -> None:
        points: list[Point] = []
        before: float | None = None
        for ply, standing in enumerate(self.standings[: self.outs.get(seat, plies) + 2]):
            x, y = 8 + chart.w * ply / plies, 8 + chart.h * (1 - standing[seat] / highest)
            if before is not None and before != y:
                points.append((x, before))
            points.append((x, y))
            before = y
        data = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
        area = chart.grown(8)
        wide = seat == self._winner
        for name, colour, width in (
            ("edge", (42, 24, 32), 9.0 if wide else 6.0),
            ("ink", SEAT_INKS[self._match.setup.seats[seat].colour], 5.4 if wide else 3.0),
        ):
            stage.drawing(("race", name, data), shapes.path(area.w, area.h, data, colour, width), area)

    def _draw_other(
        self, stage: Stage, chart: Rect, highest: int, plies: int, ply: int, actions: Sequence[Action]
    ) -> None:
        """The way that the only player might have gone instead, dashed."""
        rules, state = self._match.rules, self._match.state_at(ply)
        points: list[Point] = []
        for number in range(len(actions) + 1):
            standing = self._table.standing(rules.view(state, 0))[0]
            x, y = 8 + chart.w * (ply + number) / plies, 8 + chart.h * (1 - standing / highest)
            if points and points[-1][1] != y:
                points.append((x, points[-1][1]))
            points.append((x, y))
            if number < len(actions):
                state = rules.apply(state, actions[number]).state
        data, area = dashed_line(points, 7, 6), chart.grown(8)
        stage.drawing(("race", "other", data), shapes.path(area.w, area.h, data, GREEN, 3.4), area)

    def _draw_ends(self, stage: Stage, chart: Rect, highest: int) -> None:
        last = -99.0
        pitch = min(34.0, (chart.h + 24) / max(1, len(self._match.setup.seats) - 1))
        everybody = range(len(self._match.setup.seats))
        for seat, ply in self.outs.items():  # their line ends where they went out
            plies = max(1, len(self.standings) - 1)
            end = (chart.x + chart.w * (ply + 1) / plies, chart.bottom - chart.h * self.standings[-1][seat] / highest)
            stage.blit(stage.tokens.emblem(self._match.setup.seats[seat].colour, stage.viewport.length(26)), end)
        staying = [seat for seat in everybody if seat not in self.outs]
        seats = sorted(staying, key=lambda seat: -self.standings[-1][seat])
        for index, seat in enumerate(seats):
            y = chart.bottom - chart.h * self.standings[-1][seat] / highest
            lowest = chart.bottom + 10 - pitch * (len(seats) - 1 - index)  # room for those who still follow
            place = max(min(y, lowest), last + pitch)
            stage.line((chart.right + 8, y), (chart.right + 30, place), (122, 82, 40), 3)
            stage.blit(
                stage.tokens.emblem(self._match.setup.seats[seat].colour, stage.viewport.length(min(32.0, pitch + 3))),
                (chart.right + 42, place),
            )
            last = place
