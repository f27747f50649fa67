"""The director: beats played one after another, skipped, snapped, at every speed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goblins.library.settings import ANIMATION_SPEEDS
from goblins.ui.motion import Beat, Director, Placement, SnapCause, ease_out, snaps


def at(x: float, face: str = "front", z: float = 0) -> Placement:
    return Placement(x, 0, 100, 140, face, z)


def directed(*places: float, seconds: float = 1.0) -> Director:
    """A director with one piece at 0 that is to go to these places in turn."""
    director = Director()
    director.snap({"ace": at(0)})
    director.queue([Beat({"ace": at(place)}, seconds, f"to {place:.0f}") for place in places])
    return director


def test_pieces_glide_to_their_places() -> None:
    director = directed(100)
    assert director.busy
    director.advance(0.25)
    early = director.placements["ace"].x
    director.advance(0.25)
    later = director.placements["ace"].x
    assert 0 < early < later < 100
    assert early > 25, "fast first"
    assert director.progress == pytest.approx(0.5)
    director.advance(0.6)
    assert director.placements["ace"] == at(100)
    assert not director.busy
    assert (director.beat, director.progress) == (None, 1.0)


def test_every_beat_is_heard_once_when_it_begins() -> None:
    director = directed(100, 200)
    assert [beat.sound for beat in director.advance(0.5)] == ["to 100"]
    assert director.advance(0.4) == []
    assert [beat.sound for beat in director.advance(0.2)] == ["to 200"]
    assert director.advance(5) == []


def test_a_long_time_runs_through_several_beats() -> None:
    director = directed(100, 200, 300)
    assert [beat.sound for beat in director.advance(2.5)] == ["to 100", "to 200", "to 300"]
    assert 200 < director.placements["ace"].x < 300


def test_skipping_jumps_to_the_end() -> None:
    director = directed(100, 200)
    director.advance(0.1)
    skipped = director.skip()
    assert [beat.sound for beat in skipped] == ["to 100", "to 200"]
    assert director.placements["ace"] == at(200)
    assert not director.busy
    assert director.skip() == []


def test_snapping_drops_what_was_to_come() -> None:
    director = directed(100, 200)
    director.snap({"ace": at(7)})
    assert not director.busy
    assert director.advance(1) == []
    assert director.placements == {"ace": at(7)}


def test_beats_queued_while_busy_wait_for_their_turn() -> None:
    director = directed(100)
    director.advance(0.5)
    director.queue([Beat({"ace": at(0)}, 1.0)])
    director.advance(0.5)
    assert director.placements["ace"].x == 100
    director.advance(1.0)
    assert director.placements["ace"].x == 0


@pytest.mark.parametrize("speed", [speed for speed in ANIMATION_SPEEDS if speed])
def test_speed_scales_time(speed: float) -> None:
    director = directed(100)
    director.speed = speed
    director.advance(0.9 / speed)
    assert director.busy
    director.advance(0.2 / speed)
    assert not director.busy


def test_without_animation_everything_snaps() -> None:
    causes: list[SnapCause] = ["load", "undo", "jump", "resize", "step"]
    assert all(snaps(cause, 0) for cause in causes)
    assert [cause for cause in causes if not snaps(cause, 1)] == ["step"]


def test_a_piece_that_turns_over_shows_its_new_face_from_half_way() -> None:
    director = Director()
    director.snap({"ace": at(0, "front")})
    director.queue([Beat({"ace": at(0, "back")}, 1.0, flips=frozenset({"ace"}))])
    director.advance(0.4)
    assert director.placements["ace"].face == "front"
    assert director.placements["ace"].w < 50
    director.advance(0.2)
    assert director.placements["ace"].face == "back"
    assert director.placements["ace"].w < 50
    director.advance(0.5)
    assert director.placements["ace"].w == 100


def test_a_gliding_piece_rises_and_lies_above_the_others() -> None:
    director = Director()
    director.snap({"ace": at(0), "jack": at(50, z=5)})
    director.queue([Beat({"ace": at(100), "jack": at(50, z=5)}, 1.0, arc=40)])
    director.advance(0.2)
    moving, still = director.placements["ace"], director.placements["jack"]
    assert moving.y < 0
    assert moving.z > still.z
    assert still == at(50, z=5)


def test_pieces_may_come_and_go() -> None:
    director = directed()
    director.queue([Beat({"jack": at(30)}, 1.0)])
    director.advance(0.5)
    assert director.placements == {"jack": at(30)}


@given(st.lists(st.floats(0.001, 0.3), min_size=1, max_size=60), st.lists(st.floats(0.01, 1), min_size=1, max_size=6))
def test_time_in_any_slices_ends_in_the_same_place(slices: list[float], lengths: list[float]) -> None:
    director = Director()
    director.snap({"ace": at(0)})
    director.queue([Beat({"ace": at(index + 1)}, length) for index, length in enumerate(lengths)])
    heard = [beat for seconds in slices for beat in director.advance(seconds)]
    assert director.busy == (sum(slices) < sum(lengths) - 1e-9) or abs(sum(slices) - sum(lengths)) < 1e-6
    heard += director.advance(sum(lengths) + 1)
    assert len(heard) == len(lengths)
    assert director.placements["ace"] == at(len(lengths))


@given(st.floats(0, 1))
def test_easing_stays_between_its_ends(t: float) -> None:
    assert 0 <= ease_out(t) <= 1
    assert ease_out(t) >= t - 1e-9
