"""Koncita in words: what is to be done now, and what happened."""

from __future__ import annotations

from goblins.core.contract import Event
from goblins.games.koncita.cards import COLOURS, KINDS, TRIGGERS, Cards
from goblins.games.koncita.events import (
    Bounced,
    Breached,
    CaughtOut,
    Discarded,
    Ended,
    ForfeitTaken,
    Gestured,
    GoblinMoved,
    OscarRan,
    Picked,
    Placed,
    PrincessMoved,
    Relocated,
    Reshuffled,
    Shoved,
    Stumbled,
    Touched,
    TreasureWon,
    WentOut,
)
from goblins.games.koncita.state import NOBODY, Decision, KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.koncita.lettering import GESTURES, ONTO
from goblins.tables.telling import in_one_sentence

DID = ("praised", "bowed", "stamped", "stuck out the tongue", "clapped", "squealed")
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
_ENDS = {
    "treasures": "the last Treasure is taken",
    "forfeits": "the last Forfeit is taken",
    "six_forfeits": "somebody holds six Forfeits",
    "last_one_in": "only one goblin is left",
}


def now(view: KoncitaView, context: TableContext, *, can_play: bool) -> str:
    """What the table waits for, in one sentence."""
    decision = view.decision
    if decision is None:
        return f"The game is over: {_ENDS[view.ending]}."
    name = context.name(decision.seat)
    if not context.seat(decision.seat).is_human and not context.pausing:
        return _waiting(decision, name, context)
    if decision.kind == "place":
        return f"{name}: put your goblin on an edge square"
    if context.pausing:
        return "A moment for gestures …"
    if decision.kind == "pick":
        if context.covered and decision.seat == context.viewer:
            return f"{name}: show your hand; the others look away"
        first = not view.played
        if len(view.hand) + len(view.played) < 3 and decision.seat == context.viewer:
            return f"{name}: throw more away, or be done"
        if not can_play and decision.seat == context.viewer:
            return f"{name}: no card can be played, throw some away"
        return f"Your turn, {name}: play your {'first' if first else 'second'} card"
    if decision.kind == "use":
        return f"{name}: choose where this card moves"
    if decision.kind == "shove":
        return f"{name} shoves {context.name(decision.goblin)}: choose the square"
    if decision.kind == "take":
        return f"{name} {_why(view, decision)}: take a Forfeit"
    if decision.kind == "bounce":
        return f"{name} bounces: choose a square three away from her"
    return f"{name}: move the {_thing(decision.thing)} three squares away"


def _waiting(decision: Decision, name: str, context: TableContext) -> str:
    return {
        "place": f"{name} comes into the room",
        "pick": f"{name} is looking at the cards",
        "use": f"{name} chooses a way",
        "shove": f"{name} shoves {context.name(decision.goblin) if decision.goblin >= 0 else ''}",
        "take": f"{name} takes a Forfeit",
        "bounce": f"{name} bounces",
        "relocate": f"{name} moves the {_thing(decision.thing)}",
    }[decision.kind]


def _why(view: KoncitaView, decision: Decision) -> str:
    if decision.breach:
        return "broke an order"
    under = view.pending[-2] if len(view.pending) > 1 else None
    if under and under.kind == "bounce":
        moved_by_her = view.deed is not None and view.deed.princess_touched
        return "was run over by the Princess" if moved_by_her else "ran into the Princess"
    if under and under.kind == "relocate":
        return f"touched {'Oscar' if under.thing == 2 else 'the ' + _thing(under.thing)}"
    return "stopped Oscar"


def _thing(thing: int) -> str:
    return ("casket", "scepter", "dog")[thing]


def after_forfeit(view: KoncitaView, context: TableContext) -> str:
    """What follows the Forfeit that is being chosen."""
    decision = view.pending[-1]
    under = view.pending[-2] if len(view.pending) > 1 else None
    name = context.name(decision.seat)
    if under and under.kind == "bounce" and under.seat == decision.seat:
        return f"Then move {name} to any empty square three away from her."
    if under and under.kind == "relocate" and under.seat == decision.seat:
        piece = "Oscar" if under.thing == 2 else f"the {_thing(under.thing)}"
        return f"Then move {piece} to any empty square three away."
    if decision.breach:
        return "The Player card is lost; a second breach puts you out."
    return "Then the game goes on."


def order_words(cards: Cards, forfeit: int) -> str:
    """What sets off a Forfeit's gesture."""
    return TRIGGER_WORDS[TRIGGERS[cards.forfeits[forfeit].trigger]]


def told(event: Event, context: TableContext, cards: Cards) -> str:
    """One thing that happened, in a clause without its full stop; empty for what goes without saying."""
    who = context.name
    match event:
        case Placed(seat=seat):
            return f"{who(seat)} came into the room"
        case GoblinMoved(seat=seat, colour=colour):
            return f"{who(seat)} moved toward {COLOURS[colour]}"
        case PrincessMoved(seat=seat, colour=colour):
            return f"{who(seat)} moved the Princess toward {COLOURS[colour]}"
        case OscarRan(seat=seat, colour=colour, stopper=stopper):
            squares = abs(event.square - event.start) // (1 if colour in (1, 3) else 8)
            far = "one square" if squares == 1 else f"{squares} squares"
            end = f" and was stopped by {who(stopper)}" if stopper != NOBODY else ""
            return f"{who(seat)} sent Oscar toward {COLOURS[colour]}; he ran {far}{end}"
        case Shoved(seat=seat, goblin=goblin):
            return f"{who(seat)} shoved {who(goblin)}"
        case Touched(goblin=goblin, piece=piece):
            return f"{who(goblin)} touched {ONTO[piece]}"
        case ForfeitTaken(seat=seat, forfeit=forfeit):
            card = cards.forfeits[forfeit]
            return f"{who(seat)} took {card.name} ({GESTURES[KINDS[card.kind]].title})"
        case Bounced(seat=seat):
            return f"{who(seat)} bounced away"
        case Relocated(seat=seat, piece=piece):
            return f"{who(seat)} moved {ONTO[piece]} away"
        case TreasureWon(seat=seat, treasure=treasure):
            won = cards.treasures[treasure]
            return f"{who(seat)} won the {won.name} ({won.points})"
        case Breached(seat=seat, kinds=kinds, count=count):
            missed = " and ".join(GESTURES[KINDS[kind]].title for kind in kinds)
            broke = f"{who(seat)} forgot {missed}" if missed else f"{who(seat)} was caught"
            return f"{broke} and lost the Player card" if count == 1 else broke
        case WentOut(seat=seat):
            return f"{who(seat)} is out"
        case Discarded(seat=seat):
            return f"{who(seat)} threw a card away"
        case Reshuffled():
            return "the discards were shuffled into a new deck"
        case Gestured(seat=seat, kind=kind, at=at):
            return f"{who(seat)} {DID[kind]}{' ' + who(at) if at != NOBODY else ''} in time"
        case Stumbled(seat=seat, kind=kind, at=at):
            return f"{who(seat)} {DID[kind]}{' ' + who(at) if at != NOBODY else ''} for no reason and stumbled"
        case CaughtOut(seat=seat):
            return f"{who(seat)} was caught"
        case Ended(reason=reason):
            return f"the game is over: {_ENDS[reason]}"
        case Picked(seat=seat, card=card):
            return ""
    return ""


def sentence(events: tuple[Event, ...], context: TableContext, cards: Cards, seat: int) -> str:
    """Everything that happened in a step, in one sentence."""
    hers = any(isinstance(event, PrincessMoved) for event in events)
    parts = [_told(event, context, cards, hers=hers) for event in events]
    return in_one_sentence(parts, context.name(seat)) or _picked(events, context, cards, seat)


def _told(event: Event, context: TableContext, cards: Cards, *, hers: bool) -> str:
    """The same as `told` in a step in which the Princess moved, or not: then it was she who touched the goblin."""
    if hers and isinstance(event, Touched):
        return f"she ran over {context.name(event.goblin)}"
    return told(event, context, cards)


def _picked(events: tuple[Event, ...], context: TableContext, cards: Cards, seat: int) -> str:
    for event in events:
        if isinstance(event, Picked):
            card = cards.movement[event.card]
            colours = "wild" if card.wild else " and ".join(card.colour_names)
            kind = "Princess" if card.kind == "princess" else card.kind
            return f"{context.name(seat)} played a {colours} {kind} card."
    return f"{context.name(seat)}’s turn was over."
