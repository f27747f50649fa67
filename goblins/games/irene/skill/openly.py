"""Why somebody else may have done something, from nothing but what lies open: what they remember stays unsaid."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.core.skill import player
from goblins.games.irene import actions as act
from goblins.games.irene.caves import spot_on
from goblins.games.irene.cells import MOUNTAIN, beside
from goblins.games.irene.content import NO_SYMBOL, Content
from goblins.games.irene.rules import IreneAction
from goblins.games.irene.skill.reasons import goes_on_from, reason_for, symbol_named
from goblins.games.irene.state import NO_TILE
from goblins.games.irene.view import MazeView
from goblins.words import Message, message

#: What follows from what lies open, and would be said so by anybody.
_OPEN = (act.Escape, act.TakeHome, act.PutBack, act.SealHome)


def bystanders(view: MazeView, seat: int) -> MazeView:
    """What somebody knows who sits at a seat's place and has seen no more than everybody."""
    caves = tuple([spot if spot.up else replace(spot, tile=NO_TILE) for spot in view.caves])
    backs = (NO_SYMBOL,) * len(view.backs)
    return replace(view, seat=seat, caves=caves, drawn=NO_TILE, backs=backs, sights=())


def open_reason(view: MazeView, action: IreneAction, content: Content) -> Message | None:
    """Something about another's action, seen by the one whose view it is."""
    known = bystanders(view, action.seat)
    if isinstance(action, _OPEN):
        return reason_for(known, action, content)
    match action:
        case act.PlaceTile():
            return _placed(known, action.cell)
        case act.MoveCrumb():
            return message("irene-why-open-crumb", points=content.numbers.breadcrumb)
        case act.TakePalace():
            return _palace(known, action, content)
        case act.Choose():
            return _chosen(known, action, content)
        case act.Shout():
            return message("irene-why-shout", name=player(known.public.active))
        case act.TurnUp():
            return message("irene-why-open-turn-up", name=player(known.public.active))
    return None


def _placed(known: MazeView, cell: int) -> Message:
    tiles = sum([not spot.up and spot.cell in beside(cell) for spot in known.caves])
    return message("irene-why-open-place", tiles=tiles) if tiles else message("irene-why-place-aside")


def _palace(known: MazeView, action: act.TakePalace, content: Content) -> Message:
    if any(spot.up and content.fits(spot.tile, action.symbol) for spot in known.caves):
        return message("irene-why-palace-open", start=symbol_named(action.symbol, "from"))
    return message("irene-why-palace", palace=symbol_named(action.symbol, "the"))


def _chosen(known: MazeView, action: act.Choose, content: Content) -> Message:
    spot = spot_on(known.caves, action.cell)
    if action.cell == MOUNTAIN or (spot is not None and spot.up):
        return reason_for(known, action, content)
    return message("irene-why-open-choose", start=symbol_named(goes_on_from(known, content), "from"))
