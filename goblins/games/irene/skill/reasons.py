"""Why a player might do something: one sentence for a hint, which never names a face that does not show now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
from goblins.games.irene.wording import in_points

#: With so few Homes left there is a hurry.
FEW_HOMES = 2


def reason_for(view: IreneView, action: IreneAction, content: Content) -> str:
    """A sentence about an action, from what the player sees and remembers."""
    reason = _REASONS[type(action)]
    return reason if isinstance(reason, str) else reason(view, action, content)


def _remembers(view: MazeView, cell: int) -> bool:
    return any(sight.cell == cell for sight in view.sights)


def _is_doubtful(view: MazeView, cell: int) -> bool:
    return any(sight.cell == cell and not sight.sure for sight in view.sights)


def _crumbs_on(view: MazeView, cell: int) -> int:
    return sum(held.count(cell) for held in view.crumbs)


def _homes_left(view: MazeView) -> int:
    return view.public.homes.count(FREE)


# ---------------------------------------------------------------------- explore


def _explore(view: MazeView, action: act.Explore, content: Content) -> str:
    if not view.sights:
        return "You know nothing of the Caves yet, so look around first."
    if view.public.arrived:
        return "The way you know is not worth enough yet, and there is still time to look."
    return "What you have seen does not make a good way home yet: one more look."


def _escape(view: MazeView, action: act.Escape, content: Content) -> str:
    if not view.mountain_size:
        return "The Mountain is empty: it is time to go."
    if view.public.arrived and _homes_left(view) <= FEW_HOMES:
        return "Hardly a Home is left: now or never."
    if view.public.arrived:
        return "What you remember may be enough to beat those who are home."
    if any(start != NO_PALACE for start in view.public.starts):
        return "Somebody has set out already, and you have seen a good way: go."
    return "You have seen a good way home: go before somebody takes its tiles."


def _place(view: MazeView, action: act.PlaceTile, content: Content) -> str:
    neighbours = beside(action.cell)
    hidden = [spot.cell for spot in view.caves if not spot.up and spot.cell in neighbours]
    news = sum(not _remembers(view, cell) for cell in hidden)
    if news > 1:
        return f"From there you can peek at {news} tiles that you have not seen."
    if news == 1:
        return "From there you can peek at a tile that you have not seen."
    if any(_is_doubtful(view, cell) for cell in hidden):
        return "Somebody may have swapped tiles there, so it is worth another look."
    if hidden:
        return "From there you can refresh your memory."
    return "It lies out of the way there, where few will peek at it."


def _crumb(view: MazeView, action: act.MoveCrumb, content: Content) -> str:
    lying, worth = view.crumbs[view.seat][action.symbol], in_points(content.numbers.breadcrumb)
    spot = spot_on(view.caves, action.cell)
    if spot is not None and not spot.up and not _remembers(view, action.cell):
        return "Others may take it for a tile you want."
    if lying != SUPPLY:
        return f"It is more likely to be on your way there, and captured it is worth {worth}."
    if view.public.advanced and spot is not None and not spot.up:
        return f"On your way it is worth {worth}, and nobody can swap that tile any more."
    return f"If you come past on your way home, it is worth {worth}."


# ---------------------------------------------------------------------- escape


def _palace(view: MazeView, action: act.TakePalace, content: Content) -> str:
    name = SYMBOLS[action.symbol]
    if view.looks_at_backs:
        bonus = SYMBOLS[view.backs[action.symbol]]
        return f"From the {name} you know the best way on, and every {bonus} on it is a bonus."
    if any(spot.up and content.fits(spot.tile, action.symbol) for spot in view.caves):
        return f"A tile that goes on from the {name} lies open already."
    return f"Of all Palaces the {name} fits best what you have seen."


def _choose(view: MazeView, action: act.Choose, content: Content) -> str:
    cell = action.cell
    spot = spot_on(view.caves, cell)
    if spot is not None and spot.up:
        if content.paths[spot.tile].exit == GRASS:
            return "It lies open, it fits, and it leads home."
        count = content.scroll_points[spot.tile] + _crumbs_on(view, cell) * content.numbers.breadcrumb
        return f"It lies open, it fits, and it is worth {count}." if count else "It lies open, and it fits."
    if _is_doubtful(view, cell):
        return "You have seen this tile, though it may have been swapped since."
    if _remembers(view, cell):
        return "You have seen this tile: trust your memory."
    if cell == MOUNTAIN:
        return "Nobody knows the Mountain’s top tile, and it is as good a guess as any."
    if _crumbs_on(view, cell):
        return "Somebody left a breadcrumb there, so it is the best guess."
    return "This cell is the best guess."


def _seal(view: MazeView, action: act.SealHome, content: Content) -> str:
    if view.public.advanced:
        return "One has to be turned, and nobody knows the number on its back."
    return "One Home fewer for those who are still inside."


# ---------------------------------------------------------------------- Goblins!


def _shout(view: MazeView, action: act.Shout, content: Content) -> str:
    if known_from(view, content).goblins:
        return "What you have seen in the Caves is enough to shout."
    return "They are getting away, and a shout may cost them the turn."


def _turn_up(view: MazeView, action: act.TurnUp, content: Content) -> str:
    if _remembers(view, action.cell):
        return "You have seen this tile: trust your memory."
    if _crumbs_on(view, action.cell):
        return "It is a guess, and the breadcrumb there may be a bluff."
    return "This cell is the best guess."


# ---------------------------------------------------------------------- alone


def _pick_palace(view: SoloView, action: alone.PickPalace, content: Content) -> str:
    ways = [content.entries.count(symbol) for symbol in range(len(SYMBOLS))]
    if min(ways) == max(ways):
        return "Every symbol leads on equally often, so any Palace will do."
    return f"No symbol leads on more often than the {SYMBOLS[action.symbol]}."


def _dig(view: SoloView, action: alone.Dig, content: Content) -> str:
    if len(view.public.caves) < content.numbers.chart_from:
        return "The Caves are too few to chart: dig."
    if len(view.public.caves) % content.numbers.kept_of:
        return "One more tile in the Caves is one more to keep."
    return "A longer chart is worth the risk of a Goblin."


def _chart(view: SoloView, action: alone.Chart, content: Content) -> str:
    count = content.may_keep(view.public.caves)
    kept = "a tile" if count == 1 else f"{count} tiles"
    return f"Take {kept} to safety before a Goblin sweeps the Caves away."


def _keep(view: SoloView, action: alone.Keep, content: Content) -> str:
    path = content.paths[action.tile]
    worth = content.scroll_points[action.tile] + content.bonus_points(action.tile, view.bonus)
    if path.exit == GRASS:
        return "A way home has to end in grass."
    if worth > 1:
        return f"It leads from {SYMBOLS[path.entry]} to {SYMBOLS[path.exit]} and is worth {worth} points."
    return f"It leads from {SYMBOLS[path.entry]} to {SYMBOLS[path.exit]}, and you may need that."


def _run(view: SoloView, action: alone.RunForIt, content: Content) -> str:
    if not view.mountain_size and len(view.public.caves) < content.numbers.chart_from:
        return "There is nothing more to find: run for it."
    beat = max(view.numbers)
    return f"If you remember your pile well, it beats the {beat}." if beat else "Your pile should lead home already."


def _lay(view: SoloView, action: alone.Lay, content: Content) -> str:
    path = content.paths[action.tile]
    if path.exit == GRASS:
        return "It ends in grass, and nothing longer is worth more."
    return f"It fits, and the best way goes on from the {SYMBOLS[path.exit]}."


def _enter(view: SoloView, action: alone.Enter, content: Content) -> str:
    return f"The path is complete, and worth {view.points}."


_REASONS: dict[type, str | Callable[[Any, Any, Content], str]] = {
    act.Explore: _explore,
    act.Escape: _escape,
    act.PlaceTile: _place,
    act.SwapTiles: "Whoever remembers these two cells will be wrong about them.",
    act.MoveCrumb: _crumb,
    act.EndTurn: "No breadcrumb would help now, and one may give your way away.",
    act.TakePalace: _palace,
    act.Choose: _choose,
    act.TakeHome: "Home at last, and from the front every Home is as good as another.",
    act.PutBack: "There it lies in nobody’s way and shows nobody more of the Caves.",
    act.SealHome: _seal,
    act.Shout: _shout,
    act.TurnUp: _turn_up,
    act.NextGame: "This game is over: on to the next one.",
    alone.PickPalace: _pick_palace,
    alone.Dig: _dig,
    alone.Chart: _chart,
    alone.Keep: _keep,
    alone.Seal: "One must be turned, and nobody knows the number on its back.",
    alone.RunForIt: _run,
    alone.Lay: _lay,
    alone.TakeBack: "Your pile allows more than this: try another way.",
    alone.Enter: _enter,
    alone.Surrender: "There is no way home any more.",
}
