"""What the cards of Fairies explain: what they are good for in the game that is played, and where they lie."""

from __future__ import annotations

import pytest

from goblins.tables.fairies.subjects import TOPICS, TopicName
from tests.support.subjects import explained, played

COMPANY: set[TopicName] = {"asked", "goblin", "fairy", "goblin_in_ring", "fairy_in_ring", "plate", "ring"}
ALONE: set[TopicName] = {"asked", "score", "goblin", "fairy_harmless", "goblin_in_ring", "fairy_in_ring", "ring"}
REVERSE: set[TopicName] = {
    "asked",
    "goblin_wanted",
    "fairy_unwanted",
    "goblin_in_ring",
    "fairy_in_ring",
    "plate_reverse",
    "ring",
}
REVERSE_ALONE: set[TopicName] = {
    "asked",
    "score_reverse",
    "goblin_harmless",
    "fairy_unwanted",
    "goblin_in_ring",
    "fairy_in_ring",
    "ring",
}


def met(players: int, **options: bool) -> dict[str, str]:
    """What is said in the course of a game, topic by topic."""
    told = {}
    for steps in (0, 2, 4, 6):
        told |= {name: topic.say for name, topic in explained(played("fairies", players, 3, steps, **options)).items()}
    return told


@pytest.mark.rule("F-25", "F-30", "F-40")
@pytest.mark.parametrize(
    ("players", "reverse", "expected"),
    [(3, False, COMPANY), (1, False, ALONE), (3, True, REVERSE), (1, True, REVERSE_ALONE)],
)
def test_cards_are_explained_by_the_aim_of_the_game_played(players: int, reverse: bool, expected: set[str]) -> None:
    told = met(players, reverse=reverse)
    assert set(told) == expected
    assert all(("in your hand win" in words) == (topic in ("fairy", "goblin_wanted")) for topic, words in told.items())


def test_every_topic_is_met_somewhere() -> None:
    assert COMPANY | ALONE | REVERSE | REVERSE_ALONE == TOPICS
