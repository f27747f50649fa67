"""A match: playing, taking back, playing again, being told, and being brought back."""

from __future__ import annotations

import pytest

from goblins.core.contract import AnyStep, IllegalAction, Refusal
from goblins.core.info import BadSetup
from goblins.core.match import Change, Match
from goblins.core.setup import Setup, make_seats
from tests.support.talk import Say, Talk, TalkRules, say, talk, words


def test_a_refused_action_changes_nothing_and_carries_its_clause() -> None:
    match = talk("human", "easy")
    say(match, "hello")
    refused = say(match, "bother")
    assert isinstance(refused, Refusal) and refused.rule == "T-02" and "Mind your words" in refused.text
    refused = match.play(Say(0, "again"))
    assert isinstance(refused, Refusal) and refused.rule == "T-01"
    assert words(match) == "hello" and match.cursor == len(match.steps) == 1


def test_a_set_up_is_checked_before_anything_is_dealt() -> None:
    with pytest.raises(BadSetup, match="1 to 4 seats, not 5"):
        talk(*["human"] * 5)
    with pytest.raises(BadSetup, match="did you mean 'human'"):
        talk("humen")


def test_nothing_can_be_taken_back_before_anything_was_done() -> None:
    match = talk("human")
    assert match.can_undo() is not None and not match.can_redo()
    with pytest.raises(IllegalAction):
        match.undo()
    assert match.cursor == 0 and not match.assisted


# Alone


def test_alone_undo_is_free_when_nothing_was_revealed() -> None:
    match = talk("human")
    say(match, "one")
    say(match, "two")
    limit = match.undo_limit()
    assert limit.refusal is None and not limit.assists
    match.undo()
    match.undo()
    assert words(match) == "" and match.cursor == 0 and not match.assisted
    assert match.can_undo() is not None


def test_alone_undo_may_go_past_a_reveal_and_the_match_is_then_assisted() -> None:
    match = talk("human")
    say(match, "one")
    say(match, "aha", reveals=True)
    say(match, "three")
    match.undo()
    assert not match.assisted, "the last word revealed nothing"
    assert match.undo_limit().refusal is None and match.undo_limit().assists
    match.undo()
    assert match.assisted and words(match) == "one"


def test_once_assisted_a_match_stays_so() -> None:
    match = talk("human")
    say(match, "aha", reveals=True)
    match.undo()
    match.redo()
    assert match.assisted
    assert not match.undo_limit().assists, "it costs nothing more"
    say(match, "two")
    assert match.assisted


def test_a_finished_solitaire_can_be_taken_back() -> None:
    match = talk("human")
    say(match, "end", ends=True)
    assert match.outcome is not None and match.to_act == ()
    match.undo()
    assert match.outcome is None and match.to_act == (0,)


# Against bots


def test_undo_takes_back_the_last_human_decision_and_the_bots_answers() -> None:
    match = talk("human", "easy", "easy")
    for word in ("one", "two", "three", "four", "five", "six"):
        say(match, word)
    match.undo()
    assert words(match) == "one two three" and match.to_act == (0,)
    match.undo()
    assert words(match) == "" and match.assisted


def test_against_bots_undo_may_go_past_their_reveals_and_marks_the_match() -> None:
    match = talk("human", "easy")
    say(match, "one")
    say(match, "aha", reveals=True)
    limit = match.undo_limit()
    assert limit.refusal is None and limit.assists
    match.undo()
    assert match.assisted and match.cursor == 0


def test_what_bots_did_before_any_human_decision_stays() -> None:
    match = talk("human", "easy", seed=1)
    say(match, "bot first")
    assert match.can_undo() is not None
    say(match, "human")
    say(match, "bot again")
    match.undo()
    assert words(match) == "bot first"
    assert match.can_undo() is not None


def test_a_decision_of_ones_own_turn_is_free_before_the_bot_has_answered() -> None:
    match = talk("human", "easy")
    say(match, "first", keeps_turn=True)
    assert match.undo_limit().refusal is None and not match.undo_limit().assists
    match.undo()
    assert not match.assisted


def test_with_bots_only_single_steps_are_taken_back() -> None:
    match = talk("easy", "easy")
    for word in ("one", "two", "three"):
        say(match, word)
    match.undo()
    assert words(match) == "one two"


# Several humans


def test_undo_stops_at_another_humans_decision() -> None:
    match = talk("human", "human")
    say(match, "one")
    say(match, "two", keeps_turn=True)
    match.undo()
    assert words(match) == "one"
    refusal = match.can_undo()
    assert refusal is not None and refusal.text
    with pytest.raises(IllegalAction):
        match.undo()
    assert words(match) == "one" and not match.assisted


def test_undo_stops_at_a_reveal() -> None:
    match = talk("human", "human")
    say(match, "one", keeps_turn=True)
    say(match, "aha", reveals=True, keeps_turn=True)
    say(match, "three", keeps_turn=True)
    match.undo()
    refusal = match.can_undo()
    assert refusal is not None and refusal.text
    with pytest.raises(IllegalAction):
        match.undo()
    assert words(match) == "one aha" and not match.assisted


def test_undo_within_ones_own_turn_is_free() -> None:
    match = talk("human", "human")
    say(match, "one", keeps_turn=True)
    say(match, "two", keeps_turn=True)
    assert match.undo_limit().refusal is None and not match.undo_limit().assists
    match.undo()
    match.undo()
    assert words(match) == "" and not match.assisted


def test_undo_does_not_reach_through_a_bot_to_another_human() -> None:
    match = talk("human", "easy", "human")
    say(match, "one")
    say(match, "two")
    assert match.can_undo() is not None
    assert words(match) == "one two"


def test_undo_passes_over_a_move_that_was_the_only_one() -> None:
    match = talk("human", "easy")
    say(match, "first")
    say(match, "only")
    say(match, "well")
    assert match.may_ever_undo
    match.undo()
    assert words(match) == "", "there was nothing else to say"


def test_what_follows_of_one_gesture_is_taken_back_and_played_again_with_it() -> None:
    match = talk("human")
    say(match, "one", keeps_turn=True)
    match.play(Say(0, "two", keeps_turn=True), following=True)
    say(match, "three", keeps_turn=True)
    match.undo()
    assert words(match) == "one two"
    match.undo()
    assert words(match) == ""
    match.redo()
    assert words(match) == "one two"


def test_without_a_decision_there_is_nothing_to_undo() -> None:
    match = talk("easy", "human")
    assert not match.may_ever_undo
    say(match, "only")
    say(match, "well")
    assert not match.may_ever_undo


# Redo


def test_redo_plays_again_up_to_the_next_human_decision() -> None:
    match = talk("human", "easy")
    for word in ("one", "two", "three", "four"):
        say(match, word)
    match.undo()
    match.undo()
    match.redo()
    assert words(match) == "one two" and match.can_redo()
    match.redo()
    assert words(match) == "one two three four" and not match.can_redo()


def test_redo_without_anything_undone_does_nothing() -> None:
    match = talk("human")
    say(match, "one")
    match.redo()
    assert words(match) == "one" and match.cursor == 1


def test_a_new_action_forgets_what_was_undone() -> None:
    match = talk("human")
    for word in ("one", "two", "three"):
        say(match, word)
    match.undo()
    match.undo()
    say(match, "other")
    assert words(match) == "one other" and len(match.steps) == 2 and not match.can_redo()


def test_a_refused_action_forgets_nothing() -> None:
    match = talk("human")
    say(match, "one")
    match.undo()
    assert isinstance(say(match, "bother"), Refusal)
    assert match.can_redo() and len(match.steps) == 1


# Observers and restoring


def test_observers_hear_every_change_in_order() -> None:
    match = talk("human", "easy")
    heard: list[tuple[str, str, int]] = []

    def listen(told: Match, change: Change, step: AnyStep) -> None:
        assert told is match
        heard.append((change, step.action.word, told.cursor))

    say(match, "before")
    match.observe(listen)
    say(match, "two")
    match.undo()
    match.redo()
    assert heard == [
        ("played", "two", 2),
        ("undone", "two", 1),
        ("undone", "before", 0),
        ("redone", "before", 1),
        ("redone", "two", 2),
    ]


def test_every_observer_is_told_and_nobody_of_what_was_refused() -> None:
    match, first, second = talk("human"), [], []
    match.observe(lambda _, change, step: first.append(change))
    match.observe(lambda _, change, step: second.append(step.action.word))
    say(match, "one")
    assert isinstance(say(match, "bother"), Refusal)
    with pytest.raises(IllegalAction):
        talk("human").undo()
    assert first == ["played"] and second == ["one"]


def test_states_can_be_looked_up_by_ply() -> None:
    match = talk("human")
    for word in ("one", "two"):
        say(match, word)
    match.undo()
    assert [match.state_at(ply).words for ply in range(3)] == [(), ("one",), ("one", "two")]


def test_restoring_replays_without_telling_anybody() -> None:
    match, heard = talk("human", "easy"), []
    match.observe(lambda *told: heard.append(told))
    match.restore([Say(0, "one"), Say(1, "two"), Say(0, "three")], 2)
    assert words(match) == "one two" and len(match.steps) == 3 and match.can_redo()
    assert heard == []


def test_actions_that_do_not_fit_are_not_restored() -> None:
    with pytest.raises(IllegalAction, match="T-01"):
        talk("human", "easy").restore([Say(0, "one"), Say(0, "out of turn")], 2)


def test_a_resumed_match_goes_on_from_its_state_and_undo_stops_there() -> None:
    match = Match(TalkRules(), Setup("talk", make_seats(["human"])), 0, resumed_from=Talk(1, 0, ("long", "ago")))  # type: ignore[arg-type]
    assert match.is_resumed and words(match) == "long ago"
    assert match.can_undo() is not None
    say(match, "now")
    match.undo()
    assert words(match) == "long ago" and match.can_undo() is not None
