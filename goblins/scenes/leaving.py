"""The question before somebody leaves although something could not be saved."""

from __future__ import annotations

from goblins.scenes.dialog import DialogScene
from goblins.scenes.house import House


class LeavingScene(DialogScene):
    """Closing the window once more is an answer, too."""

    def __init__(self, house: House) -> None:
        super().__init__(
            house,
            "Leave without saving?",
            f"{house.library.unsaved} If you stay, the banner above can save the match elsewhere.",
            "Leave",
            house.leave,
            icon="door",
            safe="Stay",
            destroys=True,
        )
