"""Which feats people have done: found at the end of a match, kept by name, and never taken away again.

Feats of a game are told by one match. Goals are told by everything that somebody has played here, and one can see how far one
has come with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import date
from typing import Any

from msgspec import Struct

from goblins.core.feats import Feat
from goblins.core.match import Match
from goblins.games.registry import feats_of, slugs
from goblins.library import Library, MatchRow
from goblins.study.calendar import Days, days_of, streak_of
from goblins.study.puzzles.progress import ABOUT as PUZZLES
from goblins.words import Message, message, say

#: Under which word the library keeps them, and a match those that were new in it.
PROGRESS = NOTE = "feats"
#: Where a goal stands in place of a game.
ANY_GAME = ""


class Done(Struct, frozen=True):
    """A feat that somebody has done, and when."""

    day: date


class Record(Struct, frozen=True):
    """What somebody has done here so far: the longest streak, deals of the day, puzzles, games won, and wins by level."""

    longest: int = 0
    deals: int = 0
    puzzles: int = 0
    games: frozenset[str] = frozenset()
    beaten: dict[str, int] = {}


class Goal(Struct, frozen=True):
    """A feat for which many matches count: a picture, how much it takes, and how much there is."""

    key: str
    icon: str
    needed: int
    reached: Callable[[Record], int]

    @property
    def called(self) -> Message:
        """Its name."""
        return message(f"feats-goal-{self.key}")

    @property
    def helped(self) -> Message:
        """What it takes."""
        return message(f"feats-goal-{self.key}-help", count=self.needed)


class Standing(Struct, frozen=True):
    """A feat or a goal, as it stands with somebody; `game` is ANY_GAME for a goal."""

    game: str
    key: str
    called: Message
    helped: Message
    icon: str
    secret: bool = False
    done: Done | None = None
    reached: int = 0
    needed: int = 1

    @property
    def hidden(self) -> bool:
        """Whether nobody may know yet what it is."""
        return self.secret and self.done is None

    @property
    def share(self) -> float:
        """How much of it is done, from 0 to 1."""
        return 1.0 if self.done else min(1.0, self.reached / self.needed)

    @property
    def title(self) -> str:
        """What it is called, in words."""
        return "?" if self.hidden else say(self.called)

    @property
    def help(self) -> str:
        """What it takes, in words."""
        return say("feats-secret") if self.hidden else say(self.helped)


def _beaten(level: str) -> Callable[[Record], int]:
    return lambda record: record.beaten.get(level, 0)


def goals() -> tuple[Goal, ...]:
    """All of them."""
    return (
        Goal("week", "flame", 7, lambda record: record.longest),
        Goal("three-weeks", "flame", 21, lambda record: record.longest),
        Goal("regular", "calendar", 50, lambda record: record.deals),
        Goal("all-games", "shelf", len(slugs()), lambda record: len(record.games)),
        Goal("easy", "bot", 10, _beaten("easy")),
        Goal("medium", "bot", 10, _beaten("medium")),
        Goal("hard", "bot", 10, _beaten("hard")),
        Goal("master", "bot", 5, _beaten("master")),
        Goal("puzzler", "hint", 10, lambda record: record.puzzles),
        Goal("riddler", "hint", 50, lambda record: record.puzzles),
    )


# ---------------------------------------------------------------------- what was done


def counts(match: Match) -> bool:
    """Whether a match may bring feats: it is over, by the printed rules, without help, and from its beginning on."""
    return match.outcome is not None and match.setup.house is None and not match.assisted and not match.is_resumed


def found(match: Match, seat: int) -> tuple[Feat, ...]:
    """The feats that a seat has done in a finished match."""
    if not counts(match):
        return ()
    return tuple([feat for feat in feats_of(match.setup.game) if feat.done(match, seat)])


def record_of(player: str, rows: Iterable[MatchRow], days: Days, puzzles: Mapping[str, Any], today: date) -> Record:
    """What somebody has done; deals and puzzles of the day are everybody's who plays here."""
    games: set[str] = set()
    beaten: dict[str, int] = {}
    for row in rows:
        if row.imported or row.house_rules or row.assisted or not row.won_by_human(player):
            continue
        games.add(row.game)
        for level in {row.setup.seats[seat].player for seat in row.setup.bots}:
            beaten[level] = beaten.get(level, 0) + 1
    solved = sum(isinstance(value, dict) and bool(value.get("stars")) for value in puzzles.values())
    deals = sum(len(finished) for finished in days.deals.values())
    return Record(streak_of(days.done, today).longest, deals, solved, frozenset(games), beaten)


def standings(library: Library, player: str, record: Record, today: date) -> tuple[Standing, ...]:
    """Every goal and every game's feats, as they stand with somebody; a goal that was reached by now is done."""
    done = _done(library)
    for goal in goals():
        if goal.reached(record) >= goal.needed:
            done.setdefault(_key(player, ANY_GAME, goal.key), Done(today))
    found = [
        Standing(
            ANY_GAME, goal.key, goal.called, goal.helped, goal.icon,
            done=done.get(_key(player, ANY_GAME, goal.key)), reached=goal.reached(record), needed=goal.needed,
        )
        for goal in goals()
    ]  # fmt: skip
    for game in slugs():
        for feat in feats_of(game):
            kept = done.get(_key(player, game, feat.key))
            found.append(Standing(game, feat.key, feat.called, feat.helped, feat.icon, feat.secret, kept))
    return tuple(found)


# ---------------------------------------------------------------------- keeping


def remember(library: Library, match: Match, match_id: int, today: date) -> tuple[str, ...]:
    """Keep what the people of a match have done in it; what they had not done before, as the match notes it, too."""
    row = library.match(match_id)
    if not counts(match) or row is None or row.imported:
        return ()
    rows, puzzles = library.chronicle().rows, library.progress(PUZZLES)
    days, known, new = days_of(rows, puzzles), _done(library), list[str]()
    for seat in match.setup.stayed:
        name = match.setup.seats[seat].name
        record = record_of(name, rows, days, puzzles, today)
        reached = [(match.setup.game, feat.key) for feat in found(match, seat)]
        reached += [(ANY_GAME, goal.key) for goal in goals() if goal.reached(record) >= goal.needed]
        for game, key in reached:
            if _key(name, game, key) not in known:
                library.remember_progress(PROGRESS, _key(name, game, key), {"day": today.isoformat()})
                new.append(f"{seat}/{game}/{key}")
    if new:
        library.note(match_id, NOTE, new)
    return tuple(new)


def earned(noted: str) -> tuple[tuple[int, Standing], ...]:
    """What a match noted as new, as seats and feats; what is not known here is passed over."""
    every = {
        (ANY_GAME, goal.key): Standing(ANY_GAME, goal.key, goal.called, goal.helped, goal.icon) for goal in goals()
    }
    for game in slugs():
        for feat in feats_of(game):
            every[game, feat.key] = Standing(game, feat.key, feat.called, feat.helped, feat.icon)
    told = [word.split("/") for word in noted.split()]
    return tuple(
        [(int(seat), every[game, key]) for seat, game, key in (one for one in told if len(one) == 3)
         if seat.isdecimal() and (game, key) in every]
    )  # fmt: skip


def count_by(library: Library, player: str) -> dict[str, int]:
    """How many feats of each game somebody has done."""
    done = _done(library)
    return {game: sum(_key(player, game, feat.key) in done for feat in feats_of(game)) for game in slugs()}


def _key(player: str, game: str, key: str) -> str:
    return f"{player}/{game}/{key}"


def _done(library: Library) -> dict[str, Done]:
    """What everybody has done, by name, game and key."""
    found = {key: _read(value) for key, value in library.progress(PROGRESS).items()}
    return {key: done for key, done in found.items() if done is not None}


def _read(value: object) -> Done | None:
    """What was stored, if it is what we store."""
    if not isinstance(value, dict):
        return None
    day = value.get("day")
    if not isinstance(day, str):
        return None
    try:
        return Done(date.fromisoformat(day))
    except ValueError:
        return None
