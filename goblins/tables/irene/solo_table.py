"""Irene solo on the table: face-up caves, the row of Homes, the Escape Pile, discards, and the path laid at the end."""

from __future__ import annotations

import math
from collections.abc import Sequence

from goblins.content.numerals import in_words
from goblins.core.contract import Event
from goblins.core.setup import Setup
from goblins.games.irene.content import GRASS, NO_SYMBOL, SYMBOLS
from goblins.games.irene.rules import IreneAction
from goblins.games.irene.solo import actions
from goblins.games.irene.solo.scoring import NO_PATH
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import NO_PALACE, NO_TILE
from goblins.games.irene.wording import goblins_that_return, in_points, share_kept
from goblins.tables.contract import ActionButton, Attention, LogEntry, Panels, TableContext
from goblins.tables.irene import solo_story, thread
from goblins.tables.irene.base import BUTTONS, SHOWN_STEPS, CavernTable
from goblins.tables.irene.cavern import Cavern
from goblins.tables.irene.edges import draw_edge
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.geometry import lying, path_rect, zone
from goblins.tables.irene.ground import draw_log_panel
from goblins.tables.irene.marks import draw_count
from goblins.tables.irene.showing import (
    MOUNTAIN_PIECE,
    OPEN_PLACE,
    TRAY,
    HomeFace,
    Kind,
    MountainFace,
    PalaceFace,
    SquareFace,
    TileFace,
    home_piece,
    palace_piece,
    tile_piece,
)
from goblins.tables.kit.log import Line, last_lines
from goblins.ui.drag import Gestures, gesture
from goblins.ui.messages import draw_tag
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.rich import Run, lay_out_within
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Rect

HOME_PITCH, HOME_GAP = 132.0, 14.0
#: How tiles lie in the Caves: up to how many, how large, and how many in a row.
CAVE_ROWS = ((10, 150.0, 5), (21, 106.0, 7), (32, 82.0, 8), (50, 70.0, 10))
#: How many tiles of the best path lie in a row, and how large they are at most.
BEST_ROW, BEST_TILE = 16, 92.0
#: Where the deal's code stands.
CODE = Rect(180, 30, 118, 30)


def area(name: str) -> Rect:
    """A zone of the solo table."""
    return zone(name, "solo")


def cave_rects(count: int) -> list[Rect]:
    """Where so many tiles lie in the Caves: five large ones in a row, or more smaller ones."""
    caves = area("caves")
    side, per_row = next((side, across) for most, side, across in CAVE_ROWS if count <= most)
    pitch = side + 14
    return [
        Rect(caves.x + 14 + pitch * (place % per_row), caves.y + 20 + pitch * (place // per_row), side, side)
        for place in range(count)
    ]


def path_place(place: int, count: int) -> Rect:
    """A place of the path: 0 is the Palace."""
    return path_rect(place, count, "solo")


def home_rect(home: int, count: int) -> Rect:
    """One of so many Homes in the row."""
    row = area("homes")
    pitch = min(HOME_PITCH, row.w / count)
    return Rect(row.x + pitch * home, row.y, pitch - HOME_GAP, pitch - HOME_GAP)


def is_escaping(view: SoloView) -> bool:
    """Whether the Escape Pile lies open, and the path where the tray was."""
    return view.public.phase == "path" or bool(view.public.ending)


class SoloTable(CavernTable[SoloView]):
    """Layout, gestures, story and painting of the solo game."""

    def facts_before(self, setup: Setup) -> list[str]:
        """What is played, and what is to beat."""
        together = goblins_that_return(self._content)
        return [
            "Irene solo: explore, chart your path, and escape with more points than the goblins’ number I-56.",
            f"A Home is turned whenever you chart I-52, and whenever {together} lie discarded I-54.",
        ]

    def standing(self, view: SoloView) -> tuple[int, ...]:
        """Points of the path."""
        return (view.points,)

    # ------------------------------------------------------------------ where things lie

    def layout(self, view: SoloView, context: TableContext) -> Layout:
        """Every piece in its place."""
        placed: dict[Piece, Placement] = {MOUNTAIN_PIECE: lying(area("mountain"), MountainFace(view.mountain_size))}
        for home, number in enumerate(view.numbers):
            placed[home_piece(home)] = lying(home_rect(home, len(view.numbers)), HomeFace(number), fixed=bool(number))
        public, escaping = view.public, is_escaping(view)
        open_tiles = view.pile if escaping else public.caves
        for tile, rect in zip(open_tiles, cave_rects(len(open_tiles)), strict=True):
            placed[tile_piece(tile)] = lying(rect, TileFace(tile))
        if public.phase == "palace":
            for symbol, rect in enumerate(cave_rects(len(SYMBOLS))):
                placed[palace_piece(symbol)] = lying(rect, PalaceFace(symbol))
        elif public.palace != NO_PALACE:
            rect = path_place(0, len(public.path)) if escaping else area("palace")
            placed[palace_piece(public.palace)] = lying(rect, PalaceFace(public.palace), fixed=True)
        for place, tile in enumerate(public.path, start=1):
            placed[tile_piece(tile)] = lying(path_place(place, len(public.path)), TileFace(tile), fixed=True)
        _place_piles(placed, view)
        return placed

    def targets(self, view: SoloView, context: TableContext) -> dict[Piece, Rect]:
        """The open place at the path's end, the tray, and every piece."""
        found = {piece: placement.rect for piece, placement in self.layout(view, context).items()}
        if view.public.phase == "path":  # the path lies where the tray was
            found[OPEN_PLACE] = path_place(len(view.public.path) + 1, len(view.public.path))
        else:
            found[TRAY] = area("tray")
        return found

    def gestures(self, view: SoloView, legal: Sequence[IreneAction]) -> Gestures:
        """What may be clicked and dropped."""
        return {drop: gesture(action) for action in legal for drop in _drops(view, action)}

    def refused(
        self, view: SoloView, piece: Piece, target: Piece | None, context: TableContext
    ) -> actions.SoloAction | None:
        """What an impossible drop would have been."""
        match piece:
            case Piece(Kind.HOME, home) if target == piece and view.public.phase == "seal":
                return actions.Seal(0, home)
            case Piece(Kind.TILE, tile) if target == OPEN_PLACE:
                return actions.Lay(0, tile)
        return None

    def decisions(self, view: SoloView, legal: Sequence[IreneAction], context: TableContext) -> list[ActionButton]:
        """Explore, chart, escape; and going home at the end."""
        tray, prompt = area("tray"), area("prompt")
        first, second, third = (Rect(tray.x + 40 + 402 * place, tray.y + 78, 300, 72) for place in range(3))
        found = []
        for action in legal:
            match action:
                case actions.Dig():
                    found.append(ActionButton(first, "Explore", action, "tile", "orange"))
                case actions.Chart():
                    found.append(ActionButton(second, "Chart your path", action, "map"))
                case actions.RunForIt():
                    question = "The Escape Pile is turned up; there is no more exploring."
                    found.append(ActionButton(third, "Escape", action, "run", question=question))
                case actions.Enter():
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
        return solo_story.SoloTeller(before, context, lambda view: self.layout(view, context), self._content).tell(
            events, after
        )

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence; what goes without saying is left out."""
        return solo_story.in_words(entry, self._content)

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: SoloView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Cavern, status, headings, tray or path."""
        stage.painter(Cavern).draw(stage)
        stage.light("Irene solo", (24, 44), 26)
        stage.light(context.facts.get("code", ""), (CODE.right, CODE.centre[1]), 18, "midright")
        self._status(stage, view, context)
        stage.light("Homes", (326, 40), 20)
        stage.light("Mountain", (area("mountain").centre[0], 106), 20, "center")
        goblins = sum(self._content.is_goblin(tile) for pile in view.public.discards for tile in pile)
        together = self._content.numbers.goblins_return
        stage.light(f"Discards: {goblins} of {together} Goblins", (1218, 276), 19, width=360)
        escaping = is_escaping(view)
        heading = "Your Escape Pile" if escaping else "Goblin Palaces" if view.public.phase == "palace" else "Caves"
        stage.light(heading, (332, 204), 20)
        if not escaping:
            if view.public.palace != NO_PALACE:
                stage.light("Your Palace", (28, 306), 20)
                back = stage.painter(TilePainter).palace_back(SYMBOLS[view.bonus], stage.viewport.length(92))
                stage.blit(back, (240, 402))
                stage.light("bonus", (240, 466), 18, "center")
            stage.light(f"Escape Pile: {view.pile_size}", (28, 494), 19)
        _draw_log(stage, last_lines(self, log, context, SHOWN_STEPS))
        self._foot(stage, view)

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
        words = f"Turn {view.public.turns + 1}, best so far {best}"
        stage.text(words, (rect.centre[0], rect.y + 164), 17, DIM, "body", width=rect.w - 40)
        if context.assisted:
            draw_tag(stage, (rect.right - 50, rect.y + 4), "assisted")

    def _foot(self, stage: Stage, view: SoloView) -> None:
        """The tray, or the path with what is asked beside it."""
        if not is_escaping(view):
            rect = area("tray")
            stage.panel(rect, shadow=8)
            stage.text(self._asked(view), (rect.x + 40, rect.y + 42), 24, anchor="midleft", width=rect.w - 80)
            return
        along = area("path")
        beat = max(view.numbers, default=0)
        stage.light(f"Your path: {in_points(view.points)}, {beat} to beat", (along.x, along.y - 17), 22)
        place = path_place(len(view.public.path) + 1, len(view.public.path))
        ends = self._content.end_of(view.public.path, view.public.palace)
        if ends != GRASS and not view.public.ending:
            stage.box(place, (20, 16, 30), 8, (206, 200, 176), 2.6, alpha=0.5, dash="11 9")
            plate = stage.painter(TilePainter).plate(SYMBOLS[ends], stage.viewport.length(place.w * 0.4))
            stage.blit(plate, place.centre)
        rect = area("prompt")
        stage.panel(rect, shadow=8)
        words = self._asked(view)
        text = lay_out_within(stage, [Run(words, "body")], rect.w - 52, 84, 19)
        text.draw(stage, rect.x + 26, rect.y + 24, INK)

    def _asked(self, view: SoloView) -> str:
        public = view.public
        if public.ending:
            best = f" The best path was worth {view.best}." if view.best != NO_PATH else " There was no way home."
            return solo_story.VERDICTS[view.public.why] + best
        if view.public.phase == "path" and self._content.end_of(view.public.path, view.public.palace) == GRASS:
            return "The path is complete. A click on its last tile takes that back."
        return {
            "palace": "Choose a Palace: your path begins with its symbol, and its back tells the bonus.",
            "turn": f"Explore for tiles, chart {share_kept(self._content)} of them into your Escape Pile, or escape.",
            "chart": _to_keep(self._content.may_keep(public.caves) - len(public.keeping)),
            "seal": "Turn a Home of your choice to its Goblin side: click it.",
            "path": "Drag tiles to the path’s end; grass leads home. Not every tile must be used.",
        }[view.public.phase]

    def draw_under(self, stage: Stage, view: SoloView, context: TableContext, attention: Attention) -> None:
        """Nothing lights up below the pieces."""

    def draw_over(self, stage: Stage, view: SoloView, context: TableContext, attention: Attention) -> None:
        """Edges of what may be clicked, the thread, a large tile."""
        placed = self.layout(view, context)
        draw_count(stage, area("mountain"), view.mountain_size)
        if attention.playable:
            for piece in attention.sources:
                if piece in placed and piece != MOUNTAIN_PIECE:
                    draw_edge(stage, "red" if piece.kind == Kind.HOME else "mint", placed[piece].rect)
        for tile in view.public.keeping:
            rect = placed[tile_piece(tile)].rect
            draw_edge(stage, "gold", rect)
            stage.icon("fits", (rect.right - 10, rect.y + 8), 40)
        if is_escaping(view) and view.public.palace != NO_PALACE:
            count = len(view.public.path)
            tiles = [path_place(place, count) for place in range(count + 1)]
            in_grass = bool(count) and self._content.end_of(view.public.path, view.public.palace) == GRASS
            thread.draw_along(stage, tiles, home=in_grass)
        self._best(stage, view)
        self._preview(stage, view, placed, attention)

    def _best(self, stage: Stage, view: SoloView) -> None:
        """After the end: the path the pile allowed (I-58)."""
        if not view.public.ending or not view.best_way:
            return
        caves = area("caves")
        places = len(view.best_way) + 1
        across = min(places, BEST_ROW)
        side = min(BEST_TILE, (caves.w - 60) / across)
        high = side * math.ceil(places / across)
        rect = Rect(caves.x, caves.bottom - high - 72, 50 + side * across, high + 66)
        stage.panel(rect, shadow=10)
        words = f"The best path: {in_points(view.best)}"
        stage.text(words, (rect.x + 25, rect.y + 26), 20, anchor="midleft", width=rect.w - 50)
        faces: list[SquareFace] = [PalaceFace(view.public.palace), *map(TileFace, view.best_way)]
        for place, face in enumerate(faces):
            picture = self._pieces.face(stage, face, stage.viewport.length(side))
            row, column = divmod(place, across)
            stage.blit_at(picture, (rect.x + 25 + side * column, rect.y + 46 + side * row))

    def _preview(self, stage: Stage, view: SoloView, placed: Layout, attention: Attention) -> None:
        """A face that shows, large, over the log."""
        shown = placed.get(attention.hovered) if attention.hovered else None
        if shown is None or not isinstance(shown.face, TileFace) or shown.face.tile == NO_TILE:
            return
        if attention.moving or attention.lit:
            return
        rect = area("log")
        stage.panel(rect, curls="none")
        picture = self._pieces.face(stage, shown.face, stage.viewport.length(190))
        stage.blit(picture, (rect.x + 128, rect.centre[1]))
        for number, words in enumerate(self._words(view, shown.face.tile)):
            stage.text(words, (rect.x + 244, rect.centre[1] - 30 + 30 * number), 19, INK, "body", "midleft", width=110)

    def _words(self, view: SoloView, tile: int) -> list[str]:
        """What a tile is worth on the path."""
        content = self._content
        if content.is_goblin(tile):
            return ["A Goblin"]
        count = len(content.paths[tile].scrolls)
        bonus = content.bonus_points(tile, view.bonus) if view.bonus != NO_SYMBOL else 0
        points = in_points(content.scroll_points[tile] + bonus)
        return [f"{count} scroll{'' if count == 1 else 's'}", f"{bonus} bonus", points]


def _to_keep(count: int) -> str:
    """What is asked while so many tiles are still to be charted."""
    if count == 1:
        return "Keep one more Cave tile: click it."
    return f"Keep {in_words(count)} more Cave tiles: click them."


def _place_piles(placed: dict[Piece, Placement], view: SoloView) -> None:
    """The discard piles, and the Escape Pile as long as it is face down."""
    discards, piles = area("discards"), view.public.discards
    pitch = 126.0 if len(piles) <= 3 else min(80.0, (discards.w - 108) / max(1, len(piles) - 1))
    for number, pile in enumerate(piles):
        rect = Rect(discards.x + pitch * number, discards.y, 108, 108)
        face = TileFace(pile[-1] if pile else NO_TILE)
        placed[Piece(Kind.DISCARD, number)] = lying(rect, face, 10 + number, fixed=True)
    if not is_escaping(view):
        pile_area = area("pile")
        step = min(34.0, (pile_area.w - 84) / max(1, view.pile_size - 1))
        for number in range(view.pile_size):
            rect = Rect(pile_area.x + step * number, pile_area.y + 10, 84, 84)
            placed[Piece(Kind.PILE, number)] = lying(rect, TileFace(), 10 + number, fixed=True)


def _drops(view: SoloView, action: IreneAction) -> list[tuple[Piece, Piece]]:
    """The clicks and drops that mean an action."""
    match action:
        case actions.PickPalace(symbol=symbol):
            return [(palace_piece(symbol), palace_piece(symbol))]
        case actions.Dig():
            return [(MOUNTAIN_PIECE, MOUNTAIN_PIECE)]
        case actions.Keep(tile=tile):
            return [(tile_piece(tile), tile_piece(tile))]
        case actions.Seal(home=home):
            return [(home_piece(home), home_piece(home))]
        case actions.TakeBack():
            last = tile_piece(view.public.path[-1])
            return [(last, last)]
        case actions.Lay(tile=tile):
            return [(tile_piece(tile), tile_piece(tile)), (tile_piece(tile), OPEN_PLACE)]
    return []


def _draw_log(stage: Stage, lines: Sequence[Line]) -> None:
    """The last steps in words."""
    rect = area("log")
    draw_log_panel(stage, rect)
    for place, line in enumerate(lines):
        text = lay_out_within(stage, [Run(line.words, "body")], rect.w - 60, 52, 18)
        text.draw(stage, rect.x + 30, rect.y + 72 + 58 * place, INK if place == 0 else DIM)
