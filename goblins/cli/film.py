"""`film`: a match as a short film."""

from __future__ import annotations

from pathlib import Path

from goblins.cli.arguments import UsageError
from goblins.core.match import Match
from goblins.core.plain import plain
from goblins.library import BadFile, Library, UnreadableMatch
from goblins.library.exchange import bytes_from


def film(which: str, out: Path, size: tuple[int, int]) -> int:
    """Write a match's film; `which` is its number in the library, or its file."""
    match = _match(which)
    from goblins.app.film import NoFilm
    from goblins.app.film import film as shoot

    try:
        pictures = shoot(match, out, size)
    except NoFilm as error:
        raise UsageError(str(error)) from error
    print(f"{plain(str(out))}: {pictures} pictures")
    return 0


def _match(which: str) -> Match:
    if not which.isdigit():
        try:
            return Library.read_match(bytes_from(Path(which)))
        except BadFile as error:
            raise UsageError(f"{plain(which)}: {error}") from error
    with Library() as library:
        if library.match(int(which)) is None:
            raise UsageError(f"there is no match {which} in {library.path}")
        try:
            return library.load(int(which))
        except UnreadableMatch as error:
            raise UsageError(str(error)) from error
