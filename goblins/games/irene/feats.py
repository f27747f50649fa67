"""What somebody may be proud of in a game of Irene."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from goblins.core.feats import feat, happened, won
from goblins.core.match import Match
from goblins.games.irene.caves import free_homes
from goblins.games.irene.events import Arrived, GameDealt, ShoutTurnedUp, WasCaught
from goblins.games.irene.solo.events import SoloEnded, SoloSealed
from goblins.games.irene.state import MazeState

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


_feat = partial(feat, "irene")
FEATS = (
    _feat("light_feet", "feather", _light_feet, count=COMPANY),
    _feat("undaunted", "caught", _undaunted, count=CATCHES),
    _feat("last_door", "door", _last_door),
    _feat("first_home", "home", _first_home, count=TABLE),
    _feat("treasure_hunt", "star", _treasure_hunt, count=POINTS),
    _feat("long_way", "map", _long_way, count=TILES),
    _feat("crumb_thief", "crumb", _crumb_thief, count=CRUMBS),
    _feat("crier", "shout", _crier),
    _feat("goblins_beaten", "goblin", _goblins_beaten),
    _feat("champion", "trophy", _champion),
    _feat("alone_home", "lamp", _alone_home, count=ALONE_POINTS),
    _feat("best_way", "moon", _best_way, count=HOMES, secret=True),
)
