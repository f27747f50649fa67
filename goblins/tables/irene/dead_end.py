"""What the result of Irene solo shows where no path led home: how far the pile led, what was missing, the pile, the Homes."""

from __future__ import annotations

from goblins.games.irene.content import SYMBOLS, Content
from goblins.games.irene.routes import best_route, bits_of
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import NO_PALACE
from goblins.games.irene.wording import symbol_form
from goblins.tables.irene.faces import TilePainter
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.showing import HomeFace, PalaceFace, SquareFace, TileFace
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import Colour
from goblins.ui.stage import RED, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: How large tiles are at most, how far apart, how high headings are, and what is below a row of tiles.
TILE, GAP, HEADING, BELOW = 104.0, 6.0, 40.0, 8.0
#: How much of its place the symbol takes that was missing; and tiles of a large pile become smaller by steps, to a least size.
MISSING, STEP, LEAST = 0.62, 4, 24
#: How high what is said below a path may be.
SAID = 80.0
HOLE: Colour = (246, 226, 184)
PALE: Colour = (236, 214, 168)


def way_so_far(view: SoloView, content: Content) -> tuple[int, ...]:
    """The longest way that the pile allowed, where none led home."""
    if view.public.palace == NO_PALACE:
        return ()
    each, nothing = (1.0,) * len(content.paths), (0.0,) * len(SYMBOLS)
    return best_route(content, view.public.palace, bits_of(view.pile, content), each, nothing).tiles


class DeadEnd:
    """Draws into what is left of the sheet."""

    def __init__(self, content: Content, pieces: PiecePainter) -> None:
        self._content, self._pieces = content, pieces

    def why(self, view: SoloView) -> str:
        """What was missing, in words."""
        if view.public.palace == NO_PALACE:
            return say("irene-sheet-no-palace")
        if not view.pile:
            return say("irene-sheet-empty-pile")
        ends = self._content.end_of(way_so_far(view, self._content), view.public.palace)
        return say("irene-sheet-stuck", end=symbol_form(ends, "from"))

    def draw_way(self, stage: Stage, view: SoloView, rect: Rect) -> float:
        """As far as the pile led, the place where the next tile was missing, and Home out of reach; where it ends below."""
        y = rect.y
        if view.public.palace != NO_PALACE:
            way = way_so_far(view, self._content)
            faces: list[SquareFace] = [PalaceFace(view.public.palace), *map(TileFace, way)]
            side = min(TILE, (rect.w - 8) / (len(faces) + 2) - GAP)
            for place, face in enumerate(faces):
                picture = self._pieces.face(stage, face, stage.viewport.length(side))
                stage.blit_at(picture, (rect.x + 4 + (side + GAP) * place, y))
            hole = Rect(rect.x + 4 + (side + GAP) * len(faces), y, side, side)
            stage.box(hole, HOLE, 12, RED, 4, dash="9 7")
            ends = SYMBOLS[self._content.end_of(way, view.public.palace)]
            stage.blit(stage.painter(TilePainter).plate(ends, stage.viewport.length(side * MISSING)), hole.centre)
            home = hole.moved(side + GAP, 0)
            stage.blit_at(self._pieces.face(stage, HomeFace(), stage.viewport.length(side)), (home.x, home.y))
            stage.box(home, PALE, 8, alpha=0.55)
            y += side + BELOW
        said = lay_out_within(stage, [Run(self.why(view))], rect.w - 12, SAID, 19)
        said.draw(stage, rect.x + 6, y)
        return y + said.height

    def draw_rest(self, stage: Stage, view: SoloView, rect: Rect) -> None:
        """The tiles that lay in the pile; where it was empty, the Homes."""
        words = say("irene-sheet-pile") if view.pile else say("irene-sheet-all-homes")
        stage.text(words, (rect.x + 6, rect.y + HEADING / 2), 22, anchor="midleft", width=rect.w - 12)
        faces: list[SquareFace]
        faces = list(map(TileFace, view.pile)) if view.pile else [HomeFace(number) for number in sorted(view.numbers)]
        room = rect.h - HEADING
        side = next(
            size
            for size in range(round(TILE), 0, -STEP)
            if -(-len(faces) // int((rect.w - 4) / (size + GAP))) * (size + GAP) <= room or size <= LEAST
        )
        in_a_row = int((rect.w - 4) / (side + GAP))
        for place, face in enumerate(faces):
            across, down = place % in_a_row, place // in_a_row
            picture = self._pieces.face(stage, face, stage.viewport.length(side))
            stage.blit_at(picture, (rect.x + 4 + (side + GAP) * across, rect.y + HEADING + (side + GAP) * down))
