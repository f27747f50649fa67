"""What the goblins of a deck are worth to those who play with them: by kind, from their strength and what they can do.

A goblin's strength counts as a share of the strongest one's, and points as a share of what a round brings, so that other decks
are judged as well as the printed one.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from goblins.games.grapple.content import ASSASSIN, DEFENDER, SPY, Content, Goblin, Power

#: Points of a curve: at which share of the strongest one's strength it has which height.
Curve = tuple[tuple[float, float], ...]

#: What a card in hand is worth, as a share of the strongest goblin's points: it scores nothing there, but has everything still
#: before it. It counts less than on the table, and more for what it can do.
HELD, HELD_LESS = 0.9, 0.125
HELD_FOR: dict[Power, float] = {"spy": 0.2625, "defender": 0.225, "assassin": 0.1875, "king": 0.0, "": 0.0}
LEAST_HELD = 0.02
#: The same for the hope of a card to draw, of a seat that waits for its turn: half a card.
DRAW = 0.175
#: How likely a seat is to attack with the strongest plain goblin of its hand, before much else happens.
ATTACKS: Curve = ((0.0, 0.0), (0.375, 0.2), (0.625, 0.4), (1.0, 0.5))
#: What attacking and placing promise at first sight.
ATTACK_PROMISE: Curve = ((0.0, 0.0), (0.375, 0.45), (0.625, 1.0), (1.0, 1.3))
PLACE_PROMISE: Curve = ((0.0, 0.15), (0.375, 0.6), (0.625, 0.5), (1.0, 0.4))
#: How much less attacking with a goblin promises that is kept for what it can do; and what placing one promises at least, if it
#: is an Assassin, or at most.
KEPT = 1 / 3
TRAP, WASTE = 0.5, 0.15
#: What is weaker than so much of the deck is not worth attacking with.
HOPELESS = 0.3
#: A round is played for what ends it, or for this share of the deck if that is less.
ROUND_SHARE = 0.25


class Estimates(Struct, frozen=True):
    """What bots think of every kind of goblin in a deck."""

    strengths: tuple[int, ...]
    shares: tuple[float, ...]
    """Strengths, compared with the strongest."""
    powers: tuple[Power, ...]
    verdicts: tuple[tuple[int, ...], ...]
    classes: tuple[int, ...]
    """The first kind that is the same in everything but its looks."""
    held: tuple[float, ...]
    attacks: tuple[float, ...]
    attack_promise: tuple[float, ...]
    place_promise: tuple[float, ...]
    plain: tuple[bool, ...]
    """Whether a kind is for fighting, and not kept for what it can do."""
    hopeful: tuple[bool, ...]
    """Whether an attack can be won with it often enough to be thought about."""
    draw: float
    ending: int
    """The garrison that ends a round."""
    round: float
    """About what a round is played for."""


def estimates(content: Content) -> Estimates:
    """What to think of the goblins of a deck."""
    goblins = content.goblins
    strengths = tuple(goblin.strength for goblin in goblins)
    strongest = max(strength for strength, goblin in zip(strengths, goblins, strict=True) if goblin.copies)
    shares = tuple(min(1.0, strength / strongest) for strength in strengths)
    both = tuple(zip(goblins, shares, strict=True))
    same = [(goblin.strength, goblin.power) for goblin in goblins]
    worth = content.worth(range(len(content.kinds)))
    return Estimates(
        strengths=strengths,
        shares=shares,
        powers=tuple(goblin.power for goblin in goblins),
        verdicts=content.verdicts,
        classes=tuple(same.index(one) for one in same),
        held=tuple(_held(goblin, share) * strongest for goblin, share in both),
        attacks=tuple(_height(ATTACKS, share) for share in shares),
        attack_promise=tuple(_height(ATTACK_PROMISE, share) * (1 if _plain(one) else KEPT) for one, share in both),
        place_promise=tuple(_place_promise(goblin, share) for goblin, share in both),
        plain=tuple(map(_plain, goblins)),
        hopeful=tuple(_share_not_stronger(kind, content) > HOPELESS for kind in range(len(goblins))),
        draw=DRAW * strongest * content.draw,
        ending=content.garrison,
        round=min(content.garrison, ROUND_SHARE * worth),
    )


def _plain(goblin: Goblin) -> bool:
    return goblin.power not in (SPY, DEFENDER, ASSASSIN)


def _held(goblin: Goblin, share: float) -> float:
    return max(LEAST_HELD, HELD * share - HELD_LESS + HELD_FOR[goblin.power])


def _place_promise(goblin: Goblin, share: float) -> float:
    promise = _height(PLACE_PROMISE, share)
    if goblin.power == ASSASSIN:
        return max(TRAP, promise)
    return promise if _plain(goblin) else min(WASTE, promise)


def _share_not_stronger(kind: int, content: Content) -> float:
    """How much of the deck an attacking kind beats or ties with."""
    results: Sequence[int] = content.verdicts[kind]
    return sum(results[other] >= 0 for other in content.kinds) / len(content.kinds)


def _height(curve: Curve, at: float) -> float:
    """How high a curve is somewhere, on a straight line between its points."""
    for (left, low), (right, high) in zip(curve, curve[1:], strict=False):
        if at <= right:
            return low + (high - low) * (at - left) / (right - left)
    return curve[-1][1]
