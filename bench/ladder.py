"""A ladder of players from who beat whom: a Bradley-Terry model over all pairings, as Elo with error bars."""

from __future__ import annotations

from math import log

import numpy as np
from msgspec import Struct

#: Elo of one step of the model's scale.
SCALE = 400 / log(10)
#: For an interval of 95 %.
WIDTH = 1.96
#: Every pairing counts as if so much of a game more had been played and drawn: nobody is infinitely better.
EVEN = 0.5
STEPS = 100


class Pairing(Struct, frozen=True):
    """What one player has won of some games against another."""

    player: str
    other: str
    points: float
    games: int


class Rung(Struct, frozen=True):
    """A player's Elo, compared with the first one's, and how far it may be off."""

    player: str
    elo: float
    error: float

    def words(self) -> str:
        """One line."""
        return f"{self.player:10} {self.elo:+6.0f} ± {self.error:.0f}"


def ladder(players: tuple[str, ...], pairings: list[Pairing]) -> tuple[Rung, ...]:
    """Everybody's Elo; the first player's is 0. Those who never met anybody of the ladder are left out."""
    known = [player for player in players if any(player in (one.player, one.other) for one in pairings)]
    if not known:
        return ()
    place = {player: number for number, player in enumerate(known)}
    strength, bend = np.zeros(len(known)), np.zeros((len(known), len(known)))
    for _ in range(STEPS):
        slope, bend = np.zeros(len(known)), np.zeros((len(known), len(known)))
        for one in pairings:
            first, second = place[one.player], place[one.other]
            games, points = one.games + EVEN, one.points + EVEN / 2
            chance = 1 / (1 + np.exp(strength[second] - strength[first]))
            slope[first] += points - games * chance
            slope[second] -= points - games * chance
            weight = games * chance * (1 - chance)
            bend[first, first] += weight
            bend[second, second] += weight
            bend[first, second] -= weight
            bend[second, first] -= weight
        # the first player stays where it is
        step = np.linalg.lstsq(bend[1:, 1:], slope[1:], rcond=None)[0]
        strength[1:] += np.clip(step, -2, 2)
        if len(step) == 0 or np.abs(step).max() < 1e-9:
            break
    spread = np.linalg.pinv(bend[1:, 1:])
    errors = [0.0, *(WIDTH * float(np.sqrt(spread[one, one])) for one in range(len(known) - 1))]
    return tuple(
        Rung(player, SCALE * float(strength[number]), SCALE * errors[number]) for player, number in place.items()
    )
