"""The hand: idle, pressed, held; what a drop, a click and a double click mean."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goblins.core.contract import Action
from goblins.ui.drag import THRESHOLD, Dropped, Gesture, Hand
from goblins.ui.moving.motion import Piece
from goblins.ui.viewport import Rect

SIZE = (100.0, 140.0)
ACE, JACK, LEFT, RIGHT, SHUT = (Piece(name) for name in ("ace", "jack", "left", "right", "shut"))
TARGETS = {LEFT: Rect(0, 0, 200, 200), RIGHT: Rect(200, 0, 200, 200), SHUT: Rect(0, 400, 400, 200)}
TO_THE_LEFT, TO_THE_RIGHT, JACK_LEFT, CLICKED = (Gesture((Action(seat),)) for seat in range(4))
GESTURES = {(ACE, LEFT): TO_THE_LEFT, (ACE, RIGHT): TO_THE_RIGHT, (JACK, LEFT): JACK_LEFT}


def holding(piece: Piece = ACE) -> Hand:
    """A hand that holds a piece by its middle, at (500, 500)."""
    hand = Hand()
    hand.press(piece, (500, 500), (500, 500))
    hand.move((500 + THRESHOLD, 500))
    assert hand.phase == "held"
    return hand


def test_a_press_becomes_a_drag_after_six_units() -> None:
    hand = Hand()
    assert hand.phase == "idle"
    hand.press(ACE, (10, 10), (14, 20))
    assert hand.phase == "pressed"
    assert hand.active is None
    assert not hand.move((13, 12))
    assert hand.phase == "pressed"
    assert hand.move((13, 13))
    assert hand.phase == "held"
    assert hand.active == ACE


def test_the_piece_stays_under_the_finger_where_it_was_gripped() -> None:
    hand = Hand()
    hand.press(ACE, (10, 10), (14, 20))
    hand.move((110, 210))
    assert hand.centre == (114, 220)


def test_a_drop_goes_to_the_legal_target_it_overlaps_most() -> None:
    hand = holding()
    hand.move((180, 100))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped(ACE, LEFT, TO_THE_LEFT)
    hand = holding()
    hand.move((220, 100))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped(ACE, RIGHT, TO_THE_RIGHT)


def test_the_pointer_decides_between_a_place_that_is_legal_and_one_that_is_not() -> None:
    hand = holding(JACK)
    hand.move((240, 100))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped(JACK, RIGHT, None)


def test_a_drop_where_nothing_is_legal_has_no_action() -> None:
    hand = holding()
    hand.move((100, 500))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped(ACE, SHUT, None)
    hand = holding()
    hand.move((900, 900))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped(ACE, None, None)


def test_what_is_brought_back_to_its_place_was_thought_better_of() -> None:
    home = Rect(0, 0, 80, 80)
    gestures, targets = {(ACE, ACE): TO_THE_LEFT}, {ACE: home}
    hand = Hand()
    hand.press(ACE, (40, 40), (40, 40))
    hand.move((50, 44))
    assert hand.release(gestures, targets, SIZE) == Dropped(ACE, ACE, TO_THE_LEFT), "a hand that shakes still clicks"
    hand.press(ACE, (40, 40), (40, 40))
    hand.move((300, 200))
    hand.move((42, 41))
    assert hand.release(gestures, targets, SIZE) == Dropped(ACE, ACE, None)


def test_after_a_drop_the_hand_is_empty() -> None:
    hand = holding()
    hand.release(GESTURES, TARGETS, SIZE)
    assert (hand.phase, hand.piece, hand.selected) == ("idle", None, None)
    assert hand.release(GESTURES, TARGETS, SIZE) is None


def test_a_click_selects_and_a_second_click_lets_go() -> None:
    hand = Hand()
    for expected in (ACE, None):
        hand.press(ACE, (10, 10), (10, 10))
        assert hand.release(GESTURES, TARGETS, SIZE) is None
        assert hand.selected == expected


def test_dragging_another_piece_forgets_the_selection() -> None:
    hand = Hand()
    hand.press(ACE, (10, 10), (10, 10))
    hand.release(GESTURES, TARGETS, SIZE)
    hand.press(JACK, (10, 10), (10, 10))
    hand.move((100, 100))
    assert hand.selected is None
    assert hand.active == JACK


def test_click_and_click() -> None:
    hand = Hand()
    assert hand.click_target(LEFT, GESTURES) is None
    hand.selected = ACE
    assert hand.click_target(RIGHT, GESTURES) == Dropped(ACE, RIGHT, TO_THE_RIGHT)
    assert hand.selected is None
    hand.selected = JACK
    assert hand.click_target(RIGHT, GESTURES) == Dropped(JACK, RIGHT, None)


def test_a_double_click_needs_a_single_target() -> None:
    hand = Hand()
    assert hand.only_target(ACE, GESTURES) is None
    assert hand.only_target("king", GESTURES) is None
    assert hand.only_target(JACK, GESTURES) == Dropped(JACK, LEFT, JACK_LEFT)


def test_two_ways_to_do_the_same_are_one_thing_to_do() -> None:
    hand, twice = Hand(), {(JACK, LEFT): JACK_LEFT, (JACK, RIGHT): JACK_LEFT}
    assert hand.only_target(JACK, twice) == Dropped(JACK, LEFT, JACK_LEFT)


def test_cancelling_says_whether_there_was_something() -> None:
    assert not Hand().cancel()
    hand = holding()
    assert hand.cancel()
    assert (hand.phase, hand.active) == ("idle", None)
    hand.selected = ACE
    assert hand.cancel()
    assert hand.selected is None


points = st.tuples(st.floats(-100, 1000), st.floats(-100, 1000))
steps = st.lists(
    st.one_of(
        st.tuples(st.just("press"), st.sampled_from([ACE, JACK, "king"]), points),
        st.tuples(st.just("move"), points),
        st.tuples(st.just("release")),
        st.tuples(st.just("cancel")),
        st.tuples(st.just("target"), st.sampled_from([LEFT, RIGHT, SHUT])),
    ),
    max_size=25,
)


@given(steps)
def test_no_sequence_confuses_the_hand(told: list[tuple[object, ...]]) -> None:
    hand = Hand()
    for what, *words in told:
        dropped = None
        if what == "press":
            hand.press(words[0], words[1], words[1])  # type: ignore[arg-type]
        elif what == "move":
            hand.move(words[0])  # type: ignore[arg-type]
        elif what == "release":
            dropped = hand.release(GESTURES, TARGETS, SIZE)
        elif what == "target":
            dropped = hand.click_target(words[0], GESTURES)  # type: ignore[arg-type]
        else:
            hand.cancel()
        assert (hand.phase == "idle") == (hand.piece is None)
        assert hand.phase != "held" or hand.selected is None
        if dropped and dropped.gesture:
            assert GESTURES[dropped.piece, dropped.target] == dropped.gesture
