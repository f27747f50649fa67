"""The features by which a position of Fairies in company is judged: how near a seat is to a goal, and the nearest other."""

from __future__ import annotations

from math import log

from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic

#: So few cards to be rid of are looked at one by one.
FEW = (1, 2, 3, 4)
_OF_ONE = (*(f"left_{count}" for count in FEW), "left", "wanted", "wanted_square", "stars")
#: The features, and what they count for by hand: the race itself; what only learning makes something of is how many cards each
#: has still to be rid of, has of the wanted ones, and with a star, one's own and the nearest other's; the turn; the ring.
BY_HAND: dict[str, float] = {
    "race": 1.0,
    **{f"own_{name}": 0.0 for name in _OF_ONE},
    **{f"their_{name}": 0.0 for name in _OF_ONE},
    "turn": 0.0,
    "turn_own_left_1": 0.0,
    "turn_own_left_2": 0.0,
    "wait_their_left_1": 0.0,
    "wait_their_left_2": 0.0,
    "ring": 0.0,
    "ring_unwanted": 0.0,
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


def features_of(public: FairiesPublic, content: Content, seat: int) -> tuple[float, ...]:
    """The features of a position in company, as it is for a seat, in the order of `BY_HAND`."""
    near = [nearness(public, content, one) for one in range(len(public.hands))]
    rival = max([other for other in range(len(near)) if other != seat], key=near.__getitem__)
    share = 0.5 + 0.45 * (near[seat] - near[rival])
    share = 0.999 if share > 0.999 else 0.001 if share < 0.001 else share
    own, theirs = _hand(public, content, seat), _hand(public, content, rival)
    turn = 1.0 if public.active == seat else 0.0
    unwanted, _ = content.goals[public.goal.reverse]
    in_ring = sum([1 for face in public.ring if unwanted >> face & 1])
    return (
        log(share / (1.0 - share)),
        *own,
        *theirs,
        turn,
        turn * own[0],
        turn * own[1],
        (1.0 - turn) * theirs[0],
        (1.0 - turn) * theirs[1],
        float(len(public.ring)),
        float(in_ring),
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
        1.0 if left == 3 else 0.0,
        1.0 if left == 4 else 0.0,
        float(left),
        got,
        got * got,
        float((hand & content.stars).bit_count()),
    )
