"""People before a real window, for the tests that play whole games in one: where they click, and whose turn it is."""

from __future__ import annotations

from pathlib import Path

from goblins.core.match import Match
from goblins.library import Library
from goblins.library.settings import Settings
from goblins.ui.motion import Layout, Piece
from goblins.ui.viewport import Point
from tests.support.window_tools import Program, wait_for

#: The curtain's button, and the *Yes* of a question.
CURTAIN: Point = (800, 624)
YES: Point = (860, 508)


def quickest_home(folder: Path) -> Path:
    """A library whose settings make nobody wait longer than must be; nobody is answered for."""
    with Library(folder) as library:
        quick = Settings(animation_speed=0, bot_pace=4, pause=0, music=0, effects=0, games={"defender": False})
        library.save_settings(quick)
    return folder


def grip(layout: Layout, piece: Piece) -> Point:
    """A point where a piece is uppermost."""
    rect = layout[piece].rect
    for across in (0.5, 0.25, 0.1, 0.75, 0.9):
        point = rect.x + rect.w * across, rect.centre[1]
        if max((one.z, name) for name, one in layout.items() if one.rect.holds(point))[1] == piece:
            return point
    raise AssertionError(f"{piece} is covered")


def persons_turn(program: Program, bots_end: float) -> Match | None:
    """The match when a person is to decide; None when it is over. Bots come to an end within so many seconds."""

    def found() -> Match | str | None:
        match = program.stored()
        if match is None:
            return "over" if program.finished() else None
        return match if match.to_act and match.setup.seats[match.to_act[0]].is_human else None

    came: Match | str = wait_for(found, "a person's turn or the end comes", bots_end)
    return came if isinstance(came, Match) else None
