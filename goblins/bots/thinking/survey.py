"""Many questions that do not depend on each other, answered a little at a time, whoever works at them."""

from __future__ import annotations

from collections.abc import Callable

from goblins.bots.parts import Finding, Work
from goblins.bots.thinking.question import work_at
from goblins.bots.thinking.task import Room, Task


class Survey(Task):
    """Answers come in any order; `found` holds them by the question's number. More can be asked at any time."""

    def __init__(self, room: Room) -> None:
        super().__init__(room)
        self.found: dict[int, Finding] = {}
        self._questions: list[Callable[[], bytes]] = []
        self._answers = 0

    def ask(self, question: Callable[[], bytes], *, soon: bool = False) -> int:
        """One question more, which is put into words when its turn comes, or before all others; its number."""
        number = len(self._questions)
        self._questions.append(question)
        self._unbegun.insert(0 if soon else number, number)
        return number

    def learn(self, number: int, found: Finding) -> None:
        """What was found out about a question."""
        self.found[number] = found
        self._answers += 1

    @property
    def _settled(self) -> bool:
        return self._answers == len(self._questions)

    def _question(self, number: int) -> bytes:
        return self._questions[number]()

    def _work(self, number: int) -> Work:
        return work_at(self._question(number))
