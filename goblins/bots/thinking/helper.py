"""A process that thinks for the program, seen from the program: it is given one part of a thought at a time."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing.process import BaseProcess

from goblins.bots.parts import Finding
from goblins.bots.thinking.question import answered
from goblins.bots.thinking.work import BREATHS, WANTED, begin, find, get_ready

#: A helper that has taken no breath for so many seconds hangs.
HANGS_AFTER = 8.0
#: One look adds so many seconds at most: in a longer gap everything was stopped, or the computer slept.
LONGEST_GAP = 1.0


@contextmanager
def _not_interrupted() -> Iterator[None]:
    """Hold Ctrl+C back; a process that starts meanwhile never hears it, not even while it still loads."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class HelperLost(Exception):
    """A helper has died, hangs, or could not do what it was asked; the message says which."""


class Helper:
    """One process. It can be asked once it is ready, so that nobody waits while it starts."""

    def __init__(self) -> None:
        spawn = multiprocessing.get_context("spawn")  # a fork would take the window's threads and sounds along
        self._signs = spawn.RawArray("Q", 2)
        self._pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=begin, initargs=(self._signs,))
        before = set(multiprocessing.active_children())
        with _not_interrupted():
            self._ready: Future[int] = self._pool.submit(get_ready)
        self._processes: set[BaseProcess] = set(multiprocessing.active_children()) - before
        self._answer: Future[bytes | None] | None = None
        self._asked = 0
        #: Breaths counted at the last look, when that was, and for how many seconds none has come.
        self._breaths, self._looked, self._silence = 0, 0.0, 0.0

    @property
    def ready(self) -> bool:
        """Whether it has started."""
        return self._ready.done() and self._ready.exception() is None

    @property
    def busy(self) -> bool:
        """Whether it was asked something and has not answered yet."""
        return self._answer is not None

    @property
    def process_ids(self) -> list[int]:
        """The number of its process."""
        return [process.pid for process in self._processes if process.pid is not None]

    def ask(self, question: bytes) -> None:
        """Give it a part of a thought."""
        self._asked += 1
        self._signs[WANTED] = self._asked
        self._breaths, self._looked, self._silence = self._signs[BREATHS], time.monotonic(), 0.0
        try:
            self._answer = self._pool.submit(find, question, self._asked)
        except BrokenProcessPool as error:
            raise self._death() from error

    def answer(self) -> Finding | None:
        """What it found; None while it thinks, and if it was told to stop. HelperLost if nothing will come of it."""
        if self._ready.done() and not self.ready:
            raise HelperLost("it did not start")
        if self._answer is None:
            return None
        if not self._answer.done():
            self._look_whether_it_lives()
            return None
        done, self._answer = self._answer, None
        try:
            encoded = done.result()
        except BrokenProcessPool as error:
            raise self._death() from error
        except Exception as error:  # whatever it is, the program meets it again when it thinks by itself
            raise HelperLost(f"it stumbled over {type(error).__name__}") from error
        return None if encoded is None else answered(encoded)

    def stop(self) -> None:
        """What it thinks about is not wanted any more: it answers after its next breath."""
        self._signs[WANTED] = 0

    def close(self) -> None:
        """End the process at once."""
        self.stop()
        self._pool.shutdown(wait=False, cancel_futures=True)
        for process in self._processes:
            process.kill()

    def _death(self) -> HelperLost:
        """What to say of a process that ended by itself."""
        codes = [str(process.exitcode) for process in self._processes if process.exitcode is not None]
        return HelperLost(f"it died, code {', '.join(codes) or 'unknown'}")

    def _look_whether_it_lives(self) -> None:
        breaths, now = self._signs[BREATHS], time.monotonic()
        gap, self._looked = now - self._looked, now
        if breaths != self._breaths:
            self._breaths, self._silence = breaths, 0.0
            return
        self._silence += min(gap, LONGEST_GAP)
        if self._silence > HANGS_AFTER:
            raise HelperLost("it hangs")
