"""What somebody may be proud of in a game of Grapple."""

from __future__ import annotations

from functools import partial

from goblins.core.feats import feat, happened, won
from goblins.core.match import Match
from goblins.games.grapple.events import Attacked, Rescued, RoundEnded, Spied, Tied, Won

#: How much of something is a feat.
LAST, RESCUES, VICTORIES, CARDS, POINTS, SPIES, ATTACKS, LOSSES, TABLE = 3, 4, 5, 6, 25, 3, 5, 3, 4


def _last_card(match: Match, seat: int) -> bool:
    """Battles won with nothing left in hand."""
    won_so = [
        event
        for step in match.steps[: match.cursor]
        for event in step.events
        if isinstance(event, Won) and event.seat == seat and not step.state.secret.hands[seat]
    ]
    return len(won_so) >= LAST


def _rescuer(match: Match, seat: int) -> bool:
    return sum(rescue.seat == seat for rescue in happened(match, Rescued)) >= RESCUES


def _rampage(match: Match, seat: int) -> bool:
    """Many battles won in one round."""
    victories = 0
    for step in match.steps[: match.cursor]:
        for event in step.events:
            if isinstance(event, RoundEnded):
                victories = 0
            elif isinstance(event, Won) and event.seat == seat:
                victories += 1
                if victories >= VICTORIES:
                    return True
    return False


def _great_battle(match: Match, seat: int) -> bool:
    return any(battle.seat == seat and len(battle.cards) >= CARDS for battle in happened(match, Won))


def _rich_booty(match: Match, seat: int) -> bool:
    return any(battle.seat == seat and battle.points >= POINTS for battle in happened(match, Won))


def _spymaster(match: Match, seat: int) -> bool:
    return sum(look.seat == seat for look in happened(match, Spied)) >= SPIES


def _peaceful(match: Match, seat: int) -> bool:
    return won(match, seat) and sum(attack.seat == seat for attack in happened(match, Attacked)) <= ATTACKS


def _hard_to_beat(match: Match, seat: int) -> bool:
    return won(match, seat) and sum(battle.loser == seat for battle in happened(match, Won)) <= LOSSES


def _from_behind(match: Match, seat: int) -> bool:
    """Won a match whose first round somebody else won."""
    ended = list(happened(match, RoundEnded))
    if not won(match, seat) or len(ended) < 2:
        return False
    first = [garrison + army for garrison, army in zip(ended[0].garrisons, ended[0].armies, strict=True)]
    return first[seat] < max(first)


def _stubborn(match: Match, seat: int) -> bool:
    """A battle won after two ties."""
    ties = 0
    for step in match.steps[: match.cursor]:
        for event in step.events:
            if isinstance(event, Attacked):
                ties = 0
            elif isinstance(event, Tied):
                ties += 1
            elif isinstance(event, Won) and event.seat == seat and ties > 1:
                return True
    return False


def _full_table(match: Match, seat: int) -> bool:
    return won(match, seat) and len(match.setup.seats) >= TABLE


_feat = partial(feat, "grapple")
FEATS = (
    _feat("last_card", "cards", _last_card, count=LAST),
    _feat("rescuer", "grapple_defender", _rescuer, count=RESCUES),
    _feat("rampage", "grapple_brute", _rampage, count=VICTORIES),
    _feat("great_battle", "army", _great_battle, count=CARDS),
    _feat("rich_booty", "grapple_raider", _rich_booty, count=POINTS),
    _feat("spymaster", "grapple_spy", _spymaster, count=SPIES),
    _feat("peaceful", "flower", _peaceful, count=ATTACKS),
    _feat("hard_to_beat", "grapple_king", _hard_to_beat, count=LOSSES),
    _feat("from_behind", "flag", _from_behind),
    _feat("stubborn", "bolt", _stubborn),
    _feat("full_table", "person", _full_table, count=TABLE),
)
