"""What may be done in Irene, in a few words; cells are named as seen from the Mountain."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.games.irene import actions as act
from goblins.games.irene.cells import MOUNTAIN, place_of
from goblins.games.irene.content import GRASS, Content
from goblins.games.irene.rules import IreneAction
from goblins.games.irene.skill.reasons import symbol_named
from goblins.games.irene.solo import actions as alone
from goblins.words import Message, message

_PLAIN: dict[type, str] = {
    act.Explore: "irene-act-explore",
    act.Escape: "irene-act-escape",
    act.EndTurn: "irene-act-end-turn",
    act.Shout: "irene-act-shout",
    act.NextGame: "irene-act-next-game",
    alone.Dig: "irene-act-dig",
    alone.Chart: "irene-act-chart",
    alone.RunForIt: "irene-act-run",
    alone.TakeBack: "irene-act-take-back",
    alone.Enter: "irene-act-enter",
    alone.Surrender: "irene-act-surrender",
}


def phrase_for(action: IreneAction, content: Content) -> Message:
    """An action, as one would say what to do."""
    plain = _PLAIN.get(type(action))
    return message(plain) if plain else _PHRASES[type(action)](action, content)


def cell_named(cell: int) -> Message:
    """Where a cell is, seen from the Mountain."""
    across, down = place_of(cell)
    side = "left" if across < 0 else "right" if across else "none"
    way = "above" if down < 0 else "below" if down else "none"
    return message("irene-cell", side=side, across=abs(across), way=way, down=abs(down))


def _place(action: act.PlaceTile, content: Content) -> Message:
    return message("irene-act-place", cell=cell_named(action.cell))


def _swap(action: act.SwapTiles, content: Content) -> Message:
    return message("irene-act-swap", one=cell_named(action.one), other=cell_named(action.other))


def _crumb(action: act.MoveCrumb, content: Content) -> Message:
    crumb = symbol_named(action.symbol, "crumb")
    return message("irene-act-crumb", crumb=crumb, cell=cell_named(action.cell))


def _palace(action: act.TakePalace | alone.PickPalace, content: Content) -> Message:
    return message("irene-act-palace", start=symbol_named(action.symbol, "from"))


def _turn_up(action: act.Choose | act.TurnUp, content: Content) -> Message:
    if action.cell == MOUNTAIN:
        return message("irene-act-choose-mountain")
    return message("irene-act-choose", cell=cell_named(action.cell))


def _put_back(action: act.PutBack, content: Content) -> Message:
    return message("irene-act-put-back", cell=cell_named(action.cell))


def _home(action: act.TakeHome, content: Content) -> Message:
    return message("irene-act-home", home=action.home + 1)


def _seal(action: act.SealHome | alone.Seal, content: Content) -> Message:
    return message("irene-act-seal", home=action.home + 1)


def _keep(action: alone.Keep | alone.Lay, content: Content) -> Message:
    path = content.paths[action.tile]
    key = "irene-act-keep" if isinstance(action, alone.Keep) else "irene-act-lay"
    end = message("irene-grass") if path.exit == GRASS else symbol_named(path.exit)
    return message(key, entry=symbol_named(path.entry), end=end)


_PHRASES: dict[type, Callable[[Any, Content], Message]] = {
    act.PlaceTile: _place,
    act.SwapTiles: _swap,
    act.MoveCrumb: _crumb,
    act.TakePalace: _palace,
    act.Choose: _turn_up,
    act.TakeHome: _home,
    act.PutBack: _put_back,
    act.SealHome: _seal,
    act.TurnUp: _turn_up,
    alone.PickPalace: _palace,
    alone.Keep: _keep,
    alone.Seal: _seal,
    alone.Lay: _keep,
}
