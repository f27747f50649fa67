"""What lights up in the maze: cells for a tile, tiles that may be chosen or fit, peeks, the golden thread, and previews."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import pygame

from goblins.games.irene import scoring
from goblins.games.irene.draft import empty_cells
from goblins.games.irene.state import MOUNTAIN, NO_TILE, NOBODY, MazeView
from goblins.games.irene.tiles import GRASS, SYMBOLS, Tiles
from goblins.tables.contract import Attention, TableContext
from goblins.tables.irene import thread
from goblins.tables.irene.edges import draw_cell, draw_edge
from goblins.tables.irene.geometry import (
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    RETURNING_PIECE,
    SHAPES,
    TINY_PITCH,
    TRAY,
    Cave,
    captured_rect,
    cell_piece,
    crumbs_on,
    home_rect,
    number_of,
    open_rect,
    palace_rect,
    panel_rect,
    path_rect,
    shown_path,
    zone,
)
from goblins.tables.irene.ground import Counted
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.sentences import in_points
from goblins.ui import passes
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect

#: Another player's path: its tiles, how many lie in a row, and how wide its panel is at least.
OTHER_TILE, OTHER_ROW, OTHER_LEAST = 92.0, 8, 250.0
#: How to look at a cave that has become small, and at other parts of it from close by.
FAR_WORDS = "Turn the wheel to look closer"
CLOSE_WORDS = "Drag the ground to look elsewhere, double-click it to see everything"


class Marks:
    """Draws marks below and above the pieces."""

    def __init__(self, tiles: Tiles, pieces: PiecePainter) -> None:
        self._tiles, self._pieces = tiles, pieces

    def draw_under(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Cells where the tile in hand may lie."""
        if view.phase in ("place", "return") and attention.playable:
            cave = Cave(view.caves, context.camera)
            for cell in filter(cave.shows, empty_cells(view.caves)):
                over = attention.aimed == cell_piece(cell)
                draw_cell(stage, cave.rect(cell), over)
                if not over:
                    stage.icon("plus", cave.middle(cell), cave.tile * 0.32, 0.6)

    def draw_over(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """Edges of what may be chosen, of what fits and of what is peeked at; the thread; a large tile."""
        cave = Cave(view.caves, context.camera)
        self._edges(stage, view, context, attention, cave)
        self._last_placed(stage, view, cave)
        self._memories(stage, view, context, cave)
        self._thread(stage, view, context)
        if view.phase == "home" and attention.playable:
            for home, owner in enumerate(view.homes):
                if owner == -1:
                    draw_edge(stage, "mint", home_rect(home))
        if view.phase == "job" and attention.playable:
            for home, owner in enumerate(view.homes):
                if owner == -1:
                    draw_edge(stage, "red", home_rect(home))
        if view.phase == "palace" and attention.playable:
            for symbol, owner in enumerate(view.palaces):
                if owner == NOBODY:
                    draw_edge(stage, "mint", palace_rect(symbol))
        if OPEN_PLACE in attention.lit:
            kind = "mint_over" if attention.aimed == OPEN_PLACE else "mint"
            draw_edge(stage, kind, open_rect(view, view.active))
        if TRAY in attention.lit and attention.active:
            draw_edge(stage, "mint", zone(TRAY))
        if not attention.moving and not attention.lit:
            self._preview(stage, view, context, attention)

    def _edges(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention, cave: Cave) -> None:
        choosing = view.phase == "choose" and attention.playable and not context.pausing
        shouting = view.phase == "shout" and attention.playable
        wanted = self._end_symbol(view)
        for spot in view.caves:
            if not cave.shows(spot.cell):
                continue
            rect = cave.rect(spot.cell)
            if view.phase == "peeked" and spot.cell in view.peeked and not context.covered:
                draw_edge(stage, "violet", rect)
                if spot.tile != NO_TILE:
                    stage.icon("peek", (rect.right - 14, rect.y + 14), 26)
                if view.advanced and any(spot.cell in held for held in view.crumbs):  # it can't be swapped (I-40)
                    stage.icon("lock", (rect.x + 14, rect.y + 14), 26)
            elif (choosing or shouting) and not spot.up:
                draw_edge(stage, "mint" if choosing else "red", rect)
            elif choosing and spot.tile < len(self._tiles.paths) and self._tiles.paths[spot.tile].entry == wanted:
                draw_edge(stage, "gold", rect)
                stage.icon("fits", (rect.right - 10, rect.y + 8), min(34, rect.w * 0.6))
            target = cell_piece(spot.cell)
            if attention.active and target in attention.lit:
                draw_edge(stage, "mint_over" if attention.aimed == target else "mint", rect)
        close = cave.pitch > cave.whole_pitch
        if close or cave.whole_pitch < TINY_PITCH:
            area = zone("caves")
            stage.light(CLOSE_WORDS if close else FAR_WORDS, (area.x, area.bottom - 8), 17, width=area.w)
        if not cave.shows(MOUNTAIN):
            return
        rect = cave.rect(MOUNTAIN)
        explore = view.phase == "turn" and attention.playable and MOUNTAIN_PIECE in attention.sources
        if view.mountain_size:
            draw_edge(stage, "mint" if choosing or explore else "mountain", rect.grown(-rect.w * 0.06))
        draw_count(stage, rect, view.mountain_size)

    def _end_symbol(self, view: MazeView) -> int:
        path, start = view.paths[view.active], view.starts[view.active]
        return self._tiles.paths[path[-1]].exit if path else start

    def _last_placed(self, stage: Stage, view: MazeView, cave: Cave) -> None:
        """Whose tile came last onto a cell."""
        lying = {spot.cell for spot in view.caves if not spot.up and cave.shows(spot.cell)}
        for seat, cell in enumerate(view.placed):
            if cell in lying:
                rect = cave.rect(cell)
                badge = self._pieces.painter(stage).badge(SHAPES[seat], stage.viewport.length(cave.tile * 0.2))
                stage.blit(badge, (rect.right - cave.tile * 0.12, rect.y + cave.tile * 0.12))

    def _memories(self, stage: Stage, view: MazeView, context: TableContext, cave: Cave) -> None:
        """The aide-mémoire: what the one who looks has seen, faintly."""
        if not context.setup.options.get("aide") or context.covered:
            return
        hidden = {spot.cell for spot in view.caves if spot.tile == NO_TILE and cave.shows(spot.cell)}
        for sight in view.sights:
            if sight.cell in hidden:
                px = stage.viewport.length(cave.tile * 0.62)
                picture = self._pieces.face(stage, ("tile", sight.tile, False), px)
                faint = stage.cache.get(("irene memory", id(picture), px), partial(_faint, picture))
                stage.blit(faint, cave.middle(sight.cell))

    def _thread(self, stage: Stage, view: MazeView, context: TableContext) -> None:
        """The golden thread through the path that is shown."""
        seat = shown_path(view, context)
        if seat == NOBODY or view.starts[seat] < 0:
            return
        if view.returning:
            return
        count, home = len(view.paths[seat]), seat in view.arrived
        tiles = [path_rect(place, count) for place in range(count + 1 + home)]
        thread.draw_along(stage, tiles, home=home, loose=not home)

    def _preview(self, stage: Stage, view: MazeView, context: TableContext, attention: Attention) -> None:
        """A face that shows, large, over the log."""
        seat = number_of(attention.hovered, "panel")
        if seat is not None and view.starts[seat] >= 0 and seat != shown_path(view, context):
            self._other_path(stage, view, context, seat)
            return
        face = self._shown_face(view, context, attention)
        if face is None:
            return
        rect = zone("log")
        stage.panel(rect, curls="none")
        px = stage.viewport.length(196)
        stage.blit(self._pieces.face(stage, face, px), (rect.x + 130, rect.centre[1]))
        lines = self._words(face)
        for number, words in enumerate(lines):
            y = rect.centre[1] + (number - (len(lines) - 1) / 2) * 28
            stage.text(words, (rect.x + 246, y), 18, DIM, "body", "midleft", width=116)

    def _other_path(self, stage: Stage, view: MazeView, context: TableContext, seat: int) -> None:
        """Another player's path beside their panel, with what they captured: all paths are open."""
        path, side = view.paths[seat], OTHER_TILE
        home = seat in view.arrived
        faces: list[tuple[Any, ...]] = [("palace", view.starts[seat], -1), *(("tile", tile, True) for tile in path)]
        faces += [("home", 0)] if home else []
        rows = math.ceil(len(faces) / OTHER_ROW)
        wide = max(OTHER_LEAST, 40 + side * min(OTHER_ROW, len(faces)))
        rect = Rect(348, panel_rect(seat).y, wide, 58 + side * rows)
        stage.panel(rect, shadow=10)
        points = scoring.points_of(Counted(view), seat, self._tiles)
        words = f"{context.name(seat)}’s path: {in_points(points)}"
        stage.text(words, (rect.x + 20, rect.y + 24), 18, anchor="midleft", width=rect.w - 40)
        painter = self._pieces.painter(stage)
        for place, face in enumerate(faces):
            row, column = divmod(place, OTHER_ROW)
            tile = Rect(rect.x + 20 + side * column, rect.y + 42 + side * row, side, side)
            stage.blit_at(self._pieces.face(stage, face, stage.viewport.length(side)), (tile.x, tile.y))
            crumbs = crumbs_on(view, face[1]) if face[0] == "tile" else []
            for number, (owner, symbol) in enumerate(crumbs):
                crumb = captured_rect(tile, number, len(crumbs))
                picture = painter.crumb(SHAPES[owner], SYMBOLS[symbol], stage.viewport.length(crumb.w))
                stage.blit(picture, crumb.centre)

    def _shown_face(self, view: MazeView, context: TableContext, attention: Attention) -> tuple[Any, ...] | None:
        piece = attention.hovered
        cell, home, symbol = number_of(piece, "cell"), number_of(piece, "home"), number_of(piece, "palace")
        place = number_of(piece, "path")
        if cell is not None:
            spot = next((spot for spot in view.caves if spot.cell == cell), None)
            if spot and spot.tile != NO_TILE and (spot.up or not context.covered):
                return ("tile", spot.tile, spot.up)
        if home is not None and home < len(view.homes):
            return ("home", view.numbers[home])
        if symbol is not None:
            return ("palace", symbol, view.backs[symbol] if view.backs and not context.covered else -1)
        seat = shown_path(view, context)
        if place and seat != NOBODY and place <= len(view.paths[seat]):
            return ("tile", view.paths[seat][place - 1], True)
        waiting = 0 if piece == RETURNING_PIECE else number_of(piece, "waiting")
        if waiting is not None and waiting < len(view.returning):
            return ("tile", view.returning[waiting], True)
        return None

    def _words(self, face: tuple[Any, ...]) -> list[str]:
        if face[0] == "home":
            return [f"Goblins: {face[1]}"] if face[1] else ["A Home", "for one"]
        if face[0] == "palace":
            front = ["A Palace:", "a path from", f"the {SYMBOLS[face[1]]}"]
            return [*front, f"bonus: {SYMBOLS[face[2]]}"] if face[2] >= 0 else front
        if face[1] >= len(self._tiles.paths):
            return ["A Goblin", "spent" if face[2] else ""]
        path = self._tiles.paths[face[1]]
        ends = "grass" if path.exit == GRASS else SYMBOLS[path.exit]
        count = len(path.scrolls)
        scrolls = "no scroll" if not count else "one scroll" if count == 1 else f"{count} scrolls"
        return [f"from {SYMBOLS[path.entry]}", f"to {ends}", scrolls]


def draw_count(stage: Stage, rect: Rect, count: int) -> None:
    """How many tiles the Mountain has, at its corner."""
    number = rect.centre[0] + rect.w * 0.42, rect.centre[1] + rect.h * 0.42
    side = max(20, min(34, rect.w * 0.5))
    stage.sprite("irene/count.svg", number, side)
    stage.light(str(count), number, side * 0.53, "center")


def _faint(picture: pygame.Surface) -> pygame.Surface:
    return passes.faded(picture, 0.42)
