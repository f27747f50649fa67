"""What a player of Fairies can do."""

from __future__ import annotations

from typing import ClassVar

from goblins.core.contract import Action


class Add(Action, frozen=True):
    """Add one of your cards to the ring (F-20)."""

    phase: ClassVar[str] = "turn"
    face: int


class GiveUp(Action, frozen=True):
    """End a solitaire as a loss (F-34)."""

    phase: ClassVar[str] = "turn"
    resigns: ClassVar[bool] = True


FairiesAction = Add | GiveUp
