"""What somebody may be proud of in a game of Irene."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from goblins.core.feats import Feat, happened, won
from goblins.core.match import Match
from goblins.games.irene.caves import free_homes
from goblins.games.irene.events import Arrived, GameDealt, ShoutTurnedUp, WasCaught
from goblins.games.irene.solo.events import SoloEnded, SoloSealed
from goblins.games.irene.state import MazeState
from goblins.words import message

if TYPE_CHECKING:
    from goblins.games.irene.rules import IreneRules

#: How much of something is a feat.
POINTS, TILES, CRUMBS, CATCHES, COMPANY, TABLE, ALONE_POINTS, HOMES = 12, 5, 3, 2, 3, 4, 15, 2


def _alone(match: Match) -> bool:
    return len(match.setup.seats) == 1


def _caught(match: Match, seat: int) -> int:
    return sum(catch.seat == seat for catch in happened(match, WasCaught))


def _points(match: Match, seat: int) -> int:
    score = match.outcome.score(seat) if match.outcome else None
    return score.total if score else 0


def _light_feet(match: Match, seat: int) -> bool:
    return won(match, seat) and len(match.setup.seats) >= COMPANY and not _caught(match, seat)


def _undaunted(match: Match, seat: int) -> bool:
    return won(match, seat) and _caught(match, seat) >= CATCHES


def _last_door(match: Match, seat: int) -> bool:
    """Home through the last door that was open."""
    return any(
        isinstance(event, Arrived) and event.seat == seat and not free_homes(step.state.public.homes)
        for step in match.steps[: match.cursor]
        for event in step.events
    )


def _first_home(match: Match, seat: int) -> bool:
    """Home before all others, at a full table."""
    if len(match.setup.seats) < TABLE:
        return False
    somebody = False
    for step in match.steps[: match.cursor]:
        for event in step.events:
            if isinstance(event, GameDealt):
                somebody = False
            elif isinstance(event, Arrived):
                if event.seat == seat and not somebody:
                    return True
                somebody = True
    return False


def _treasure_hunt(match: Match, seat: int) -> bool:
    return not _alone(match) and _points(match, seat) >= POINTS


def _long_way(match: Match, seat: int) -> bool:
    state = match.state
    return isinstance(state, MazeState) and won(match, seat) and len(state.public.paths[seat]) >= TILES


def _crumb_thief(match: Match, seat: int) -> bool:
    """Home with breadcrumbs of the others."""
    state = match.state
    if not isinstance(state, MazeState) or seat not in state.public.arrived:
        return False
    path, others = state.public.paths[seat], [held for one, held in enumerate(state.secret.crumbs) if one != seat]
    return sum(tile in path for held in others for tile in held) >= CRUMBS


def _crier(match: Match, seat: int) -> bool:
    goblin = cast("IreneRules", match.rules).content.is_goblin
    return any(shout.seat == seat and goblin(shout.tile) for shout in happened(match, ShoutTurnedUp))


def _goblins_beaten(match: Match, seat: int) -> bool:
    return won(match, seat) and match.setup.options.get("advanced") is True


def _champion(match: Match, seat: int) -> bool:
    return won(match, seat) and match.setup.options.get("match") is True


def _alone_home(match: Match, seat: int) -> bool:
    return won(match, seat) and _alone(match) and _points(match, seat) >= ALONE_POINTS


def _best_way(match: Match, seat: int) -> bool:
    """Alone, with the best path that the pile held and most Homes still open."""
    best = any(end.won and end.points == end.best for end in happened(match, SoloEnded))
    return best and sum(1 for _ in happened(match, SoloSealed)) <= HOMES


FEATS = (
    Feat(
        "light_feet",
        message("irene-feat-light-feet"),
        message("irene-feat-light-feet-help", count=COMPANY),
        "feather",
        _light_feet,
    ),
    Feat(
        "undaunted",
        message("irene-feat-undaunted"),
        message("irene-feat-undaunted-help", count=CATCHES),
        "caught",
        _undaunted,
    ),
    Feat("last_door", message("irene-feat-last-door"), message("irene-feat-last-door-help"), "door", _last_door),
    Feat(
        "first_home",
        message("irene-feat-first-home"),
        message("irene-feat-first-home-help", count=TABLE),
        "home",
        _first_home,
    ),
    Feat(
        "treasure_hunt",
        message("irene-feat-treasure-hunt"),
        message("irene-feat-treasure-hunt-help", count=POINTS),
        "star",
        _treasure_hunt,
    ),
    Feat(
        "long_way", message("irene-feat-long-way"), message("irene-feat-long-way-help", count=TILES), "map", _long_way
    ),
    Feat(
        "crumb_thief",
        message("irene-feat-crumb-thief"),
        message("irene-feat-crumb-thief-help", count=CRUMBS),
        "crumb",
        _crumb_thief,
    ),
    Feat("crier", message("irene-feat-crier"), message("irene-feat-crier-help"), "shout", _crier),
    Feat(
        "goblins_beaten",
        message("irene-feat-goblins-beaten"),
        message("irene-feat-goblins-beaten-help"),
        "goblin",
        _goblins_beaten,
    ),
    Feat("champion", message("irene-feat-champion"), message("irene-feat-champion-help"), "trophy", _champion),
    Feat(
        "alone_home",
        message("irene-feat-alone-home"),
        message("irene-feat-alone-home-help", count=ALONE_POINTS),
        "lamp",
        _alone_home,
    ),
    Feat(
        "best_way",
        message("irene-feat-best-way"),
        message("irene-feat-best-way-help", count=HOMES),
        "moon",
        _best_way,
        secret=True,
    ),
)
