"""All twenty Treasures: each objective fulfilled, each narrowly missed, each piece reached (K-41, K-44)."""

from __future__ import annotations

from typing import Any

import pytest

from goblins.games.koncita.events import TreasureWon
from tests.support.koncita.builders import cards, decision, play, position, treasure

UP, DOWN = "goblin red green > red", "goblin red green > green"
RIGHT, LEFT = "goblin yellow blue > yellow", "goblin yellow blue > blue"
SHE_UP, SHE_DOWN = "princess red green > red", "princess red green > green"
SHE_LEFT = "princess yellow blue > blue"
OSCAR_UP = "goblin red blue oscar > oscar red"

Case = tuple[str, dict[str, Any], list[str]]

#: Treasure, position, the turn that fulfils its objective.
FULFILLED: list[Case] = [
    ("dress", {"goblins": "a8 d5", "princess": "d6"}, [SHE_UP, "take legs", "bounce e3"]),
    ("dress", {"goblins": "d5 a8", "princess": "d6"}, [SHE_UP, "take legs", "bounce e3"]),  # one's own
    ("carillon", {"goblins": "d6 a8"}, [UP, UP]),
    ("carillon", {"goblins": "d5 a8"}, [UP, DOWN]),
    ("veil", {"goblins": "d6 d5", "princess": "d4"}, [UP, "shove d4", "take legs", "bounce d7"]),
    ("veil", {"goblins": "d7 d6 d5", "princess": "d4"}, [UP, "shove d5", "shove d4", "take legs", "bounce b5"]),
    ("pot", {"goblins": "d6 d5"}, [UP, "shove d4", UP, "shove e4"]),  # even of one goblin
    ("pot", {"goblins": "d6 d5 d4"}, [UP, "shove e5", UP, "shove c4"]),
    ("pot", {"goblins": "d6 d5 d4"}, [UP, "shove d4", "shove c4"]),  # a chain
    ("collar", {"goblins": "a8 e2", "oscar": "e5"}, [OSCAR_UP, "take legs"]),
    ("collar", {"goblins": "e2 a8", "oscar": "e5"}, [OSCAR_UP, "take legs"]),
    ("bone", {"goblins": "a7 a8", "oscar": "e5"}, [OSCAR_UP]),
    ("bone", {"goblins": "a8 e2", "oscar": "e7"}, [OSCAR_UP, "take legs"]),
    ("slippers", {"goblins": "c6 a8"}, [UP, UP]),
    ("handmirror", {"goblins": "d6 a8", "princess": "e5"}, [UP]),
    ("handmirror", {"goblins": "d6 a8", "princess": "d4"}, [UP]),
    ("garter", {"goblins": "a7 a8", "princess": "f6"}, [SHE_UP, SHE_UP]),
    ("garter", {"goblins": "a7 a8", "princess": "f6"}, [SHE_UP, SHE_DOWN]),
    ("ring", {"goblins": "b8 a7"}, [LEFT]),
    ("ring", {"goblins": "c2 a7"}, [UP]),  # the bed and a wall
    ("ring", {"goblins": "g3 a7"}, [RIGHT]),  # the dresser and a wall
    ("puff", {"goblins": "d6 d5", "scepter": "d4"}, [UP, "shove d4", "take legs", "relocate b5"]),
    ("puff", {"goblins": "d6 d5", "casket": "d4"}, [UP, "shove d4", "take legs", "relocate b5"]),
    ("puff", {"goblins": "d6 d5", "oscar": "d4"}, [UP, "shove d4", "take legs", "relocate b5"]),
    ("goblet", {"goblins": "c4 b4"}, [LEFT, "shove a4"]),
    ("goblet", {"goblins": "c4 b4"}, [LEFT, "shove b5"]),  # against the harp
    ("goblet", {"goblins": "d4 c4 b4"}, [LEFT, "shove b4", "shove a4"]),  # the last of a chain
    ("goblet", {"goblins": "d7 c7 c8"}, [LEFT, "shove c8", "shove b8"]),
    ("fan", {"goblins": "a7 a8", "princess": "e2"}, [SHE_UP]),
    ("fan", {"goblins": "a7 a8", "princess": "c3"}, [SHE_LEFT]),  # under the bed's end
    ("perfume", {"goblins": "a7 a8", "princess": "d6"}, [SHE_UP]),
    ("perfume", {"goblins": "a7 a8", "princess": "d5"}, [SHE_UP]),
    ("earrings", {"goblins": "d6 c5 d4"}, [UP]),
    ("earrings", {"goblins": "d6 c5 d5"}, [UP, "shove e5"]),  # one of them just shoved there
    ("bonbons", {"goblins": "a8 d5", "princess": "d6"}, [SHE_UP, "take legs", "bounce e3"]),
    ("bonbons", {"goblins": "a8 e2", "oscar": "e5"}, [OSCAR_UP, "take legs"]),
    ("bonbons", {"goblins": "d6 d5", "scepter": "d4"}, [UP, "shove d4", "take legs", "relocate b5"]),
    ("opera", {"goblins": "d6 a8", "princess": "d2"}, [UP]),
    ("opera", {"goblins": "d6 a8", "princess": "d3"}, [UP]),  # two apart
    ("opera", {"goblins": "c6 a8", "princess": "f5"}, [UP]),
    ("opera", {"goblins": "d6 a8", "princess": "d5"}, [UP, "take legs", "bounce d2"]),  # by one's own bounce
    ("pearls", {"goblins": "d6 d5"}, ["goblin wild > red", "shove e5"]),
    ("tiara", {"goblins": "d6 f4", "princess": "f5", "casket": "d5"},
     [SHE_UP, "take legs", "bounce e2", UP, "take legs", "relocate b4"]),
    ("tiara", {"goblins": "d7 a8", "scepter": "d6", "casket": "d5"},
     [UP, "take legs", "relocate b5", UP, "take head", "relocate b4"]),
    ("list", {"goblins": "c6 a8"}, [UP, RIGHT]),
    ("list", {"goblins": "c6 a8"}, [UP, DOWN]),
]  # fmt: skip

#: Treasure, position, a turn that nearly fulfils its objective.
MISSED: list[Case] = [
    ("dress", {"goblins": "a8 d4", "princess": "d6"}, [SHE_UP]),  # next to a goblin
    ("dress", {"goblins": "a8 e2", "oscar": "e5"}, [OSCAR_UP, "take legs"]),  # a Forfeit, but not hers
    ("carillon", {"goblins": "d7 a8"}, [UP, UP]),  # only the second ends there
    ("carillon", {"goblins": "d5 a8"}, [DOWN, UP]),
    ("carillon", {"goblins": "d6 a8", "princess": "f5"}, [UP, SHE_LEFT]),
    ("carillon", {"goblins": "d6 d5", "princess": "d4"}, [UP, "shove e5", UP, "take legs", "bounce d7"]),  # bounced away
    ("veil", {"goblins": "d6 d5", "princess": "e4"}, [UP, "shove e5"]),  # beside her
    ("veil", {"goblins": "a8 d5", "princess": "d6"}, [SHE_UP, "take legs", "bounce e3"]),
    ("veil", {"goblins": "d6 d5", "scepter": "d4"}, [UP, "shove d4", "take legs", "relocate b5"]),
    ("pot", {"goblins": "d6 d5"}, [UP, "shove e5", UP]),
    ("pot", {"goblins": "d6 d5 c4"}, [UP, "shove e5", LEFT]),  # next to another one
    ("collar", {"goblins": "a8 a7", "oscar": "e5", "princess": "e2"}, [OSCAR_UP]),
    ("collar", {"goblins": "a8 d1", "oscar": "e5", "scepter": "c3"}, [OSCAR_UP]),  # by the wall, beside a goblin
    ("bone", {"goblins": "a7 a8", "oscar": "e4"}, [OSCAR_UP]),  # three squares
    ("slippers", {"goblins": "c6 a8"}, [UP, DOWN]),
    ("slippers", {"goblins": "c6 a8", "princess": "f6"}, [UP, SHE_UP]),
    ("slippers", {"goblins": "c6 a8", "oscar": "e5"}, [UP, OSCAR_UP]),
    ("handmirror", {"goblins": "d6 a8", "princess": "e4"}, [UP]),  # diagonally
    ("handmirror", {"goblins": "d6 a8", "princess": "d3"}, [UP]),
    ("handmirror", {"goblins": "d4 a8", "princess": "d6"}, [SHE_UP]),  # she came, not the goblin
    ("handmirror", {"goblins": "d6 d5", "princess": "e4"}, [UP, "shove e5"]),  # another goblin
    ("garter", {"goblins": "c6 a8", "princess": "f6"}, [SHE_UP, UP]),
    ("ring", {"goblins": "c7 a8"}, [DOWN]),  # one edge
    ("ring", {"goblins": "c8 b8"}, [LEFT, "shove a8"]),  # another goblin
    ("ring", {"goblins": "c8 a3", "princess": "c7"}, [SHE_DOWN, "take legs", "bounce f8"]),  # her move, not the goblin's
    ("puff", {"goblins": "d6 d5", "scepter": "e4"}, [UP, "shove e5"]),  # beside it
    ("puff", {"goblins": "d6 a8", "scepter": "d5"}, [UP, "take legs", "relocate b4"]),  # one's own move
    ("puff", {"goblins": "d6 d5", "princess": "d4"}, [UP, "shove d4", "take legs", "bounce d7"]),
    ("goblet", {"goblins": "d6 d5"}, [UP, "shove e5"]),
    ("goblet", {"goblins": "c7 a8"}, [DOWN]),  # nobody shoved
    ("goblet", {"goblins": "c4 b4", "princess": "a4"}, [LEFT, "shove a4", "take legs", "bounce d4"]),  # bounced away
    ("fan", {"goblins": "a7 a8", "princess": "e4"}, [SHE_UP]),
    ("fan", {"goblins": "a7 a8", "princess": "e1"}, [SHE_DOWN]),  # away from it
    ("perfume", {"goblins": "a7 a8", "princess": "d7"}, [SHE_UP]),
    ("perfume", {"goblins": "a7 a8", "princess": "d5"}, [SHE_DOWN]),
    ("perfume", {"goblins": "d6 a8"}, [UP]),
    ("earrings", {"goblins": "d6 c5 a8"}, [UP]),
    ("earrings", {"goblins": "d6 c5 e4"}, [UP]),  # the second diagonally
    ("earrings", {"goblins": "d6 c5 e5", "princess": "d5"}, [UP, "take legs", "bounce d2"]),  # bounced away
    ("bonbons", {"goblins": "d5 a8", "princess": "d6"}, [SHE_UP, "take legs", "bounce e3"]),  # one's own Forfeit
    ("bonbons", {"goblins": "d6 a8", "forfeits": {1: ["legs"]}, "due": {1: "legs"}},
     ["pick goblin red green", "1: take head", "move red"]),  # a breach
    ("opera", {"goblins": "d6 a8", "princess": "d4"}, [UP]),  # one apart
    ("opera", {"goblins": "d6 a8", "princess": "d2", "casket": "d3"}, [UP]),
    ("opera", {"goblins": "d6 d4", "princess": "d2"}, [UP]),
    ("opera", {"goblins": "d6 a8", "princess": "e2"}, [UP]),
    ("opera", {"goblins": "d6 a8", "princess": "f8"}, [UP]),  # a diagonal is no line
    ("opera", {"goblins": "d6 a8", "princess": "e3"}, [SHE_LEFT]),  # she came, not the goblin
    ("opera", {"goblins": "c4 a8", "princess": "c8", "casket": "c7"}, [DOWN]),
    ("pearls", {"goblins": "d6 d5"}, [UP, "shove e5"]),
    ("pearls", {"goblins": "d6 a8"}, ["goblin wild > red"]),
    ("pearls", {"goblins": "d6 d4"}, ["goblin wild > red", UP, "shove d3"]),  # the other card was wild
    ("tiara", {"goblins": "d6 f4", "princess": "f5"}, [SHE_UP, "take legs", "bounce e2", UP]),
    ("tiara", {"goblins": "d6 a8", "casket": "d5", "forfeits": {1: ["legs"]}, "due": {1: "legs"}},
     ["pick goblin red green", "1: take head", "move red", "0: take legs", "relocate b4"]),  # one of them for a breach
    ("list", {"goblins": "c6 a8"}, [UP, UP]),
    ("list", {"goblins": "d6 d5"}, [UP, "shove d4", RIGHT]),
    ("list", {"goblins": "c5 d4"}, [UP, RIGHT, "shove e4"]),
    ("list", {"goblins": "c6 a8", "princess": "f5"}, [UP, SHE_LEFT]),
]  # fmt: skip


def turn(case: Case) -> Any:
    """Play a case: the cards its line names are in the hand."""
    slug, options, texts = case
    hand = [
        text.partition(" > ")[0].removeprefix("pick ") for text in texts if " > " in text or text.startswith("pick ")
    ]
    state = position(hand=hand, treasure_card=slug, **options)
    return state, play(state, *texts)


def called(case: Case) -> str:
    return f"{case[0]}: {', '.join(case[2])}"


@pytest.mark.rule("K-41", "K-44")
@pytest.mark.parametrize("case", FULFILLED, ids=called)
def test_an_objective_is_fulfilled(case: Case) -> None:
    state, line = turn(case)
    won = line.all(TreasureWon)
    assert won == [TreasureWon(0, treasure(case[0]), False, state.secret.treasures[1])]
    assert line.state.public.won == ((treasure(case[0]),), *[()] * (len(state.public.goblins) - 1))
    assert line.state.secret.treasures == state.secret.treasures[1:]


@pytest.mark.rule("K-41", "K-44")
@pytest.mark.parametrize("case", MISSED, ids=called)
def test_an_objective_is_narrowly_missed(case: Case) -> None:
    state, line = turn(case)
    assert not line.all(TreasureWon)
    assert line.state.secret.treasures == state.secret.treasures and not any(line.state.public.won)


@pytest.mark.rule("K-44")
def test_every_treasure_is_tried_both_ways() -> None:
    slugs = {card.slug for card in cards().treasures}
    assert {case[0] for case in FULFILLED} == {case[0] for case in MISSED} == slugs


@pytest.mark.rule("K-44")
@pytest.mark.parametrize(
    ("slug", "piece", "points"),
    [
        ("dress", "princess", 2), ("carillon", "scepter", 3), ("veil", "princess", 3), ("pot", "casket", 3),
        ("collar", "oscar", 1), ("bone", "oscar", 2), ("slippers", "scepter", 1), ("handmirror", "princess", 1),
        ("garter", "princess", 2), ("ring", "casket", 2), ("puff", "casket", 3), ("goblet", "scepter", 2),
        ("fan", "oscar", 1), ("perfume", "casket", 1), ("earrings", "scepter", 2), ("bonbons", "casket", 2),
        ("opera", "oscar", 1), ("pearls", "scepter", 2), ("tiara", "princess", 3), ("list", "oscar", 1),
    ],
)  # fmt: skip
def test_a_treasure_is_worth_its_points_and_names_its_piece(slug: str, piece: str, points: int) -> None:
    card = cards().treasures[treasure(slug)]
    assert (card.piece, card.points) == (piece, points)


@pytest.mark.rule("K-41")
@pytest.mark.parametrize("slug", [card.slug for card in cards().treasures])
def test_a_treasure_is_won_by_walking_onto_its_piece_and_no_other(slug: str) -> None:
    """The Forfeit and the bounce or the card's new place come first."""
    piece = cards().treasures[treasure(slug)].piece
    for walked_onto in ("princess", "casket", "scepter", "oscar"):
        state = position("d6 a8", hand=["goblin red green"], treasure_card=slug, **{walked_onto: "d5"})
        line = play(state, UP, "take legs")
        assert not line.all(TreasureWon)
        line = play(line.state, "bounce c3" if walked_onto == "princess" else "relocate b4")
        won = [TreasureWon(0, treasure(slug), True, state.secret.treasures[1])] if walked_onto == piece else []
        assert line.all(TreasureWon) == won, walked_onto
        assert decision(line.state) == ("pick", 0)


@pytest.mark.rule("K-41", "K-40")
@pytest.mark.parametrize(
    ("slug", "piece"), [("garter", "princess"), ("perfume", "casket"), ("carillon", "scepter"), ("fan", "oscar")]
)
def test_a_shove_onto_the_piece_does_not_win(slug: str, piece: str) -> None:
    state = position("d6 d5", hand=["goblin red green"], treasure_card=slug, **{piece: "d4"})
    last = "bounce d7" if piece == "princess" else "relocate b5"
    line = play(state, UP, "shove d4", "take legs", last)
    assert not line.all(TreasureWon) and line.state.public.won == ((), ())


@pytest.mark.rule("K-41")
def test_the_piece_does_not_win_by_coming_to_the_goblin() -> None:
    """Garter: the Princess steps on one's own goblin. Fan: Oscar runs up to it."""
    hers = position("d5 a8", hand=["princess red green"], princess="d6", treasure_card="garter")
    assert not play(hers, SHE_UP, "take legs", "bounce e3").all(TreasureWon)
    his = position("e2 a8", hand=["goblin red blue oscar"], oscar="e5", treasure_card="fan")
    assert not play(his, OSCAR_UP, "take legs").all(TreasureWon)
