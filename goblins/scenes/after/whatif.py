"""What if: another way from a position of a match on, at its own table, in a violet frame. It counts nowhere."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import pygame
from msgspec import Struct
from msgspec.structs import replace

from goblins.core.match import Match
from goblins.scenes.after.ends import draw_ends, ends_widgets
from goblins.scenes.after.rail import DEEP, VIOLET, Twig, draw_chances, draw_course, draw_plank, draw_rail
from goblins.scenes.backdrop import Backdrop
from goblins.scenes.companion import Companion
from goblins.scenes.dialog import ask
from goblins.scenes.explained import ExplainedCompanion, MakeExplainer
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.scenes.tabletop import BRANCH
from goblins.scenes.within import within
from goblins.study.branches import branch_of, letter
from goblins.study.standings import Standings, is_comparable, same_turn, turn_start
from goblins.ui.draw.type import INK
from goblins.ui.input import Input, Key, Moved, Pressed, Released, Wheel
from goblins.ui.stage import Stage
from goblins.ui.time import for_a_while
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.messages import Toast
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

TABLE = Rect(244, 12, 1348, 758)
PLANK_Y = 786.0
BACK, EARLIER, LATER = Rect(20, 814, 268, 62), Rect(300, 817, 56, 56), Rect(364, 817, 56, 56)
COURSE = Rect(440, 838, 572, 15)
TINT = (238, 222, 255)
KEEP_KEY = "ctrl+k"
#: A branch that has gone on for more turns than this is not left without a question.
SHORT = 3


class Fork(Struct, frozen=True):
    """Where a branch leaves its match: the match, its number in the library (0: it is not there), and the ply.

    `branch` is the number of a branch that was kept before and is gone on with.
    """

    trunk: Match
    trunk_id: int
    ply: int
    facts: dict[str, str]
    branch: int = 0


#: Makes the table a branch is played at.
MakeTable = Callable[[House, Match, int, dict[str, str], Companion], "TableScene"]


class _BranchCompanion(ExplainedCompanion):
    """Beside a branch's table: its end and its menu are the what-if's matter."""

    def __init__(self, screen: WhatIfScene, explainer: MakeExplainer) -> None:
        super().__init__(explainer)
        self._screen = screen

    def beside(self, widgets: list[Widget]) -> list[Widget]:
        """What would lead to a result leads to where both ended."""
        for widget in widgets:
            if isinstance(widget, Button) and widget.name == "undo":
                widget.on_click, widget.enabled = self._screen.step_back, self._screen.may_step_back
            elif isinstance(widget, Button) and widget.name == "redo":
                widget.on_click = self._screen.step_on
        over = self._screen.match.outcome is not None
        return super().beside(
            [self._screen.ends_button(one.rect) if over and one.name == "hint" else one for one in widgets]
        )

    def handle(self, event: Input) -> bool:
        """To take something back costs nothing here, and goes no further than the fork."""
        if super().handle(event):
            return True
        acts = {"undo": self._screen.step_back, "redo": self._screen.step_on}
        act = next(
            (act for name, act in acts.items() if isinstance(event, Key) and event.name == self._keys[name]), None
        )
        if act is not None:
            act()
        return act is not None

    @property
    def _keys(self) -> Mapping[str, str]:
        return self._screen.house.keys

    def back(self) -> bool:
        """Escape or Menu: back to the trunk."""
        self._screen.back()
        return True

    def ended(self) -> bool:
        """The branch has come to its end."""
        self._screen.show_ends()
        return True


class WhatIfScene(Scene):
    """A branch on the table."""

    def __init__(self, house: House, fork: Fork, make_table: MakeTable, explainer: MakeExplainer) -> None:
        super().__init__(house)
        self.fork, self.kept, self.ended = fork, bool(fork.branch), False
        library, row = house.library, house.library.match(fork.trunk_id) if fork.trunk_id else None
        root = (row.trunk or row.id) if row else 0  # what leaves a branch hangs under the same match
        branches = library.branches(root) if root else ()
        names = {one.id: letter(number) for number, one in enumerate(branches)}
        self.letter = names.get(fork.branch) or letter(len(branches))
        self._others = [(names[one.id], one.fork_turn, one.turns) for one in branches if one.id != fork.branch]
        self.match = library.load(fork.branch) if fork.branch else branch_of(fork.trunk, fork.ply)
        self.match_id = fork.branch or (library.follow_branch(self.match, root, fork.ply) if root else 0)
        if fork.trunk.outcome is None:
            fork.trunk.mark_assisted()  # who has tried another way knows more
        self._stage = house.stage.beside(self._pixels(), house.stage.text_size)
        facts = {**fork.facts, BRANCH: self.letter}
        self.table = make_table(
            within(house, self._stage), self.match, self.match_id, facts, _BranchCompanion(self, explainer)
        )
        self._backdrop = Backdrop(_surroundings)
        self._standings: tuple[Standings, ...] = ()
        if fork.trunk.outcome is not None and is_comparable(self.match):
            self._standings = tuple([Standings(one, house.thinking) for one in (fork.trunk, self.match)])
        self._cursor = self.match.cursor

    def _pixels(self) -> tuple[int, int]:
        _, _, width, height = self.house.stage.viewport.rect(TABLE)
        return width, height

    # ------------------------------------------------------------------ life

    def enter(self) -> None:
        """It came on top, and so did its table."""
        self.refresh()
        self.table.enter()

    def leave(self) -> None:
        """A branch that nobody kept is forgotten."""
        self.table.leave()
        for one in self._standings:
            one.drop()
        if self.match_id and not self.kept:
            self.house.library.delete(self.match_id)

    def refresh(self) -> None:
        """The table for the present window, and what stands round it."""
        self._stage.resize(self._pixels(), self.stage.text_size)
        self.table.refresh()
        self._rebuild()

    def _rebuild(self) -> None:
        widgets: list[Widget] = [
            Button(
                BACK,
                say("whatif-back"),
                self.back,
                icon="undo",
                kind="orange",
                tooltip=say("whatif-back-tip"),
                name="back",
            ),
            *self._steps(),
        ]
        if self.match_id:
            widgets.append(
                Button(
                    Rect(1360, 818, 220, 56),
                    say("whatif-kept" if self.kept else "whatif-keep"),
                    self.keep,
                    icon="check" if self.kept else "star",
                    enabled=not self.kept,
                    tooltip="" if self.kept else say("whatif-keep-tip"),
                    name="keep",
                )
            )
        if self.ended:
            widgets += ends_widgets(self.look_on, self._analyse if self.match_id else None)
        self.widgets.set(widgets, focus=None if self.widgets.focus else widgets[0])
        self.mark()

    def _steps(self) -> list[Widget]:
        """Back by a decision, and on again."""
        ways = (
            (EARLIER, "chevron_left", self.step_back, self.may_step_back, "step-back"),
            (LATER, "chevron_right", self.step_on, self.match.can_redo(), "step-on"),
        )
        return [
            Button(rect, "", act, icon=icon, icon_px=28, enabled=enabled, tooltip=say(f"whatif-{name}-tip"), name=name)
            for rect, icon, act, enabled, name in ways
        ]

    # ------------------------------------------------------------------ doing

    @property
    def may_step_back(self) -> bool:
        """Whether there is a decision to take back that was taken in the branch."""
        back = self.match.plies_to_undo
        return back > 0 and self.match.cursor - back >= self.fork.ply and self.match.can_undo() is None

    def step_back(self) -> None:
        """Take back the last decision of the branch."""
        if self.may_step_back:
            self._step(self.match.undo)

    def step_on(self) -> None:
        """Do again what was taken back."""
        if self.match.can_redo():
            self._step(self.match.redo)

    def _step(self, move: Callable[[], None]) -> None:
        self.table.rewind(move)
        self.ended = False
        self._rebuild()

    def keep(self) -> None:
        """The branch stays with its match."""
        if self.match_id and not self.kept:
            self.kept = True
            self._rebuild()
            self.say(Toast(say("whatif-kept-words", letter=self.letter), "done"))

    def back(self) -> None:
        """Back to the trunk; a long branch that is not kept is not left without a question."""
        if self.match_id and not self.kept and self.turn - self.fork_turn > SHORT:
            title, body = say("whatif-leave-title", letter=self.letter), say("whatif-leave-words")
            ask(self.house, title, body, say("whatif-leave"), self._go, icon="undo", safe=say("whatif-stay"))
        else:
            self._go()

    def _go(self) -> None:
        self.house.scenes.pop()

    def _analyse(self) -> None:
        self.kept = True
        self.house.doors.analysis(self.match, self.match_id, None, self.fork.facts)

    def show_ends(self) -> None:
        """The branch is over: where it ended, beside the trunk."""
        self.ended = True
        self._rebuild()

    def ends_button(self, rect: Rect) -> Button:
        """Leads to where both ended again."""
        return Button(
            rect, say("whatif-both"), self.show_ends, icon="trophy", kind="orange", px=19, icon_px=30, name="ends"
        )

    def look_on(self) -> None:
        """Put the ends away, and look at the table."""
        self.ended = False
        self._rebuild()

    # ------------------------------------------------------------------ where it is

    @property
    def turn(self) -> int:
        """The number of the turn that the branch has come to."""
        return self._turn(self.match, self.match.cursor)

    @property
    def fork_turn(self) -> int:
        """The number of the turn at which it left the trunk."""
        return self._turn(self.match, min(self.fork.ply, self.match.cursor))

    @staticmethod
    def _turn(match: Match, ply: int) -> int:
        state = match.state_at(ply)
        return match.rules.turns(state) + (0 if match.rules.outcome(state) else 1)

    # ------------------------------------------------------------------ the table's life

    @property
    def ready(self) -> bool:
        """Whether the table is laid."""
        return self.table.ready

    def get_ready(self) -> None:
        """Lay the table."""
        self.table.get_ready()
        self.mark()

    def work(self) -> None:
        """The table works; then chances are looked at."""
        self.table.work()
        if self.match.cursor < self._cursor:
            for one in self._standings[1:]:
                one.forget_after(self.match.cursor)
        if self.match.cursor != self._cursor:
            self._cursor = self.match.cursor
            self._rebuild()
        news = [one.go_on(for_a_while()) for one in self._standings if one.thinking]
        if self.table.dirty or any(news):
            self.mark()

    def update(self) -> None:
        """One tick, for both."""
        super().update()
        self.table.update()
        if self.table.dirty:
            self.mark()

    def wait(self) -> int:
        """As long as both may sleep."""
        busy = self.table.dirty or any(one.thinking for one in self._standings)
        return 0 if busy else min(self.table.wait(), super().wait())

    def handle(self, event: Input) -> None:
        """What is meant for the plank, else for the table, whose places are counted in its own units."""
        if isinstance(event, Key):
            if event.name == KEEP_KEY:
                self.keep()
            elif self.ended:
                super().handle(event)
            else:
                self.table.handle(event)
        elif isinstance(event, Moved | Pressed | Released | Wheel):
            used = self.widgets.handle(event)
            if not self.ended and (isinstance(event, Moved | Released) or (not used and TABLE.holds(event.pos))):
                self.table.handle(replace(event, pos=_inside(event.pos)))
        else:
            self.table.handle(event)
        self.mark()

    # ------------------------------------------------------------------ drawing

    def draw(self, stage: Stage) -> None:
        """Rail, table, plank; at the end, where both ended."""
        self._backdrop.draw(stage)
        part = stage.surface.subsurface(stage.viewport.rect(TABLE))
        with self._stage.onto(part):
            self.table.draw(self._stage)
        self.table.dirty = False
        part.fill(TINT, special_flags=pygame.BLEND_RGB_MULT)
        stage.box(TABLE.grown(6), None, 18, INK, 10)
        stage.box(TABLE.grown(4), None, 16, VIOLET, 5)
        trunk_end = self._turn(self.fork.trunk, self.fork.trunk.cursor)
        own = Twig(self.letter, self.fork_turn, self.turn)
        draw_rail(stage, trunk_end, own, [Twig(*other) for other in self._others[-1:]])
        draw_course(stage, COURSE, trunk_end, own, over=self.match.outcome is not None)
        self._draw_chances(stage)
        stage.light(say("whatif-where", letter=self.letter, turn=self.turn), (1040, 834), 22, width=300)
        stage.light(say("whatif-counts-nowhere"), (1040, 864), 17, kind="body", width=300)
        if self.ended:
            draw_ends(stage, self.fork.trunk, self.match, self.letter)
        super().draw(stage)

    def _draw_chances(self, stage: Stage) -> None:
        """The first person's chance where both stand at this turn."""
        humans = self.match.setup.humans
        if not self._standings or not humans:
            return
        here = turn_start(self.match, self.match.cursor)
        there = same_turn(self.fork.trunk, self.match.rules.turns(self.match.state_at(here)))
        places = [one.place(ply) for one, ply in zip(self._standings, (there, here), strict=True)]
        found = [place.chances[humans[0]] if place else None for place in places]
        draw_chances(stage, self.match.setup.seats[humans[0]].name, self.letter, found)


def _inside(pos: Point) -> Point:
    """A place on the screen in the units of the table in its frame."""
    return (pos[0] - TABLE.x) * 1600 / TABLE.w, (pos[1] - TABLE.y) * 900 / TABLE.h


def _surroundings(stage: Stage) -> pygame.Surface:
    """Moss at night, and the plank."""
    moss = stage.backdrops.moss((stage.viewport.width, stage.viewport.height), stage.scale)
    with stage.onto(moss):
        stage.shade(150, DEEP)
        draw_plank(stage, PLANK_Y)
    return moss
