"""Somebody at the table of Irene: deals and positions, and every decision made with the mouse or the keys."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from goblins.core.contract import Action
from goblins.core.info import OptionValue
from goblins.core.match import Match
from goblins.games.irene.actions import Explore
from goblins.games.irene.solo.actions import RunForIt
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.state import NO_TILE, MazeState
from goblins.library.settings import Settings
from goblins.tables.irene.showing import MOUNTAIN_PIECE, MountainFace, TileFace, cell_piece
from goblins.tables.irene.solo_ground import may_escape
from goblins.ui.moving.motion import Layout, Piece
from tests.support.builders import setup
from tests.support.irene.builders import action, cell
from tests.support.table_player import MOVING, STILL, TablePlayer, window_of

__all__ = ["MOVING", "NOWHERE", "PAUSING", "STILL", "IrenePlayer", "at_the_window", "faces_in"]
PAUSING = Settings(animation_speed=0, bot_pace=4, pause=3)
NOWHERE = (1200.0, 690.0)


def faces_in(layout: Layout) -> set[int]:
    """The tiles whose faces a layout shows, also on top of the Mountain."""
    shown = [placement.face for placement in layout.values()]
    found = {face.tile for face in shown if isinstance(face, TileFace)}
    return (found | {face.top for face in shown if isinstance(face, MountainFace)}) - {NO_TILE}


class IrenePlayer(TablePlayer):
    """Sits down to a deal or a position, and takes decisions in words, as they are called in the builders."""

    game = "irene"

    def lay(
        self, state: Any, *who: str, settings: Settings = STILL, opened: bool = True, **options: OptionValue
    ) -> Match:
        """A position goes on; without names everybody is a person. `opened`: curtains and the cover are out of the way."""
        players = who or ("human",) * (len(state.public.paths) if isinstance(state, MazeState) else 1)
        return self.sit_down_to(state, setup("irene", players, **options), settings, opened)

    def lying(self, name: str) -> Piece:
        """The piece on a cell."""
        return MOUNTAIN_PIECE if name == "mountain" else cell_piece(cell(name))

    def done(self, first: int = 0) -> list[str]:
        """The kinds of the actions of the match so far, from a number on."""
        return self.kinds_done(first)

    def in_words(self, text: str) -> tuple[Action, ...]:
        """What words mean now."""
        return (action(self.state, text),)

    def random_choice(self, rng: random.Random, exploring: float = 0.8) -> Any:
        """Something the one whom the table waits for may do; mostly they explore while they can."""
        legal = self.match.rules.legal_actions(self.match.state, self.match.to_act[0])
        if isinstance(legal[0], Explore) and rng.random() < exploring:
            return legal[0]
        hopeless = isinstance(self.state, SoloState) and not may_escape(self.view, self.match.rules.content)
        return rng.choice([one for one in legal if not one.resigns and not (hopeless and isinstance(one, RunForIt))])


at_the_window = partial(window_of, IrenePlayer)
