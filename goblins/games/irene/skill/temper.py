"""What moves in Irene are like: whose tiles are pried into, and what is turned up unseen."""

from __future__ import annotations

from goblins.core.skill import PLAIN, Leaning
from goblins.games.irene import actions as act
from goblins.games.irene.cells import MOUNTAIN, beside
from goblins.games.irene.rules import IreneAction, IreneState
from goblins.games.irene.solo.state import SoloState
from goblins.games.irene.state import NO_CELL, MazeState


def leaning_of(state: IreneState, action: IreneAction) -> Leaning:
    """Laying a tile beside what others have laid shows it to oneself; far from one's own it is bold."""
    if isinstance(state, SoloState):
        return PLAIN
    if isinstance(action, act.PlaceTile):
        return _placing(state, action)
    if isinstance(action, act.SwapTiles):
        return Leaning(harm=1.0)
    if isinstance(action, act.MoveCrumb):
        return Leaning(help=0.3, risk=0.5, commit=1.0)
    if isinstance(action, act.Choose):
        seen = {sight.cell for sight in state.secret.sights[action.seat]}
        return Leaning(risk=1.0 if action.cell == MOUNTAIN or action.cell not in seen else 0.0)
    return PLAIN


def _placing(state: MazeState, action: act.PlaceTile) -> Leaning:
    near, laid = beside(action.cell), state.public.placed
    theirs = any(cell in near for seat, cell in enumerate(laid) if seat != action.seat and cell != NO_CELL)
    neighbours = sum(spot.cell in near for spot in state.secret.caves)
    own = laid[action.seat] != NO_CELL and laid[action.seat] in near
    return Leaning(harm=float(theirs), help=float(not theirs), risk=1.0 / max(1, neighbours), commit=float(not own))
