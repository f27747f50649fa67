"""Grapple in words: what is asked now, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from goblins.core.contract import Event
from goblins.games.grapple import events as ev
from goblins.games.grapple.battle import may_be_replaced, verdict
from goblins.games.grapple.content import DEFENDER, Content, with_article
from goblins.games.grapple.content import counted as counted_in_words
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.state import Battle
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.kit.sentences import in_one_sentence


def asked(view: GrappleView, context: TableContext, cards: Content) -> tuple[str, str]:
    """What is going on, in a word or two and in a sentence."""
    if view.public.ending:
        return "The end", "The last round is scored."
    if view.public.phase == "next":
        return "Round over", ""
    seat = who_decides(view.public, view.battle)
    name, mine = context.name(seat), seat == context.viewer
    if view.battle:
        return _asked_in_battle(view, view.battle, seat, context, cards)
    if view.public.phase == "spied":
        if not mine:
            return "A Spy", f"{name} looks at {context.name(view.public.spied)}’s hand."
        if not view.hand:
            return "A Spy", "You have no card left to give: you can only look."
        return "A Spy", "Swap one of their cards for one of yours, or just look."
    if not mine:
        return f"{name}’s turn", f"{name} is choosing what to do."
    if context.covered:
        return "Your turn", f"{name}: show your hand; the others look away."
    return "Your turn", "Place, attack or spy, as often as you like."


def _asked_in_battle(
    view: GrappleView, battle: Battle, seat: int, context: TableContext, cards: Content
) -> tuple[str, str]:
    """Whether to rescue, to hold the line, to re-engage."""
    name, mine = context.name(seat), seat == context.viewer
    if view.public.phase == "hold":
        words = "A tie goes to the attacker, unless you reinforce." if mine else f"{name} may reinforce face down."
        return "Hold the line?", words
    if view.public.phase == "engage":
        words = "Answer the hidden goblin with one of yours, or decline." if mine else f"{name} may answer, or decline."
        return "Re-engage?", words
    if not mine:
        return "Rescue?", f"{name} may swap a Defender in."
    if seat == battle.defender and verdict(battle, cards) == 0:
        return "Hold the line?", "A tie goes to the attacker, unless you rescue or reinforce."
    if is_winning(view, seat, cards):
        points = counted(cards.worth([*battle.attack, *battle.defence]))
        more = "Swap a Defender in anyway?" if can_rescue(view, cards) and not context.covered else "Let it stand."
        return "You are winning", f"You win {points}. {more}"
    if not context.covered and not can_rescue(view, cards):
        return "Rescue?", "You have no Defender to swap in: let it stand."
    return "Rescue?", "Swap a Defender for your newest goblin, or let it stand."


def is_winning(view: GrappleView, seat: int, cards: Content) -> bool:
    """Whether a side of the battle wins as its newest pair stands."""
    battle = view.battle
    return battle is not None and verdict(battle, cards) == (1 if seat == battle.attacker else -1)


def can_rescue(view: GrappleView, cards: Content) -> bool:
    """Whether the one who looks could swap a Defender in now (G-20, G-22)."""
    battle = view.battle
    if battle is None or view.public.phase != "rescue" or view.seat not in battle.asked[:1]:
        return False
    return may_be_replaced(battle, view.seat, cards) and any(cards.powers[card] == DEFENDER for card in view.hand)


def alone(context: TableContext) -> bool:
    """Whether one person sits there, so that what only they know may be written on the table."""
    return len(context.setup.humans) == 1


def counted(points: int) -> str:
    """So many points, in words."""
    return f"{points} {'point' if points == 1 else 'points'}"


def told(event: Event, context: TableContext, cards: Content) -> str:
    """One thing that happened, as a clause without its full stop; empty for what is not worth one."""
    return _told_of_turn(event, context, cards) or _told_of_battle(event, context, cards)


def _told_of_turn(event: Event, context: TableContext, cards: Content) -> str:
    """What happens in turns, and between them."""
    who = context.name
    match event:
        case ev.Dealt(number=number, dealer=dealer):
            return f"round {number} was dealt by {who(dealer)}"
        case ev.Drew(seat=seat):
            return f"{who(seat)} drew a card"
        case ev.Spied(seat=seat, target=target):
            return f"{who(seat)} spied on {who(target)}"
        case ev.Swapped(seat=seat, target=target, taken=int(taken), given=int(given)) if alone(context):
            return f"{who(seat)} took {who(target)}’s {cards.name(taken)} for {with_article(cards.name(given))}"
        case ev.Swapped(seat=seat, target=target):
            return f"{who(seat)} swapped a card with {who(target)}"
        case ev.LookedOnly(seat=seat):
            return f"{who(seat)} just looked"
        case ev.Placed(seat=seat):
            return f"{who(seat)} placed a goblin"
        case ev.TurnEnded(seat=seat):
            return f"{who(seat)} ended the turn"
        case ev.RoundEnded(reason="garrison", seat=seat):
            return f"{who(seat)}’s garrison ended the round"
        case ev.RoundEnded():
            return "nobody could draw and nobody acted: the round is over"
        case ev.Ended():
            return "the game is over"
    return ""


def _told_of_battle(event: Event, context: TableContext, cards: Content) -> str:
    """What happens in battles; that a pair stands goes without saying."""
    who = context.name
    match event:
        case ev.Attacked(seat=seat, target=target, card=card, defender=defender):
            return f"{who(seat)} attacked {who(target)}’s {cards.name(defender)} with {with_article(cards.name(card))}"
        case ev.Rescued(seat=seat, saved=saved):
            return f"{who(seat)}’s Defender saved the {cards.name(saved)}"
        case ev.Tied():
            return "a tie"
        case ev.Held(seat=seat):
            return f"{who(seat)} reinforced face down"
        case ev.Engaged(seat=seat, card=card, shown=shown):
            answer, hidden = with_article(cards.name(card)), with_article(cards.name(shown))
            return f"{who(seat)} answered with {answer}; {hidden} was turned up"
        case ev.Declined(seat=seat):
            return f"{who(seat)} declined"
        case ev.Won(seat=seat, points=points):
            return f"{who(seat)} won the battle and {counted(points)}"
        case ev.Split(attacker=attacker, defender=defender):
            return f"{who(attacker)} and {who(defender)} split the goblins"
    return ""


def sentence(events: tuple[Event, ...], context: TableContext, cards: Content, seat: int) -> str:
    """Everything that happened in a step, in one sentence; empty when nothing is worth saying."""
    parts: list[str] = []
    for _, happened in groupby(events, key=type):
        several = list(happened)
        drawn = [event.seat for event in several if isinstance(event, ev.Drew)]
        if len(drawn) > 1:
            parts.append(f"{context.name(drawn[0])} drew {counted_in_words(len(drawn), 'card')}")
        else:
            parts += [told(event, context, cards) for event in several]
    return in_one_sentence(_reason(events, context) + parts, context.name(seat))


def _reason(events: tuple[Event, ...], context: TableContext) -> list[str]:
    """Why a battle ended that neither side won by strength."""
    match events:
        case (ev.Won(loser=loser), *_):
            return [f"{context.name(loser)} gave up"]
        case (*_, ev.Tied(), ev.Won(loser=loser)) | (*_, ev.Tied(), ev.Won(loser=loser), ev.RoundEnded()):
            return [f"{context.name(loser)} has no card left to hold a tie"]
    return []


def headline(events: Sequence[Event], context: TableContext, cards: Content) -> str:
    """The battle of a turn that brought most, and whether it ended the round; empty without one."""
    newest: dict[int, int] = {}
    best, words = 0, ""
    for event in events:
        match event:
            case ev.Attacked(seat=seat, target=target, card=card, defender=defender):
                newest = {seat: card, target: defender}
            case ev.Engaged(seat=seat, card=card, shown=shown):
                newest = {other: card if other == seat else shown for other in newest}
            case ev.Rescued(seat=seat, card=card):
                newest[seat] = card
            case ev.Won(points=points) if points > best:
                best, words = points, _blow(event, newest, context, cards)
            case ev.RoundEnded(reason="garrison"):
                words += " That ended the round."
    return words if best else ""


def _blow(event: ev.Won, newest: Mapping[int, int], context: TableContext, cards: Content) -> str:
    """Who took what from whom, and what that was worth."""
    won, lost = context.name(event.seat), context.name(event.loser)
    if event.seat not in newest or event.loser not in newest:  # the battle began before
        return f"{won} won a battle against {lost}: +{event.points}."
    return f"{won}’s {cards.name(newest[event.seat])} took {lost}’s {cards.name(newest[event.loser])}: +{event.points}."
