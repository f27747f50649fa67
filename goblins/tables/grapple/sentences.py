"""Grapple in words: what is asked now, and what happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from goblins.core.contract import Event
from goblins.games.grapple import events as ev
from goblins.games.grapple.battle import may_be_replaced, verdict
from goblins.games.grapple.content import DEFENDER, Content, Goblin
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.state import NOBODY, Battle
from goblins.games.grapple.view import GrappleView
from goblins.games.grapple.wording import in_cards, in_points, named
from goblins.tables.contract import TableContext
from goblins.words import Message, message, say

#: What somebody did, without their name, or, where it is no one's deed, a whole clause.
Clause = tuple[int, Message]


def asked(view: GrappleView, context: TableContext, cards: Content) -> tuple[str, str]:
    """What is going on, in a word or two and in a sentence."""
    if view.public.ending:
        return say("grapple-now-end"), say("grapple-now-end.words")
    if view.public.phase == "next":
        return say("grapple-now-round-over"), ""
    if view.battle and view.public.phase == "rescue" and not view.battle.asked:  # a pair that has just met
        names = {"name": context.name(view.battle.attacker), "other": context.name(view.battle.defender)}
        return say("grapple-now-battle"), say("grapple-now-battle.words", **names)
    seat = who_decides(view.public, view.battle)
    name, mine = context.name(seat), seat == context.viewer
    if view.battle:
        return _asked_in_battle(view, view.battle, seat, context, cards)
    if view.public.phase == "spied":
        heading = say("grapple-now-spy")
        if not mine:
            return heading, say("grapple-now-spy.other", name=name, other=context.name(view.public.spied))
        return heading, say("grapple-now-spy.swap" if view.hand else "grapple-now-spy.look")
    if not mine or context.waiting:
        return say("grapple-now-awaited", name=name), say("grapple-now-awaited.words", name=name)
    heading = say("grapple-now-turn")
    if context.covered:
        return heading, say("grapple-now-turn.covered", name=name)
    return heading, say("grapple-now-turn.words")


def _asked_in_battle(
    view: GrappleView, battle: Battle, seat: int, context: TableContext, cards: Content
) -> tuple[str, str]:
    """Whether to rescue, to hold the line, to re-engage."""
    name, mine = context.name(seat), seat == context.viewer
    if view.public.phase == "hold":
        words = say("grapple-now-hold.words") if mine else say("grapple-now-hold.other", name=name)
        return say("grapple-now-hold"), words
    if view.public.phase == "engage":
        words = say("grapple-now-engage.words") if mine else say("grapple-now-engage.other", name=name)
        return say("grapple-now-engage"), words
    stands = not may_be_replaced(battle, seat, cards)
    if seat == battle.defender and verdict(battle, cards) == 0 and mine:
        return say("grapple-now-hold"), say("grapple-now-hold.words" if stands else "grapple-now-hold.or-rescue")
    if stands:  # everybody sees that there is nothing to be decided (G-22)
        words = say("grapple-now-stands.words") if mine else say("grapple-now-stands.other", name=name)
        return say("grapple-now-stands"), words
    if not mine:
        return say("grapple-now-rescue"), say("grapple-now-rescue.other", name=name)
    if seat == battle.attacker and verdict(battle, cards) == 0 and can_rescue(view, cards) and not context.covered:
        return say("grapple-now-tie"), say("grapple-now-tie.words")
    if is_winning(view, seat, cards):
        points = in_points(cards.worth([*battle.attack, *battle.defence]))
        anyway = can_rescue(view, cards) and not context.covered
        key = "grapple-now-winning.rescue" if anyway else "grapple-now-winning.stand"
        return say("grapple-now-winning"), say(key, points=points)
    if not context.covered and not can_rescue(view, cards):
        return say("grapple-now-rescue"), say("grapple-now-rescue.without")
    return say("grapple-now-rescue"), say("grapple-now-rescue.words")


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


def defender_stands(view: GrappleView, cards: Content) -> bool:
    """Whether the one who looks is asked for a rescue of their own Defender, whom nobody may replace (G-22)."""
    battle = view.battle
    asked = battle is not None and view.public.phase == "rescue" and view.seat in battle.asked[:1]
    return asked and battle is not None and not may_be_replaced(battle, view.seat, cards)


def alone(context: TableContext) -> bool:
    """Whether one person sits there, so that what only they know may be written on the table."""
    return len(context.setup.humans) == 1


def told(event: Event, context: TableContext, cards: Content) -> Clause | None:
    """One thing that happened, as who did it and what; nothing for what is not worth a clause."""
    return _told_of_turn(event, context, cards) or _told_of_battle(event, context, cards)


def _goblin(card: int, cards: Content) -> Goblin:
    return cards.goblins[cards.kinds[card]]


def _told_of_turn(event: Event, context: TableContext, cards: Content) -> Clause | None:
    """What happens in turns, and between them."""
    who = context.name
    match event:
        case ev.Dealt(number=number, dealer=dealer):
            return NOBODY, message("grapple-log-dealt", number=number, name=who(dealer))
        case ev.Drew(seat=seat):
            return seat, message("grapple-log-drew")
        case ev.Spied(seat=seat, target=target):
            return seat, message("grapple-log-spied", other=who(target))
        case ev.Swapped(seat=seat, target=target, taken=int(taken), given=int(given)) if alone(context):
            given_away = named("grapple-a-goblin.for", _goblin(given, cards))
            return seat, message("grapple-log-took", other=who(target), taken=cards.name(taken), given=given_away)
        case ev.Swapped(seat=seat, target=target):
            return seat, message("grapple-log-swapped", other=who(target))
        case ev.LookedOnly(seat=seat):
            return seat, message("grapple-log-looked")
        case ev.Placed(seat=seat):
            return seat, message("grapple-log-placed")
        case ev.TurnEnded(seat=seat):
            return seat, message("grapple-log-ended-turn")
        case ev.RoundEnded(reason="garrison", seat=seat):
            return NOBODY, message("grapple-log-garrison-full", name=who(seat))
        case ev.RoundEnded():
            return NOBODY, message("grapple-log-nobody-acted")
        case ev.Ended():
            return NOBODY, message("grapple-log-over")
    return None


def _told_of_battle(event: Event, context: TableContext, cards: Content) -> Clause | None:
    """What happens in battles; that a pair stands goes without saying."""
    who = context.name
    match event:
        case ev.Attacked(seat=seat, target=target, card=card, defender=defender):
            attacker = named("grapple-a-goblin.with", _goblin(card, cards))
            deed = message("grapple-log-attacked", other=who(target), top=cards.name(defender), goblin=attacker)
            return seat, deed
        case ev.Rescued(seat=seat, saved=saved):
            rescued = named("grapple-the-goblin.object", _goblin(saved, cards))
            return NOBODY, message("grapple-log-rescued", name=who(seat), goblin=rescued)
        case ev.Tied():
            return NOBODY, message("grapple-log-tied")
        case ev.Held(seat=seat):
            return seat, message("grapple-log-held")
        case ev.Engaged(seat=seat, card=card, shown=shown):
            answer = named("grapple-a-goblin.with", _goblin(card, cards))
            hidden = named("grapple-a-goblin", _goblin(shown, cards))
            return seat, message("grapple-log-engaged", goblin=answer, hidden=hidden)
        case ev.Declined(seat=seat):
            return seat, message("grapple-log-declined")
        case ev.Won(seat=seat, points=points):
            return seat, message("grapple-log-won", points=in_points(points))
        case ev.Split(attacker=attacker, defender=defender):
            return NOBODY, message("grapple-log-split", name=who(attacker), other=who(defender))
    return None


def sentence(events: tuple[Event, ...], context: TableContext, cards: Content, seat: int) -> str:
    """Everything that happened in a step, in one sentence; empty when nothing is worth saying."""
    clauses = _reason(events)
    for _, happened in groupby(events, key=type):
        several = list(happened)
        drawn = [event.seat for event in several if isinstance(event, ev.Drew)]
        if len(drawn) > 1:
            clauses.append((drawn[0], message("grapple-log-drew-several", cards=in_cards(len(drawn)))))
        else:
            clauses += [clause for event in several if (clause := told(event, context, cards))]
    words: list[str] = []
    last = NOBODY
    for who, deed in clauses:
        whole, last = who == NOBODY or who == seat == last, who
        words.append(say(deed) if whole else say("grapple-log-deed", name=context.name(who), deed=deed))
    return say("grapple-log", told="; ".join(words)) if words else ""


def _reason(events: tuple[Event, ...]) -> list[Clause]:
    """Why a battle ended that neither side won by strength."""
    match events:
        case (ev.Won(loser=loser), *_):
            return [(loser, message("grapple-log-gave-up"))]
        case (*_, ev.Tied(), ev.Won(loser=loser)) | (*_, ev.Tied(), ev.Won(loser=loser), ev.RoundEnded()):
            return [(loser, message("grapple-log-no-card"))]
    return []


def headline(events: Sequence[Event], context: TableContext, cards: Content) -> str:
    """The battle of a turn that brought most, and whether it was the one that ended the round; empty without one."""
    words = greatest_blow(events, context, cards)
    won = [event for event in events if isinstance(event, ev.Won)]
    ended = any(isinstance(event, ev.RoundEnded) and event.reason == "garrison" for event in events)
    if words and ended and max(won, key=lambda event: event.points) is won[-1]:
        return say("core-sentences", parts=(words, say("grapple-headline-ended-round")))
    return words


def round_blow(events: Sequence[Event], context: TableContext, cards: Content) -> str:
    """The battle that brought most since cards were dealt; empty without one."""
    dealt = [place for place, event in enumerate(events) if isinstance(event, ev.Dealt)]
    words = greatest_blow(events[dealt[-1] if dealt else 0 :], context, cards)
    return say("grapple-sheet-blow", words=words) if words else ""


def greatest_blow(events: Sequence[Event], context: TableContext, cards: Content) -> str:
    """The battle that brought most; empty without one."""
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
                best, words = points, blow(event, newest, context, cards)
    return words


def blow(event: ev.Won, newest: Mapping[int, int], context: TableContext, cards: Content) -> str:
    """Who took what from whom, and what that was worth."""
    won, lost = context.name(event.seat), context.name(event.loser)
    if event.seat not in newest or event.loser not in newest:  # the battle began before
        return say("grapple-headline-won", name=won, other=lost, points=event.points)
    goblins = {"goblin": cards.name(newest[event.seat]), "beaten": cards.name(newest[event.loser])}
    return say("grapple-headline-took", name=won, other=lost, points=event.points, **goblins)
