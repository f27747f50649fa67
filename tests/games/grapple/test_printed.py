"""The shipped data of Grapple is what the rulebook prints: cards, hand, garrison and race."""

from __future__ import annotations

import pytest

from goblins.games.registry import rulebook_of
from tests.support.grapple.builders import CARDS, CONTENT, KINDS, RULES

TABLE = [
    ("spy", 5, 0),
    ("defender", 7, 1),
    ("assassin", 6, 2),
    ("brute", 11, 3),
    ("mage", 11, 3),
    ("raider", 6, 5),
    ("king", 6, 8),
]


@pytest.mark.rule("G-01")
@pytest.mark.parametrize(("kind", "copies", "strength"), TABLE)
def test_a_card_is_worth_its_strength(kind: str, copies: int, strength: int) -> None:
    numbers = [card for card in range(CARDS) if CONTENT.kinds[card] == KINDS.index(kind)]
    assert len(numbers) == copies
    assert [CONTENT.strengths[card] for card in numbers] == [strength] * copies
    assert CONTENT.worth(numbers) == copies * strength


@pytest.mark.rule("G-01")
def test_there_are_52_cards_of_seven_kinds() -> None:
    assert len(CONTENT.kinds) == sum(copies for _, copies, _ in TABLE) == 52
    assert tuple(kind for kind, _, _ in TABLE) == KINDS


@pytest.mark.rule("G-05", "G-13", "G-20")
def test_what_each_kind_can_do() -> None:
    powers = {goblin.kind: goblin.power for goblin in CONTENT.goblins if goblin.power}
    assert powers == {"spy": "spy", "defender": "defender", "assassin": "assassin", "king": "king"}


@pytest.mark.rule("G-02", "G-03", "G-30", "G-32", "G-34")
def test_the_numbers_of_the_rules() -> None:
    assert (CONTENT.hand, CONTENT.draw, CONTENT.garrison) == (5, 1, 21)
    assert [CONTENT.goal(length) for length in ("100", "50", "round")] == [100, 50, 0]


#: A clause -> what it must say with the printed numbers.
SAID = {
    "G-01": "There are 52 cards, and every card is a goblin. A goblin is worth its strength in points. "
    "Spy: 5 cards, strength 0; looks at a hand and swaps a card (G-05, G-06). "
    "Defender: 7 cards, strength 1; swaps into a battle (G-20). "
    "Assassin: 6 cards, strength 2; beats any King (G-13). "
    "Brute: 11 cards, strength 3. Mage: 11 cards, strength 3. Raider: 6 cards, strength 5. "
    "King: 6 cards, strength 8; an Assassin beats it (G-13).",
    "G-02": "deal five to each player",
    "G-03": "Your turn begins with drawing one card.",
    "G-20": "the Defender stands in its place with strength 1,",
    "G-30": "worth 21 or more",
    "G-32": "100 points or more",
    "G-34": "to 50 points",
}


@pytest.mark.rule("G-01", "G-02", "G-03", "G-20", "G-30", "G-32", "G-34")
@pytest.mark.parametrize("clause", SAID)
def test_the_rulebook_tells_them(clause: str) -> None:
    found = rulebook_of("grapple").clause(clause)
    assert found is not None and SAID[clause] in found.text


def test_no_sentence_is_left_with_a_name_instead_of_a_number() -> None:
    book = rulebook_of("grapple")
    texts = [clause.text for chapter in book.chapters for clause in chapter.clauses]
    texts += [words for goblin in CONTENT.goblins for words in (goblin.rule, goblin.special)]
    assert not [text for text in texts if "{" in text or "}" in text]
    assert RULES.numbers["cards"] == 52


def test_only_a_king_beats_a_raider_and_only_an_assassin_a_king() -> None:
    """What the large cards say of them."""
    said = {goblin.kind: goblin.rule for goblin in CONTENT.goblins}
    stronger = {
        kind: [other for nth, other in enumerate(KINDS) if CONTENT.verdicts[nth][KINDS.index(kind)] > 0]
        for kind in ("raider", "king")
    }
    assert stronger == {"raider": ["king"], "king": ["assassin"]}
    assert said["raider"] == "Stronger than most: only a King beats a Raider."
    assert said["king"].endswith("Only an Assassin beats a King.")
