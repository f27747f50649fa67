"""What may be done: every card of the hand may be added; a solitaire may be given up."""

from __future__ import annotations

from goblins.games.fairies.actions import Add, FairiesAction, GiveUp
from goblins.games.fairies.deck import MOST_CARDS
from goblins.games.fairies.info import INFO
from goblins.games.fairies.state import FairiesPublic

#: For each seat, each byte of a hand and each value of it, the additions that its bits stand for. Asked at every step of
#: every search: look-ups take half the time of a loop over the hand.
_ADDS = tuple(
    tuple(
        tuple(tuple(adds[first + bit] for bit in range(8) if value >> bit & 1) for value in range(256))
        for first in range(0, 2 * MOST_CARDS, 8)
    )
    for adds in ([Add(seat, face) for face in range(2 * MOST_CARDS)] for seat in range(INFO.max_seats))
)
#: The first five bytes, which is all of a deck of up to twenty cards, and the rest.
_FIRST, _REST = tuple(adds[:5] for adds in _ADDS), tuple(adds[5:] for adds in _ADDS)
_GIVE_UP = (GiveUp(0),)


def actions(public: FairiesPublic) -> tuple[FairiesAction, ...]:
    """Everything that the active seat may do (F-20, F-34)."""
    hand = public.hands[public.active]
    first, second, third, fourth, fifth = _FIRST[public.active]
    adds = (
        first[hand & 255]
        + second[hand >> 8 & 255]
        + third[hand >> 16 & 255]
        + fourth[hand >> 24 & 255]
        + fifth[hand >> 32 & 255]
    )
    if hand >> 40:
        sixth, seventh, eighth = _REST[public.active]
        adds += sixth[hand >> 40 & 255] + seventh[hand >> 48 & 255] + eighth[hand >> 56]
    return adds + _GIVE_UP if public.goal.solitaire else adds
