"""The best way home, in Irene solo: chart out of the Caves what makes the best path, and lay it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from itertools import combinations
from typing import Any

from goblins.core.contract import Action
from goblins.games.irene.content import SYMBOLS
from goblins.games.irene.routes import best_route, bits_of
from goblins.games.irene.rules import IreneRules
from goblins.games.irene.solo.actions import Chart, Enter, Keep, Lay, PickPalace, RunForIt, Seal
from goblins.games.irene.solo.scoring import NO_WAY, worth
from goblins.games.irene.solo.state import SoloState
from goblins.games.registry import rules_of
from goblins.study.puzzles.kind import Deed, Kind
from goblins.study.puzzles.puzzle import SOLVER
from goblins.words import Message, message

#: A shorter path is laid without a thought; out of fewer Caves there is nothing to choose, out of more there is too much.
SHORTEST, FEWEST, MOST = 3, 5, 10


class WayHome(Kind):
    """Nothing lies beneath the Palace yet: the Caves as they lie hold a path that is worth more than any other."""

    levels = (1 / 30, 1 / 100)
    player = "medium"
    rules: IreneRules

    def goals(self, state: SoloState, seat: int) -> Iterable[int]:
        """What the best path is worth that can be charted now."""
        public, secret, content = state.public, state.secret, self.rules.content
        if public.phase != "turn" or secret.pile or not FEWEST <= len(public.caves) <= MOST:
            return ()
        if sum(not turned for turned in public.turned) < 2:
            return ()  # the Home that charting turns would be the last one
        worths = content.worths[secret.backs[public.palace]]
        best: tuple[int, ...] = ()
        most = 0
        for kept in combinations(public.caves, content.may_keep(public.caves)):
            route = best_route(content, public.palace, bits_of(kept, content), worths, NO_WAY)
            if route.complete and worth(state, route.tiles, content) > most:
                best, most = route.tiles, worth(state, route.tiles, content)
        return (most,) if len(best) >= SHORTEST else ()

    def opening(self, state: SoloState, seed: int) -> Action | None:
        """Each Palace in turn: bots always take the same."""
        return PickPalace(SOLVER, seed % len(SYMBOLS)) if state.public.phase == "palace" else None

    def verdict(self, start: SoloState, state: SoloState, seat: int, goal: int) -> bool | None:
        """Home with enough points, and without digging on."""
        if not state.public.ending:
            return None if state.secret.mountain == start.secret.mountain else False
        return self._points(state) >= goal

    def _points(self, state: SoloState) -> int:
        home = state.public.why in ("won", "not_enough")
        return worth(state, state.public.path, self.rules.content) if home else 0

    def deeds(self, start: SoloState, state: SoloState, seat: int) -> Iterable[Deed]:
        """All ways to chart and run at once; then every tile that fits, and the way home. To dig might bring anything."""
        public, run = state.public, (RunForIt(seat),)
        if public.phase == "turn" and state.secret.pile:
            return [run]
        if public.phase in ("turn", "chart"):
            left = [tile for tile in public.caves if tile not in public.keeping]
            kept = combinations(left, self.rules.content.may_keep(public.caves) - len(public.keeping))
            begin = (Chart(seat),) if public.phase == "turn" else ()
            home = Seal(seat, public.turned.index(False))
            return [(*begin, *(Keep(seat, tile) for tile in tiles), home, *run) for tiles in kept]
        if public.phase == "seal":
            return [(Seal(seat, public.turned.index(False)), *run)]
        return [(one,) for one in self.rules.legal_actions(state, seat) if isinstance(one, Lay | Enter)]

    def label(self, state: Any, deed: Deed) -> Hashable:
        """The tiles of the path; what else was charted is of no use."""
        return deed[0] if isinstance(deed[0], Lay) else None

    def key(self, state: SoloState) -> Hashable:
        """The pile, which tiles of it lie, and the last of them."""
        path = state.public.path
        return state.secret.pile, state.public.keeping, frozenset(path), path[-1:], state.public.phase

    # ------------------------------------------------------------------ telling

    def goal(self, start: SoloState, seat: int, goal: int) -> Message:
        """Home with so many points."""
        return message("puzzles-irene-goal", points=goal)

    def left(self, start: SoloState, state: SoloState, seat: int, goal: int) -> Message:
        """How many points were missing, or that it was not to be dug any more."""
        if not state.public.ending:
            return message("puzzles-irene-left-dug")
        return message("puzzles-irene-left", points=self._points(state), missing=goal - self._points(state))

    def where(self, state: SoloState, action: Action) -> Message:
        """What comes next; of a tile, whether there is a scroll on it."""
        if isinstance(action, Lay):
            return message("puzzles-irene-where", scrolls=self.rules.content.scroll_points[action.tile])
        if isinstance(action, Chart | Keep):
            return message("puzzles-irene-where-chart")
        names = {Seal: "seal", RunForIt: "run"}
        return message(f"puzzles-irene-where-{names.get(type(action), 'home')}")


def make() -> WayHome:
    """The kind, by the printed rules."""
    return WayHome(rules_of("irene"))
