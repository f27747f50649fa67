"""Grapple in words: what is asked now, and what happened."""

from __future__ import annotations

from goblins.core.contract import Event
from goblins.games.grapple.battle import may_be_replaced, verdict
from goblins.games.grapple.content import DEFENDER, Content
from goblins.games.grapple.events import (
    Attacked,
    Dealt,
    Declined,
    Drew,
    Ended,
    Engaged,
    Held,
    LookedOnly,
    Placed,
    Rescued,
    RoundEnded,
    Spied,
    Split,
    Stood,
    Swapped,
    Tied,
    TurnEnded,
    Won,
)
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.telling import in_one_sentence


def asked(view: GrappleView, context: TableContext, cards: Content) -> tuple[str, str]:
    """What is going on, in a word or two and in a sentence."""
    if view.public.ending:
        return "The end", "The last round is scored."
    seat = who_decides(view.public, view.battle)
    name, mine = context.name(seat), seat == context.viewer
    battle = view.battle
    if view.public.phase == "turn":
        if mine and context.covered:
            return "Your turn", f"{name}: show your hand; the others look away."
        if mine:
            return "Your turn", "Place, attack or spy, as often as you like."
        return f"{name}’s turn", f"{name} is choosing what to do."
    if view.public.phase == "spied":
        if not mine:
            return "A Spy", f"{name} looks at {context.name(view.public.spied)}’s hand."
        if not view.hand:
            return "A Spy", "You have no card left to give: you can only look."
        return "A Spy", "Swap one of their cards for one of yours, or just look."
    if view.public.phase == "next":
        return "Round over", ""
    assert battle is not None
    tie = verdict(battle, cards) == 0
    if view.public.phase == "rescue":
        if not mine:
            return "Rescue?", f"{name} may swap a Defender in."
        if tie and seat == battle.defender:
            return "Hold the line?", "A tie goes to the attacker, unless you rescue or reinforce."
        if not context.covered and not can_rescue(view, cards):
            return "Rescue?", "You have no Defender to swap in: let it stand."
        return "Rescue?", "Swap a Defender for your newest goblin, or let it stand."
    if view.public.phase == "hold":
        words = "A tie goes to the attacker, unless you reinforce." if mine else f"{name} may reinforce face down."
        return "Hold the line?", words
    words = "Answer the hidden goblin with one of yours, or decline." if mine else f"{name} may answer, or decline."
    return "Re-engage?", words


def can_rescue(view: GrappleView, cards: Content) -> bool:
    """Whether the one who looks could swap a Defender in now (G-20, G-22)."""
    battle = view.battle
    if battle is None or view.public.phase != "rescue" or view.seat not in battle.asked[:1]:
        return False
    return may_be_replaced(battle, view.seat, cards) and any(cards.kinds[card] == DEFENDER for card in view.hand)


def alone(context: TableContext) -> bool:
    """Whether one person sits there, so that what only they know may be written on the table."""
    return len(context.setup.humans) == 1


def told(event: Event, context: TableContext, cards: Content) -> str:
    """One thing that happened, as a clause without its full stop."""
    who = context.name
    match event:
        case Dealt(number=number, dealer=dealer):
            return f"round {number} was dealt by {who(dealer)}"
        case Drew(seat=seat):
            return f"{who(seat)} drew a card"
        case Spied(seat=seat, target=target):
            return f"{who(seat)} spied on {who(target)}"
        case Swapped(seat=seat, target=target, taken=int(taken), given=int(given)) if alone(context):
            return f"{who(seat)} took {who(target)}’s {cards.name(taken)} for a {cards.name(given)}"
        case Swapped(seat=seat, target=target):
            return f"{who(seat)} swapped a card with {who(target)}"
        case LookedOnly(seat=seat):
            return f"{who(seat)} just looked"
        case Placed(seat=seat):
            return f"{who(seat)} placed a goblin"
        case Attacked(seat=seat, target=target, card=card, defender=defender):
            attacking, defending = cards.name(card), cards.name(defender)
            return f"{who(seat)} attacked {who(target)}’s {defending} with a {attacking}"
        case Rescued(seat=seat, saved=saved):
            return f"{who(seat)}’s Defender saved the {cards.name(saved)}"
        case Stood(seat=seat):
            return ""
        case Tied():
            return "a tie"
        case Held(seat=seat):
            return f"{who(seat)} reinforced face down"
        case Engaged(seat=seat, card=card, shown=shown):
            return f"{who(seat)} answered with a {cards.name(card)}; a {cards.name(shown)} was turned up"
        case Declined(seat=seat):
            return f"{who(seat)} declined"
        case Won(seat=seat, points=points):
            return f"{who(seat)} won the battle and {points} {'point' if points == 1 else 'points'}"
        case Split(attacker=attacker, defender=defender):
            return f"{who(attacker)} and {who(defender)} split the goblins"
        case TurnEnded(seat=seat):
            return f"{who(seat)} ended the turn"
        case RoundEnded(reason="garrison", seat=seat):
            return f"{who(seat)}’s garrison ended the round"
        case RoundEnded():
            return "nobody could draw and nobody acted: the round is over"
        case Ended():
            return "the game is over"
    return ""


def sentence(events: tuple[Event, ...], context: TableContext, cards: Content, seat: int) -> str:
    """Everything that happened in a step, in one sentence; empty when nothing is worth saying."""
    return in_one_sentence([told(event, context, cards) for event in events], context.name(seat))
