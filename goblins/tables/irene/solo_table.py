"""Irene solo on the table: face-up caves, the row of Homes, the Escape Pile, discards, and the path laid at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pygame

from goblins.core.contract import Event
from goblins.games.irene.solo_state import (
    Chart,
    Dig,
    Enter,
    Keep,
    Lay,
    PickPalace,
    RunForIt,
    Seal,
    SoloAction,
    SoloView,
    TakeBack,
)
from goblins.games.irene.state import NO_TILE
from goblins.games.irene.tiles import GRASS, SYMBOLS, Tiles
from goblins.tables.contract import ActionButton, Attention, TableContext, LogEntry, Panels
from goblins.tables.irene import solo_story, thread
from goblins.tables.irene.cavern import cavern
from goblins.tables.irene.edges import draw_edge
from goblins.tables.irene.geometry import OPEN_PLACE, TRAY, home_piece, number_of, palace_piece, path_rect, zone
from goblins.tables.irene.marks import draw_count
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.sentences import in_points
from goblins.ui.messages import draw_tag
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.rich import Run, lay_out_within
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Rect

BUTTONS = ("undo", "hint", "rules", "menu")
HOME_SIDE, HOME_PITCH = 118.0, 132.0
SHOWN_EVENTS = 3
#: Where the deal's code stands.
CODE = Rect(180, 30, 118, 30)


def area(name: str) -> Rect:
    """A zone of the solo table."""
    return zone(name, "solo")


def tile_piece(tile: int) -> Piece:
    """A tile that lies open, as a piece."""
    return f"tile:{tile}"


def cave_rects(count: int) -> list[Rect]:
    """Where so many tiles lie in the Caves: five large ones in a row, or seven smaller ones."""
    caves = area("caves")
    side, per_row = (150.0, 5) if count <= 10 else (106.0, 7)
    pitch = side + 14
    return [
        Rect(caves.x + 14 + pitch * (place % per_row), caves.y + 20 + pitch * (place // per_row), side, side)
        for place in range(count)
    ]


def path_place(place: int, count: int) -> Rect:
    """A place of the path: 0 is the Palace."""
    return path_rect(place, count, "solo")


class SoloTable:
    """Layout, gestures, story and painting of the solo game."""

    def __init__(self, tiles: Tiles, pieces: PiecePainter) -> None:
        self._tiles, self._pieces = tiles, pieces
        self._kept: tuple[object, pygame.Surface] | None = None

    def standing(self, view: SoloView) -> tuple[int, ...]:
        """Points of the path."""
        return (view.points,)

    # ------------------------------------------------------------------ where things lie

    def layout(self, view: SoloView, context: TableContext) -> Layout:
        """Every piece in its place."""
        placed: dict[Piece, Placement] = {}
        mountain = area("mountain")
        placed["mountain"] = Placement(
            *mountain.centre, mountain.w, mountain.h, ("mountain", view.mountain_size, NO_TILE), 10
        )
        self._place_homes(placed, view)
        escaping = view.phase == "path" or bool(view.ending)
        lying = [tile for tile in view.pile if tile not in view.path] if escaping else list(view.caves)
        for tile, rect in zip(lying, cave_rects(len(lying)), strict=True):
            placed[tile_piece(tile)] = Placement(*rect.centre, rect.w, rect.h, ("tile", tile, False), 10)
        if view.phase == "palace":
            for symbol, rect in enumerate(cave_rects(4)):
                placed[palace_piece(symbol)] = Placement(*rect.centre, rect.w, rect.h, ("palace", symbol, -1), 10)
        elif view.palace >= 0:
            rect = path_place(0, len(view.path)) if escaping else area("palace")
            face = ("palace", view.palace, -1)
            placed[palace_piece(view.palace)] = Placement(*rect.centre, rect.w, rect.h, face, 10, fixed=True)
        for place, tile in enumerate(view.path, start=1):
            rect = path_place(place, len(view.path))
            placed[tile_piece(tile)] = Placement(*rect.centre, rect.w, rect.h, ("tile", tile, False), 10, fixed=True)
        self._place_piles(placed, view, escaping=escaping)
        return placed

    def _place_homes(self, placed: dict[Piece, Placement], view: SoloView) -> None:
        row = area("homes")
        for home, number in enumerate(view.numbers):
            rect = Rect(row.x + HOME_PITCH * home, row.y, HOME_SIDE, HOME_SIDE)
            placed[home_piece(home)] = Placement(*rect.centre, rect.w, rect.h, ("home", number), 10, fixed=bool(number))

    def _place_piles(self, placed: dict[Piece, Placement], view: SoloView, *, escaping: bool) -> None:
        discards = area("discards")
        pitch = 126.0 if len(view.discards) <= 3 else min(80.0, (discards.w - 108) / max(1, len(view.discards) - 1))
        for number, pile in enumerate(view.discards):
            rect = Rect(discards.x + pitch * number, discards.y, 108, 108)
            face = ("tile", pile[-1] if pile else NO_TILE, False)
            placed[f"discard:{number}"] = Placement(*rect.centre, rect.w, rect.h, face, 10 + number, fixed=True)
        if not escaping:
            pile_area = area("pile")
            step = min(34.0, (pile_area.w - 84) / max(1, view.pile_size - 1))
            for number in range(view.pile_size):
                x = pile_area.x + 42 + step * number
                placed[f"pile:{number}"] = Placement(
                    x, pile_area.y + 52, 84, 84, ("tile", NO_TILE, False), 10 + number, fixed=True
                )

    def targets(self, view: SoloView, context: TableContext) -> dict[Piece, Rect]:
        """The open place at the path's end, the tray, and every tile that may be clicked."""
        found = {piece: placement.rect for piece, placement in self.layout(view, context).items()}
        if view.phase == "path":  # the path lies where the tray was
            found[OPEN_PLACE] = path_place(len(view.path) + 1, len(view.path))
        else:
            found[TRAY] = area(TRAY)
        return found

    def gestures(self, view: SoloView, legal: Sequence[SoloAction]) -> dict[tuple[Piece, Piece], Any]:
        """What may be clicked and dropped."""
        found: dict[tuple[Piece, Piece], Any] = {}
        for action in legal:
            match action:
                case PickPalace(symbol=symbol):
                    found[palace_piece(symbol), palace_piece(symbol)] = action
                case Dig():
                    found["mountain", "mountain"] = action
                case Keep(tile=tile):
                    found[tile_piece(tile), tile_piece(tile)] = action
                case Seal(home=home):
                    found[home_piece(home), home_piece(home)] = action
                case TakeBack():
                    last = tile_piece(view.path[-1])
                    found[last, last] = action
                case Lay(tile=tile):
                    found[tile_piece(tile), tile_piece(tile)] = action
                    found[tile_piece(tile), OPEN_PLACE] = action
        return found

    def refused(self, view: SoloView, piece: Piece, target: Piece, context: TableContext) -> SoloAction | None:
        """What an impossible drop would have been."""
        tile, home = number_of(piece, "tile"), number_of(piece, "home")
        if home is not None and target == piece and view.phase == "seal":
            return Seal(0, home)
        return Lay(0, tile) if tile is not None and target == OPEN_PLACE else None

    def decisions(self, view: SoloView, legal: Sequence[SoloAction], context: TableContext) -> list[ActionButton]:
        """Explore, chart, escape; and going home at the end."""
        tray, found = area(TRAY), []
        places = {Dig: 0, Chart: 1, RunForIt: 2}
        looks = {
            Dig: ("Explore", "tile", "orange"),
            Chart: ("Chart your path", "map", "teal"),
            RunForIt: ("Escape", "run", "teal"),
        }
        for action in legal:
            kind = type(action)
            if kind in places:
                label, icon, colour = looks[kind]
                rect = Rect(tray.x + 40 + 402 * places[kind], tray.y + 78, 300, 72)
                question = "The Escape Pile is turned up; there is no more exploring." if kind is RunForIt else ""
                found.append(ActionButton(rect, label, action, icon, colour, question=question))
            elif isinstance(action, Enter):
                prompt = area("prompt")
                rect = Rect(prompt.x + 30, prompt.bottom - 82, prompt.w - 60, 62)
                found.append(ActionButton(rect, "Go home", action, "home", "orange"))
        return found

    def panels(self, view: SoloView, context: TableContext) -> Panels:
        """Buttons at the lower left."""
        buttons = {name: area(name) for name in BUTTONS}
        caves = area("caves")
        return Panels(
            {**buttons, "give_up": Rect(20, 640, 280, 56)},
            (caves.centre[0], caves.bottom - 26),
            area("log"),
            Rect(20, 640, 284, 240),
            toast_y=620.0,
            code=CODE,
        )

    # ------------------------------------------------------------------ what happened

    def story(self, before: SoloView, after: SoloView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """A sound and a word for what happened, then how it lies now."""
        return solo_story.beats(before, after, events, lambda view: self.layout(view, context), area("mountain"))

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence; what goes without saying is left out."""
        return solo_story.in_words(entry, self._tiles)

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: SoloView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Cavern, status, headings, tray or path."""
        viewport = stage.viewport
        if self._kept is None or self._kept[0] != viewport:
            self._kept = (viewport, cavern(stage.sprites, (viewport.width, viewport.height), viewport.scale))
        stage.surface.blit(self._kept[1], (0, 0))
        stage.light("Irene solo", (24, 44), 26)
        stage.light(context.facts.get("code", ""), (CODE.right, CODE.centre[1]), 18, "midright")
        self._status(stage, view, context)
        stage.light("Homes", (326, 40), 20)
        stage.light("Mountain", (area("mountain").centre[0], 106), 20, "center")
        goblins = sum(tile >= len(self._tiles.paths) for pile in view.discards for tile in pile)
        stage.light(f"Discards: {goblins} of 3 Goblins", (1218, 276), 19, width=360)
        escaping = view.phase == "path" or bool(view.ending)
        heading = "Your Escape Pile" if escaping else "Goblin Palaces" if view.phase == "palace" else "Caves"
        stage.light(heading, (332, 204), 20)
        if not escaping:
            if view.palace >= 0:
                stage.light("Your Palace", (28, 306), 20)
                back = self._pieces.painter(stage).palace_back(SYMBOLS[view.bonus], stage.viewport.length(92))
                stage.blit(back, (240, 402))
                stage.light("bonus", (240, 466), 18, "center")
            stage.light(f"Escape Pile: {view.pile_size}", (28, 494), 19)
        self._log(stage, context, log)
        self._foot(stage, view, context, escaping=escaping)

    def _status(self, stage: Stage, view: SoloView, context: TableContext) -> None:
        rect = area("status")
        stage.panel(rect, shadow=6)
        beat = max(view.numbers, default=0)
        stage.text("Score to beat", (rect.centre[0], rect.y + 34), 20, DIM)
        stage.sprite("irene/shield.svg", (rect.centre[0], rect.y + 86), 78)
        stage.light(str(beat), (rect.centre[0], rect.y + 84), 34, "center")
        left = sum(not number for number in view.numbers)
        words = f"{left} Homes still open" if left != 1 else "One Home still open!"
        stage.text(words, (rect.centre[0], rect.y + 140), 18, RED if left == 1 else INK, "body")
        best = context.facts.get("best_deal", "–")
        words = f"Turn {view.turns + 1}, best so far {best}"
        stage.text(words, (rect.centre[0], rect.y + 164), 17, DIM, "body", width=rect.w - 40)
        if context.assisted:
            draw_tag(stage, (rect.right - 50, rect.y + 4), "assisted")

    def _log(self, stage: Stage, context: TableContext, log: Sequence[LogEntry]) -> None:
        rect = area("log")
        stage.panel(rect, curls="none")
        stage.text("Just now", (rect.x + 30, rect.y + 34), 24, anchor="midleft")
        stage.line((rect.x + 28, rect.y + 56), (rect.right - 28, rect.y + 56), RULE, 2)
        told = [words for words in (self.words(entry, context) for entry in log[-10:]) if words][-SHOWN_EVENTS:]
        for place, words in enumerate(reversed(told)):
            text = lay_out_within(stage, [Run(words, "body")], rect.w - 60, 52, 18)
            text.draw(stage, rect.x + 30, rect.y + 72 + 58 * place, INK if place == 0 else DIM)

    def _foot(self, stage: Stage, view: SoloView, context: TableContext, *, escaping: bool) -> None:
        if not escaping:
            rect = area(TRAY)
            stage.panel(rect, shadow=8)
            stage.text(self._asked(view), (rect.x + 40, rect.y + 42), 24, anchor="midleft", width=rect.w - 80)
            return
        along = area("path")
        beat = max(view.numbers, default=0)
        stage.light(f"Your path: {in_points(view.points)}, {beat} to beat", (along.x, along.y - 17), 22)
        place = path_place(len(view.path) + 1, len(view.path))
        ends = self._tiles.paths[view.path[-1]].exit if view.path else view.palace
        if ends != GRASS and not view.ending:
            stage.box(place, (20, 16, 30), 8, (206, 200, 176), 2.6, alpha=0.5, dash="11 9")
            plate = self._pieces.painter(stage).plate(SYMBOLS[ends], stage.viewport.length(place.w * 0.4))
            stage.blit(plate, place.centre)
        rect = area("prompt")
        stage.panel(rect, shadow=8)
        words = self._asked(view)
        text = lay_out_within(stage, [Run(words, "body")], rect.w - 52, 84, 19)
        text.draw(stage, rect.x + 26, rect.y + 24, INK)

    def _asked(self, view: SoloView) -> str:
        if view.ending:
            best = f" The best path was worth {view.best}." if view.best >= 0 else " There was no way home."
            return solo_story.VERDICTS[view.why] + best
        if view.phase == "path" and view.path and self._tiles.paths[view.path[-1]].exit == GRASS:
            return "The path is complete. A click on its last tile takes that back."
        return {
            "palace": "Choose a Palace: your path begins with its symbol, and its back tells the bonus.",
            "turn": "Explore for tiles, chart half of them into your Escape Pile, or escape.",
            "chart": f"Keep {len(view.caves) // 2 - len(view.keeping)} more of the Cave tiles: click them.",
            "seal": "Turn a Home of your choice to its Goblin side: click it.",
            "path": "Drag tiles to the path’s end; grass leads home. Not every tile must be used.",
        }[view.phase]

    def draw_over(self, stage: Stage, view: SoloView, context: TableContext, attention: Attention) -> None:
        """Edges of what may be clicked, the thread, a large tile."""
        placed = self.layout(view, context)
        draw_count(stage, area("mountain"), view.mountain_size)
        if attention.playable:
            for piece in attention.sources:
                if piece in placed and piece != "mountain":
                    draw_edge(stage, "red" if piece.startswith("home:") else "mint", placed[piece].rect)
        for tile in view.keeping:
            rect = placed[tile_piece(tile)].rect
            draw_edge(stage, "gold", rect)
            stage.icon("fits", (rect.right - 10, rect.y + 8), 40)
        if view.phase == "path" or view.ending:
            count = len(view.path)
            tiles = [path_place(place, count) for place in range(count + 1)]
            in_grass = bool(count) and self._tiles.paths[view.path[-1]].exit == GRASS
            thread.draw_along(stage, tiles, home=in_grass)
        self._best(stage, view)
        self._preview(stage, view, placed, attention)

    def _best(self, stage: Stage, view: SoloView) -> None:
        """After the end: the path the pile allowed (I-58)."""
        if not view.ending or not view.best_way:
            return
        caves = area("caves")
        side = min(92.0, (caves.w - 60) / (len(view.best_way) + 1))
        rect = Rect(caves.x, caves.bottom - side - 72, 50 + side * (len(view.best_way) + 1), side + 66)
        stage.panel(rect, shadow=10)
        words = f"The best path: {view.best} points"
        stage.text(words, (rect.x + 25, rect.y + 26), 20, anchor="midleft", width=rect.w - 50)
        faces: list[tuple[Any, ...]] = [("palace", view.palace, -1), *(("tile", tile, False) for tile in view.best_way)]
        for place, face in enumerate(faces):
            picture = self._pieces.face(stage, face, stage.viewport.length(side))
            stage.blit_at(picture, (rect.x + 25 + side * place, rect.y + 46))

    def _preview(self, stage: Stage, view: SoloView, placed: Layout, attention: Attention) -> None:
        tile, discard = number_of(attention.hovered, "tile"), number_of(attention.hovered, "discard")
        if discard is not None and discard < len(view.discards):
            tile = next(iter(view.discards[discard][-1:]), None)
        shows = tile is not None and (discard is not None or tile_piece(tile) in placed)
        if tile is None or not shows or attention.moving or attention.lit:
            return
        rect = area("log")
        stage.panel(rect, curls="none")
        stage.blit(
            self._pieces.face(stage, ("tile", tile, False), stage.viewport.length(190)), (rect.x + 128, rect.centre[1])
        )
        for number, words in enumerate(self._words(view, tile)):
            stage.text(words, (rect.x + 244, rect.centre[1] - 30 + 30 * number), 19, INK, "body", "midleft", width=110)

    def _words(self, view: SoloView, tile: int) -> list[str]:
        """What a tile is worth on the path."""
        if tile >= len(self._tiles.paths):
            return ["A Goblin"]
        count = len(self._tiles.paths[tile].scrolls)
        matching = self._tiles.symbols(tile).count(view.bonus) if view.bonus >= 0 else 0
        return [f"{count} scroll{'' if count == 1 else 's'}", f"{matching} bonus", in_points(count + matching)]
