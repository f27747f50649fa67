"""The rulebook: numbered clauses to read, to search, and to be shown when a move was refused."""

from __future__ import annotations

from collections.abc import Callable

from goblins.content.diagrams import diagrams_of
from goblins.content.glance import Glance, glance_of
from goblins.content.rulebook import Rulebook
from goblins.content.shelf import box_of, shelf
from goblins.core.contract import Refusal
from goblins.core.house import HouseRules
from goblins.games.registry import rulebook_of, slugs
from goblins.scenes.dusk import dusk
from goblins.scenes.house import House
from goblins.scenes.reading.bookshelf import BOOK, SHELF, book_painter, draw_closed, furnish
from goblins.scenes.reading.chapters import paint_chapter, paint_glance_row
from goblins.scenes.reading.clauses import Page, lay_out_book, rule_number
from goblins.scenes.reading.glance import draw_heading, first_page
from goblins.scenes.reading.pictures import Figure
from goblins.scenes.reading.strip import draw_strip, strip_of
from goblins.scenes.scene import Scene
from goblins.tables.registry import table_of
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.input import Input, Key, Wheel
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Field, Row, ScrollBar, Spot
from goblins.words import say

TEXT_X, TEXT_WIDTH = BOOK.x + 334, 596.0
BACK_Y, NOTE_HEIGHT = 784.0, 62.0
FLASH_TICKS = ticks(1.2)
FLASH_STEP = ticks(0.05)


class RulebookScene(Scene):
    """A game's rules, over whatever asked for them; without a game, a choice of all rulebooks in the den."""

    def __init__(
        self,
        house: House,
        game: str = "",
        rule: str = "",
        refusal: Refusal | None = None,
        place: Point | None = None,
        own: HouseRules | None = None,
    ) -> None:
        """`place`: where on the table something was refused; it stays lit unless the book lies on it. `own`: the house rules
        whose numbers the book tells.
        """
        super().__init__(house)
        self._place = place if place and place[0] < BOOK.x - 60 else None
        self.from_shelf = not game
        self.opaque = self.from_shelf
        self.game, self.refusal, self._own = game, refusal, own
        self.words = ""
        self.chapter = 0
        self.glancing = not rule and refusal is None
        """Whether the first page lies open, if there is one."""
        self.flashing = ""
        self._wanted = rule or (refusal.rule if refusal else "")
        self._flash_left = 0
        self._hit = -1
        self._offset = 0.0
        self._backdrop = dusk(furnish)
        self._page: Page | None = None
        self._bar: ScrollBar | None = None
        self._fixed: list[Widget] = []
        self._field = Field(
            Rect(BOOK.x + 470, BOOK.y + 28, 390, 50),
            "",
            self._search,
            hint=say("reading-search"),
            icon="search",
            longest=40,
            on_enter=self._next_hit,
            clearable=True,
            name="search",
        )

    # ------------------------------------------------------------------ layout

    @property
    def book(self) -> Rulebook | None:
        """The book that lies open."""
        return rulebook_of(self.game, self._own) if self.game in slugs() else None

    @property
    def _glance(self) -> Glance | None:
        """The first page, if it lies open."""
        return glance_of(self.game) if self.glancing and self.game in slugs() and not self.words else None

    @property
    def window(self) -> Rect:
        """Where the clauses are read."""
        top = self._below_head() + (NOTE_HEIGHT + 20 if self._nothing_found else 0)
        return Rect(TEXT_X, top, TEXT_WIDTH, BOOK.bottom - 44 - top)

    def _below_head(self) -> float:
        """Where what is read begins: below the refusal's strip, if there is one."""
        return (strip_of(self.stage, self.refusal).bottom if self.refusal else BOOK.y + 86) + 18

    @property
    def _nothing_found(self) -> bool:
        """Whether a search has hit no rule: then a note stands above the text."""
        return bool(self._looked_for and self.book and not self.book.search(self._looked_for))

    @property
    def _looked_for(self) -> str:
        """The words that are searched; a rule's number is no word."""
        return "" if rule_number(self.words) else self.words.strip()

    def refresh(self) -> None:
        """Lay out the book for the text size and what is searched."""
        self._lay_out()
        focus = self.widgets.focus
        self._fixed = self._controls()
        back = next(widget for widget in self._fixed if widget.name == "back")
        kept = next((widget for widget in self._fixed if focus and widget.name == focus.name), None)
        if kept is None and self.from_shelf and not self.game:
            kept = next((widget for widget in self._fixed if widget.name.startswith("book ") and widget.enabled), None)
        self.widgets.set(self._fixed, focus=kept or back)
        if self._wanted:
            rule, self._wanted = self._wanted, ""
            self.jump(rule)
        self._place_links()

    def _lay_out(self) -> None:
        book, window = self.book, self.window
        if book is None:
            self._page = self._bar = None
            return
        refused = self.refusal.rule if self.refusal else ""
        self._page = lay_out_book(self.stage, book, window.w, self._figure, refused=refused, words=self._looked_for)
        self._offset = max(0.0, min(self._offset, self._page.height - window.h))
        bar = Rect(BOOK.right - 58, window.y + 4, 22, window.h - 8)
        self._bar = ScrollBar(bar, self._page.height, window.h, self._offset, self._scrolled)

    def _figure(self, rule: str, width: float) -> Figure | None:
        """The diagram of a clause. They show the printed game: by house rules it may go otherwise."""
        diagram = None if self._own else diagrams_of(self.game).get(rule)
        return Figure(self.stage, diagram, table_of(self.game), width) if diagram else None

    def _controls(self) -> list[Widget]:
        widgets: list[Widget] = []
        if self.from_shelf:
            for index, box in enumerate(shelf()):
                rect = Rect(SHELF.x + 26, SHELF.y + 26 + 146 * index, SHELF.w - 52, 136)
                state = "selected" if box.game == self.game else ""
                there = box.game in slugs()
                widgets.append(
                    Row(
                        rect,
                        self._opener(box.game),
                        book_painter(box, there=there),
                        state=state,
                        enabled=there,
                        name=f"book {box.game}",
                    )
                )
        if self.book and self._bar:
            widgets += [self._field, *self._chapter_rows(self.book)]
            widgets += self._first_page(self._glance) if self._glance else [self._bar]
        widgets.append(
            Button(Rect(BOOK.right - 90, BOOK.y + 27, 54, 54), "", self.back, icon="cross", icon_px=28, name="close")
        )
        widgets.append(
            Button(Rect(BOOK.x + 32, BACK_Y, 258, 56), self._back_words(), self.back, kind="orange", px=21, name="back")
        )
        return widgets

    def _chapter_rows(self, book: Rulebook) -> list[Widget]:
        first = 1 if glance_of(self.game) else 0
        top = self._below_head() - 4
        pitch = min(56.0, (BACK_Y - 14 - top) / (len(book.chapters) + first))
        places = [Rect(BOOK.x + 32, top + pitch * n, 258, pitch - 6) for n in range(len(book.chapters) + first)]
        rows: list[Widget] = [
            Row(place, self._turner(index), self._chapter_painter(book, index), name=f"chapter {index}")
            for index, place in enumerate(places[first:])
        ]
        return [Row(places[0], self._look, paint_glance_row, name="glance"), *rows] if first else rows

    def _first_page(self, page: Glance) -> list[Widget]:
        """The five panels, and ways on: the lesson, unless a match is going on, and the first chapter."""
        below = self.house.scenes.below(self)
        playing = below is not None and bool(below.way_back)
        teach = None if playing else lambda key: self.house.doors.lesson(self.game, key)
        table = table_of(self.game, self._own)
        return first_page(self.game, self.stage.text_size, page, table, self._follow, self._turner(0), teach)

    def _look(self) -> None:
        """To the first page."""
        self.glancing = True
        self.house.sound.play("page")
        self.refresh()

    def _place_links(self) -> None:
        """Only links in sight can be clicked. The other widgets stay the same ones: one of them may be held."""
        page, window = self._page, self.window
        spots: list[Widget] = []
        if page and not self._glance:
            for index, (rect, rule) in enumerate(page.links(window, self._offset)):
                tip = say("reading-go-to", rule=rule)
                spots.append(Spot(rect.grown(3), self._jumper(rule), tooltip=tip, name=f"link {rule} {index}"))
        focus = self.widgets.focus
        self.widgets.widgets = [*self._fixed, *spots]
        if focus and focus not in self.widgets.widgets:
            self.widgets.focus = next((spot for spot in spots if spot.name == focus.name), None)
        if self.widgets.hover not in self.widgets.widgets:
            self.widgets.hover = None
        for widget in self._fixed:
            if isinstance(widget, Row) and widget.name.startswith("chapter "):
                chosen = widget.name == f"chapter {self.chapter}" and not self._glance
                widget.state = "selected" if chosen else ""
            elif isinstance(widget, Row) and widget.name == "glance":
                widget.state = "selected" if self._glance else ""

    def _back_words(self) -> str:
        if self.from_shelf:
            return say("reading-back-to-shelf")
        below = self.house.scenes.below(self)
        return say(below.way_back if below and below.way_back else "screens-back")

    # ------------------------------------------------------------------ reading

    def jump(self, rule: str, *, flash: bool = True) -> bool:
        """Show a clause and let it flash once; whether there is such a clause."""
        entry = self._page.entry(rule) if self._page else None
        if entry is None or self._page is None:
            return False
        self._read_on()
        self._scroll_to(self._page.above(entry))
        self.chapter = entry.chapter
        if flash and not entry.refused:
            self.flashing, self._flash_left = rule, FLASH_TICKS
        self._place_links()
        self.mark()
        return True

    def _read_on(self) -> None:
        """From the first page to the clauses."""
        if self.glancing:
            self.glancing = False
            self._fixed = self._controls()

    def _scroll_to(self, offset: float) -> None:
        if self._bar:
            self._bar.scroll_to(offset)

    def _scrolled(self, offset: float) -> None:
        """The line that is read wanders from the window's top to its foot, so that the last chapters get their turn too."""
        assert self._page
        self._offset = offset
        beyond = max(1.0, self._page.height - self.window.h)
        self.chapter = self._page.chapter_at(offset + (self.window.h - 60) * offset / beyond)
        self._place_links()
        self.mark()

    def _turn_to(self, chapter: int) -> None:
        assert self._page
        self._read_on()
        self._scroll_to(self._page.headings[chapter][1])
        self.chapter = chapter
        self._place_links()
        self.house.sound.play("page")
        self.mark()

    def _search(self, words: str) -> None:
        self.words, self._hit, self._field.note = words, -1, ""
        self._lay_out()
        self._fixed = self._controls()
        self._place_links()
        number = rule_number(words)
        if number:
            self.jump(number)
        elif words.strip():
            self._next_hit(flash=False)
        self.mark()

    def _next_hit(self, *, flash: bool = True) -> None:
        """Enter goes from hit to hit."""
        hits = [entry.clause.id for entry in self._page.entries if entry.hit] if self._page else []
        if hits:
            self._hit = (self._hit + 1) % len(hits)
            self._field.note = say("reading-hit", hit=self._hit + 1, hits=len(hits))
            self.jump(hits[self._hit], flash=flash)

    def _open(self, game: str) -> None:
        self.house.sound.play("page")
        self.game, self.words, self.chapter, self._offset, self.glancing = game, "", 0, 0.0, True
        self._field.value = self._field.note = ""
        self.refresh()

    def _opener(self, game: str) -> Callable[[], None]:
        return lambda: self._open(game)

    def _turner(self, chapter: int) -> Callable[[], None]:
        return lambda: self._turn_to(chapter)

    def _jumper(self, rule: str) -> Callable[[], None]:
        return lambda: self._follow(rule)

    def _follow(self, rule: str) -> None:
        self.house.sound.play("page")
        self.jump(rule)

    # ------------------------------------------------------------------ input and time

    def handle(self, event: Input) -> None:
        """Widgets first; the wheel turns the page wherever it is over the book, and reading keys always do."""
        if self._bar and not self._glance and isinstance(event, Key) and self._reads(event.name):
            self._bar.key(event.name)
            return
        super().handle(event)
        if (
            self._bar
            and not self._glance
            and isinstance(event, Wheel)
            and BOOK.holds(event.pos)
            and not self._bar.rect.holds(event.pos)
        ):
            self._bar.wheel(event.up)

    def _reads(self, key: str) -> bool:
        """Whether a key moves the page: up and down walk through the rows as long as one of them has the focus."""
        if key in ("up", "down"):
            return not isinstance(self.widgets.focus, Row) and bool(self._bar and self._bar.enabled)
        return key in ("page up", "page down", "home", "end")

    def update(self) -> None:
        """Let the flash fade."""
        super().update()
        if self.flashing:
            before, self._flash_left = self._glow(), self._flash_left - 1
            if self._flash_left <= 0:
                self.flashing = ""
            if self._glow() != before:
                self.mark()

    def wait(self) -> int:
        """A flash fades in a few steps."""
        return FLASH_STEP if self.flashing else super().wait()

    def _glow(self) -> float:
        """How bright the flash is, in eighths: every brightness is a picture of its own in the cache."""
        return round(8 * max(0.0, min(1.0, self._flash_left / FLASH_TICKS * 1.6))) / 8 if self.flashing else 0.0

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """The book over the dimmed table, or beside the other books in the den."""
        if self.from_shelf:
            self._backdrop.draw(stage)
        else:
            stage.shade(172, lit=self._place)
            if self._place and self.refusal:
                stage.icon("stop", (self._place[0], self._place[1] - 90), 52)
            stage.panel(BOOK, shadow=14)
        if self._page is None:
            draw_closed(stage)
        else:
            self._draw_open(stage, self._page)
        super().draw(stage)

    def _draw_open(self, stage: Stage, page: Page) -> None:
        window = self.window
        stage.blit(stage.tokens.game(self.game, stage.viewport.length(52)), (BOOK.x + 60, BOOK.y + 52))
        title = say("reading-rulebook", game=box_of(self.game).title)
        heading = stage.text(title, (BOOK.x + 98, BOOK.y + (42 if self._own else 52)), 28, anchor="midleft", width=360)
        if self._own:
            place = (heading.x, BOOK.y + 72)
            words = say("reading-own-numbers", title=self._own.title)
            stage.text(words, place, 17, DIM, "aside", "midleft", width=360)
        if self.refusal:
            draw_strip(stage, self.refusal)
        stage.line((BOOK.x + 308, self._below_head()), (BOOK.x + 308, BOOK.bottom - 42), RULE, 2)
        if self._glance:
            draw_heading(stage)
            return
        page.draw(stage, window, self._offset, self.flashing, self._glow())
        if self._nothing_found:
            note = Rect(window.x, self._below_head(), window.w, NOTE_HEIGHT)
            stage.box(note, CREAM, 14, RULE, 3)
            stage.icon("search", (note.x + 40, note.centre[1]), 40)
            words = say("reading-nothing-found")
            stage.text(words, (note.x + 72, note.centre[1]), 20, INK, "body", "midleft", width=note.w - 92)

    def _chapter_painter(self, book: Rulebook, index: int) -> Callable[[Stage, Rect], None]:
        def paint(stage: Stage, rect: Rect) -> None:
            hits = self._page.hits(index) if self._looked_for and self._page else None
            paint_chapter(stage, rect, book, index, selected=index == self.chapter, hits=hits)

        return paint
