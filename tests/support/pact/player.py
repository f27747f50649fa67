"""Somebody at the table of Pact: deals and positions, and every decision made with the mouse or the keys."""

from __future__ import annotations

from functools import partial

from goblins.core.contract import Action
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.games.pact.content import SPECIALISTS
from goblins.games.pact.kinds import LETTERS
from goblins.games.pact.state import PactState
from goblins.library.settings import Settings
from goblins.tables.pact.places import GOBLIN, SPECIALIST, TASK, goblin_piece, specialist_piece, task_piece
from goblins.tables.pact.showing import CommandFace, DiscardedFace, GoblinFace, KeptFace, ShownFace
from goblins.ui.moving.motion import Face, Layout, Piece
from goblins.ui.viewport import Point
from tests.support.builders import setup
from tests.support.pact.builders import task
from tests.support.pact.lines import CONTENT, action, sources
from tests.support.table_player import MOVING, STILL, TablePlayer, window_of

__all__ = ["MOVING", "NOWHERE", "STILL", "PactPlayer", "at_the_window", "commands_in", "goblins_in"]
#: A place of the table where nothing lies.
NOWHERE: Point = (800.0, 8.0)


def goblins_in(layout: Layout) -> set[int]:
    """The goblins whose faces a layout shows."""
    shown = (placement.face for placement in layout.values())
    return {face.card for face in shown if isinstance(face, GoblinFace | ShownFace | DiscardedFace)}


def commands_in(layout: Layout) -> set[int]:
    """The Commands whose faces a layout shows."""
    shown = (placement.face for placement in layout.values())
    return {face.command for face in shown if isinstance(face, CommandFace | KeptFace)}


class PactPlayer(TablePlayer):
    """Sits down to a deal or a position, and takes decisions in words, as they are called in the lines of play."""

    game = "pact"

    def lay(self, state: PactState, *who: str, settings: Settings = STILL, opened: bool = True) -> Match:
        """A position goes on; without names everybody is a person. `opened`: curtains and the cover are out of the way."""
        public = state.public
        players = who or ("human",) * public.players
        options: dict[str, OptionValue] = {}
        if public.mode in ("beginner", "expert"):
            options["mode"] = public.mode
        if public.mode == "solo":
            options["campaign"] = public.campaign
        return self.sit_down_to(state, setup("pact", players, **options), settings, opened)

    # ------------------------------------------------------------------ what is there

    def goblin(self, letter: str) -> Piece:
        """The last goblin of a kind in the hand of the one who looks: the uppermost of its kind."""
        cards = [card for card in self.view.hand if LETTERS[CONTENT.pack.kind_of[card]] == letter]
        return goblin_piece(max(cards))

    def in_row(self, slot: int) -> Piece:
        """A goblin of the row."""
        return goblin_piece(self.view.public.row[slot])

    def task(self, name: str) -> Piece:
        """A Task by what it needs."""
        return task_piece(task(name))

    def specialist(self, slug: str) -> Piece:
        """A Specialist."""
        return specialist_piece([*SPECIALISTS].index(slug))  # type: ignore[arg-type]

    def paid_by(self) -> str:
        """Where the goblins come from on the sheet, by the letters of the lines of play."""
        return sources(self.state)

    def hand_faces(self) -> set[type[Face]]:
        """What the cards of the hand show: fronts or backs."""
        return {type(self.face(goblin_piece(card))) for card in self.view.hand}

    # ------------------------------------------------------------------ doing

    def in_words(self, text: str) -> tuple[Action, ...]:
        """What words mean now."""
        return (action(self.state, text),)

    def bare(self, target: Piece) -> Point:
        """A point of a target where a click means it: of a piece among others, where it is uppermost."""
        among_others = target.kind in (GOBLIN, TASK, SPECIALIST)
        return self.spot(target) if among_others else super().bare(target)


at_the_window = partial(window_of, PactPlayer)
