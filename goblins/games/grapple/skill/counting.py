"""What cards are worth where they lie: safe in a garrison, at risk on top of an army, or waiting in a hand."""

from __future__ import annotations

from goblins.games.grapple.content import ASSASSIN, KING, Content
from goblins.games.grapple.skill.estimates import Estimates
from goblins.games.grapple.state import Battle, GrappleSecret, GrappleState

#: What covered cards of an army are worth, compared with their strength.
COVERED = 0.94
#: How likely an Assassin in hand finds a King on top.
STABS = 0.25
#: How much of a hand's worth a round's near end takes away.
HASTE = 0.5
#: What a hand is worth once the deck is empty, compared with before: everything had better be placed.
NOTHING_TO_DRAW = 0.8
#: What a tie's cards are worth to the attacker, compared with winning them.
TIES = 0.5
#: The same when a face-down goblin waits that the attacker's hand can beat.
STRONGER = 0.7


def prospects(state: GrappleState, content: Content, deck: Estimates) -> tuple[list[float], float]:
    """What every seat may expect to score in this round, and how near its end is."""
    secret, worth = state.secret, content.worth
    expected = [float(worth(garrison)) for garrison in state.public.garrisons]
    if secret.battle is not None:
        _share(secret.battle, expected, secret, content, deck)
    near = min(1.0, max(expected) / deck.ending)
    if near >= 1.0:
        return [garrison + worth(army) for garrison, army in zip(expected, secret.armies, strict=True)], 1.0
    holding = 1.0 - HASTE * near * near
    if not secret.deck:
        holding *= NOTHING_TO_DRAW
    strongest = _add_hands(expected, state, content, deck, holding)
    _add_armies(expected, state, content, deck, holding, strongest)
    return expected, near


def _add_hands(worth: list[float], state: GrappleState, content: Content, deck: Estimates, holding: float) -> list[int]:
    """Add what hands are worth; the strongest plain kind of every hand, -1 for none."""
    kinds, active, hands, left = content.kinds, state.public.active, state.secret.hands, state.secret.deck
    held, plain, strengths = deck.held, deck.plain, deck.strengths
    strongest = [-1] * len(worth)
    for seat in state.public.players:
        value, most, strength = 0.0, -1, -1
        for card in hands[seat]:
            kind = kinds[card]
            value += held[kind]
            if plain[kind] and strengths[kind] > strength:
                most, strength = kind, strengths[kind]
        if left and seat != active:
            value += deck.draw
        worth[seat] += holding * value
        strongest[seat] = most
    return strongest


def _add_armies(  # noqa: PLR0913 - one sum, taken apart
    worth: list[float], state: GrappleState, content: Content, deck: Estimates, holding: float, strongest: list[int]
) -> None:
    """Add what armies are worth, their tops with what the others' attacks may come to."""
    kinds, players, hands, armies = content.kinds, state.public.players, state.secret.hands, state.secret.armies
    strengths, held, powers = deck.strengths, deck.held, content.powers
    share = 1 / (len(players) - 1)
    for seat in players:
        army = armies[seat]
        if not army:
            continue
        top = kinds[army[-1]]
        strength = strengths[top]
        worth[seat] += strength + COVERED * (content.worth(army) - strength)
        for other in players:
            if other == seat:
                continue
            kind = strongest[other]
            if kind >= 0:
                chance, result = deck.attacks[kind] * share, deck.verdicts[kind][top]
                if result > 0:
                    worth[seat] -= chance * strength
                    worth[other] += chance * (strength + strengths[kind] - held[kind] * holding)
                elif result < 0:
                    worth[seat] += chance * strengths[kind]
                    worth[other] -= chance * held[kind] * holding
            if deck.powers[top] == KING and any(powers[card] == ASSASSIN for card in hands[other]):
                worth[seat] -= STABS * share * strength
                worth[other] += STABS * share * strength


def _share(battle: Battle, worth: list[float], secret: GrappleSecret, content: Content, deck: Estimates) -> None:
    """Give a battle's cards to whoever is likely to win them."""
    attacker, defender, kinds, verdicts = battle.attacker, battle.defender, content.kinds, deck.verdicts
    pot = content.worth(battle.attack) + content.worth(battle.defence)
    result = verdicts[kinds[battle.attack[-1]]][kinds[battle.defence[-1]]]
    if result > 0:
        worth[attacker] += pot
    elif result < 0:
        worth[defender] += pot
    else:
        share = TIES
        if battle.holding:
            held = kinds[battle.hidden]
            results = [verdicts[kinds[card]][held] for card in secret.hands[attacker]]
            share = STRONGER if results and max(results) > 0 else 1 - STRONGER
            worth[defender] += deck.held[held]
        elif not secret.hands[defender]:
            share = 1.0
        worth[attacker] += share * pot
        worth[defender] += (1 - share) * pot
