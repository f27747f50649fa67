"""The shelf: a box per game, Continue first, and the deals of the day."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from functools import partial
from typing import TYPE_CHECKING

import pygame

from goblins.content.shelf import box_of, first_box, shelf
from goblins.core.setup import make_seats
from goblins.games.registry import feats_of, slugs
from goblins.lessons.content import course_of, has_course
from goblins.library import MatchRow
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.dialog import ask
from goblins.scenes.house import House
from goblins.scenes.medal import draw_streak, streak_pill
from goblins.scenes.passage import BoxOpens, Fade, Passage
from goblins.scenes.scene import Scene
from goblins.scenes.shelf.ago import ago
from goblins.scenes.shelf.boxwidget import BOX, BoxWidget
from goblins.scenes.shelf.daily import DailyDeal, daily_deals
from goblins.scenes.shelf.den import furnish_den, paint_den
from goblins.scenes.shelf.plate import Plate
from goblins.scenes.shelf.puzzle_tile import PuzzleTile
from goblins.study.calendar import Streak, days_of, streak_of
from goblins.study.feats import count_by
from goblins.study.puzzles.progress import ABOUT
from goblins.ui.ahead import Ahead, Job
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, GREEN, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, set_alike
from goblins.ui.widgets.fields import Spot
from goblins.words import day_month, say

if TYPE_CHECKING:
    from goblins.scenes.shelf.thumbnail import Thumbnail

SHELF_Y = 796
DEALS = Rect(838, 24, 722, 420)
#: The name of whoever welcomes beginners, among what is painted after the first picture.
WELCOMING = "welcoming"
#: How much wider than its words a button is, and how far it stands from the next.
BESIDE_WORDS, BETWEEN = 74.0, 18.0
#: Where the buttons at the foot stand, but for the last.
ROW = Rect(40, 832, 1342, 54)


class TitleScene(Scene):
    """Where everything begins."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._backdrop = Backdrop(paint_den)
        self._open: MatchRow | None = None
        #: The game that was played to its end last; none, if none ever was.
        self._last = ""
        self._thumbnail: Thumbnail | None = None
        self._days: list[DailyDeal] = []
        self._streak = Streak()
        #: How many feats of each game are done, and how many there are.
        self._feats: dict[str, tuple[int, int]] = {}
        #: What comes after the first picture: boxes and portraits, one after the other.
        self._ahead = Ahead()
        self._cold = True
        self._painted: set[str] = set()
        #: How many pictures it takes until all stands there that one can press: the program begins with the den alone.
        self._to_come = 2 if house.begins else 0

    def refresh(self) -> None:
        """Look again what can be continued, and lay out the shelf."""
        library = self.house.library
        self._open, self._more = library.newest_open(), max(0, library.count_open() - 1)
        self._last = library.last_finished(slugs())
        self._days = daily_deals(library, date.today())
        self._streak = streak_of(days_of(library.deals_of_days(), library.progress(ABOUT)).done, date.today())
        self._puzzle = PuzzleTile(library, date.today())
        if self._open is None:
            self._thumbnail = None
        elif self._thumbnail is None or not self._thumbnail.shows(self._open):
            from goblins.scenes.shelf.thumbnail import Thumbnail  # the tables are not loaded where nothing is open

            self._thumbnail = Thumbnail(self.house, self._open)
        self._rebuild()
        boxes = [widget for widget in self.widgets.widgets if isinstance(widget, BoxWidget)]
        jobs: list[Job] = [partial(self._backdrop.finish, self.stage, furnish_den), self._count_feats]
        if not self._open and not library.blank:
            jobs.append(partial(self._paint, WELCOMING, _draw_welcoming))
        jobs += [partial(self._paint, widget.name, widget.paint) for widget in boxes]
        jobs += [partial(self._paint, _name(day), partial(_draw_portrait, day=day)) for day in self._days]
        self._painted.clear()
        self._ahead, self._cold = Ahead(self.stage.cache, jobs), self.stage.cache.is_empty

    def _count_feats(self) -> None:
        """How many feats are done in each game: they are told by its own module, which the first picture does not wait for."""
        names = self.house.settings.player_names or (make_seats(["human"])[0].name,)
        done = count_by(self.house.library, names[0])
        found = {game: (count, len(feats_of(game))) for game, count in done.items()}
        if found != self._feats:
            self._feats = found
            self._rebuild()

    def _paint(self, name: str, paint: Callable[[Stage], None]) -> None:
        """Paint something once: from then on it is drawn."""
        missed = self.stage.cache.missed
        paint(self.stage)
        if missed == self.stage.cache.missed:
            self._painted.add(name)

    @property
    def ready(self) -> bool:
        """Whether everything has come."""
        return self._ahead.done

    def get_ready(self) -> None:
        """Paint what has not come yet, once there is a first picture, and one with all that one can press."""
        if self._cold and self.dirty:
            return
        if not self._to_come:
            self._ahead.work(self.stage.pixel_count)
        self.mark()

    def _rebuild(self) -> None:
        doors, match = self.house.doors, self._open
        if match:
            go_on = Button(
                Rect(446, 352, 326 if not self._more else 222, 64),
                say("shelf-continue"),
                lambda: doors.resume(match.id),
                icon="play",
                kind="orange",
                px=28,
                icon_px=38,
            )
        else:
            first = first_box().game
            game = self._last or first
            learned = bool(self._last) or self._learned(first) or self.house.library.blank
            words = "shelf-play-again" if self._last else "shelf-now-play" if learned else "shelf-first-game"
            go_on = Button(
                Rect(446, 352, 326, 64),
                say(words, title=box_of(game).title),
                self._opener(game) if learned else self._begin_first,
                icon="play",
                kind="orange",
                px=24,
                icon_px=38,
            )
        widgets: list[Widget] = [go_on]
        if self._more:
            more, tip = say("shelf-more", count=self._more), say("shelf-more-tip")
            place = Rect(678, 352, 98, 64)
            widgets.append(Button(place, more, doors.open_matches, kind="paper", px=18, tooltip=tip, name="more"))
        for index, day in enumerate(self._days):
            tile = _tile(index)
            rect = Rect(tile.x + 8, tile.y + 246, tile.w - 16, 56)
            widgets.append(
                Button(rect, day.label, self._starter(day), icon=day.icon, enabled=day.playable, name=_name(day))
            )
        if self._puzzle.found is not None:
            tile, (puzzled, puzzle) = _tile(len(self._days)), self._puzzle.found
            rect = Rect(tile.x + 8, tile.y + 246, tile.w - 16, 56)
            solve = partial(doors.puzzle, puzzled, puzzle.key)
            widgets.append(Button(rect, self._puzzle.label, solve, icon="hint", name="puzzle"))
        for index, box in enumerate(shelf()):
            rect = Rect(44 + 308 * index, SHELF_Y - BOX[1], BOX[0] + 24, BOX[1] + 4)
            widgets.append(
                BoxWidget(
                    rect,
                    box,
                    self._opener(box.game),
                    partial(self._painted.__contains__, f"box {box.game}"),
                    there=box.game in slugs(),
                )
            )
        if self._streak.days:
            widgets.append(Spot(self._pill, doors.history, tooltip=say("feats-streak-tip"), name="streak"))
        for index, box in enumerate(shelf()):
            widgets.append(self._plate(index, box.game))
        widgets += self._foot()
        self.widgets.set(widgets, focus=None if self.widgets.focus else go_on)

    def _foot(self) -> list[Button]:
        """The buttons at the foot of the shelf, as wide as their words want and there is room."""
        doors = self.house.doors
        row = (
            (178, "puzzles-title", "hint", lambda: doors.puzzles()),
            (190, "shelf-rulebooks", "book", lambda: doors.rulebook()),
            (190, "shelf-statistics", "chart", doors.history),
            (220, "challenge-enter", "flag", doors.enter_code),
            (176, "screens-settings", "gear", doors.settings),
            (160, "shelf-about", "info", doors.about),
        )
        widths = [max(least, self.stage.text_width(say(key), 20) + BESIDE_WORDS) for least, key, _, _ in row]
        share = min(1.0, (ROW.w - BETWEEN * (len(row) - 1)) / sum(widths))
        foot, x = list[Button](), ROW.x
        for (_, key, icon, act), width in zip(row, widths, strict=True):
            foot.append(Button(Rect(x, ROW.y, width * share, ROW.h), say(key), act, icon=icon))
            x += width * share + BETWEEN
        foot.append(Button(Rect(1400, ROW.y, 160, ROW.h), say("screens-quit"), self.house.quit, icon="door"))
        set_alike(self.stage, foot)
        return foot

    @property
    def _date(self) -> str:
        """Today, where there is room for it beside a streak."""
        return "" if self._streak.days and self.stage.text_size > 100 else day_month(date.today())

    @property
    def _pill(self) -> Rect:
        """Where the streak stands: between the heading and the date."""
        left = DEALS.x + 78 + self.stage.text_width(say("shelf-deals"), 26)
        room = DEALS.right - 70 - self.stage.text_width(self._date, 18, "aside") - left
        return streak_pill(self.stage, left, DEALS.y + 45, room, self._streak)

    def _plate(self, index: int, game: str) -> Plate:
        """What stands on the shelf's edge below a box."""
        learned = self._learned(game)
        learn = partial(self._begin, game) if has_course(game) and not learned else None
        rect = Rect(54 + 308 * index, SHELF_Y + 2, 242, 33)
        return Plate(
            rect, game, self._feats.get(game, (0, 0)), learn, partial(self.house.doors.feats, game), learned=learned
        )

    def _opener(self, game: str) -> Callable[[], None]:
        def open_box() -> None:
            self.house.sound.play("knock")
            passage = self._opening(game)
            self.house.doors.box(game)
            self.house.scenes.passage = passage

        return open_box

    def _opening(self, game: str) -> Passage | None:
        """How the box of a game is opened: at length the first time, then briefly; where nothing moves, not at all."""
        settings, stage = self.house.settings, self.stage
        if not settings.animation_speed:
            return None
        again, widget = game in self.house.opened or settings.calm, self.widgets.named(f"box {game}")
        self.house.opened.add(game)
        assert isinstance(widget, BoxWidget)
        widget.taken = not again
        self.widgets.hover = None  # what explained it does not lie there any more
        before = pygame.Surface(stage.surface.get_size())
        with stage.onto(before):
            self.draw(stage)
        if again:
            return Fade(before, settings.animation_speed)
        from goblins.scenes.shelf.contents import Contents  # the shelf need not wait for the tables

        picture, play, speed = widget.picture(stage), self.house.sound.play, settings.animation_speed
        return BoxOpens(before, picture, widget.rect.centre, Contents(game).draw, play, speed)

    def _learned(self, game: str) -> bool:
        """Whether the first lesson of a game is finished."""
        if not any(name.startswith(f"{game} ") for name in self.house.settings.lessons):
            return False  # none was begun, and the first picture need not wait until they are read
        course = course_of(game)
        first = course.lessons[0] if course else None
        return first is not None and self.house.has_learned(game, first)

    def _begin_first(self) -> None:
        """The first game begins with its first lesson."""
        self._begin(first_box().game)

    def _begin(self, game: str) -> None:
        """A game's first lesson, or its set-up where there is none."""
        course = course_of(game)
        if course is None:
            self.house.doors.setup(game)
        else:
            self.house.doors.lesson(game, course.lessons[0].key)

    def _starter(self, day: DailyDeal) -> Callable[[], None]:
        return lambda: (
            self.house.doors.resume(day.match_id)
            if day.match_id is not None
            else self.house.doors.deal(day.setup, day.seed)
        )

    def work(self) -> None:
        """Once the shelf can be seen: the boxes, the tune; then prove the deal of the day in slices, and make the thumbnail."""
        if not self.ready:
            self.get_ready()
            return
        self.house.sound.tune()
        if not self.dirty:
            for day in self._days:
                if day.work(self.house.library):
                    self._rebuild()
        if self._thumbnail and self._thumbnail.work():
            self.mark()

    def wait(self) -> int:
        """No waiting while a deal is being proven."""
        working = any(day.working for day in self._days) or (self._thumbnail is not None and not self._thumbnail.ready)
        return 0 if working or not self.ready else super().wait()

    def back(self) -> None:
        """Escape asks whether to leave: there is nothing behind the shelf."""
        title, words, leave = say("shelf-leave-title"), say("shelf-leave-words"), say("screens-quit")
        ask(self.house, title, words, leave, self.house.quit, icon="door", safe=say("screens-stay"))

    def draw(self, stage: Stage) -> None:
        """The den, the boards, the boxes. When the program begins the den is seen at once, and all that stands in it next."""
        self._backdrop.draw(stage)
        self._to_come = max(0, self._to_come - 1)
        if self._to_come:
            return
        stage.panel(Rect(40, 196, 762, 248))
        if self._open:
            self._draw_continue(stage, self._open)
        else:
            self._draw_first(stage)
        stage.panel(DEALS, say("shelf-deals"), curls="top", aside=self._date)
        if self._streak.days:
            draw_streak(stage, self._pill, self._streak)
        for index, day in enumerate(self._days):
            self._draw_day(stage, day, _tile(index))
        self._puzzle.draw(stage, _tile(len(self._days)))
        super().draw(stage)
        for index, box in enumerate(shelf()):
            if self._learned(box.game) and f"box {box.game}" in self._painted:
                stage.icon("tick_badge", (44 + 308 * index + BOX[0] - 8, SHELF_Y - BOX[1] + 12), 48)

    def _draw_continue(self, stage: Stage, row: MatchRow) -> None:
        box = box_of(row.game)
        if self._thumbnail:
            self._thumbnail.draw(stage, Rect(66, 220, 352, 198))
        stage.blit(stage.tokens.game(row.game, stage.viewport.length(52)), (466, 242))
        title = stage.text(box.title, (502, 242), 30, anchor="midleft", width=150)
        stage.text(ago(row.updated), (776, 243), 18, DIM, "aside", "midright", width=776 - title.right - 12)
        count = len(row.setup.seats)
        size, pitch = (48, 58) if count <= 4 else (30, 44)
        for index, seat in enumerate(row.setup.seats):
            x, y = (466 + index * pitch, 306) if count <= 4 else (460 + index % 4 * pitch, 286 + index // 4 * 34)
            stage.blit(stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(size)), (x, y))
        stage.text(say("shelf-turn", turn=row.turns + 1), (776, 290), 22, anchor="midright")
        humans = [seat.name for seat in row.setup.seats if seat.is_human]
        stage.text(
            say("shelf-humans", names=tuple(humans[:2]), more="yes" if len(humans) > 2 else "no"),
            (776, 326),
            18,
            GREEN,
            "body",
            "midright",
            width=150,
        )

    def _draw_first(self, stage: Stage) -> None:
        if WELCOMING in self._painted:
            _draw_welcoming(stage)
        welcome, words = say("shelf-welcome"), first_box().words
        if self._last:
            welcome, words = say("shelf-welcome-back"), say("shelf-another")
        stage.text(welcome, (446, 246), 28, anchor="midleft", width=330)
        stage.text(say("shelf-five-games"), (446, 286), 19, DIM, "body", "midleft", width=330)
        stage.text(words, (446, 314), 19, DIM, "body", "midleft", width=330)

    def _draw_day(self, stage: Stage, day: DailyDeal, tile: Rect) -> None:
        x, y, room = tile.centre[0], tile.y, tile.w - 14
        stage.nine("row_idle", tile)
        if _name(day) in self._painted:
            _draw_portrait(stage, day, (x, y + 73))
        if day.done:
            stage.icon("tick_badge", (x + 46, y + 110), 44)
        stage.text(day.title, (x, y + 160), 23, width=room)
        lines = day.lines()
        for index, (words, good) in enumerate(lines):
            place = Rect(
                tile.x + 7, y + (180 if len(lines) > 1 else 184) + 26 * index, room, 24 if len(lines) > 1 else 40
            )
            draw_fitted(stage, words, place, 19, GREEN if good else INK, "body")


def _tile(index: int) -> Rect:
    """Where a deal of the day stands."""
    return Rect(862 + 170 * index, 100, 164, 314)


def _draw_welcoming(stage: Stage) -> None:
    """Who welcomes those who have never played."""
    stage.sprite(f"characters/{first_box().character}/full.svg", (240, 318), 200)


def _name(day: DailyDeal) -> str:
    return f"day {day.game}"


def _draw_portrait(stage: Stage, day: DailyDeal, at: Point = (0, 0)) -> None:
    stage.blit(stage.tokens.medallion(day.character, stage.viewport.length(112), ring=day.game), at)
