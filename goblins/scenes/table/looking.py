"""Who looks at the table: with secret hands, a curtain falls between two people, or the hand is covered."""

from __future__ import annotations

from collections.abc import Callable

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.scenes.scene import House
from goblins.scenes.table.conductor import Conductor
from goblins.scenes.tabletop import Tabletop


class Looking:
    """Lets the right person look; `on_change` is told when somebody else does, or when a hand was turned up."""

    def __init__(
        self, house: House, match: Match, conductor: Conductor, top: Tabletop, on_change: Callable[[], None]
    ) -> None:
        self._house, self._match, self._conductor, self._top = house, match, conductor, top
        self._on_change = on_change
        self._awaited: int | None = None
        self._hides_hands = len(match.setup.humans) > 1 and match.rules.has_secrets(match.setup)
        #: A table that can cover the hand needs no curtain until somebody else must look at theirs.
        self.covers = self._hides_hands and top.table.panels(top.view, top.company).cover is not None
        self._curtain_due = self._hides_hands and not self.covers
        top.cover(covered=self.covers)

    def begin(self) -> None:
        """The table came into sight: nobody may see it before the right person says so."""
        if self._curtain_due:
            self._curtain_due = False
            self._house.doors.curtain(self._match, self._top.company.viewer, self._on_change)

    def pass_on(self) -> bool:
        """Let the human who is to act look at the table; False while a curtain stands between."""
        viewer = self._conductor.next_viewer(self._top.company.viewer)
        if viewer == self._top.company.viewer:
            return True
        if self._hides_hands:
            if self._awaited is None:
                self._awaited = viewer
                self._house.doors.curtain(self._match, viewer, lambda: self._hand_over(viewer))
            return False
        self._top.look_from(viewer)
        return True

    @property
    def waiting(self) -> bool:
        """Whether a curtain stands between two people."""
        return self._awaited is not None

    def _hand_over(self, viewer: int) -> None:
        """The curtain opened: the next human looks."""
        self._awaited = None
        self._top.look_from(viewer)
        self.uncover()

    def show(self, seat: int) -> None:
        """Somebody wants to look at their hand before deciding."""
        if seat == self._top.company.viewer:
            self.uncover()
        elif self._awaited is None:
            self._awaited = seat
            self._house.doors.curtain(self._match, seat, lambda: self._hand_over(seat))

    def cover(self, action: Action | None = None) -> None:
        """The game went on: the hand is covered again, if it ever is and others may be looking.

        `action` is what was done; None for undo, which anybody may have asked for.
        """
        viewer = self._top.company.viewer
        others = set(self._conductor.acting_humans) - {viewer}
        if action is not None and self._match.setup.seats[action.seat].is_human:
            others |= {action.seat} - {viewer}
        # what is done openly, and not instead of a look, anybody at the table may have done
        together = action is None or (action.openly and not action.blindly)
        if self._top.table.watched or together or others:
            self._top.cover(covered=self.covers)

    def may_uncover(self, offered: tuple[Action, ...]) -> bool:
        """Whether the one who looks has something to decide for which they may want to see their covered hand.

        It must not depend on what the hand is.
        """
        mine = [action for action in offered if action.seat == self._top.company.viewer and not action.aside]
        return self._top.company.covered and any(not action.openly or action.blindly for action in mine)

    def uncover(self) -> None:
        """The one who looks wants to see their hand."""
        self._top.cover(covered=False)
        self._on_change()

    def possible(self, offered: tuple[Action, ...]) -> tuple[Action, ...]:
        """What may be done without a look at a hand that is covered."""
        if not self._top.company.covered:
            return offered
        return tuple(action for action in offered if action.openly)
