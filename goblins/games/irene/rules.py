"""The rules of The Princess and the Goblin (I-01 … I-58): the maze for two to four, and Irene solo."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import groupby
from typing import Any

from goblins.core.chance import shuffled
from goblins.core.contract import Event, Outcome, Refusal, Rules, Score, ScoreLine, Step
from goblins.core.setup import Setup
from goblins.games.irene import knowledge, legal, maze, scoring, solo
from goblins.games.irene.draft import Draft, empty_cells
from goblins.games.irene.info import INFO
from goblins.games.irene.solo_state import SoloAction, SoloState, SoloView
from goblins.games.irene.state import (
    MOUNTAIN,
    NO_TILE,
    NOBODY,
    Choose,
    EndTurn,
    Escape,
    Explore,
    MazeAction,
    MazeState,
    MazeView,
    MoveCrumb,
    NextGame,
    PlaceTile,
    PutBack,
    SealHome,
    Shout,
    SwapTiles,
    TakeHome,
    TakePalace,
    TurnUp,
)
from goblins.games.irene.tiles import SYMBOLS, TILES, Tiles, tiles

IreneState = MazeState | SoloState
IreneAction = MazeAction | SoloAction
IreneView = MazeView | SoloView

_APPLY: dict[type, Callable[[Draft, Any], None]] = {
    Explore: maze.explore,
    PlaceTile: maze.place_tile,
    SwapTiles: maze.swap_tiles,
    MoveCrumb: maze.move_crumb,
    EndTurn: maze.no_crumb,
    Escape: maze.announce,
    TakePalace: maze.take_palace,
    Choose: maze.choose,
    TakeHome: maze.take_home,
    PutBack: maze.put_back,
    SealHome: maze.seal_home,
    Shout: maze.shout,
    TurnUp: maze.turn_up,
    NextGame: maze.next_game,
}
_REASONS = {
    "all_home": ("I-30", "everybody is home"),
    "sealed": ("I-30", "no Home is left"),
    "trapped": ("I-28", "nobody inside can go on"),
    "won": ("I-56", "home with more clues than the goblins’ number"),
    "lost": ("I-56", "the goblins keep their secrets"),
}
_WHY_LOST = {
    "sealed": ("I-54", "the last Home was turned"),
    "not_enough": ("I-56", "home, but the goblins have as much or more"),
    "no_path": ("I-56", "no path led out of the Escape Pile"),
    "gave_up": ("I-56", "no way home was found"),
}


class IreneRules(Rules[Any, Any, Any]):
    """One stateless object that knows the whole game."""

    info = INFO
    state_type = IreneState
    action_type = IreneAction

    def __init__(self, spec: Tiles | None = None) -> None:
        self.tiles = spec or tiles()

    # ------------------------------------------------------------------ set-up

    def new_game(self, setup: Setup, seed: int) -> IreneState:
        """The first game of a match, or a solo game (I-10, I-11, I-50)."""
        seats = len(setup.seats)
        if seats == 1:
            return solo.new_solo(seed, self.tiles)
        nothing: tuple[Any, ...] = ((),) * seats
        empty = MazeState(
            mountain=(),
            top_up=False,
            caves=(),
            palaces=(),
            numbers=(),
            homes=(),
            crumbs=nothing,
            starts=(),
            paths=nothing,
            arrived=(),
            active=0,
            turns=0,
            phase="next",
            drawn=NO_TILE,
            peeked=(),
            hushed=False,
            shouter=NOBODY,
            returning=(),
            passes=0,
            sights=nothing,
            placed=(),
            wins=(0,) * seats,
            games=(),
            first=0,
            advanced=bool(setup.options.get("advanced")),
            match_play=bool(setup.options.get("match")),
            people=sum(1 << seat for seat in setup.humans),
            seed=seed,
            occasion=1,
        )
        draft = Draft.of(empty, self.tiles)
        maze.deal(draft, seats)
        return draft.state()

    # ------------------------------------------------------------------ a turn

    def to_act(self, state: IreneState) -> tuple[int, ...]:
        """Whoever takes the present decision."""
        if state.ending:
            return ()
        return (0,) if isinstance(state, SoloState) else (legal.who_decides(state),)

    def may_interrupt(self, state: IreneState) -> tuple[int, ...]:
        """Everybody who may shout now (I-26)."""
        if isinstance(state, SoloState):
            return ()
        return tuple([seat for seat in range(len(state.paths)) if legal.may_shout(state, seat)])

    def turns(self, state: IreneState) -> int:
        """Turns of all players together."""
        return state.turns

    def legal_actions(self, state: IreneState, seat: int) -> tuple[IreneAction, ...]:
        """Everything the seat may do now; a shout comes last."""
        if state.ending:
            return ()
        if isinstance(state, SoloState):
            return solo.actions(state, self.tiles) if seat == 0 else ()
        if seat == legal.who_decides(state):
            return legal.actions(state, self.tiles)
        return (Shout(seat),) if legal.may_shout(state, seat) else ()

    def why_not(self, state: IreneState, action: IreneAction) -> Refusal | None:
        """The clause that forbids an action."""
        if isinstance(state, SoloState):
            if isinstance(action, SoloAction):
                return solo.why_not(state, self.tiles, action)
            return Refusal("I-50", "That is done in company, not alone.")
        if isinstance(action, SoloAction):
            return Refusal("I-50", "That is done alone, not in company.")
        return legal.why_not(state, self.tiles, action)

    def apply(self, state: IreneState, action: IreneAction) -> Step[Any, Any]:
        """The action, and all that follows by itself."""
        if isinstance(state, SoloState):
            assert isinstance(action, SoloAction)
            return solo.apply(state, action, self.tiles)
        draft = Draft.of(state, self.tiles)
        _APPLY[type(action)](draft, action)
        return Step(action, draft.state(), tuple(draft.events), draft.reveals)

    # ------------------------------------------------------------------ knowing and judging

    def view(self, state: IreneState, seat: int) -> IreneView:
        """What shows to a seat now, and what it has seen."""
        if isinstance(state, MazeState):
            return knowledge.view_of(state, seat, self.tiles)
        return solo_view(state, self.tiles)

    def redact(self, event: Event, seat: int) -> Event:
        """What was drawn, peeked at or swapped is for the one who did it."""
        return knowledge.redacted(event, seat)

    def imagine(self, view: IreneView, rng: random.Random) -> IreneState:
        """A possible world that fits what the seat remembers."""
        if isinstance(view, MazeView):
            return knowledge.imagined(view, self.tiles, rng)
        return imagined_solo(view, self.tiles, rng)

    def outcome(self, state: IreneState) -> Outcome | None:
        """How it ended (I-31, I-32, I-42, I-56)."""
        if not state.ending:
            return None
        return self._solo_outcome(state) if isinstance(state, SoloState) else self._maze_outcome(state)

    def _solo_outcome(self, state: SoloState) -> Outcome:
        won = state.ending == "won"
        reached = state.why in ("won", "not_enough")
        points = solo.worth(state.path, state.palace, self.tiles) if reached else 0
        rule, text = _REASONS["won"] if won else _WHY_LOST[state.why]
        if state.why == "not_enough":
            text = f"home with {points}, but the goblins have {solo.to_beat(state)}"
        lines = (ScoreLine("Points", points),)
        beaten = (("the goblins", solo.to_beat(state)),)
        headline = "" if won else "The goblins win"
        return Outcome(
            state.ending, rule, text, (0,) if won else (), ((0,),), (Score(0, points, lines),), headline, beaten
        )

    def _maze_outcome(self, state: MazeState) -> Outcome:
        seats = range(len(state.paths))
        points = [scoring.points_of(state, seat, self.tiles) if seat in state.arrived else 0 for seat in seats]
        winner = state.games[-1]

        def rank(seat: int) -> tuple[int, int, int]:
            home = state.arrived.index(seat) if seat in state.arrived else len(seats)
            return -state.wins[seat], -points[seat], home

        order = sorted(seats, key=lambda seat: (seat != winner, *rank(seat)))
        ranking = tuple(tuple(group) for _, group in groupby(order, key=lambda seat: (seat != winner, *rank(seat))))
        if winner == NOBODY:
            ranking = (tuple(seats),)
        scores = tuple(Score(seat, points[seat], self._lines(state, seat, points[seat])) for seat in seats)
        rule, text = _REASONS[state.ending] if winner != NOBODY else _why_nobody(state, points)
        others = (("the goblins", scoring.number_to_beat(state)),) if state.advanced else ()
        headline = "The goblins win" if winner == NOBODY else ""
        return Outcome(
            state.ending, rule, text, () if winner == NOBODY else (winner,), ranking, scores, headline, others
        )

    def _lines(self, state: MazeState, seat: int, points: int) -> tuple[ScoreLine, ...]:
        """What a path is made of, its points, and in match play the games won."""
        lines = [
            ScoreLine("scrolls", scoring.scrolls_in(state.paths[seat], self.tiles), counts=False),
            ScoreLine("crumbs", len(scoring.captured_in(state, state.paths[seat])), counts=False),
        ]
        if state.advanced:
            lines.append(ScoreLine("bonus", scoring.bonus_in(state, seat, self.tiles), counts=False))
        lines.append(ScoreLine("Points", points))
        if state.match_play:
            lines.append(ScoreLine("games won", state.wins[seat], counts=False))
        return tuple(lines)

    def audit(self, state: IreneState) -> tuple[str, ...]:
        """Tiles lost or doubled, and places that can't be."""
        problems = []
        if isinstance(state, SoloState):
            lying = [*state.mountain, *state.caves, *state.pile, *(tile for pile in state.discards for tile in pile)]
            if sorted(lying) != list(range(TILES)):
                problems.append("a tile was lost or doubled")
            return tuple(problems)
        lying = [*state.mountain, *(spot.tile for spot in state.caves), *(t for path in state.paths for t in path)]
        lying += [*state.returning, *([state.drawn] if state.drawn != NO_TILE else [])]
        if sorted(lying) != list(range(TILES)):
            problems.append("a tile was lost or doubled")
        cells = [spot.cell for spot in state.caves]
        if len(set(cells)) != len(cells) or MOUNTAIN in cells:
            problems.append("two tiles lie on one cell")
        if sorted(state.numbers) != sorted(self.tiles.homes):
            problems.append("a Home was lost or doubled")
        for seat, path in enumerate(state.paths):
            symbol = state.starts[seat]
            for tile in path:
                if self.tiles.paths[tile].entry != symbol:
                    problems.append(f"seat {seat}'s path does not fit together")
                symbol = self.tiles.paths[tile].exit
        if state.phase in ("place", "return") and not empty_cells(state.caves):
            problems.append("there is no cell to lay a tile on")
        return tuple(problems)

    def has_secrets(self, setup: Setup) -> bool:
        """In company everybody peeks for themselves."""
        return len(setup.seats) > 1

    def describe(self, state: IreneState) -> dict[str, Any]:
        """The opening in plain words."""
        if isinstance(state, SoloState):
            return {
                "mountain": [self.tile_name(tile) for tile in reversed(state.mountain)],
                "homes": list(state.numbers),
            }
        return {
            "caves": [self.tile_name(spot.tile) for spot in state.caves],
            "mountain": [self.tile_name(tile) for tile in reversed(state.mountain)],
            "homes": list(state.numbers),
            "first": state.active,
        }

    def tile_name(self, tile: int) -> str:
        """A tile in words."""
        if self.tiles.is_goblin(tile):
            return "Goblin"
        path = self.tiles.paths[tile]
        return f"{SYMBOLS[path.entry]} to {SYMBOLS[path.exit] if path.exit >= 0 else 'grass'}"


def _why_nobody(state: MazeState, points: list[int]) -> tuple[str, str]:
    """Why the goblins won: the clause, and a sentence (I-31, I-42)."""
    if not state.arrived:
        return "I-31", "nobody escaped"
    number = scoring.number_to_beat(state)
    if max(points) <= number:
        return "I-42", f"nobody has more than the goblins’ {number}"
    return "I-42", f"a tie for most, with {max(points)} points"


def solo_view(state: SoloState, tiles: Tiles) -> SoloView:
    """What the solo player sees."""
    escaping = state.phase == "path" or bool(state.ending)
    over = bool(state.ending)
    best = solo.best_path(state.pile, state.palace, tiles) if over and state.palace >= 0 else ()
    return SoloView(
        0,
        len(state.mountain),
        state.caves,
        len(state.pile),
        state.pile if escaping else (),
        state.discards,
        state.palace,
        tiles.bonus[state.palace] if state.palace >= 0 else -1,
        tuple(n if turned else 0 for n, turned in zip(state.numbers, state.turned, strict=True)),
        state.phase,
        state.keeping,
        state.path,
        state.turns,
        state.ending,
        state.why,
        solo.worth(state.path, state.palace, tiles) if state.palace >= 0 else 0,
        solo.worth(best, state.palace, tiles) if best else -1,
        best,
        state.pile,
    )


def imagined_solo(view: SoloView, tiles: Tiles, rng: random.Random) -> SoloState:
    """A possible world of the solo game: only the Mountain's order and the Homes' numbers are unknown."""
    known = {*view.caves, *view.remembered, *(tile for pile in view.discards for tile in pile)}
    mountain = shuffled(rng, [tile for tile in range(TILES) if tile not in known])
    hidden = shuffled(rng, [number for number in tiles.homes if number not in view.numbers])
    return SoloState(
        tuple(mountain),
        view.caves,
        view.remembered,
        view.discards,
        view.palace,
        tuple(number or hidden.pop() for number in view.numbers),
        tuple(bool(number) for number in view.numbers),
        view.phase,
        view.keeping,
        view.path,
        view.turns,
        rng.getrandbits(30),
        0,
        view.ending,
        view.why,
    )
