"""The features by which a position of Fairies in company is judged: how near a seat is to a goal, and the nearest other."""

from __future__ import annotations

from math import log

from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic

_OF_ONE = ("left_1", "left_2", "left", "wanted", "wanted_square", "stars")
#: The features, and what they count for by hand: the race itself; what only learning makes something of is how many cards each
#: has still to be rid of, has of the wanted ones, and with a star, one's own and the nearest other's; the turn; a constant.
BY_HAND: dict[str, float] = {
    "race": 1.0,
    **{f"own_{name}": 0.0 for name in _OF_ONE},
    **{f"their_{name}": 0.0 for name in _OF_ONE},
    "turn": 0.0,
    "even": 0.0,
}
#: The kinds of table that are judged apart.
TABLES = ("two", "two_reverse", "more", "more_reverse")


def table_of(public: FairiesPublic) -> str:
    """What kind of table it is."""
    return ("two" if len(public.hands) == 2 else "more") + ("_reverse" if public.goal.reverse else "")


def nearness(public: FairiesPublic, content: Content, seat: int) -> float:
    """From 0 to 1; one goblin left, or one fairy short of winning, is nearly there."""
    unwanted, wanted = content.goals[public.goal.reverse]
    hand = public.hands[seat]
    rid = 1 / (1 + (hand & unwanted).bit_count())
    if public.goal.solitaire:
        return rid
    return max(rid, ((hand & wanted).bit_count() / content.numbers.to_win) ** 2 * 0.8) + 0.1 * rid


def race_of(public: FairiesPublic, content: Content, seat: int) -> tuple[float, int]:
    """How much nearer than the nearest other a seat is, and who that is."""
    near = [nearness(public, content, one) for one in range(len(public.hands))]
    rival = max([other for other in range(len(near)) if other != seat], key=near.__getitem__)
    share = 0.5 + 0.45 * (near[seat] - near[rival])
    share = 0.999 if share > 0.999 else 0.001 if share < 0.001 else share
    return log(share / (1.0 - share)), rival


def features_of(public: FairiesPublic, content: Content, seat: int) -> tuple[float, ...]:
    """The features of a position in company, as it is for a seat, in the order of `BY_HAND`."""
    total, rival = race_of(public, content, seat)
    return (
        total,
        *_hand(public, content, seat),
        *_hand(public, content, rival),
        1.0 if public.active == seat else 0.0,
        1.0,
    )


def _hand(public: FairiesPublic, content: Content, seat: int) -> tuple[float, ...]:
    """What there is to count in a hand."""
    unwanted, wanted = content.goals[public.goal.reverse]
    hand = public.hands[seat]
    left, got = (hand & unwanted).bit_count(), (hand & wanted).bit_count() / content.numbers.to_win
    return (
        1.0 if left == 1 else 0.0,
        1.0 if left == 2 else 0.0,
        float(left),
        got,
        got * got,
        float((hand & content.stars).bit_count()),
    )
