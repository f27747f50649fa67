"""Starting the game with a window."""

from __future__ import annotations

import gc
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from goblins import __version__
from goblins.app.journal import open_journal
from goblins.core.setup import Setup
from goblins.library import Library
from goblins.library.database import library_folder
from goblins.library.occupancy import Occupancy, Occupied, occupy_beside

if TYPE_CHECKING:
    from goblins.app.window import Window


def play(
    game: str | None = None, setup: Setup | None = None, seed: int | None = None, *, file: Path | None = None
) -> int:
    """Open the window: at the shelf, at a game's set-up, at a table dealt from a set-up and a seed, or at a file's match."""
    gc.disable()  # until the first picture: whatever is loaded now stays
    interrupts = signal.getsignal(signal.SIGINT)
    if interrupts is signal.default_int_handler:
        # a window that opens takes Ctrl+C as a wish to close it, like SIGTERM; before, there is nothing to close
        signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        return _played(game, setup, seed, file)
    finally:
        signal.signal(signal.SIGINT, interrupts)
        gc.enable()


def _played(game: str | None, setup: Setup | None, seed: int | None, file: Path | None) -> int:
    open_journal()
    logging.getLogger(__name__).info("Goblins %s begins", __version__)
    from goblins.app.net import say_last_words
    from goblins.app.window import NoDisplay, Window

    holding: list[Occupancy] = []
    try:
        holding.append(Occupancy(library_folder()))
        library = Library()
    except Occupied:
        library = Library.only_looking()
    try:
        window = Window(library)
    except NoDisplay as error:
        print(f"goblins: {error}", file=sys.stderr)
        return 1
    begin = _beginning(window, game, setup, seed, file)
    window.house.hold_library = lambda: _held(holding, window.house.library.folder)
    window.run(first=begin if holding else lambda: _ask_first(window, begin, holding))
    if window.net.last_words:
        say_last_words(window.net.last_words)
        return 1
    return 0


def _held(holding: list[Occupancy], folder: Path) -> bool:
    """True if no other program uses the library of a folder; locks it, if there is a lock to be had by now."""
    if any(one.folder == folder and one.locks for one in holding):
        return True
    with suppress(Occupied):
        holding[:] = [one for one in holding if one.folder != folder] + [Occupancy(folder)]
        return True
    return False


def _beginning(
    window: Window, game: str | None, setup: Setup | None, seed: int | None, file: Path | None
) -> Callable[[], None]:
    """What opens the screen that was asked for."""
    from goblins.scenes.deals import fresh_seed

    doors = window.house.doors

    def begin() -> None:
        doors.title()
        if setup is not None:
            doors.deal(setup, fresh_seed(setup) if seed is None else seed)
        elif game is not None:
            doors.setup(game)
        elif file is not None:
            doors.open_file(file)

    return begin


def _ask_first(window: Window, begin: Callable[[], None], holding: list[Occupancy]) -> None:
    """Another program uses the library: ask what to do before anything begins."""
    from goblins.scenes.trouble import OccupiedScene

    house = window.house

    def with_another() -> None:
        occupancy, folder = occupy_beside(library_folder())
        holding.append(occupancy)
        house.move_to(Library(folder))
        begin()

    house.scenes.reset(OccupiedScene(house, begin, with_another))
