"""Somebody at the table of Koncita: deals and positions, and every decision made with the mouse or the keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pygame
from builders import setup
from koncita_builders import action, in_words
from msgspec.structs import replace
from ui_tools import Player

from goblins.bots import decide, make_bot
from goblins.bots.bot import thinking_chance
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.core.setup import OptionValue, Setup
from goblins.games.koncita.actions import Gesture, KoncitaAction
from goblins.games.koncita.cards import KINDS
from goblins.games.koncita.legal import FRIEND
from goblins.games.koncita.state import NOBODY, KoncitaState, KoncitaView
from goblins.games.registry import rules_of
from goblins.library.settings import Settings
from goblins.scenes.curtain import CurtainScene
from goblins.scenes.table import TableScene
from goblins.tables.contract import Attention, Company
from goblins.tables.koncita.geometry import square_rect
from goblins.tables.koncita.table import KoncitaTable
from goblins.ui.drag import actions_of
from goblins.ui.motion import Piece
from goblins.ui.viewport import Point

STILL = Settings(animation_speed=0, bot_pace=4, pause=0)
MOVING = Settings(animation_speed=1, bot_pace=4, pause=0)
SMALL = (1024, 576)
Way = Literal["drag", "click", "keys"]


@contextmanager
def at_the_window(home: Path, size: tuple[int, int] = SMALL) -> Iterator[KoncitaPlayer]:
    """Somebody before a window that closes afterwards; for many tests after each other, pictures are made once."""
    player = KoncitaPlayer(home, size, STILL)
    yield player
    player.close()


class KoncitaPlayer(Player):
    """Sits down to a deal or a position, and takes decisions in words, as they are called in the builders."""

    # ------------------------------------------------------------------ sitting down

    def deal(self, *who: str, seed: int = 1, settings: Settings = STILL, **options: OptionValue) -> None:
        """A new match of these players, to the first decision of a person."""
        self._new_table(settings)
        self.house.doors.deal(setup("koncita", who, **options), seed)
        self.settle()

    def lay(
        self, state: KoncitaState, *who: str, settings: Settings = STILL, opened: bool = True, reminders: bool = False
    ) -> Match:
        """A position goes on; without names everybody is a person. `opened`: curtains and the cover are out of the way."""
        players = who or ("human",) * len(state.goblins)
        options: dict[str, OptionValue] = {"forfeits": "table" if state.table_forfeits else "digital"}
        return self.sit_down_to(state, setup("koncita", players, reminders=reminders, **options), settings, opened)

    def sit_down_to(self, state: KoncitaState, chosen: Setup, settings: Settings = STILL, opened: bool = True) -> Match:
        """The same for a set-up of one's own."""
        self._new_table(settings)
        people = sum(1 << seat for seat in chosen.humans)
        state = replace(state, people=people, reminders=bool(chosen.options["reminders"]))
        match = Match(rules_of("koncita"), chosen, 1, resumed_from=state)
        match_id = self.house.library.follow(match)
        self.house.scenes.reset(TableScene(self.house, match, match_id, {}))
        self.until(lambda: self.table.top.ready)
        if opened:
            self.settle()
            self.look()
        return match

    def _new_table(self, settings: Settings) -> None:
        self.house.change_settings(settings)
        self.pointer = (0, 0)
        pygame.event.clear()

    # ------------------------------------------------------------------ what is there

    @property
    def view(self) -> KoncitaView:
        """What the one who looks sees."""
        view: KoncitaView = self.table.top.view
        return view

    @property
    def state(self) -> KoncitaState:
        """All of it."""
        state: KoncitaState = self.match.state
        return state

    def done(self, first: int = 0) -> list[KoncitaAction]:
        """The actions of the match so far, from a number on."""
        return [step.action for step in self.match.steps[first : self.match.cursor]]

    def has(self, name: str) -> bool:
        """Whether there is such a button."""
        return any(widget.name == name for widget in self.scene.widgets.widgets)

    def said(self) -> str:
        """The words of the toast, with its clause; empty without one."""
        toast = self.scene.toast
        return f"{toast.rule} {toast.text}" if toast else ""

    def square(self, name: str, across: float = 0.5, down: float = 0.5) -> Point:
        """A point of a square, by default its middle."""
        rect = square_rect("abcdefgh".index(name[0]) + 8 * (int(name[1]) - 1))
        return rect.x + rect.w * across, rect.y + rect.h * down

    # ------------------------------------------------------------------ time

    def _settled(self) -> bool:
        scene = self.scene
        if not isinstance(scene, TableScene):
            return scene.wait() > 0
        top = scene.top
        if not top.ready or top.director.busy or scene.pause.running or scene._intention or scene.conductor.has_work:
            return False
        return scene._ended if scene.match.outcome else scene.conductor.acting_bot is None

    def settle(self) -> None:
        """Until a person is to decide something, a curtain fell, or the match is over and its end announced."""
        self.until(self._settled, 0.2)

    def still(self) -> None:
        """Until nothing moves."""
        self.until(lambda: not self.table.top.director.busy)

    def look(self) -> None:
        """Open the curtain and turn up the hand, if that is needed now."""
        if self.at(CurtainScene):
            self.step(0.5)
            self.click("open")
            self.settle()
        if self.at(TableScene) and self.has("uncover"):
            self.click("uncover")

    # ------------------------------------------------------------------ doing

    def meant(self, what: str | Action | tuple[Action, ...]) -> tuple[Action, ...]:
        """Words or actions as actions."""
        if isinstance(what, str):
            return tuple(action(self.state, part) for part in in_words(what))
        return actions_of(what)

    def ways(self, what: str | Action | tuple[Action, ...]) -> list[tuple[Piece, Piece]]:
        """The gestures that would begin so now, those that mean nothing more first."""
        wanted = self.meant(what)
        meanings = {drop: actions_of(meaning) for drop, meaning in self.table.reach.gestures.items()}
        found = [drop for drop, meaning in meanings.items() if meaning[: len(wanted)] == wanted]
        return sorted(found, key=lambda drop: len(meanings[drop]))

    def do(self, what: str | Action | tuple[Action, ...], way: Way = "drag", number: int = 0) -> None:
        """Take a decision with real events, by the so-many-th gesture that means it; all of it must come about."""
        self.settle()
        self.look() if self.at(CurtainScene) else None
        wanted = self.meant(what)
        if not wanted[0].openly:
            self.look()
        table, first = self.table, self.match.cursor
        button = next((one for one in table.decisions if (one.action,) == wanted), None)
        if button:
            self.click(button.rect.centre)
        else:
            self.make(*self.ways(wanted)[number], way)
        self.until(lambda: len(table.match.steps) >= first + len(wanted) or not table._intention)
        decided = [step.action for step in table.match.steps[first:] if not step.action.aside or wanted[0].aside]
        assert tuple(decided[: len(wanted)]) == wanted, f"{decided} instead of {wanted}"

    def make(self, piece: Piece, target: Piece, way: Way = "drag") -> None:
        """Bring a piece to a target one way or another."""
        if way == "keys":
            self.walk_to(piece)
            self.key("return")
            self.walk_to_target(target)
            self.key("return")
        elif piece == target or (way == "click" and (piece, piece) in self.table.reach.gestures):
            self.click(self.spot(piece))
        elif way == "click":
            self.click(self.spot(piece))
            assert self.table.reach.hand.selected == piece
            self.click(self.target(target).centre)
        else:
            self.drag(piece, target)

    def walk_to_target(self, target: Piece) -> None:
        """Move the keyboard's finger to a target of the lifted piece."""
        targets = self.table.reach._targets_of(self.table.reach.hand.selected or "")
        if len(targets) < 2:
            return
        for _ in range(80):
            if self.table.reach._walked_target == target:
                return
            self.key("right")
        raise AssertionError(f"the arrows never come to {target}")

    def easy_choice(self) -> Action:
        """What an easy bot would decide for the person the table waits for."""
        match = self.match
        seat = match.to_act[0]
        view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
        return decide(make_bot("koncita", "easy"), view, legal, thinking_chance(match.seed, match.cursor, seat)).action

    def keep_orders(self) -> None:
        """Make every gesture that is due for a person."""
        state = self.state
        for seat in self.match.setup.humans:
            for kind in (kind for kind in range(len(KINDS)) if state.due[seat] >> kind & 1):
                others = [at for at, count in enumerate(state.breaches) if at != seat and count < 2]
                self.do(Gesture(seat, kind, others[0] if kind == FRIEND else NOBODY))

    def finish(self, most: int = 400, *, heedful: bool = True) -> Match:
        """Play to the result; people decide like easy bots, by all gestures in turn. `heedful`: they keep their orders."""
        match = self.scene.match if self.at(TableScene) else self.scene._match  # type: ignore[attr-defined]
        for number in range(most):
            self.settle()
            if match.outcome:
                return match  # type: ignore[no-any-return]
            self.look()
            if heedful:
                self.keep_orders()
            choice = self.easy_choice()
            ways = self.ways(choice)
            self.do(choice, "click" if number % 5 == 4 else "drag", number % len(ways) if ways else 0)
        raise AssertionError("it never ends")

    # ------------------------------------------------------------------ pictures

    def picture(self, view: KoncitaView, company: Company, attention: Attention | None = None) -> bytes:
        """The pixels of a table that shows a view, drawn by itself and from scratch."""
        table, stage = KoncitaTable(), self.house.stage
        attention = attention or Attention()
        surface = pygame.Surface(stage.surface.get_size())
        with stage.onto(surface):
            layout = table.layout(view, company)
            table.draw_ground(stage, view, company, [])
            table.draw_under(stage, view, company, attention)
            for _, placement in sorted(layout.items(), key=lambda item: item[1].z):
                table.draw_piece(stage, placement, "idle")
            table.draw_over(stage, view, company, attention)
        return pygame.image.tobytes(surface, "RGB")

    def screen(self) -> bytes:
        """The pixels of the window, drawn anew."""
        self.redraw()
        return pygame.image.tobytes(self.house.stage.surface, "RGB")
