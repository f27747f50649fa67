"""An opened box: what the game is, and *Learn* or *Play* at the table that will be laid."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goblins.content.shelf import Box, box_of
from goblins.core.setup import Seat
from goblins.games.registry import feats_of, slugs
from goblins.lessons.content import Course, Lesson, course_of
from goblins.library.statistics import Tally
from goblins.scenes.deals import fresh_seed, kind_table, last_table
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.study.feats import count_by
from goblins.tables.kit.samples import draw_sample
from goblins.tables.registry import table_of
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.input import Input, Key, Pressed
from goblins.ui.moving import effects
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Look, Widget
from goblins.ui.widgets.controls import Button
from goblins.words import say

PANEL = Rect(612, 60, 948, 780)
LEFT, RIGHT = PANEL.x + 64, PANEL.right - 64
LEARN, PLAY = Rect(LEFT, 342, 394, 150), Rect(RIGHT - 394, 342, 394, 150)
TABLE = Rect(LEFT, 522, RIGHT - LEFT, 186)
CHANGE = Rect(TABLE.right - 214, TABLE.y + 70, 190, 56)
FOOT = PANEL.bottom - 82
FEATS = Rect(PANEL.right - 262, PANEL.y + 46, 154, 52)
#: So much room every fact about a game has.
FACT = 210.0
FRONT, FRONT_AT = (314, 380), (324.0, 662.0)
#: Where figures jump out of the box, and how large and how tilted they are; the first stands in the middle.
JUMPS = (
    ((310, 344), 224, 0),
    ((164, 408), 156, 12),
    ((456, 404), 156, -10),
    ((370, 436), 120, -8),
    ((254, 430), 138, 6),
)
#: Where cards fly up behind them, how wide and how tilted they are. The last of these are drawn first.
CARDS = (((214, 160), 118, 12), ((412, 160), 118, -12), ((92, 296), 108, 24), ((534, 296), 108, -24))
MOST_SEATS = 5
PAPER = (255, 249, 230)


class Choice(Widget):
    """A large button: who is in it, its word, and what it means."""

    keeps_focus = False

    def __init__(
        self,
        rect: Rect,
        name: str,
        word: str,
        line: str,
        face: tuple[str, str | None],
        act: Callable[[], None],
        *,
        suggested: bool,
    ) -> None:
        super().__init__(rect, name=name)
        self._word, self._line, self._face, self._act, self._suggested = word, line, face, act, suggested

    def click(self, pos: Point) -> None:
        """Do it."""
        self._act()

    def draw(self, stage: Stage, look: Look) -> None:
        """Orange if it is the suggestion."""
        rect = self.rect
        stage.nine(f"button_{'orange' if self._suggested else 'teal'}_{look}", rect)
        who, mood = self._face
        stage.blit(
            stage.tokens.medallion(who, stage.viewport.length(104), "gold", mood), (rect.x + 76, rect.centre[1] - 3)
        )
        stage.text(
            self._word, (rect.x + 146, rect.y + 46), 36, CREAM, anchor="midleft", outline=True, width=rect.w - 160
        )
        words = lay_out_within(stage, [Run(self._line)], rect.w - 166, 58, 19)
        words.draw(stage, rect.x + 148, rect.y + 74, CREAM)


class BoxScene(Scene):
    """A box before the darkened shelf."""

    opaque = False

    def __init__(self, house: House, game: str) -> None:
        super().__init__(house)
        self._game = game
        self._box: Box = box_of(game)
        self._course: Course | None = course_of(game)

    def refresh(self) -> None:
        """The table that would be laid, and what was learned and played so far."""
        library, settings = self.house.library, self.house.settings
        self._last = last_table(library, self._game)
        self._setup = self._last or kind_table(self._game, settings.player_names)
        me = next((seat.name for seat in self._setup.seats if seat.is_human), "")
        self._played: Tally | None = library.statistics(me).games.get(self._game) if me else None
        doors = self.house.doors
        learn = self._learn_choice()
        play = Choice(
            PLAY,
            "play",
            say("screens-play"),
            say("shelf-play-here" if self._last else "shelf-play-first"),
            (self._box.out[0], None),
            self._play,
            suggested=learn is None or self._learned or self._last is not None,
        )
        widgets: list[Widget] = [*([learn] if learn else []), play]
        widgets += [
            Button(CHANGE, say("shelf-change"), self._change, icon="pencil", kind="paper", px=20, icon_px=28, name="change"),
            Button(
                Rect(LEFT, FOOT, 142, 52), say("screens-rules"), lambda: doors.rulebook(self._game), icon="book", kind="paper",
                px=20, icon_px=28, name="rules",
            ),
            Button(Rect(PANEL.right - 96, PANEL.y + 44, 56, 56), "", self.back, icon="cross", icon_px=28, name="close"),
            *self._feats(me),
        ]  # fmt: skip
        widgets += self._other_lessons()
        self.widgets.set(
            widgets, focus=None if self.widgets.focus else (learn if learn and not self._learned else play)
        )
        self.mark()

    def _feats(self, me: str) -> list[Widget]:
        """How many feats of the game are done; a click shows which."""
        every = len(feats_of(self._game)) if self._game in slugs() else 0
        if not every:
            return []
        done = count_by(self.house.library, me).get(self._game, 0)
        words, tip = say("feats-of", done=done, all=every), say("feats-box-tip", done=done, all=every)
        show = partial(self.house.doors.feats, self._game, me)
        return [Button(FEATS, words, show, icon="trophy", kind="paper", px=19, icon_px=30, tooltip=tip, name="feats")]

    # ------------------------------------------------------------------ lessons

    @property
    def _lessons(self) -> tuple[Lesson, ...]:
        return self._course.lessons if self._course else ()

    def _finished(self, lesson: Lesson) -> bool:
        return self.house.has_learned(self._game, lesson)

    @property
    def _learned(self) -> bool:
        """Whether the first lesson, which is all one needs, is finished."""
        return bool(self._lessons) and self._finished(self._lessons[0])

    def _learn_choice(self) -> Choice | None:
        """*Learn*: the first lesson that is not finished, where it was left."""
        if not self._course:
            return None
        lesson = next((one for one in self._lessons if not self._finished(one)), self._lessons[0])
        done = 0 if self._finished(lesson) else self.house.lesson_steps(self._game, lesson.key)
        word = say("shelf-learn-again" if self._finished(lesson) else "shelf-learn")
        line = say("shelf-learn-with", minutes=lesson.minutes, name=self._course.guide.name)
        if done:
            line = say("shelf-learn-on", step=done + 1, steps=len(lesson.steps))
        elif lesson is not self._lessons[0]:
            line = say("shelf-learn-next", title=lesson.title, minutes=lesson.minutes)
        return Choice(
            LEARN,
            "learn",
            word,
            line,
            (self._course.guide.character, "happy"),
            lambda: self.house.doors.lesson(self._game, lesson.key, done),
            suggested=not self._learned and self._last is None,
        )

    def _other_lessons(self) -> list[Widget]:
        """A small button for each lesson, ticked when it is finished."""
        widgets: list[Widget] = []
        x = LEFT + 156
        for number, lesson in enumerate(self._lessons, 1):
            label = say("shelf-lesson", number=number)
            icon = "check" if self._finished(lesson) else "play"
            rect = Rect(x, FOOT, 138, 52)
            widgets.append(
                Button(
                    rect, label, self._opener(lesson), icon=icon, kind="paper", px=17, icon_px=24,
                    tooltip=say("shelf-lesson-tip", title=lesson.title, line=lesson.line), name=f"lesson {lesson.key}",
                )
            )  # fmt: skip
            x = rect.right + 10
        return widgets if len(self._lessons) > 1 else []

    def _opener(self, lesson: Lesson) -> Callable[[], None]:
        return lambda: self.house.doors.lesson(self._game, lesson.key)

    # ------------------------------------------------------------------ playing

    def _play(self) -> None:
        self.house.doors.deal(self._setup, fresh_seed(self._setup))

    def _change(self) -> None:
        self.house.doors.setup(self._game, self._setup)

    def handle(self, event: Input) -> None:
        """A click beside the panel closes the lid; L, P and C do what the buttons do."""
        keys = {"p": self._play, "c": self._change}
        if isinstance(event, Key) and event.name in keys:
            keys[event.name]()
        elif isinstance(event, Key) and event.name == "l" and self._course:
            self.widgets.named("learn").click((0, 0))
        elif isinstance(event, Pressed) and not PANEL.holds(event.pos):
            self.back()
        else:
            super().handle(event)

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """The box and who jumps out of it; the panel."""
        stage.shade(214)
        stage.sprite("shell/rays.svg", (310, 410), 900, alpha=0.5)
        for (at, size, angle), card in reversed(list(zip(CARDS, self._box.cards, strict=False))):
            draw_sample(stage, table_of(self._game), card.piece, card.number, at, size, angle)
        for (at, size, angle), who in reversed(list(zip(JUMPS, self._box.out, strict=False))):
            self._jump(stage, who, at, size, angle)
        box = self._box
        length = stage.viewport.length
        front = stage.tokens.box(
            box.game, length(FRONT[0]), length(FRONT[1]), box.title, box.players, box.minutes, stage.type_case
        )
        shadow = stage.sprites.shadow(("open box", box.game), front, length(12), 170)
        stage.blit(shadow, (FRONT_AT[0] + 10, FRONT_AT[1] + 16))
        stage.blit(front, FRONT_AT)
        stage.panel(PANEL, curls="all", shadow=14)
        self._draw_words(stage)
        self._draw_table(stage)
        super().draw(stage)

    def _jump(self, stage: Stage, who: str, at: Point, size: float, angle: float) -> None:
        full = stage.tokens.character(who, "full", "happy")
        if not stage.sprites.exists(full):
            full = stage.tokens.character(who, "bust", "happy")
        stage.blit(effects.turned(stage, full, size, size, angle), at)

    def _draw_words(self, stage: Stage) -> None:
        box = self._box
        title = stage.text(box.title, (LEFT, PANEL.y + 78), 52, anchor="midleft")
        if box.full_title != box.title:
            stage.text(
                box.full_title, (title.right + 22, PANEL.y + 88), 23, DIM, "aside", "midleft",
                width=FEATS.x - 40 - title.right,
            )  # fmt: skip
        words = lay_out_within(stage, [Run(box.tagline)], RIGHT - LEFT, 82, 25)
        words.draw(stage, LEFT, PANEL.y + 116)
        y, x = PANEL.y + 222, LEFT
        for icon, fact in (("person", say("shelf-players", players=box.players)), ("clock", box.minutes)):
            stage.icon(icon, (x + 17, y), 36)
            x = stage.text(fact, (x + 44, y), 21, INK, "body", "midleft", width=FACT).right + 36
        for number in range(3):
            stage.icon("mushroom", (x + 16 + 36 * number, y - 1), 36, 1.0 if number < box.tricks else 0.28)
        tricks = Rect(x + 120, y - 29, RIGHT - x - 120, 58)
        draw_fitted(stage, say("shelf-tricks", tricks=box.tricks), tricks, 21, INK, "body", "midleft")
        stage.line((LEFT, y + 34), (RIGHT, y + 34), RULE, 2)
        taken = max(widget.rect.right for widget in self.widgets.widgets if widget.rect.y == FOOT)
        stage.text(self._record(), (RIGHT, FOOT + 24), 19, DIM, "aside", "midright", width=RIGHT - taken - 14)

    def _record(self) -> str:
        """How it went so far."""
        if self._played is None or not self._played.played:
            return say("shelf-not-played")
        return say("shelf-won-of", won=self._played.won, played=self._played.played)

    def _draw_table(self, stage: Stage) -> None:
        stage.box(TABLE, PAPER, 16, RULE, 2.4)
        heading = stage.text(say("shelf-your-table"), (TABLE.x + 24, TABLE.y + 32), 22, anchor="midleft")
        aside = say("shelf-table-left" if self._last else "shelf-table-kind")
        room = TABLE.right - heading.right - 40
        stage.text(aside, (heading.right + 16, TABLE.y + 33), 18, DIM, "aside", "midleft", width=room)
        seats = self._setup.seats
        room = CHANGE.x - TABLE.x - 40
        pitch = min(190.0, room / len(seats))
        for number, seat in enumerate(seats):
            self._draw_seat(stage, seat, TABLE.x + 26 + pitch * number, wide=pitch > 170)
        words = say("shelf-table-what")
        below = Rect(CHANGE.x - 5, CHANGE.bottom + 6, CHANGE.w + 10, TABLE.bottom - CHANGE.bottom - 10)
        draw_fitted(stage, words, below, 17, DIM, "aside")

    def _draw_seat(self, stage: Stage, seat: Seat, x: float, *, wide: bool) -> None:
        """A seat with its name beside its portrait, or below it where many sit."""
        across = 84.0 if wide else min(64.0, (CHANGE.x - TABLE.x - 60) / len(self._setup.seats))
        portrait = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(across))
        you = seat.is_human and len(self._setup.humans) == 1
        level = say("screens-player", player="you" if you else seat.player)
        icon = "person" if seat.is_human else "bot"
        if wide:
            stage.blit(portrait, (x + 46, TABLE.y + 112))
            stage.text(seat.name, (x + 100, TABLE.y + 96), 21, anchor="midleft", width=84)
            stage.icon(icon, (x + 112, TABLE.y + 127), 26)
            draw_fitted(stage, level, Rect(x + 130, TABLE.y + 109, 62, 38), 18, DIM, "body", "midleft")
        else:
            stage.blit(portrait, (x + across / 2, TABLE.y + 96))
            stage.text(seat.name, (x + across / 2, TABLE.y + 142), 18, width=across + 10)
            stage.text(level, (x + across / 2, TABLE.y + 164), 17, DIM, "body", width=across + 10)
