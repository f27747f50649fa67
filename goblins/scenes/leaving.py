"""The question before somebody leaves although something could not be saved."""

from __future__ import annotations

from goblins.scenes.dialog import DialogScene
from goblins.scenes.house import House
from goblins.words import say


class LeavingScene(DialogScene):
    """Closing the window once more is an answer, too."""

    def __init__(self, house: House) -> None:
        super().__init__(
            house,
            say("screens-leave-unsaved"),
            say("screens-leave-unsaved-body", what=house.library.unsaved),
            say("screens-leave"),
            house.leave,
            icon="door",
            safe=say("screens-stay"),
            destroys=True,
        )
