"""The thinking room: helpers, several at once, work at the parts of thoughts; without them the program does, in slices.

Who works at a part changes nothing about what it finds. So a helper that is slow to start, dies or hangs costs nothing:
the program thinks on by itself.
"""

from __future__ import annotations

import logging
import os

from goblins.bots.thinking.helper import Helper, HelperLost
from goblins.bots.thinking.survey import Survey
from goblins.bots.thinking.task import Task
from goblins.bots.thinking.thought import Matter, Thought

#: No more helpers than a thought of the best bots has parts.
MOST_HELPERS = 8
#: After so many were lost, no new ones are started.
MOST_LOST = 3
#: The variable that says how many helpers there are; 0: the program thinks by itself.
WANTED_HELPERS = "GOBLINS_HELPERS"

_log = logging.getLogger(__name__)


def usual_helpers() -> int:
    """One for each core that the program may use, unless a variable asks for another number."""
    wanted = os.environ.get(WANTED_HELPERS, "")
    if wanted.isdecimal():
        return min(int(wanted), MOST_HELPERS)
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_HELPERS)


class ThinkingRoom:
    """Has so many helpers at most; none: all thinking is done in the program. They start when they are first wanted."""

    def __init__(self, helpers: int = 0) -> None:
        self._most, self._wanted = helpers, False
        #: Who works, and at which part of what.
        self._helpers: dict[Helper, tuple[Task, int] | None] = {}
        self._lost = 0

    def think(self, matter: Matter) -> Thought:
        """Begin a thought."""
        thought = Thought(self, matter)
        if not thought.done:
            self.warm()
        return thought

    def survey(self) -> Survey:
        """Begin with many questions, none of which waits for another."""
        self.warm()
        return Survey(self)

    def warm(self) -> None:
        """Start the helpers that are lacking: somebody will think soon."""
        self._wanted = True
        while len(self._helpers) < self._most and self._lost < MOST_LOST:
            try:
                self._helpers[Helper()] = None
            except OSError as error:  # no memory, or too many processes
                self._lost = MOST_LOST
                _log.warning("no helper can be started to think (%s); the program thinks by itself", error)

    def welcome(self, helpers: int) -> None:
        """From now on there may be so many helpers."""
        self._most = helpers
        if self._wanted:
            self.warm()

    def close(self) -> None:
        """End all helpers at once, and have none any more."""
        helpers, self._helpers, self._most = self._helpers, {}, 0
        for helper, part in helpers.items():
            helper.close()
            if part is not None:
                part[0].begin_here(part[1])

    @property
    def process_ids(self) -> list[int]:
        """The numbers of the helpers' processes."""
        return [number for helper in self._helpers for number in helper.process_ids]

    @property
    def ready_helpers(self) -> int:
        """How many helpers have started."""
        return sum([helper.ready for helper in self._helpers])

    # ------------------------------------------------------------------ for tasks

    def help(self, task: Task) -> bool:
        """Take what helpers have found, and give free ones what is still to be found; False if none has started."""
        for helper, part in list(self._helpers.items()):
            try:
                self._take(helper, part)
                if helper.ready and not helper.busy and task.has_unbegun:
                    number, question = task.next_question()
                    self._helpers[helper] = (task, number)
                    helper.ask(question)
            except HelperLost as lost:
                self._lose(helper, str(lost))
        return any(helper.ready for helper in self._helpers)

    def dismiss(self, task: Task) -> None:
        """A task is no longer wanted."""
        for helper, part in self._helpers.items():
            if part is not None and part[0] is task:
                helper.stop()

    def _take(self, helper: Helper, part: tuple[Task, int] | None) -> None:
        found = helper.answer()
        if part is not None and not helper.busy:
            self._helpers[helper] = None
            if found is not None:
                part[0].learn(part[1], found)

    def _lose(self, helper: Helper, why: str) -> None:
        """Go on without a helper; its part is worked at in the program."""
        part = self._helpers.pop(helper)
        helper.close()
        self._lost += 1
        _log.warning("a helper that thinks for the bots was lost (%s); the program thinks on by itself", why)
        if part is not None:
            part[0].begin_here(part[1])
