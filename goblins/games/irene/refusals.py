"""Why something may not be done in the maze: the clause, and a sentence."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.core.engine import Waiting
from goblins.games.irene import actions as act
from goblins.games.irene.caves import movable_crumbs, spot_on
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import Content
from goblins.games.irene.state import MazeState

WAITING = Waiting(
    phases={
        "turn": Refusal("I-12", "A turn begins: explore, or announce your escape."),
        "place": Refusal("I-12", "The drawn tile must be placed first."),
        "peeked": Refusal("I-14", "The peek comes to its end with a breadcrumb, or without one."),
        "palace": Refusal("I-20", "A Palace must be chosen first."),
        "choose": Refusal("I-21", "The escape goes on with a tile."),
        "home": Refusal("I-23", "A Home must be taken first."),
        "return": Refusal("I-25", "The path’s tiles must be put back first."),
        "job": Refusal("I-27", "A Home must be turned first."),
        "shout": Refusal("I-26", "Whoever shouted must turn up a tile first."),
        "next": Refusal("I-30", "The game is over."),
    },
    over=Refusal("I-30", "The game is over."),
    nobody=Refusal("I-11", "Nobody sits there."),
)
ANOTHERS_TURN = Refusal("I-11", "It is another player’s turn.")
MISFIT = Refusal("I-22", "The tile that does not fit must be laid on a cell first.")
ESCAPING = Refusal("I-20", "Once you have begun your escape you can never explore again.")
ONLY_ALONE = Refusal("I-50", "That is done alone, not in company.")


def objection(state: MazeState, action: act.MazeAction, content: Content) -> Refusal:
    """The clause against an action that is not legal, although this is its phase."""
    match action:
        case act.Shout():
            return _no_shout(state, action)
        case act.PlaceTile() | act.PutBack():
            return _not_there(state, action.cell)
        case act.MoveCrumb(symbol=symbol):
            if symbol not in movable_crumbs(state.secret, action.seat):
                return Refusal("I-14", "That breadcrumb lies on somebody’s path.")
            return Refusal("I-14", "A breadcrumb goes onto another tile of the Caves.")
        case act.Choose():
            return _not_chosen(state, action, content)
    return _PLAIN[type(action)]


_PLAIN: dict[type[act.MazeAction], Refusal] = {
    act.Explore: Refusal("I-15", "The Mountain is empty: you must escape."),
    act.SwapTiles: Refusal("I-40", "Only tiles you peeked at change places, and none with a breadcrumb on it."),
    act.TakePalace: Refusal("I-20", "That Palace is taken."),
    act.TakeHome: Refusal("I-23", "That Home is not available."),
    act.SealHome: Refusal("I-27", "Only an available Home can be turned."),
    act.TurnUp: Refusal("I-26", "A shout turns up a face-down tile of the Caves."),
}


def _no_shout(state: MazeState, action: act.Shout) -> Refusal:
    public = state.public
    if action.seat == public.active:
        return Refusal("I-26", "Nobody shouts in their own turn.")
    if public.hushed:
        return Refusal("I-26", "A shout has failed in this turn: nobody may shout again.")
    if public.phase == "choose":
        return Refusal("I-26", "There is no face-down Cave tile to turn up.")
    return Refusal("I-26", "You can shout only before an escaping player chooses the next tile.")


def _not_there(state: MazeState, cell: int) -> Refusal:
    if cell == MOUNTAIN:
        return Refusal("I-12", "The Mountain’s own cell stays free.")
    if spot_on(state.secret.caves, cell) is not None:
        return Refusal("I-12", "There is a tile on that cell.")
    return Refusal("I-12", "A tile is laid beside another one, or beside the Mountain.")


def _not_chosen(state: MazeState, action: act.Choose, content: Content) -> Refusal:
    if action.cell == MOUNTAIN:
        return Refusal("I-21", "The Mountain is empty.")
    spot = spot_on(state.secret.caves, action.cell)
    if spot is None:
        return Refusal("I-21", "There is no tile on that cell.")
    if content.is_goblin(spot.tile):
        return Refusal("I-25", "That Goblin is spent.")
    return Refusal("I-21", "A face-up tile can be chosen only if it fits.")
