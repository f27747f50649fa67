"""The overview of somebody's statistics: rating, calendar, feats, and how they do against whom."""

from __future__ import annotations

from datetime import date, timedelta
from typing import ClassVar

from goblins.content.shelf import box_of
from goblins.scenes.after.curve import draw_curve, draw_growth
from goblins.scenes.after.head import Page, draw_head
from goblins.scenes.after.month import Month, day_words
from goblins.scenes.after.page import StatisticsPage
from goblins.scenes.after.tally_table import draw_tallies
from goblins.scenes.dusk import dusk
from goblins.scenes.house import House
from goblins.scenes.medal import draw_feat, draw_flame
from goblins.study.feats import Standing
from goblins.study.ratings import Rating, ratings_of
from goblins.study.tallies import WAYS, By, tallies
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import Colour
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, Segments
from goblins.ui.widgets.fields import Spot
from goblins.words import month, say

RATING = Rect(24, 100, 762, 362)
CALENDAR = Rect(808, 100, 768, 362)
FEATS = Rect(24, 474, 948, 406)
AGAINST = Rect(994, 474, 582, 406)
CHART = Rect(RATING.x + 90, RATING.y + 132, 510, 152)
DAYS_AT = (CALENDAR.x + 32, CALENDAR.y + 100)
STREAK = Rect(CALENDAR.right - 252, CALENDAR.y + 66, 220, 232)
WAY = Rect(AGAINST.x + 26, AGAINST.bottom - 74, AGAINST.w - 52, 46)
#: How many lines the small curve has at most.
MOST_LINES = 4
VIOLET: Colour = (92, 56, 150)
#: How many feats a row shows, and how large their medals are.
FEATS_IN_ROW, MEDAL, SMALL = 6, 66.0, 50.0


class OverviewScene(StatisticsPage):
    """Four panels; each leads to a page of its own, or turns to something else in its place."""

    page: ClassVar[Page] = "overview"

    def __init__(self, house: House, player: str = "") -> None:
        super().__init__(house, player)
        self.by: By = "level"
        self.day = date.today()
        self.rated: tuple[str, Rating] | None = None
        self._backdrop = dusk(self._furnish)

    def refresh(self) -> None:
        """Read the library again; the rating is that of the game played last."""
        super().refresh()
        ratings = ratings_of(self.player, self.chronicle.matches(player=self.player)) if self.player else {}
        latest = max(ratings.items(), key=lambda one: one[1].history[-1].moment, default=None)
        self.rated = latest
        self._tallies = {by: tallies(self.player, self.chronicle.rows, by) for by in WAYS}

    # ------------------------------------------------------------------ widgets

    def content(self) -> list[Widget]:
        """The days, the months, and the ways to look at wins."""
        ways = [(by, say(f"feats-by-{by}")) for by in WAYS]
        feats = Spot(FEATS.grown(-16), lambda: self._turn_to("feats"), name="feats")
        rating = Spot(RATING.grown(-16), lambda: self._turn_to("rating"), name="rating")
        x, y = CALENDAR.right - 136, CALENDAR.y + 20
        before = Button(
            Rect(x, y, 52, 46), "", lambda: self._month(-1), icon="chevron_left", icon_px=24, kind="paper",
            tooltip=say("feats-month-before"), name="earlier",
        )  # fmt: skip
        after = Button(
            Rect(x + 58, y, 52, 46), "", lambda: self._month(1), icon="chevron_right", icon_px=24, kind="paper",
            enabled=(self.day.year, self.day.month) < (self.today.year, self.today.month),
            tooltip=say("feats-month-after"), name="later",
        )  # fmt: skip
        days = Month(DAYS_AT, self.days, self.day, self.today, self._choose_day)
        way = Segments(WAY, ways, self.by, self._choose_way, px=18, name="by")
        return [rating, days, before, after, feats, way]

    def _choose_day(self, day: date) -> None:
        self.day = day
        self.place()

    def _month(self, step: int) -> None:
        """The same day of another month, or its last."""
        first = self.day.replace(day=1)
        other = (first + timedelta(days=32)).replace(day=1) if step > 0 else (first - timedelta(days=1)).replace(day=1)
        last = ((other + timedelta(days=32)).replace(day=1) - timedelta(days=1)).day
        self.day = other.replace(day=min(self.day.day, last))
        self.place()

    def _choose_way(self, by: By) -> None:
        self.by = by
        self.place()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """The four panels."""
        self._backdrop.draw(stage, (self.by, self.day.month, self.player, self.rated is None))
        draw_head(stage, self.player, self.look)
        self._draw_rating(stage)
        self._draw_streak(stage)
        self._draw_feats(stage)
        area = Rect(AGAINST.x + 28, AGAINST.y + 70, AGAINST.w - 56, WAY.y - AGAINST.y - 78)
        draw_tallies(stage, area, self.by, self._tallies[self.by])
        super().draw(stage)

    def _furnish(self, stage: Stage) -> None:
        aside = say("after-rating-against") if self.rated else ""
        stage.panel(RATING, say("after-page-rating"), curls="top", aside=aside)
        stage.panel(CALENDAR, say("feats-calendar", month=month(self.day)), curls="top")
        done = sum(feat.done is not None for feat in self.feats)
        stage.panel(FEATS, say("feats-title"), curls="top", aside=say("feats-of", done=done, all=len(self.feats)))
        stage.panel(AGAINST, say(f"feats-against-{self.by}"), curls="top", aside=say("feats-won-of-played"))

    def _draw_rating(self, stage: Stage) -> None:
        if self.rated is None:
            stage.icon("chart", (RATING.centre[0], RATING.y + 160), 84, 0.5)
            stage.text(
                say("feats-rating-none"), (RATING.centre[0], RATING.y + 236), 20, DIM, "body", width=RATING.w - 80
            )
            return
        game, rating = self.rated
        stage.blit(stage.tokens.game(game, stage.viewport.length(44)), (RATING.x + 66, RATING.y + 90))
        right = stage.text(box_of(game).title, (RATING.x + 96, RATING.y + 90), 22, anchor="midleft", width=150).right
        figures = f"{round(rating.rating):,}".replace(",", "\u00a0")
        end = stage.text(figures, (right + 22, RATING.y + 89), 42, VIOLET, anchor="midleft").right
        draw_growth(stage, rating, (end + 20, RATING.y + 90), RATING.right - 40 - end - 20)
        draw_curve(stage, CHART, game, rating, MOST_LINES)

    def _draw_streak(self, stage: Stage) -> None:
        """How many days in a row, the longest streak, this month; and what was done on the chosen day."""
        streak, cold = self.streak, not self.streak.today
        draw_flame(stage, (STREAK.x + 34, STREAK.y + 44), 80, cold=cold)
        stage.text(str(streak.days), (STREAK.x + 80, STREAK.y + 28), 44, anchor="midleft")
        words = say("feats-days", days=streak.days)
        stage.text(words, (STREAK.x + 80, STREAK.y + 64), 18, DIM, "body", "midleft", width=STREAK.w - 84)
        inside = [day for day in self.days.done if (day.year, day.month) == (self.day.year, self.day.month)]
        rows = [row for day in inside for row in self.days.deals.get(day, ())]
        so_far = self.today.day if (self.day.year, self.day.month) == (self.today.year, self.today.month) else 0
        length = so_far or len(
            [day for week in Month(DAYS_AT, self.days, self.day, self.today, print).weeks for day in week if day]
        )
        facts = (
            ("trophy", say("feats-longest"), str(streak.longest)),
            ("calendar", say("feats-month"), say("feats-of", done=len(inside), all=length)),
            ("star", say("feats-won"), say("feats-of", done=sum(row.won_by_human() for row in rows), all=len(rows))),
        )
        for number, (icon, what, much) in enumerate(facts):
            y = STREAK.y + 116 + 42 * number
            stage.line((STREAK.x, y - 21), (STREAK.right, y - 21), RULE, 2)
            stage.icon(icon, (STREAK.x + 18, y), 30)
            value = stage.text(much, (STREAK.right - 4, y), 20, anchor="midright", width=150)
            if stage.text_size < 125:  # the picture says it, too
                stage.text(what, (STREAK.x + 40, y), 18, DIM, "body", "midleft", width=value.x - STREAK.x - 48)
        told = [Run(day_words(self.days, self.day, self.today), "aside")]
        lay_out_within(stage, told, STREAK.w + 6, 66, 17).draw(stage, STREAK.x, STREAK.bottom - 12)

    def shown_feats(self, in_row: int = FEATS_IN_ROW) -> list[Standing]:
        """Two rows: the latest that were done, and of the others those one is nearest to."""
        done = [(feat.done.day, feat) for feat in self.feats if feat.done]
        latest = [feat for _, feat in sorted(done, key=lambda one: one[0], reverse=True)]
        left = sorted([feat for feat in self.feats if not feat.done], key=lambda feat: (feat.hidden, -feat.share))
        return [*latest[:in_row], *left][: 2 * in_row]

    def _draw_feats(self, stage: Stage) -> None:
        in_row = FEATS_IN_ROW if stage.text_size < 150 else 4
        wide = (FEATS.w - 40) / in_row
        for number, feat in enumerate(self.shown_feats(in_row)):
            row, column = divmod(number, in_row)
            place = Rect(FEATS.x + 26 + wide * column, FEATS.y + 66 + 163 * row, wide - 12, 162)
            draw_feat(stage, place, feat, MEDAL if stage.text_size < 125 else SMALL)
