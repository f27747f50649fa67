"""A game made for tests of matches: seats say words in turn; a word may reveal something, keep the turn, or end the game."""

from __future__ import annotations

from msgspec import Struct

from goblins.core.contract import Action, AnyStep, Event, Outcome, Refusal, Score, Step
from goblins.core.info import GameInfo
from goblins.core.match import Match
from goblins.core.setup import Setup, make_seats
from goblins.words import literal


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
