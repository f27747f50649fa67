"""Battles: who is stronger, who is asked, ties and what comes of them (G-10 … G-22)."""

from __future__ import annotations

from msgspec.structs import replace

from goblins.games.grapple.cards import ASSASSIN, KING, Deck
from goblins.games.grapple.draft import Draft
from goblins.games.grapple.rounds import end_round
from goblins.games.grapple.state import (
    NO_CARD,
    Attack,
    Attacked,
    Battle,
    BattleView,
    Decline,
    Declined,
    Engage,
    Engaged,
    GiveUp,
    Held,
    Hold,
    LetStand,
    Rescue,
    Rescued,
    Split,
    Stood,
    Tied,
    Won,
)

ENOUGH = 21


def compare(attack: int, defence: int, cards: Deck) -> int:
    """1 if the attacking goblin is stronger, -1 if the defending one is, 0 on a tie (G-11, G-13)."""
    kinds = cards.kinds
    if kinds[attack] == ASSASSIN and kinds[defence] == KING:
        return 1
    if kinds[attack] == KING and kinds[defence] == ASSASSIN:
        return -1
    difference = cards.strengths[attack] - cards.strengths[defence]
    return (difference > 0) - (difference < 0)


def verdict(battle: Battle | BattleView, cards: Deck) -> int:
    """How the newest pair compares."""
    return compare(battle.attack[-1], battle.defence[-1], cards)


def attack(draft: Draft, action: Attack) -> None:
    """A goblin attacks the top of an army, which is turned up (G-10)."""
    seat, target = action.seat, action.target
    top = draft.armies[target][-1]
    draft.lose(seat, action.card)
    draft.set_army(target, draft.armies[target][:-1])
    draft.lower(target)
    draft.forget(action.card)
    draft.forget(top)
    draft.acted, draft.reveals = True, True
    draft.battle = Battle(seat, target, (action.card,), (top,))
    draft.events.append(Attacked(seat, target, action.card, top))
    _ask(draft)


def rescue(draft: Draft, action: Rescue) -> None:
    """A Defender takes the place of its side's newest goblin; then both sides are asked again (G-20, G-21)."""
    battle = draft.battle
    assert battle is not None
    seat = action.seat
    draft.lose(seat, action.card)
    draft.forget(action.card)
    if seat == battle.attacker:
        saved, changed = battle.attack[-1], replace(battle, attack=(*battle.attack[:-1], action.card))
    else:
        saved, changed = battle.defence[-1], replace(battle, defence=(*battle.defence[:-1], action.card))
    draft.gain(seat, saved)
    draft.all_saw(seat, saved)
    draft.battle = changed
    draft.reveals = True
    draft.events.append(Rescued(seat, action.card, saved))
    _ask(draft)


def let_stand(draft: Draft, action: LetStand) -> None:
    """A side does not interfere; when all have been asked, the pair stands."""
    battle = draft.battle
    assert battle is not None
    draft.events.append(Stood(action.seat))
    draft.battle = replace(battle, asked=battle.asked[1:])
    if not draft.battle.asked:
        _settle(draft)


def hold(draft: Draft, action: Hold) -> None:
    """The defender goes on with a face-down goblin; an attacker without cards can't answer (G-14, G-15)."""
    battle = draft.battle
    assert battle is not None
    draft.lose(action.seat, action.card)
    draft.battle = replace(battle, hidden=action.card, holding=True)
    draft.events.append(Held(action.seat, action.card))
    if draft.hands[battle.attacker]:
        draft.phase = "engage"
    else:
        _decline(draft)


def give_up(draft: Draft, action: GiveUp) -> None:
    """The tie stands for the attacker (G-14, G-16)."""
    assert draft.battle is not None
    _win(draft, draft.battle.attacker, draft.battle.defender)


def engage(draft: Draft, action: Engage) -> None:
    """The attacker answers face up, and the face-down goblin is turned up (G-15)."""
    battle = draft.battle
    assert battle is not None
    draft.lose(action.seat, action.card)
    draft.forget(action.card)
    draft.forget(battle.hidden)
    draft.battle = Battle(
        battle.attacker, battle.defender, (*battle.attack, action.card), (*battle.defence, battle.hidden)
    )
    draft.reveals = True
    draft.events.append(Engaged(action.seat, action.card, battle.hidden))
    _ask(draft)


def decline(draft: Draft, action: Decline) -> None:
    """The attacker does not answer (G-15)."""
    _decline(draft)


def _decline(draft: Draft) -> None:
    """The face-down goblin goes back to its owner's hand unseen, and the defender wins (G-15, G-17)."""
    battle = draft.battle
    assert battle is not None
    draft.gain(battle.defender, battle.hidden)
    draft.battle = replace(battle, hidden=NO_CARD, holding=False)
    draft.events.append(Declined(battle.attacker, battle.defender))
    _win(draft, battle.defender, battle.attacker)


def _ask(draft: Draft) -> None:
    """Ask for rescues: the losing side first, on a tie the side attacked; nobody without cards (G-21)."""
    battle = draft.battle
    assert battle is not None
    both = [battle.defender, battle.attacker]
    if verdict(battle, draft.cards) < 0:
        both.reverse()
    asked = tuple([seat for seat in both if draft.hands[seat]])
    draft.battle = replace(battle, asked=asked)
    draft.phase = "rescue"
    if not asked:
        _settle(draft)


def _settle(draft: Draft) -> None:
    """The pair stands: somebody wins, or it is a tie and the defender may go on (G-11, G-14, G-16, G-18)."""
    battle = draft.battle
    assert battle is not None
    result = verdict(battle, draft.cards)
    if result > 0:
        _win(draft, battle.attacker, battle.defender)
    elif result < 0:
        _win(draft, battle.defender, battle.attacker)
    else:
        draft.events.append(Tied(battle.attacker, battle.defender))
        if draft.hands[battle.defender]:
            draft.phase = "hold"
        elif draft.hands[battle.attacker]:
            _win(draft, battle.attacker, battle.defender)
        else:
            _split(draft)


def _win(draft: Draft, winner: int, loser: int) -> None:
    battle = draft.battle
    assert battle is not None
    # pair by pair, as they were played
    cards = tuple([card for pair in zip(battle.attack, battle.defence, strict=True) for card in pair])
    draft.garrison(winner, cards)
    draft.battle, draft.phase = None, "turn"
    draft.events.append(Won(winner, loser, cards, draft.cards.worth(cards)))
    _see_end(draft, winner)


def _split(draft: Draft) -> None:
    """Both hands are empty: each side takes back its own goblins (G-18)."""
    battle = draft.battle
    assert battle is not None
    draft.garrison(battle.attacker, battle.attack)
    draft.garrison(battle.defender, battle.defence)
    draft.battle, draft.phase = None, "turn"
    draft.events.append(Split(battle.attacker, battle.defender))
    _see_end(draft, battle.attacker)
    if not draft.ending and draft.phase == "turn":
        _see_end(draft, battle.defender)


def _see_end(draft: Draft, seat: int) -> None:
    """A garrison of 21 ends the round at once (G-30)."""
    if draft.cards.worth(draft.garrisons[seat]) >= ENOUGH:
        end_round(draft, "garrison", seat)
