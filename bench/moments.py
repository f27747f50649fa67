"""What the frames of great moments cost, in redraws of their tables. `python -m bench.moments`

Each moment is told for the first time at a table of its own, as the window would tell it: what can be made while the table lies
still is made before. Every frame is measured in this thread's own time, up to a little after the story, when the next choice
appears; the dearest of them and the 95th percentile are told in full redraws. How long one takes differs from second to second,
so a table that looks the same is redrawn between the frames, and the middle one counts. A busy machine spoils single frames:
of every frame the middle of several tellings counts, each at a new table. Target: no frame costs more than two redraws; what
misses it is marked.
"""

from __future__ import annotations

import argparse
import gc
import os
import sys
import time
from collections.abc import Iterator
from statistics import median
from typing import TYPE_CHECKING, NamedTuple

os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "PYGAME_HIDE_SUPPORT_PROMPT": "1"}

if TYPE_CHECKING:
    from goblins.core.match import Match
    from goblins.core.setup import Setup
    from goblins.scenes.table.screen import TableScene
    from goblins.tables.contract import AnyTable, TableContext

SIZE = (1920, 1080)
TARGET = 2.0
FIRST_SEED, MOST_SEEDS = 1, 30
#: After every so many frames a redraw is measured.
BETWEEN = 6
#: Whatever is not told within so many ticks is not told at all; so many more are looked at after the story.
LONGEST, AFTERWARDS = 1500, 20
#: The moment before the first step.
DEAL = "deal"
#: A game, who plays it, and its moments that come about in that company.
CASES = (
    ("grapple", ("human", "easy", "easy"), "deal spy clash dagger tie rescue spoils horn"),
    ("irene", ("human", "easy", "easy"), "deal goblin bell verdict home"),
    ("irene", ("human",), "goblin home"),
    ("pact", ("human", "easy", "easy"), "deal pact_handshake pact_alone pact_season pact_snow"),
    ("pact", ("human", "easy"), "pact_dynamite"),
    ("koncita", ("human", "easy", "easy"), "deal run breach tantrum forfeit treasure out wedding"),
    ("fairies", ("human", "easy", "easy"), "deal chain star win"),
)


class Told(NamedTuple):
    """What a moment cost, in seconds: redraws, and every frame by its tick."""

    redraws: list[float]
    frames: dict[int, float]

    @property
    def redraw(self) -> float:
        """A full redraw."""
        return median(self.redraws)

    @property
    def dearest(self) -> float:
        """The dearest frame, in redraws."""
        return self.within(1.0)

    def within(self, share: float) -> float:
        """What that share of the frames cost at most, in redraws."""
        costs = sorted(self.frames.values())
        return costs[min(len(costs) - 1, int(share * len(costs)))] / self.redraw


def middle(tellings: list[Told]) -> Told:
    """Of several tellings the middle of every frame that most of them drew."""
    costs: dict[int, list[float]] = {}
    for one in tellings:
        for tick, cost in one.frames.items():
            costs.setdefault(tick, []).append(cost)
    drawn = {tick: median(times) for tick, times in costs.items() if 2 * len(times) > len(tellings)}
    return Told([redraw for one in tellings for redraw in one.redraws], drawn)


def found(game: str, players: tuple[str, ...], wanted: set[str]) -> Iterator[tuple[str, Match, int]]:
    """The first match and the step at which each moment comes about between bots, as the first seat sees it."""
    from goblins.core.match import Match
    from goblins.core.setup import Setup, make_seats
    from goblins.games.registry import info_of, rules_for
    from goblins.tables.contract import TableContext
    from goblins.tables.registry import table_of

    setup = Setup(game, make_seats(players, info_of(game).cast))
    if DEAL in wanted:
        wanted.discard(DEAL)
        yield DEAL, Match(rules_for(setup), setup, FIRST_SEED), 0
    table, context = table_of(game), TableContext(setup, 0)
    for seed in range(FIRST_SEED, FIRST_SEED + MOST_SEEDS):
        for match in _played(setup, seed):
            for name in _moments(table, match, context) & wanted:
                wanted.discard(name)
                yield name, match, match.cursor
            if not wanted:
                return


def _played(setup: Setup, seed: int) -> Iterator[Match]:
    """A match between bots after each of its steps."""
    from goblins.bots.bot import decide, thinking_chance
    from goblins.bots.levels import first_interruption, make_bot
    from goblins.core.match import Match
    from goblins.core.setup import Setup, make_seats
    from goblins.games.registry import rules_for

    match, bot = Match(rules_for(setup), setup, seed), make_bot(setup.game, "easy")
    bots = Setup(setup.game, make_seats(["easy"] * len(setup.seats)), setup.options, setup.house)
    while match.to_act:
        action = first_interruption(bots, match.state, seed, match.cursor)
        if action is None:
            seat = match.to_act[0]
            legal, view = match.rules.legal_actions(match.state, seat), match.rules.view(match.state, seat)
            action = decide(bot, view, legal, thinking_chance(seed, match.cursor, seat)).action
        match.play(action)
        yield match


def _moments(table: AnyTable, match: Match, context: TableContext) -> set[str]:
    """Which moments the last step of a match tells."""
    before, after = (match.rules.view(match.state_at(ply), context.viewer) for ply in (match.cursor - 1, match.cursor))
    events = tuple(match.rules.redact(event, context.viewer) for event in match.steps[match.cursor - 1].events)
    return {beat.moment for beat in table.story(before, after, events, context)}


def told(match: Match, ply: int, twin: TableScene) -> Told:
    """Tell the step that led to a ply, or the deal, at a new table, and measure it; the twin is what is redrawn."""
    from goblins.scenes.table_deal import deal_openly

    scene = _before(match, ply)
    house, cost, left = scene.house, Told([], {}), AFTERWARDS
    if ply:
        scene.play(match.steps[ply - 1].action)
    else:
        deal_openly(scene.top)
    for tick in range(LONGEST):
        if house.scenes.dirty:
            cost.frames[tick] = _drawn(scene)
            if len(cost.frames) % BETWEEN == 0:
                cost.redraws.append(_redrawn(twin))
        house.scenes.update()
        scene.top.work()
        left = AFTERWARDS if scene.top.director.busy or scene.top.moments.busy else left - 1
        if not left or house.scenes.top is not scene:
            break
    scene.leave()
    return cost


def _before(match: Match, ply: int) -> TableScene:
    """A table at which the step to a ply, or the deal, is about to be told."""
    return _laid(match, ply - 1) if ply else _laid(match, 0, dealing=True)


def _laid(match: Match, ply: int, *, dealing: bool = False) -> TableScene:
    """A table after so many steps that has lain still for long; nobody waits there for a button."""
    from goblins.app.window import make_house
    from goblins.core.match import Match
    from goblins.library import Library
    from goblins.scenes.table.screen import TableScene

    house, copy = make_house(Library.in_memory(), SIZE), Match(match.rules, match.setup, match.seed)
    for step in match.steps[:ply]:
        copy.play(step.action)
    scene = TableScene(house, copy, house.library.follow(copy), {})
    house.scenes.reset(scene)
    scene.top.director.patient = False
    scene.top.look_from(0)
    scene.top.cover(covered=False)
    scene.refresh()
    if dealing:
        scene.top.prepare(dealing=True)
    for _ in ("what moments show", "what any step may show"):
        scene.top.work()
        while not scene.top.ready or scene.top.wait() == 1:
            scene.top.work()
            scene.top.advance()
    _drawn(scene)
    gc.unfreeze()  # or the tables before this one would never go
    gc.collect()
    gc.freeze()  # as the window does it: what lies there is not looked through again and again
    return scene


def _redrawn(scene: TableScene) -> float:
    scene.top._pictures.outdate()
    return _drawn(scene)


def _drawn(scene: TableScene) -> float:
    """Draw everything that the window shows; how long that took in this thread, in seconds."""
    start = time.thread_time()
    scene.house.scenes.draw(scene.house.stage)
    return time.thread_time() - start


def main() -> int:
    """Measure all moments, or those of some games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="only these games")
    parser.add_argument("--moments", nargs="*", help="only these moments")
    parser.add_argument("--tellings", type=int, default=5, help="of each moment")
    asked = parser.parse_args()
    _open_display()
    print(f"{SIZE[0]} × {SIZE[1]}{'redraw':>33}{'frames':>9}{'dearest':>9}{'95 %':>7}")
    for game, players, names in CASES:
        wanted = set(names.split()) & set(asked.moments or names.split())
        if asked.games and game not in asked.games:
            continue
        for name, match, ply in found(game, players, wanted):
            twin = _before(match, ply)
            cost = middle([told(match, ply, twin) for _ in range(asked.tellings)])
            twin.leave()
            missed = "  over the target" if cost.dearest > TARGET else ""
            costs = f"{cost.redraw * 1000:8.2f} ms{len(cost.frames):9}{cost.dearest:9.2f}{cost.within(0.95):7.2f}"
            print(f"{game + ', ' + str(len(players)) + ': ' + name:33}{costs}{missed}", flush=True)
        for name in sorted(wanted):
            print(f"{game}, {len(players)}: {name} did not come about")
    return 0


def _open_display() -> None:
    import pygame

    from goblins.app.window import prepare_display

    prepare_display()
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SIZE)


if __name__ == "__main__":
    sys.exit(main())
