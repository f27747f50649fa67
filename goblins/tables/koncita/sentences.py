"""Koncita in words: what is to be done now, and what happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.koncita import events as ev
from goblins.games.koncita.board import distance_between
from goblins.games.koncita.content import KINDS, TRIGGERS, Cards, Content
from goblins.games.koncita.legal import thrown_away
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.scoring import forfeits_in_words
from goblins.games.koncita.state import NOBODY, Decision
from goblins.games.koncita.telling import ORDINALS, squares_away
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.kit.log import Line
from goblins.tables.kit.sentences import in_one_sentence
from goblins.tables.koncita.geometry import colour_toward
from goblins.tables.koncita.lettering import GESTURES, ONTO

Who = Callable[[int], str]
Told = TypeVar("Told", bound=Event)
DID = ("praised", "bowed", "stamped", "stuck out the tongue", "clapped", "squealed")
TO_DO = ("praise somebody", "bow", "stamp", "stick out your tongue", "clap", "squeal")
TRIGGER_WORDS = {
    "treasure_taken": "When a goblin takes a Treasure",
    "princess_moves": "When the Princess moves",
    "oscar_runs": "When Oscar runs",
    "goblin_shoved": "When any goblin is shoved",
    "you_are_shoved": "When you are shoved",
    "other_takes_forfeit": "When another player takes a Forfeit",
    "your_turn_starts": "When your turn starts",
    "your_turn_ends": "When your turn ends",
    "wild_played": "When a wild card is played",
    "goblin_bounces": "When a goblin bounces off the Princess",
    "room_card_touched": "When somebody touches a room card",
    **{f"moves_toward_{colour}": f"When a card moves anybody toward {colour}" for colour in COLOURS},
}
#: An order that is about whoever took the Treasure (K-38).
TO_TAKER = "When another goblin takes a Treasure: point at the taker"
_ENDS = {
    "treasures": "the last Treasure is taken",
    "forfeits": "the last Forfeit is taken",
    "six_forfeits": "somebody holds {most}",
    "last_one_in": "only one goblin is left",
}


def now(view: KoncitaView, context: TableContext, content: Content, *, can_play: bool) -> str:
    """What the table waits for, in one sentence."""
    decision = view.public.decision
    if decision is None:
        return f"The game is over: {ended(view.public.ending, content)}."
    name = context.name(decision.seat)
    if not context.seat(decision.seat).is_human and not context.pausing:
        return _waiting(decision, name, context)
    if decision.kind == "place":
        return f"{name}: put your goblin on an edge square"
    if context.pausing:
        return "A moment for gestures: make yours now, if one is due"
    if decision.kind == "pick":
        return _to_pick(view, context, content, can_play=can_play)
    away = squares_away(content.numbers.flung)
    return {
        "use": f"{name}: choose where this card moves",
        "shove": f"{name} shoves {_shoved(decision, context)}: choose the square",
        "take": f"{name} {why(view, decision)}: take a Forfeit",
        "bounce": f"{name} bounces: choose a place {away} from her",
        "relocate": f"{name}: move the {thing(decision.thing)} {away}",
    }[decision.kind]


def meanwhile(view: KoncitaView, context: TableContext) -> str:
    """Whose turn it is, while things still move."""
    decision = view.public.pending[-1]
    if decision.kind == "place":
        return f"{context.name(decision.seat)} comes into the room"
    return f"{context.name(view.public.active)}’s turn"


def ended(reason: str, content: Content) -> str:
    """Why the game is over."""
    return _ENDS[reason].format(most=forfeits_in_words(content))


def _to_pick(view: KoncitaView, context: TableContext, content: Content, *, can_play: bool) -> str:
    """Somebody is to play a card; what only they may know is said when they look."""
    decision = view.public.pending[-1]
    name = context.name(decision.seat)
    if decision.seat == context.viewer:
        if context.covered:
            return f"{name}: show your hand; the others look away"
        if thrown_away(view.public, content, view.hand):
            return f"{name}: throw more away, or be done"
        if not can_play:
            return f"{name}: no card can be played, throw some away"
    if content.numbers.cards_in_a_turn == 1:
        return f"Your turn, {name}: play a card"
    return f"Your turn, {name}: play your{ORDINALS[len(view.public.played)] or ' first'} card"


def _waiting(decision: Decision, name: str, context: TableContext) -> str:
    return {
        "place": f"{name} comes into the room",
        "pick": f"{name} is looking at the cards",
        "use": f"{name} chooses a way",
        "shove": f"{name} shoves {_shoved(decision, context)}",
        "take": f"{name} takes a Forfeit",
        "bounce": f"{name} bounces",
        "relocate": f"{name} moves the {thing(decision.thing)}",
    }[decision.kind]


def _shoved(decision: Decision, context: TableContext) -> str:
    return context.name(decision.goblin) if decision.goblin >= 0 else ""


def why(view: KoncitaView, decision: Decision) -> str:
    """For what a Forfeit is taken."""
    if decision.breach:
        return "broke an order"
    under = view.public.pending[-2] if len(view.public.pending) > 1 else None
    if under and under.kind == "bounce":
        moved_by_her = view.public.deed is not None and view.public.deed.princess_touched
        return "was run over by the Princess" if moved_by_her else "ran into the Princess"
    if under and under.kind == "relocate":
        return f"touched {'Oscar' if under.thing == 2 else 'the ' + thing(under.thing)}"
    return "stopped Oscar"


def thing(thing: int) -> str:
    """What a room card is called."""
    return ("casket", "scepter", "dog")[thing]


def after_forfeit(view: KoncitaView, context: TableContext, content: Content) -> str:
    """What follows the Forfeit that is being chosen."""
    away = squares_away(content.numbers.flung)
    decision = view.public.pending[-1]
    under = view.public.pending[-2] if len(view.public.pending) > 1 else None
    name = context.name(decision.seat)
    if under and under.kind == "bounce" and under.seat == decision.seat:
        return f"Then move {name} to any empty place {away} from her."
    if under and under.kind == "relocate" and under.seat == decision.seat:
        piece = "Oscar" if under.thing == 2 else f"the {thing(under.thing)}"
        return f"Then move {piece} to any empty place {away}."
    if decision.breach:
        return "The Player card is lost; a second breach puts you out."
    return "Then the game goes on."


def order_words(cards: Cards, forfeit: int) -> str:
    """What sets off a Forfeit's gesture."""
    card = cards.forfeits[forfeit]
    return TO_TAKER if card.to_taker else TRIGGER_WORDS[TRIGGERS[card.trigger]]


# ---------------------------------------------------------------------- what happened


def broken(event: ev.Breached) -> str:
    """How somebody broke an order: the gestures that were missed, too many stumbles, or caught at the table."""
    missed = " and ".join(GESTURES[KINDS[kind]].title for kind in event.kinds)
    return f"forgot {missed}" if missed else "stumbled once too often" if event.stumbled else "was caught"


def forgotten(event: ev.Breached) -> str:
    """The same to whoever did it."""
    missed = " and to ".join(TO_DO[kind] for kind in event.kinds)
    return f"You forgot to {missed}." if missed else f"You {broken(event).replace('was', 'were')}."


def why_out(log: Iterable[LogEntry]) -> dict[int, str]:
    """How everybody broke orders, one after the other."""
    ways: dict[int, list[str]] = {}
    for event in (event for entry in log for event in entry.events):
        if isinstance(event, ev.Breached):
            ways.setdefault(event.seat, []).append(broken(event))
    return {seat: _in_turn(told) for seat, told in ways.items()}


def _in_turn(ways: Sequence[str]) -> str:
    """How somebody came to be out: twice in one way, or in two."""
    if len(ways) > 1 and ways[-1] == ways[-2]:
        return f"{ways[-1]} twice"
    return ", then ".join(ways[-2:]).replace(", then forgot", ", then")


def squares_run(event: ev.OscarRan) -> int:
    """How far Oscar ran."""
    return distance_between(event.start, event.square)


def _ran(event: ev.OscarRan, who: Who, content: Content) -> str:
    far = "one square" if squares_run(event) == 1 else f"{squares_run(event)} squares"
    end = f" and was stopped by {who(event.stopper)}" if event.stopper != NOBODY else ""
    return f"{who(event.seat)} sent Oscar toward {COLOURS[event.colour]}; he ran {far}{end}"


def _shoved_away(event: ev.Shoved, who: Who, content: Content) -> str:
    colour = colour_toward(content.room, event.start, event.square)
    way = "" if colour is None else f" toward {COLOURS[colour]}"
    return f"{who(event.seat)} shoved {who(event.goblin)}{way}"


def _took(event: ev.ForfeitTaken, who: Who, content: Content) -> str:
    card = content.cards.forfeits[event.forfeit]
    return f"{who(event.seat)} took {card.name} ({GESTURES[KINDS[card.kind]].title})"


def _won(event: ev.TreasureWon, who: Who, content: Content) -> str:
    won = content.cards.treasures[event.treasure]
    return f"{who(event.seat)} won the {won.name} ({won.points})"


def _broke(event: ev.Breached, who: Who, content: Content) -> str:
    lost = " and lost the Player card" if event.count == 1 else ""
    return f"{who(event.seat)} {broken(event)}{lost}"


def _made(event: ev.Gestured | ev.Stumbled, who: Who) -> str:
    return f"{who(event.seat)} {DID[event.kind]}" + (f" {who(event.at)}" if event.at != NOBODY else "")


def _clause(kind: type[Told], say: Callable[[Told, Who, Content], str]) -> tuple[type[Event], Callable[..., str]]:
    """How events of a kind are told."""
    return kind, say


#: What happened, by kind of event: a clause without its full stop. What is not here goes without saying.
_CLAUSES = dict(
    (
        _clause(ev.Placed, lambda event, who, _: f"{who(event.seat)} came into the room"),
        _clause(ev.GoblinMoved, lambda event, who, _: f"{who(event.seat)} moved toward {COLOURS[event.colour]}"),
        _clause(
            ev.PrincessMoved,
            lambda event, who, _: f"{who(event.seat)} moved the Princess toward {COLOURS[event.colour]}",
        ),
        _clause(ev.OscarRan, _ran),
        _clause(ev.Shoved, _shoved_away),
        _clause(ev.Touched, lambda event, who, _: f"{who(event.goblin)} touched {ONTO[event.piece]}"),
        _clause(ev.ForfeitTaken, _took),
        _clause(ev.Bounced, lambda event, who, _: f"{who(event.seat)} bounced away"),
        _clause(ev.Relocated, lambda event, who, _: f"{who(event.seat)} moved {ONTO[event.piece]} away"),
        _clause(ev.TreasureWon, _won),
        _clause(ev.Breached, _broke),
        _clause(ev.WentOut, lambda event, who, _: f"{who(event.seat)} is out"),
        _clause(ev.Discarded, lambda event, who, _: f"{who(event.seat)} threw a card away"),
        _clause(ev.Reshuffled, lambda event, who, _: "the discards were shuffled into a new deck"),
        _clause(ev.Gestured, lambda event, who, _: f"{_made(event, who)} in time"),
        _clause(ev.Stumbled, lambda event, who, _: f"{_made(event, who)} for no reason and stumbled"),
        _clause(ev.CaughtOut, lambda event, who, _: f"{who(event.seat)} was caught"),
        _clause(ev.Ended, lambda event, who, content: f"the game is over: {ended(event.reason, content)}"),
    )
)


def sentence(events: Sequence[Event], context: TableContext, content: Content, seat: int) -> str:
    """Everything that happened in a step, in one sentence; empty for a card that was only picked: its use tells of it."""
    if all(isinstance(event, ev.Picked) for event in events):
        return ""
    hers = any(isinstance(event, ev.PrincessMoved) for event in events)
    parts: list[str] = []
    before: Event | None = None
    for event in events:
        met = _met(before, event, context.name, content)
        if met:
            parts[-1] += met
        else:
            parts.append(_told(event, context, content, hers=hers))
        before = event
    return in_one_sentence(parts, context.name(seat)) or f"{context.name(seat)}’s turn was over."


def _met(before: Event | None, event: Event, who: Who, content: Content) -> str:
    """What a goblin met where it went, as the end of that clause; empty where this is something else."""
    if not isinstance(before, ev.GoblinMoved):
        return ""
    if isinstance(event, ev.Touched) and event.goblin == before.seat:
        return f", {'into' if event.piece == 'princess' else 'onto'} {ONTO[event.piece]}"
    if isinstance(event, ev.Shoved) and (event.seat, event.start) == (before.seat, before.square):
        return f" and {_shoved_away(event, who, content).removeprefix(who(event.seat) + ' ')}"
    return ""


def onto_whom(lines: Sequence[Line], view: KoncitaView, context: TableContext) -> list[Line]:
    """The log's lines while somebody is still to be shoved: the newest one says onto whom the goblin moved."""
    decision, told = view.public.decision, list(lines)
    if told and decision is not None and decision.kind == "shove" and _is_a_move(told[0]):
        told[0] = replace(told[0], words=f"{told[0].words.removesuffix('.')}, onto {_shoved(decision, context)}.")
    return told


def _is_a_move(line: Line) -> bool:
    return "moved toward" in line.words and " shoved " not in line.words


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


def _told(event: Event, context: TableContext, content: Content, *, hers: bool) -> str:
    """One thing that happened; in a step in which the Princess moved, it was she who touched a goblin."""
    if hers and isinstance(event, ev.Touched):
        return f"she ran over {context.name(event.goblin)}"
    say = _CLAUSES.get(type(event))
    return say(event, context.name, content) if say else ""
