"""Many questions that do not depend on each other, answered a little at a time, whoever works at them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from goblins.bots.parts import Finding, Work
from goblins.bots.thinking.question import work_at
from goblins.bots.thinking.thought import Room


class Survey:
    """Answers come in any order; `found` holds them by the question's number. More can be asked at any time."""

    def __init__(self, room: Room) -> None:
        self.found: dict[int, Finding] = {}
        self._room, self._dropped = room, False
        self._questions: list[Callable[[], bytes]] = []
        self._unbegun: list[int] = []
        self._here: dict[int, Work] = {}

    def ask(self, question: Callable[[], bytes], *, soon: bool = False) -> int:
        """One question more, which is put into words when its turn comes, or before all others; its number."""
        number = len(self._questions)
        self._questions.append(question)
        self._unbegun.insert(0 if soon else number, number)
        return number

    @property
    def done(self) -> bool:
        """Whether everything is answered, or nobody wants to know any more."""
        return self._dropped or len(self.found) == len(self._questions)

    def go_on(self, for_a_while: Iterable[None]) -> None:
        """Take what others have found; where nobody else works, work here for a short while."""
        if self.done:
            return
        if not self._room.help(self) and not self._here and self._unbegun:
            self.begin_here(self._unbegun.pop(0))
        for _ in for_a_while:
            if not self._here:
                return
            self._breathe()

    def drop(self) -> None:
        """Nobody wants to know any more."""
        if not self.done:
            self._dropped = True
            self._room.dismiss(self)

    def _breathe(self) -> None:
        number = min(self._here)
        try:
            next(self._here[number])
        except StopIteration as done:
            del self._here[number]
            self.learn(number, done.value)

    # ------------------------------------------------------------------ for the room

    @property
    def has_unbegun(self) -> bool:
        """Whether there is a question that nobody works at."""
        return bool(self._unbegun) and not self._dropped

    def next_question(self) -> tuple[int, bytes]:
        """The first question that nobody works at, and its number: somebody else will."""
        number = self._unbegun.pop(0)
        return number, self._questions[number]()

    def begin_here(self, number: int) -> None:
        """Work at a question in the program itself."""
        if not self._dropped:
            self._here[number] = work_at(self._questions[number]())

    def learn(self, number: int, found: Finding) -> None:
        """What was found out about a question."""
        self.found[number] = found
