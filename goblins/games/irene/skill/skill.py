"""What makes a good move in Irene: remember, find a way home, go when it is good enough, and shout in time."""

from __future__ import annotations

import random
from collections.abc import Collection, Mapping
from typing import Any

from goblins.content.judgement import judgement_of
from goblins.core.chance import pick
from goblins.core.contract import AnyRules
from goblins.core.judgement import likely
from goblins.core.skill import CAREFUL, Lapses, Leaning, Skill
from goblins.games.irene import actions as act
from goblins.games.irene.caves import crumb_cells
from goblins.games.irene.cells import MOUNTAIN, beside
from goblins.games.irene.rules import IreneAction, IreneRules, IreneState, IreneView
from goblins.games.irene.skill.features import BY_HAND, TABLES, features_of, lead_of, table_of
from goblins.games.irene.skill.memory import Known, known_in, recalled
from goblins.games.irene.skill.openly import open_reason
from goblins.games.irene.skill.phrases import phrase_for
from goblins.games.irene.skill.reasons import reason_for
from goblins.games.irene.skill.shouting import shouts, stirred
from goblins.games.irene.skill.solitude import Solitude
from goblins.games.irene.skill.temper import leaning_of
from goblins.games.irene.skill.ways import Pathfinder, WayHome, crumbs_at, turns_left
from goblins.games.irene.solo.state import SoloState, SoloView
from goblins.games.irene.state import NO_CELL, NO_PALACE, NO_TILE, MazePublic, MazeState
from goblins.games.irene.view import MazeView
from goblins.words import Message

#: What a known way home must bring before a bot sets out while nobody is home, as a share of the best way there can be, by
#: the number of players.
WORTH_GOING = {2: 0.52, 3: 0.52, 4: 0.52}
WORTH_GOING_ADVANCED = {2: 0.63, 3: 0.59, 4: 0.56}
#: How much less is enough once somebody else has set out.
HURRY = 1.0
#: With so few turns left a bot sets out without a known way.
LAST_TURNS = 2
#: How often a line of play is tried: the way home leaves little to choose between.
ITERATIONS = {"medium": 6, "hard": 48, "master": 96}
#: How often bots decide without thinking in the advanced game.
LAPSES_ADVANCED = {"easy": Lapses(5, 6), "medium": Lapses(2, 5)}
#: How many cells are thought about for a drawn tile, and tiles for a breadcrumb.
CELLS, CRUMBED = 4, 3


class IreneSkill(Skill[IreneState, IreneAction, IreneView]):
    """Evaluation, memory, shouts and reasons for Irene, in company and alone."""

    def __init__(self, rules: AnyRules | None = None) -> None:
        self._rules = rules if isinstance(rules, IreneRules) else IreneRules()
        self._content = self._rules.content
        self._pathfinder = Pathfinder(self._content)
        self._solitude = Solitude(self._content)
        self.judgement = judgement_of(self._rules.box, BY_HAND, TABLES)

    # ------------------------------------------------------------------ how good a position is

    def evaluate(self, state: IreneState, seat: int) -> float:
        """The lead in points to be expected at the end, as far as the seat can know."""
        if isinstance(state, SoloState):
            return self._solitude.evaluate(state)
        if state.public.phase == "next":
            return 1.0 if state.public.games[-1] == seat else 0.0
        table = table_of(state)
        if table not in self.judgement.learned:
            return likely(lead_of(state, self._content, self._pathfinder, seat))
        return self.judgement.judged(table, features_of(state, self._content, self._pathfinder, seat))

    def features(self, state: IreneState, seat: int) -> tuple[float, ...] | None:
        """What a position in company is judged by."""
        if isinstance(state, SoloState) or state.public.phase == "next":
            return None
        return features_of(state, self._content, self._pathfinder, seat)

    def _known(self, state: MazeState, seat: int) -> Known:
        return known_in(state, seat, self._content)

    # ------------------------------------------------------------------ what to try

    def consider(self, state: IreneState, actions: tuple[IreneAction, ...]) -> tuple[IreneAction, ...]:
        """The few actions that fit the way home; what the seat can't tell apart stands for each other."""
        if isinstance(state, SoloState):
            return self._solitude.consider(state, actions)
        seat, phase = actions[0].seat, state.public.phase
        if phase == "turn":
            return self._setting_out(state, seat, actions)
        if phase == "place":
            return self._cells(state, seat, actions)
        if phase == "peeked":
            return self._after_peeking(state, seat, actions)
        if phase == "palace":
            way = self._pathfinder.way(state, seat, self._known(state, seat))
            return tuple([one for one in actions if isinstance(one, act.TakePalace) and one.symbol == way.palace])
        if phase == "choose":
            return self._choices(state, seat, actions)
        if phase == "shout":
            return self._turned_up(state, seat, actions)
        if phase == "return":
            return (min(actions, key=lambda one: self._beside(state, one.cell)),)  # type: ignore[union-attr]
        return actions[:1]  # Homes are all the same from the front

    def _setting_out(self, state: MazeState, seat: int, actions: tuple[IreneAction, ...]) -> tuple[IreneAction, ...]:
        """Whether the known way is good enough, against those at home, those on their way, and the time."""
        ready = self.ready(state, seat)
        return tuple([one for one in actions if isinstance(one, act.Escape if ready else act.Explore)]) or actions

    def ready(self, state: MazeState, seat: int) -> bool:
        """Whether it is time to escape, from what a seat knows."""
        way = self._pathfinder.way(state, seat, self._known(state, seat))
        if state.public.arrived:
            if turns_left(state) <= LAST_TURNS:
                return True
            return way.complete and way.value >= self._pathfinder.target(state, seat)
        advanced = state.public.advanced
        share = (WORTH_GOING_ADVANCED if advanced else WORTH_GOING)[len(state.public.paths)]
        wanted = share * self._pathfinder.most[advanced]
        if any(start != NO_PALACE for start in state.public.starts):
            wanted -= HURRY
        return way.complete and way.value >= wanted

    def _cells(self, state: MazeState, seat: int, actions: tuple[IreneAction, ...]) -> tuple[IreneAction, ...]:
        """Cells from which most is seen that is not known yet."""
        ranked = sorted(actions, key=lambda one: -self.inclination(state, one))
        return tuple(ranked[:CELLS])

    def _news(self, state: MazeState, seat: int, cell: int) -> float:
        """How much a tile laid on a cell would show that the seat does not know for sure."""
        sure = {sight.cell: sight.sure for sight in state.secret.sights[seat]}
        neighbours = beside(cell)
        return sum(
            {None: 1.0, False: 0.5, True: 0.0}[sure.get(spot.cell)]
            for spot in state.secret.caves
            if not spot.up and spot.cell in neighbours
        )

    def _beside(self, state: MazeState, cell: int) -> int:
        """How many tiles share a side with a cell."""
        neighbours = beside(cell)
        return sum(spot.cell in neighbours for spot in state.secret.caves)

    def _after_peeking(self, state: MazeState, seat: int, actions: tuple[IreneAction, ...]) -> tuple[IreneAction, ...]:
        """A swap that leads others astray; else breadcrumbs on the way home that one knows."""
        known = self._known(state, seat)
        swap = self._swap(state, seat, actions)
        if swap is not None:
            return (swap,)
        way = self._pathfinder.way(state, seat, known)
        wanted = self._useful_crumbs(state, seat, way, known)
        kept = [one for one in actions if isinstance(one, act.MoveCrumb) and (one.symbol, one.cell) in wanted]
        return tuple(kept) or actions[-1:]

    def _useful_crumbs(self, state: MazeState, seat: int, way: WayHome, known: Known) -> set[tuple[int, int]]:
        """Breadcrumbs that are not on the way yet, and cells of the way: the surest and the last ones first."""
        where = {tile: cell for cell, tile in known.cells.items()}
        cells = [where[tile] for tile in reversed(way.tiles) if tile in where]
        on_paths = {tile for path in state.public.paths for tile in path}
        own = zip(state.secret.crumbs[seat], crumb_cells(state.secret)[seat], strict=True)
        idle = [symbol for symbol, (tile, cell) in enumerate(own) if cell not in cells and tile not in on_paths]
        if not idle or not way.complete:
            return set()
        best = max(idle, key=lambda symbol: self._pathfinder.crumb_gain(state, seat, way.palace, symbol))
        cells.sort(key=lambda cell: cell in known.doubted)
        return {(best, cell) for cell in cells[:CRUMBED]}

    def _swap(self, state: MazeState, seat: int, actions: tuple[IreneAction, ...]) -> act.SwapTiles | None:
        """Put a Goblin where somebody else has laid a tile and trusts it; every swap brings one Goblin there."""
        trusted = {cell for other, cell in enumerate(state.public.placed) if other != seat and cell != NO_CELL}
        faces = {sight.cell: sight.tile for sight in state.secret.sights[seat]}
        is_goblin = self._content.is_goblin
        for one in actions:
            if not isinstance(one, act.SwapTiles):
                break
            first, second = faces.get(one.one, NO_TILE), faces.get(one.other, NO_TILE)
            if is_goblin(first) == is_goblin(second):
                continue
            goblin, path = (one.one, one.other) if is_goblin(first) else (one.other, one.one)
            if path in trusted and goblin not in trusted:
                return one
        return None

    def _choices(self, state: MazeState, seat: int, actions: tuple[IreneAction, ...]) -> tuple[IreneAction, ...]:
        """The next tile of the way; without one, a guess, or a tile that is known not to be a Goblin."""
        known, legal = self._known(state, seat), {one.cell: one for one in actions if isinstance(one, act.Choose)}
        way = self._pathfinder.way(state, seat, known)
        if way.complete and turns_left(state) > 1 and way.value < self._pathfinder.target(state, seat):
            way = self._pathfinder.way(state, seat, known, grass=False)
        where = {tile: cell for cell, tile in known.cells.items()}
        if way.tiles and where[way.tiles[0]] in legal:
            return (legal[where[way.tiles[0]]],)
        guesses = [one for cell, one in legal.items() if cell in known.unknown]
        kept: list[IreneAction] = []
        if guesses:
            kept.append(max(guesses, key=lambda one: crumbs_at(state, one.cell)))
        elif MOUNTAIN in legal:
            kept.append(legal[MOUNTAIN])
        kept += [one for cell, one in legal.items() if cell in known.cells and one not in kept][:1]
        return tuple(kept) or actions

    def _turned_up(self, state: MazeState, seat: int, actions: tuple[IreneAction, ...]) -> tuple[IreneAction, ...]:
        """A Goblin one knows of; else something unknown that nobody has put a breadcrumb on."""
        known, legal = self._known(state, seat), {one.cell: one for one in actions if isinstance(one, act.TurnUp)}
        for cell in known.goblins:
            if cell in legal:
                return (legal[cell],)
        guesses = [one for cell, one in legal.items() if cell in known.unknown]
        if guesses:
            return (min(guesses, key=lambda one: crumbs_at(state, one.cell)),)
        return actions[:1]

    def inclination(self, state: IreneState, action: IreneAction) -> float:
        """More for cells that show much; the rest has been sifted already."""
        if isinstance(state, SoloState):
            return self._solitude.inclination(state, action)
        if isinstance(action, act.PlaceTile):
            return 0.2 + self._news(state, action.seat, action.cell) + 0.1 * self._beside(state, action.cell)
        return 0.3 if isinstance(action, act.EndTurn) else 1.0

    def rollout(self, state: IreneState, actions: tuple[IreneAction, ...], rng: random.Random) -> IreneAction:
        """What promises most, any of them if several do."""
        promises = [self.inclination(state, action) for action in actions]
        most = max(promises)
        return pick(rng, [action for action, promise in zip(actions, promises, strict=True) if promise >= most])

    def leaning(self, state: IreneState, action: IreneAction) -> Leaning:
        """Whose tiles are pried into, and what is turned up unseen."""
        return leaning_of(state, action)

    # ------------------------------------------------------------------ memory, shouts, reasons

    def recall(self, view: IreneView, level: str, rng: random.Random) -> IreneView:
        """What a bot of a level still has in mind."""
        return view if isinstance(view, SoloView) else recalled(view, level)

    def stirring(self, public: Any, levels: Mapping[int, str]) -> Collection[int]:
        """Those to whom it is worth a shout that somebody else is so far on the way out."""
        return stirred(public, levels) if public.phase == "choose" and isinstance(public, MazePublic) else ()

    def interrupt(
        self, view: IreneView, legal: tuple[IreneAction, ...], level: str, rng: random.Random
    ) -> IreneAction | None:
        """Goblins! when a bot knows of one, or when somebody is about to get away and the odds are good (I-26)."""
        shout = next((one for one in legal if isinstance(one, act.Shout)), None)
        if shout is None or not isinstance(view, MazeView) or view.public.active == view.seat:
            return None
        return shout if shouts(view, self._content, level) else None

    def careless(self, view: IreneView, level: str) -> Lapses:
        """In the advanced game most of what is remembered is no use yet: there levels also differ by how often they look."""
        if isinstance(view, MazeView) and view.public.advanced:
            return LAPSES_ADVANCED.get(level, CAREFUL)
        return super().careless(view, level)

    def iterations(self, level: str) -> int | None:
        """Few."""
        return ITERATIONS[level]

    def patience(self, level: str) -> int:
        """To the end of a turn, most of the time."""
        return 2

    def reason(self, view: IreneView, action: IreneAction) -> Message:
        """What the action is good for, in the table's words."""
        return reason_for(view, action, self._content)

    def phrase(self, view: IreneView, action: IreneAction) -> Message:
        """What the action is."""
        return phrase_for(action, self._content)

    def open_reason(self, view: IreneView, action: IreneAction) -> Message | None:
        """What it may have been good for, without what anybody remembers."""
        return open_reason(view, action, self._content) if isinstance(view, MazeView) else None
