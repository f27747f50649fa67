"""Something to find out that falls into parts: it goes on a little at a time, whoever works at them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Protocol

from goblins.bots.parts import Finding, Work


class Room(Protocol):
    """Who may work at parts of a task."""

    def help(self, task: Task) -> bool:
        """Let others work at it; False if there is nobody."""

    def dismiss(self, task: Task) -> None:
        """Let nobody work at it any more."""


class Task(ABC):
    """Its parts have numbers. Somebody in the room works at a part, or the program itself, where nobody else does."""

    def __init__(self, room: Room) -> None:
        self._room, self._dropped = room, False
        self._unbegun: list[int] = []
        self._here: dict[int, Work] = {}

    # ------------------------------------------------------------------ going on

    @property
    def done(self) -> bool:
        """Whether everything is found out, or nobody wants to know any more."""
        return self._dropped or self._settled

    def go_on(self, for_a_while: Iterable[None]) -> None:
        """Take what others have found; where nobody else works, work here for a short while."""
        if self.done:
            return
        if not self._room.help(self) and not self.done and not self._here and self._unbegun:
            self.begin_here(self._unbegun.pop(0))
        if self.done or not self._here:
            return
        for _ in for_a_while:
            self._breathe()
            if self.done or not self._here:
                return

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if not self.done:
            self._dropped = True
            self._room.dismiss(self)

    def _breathe(self) -> None:
        """Go on with the first part that is worked at here, up to its next breath."""
        number = min(self._here)
        try:
            next(self._here[number])
        except StopIteration as done:
            del self._here[number]
            self.learn(number, done.value)

    # ------------------------------------------------------------------ for the room

    @property
    def has_unbegun(self) -> bool:
        """Whether there is a part that nobody works at."""
        return bool(self._unbegun) and not self.done

    def next_question(self) -> tuple[int, bytes]:
        """The number of the first part that nobody works at, and its question: somebody else will."""
        number = self._unbegun.pop(0)
        return number, self._question(number)

    def begin_here(self, number: int) -> None:
        """Work at a part in the program itself."""
        if not self.done:
            self._here[number] = self._work(number)

    @abstractmethod
    def learn(self, number: int, found: Finding) -> None:
        """What was found out about a part."""

    # ------------------------------------------------------------------ what it is about

    @property
    @abstractmethod
    def _settled(self) -> bool:
        """Whether nothing is left to be found out."""

    @abstractmethod
    def _question(self, number: int) -> bytes:
        """A part as somebody else is asked for it."""

    @abstractmethod
    def _work(self, number: int) -> Work:
        """A part as the program works at it."""
