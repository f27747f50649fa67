"""Playing Irene alone: what to keep, when to chart, when to run."""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TypeVar

from goblins.core.contract import Action
from goblins.games.irene.content import GRASS, SYMBOLS, Content
from goblins.games.irene.routes import Route, bits_of, likely_route
from goblins.games.irene.solo import actions as act
from goblins.games.irene.solo.rules import SoloRules
from goblins.games.irene.solo.scoring import NO_WAY, to_beat
from goblins.games.irene.solo.state import SoloState

#: What a pile is worth less in points while its way does not reach the grass.
NOT_HOME_YET = (-2.0,) * len(SYMBOLS)
#: Besides its points, what a tile that goes on to another symbol is worth keeping for.
LINK = 1.0
#: The quick judgement charts with so many Cave tiles, or as soon as it is likely enough to win at once.
MANY_CAVES, LIKELY = 8, 0.3
#: With fewer Cave tiles a chart is not worth a Home, unless it may win.
FEW_CAVES = 4

ActionT = TypeVar("ActionT", bound=Action)


class Solitude:
    """The solo game's plan: more points than the goblins' number, with as few Homes turned as possible."""

    def __init__(self, content: Content) -> None:
        self._content, self._rules = content, SoloRules(content)
        self._best_route = lru_cache(maxsize=40_000)(partial(likely_route, content))
        self._ways_on = content.entries.count

    # ------------------------------------------------------------------ judging

    def evaluate(self, state: SoloState) -> float:
        """1 if quick play wins this imagined world, else 0: a game is short enough to be played out."""
        while not state.public.ending:
            state = self._rules.apply(state, self.quick(state)).state
        return 1.0 if state.public.ending == "won" else 0.0

    def points(self, state: SoloState) -> float:
        """What the best way home out of the pile is worth; far below nothing if there is none."""
        return self._own(state) + self._best(state, self._bits(state.secret.pile)).value

    def points_if_charted(self, state: SoloState) -> float:
        """What the best way home is worth with what a chart keeps of the Caves added to the pile."""
        caves, most = self._bits(state.public.caves), self._content.may_keep(state.public.caves)
        route = self._best(state, self._bits(state.secret.pile) | caves, NO_WAY, caves, most)
        return self._own(state) + route.value

    def chance_if_charted(self, state: SoloState) -> float:
        """How likely a chart now is to win at once: the Home it costs must not show too high a number."""
        points, beat = self.points_if_charted(state), to_beat(state)
        homes = zip(state.secret.numbers, state.public.turned, strict=True)
        hidden = [number for number, turned in homes if not turned]
        if len(hidden) < 2:
            return 0.0
        return sum(points > max(beat, number) for number in hidden) / len(hidden)

    def _own(self, state: SoloState) -> int:
        """What the Palace's own signpost is worth."""
        return self._content.numbers.bonus * (state.secret.backs[state.public.palace] == state.public.palace)

    def _worth(self, state: SoloState) -> tuple[float, ...]:
        """What every path tile is worth with the Palace at hand."""
        return self._content.worths[state.secret.backs[state.public.palace]]

    def _bits(self, tiles: tuple[int, ...]) -> int:
        return bits_of(tiles, self._content)

    def _best(
        self,
        state: SoloState,
        tiles: int,
        stops: tuple[float, ...] = NO_WAY,
        few: int = 0,
        most: int | None = None,
    ) -> Route:
        return self._best_route(state.public.palace, tiles, self._worth(state), stops, few, most)

    # ------------------------------------------------------------------ choosing

    def consider(self, state: SoloState, actions: tuple[ActionT, ...]) -> tuple[ActionT, ...]:
        """Exploring or charting, when that is open; everything else follows from the plan."""
        public = state.public
        if public.phase != "turn":
            sensible = self.quick(state)
            return tuple([one for one in actions if one == sensible]) or actions
        if self.points(state) > to_beat(state):
            return tuple([one for one in actions if isinstance(one, act.RunForIt)]) or actions
        count = len(public.caves)
        # a tile that is one too many is lost in a chart, so the next one may be waited for
        grown = count >= FEW_CAVES and (count % self._content.numbers.kept_of == 0 or not state.secret.mountain)
        may_chart = public.turned.count(False) > 1 and (grown or self.chance_if_charted(state) > 0)
        kept = [one for one in actions if isinstance(one, act.Dig) or (isinstance(one, act.Chart) and may_chart)]
        return tuple(kept) or actions

    def inclination(self, state: SoloState, action: Action) -> float:
        """What quick play would do, first."""
        return 1.0 if action == self.quick(state) else 0.4

    def quick(self, state: SoloState) -> act.SoloAction:
        """A sensible action in any state."""
        public = state.public
        if public.phase == "palace":
            return act.PickPalace(0, max(range(len(SYMBOLS)), key=self._ways_on))  # nobody has seen a back yet
        if public.phase == "chart":
            return act.Keep(0, next(tile for tile in self.worth_keeping(state) if tile not in public.keeping))
        if public.phase == "seal":
            return act.Seal(0, public.turned.index(False))  # from the front they are all the same
        if public.phase == "path":
            return self._next_step(state)
        if self.points(state) > to_beat(state):
            return act.RunForIt(0)
        if len(public.caves) >= self._content.numbers.chart_from and public.turned.count(False) > 1:
            many = len(public.caves) >= MANY_CAVES or not state.secret.mountain
            if many or self.chance_if_charted(state) >= LIKELY:
                return act.Chart(0)
        return act.Dig(0) if state.secret.mountain else act.RunForIt(0)

    def worth_keeping(self, state: SoloState) -> tuple[int, ...]:
        """The share of the Cave tiles that belongs into the pile: the best way, then what may yet be of use."""
        public = state.public
        caves, most = self._bits(public.caves), self._content.may_keep(public.caves)
        route = self._best(state, self._bits(state.secret.pile) | caves, NOT_HOME_YET, caves, most)
        way = [tile for tile in route.tiles if caves >> tile & 1]
        worth, paths = self._worth(state), self._content.paths
        rest = [tile for tile in public.caves if tile not in way]
        rest.sort(key=lambda tile: -worth[tile] - (0 if paths[tile].exit == GRASS else LINK))
        return tuple([*way, *rest][:most])

    def _next_step(self, state: SoloState) -> act.SoloAction:
        """The next tile of the best way home; a tile that leads to less is taken back."""
        public = state.public
        worth, pile = self._worth(state), self._bits(state.secret.pile)
        most = self._best(state, pile).value
        symbol = self._content.end_of(public.path, public.palace)
        left = most - sum(worth[tile] for tile in public.path)
        if symbol == GRASS:
            return act.Enter(0) if left <= 0 else act.TakeBack(0)
        route = self._best_route(symbol, pile & ~self._bits(public.path), worth, NO_WAY)
        if route.complete and route.value >= left:
            return act.Lay(0, route.tiles[0])
        return act.TakeBack(0) if public.path else act.Surrender(0)
