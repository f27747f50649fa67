"""Where things of Pact lie: the zones of its maps, who sits where in the ring, and the names of pieces."""

from __future__ import annotations

from msgspec import Struct

from goblins.content.tiled import zones
from goblins.games.pact.state import PactView, clans_of, left_of, right_of
from goblins.tables.contract import TableContext
from goblins.ui.motion import Piece
from goblins.ui.viewport import Rect

DECK, TASK_DECK, DISCARDS, HAND, DISPLAY = "deck", "taskdeck", "discards", "hand", "display"
SHEET = "sheet"
STRANGERS = ("Helix", "Ferdix")
STRANGER_FACES = ("helix", "ferdix")
#: Between two games of a campaign: over the middle, as wide as what lies there.
NEXT_PANEL = Rect(332, 148, 928, 410)


class Showing(Struct, frozen=True):
    """What a panel that lies among the pieces is painted from."""

    view: PactView
    context: TableContext


def _ring(view: PactView) -> str:
    return "ring_solo" if view.mode == "solo" else f"ring_{clans_of(view)}"


def _mine(view: PactView) -> str:
    return {"beginner": "mine_beginner", "solo": "mine_solo"}.get(view.mode, "mine_expert")


def zone(view: PactView, name: str) -> Rect:
    """A zone of the table, for so many clans and the rules that are played."""
    ring = zones("pact", _ring(view))
    found = ring[name] if name in ring else zones("pact", _mine(view))[name]
    return Rect(found.x, found.y, found.w, found.h)


# ---------------------------------------------------------------------- the ring


def far_clans(view: PactView, context: TableContext) -> list[int]:
    """The clans that are no neighbours of the one who looks, from left to right."""
    count = clans_of(view)
    return [(context.viewer + step) % count for step in range(2, count - 1)]


def seat_name(view: PactView, context: TableContext, clan: int) -> str:
    """What a clan is called."""
    return context.name(clan) if clan < view.players else STRANGERS[clan - view.players]


def is_left(view: PactView, context: TableContext, clan: int) -> bool:
    """Whether a clan is the left neighbour of the one who looks."""
    return clan == left_of(view, context.viewer)


def is_right(view: PactView, context: TableContext, clan: int) -> bool:
    """Whether a clan is the right neighbour of the one who looks."""
    return clan == right_of(view, context.viewer)


def clan_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """Where a clan sits."""
    if clan == context.viewer:
        return zone(view, "plate")
    if is_left(view, context, clan):
        return zone(view, "left")
    if is_right(view, context, clan):
        return zone(view, "right")
    return zone(view, f"far_{far_clans(view, context).index(clan) + 1}")


def plate_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """A clan's plate."""
    rect = clan_rect(view, context, clan)
    near = is_left(view, context, clan) or is_right(view, context, clan)
    return Rect(rect.x, rect.y, rect.w, 86) if near else rect


def is_near(view: PactView, context: TableContext, clan: int) -> bool:
    """Whether a clan's display lies open before it: one's own, or a neighbour's."""
    return clan == context.viewer or is_left(view, context, clan) or is_right(view, context, clan)


def tray_rect(view: PactView, context: TableContext, clan: int) -> Rect:
    """Where a near clan's display lies."""
    if clan == context.viewer:
        return zone(view, "display")
    rect = clan_rect(view, context, clan)
    return Rect(rect.x, rect.y + 114, rect.w, 132 if clans_of(view) == 3 else 96)


def pact_rect(view: PactView, context: TableContext, pact: int) -> Rect:
    """Where a Pact card lies with its pile: one's own at the lower corners, the others above."""
    if pact == context.viewer:
        return zone(view, "pocket_left")
    if pact == right_of(view, context.viewer):
        return zone(view, "pocket_right")
    count = clans_of(view)
    return zone(view, f"far_pact_{(pact - context.viewer) % count}")


def is_own_pact(view: PactView, context: TableContext, pact: int) -> bool:
    """Whether a Pact card is one of the viewer's."""
    return pact in (context.viewer, right_of(view, context.viewer))


# ---------------------------------------------------------------------- pieces


def goblin_piece(card: int) -> Piece:
    """A goblin that can be seen."""
    return f"goblin:{card}"


def task_piece(task: int) -> Piece:
    """A Task that can be seen."""
    return f"task:{task}"


def plate_piece(clan: int) -> Piece:
    """A clan's plate, to be pointed at; one's own takes Tasks done alone."""
    return f"plate:{clan}"


def pact_piece(pact: int) -> Piece:
    """A Pact card."""
    return f"pact:{pact}"


def specialist_piece(specialist: int) -> Piece:
    """A Specialist."""
    return f"specialist:{specialist}"


def master_piece(seat: int) -> Piece:
    """A Master Goblin."""
    return f"master:{seat}"


def figure_piece(seat: int, number: int) -> Piece:
    """A seat's first, second or third Figure."""
    return f"figure:{seat}:{number}"


def dynamite_piece(seat: int) -> Piece:
    """A Dynamite card."""
    return f"dynamite:{seat}"


def command_piece(command: int) -> Piece:
    """One's own Command."""
    return f"command:{command}"


def column_piece(column: int) -> Piece:
    """What pays for a needed goblin, on the sheet."""
    return f"column:{column}"


def cell_piece(column: int, source: int) -> Piece:
    """Another way to pay for a needed goblin, on the sheet."""
    return f"cell:{column}:{source}"


def number_of(piece: Piece | None, kind: str) -> int | None:
    """The number in a piece's name if it is of that kind."""
    if piece is None or not piece.startswith(f"{kind}:"):
        return None
    return int(piece.rpartition(":")[2])


def in_row(count: int, area: Rect, width: float, gap: float, *, left: bool = False) -> list[float]:
    """Middles of things side by side in an area, closer together when there are many; centred, or from the left."""
    pitch = min(width + gap, (area.w - width) / max(1, count - 1))
    start = area.x if left else area.x + (area.w - pitch * (count - 1) - width) / 2
    return [start + width / 2 + place * pitch for place in range(count)]
