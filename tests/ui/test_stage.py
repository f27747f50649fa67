"""The stage: where logical units lie in the window, and pictures that are kept within a limit."""

from __future__ import annotations

import pygame
import pytest
from hypothesis import given
from hypothesis import strategies as st

from goblins.ui.draw import type as type_module
from goblins.ui.draw.sprites import SurfaceCache, nine_slice
from goblins.ui.stage import Stage
from goblins.ui.viewport import HEIGHT, WIDTH, Rect, Viewport


@pytest.fixture
def stage() -> Stage:
    type_module._font.cache_clear()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((64, 64))
    return Stage((1024, 640))


# ---------------------------------------------------------------------- viewport

sizes = st.tuples(st.integers(1024, 3840), st.integers(640, 2160))


@given(sizes, st.floats(0, WIDTH), st.floats(0, HEIGHT))
def test_points_come_back_from_pixels(size: tuple[int, int], x: float, y: float) -> None:
    viewport = Viewport(*size)
    back = viewport.logical(viewport.point((x, y)))
    assert abs(back[0] - x) <= 1 / viewport.scale
    assert abs(back[1] - y) <= 1 / viewport.scale


@given(sizes)
def test_the_table_is_centred_and_as_large_as_can_be(size: tuple[int, int]) -> None:
    viewport = Viewport(*size)
    left, top, width, height = viewport.rect(Rect(0, 0, WIDTH, HEIGHT))
    assert left >= 0
    assert top >= 0
    assert abs(left + width + left - size[0]) <= 2
    assert abs(top + height + top - size[1]) <= 2
    assert left <= 1 or top <= 1


@given(sizes, st.floats(0, 1500), st.floats(1, 50), st.floats(1, 50))
def test_neighbours_share_their_edge(size: tuple[int, int], x: float, first: float, second: float) -> None:
    viewport = Viewport(*size)
    left = viewport.rect(Rect(x, 0, first, 10))
    right = viewport.rect(Rect(Rect(x, 0, first, 10).right, 0, second, 10))
    assert left[0] + left[2] == right[0]


# ---------------------------------------------------------------------- pictures


def striped() -> pygame.Surface:
    """Red edges of 4 round a blue middle."""
    picture = pygame.Surface((20, 20), pygame.SRCALPHA)
    picture.fill((255, 0, 0, 255))
    picture.fill((0, 0, 255, 255), (4, 4, 12, 12))
    return picture


@pytest.mark.parametrize("size", [(20, 20), (60, 30), (8, 8), (5, 40), (1, 1), (200, 9)])
def test_corners_keep_their_size_when_a_picture_is_stretched(size: tuple[int, int]) -> None:
    out = nine_slice(striped(), [4, 4, 4, 4], size)
    assert out.get_size() == size
    assert all(out.get_at((x, y)).a >= 254 for x in range(size[0]) for y in range(size[1])), "no gap"
    if min(size) >= 12:
        assert out.get_at((3, size[1] // 2))[:3] == (255, 0, 0)
        assert out.get_at((6, size[1] // 2))[:3] == (0, 0, 255)
        assert out.get_at((size[0] - 4, size[1] // 2))[:3] == (255, 0, 0)


def test_the_cache_keeps_to_its_limit() -> None:
    made = list[str]()

    def picture(name: str) -> pygame.Surface:
        def make() -> pygame.Surface:
            made.append(name)
            return pygame.Surface((10, 10), pygame.SRCALPHA)

        return cache.get(name, make)

    cache = SurfaceCache(limit_bytes=3 * 400)
    for name in "abc":
        picture(name)
    picture("a")
    picture("d")
    assert cache.has("a"), "the one used last stays"
    assert not cache.has("b")
    assert made == ["a", "b", "c", "d"]
    assert picture("a") is picture("a")
    cache.clear()
    assert not cache.has("a")
    picture("a")
    assert made[-1] == "a"


def test_a_picture_larger_than_the_limit_is_kept_all_the_same() -> None:
    cache = SurfaceCache(limit_bytes=10)
    first = cache.get("large", lambda: pygame.Surface((50, 50)))
    assert cache.get("large", lambda: pygame.Surface((1, 1))) is first


def test_caches_beside_each_other_keep_together_what_one_may() -> None:
    main = SurfaceCache(limit_bytes=4 * 400)
    beside, other = SurfaceCache(beside=main), SurfaceCache(beside=main)

    def fill(cache: SurfaceCache, names: str) -> None:
        for name in names:
            cache.get(name, lambda: pygame.Surface((10, 10), pygame.SRCALPHA))

    fill(main, "ab")
    fill(beside, "ab")
    assert main.limit == beside.limit and main.holds == beside.holds == 2
    fill(main, "c")
    assert (main.holds, beside.holds, beside.has("b")) == (3, 1, True), "who is at work stays, the other gives way"
    fill(other, "abc")
    assert (main.holds, beside.holds, other.holds) == (1, 0, 3), "and who was idle for longest before the others"
    other.fit(10**6)
    assert main.limit == 4 * 400, "a guest asks for no more"
    del other
    fill(main, "def")
    assert main.holds == 4, "what is gone takes no room"
    assert sum(one.used_bytes for one in (main, beside)) <= main.limit


def test_a_veil_darkens_like_a_blend_and_no_picture_of_it_is_kept() -> None:
    stage = Stage((640, 360))
    stage.surface.fill((200, 120, 40))
    stage.shade(110, (16, 12, 26))
    blend = [round((was * (255 - 110) + part * 110) / 255) for was, part in zip((200, 120, 40), (16, 12, 26), strict=True)]
    assert all(abs(is_ - wanted) <= 2 for is_, wanted in zip(stage.surface.get_at((9, 9))[:3], blend, strict=True))
    assert stage.cache.is_empty


@pytest.mark.parametrize(("width", "height"), [(-10, 10), (10, -0.5), (-1, -1)])
def test_a_box_that_a_tiny_window_leaves_no_room_for_is_not_drawn(stage: Stage, width: float, height: float) -> None:
    stage.surface.fill((200, 120, 40))
    stage.box(Rect(50, 50, width, height), (1, 2, 3), 5, (4, 5, 6), dash="4 4")
    assert pygame.mask.from_threshold(stage.surface, (200, 120, 40), (1, 1, 1)).count() == 1024 * 640
