"""Past matches and statistics."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

from goblins.bots.solitaire import solved_game
from goblins.content.shelf import shelf
from goblins.core.match import Match
from goblins.games.registry import slugs
from goblins.library import BadFile, MatchRow, UnreadableMatch
from goblins.library.chronicle import Chronicle
from goblins.library.statistics import PlayerStatistics
from goblins.scenes.after.charts import draw_bots, draw_chart_panels, draw_par, draw_wins, left_out
from goblins.scenes.after.head import Page, draw_head, head_widgets, look_of
from goblins.scenes.after.pastmatch import (
    count_words,
    day_of,
    headline_of,
    mark_of,
    moment_of,
    paint_match,
    saved_as_file,
)
from goblins.scenes.after.rowbuttons import RowActs, letters, paint_branch, place_of, row_buttons
from goblins.scenes.deals import facts_of
from goblins.scenes.dialog import ask
from goblins.scenes.dusk import dusk
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.drag import DOUBLE_CLICK_TICKS
from goblins.ui.draw.passes import faded
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.input import Input, Key, Wheel
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, Segments
from goblins.ui.widgets.fields import Field, Row, ScrollBar
from goblins.ui.widgets.messages import Toast
from goblins.words import say

LIST = Rect(24, 100, 936, 780)
ROWS_Y, PITCH, SHOWN = 202.0, 94.0, 7
STATUSES = ("all", "won", "lost", "open")


class HistoryScene(Scene):
    """The list of matches with its filters, and what a player's matches add up to."""

    def __init__(self, house: House, player: str = "", status: str = "all") -> None:
        super().__init__(house)
        self.game: str | None = None
        self.status: Any = status
        self.player = player
        self.rows: tuple[MatchRow, ...] = ()
        self.selected: int | None = None
        self.first = 0
        self._backdrop = dusk(self._furnish)
        self._statistics: PlayerStatistics | None = None
        self._lost_alone = 0
        self._left_out = ""
        self._chronicle = Chronicle((), {})
        self._look = look_of("", ())
        self._heading = ""
        self._last_click = (0, 0.0)
        self._letters: dict[int, str] = {}
        self._bar: ScrollBar | None = None
        self._field = Field(
            Rect(798, 132, 136, 50),
            "",
            self._search,
            hint=say("after-player"),
            icon="search",
            px=19,
            clearable=True,
            name="search",
        )

    # ------------------------------------------------------------------ what is shown

    def refresh(self) -> None:
        """Read the library again and show what fits the filters."""
        chronicle = self._chronicle = self.house.library.chronicle()
        if self.player not in chronicle.players:
            self.player = chronicle.players[0] if chronicle.players else ""
        self._read_player()
        totals, today = chronicle.totals, datetime.now().astimezone().date()
        since = totals.since.astimezone().date() if totals.since else today
        self._field.hint = say("after-player")
        self._heading = count_words(totals.matches, since, today)
        self._filter()
        main = next((widget for widget in self.widgets.widgets if widget.name == f"go {self.selected}"), None)
        if self.widgets.focus is None:
            self.widgets.focus = main or self.widgets.named("back")

    def _read_player(self) -> None:
        mine = self._chronicle.matches(player=self.player) if self.player else ()
        self._statistics = self._chronicle.statistics(self.player) if self.player else None
        alone = [row for row in mine if row.game == solved_game() and len(row.setup.seats) == 1 and row.outcome]
        self._lost_alone = sum(not row.imported and row.lost_by_human(self.player) for row in alone)
        won = [row for row in alone if row.won_by_human(self.player)]
        marks = [mark_of(row.setup, assisted=row.assisted) for row in won]
        self._left_out = left_out([mark or self._without_par(row) for mark, row in zip(marks, won, strict=True)])
        self._look = look_of(self.player, mine)

    def _without_par(self, row: MatchRow) -> str:
        """Whether a solitaire can't be counted, because nobody knows its par."""
        return "" if row.id in self._chronicle.pars else "unknown-par"

    def _filter(self) -> None:
        """Won and lost are meant for the player whose statistics are shown."""
        player = self.player if self.status in ("won", "lost") and self.player else None
        found = self._chronicle.matches(self.game, self.status, player, self._field.value)
        self.rows = self._chronicle.with_branches(found)
        self._letters = letters(self.rows)
        if self.selected not in [row.id for row in self.rows]:
            self.selected = self.rows[0].id if self.rows else None
        self._show_from(self.first)
        bar = Rect(916, ROWS_Y, 22, PITCH * SHOWN - 6)
        self._bar = ScrollBar(bar, PITCH * len(self.rows), PITCH * SHOWN, PITCH * self.first, self._scrolled)
        self._place()

    def _show_from(self, first: int) -> None:
        self.first = max(0, min(first, len(self.rows) - SHOWN))

    def _scrolled(self, offset: float) -> None:
        self._show_from(round(offset / PITCH))
        self._place()

    def _place(self) -> None:
        """Lay out what can be seen. The bar stays the same one, for it may be held; the focus stays by name."""
        focus = self.widgets.focus
        widgets = head_widgets("matches", len(self._chronicle.players), self.back, self._turn_to, self._other_player)
        widgets += [*self._filters(), self._field]
        for place, row in enumerate(self.rows[self.first : self.first + SHOWN]):
            widgets += self._row_widgets(row, Rect(50, ROWS_Y + PITCH * place, 856, 88))
        if self._bar:
            widgets.append(self._bar)
        if not self.rows and self._filtered:
            everything, label = Rect(392, 660, 200, 56), say("after-show-all")
            widgets.append(Button(everything, label, self._show_all, icon="undo", kind="orange", name="show all"))
        self.widgets.widgets = widgets
        self.widgets.focus = next(
            (widget for widget in widgets if focus and widget.name == focus.name and widget.enabled), None
        )
        hover = self.widgets.hover
        self.widgets.hover = next((widget for widget in widgets if hover and widget.name == hover.name), None)
        self.mark()

    def _filters(self) -> list[Widget]:
        widgets: list[Widget] = []
        for index, game in enumerate((None, *(box.game for box in shelf()))):
            there = game is None or game in slugs()
            title = say("after-every-game") if game is None else next(box.title for box in shelf() if box.game == game)
            widgets.append(
                Row(
                    Rect(50 + 64 * index, 128, 58, 58),
                    self._chooser(game),
                    _game_painter(game, chosen=self.game == game, there=there),
                    enabled=there,
                    tooltip=title if there else say("screens-not-in-box", title=title),
                    name=f"game {game or 'all'}",
                )
            )
        statuses = [(status, say(f"after-status-{status}")) for status in STATUSES]
        widgets.append(Segments(Rect(444, 131, 344, 52), statuses, self.status, self._choose_status, name="status"))
        return widgets

    def _row_widgets(self, row: MatchRow, rect: Rect) -> list[Widget]:
        selected = row.id == self.selected
        moment = moment_of(row, datetime.now().astimezone())

        def paint(stage: Stage, place: Rect) -> None:
            if row.trunk is not None:
                paint_branch(stage, place, row, self._letters[row.id], row.fork_turn, moment)
                return
            alone = len(row.setup.seats) == 1 and row.outcome is not None
            par = self._chronicle.pars.get(row.id) if alone else None
            paint_match(stage, place, row, par, moment, selected=selected)

        state, place = "selected" if selected else "", place_of(row, rect)
        acts = RowActs(self._act, self._result, self._analyse, self._export, self._delete)
        spot = Row(place, self._selector(row), paint, state=state, name=f"match {row.id}")
        return [spot, *row_buttons(row, rect, acts, selected=selected)]

    @property
    def _filtered(self) -> bool:
        return self.game is not None or self.status != "all" or bool(self._field.value)

    # ------------------------------------------------------------------ doing

    def _chooser(self, game: str | None) -> Callable[[], None]:
        def choose() -> None:
            self.game, self.first = game, 0
            self._filter()

        return choose

    def _choose_status(self, status: Any) -> None:
        self.status, self.first = status, 0
        self._filter()

    def _search(self, text: str) -> None:
        self.first = 0
        self._filter()

    def _show_all(self) -> None:
        self.game, self.status, self._field.value = None, "all", ""
        self._filter()
        self.widgets.focus = self.widgets.named("back")

    def _turn_to(self, page: Page) -> None:
        self.house.doors.statistics_page(page, self.player)

    def _other_player(self, step: int) -> None:
        players = self._chronicle.players
        self.player = players[(players.index(self.player) + step) % len(players)]
        self._read_player()
        self._filter()

    def _selector(self, row: MatchRow) -> Callable[[], None]:
        return lambda: self._select(row)

    def _select(self, row: MatchRow) -> None:
        """A click selects; a second one at once does what the row's button does."""
        (last, moment), now = self._last_click, self.now
        self._last_click = (row.id, now)
        if last == row.id and now - moment < DOUBLE_CLICK_TICKS:
            self._act(row)
            return
        self.selected = row.id
        self._place()

    def _act(self, row: MatchRow) -> None:
        """Go on with a match, or watch it; a branch is gone on with beside its trunk."""
        if row.is_open and row.trunk is not None:
            trunk = self._read(row.trunk)
            if trunk is not None:
                self.house.doors.what_if(trunk, row.trunk, row.fork, branch=row.id)
        elif row.is_open:
            self.house.doors.resume(row.id)
        else:
            match = self._read(row.id)
            if match is not None:
                facts = facts_of(self.house.library, match, row.id)
                self.house.doors.replay(match, None, facts, match_id=row.id)

    def _result(self, row: MatchRow) -> None:
        """See again how a match ended."""
        match = self._read(row.id)
        if match is not None:
            self.house.doors.past_result(match, row.id)

    def _analyse(self, row: MatchRow) -> None:
        match = self._read(row.id)
        if match is not None:
            self.house.doors.analysis(match, row.id, None, facts_of(self.house.library, match, row.id))

    def _read(self, match_id: int) -> Match | None:
        """A stored match; where it can't be played again, its reason is said."""
        library = self.house.library
        try:
            return library.read_match(library.export_match(match_id))
        except (UnreadableMatch, BadFile) as error:
            self.say(Toast(str(error), "info"))
            return None

    def _export(self, row: MatchRow) -> None:
        self.say(saved_as_file(self.house.library, row))

    def _delete(self, row: MatchRow) -> None:
        def delete() -> None:
            self.house.library.delete(row.id)
            self.refresh()
            self.say(Toast(say("after-deleted"), "done"))

        when = day_of(row.updated.astimezone().date(), datetime.now().date())
        title, body = say("after-delete-title"), say("after-delete-words", match=headline_of(row), when=when)
        answer, safe = say("after-delete"), say("after-keep-it")
        ask(self.house, title, body, answer, delete, icon="bin", safe=safe, destroys=True)

    # ------------------------------------------------------------------ input

    def handle(self, event: Input) -> None:
        """Widgets first, but up and down walk through all rows, and the wheel turns the list wherever it is over it."""
        if isinstance(event, Key) and self._walk_rows(event.name):
            return
        super().handle(event)
        if isinstance(event, Wheel) and self._bar and LIST.holds(event.pos) and not self._bar.rect.holds(event.pos):
            self._bar.scroll_to(PITCH * (self.first - (1 if event.up > 0 else -1)))

    def _walk_rows(self, key: str) -> bool:
        focus = self.widgets.focus
        kind, _, number = focus.name.partition(" ") if focus else ("", "", "")
        if kind == "match" and key == "delete":
            self._delete(next(row for row in self.rows if row.id == int(number)))
            return True
        if key in ("page up", "page down", "home", "end") and self._bar and self._bar.enabled:
            return self._bar.key(key)
        if kind != "match" or key not in ("up", "down"):
            return False
        ids = [row.id for row in self.rows]
        index = ids.index(int(number)) + (1 if key == "down" else -1)
        if not 0 <= index < len(ids):
            return False
        if not self.first <= index < self.first + SHOWN and self._bar:
            self._bar.scroll_to(PITCH * (self.first + (1 if key == "down" else -1)))
        self.widgets.focus = self.widgets.named(f"match {ids[index]}")
        self.mark()
        return True

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """The list on the left, three charts on the right."""
        self._backdrop.draw(stage, self._left_out)
        draw_head(stage, self.player, self._look, self._heading)
        if not self.rows:
            self._draw_empty(stage)
        draw_wins(stage, self._statistics)
        draw_bots(stage, self._statistics)
        draw_par(stage, self._statistics, self._lost_alone, self._left_out)
        super().draw(stage)

    def _furnish(self, stage: Stage) -> None:
        stage.panel(LIST)
        draw_chart_panels(stage, self._left_out)

    def _draw_empty(self, stage: Stage) -> None:
        x = LIST.centre[0]
        stage.sprite("characters/sock/full.svg" if self._filtered else "characters/belly/full.svg", (x, 380), 240)
        title, words = say("after-no-match"), say("after-no-match-words")
        if self._filtered:
            title, words = say("after-no-match-fits"), say("after-no-match-fits-words")
        stage.text(title, (x, 560), 30, INK, width=800)
        stage.text(words, (x, 606), 20, DIM, "body", width=840)


def _game_painter(game: str | None, *, chosen: bool, there: bool) -> Callable[[Stage, Rect], None]:
    def paint(stage: Stage, rect: Rect) -> None:
        if chosen:
            stage.box(rect, (47, 110, 94), 12, INK, 3)
        if game is None:
            stage.text(say("after-status-all"), rect.centre, 22, CREAM if chosen else INK, width=rect.w - 12)
            return
        token = stage.tokens.game(game, stage.viewport.length(48))
        stage.blit(
            token if there else stage.cache.get(("dim token", game, token.get_size()), lambda: faded(token, 0.45)),
            rect.centre,
        )

    return paint
