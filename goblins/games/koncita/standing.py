"""Who stands where in the room, for whoever asks: states, drafts and views alike."""

from __future__ import annotations

from typing import Protocol


class Standing(Protocol):
    """Who stands where, as far as objectives ask."""

    @property
    def goblins(self) -> tuple[int, ...]:
        """The square of every seat's goblin."""

    @property
    def princess(self) -> int:
        """Her square."""

    @property
    def things(self) -> tuple[int, ...]:
        """The squares of casket, scepter and Oscar."""

    @property
    def active(self) -> int:
        """Whose turn it is."""


def goblin_squares(state: Standing) -> int:
    """The squares with goblins on them."""
    mask = 0
    for square in state.goblins:
        if square >= 0:
            mask |= 1 << square
    return mask


def occupied_squares(state: Standing) -> int:
    """The squares that are not empty (K-23)."""
    casket, scepter, oscar = state.things
    return goblin_squares(state) | 1 << state.princess | 1 << casket | 1 << scepter | 1 << oscar
