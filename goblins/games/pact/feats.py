"""What somebody may be proud of in a game of Pact."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from goblins.core.feats import feat, happened, won
from goblins.core.match import Match
from goblins.games.pact.content import Content
from goblins.games.pact.events import Completed, PrizeTaken, SpecialistUsed, TurnEnded
from goblins.games.pact.scoring import on_pact, pacts_of

if TYPE_CHECKING:
    from goblins.games.pact.rules import PactRules

#: How much of something is a feat.
GLORY, COMPANY, LONELY, GAMES, TABLE = 25, 3, 3, 2, 5


def _content(match: Match) -> Content:
    return cast("PactRules", match.rules).content


def _alone(match: Match) -> bool:
    return len(match.setup.seats) == 1


def _on_cards(match: Match, seat: int) -> list[int]:
    public = match.state.public
    return [on_pact(public, seat, pact) for pact in pacts_of(public, seat)]


def _fullest(match: Match) -> int:
    """From so many Tasks on a Pact card brings all the Glory that it can."""
    return _content(match).numbers.full_pacts[-1].tasks


def _best_of_friends(match: Match, seat: int) -> bool:
    company = len(match.setup.seats) >= COMPANY
    return won(match, seat) and company and min(_on_cards(match, seat)) >= _fullest(match)


def _busy_turn(match: Match, seat: int) -> bool:
    """Two Tasks in one turn; alone that is daily work."""
    done = 0
    if _alone(match):
        return False
    for step in match.steps[: match.cursor]:
        for event in step.events:
            if isinstance(event, TurnEnded):
                done = 0
            elif isinstance(event, Completed) and event.seat == seat:
                done += 1
                if done > 1:
                    return True
    return False


def _all_figures(match: Match, seat: int) -> bool:
    public = match.state.public
    if seat >= len(public.masters) or not won(match, seat) or _alone(match):
        return False
    symbols = _content(match).masters[public.masters[seat]].symbols
    return bool(len(public.figures[seat]) >= symbols)


def _grand_master(match: Match, seat: int) -> bool:
    return won(match, seat) and match.outcome is not None and match.outcome.reason == "grand_master"


def _own_hands(match: Match, seat: int) -> bool:
    return won(match, seat) and not any(use.seat == seat for use in happened(match, SpecialistUsed))


def _halfway(match: Match, seat: int) -> bool:
    return _alone(match) and len(match.state.public.won) >= GAMES


def _long_fuse(match: Match, seat: int) -> bool:
    markers = match.state.public.markers
    return seat < len(markers) and markers[seat] == len(_content(match).track) - 1


def _big_bang(match: Match, seat: int) -> bool:
    return won(match, seat) and any(prize.clan == seat for prize in happened(match, PrizeTaken))


def _lone_goblin(match: Match, seat: int) -> bool:
    return won(match, seat) and not _alone(match) and len(match.state.public.alone[seat]) >= LONELY


def _glorious(match: Match, seat: int) -> bool:
    score = match.outcome.score(seat) if match.outcome else None
    return len(match.setup.seats) >= COMPANY and score is not None and score.total >= GLORY


def _by_a_whisker(match: Match, seat: int) -> bool:
    """Won a tie, or by one."""
    if not won(match, seat) or _alone(match) or match.outcome is None:
        return False
    mine, others = 0, list[int]()
    for score in match.outcome.scores:
        if score.seat == seat:
            mine = score.total
        else:
            others.append(score.total)
    return mine - max(others) <= 1


def _full_table(match: Match, seat: int) -> bool:
    return won(match, seat) and len(match.setup.seats) >= TABLE


_feat = partial(feat, "pact")
FEATS = (
    _feat("best_of_friends", "heart", _best_of_friends, players=COMPANY),
    _feat("busy_turn", "pact_scroll", _busy_turn),
    _feat("all_figures", "pact_figure", _all_figures),
    _feat("grand_master", "pact_crown", _grand_master),
    _feat("halfway", "milestone", _halfway, count=GAMES),
    _feat("own_hands", "hand", _own_hands),
    _feat("long_fuse", "pact_track", _long_fuse),
    _feat("big_bang", "dynamite", _big_bang),
    _feat("lone_goblin", "pact_alone", _lone_goblin, count=LONELY),
    _feat("glorious", "star", _glorious, count=GLORY, players=COMPANY),
    _feat("by_a_whisker", "feather", _by_a_whisker, secret=True),
    _feat("full_table", "person", _full_table, count=TABLE),
)
