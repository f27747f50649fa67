"""Matches to fill a library with, and ways to spoil it."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from typing import Any
from unittest.mock import patch

from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.games.registry import rules_of
from goblins.library import storage
from goblins.library.autosave import Autosave
from goblins.library.store import Library


class Ticking:
    """A clock that goes on by a minute whenever it is read."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 16, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        self.time += timedelta(minutes=1)
        return self.time


def new_match(*players: str, seed: int = 1, assisted: bool = False, **options: Any) -> Match:
    """A match of Fairies; a solitaire if nobody is named."""
    setup = Setup("fairies", make_seats(players or ("human",)), options)
    return Match(rules_of("fairies"), setup, seed, assisted=assisted)


def play_on(match: Match, steps: int, seed: int = 0) -> Match:
    """Play some random steps, fewer if the match ends before."""
    rng = random.Random(seed)
    for _ in range(steps):
        if match.outcome:
            break
        seat = match.to_act[0]
        match.play(rng.choice([a for a in match.rules.legal_actions(match.state, seat) if not a.resigns]))
    return match


def winning_actions(seed: int, **options: Any) -> list[Any]:
    """Some way to win a solitaire."""
    for attempt in range(5000):
        match = play_on(new_match(seed=seed, **options), 30, attempt)
        if match.outcome and match.outcome.winners:
            return [step.action for step in match.steps]
    raise AssertionError(f"deal {seed} could not be won")


def play_all(match: Match, actions: list[Any]) -> Match:
    for action in actions:
        match.play(action)
    return match


def give_up(match: Match) -> Match:
    seat = match.to_act[0]
    match.play(next(a for a in match.rules.legal_actions(match.state, seat) if a.resigns))
    return match


def same(one: Match, other: Match) -> bool:
    """Whether two matches can't be told apart."""

    def told(match: Match) -> tuple[Any, ...]:
        return match.setup, match.seed, match.opening, match.steps, match.cursor, match.assisted, match.state

    return told(one) == told(other)


def file_of(match: Match) -> bytes:
    """Return a match as a file."""
    with Library.in_memory() as library:
        return library.export_match(library.follow(match))


@contextmanager
def unwritable(library: Library, code: int = sqlite3.SQLITE_FULL) -> Iterator[None]:
    """Let nothing be written to the library's file, and nothing be opened for writing, for the reason of an error code."""
    connection = library._connection

    def refuse(*args: Any, **kwargs: Any) -> Any:
        error = sqlite3.OperationalError("injected")
        error.sqlite_errorcode = code
        raise error

    connection.execute("PRAGMA query_only = ON")
    with patch.object(storage, "open_file", refuse):
        yield
    if library._connection is connection:
        connection.execute("PRAGMA query_only = OFF")


def tamper(library: Library, statement: str, *values: Any) -> None:
    """Change the file behind the library's back."""
    connection = sqlite3.connect(library.path)
    with connection:
        connection.execute(statement, values)
    connection.close()


def resumed(library: Library, match_id: int, *, by: str = "rules_version = 0") -> Match:
    """A match that was begun by rules whose steps today's don't allow."""
    tamper(library, f"UPDATE matches SET {by} WHERE id = ?", match_id)
    with patch.object(Autosave, "_replayed", side_effect=ValueError("that step is not allowed")):
        return library.load(match_id)
