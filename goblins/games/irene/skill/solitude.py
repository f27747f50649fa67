"""Playing Irene alone: what to keep, when to chart, when to run."""

from __future__ import annotations

from typing import TypeVar

from goblins.core.contract import Action
from goblins.games.irene.content import GRASS, Content
from goblins.games.irene.skill.routes import ENOUGH_TILES, Route, Routes, bits_of
from goblins.games.irene.solo import actions as act
from goblins.games.irene.solo.legal import LEAST_CAVES
from goblins.games.irene.solo.rules import SoloRules
from goblins.games.irene.solo.scoring import to_beat
from goblins.games.irene.solo.state import SoloState

#: What a pile is worth less in points while its way does not reach the grass; no way home at all is worth nothing.
NOT_HOME_YET = (-2.0,) * 4
NO_WAY = (-1000.0,) * 4
#: Besides its points, what a tile that goes on to another symbol is worth keeping for.
LINK = 1.0
#: The quick judgement charts with so many Cave tiles, or as soon as it is likely enough to win at once.
MANY_CAVES, LIKELY = 8, 0.3
#: With fewer Cave tiles a chart is not worth a Home, unless it may win.
FEW_CAVES = 4

ActionT = TypeVar("ActionT", bound=Action)


class Solitude:
    """The solo game's plan: more points than the goblins' number, with as few Homes turned as possible."""

    def __init__(self, content: Content, routes: Routes) -> None:
        self._content, self._rules, self._routes = content, SoloRules(content), routes
        scrolls = [len(path.scrolls) for path in content.paths]
        self._worth = tuple(
            tuple(float(count + content.symbols(tile).count(bonus)) for tile, count in enumerate(scrolls))
            for bonus in content.bonus
        )

    # ------------------------------------------------------------------ judging

    def evaluate(self, state: SoloState) -> float:
        """1 if quick play wins this imagined world, else 0: a game is short enough to be played out."""
        while not state.public.ending:
            state = self._rules.apply(state, self.quick(state)).state
        return 1.0 if state.public.ending == "won" else 0.0

    def points(self, state: SoloState) -> float:
        """What the best way home out of the pile is worth; far below nothing if there is none."""
        return self._own(state) + self._best(state, bits_of(state.secret.pile)).value

    def points_if_charted(self, state: SoloState) -> float:
        """What the best way home is worth with half of the Caves added to the pile."""
        caves, half = bits_of(state.public.caves), len(state.public.caves) // 2
        route = self._best(state, bits_of(state.secret.pile) | caves, NO_WAY, caves, half)
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
        return int(self._content.bonus[state.public.palace] == state.public.palace)

    def _best(
        self,
        state: SoloState,
        tiles: int,
        stops: tuple[float, ...] = NO_WAY,
        few: int = 0,
        most: int = ENOUGH_TILES,
    ) -> Route:
        return self._routes.best(state.public.palace, tiles, self._worth[state.public.palace], stops, few, most)

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
        # an odd tile is lost in a chart, so the next one may be waited for
        grown = count >= FEW_CAVES and (count % 2 == 0 or not state.secret.mountain)
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
            return act.PickPalace(0, 0)  # turned by a quarter the tiles are the same: no Palace is better than another
        if public.phase == "chart":
            return act.Keep(0, next(tile for tile in self.worth_keeping(state) if tile not in public.keeping))
        if public.phase == "seal":
            return act.Seal(0, public.turned.index(False))  # from the front they are all the same
        if public.phase == "path":
            return self._next_step(state)
        if self.points(state) > to_beat(state):
            return act.RunForIt(0)
        if len(public.caves) >= LEAST_CAVES and public.turned.count(False) > 1:
            many = len(public.caves) >= MANY_CAVES or not state.secret.mountain
            if many or self.chance_if_charted(state) >= LIKELY:
                return act.Chart(0)
        return act.Dig(0) if state.secret.mountain else act.RunForIt(0)

    def worth_keeping(self, state: SoloState) -> tuple[int, ...]:
        """The half of the Cave tiles that belongs into the pile: the best way, then what may yet be of use."""
        public = state.public
        caves, most = bits_of(public.caves), len(public.caves) // 2
        route = self._best(state, bits_of(state.secret.pile) | caves, NOT_HOME_YET, caves, most)
        way = [tile for tile in route.tiles if caves >> tile & 1]
        worth, paths = self._worth[public.palace], self._content.paths
        rest = [tile for tile in public.caves if tile not in way]
        rest.sort(key=lambda tile: -worth[tile] - (0 if paths[tile].exit == GRASS else LINK))
        return tuple([*way, *rest][:most])

    def _next_step(self, state: SoloState) -> act.SoloAction:
        """The next tile of the best way home; a tile that leads to less is taken back."""
        public = state.public
        worth, pile = self._worth[public.palace], bits_of(state.secret.pile)
        most = self._best(state, pile).value
        symbol = self._content.end_of(public.path, public.palace)
        left = most - sum(worth[tile] for tile in public.path)
        if symbol == GRASS:
            return act.Enter(0) if left <= 0 else act.TakeBack(0)
        route = self._routes.best(symbol, pile & ~bits_of(public.path), worth, NO_WAY)
        if route.complete and route.value >= left:
            return act.Lay(0, route.tiles[0])
        return act.TakeBack(0) if public.path else act.Surrender(0)
