"""Looking through a finished match: chances over its turns, the moments that decided it, luck and decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from msgspec.structs import replace

from goblins.content.shelf import box_of
from goblins.core.match import Match, turns_played
from goblins.scenes.after import luckstrip, momentcards
from goblins.scenes.after.boardpicture import DRAWN, BoardPicture
from goblins.scenes.after.chancechart import PANEL, ChanceChart, ChartFacts, draw_flag
from goblins.scenes.after.judging import account_words, cost, decided_words
from goblins.scenes.after.momentcards import (
    card_buttons,
    card_rect,
    cards_at_once,
    draw_card,
    draw_none,
    pager,
    story_of,
)
from goblins.scenes.after.race import SEAT_INKS
from goblins.scenes.after.timeline import Timeline
from goblins.scenes.dusk import draw_heading, dusk
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.tabletop import Tabletop
from goblins.study.analysis import NOTE, Account, Analysis, Judged, accounts, against_par, kept_analysis, solved
from goblins.study.analyst import Analyst
from goblins.study.branches import may_branch
from goblins.study.moments import Moment, Stretch, moments_of
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.input import Input, Key
from goblins.ui.stage import DIM, Stage
from goblins.ui.time import for_a_while, ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.messages import DARK
from goblins.words import say

PROGRESS = Rect(1090, 26, 486, 58)
#: How high the words beside the chart's title may be.
TOLD_HIGH = 34.0
#: What was found is shown so often, and kept so often.
SHOWN_EVERY, KEPT_EVERY = ticks(0.5), ticks(10)


class AnalysisScene(Scene):
    """A match that is looked through in the background; what was found before is there at once."""

    way_back = "analysis-back"

    def __init__(
        self,
        house: House,
        match: Match,
        match_id: int,
        facts: Mapping[str, str] | None = None,
        viewer: int | None = None,
    ) -> None:
        super().__init__(house)
        self.match, self._match_id, self._facts = match, match_id, dict(facts or {})
        humans = match.setup.humans
        self._viewer = viewer if viewer is not None else humans[0] if humans else 0
        self._top = Tabletop(house, match, self._viewer, self._facts)
        self.timeline = Timeline(match, match.cursor)
        self._turns = tuple(Stretch(turn.seat, turn.first, turn.end) for turn in self.timeline.turns)
        #: While a match goes on, only what the one who looks could see.
        self._over = match.outcome is not None
        kept = kept_analysis(match, house.library.notes(match_id).get(NOTE)) if match_id and self._over else None
        self._analyst: Analyst | None = None
        if kept is None or not kept.whole:
            self._analyst = Analyst(match, house.thinking, kept, seat=None if self._over else self._viewer)
        self.found: Analysis = kept if self._analyst is None and kept else self._known()
        self.paused = False
        self.at = 0
        #: The first of the cards and seats that are seen, where there is no room for all.
        self._first_card = self._first_seat = 0
        self._news = False
        self.moments: tuple[Moment, ...] = ()
        self._small = self.stage.beside(DRAWN)
        self._pictures: dict[int, BoardPicture] = {}
        self._backdrop = dusk(lambda stage: None)

    def _known(self) -> Analysis:
        assert self._analyst is not None
        return self._analyst.analysis()

    # ------------------------------------------------------------------ life

    def refresh(self) -> None:
        """Everything for the present window."""
        self._top.follow_language()
        self._draw_ahead(self.stage)
        self._show()
        if self.at == 0 and self.found.whole and self.moments:
            self.at = self._turn_index(self.moments[0].ply)
            self._show()

    def _draw_ahead(self, stage: Stage) -> None:
        """Draw what comes later while the screen opens, so that nothing is held up when it comes; all of it is drawn over."""
        seats, size = self.match.setup.seats, stage.text_size
        luckstrip.draw_luck(stage, seats, [Account(0.1, 0.1, -0.1)] * len(seats), "", "", "")
        for slot in range(cards_at_once(size)):
            stage.panel(card_rect(slot, size))
            for button in card_buttons(card_rect(slot, size), slot, self.back, self.back):
                button.draw(stage, "idle")
        for number in (1, 2, 3):
            draw_flag(stage, PANEL.x + 60 * number, number)

    def leave(self) -> None:
        """What was found is kept; nobody thinks about it any more."""
        self._keep()
        if self._analyst:
            self._analyst.drop()
        self._small.forget()

    def _keep(self) -> None:
        if self._analyst and self._match_id and self._over:
            self.house.library.note(self._match_id, NOTE, self._analyst.analysis())

    # ------------------------------------------------------------------ thinking

    @property
    def thinking(self) -> bool:
        """Whether there is something left to find out."""
        return self._analyst is not None and not self._analyst.done

    def work(self) -> None:
        """Think for a short while, and draw the pictures of moments."""
        if self._analyst and self.thinking and not self.paused:
            self._news = self._analyst.go_on(for_a_while) or self._news
            if self._analyst.done:
                self._keep()
                self._show()
        for picture in self._pictures.values():
            if not picture.ready:
                if picture.work():
                    self.mark()
                return

    def update(self) -> None:
        """Now and then what was found is shown and kept."""
        super().update()
        if self._news and self.now % SHOWN_EVERY == 0:
            self._news = False
            self._show()
        if self.thinking and not self.paused and self.now % KEPT_EVERY == 0:
            self._keep()

    def wait(self) -> int:
        """Awake as long as something is thought about or drawn."""
        drawing = any(not picture.ready for picture in self._pictures.values())
        return 0 if drawing or (self.thinking and not self.paused) else super().wait()

    def _toggle(self) -> None:
        self.paused = not self.paused
        self._show()

    # ------------------------------------------------------------------ what is shown

    def _turn_index(self, ply: int) -> int:
        return self.timeline.turns.index(self.timeline.turn_of(ply))

    def _show(self) -> None:
        """Lay out what is known by now."""
        if self._analyst:
            self.found = self._known()
        self.moments = moments_of(self.match, self.found, self._turns) if self.found.whole else self._first_moments()
        for moment in self.moments:
            step = self._pictured(moment)
            if step not in self._pictures:
                ink = SEAT_INKS[self.match.setup.seats[moment.seat].colour]
                self._pictures[step] = BoardPicture(self.house, self.match, step, self._viewer, ink, self._small)
        widgets: list[Widget] = [
            Button(Rect(24, 26, 156, 56), say("screens-back"), self.back, icon="chevron_left", name="back"),
            self._chart(),
        ]
        if self.thinking:
            icon, tip = ("play", "analysis-go-on") if self.paused else ("pause", "analysis-pause")
            place = Rect(PROGRESS.right - 58, PROGRESS.y + 6, 46, 46)
            widgets.append(
                Button(place, "", self._toggle, icon=icon, icon_px=26, kind="paper", tooltip=say(tip), name="pause")
            )
        for rect, index, moment in self._cards():
            watch = partial(self.house.doors.watch_turn, self._top, moment.ply, match_id=self._match_id)
            what_if = partial(self._what_if, self._fork(moment)) if may_branch(self.match) else None
            widgets += card_buttons(rect, index, watch, what_if)
        widgets += self._pagers()
        first = next((widget for widget in widgets if widget.name == "branch 0"), widgets[0])
        self.widgets.set(widgets, focus=None if self.widgets.focus else first)
        self.mark()

    def _cards(self) -> list[tuple[Rect, int, Moment]]:
        """The moments that are seen: where, which, and what."""
        size = self.stage.text_size
        count = cards_at_once(size)
        self._first_card = max(0, min(self._first_card, len(self.moments) - count))
        seen = range(self._first_card, min(len(self.moments), self._first_card + count))
        return [(card_rect(index - self._first_card, size), index, self.moments[index]) for index in seen]

    def _pagers(self) -> list[Widget]:
        """Where larger text leaves no room for all cards, or all seats."""
        widgets: list[Widget] = []
        hidden = len(self.moments) - cards_at_once(self.stage.text_size)
        if hidden > 0:
            widgets += pager(momentcards.PAGER, self._first_card, hidden, self._turn_cards, "cards")
        seats = self._shown_seats
        unseen = seats - luckstrip.seats_at_once(self.stage.text_size, seats)
        if unseen > 0 and not solved(self.match):
            widgets += pager(luckstrip.PAGER, self._first_seat, unseen, self._turn_seats, "seats")
        return widgets

    def _turn_cards(self, first: int) -> None:
        self._first_card = first
        self._show()

    def _turn_seats(self, first: int) -> None:
        self._first_seat = first
        self._show()

    @property
    def _shown_seats(self) -> int:
        """For how many seats it is told what luck did: while a match goes on, for one's own."""
        return len(self.match.setup.seats) if self._over else 1

    def _first_moments(self) -> tuple[Moment, ...]:
        """While it thinks: what stands out of what is thought through so far."""
        thought = self._analyst.thought_up_to if self._analyst else 0
        places = tuple(place for place in self.found.places if not place.glance and place.ply <= thought)
        known = Analysis(0, 0, 0, places, self.found.decisions)
        return moments_of(self.match, known, [turn for turn in self._turns if turn.end <= thought])

    def _pictured(self, moment: Moment) -> int:
        """The step that a moment's picture shows: of a whole turn the one at which most happened."""
        if moment.decision is not None:
            return moment.ply
        turn = self.timeline.turn_of(moment.ply)
        return max(range(turn.first, turn.end), key=lambda ply: (len(self.match.steps[ply].events), ply))

    def _fork(self, moment: Moment) -> int:
        """Where one plays on: at the moment, or where a person could last do something about what a bot did then."""
        if self.match.setup.seats[moment.seat].played(moment.ply):
            return moment.ply
        return max([one.ply for one in self.found.decisions if one.ply < moment.ply], default=moment.ply)

    def _chart(self) -> ChanceChart:
        by_ply = {place.ply: place for place in self.found.places}
        if solved(self.match):
            short = against_par(self.match, self.found)
            by_ply = {ply: replace(by_ply[ply], chances=(share,)) for ply, share in short.items()}
        stops = [turn.first for turn in self.timeline.turns] + [self.match.cursor]
        thought_ply = self._analyst.thought_up_to if self._analyst else self.match.cursor
        thought = max((index for index, ply in enumerate(stops) if ply <= thought_ply), default=0)
        moments = tuple(self._turn_index(moment.ply) for moment in self.moments)
        facts = ChartFacts(
            tuple(by_ply.get(ply) for ply in stops), thought, moments, self._viewer, solved(self.match), self._over
        )
        return ChanceChart(self.timeline, self.match.setup.seats, facts, self.at, self._stand)

    def _stand(self, turns: int) -> None:
        self.at = turns
        here = next((index for index, one in enumerate(self.moments) if self._turn_index(one.ply) == turns), None)
        seen = [index for _, index, _ in self._cards()]
        if here is not None and here not in seen:
            self._turn_cards(here if here < self._first_card else here - len(seen) + 1)
        self.mark()

    # ------------------------------------------------------------------ doing

    def _what_if(self, ply: int) -> None:
        self.house.doors.what_if(self.match, self._match_id, ply, self._facts)

    def handle(self, event: Input) -> None:
        """The arrows walk along the chart by a turn, the page keys from moment to moment."""
        if isinstance(event, Key) and self._walk(event.name):
            return
        super().handle(event)

    def _walk(self, key: str) -> bool:
        chart: Any = self.widgets.named("chart")
        ways: dict[str, Callable[[], int]] = {
            "left": lambda: self.at - 1,
            "right": lambda: self.at + 1,
            "home": lambda: 0,
            "end": lambda: len(self.timeline),
            "page up": lambda: max([at for at in chart.facts.moments if at < self.at], default=0),
            "page down": lambda: min([at for at in chart.facts.moments if at > self.at], default=len(self.timeline)),
        }
        if key == "return" and self.widgets.focus is chart and self.at < len(self.timeline):
            first = self.timeline.turns[self.at].first
            self.house.doors.watch_turn(self._top, first, match_id=self._match_id)
            return True
        if key == "space" and self.thinking:
            self._toggle()
            return True
        if key not in ways:
            return False
        chart.go_to(ways[key]())
        return True

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """Chart, cards, strip."""
        self._backdrop.draw(stage)
        turns = turns_played(self.match)
        draw_heading(
            stage,
            say("analysis-title"),
            say("analysis-about", game=box_of(self.match.setup.game).title, turns=turns),
            x=206,
        )
        self._draw_progress(stage)
        stage.panel(PANEL)
        what = "analysis-against-par" if solved(self.match) else "analysis-chance"
        title = stage.text(say(what), (56, 132), 24, anchor="midleft")
        told = lay_out_within(stage, [Run(self._told())], 1530 - title.right - 28, TOLD_HIGH, 19)
        told.draw(stage, title.right + 28, 133 - told.height / 2, INK if self._decisions() else DIM)
        for rect, index, moment in self._cards():
            draw_card(
                stage,
                rect,
                index,
                story_of(self.match, self.timeline, moment, self._top),
                self._pictures.get(self._pictured(moment)),
            )
        if not self.moments:
            none = "analysis-no-moment-solved" if solved(self.match) else "analysis-no-moment"
            draw_none(stage, say(none if self.found.whole else "analysis-no-moment-yet"))
        self._draw_luck(stage)
        super().draw(stage)

    def _draw_progress(self, stage: Stage) -> None:
        if not self.thinking or self._analyst is None:
            done = say("analysis-done" if self._over else "analysis-done-so-far")
            stage.light(done, (PROGRESS.right, 56), 19, "midright", "body", width=PROGRESS.w)
            return
        stage.box(PROGRESS, DARK, 14, CREAM, 2.5)
        stage.sprite("icons/bot.svg", (PROGRESS.x + 36, PROGRESS.y + 29), 44)
        stop = self._analyst.thought_up_to
        turn = self.timeline.turn_of(min(stop, self.match.cursor - 1)).number if self.match.cursor else 0
        words = say(
            "analysis-paused" if self.paused else "analysis-thinking", turn=turn, turns=self.timeline.turns[-1].number
        )
        stage.text(words, (PROGRESS.x + 70, PROGRESS.y + 20), 18, CREAM, "body", "midleft", width=PROGRESS.w - 140)
        groove = Rect(PROGRESS.x + 70, PROGRESS.y + 36, PROGRESS.w - 140, 14)
        stage.box(groove, (92, 62, 40), 7)
        stage.box(Rect(groove.x, groove.y, max(14.0, groove.w * self._analyst.share), groove.h), (98, 196, 112), 7)

    def _decisions(self) -> list[Judged]:
        """What persons decided in the turn that the stick stands before."""
        if self.at >= len(self.timeline):
            return []
        turn = self.timeline.turns[self.at]
        return [one for one in self.found.decisions if turn.first <= one.ply < turn.end]

    def _told(self) -> str:
        """What was decided in the turn at hand, and what the bot would have done; else how to read the chart."""
        decisions = self._decisions()
        if self.at == len(self.timeline) and self.found.weighed and self._shown_seats > luckstrip.FEW:
            return account_words(self.match, self.found, self._viewer)
        if not decisions and solved(self.match):
            return say("analysis-legend-par")
        if not decisions:
            return say("analysis-legend") if not self.found.whole else say("analysis-legend-whole")
        return decided_words(self.match, decisions, self._top)

    def _draw_luck(self, stage: Stage) -> None:
        seats = self.match.setup.seats
        words = ""
        if solved(self.match):
            lost = sum(cost(self.match, one) for one in self.found.decisions)
            words = say("analysis-no-luck", turns=round(lost)) if lost < 100 else say("analysis-no-luck-lost")
        ready = () if not self.found.weighed else accounts(self.match, self.found)
        if not self._over and ready:
            seats, ready = (seats[self._viewer],), (ready[self._viewer],)
        count = luckstrip.seats_at_once(stage.text_size, len(seats))
        shown = slice(self._first_seat, self._first_seat + count)
        told = ready and count == len(seats)
        summed_up = account_words(self.match, self.found, self._viewer) if told else ""
        luckstrip.draw_luck(stage, seats[shown], ready[shown], say("analysis-not-yet"), words, summed_up)
