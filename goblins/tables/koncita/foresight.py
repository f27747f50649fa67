"""Which pictures Koncita's great moments will need: the Princess and everybody seen close, in their moods, and light."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from msgspec.structs import replace

from goblins.games.koncita.content import KINDS, Cards
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.kit.dealing import Painter
from goblins.tables.koncita.closeups import FIGURE, FORFEIT, PLAYER_CARD, RAYS, TREASURE
from goblins.tables.koncita.faces import CardPainter
from goblins.tables.koncita.geometry import choice_rect, zone
from goblins.tables.koncita.laying import DECK_CARD, card_at
from goblins.tables.koncita.overlays import CHOICE_SHADOW
from goblins.tables.koncita.sheets import OUT_FIGURE, SHADOW, sheet_rect
from goblins.tables.koncita.showing import (
    PRINCESS_PIECE,
    BackFace,
    FigureFace,
    PrincessFace,
    TreasureFace,
    VeilFace,
    deck_piece,
)
from goblins.ui.ahead import Job
from goblins.ui.moving import effects
from goblins.ui.moving.motion import Face, Layout, Placement
from goblins.ui.stage import Stage
from goblins.ui.unseen import Unseen

#: How she looks in such moments, and how everybody else does.
HER_MOODS, MOODS = ("tantrum", "", "happy"), ("sad", "happy")
#: The kinds of Forfeit decks that rise when one is chosen, and how wide their cards are on the way.
DECKS, RISING = range(6), 90.0


#: A deck on its way to where one is chosen: so many times as large.
RISEN = 1.2
#: Cards that are seen close, without what stands on them: how wide, in units, and how high by their width.
CLOSE = (
    *((f"forfeit_{kind}", FORFEIT, 1.4) for kind in KINDS),
    ("treasure_large", TREASURE, 1.4),
    ("chip", TREASURE, 1.0),
)
#: The star of light behind her when she screams, and how wide it becomes.
STAR, STAR_WIDE = "koncita/burst.svg", FIGURE * 1.4


def laid(stage: Stage, lying: Layout, paint: Painter) -> list[Job]:
    """Jobs for every piece as it lies; and for the decks as they rise for a Forfeit, which comes without warning."""
    decks = [lying[deck_piece(kind)] for kind in DECKS]
    rising = [replace(deck, w=deck.w * RISEN, h=deck.h * RISEN) for deck in decks]
    return [partial(paint, stage, placement, "idle") for placement in (*lying.values(), *rising)]


def foreseen(stage: Stage, view: KoncitaView, context: TableContext, lying: Layout, paint: Painter) -> list[Job]:
    """Jobs that make them, the likeliest first; pieces are `lying` like that now."""
    room, goblins = zone("room"), [seat.goblin for seat in context.setup.seats]
    figures = [FigureFace("princess", mood) for mood in HER_MOODS]
    figures += [FigureFace(goblin, mood) for mood in MOODS for goblin in goblins]
    looks: list[tuple[Face, float, float]] = [(face, FIGURE, FIGURE) for face in figures]
    looks += [(BackFace(kind), RISING, RISING * 1.4) for kind in DECKS]
    placed = [Placement(*room.centre, wide, tall, face, resizing=True) for face, wide, tall in looks]
    placed.insert(1, Placement(*room.centre, room.w, room.h, VeilFace()))
    placed += [card_at(room.centre, DECK_CARD, BackFace(kind), 0, fixed=True) for kind in DECKS]
    placed += [replace(lying[PRINCESS_PIECE], face=PrincessFace(upset=True, before=behind)) for behind in (False, True)]
    drawings = [partial(paint, stage, put, "idle") for put in placed]
    return Unseen(stage).drawings([*drawings, *_close(stage, view, context), partial(effects.light, stage, RAYS)])


def kept_ready(stage: Stage, lying: Layout, cards: Cards) -> list[Job]:
    """Jobs for the Treasure that may be won next, seen close."""
    faces = [put.face for put in lying.values()]
    painter, width = stage.painter(CardPainter), stage.viewport.length(TREASURE)
    treasures = [cards.treasures[face.treasure] for face in faces if isinstance(face, TreasureFace)]
    return [partial(painter.treasure, treasure, width, large=True) for treasure in treasures]


def _close(stage: Stage, view: KoncitaView, context: TableContext) -> Iterator[Callable[[], object]]:
    """What cards, stars and sheets that are seen close are made of."""
    px = stage.viewport.length
    yield partial(stage.sprites.raster, STAR, (px(STAR_WIDE), px(STAR_WIDE)))
    yield partial(stage.panel, choice_rect(view), shadow=CHOICE_SHADOW)
    for name, wide, tall in CLOSE:
        yield partial(stage.sprites.raster, f"koncita/cards/{name}.svg", (px(wide), round(px(wide) * tall)))
    for seat in context.setup.seats:
        yield partial(stage.painter(CardPainter).player_card, seat.colour, px(PLAYER_CARD))
        sad = stage.tokens.character(seat.goblin, "full", "sad")
        yield partial(stage.sprites.raster, sad, (px(OUT_FIGURE), px(OUT_FIGURE)))
    yield partial(stage.panel, sheet_rect(), shadow=SHADOW)
