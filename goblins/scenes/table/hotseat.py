"""Who looks at the table: with secret hands, a curtain falls between two people, or the hand is covered."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.scenes.table.driver import TurnDriver
from goblins.scenes.tabletop import Tabletop
from goblins.tables.capabilities import CoversHand


class HotSeat:
    """Lets the right person look; `on_change` is told when somebody else does, or when a hand was turned up.

    Whether somebody must look, and whether a hand is covered, must never depend on what that hand is. `rewind` moves the
    match back and shows it.
    """

    def __init__(
        self,
        house: House,
        match: Match,
        driver: TurnDriver,
        top: Tabletop,
        on_change: Callable[[], None],
        rewind: Callable[[Callable[[], None]], None],
    ) -> None:
        self._house, self._match, self._driver, self._top = house, match, driver, top
        self._on_change, self._rewind = on_change, rewind
        self._awaited: int | None = None
        self._hides_hands = len(match.setup.humans) > 1 and match.rules.has_secrets(match.setup)
        #: A table that can cover the hand needs no curtain until somebody else must look at theirs.
        self.covers = self._hides_hands and top.hand_cover is not None
        self._curtain_due = self._hides_hands and not self.covers
        top.cover(covered=self.covers)

    def begin(self) -> None:
        """The table came into sight: nobody may see it before the right person says so."""
        if self._curtain_due:
            self._curtain_due = False
            self._house.doors.curtain(self._match, self._top.context.viewer, self._on_change)

    def next_viewer(self) -> int:
        """Who should look at the table: a human the game waits for whose decision needs a look, else whoever looks now."""
        viewer, humans = self._top.context.viewer, self._driver.acting_humans
        playing = self._match.seated.humans
        if playing and viewer not in playing:
            viewer = playing[0]  # who has left to a bot no longer looks, but somebody who plays
        if not humans or viewer in humans:
            return viewer
        return next((seat for seat in humans if self._needs_a_look(seat)), viewer)

    def _needs_a_look(self, seat: int) -> bool:
        """Whether a seat can't decide without seeing its hand."""
        legal = self._driver.legal(seat)
        return any(not action.openly for action in legal) and not any(action.blindly for action in legal)

    def may_look(self) -> int | None:
        """A human other than the one who looks who may decide blindly, or ask to look first."""
        if not self.covers:
            return None
        seats = [seat for seat in self._driver.acting_humans if seat != self._top.context.viewer]
        return next((seat for seat in seats if any(action.blindly for action in self._driver.legal(seat))), None)

    def pass_on(self) -> bool:
        """Let the human who is to act look at the table; False while a curtain stands between."""
        viewer = self.next_viewer()
        if viewer == self._top.context.viewer:
            return True
        if self._hides_hands:
            self._await(viewer)
            return False
        self._top.look_from(viewer)
        return True

    def _await(self, viewer: int) -> None:
        """Let a curtain fall until this human looks. The one who leaves may take back what nobody has seen yet."""
        if self._awaited is not None:
            return
        self._awaited = viewer
        leaving = self._top.context.viewer
        take_back = partial(self._take_back, leaving) if self._match.may_take_back(leaving) else None
        self._house.doors.curtain(self._match, viewer, partial(self._hand_over, viewer), take_back)

    def _hand_over(self, viewer: int) -> None:
        """The curtain opened: the next human looks. Only somebody who decides something has a reason to see their hand."""
        self._awaited = None
        self._top.look_from(viewer)
        self._top.update_context(waiting=self._is_waiting)
        self._top.cover(covered=self._is_waiting)
        self._on_change()

    def _take_back(self, leaving: int) -> None:
        """The last human to look takes back what they did. Anybody could ask for that, so their hand comes back covered."""
        self._awaited = None
        self._curtain_due = not self.covers
        self._rewind(partial(self._match.take_back, leaving))

    def show(self, seat: int) -> None:
        """Somebody wants to look at their hand before deciding."""
        if seat == self._top.context.viewer:
            self.uncover()
        else:
            self._await(seat)

    def cover(self, action: Action | None = None) -> None:
        """Cover the hand after a step, unless its owner has more to decide that others need not watch.

        `action` is what was done; None for undo, which anybody may have asked for.
        """
        viewer = self._top.context.viewer
        others = set(self._driver.acting_humans) - {viewer}
        if action is not None and self._match.seated.seats[action.seat].is_human:
            others |= {action.seat} - {viewer}
        # what is done openly, and not instead of a look, anybody at the table may have done
        together = action is None or (action.openly and not action.blindly)
        table = self._top.table
        watched = isinstance(table, CoversHand) and table.watched
        self._top.update_context(waiting=self._is_waiting)
        if others or self._is_waiting or action is None or ((watched or together) and not self._stays_up()):
            self._top.cover(covered=self.covers)

    @property
    def _is_waiting(self) -> bool:
        """True if the viewer has nothing to decide while other people may be looking."""
        if not self.covers or self._match.outcome is not None or len(self._match.seated.humans) < 2:
            return False
        return self._top.context.viewer not in self._driver.acting_humans

    def open_up(self) -> None:
        """Show the last viewer's cards when the match is over: nothing is hidden any longer."""
        self._top.cover(covered=False)

    def _stays_up(self) -> bool:
        """Whether the one who looks may go on looking at their hand."""
        table, context = self._top.table, self._top.context
        view = self._match.rules.view(self._match.state, context.viewer)
        return isinstance(table, CoversHand) and table.stays_up(view, context)

    def may_uncover(self, offered: tuple[Action, ...]) -> bool:
        """Whether the one who looks has something to decide for which they may want to see their covered hand."""
        mine = [action for action in offered if action.seat == self._top.context.viewer and not action.aside]
        return self._top.context.covered and any(not action.openly or action.blindly for action in mine)

    def uncover(self) -> None:
        """The one who looks wants to see their hand."""
        self._top.cover(covered=False)
        self._on_change()

    def possible(self, offered: tuple[Action, ...]) -> tuple[Action, ...]:
        """What may be done without a look at a hand that is covered."""
        if not self._top.context.covered:
            return offered
        return tuple(action for action in offered if action.openly)
