"""Which feats of their games people have done: found at the end of a match, kept by name, and never taken away again."""

from __future__ import annotations

from datetime import date

from msgspec import Struct

from goblins.core.feats import Feat
from goblins.core.match import Match
from goblins.games.registry import feats_of
from goblins.library import Library

#: Under which word the library keeps them.
PROGRESS = "feats"


class Done(Struct, frozen=True):
    """A feat that somebody has done: in which match, and when."""

    match_id: int
    day: date


def counts(match: Match) -> bool:
    """Whether a match may bring feats: it is over, by the printed rules, without help, and from its beginning on."""
    return match.outcome is not None and match.setup.house is None and not match.assisted and not match.is_resumed


def found(match: Match, seat: int) -> tuple[Feat, ...]:
    """The feats that a seat has done in a finished match."""
    if not counts(match):
        return ()
    return tuple(feat for feat in feats_of(match.setup.game) if feat.done(match, seat))


def remember(library: Library, match: Match, match_id: int, today: date) -> dict[int, tuple[Feat, ...]]:
    """Keep what the people of a match have done in it; by seat, what they had not done before."""
    new: dict[int, tuple[Feat, ...]] = {}
    for seat in match.setup.humans:
        name, game = match.setup.seats[seat].name, match.setup.game
        known = done_by(library, name, game)
        fresh = tuple(feat for feat in found(match, seat) if feat.key not in known)
        for feat in fresh:
            value = {"match": match_id, "day": today.isoformat()}
            library.remember_progress(PROGRESS, f"{name}/{game}/{feat.key}", value)
        if fresh:
            new[seat] = fresh
    return new


def done_by(library: Library, name: str, game: str) -> dict[str, Done]:
    """What somebody has done in a game, by the feats' keys."""
    first, done = f"{name}/{game}/", dict[str, Done]()
    for key, value in library.progress(PROGRESS).items():
        if key.startswith(first) and (one := _read(value)) is not None:
            done[key.removeprefix(first)] = one
    return done


def _read(value: object) -> Done | None:
    """What was stored, if it is what we store."""
    if not isinstance(value, dict):
        return None
    match_id, day = value.get("match"), value.get("day")
    if type(match_id) is not int or not isinstance(day, str):
        return None
    try:
        return Done(match_id, date.fromisoformat(day))
    except ValueError:
        return None
