"""What somebody may be proud of in a game of Fairies."""

from __future__ import annotations

from goblins.core.feats import Feat, happened, won
from goblins.core.match import Match
from goblins.games.fairies.events import Flipped, Taken
from goblins.games.fairies.info import LEVELS
from goblins.words import message

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


FEATS = (
    Feat(
        "rhymester",
        message("fairies-feat-rhymester"),
        message("fairies-feat-rhymester-help", count=FLIPPED),
        "frog",
        _rhymester,
    ),
    Feat(
        "stargazer",
        message("fairies-feat-stargazer"),
        message("fairies-feat-stargazer-help", count=STARS),
        "star",
        _stargazer,
    ),
    Feat(
        "quick_wit",
        message("fairies-feat-quick-wit"),
        message("fairies-feat-quick-wit-help", count=QUICK),
        "run",
        _quick_wit,
    ),
    Feat(
        "six_fairies",
        message("fairies-feat-six-fairies"),
        message("fairies-feat-six-fairies-help"),
        "fairy",
        _six_fairies,
    ),
    Feat(
        "light_hand",
        message("fairies-feat-light-hand"),
        message("fairies-feat-light-hand-help", count=LIGHT),
        "feather",
        _light_hand,
    ),
    Feat(
        "heavy_load",
        message("fairies-feat-heavy-load"),
        message("fairies-feat-heavy-load-help", count=LOAD),
        "hand",
        _heavy_load,
    ),
    Feat(
        "short_work",
        message("fairies-feat-short-work"),
        message("fairies-feat-short-work-help", count=SHORT),
        "clock",
        _short_work,
    ),
    Feat(
        "deep_wood", message("fairies-feat-deep-wood"), message("fairies-feat-deep-wood-help"), "mushroom", _deep_wood
    ),
    Feat(
        "upside_down",
        message("fairies-feat-upside-down"),
        message("fairies-feat-upside-down-help"),
        "flip",
        _upside_down,
    ),
    Feat("ultimate", message("fairies-feat-ultimate"), message("fairies-feat-ultimate-help"), "trophy", _ultimate),
    Feat(
        "full_ring",
        message("fairies-feat-full-ring"),
        message("fairies-feat-full-ring-help", count=TABLE),
        "person",
        _full_ring,
    ),
)
