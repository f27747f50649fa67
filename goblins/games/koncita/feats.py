"""What somebody may be proud of in a game of Koncita."""

from __future__ import annotations

from goblins.core.feats import Feat, happened, won
from goblins.core.match import Match
from goblins.games.koncita.events import Breached, OscarRan, Shoved, TreasureWon, TurnStarted
from goblins.words import message

#: How much of something is a feat.
CHEST, BURDEN, SHOVES, RUNS, PIECES, DUTIES, COMPANY, CROWD = 6, 5, 6, 9, 3, 4, 3, 6


def _treasures(match: Match, seat: int) -> int:
    return len(match.state.public.won[seat])


def _forfeits(match: Match, seat: int) -> int:
    return len(match.state.public.forfeits[seat])


def _won_in_company(match: Match, seat: int) -> bool:
    return won(match, seat) and len(match.setup.seats) >= COMPANY


def _full_chest(match: Match, seat: int) -> bool:
    return _treasures(match, seat) >= CHEST


def _good_manners(match: Match, seat: int) -> bool:
    return won(match, seat) and not _forfeits(match, seat)


def _burdened(match: Match, seat: int) -> bool:
    return _won_in_company(match, seat) and _forfeits(match, seat) >= BURDEN


def _untouched(match: Match, seat: int) -> bool:
    return _won_in_company(match, seat) and not any(shove.goblin == seat for shove in happened(match, Shoved))


def _elbows(match: Match, seat: int) -> bool:
    return sum(shove.seat == seat for shove in happened(match, Shoved)) >= SHOVES


def _good_dog(match: Match, seat: int) -> bool:
    return sum(run.seat == seat for run in happened(match, OscarRan)) >= RUNS


def _two_at_once(match: Match, seat: int) -> bool:
    in_turn = 0
    for step in match.steps[: match.cursor]:
        for event in step.events:
            if isinstance(event, TurnStarted):
                in_turn = 0
            elif isinstance(event, TreasureWon) and event.seat == seat:
                in_turn += 1
                if in_turn > 1:
                    return True
    return False


def _long_fingers(match: Match, seat: int) -> bool:
    return sum(event.seat == seat and event.by_piece for event in happened(match, TreasureWon)) >= PIECES


def _last_one_in(match: Match, seat: int) -> bool:
    return won(match, seat) and match.outcome is not None and match.outcome.reason == "last_one_in"


def _perfect_memory(match: Match, seat: int) -> bool:
    forgot = any(breach.seat == seat for breach in happened(match, Breached))
    return won(match, seat) and not forgot and _forfeits(match, seat) >= DUTIES


def _crowd(match: Match, seat: int) -> bool:
    return won(match, seat) and len(match.setup.seats) >= CROWD


FEATS = (
    Feat(
        "full_chest",
        message("koncita-feat-full-chest"),
        message("koncita-feat-full-chest-help", count=CHEST),
        "casket",
        _full_chest,
    ),
    Feat(
        "good_manners",
        message("koncita-feat-good-manners"),
        message("koncita-feat-good-manners-help"),
        "tiara",
        _good_manners,
    ),
    Feat(
        "burdened",
        message("koncita-feat-burdened"),
        message("koncita-feat-burdened-help", count=BURDEN, players=COMPANY),
        "forfeit",
        _burdened,
    ),
    Feat(
        "untouched",
        message("koncita-feat-untouched"),
        message("koncita-feat-untouched-help", players=COMPANY),
        "feather",
        _untouched,
    ),
    Feat("elbows", message("koncita-feat-elbows"), message("koncita-feat-elbows-help", count=SHOVES), "bolt", _elbows),
    Feat(
        "good_dog",
        message("koncita-feat-good-dog"),
        message("koncita-feat-good-dog-help", count=RUNS),
        "bone",
        _good_dog,
    ),
    Feat(
        "two_at_once",
        message("koncita-feat-two-at-once"),
        message("koncita-feat-two-at-once-help"),
        "star",
        _two_at_once,
    ),
    Feat(
        "long_fingers",
        message("koncita-feat-long-fingers"),
        message("koncita-feat-long-fingers-help", count=PIECES),
        "hand",
        _long_fingers,
    ),
    Feat(
        "last_one_in",
        message("koncita-feat-last-one-in"),
        message("koncita-feat-last-one-in-help"),
        "door",
        _last_one_in,
    ),
    Feat(
        "perfect_memory",
        message("koncita-feat-perfect-memory"),
        message("koncita-feat-perfect-memory-help", count=DUTIES),
        "eye",
        _perfect_memory,
    ),
    Feat("crowd", message("koncita-feat-crowd"), message("koncita-feat-crowd-help", count=CROWD), "person", _crowd),
)
