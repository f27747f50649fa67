"""Somebody at the table of Irene: deals and positions, and every decision made with the mouse or the keys."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal

import pygame
from builders import setup
from irene_builders import action, cell
from msgspec.structs import replace
from ui_tools import Player

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.core.setup import OptionValue
from goblins.games.irene.state import Explore, MazeState
from goblins.games.registry import rules_of
from goblins.library.settings import Settings
from goblins.scenes.curtain import CurtainScene
from goblins.scenes.table import TableScene
from goblins.tables.contract import Attention, Company
from goblins.tables.irene.geometry import MOUNTAIN_PIECE, cell_piece
from goblins.tables.irene.table import IreneTable
from goblins.ui.drag import actions_of
from goblins.ui.motion import Layout, Piece

STILL = Settings(animation_speed=0, bot_pace=4, pause=0)
MOVING = Settings(animation_speed=1, bot_pace=4, pause=0)
PAUSING = Settings(animation_speed=0, bot_pace=4, pause=3)
SMALL = (1024, 576)
NOWHERE = (1200.0, 690.0)
Way = Literal["drag", "click", "keys"]


def faces_in(layout: Layout) -> set[int]:
    """The tiles whose faces a layout shows, also on top of the Mountain."""
    shown: list[Any] = [placement.face for placement in layout.values()]
    found = {face[1] for face in shown if face[0] == "tile"} | {face[2] for face in shown if face[0] == "mountain"}
    return found - {-1}


@contextmanager
def at_the_window(home: Path, size: tuple[int, int] = SMALL) -> Iterator[IrenePlayer]:
    """Somebody before a window that closes afterwards; for many tests after each other, pictures are made once."""
    player = IrenePlayer(home, size, STILL)
    yield player
    player.close()


class IrenePlayer(Player):
    """Sits down to a deal or a position, and takes decisions in words, as they are called in the builders."""

    # ------------------------------------------------------------------ sitting down

    def deal(self, *who: str, seed: int = 1, settings: Settings = STILL, **options: OptionValue) -> None:
        """A new match of these players, to the first decision of a person."""
        self._new_table(settings)
        self.house.doors.deal(setup("irene", who, **options), seed)
        self.settle()

    def lay(
        self,
        state: Any,
        *who: str,
        settings: Settings = STILL,
        opened: bool = True,
        **options: OptionValue,
    ) -> Match:
        """A position goes on; without names everybody is a person. `opened`: curtains and the cover are out of the way."""
        maze = isinstance(state, MazeState)
        players = who or ("human",) * (len(state.paths) if maze else 1)
        chosen = setup("irene", players, **options)
        if maze:
            state = replace(state, people=sum(1 << seat for seat in chosen.humans))
        self._new_table(settings)
        match = Match(rules_of("irene"), chosen, 1, resumed_from=state)
        match_id = self.house.library.follow(match)
        self.house.scenes.reset(TableScene(self.house, match, match_id, {}))
        self.until(lambda: self.scene.top.ready if self.at(TableScene) else True)  # type: ignore[attr-defined]
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
        return self.laid.top.company.viewer

    @property
    def covered(self) -> bool:
        """Whether what only the one who looks may see is covered."""
        return self.laid.top.company.covered

    @property
    def shown(self) -> Layout:
        """Every piece as it lies now."""
        return self.laid.top.director.placements

    def done(self, first: int = 0) -> list[str]:
        """The kinds of the actions of the match so far, from a number on."""
        return [type(step.action).__name__ for step in self.match.steps[first : self.match.cursor]]

    def has(self, name: str) -> bool:
        """Whether there is such a button."""
        return any(widget.name == name for widget in self.scene.widgets.widgets)

    def labels(self) -> set[str]:
        """What the buttons say that decide something."""
        return {one.label for one in self.table.decisions}

    def press_main(self, label: str, answer: str = "") -> None:
        """Click a button that decides something, and answer its question."""
        found = next(one for one in self.table.decisions if one.label == label)
        self.click(found.rect.centre)
        if answer:
            self.answer(answer)

    def answer(self, label: str) -> None:
        """Answer the question that is asked now."""
        self.step(0.05, 3)
        found = next(w for w in self.scene.widgets.widgets if getattr(w, "label", "") == label)
        self.click(found.rect.centre)
        self.step(0.05, 3)

    def said(self) -> str:
        """The words of the toast, with its clause; empty without one."""
        toast = self.scene.toast
        return f"{toast.rule} {toast.text}" if toast else ""

    def face(self, piece: Piece) -> Any:
        """What a piece shows."""
        return self.shown[piece].face

    def lying(self, name: str) -> Piece:
        """The piece on a cell."""
        return MOUNTAIN_PIECE if name == "mountain" else cell_piece(cell(name))

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
        return conductor.acting_bot is None and not scene._intention

    def settle(self) -> None:
        """Until a person is to decide something, a curtain fell, or the match is over and its end announced."""
        self.until(self._settled, 0.2)

    def look(self) -> None:
        """Open the curtain and uncover the table, if that is needed now."""
        if self.at(CurtainScene):
            self.step(0.5)
            self.click("open")
            self.settle()
        if self.at(TableScene) and self.has("uncover"):
            self.click("uncover")

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
        self.look()
        table, first = self.table, self.match.cursor
        wanted = self.meant(what)
        button = next((one for one in table.decisions if one.action == wanted), None)
        if button:
            self.press_main(button.label, "Yes" if button.question else "")
        else:
            ways = self.ways(wanted)
            assert ways, f"no gesture means {wanted}: {self.state.phase}, viewer {self.viewer}, {self.covered=}"
            self.make(*ways[number % len(ways)], way)
        done = table.match.steps[first].action if len(table.match.steps) > first else None
        assert done == wanted, f"{done} instead of {wanted}"

    def play(self, *texts: str) -> None:
        """A line of play, each by dragging."""
        for text in texts:
            self.do(text)

    def make(self, piece: Piece, target: Piece, way: Way = "drag") -> None:
        """Bring a piece to a target one way or another; onto itself it is clicked."""
        if way == "keys":
            self.walk_to(piece)
            self.key("return")
            self.walk_to_target(target)
            self.key("return")
        elif piece == target:
            self.click(self.spot(piece))
        elif way == "click" and (piece, piece) not in self.table.reach.gestures:
            self.click(self.spot(piece))
            assert self.table.reach.hand.selected == piece
            self.click(self.target(target).centre)
        else:
            self.drag(piece, target)

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
        targets = self.table.reach._targets_of(self.table.reach.hand.selected or "")
        if len(targets) < 2:
            return
        for _ in range(80):
            if self.table.reach._walked_target == target:
                return
            self.key("right")
        raise AssertionError(f"the arrows never come to {target}")

    def random_choice(self, rng: random.Random, exploring: float = 0.8) -> Any:
        """Something the one whom the table waits for may do; mostly they explore while they can."""
        legal = self.match.rules.legal_actions(self.match.state, self.match.to_act[0])
        if isinstance(legal[0], Explore) and rng.random() < exploring:
            return legal[0]
        return rng.choice([one for one in legal if not one.resigns])

    # ------------------------------------------------------------------ pictures

    def picture(self, view: Any, company: Company, attention: Attention | None = None) -> bytes:
        """The pixels of a table that shows a view, drawn by itself and from scratch."""
        table, stage = IreneTable(), self.house.stage
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
