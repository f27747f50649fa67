"""The maze table's ground: the cavern, players' panels, Palaces and Homes, what happened, and the tray or the path."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from goblins.games.irene import scoring
from goblins.games.irene.knowledge import CAPTURED
from goblins.games.irene.state import NOBODY, SUPPLY, MazeView
from goblins.games.irene.tiles import GRASS, SYMBOLS, Tiles
from goblins.tables.contract import TableContext, LogEntry
from goblins.tables.irene import sentences
from goblins.tables.irene.cavern import cavern
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.geometry import (
    HOME,
    PALACE,
    SHAPES,
    home_rect,
    open_rect,
    palace_rect,
    panel_rect,
    path_side,
    shown_path,
    zone,
)
from goblins.ui.messages import draw_tag
from goblins.ui.rich import Run, lay_out_within
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Rect

SHOWN_EVENTS = 3
YELLOW = (255, 219, 120)


class Counted:
    """A view as the scores ask for it: breadcrumbs by the path tiles they lie on."""

    def __init__(self, view: MazeView) -> None:
        self.paths, self.starts, self.arrived = view.paths, view.starts, view.arrived
        self.crumbs, self.homes, self.numbers = view.captured, view.homes, view.numbers
        self.advanced = view.advanced and view.phase == "next"  # bonus symbols are open when a game is over (I-41)


def open_bonus(view: MazeView, context: TableContext, seat: int, tiles: Tiles) -> int | None:
    """The bonus points of a path if the one who looks may know them: their own, and everybody's after the game (I-41)."""
    counted = Counted(view)
    own = view.bonus >= 0 and seat == view.seat and not context.covered
    if not own and not counted.advanced:
        return None
    counted.advanced = True
    return scoring.bonus_in(counted, seat, tiles)


class Ground:
    """Paints what does not move. The cavern is kept; panels are painted for every view."""

    def __init__(self, tiles: Tiles) -> None:
        self._tiles = tiles
        self._kept: tuple[object, pygame.Surface] | None = None

    def draw(
        self, stage: Stage, view: MazeView, context: TableContext, log: Sequence[LogEntry], painter: TilePainter
    ) -> None:
        """Everything below the pieces."""
        viewport = stage.viewport
        if self._kept is None or self._kept[0] != viewport:
            size = (viewport.width, viewport.height)
            self._kept = (viewport, cavern(stage.sprites, size, viewport.scale))
        stage.surface.blit(self._kept[1], (0, 0))
        stage.light("The Princess and the Goblin", (24, 44), 22, width=290)
        for seat in range(len(view.paths)):
            self._panel(stage, view, context, seat, painter)
        self._beside(stage, view, context, painter)
        self._log(stage, context, log)
        if shown_path(view, context) == NOBODY:
            self._tray(stage, view, context)
        else:
            self._path(stage, view, context, painter)

    # ------------------------------------------------------------------ players

    def _panel(self, stage: Stage, view: MazeView, context: TableContext, seat: int, painter: TilePainter) -> None:
        rect = panel_rect(seat)
        acts = seat == (view.shouter if view.phase == "shout" else view.active) and view.phase != "next"
        if acts:
            stage.halo(rect.grown(-8), (96, 76, 26), 12)
        stage.panel(rect, curls="small", shadow=6)
        if acts:
            stage.box(rect.grown(-8), None, 10, (216, 140, 44), 4)
        who = context.seat(seat)
        portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(92), badge=False)
        stage.blit(portrait, (rect.x + 60, rect.y + 62))
        stage.blit(painter.badge(SHAPES[seat], stage.viewport.length(30)), (rect.x + 28, rect.y + 106))
        stage.text(who.name, (rect.x + 114, rect.y + 34), 22, anchor="midleft", width=112)
        icon, words = self._state(view, context, seat)
        stage.icon(icon, (rect.x + 126, rect.y + 65), 24)
        stage.text(words, (rect.x + 144, rect.y + 65), 18, RED if acts else DIM, "body", "midleft", width=124)
        self._end(stage, view, seat, rect, painter)
        for symbol, cell in enumerate(view.crumbs[seat]):
            x, y, px = rect.x + 132 + 36 * symbol, rect.y + 104, stage.viewport.length(32)
            if cell == SUPPLY:
                stage.blit(painter.crumb(SHAPES[seat], SYMBOLS[symbol], px), (x, y))
            else:
                stage.blit(painter.slot(SHAPES[seat], SYMBOLS[symbol], px), (x, y))
            if cell == CAPTURED:
                stage.line((x - 14, y + 12), (x + 14, y - 12), (170, 40, 44), 3)
        if view.match_play and view.wins[seat]:
            draw_tag(stage, (rect.x + 78, rect.bottom - 15), f"{view.wins[seat]} won")

    def _state(self, view: MazeView, context: TableContext, seat: int) -> tuple[str, str]:
        count = sentences.in_points(scoring.points_of(Counted(view), seat, self._tiles))
        if seat in view.arrived:
            return "home", f"Home: {count}"
        if view.starts[seat] >= 0:
            return "run", f"Path: {count}"
        return "tile", "Your turn" if view.active == seat == context.viewer else "Exploring"

    def _end(self, stage: Stage, view: MazeView, seat: int, rect: Rect, painter: TilePainter) -> None:
        """The symbol at a path's end, or the first one home's job."""
        place = rect.right - 46, rect.y + 36
        if view.arrived[:1] == (seat,):
            stage.icon("job", place, 36)
        elif view.starts[seat] >= 0 and seat not in view.arrived:
            path = view.paths[seat]
            symbol = self._tiles.paths[path[-1]].exit if path else view.starts[seat]
            if symbol != GRASS:
                stage.blit(painter.plate(SYMBOLS[symbol], stage.viewport.length(40)), place)

    # ------------------------------------------------------------------ what lies beside

    def _beside(self, stage: Stage, view: MazeView, context: TableContext, painter: TilePainter) -> None:
        stage.light("Goblin Palaces", (1218, 36), 20)
        for symbol, owner in enumerate(view.palaces):
            if owner != NOBODY:
                self._taken(stage, palace_rect(symbol), owner, PALACE, painter)
        free = sum(owner == -1 for owner in view.homes)
        stage.light(f"Homes: {free} open", (1218, 164), 20)
        for home, owner in enumerate(view.homes):
            if owner >= 0:
                self._taken(stage, home_rect(home), owner, HOME, painter)

    def _taken(self, stage: Stage, rect: Rect, owner: int, side: float, painter: TilePainter) -> None:
        stage.box(rect, (16, 12, 26), 8, (190, 186, 170), 2.4, alpha=0.5, dash="10 8")
        stage.blit(painter.badge(SHAPES[owner], stage.viewport.length(side * 0.36)), rect.centre)

    def _log(self, stage: Stage, context: TableContext, log: Sequence[LogEntry]) -> None:
        rect = zone("log")
        stage.panel(rect, curls="none")
        stage.text("Just now", (rect.x + 30, rect.y + 34), 24, anchor="midleft")
        stage.line((rect.x + 28, rect.y + 56), (rect.right - 28, rect.y + 56), RULE, 2)
        told = [(entry, sentences.sentence(entry.events, context, self._tiles, entry.seat)) for entry in log[-12:]]
        shown = [(entry, words) for entry, words in told if words][-SHOWN_EVENTS:]
        for place, (entry, words) in enumerate(reversed(shown)):
            y = rect.y + 92 + 66 * place
            who = context.seat(entry.seat)
            portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(44), badge=False)
            stage.blit(portrait, (rect.x + 46, y))
            text = lay_out_within(stage, [Run(words, "body")], rect.w - 110, 58, 18)
            text.draw(stage, rect.x + 78, y - text.height / 2, INK if place == 0 else DIM)

    # ------------------------------------------------------------------ the tray, or the path

    def _tray(self, stage: Stage, view: MazeView, context: TableContext) -> None:
        rect = zone("tray")
        stage.panel(rect, shadow=8)
        heading, words = sentences.asked(view, context)
        stage.text(heading, (rect.x + 34, rect.y + 42), 26, anchor="midleft", width=430)
        text = lay_out_within(stage, [Run(words, "body")], 420, 56, 19)
        text.draw(stage, rect.x + 34, rect.y + 64, DIM)
        steps = (("place", "tile", "Place"), ("peeked", "peek", "Peek"), ("crumb", "crumb", "Breadcrumb"))
        x = rect.x + 34
        for phase, icon, label in steps:
            wide = stage.text_width(label, 18) + 56
            now = view.phase == phase or (phase == "crumb" and view.phase == "peeked")
            pill = Rect(x, rect.y + 126, wide, 36)
            stage.box(pill, (228, 152, 60) if now else (236, 214, 168), 18, INK, 2.4)
            stage.icon(icon, (pill.x + 22, pill.centre[1]), 26)
            stage.text(label, (pill.x + 40, pill.centre[1]), 18, anchor="midleft")
            x += wide + 10
        stage.line((rect.x + 486, rect.y + 24), (rect.x + 486, rect.bottom - 24), RULE, 2)
        stage.text("Your breadcrumbs", (rect.x + 506, rect.y + 34), 20, anchor="midleft")
        for symbol, cell in enumerate(view.crumbs[context.viewer]):
            label = "ready" if cell == SUPPLY else "in Caves" if cell != CAPTURED else "captured"
            stage.text(label, (rect.x + 538 + 78 * symbol, rect.y + 146), 17, DIM, "body", width=76)
        stage.line((rect.x + 836, rect.y + 24), (rect.x + 836, rect.bottom - 24), RULE, 2)
        if view.has_drawn:
            is_mine = view.active == context.viewer
            stage.icon("eye" if view.drawn_up or is_mine else "eye_shut", (rect.x + 1030, rect.y + 44), 30)
            who = "all" if view.drawn_up else "only you" if is_mine else context.name(view.active)
            verb = "see it" if view.drawn_up or is_mine else "sees it"
            for line, text_line in enumerate((who, verb)):
                stage.text(text_line, (rect.x + 1030, rect.y + 80 + 24 * line), 18, DIM, "body", width=66)
        if context.assisted:
            draw_tag(stage, (rect.right - 60, rect.y + 2), "assisted")

    def _path(self, stage: Stage, view: MazeView, context: TableContext, painter: TilePainter) -> None:
        seat = shown_path(view, context)
        area = zone("path")
        path = view.paths[seat]
        if view.returning:
            left = f"{len(view.returning)} tiles go" if len(view.returning) > 1 else "One tile goes"
            stage.light(f"{left} back to the Caves", (area.x, area.y - 17), 22, width=600)
            self._prompt(stage, view, context)
            return
        x = stage.light(f"{context.name(seat)}’s path", (area.x, area.y - 17), 22, width=280).right + 24
        counted = Counted(view)
        crumbs = len(scoring.captured_in(counted, path))
        for icon, number in (("scroll", scoring.scrolls_in(path, self._tiles)), ("crumb", crumbs)):
            if icon == "scroll":
                stage.sprite("irene/scroll.svg", (x + 12, area.y - 17), 26)
            else:
                stage.icon(icon, (x + 12, area.y - 17), 28)
            x = stage.light(str(number), (x + 32, area.y - 17), 20).right + 20
        bonus = open_bonus(view, context, seat, self._tiles) if view.starts[seat] >= 0 else None
        if bonus is not None:
            plate = painter.plate(SYMBOLS[self._tiles.bonus[view.starts[seat]]], stage.viewport.length(28))
            stage.blit(plate, (x + 12, area.y - 17))
            x = stage.light(f"{bonus} bonus", (x + 32, area.y - 17), 20).right + 20
        counted.advanced = bonus is not None
        words = sentences.in_points(scoring.points_of(counted, seat, self._tiles))
        words += "" if seat in view.arrived or view.phase == "next" else " so far"
        stage.text(words, (x + 6, area.y - 17), 20, YELLOW, anchor="midleft", outline=True)
        if view.starts[seat] >= 0 and seat not in view.arrived and view.phase != "next":
            place = open_rect(view, seat)
            stage.box(place, (20, 16, 30), 8, (206, 200, 176), 2.6, alpha=0.5, dash="11 9")
            symbol = self._tiles.paths[path[-1]].exit if path else view.starts[seat]
            side = path_side(len(path))
            if symbol != GRASS:
                plate = painter.plate(SYMBOLS[symbol], stage.viewport.length(side * 0.4))
                stage.blit(plate, (place.x + side * 0.28, place.y + side * 0.44))
                stage.light("?", (place.x + side * 0.72, place.y + side * 0.46), 40, "center")
        self._prompt(stage, view, context)

    def _prompt(self, stage: Stage, view: MazeView, context: TableContext) -> None:
        rect = zone("prompt")
        stage.panel(rect, shadow=8)
        heading, words = sentences.asked(view, context)
        if view.phase == "next":
            points = tuple(scoring.points_of(Counted(view), seat, self._tiles) for seat in range(len(view.paths)))
            heading, words = sentences.finished(view, context, points)
        has_button = view.phase == "return" or (view.phase == "next" and not view.ending)
        line = rect.y + (48 if has_button else 58)
        stage.text(heading, (rect.centre[0], line - 22), 22, width=rect.w - 56)
        stage.line((rect.x + 26, line), (rect.right - 26, line), RULE, 2)
        if view.phase == "choose" and context.pausing:
            words = "Others may ring the bell now."
        text = lay_out_within(stage, [Run(words, "body")], rect.w - 52, 50 if has_button else 92, 19)
        text.draw(stage, rect.x + 26, line + (6 if has_button else 14), DIM)
