"""What players have come to with puzzles: tries, hints, stars; and the puzzle of the day."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, timedelta
from typing import Any

import msgspec
from msgspec import Struct

from goblins.library import Library
from goblins.study.puzzles.kind import games
from goblins.study.puzzles.puzzle import Puzzle, puzzles_of

#: Under this name the library keeps it all, and a day's puzzle that was solved under this word and the day.
ABOUT, DAY = "puzzles", "day"
#: Stars on the first try, and up to which try there are two; later, or with help, there is one.
MOST_STARS, SECOND_TRIES = 3, 3
#: Where to look, and which piece.
HINTS = 2


class Progress(Struct, frozen=True, omit_defaults=True):
    """How far somebody is with a puzzle."""

    tries: int = 0
    """Tries that failed."""
    hints: int = 0
    shown: bool = False
    """Whether the solution was looked at."""
    stars: int = 0
    """Stars of the best solution so far; 0 while it is not solved."""

    @property
    def solved(self) -> bool:
        """Whether it was solved."""
        return self.stars > 0

    @property
    def begun(self) -> bool:
        """Whether anything was done about it, without success so far."""
        return not self.solved and (self.tries > 0 or self.hints > 0 or self.shown)

    @property
    def to_win(self) -> int:
        """How many stars there are to win now."""
        if self.hints or self.shown:
            return 1
        return MOST_STARS if self.tries == 0 else 2 if self.tries < SECOND_TRIES else 1


def progress_of(library: Library) -> dict[tuple[str, str], Progress]:
    """How far the players are, by game and puzzle; what can't be read was never there."""
    found: dict[tuple[str, str], Progress] = {}
    for name, value in library.progress(ABOUT).items():
        game, _, key = name.partition(" ")
        if game != DAY and key:
            try:
                found[game, key] = msgspec.convert(value, Progress)
            except msgspec.ValidationError:
                continue
    return found


def remember(library: Library, game: str, key: str, progress: Progress) -> None:
    """Keep how far somebody is."""
    library.remember_progress(ABOUT, f"{game} {key}", msgspec.to_builtins(progress))


# ---------------------------------------------------------------------- the puzzle of the day


def of_the_day(day: date) -> tuple[str, Puzzle] | None:
    """The game and the puzzle of a day, the same for everybody: the games take turns, and so do their puzzles, by their keys,
    which have no order.
    """
    with_some = [game for game in games() if puzzles_of(game)]
    if not with_some:
        return None
    turn, place = divmod(day.toordinal(), len(with_some))
    game = with_some[place]
    puzzles = sorted(puzzles_of(game), key=lambda puzzle: puzzle.key)
    return game, puzzles[turn % len(puzzles)]


def note_day(library: Library, day: date, key: str) -> None:
    """The puzzle of a day was solved on it."""
    library.remember_progress(ABOUT, f"{DAY} {day.isoformat()}", key)


def days_in_a_row(kept: Mapping[str, Any], today: date) -> int:
    """How many days in a row the puzzle of the day was solved, up to today or yesterday."""
    solved = {name.partition(" ")[2] for name in kept if name.startswith(f"{DAY} ")}
    day = today if today.isoformat() in solved else today - timedelta(1)
    count = 0
    while day.isoformat() in solved:
        count, day = count + 1, day - timedelta(1)
    return count
