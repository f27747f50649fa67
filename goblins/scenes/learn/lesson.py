"""A lesson at the table: a companion that lights what is asked for, holds back the rest, and lets the guide speak."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goblins.core.contract import Action, Refusal
from goblins.lessons.content import Course, course_of
from goblins.lessons.guide import Guide
from goblins.scenes.companion import Companion
from goblins.scenes.dialog import ask
from goblins.scenes.house import House
from goblins.scenes.learn import speaking
from goblins.scenes.learn.pointing import Lit, lit_by, overlap, pointed, rim
from goblins.scenes.learn.stand import Pulpit
from goblins.scenes.learn.tip import in_use
from goblins.scenes.table_pictures import draw_held
from goblins.tables.capabilities import PricesDrops
from goblins.tables.contract import ActionButton, Attention
from goblins.ui.drag import Gestures
from goblins.ui.draw.spotlight import draw_arrow, draw_hand, draw_night
from goblins.ui.input import Input, Key, Released
from goblins.ui.stage import GREEN, Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.messages import draw_toast
from goblins.words import literal, message, say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

#: How long others seem to think, how long night takes to fall, how long the guide is pleased, and how long a hand shows a way.
PACE, NIGHTFALL, PLEASED, SHOWING, SHAKING = ticks(0.8), ticks(0.24), ticks(0.4), ticks(1.5), ticks(0.18)
#: After so many misses the hand shows how it is done.
MISSES = 3
#: The table's own buttons that are there in a lesson.
KEPT = ("rules", "menu")
#: An arrow leads into the middle of a large place; a short one is none.
LARGE, SHORT = 320.0, 60.0
#: The frame of the place an arrow leads to, and how far around it that is: words may stand up to its edge.
MINT, AROUND = (150, 240, 190), 5.0


class LessonCompanion(Companion):
    """Goes through a lesson with whoever sits at the table."""

    counts = False

    def __init__(self, house: House, course: Course, guide: Guide) -> None:
        self._house, self._teacher, self.guide = house, course.guide, guide
        self._began_at = guide.number
        self._shown = guide.number
        self._clock = 0
        self._waited = 0
        self._misses = 0
        self._hand: int | None = None
        self._shaken: int | None = None
        self._pleased: int | None = None
        self._own: list[Widget] = []
        self._lit = Lit(())
        self._pulpit: Pulpit | None = None
        self._moving = False

    def sit_down(self, table: TableScene) -> None:
        """The table it is beside."""
        self.table = table

    def follow_language(self) -> None:
        """The same step of the same lesson, taught in another language."""
        course = course_of(self.guide.game)
        assert course is not None
        self._teacher, self.guide.lesson = course.guide, course.lesson(self.guide.lesson.key)

    # ------------------------------------------------------------------ what may be done

    @property
    def lets_play(self) -> bool:  # type: ignore[override]
        """In a step without orders everybody plays as usual."""
        return bool(self.guide.step.until) and self.guide.waiting

    def allowed(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """What the step asks for; where the learner should know that by heart, everything."""
        asked = self.guide.allowed(actions) if self._pleased is None else ()
        return actions if asked and self._unlit else asked

    def meant(self, gestures: Gestures) -> Gestures:
        """What means just what the step asks for."""
        return (
            gestures
            if self._unlit
            else {drop: meant for drop, meant in gestures.items() if self.guide.wants_all(meant.actions)}
        )

    def pressable(self, buttons: list[ActionButton]) -> list[ActionButton]:
        """What means just what the step asks for."""
        return [button for button in buttons if self.guide.wants_all((button.action, *button.then))]

    def missed(self, actions: Sequence[Action]) -> Refusal | None:
        """Why something can't be done now that the rules would allow."""
        if self.lets_play or not self.guide.waiting or self.guide.allowed(actions):
            return None
        return self._otherwise()

    def waited_for(self) -> str:
        """Somebody touches what is lit while there is something to be read."""
        return say("learn-read-first") if self.guide.waiting and self.guide.step.reads else ""

    def _otherwise(self) -> Refusal:
        """What is said to whoever does something else than the step asks for."""
        words = self.guide.step.otherwise
        return Refusal("", literal(words) if words else message("learn-not-now"))

    def objection(self, actions: Sequence[Action]) -> Refusal | None:
        """Why not that, where everything can be tried; too many such misses, and what is asked for is lit."""
        if not self._unlit or self.guide.wants_all(actions):
            return None
        self._miss()
        return self._otherwise()

    def noticed(self, attention: Attention) -> Attention:
        """What lies in the dark keeps its sheets to itself: they would cover what is lit."""
        place = self.table.top.director.placements.get(attention.hovered) if attention.hovered else None
        dark = not (self.lets_play or self._unlit) and self.guide.waiting
        # what only touches a lit place lies in the dark, too
        in_the_dark = dark and place and not any(_lies_in(place.rect, lit) for lit in self._lit.places)
        # nor does anything look out behind the last page
        return replace(attention, hovered=None) if in_the_dark or self.guide.over else attention

    def next_action(self) -> Action | None:
        """What others do, one thing after the other, at their pace."""
        action = self.guide.next_action()
        if action is None or self._pleased is not None:
            return None
        self._waited += 1
        if self._waited < PACE:
            return None
        self._waited = 0
        return action

    # ------------------------------------------------------------------ going on

    def read(self) -> None:
        """*Next*."""
        self._house.sound.play("page")
        self.guide.read()

    def step_back(self) -> None:
        """To the step before, as if what was done since had not been."""
        self._house.doors.lesson(self.guide.game, self.guide.lesson.key, self.guide.number - 1)

    def back(self) -> bool:
        """Escape: the lesson can be left, and gone on with another time."""
        number = self.guide.number + 1
        ask(
            self._house,
            say("learn-leave-title"),
            say("learn-leave-words", step=number),
            say("screens-leave"),
            self._house.doors.title,
            icon="door",
            safe=say("screens-stay"),
        )
        return True

    def ended(self) -> bool:
        """The lesson's own end comes instead of a result."""
        return True

    def _end(self) -> None:
        """The guide steps down from the table before the last page comes."""
        self.table.rebuild()
        self._house.doors.lesson_over(self.guide.game, self.guide.lesson.key)

    def update(self) -> None:
        """One tick: the next step begins when the learner was praised and everything lies still."""
        self._clock += 1
        self._shaken = _counted(self._shaken, SHAKING)
        self._hand = _counted(self._hand, SHOWING)
        table, pleased = self.table, self._pleased is not None
        if self._moving != (
            table.top.wait() == 0
        ):  # while something moves, the guide and all that is theirs step aside
            self._moving = not self._moving
            table.rebuild()
        self._pleased = _counted(self._pleased, PLEASED)
        if pleased and self._pleased is None:
            self._go_on()
        if self._shaken is not None or self._hand is not None or self._clock <= NIGHTFALL:
            table.mark()
        if self.guide.number == self._shown or self._telling or self._pleased is not None:
            return
        done = self.guide.lesson.steps[self._shown]
        self._shown, self._clock, self._misses, self._hand = self.guide.number, 0, 0, None
        if not done.reads:
            self._pleased = 0
            self._house.sound.play("star")
        self._house.note_lesson(self.guide.game, self.guide.lesson, self.guide.number)
        if done.reads:
            self._go_on()

    def _go_on(self) -> None:
        """The next step begins, or the lesson is over."""
        self._clock = 0
        self.table.rebuild()
        if self.guide.over:
            self._end()

    def wait(self) -> int | None:
        """No waiting while night falls, a hand shows something, or others are to act; a story that waits is waited for."""
        if self.table.top.director.waiting:
            return None
        moves = self._clock <= NIGHTFALL or self._hand is not None or self._shaken is not None
        busy = moves or self._pleased is not None or self.guide.next_action() is not None
        return 0 if busy or self.guide.number != self._shown else None

    # ------------------------------------------------------------------ hands

    def handle(self, event: Input) -> bool:
        """Enter goes on where something is only read, Backspace goes back; a miss is noticed."""
        if isinstance(event, Key) and event.name == "return" and self._reading and self.table.widgets.focus is None:
            self.read()
            return True
        if isinstance(event, Key) and event.name == "backspace" and self.guide.number:
            self.step_back()
            return True
        if isinstance(event, Released) and self._asks:
            self._notice_miss(event)
        return False

    @property
    def _telling(self) -> bool:
        """Whether something still moves, or waits to be read."""
        return self.table.top.director.busy or self.table.top.wait() == 0

    @property
    def _reading(self) -> bool:
        return self.guide.waiting and self.guide.step.reads

    @property
    def _asks(self) -> bool:
        return self.guide.waiting and bool(self.guide.step.do) and not self.table.top.director.busy

    @property
    def unaided(self) -> bool:
        """What should be known by heart is not called out."""
        return self._unlit

    @property
    def _unlit(self) -> bool:
        """Whether the learner is left to find it: until it was missed too often."""
        return self.guide.step.by_heart and self._misses < MISSES

    def _notice_miss(self, event: Released) -> None:
        """Something else than what is lit was clicked, or the right piece was dropped elsewhere."""
        if self.table.widgets.at(event.pos) or any(place.holds(event.pos) for place in self._lit.places):
            return
        self._miss()

    def _miss(self) -> None:
        """Something else was tried: the task shakes, and in the end it is shown."""
        self._misses += 1
        self._shaken = 0
        if self._misses % MISSES == 0:
            self._hand = 0
            self.table.rebuild()

    # ------------------------------------------------------------------ buttons

    def beside(self, widgets: list[Widget]) -> list[Widget]:
        """Decisions that are asked for, the rulebook and the menu; and the guide's own, unless a story is still told."""
        beat = self.table.top.director.beat
        told = beat is not None or self.table.top.wait() == 0
        if not self.guide.waiting or self._pleased is not None or told:
            self._own = []
            prompts = beat.prompts if beat is not None else ()
            asked = (*KEPT, *(prompt.label for prompt in prompts))
            return [widget for widget in widgets if widget.name in asked]
        asked = (*KEPT, *(button.label for button in self.table.decisions))
        kept = [widget for widget in widgets if self.lets_play or widget.name in asked]
        stage, step = self.table.stage, self.guide.step
        self._lit = Lit(()) if self.lets_play else lit_by(self.table, step.point, leads=step.leads)
        in_sight = self._lit.places
        if self._unlit:  # whoever finds it alone needs what the table tells
            in_sight = (*in_sight, *self.table.top.panels.said)
        if self.lets_play:
            # also what comes up meanwhile, like a hand that is spied on
            in_sight = (*pointed(self.table, step.point), *(widget.rect for widget in kept), *in_use(self.table))
        self._spoken, self._pulpit = speaking.said_at(stage, step, self._teacher, self.guide.left, in_sight)
        self._own = self._buttons(self._pulpit)
        hidden = (self._pulpit.stand, self._pulpit.figure, self._pulpit.balloon)
        kept = [one for one in kept if one.name not in KEPT or not any(overlap(one.rect, part) for part in hidden)]
        return sorted(kept, key=lambda one: one.name in KEPT) + self._own  # Tab comes first to what is asked for

    def _buttons(self, pulpit: Pulpit) -> list[Widget]:
        stand, last = pulpit.stand, self.guide.number == len(self.guide.lesson.steps) - 1
        narrow = stand.w < 260
        gap, side = (6.0, 14.0) if narrow else (12.0, 20.0)
        wide = (stand.w - 2 * side - gap) / 2
        left = Rect(stand.x + side, stand.bottom - 56, wide, 42)
        right = Rect(left.right + gap, left.y, wide, 42)
        widgets: list[Widget] = [
            Button(
                left,
                say("screens-back"),
                self.step_back,
                kind="paper",
                px=18,
                enabled=self.guide.number > 0,
                name="step back",
            ),
            Button(right, say("learn-skip"), partial(self._skip), kind="paper", px=18, name="skip"),
        ]
        if self.guide.step.reads:
            label = say("screens-done" if last else "learn-next")
            place = self._spoken.button(pulpit.balloon)
            widgets.insert(0, Button(place, label, self.read, icon="next", kind="orange", px=20, name="next"))
        return widgets

    def _skip(self) -> None:
        """Leave: at once as long as hardly anything was done, else after a question."""
        if self.guide.number < 2:
            self._house.doors.title()
        else:
            self.back()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """Night but for what is lit, the way, the guide and what they say; and again what lies above all that."""
        table, pulpit = self.table, self._pulpit
        if pulpit is None or not self._own or self._telling:
            return
        if not self.lets_play and not self._unlit:
            draw_night(stage, (*self._lit.places, *self.priced(stage)), min(1.0, self._clock / NIGHTFALL))
            self._draw_way(stage)
            draw_held(stage, table.top, table.reach.hand)
        number, count = self.guide.number + 1, len(self.guide.lesson.steps)
        speaking.draw_guide(stage, pulpit, self._teacher, self.guide.step.mood, number, count)
        shaken = 4.0 * (1 if (self._shaken or 0) // 3 % 2 else -1) if self._shaken is not None else 0.0
        self._spoken.draw(stage, pulpit.balloon, pulpit.mouth, shaken)
        group = table.widgets
        for widget in self._own:
            widget.draw(stage, group.look_of(widget))
        if group.focus in self._own and group.focus is not None:
            group.draw_focus(stage)
        if table.toast:
            draw_toast(stage, table.toast, table.toast_y, table.toast_area)

    def priced(self, stage: Stage) -> list[Rect]:
        """Where the table says what a drop would cost and bring: that is to be read, too."""
        top, reach = self.table.top, self.table.reach
        if reach.hand.active is None or not isinstance(top.table, PricesDrops):
            return []
        return top.table.priced(stage, top.view, top.context, self.noticed(reach.attention(previews=False)))

    def _draw_way(self, stage: Stage) -> None:
        way = self._lit.way
        if way is None or self._clock < NIGHTFALL or self.table.reach.hand.phase == "held":  # whoever holds it knows
            return
        if self._hand is not None:
            draw_hand(stage, way.start.centre, way.end.centre, self._hand / SHOWING)
        else:
            large = max(way.end.w, way.end.h) > LARGE
            if not large and way.only and self.table.reach.hand.active is None:  # what is chosen has its tags there
                stage.box(way.end.grown(AROUND), None, 14, GREEN, 9)
                stage.box(way.end.grown(AROUND), None, 14, MINT, 5)
            end = way.end.centre if large else rim(way.end, way.start.centre)
            start = rim(way.start, end)
            if math.dist(start, end) > SHORT:
                draw_arrow(stage, start, end)


def _lies_in(thing: Rect, place: Rect) -> bool:
    """Whether at least half of a thing lies in a place."""
    return 2 * overlap(thing, place) >= thing.w * thing.h


def _counted(clock: int | None, length: int) -> int | None:
    """A clock that runs, one tick later; None when its time is over or it does not run."""
    return None if clock is None or clock >= length else clock + 1
