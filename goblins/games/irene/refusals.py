"""Why something may not be done in the maze: the clause, and a sentence."""

from __future__ import annotations

from goblins.core.contract import Refusal, refuse
from goblins.core.engine import Waiting
from goblins.games.irene import actions as act
from goblins.games.irene.caves import movable_crumbs, spot_on
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import Content
from goblins.games.irene.state import MazeState

WAITING = Waiting(
    phases={
        "turn": refuse("I-12", "irene-no-turn-begins-explore-or-announce"),
        "place": refuse("I-12", "irene-no-drawn-tile-must-placed-first"),
        "peeked": refuse("I-14", "irene-no-peek-comes-its-end-with"),
        "palace": refuse("I-20", "irene-no-palace-must-chosen-first"),
        "choose": refuse("I-21", "irene-no-escape-goes-on-with-tile"),
        "home": refuse("I-23", "irene-no-home-must-taken-first"),
        "return": refuse("I-25", "irene-no-paths-tiles-must-put-back"),
        "job": refuse("I-27", "irene-no-home-must-turned-first"),
        "shout": refuse("I-26", "irene-no-whoever-shouted-must-turn-up"),
        "next": refuse("I-30", "irene-no-game-over"),
    },
    over=refuse("I-30", "irene-no-game-over"),
    nobody=refuse("I-11", "irene-no-nobody-sits-there"),
)
ANOTHERS_TURN = refuse("I-11", "irene-no-another-players-turn")
MISFIT = refuse("I-22", "irene-no-tile-does-not-fit-must")
ESCAPING = refuse("I-20", "irene-no-once-have-begun-escape-can")
ONLY_ALONE = refuse("I-50", "irene-no-done-alone-not-company")


def objection(state: MazeState, action: act.MazeAction, content: Content) -> Refusal:
    """The clause against an action that is not legal, although this is its phase."""
    match action:
        case act.Shout():
            return _no_shout(state, action)
        case act.PlaceTile() | act.PutBack():
            return _not_there(state, action.cell)
        case act.MoveCrumb(symbol=symbol):
            if symbol not in movable_crumbs(state.secret, action.seat):
                return refuse("I-14", "irene-no-breadcrumb-lies-on-somebodys-path")
            return refuse("I-14", "irene-no-breadcrumb-goes-onto-another-tile")
        case act.Choose():
            return _not_chosen(state, action, content)
    return _PLAIN[type(action)]


_PLAIN: dict[type[act.MazeAction], Refusal] = {
    act.Explore: refuse("I-15", "irene-no-mountain-empty-must-escape"),
    act.SwapTiles: refuse("I-40", "irene-no-only-tiles-peeked-at-change"),
    act.TakePalace: refuse("I-20", "irene-no-palace-taken"),
    act.TakeHome: refuse("I-23", "irene-no-home-not-available"),
    act.SealHome: refuse("I-27", "irene-no-only-available-home-can-turned"),
    act.TurnUp: refuse("I-26", "irene-no-shout-turns-up-face-down"),
}


def _no_shout(state: MazeState, action: act.Shout) -> Refusal:
    public = state.public
    if action.seat == public.active:
        return refuse("I-26", "irene-no-nobody-shouts-their-own-turn")
    if public.hushed:
        return refuse("I-26", "irene-no-shout-has-failed-this-turn")
    if public.phase == "choose":
        return refuse("I-26", "irene-no-there-no-face-down-cave")
    return refuse("I-26", "irene-no-can-shout-only-before-escaping")


def _not_there(state: MazeState, cell: int) -> Refusal:
    if cell == MOUNTAIN:
        return refuse("I-12", "irene-no-mountains-own-cell-stays-free")
    if spot_on(state.secret.caves, cell) is not None:
        return refuse("I-12", "irene-no-there-tile-on-cell")
    return refuse("I-12", "irene-no-tile-laid-beside-another-one")


def _not_chosen(state: MazeState, action: act.Choose, content: Content) -> Refusal:
    if action.cell == MOUNTAIN:
        return refuse("I-21", "irene-no-mountain-empty")
    spot = spot_on(state.secret.caves, action.cell)
    if spot is None:
        return refuse("I-21", "irene-no-there-no-tile-on-cell")
    if content.is_goblin(spot.tile):
        return refuse("I-25", "irene-no-goblin-spent")
    return refuse("I-21", "irene-no-face-up-tile-can-chosen")
