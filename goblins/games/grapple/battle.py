"""Battles: who is stronger, who is asked, ties and what comes of them (G-10 … G-22)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.grapple import actions as act
from goblins.games.grapple import events as ev
from goblins.games.grapple.content import DEFENDER, Content
from goblins.games.grapple.draft import Draft
from goblins.games.grapple.rounds import end_round
from goblins.games.grapple.state import NO_CARD, Battle


def verdict(battle: Battle, content: Content) -> int:
    """How the newest pair compares: 1 if the attacker is winning, -1 if the defender is, 0 on a tie (G-11, G-13)."""
    kinds = content.kinds
    return content.verdicts[kinds[battle.attack[-1]]][kinds[battle.defence[-1]]]


def may_be_replaced(battle: Battle, seat: int, content: Content) -> bool:
    """Whether a side's newest goblin may be rescued at all: a Defender can't be replaced by its own side (G-22)."""
    return content.powers[battle.newest_of(seat)] != DEFENDER


# ---------------------------------------------------------------------- actions


def attack(draft: Draft, action: act.Attack) -> None:
    """A goblin attacks the top of an army, which is turned up (G-10)."""
    seat, target, card = action.seat, action.target, action.card
    army = draft.secret.armies[target]
    top = army[-1]
    draft.lose(seat, card)
    draft.turn_up(seat, card)
    draft.turn_up(target, top, len(army) - 1)
    draft.set_army(target, army[:-1])
    draft.lower(target)
    draft.public.acted = True
    draft.tell(ev.Attacked(seat, target, card, top), reveals=True)
    _ask(draft, Battle(seat, target, (card,), (top,)))


def rescue(draft: Draft, action: act.Rescue) -> None:
    """A Defender takes the place of its side's newest goblin; then both sides are asked again (G-20, G-21)."""
    battle, seat, card = draft.battle, action.seat, action.card
    saved = battle.newest_of(seat)
    draft.lose(seat, card)
    draft.turn_up(seat, card)
    draft.gain(seat, saved)
    draft.all_saw_go(seat, saved)
    draft.tell(ev.Rescued(seat, card, saved), reveals=True)
    if seat == battle.attacker:
        _ask(draft, replace(battle, attack=(*battle.attack[:-1], card)))
    else:
        _ask(draft, replace(battle, defence=(*battle.defence[:-1], card)))


def let_stand(draft: Draft, action: act.LetStand) -> None:
    """A side does not interfere; when all have been asked, the pair stands."""
    battle = draft.battle
    draft.tell(ev.Stood(action.seat))
    draft.secret.battle = replace(battle, asked=battle.asked[1:])
    if not draft.secret.battle.asked:
        _settle(draft)


def hold(draft: Draft, action: act.Hold) -> None:
    """The defender goes on with a face-down goblin; an attacker without cards can't answer (G-14, G-15)."""
    battle = draft.battle
    draft.lose(action.seat, action.card)
    draft.secret.battle = replace(battle, hidden=action.card, holding=True)
    draft.tell(ev.Held(action.seat, action.card))
    if draft.secret.hands[battle.attacker]:
        draft.public.phase = "engage"
    else:
        _decline(draft)


def give_up(draft: Draft, action: act.GiveUp) -> None:
    """The tie stands for the attacker (G-14, G-16)."""
    _win(draft, draft.battle.attacker, draft.battle.defender)


def engage(draft: Draft, action: act.Engage) -> None:
    """The attacker answers face up, and the face-down goblin is turned up (G-15)."""
    battle, card = draft.battle, action.card
    shown = battle.hidden
    draft.lose(action.seat, card)
    draft.turn_up(action.seat, card)
    draft.turn_up(battle.defender, shown)
    draft.tell(ev.Engaged(action.seat, card, shown), reveals=True)
    _ask(draft, Battle(battle.attacker, battle.defender, (*battle.attack, card), (*battle.defence, shown)))


def decline(draft: Draft, action: act.Decline) -> None:
    """The attacker does not answer (G-15)."""
    _decline(draft)


# ---------------------------------------------------------------------- what comes of them


def _decline(draft: Draft) -> None:
    """The face-down goblin goes back to its owner's hand unseen, and the defender wins (G-15, G-17)."""
    battle = draft.battle
    draft.gain(battle.defender, battle.hidden)
    draft.secret.battle = replace(battle, hidden=NO_CARD, holding=False)
    draft.tell(ev.Declined(battle.attacker, battle.defender))
    _win(draft, battle.defender, battle.attacker)


def _ask(draft: Draft, battle: Battle) -> None:
    """Ask about a new pair for rescues: the losing side first, on a tie the side attacked; nobody without cards (G-21)."""
    hands, first, second = draft.secret.hands, battle.defender, battle.attacker
    if verdict(battle, draft.content) < 0:
        first, second = second, first
    asked = tuple([seat for seat in (first, second) if hands[seat]])
    draft.secret.battle = replace(battle, asked=asked)
    draft.public.phase = "rescue"
    if not asked:
        _settle(draft)


def _settle(draft: Draft) -> None:
    """The pair stands: somebody wins, or it is a tie and the defender may go on (G-11, G-14, G-16, G-18)."""
    battle, hands = draft.battle, draft.secret.hands
    attacker, defender = battle.attacker, battle.defender
    result = verdict(battle, draft.content)
    if result > 0:
        _win(draft, attacker, defender)
    elif result < 0:
        _win(draft, defender, attacker)
    else:
        draft.tell(ev.Tied(attacker, defender))
        if hands[defender]:
            draft.public.phase = "hold"
        elif hands[attacker]:
            _win(draft, attacker, defender)
        else:
            _split(draft)


def _win(draft: Draft, winner: int, loser: int) -> None:
    battle = draft.battle
    # pair by pair, as they were played
    cards = tuple([card for pair in zip(battle.attack, battle.defence, strict=True) for card in pair])
    draft.garrison(winner, cards)
    draft.tell(ev.Won(winner, loser, cards, draft.content.worth(cards)))
    _end(draft, winner)


def _split(draft: Draft) -> None:
    """Both hands are empty: each side takes back its own goblins (G-18)."""
    battle = draft.battle
    draft.garrison(battle.attacker, battle.attack)
    draft.garrison(battle.defender, battle.defence)
    draft.tell(ev.Split(battle.attacker, battle.defender))
    _end(draft, battle.attacker, battle.defender)


def _end(draft: Draft, *gained: int) -> None:
    """The battle is over; a garrison that is worth enough ends the round at once, the first one that is (G-30)."""
    draft.secret.battle, draft.public.phase = None, "turn"
    for seat in gained:
        if draft.content.worth(draft.public.garrisons[seat]) >= draft.content.garrison:
            end_round(draft, "garrison", seat)
            return
