"""What somebody may be proud of in a game of Grapple."""

from __future__ import annotations

from goblins.core.feats import Feat, happened, won
from goblins.core.match import Match
from goblins.games.grapple.events import Attacked, Rescued, RoundEnded, Spied, Tied, Won
from goblins.words import message

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


FEATS = (
    Feat(
        "last_card",
        message("grapple-feat-last-card"),
        message("grapple-feat-last-card-help", count=LAST),
        "cards",
        _last_card,
    ),
    Feat(
        "rescuer",
        message("grapple-feat-rescuer"),
        message("grapple-feat-rescuer-help", count=RESCUES),
        "grapple_defender",
        _rescuer,
    ),
    Feat(
        "rampage",
        message("grapple-feat-rampage"),
        message("grapple-feat-rampage-help", count=VICTORIES),
        "grapple_brute",
        _rampage,
    ),
    Feat(
        "great_battle",
        message("grapple-feat-great-battle"),
        message("grapple-feat-great-battle-help", count=CARDS),
        "army",
        _great_battle,
    ),
    Feat(
        "rich_booty",
        message("grapple-feat-rich-booty"),
        message("grapple-feat-rich-booty-help", count=POINTS),
        "grapple_raider",
        _rich_booty,
    ),
    Feat(
        "spymaster",
        message("grapple-feat-spymaster"),
        message("grapple-feat-spymaster-help", count=SPIES),
        "grapple_spy",
        _spymaster,
    ),
    Feat(
        "peaceful",
        message("grapple-feat-peaceful"),
        message("grapple-feat-peaceful-help", count=ATTACKS),
        "flower",
        _peaceful,
    ),
    Feat(
        "hard_to_beat",
        message("grapple-feat-hard-to-beat"),
        message("grapple-feat-hard-to-beat-help", count=LOSSES),
        "grapple_king",
        _hard_to_beat,
    ),
    Feat(
        "from_behind",
        message("grapple-feat-from-behind"),
        message("grapple-feat-from-behind-help"),
        "flag",
        _from_behind,
    ),
    Feat("stubborn", message("grapple-feat-stubborn"), message("grapple-feat-stubborn-help"), "bolt", _stubborn),
    Feat(
        "full_table",
        message("grapple-feat-full-table"),
        message("grapple-feat-full-table-help", count=TABLE),
        "person",
        _full_table,
    ),
)
