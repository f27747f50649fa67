"""Which pictures Koncita's great moments will need: the Princess and everybody seen close, in their moods, and light."""

from __future__ import annotations

from functools import partial

from goblins.tables.contract import TableContext
from goblins.tables.kit.dealing import Painter
from goblins.tables.koncita.closeups import FIGURE, RAYS
from goblins.tables.koncita.geometry import zone
from goblins.tables.koncita.showing import BackFace, FigureFace, VeilFace
from goblins.ui.ahead import Job
from goblins.ui.moving import effects
from goblins.ui.moving.motion import Face, Placement
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen

#: How she looks in such moments, and how everybody else does.
HER_MOODS, MOODS = ("tantrum", "", "happy"), ("sad", "happy")
#: The kinds of Forfeit decks that rise when one is chosen, and how wide their cards are on the way.
DECKS, RISING = range(6), 90.0


def foreseen(stage: Stage, context: TableContext, paint: Painter) -> list[Job]:
    """Jobs that make them, the likeliest first."""
    room, goblins = zone("room"), [seat.goblin for seat in context.setup.seats]
    figures = [FigureFace("princess", mood) for mood in HER_MOODS]
    figures += [FigureFace(goblin, mood) for mood in MOODS for goblin in goblins]
    looks: list[tuple[Face, float, float]] = [(face, FIGURE, FIGURE) for face in figures]
    looks += [(BackFace(kind), RISING, RISING * 1.4) for kind in DECKS]
    placed = [Placement(*room.centre, wide, tall, face, resizing=True) for face, wide, tall in looks]
    placed.insert(1, Placement(*room.centre, room.w, room.h, VeilFace()))
    drawings = [partial(paint, stage, put, "idle") for put in placed]
    return Unseen(stage).drawings([*drawings, partial(effects.light, stage, RAYS)])
