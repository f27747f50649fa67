"""Somebody at any game's table: sits down to deals and positions, and takes decisions with the mouse or the keys."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, ClassVar, Literal, TypeVar

import pygame
from msgspec.structs import replace

from goblins.bots.bot import decide, thinking_chance
from goblins.bots.levels import make_bot
from goblins.core.contract import Action
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.games.registry import rules_of
from goblins.library.settings import Settings
from goblins.scenes.table.curtain import CurtainScene
from goblins.scenes.table.screen import TableScene
from goblins.tables.contract import ActionButton, Attention, TableContext
from goblins.tables.registry import table_of
from goblins.ui.drag import choices_of
from goblins.ui.moving.motion import Layout, Piece
from goblins.ui.viewport import Point
from tests.support.builders import changed, setup
from tests.support.ui_tools import Player

#: Tips and the recap lie over the table; they have tests of their own.
STILL = Settings(animation_speed=0, bot_pace=4, pause=0, tips=False, recap=False)
MOVING = Settings(animation_speed=1, bot_pace=4, pause=0, tips=False, recap=False)
SMALL = (1024, 576)
Way = Literal["drag", "click", "keys"]
Meant = str | Action | tuple[Action, ...]
Kind = TypeVar("Kind", bound="TablePlayer")


@contextmanager
def window_of(kind: type[Kind], home: Path, size: tuple[int, int] = SMALL) -> Iterator[Kind]:
    """Somebody before a window that closes afterwards; for many tests after each other, pictures are made once."""
    player = kind(home, size, kind.usual)
    yield player
    player.close()


class TablePlayer(Player, ABC):
    """Sits down to a deal or a position, and takes decisions. A game says what its words mean."""

    game: ClassVar[str]
    usual: ClassVar[Settings] = STILL
    #: How whole games are played by hand, one decision after the other.
    ways_in_turn: ClassVar[tuple[Way, ...]] = ("drag", "drag", "click", "drag", "keys")

    # ------------------------------------------------------------------ sitting down

    def deal(self, *who: str, seed: int = 1, settings: Settings | None = None, **options: OptionValue) -> None:
        """A new match of these players, to the first decision of a person."""
        self._new_table(settings or self.usual)
        self.house.doors.deal(setup(self.game, who, **options), seed)
        self.settle()

    def sit_down_to(self, state: Any, chosen: Setup, settings: Settings | None = None, opened: bool = True) -> Match:
        """A position goes on with a set-up. `opened`: curtains and the cover are out of the way."""
        self._new_table(settings or self.usual)
        match = Match(rules_of(self.game), chosen, 1, resumed_from=self.adapted(state, chosen))
        match_id = self.house.library.follow(match)
        self.house.scenes.reset(TableScene(self.house, match, match_id, {}))
        self.until(lambda: self.laid.top.ready)
        if opened:
            self.settle()
            self.look()
        return match

    def adapted(self, state: Any, chosen: Setup) -> Any:
        """A position as this company would have come to it; some games know who of them are people."""
        people = sum(1 << seat for seat in chosen.humans)
        if hasattr(getattr(state, "public", None), "people"):
            return changed(state, people=people)
        return replace(state, people=people) if hasattr(state, "people") else state

    def _new_table(self, settings: Settings) -> None:
        self.house.change_settings(settings)
        self.pointer = (0, 0)
        pygame.event.clear()

    # ------------------------------------------------------------------ what is there

    @property
    def laid(self) -> TableScene:
        """The table, also one with a curtain or a result before it."""
        scenes = self.house.scenes._scenes
        return next(scene for scene in reversed(scenes) if isinstance(scene, TableScene))

    @property
    def match(self) -> Match:
        """What is played."""
        return self.laid.match

    @property
    def view(self) -> Any:
        """What the one who looks sees."""
        return self.laid.top.view

    @property
    def state(self) -> Any:
        """All of it."""
        return self.match.state

    @property
    def viewer(self) -> int:
        """Who looks."""
        return self.laid.top.context.viewer

    @property
    def covered(self) -> bool:
        """Whether what only the one who looks may see is covered."""
        return self.laid.top.context.covered

    @property
    def shown(self) -> Layout:
        """Every piece as it lies now."""
        return self.laid.top.director.placements

    def face(self, piece: Piece) -> Any:
        """What a piece shows."""
        return self.shown[piece].face

    def done(self, first: int = 0) -> list[Any]:
        """The actions of the match so far, from a number on."""
        return [step.action for step in self.match.steps[first : self.match.cursor]]

    def kinds_done(self, first: int = 0) -> list[str]:
        """The kinds of the actions of the match so far, from a number on."""
        return [type(step.action).__name__ for step in self.match.steps[first : self.match.cursor]]

    def has(self, name: str) -> bool:
        """Whether there is such a button."""
        return any(widget.name == name for widget in self.scene.widgets.widgets)

    def labels(self) -> set[str]:
        """What the buttons say that decide something."""
        return {one.label for one in self.table.decisions}

    def button(self, label: str) -> ActionButton | None:
        """The button that decides something, if one says so."""
        return next((one for one in self.table.decisions if one.label == label), None)

    def press_main(self, label: str, answer: str = "") -> None:
        """Click the button that says so, and answer its question."""
        found = self.button(label)
        assert found, f"{self.labels()} instead of {label}"
        self.click(found.rect.centre)
        if answer:
            self.answer(answer)

    def answer(self, label: str) -> None:
        """Answer the question that is asked now."""
        self.step(0.05, 3)
        found = next(widget for widget in self.scene.widgets.widgets if getattr(widget, "label", "") == label)
        self.click(found.rect.centre)
        self.step(0.05, 3)

    def said(self) -> str:
        """The words of the toast, with its clause; empty without one."""
        toast = self.scene.toast
        return f"{toast.rule} {toast.text}" if toast else ""

    # ------------------------------------------------------------------ time

    def _settled(self) -> bool:
        scene = self.scene
        if not isinstance(scene, TableScene):
            return scene.wait() > 0
        return scene.at_rest

    def settle(self) -> None:
        """Until a person is to decide something, a curtain fell, or the match is over and its end announced."""
        self.until(self._settled, 0.2)

    def still(self) -> None:
        """Until nothing moves."""
        self.until(lambda: not self.table.top.director.busy)

    def look(self) -> None:
        """Open the curtain and turn up what is covered, if that is needed now."""
        if self.at(CurtainScene):
            self.step(0.5)
            self.click("open")
            self.settle()
        if self.at(TableScene) and self.has("uncover"):
            self.click("uncover")

    def go_on_later(self) -> None:
        """Leave the table and come back to it."""
        match_id = self.laid.match_id
        self.house.doors.title()
        self.step()
        self.house.doors.resume(match_id)
        self.until(lambda: self.at(TableScene) and self.table.top.ready)
        self.settle()

    # ------------------------------------------------------------------ doing

    @abstractmethod
    def in_words(self, text: str) -> tuple[Action, ...]:
        """What words mean now."""

    def meant(self, what: Meant) -> tuple[Action, ...]:
        """Words or actions as actions."""
        if isinstance(what, str):
            return self.in_words(what)
        return what if isinstance(what, tuple) else (what,)

    def ways(self, what: Meant) -> list[tuple[Piece, Piece]]:
        """The gestures that mean just this now."""
        wanted = self.meant(what)
        return [drop for drop, meaning in self.table.reach.gestures.items() if meaning.actions == wanted]

    def come_to_look(self, wanted: Action) -> None:
        """See whatever is needed to decide that."""
        self.look()

    def do(self, what: Meant, way: Way = "drag", number: int = 0) -> None:
        """Take a decision with real events, by the so-many-th gesture that means it; all of it must come about."""
        self.settle()
        wanted = self.meant(what)
        self.come_to_look(wanted[0])
        table, first = self.table, self.match.cursor
        button = next((one for one in table.decisions if (one.action,) == wanted), None)
        if button:
            self.press_main(button.label, button.answers[0] if button.question else "")
        else:
            ways = self.ways(wanted)
            self.step(0.5)  # nobody is so quick that two decisions make a double click
            assert ways, (
                f"no gesture means {wanted}: {getattr(self.state, 'public', self.state).phase}, viewer {self.viewer}, {self.covered=}"
            )
            self.make(*ways[number % len(ways)], way)
        self.until(lambda: len(table.match.steps) >= first + len(wanted) or not table.plan)
        decided = [step.action for step in table.match.steps[first:] if not step.action.aside or wanted[0].aside]
        assert tuple(decided[: len(wanted)]) == wanted, f"{decided} instead of {wanted}"

    def play(self, *texts: str) -> None:
        """A line of play, each by dragging."""
        for text in texts:
            self.do(text)

    def read_tip(self) -> None:
        """Close a tip, if there is one: Enter would mean it, and not the table."""
        if any(widget.name == "got it" for widget in self.table.widgets.widgets):
            self.click("got it")

    def make(self, piece: Piece, target: Piece, way: Way = "drag") -> None:
        """Bring a piece to a target one way or another; onto itself, or where a click means the same, it is clicked."""
        self.read_tip()
        gestures = self.table.reach.gestures
        at_once = gestures.get((piece, piece))
        if way == "keys":
            self.walk_to(piece)
            self.key("return")
            self.walk_to_target(target)
            self.key("return")
        elif piece == target or (way == "click" and at_once is not None and at_once == gestures.get((piece, target))):
            self.click(self.spot(piece))
        elif way == "click" and at_once is None:
            self.click(self.spot(piece))
            assert self.table.reach.hand.selected == piece
            self.click(self.bare(target))
        else:
            self.drag(piece, target)

    def bare(self, target: Piece) -> Point:
        """A point of a target where a click means it."""
        return self.target(target).centre

    def drag(self, piece: Piece, target: Any = "") -> None:
        """Drag a piece to a target or a point, and let it go."""
        super().drag(piece, self.bare(target) if isinstance(target, Piece) else target)

    def drag_anyway(self, piece: Piece, target: Piece) -> None:
        """Try to drag a piece that perhaps can't be lifted."""
        self.move(self.spot(piece))
        self.press()
        end = self.target(target).centre
        self.move((self.pointer[0] + 3, self.pointer[1] - 20))
        self.move(end)
        self.release()

    def walk_to_target(self, target: Piece) -> None:
        """Move the keyboard's finger to a target of the lifted piece."""
        if len(choices_of(self.table.reach.hand.selected, self.table.reach.gestures)) < 2:
            return
        seen: list[Piece | None] = []
        for _ in range(160):
            walked = self.table.reach._walked_target
            if walked == target:
                return
            stuck = walked in seen[-4:]
            seen.append(walked)
            self.key(self._toward(walked, target) if walked and not stuck else "right")
        raise AssertionError(f"the arrows never come to {target}")

    # ------------------------------------------------------------------ whole games

    def easy_choice(self) -> Action:
        """What an easy bot would decide for the person the table waits for."""
        return self.bot_choice("easy")

    def bot_choice(self, level: str) -> Action:
        """What a bot of a level would decide for them."""
        match = self.match
        seat = match.to_act[0]
        view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
        return decide(make_bot(self.game, level), view, legal, thinking_chance(match.seed, match.cursor, seat)).action

    def before_deciding(self) -> None:
        """What a person does first whenever it is to decide in a whole game."""
        self.look() if self.at(CurtainScene) else None

    def finish(self, most: int = 600) -> Match:
        """Play to the result; people decide like easy bots, by all gestures in turn."""
        match, ways = self.match, self.ways_in_turn
        for number in range(most):
            self.settle()
            if match.outcome:
                return match
            self.before_deciding()
            self.do(self.easy_choice(), ways[number % len(ways)], number)
        raise AssertionError("it never ends")

    # ------------------------------------------------------------------ pictures

    def picture(self, view: Any, context: TableContext, attention: Attention | None = None) -> bytes:
        """The pixels of a table that shows a view, drawn by itself and from scratch."""
        table, stage = type(table_of(self.game))(rules_of(self.game)), self.house.stage
        attention = attention or Attention()
        surface = pygame.Surface(stage.surface.get_size())
        with stage.onto(surface):
            layout = table.layout(view, context)
            table.draw_ground(stage, view, context, [])
            table.draw_under(stage, view, context, attention)
            for _, placement in sorted(layout.items(), key=lambda item: item[1].z):
                table.draw_piece(stage, placement, "idle")
            table.draw_over(stage, view, context, attention)
        return pygame.image.tobytes(surface, "RGB")

    def screen(self) -> bytes:
        """The pixels of the window, drawn anew."""
        self.redraw()
        return pygame.image.tobytes(self.house.stage.surface, "RGB")
