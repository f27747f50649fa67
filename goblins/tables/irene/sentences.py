"""Irene in words: what is to be done now, and what happened. Nothing here names a face that others may not know."""

from __future__ import annotations

from goblins.core.contract import Event
from goblins.games.irene import events as happened
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import Content
from goblins.games.irene.scoring import number_to_beat
from goblins.games.irene.state import NOBODY
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import end_name, in_points, symbol_form, symbol_name
from goblins.tables.contract import TableContext
from goblins.words import Argument, Message, message, say

_ENDS = {"all_home": "irene-end-all-home", "sealed": "irene-end-no-home", "trapped": "irene-end-trapped"}
#: What somebody did, without their name, or, where it was nobody, a whole clause.
Clause = tuple[int, Message]


def question() -> str:
    """What everybody asks themselves who may ring a bell."""
    return say("irene-now-ring")


def stake_and_price(name: str) -> tuple[str, str]:
    """What ringing a bell may bring, and what it costs, while somebody of that name escapes (I-26)."""
    return say("irene-now-ring.stake", name=name), say("irene-now-ring.price")


def asked(view: MazeView, context: TableContext, content: Content) -> tuple[str, str]:
    """What is asked now, as a heading and a sentence; while a bot decides people are told what about."""
    seat = view.public.shouter if view.public.phase == "shout" else view.public.active
    name = context.name(seat)
    if not context.seat(seat).is_human and view.public.phase != "next":
        return _awaited(view, context, name)
    if view.public.phase in ("turn", "place", "peeked"):
        heading, words = _asked_exploring(view, context, name)
        return heading, say("irene-look-first") if context.may_show and seat == context.viewer else words
    return _asked_escaping(view, context, name, content)


def heading_and_words(key: str, **args: Argument) -> tuple[str, str]:
    """A heading and the sentence that belongs to it."""
    return say(key, **args), say(f"{key}.words", **args)


def _awaited(view: MazeView, context: TableContext, name: str) -> tuple[str, str]:
    """What a bot is about to decide."""
    what: str = view.public.phase
    if what == "choose" and context.pausing:
        return question(), say("core-sentences", parts=stake_and_price(name))
    if what == "return":
        what = "misfit" if view.public.misfit else "caught"
    return heading_and_words(f"irene-now-awaited-{what}", name=name)


def people(context: TableContext) -> int:
    """How many people play: one alone need not be called by name."""
    return sum(seat.is_human for seat in context.setup.seats)


def _asked_exploring(view: MazeView, context: TableContext, name: str) -> tuple[str, str]:
    count = people(context)
    match view.public.phase:
        case "turn" if not view.mountain_size:
            return heading_and_words("irene-now-must-escape", name=name, people=count)
        case "turn":
            return heading_and_words("irene-now-turn", name=name, people=count)
        case "place":
            return heading_and_words("irene-now-place")
        case _ if view.public.advanced and len(view.public.peeked) > 1:
            return heading_and_words("irene-now-swap")
    return heading_and_words("irene-now-peek")


def _asked_escaping(view: MazeView, context: TableContext, name: str, content: Content) -> tuple[str, str]:
    count = people(context)
    match view.public.phase:
        case "palace" if view.public.advanced:
            worth = in_points(content.numbers.bonus)
            return heading_and_words("irene-now-palace-with-bonus", name=name, people=count, worth=worth)
        case "palace":
            return heading_and_words("irene-now-palace", name=name, people=count)
        case "choose" if context.pausing:
            return heading_and_words("irene-now-others-may-ring", name=name)
        case "choose":
            return heading_and_words("irene-now-choose", name=name, people=count)
        case "home":
            return heading_and_words("irene-now-home", name=name, people=count)
        case "return" if view.public.misfit:
            return heading_and_words("irene-now-misfit", name=name, people=count)
        case "return":
            return heading_and_words("irene-now-caught", name=name, people=count)
        case "job":
            return heading_and_words("irene-now-seal", name=name, people=count)
        case "shout":
            return heading_and_words("irene-now-turn-up", name=name, people=count)
    return say("irene-now-over"), ""


def finished(view: MazeView, context: TableContext, points: tuple[int, ...]) -> tuple[str, str]:
    """How a game ended: who won it, and everybody's points (I-31, I-42)."""
    winner = view.public.games[-1]
    by_goblins, game = winner == NOBODY, len(view.public.games) if view.public.match_play else 0
    heading = (
        say("irene-now-goblins-won", game=game)
        if by_goblins
        else say("irene-now-somebody-won", name=context.name(winner), game=game)
    )
    reached = [
        say("irene-now-reached", name=context.name(seat), points=number)
        if seat in view.public.arrived
        else say("irene-now-not-home", name=context.name(seat))
        for seat, number in enumerate(points)
    ]
    if view.public.advanced:
        reached.append(say("irene-now-goblins-reached", points=number_to_beat(view.public.homes, view.numbers)))
    return heading, say("irene-now-points", reached=", ".join(reached))


def tile_words(tile: int, content: Content) -> str:
    """A tile that lies open, in words."""
    if content.is_goblin(tile):
        return say("irene-tile-goblin")
    path = content.paths[tile]
    return say("irene-tile-path", entry=symbol_name(path.entry), exit=end_name(path.exit))


def told(event: Event, context: TableContext, content: Content) -> Clause | None:
    """One thing that happened, as who did it and what; nothing where it is not worth a clause."""
    return _told_of_a_game(event, context) or _told_of_a_turn(event) or _told_of_a_tile(event, content)


def _told_of_a_game(event: Event, context: TableContext) -> Clause | None:
    match event:
        case happened.GameDealt(number=number, first=first):
            return NOBODY, message("irene-log-dealt", number=number, name=context.name(first))
        case happened.GameEnded(reason=reason, winner=winner):
            how = message(_ENDS[reason])
            if winner == NOBODY:
                return NOBODY, message("irene-log-goblins-won", how=how)
            return NOBODY, message("irene-log-somebody-won", how=how, name=context.name(winner))
    return None


def _told_of_a_turn(event: Event) -> Clause | None:
    """What somebody did or met, without a tile that showed."""
    match event:
        case happened.Drew(seat=seat):
            return seat, message("irene-log-drew")
        case happened.PlacedTile(seat=seat, peeked=peeked):
            return seat, message("irene-log-placed", peeked=len(peeked))
        case happened.MovedCrumb(seat=seat, symbol=symbol):
            return seat, message("irene-log-crumb", crumb=symbol_form(symbol, "crumb"))
        case happened.Announced(seat=seat):
            return seat, message("irene-log-announced")
        case happened.TookPalace(seat=seat, symbol=symbol):
            return seat, message("irene-log-palace", palace=symbol_form(symbol, "palace"))
        case happened.WentBack(seat=seat):
            return seat, message("irene-log-went-back")
        case happened.Arrived(seat=seat):
            return seat, message("irene-log-arrived")
        case happened.Sealed(seat=seat, number=number):
            return seat, message("irene-log-sealed", number=number)
        case happened.Shouted(seat=seat):
            return seat, message("irene-log-shouted")
        case happened.Passed(seat=seat):
            return seat, message("irene-log-passed")
    return None


def _told_of_a_tile(event: Event, content: Content) -> Clause | None:
    """What was turned up."""
    match event:
        case happened.Joined(seat=seat, tile=tile):
            return seat, message("irene-log-joined", tile=tile_words(tile, content))
        case happened.DidNotFit(seat=seat, tile=tile):
            return seat, message("irene-log-did-not-fit", tile=tile_words(tile, content))
        case happened.WasCaught(seat=seat, cell=cell):
            return seat, message("irene-log-caught-on-mountain" if cell == MOUNTAIN else "irene-log-caught-in-caves")
        case happened.ShoutTurnedUp(seat=seat, tile=tile):
            if content.is_goblin(tile):
                return seat, message("irene-log-found-goblin")
            return seat, message("irene-log-found-no-goblin", tile=tile_words(tile, content))
    return None


def sentence(events: tuple[Event, ...], context: TableContext, content: Content, seat: int) -> str:
    """Everything that happened in a step, in one sentence; empty when nothing is worth saying."""
    clauses = [clause for event in events if (clause := told(event, context, content))]
    if not clauses:
        return ""
    words: list[str] = []
    last = NOBODY
    for who, deed in clauses:
        whole, last = who == NOBODY or who == seat == last, who
        words.append(say(deed) if whole else say("irene-log-deed", name=context.name(who), deed=deed))
    return say("irene-log", told="; ".join(words))
