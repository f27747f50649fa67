"""Where words are drawn, so that a test can tell whether they lie on each other or on something else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import pytest

from goblins.scenes.scene import Scene
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

#: Letters with what hangs below and stands above them fill about this much of the height of their line.
LETTERS = 0.8


class Written(NamedTuple):
    """A line of text, the place of its letters as far as they are seen, and whether that is all of them."""

    text: str
    rect: Rect
    whole: bool = True


@contextmanager
def written() -> Iterator[list[Written]]:
    """Every line of text that is drawn meanwhile on a stage, with its place."""
    lines: list[Written] = []
    plain = Stage.text

    def text(stage: Stage, words: str, *more: Any, **named: Any) -> Rect:
        rect = plain(stage, words, *more, **named)
        spare = rect.h * (1 - LETTERS) / 2
        letters = Rect(rect.x + 1, rect.y + spare, max(0.0, rect.w - 2), rect.h * LETTERS)
        seen = _clipped(stage, letters)
        if seen.h > 0:
            lines.append(Written(words, seen, seen == letters))
        return rect

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Stage, "text", text)
        yield lines


def _clipped(stage: Stage, rect: Rect) -> Rect:
    """What is seen of a rectangle where a list shows only what lies in its window."""
    clip = stage.surface.get_clip()
    _, top = stage.viewport.logical((0, clip.top))
    _, bottom = stage.viewport.logical((0, clip.bottom))
    upper, lower = max(rect.y, top), min(rect.bottom, bottom)
    return Rect(rect.x, upper, rect.w, lower - upper)


def collisions(lines: list[Written], scene: Scene) -> list[str]:
    """Lines that lie on other lines, and lines that reach over the edge of a control they are not part of."""
    found = []
    for index, one in enumerate(lines):
        for other in lines[index + 1 :]:
            if one != other and one.rect.overlap(other.rect) > 2:
                found.append(f"‘{one.text}’ lies on ‘{other.text}’")
        for widget in scene.widgets.widgets:
            inside = widget.rect.grown(-3)
            if widget.name and not widget.rect.holds(one.rect.centre) and inside.overlap(one.rect) > 8:
                found.append(f"‘{one.text}’ lies on {widget.name}")
    return found
