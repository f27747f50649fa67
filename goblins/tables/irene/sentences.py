"""Irene in words: what is to be done now, and what happened. Nothing here names a face that others may not know."""

from __future__ import annotations

from goblins.core.contract import Event
from goblins.games.irene.events import (
    Announced,
    Arrived,
    DidNotFit,
    Drew,
    Ended,
    GameDealt,
    GameEnded,
    Joined,
    MovedCrumb,
    Passed,
    PlacedTile,
    Sealed,
    Shouted,
    ShoutTurnedUp,
    TookPalace,
    WasCaught,
    WentBack,
)
from goblins.games.irene.state import (
    MOUNTAIN,
    NOBODY,
    TURNED,
    MazeView,
)
from goblins.games.irene.tiles import PATHS, SYMBOLS, Tiles
from goblins.tables.contract import TableContext
from goblins.tables.telling import in_one_sentence

_ENDS = {"all_home": "everybody is home", "sealed": "no Home is left", "trapped": "nobody inside can go on"}


def asked(view: MazeView, context: TableContext) -> tuple[str, str]:
    """What is asked now: a heading and a sentence."""
    name = context.name(view.shouter if view.phase == "shout" else view.active)
    match view.phase:
        case "turn":
            if not view.mountain_size:
                return f"{name}: escape!", "The Mountain is empty: you must begin your escape."
            return f"{name}: explore or escape", "Click the Mountain to draw a tile, or announce your escape."
        case "place":
            return "Place the tile in the Caves", "Drag it to a lit cell. It will lie face down."
        case "peeked" if view.advanced and len(view.peeked) > 1:
            return (
                "Peek, swap, then a breadcrumb",
                "Drag one peeked tile onto another to swap them; lay a crumb, or end your turn.",
            )
        case "peeked":
            return "Peek, then a breadcrumb", "Remember what you see. Lay a breadcrumb on any tile, or end your turn."
        case "next":
            return "The game is over", ""
        case "palace" if view.advanced:
            return (
                f"{name}: choose a Palace",
                "Its front begins your path. Every symbol like its back is a bonus point.",
            )
        case "palace":
            return f"{name}: choose a Palace", "Your path begins with its symbol."
        case "choose" if context.pausing:
            return f"{name} escapes", "A moment for the others: will anybody ring?"
        case "choose":
            return f"{name} escapes", "Drag a tile to the end of the path."
        case "home":
            return f"{name}: choose a Home", "The grass leads home: take any that is lit."
        case "return":
            return f"{name} is caught", "Drag each tile to a lit cell."
        case "job":
            return f"{name}: seal a Home", "You were first: in each turn one Home becomes the goblins’. Click it."
        case "shout":
            return f"{name} shouts: Goblins!", "Click a face-down Cave tile to turn it up."


def finished(view: MazeView, context: TableContext, points: tuple[int, ...]) -> tuple[str, str]:
    """How a game ended: who won it, and everybody's points (I-31, I-42)."""
    winner = view.games[-1]
    who = "The goblins win" if winner == NOBODY else f"{context.name(winner)} wins"
    heading = f"{who} game {len(view.games)}" if view.match_play else who
    reached = [
        f"{context.name(seat)} {number}" if seat in view.arrived else f"{context.name(seat)} not home"
        for seat, number in enumerate(points)
    ]
    turned = [number for number, owner in zip(view.numbers, view.homes, strict=True) if owner == TURNED]
    goblins = [f"goblins {max(turned, default=0)}"] if view.advanced else []
    return heading, f"Points: {', '.join([*reached, *goblins])}."


def in_points(count: int) -> str:
    """So many points, in words."""
    return f"{count} point{'' if count == 1 else 's'}"


def tile_words(tile: int, tiles: Tiles) -> str:
    """A tile that lies open, in words."""
    if tile >= PATHS:
        return "a Goblin"
    path = tiles.paths[tile]
    return f"{SYMBOLS[path.entry]} to {SYMBOLS[path.exit] if path.exit >= 0 else 'grass'}"


def told(event: Event, context: TableContext, tiles: Tiles) -> str:
    """One thing that happened, as a clause without its full stop."""
    who = context.name
    match event:
        case GameDealt(number=number, first=first):
            return f"game {number} begins with {who(first)}"
        case Drew(seat=seat):
            return f"{who(seat)} drew a tile"
        case PlacedTile(seat=seat, peeked=peeked):
            tiles_seen = "none" if not peeked else "one tile" if len(peeked) == 1 else f"{len(peeked)} tiles"
            seen = f"peeked at {tiles_seen}"
            return f"{who(seat)} placed a tile and {seen}"
        case MovedCrumb(seat=seat, symbol=symbol):
            return f"{who(seat)} laid the {SYMBOLS[symbol]} crumb"
        case Announced(seat=seat):
            return f"{who(seat)} begins the escape"
        case TookPalace(seat=seat, symbol=symbol):
            return f"{who(seat)} took the {SYMBOLS[symbol]} Palace"
        case Joined(seat=seat, tile=tile):
            return f"{who(seat)} took {tile_words(tile, tiles)}"
        case DidNotFit(seat=seat, tile=tile):
            return f"{who(seat)} turned up {tile_words(tile, tiles)}: it did not fit"
        case WasCaught(seat=seat, cell=cell):
            place = "on the Mountain" if cell == MOUNTAIN else "in the Caves"
            return f"{who(seat)} was caught by a Goblin {place}"
        case WentBack(seat=seat):
            return f"{who(seat)} put a tile back"
        case Arrived(seat=seat):
            return f"{who(seat)} is home"
        case Sealed(seat=seat, number=number):
            return f"{who(seat)} sealed a Home: Goblins, number {number}"
        case Shouted(seat=seat):
            return f"{who(seat)} shouted “Goblins!”"
        case ShoutTurnedUp(seat=seat, tile=tile):
            found = "a Goblin: the turn is lost" if tile >= PATHS else f"{tile_words(tile, tiles)}: no Goblin"
            return f"{who(seat)} turned up {found}"
        case Passed(seat=seat):
            return f"{who(seat)} had no tile to choose"
        case GameEnded(reason=reason, winner=winner):
            won = "the goblins win" if winner == NOBODY else f"{who(winner)} wins"
            return f"{_ENDS[reason]}: {won}"
        case Ended():
            return ""
    return ""


def sentence(events: tuple[Event, ...], context: TableContext, tiles: Tiles, seat: int) -> str:
    """Everything that happened in a step, in one sentence; empty when nothing is worth saying."""
    return in_one_sentence([told(event, context, tiles) for event in events], context.name(seat))
