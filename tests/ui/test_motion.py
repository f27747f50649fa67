"""The director: beats played one after another, skipped, snapped, at every speed."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from goblins.library.settings import ANIMATION_SPEEDS
from goblins.ui.moving.easing import eased
from goblins.ui.moving.motion import Beat, Director, Placement, Prompt, SnapCause, snaps
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect


def at(x: float, face: str = "front", z: float = 0) -> Placement:
    return Placement(x, 0, 100, 140, face, z)


SPEEDS = [speed for speed in ANIMATION_SPEEDS if speed]


def directed(*places: float, seconds: float = 1.0) -> Director:
    """A director with one piece at 0 that is to go to these places in turn."""
    director = Director()
    director.snap({"ace": at(0)})
    director.queue([Beat({"ace": at(place)}, seconds, f"to {place:.0f}") for place in places])
    return director


def let_pass(director: Director, seconds: float) -> list[Beat]:
    """So much time passes, tick by tick; the beats that began."""
    return [beat for _ in range(ticks(seconds)) for beat in director.advance()]


def test_pieces_glide_to_their_places() -> None:
    director = directed(100)
    assert director.busy
    let_pass(director, 0.25)
    early = director.placements["ace"].x
    let_pass(director, 0.25)
    later = director.placements["ace"].x
    assert 0 < early < later < 100
    assert early > 25, "fast first"
    assert director.progress == pytest.approx(0.5)
    let_pass(director, 0.6)
    assert director.placements["ace"] == at(100)
    assert not director.busy
    assert (director.beat, director.progress) == (None, 1.0)


def test_every_beat_is_heard_once_when_it_begins() -> None:
    director = directed(100, 200)
    assert [beat.sound for beat in let_pass(director, 0.5)] == ["to 100"]
    assert let_pass(director, 0.4) == []
    assert [beat.sound for beat in let_pass(director, 0.2)] == ["to 200"]
    assert let_pass(director, 5) == []


def test_a_long_time_runs_through_several_beats() -> None:
    director = directed(100, 200, 300)
    assert [beat.sound for beat in let_pass(director, 2.5)] == ["to 100", "to 200", "to 300"]
    assert 200 < director.placements["ace"].x < 300


def test_skipping_jumps_to_the_end() -> None:
    director = directed(100, 200)
    let_pass(director, 0.1)
    skipped = director.skip()
    assert [beat.sound for beat in skipped] == ["to 100", "to 200"]
    assert director.placements["ace"] == at(200)
    assert not director.busy
    assert director.skip() == []


def test_snapping_drops_what_was_to_come() -> None:
    director = directed(100, 200)
    director.snap({"ace": at(7)})
    assert not director.busy
    assert let_pass(director, 1) == []
    assert director.placements == {"ace": at(7)}


def test_beats_queued_while_busy_wait_for_their_turn() -> None:
    director = directed(100)
    let_pass(director, 0.5)
    director.queue([Beat({"ace": at(0)}, 1.0)])
    let_pass(director, 0.5)
    assert director.placements["ace"].x == 100
    let_pass(director, 1.0)
    assert director.placements["ace"].x == 0


@pytest.mark.parametrize("speed", SPEEDS)
def test_speed_scales_time(speed: float) -> None:
    director = directed(100)
    director.speed = speed
    let_pass(director, 0.9 / speed)
    assert director.busy
    let_pass(director, 0.2 / speed)
    assert not director.busy


def test_without_animation_everything_snaps() -> None:
    causes: list[SnapCause] = ["load", "undo", "jump", "resize", "step"]
    assert all(snaps(cause, 0) for cause in causes)
    assert [cause for cause in causes if not snaps(cause, 1)] == ["step"]


def test_a_piece_that_turns_over_shows_its_new_face_from_half_way() -> None:
    director = Director()
    director.snap({"ace": at(0, "front")})
    director.queue([Beat({"ace": at(0, "back")}, 1.0, flips=frozenset({"ace"}))])
    let_pass(director, 0.4)
    assert director.placements["ace"].face == "front"
    assert director.placements["ace"].w < 50
    let_pass(director, 0.2)
    assert director.placements["ace"].face == "back"
    assert director.placements["ace"].w < 50
    let_pass(director, 0.5)
    assert director.placements["ace"].w == 100


def test_a_gliding_piece_rises_and_lies_above_the_others() -> None:
    director = Director()
    director.snap({"ace": at(0), "jack": at(50, z=5)})
    director.queue([Beat({"ace": at(100), "jack": at(50, z=5)}, 1.0, arc=40)])
    let_pass(director, 0.2)
    moving, still = director.placements["ace"], director.placements["jack"]
    assert moving.y < 0
    assert moving.z > still.z
    assert still == at(50, z=5)


def test_pieces_in_a_row_make_room_without_rising_but_whoever_comes_flies() -> None:
    director = Director()
    director.snap({"ace": at(0), "jack": Placement(400, 300, 100, 140, "front")})
    director.queue([Beat({"ace": at(50), "jack": at(150)}, 1.0, arc=40, row=frozenset({"ace", "jack"}))])
    let_pass(director, 0.5)
    assert director.placements["ace"].y == 0
    flat = Director()
    flat.snap({"jack": Placement(400, 300, 100, 140, "front")})
    flat.queue([Beat({"jack": at(150)}, 1.0)])
    let_pass(flat, 0.5)
    assert director.placements["jack"].y < flat.placements["jack"].y


def test_a_piece_says_while_it_changes_its_size() -> None:
    director = Director()
    director.snap({"ace": at(0), "jack": at(0), "king": at(0)})
    small = Placement(50, 0, 50, 70, "front")
    director.queue([Beat({"ace": small, "jack": at(50), "king": at(0)}, 1.0, flips=frozenset({"king"}))])
    let_pass(director, 0.5)
    assert {piece for piece, one in director.placements.items() if one.resizing} == {"ace", "king"}
    let_pass(director, 0.6)
    assert not any(one.resizing for one in director.placements.values())


def test_a_piece_that_becomes_higher_only_is_changing_its_size_too() -> None:
    director = Director()
    director.snap({"ace": at(0)})
    director.queue([Beat({"ace": Placement(0, 0, 100, 200, "front")}, 1.0)])
    let_pass(director, 0.5)
    assert director.placements["ace"].resizing


def test_pieces_may_come_and_go() -> None:
    director = directed()
    director.queue([Beat({"jack": at(30)}, 1.0)])
    let_pass(director, 0.5)
    assert director.placements == {"jack": at(30)}


READ = (Prompt("I have read it", Rect(0, 0, 10, 10)),)


def asking(*, patient: bool = True, speed: float = 1.0) -> Director:
    """A director whose second beat of three waits for somebody."""
    director = Director()
    director.patient, director.speed = patient, speed
    director.snap({"ace": at(0)})
    director.queue([Beat({"ace": at(50 * n)}, 1.0, prompts=READ if n == 2 else ()) for n in (1, 2, 3)])
    return director


@pytest.mark.parametrize("speed", [0, 1, 2])
def test_a_story_waits_where_somebody_is_asked(speed: float) -> None:
    director = asking(speed=speed)
    assert not director.waiting
    begun = let_pass(director, 9)
    assert director.waiting and director.placements["ace"] == at(100) and len(begun) == 2
    kept = director.placements
    assert let_pass(director, 5) == [] and director.placements is kept, "nothing moves meanwhile"
    director.go_on()
    assert not director.waiting and director.busy
    assert len(let_pass(director, 2)) == 1 and director.placements["ace"] == at(150)


def test_where_nobody_plays_a_story_only_takes_its_time() -> None:
    director = asking(patient=False)
    let_pass(director, 1.5)
    assert not director.waiting
    let_pass(director, 2)
    assert not director.busy


def test_going_on_stops_where_somebody_is_asked_and_skipping_does_not() -> None:
    director = asking()
    let_pass(director, 0.2)
    director.go_on()
    assert len(let_pass(director, 0.1)) == 1 and director.waiting and director.placements["ace"] == at(100)
    director.go_on()
    director.go_on()
    assert not director.busy and director.placements["ace"] == at(150)
    director = asking()
    director.skip()
    assert not director.busy and director.placements["ace"] == at(150)


@given(st.integers(1, 400), st.lists(st.floats(0, 1), min_size=1, max_size=6), st.sampled_from(SPEEDS))
def test_any_number_of_ticks_ends_in_the_same_place(passed: int, lengths: list[float], speed: float) -> None:
    director = Director()
    director.speed = speed
    director.snap({"ace": at(0)})
    director.queue([Beat({"ace": at(index + 1)}, length) for index, length in enumerate(lengths)])
    whole = sum(ticks(length / speed) for length in lengths)
    heard = [beat for _ in range(passed) for beat in director.advance()]
    assert director.busy == (passed < whole)
    heard += [beat for _ in range(whole) for beat in director.advance()]
    assert len(heard) == len(lengths)
    assert director.placements["ace"] == at(len(lengths))


@given(st.floats(0, 1))
def test_easing_stays_between_its_ends(t: float) -> None:
    assert 0 <= eased("out", t) <= 1
    assert eased("out", t) >= t - 1e-9
