"""Orders as bots bear them: how often each is called for, and whether a bot of a level remembers it (K-38)."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.chance import below, chance
from goblins.games.koncita.content import TRIGGERS, Cards, Content
from goblins.games.koncita.view import KoncitaView

#: How many duties in ten thousand a bot of a level remembers.
MEMORY = {"random": 6000, "easy": 9950, "medium": 9985, "hard": 9999, "master": 10_000}
MEMORY_OF = 10_000
#: How often a trigger is met in a round of a few players; a move toward a given colour is met about once.
OFTEN = {
    "treasure_taken": 0.6,
    "princess_moves": 1.2,
    "oscar_runs": 0.3,
    "goblin_shoved": 0.4,
    "you_are_shoved": 0.1,
    "other_takes_forfeit": 0.5,
    "your_turn_starts": 1.0,
    "your_turn_ends": 1.0,
    "wild_played": 0.7,
    "goblin_bounces": 0.3,
    "room_card_touched": 0.4,
}
TOWARD_A_COLOUR = 1.0


def how_often(cards: Cards) -> tuple[float, ...]:
    """For every Forfeit how often its order is called for."""
    return tuple(OFTEN.get(TRIGGERS[forfeit.trigger], TOWARD_A_COLOUR) for forfeit in cards.forfeits)


def average(forfeits: Sequence[int], often: Sequence[float]) -> float:
    """How often one of some Forfeits is called for; 0 for none."""
    return sum([often[forfeit] for forfeit in forfeits]) / len(forfeits) if forfeits else 0.0


def remembers(view: KoncitaView, content: Content, kind: int, level: str) -> bool:
    """Whether a bot remembers its duty of a kind: decided once for all the time until the next card is picked."""
    # only what stays the same until then goes into it: asking again is no second chance
    public = view.public
    number = public.picks
    for part in (view.seat, kind, public.orders[view.seat] & content.of_kind[kind], *public.unused):
        number = number * 1_000_003 + part
    return below(chance(number), MEMORY_OF) < MEMORY[level]
