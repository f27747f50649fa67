"""Shapes made at run time: always the same, with dashes that fit."""

from __future__ import annotations

import math
import os

import pygame
import pytest

from goblins.ui.draw import shapes
from goblins.ui.draw.dashes import dashed, rounded_points
from goblins.ui.draw.sprites import rasterise
from sprites.kit.lint import problems

DASHED_BOX = shapes.box(300, 80, 14, (255, 248, 224), (138, 90, 34), 3, 0.35, "13 9")


@pytest.fixture(autouse=True)
def _screen() -> None:
    pygame.display.init()
    pygame.display.set_mode((64, 64))


def test_a_dashed_box_is_drawn_the_same_every_time() -> None:
    pictures, clutter = set(), []
    for number in range(60):
        clutter.append(os.urandom(500) * number)  # so that memory is not as it was the last time
        pictures.add(pygame.image.tobytes(rasterise(DASHED_BOX, (300, 80)), "RGBA"))
    assert len(pictures) == 1


def test_dashes_leave_gaps_and_fit_evenly() -> None:
    square = [(0.0, 0.0), (40.0, 0.0), (40.0, 40.0), (0.0, 40.0)]
    starts = dashed(square, 6, 4).split("M")[1:]
    assert len(starts) == 16
    first = [tuple(map(float, point.split())) for point in starts[0].split("L")]
    assert first == [(0.0, 0.0), (6.0, 0.0)]


def test_points_of_a_rounded_frame_lie_on_it() -> None:
    for x, y in rounded_points(10, 20, 100, 60, 12):
        inside = 10 - 1e-6 <= x <= 110 + 1e-6 and 20 - 1e-6 <= y <= 80 + 1e-6
        corner = min(math.dist((x, y), middle) for middle in ((22, 32), (98, 32), (22, 68), (98, 68)))
        assert inside and corner == pytest.approx(12)


@pytest.mark.parametrize(
    "svg",
    [
        DASHED_BOX,
        shapes.inked_frame(120, 160, 12, (255, 212, 90), 5, "15 11"),
        shapes.path(40, 40, "M1 1L30 30", (1, 2, 3), 2, 0.5),
        shapes.polygon(10, 10, [(0, 0), (10, 5), (0, 10)], (9, 9, 9)),
    ],
)
def test_what_is_made_at_run_time_passes_the_lint(svg: str) -> None:
    assert problems(svg) == []
