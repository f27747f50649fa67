"""A game for one that was won in few turns: stones against par, bests, days in a row, and the turn that cost a star."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta

import pygame

from goblins.bots.solitaire import expert_of
from goblins.core.contract import Action
from goblins.scenes.after.alone import Alone
from goblins.scenes.after.bests import best_rows
from goblins.scenes.after.choices import solution_button
from goblins.scenes.after.ended import Ended
from goblins.scenes.after.momentcards import done_and_better
from goblins.scenes.after.pages import Page
from goblins.scenes.after.pastmatch import is_daily_words, mark_of
from goblins.scenes.after.stones import draw_stones
from goblins.study.calendar import kind_of, streak_of
from goblins.study.costly import costly_turn, shorter_way
from goblins.study.record import THREE, TWO, days_won, most_turns
from goblins.ui.draw import shapes
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, GREEN, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.words import say

AGAINST = Rect(660, 20, 920, 300)
BESTS, STREAK = Rect(660, 334, 452, 214), Rect(1128, 334, 452, 214)
STORY = Rect(660, 562, 920, 194)
#: Where the curve stands, and where it makes room for larger words.
CURVE, NARROW_CURVE = Rect(1206, 600, 290, 92), Rect(1290, 600, 206, 92)
#: How high what is said of it may be.
SAID = 66.0
WEEK = 7
WARM, COLD = ("#E0562A", "#F6A02E", "#FFE79A"), ("#8A8FA8", "#B8BCD0", "#E4E6F0")
NEW: Colour = (30, 116, 94)
BAND: Colour = (224, 118, 44)


class WonPage(Page):
    """Stars on the left, numbers on the right; medals drop in below the stars."""

    medals = ((92, 372), (560, 372))

    def __init__(self, ended: Ended) -> None:
        super().__init__(ended)
        self._alone = Alone(ended)
        self._looking: Iterator[int | None] | None = None
        if ended.par is not None and ended.stars < THREE and expert_of(ended.match.setup.game) is not None:
            self._looking = costly_turn(ended.match, most_turns(ended.par, ended.stars + 1))
        self._turn = 0
        self._shortening: Iterator[tuple[int, tuple[Action, ...]] | None] | None = None
        #: The step before which a shorter way left, and its actions.
        self.shorter: tuple[int, tuple[Action, ...]] = (0, ())

    def think(self) -> bool:
        """Look a little further for the turn that cost a star, then for a shorter way; whether that goes on."""
        if self._looking is not None:
            found = next(self._looking, 0)
            if found is not None:
                self._turn, self._looking, self.known = found, None, found
                self._shortening = shorter_way(self.ended.match, found) if found else None
        elif self._shortening is not None:
            way = next(self._shortening, (0, ()))
            if way is not None:
                self.shorter, self._shortening = way, None
                self.known += len(self.ended.match.steps)  # so that the page is painted anew
        return self._looking is not None or self._shortening is not None

    def ground(self, stage: Stage) -> pygame.Surface:
        """A glade."""
        return self._alone.ground(stage) or super().ground(stage)

    def paint(self, stage: Stage) -> None:
        """All panels."""
        self._alone.paint(stage)
        ended = self.ended
        title = say("after-against-par" if ended.par is not None else "after-your-turns")
        stage.panel(AGAINST, title, curls="top", aside=ended.mark or is_daily_words(ended.match))
        draw_stones(stage, ended)
        self._paint_bests(stage)
        self._paint_streak(stage)
        self._paint_story(stage)

    def draw(self, stage: Stage, arrived: float) -> None:
        """The ribbon and the stars."""
        self._alone.draw(stage, arrived)

    def widgets(self, stage: Stage) -> list[Widget]:
        """The shortest way, where somebody knows it."""
        return [*solution_button(self.ended, stage, 688)]

    def _paint_bests(self, stage: Stage) -> None:
        ended, record = self.ended, self.ended.record
        stage.panel(BESTS)
        stage.text(say("after-your-bests"), (690, 372), 24, anchor="midleft", width=390)
        mark, rows = mark_of(ended.match.setup, assisted=ended.match.assisted), best_rows(ended)
        new = not mark and (record.deal is None or ended.reached < record.deal)
        for index, (icon, words, value) in enumerate(rows):
            y = 420 + 44 * index
            if index:
                stage.line((690, y - 22), (1082, y - 22), (214, 182, 128), 2)
            stage.icon(icon, (706, y), 32)
            newest = new and index == 0
            badge = say("after-new-best") if newest and stage.text_size == 100 else ""
            wide = stage.text_width(badge, 17) + 28 if badge else 0
            room = 1082 - 732 - wide - (64 if value else 0) - (44 if newest and not badge else 0)
            stage.text(words, (732, y), 19, DIM, "body", "midleft", width=room)
            stage.text(value, (1082, y), 26, INK, anchor="midright")
            if newest and not badge:
                stage.icon("star", (1020, y - 2), 34)
            if badge:
                left = 1036 - wide
                stage.box(Rect(left, y - 15, wide, 30), NEW, 15)
                stage.text(badge, (left + wide / 2, y - 1), 17, CREAM)

    def _paint_streak(self, stage: Stage) -> None:
        stage.panel(STREAK)
        today = datetime.now().astimezone().date()
        done = days_won(self.ended.rows)
        streak = streak_of(done, today)
        _draw_flame(stage, (1186, 400), 88, cold=not streak.today)
        stage.text(str(streak.days), (1240, 392), 52, anchor="midleft")
        left = 1240 + stage.text_width(str(streak.days), 52) + 14
        stage.text(
            say("after-days-in-a-row", days=streak.days), (left, 398), 21, DIM, "body", "midleft", width=1552 - left
        )
        below = say("after-play-today") if not streak.today else say("after-longest", days=streak.longest)
        stage.text(below, (1242, 434), 17, DIM, "aside", "midleft", width=310)
        week = [today - timedelta(days=WEEK - 1 - index) for index in range(WEEK)]
        for index, day in enumerate(week):
            x, lit = 1180 + index * 58, day in done
            if index and lit and week[index - 1] in done:
                stage.line((x - 42, 484), (x - 16, 484), BAND, 5)
            if lit or day == today:
                _draw_flame(stage, (x, 481), 34, cold=not lit)
            elif kind_of(done, day, today) == "forgiven":
                stage.icon("pact_winter", (x, 482), 24)
            else:
                stage.text("–", (x, 481), 24, DIM)
            stage.text(
                say("after-weekday", day=day.weekday()), (x, 516), 17, INK if day == today else DIM, "body", width=52
            )

    def _paint_story(self, stage: Stage) -> None:
        stage.panel(STORY)
        ended = self.ended
        chart = CURVE if stage.text_size == 100 else NARROW_CURVE
        ended.race.draw(stage, chart, self.shorter)
        room = chart.x - 692 - 60
        stage.icon("hint" if self._turn else "par", (706, 596), 42)
        stage.text(self.title, (736, 596), 24, anchor="midleft", width=room - 44)
        ways = self.ways
        for index, (icon, words, ink) in enumerate(ways):
            y = 635 + 31 * index
            stage.icon(icon, (706, y - 1), 26)
            stage.text(words, (728, y), 19, ink, "bold" if index else "body", "midleft", width=room - 36)
        if not ways:
            lay_out_within(stage, [Run(self.words)], room, SAID, 19).draw(stage, 692, 619)

    @property
    def _shortest(self) -> bool:
        return self.ended.over_par is not None and self.ended.over_par <= 0

    @property
    def title(self) -> str:
        """How it went, in a few words."""
        if self._turn:
            return say("after-cost-star", turn=self._turn, star=self.ended.stars + 1)
        return say("after-shortest" if self._shortest else "after-how-it-went")

    @property
    def words(self) -> str:
        """What stars are given for, or that no way is shorter."""
        par = self.ended.par
        if self._shortest:
            return say("after-no-shorter")
        return say("after-stars-best") if par is None else say("after-stars-par", par=par, two=most_turns(par, TWO))

    @property
    def ways(self) -> list[tuple[str, str, Colour]]:
        """What was done in the turn that cost a star, and what would have been shorter; nothing while that is not known."""
        match, (ply, actions), top = self.ended.match, self.shorter, self.ended.top
        if not actions:
            return []
        done, better = done_and_better(match, ply, match.steps[ply].action, actions[0], top)
        return [
            ("person", say("analysis-action", what=done), DIM),
            ("check", say("after-shorter", action=better), GREEN),
        ]


def _draw_flame(stage: Stage, centre: Point, size: float, *, cold: bool) -> None:
    """A streak's flame; cold while nothing was done today."""
    outer, middle, inner = COLD if cold else WARM
    body = (
        f'<g transform="scale({size / 100})"><path d="M52 4 C58 22 84 34 84 64 C84 84 68 96 50 96 C31 96 16 84 16 63 '
        f'C16 48 25 40 29 28 C36 33 38 39 38 45 C46 36 52 22 52 4 Z" fill="{outer}" stroke="#2A1820" stroke-width="5" '
        'stroke-linejoin="round"/>'
        '<path d="M54 34 C58 46 73 52 73 70 C73 82 63 90 51 90 C38 90 28 82 28 70 C28 62 33 57 36 51 C40 55 42 58 42 63 '
        f'C49 57 54 48 54 34 Z" fill="{middle}"/>'
        f'<path d="M52 58 C55 65 62 69 62 77 C62 84 57 88 51 88 C44 88 39 84 39 77 C39 71 47 68 52 58 Z" fill="{inner}"/></g>'
    )
    place = Rect(centre[0] - size / 2, centre[1] - size / 2, size, size)
    stage.drawing(("flame", size, cold), shapes.document(size, size, body), place)
