"""What cards are worth where they lie: safe in a garrison, at risk on top of an army, or waiting in a hand."""

from __future__ import annotations

from goblins.games.grapple.content import ASSASSIN, BRUTE, DEFENDER, KING, PRINTED, RAIDER, SPY, Content
from goblins.games.grapple.scoring import ENOUGH
from goblins.games.grapple.state import Battle, GrappleSecret, GrappleState

STRENGTHS = tuple(strength for _, strength in PRINTED)
#: Brutes and Mages differ in nothing but their looks.
CLASSES = (SPY, DEFENDER, ASSASSIN, BRUTE, BRUTE, RAIDER, KING)
#: What a card in hand is worth in points: it scores nothing there, but has everything still before it.
IN_HAND = (1.1, 1.7, 2.3, 1.7, 1.7, 3.5, 6.2)
#: What covered cards of an army are worth, compared with their strength.
COVERED = 0.94
#: How likely a seat is to attack with the strongest goblin of its hand, by kind, before much else happens.
ATTACKS = (0.0, 0.0, 0.05, 0.2, 0.2, 0.4, 0.5)
#: How likely an Assassin in hand finds a King on top.
STABS = 0.25
#: What the hope of a card to draw is worth to a seat that waits for its turn: half a card.
DRAW = 1.4
#: How much of a hand's worth a round's near end takes away.
HASTE = 0.5
#: What a hand is worth once the deck is empty, compared with before: everything had better be placed.
NOTHING_TO_DRAW = 0.8
#: What a tie's cards are worth to the attacker, compared with winning them.
TIES = 0.5
#: The same when a face-down goblin waits that the attacker's hand can beat.
STRONGER = 0.7


def beats(attack: int, defence: int) -> int:
    """1 if a kind attacking is stronger than a kind defending, -1 if it is weaker, 0 on a tie (G-11, G-13)."""
    if attack == ASSASSIN and defence == KING:
        return 1
    if attack == KING and defence == ASSASSIN:
        return -1
    difference = STRENGTHS[attack] - STRENGTHS[defence]
    return (difference > 0) - (difference < 0)


def prospects(state: GrappleState, content: Content) -> tuple[list[float], float]:
    """What every seat may expect to score in this round, and how near its end is."""
    secret, worth = state.secret, content.worth
    expected = [float(worth(garrison)) for garrison in state.public.garrisons]
    if secret.battle is not None:
        _share(secret.battle, expected, secret, content)
    near = min(1.0, max(expected) / ENOUGH)
    if near >= 1.0:
        return [garrison + worth(army) for garrison, army in zip(expected, secret.armies, strict=True)], 1.0
    holding = 1.0 - HASTE * near * near
    if not secret.deck:
        holding *= NOTHING_TO_DRAW
    strongest = _add_hands(expected, state, content, holding)
    _add_armies(expected, state, content, holding, strongest)
    return expected, near


def _add_hands(worth: list[float], state: GrappleState, content: Content, holding: float) -> list[int]:
    """Add what hands are worth; the strongest plain kind of every hand, -1 for none."""
    kinds, active, hands, deck = content.kinds, state.public.active, state.secret.hands, state.secret.deck
    strongest = [-1] * len(worth)
    for seat in state.public.players:
        value, most = 0.0, -1
        for card in hands[seat]:
            kind = kinds[card]
            value += IN_HAND[kind]
            if kind > ASSASSIN and kind > most:
                most = kind
        if deck and seat != active:
            value += DRAW
        worth[seat] += holding * value
        strongest[seat] = most
    return strongest


def _add_armies(
    worth: list[float], state: GrappleState, content: Content, holding: float, strongest: list[int]
) -> None:
    """Add what armies are worth, their tops with what the others' attacks may come to."""
    kinds, players, hands, armies = content.kinds, state.public.players, state.secret.hands, state.secret.armies
    share = 1 / (len(players) - 1)
    for seat in players:
        army = armies[seat]
        if not army:
            continue
        top = kinds[army[-1]]
        strength = STRENGTHS[top]
        worth[seat] += strength + COVERED * (content.worth(army) - strength)
        for other in players:
            if other == seat:
                continue
            kind = strongest[other]
            if kind >= 0:
                chance, result = ATTACKS[kind] * share, beats(kind, top)
                if result > 0:
                    worth[seat] -= chance * strength
                    worth[other] += chance * (strength + STRENGTHS[kind] - IN_HAND[kind] * holding)
                elif result < 0:
                    worth[seat] += chance * STRENGTHS[kind]
                    worth[other] -= chance * IN_HAND[kind] * holding
            if top == KING and any(kinds[card] == ASSASSIN for card in hands[other]):
                worth[seat] -= STABS * share * strength
                worth[other] += STABS * share * strength


def _share(battle: Battle, worth: list[float], secret: GrappleSecret, content: Content) -> None:
    """Give a battle's cards to whoever is likely to win them."""
    attacker, defender, kinds = battle.attacker, battle.defender, content.kinds
    pot = content.worth(battle.attack) + content.worth(battle.defence)
    result = beats(kinds[battle.attack[-1]], kinds[battle.defence[-1]])
    if result > 0:
        worth[attacker] += pot
    elif result < 0:
        worth[defender] += pot
    else:
        share = TIES
        if battle.holding:
            held = kinds[battle.hidden]
            results = [beats(kinds[card], held) for card in secret.hands[attacker]]
            share = STRONGER if results and max(results) > 0 else 1 - STRONGER
            worth[defender] += IN_HAND[held]
        elif not secret.hands[defender]:
            share = 1.0
        worth[attacker] += share * pot
        worth[defender] += (1 - share) * pot
