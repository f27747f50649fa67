"""What a bot is: somebody who thinks about a view in slices, and at any time has a best choice so far."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Iterator
from typing import Any, Protocol

from msgspec import Struct

from goblins.core.chance import chance
from goblins.core.contract import Action
from goblins.words import Message

#: Chance's occasions from here on belong to bots, far from those of any game; seats and plies keep them apart.
_FIRST_OCCASION = 400_000
_SEATS = 16


class Advice(Struct, frozen=True):
    """An action and why somebody might take it."""

    action: Action
    reason: Message


class Bot(Protocol):
    """A player that is not human. It gets a view and the legal actions, never a state."""

    def think(self, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Iterator[Advice]:
        """Choices, better and better; at least one. The same view, actions and generator give the same ones."""


class UnknownLevel(ValueError):
    """There is no bot of that level; the message says which there are."""


class NothingToChoose(ValueError):
    """A bot was asked although its seat has nothing to do."""


def willing(legal: tuple[Action, ...]) -> tuple[Action, ...]:
    """The actions a bot considers: all but resigning, unless nothing else is left, and what is done beside the game."""
    if not legal:
        raise NothingToChoose("there is no legal action to choose from")
    if not legal[-1].resigns and not legal[-1].aside:
        return legal  # both stand at the end, and this is asked often
    return tuple([action for action in legal if not action.resigns and not action.aside]) or legal


def decide(bot: Bot, view: Any, legal: tuple[Action, ...], rng: random.Random) -> Advice:
    """The bot's last and best choice, with all the thinking it wants."""
    choices = deque(bot.think(view, legal, rng), maxlen=1)
    assert choices, "a bot must choose something"
    return choices[0]


def thinking_chance(seed: int, ply: int, seat: int) -> random.Random:
    """The generator for one decision of a bot in a match: taking a move back and playing on repeats it."""
    return chance(seed, _FIRST_OCCASION + ply * _SEATS + seat)
