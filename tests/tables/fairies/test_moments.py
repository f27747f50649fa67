"""Great moments of Fairies: a chain of flips, a star, and the end."""

from __future__ import annotations

from typing import TypeVar

import pytest

from goblins.core.contract import AnyStep
from goblins.games.fairies.state import FairiesState
from goblins.games.registry import rules_of
from goblins.tables.contract import TableContext
from goblins.tables.registry import table_of
from goblins.ui.moving.cues import Cue, Dim, Gain, Hear, Mood, Ribbon, Shout, Shower
from goblins.ui.moving.motion import Beat
from goblins.words import say
from tests.support.builders import setup
from tests.support.fairies.builders import add, position

CueT = TypeVar("CueT", bound=Cue)
CHAIN = position(
    [["Goblin Soup", "Old Man Sock", "O.P. You"], ["Cuckoo Clock", "Needs a Shower"]],
    ["Hula Hoop", "Lemon Loop", "Vanilla Scoop", "Baby Blue"],
)
FAIRIES = ["Petal Flower", "Kokopelli", "Candy Rock", "Hickory Dock", "Willow Sue"]
SIXTH = position(
    [["Goblin Soup", "Old Man Sock", "O.P. You", *FAIRIES], ["Cuckoo Clock", "Nappy Hour"]], ["P.B. and Jelly"]
)
LAST = position([["Goblin Soup"], ["Cuckoo Clock", "Nappy Hour"]], ["Baby Blue"])


def story_of(state: FairiesState, step: AnyStep, *, bots: bool = False, viewer: int = 0) -> list[Beat]:
    rules = rules_of("fairies")
    kinds = ["easy", "easy"] if bots else ["human", "easy"]
    context = TableContext(setup("fairies", kinds), viewer)
    before, after = rules.view(state, viewer), rules.view(step.state, viewer)
    return table_of("fairies").story(before, after, step.events, context)


def cues_of(beats: list[Beat], kind: type[CueT]) -> list[CueT]:
    return [cue for beat in beats for cue in beat.cues if isinstance(cue, kind)]


# ---------------------------------------------------------------------- a chain


def test_a_chain_of_three_flips_is_counted_and_every_note_is_higher() -> None:
    beats = story_of(CHAIN, add(CHAIN, "Goblin Soup"))
    assert beats[0].moment == "chain"
    assert [cue.sound for cue in cues_of(beats, Hear) if cue.start > 0] == ["harp_1", "harp_2", "harp_3"]
    assert [cue.words for cue in cues_of(beats, Gain)] == ["1", "2", "3"]
    assert cues_of(beats, Shout)[0].words == "3 flips"
    assert any(cue.seat == 0 for cue in cues_of(beats, Mood))


def test_each_flip_of_a_chain_is_sooner_and_the_last_waits_a_little() -> None:
    beats = story_of(CHAIN, add(CHAIN, "Goblin Soup"))
    flips = [number for number, beat in enumerate(beats) if beat.flips]
    first, second, third = (beats[number].seconds for number in flips)
    assert first > second > third
    assert flips[2] - flips[1] == 2, "a rest lies between"


def test_one_flip_is_no_chain() -> None:
    state = position([["Goblin Soup", "Old Man Sock"], ["Cuckoo Clock", "Nappy Hour"]], ["Hula Hoop", "Baby Blue"])
    beats = story_of(state, add(state, "Goblin Soup"))
    assert not any(beat.moment for beat in beats)
    assert not cues_of(beats, Gain) and not cues_of(beats, Shout)


def test_a_chain_of_a_bot_is_over_in_a_second_and_a_half() -> None:
    state = position(
        [["Goblin Soup", "Old Man Sock", "O.P. You"], ["Cuckoo Clock", "Needs a Shower"]],
        ["Hula Hoop", "Lemon Loop", "Vanilla Scoop", "Rainbow Swoop", "Willow Sue"],
    )
    beats = story_of(state, add(state, "Goblin Soup"), bots=True, viewer=1)
    assert sum(bool(beat.flips) for beat in beats) == 4
    assert sum(beat.seconds for beat in beats) <= 1.5 + 1e-9


def test_who_loses_the_lead_is_sad_and_who_takes_it_is_happy() -> None:
    goblins = ["Goblin Soup", "Old Man Sock", "O.P. You", "Needs a Shower"]
    others = ["Cuckoo Clock", "Nappy Hour"]
    state = position(
        [[*goblins, "Petal Flower", "Kokopelli", "Hickory Dock"], others], ["P.B. and Jelly", "Pixie Power"]
    )
    moods = {cue.seat: cue.mood for cue in cues_of(story_of(state, add(state, "Goblin Soup")), Mood)}
    assert moods == {0: "happy", 1: "sad"}
    alone = position([goblins, others], ["Baby Blue"])
    moods = {cue.seat: cue.mood for cue in cues_of(story_of(alone, add(alone, "Goblin Soup")), Mood)}
    assert moods == {0: "happy"}, "the other one is still ahead"


# ---------------------------------------------------------------------- the end


def test_six_fairies_dance_and_the_winner_is_called_out() -> None:
    beats = story_of(SIXTH, add(SIXTH, "Goblin Soup"))
    won = [beat.moment for beat in beats].index("win")
    ribbon = cues_of(beats, Ribbon)[0]
    assert ribbon.words.endswith("wins: six fairies!") and ribbon.line == "in one turn"
    assert len(beats[won:]) == 4, "held up, off the cards, the dance, the winner"
    assert cues_of(beats, Shower) and cues_of(beats, Dim)
    assert {cue.seat: cue.mood for cue in cues_of(beats[won:], Mood)} == {0: "happy", 1: "sad"}
    assert sum(beat.seconds for beat in beats[won:]) <= 3.5


def test_the_last_goblins_march_off() -> None:
    beats = story_of(LAST, add(LAST, "Goblin Soup"))
    won = [beat.moment for beat in beats].index("win")
    assert "grumble" in [cue.sound for cue in cues_of([beats[won]], Hear)]
    assert cues_of(beats, Ribbon)[0].words.endswith("wins: no goblins!")


def test_of_a_victory_of_a_bot_only_the_end_is_told() -> None:
    beats = story_of(LAST, add(LAST, "Goblin Soup"), bots=True)
    won = [beat.moment for beat in beats].index("win")
    assert sum(beat.seconds for beat in beats[won:]) <= 1.5
    assert "grumble" not in [cue.sound for cue in cues_of(beats, Hear)]
    assert cues_of(beats, Ribbon)


@pytest.mark.parametrize(
    ("way", "one", "two"), [("usual", "1 fairy", "2 fairies"), ("reverse", "1 goblin", "2 goblins")]
)
def test_a_chain_counts_one_card_as_one(way: str, one: str, two: str) -> None:
    for takes, words in ((1, one), (2, two)):
        assert say("fairies-moment-chain-takes", way=way, flips=3, takes=takes) == f"3 flips, {words}"
