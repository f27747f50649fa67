"""A game unlike Fairies keeps the contract: secrets, shouts, open decisions, chance and odd endings, without a screen."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import signature
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from goblins.bots.arena import play_game
from goblins.bots.bot import decide
from goblins.bots.levels import make_bot
from goblins.core.chance import below, chance
from goblins.core.contract import IllegalAction
from goblins.core.match import Match
from goblins.games.registry import GAMES, UnknownGame, rules_of, skill_of
from goblins.library import Library
from tests.games import test_contract
from tests.support.builders import packed, setup
from tests.support.fake_game import Answer, Burrow, BurrowEvent, Bury, Draw, Pick, Place, Shout
from tests.support.fake_table import registered


@pytest.fixture(autouse=True)
def burrow() -> Iterator[None]:
    with registered():
        yield


def match_of(*players: str, seed: int = 1, **options: Any) -> Match:
    return Match(rules_of("burrow"), setup("burrow", players, **options), seed)


def play(match: Match, *actions: Any) -> Match:
    for action in actions:
        match.play(action)
    return match


def wandering(seats: int, seed: int, **options: Any) -> Iterator[tuple[Burrow, Any]]:
    """States of a game in which everybody does anything they may, shouts included, with what was done in them."""
    rules, rng = rules_of("burrow"), chance(seed, 7)
    state = rules.new_game(setup("burrow", seats, **options), seed)
    while rules.to_act(state):
        able = (*rules.to_act(state), *rules.to_act(state), *rules.may_interrupt(state))
        legal = rules.legal_actions(state, able[below(rng, len(able))])
        action = legal[below(rng, len(legal))]
        yield state, action
        state = rules.apply(state, action).state


def test_it_is_gone_afterwards(burrow: None) -> None:
    with registered():
        assert rules_of("burrow").info.title == "Burrow"
    assert "burrow" in GAMES
    with pytest.MonkeyPatch.context() as patch:
        patch.delitem(GAMES, "burrow")
        with pytest.raises(UnknownGame):
            rules_of("burrow")


# ---------------------------------------------------------------------- the contract


#: What the suite asks of games without secrets only; this one has some.
OF_OPEN_GAMES = {"test_without_secrets_all_seats_see_the_same"}
CHECKS = [
    name
    for name, check in vars(test_contract).items()
    if name.startswith("test_") and list(signature(check).parameters) == ["case"] and name not in OF_OPEN_GAMES
]


def cases() -> list[test_contract.Case]:
    return [case for case in test_contract.every_case() if case.game == "burrow"]


@pytest.mark.parametrize("check", CHECKS)
def test_the_contract_suite_holds(check: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_contract, "CASES", cases())
    monkeypatch.setattr(test_contract, "event_type", lambda game: BurrowEvent)
    played = cases()
    assert played and all(case.rules.has_secrets(case.setup) for case in played)
    for case in played:
        getattr(test_contract, check)(case)


def test_every_declared_end_is_met(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(test_contract, "CASES", cases())
    test_contract.test_every_declared_end_is_met("burrow")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_shouts_too_the_rules_are_sound(seats: int) -> None:
    rules = rules_of("burrow")
    shouts = 0
    for seed in range(6):
        for state, action in wandering(seats, seed):
            able = {*rules.to_act(state), *rules.may_interrupt(state)}
            again = msgspec.json.decode(packed(state), type=Burrow)
            shouts += isinstance(action, Shout)
            assert rules.audit(rules.apply(state, action).state) == ()
            for seat in range(seats):
                legal = rules.legal_actions(state, seat)
                assert bool(legal) == (seat in able)
                assert legal == rules.legal_actions(again, seat)
                assert all(rules.why_not(state, one) is None for one in legal)
    assert shouts


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_hidden_changes_nothing_that_a_seat_sees(seats: int) -> None:
    rules = rules_of("burrow")
    for seed in range(4):
        for ply, (state, action) in enumerate(wandering(seats, seed)):
            for seat in range(seats):
                other = rules.imagine(rules.view(state, seat), chance(seed, ply))
                assert packed(rules.view(other, seat)) == packed(rules.view(state, seat))
                assert rules.legal_actions(other, seat) == rules.legal_actions(state, seat)
                step = rules.apply(state, action)
                told = [rules.redact(event, seat) for event in step.events]
                if action.seat == seat and not step.reveals:
                    assert told == [rules.redact(event, seat) for event in rules.apply(other, action).events]
                if action.seat != seat and isinstance(action, Pick | Bury | Draw):
                    assert all(event.card is None for event in told if hasattr(event, "card"))  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_what_is_hidden_changes_no_choice_of_a_bot(level: str) -> None:
    rules = rules_of("burrow")
    for ply, (state, _) in enumerate(wandering(3, 5)):
        (seat,) = rules.to_act(state)
        worlds = (state, rules.imagine(rules.view(state, seat), chance(5, ply)))
        choices = [
            decide(make_bot("burrow", level), rules.view(one, seat), rules.legal_actions(one, seat), chance(9, ply))
            for one in worlds
        ]
        assert choices[0] == choices[1]
        if ply > 8:
            break


# ---------------------------------------------------------------------- undo


def test_undo_is_free_within_a_turn_and_stops_at_reveals_and_at_others() -> None:
    match = match_of("human", "human")
    card = match.state.hands[0][0]
    play(match, Pick(0, card))
    assert match.undo_limit().refusal is None and not match.undo_limit().assists
    match.undo()
    play(match, Pick(0, card), Place(0, 0))
    refusal = match.can_undo()
    assert refusal, "the card lies open, and somebody else decides"
    play(match, Answer(1, True))
    assert match.can_undo(), "a card was drawn"
    play(match, Pick(1, match.state.hands[1][0]))
    assert match.can_undo() is None
    match.undo()
    assert match.can_undo(), "what the other one did is not theirs to take back"


def test_what_nobody_has_seen_is_still_ones_own_when_another_is_to_act(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("human", "human")
    assert not match.may_take_back(0), "nothing was done"
    play(match, Draw(0))
    assert match.to_act == (1,) and match.steps[0].reveals and not match.may_take_back(0)
    monkeypatch.setattr(match, "steps", [replace(match.steps[0], reveals=False)])
    assert match.can_undo() and match.may_take_back(0) and not match.may_take_back(1)
    with pytest.raises(IllegalAction):
        match.take_back(1)
    match.take_back(0)
    assert match.cursor == 0 and match.to_act == (0,) and match.can_redo() and not match.assisted


def test_what_somebody_else_did_ends_the_way_back() -> None:
    match = match_of("human", "human", "human")
    play(match, Pick(0, match.state.hands[0][0]))
    assert match.may_take_back(0)
    play(match, Shout(2))
    assert not match.may_take_back(0) and not match.may_take_back(1)


def test_a_bot_in_ones_seat_gives_nothing_back() -> None:
    match = match_of("human", "human")
    play(match, Pick(0, match.state.hands[0][0]))
    match.leave(0)
    assert not match.may_take_back(0)


def test_a_gesture_is_taken_back_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    match = match_of("human", "human")
    match.play(Pick(0, match.state.hands[0][0]))
    match.play(Place(0, 0), following=True)
    monkeypatch.setattr(match, "steps", [replace(step, reveals=False) for step in match.steps])
    match.take_back(0)
    assert match.cursor == 0


def test_noise_may_be_taken_back_only_by_whom_the_game_waits_for() -> None:
    match = play(match_of("human", "human", "human"), Shout(2))
    assert match.can_undo(), "seat 0 is to act, seat 2 has shouted"


def test_against_bots_undo_goes_past_a_draw_at_a_price() -> None:
    match = play(match_of("human", "easy"), Draw(0))
    assert match.undo_limit().refusal is None and match.undo_limit().assists
    match.undo()
    assert match.assisted and match.cursor == 0


def test_undo_goes_back_before_a_bots_shout() -> None:
    match = match_of("human", "hard")
    play(match, Pick(0, match.state.hands[0][0]), Shout(1))
    match.undo()
    assert match.cursor == 0 and match.to_act == (0,)
    match.redo()
    assert match.cursor == 2 and isinstance(match.steps[1].action, Shout)


# ---------------------------------------------------------------------- bots, library


def test_bots_shout_in_the_arena_once_in_a_position() -> None:
    skill: Any = skill_of("burrow")
    record = play_game(setup("burrow", ["easy", "hard", "easy"], turns=12), 3)
    assert record.finished
    assert ("easy" in {level for _, level in skill.asked}) and (1, "hard") in skill.asked
    again = play_game(setup("burrow", ["easy", "hard", "easy"], turns=12), 3)
    assert again == record
    quiet = play_game(setup("burrow", ["easy", "easy", "easy"], turns=12), 3)
    assert quiet.steps != record.steps or quiet.scores != record.scores


def test_the_skill_says_when_bots_of_each_level_shout() -> None:
    skill: Any = skill_of("burrow")
    assert play_game(setup("burrow", ["random"] * 4), 3).finished
    assert {level for _, level in skill.asked} == {"random"}


def test_the_library_saves_reloads_and_exports_it(tmp_path: Path) -> None:
    with Library(tmp_path) as library:
        match = match_of("human", "human", "hard")
        match_id = library.follow(match)
        play(match, Pick(0, match.state.hands[0][1]), Shout(2), Bury(1, match.state.hands[1][0]), Shout(0))
    with Library(tmp_path) as library:
        loaded = library.load(match_id)
        assert loaded.steps == match.steps and loaded.state == match.state
        data = library.export_match(match_id)
        assert library.read_match(data).state == match.state
        copy = library.import_match(data)
        assert library.load(copy).steps[: loaded.cursor] == loaded.steps[: loaded.cursor]
        row = library.match(match_id)
        assert row and row.turns == loaded.rules.turns(loaded.state)
