"""Pictures made ahead, in a hurry: never more than there is time for, always something, and nothing half-made is kept."""

from __future__ import annotations

from functools import partial

import pygame
import pytest

from goblins.ui import ahead as ahead_module
from goblins.ui.ahead import Ahead
from goblins.ui.draw.sprites import LEAST_KEPT, Sprites, SurfaceCache
from goblins.ui.draw.type import KEPT_LINES
from goblins.ui.stage import Stage

SIZE = (640, 360)


@pytest.fixture(autouse=True)
def _no_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A slice is over at once: of everything that is to be made, one thing is made."""
    monkeypatch.setattr(ahead_module, "SLICE", 0.0)
    if not pygame.display.get_surface():
        pygame.display.set_mode((64, 64))


def picture(cache: SurfaceCache, made: list[str], name: str, *parts: str) -> pygame.Surface:
    """A picture that is put together from others."""

    def make() -> pygame.Surface:
        for part in parts:
            picture(cache, made, part)
        made.append(name)
        return pygame.Surface((4, 4), pygame.SRCALPHA)

    return cache.get(name, make)


def test_each_slice_makes_one_picture_and_in_the_end_all_are_there() -> None:
    cache, made = SurfaceCache(), list[str]()
    ahead = Ahead(cache, [partial(picture, cache, made, name) for name in "abc"])
    counts = []
    while not ahead.done:
        ahead.work()
        counts.append(len(made))
    assert made == ["a", "b", "c"] and counts == [1, 2, 3]


def test_finding_everything_ready_takes_time_as_well() -> None:
    cache, looked_at = SurfaceCache(), list[str]()
    ahead = Ahead(cache, [partial(looked_at.append, name) for name in "abc"])
    counts = []
    while not ahead.done:
        ahead.work()
        counts.append(len(looked_at))
    assert looked_at == ["a", "b", "c"] and counts == [1, 2, 3]


def test_a_picture_is_never_put_together_from_parts_that_are_missing() -> None:
    cache, made = SurfaceCache(), list[str]()
    ahead = Ahead(cache, [partial(picture, cache, made, "whole", "left", "right")])
    shares = []
    while not ahead.done:
        ahead.work()
        shares.append(ahead.share)
        assert cache.has("whole") == ({"left", "right"} <= set(made) and ahead.done)
    assert made == ["left", "right", "whole"]
    assert shares == sorted(shares) and shares[-1] == 1.0


def test_without_a_hurry_everything_is_made_at_once() -> None:
    cache, made = SurfaceCache(), list[str]()
    picture(cache, made, "whole", "left", "right")
    assert made == ["left", "right", "whole"] and not cache.missed


@pytest.mark.parametrize("name", ["den", "moss", "curtain", "result"])
def test_a_background_painted_step_by_step_is_the_same(name: str) -> None:
    size, scale = SIZE, 0.4
    whole = getattr(Stage(SIZE).backdrops, name)(size, scale)
    stage, found = Stage(SIZE), list[pygame.Surface]()
    ahead = Ahead(stage.cache, [lambda: found.append(getattr(stage.backdrops, name)(size, scale))])
    steps = 0
    while not ahead.done:
        ahead.work()
        steps += 1
    assert steps > 2, "it took several steps"
    assert pygame.image.tobytes(found[-1], "RGB") == pygame.image.tobytes(whole, "RGB")


def test_a_large_drawing_in_bands_is_the_same_and_leaves_none_behind() -> None:
    path, size = "shell/moss.svg", (1280, 720)
    whole = Sprites().raster(path, size)
    sprites, found = Sprites(cache=SurfaceCache()), list[pygame.Surface]()
    ahead = Ahead(sprites.cache, [lambda: found.append(sprites.raster(path, size))])
    steps = 0
    while not ahead.done:
        ahead.work()
        steps += 1
    assert steps > 2, "it was drawn in bands"
    assert sprites.cache.used_bytes == whole.get_pitch() * whole.get_height()
    banded, plain = (pygame.transform.average_color(one, consider_alpha=True) for one in (found[-1], whole))
    assert all(abs(one - other) <= 1 for one, other in zip(banded, plain, strict=True))


def test_what_is_kept_grows_with_the_window_and_fits_the_memory_of_a_small_one() -> None:
    small, large = Stage((1280, 720)), Stage((1280, 720))
    large.resize((3840, 2160))
    limits = small.cache.limit, large.cache.limit
    assert limits[0] < limits[1]
    assert limits[0] + KEPT_LINES + 3 * 4 * small.pixel_count < 130 * 2**20, "with the window's own pictures"
    assert limits[0] > LEAST_KEPT
