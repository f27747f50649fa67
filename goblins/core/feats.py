"""Feats: what somebody may be proud of in one match, told by what happened in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec import Struct

from goblins.core.contract import Event
from goblins.core.match import Match
from goblins.words import Message, message, say

EventT = TypeVar("EventT", bound=Event)


class Feat(Struct, frozen=True):
    """A feat of a game: a name, what it takes, a picture, and whether a seat did it in a finished match.

    `secret`: what it takes is told only once it is done.
    """

    key: str
    called: Message
    helped: Message
    icon: str
    done: Callable[[Match, int], bool]
    secret: bool = False

    @property
    def title(self) -> str:
        """What it is called, in words."""
        return say(self.called)

    @property
    def help(self) -> str:
        """What it takes, in words."""
        return say(self.helped)


def feat(
    game: str, key: str, icon: str, done: Callable[[Match, int], bool], *, secret: bool = False, **numbers: int
) -> Feat:
    """A feat of a game whose words stand under its key; `numbers` go into what it takes."""
    name = key.replace("_", "-")
    helped = message(f"{game}-feat-{name}-help", **numbers)
    return Feat(key, message(f"{game}-feat-{name}"), helped, icon, done, secret)


def won(match: Match, seat: int) -> bool:
    """Whether a seat is among the winners."""
    return match.outcome is not None and seat in match.outcome.winners


def happened(match: Match, kind: type[EventT]) -> Iterator[EventT]:
    """The events of a kind, in the order in which they happened."""
    for step in match.steps[: match.cursor]:
        for event in step.events:
            if isinstance(event, kind):
                yield event
