"""Watching a match: forth, back, or by itself."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import pygame

from goblins.core.chance import deal_code
from goblins.core.match import Match
from goblins.scenes.after import strip
from goblins.scenes.after.framed import BESIDE, TABLE, FramedTable
from goblins.scenes.after.race import Race
from goblins.scenes.after.reasons import Reasons, has_reasons
from goblins.scenes.after.strip import TurnSlider
from goblins.scenes.after.timeline import Timeline
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.tabletop import Tabletop
from goblins.study.branches import may_branch
from goblins.ui.input import Input, Key, Pressed
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, Segments
from goblins.words import say

PAUSE_TICKS = ticks(1.1)
SPEEDS = ((0.5, "½"), (1.0, "1×"), (2.0, "2×"), (4.0, "4×"))
NORMAL = 1.0


class ReplayScene(Scene):
    """A match on the table that nobody can touch, and a strip to walk through it with."""

    toast_y = 700.0
    #: Whether it is walked through step by step, rather than by turns.
    _by_steps = False

    def __init__(
        self,
        house: House,
        match: Match,
        ply: int = 0,
        viewer: int | None = None,
        facts: Mapping[str, str] | None = None,
        *,
        until: int | None = None,
        match_id: int = 0,
    ) -> None:
        """Watch a match from a ply on, as one seat saw it (the first human, if none is named), up to its cursor, or
        `until` a ply at which it pauses first. `match_id` is its number in the library, if it is there.
        """
        super().__init__(house)
        self._match, self._match_id, self._facts = match, match_id, facts
        self._branching = may_branch(match) and not self._by_steps
        humans = match.setup.humans
        if viewer is None:
            viewer = humans[0] if humans else 0
        self.top = Tabletop(house, match, viewer, {"code": deal_code(match.seed), **(facts or {})})
        self._reasons = Reasons(match, house.thinking) if has_reasons(match) else None
        self._framed = FramedTable(self.top, BESIDE if self._reasons else TABLE)
        self._hide_hands()
        self._survey()
        self._ply = min(ply, self._last)
        self._until = until
        self._playing = True
        self._speed = NORMAL
        self._waited = 0
        self._backdrop = Backdrop(_surroundings)
        self._keys: dict[str, Callable[[], None]] = {
            "space": self._toggle,
            "left": self._turn_back,
            "right": self._turn_on,
            "shift+left": lambda: self._jump(self._ply - 1),
            "shift+right": self._step_on,
            "home": lambda: self._jump(0),
            "end": lambda: self._jump(self._last),
        } | {str(number): self._speeder(speed) for number, (speed, _) in enumerate(SPEEDS, 1)}
        self.top.show(self._ply, "load")

    def _survey(self) -> None:
        """Find the turns of what there is to watch, and the one that decided it."""
        match = self._match
        self._last = match.cursor
        self._timeline = Timeline(match, self._last, by_steps=self._by_steps)
        over = match.outcome is not None
        self._turning = Race(match, self.top.table, self.top.context.viewer).turning_point if over else None

    def _hide_hands(self) -> None:
        """While a game with secret hands goes on between people, watching it again shows no hand."""
        match = self._match
        secret = len(match.setup.humans) > 1 and match.rules.has_secrets(match.setup) and match.outcome is None
        self.top.view = match.rules.view(match.state, self.top.context.viewer)
        covers = self.top.hand_cover is not None
        if secret and covers:
            self.top.cover(covered=True)

    def leave(self) -> None:
        """Its pictures go at once, and nobody thinks about it any more."""
        if self._reasons:
            self._reasons.drop()
        self._framed.forget()

    def refresh(self) -> None:
        """The table in its frame, and the strip below it."""
        self._keep_pace()
        if self.top.follow_language() and self._reasons:
            self._reasons.forget()
        self.top.show(self._ply, "resize")
        self._framed.lay(self.stage)
        self._rebuild()

    def _keep_pace(self) -> None:
        self.top.keep_pace(self._speed)

    # ------------------------------------------------------------------ the strip

    def _rebuild(self) -> None:
        if self._reasons:
            self._reasons.stand_at(self._ply, self._timeline.told_at(self._ply))
        widgets: list[Widget] = [
            Button(
                strip.EARLIER,
                "",
                self._turn_back,
                icon="chevron_left",
                icon_px=28,
                enabled=self._ply > 0,
                name="earlier",
                tooltip=say("after-turn-back"),
            ),
            Button(
                strip.PLAY,
                "",
                self._toggle,
                icon="pause" if self._playing else "play",
                icon_px=38,
                enabled=self._last > 0,
                name="play",
                tooltip=say("after-pause" if self._playing else "screens-play"),
            ),
            Button(
                strip.LATER,
                "",
                self._turn_on,
                icon="chevron_right",
                icon_px=28,
                enabled=self._ply < self._last,
                name="later",
                tooltip=say("after-turn-on"),
            ),
            *self._right_hand(),
        ]
        if self._last:
            widgets.append(
                TurnSlider(
                    strip.NARROW_SLIDER if self._branching else strip.SLIDER,
                    self._timeline,
                    self._ply,
                    self._slide,
                    seats=self._match.setup.seats,
                    viewer=self.top.context.viewer,
                    turning=self._turning,
                )
            )
        self.widgets.set(widgets, focus=None if self.widgets.focus else widgets[1])

    def _right_hand(self) -> list[Widget]:
        """The speed, the way to another way, and the way out."""
        place, done = (strip.NARROW_SPEED, strip.CLOSE) if self._branching else (strip.SPEED, strip.DONE)
        speed = Segments(place, SPEEDS, self._speed, self._run_at, px=18, name="speed")
        label, kind = (say("screens-done"), "orange") if not self._branching else ("", "teal")
        tip = say("screens-done") if self._branching else ""
        close = Button(done, label, self.back, icon="check", icon_px=30, kind=kind, tooltip=tip, name="done")
        if not self._branching:
            return [speed, close]
        words, enabled = say("whatif-play-on"), self._ply < self._last or self._match.outcome is None
        tip = say("whatif-play-on-tip")
        play_on = Button(
            strip.PLAY_ON,
            words,
            self._play_on,
            icon="redo",
            kind="orange",
            enabled=enabled,
            tooltip=tip,
            name="branch",
        )
        return [speed, play_on, close]

    def _play_on(self) -> None:
        """Another way from here on; the replay waits."""
        self._playing, self._until = False, None
        self.top.skip()
        self.house.doors.what_if(self._match, self._match_id, self._ply, self._facts)

    def handle(self, event: Input) -> None:
        """Keys walk and set the speed; a click during motion skips it."""
        if isinstance(event, Key) and event.name in self._keys:
            self._keys[event.name]()
        elif isinstance(event, Pressed) and self.top.director.busy and not self.widgets.at(event.pos):
            self.top.skip()
            self.mark()
        else:
            super().handle(event)

    # ------------------------------------------------------------------ walking

    def _toggle(self) -> None:
        """Play or pause; after the end, play from the opening."""
        if not self._last:
            return
        self._playing, self._until = not self._playing, None
        if self._playing and self._ply == self._last:
            self._show(0)
        self._rebuild()

    def _step_on(self) -> None:
        """Tell the next step, and pause after it."""
        self._playing, self._until = False, None
        self._tell()

    def _turn_on(self) -> None:
        """Tell the next turn and pause after it; while a turn is told, jump to its end first."""
        if self._playing:
            self._show(self._until or self._timeline.after(self._ply))
        if self._ply < self._last and (self._until or not self._playing):
            self._playing, self._until = True, self._timeline.after(self._ply)
            self._tell()
        self._rebuild()

    def _turn_back(self) -> None:
        self._jump(self._timeline.before(self._ply))

    def _slide(self, turns: int) -> None:
        self._jump(self._timeline.ply(turns))

    def _jump(self, ply: int) -> None:
        """To another ply at once, and pause there."""
        self._playing, self._until = False, None
        self._show(ply)
        self._rebuild()

    def _show(self, ply: int) -> None:
        self._ply = max(0, min(self._last, ply))
        self._waited = 0
        self.top.show(self._ply, "jump")

    def _tell(self) -> None:
        """The next step, as a story."""
        if self._ply < self._last:
            self.top.director.skip()
            self._ply += 1
            self.top.tell(self._ply)
            self._waited = 0
            self._rebuild()

    def _speeder(self, speed: float) -> Callable[[], None]:
        return lambda: self._run_at(speed)

    def _run_at(self, speed: float) -> None:
        self._speed = speed
        self._keep_pace()
        self._rebuild()

    # ------------------------------------------------------------------ time

    @property
    def ready(self) -> bool:
        """Whether all pictures are made."""
        return self.top.ready

    def get_ready(self) -> None:
        """Make pictures."""
        self.top.work()
        self.mark()

    def work(self) -> None:
        """Make pictures ready; then let a bot think again why it did what is shown."""
        if not self.ready:
            self.get_ready()
        elif self._reasons and not self.top.director.busy and self._reasons.work():
            self.mark()

    @property
    def _pause(self) -> int:
        """How long every step lies still before the next."""
        return max(1, round(PAUSE_TICKS / self._speed))

    def update(self) -> None:
        """Pieces move; the next step follows by itself after a pause."""
        super().update()
        if not self.top.ready:
            return
        moving = self.top.director.busy
        if self.top.advance():
            self.mark()
        if moving:
            return
        if self._playing:
            self._waited += 1
            if self._ply in (self._last, self._until):
                self._playing, self._until = False, None
                self._rebuild()
            elif self._waited >= self._pause:
                self._tell()

    def wait(self) -> int:
        """Only asleep when it is paused."""
        if not self.top.ready or self.top.wait() == 0 or (self._reasons and self._reasons.thinking):
            return 0
        return max(1, self._pause - self._waited) if self._playing else super().wait()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """The table in its frame, what happens in words, and the strip."""
        self._backdrop.draw(stage)
        self._framed.draw(stage)
        number = strip.NARROW_NUMBER if self._branching else strip.NUMBER
        stage.light(self._where(), number.centre, 22, "center", width=number.w)
        if self._reasons and self.top.ready:
            self._reasons.draw(stage, self.top.context)
        if self.top.ready:
            strip.draw_words(stage, self._words(), self._icon, narrow=self._branching)
        super().draw(stage)

    _icon = "replay"

    def _where(self) -> str:
        """Where the replay is, in turns."""
        if not self._last:
            return say("after-no-turns")
        told, last = self._timeline.told_at(self._ply), self._timeline.turns[-1].number
        if self._by_steps:
            return say("puzzles-step-of", step=told.number if told else 0, steps=last)
        return say("after-turn-of", turn=told.number, turns=last) if told else say("after-turns", turns=last)

    def _words(self) -> str:
        """What was done last, in a sentence; where the step itself is not worth one, whose turn it is."""
        told = self._timeline.told_at(self._ply)
        if told is None:
            return say("after-opening")
        sentences = (self.top.table.words(entry, self.top.context) for entry in reversed(self.top.log[told.first :]))
        return next(filter(None, sentences), "") or say("after-turn-whose", name=self.top.context.name(told.seat))


def _surroundings(stage: Stage) -> pygame.Surface:
    """The moss round the frame, and the plank below it."""
    moss = stage.backdrops.moss((stage.viewport.width, stage.viewport.height), stage.scale)
    with stage.onto(moss):
        stage.shade(96)
        strip.draw_plank(stage)
    return moss
