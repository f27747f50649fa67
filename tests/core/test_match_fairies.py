"""A match of a real game: undo, redo and replay in Fairies."""

from __future__ import annotations

import random
from typing import Any

import pytest

from goblins.core.match import Match
from goblins.games.fairies.actions import Add
from goblins.games.registry import rules_of
from tests.support.builders import setup


def fairies_match(*players: str, seed: int = 3, **options: Any) -> Match:
    """A match of the real game."""
    return Match(rules_of("fairies"), setup("fairies", players, **options), seed)


@pytest.mark.rule("F-12")
def test_taking_back_a_turn_that_turned_up_a_new_face_marks_a_solitaire() -> None:
    rules = rules_of("fairies")
    for wanted in (True, False):
        for seed in range(40):
            match = fairies_match("human", seed=seed)
            action = next(
                (one for one in rules.legal_actions(match.state, 0) if rules.apply(match.state, one).reveals == wanted),
                None,
            )
            if isinstance(action, Add):
                break
        assert isinstance(action, Add)
        match.play(action)
        match.undo()
        assert match.assisted == wanted and match.state == match.opening


@pytest.mark.rule("F-12")
def test_hot_seat_players_cannot_unsee_a_turned_card() -> None:
    match = fairies_match("human", "human")
    rng = random.Random(1)
    while match.to_act:
        if match.play(rng.choice(match.rules.legal_actions(match.state, match.to_act[0]))).reveals:
            assert match.can_undo() is not None
    assert any(step.reveals for step in match.steps)
