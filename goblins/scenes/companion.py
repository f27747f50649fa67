"""Somebody beside the table: may hold things back, say what others do, and draw over it. This one lets everything be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goblins.core.contract import Action, Refusal
from goblins.tables.contract import ActionButton, Attention
from goblins.ui.drag import Gestures
from goblins.ui.input import Input
from goblins.ui.stage import Stage
from goblins.ui.widgets.base import Widget

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene


class Companion:
    """What a table asks whoever accompanies it."""

    #: Whether bots think and act of themselves, and help, undo and results are there as usual.
    lets_play = True
    #: Whether the match is kept, and help is marked in it.
    counts = True

    @property
    def unaided(self) -> bool:
        """Whether the table keeps its helps for beginners to itself."""
        return False

    def sit_down(self, table: TableScene) -> None:
        """The table it is beside."""

    def follow_language(self) -> None:
        """Another language is spoken: what is being said is said in it."""

    def allowed(self, actions: tuple[Action, ...]) -> tuple[Action, ...]:
        """Of what may be done by the rules, what may be done now."""
        return actions

    def meant(self, gestures: Gestures) -> Gestures:
        """Of the gestures for what may be done, those that may be made."""
        return gestures

    def pressable(self, buttons: list[ActionButton]) -> list[ActionButton]:
        """Of the buttons for what may be done, those that may be pressed."""
        return buttons

    def noticed(self, attention: Attention) -> Attention:
        """Of what is pointed at, what may show more of itself."""
        return attention

    def next_action(self) -> Action | None:
        """What happens by itself now, if it is for the companion to say."""
        return None

    def beside(self, widgets: list[Widget]) -> list[Widget]:
        """The table's buttons as they may be used, and its own."""
        return widgets

    def handle(self, event: Input) -> bool:
        """Something the person did; whether that was meant for the companion."""
        return False

    def missed(self, actions: Sequence[Action]) -> Refusal | None:
        """What to say when something is tried that the rules would allow, but that can't be done now."""
        return None

    def waited_for(self) -> str:
        """What to say to a touch that means nothing as long as the companion has something to say first; empty: nothing."""
        return ""

    def objection(self, actions: Sequence[Action]) -> Refusal | None:
        """What to say when something is done that was offered, but should not be done; None where it may be done."""
        return None

    def update(self) -> None:
        """One tick passed."""

    def wait(self) -> int | None:
        """How many ticks nothing changes by itself on its account; None: ever."""
        return None

    def back(self) -> bool:
        """Escape or Menu; whether the companion dealt with it."""
        return False

    def ended(self) -> bool:
        """The match has ended; whether the companion deals with it."""
        return False

    def draw(self, stage: Stage) -> None:
        """What lies over the table and its buttons."""
