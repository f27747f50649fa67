"""Watching a match: forth, back, or by itself. Also the shortest solution of a solitaire, move by move."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from goblins.bots.solitaire import Solution, solving
from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.controls import Button, Slider
from goblins.ui.input import Input, Key, Pressed
from goblins.ui.stage import Stage
from goblins.ui.time import for_a_while, ticks
from goblins.ui.viewport import Rect
from goblins.ui.widgets import Widget

PAUSE_TICKS = ticks(1.1)
SLICE = 0.03
#: A place for controls lower than this has them side by side.
LOW = 150.0


class Places(NamedTuple):
    """Where the controls stand."""

    earlier: Rect
    play: Rect
    later: Rect
    where: Rect
    done: Rect
    label: Rect


def _places(area: Rect) -> Places:
    """One above the other in a tall place, side by side in a low one."""
    left, top, width = area.x, area.y, area.w
    if area.h < LOW:
        steps = [Rect(left + 58 * place, top, 52, area.h) for place in range(3)]
        done = Rect(area.right - 122, top, 122, area.h)
        where = Rect(left + 186, top + area.h - 28, done.x - left - 200, 26)
        return Places(steps[0], steps[1], steps[2], where, done, Rect(where.x - 8, top, where.w + 16, area.h - 32))
    third = (width - 20) / 3
    steps = [Rect(left + place * (third + 10), top + 46, third, 56) for place in range(3)]
    where = Rect(left + 14, top + 118, width - 28, 30)
    return Places(steps[0], steps[1], steps[2], where, Rect(left, top + 160, width, 56), Rect(left, top, width, 40))


class ReplayScene(Scene):
    """A match on the table that nobody can touch."""

    def __init__(self, house: House, match: Match, title: str, ply: int = 0, viewer: int | None = None) -> None:
        """Watch a match from a ply on, up to its cursor, as one seat saw it (the first human, if none is named)."""
        super().__init__(house)
        self._match, self._title = match, title
        humans = match.setup.humans
        if viewer is None:
            viewer = humans[0] if humans else 0
        self.top = Tabletop(house, match, viewer, {})
        self._hide_hands()
        self._last = match.cursor
        self._ply = min(ply, self._last)
        self._playing = True
        self._waited = 0
        self.top.show(self._ply, "load")

    def _hide_hands(self) -> None:
        """While a game with secret hands goes on between people, watching it again shows no hand."""
        match = self._match
        secret = len(match.setup.humans) > 1 and match.rules.has_secrets(match.setup) and match.outcome is None
        self.top.view = match.rules.view(match.state, self.top.context.viewer)
        covers = self.top.hand_cover is not None
        if secret and covers:
            self.top.cover(covered=True)

    def leave(self) -> None:
        """Its pictures go at once."""
        self.top.forget_pictures()

    def refresh(self) -> None:
        """Controls in the place of the table's buttons."""
        self.top.director.speed = self.house.settings.animation_speed
        self.top.show(self._ply, "resize")
        self.top.prepare()
        self._rebuild()

    def _rebuild(self) -> None:
        area = self.top.panels.controls
        places = _places(area)
        count = self._last
        widgets: list[Widget] = [
            Button(
                places.earlier,
                "",
                lambda: self._jump(self._ply - 1),
                icon="chevron_left",
                enabled=self._ply > 0,
                name="earlier",
                tooltip="One turn back",
            ),
            Button(
                places.play,
                "",
                self._toggle,
                icon="pause" if self._playing else "play",
                name="play",
                tooltip="Play or pause",
            ),
            Button(
                places.later,
                "",
                self._forth,
                icon="chevron_right",
                enabled=self._ply < count,
                name="later",
                tooltip="One turn on",
            ),
            Button(places.done, "Done", self.back, icon="check", kind="orange", name="done"),
        ]
        if count:
            widgets.append(Slider(places.where, self._ply, count, self._jump, name="where"))
        self._label = places.label
        self.widgets.set(widgets, focus=None if self.widgets.focus else widgets[1])

    def handle(self, event: Input) -> None:
        """Left and right step; a click during motion skips it."""
        if isinstance(event, Key) and event.name in ("left", "right") and not isinstance(self.widgets.focus, Slider):
            if event.name == "right":
                self._forth()
            else:
                self._jump(self._ply - 1)
        elif isinstance(event, Pressed) and self.top.director.busy and not self.widgets.at(event.pos):
            self.top.director.skip()
            self.mark()
        else:
            super().handle(event)

    def _toggle(self) -> None:
        self._playing = not self._playing
        if self._playing and self._ply == self._last:
            self._jump(0)
            self._playing = True
        self._rebuild()

    def _forth(self) -> None:
        if self._ply < self._last:
            self.top.director.skip()
            self._ply += 1
            self.top.tell(self._ply)
            self._waited = 0
            self._rebuild()

    def _jump(self, ply: int) -> None:
        self._playing = False
        self._ply = max(0, min(self._last, ply))
        self.top.show(self._ply, "jump")
        self._rebuild()

    @property
    def ready(self) -> bool:
        """Whether all pictures are made."""
        return self.top.ready

    def get_ready(self) -> None:
        """Make pictures."""
        self.top.work()
        self.mark()

    def work(self) -> None:
        """Make pictures ready."""
        if not self.ready:
            self.get_ready()

    def update(self) -> None:
        """Pieces move; the next turn follows by itself after a pause."""
        super().update()
        if not self.top.ready:
            return
        if self.top.director.busy:
            for beat in self.top.director.advance():
                self.house.sound.play(beat.sound)
            self.mark()
        elif self._playing:
            self._waited += 1
            if self._waited >= PAUSE_TICKS:
                if self._ply < self._last:
                    self._forth()
                else:
                    self._playing = False
                    self._rebuild()

    def wait(self) -> int:
        """Only asleep when it is paused."""
        if not self.top.ready or self.top.director.busy:
            return 0
        return max(1, PAUSE_TICKS - self._waited) if self._playing else super().wait()

    def draw(self, stage: Stage) -> None:
        """The table with controls."""
        if not self.top.ready:
            stage.surface.fill((16, 40, 40))
            self.top.draw_progress(stage)
            return
        self.top.draw(stage, Attention())
        stage.light(
            self._words(),
            self._label.centre,
            22,
            "center",
            width=self._label.w,
        )
        super().draw(stage)

    def _words(self) -> str:
        """Where the replay is, in turns."""
        if not self._last:
            return self._title
        turns = self._match.rules.turns
        return f"{self._title} {turns(self._match.state_at(self._ply))} of {turns(self._match.state_at(self._last))}"


class SolutionScene(ReplayScene):
    """The shortest solution of a deal, looked for in slices, then shown from the opening."""

    def __init__(self, house: House, match: Match) -> None:
        super().__init__(house, Match(match.rules, match.setup, match.seed), "The shortest way:")
        self._steps: Iterator[Solution] | None = solving(match.setup.game, match.opening)
        self._explored = 0
        self._playing = False

    def work(self) -> None:
        """Search first."""
        super().work()
        if self._steps is None:
            return
        for _ in for_a_while(SLICE):
            found = next(self._steps)
            self._explored = found.explored
            if found.ready:
                self._found(found)
                return
        self.mark()

    def _found(self, solution: Solution) -> None:
        self._steps = None
        for action in solution.actions:
            self._match.play(action)
        self._last = self._match.cursor
        if not solution.actions:
            self._title = "This deal can’t be won" if solution.proven else "No way to win was found"
        self._playing = bool(solution.actions)
        self._rebuild()
        self.mark()

    def wait(self) -> int:
        """Never while it searches."""
        return 0 if self._steps is not None else super().wait()

    def draw(self, stage: Stage) -> None:
        """Say so while it searches."""
        super().draw(stage)
        if self._steps is not None:
            stage.light(
                f"Looking for the shortest way … {self._explored:,} positions".replace(",", " "),
                (800, 640),
                22,
                "center",
            )
