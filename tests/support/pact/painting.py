"""A painter of Pact's cards for tests, and what it writes on them."""

from __future__ import annotations

import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")

import pygame  # noqa: E402
import pytest  # noqa: E402

from goblins.tables.pact.faces import PactPainter  # noqa: E402
from goblins.ui.draw.lettering import Lettering, Line  # noqa: E402
from goblins.ui.draw.sprites import Sprites  # noqa: E402
from goblins.ui.draw.type import TypeCase  # noqa: E402


def ready_to_paint() -> PactPainter:
    """A painter, and what pygame needs for it."""
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode((8, 8))
    return fresh()


def fresh() -> PactPainter:
    """A painter that has painted nothing yet."""
    return PactPainter(Sprites(), TypeCase())


def spied_lines(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Line, pygame.Rect, pygame.Rect]]:
    """Every line that is put on a card while a test runs: the line, its rectangle, and the card's."""
    lines: list[tuple[Line, pygame.Rect, pygame.Rect]] = []
    write = Lettering.write

    def spy(self: Lettering, surface: pygame.Surface, what: list[Line]) -> None:
        what = list(what)
        for line in what:
            size = TypeCase.font(line.face, line.size).size(line.text)
            rect = pygame.Rect((0, 0), (size[0], line.size))
            rect.center = line.middle
            lines.append((line, rect, surface.get_rect()))
        write(self, surface, what)

    monkeypatch.setattr(Lettering, "write", spy)
    return lines
