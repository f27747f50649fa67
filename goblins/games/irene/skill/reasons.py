"""Why a player might do something: one sentence for a hint, which never names a face that does not show now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from goblins.core.skill import player
from goblins.games.irene import actions as act
from goblins.games.irene.caves import spot_on
from goblins.games.irene.cells import MOUNTAIN, beside
from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.rules import IreneAction, IreneView
from goblins.games.irene.skill.memory import known_from
from goblins.games.irene.solo import actions as alone
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import FREE, NO_PALACE, SUPPLY
from goblins.games.irene.view import MazeView
from goblins.words import Message, message

#: With so few Homes left there is a hurry.
FEW_HOMES = 2


def reason_for(view: IreneView, action: IreneAction, content: Content) -> Message:
    """Something about an action, from what the player sees and remembers."""
    reason = _REASONS[type(action)]
    return reason if isinstance(reason, Message) else reason(view, action, content)


def _remembers(view: MazeView, cell: int) -> bool:
    return any(sight.cell == cell for sight in view.sights)


def _is_doubtful(view: MazeView, cell: int) -> bool:
    return any(sight.cell == cell and not sight.sure for sight in view.sights)


def _crumbs_on(view: MazeView, cell: int) -> int:
    return sum(held.count(cell) for held in view.crumbs)


def _homes_left(view: MazeView) -> int:
    return view.public.homes.count(FREE)


def symbol_named(symbol: int, form: str = "") -> Message:
    """A symbol, or one of its forms within a sentence."""
    key = f"irene-symbol-{SYMBOLS[symbol]}"
    return Message(f"{key}.{form}" if form else key)


# ---------------------------------------------------------------------- explore


def _explore(view: MazeView, action: act.Explore, content: Content) -> Message:
    if not view.sights:
        return message("irene-why-explore-first")
    if view.public.arrived:
        return message("irene-why-explore-more-worth")
    seen = len({sight.cell for sight in view.sights if spot_on(view.caves, sight.cell)})
    return message("irene-why-explore", seen=seen, tiles=len(view.caves))


def _escape(view: MazeView, action: act.Escape, content: Content) -> Message:
    if not view.mountain_size:
        return message("irene-why-escape-mountain-empty")
    if view.public.arrived and _homes_left(view) <= FEW_HOMES:
        return message("irene-why-escape-now-or-never")
    if view.public.arrived:
        return message("irene-why-escape-to-beat")
    if any(start != NO_PALACE for start in view.public.starts):
        return message("irene-why-escape-after-others")
    return message("irene-why-escape")


def _place(view: MazeView, action: act.PlaceTile, content: Content) -> Message:
    neighbours = beside(action.cell)
    hidden = [spot.cell for spot in view.caves if not spot.up and spot.cell in neighbours]
    news = sum(not _remembers(view, cell) for cell in hidden)
    if news:
        return message("irene-why-place-news", tiles=news)
    if any(_is_doubtful(view, cell) for cell in hidden):
        return message("irene-why-place-doubtful")
    if hidden:
        return message("irene-why-place-memory")
    return message("irene-why-place-aside")


def _crumb(view: MazeView, action: act.MoveCrumb, content: Content) -> Message:
    lying, worth = view.crumbs[view.seat][action.symbol], content.numbers.breadcrumb
    spot = spot_on(view.caves, action.cell)
    if spot is not None and not spot.up and not _remembers(view, action.cell):
        return message("irene-why-crumb-bluff")
    if lying != SUPPLY:
        return message("irene-why-crumb-moved", points=worth)
    if view.public.advanced and spot is not None and not spot.up:
        return message("irene-why-crumb-guards", points=worth)
    return message("irene-why-crumb", points=worth)


# ---------------------------------------------------------------------- escape


def _palace(view: MazeView, action: act.TakePalace, content: Content) -> Message:
    if view.looks_at_backs:
        bonus = symbol_named(view.backs[action.symbol], "every")
        return message("irene-why-palace-and-bonus", start=symbol_named(action.symbol, "from"), bonus=bonus)
    if any(spot.up and content.fits(spot.tile, action.symbol) for spot in view.caves):
        return message("irene-why-palace-open", start=symbol_named(action.symbol, "from"))
    return message("irene-why-palace", palace=symbol_named(action.symbol, "the"))


def _choose(view: MazeView, action: act.Choose, content: Content) -> Message:
    cell = action.cell
    spot = spot_on(view.caves, cell)
    if spot is not None and spot.up:
        if content.paths[spot.tile].exit == GRASS:
            return message("irene-why-choose-home")
        count = content.scroll_points[spot.tile] + _crumbs_on(view, cell) * content.numbers.breadcrumb
        return message("irene-why-choose-open", points=count)
    start = symbol_named(goes_on_from(view, content), "from")
    if _is_doubtful(view, cell):
        return message("irene-why-choose-doubtful")
    if _remembers(view, cell):
        return message("irene-why-trust-memory", start=start)
    if cell == MOUNTAIN:
        return message("irene-why-choose-mountain")
    if _crumbs_on(view, cell):
        return message("irene-why-choose-crumb")
    symbol = goes_on_from(view, content)
    if any(content.fits(sight.tile, symbol) for sight in view.sights if spot_on(view.caves, sight.cell)):
        return message("irene-why-choose-another")
    return message("irene-why-choose-unseen", start=start)


def goes_on_from(view: MazeView, content: Content) -> int:
    """The symbol at the end of the path of the one who looks, which the next tile must begin with."""
    return content.end_of(view.public.paths[view.seat], view.public.starts[view.seat])


def _seal(view: MazeView, action: act.SealHome, content: Content) -> Message:
    if view.public.advanced:
        return message("irene-why-seal-advanced")
    return message("irene-why-seal")


# ---------------------------------------------------------------------- Goblins!


def _shout(view: MazeView, action: act.Shout, content: Content) -> Message:
    name = player(view.public.active)
    if known_from(view, content).goblins:
        return message("irene-why-shout-sure", name=name)
    return message("irene-why-shout", name=name)


def _turn_up(view: MazeView, action: act.TurnUp, content: Content) -> Message:
    name = player(view.public.active)
    if _remembers(view, action.cell):
        return message("irene-why-turn-up-seen", name=name)
    if _crumbs_on(view, action.cell):
        return message("irene-why-turn-up-crumb")
    return message("irene-why-turn-up-unseen", name=name)


# ---------------------------------------------------------------------- alone


def _pick_palace(view: SoloView, action: alone.PickPalace, content: Content) -> Message:
    ways = [content.entries.count(symbol) for symbol in range(len(SYMBOLS))]
    if min(ways) == max(ways):
        return message("irene-why-solo-any-palace")
    return message("irene-why-solo-palace", symbol=symbol_named(action.symbol, "the"))


def _dig(view: SoloView, action: alone.Dig, content: Content) -> Message:
    if len(view.public.caves) < content.numbers.chart_from:
        return message("irene-why-dig-too-few", needed=content.numbers.chart_from, caves=len(view.public.caves))
    if len(view.public.caves) % content.numbers.kept_of:
        return message("irene-why-dig-to-keep")
    swept = sum([content.is_goblin(tile) for pile in view.public.discards for tile in pile])
    return message("irene-why-dig", goblins=content.goblins - swept, tiles=view.mountain_size)


def _chart(view: SoloView, action: alone.Chart, content: Content) -> Message:
    return message("irene-why-chart", tiles=content.may_keep(view.public.caves))


def _keep(view: SoloView, action: alone.Keep, content: Content) -> Message:
    path = content.paths[action.tile]
    worth = content.scroll_points[action.tile] + content.bonus_points(action.tile, view.bonus)
    if path.exit == GRASS:
        return message("irene-why-keep-grass")
    entry, end = symbol_named(path.entry), symbol_named(path.exit)
    if worth > 1:
        return message("irene-why-keep-worth", entry=entry, end=end, points=worth)
    return message("irene-why-keep", entry=entry, end=end)


def _run(view: SoloView, action: alone.RunForIt, content: Content) -> Message:
    if not view.mountain_size and len(view.public.caves) < content.numbers.chart_from:
        return message("irene-why-run-nothing-more")
    return message("irene-why-run", number=max(view.numbers))


def _lay(view: SoloView, action: alone.Lay, content: Content) -> Message:
    path = content.paths[action.tile]
    if path.exit == GRASS:
        return message("irene-why-lay-grass")
    return message("irene-why-lay", start=symbol_named(path.exit, "from"))


def _enter(view: SoloView, action: alone.Enter, content: Content) -> Message:
    return message("irene-why-enter", points=view.points)


_REASONS: dict[type, Message | Callable[[Any, Any, Content], Message]] = {
    act.Explore: _explore,
    act.Escape: _escape,
    act.PlaceTile: _place,
    act.SwapTiles: message("irene-why-swap"),
    act.MoveCrumb: _crumb,
    act.EndTurn: message("irene-why-end-turn"),
    act.TakePalace: _palace,
    act.Choose: _choose,
    act.TakeHome: message("irene-why-take-home"),
    act.PutBack: message("irene-why-put-back"),
    act.SealHome: _seal,
    act.Shout: _shout,
    act.TurnUp: _turn_up,
    act.NextGame: message("irene-why-next-game"),
    alone.PickPalace: _pick_palace,
    alone.Dig: _dig,
    alone.Chart: _chart,
    alone.Keep: _keep,
    alone.Seal: message("irene-why-solo-seal"),
    alone.RunForIt: _run,
    alone.Lay: _lay,
    alone.TakeBack: message("irene-why-take-back"),
    alone.Enter: _enter,
    alone.Surrender: message("irene-why-surrender"),
}
