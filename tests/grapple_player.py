"""Somebody at the table of Grapple: deals and positions, and every decision made with the mouse or the keys."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pygame
from builders import setup
from grapple_builders import Fight, action, kind_of, position
from msgspec.structs import replace
from ui_tools import Player

from goblins.bots import decide, make_bot
from goblins.bots.bot import thinking_chance
from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.core.setup import OptionValue, Setup
from goblins.games.grapple.state import GrappleAction, GrappleState, GrappleView, Phase
from goblins.games.registry import rules_of
from goblins.library.settings import Settings
from goblins.scenes.curtain import CurtainScene
from goblins.scenes.table import TableScene
from goblins.tables.contract import Attention, Company
from goblins.tables.grapple.geometry import card_piece
from goblins.tables.grapple.table import GrappleTable
from goblins.ui.drag import actions_of
from goblins.ui.motion import Layout, Piece

#: Nobody is answered for, unless a test asks for it.
STILL = Settings(animation_speed=0, bot_pace=4, pause=0, defender=False)
MOVING = Settings(animation_speed=1, bot_pace=4, pause=0, defender=False)
ANSWERED = Settings(animation_speed=0, bot_pace=4, pause=0, defender=True)
SMALL = (1024, 576)
NOWHERE = (775.0, 890.0)
FACES = ("front", "mini", "held")
Way = Literal["drag", "click", "keys"]


def asked_of_the_other(hand: str, *, phase: Phase = "rescue", army: str = "mage") -> GrappleState:
    """Seat 0 attacks seat 1, who is asked; or seat 1 is to hold a tie."""
    attack, defence = ("king", "raider") if phase == "rescue" else ("raider", "raider")
    fight = Fight(1, attack, defence, asked=(1, 0) if phase == "rescue" else ())
    return position(["brute mage", hand], ["spy", army], phase=phase, battle=fight, acted=True)


def faces_in(layout: Layout) -> set[int]:
    """The cards whose faces a layout shows."""
    shown: list[Any] = [placement.face for placement in layout.values()]
    return {face[1] for face in shown if face[0] in FACES}


@contextmanager
def at_the_window(home: Path, size: tuple[int, int] = SMALL) -> Iterator[GrapplePlayer]:
    """Somebody before a window that closes afterwards; for many tests after each other, pictures are made once."""
    player = GrapplePlayer(home, size, STILL)
    yield player
    player.close()


class GrapplePlayer(Player):
    """Sits down to a deal or a position, and takes decisions in words, as they are called in the builders."""

    # ------------------------------------------------------------------ sitting down

    def deal(self, *who: str, seed: int = 1, settings: Settings = STILL, **options: OptionValue) -> None:
        """A new match of these players, to the first decision of a person."""
        self._new_table(settings)
        self.house.doors.deal(setup("grapple", who, **options), seed)
        self.settle()

    def lay(self, state: GrappleState, *who: str, settings: Settings = STILL, opened: bool = True) -> Match:
        """A position goes on; without names everybody is a person. `opened`: curtains and the cover are out of the way."""
        players = who or ("human",) * len(state.hands)
        length = {0: "round", 50: "50"}.get(state.goal, "100")
        return self.sit_down_to(state, setup("grapple", players, length=length), settings, opened)

    def sit_down_to(self, state: GrappleState, chosen: Setup, settings: Settings = STILL, opened: bool = True) -> Match:
        """The same for a set-up of one's own."""
        self._new_table(settings)
        state = replace(state, people=sum(1 << seat for seat in chosen.humans))
        match = Match(rules_of("grapple"), chosen, 1, resumed_from=state)
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
    def view(self) -> GrappleView:
        """What the one who looks sees."""
        view: GrappleView = self.table.top.view
        return view

    @property
    def state(self) -> GrappleState:
        """All of it."""
        state: GrappleState = self.match.state
        return state

    @property
    def viewer(self) -> int:
        """Who looks."""
        return self.table.top.company.viewer

    @property
    def covered(self) -> bool:
        """Whether the hand of the one who looks lies face down."""
        return self.table.top.company.covered

    def done(self, first: int = 0) -> list[GrappleAction]:
        """The actions of the match so far, from a number on."""
        return [step.action for step in self.match.steps[first : self.match.cursor]]

    def has(self, name: str) -> bool:
        """Whether there is such a button."""
        return any(widget.name == name for widget in self.scene.widgets.widgets)

    def button(self, label: str) -> Any:
        """The main button, if it says so."""
        return next((one for one in self.table.decisions if one.label == label), None)

    def press_main(self, label: str) -> None:
        """Click the main button, which must say so."""
        found = self.button(label)
        assert found, f"{[one.label for one in self.table.decisions]} instead of {label}"
        self.click(found.rect.centre)

    def said(self) -> str:
        """The words of the toast, with its clause; empty without one."""
        toast = self.scene.toast
        return f"{toast.rule} {toast.text}" if toast else ""

    def card(self, kind: str) -> Piece:
        """The first goblin of a kind in the hand of the one who looks."""
        return card_piece(next(card for card in self.view.hand if kind_of(card) == kind))

    def theirs(self, kind: str) -> Piece:
        """The first goblin of a kind in the spied hand."""
        return card_piece(next(card for card in self.view.spied_hand if kind_of(card) == kind))

    def faces(self) -> set[str]:
        """What the cards of the hand show: fronts or backs."""
        return {self.placement(card_piece(card)).face[0] for card in self.view.hand}  # type: ignore[index]

    # ------------------------------------------------------------------ time

    def _settled(self) -> bool:
        scene = self.scene
        if not isinstance(scene, TableScene):
            return scene.wait() > 0
        top, conductor = scene.top, scene.conductor
        if not top.ready or top.director.busy or scene.pause.running or conductor.has_work or conductor.answering:
            return False
        if scene.match.outcome:
            return scene._ended
        intended = scene._intention and scene._intention[0].seat in scene.match.to_act
        return conductor.acting_bot is None and not intended

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

    def ask_to_look(self) -> None:
        """Somebody who is asked at the open table wants to see the hand first."""
        self.click("look")
        self.settle()
        self.look()

    # ------------------------------------------------------------------ doing

    def meant(self, what: str | Action) -> Action:
        """Words or an action as an action."""
        return action(self.state, what) if isinstance(what, str) else what

    def ways(self, what: str | Action) -> list[tuple[Piece, Piece]]:
        """The gestures that mean just this now."""
        wanted = (self.meant(what),)
        return [drop for drop, meaning in self.table.reach.gestures.items() if actions_of(meaning) == wanted]

    def do(self, what: str | Action, way: Way = "drag", number: int = 0) -> None:
        """Take a decision with real events, by the so-many-th gesture that means it; it must come about."""
        self.settle()
        self.look() if self.at(CurtainScene) else None
        table, first = self.table, self.match.cursor
        wanted = self.meant(what)
        if not wanted.openly:
            self.ask_to_look() if self.has("look") and wanted.seat != self.viewer else self.look()
        button = next((one for one in table.decisions if one.action == wanted), None)
        if button:
            self.click(button.rect.centre)
        else:
            ways = self.ways(wanted)
            self.make(*ways[number % len(ways)], way)
        done = table.match.steps[first].action if len(table.match.steps) > first else None
        assert done == wanted, f"{done} instead of {wanted}"

    def make(self, piece: Piece, target: Piece, way: Way = "drag") -> None:
        """Bring a card to a target one way or another."""
        if way == "keys":
            self.walk_to(piece)
            self.key("return")
            self.walk_to_target(target)
            self.key("return")
        elif way == "click":
            self.click(self.spot(piece))
            assert self.table.reach.hand.selected == piece
            self.click(self.bare(target))
        else:
            self.drag(piece, target)

    def bare(self, target: Piece) -> tuple[float, float]:
        """A point of a target where a click means it: of a card among others, where it is uppermost."""
        return self.spot(target) if target.startswith("card:") else self.target(target).centre

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

    def drag(self, piece: Piece, target: Any = "") -> None:
        """Drag a card to a target or a point; onto a card among others, where that is uppermost."""
        on_a_card = isinstance(target, str) and target.startswith("card:")
        super().drag(piece, self.spot(target) if on_a_card else target)

    def easy_choice(self) -> Action:
        """What an easy bot would decide for the person the table waits for."""
        match = self.match
        seat = match.to_act[0]
        view, legal = match.rules.view(match.state, seat), match.rules.legal_actions(match.state, seat)
        return decide(make_bot("grapple", "easy"), view, legal, thinking_chance(match.seed, match.cursor, seat)).action

    def finish(self, most: int = 600) -> Match:
        """Play to the result; people decide like easy bots, by all gestures in turn."""
        match: Match = self.scene.match if self.at(TableScene) else self.scene._match  # type: ignore[attr-defined]
        ways: tuple[Way, ...] = ("drag", "drag", "click", "drag", "keys")
        for number in range(most):
            self.settle()
            if match.outcome:
                return match
            self.look() if self.at(CurtainScene) else None
            self.do(self.easy_choice(), ways[number % len(ways)], number)
        raise AssertionError("it never ends")

    # ------------------------------------------------------------------ pictures

    def picture(self, view: GrappleView, company: Company, attention: Attention | None = None) -> bytes:
        """The pixels of a table that shows a view, drawn by itself and from scratch."""
        table, stage = GrappleTable(), self.house.stage
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
