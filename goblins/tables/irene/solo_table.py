"""Irene solo on the table: face-up caves, the row of Homes, the Escape Pile, discards, and the path laid at the end."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from msgspec.structs import replace

from goblins.core.contract import AnyRules, Event
from goblins.core.setup import Setup
from goblins.games.irene.content import GRASS
from goblins.games.irene.rules import IreneAction
from goblins.games.irene.solo import actions
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import NO_HOME, NO_PALACE, NO_TILE
from goblins.games.irene.wording import goblins_that_return, in_points
from goblins.tables.contract import ActionButton, Attention, LogEntry, Panels, TableContext
from goblins.tables.irene import solo_geometry, solo_ground, solo_story, thread
from goblins.tables.irene.base import BUTTONS, SHOWN_STEPS, CavernTable, escape_answers
from goblins.tables.irene.edges import draw_cell, draw_count, draw_edge
from goblins.tables.irene.geometry import AIM, AIM_LARGE, THREAD_Z, lying
from goblins.tables.irene.pieces import coarse
from goblins.tables.irene.showing import (
    HEADING_PIECE,
    MOUNTAIN_PIECE,
    NEXT_PLACE,
    OPEN_PLACE,
    THREAD_PIECE,
    TOLD_PIECE,
    Kind,
    PalaceFace,
    SquareFace,
    TileFace,
    home_piece,
    palace_piece,
    tile_piece,
)
from goblins.tables.irene.solo_geometry import area, is_escaping, path_place
from goblins.tables.kit.log import last_lines
from goblins.ui.drag import Gestures, gesture
from goblins.ui.moving.motion import Beat, Layout, Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: How many tiles of the best path lie in a row, and how large they are at most.
BEST_ROW, BEST_TILE = 16, 92.0


class SoloTable(CavernTable[SoloView]):
    """Layout, gestures, story and painting of the solo game."""

    riffled = (760.0, 460.0)  # in the Caves, which are still empty

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules)
        self._ground = solo_ground.SoloGround(self._content)

    def facts_before(self, setup: Setup) -> list[str]:
        """What is played, and what is to beat."""
        together = goblins_that_return(self._content)
        return [
            say("irene-before-solo"),
            say("irene-before-solo-homes", goblins=together),
        ]

    def standing(self, view: SoloView) -> tuple[int, ...]:
        """Points of the path."""
        return (view.points,)

    # ------------------------------------------------------------------ where things lie

    def layout(self, view: SoloView, context: TableContext) -> Layout:
        """Every piece in its place."""
        placed, count = dict(solo_geometry.layout(view)), len(view.public.path)
        if is_escaping(view) and view.public.palace != NO_PALACE:
            at_home = view.public.home != NO_HOME
            tiles = [path_place(place, count) for place in range(count + 1 + at_home)]
            in_grass = bool(count) and self._content.end_of(view.public.path, view.public.palace) == GRASS
            placed[THREAD_PIECE] = thread.lying(tiles, THREAD_Z, home=in_grass)
        placed[HEADING_PIECE] = lying(solo_geometry.heading_rect(), self._ground.heading(view), 1, fixed=True)
        return placed

    def targets(self, view: SoloView, context: TableContext) -> dict[Piece, Rect]:
        """Where things can be dropped."""
        return solo_geometry.targets(view)

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
            case Piece(Kind.MOUNTAIN) if target == piece:
                return actions.Dig(0)
            case Piece(Kind.PALACE, symbol) if target == piece and view.public.phase == "palace":
                return actions.PickPalace(0, symbol)
            case Piece(Kind.TILE, tile) if target == OPEN_PLACE:
                return actions.Lay(0, tile)
        return None

    def decisions(self, view: SoloView, legal: Sequence[IreneAction], context: TableContext) -> list[ActionButton]:
        """Explore, chart, escape; and going home at the end."""
        prompt = area("prompt")
        first, second, third = map(solo_ground.action_rect, range(3))
        found = []
        for action in legal:
            match action:
                case actions.Dig():
                    found.append(ActionButton(first, say("irene-do-explore"), action, "tile", "orange"))
                case actions.Chart():
                    label, question = say("irene-do-chart"), solo_ground.chart_question(view)
                    answers = say("irene-do-chart.yes"), say("irene-do-escape.no")
                    found.append(ActionButton(second, label, action, "map", question=question, answers=answers))
                case actions.RunForIt() if solo_ground.may_escape(view, self._content):
                    question = solo_ground.escape_question(view)
                    label, answers = say("irene-do-run"), escape_answers()
                    found.append(ActionButton(third, label, action, "run", question=question, answers=answers))
                case actions.Enter():
                    rect = Rect(prompt.x + 30, prompt.bottom - 82, prompt.w - 60, 62)
                    found.append(ActionButton(rect, say("irene-do-enter"), action, "home", "orange"))
        return [replace(button, below=TOLD_PIECE) for button in found]

    def panels(self, view: SoloView, context: TableContext) -> Panels:
        """Buttons at the lower left."""
        buttons = {name: area(name) for name in BUTTONS}
        caves = area("caves")
        return Panels(
            {**buttons, "give_up": Rect(20, 650, 280, 46)},
            (caves.centre[0], caves.bottom - 46),
            area("log"),
            toast_y=620.0,
            code=solo_ground.CODE,
            aim=AIM,
            aim_large=AIM_LARGE,
            said=(area("prompt" if is_escaping(view) else "tray"),),
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
        self._ground.draw(stage, view, context, last_lines(self, log, context, SHOWN_STEPS))

    def draw_under(self, stage: Stage, view: SoloView, context: TableContext, attention: Attention) -> None:
        """Nothing lights up below the pieces."""

    def draw_over(self, stage: Stage, view: SoloView, context: TableContext, attention: Attention) -> None:
        """Edges of what may be clicked, the thread, a large tile."""
        placed = self.layout(view, context)
        self._draw_next(stage, view, attention)
        if attention.playable:
            # the Mountain lies apart from what it does, and is lit only when somebody is about to use it
            meant = {attention.active, attention.hinted}
            for piece in attention.sources & (placed.keys() - ({MOUNTAIN_PIECE} - meant)):
                usual = "red" if piece.kind == Kind.HOME else "mint"
                draw_edge(stage, "mint_over" if piece in meant else usual, placed[piece].rect)
        draw_count(stage, area("mountain"), view.mountain_size)  # over its edge
        for tile in view.public.keeping if not attention.moving else ():
            rect = placed[tile_piece(tile)].rect
            draw_edge(stage, "gold", rect)
            stage.icon("fits", (rect.right - 10, rect.y + 8), 40)
        self._best(stage, view)
        self._preview(stage, view, placed, attention)

    def _best(self, stage: Stage, view: SoloView) -> None:
        """After the end: the path the pile allowed (I-58)."""
        if not view.public.ending or not view.best_way:
            return
        caves = area("caves")
        places = len(view.best_way) + 1
        across = min(places, BEST_ROW)
        side = min(BEST_TILE, (caves.w - 102) / across)
        high = side * math.ceil(places / across)
        rect = Rect(caves.x + 26, caves.bottom - high - 92, 50 + side * across, high + 66)
        stage.panel(rect, shadow=10)
        words = say("irene-best-path", points=in_points(view.best))
        stage.text(words, (rect.x + 25, rect.y + 26), 20, anchor="midleft", width=rect.w - 50)
        faces: list[SquareFace] = [PalaceFace(view.public.palace), *map(TileFace, view.best_way)]
        for place, face in enumerate(faces):
            picture = self._smaller(stage, face, path_place(0, len(view.public.path)).w, side)
            row, column = divmod(place, across)
            stage.blit_at(picture, (rect.x + 25 + side * column, rect.y + 46 + side * row))

    def _smaller(self, stage: Stage, face: SquareFace, ready: float, side: float) -> pygame.Surface:
        """A face made from the picture that lies in the path: nobody waits for its drawing."""
        px = stage.viewport.length(side)

        def make() -> pygame.Surface:
            return pygame.transform.smoothscale(self._pieces.face(stage, face, coarse(stage, ready)), (px, px))

        return stage.cache.get(("irene_smaller", self._pieces.picture_key(face), px), make)

    def _draw_next(self, stage: Stage, view: SoloView, attention: Attention) -> None:
        """Where the next tile will lie."""
        place = solo_geometry.next_rect(view)
        if place is None or not attention.playable:
            return
        draw_cell(stage, place.grown(-4), over=attention.aimed == NEXT_PLACE)
        stage.icon("plus", (place.centre[0], place.centre[1] - place.h * 0.1), place.w * 0.28)
        at = place.centre[0], place.centre[1] + place.h * 0.24
        stage.light(say("irene-area-next-tile"), at, 20, "center", width=place.w - 24)

    def _preview(self, stage: Stage, view: SoloView, placed: Layout, attention: Attention) -> None:
        """A face that shows, large, over the log."""
        shown = placed.get(attention.hovered) if attention.hovered else None
        if shown is None or not isinstance(shown.face, TileFace) or shown.face.tile == NO_TILE:
            return
        if not attention.moving and not attention.lit:
            solo_ground.draw_preview(stage, view, self._content, self._pieces.face, shown.face)


def _drops(view: SoloView, action: IreneAction) -> list[tuple[Piece, Piece]]:
    """The clicks and drops that mean an action."""
    match action:
        case actions.PickPalace(symbol=symbol):
            return [(palace_piece(symbol), palace_piece(symbol))]
        case actions.Dig():
            drops = [(MOUNTAIN_PIECE, MOUNTAIN_PIECE)]
            return [*drops, (MOUNTAIN_PIECE, NEXT_PLACE)] if solo_geometry.next_rect(view) else drops
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
