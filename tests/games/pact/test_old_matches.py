"""Matches that were stored by the first rules of Pact go on."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from goblins.bots.bot import willing
from goblins.core.chance import pick
from goblins.library.snapshots import decoded_state
from tests.support.pact.builders import changed, position
from tests.support.pact.lines import RULES, after

STORED = Path(__file__).parents[2] / "library" / "old_rules"


def snapshot(name: str) -> Any:
    """The state that a match was left in."""
    return decoded_state(
        RULES, json.loads((STORED / f"{name}.json").read_text(encoding="utf-8"))["matches"]["snapshot"]
    )


@pytest.mark.parametrize("name", ["pact_1_open", "pact_2_over", "pact_3_open"])
def test_a_stored_position_is_sound_and_is_played_to_its_end(name: str) -> None:
    state, rng = snapshot(name), random.Random(1)
    assert RULES.audit(state) == () and bool(RULES.outcome(state)) == name.endswith("over")
    for _ in range(3000):
        if not RULES.to_act(state):
            break
        state = RULES.apply(state, pick(rng, willing(RULES.legal_actions(state, RULES.to_act(state)[0])))).state
    assert RULES.outcome(state) is not None and RULES.audit(state) == ()


@pytest.mark.rule("P-21")
def test_a_turn_that_was_left_between_two_recruits_ends_after_the_second() -> None:
    """What was stored then did not count recruits."""
    left = changed(after(position(row="WYKG"), "take 0"), recruited=0)
    assert left.public.phase == "recruit" and after(left, "take 1").public.phase == "tasks"
