"""The hand: idle, pressed, held; what a drop, a click and a double click mean."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from goblins.ui.drag import THRESHOLD, Dropped, Hand
from goblins.ui.viewport import Rect

SIZE = (100.0, 140.0)
TARGETS = {"left": Rect(0, 0, 200, 200), "right": Rect(200, 0, 200, 200), "shut": Rect(0, 400, 400, 200)}
GESTURES = {("ace", "left"): "to the left", ("ace", "right"): "to the right", ("jack", "left"): "jack left"}


def holding(piece: str = "ace") -> Hand:
    """A hand that holds a piece by its middle, at (500, 500)."""
    hand = Hand()
    hand.press(piece, (500, 500), (500, 500))
    hand.move((500 + THRESHOLD, 500))
    assert hand.phase == "held"
    return hand


def test_a_press_becomes_a_drag_after_six_units() -> None:
    hand = Hand()
    assert hand.phase == "idle"
    hand.press("ace", (10, 10), (14, 20))
    assert hand.phase == "pressed"
    assert hand.active is None
    assert not hand.move((13, 12))
    assert hand.phase == "pressed"
    assert hand.move((13, 13))
    assert hand.phase == "held"
    assert hand.active == "ace"


def test_the_piece_stays_under_the_finger_where_it_was_gripped() -> None:
    hand = Hand()
    hand.press("ace", (10, 10), (14, 20))
    hand.move((110, 210))
    assert hand.centre == (114, 220)


def test_a_drop_goes_to_the_legal_target_it_overlaps_most() -> None:
    hand = holding()
    hand.move((180, 100))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped("ace", "left", "to the left")
    hand = holding()
    hand.move((220, 100))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped("ace", "right", "to the right")


def test_the_pointer_decides_between_a_place_that_is_legal_and_one_that_is_not() -> None:
    hand = holding("jack")
    hand.move((240, 100))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped("jack", "right", None)


def test_a_drop_where_nothing_is_legal_has_no_action() -> None:
    hand = holding()
    hand.move((100, 500))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped("ace", "shut", None)
    hand = holding()
    hand.move((900, 900))
    assert hand.release(GESTURES, TARGETS, SIZE) == Dropped("ace", "", None)


def test_after_a_drop_the_hand_is_empty() -> None:
    hand = holding()
    hand.release(GESTURES, TARGETS, SIZE)
    assert (hand.phase, hand.piece, hand.selected) == ("idle", None, None)
    assert hand.release(GESTURES, TARGETS, SIZE) is None


def test_a_click_selects_and_a_second_click_lets_go() -> None:
    hand = Hand()
    for expected in ("ace", None):
        hand.press("ace", (10, 10), (10, 10))
        assert hand.release(GESTURES, TARGETS, SIZE) is None
        assert hand.selected == expected


def test_dragging_another_piece_forgets_the_selection() -> None:
    hand = Hand()
    hand.press("ace", (10, 10), (10, 10))
    hand.release(GESTURES, TARGETS, SIZE)
    hand.press("jack", (10, 10), (10, 10))
    hand.move((100, 100))
    assert hand.selected is None
    assert hand.active == "jack"


def test_click_and_click() -> None:
    hand = Hand()
    assert hand.click_target("left", GESTURES) is None
    hand.selected = "ace"
    assert hand.click_target("right", GESTURES) == Dropped("ace", "right", "to the right")
    assert hand.selected is None
    hand.selected = "jack"
    assert hand.click_target("right", GESTURES) == Dropped("jack", "right", None)


def test_a_double_click_needs_a_single_target() -> None:
    hand = Hand()
    assert hand.only_target("ace", GESTURES) is None
    assert hand.only_target("king", GESTURES) is None
    assert hand.only_target("jack", GESTURES) == Dropped("jack", "left", "jack left")


def test_cancelling_says_whether_there_was_something() -> None:
    assert not Hand().cancel()
    hand = holding()
    assert hand.cancel()
    assert (hand.phase, hand.active) == ("idle", None)
    hand.selected = "ace"
    assert hand.cancel()
    assert hand.selected is None


points = st.tuples(st.floats(-100, 1000), st.floats(-100, 1000))
steps = st.lists(
    st.one_of(
        st.tuples(st.just("press"), st.sampled_from(["ace", "jack", "king"]), points),
        st.tuples(st.just("move"), points),
        st.tuples(st.just("release")),
        st.tuples(st.just("cancel")),
        st.tuples(st.just("target"), st.sampled_from(["left", "right", "shut"])),
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
        if dropped and dropped.action:
            assert GESTURES[dropped.piece, dropped.target] == dropped.action
