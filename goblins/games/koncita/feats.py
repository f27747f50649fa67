"""What somebody may be proud of in a game of Koncita."""

from __future__ import annotations

from functools import partial

from goblins.core.feats import feat, happened, won
from goblins.core.match import Match
from goblins.games.koncita.events import Breached, OscarRan, Shoved, TreasureWon, TurnStarted

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


_feat = partial(feat, "koncita")
FEATS = (
    _feat("full_chest", "casket", _full_chest, count=CHEST),
    _feat("good_manners", "tiara", _good_manners),
    _feat("burdened", "forfeit", _burdened, count=BURDEN, players=COMPANY),
    _feat("untouched", "feather", _untouched, players=COMPANY),
    _feat("elbows", "bolt", _elbows, count=SHOVES),
    _feat("good_dog", "bone", _good_dog, count=RUNS),
    _feat("two_at_once", "star", _two_at_once),
    _feat("long_fingers", "hand", _long_fingers, count=PIECES),
    _feat("last_one_in", "door", _last_one_in),
    _feat("perfect_memory", "eye", _perfect_memory, count=DUTIES),
    _feat("crowd", "person", _crowd, count=CROWD),
)
