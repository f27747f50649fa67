"""A postcard: a picture of a result or of a position, written to where the player finds it."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from io import BytesIO
from pathlib import Path

import pygame

from goblins.core.match import Match
from goblins.library import outside
from goblins.scenes.house import House
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.stage import Stage
from goblins.ui.widgets.messages import Toast
from goblins.words import say

SIZE = (1600, 900)
SUFFIX = ".png"


def save_postcard(match: Match, draw: Callable[[Stage], None]) -> Toast:
    """Draw a postcard and write it; what to tell the player."""
    stage = Stage(SIZE)
    draw(stage)
    with BytesIO() as data:  # pygame keeps what it has written to, for ever: closed, it holds nothing any more
        pygame.image.save(stage.surface, data, "postcard.png")
        picture = data.getvalue()
    try:
        path = outside.write_somewhere(f"goblins-{match.setup.game}-{date.today():%Y-%m-%d}", picture, SUFFIX)
    except OSError as error:
        return Toast(say("screens-picture-not-saved", why=str(error)), "info")
    return Toast(say("screens-picture-saved", path=_short(path)), "done")


def draw_position(house: House, match: Match, viewer: int, facts: dict[str, str], stage: Stage) -> None:
    """The table as it lies; what a person holds is covered as long as others must not see it."""
    top = Tabletop(house, match, viewer, facts)
    top.show(match.cursor, "load")
    if match.keeps_secrets:
        top.cover(covered=True)
    top.draw(stage, Attention())


def _short(path: Path) -> str:
    """A path as people read it: from home on, if it lies there."""
    try:
        return f"~/{path.relative_to(Path.home()).as_posix()}"
    except (ValueError, RuntimeError):
        return str(path)
