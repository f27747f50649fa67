"""At which widths pieces of Pact lie still, by what they show: a piece of another width is on its way."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from goblins.content.tiled import zones
from goblins.tables.kit.zones import zone
from goblins.tables.pact import geometry, piles, sheet
from goblins.tables.pact import showing as s
from goblins.tables.pact.faces import TASK
from goblins.ui.motion import Face
from goblins.ui.viewport import Rect

MAPS = ("ring_solo", "ring_3", "ring_4", "ring_5", "mine_solo", "mine_beginner", "mine_expert")


def lies_still(form: type[Face], width: float) -> bool:
    """Whether a piece that shows such a thing has this width somewhere on some table."""
    return round(width) in _widths()[form]


@cache
def _widths() -> dict[type[Face], frozenset[int]]:
    pockets = _wide("pocket_left", "pocket_right")
    displays = (*geometry.OWN_SHOWN, *geometry.SHOWN)
    kept = [geometry.KEPT, *(geometry.kept_width(area, 3) for area in _areas("commands"))]
    tickets = [geometry.ticket_width(area, columns) for area in _areas("specialists") for columns in (1, 2)]
    figures = [geometry.figure_size(master) for master in _areas("master")]
    tiles = [size for _, _, size in piles.GRIDS]
    hand = [geometry.card_width(area) for area in _areas("hand")]
    far = [piles.far_tile(area)[1] for number in range(1, 5) for area in _areas(f"far_pact_{number}")]
    found: dict[type[Face], Iterable[float]] = {
        s.GoblinFace: [*hand, *(geometry.card_width(area) for area in _areas("row"))],
        s.BackFace: hand,
        s.ShownFace: displays,
        s.PermanentFace: [geometry.LIT * width for width in displays],
        s.DiscardedFace: _wide("discards"),
        s.DeckFace: _wide("deck"),
        s.TaskDeckFace: _wide("task_deck"),
        s.TaskFace: [*(area.h / TASK for area in _areas("tasks")), *(width - 12 for width in pockets)],
        s.StripFace: [width - 12 for width in pockets],
        s.TileFace: [*tiles, *far, piles.FAR_TILE],
        s.PocketFace: pockets,
        s.SpecialistFace: [geometry.SPECIALIST_CARD],
        s.TicketFace: [*geometry.TICKETS, *tickets],
        s.BadgeFace: geometry.BADGES,
        s.MasterFace: [geometry.MASTER, *_wide("master")],
        s.DynamiteFace: [geometry.DYNAMITE, *_wide("dynamite")],
        s.FigureFace: [*piles.FIGURES, *figures],
        s.CommandFace: [geometry.CHOICE_CARD],
        s.KeptFace: kept,
        s.CommandBackFace: kept,
        s.PaidFace: [sheet.CARD, sheet.COIN],
    }
    return {form: frozenset(round(width) for width in widths) for form, widths in found.items()}


def _areas(*names: str) -> list[Rect]:
    """The zones of these names on every map."""
    return [zone("pact", level, name) for level in MAPS for name in names if name in zones("pact", level)]


def _wide(*names: str) -> list[float]:
    return [area.w for area in _areas(*names)]
