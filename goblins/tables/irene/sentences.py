"""Irene in words: what is to be done now, and what happened. Nothing here names a face that others may not know."""

from __future__ import annotations

from goblins.core.contract import Event
from goblins.games.irene import events as happened
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.scoring import number_to_beat
from goblins.games.irene.state import NOBODY
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import in_points, in_tiles
from goblins.tables.contract import TableContext
from goblins.tables.kit.sentences import in_one_sentence

_ENDS = {"all_home": "everybody is home", "sealed": "no Home is left", "trapped": "nobody inside can go on"}


#: What everybody asks themselves who may ring a bell.
QUESTION = "Is there a Goblin under a tile?"


def stake_and_price(name: str) -> tuple[str, str]:
    """What ringing a bell may bring, and what it costs, while somebody of that name escapes (I-26)."""
    stake = f"Ring your bell, then turn up a Cave tile. Find a Goblin, and {name} loses this turn."
    return stake, "Wrong, and nobody may ring again this turn."


def asked(view: MazeView, context: TableContext, content: Content) -> tuple[str, str]:
    """What is asked now, as a heading and a sentence; while a bot decides people are told what about."""
    seat = view.public.shouter if view.public.phase == "shout" else view.public.active
    name = context.name(seat)
    if not context.seat(seat).is_human and view.public.phase != "next":
        return _awaited(view, context, name)
    if view.public.phase in ("turn", "place", "peeked"):
        return _asked_exploring(view, name)
    return _asked_escaping(view, context, name, content)


def _awaited(view: MazeView, context: TableContext, name: str) -> tuple[str, str]:
    """What a bot is about to decide."""
    if view.public.phase == "choose" and context.pausing:
        return QUESTION, " ".join(stake_and_price(name))
    return {
        "turn": (f"{name}’s turn", f"{name} explores, or begins to escape."),
        "place": (f"{name} has drawn a tile", f"{name} is choosing a cell for it."),
        "peeked": (f"{name} peeks", f"{name} looks at the neighbours of that tile, and may lay a breadcrumb."),
        "palace": (f"{name} will escape", f"{name} is choosing a Palace."),
        "choose": (f"{name} escapes", f"{name} is choosing a tile."),
        "home": (f"{name} is in the open", f"{name} is choosing a Home."),
        "return": (
            (f"{name}: it does not fit", f"{name} is choosing a cell for the tile.")
            if view.public.misfit
            else (f"{name} is caught", f"{name} lays the tiles back into the Caves.")
        ),
        "job": (f"{name} seals a Home", f"{name} was first home, and is choosing a Home to turn."),
        "shout": (f"{name} shouts: Goblins!", f"{name} is choosing a Cave tile to turn up."),
    }[view.public.phase]


def _asked_exploring(view: MazeView, name: str) -> tuple[str, str]:
    match view.public.phase:
        case "turn" if not view.mountain_size:
            return f"{name}: escape!", "The Mountain is empty: you must begin your escape."
        case "turn":
            return f"{name}: explore or escape", "Click the Mountain to draw a tile, or announce your escape."
        case "place":
            return "Place the tile in the Caves", "Click a lit cell, or drag it there. It will lie face down."
        case _ if view.public.advanced and len(view.public.peeked) > 1:
            words = "Drag one peeked tile onto another to swap them; lay a crumb, or end your turn."
            return "Peek, swap, then a breadcrumb", words
    words = "Remember what you see. A breadcrumb reminds you; whoever takes its tile gets a point."
    return "Peek, then a breadcrumb", words


def _asked_escaping(view: MazeView, context: TableContext, name: str, content: Content) -> tuple[str, str]:
    match view.public.phase:
        case "palace":
            plain = "Your path begins with its symbol."
            worth = in_points(content.numbers.bonus)
            advanced = f"Its front begins your path. Every symbol like its back is worth {worth}."
            return f"{name}: choose a Palace", advanced if view.public.advanced else plain
        case "choose":
            if context.pausing:
                waiting = f"The others may ring now. If they turn up a Goblin, {name} loses this turn; the path stays."
                return "Goblins?", waiting
            return f"{name} escapes", "Click a tile that goes on from the path’s end."
        case "home":
            return f"{name}: choose a Home", "The grass leads home: take any that is lit."
        case "return" if view.public.misfit:
            return f"{name}: it does not fit", "Click a lit cell for the tile: there it stays face up."
        case "return":
            return f"{name} is caught", "Click a lit cell for each tile."
        case "job":
            return f"{name}: seal a Home", "You were first: in each turn one Home becomes the goblins’. Click it."
        case "shout":
            return f"{name}: Goblins!", "Click a face-down Cave tile: a Goblin there ends the escape for this turn."
    return "The game is over", ""


def finished(view: MazeView, context: TableContext, points: tuple[int, ...]) -> tuple[str, str]:
    """How a game ended: who won it, and everybody's points (I-31, I-42)."""
    winner = view.public.games[-1]
    who = "The goblins win" if winner == NOBODY else f"{context.name(winner)} wins"
    heading = f"{who} game {len(view.public.games)}" if view.public.match_play else who
    reached = [
        f"{context.name(seat)} {number}" if seat in view.public.arrived else f"{context.name(seat)} not home"
        for seat, number in enumerate(points)
    ]
    goblins = [f"goblins {number_to_beat(view.public.homes, view.numbers)}"] if view.public.advanced else []
    return heading, f"Points: {', '.join([*reached, *goblins])}."


def tile_words(tile: int, content: Content) -> str:
    """A tile that lies open, in words."""
    if content.is_goblin(tile):
        return "a Goblin"
    path = content.paths[tile]
    return f"{SYMBOLS[path.entry]} to {SYMBOLS[path.exit] if path.exit != GRASS else 'grass'}"


def told(event: Event, context: TableContext, content: Content) -> str:
    """One thing that happened, as a clause without its full stop; empty where it is not worth one."""
    return (
        _told_of_a_game(event, context) or _told_of_a_turn(event, context) or _told_of_a_tile(event, context, content)
    )


def _told_of_a_game(event: Event, context: TableContext) -> str:
    match event:
        case happened.GameDealt(number=number, first=first):
            return f"game {number} begins with {context.name(first)}"
        case happened.GameEnded(reason=reason, winner=winner):
            won = "the goblins win" if winner == NOBODY else f"{context.name(winner)} wins"
            return f"{_ENDS[reason]}: {won}"
    return ""


def _told_of_a_turn(event: Event, context: TableContext) -> str:
    """What somebody did or met, without a tile that showed."""
    who = context.name
    match event:
        case happened.Drew(seat=seat):
            return f"{who(seat)} drew a tile"
        case happened.PlacedTile(seat=seat, peeked=peeked):
            seen = in_tiles(len(peeked)) if peeked else "none"
            return f"{who(seat)} placed a tile and peeked at {seen}"
        case happened.MovedCrumb(seat=seat, symbol=symbol):
            return f"{who(seat)} laid the {SYMBOLS[symbol]} crumb"
        case happened.Announced(seat=seat):
            return f"{who(seat)} begins the escape"
        case happened.TookPalace(seat=seat, symbol=symbol):
            return f"{who(seat)} took the {SYMBOLS[symbol]} Palace"
        case happened.WentBack(seat=seat):
            return f"{who(seat)} laid a tile in the Caves"
        case happened.Arrived(seat=seat):
            return f"{who(seat)} is home"
        case happened.Sealed(seat=seat, number=number):
            return f"{who(seat)} sealed a Home: Goblins, number {number}"
        case happened.Shouted(seat=seat):
            return f"{who(seat)} shouted “Goblins!”"
        case happened.Passed(seat=seat):
            return f"{who(seat)} had no tile to choose"
    return ""


def _told_of_a_tile(event: Event, context: TableContext, content: Content) -> str:
    """What was turned up."""
    who = context.name
    match event:
        case happened.Joined(seat=seat, tile=tile):
            return f"{who(seat)} took {tile_words(tile, content)}"
        case happened.DidNotFit(seat=seat, tile=tile):
            return f"{who(seat)} turned up {tile_words(tile, content)}: it did not fit"
        case happened.WasCaught(seat=seat, cell=cell):
            place = "on the Mountain" if cell == MOUNTAIN else "in the Caves"
            return f"{who(seat)} was caught by a Goblin {place}"
        case happened.ShoutTurnedUp(seat=seat, tile=tile):
            found = (
                "a Goblin: the turn is lost" if content.is_goblin(tile) else f"{tile_words(tile, content)}: no Goblin"
            )
            return f"{who(seat)} turned up {found}"
    return ""


def sentence(events: tuple[Event, ...], context: TableContext, content: Content, seat: int) -> str:
    """Everything that happened in a step, in one sentence; empty when nothing is worth saying."""
    return in_one_sentence([told(event, context, content) for event in events], context.name(seat))
