"""The box of Fairies is the printed one: its cards, and the numbers of its rules."""

from __future__ import annotations

from collections import Counter

import pytest

from goblins.content.box import Box
from goblins.games.fairies.content import content as content_of
from goblins.games.registry import rulebook_of
from goblins.words.catalogue import begun_languages
from tests.support.fairies.builders import content
from tests.support.fairies.printed import PRINTED


@pytest.mark.rule("F-01")
def test_the_deck_is_the_printed_one() -> None:
    faces = content().faces
    said = [
        " | ".join(f"{side.name}{'*' * side.star}, {side.rhyme}, {side.symbol}" for side in sides)
        for sides in zip(faces[:20], faces[20:], strict=True)
    ]
    assert said == PRINTED.strip().splitlines()


@pytest.mark.rule("F-02")
def test_every_rhyme_has_each_symbol_once_on_each_side() -> None:
    sides = Counter((side.side, side.rhyme, side.symbol) for side in content().faces)
    assert len(sides) == 2 * 5 * 4 and set(sides.values()) == {1}
    assert {rhyme for _, rhyme, _ in sides} == {"oop", "elly", "ock", "our", "ew"}


@pytest.mark.rule("F-03")
def test_sun_is_backed_by_moon_and_mushroom_by_frog() -> None:
    faces = content().faces
    backs = {(front.symbol, back.symbol) for front, back in zip(faces, faces[20:] + faces[:20], strict=True)}
    assert backs == {("sun", "moon"), ("moon", "sun"), ("mushroom", "frog"), ("frog", "mushroom")}


@pytest.mark.rule("F-04")
def test_a_card_has_two_rhymes_that_no_other_card_has() -> None:
    faces = content().faces
    pairs = {(goblin.rhyme, fairy.rhyme) for goblin, fairy in zip(faces[:20], faces[20:], strict=True)}
    assert len(pairs) == 20
    assert all(goblin != fairy for goblin, fairy in pairs)


@pytest.mark.rule("F-05")
@pytest.mark.parametrize("side", ["goblin", "fairy"])
def test_each_side_has_one_star_per_symbol(side: str) -> None:
    starred = sorted(face.symbol for face in content().faces if face.side == side and face.star)
    assert starred == ["frog", "moon", "mushroom", "sun"]


@pytest.mark.rule("F-10", "F-11")
def test_everybody_is_dealt_a_star_and_three_more_and_the_ring_four() -> None:
    company = content().numbers.company
    assert (company.hand, company.ring) == (1 + 3, 4)


@pytest.mark.rule("F-25")
def test_six_fairies_win() -> None:
    assert content().numbers.to_win == 6


@pytest.mark.rule("F-26")
def test_the_third_meeting_of_a_position_is_a_draw() -> None:
    assert (content().numbers.meetings, content().numbers.meeting) == (3, "third")


@pytest.mark.rule("F-30", "F-31")
def test_a_solitaire_is_of_five_six_or_seven() -> None:
    dealt = {level: content().numbers.level({"level": level}) for level in (5, 6, 7)}
    assert {level: (one.hand, one.ring) for level, one in dealt.items()} == {5: (5, 5), 6: (6, 6), 7: (7, 7)}
    assert content().numbers.level({}) == dealt[5]


def told(clause: str) -> str:
    """A clause of the rulebook as players read it."""
    found = rulebook_of("fairies").clause(clause)
    assert found is not None
    return found.text


@pytest.mark.rule("F-01", "F-02", "F-05", "F-10", "F-11", "F-25", "F-26", "F-30", "F-31", "F-40")
@pytest.mark.parametrize(
    ("clause", "words"),
    [
        ("F-01", "There are 20 cards"),
        ("F-02", "one of five rhymes (oop, elly, ock, our, ew)"),
        ("F-05", "Four goblin sides and four fairy sides have one"),
        ("F-10", "(of the four)"),
        ("F-10", "The remaining 16 cards"),
        ("F-10", "until they hold four"),
        ("F-11", "Four cards are dealt to the Fairy Ring"),
        ("F-25", "with six or more fairies"),
        ("F-26", "for the third time"),
        ("F-30", "until you hold five; five fairies go to the ring"),
        ("F-30", "six fairies do not win"),
        ("F-31", "6 goblins (the star included) and 6 fairies, or 7 and 7"),
        ("F-40", "with six or more goblins"),
        ("F-40", "without the six-goblin win"),
    ],
)
def test_the_rulebook_tells_the_printed_numbers(clause: str, words: str) -> None:
    assert words in told(clause)


def test_no_sentence_of_the_rulebook_is_left_without_its_number() -> None:
    for clause in rulebook_of("fairies").ids():
        assert "{" not in told(clause)


@pytest.mark.rule("F-02")
@pytest.mark.parametrize("spoken", begun_languages())
def test_in_every_language_the_same_cards_rhyme_and_each_family_is_written_in_one_way(spoken: str) -> None:
    deck = content_of(Box("fairies", spoken=spoken))
    assert deck.plays_like(content())
    written = {(face.rhyme, face.ending) for face in deck.faces}
    assert len(written) == len({ending for _, ending in written}) == 5
    for rhyme, ending in written:
        assert any(face.tail == ending for face in deck.faces if face.rhyme == rhyme)
