"""What is seen, heard and read of a turn of Fairies."""

from __future__ import annotations

from goblins.core.contract import AnyStep
from goblins.games.fairies.state import FairiesState
from goblins.games.registry import rules_of
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.pieces import CardFace, piece_of
from goblins.tables.registry import table_of
from goblins.ui.moving.motion import Beat
from tests.support.builders import setup
from tests.support.fairies.builders import add, content, face, position


def story_of(state: FairiesState, step: AnyStep, viewer: int = 0) -> list[Beat]:
    rules, context = rules_of("fairies"), TableContext(setup("fairies", len(state.public.hands)), viewer)
    before, after = rules.view(state, viewer), rules.view(step.state, viewer)
    return table_of("fairies").story(before, after, step.events, context)


def words_of(step: AnyStep, seats: int = 2) -> str:
    context = TableContext(setup("fairies", seats), 0)
    entry = LogEntry(0, 1, step.action.seat, tuple(step.events))
    return table_of("fairies").words(entry, context).replace(context.name(0), "Somebody")


QUIET = position(
    [["Goblin Soup", "Old Man Sock", "O.P. You"], ["Cuckoo Clock", "Nappy Hour"]], ["Hula Hoop", "Baby Blue"]
)


def test_cards_that_rhyme_turn_over_one_after_another() -> None:
    step = add(QUIET, "Goblin Soup")
    beats = story_of(QUIET, step)
    assert [beat.sound for beat in beats] == ["drop", "flip_goblin", ""]
    turned = beats[1]
    assert turned.flips == {piece_of(face("Hula Hoop"), content())}
    assert turned.layout[piece_of(face("Hula Hoop"), content())].face == CardFace(face("Cobweb Shock"))
    assert turned.caption == "Hula Hoop!"
    added = piece_of(face("Goblin Soup"), content())
    assert beats[1].layout[added].x == beats[0].layout[added].x, "it stays in the free place until the turn is over"
    assert beats[-1].layout[added].x > beats[1].layout[added].x, "then the ring closes up"
    assert words_of(step) == "Somebody added Goblin Soup; turned Hula Hoop into Cobweb Shock."


def test_somebody_elses_card_rises_before_it_is_dropped() -> None:
    sounds = [beat.sound for beat in story_of(QUIET, add(QUIET, "Goblin Soup"), viewer=1)]
    assert sounds == ["pick_up", "drop", "flip_goblin", ""]


def test_a_star_turns_everything_and_cards_are_taken_one_by_one() -> None:
    state = position(
        [["Chicken Pock", "Goblin Soup", "Old Man Sock"], ["Cuckoo Clock"]],
        ["Needs a Shower", "P.B. and Jelly", "O.P. You"],
    )
    step = add(state, "Chicken Pock")
    beats = story_of(state, step)
    sounds = ["drop", "star", "flip_goblin", "flip_fairy", "", "take_1", "take_2", "take_3", ""]
    assert [beat.sound for beat in beats] == sounds
    assert [len(beat.flips) for beat in beats[2:4]] == [2, 1], "first those beside the star, then the one farther off"
    assert beats[1].moment == "star"
    assert words_of(step) == (
        "Somebody added Chicken Pock; its star turned all 3 over; took Snowflake Shelly, Gobble T. Goop, Poppy Smock."
    )


def test_a_drum_sounds_when_somebody_comes_within_one_card_of_winning() -> None:
    state = position([["Goblin Soup", "Old Man Sock"], ["Cuckoo Clock", "Nappy Hour"]], ["Baby Blue"])
    near = add(state, "Goblin Soup")
    assert story_of(state, near)[-1].sound == "drum"
    won = position([["Goblin Soup"], ["Cuckoo Clock", "Nappy Hour"]], ["Baby Blue"])
    end = add(won, "Goblin Soup")
    assert "drum" not in [beat.sound for beat in story_of(won, end)]
    assert words_of(end).endswith("; and won with none left to be rid of.")
