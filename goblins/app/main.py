"""Starting the game with a window."""

from __future__ import annotations

import logging
import sys

from goblins.core.setup import Setup
from goblins.library import Library


def play(game: str | None = None, setup: Setup | None = None, seed: int | None = None) -> int:
    """Open the window: at the shelf, at a game's set-up, or at a table dealt from a set-up and a seed."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    from goblins.app.window import NoDisplay, Window
    from goblins.scenes.deals import fresh_seed

    try:
        window = Window(Library())
    except NoDisplay as error:
        print(f"goblins: {error}", file=sys.stderr)
        return 1
    doors = window.house.doors
    doors.title()
    if setup is not None:
        doors.deal(setup, fresh_seed(setup) if seed is None else seed)
    elif game is not None:
        doors.setup(game)
    window.run()
    return 0
