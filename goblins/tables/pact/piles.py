"""The Pact cards and the Tasks on them: pockets with piles for one's own, rows of tiles for the others."""

from __future__ import annotations

from goblins.games.pact.scoring import on_pact
from goblins.games.pact.state import left_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.tables.pact import showing as s
from goblins.tables.pact.faces import HEADER, PACT, TASK, Owner
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.viewport import Rect

ZONE_Z, TASK_Z = 1.0, 30.0
TILE, FAR_TILE = 34.0, 30.0
FIGURE_SIZE = 36.0
#: A pile of more Tasks shows the older ones as tiles.
STRIPS_AT_MOST = 5
#: How many tiles lie side by side, in how many rows, and how large they are: even all Tasks stay within the place.
GRIDS = ((4, 3, TILE), (5, 4, 26.0), (6, 5, 21.0), (8, 8, 15.0))
TILES_GAP = 2.0
STRIP = 31.0
SHOWN_OF_NEWEST = 84.0


def pocket_card_rect(view: PactView, context: TableContext, pact: int) -> Rect:
    """One's own Pact card: the pocket at the bottom of its pile."""
    rect = p.pact_rect(view, context, pact)
    tall = rect.w * PACT
    return Rect(rect.x, rect.bottom - tall, rect.w, tall)


def place_pact(placed: dict[Piece, Placement], view: PactView, context: TableContext, pact: int) -> None:
    """A Pact card, its Tasks, and the Figures on them."""
    public = view.public
    rect = p.pact_rect(view, context, pact)
    if not p.is_own_pact(view, context, pact):
        placed[p.pact_piece(pact)] = Placement(*rect.centre, rect.w, rect.h, s.ZoneFace(), ZONE_Z, fixed=True)
        _place_far_pile(placed, view, context, pact, rect)
        return
    pocket = pocket_card_rect(view, context, pact)
    count = len(public.pacts[pact])
    left, right = (_owner(view, context, clan) for clan in (left_of(public, pact), pact))
    face = s.PocketFace(count, on_pact(public, context.viewer, pact) - count, left, right)
    placed[p.pact_piece(pact)] = Placement(*pocket.centre, pocket.w, pocket.h, face, TASK_Z + 40, fixed=True)
    _place_pile(placed, view, context, pact, pocket)


def pile_top(view: PactView, context: TableContext, pact: int) -> float:
    """Where one's own Pact card's pile begins, from above."""
    pocket, count = pocket_card_rect(view, context, pact), len(view.public.pacts[pact])
    if not count:
        return pocket.y
    columns, size = _grid(count - 1)
    tiled = 8 + (size + TILES_GAP) * -(-(count - 1) // columns)
    above = STRIP * (count - 1) if count <= STRIPS_AT_MOST else tiled
    return pocket.y - SHOWN_OF_NEWEST - above


def _grid(tiles: int) -> tuple[int, float]:
    """How many tiles lie side by side, and their size: the largest for which there is room."""
    return next((columns, size) for columns, rows, size in GRIDS if tiles <= columns * rows)


def _owner(view: PactView, context: TableContext, clan: int) -> Owner:
    if clan >= view.public.players:
        return Owner(p.STRANGER_FACES[clan - view.public.players])
    who = context.seat(clan)
    return Owner(who.goblin, who.colour)


def _place_pile(placed: dict[Piece, Placement], view: PactView, context: TableContext, pact: int, pocket: Rect) -> None:
    """The newest Task looks out of the pocket; older ones lie above it as strips, or as tiles when there are many."""
    pile = view.public.pacts[pact]
    if not pile:
        return
    wide = pocket.w - 12
    top = pocket.y - SHOWN_OF_NEWEST
    newest = Placement(
        pocket.centre[0], top + wide * TASK / 2, wide, wide * TASK, s.TaskFace(pile[-1]), TASK_Z + 30, fixed=True
    )
    placed[p.task_piece(pile[-1])] = newest
    spots: dict[int, tuple[float, float]] = {pile[-1]: (pocket.right - 4, top + 20)}
    older = pile[:-1]
    if len(pile) <= STRIPS_AT_MOST:
        for height, task in enumerate(reversed(older), 1):
            tall = wide * HEADER
            y = top - STRIP * height + tall / 2
            placed[p.task_piece(task)] = Placement(
                pocket.centre[0], y, wide, tall, s.StripFace(task), TASK_Z + 30 - height, fixed=True
            )
            spots[task] = (pocket.right - 4, y - 4)
    else:
        columns, size = _grid(len(older))
        across = (wide - size) / (columns - 1)
        for place, task in enumerate(older):
            row, column = divmod(place, columns)
            x = pocket.x + 6 + size / 2 + column * across
            y = top - 8 - size / 2 - (size + TILES_GAP) * ((len(older) - 1) // columns - row)
            placed[p.task_piece(task)] = Placement(x, y, size, size, s.TileFace(task), TASK_Z + place / 10, fixed=True)
            spots[task] = (x + size * 0.3, y - size * 0.35)
    _place_figures(placed, view, context, pact, spots, FIGURE_SIZE if len(pile) <= STRIPS_AT_MOST else 26.0)


def _place_figures(
    placed: dict[Piece, Placement],
    view: PactView,
    context: TableContext,
    pact: int,
    spots: dict[int, tuple[float, float]],
    size: float,
) -> None:
    for clan, figures in enumerate(view.public.figures):
        for number, figure in enumerate(figures):
            if figure.pact == pact and figure.task in spots:
                face = s.FigureFace(context.seat(clan).colour)
                placed[p.figure_piece(clan, number)] = Placement(
                    *spots[figure.task], size, size, face, TASK_Z + 60 + number, fixed=True
                )


def _place_far_pile(
    placed: dict[Piece, Placement], view: PactView, context: TableContext, pact: int, rect: Rect
) -> None:
    pile = view.public.pacts[pact]
    rows = 1 if rect.h < 100 else 2
    inside = Rect(rect.x + 10, rect.y + 46, rect.w - 20, rect.h - 50)
    per_row = max(1, int((inside.w + 3) // (FAR_TILE + 3)))
    if len(pile) > per_row * rows:
        per_row = -(-len(pile) // rows)
    size = min(FAR_TILE, (inside.h - 2) / rows)
    spots = {}
    for place, task in enumerate(pile):
        row, column = divmod(place, per_row)
        xs = p.in_row(min(per_row, len(pile) - row * per_row), inside, size, 3)
        y = inside.y + size / 2 + row * (size + 2)
        placed[p.task_piece(task)] = Placement(
            xs[column], y, size, size, s.TileFace(task), TASK_Z + place / 10, fixed=True
        )
        spots[task] = (xs[column] + 8, y - 12)
    _place_figures(placed, view, context, pact, spots, 22.0)
