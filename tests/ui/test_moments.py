"""Great moments: cues begin, last and end in ticks; calm and still forms leave out what only moves."""

from __future__ import annotations

import math
from typing import Literal

import pygame
import pytest

from goblins.core.setup import Seat, Setup
from goblins.tables.contract import TableContext
from goblins.tables.kit.teller import Teller
from goblins.ui.moving import darkness
from goblins.ui.moving.cues import (
    Balloon,
    Cue,
    Dim,
    Figure,
    Gain,
    Hear,
    Mood,
    Picture,
    Ribbon,
    Rim,
    Shake,
    Shout,
    Shower,
    Spray,
    Stamp,
    stays,
)
from goblins.ui.moving.darkness import dim
from goblins.ui.moving.effects import draw
from goblins.ui.moving.moments import STILL_SECONDS, Moments, at_rest
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import Rect

SIZE = (640, 360)
BURST = Picture(sprite="moments/burst.svg", at=(800, 450), size=(100, 300), lasts=0.5)
STAMP = Stamp(words="8 beats 5", at=(800, 450), lasts=0.5)
MIDDLE = (800.0, 450.0)
EVERYTHING: tuple[Cue, ...] = (
    BURST,
    STAMP,
    Figure(sprite="princess", mood="tantrum", at=MIDDLE, size=(200, 300)),
    Spray(sprite="moments/spark.svg", at=MIDDLE),
    Shower(sprites=("moments/leaf.svg", "moments/petal.svg"), area=Rect(0, 0, 1600, 900)),
    Ribbon(words="Home at last", line="Twelve points", at=MIDDLE),
    Gain(words="+1", at=MIDDLE, to=(100, 100)),
    Shout(words="Goblins!", at=MIDDLE),
    Rim(),
)


@pytest.fixture(scope="module")
def stage() -> Stage:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)
    return Stage(SIZE)


def picture(stage: Stage, moments: Moments) -> bytes:
    stage.surface.fill((40, 60, 50))
    for layer in ("under", "over", "window"):
        moments.draw(stage, layer)  # type: ignore[arg-type]
    return pygame.image.tobytes(stage.surface, "RGB")


def passed(moments: Moments, seconds: float) -> list[str]:
    return [sound for _ in range(ticks(seconds)) for sound in moments.advance()]


def test_a_cue_begins_after_its_beat_and_is_gone_when_its_time_is_over(stage: Stage) -> None:
    moments = Moments()
    empty = picture(stage, moments)
    moments.begin([Picture(sprite="moments/burst.svg", at=MIDDLE, start=0.5, lasts=0.5)], 1.0)
    assert picture(stage, moments) == empty and moments.busy
    passed(moments, 0.6)
    assert picture(stage, moments) != empty
    passed(moments, 0.6)
    assert picture(stage, moments) == empty and not moments.busy and moments.ticks_left is None


@pytest.mark.parametrize("speed", [0.5, 1.0, 3.0])
def test_a_sound_is_heard_once_and_when_it_is_due(speed: float) -> None:
    moments = Moments()
    moments.begin([Hear(sound="thud", start=0.4), Hear(sound="clank")], speed)
    heard = [(tick, sound) for tick in range(ticks(2.0)) for sound in moments.advance()]
    assert heard == [(0, "clank"), (ticks(0.4 / speed), "thud")]


@pytest.mark.parametrize("cue", EVERYTHING, ids=lambda cue: type(cue).__name__)
def test_every_cue_is_seen_and_looks_the_same_at_the_same_tick(stage: Stage, cue: Cue) -> None:
    once, again = Moments(), Moments()
    empty = picture(stage, once)
    seen = []
    for moments in (once, again):
        moments.begin([cue], 1.0)
        passed(moments, cue.lasts / 2)
        seen.append(picture(stage, moments))
    assert seen[0] == seen[1] != empty


def test_a_shaken_table_moves_aside_and_comes_back(stage: Stage) -> None:
    moments = Moments()
    moments.begin([Shake(strength=20.0, lasts=0.3)], 1.0)
    pictures = []
    for _ in range(ticks(0.4)):
        stage.surface.fill((0, 0, 0))
        pygame.draw.rect(stage.surface, (255, 0, 0), (300, 150, 40, 40))
        moments.draw(stage, "window")
        pictures.append(stage.surface.get_at((299 - 2, 160))[0])
        moments.advance()
    assert pictures[0] == 0 and pictures[-1] == 0
    assert 255 in pictures  # the second swing goes to the other side


def test_faces_change_for_their_own_time_whatever_the_speed() -> None:
    moments = Moments()
    moments.begin([Mood(seat=1, mood="sad"), Mood(seat=2, mood="happy", start=0.5)], 2.0)
    assert moments.moods == {1: "sad"} and not moments.busy
    passed(moments, 0.3)
    assert moments.moods == {1: "sad", 2: "happy"}
    passed(moments, 1.8)
    assert moments.moods == {2: "happy"}
    left = moments.ticks_left
    assert left is not None and 0 < left <= ticks(0.3)


def test_a_click_ends_what_moves_but_faces_stay(stage: Stage) -> None:
    moments = Moments()
    moments.begin([BURST, STAMP, Hear(sound="late", start=0.3), Mood(seat=0, mood="angry", start=0.4)], 1.0)
    moments.skip()
    assert not moments.busy and moments.moods == {0: "angry"}
    assert passed(moments, 1.0) == []


def test_calm_leaves_out_what_only_moves_and_keeps_what_says_something(stage: Stage) -> None:
    calm, stamp_only = Moments(), Moments()
    calm.begin([BURST, STAMP, Shake(), Spray(sprite="moments/spark.svg", at=MIDDLE), Rim()], 1.0, calm=True)
    stamp_only.begin([STAMP], 1.0)
    for moments in (calm, stamp_only):
        passed(moments, 0.25)
    assert picture(stage, calm) == picture(stage, stamp_only)


def test_calm_words_stand_there_at_once_and_neither_fall_nor_unroll(stage: Stage) -> None:
    for cue in (STAMP, Ribbon(words="Over", at=MIDDLE, lasts=1.3)):
        calm, still = Moments(), Moments()
        calm.begin([cue], 1.0, calm=True)
        still.show_still([cue])
        shown = {picture(stage, moments) for moments in (calm, still)}
        for moments in (calm, still):
            passed(moments, 0.2)
        assert shown == {picture(stage, moments) for moments in (calm, still)} and len(shown) == 1


def test_where_nothing_moves_words_stay_a_while_from_the_beginning(stage: Stage) -> None:
    moments = Moments()
    empty = picture(stage, moments)
    late = Stamp(words="Rescued!", at=MIDDLE, start=3.0, lasts=0.2)
    moments.show_still([BURST, Shake(), late, Hear(sound="thud"), Mood(seat=0, mood="sad")])
    assert picture(stage, moments) != empty and moments.moods == {0: "sad"}
    assert passed(moments, STILL_SECONDS + 0.1) == []
    assert picture(stage, moments) == empty


def test_a_picture_at_rest_is_as_it_is_at_last() -> None:
    moving = Picture(sprite="moments/heart.svg", at=(0, 0), to=MIDDLE, size=(10, 80), turn=(0, 30), still=True)
    rest = at_rest(moving)
    assert isinstance(rest, Picture)
    assert (rest.at, rest.to, rest.size, rest.turn) == (MIDDLE, None, (80, 80), (30, 30))


def test_the_table_darkens_but_for_what_is_lit() -> None:
    moments = Moments()
    moments.begin([Dim(lasts=1.0)], 1.0)
    assert [cue.strength for cue, _ in moments.dims()] == [0.37]
    passed(moments, 1.1)
    assert moments.dims() == []


def test_a_lit_place_has_round_corners_and_no_hard_rim(stage: Stage) -> None:
    place = Rect(600, 300, 400, 300)
    stage.surface.fill((200, 200, 200))
    dim(stage, Dim(strength=0.5, lit=(place,)), 0.5)
    x, y, w, h = stage.viewport.rect(place)
    dark, bright = stage.surface.get_at((5, 5))[0], stage.surface.get_at((x + w // 2, y + h // 2))[0]
    across = [stage.surface.get_at((column, y + h // 2))[0] for column in range(x - 20, x + w // 2)]
    assert bright == 200 and stage.surface.get_at((x, y))[0] < (dark + bright) / 2
    assert any(dark + 10 < level < bright - 10 for level in across)


# ---------------------------------------------------------------------- in what form


def told(*players: str, told: int = 0, lately: bool = False) -> Teller[None]:
    seats = tuple(Seat(f"Seat {index}", kind, "red", "grub") for index, kind in enumerate(players))
    context = TableContext(
        Setup("koncita", seats), 0, told={"clash": told}, lately=frozenset({"clash"}) if lately else frozenset()
    )
    return Teller(None, context, lambda view: {})


def test_a_moment_is_told_in_full_three_times_then_held_for_less() -> None:
    assert told("human", "easy", told=2).moment("clash", 0, 1).hold(1.0) == 1.0
    assert told("human", "easy", told=3).moment("clash", 0, 1).hold(1.0) == pytest.approx(0.6)


def test_among_bots_nothing_is_held_and_a_repetition_is_an_echo() -> None:
    assert told("human", "easy", "easy").moment("clash", 1, 2).hold(1.0) == 0.0
    assert told("human", "easy", lately=True).moment("clash", 0).brief
    teller = told("human", "easy")
    assert not teller.moment("clash", 0).brief
    assert teller.moment("clash", 0).brief


def test_a_deciding_moment_is_always_told_in_full() -> None:
    form = told("easy", "easy", told=9, lately=True).moment("clash", 0, deciding=True)
    assert not form.brief and form.hold(1.0) == 1.0


def test_the_next_beat_carries_the_moments_name_and_only_that_one() -> None:
    teller = told("human", "easy")
    teller.moment("clash", 0)
    teller.beat(0.1)
    teller.beat(0.1)
    assert [beat.moment for beat in teller.beats] == ["clash", ""]


# ---------------------------------------------------------------------- what is said


def dark_and_light(stage: Stage, cue: Balloon, seconds: float) -> pygame.Rect:
    """Where a balloon is seen on a black stage."""
    stage.surface.fill((0, 0, 0))
    draw(cue, stage, seconds / cue.lasts, seconds)
    mask = pygame.mask.from_threshold(stage.surface, (255, 250, 235), (40, 40, 60))
    return pygame.Rect.unionall(mask.get_bounding_rects()[0], mask.get_bounding_rects())


def test_a_balloon_grows_out_of_its_tail_and_leaves(stage: Stage) -> None:
    cue = Balloon(words="Mine!", at=(400, 300), tip=(520, 420), lasts=1.0)
    small, whole = (dark_and_light(stage, cue, seconds) for seconds in (0.06, 0.5))
    assert small.w < whole.w * 0.9
    tip = stage.viewport.point(cue.tip)
    assert math.dist(small.center, tip) < math.dist(whole.center, tip), "it comes from whoever says it"
    assert whole.right <= tip[0] + 12 and whole.collidepoint(stage.viewport.point((400, 300)))
    stage.surface.fill((0, 0, 0))
    draw(cue, stage, 1.0, 1.0)
    assert not any(stage.surface.get_at(stage.viewport.point((400, 300)))[:3]), "nothing of it is left"


@pytest.mark.parametrize("side", ["left", "right"])
def test_a_balloon_without_a_place_lies_beside_its_tip(stage: Stage, side: Literal["left", "right"]) -> None:
    cue = Balloon(words="You and me, Mia!", tip=(800, 400), side=side)
    seen, (x, _) = dark_and_light(stage, cue, 0.5), stage.viewport.point(cue.tip)
    assert seen.right <= x + 8 if side == "left" else seen.x >= x - 8


def test_what_is_said_is_shown_still_only_where_it_tells_something(stage: Stage) -> None:
    assert stays(Balloon(words="Caught!", tip=(0, 0), still=True)) and not stays(Balloon(words="Hrrr", tip=(0, 0)))


def test_what_stays_lit_is_stretched_from_a_small_place_and_looks_the_same() -> None:
    stage = Stage((1280, 720))
    corner, soft = 27, 11
    stretched, whole = darkness._soft_mask(stage, (400, 300), corner, soft), darkness._soft_box((400, 300), corner, soft)
    spots = [(x, y) for x in range(0, 400, 7) for y in range(0, 300, 7)]
    assert max(abs(stretched.get_at(spot)[3] - whole.get_at(spot)[3]) for spot in spots) <= 3
