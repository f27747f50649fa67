"""Which pictures Irene's great moments will need: goblins that leap, faces in their moods, bells, and the way home."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from goblins.games.irene.content import Content
from goblins.games.irene.rules import IreneView
from goblins.games.irene.state import NO_PALACE
from goblins.games.irene.view import MazeView
from goblins.tables.contract import TableContext
from goblins.tables.irene import homecoming, moments
from goblins.tables.irene.cave import Cave
from goblins.tables.irene.faces import GOBLINS, TilePainter, goblin_name
from goblins.tables.irene.geometry import bell_rect, lying, path_rect
from goblins.tables.irene.ground import SEATED
from goblins.tables.irene.moments import BESIDE_BAND, IN_THE_CAVES, OUT_OF_A_TILE, WITH_NOTHING
from goblins.tables.irene.pieces import READY_TILE, PiecePainter, coarse
from goblins.tables.irene.shouts import caught
from goblins.tables.irene.showing import BellFace, PalaceFace, TileFace
from goblins.tables.irene.solo_geometry import area, counter_rect, discard_rect, path_place
from goblins.tables.irene.solo_ground import ALONE
from goblins.tables.irene.told import draw_empty
from goblins.tables.irene.zones import zone
from goblins.ui.ahead import Job
from goblins.ui.moving.cues import Cue, Figure, Spray
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen
from goblins.ui.viewport import Point, Rect

MOODS = ("happy", "shocked", "sad", "sly")
AT: Point = (758.0, 444.0)
#: Where it stands what happens.
FOOT = ("prompt", "tray")
#: A path like most.
TILES = 6


def foreseen(stage: Stage, view: IreneView, context: TableContext, content: Content) -> list[Job]:
    """Jobs that make them, the likeliest first."""
    unseen, maze = Unseen(stage), isinstance(view, MazeView)
    return [
        *unseen.drawings(_faces(stage, context, alone=not maze)),
        *unseen.cues(_goblins() if maze else _goblins_alone(content)),
        *unseen.drawings(_goblin_tiles(stage, view, context)),
        *(unseen.drawings(_paths(stage, view, content)) if isinstance(view, MazeView) else ()),
        *unseen.cues(_way_home(context, alone=not maze)),
        *unseen.drawings([partial(stage.panel, homecoming.SHEET, curls="top")]),
        *unseen.drawings([partial(draw_empty, stage, zone(name, "table" if maze else "solo")) for name in FOOT]),
        *unseen.drawings([partial(stage.panel, zone(name, "table" if maze else "solo"), shadow=8) for name in FOOT]),
    ]


def kept_ready(stage: Stage, view: IreneView, context: TableContext, content: Content) -> list[Job]:
    """Jobs for a Goblin that any tile may turn out to be, and for the path of whoever is next."""
    sizes = (OUT_OF_A_TILE,) if isinstance(view, MazeView) else (IN_THE_CAVES, WITH_NOTHING)
    unseen = Unseen(stage)
    figures = [job for size in sizes for job in unseen.cues(_each(size))]
    paths = _paths(stage, view, content) if isinstance(view, MazeView) else ()
    return [*figures, *unseen.drawings(_goblin_tiles(stage, view, context)), *unseen.drawings(paths)]


def _faces(stage: Stage, context: TableContext, *, alone: bool) -> Iterator[Callable[[], object]]:
    """Everybody in every mood, as in their panels; beside a band only who found a Goblin, and who lost by it."""
    for seat in context.setup.seats:
        shown = [(ALONE if alone else SEATED, mood) for mood in MOODS]
        beside = [] if alone else [(BESIDE_BAND, "happy"), (BESIDE_BAND, "sad")]
        for size, mood in [*shown, *beside]:
            px = stage.viewport.length(size)
            yield partial(stage.tokens.portrait, seat.colour, seat.goblin, px, mood, badge=False)


def _goblins() -> Iterator[Cue]:
    """Any of them leaps out of a tile; a bell is rung, and falls silent."""
    name = goblin_name(0)
    yield from moments.leap(name, AT, AT, OUT_OF_A_TILE, 0.34)
    yield caught(AT, OUT_OF_A_TILE, 0.0, 1.0)
    yield from moments.goes_back(name, AT, AT, READY_TILE)
    yield from _each(OUT_OF_A_TILE)
    yield from moments.ringing(AT, AT)
    yield from moments.silent(AT, AT, "", "", 1.0)
    yield from moments.sealed(Rect(*AT, 100, 100), 0)
    yield from moments.joined(Rect(*AT, 100, 100))


def _goblins_alone(content: Content) -> Iterator[Cue]:
    """Any of them leaps into the Caves, or finds nothing there; a Home is turned."""
    mountain, middle, pile = area("mountain").centre, area("caves").centre, discard_rect(0, 1).centre
    place = counter_rect(0, content.numbers.goblins_return)
    name = goblin_name(0)
    yield from moments.trembling(mountain, name)
    yield from moments.leap(name, mountain, middle, IN_THE_CAVES, moments.LAND)
    yield from moments.landing(middle)
    yield from moments.sweeping(name, middle, pile, 0, 0.5)
    yield from moments.lost(middle, "", "", 1.0)
    yield from _each(IN_THE_CAVES)
    yield from _each(WITH_NOTHING)
    yield from (cue for number in range(GOBLINS) for cue in moments.counted(place, number, 1.0))
    yield from moments.sealed(place, 0)


def _each(size: float) -> Iterator[Cue]:
    """Every goblin in its full size, from which all others are made."""
    return (Figure(sprite=goblin_name(number), at=AT, size=(size, size)) for number in range(GOBLINS))


def _goblin_tiles(stage: Stage, view: IreneView, context: TableContext) -> Iterator[Callable[[], object]]:
    """Their tiles, as they are turned up, as they lie in the maze before and after they have leapt, and on a pile."""
    goblin = stage.painter(TilePainter).goblin
    side = Cave(view.caves, context.camera).tile if isinstance(view, MazeView) else discard_rect(0, 1).w
    for number in range(GOBLINS):
        yield partial(goblin, number, coarse(stage, READY_TILE))
        yield partial(goblin, number, coarse(stage, side))
        if isinstance(view, MazeView):
            yield partial(goblin, number, coarse(stage, side), spent=True)


def _paths(stage: Stage, view: MazeView, content: Content) -> Iterator[Callable[[], object]]:
    """Everybody's path as it will lie before them, and when it is lost: a Palace alone, and bells that may be rung again."""
    painter, public = PiecePainter(content), view.public
    lies = [lying(bell_rect(0), BellFace(spent=False))]
    for start, path in zip(public.starts, public.paths, strict=True):
        if start != NO_PALACE:
            lies += [lying(path_rect(0, count), PalaceFace(start)) for count in {0, len(path)}]
            tiles = enumerate(path, start=1)
            lies += [lying(path_rect(place, len(path)), TileFace(tile, up=True)) for place, tile in tiles]
    return (partial(painter.draw, stage, placed, "idle") for placed in lies)


def _way_home(context: TableContext, *, alone: bool) -> Iterator[Cue]:
    """Everybody walks along the thread and stands before the house."""
    tiles = [(path_place if alone else path_rect)(place, TILES) for place in range(TILES + 2)]
    for number, seat in enumerate(context.setup.seats):
        yield from homecoming.walk(seat.goblin, tiles[:2], 0.3, home_first=number == 0)
        cues = (*homecoming.grown(seat.goblin, (), tiles, 1.0), *homecoming.at_home(seat.goblin, tiles[-1], 1.0))
        yield from (cue for cue in cues if number == 0 or not isinstance(cue, Spray))
