"""What the table asks before something that has a price."""

from __future__ import annotations

from collections.abc import Callable

from goblins.scenes.dialog import ask
from goblins.scenes.scene import House


def ask_undo(house: House, on_yes: Callable[[], None]) -> None:
    """Before taking back what has been turned up or answered."""
    body = "Something has been turned up or answered since. Going back past it marks this match as assisted."
    ask(house, "Take it back?", body, "Take it back", on_yes, icon="undo", safe="Play on")


def ask_give_up(house: House, on_yes: Callable[[], None], *, solvable: bool) -> None:
    """Before giving up."""
    body = "It counts as a loss in the statistics." + (" The shortest solution will be shown." if solvable else "")
    ask(house, "Give up this deal?", body, "Give up", on_yes, icon="flag", safe="Play on", destroys=True)
