"""The shipped data is what the rulebook prints: cards, numbers and rooms."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from goblins.games.koncita.content import KINDS, TRIGGERS
from goblins.games.koncita.goals import GOALS
from goblins.games.koncita.room import COLOURS, Furniture
from goblins.games.registry import rulebook_of
from tests.support.koncita.builders import RULES, cards

NUMBERS = RULES.content(2).numbers
PAIRS = {frozenset(pair) for pair in combinations(COLOURS, 2)}
#: The Treasures with their pieces and points, in the order of the printed table.
TREASURES = """
Wedding dress, princess 2; Carillon, scepter 3; Bridal veil, princess 3; Flying chamber pot, casket 3;
Oscar’s collar, oscar 1; Marrow bone, oscar 2; Satin slippers, scepter 1; Hand mirror, princess 1; Garter, princess 2;
Wedding ring, casket 2; Powder puff, casket 3; Crystal goblet, scepter 2; Feather fan, oscar 1; Perfume flask, casket 1;
Ruby earrings, scepter 2; Poisoned bonbons, casket 2; Opera glasses, oscar 1; Pearl necklace, scepter 2; Tiara, princess 3;
Guest list, oscar 1
"""


@pytest.mark.rule("K-03")
def test_the_fifty_movement_cards() -> None:
    faces = Counter((card.kind, frozenset(card.colour_names), card.oscar) for card in cards().movement)
    wanted = Counter(
        {(kind, pair, oscar): count for kind, plain in (("goblin", 3), ("princess", 2)) for pair in PAIRS
         for oscar, count in ((False, plain), (True, 1))}
    )  # fmt: skip
    wanted["goblin", frozenset(COLOURS), False] = 6
    wanted["princess", frozenset(COLOURS), False] = 2
    assert faces == wanted
    assert sum(faces.values()) == 50 and sum(card.oscar for card in cards().movement) == 12


@pytest.mark.rule("K-04")
def test_the_treasures_and_the_six_types_of_forfeit() -> None:
    assert len(cards().treasures) == 20 and len(cards().forfeits) == 30
    assert KINDS == ("friend", "head", "legs", "tongue", "hands", "voice")
    assert Counter(card.kind for card in cards().forfeits) == dict.fromkeys(range(6), 5)


@pytest.mark.rule("K-44")
def test_every_treasure_has_the_printed_piece_and_points_and_a_goal_of_its_own() -> None:
    printed = [line.strip() for line in TREASURES.replace("\n", " ").split(";")]
    assert [f"{card.name}, {card.piece} {card.points}" for card in cards().treasures] == printed
    assert Counter(card.points for card in cards().treasures) == {1: 7, 2: 8, 3: 5}
    assert sorted(card.goal for card in cards().treasures) == sorted(GOALS)


@pytest.mark.rule("K-38")
def test_the_five_orders_of_a_type_have_five_different_triggers() -> None:
    for kind in range(len(KINDS)):
        triggers = [TRIGGERS[cards().forfeits[card].trigger].split("_toward")[0] for card in cards().of_kind(kind)]
        assert len(set(triggers)) == 5, KINDS[kind]
    assert [card.name for card in cards().forfeits if card.to_taker] == ["Manners"]


@pytest.mark.rule("K-07", "K-10", "K-23", "K-35", "K-50", "K-51")
def test_the_numbers_of_the_rules() -> None:
    assert (NUMBERS.hand, NUMBERS.cards_in_a_turn, NUMBERS.flung, NUMBERS.stumbles) == (3, 2, 3, 3)
    assert (NUMBERS.most_forfeits, NUMBERS.long_run, NUMBERS.precious) == (6, 4, 3)


@pytest.mark.rule("K-06")
@pytest.mark.parametrize(("seats", "left"), [(2, 14), (3, 14), (4, 17), (5, 17), (6, 20), (7, 20), (8, 20)])
def test_how_many_treasures_are_played_for(seats: int, left: int) -> None:
    assert len(cards().treasures) - RULES.content(seats).treasures_away == left


@pytest.mark.rule("K-01", "K-05")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_rooms(seats: int) -> None:
    room = RULES.content(seats).room
    assert room.walls == ("red", "yellow", "green", "blue") and not room.pillars
    bed, wardrobe, bath = Furniture("bed", 0, 0, 2, 2), Furniture("wardrobe", 5, 0, 3, 1), Furniture("bath", 6, 6, 2, 2)
    dresser, harp = Furniture("dresser", 7, 3, 1, 2), Furniture("harp", 0, 4, 1, 2)
    three, five = (bed, wardrobe, bath), (bed, wardrobe, bath, dresser, harp)
    assert room.furniture == (five if seats < 4 else three if seats < 6 else ())
    assert all(
        0 in (piece.column, piece.row) or 8 in (piece.column + piece.columns, piece.row + piece.rows)
        for piece in room.furniture
    ), "furniture stands against a wall"


@pytest.mark.rule("K-03", "K-04", "K-05", "K-06", "K-44")
@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("K-03", "Thirty move a goblin: each of the six pairs of colours four times, and six wild ones. Twenty move the "),
        ("K-03", "Of every pair, one goblin card and one Princess card also show Oscar: twelve cards in all."),
        ("K-04", "20 Treasure cards, and 30 Forfeit cards in six decks of five: Friend, Head, Legs, Tongue, Hands and Voice."),
        ("K-05", "Six to eight players use none, four or five use three (bed, wardrobe, bath), two or three use all five."),
        ("K-06", "With four or five players the top 3 Treasures leave the game, with two or three players the top 6."),
        ("K-10", "Then play a second card in the same way. Then draw back to three cards."),
        ("K-35", "Every third stumble of a player is a breach"),
        ("K-38", "One of them is called Manners: when another goblin takes a Treasure, point at the taker, nobody else,"),
        ("K-44", "Marrow bone (2, Oscar): make Oscar run four squares or more. Satin slippers (1, scepter): move your "),
        ("K-50", "when a player holds six Forfeit cards"),
        ("K-51", "then to the most Treasures of 3 points"),
    ],
)  # fmt: skip
def test_the_rulebook_tells_what_is_in_the_box(clause: str, words: str) -> None:
    found = rulebook_of("koncita").clause(clause)
    assert found is not None and words in found.text
