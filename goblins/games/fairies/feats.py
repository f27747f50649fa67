"""What somebody may be proud of in a game of Fairies."""

from __future__ import annotations

from functools import partial

from goblins.core.feats import feat, happened, won
from goblins.core.match import Match
from goblins.games.fairies.events import Flipped, Taken
from goblins.games.fairies.info import LEVELS

#: How much of something is a feat.
FLIPPED, STARS, QUICK, LIGHT, LOAD, SHORT, TABLE, HARDEST = 6, 3, 4, 3, 3, 6, 4, max(LEVELS)


def _alone(match: Match) -> bool:
    return len(match.setup.seats) == 1


def _rhymester(match: Match, seat: int) -> bool:
    return any(flip.seat == seat and len(flip.before) >= FLIPPED for flip in happened(match, Flipped))


def _stargazer(match: Match, seat: int) -> bool:
    stars = sum(flip.seat == seat and flip.star for flip in happened(match, Flipped))
    return not _alone(match) and stars >= STARS


def _quick_wit(match: Match, seat: int) -> bool:
    """Won against others in a few turns of one's own."""
    return won(match, seat) and not _alone(match) and match.rules.turns(match.state) <= QUICK * len(match.setup.seats)


def _six_fairies(match: Match, seat: int) -> bool:
    return won(match, seat) and match.outcome is not None and match.outcome.reason == "six_fairies"


def _light_hand(match: Match, seat: int) -> bool:
    taken = sum(len(taking.faces) for taking in happened(match, Taken) if taking.seat == seat)
    return won(match, seat) and taken <= LIGHT


def _heavy_load(match: Match, seat: int) -> bool:
    heavy = any(taking.seat == seat and len(taking.faces) >= LOAD for taking in happened(match, Taken))
    return won(match, seat) and heavy


def _short_work(match: Match, seat: int) -> bool:
    return won(match, seat) and _alone(match) and match.rules.turns(match.state) <= SHORT


def _deep_wood(match: Match, seat: int) -> bool:
    return won(match, seat) and _alone(match) and match.setup.options.get("level") == HARDEST


def _upside_down(match: Match, seat: int) -> bool:
    return won(match, seat) and match.setup.options.get("reverse") is True


def _ultimate(match: Match, seat: int) -> bool:
    return won(match, seat) and match.setup.options.get("ultimate") is True


def _full_ring(match: Match, seat: int) -> bool:
    return won(match, seat) and len(match.setup.seats) >= TABLE


_feat = partial(feat, "fairies")
FEATS = (
    _feat("rhymester", "frog", _rhymester, count=FLIPPED),
    _feat("stargazer", "star", _stargazer, count=STARS),
    _feat("quick_wit", "run", _quick_wit, count=QUICK),
    _feat("six_fairies", "fairy", _six_fairies),
    _feat("light_hand", "feather", _light_hand, count=LIGHT),
    _feat("heavy_load", "hand", _heavy_load, count=LOAD),
    _feat("short_work", "clock", _short_work, count=SHORT),
    _feat("deep_wood", "mushroom", _deep_wood),
    _feat("upside_down", "flip", _upside_down),
    _feat("ultimate", "trophy", _ultimate),
    _feat("full_ring", "person", _full_ring, count=TABLE),
)
