"""What lights up in the maze: cells for a tile, tiles that may be chosen or fit, peeks, the golden thread, and previews."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import pygame

from goblins.games.irene.caves import empty_cells
from goblins.games.irene.cells import MOUNTAIN
from goblins.games.irene.content import GRASS, NO_SYMBOL, SYMBOLS, Content
from goblins.games.irene.state import FREE, NO_TILE, NOBODY, Spot
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import in_points, in_scrolls, symbol_form, symbol_name
from goblins.tables.contract import Attention, TableContext
from goblins.tables.irene.cave import TINY_PITCH, Cave
from goblins.tables.irene.edges import draw_cell, draw_count, draw_edge
from goblins.tables.irene.faces import SHAPES, TilePainter
from goblins.tables.irene.geometry import (
    captured_rect,
    crumbs_in_caves,
    crumbs_on,
    drawn_rect,
    has_hidden_path,
    home_rect,
    layout,
    open_rect,
    palace_face,
    palace_rect,
    panel_rect,
    shown_path,
)
from goblins.tables.irene.ground import known_points
from goblins.tables.irene.pieces import RAISED, PiecePainter
from goblins.tables.irene.showing import (
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    TRAY,
    CrumbFace,
    HomeFace,
    Kind,
    PalaceFace,
    SquareFace,
    TileFace,
    cell_piece,
)
from goblins.tables.irene.zones import zone
from goblins.ui.draw import passes
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect, centred
from goblins.words import say

#: Another player's path: its tiles, how many lie in a row, how wide its panel is at least, and how far down it may reach.
OTHER_TILE, OTHER_ROW, OTHER_LEAST, LOWEST = 92.0, 8, 250.0, 890.0
#: How large the tile is shown that was just placed.
PLACED_TILE = 104.0
#: How to look at a cave that has become small, and at other parts of it from close by.
FAR_WORDS, CLOSE_WORDS = "irene-look-closer", "irene-look-elsewhere"


class Seen(NamedTuple):
    """What marks depend on: the view, who looks at it, and what they point at."""

    view: MazeView
    context: TableContext
    attention: Attention
    cave: Cave

    @property
    def choosing(self) -> bool:
        """Whether the one who looks may choose a tile for the path now."""
        return self._asks("choose") and not self.context.pausing

    @property
    def may_ring(self) -> bool:
        """Whether they may ring their bell now."""
        public = self.view.public
        return self.context.pausing and public.phase == "choose" and public.active != self.context.viewer

    @property
    def shouting(self) -> bool:
        """Whether they may turn a tile up."""
        return self._asks("shout")

    @property
    def exploring(self) -> bool:
        """Whether they may draw a tile."""
        return self._asks("turn")

    @property
    def lifted(self) -> Piece | None:
        """What is held or selected: it has places to go that are lit."""
        return self.attention.active if self.attention.lit else None

    def peeks_at(self, cell: int) -> bool:
        """Whether a tile is being peeked at before their eyes."""
        public = self.view.public
        return public.phase == "peeked" and cell in public.peeked and not self.context.covered

    def where(self, piece: Piece, cell: int) -> Rect:
        """Where a cell's tile is just now: while a story makes room in the Caves, what marks it goes along."""
        here = (self.attention.now or {}).get(piece)
        return centred(here.x, here.y, self.cave.tile, self.cave.tile) if here else self.cave.rect(cell)

    def _asks(self, phase: str) -> bool:
        return self.view.public.phase == phase and self.attention.playable


class Marks:
    """Draws marks below and above the pieces."""

    def __init__(self, content: Content, pieces: PiecePainter) -> None:
        self._content, self._pieces = content, pieces

    def draw_under(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Cells where the tile in hand may lie."""
        if view.public.phase in ("place", "return") and attention.playable:
            cave = Cave(view.caves, context.camera)
            for cell in filter(cave.shows, empty_cells(view.caves)):
                over = cell_piece(cell) in (attention.aimed, attention.advised)
                draw_cell(stage, cave.rect(cell), over=over)
                if not over:
                    stage.icon("plus", cave.middle(cell), cave.tile * 0.32, 0.6)

    def draw_over(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Edges of what may be chosen, of what fits and of what is peeked at; the thread; a large tile."""
        cave = Cave(view.caves, context.camera)
        seen = Seen(view, context, attention, cave)
        _draw_crumbs_on_raised(stage, seen)
        self._draw_tiles(stage, seen)
        _draw_closeness(stage, cave)
        _draw_mountain(stage, seen)
        if not (attention.moving and view.public.phase == "choose"):  # the tile that is tried has left its cell
            _draw_last_placed(stage, seen)
        self._memories(stage, view, context, cave)
        if attention.playable:
            _draw_beside(stage, view)
        _draw_lit(stage, attention, OPEN_PLACE, open_rect(view, view.public.active))
        if TRAY in attention.lit and attention.active:
            draw_edge(stage, "mint", zone("tray"))
        _draw_rising(stage, seen)
        self._placed(stage, seen)
        if not attention.moving and not attention.lit:
            self._preview(stage, view, context, attention)

    def _draw_tiles(self, stage: Stage, seen: Seen) -> None:
        """The edges of the tiles in the Caves: what is peeked at, what may be turned up, what fits, what takes a piece."""
        for spot in seen.view.caves:
            if not seen.cave.shows(spot.cell):
                continue
            rect = seen.cave.rect(spot.cell)
            if seen.peeks_at(spot.cell):
                _draw_peek(stage, seen.view, spot, rect)
            elif seen.may_ring and not spot.up:
                draw_edge(stage, "mint", rect)
            elif cell_piece(spot.cell) in seen.attention.sources and (seen.choosing or seen.shouting):
                draw_edge(stage, "red" if seen.shouting else "gold" if spot.up else "mint", rect)
                if spot.up:
                    stage.icon("fits", (rect.right - 10, rect.y + 8), min(34, rect.w * 0.6))
            if seen.attention.active or seen.attention.rising or seen.attention.hinted:
                _draw_lit(stage, seen.attention, cell_piece(spot.cell), rect)
            if seen.lifted == cell_piece(spot.cell):
                draw_edge(stage, "gold", _raised(rect))

    def _memories(self, stage: Stage, view: MazeView, context: TableContext, cave: Cave) -> None:
        """The aide-mémoire: what the one who looks has seen, faintly."""
        if not context.setup.options.get("aide") or context.covered:
            return
        hidden = {spot.cell for spot in view.caves if spot.tile == NO_TILE and cave.shows(spot.cell)}
        for sight in view.sights:
            if sight.cell in hidden:
                px = stage.viewport.length(cave.tile * 0.62)
                face = TileFace(sight.tile)
                faint = stage.cache.get(
                    ("irene_memory", self._pieces.picture_key(face), px), partial(self._faint, stage, face, px)
                )
                stage.blit(faint, cave.middle(sight.cell))

    def _placed(self, stage: Stage, seen: Seen) -> None:
        """The tile that the one who looks has just placed: they have seen it, and it lies face down by now."""
        view, viewer = seen.view, seen.context.viewer
        if (
            view.public.phase != "peeked"
            or view.public.active != viewer
            or seen.context.covered
            or seen.attention.moving
        ):
            return
        cell = view.public.placed[viewer]
        tile = next((sight.tile for sight in view.sights if sight.cell == cell), NO_TILE)
        if tile != NO_TILE:
            rect = drawn_rect()
            picture = self._pieces.face(stage, TileFace(tile), stage.viewport.length(PLACED_TILE))
            stage.blit(picture, (rect.centre[0], rect.y + PLACED_TILE / 2))
            stage.text(
                say("irene-tray-placed"), (rect.centre[0], rect.y + PLACED_TILE + 18), 17, DIM, "body", width=rect.w
            )

    def _faint(self, stage: Stage, face: TileFace, px: int) -> pygame.Surface:
        return passes.faded(self._pieces.face(stage, face, px), 0.42)

    def _preview(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """A face that shows, large, over the log."""
        pointed = attention.hovered
        if pointed and pointed.kind == Kind.PANEL and has_hidden_path(view, context, pointed.number):
            self._other_path(stage, view, context, pointed.number)
            return
        face = _shown_face(view, context, pointed)
        if face is None:
            return
        rect = zone("log")
        stage.panel(rect, curls="none")
        px = stage.viewport.length(196)
        stage.blit(self._pieces.face(stage, face, px), (rect.x + 120, rect.centre[1]))
        if isinstance(face, TileFace) and not self._content.is_goblin(face.tile):
            self._about_path(stage, rect, face)
            return
        lines = self._words(face)
        for number, words in enumerate(lines):
            y = rect.centre[1] + (number - (len(lines) - 1) / 2) * 28
            draw_fitted(stage, words, Rect(rect.x + 228, y - 14, 126, 28), 18, DIM, "body", "midleft")

    def shows_large(self, view: MazeView, context: TableContext, attention: Attention) -> bool:
        """Whether a face is shown large over the log now."""
        still = not attention.moving and not attention.lit
        return still and _shown_face(view, context, attention.hovered) is not None

    def _about_path(self, stage: Stage, rect: Rect, face: TileFace) -> None:
        """Where a path tile leads from and to, its scrolls, and whether only the one who looks sees it."""
        path, x = self._content.paths[face.tile], rect.x + 230
        plates, px = stage.painter(TilePainter), stage.viewport.length(34)
        stage.text(say("irene-face-entry"), (x, rect.y + 66), 19, DIM, "body", "midleft", width=64)
        stage.blit(plates.plate(SYMBOLS[path.entry], px), (x + 84, rect.y + 66))
        ends = say("irene-face-exit-grass" if path.exit == GRASS else "irene-face-exit")
        stage.text(ends, (x, rect.y + 112), 19, DIM, "body", "midleft", width=112)
        if path.exit != GRASS:
            stage.blit(plates.plate(SYMBOLS[path.exit], px), (x + 84, rect.y + 112))
        count = len(path.scrolls)
        stage.sprite("irene/scroll.svg", (x + 14, rect.y + 158), 30)
        stage.text(in_scrolls(count), (x + 34, rect.y + 158), 19, DIM, "body", "midleft", width=86)
        if not face.up:
            stage.icon("peek", (x + 14, rect.y + 204), 30)
            only = Rect(x + 34, rect.y + 184, 92, 40)
            draw_fitted(stage, say("irene-face-only-you"), only, 19, DIM, "body", "midleft")

    def _other_path(self, stage: Stage, view: MazeView, context: TableContext, seat: int) -> None:
        """Another player's path beside their panel, with what they captured: all paths are open."""
        faces: list[SquareFace] = [PalaceFace(view.public.starts[seat])]
        faces += [TileFace(tile, up=True) for tile in view.public.paths[seat]]
        faces += [HomeFace()] if seat in view.public.arrived else []
        rows, side = math.ceil(len(faces) / OTHER_ROW), OTHER_TILE
        wide = max(OTHER_LEAST, 40 + side * min(OTHER_ROW, len(faces)))
        high = 58 + side * rows
        rect = Rect(348, min(panel_rect(seat).y, LOWEST - high), wide, high)
        stage.panel(rect, shadow=10)
        points = known_points(view, context, seat, self._content)
        words = say("irene-face-others-path", name=context.name(seat), points=in_points(points))
        stage.text(words, (rect.x + 20, rect.y + 24), 18, anchor="midleft", width=rect.w - 40)
        for place, face in enumerate(faces):
            row, column = divmod(place, OTHER_ROW)
            tile = Rect(rect.x + 20 + side * column, rect.y + 42 + side * row, side, side)
            stage.blit_at(self._pieces.face(stage, face, stage.viewport.length(side)), (tile.x, tile.y))
            if isinstance(face, TileFace):
                _draw_captured(stage, crumbs_on(view, face.tile), tile)

    def _words(self, face: SquareFace) -> list[str]:
        """What stands beside a face that is shown large."""
        match face:
            case HomeFace(number=number):
                words = say("irene-face-turned-home", number=number) if number else say("irene-face-home")
            case PalaceFace(symbol=symbol, bonus=bonus):
                words = say("irene-face-palace", symbol=symbol_form(symbol, "the"))
                if bonus != NO_SYMBOL:
                    words += "\n" + say("irene-face-bonus", symbol=symbol_name(bonus))
            case TileFace(tile=tile, up=up) if self._content.is_goblin(tile):
                words = say("irene-face-spent-goblin" if up else "irene-face-goblin")
            case _:
                return []
        return words.split("\n")


def _shown_face(view: MazeView, context: TableContext, pointed: Piece | None) -> SquareFace | None:
    """The face of a piece that is pointed at, if it shows."""
    seat, returning = shown_path(view, context), view.public.returning
    path = view.public.paths[seat] if seat != NOBODY else ()
    match pointed:
        case Piece(Kind.CELL, cell):
            spot = next((spot for spot in view.caves if spot.cell == cell), None)
            shows = spot and spot.tile != NO_TILE and (spot.up or not context.covered)
            return TileFace(spot.tile, up=spot.up) if spot and shows else None
        case Piece(Kind.HOME, home) if home < len(view.public.homes):
            return HomeFace(view.numbers[home])
        case Piece(Kind.PALACE, symbol):
            return palace_face(view, context, symbol)
        case Piece(Kind.PATH, place) if 0 < place <= len(path):
            return TileFace(path[place - 1], up=True)
        case Piece(Kind.RETURNING | Kind.WAITING, place) if place < len(returning):
            return TileFace(returning[place], up=True)
    return None


# ---------------------------------------------------------------------- single marks


def _raised(rect: Rect) -> Rect:
    """Where something lies that is raised."""
    return Rect(rect.x, rect.y - RAISED, rect.w, rect.h)


def _draw_crumbs_on_raised(stage: Stage, seen: Seen) -> None:
    """Breadcrumbs on a tile that is raised: it is drawn over those that lie; from one that is held they are gone."""
    raised = {seen.attention.active, seen.attention.hinted, *seen.attention.rising} - {seen.attention.held}
    for piece, placement in crumbs_in_caves(seen.view, seen.cave).items():
        cell = seen.view.crumbs[piece.number][piece.part]
        if cell_piece(cell) in raised and piece not in raised and isinstance(placement.face, CrumbFace):
            px = stage.viewport.length(placement.w)
            picture = stage.painter(TilePainter).crumb(SHAPES[piece.number], SYMBOLS[piece.part], px)
            stage.blit(picture, (placement.x, placement.y - RAISED))


def _draw_peek(stage: Stage, view: MazeView, spot: Spot, rect: Rect) -> None:
    """A tile that is being peeked at, with a lock if it can't be swapped (I-40)."""
    draw_edge(stage, "violet", rect)
    if spot.tile != NO_TILE:
        stage.icon("peek", (rect.centre[0], rect.y + 5), 28)  # the upper right corner says who laid it
    if view.public.advanced and any(spot.cell in held for held in view.crumbs):
        stage.icon("lock", (rect.x + 14, rect.y + 14), 26)


def _draw_rising(stage: Stage, seen: Seen) -> None:
    """Pieces of which one is to be chosen for the place that was clicked."""
    placed = layout(seen.view, seen.context) if seen.attention.rising else {}
    for piece in seen.attention.rising & set(placed):
        draw_edge(stage, "gold", _raised(placed[piece].rect).grown(4))


def _draw_lit(stage: Stage, attention: Attention, piece: Piece, rect: Rect) -> None:
    """A target that takes the piece in hand, or to which a hint would bring one."""
    if piece in attention.lit or piece == attention.advised:
        draw_edge(stage, "mint_over" if attention.aimed == piece else "mint", rect)


def _draw_closeness(stage: Stage, cave: Cave) -> None:
    """How to look at a cave that is small, or at other parts of one that is close."""
    close = cave.pitch > cave.whole_pitch
    if close or cave.whole_pitch < TINY_PITCH:
        area = zone("caves")
        stage.light(say(CLOSE_WORDS if close else FAR_WORDS), (area.x, area.bottom - 8), 17, width=area.w)


def _draw_mountain(stage: Stage, seen: Seen) -> None:
    """The Mountain's edge and how many tiles it has."""
    if not seen.cave.shows(MOUNTAIN):
        return
    rect = seen.where(MOUNTAIN_PIECE, MOUNTAIN)
    if seen.view.mountain_size:
        lit = MOUNTAIN_PIECE in seen.attention.sources and (seen.choosing or seen.exploring)
        draw_edge(stage, "mint" if lit else "mountain", rect.grown(-rect.w * 0.06))
    draw_count(stage, rect, seen.view.mountain_size)


def _draw_last_placed(stage: Stage, seen: Seen) -> None:
    """Whose tile came last onto a cell."""
    view, cave = seen.view, seen.cave
    hidden = {spot.cell for spot in view.caves if not spot.up and cave.shows(spot.cell)}
    for seat, cell in enumerate(view.public.placed):
        if cell in hidden:
            rect = seen.where(cell_piece(cell), cell)
            badge = stage.painter(TilePainter).badge(SHAPES[seat], stage.viewport.length(cave.tile * 0.2))
            stage.blit(badge, (rect.right - cave.tile * 0.12, rect.y + cave.tile * 0.12))


def _draw_beside(stage: Stage, view: MazeView) -> None:
    """Homes and Palaces that may be taken, or Homes that may be sealed."""
    public = view.public
    if public.phase in ("home", "job"):
        for home, owner in enumerate(public.homes):
            if owner == FREE:
                draw_edge(stage, "mint" if public.phase == "home" else "red", home_rect(home, len(public.homes)))
    if public.phase == "palace":
        for symbol, owner in enumerate(public.palaces):
            if owner == NOBODY:
                draw_edge(stage, "mint", palace_rect(symbol))


def _draw_captured(stage: Stage, crumbs: Sequence[tuple[int, int]], tile: Rect) -> None:
    """Breadcrumbs at the foot of a path tile."""
    for number, (owner, symbol) in enumerate(crumbs):
        rect = captured_rect(tile, number, len(crumbs))
        picture = stage.painter(TilePainter).crumb(SHAPES[owner], SYMBOLS[symbol], stage.viewport.length(rect.w))
        stage.blit(picture, rect.centre)
