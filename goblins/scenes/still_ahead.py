"""What any step may show at a table, made out of sight while it lies still: faces, whose turn it may be, buttons."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goblins.scenes.faces import lasting_faces
from goblins.scenes.story_ahead import Ended
from goblins.tables.capabilities import Foresees, ReactionWindow
from goblins.tables.contract import Attention, TableContext
from goblins.tables.kit.plates import ShowsTurn
from goblins.ui.ahead import Job
from goblins.ui.moving import effects
from goblins.ui.unseen import Unseen

if TYPE_CHECKING:
    from goblins.scenes.tabletop import Tabletop
    from goblins.ui.stage import Stage

#: The faces that a story may give to anybody; the first one is the usual one.
MOODS = ("", "happy", "sad", "shocked", "angry", "sly")
#: What buttons are stretched from, and light.
BUTTONS = ("ui/button_teal_idle.svg", "ui/button_orange_idle.svg")
LIGHTS = ("moments/rays.svg", "moments/wave.svg", "moments/wave_red.svg")


def foreseen(top: Tabletop, stage: Stage, *, first: bool) -> list[Job]:
    """The jobs for what may come next; when a table is laid `first`, also those for its great moments."""
    table, view, context = top.table, top.view, top.context
    moments: list[Job] = []
    if isinstance(table, Foresees):
        moments = (table.foreseen if first else table.kept_ready)(stage, view, context)
    return [*Unseen(stage).drawings(_drawings(top, stage)), *moments]


def ended(top: Tabletop) -> Ended:
    """How a table will lie still when the story of the last step is over."""
    over = top.match.outcome if len(top.log) == top.match.cursor else None
    moods = lasting_faces(top.table, top.view, over)
    acting = top.table.acting(top.view) if isinstance(top.table, ShowsTurn) else None
    context = replace(top.context, moods=moods, acting=acting)
    window = top.table.reaction_window(top.view, context) if isinstance(top.table, ReactionWindow) else None
    context = replace(context, pausing=window is not None and over is None)
    attention = Attention(now=top.layout) if top.pinned else Attention()  # a piece that waits elsewhere is not at home
    return Ended(top.view, tuple(top.log), context, attention)


def _drawings(top: Tabletop, stage: Stage) -> Iterator[Callable[[], object]]:
    view, log = top.told_so_far()
    for looks in _contexts(top.context):
        yield partial(top.table.draw_ground, stage, view, looks, log)
    for path in BUTTONS:
        natural = stage.sprites.natural_size(path)
        yield partial(stage.sprites.raster, path, (round(natural[0] * stage.scale), round(natural[1] * stage.scale)))
    for path in LIGHTS:
        yield partial(effects.light, stage, path)


def _contexts(context: TableContext) -> Iterator[TableContext]:
    """Everybody in every mood at once, and everybody's turn."""
    seats = range(len(context.setup.seats))
    for mood in MOODS:
        yield replace(context, moods=dict.fromkeys(seats, mood) if mood else {})
    for seat in seats:
        yield replace(context, acting=seat)
