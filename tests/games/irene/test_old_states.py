"""States that were stored before backs were dealt and misfits laid down: they decode, are sound, and are played on."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from goblins.games.irene.actions import Escape
from goblins.games.irene.content import NO_SYMBOL
from tests.support.irene.builders import BACKS, RULES, after, new_game, position, symbol, to_act
from tests.support.irene.solo_builders import solo

NEW = {"backs", "looked", "misfit"}


def as_once(state: Any, **more: Any) -> Any:
    """A state as it was stored once, decoded now."""
    raw = msgspec.to_builtins(state)
    for part in ("public", "secret"):
        raw[part] = {key: value for key, value in raw[part].items() if key not in NEW}
    raw["public"].update(more)
    return msgspec.json.decode(msgspec.json.encode(raw), type=RULES.state_type)


@pytest.mark.rule("I-04")
@pytest.mark.parametrize("seats", [2, 4])
def test_an_old_game_in_company_is_played_on(seats: int) -> None:
    """Also one whose Mountain had a face-up tile on its top: that lies face down again."""
    state, rng = as_once(new_game(seats, 3, advanced=True), top_up=True), random.Random(3)
    assert RULES.audit(state) == () and state.secret.backs == BACKS
    while to_act(state):
        state = RULES.apply(state, rng.choice(RULES.legal_actions(state, to_act(state)[0]))).state
        assert RULES.audit(state) == ()
        for seat in range(seats):
            view = RULES.view(state, seat)
            assert RULES.view(RULES.imagine(view, rng), seat) == view


@pytest.mark.rule("I-41")
def test_who_had_a_palace_knows_its_back() -> None:
    state = as_once(position({"n1": "ring-rose"}, seats=3, paths={0: "ring:"}, active=1, advanced=True))
    assert RULES.view(state, 0).backs == (symbol("lamp"), NO_SYMBOL, NO_SYMBOL, NO_SYMBOL)
    assert RULES.legal_actions(state, 1)[-1] == Escape(1)
    assert RULES.view(after(state, "escape"), 1).backs == (NO_SYMBOL, *BACKS[1:])


@pytest.mark.rule("I-50")
def test_an_old_game_alone_is_sound() -> None:
    state = as_once(solo(pile="ring-grass"))
    assert RULES.audit(state) == () and RULES.view(state, 0).bonus == symbol("lamp")
