"""Koncita in words: what is to be done now, and what happened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.koncita import events as ev
from goblins.games.koncita.board import distance_between
from goblins.games.koncita.content import KINDS, TRIGGERS, Cards, Content
from goblins.games.koncita.legal import thrown_away
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.state import NOBODY, ROOM_CARDS, Decision
from goblins.games.koncita.telling import squares_away
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.log import Line
from goblins.tables.koncita.geometry import colour_toward
from goblins.tables.koncita.lettering import kind_title, treasure_won
from goblins.words import Message, message, say

#: A thing that happened: who did it, whose name goes before it, and what; nobody did what is a clause by itself.
Clause = tuple[int, Message]
#: How everybody broke orders, one after the other.
Breaches = Mapping[int, Sequence[ev.Breached]]


def now(
    view: KoncitaView, context: TableContext, content: Content, *, can_play: bool, breaches: Breaches | None = None
) -> str:
    """What the table waits for, in one sentence; `breaches`: how everybody broke orders."""
    decision = view.public.decision
    if decision is None:
        return say("koncita-now-over", why=ended(view.public.ending, content))
    name = context.name(decision.seat)
    if not context.seat(decision.seat).is_human and not context.pausing:
        return _waiting(decision, name, context)
    if decision.kind == "place":
        return say("koncita-now-place", name=name)
    if context.pausing:
        return say("koncita-now-gestures")
    if decision.kind == "pick":
        return _to_pick(view, context, content, can_play=can_play)
    if decision.kind == "take":
        return say("koncita-now-take", name=name, why=why(view, decision, breaches))
    return _to_settle(decision, name, context, squares_away(content.numbers.flung))


def _to_settle(decision: Decision, name: str, context: TableContext, away: str) -> str:
    """What follows a card: somebody is to choose how."""
    match decision.kind:
        case "shove":
            return say("koncita-now-shove", name=name, other=_shoved(decision, context))
        case "bounce":
            return say("koncita-now-bounce", name=name, away=away)
        case "relocate":
            return say("koncita-now-relocate", name=name, piece=ROOM_CARDS[decision.thing], away=away)
    return say("koncita-now-use", name=name)


def meanwhile(view: KoncitaView, context: TableContext) -> str:
    """Whose turn it is, while things still move."""
    key = "koncita-now-bot-place" if view.public.pending[-1].kind == "place" else "koncita-now-turn"
    return say(key, name=context.name(named_meanwhile(view)))


def named_meanwhile(view: KoncitaView) -> int:
    """Who is named while things still move: whoever has the turn, though another may be the next to decide."""
    decision = view.public.pending[-1]
    return decision.seat if decision.kind == "place" else view.public.active


def ended(reason: str, content: Content) -> Message:
    """Why the game is over."""
    if reason == "six_forfeits":
        return message("koncita-over-six-forfeits", most=content.numbers.most_forfeits)
    return message(f"koncita-over-{reason.replace('_', '-')}")


def _to_pick(view: KoncitaView, context: TableContext, content: Content, *, can_play: bool) -> str:
    """Somebody is to play a card; what only they may know is said when they look."""
    decision = view.public.pending[-1]
    name = context.name(decision.seat)
    if decision.seat == context.viewer and not context.waiting:
        if context.covered:
            return say("koncita-now-show-hand", name=name)
        if thrown_away(view.public, content, view.hand):
            return say("koncita-now-throw-more", name=name)
        if not can_play:
            return say("koncita-now-throw-some", name=name)
    if content.numbers.cards_in_a_turn == 1:
        return say("koncita-now-play", name=name)
    return say("koncita-now-play-next", name=name, card=len(view.public.played) + 1)


def _waiting(decision: Decision, name: str, context: TableContext) -> str:
    if decision.kind == "shove":
        return say("koncita-now-bot-shove", name=name, other=_shoved(decision, context))
    if decision.kind == "relocate":
        return say("koncita-now-bot-relocate", name=name, piece=ROOM_CARDS[decision.thing])
    return say(f"koncita-now-bot-{decision.kind}", name=name)


def _shoved(decision: Decision, context: TableContext) -> str:
    return context.name(decision.goblin) if decision.goblin >= 0 else ""


def why(view: KoncitaView, decision: Decision, breaches: Breaches | None = None) -> Message:
    """For what a Forfeit is taken; this follows a name. Which order was broken only the log knows: `breaches`."""
    if decision.breach:
        ways = (breaches or {}).get(decision.seat)
        return broken(ways[0]) if ways else message("koncita-forfeit-breach")
    under = view.public.pending[-2] if len(view.public.pending) > 1 else None
    if under and under.kind == "bounce":
        moved_by_her = view.public.deed is not None and view.public.deed.princess_touched
        return message("koncita-forfeit-run-over" if moved_by_her else "koncita-forfeit-ran-into")
    if under and under.kind == "relocate":
        return message("koncita-forfeit-touched", piece=ROOM_CARDS[under.thing])
    return message("koncita-forfeit-stopped-oscar")


def after_forfeit(view: KoncitaView, context: TableContext, content: Content) -> str:
    """What follows the Forfeit that is being chosen."""
    away = squares_away(content.numbers.flung)
    decision = view.public.pending[-1]
    under = view.public.pending[-2] if len(view.public.pending) > 1 else None
    if under and under.kind == "bounce" and under.seat == decision.seat:
        return say("koncita-then-bounce", name=context.name(decision.seat), away=away)
    if under and under.kind == "relocate" and under.seat == decision.seat:
        return say("koncita-then-relocate", piece=ROOM_CARDS[under.thing], away=away)
    return say("koncita-then-card-lost" if decision.breach else "koncita-then-on")


def order_words(cards: Cards, forfeit: int) -> str:
    """What sets off a Forfeit's gesture."""
    card = cards.forfeits[forfeit]
    if card.to_taker:
        return say("koncita-order-to-taker")
    return say(f"koncita-order-{TRIGGERS[card.trigger].replace('_', '-')}")


# ---------------------------------------------------------------------- what happened


def broken(event: ev.Breached, person: str = "they") -> Message:
    """How somebody broke an order: the gestures that were missed, too many stumbles, or caught at the table."""
    return _broken(event, person, "")


def _broken(event: ev.Breached, person: str, twice: str) -> Message:
    if event.kinds:
        return message(f"koncita-broke-forgot{twice}", person=person, kinds=_missed(event))
    return message(f"koncita-broke-{'stumbled' if event.stumbled else 'caught'}{twice}", person=person)


def _missed(event: ev.Breached) -> tuple[Message, ...]:
    return tuple(message(f"koncita-kind-{KINDS[kind]}.missed") for kind in event.kinds)


def forgotten(event: ev.Breached) -> str:
    """The same to whoever did it."""
    if event.kinds:
        return say("koncita-you-forgot", deeds=tuple(message(f"koncita-to-do-{KINDS[kind]}") for kind in event.kinds))
    return say("koncita-you-broke", way=broken(event, "you"))


def breaches(log: Iterable[LogEntry]) -> Breaches:
    """How everybody broke orders, one after the other."""
    return breaches_in(event for entry in log for event in entry.events)


def breaches_in(events: Iterable[Event]) -> Breaches:
    """The same of what happened."""
    found: dict[int, list[ev.Breached]] = {}
    for event in events:
        if isinstance(event, ev.Breached):
            found.setdefault(event.seat, []).append(event)
    return found


def why_out(ways: Sequence[ev.Breached], person: str = "they") -> Message:
    """How somebody came to be out: twice in one way, or in two."""
    last = ways[-1]
    if len(ways) < 2:
        return broken(last, person)
    before = ways[-2]
    if broken(before) == broken(last):
        return _broken(last, person, "-twice")
    if before.kinds and last.kinds:
        return message("koncita-broke-forgot-then", person=person, kinds=_missed(before), others=_missed(last))
    return message("koncita-broke-then", way=broken(before, person), other=broken(last, person))


def squares_run(event: ev.OscarRan) -> int:
    """How far Oscar ran."""
    return distance_between(event.start, event.square)


def sentence(
    events: Sequence[Event], context: TableContext, content: Content, seat: int, onto: int | None = None
) -> str:
    """Everything that happened in a step, in one sentence; empty for a card that was only picked: its use tells of it.
    `onto`: whom a goblin moved onto that is still to be shoved.
    """
    if all(isinstance(event, ev.Picked) for event in events):
        return ""
    clauses = _clauses(events, context, content, onto)
    if not clauses:
        return say("koncita-log-turn-over", name=context.name(seat))
    told = [
        say(did) if who == NOBODY or who == seat == last else say("koncita-log-by", name=context.name(who), did=did)
        for (who, did), last in zip(clauses, (NOBODY, *(who for who, _ in clauses)), strict=False)
    ]
    words = reduce(lambda before, after: say("koncita-log-then", before=before, after=after), told)
    return say("koncita-log-sentence", words=words)


def _clauses(events: Sequence[Event], context: TableContext, content: Content, onto: int | None) -> list[Clause]:
    """What is told of a step; what a goblin met where it went belongs to its move."""
    hers = any(isinstance(event, ev.PrincessMoved) for event in events)
    clauses: list[Clause] = []
    before: Event | None = None
    for event in events:
        met = _met(before, event, context, content)
        clause = met or _told(event, context, content, hers=hers)
        if met:
            clauses.pop()
        elif onto is not None and isinstance(event, ev.GoblinMoved):
            toward = _colour(event.colour)
            clause = event.seat, message("koncita-did-move-onto-goblin", colour=toward, other=context.name(onto))
        if clause:
            clauses.append(clause)
        before = event
    return clauses


def _met(before: Event | None, event: Event, context: TableContext, content: Content) -> Clause | None:
    """A move with what the goblin met where it went; none where this is something else."""
    if not isinstance(before, ev.GoblinMoved):
        return None
    seat, colour = before.seat, _colour(before.colour)
    if isinstance(event, ev.Touched) and event.goblin == seat:
        return seat, message("koncita-did-move-onto", colour=colour, piece=event.piece)
    if isinstance(event, ev.Shoved) and (event.seat, event.start) == (seat, before.square):
        other, way = context.name(event.goblin), _way(event, content)
        if way is None:
            return seat, message("koncita-did-move-and-shove", colour=colour, other=other)
        return seat, message("koncita-did-move-and-shove-toward", colour=colour, other=other, way=way)
    return None


def onto_whom(
    lines: Sequence[Line], log: Sequence[LogEntry], view: KoncitaView, context: TableContext, content: Content
) -> list[Line]:
    """The log's lines while somebody is still to be shoved: the newest one says onto whom the goblin moved."""
    decision, told = view.public.decision, list(lines)
    newest = next((entry for entry in reversed(log) if sentence(entry.events, context, content, entry.seat)), None)
    if told and newest and decision is not None and decision.kind == "shove" and _is_a_move(newest):
        words = sentence(newest.events, context, content, newest.seat, decision.goblin)
        told[0] = replace(told[0], words=words)
    return told


def _is_a_move(entry: LogEntry) -> bool:
    kinds = {type(event) for event in entry.events}
    return ev.GoblinMoved in kinds and ev.Shoved not in kinds


def card_by_card(log: Sequence[LogEntry]) -> list[LogEntry]:
    """The log in which a move and the shoves that follow it are one step."""
    told: list[LogEntry] = []
    for entry in log:
        shoves = bool(entry.events) and isinstance(entry.events[0], ev.Shoved)
        if shoves and told and told[-1].seat == entry.seat:
            told[-1] = replace(told[-1], events=told[-1].events + entry.events)
        else:
            told.append(entry)
    return told


def _colour(colour: int) -> Message:
    return message(f"koncita-colour-{COLOURS[colour]}")


def _way(event: ev.Shoved, content: Content) -> Message | None:
    """The wall that somebody was shoved toward."""
    colour = colour_toward(content.room, event.start, event.square)
    return None if colour is None else _colour(colour)


def _told(event: Event, context: TableContext, content: Content, *, hers: bool) -> Clause | None:
    """One thing that happened; what is not here goes without saying."""
    match event:
        case ev.Touched() if hers:  # in a step in which the Princess moved, it was she who touched a goblin
            return NOBODY, message("koncita-log-ran-over", name=context.name(event.goblin))
        case ev.Touched():
            return event.goblin, message("koncita-did-touch", piece=event.piece)
        case ev.Reshuffled():
            return NOBODY, message("koncita-log-reshuffled")
        case ev.Ended():
            return NOBODY, message("koncita-log-over", why=ended(event.reason, content))
        case ev.Placed() | ev.Bounced() | ev.WentOut() | ev.Discarded() | ev.CaughtOut():
            return event.seat, message(_ALONE[type(event)])
        case ev.GoblinMoved() | ev.PrincessMoved() | ev.OscarRan() | ev.Shoved() | ev.Relocated():
            return event.seat, _moved(event, context, content)
        case ev.ForfeitTaken() | ev.TreasureWon() | ev.Breached():
            return event.seat, _got(event, content.cards)
        case ev.Gestured() | ev.Stumbled():
            return event.seat, _made(event, context)
    return None


#: What is told of somebody with no more than their name.
_ALONE: dict[type[Event], str] = {
    ev.Placed: "koncita-did-come-in",
    ev.Bounced: "koncita-did-bounce",
    ev.WentOut: "koncita-did-go-out",
    ev.Discarded: "koncita-did-throw-away",
    ev.CaughtOut: "koncita-did-get-caught",
}


def _moved(
    event: ev.GoblinMoved | ev.PrincessMoved | ev.OscarRan | ev.Shoved | ev.Relocated,
    context: TableContext,
    content: Content,
) -> Message:
    """What somebody moved in the room."""
    match event:
        case ev.GoblinMoved():
            return message("koncita-did-move", colour=_colour(event.colour))
        case ev.PrincessMoved():
            return message("koncita-did-move-princess", colour=_colour(event.colour))
        case ev.OscarRan():
            return _ran(event, context)
        case ev.Relocated():
            return message("koncita-did-relocate", piece=event.piece)
    other, way = context.name(event.goblin), _way(event, content)
    if way is None:
        return message("koncita-did-shove", other=other)
    return message("koncita-did-shove-toward", other=other, way=way)


def _ran(event: ev.OscarRan, context: TableContext) -> Message:
    colour, squares = _colour(event.colour), squares_run(event)
    if event.stopper == NOBODY:
        return message("koncita-did-send-oscar", colour=colour, squares=squares)
    other = context.name(event.stopper)
    return message("koncita-did-send-oscar-stopped", colour=colour, squares=squares, other=other)


def _got(event: ev.ForfeitTaken | ev.TreasureWon | ev.Breached, cards: Cards) -> Message:
    """What somebody won, took or lost."""
    match event:
        case ev.TreasureWon():
            won = cards.treasures[event.treasure]
            return message("koncita-did-win", treasure=treasure_won(won), points=won.points)
        case ev.ForfeitTaken():
            card = cards.forfeits[event.forfeit]
            return message("koncita-did-take", forfeit=card.name, kind=kind_title(KINDS[card.kind]))
    way = broken(event)
    return message("koncita-did-break", way=way) if event.count == 1 else way


def _made(event: ev.Gestured | ev.Stumbled, context: TableContext) -> Message:
    in_time = isinstance(event, ev.Gestured)
    if event.at != NOBODY:
        key = "koncita-did-praise" if in_time else "koncita-did-stumble-praising"
        return message(key, other=context.name(event.at))
    return message("koncita-did-gesture" if in_time else "koncita-did-stumble", kind=KINDS[event.kind])
