"""A match: playing, taking back, playing again, being told, and being brought back."""

from __future__ import annotations

import pytest
from msgspec import Struct

from goblins.core.chance import below, chance
from goblins.core.contract import Action, AnyStep, Event, IllegalAction, Outcome, Refusal, Score, Step
from goblins.core.info import BadSetup, GameInfo
from goblins.core.match import Change, Match
from goblins.core.setup import Setup, make_seats
from goblins.words import literal

# A game made for these tests: seats say words in turn; a word may reveal something, keep the turn, or end the game.


class Talk(Struct, frozen=True):
    """What was said, and who speaks next."""

    seats: int
    speaker: int
    words: tuple[str, ...] = ()
    over: bool = False


class Say(Action, frozen=True, tag=True):
    """Say a word."""

    word: str
    reveals: bool = False
    keeps_turn: bool = False
    ends: bool = False


class Said(Event, frozen=True, tag=True):
    """A word was said."""

    word: str


class TalkRules:
    """Rules as simple as can be, under which every kind of step can be made at will."""

    info = GameInfo("talk", "Talk", "Talk", "1", 1, 4, (), 1, ("silence",))
    state_type = Talk
    action_type = Say

    def new_game(self, setup: Setup, seed: int) -> Talk:
        return Talk(len(setup.seats), seed % len(setup.seats))

    def to_act(self, state: Talk) -> tuple[int, ...]:
        return () if state.over else (state.speaker,)

    def why_not(self, state: Talk, action: Say) -> Refusal | None:
        if state.over or action.seat != state.speaker:
            return Refusal("T-01", literal("One speaks at a time."))
        return Refusal("T-02", literal("Mind your words.")) if action.word == "bother" else None

    def legal_actions(self, state: Talk, seat: int) -> tuple[Say, ...]:
        words = ("well",) if state.words[-1:] == ("only",) else ("well", "no")
        return () if state.over or seat != state.speaker else tuple(Say(seat, word) for word in words)

    def apply(self, state: Talk, action: Say) -> AnyStep:
        speaker = state.speaker if action.keeps_turn else (state.speaker + 1) % state.seats
        after = Talk(state.seats, speaker, (*state.words, action.word), action.ends)
        return Step(action, after, (Said(action.word),), action.reveals)

    def outcome(self, state: Talk) -> Outcome | None:
        if not state.over:
            return None
        return Outcome("silence", "T-03", "said enough", (0,), ((0,),), (Score(0, 1),))


def talk(*players: str, seed: int = 0) -> Match:
    """A match of Talk between these players; seat 0 begins."""
    return Match(TalkRules(), Setup("talk", make_seats(players)), seed)  # type: ignore[arg-type]


def say(match: Match, word: str, **how: bool) -> AnyStep | Refusal:
    """Have the next speaker say a word."""
    return match.play(Say(match.to_act[0], word, **how))


def words(match: Match) -> str:
    """What has been said up to the cursor."""
    return " ".join(match.state.words)


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


def test_how_far_undo_goes_back_is_known_however_the_match_was_moved() -> None:
    """What is remembered from position to position is what a look from the beginning would find."""
    rng = chance(7, 0)
    match = talk("human", "easy", "easy")

    def afresh() -> int:
        """The same of a match that has never been asked."""
        other = Match(match.rules, match.setup, match.seed)
        other.steps, other.cursor, other._following = match.steps, match.cursor, match._following
        return other.plies_to_undo

    found = set()
    for _ in range(300):
        what = below(rng, 8)
        if what == 0 and match.can_redo():
            match.redo()
        elif what <= 2 and not match.can_undo():
            match.undo()
        elif what == 3 and match.setup.seats[0].stand_in:
            match.come_back(0)
        elif what == 4 and below(rng, 4) == 0:
            match.leave(0)
        else:
            word = "only" if below(rng, 3) == 0 else "well"
            match.play(Say(match.to_act[0], word, keeps_turn=what == 5), following=what == 6)
        if below(rng, 3):
            assert match.plies_to_undo == afresh()
            found.add(match.plies_to_undo)
    assert len(found) > 4
