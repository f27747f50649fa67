"""The score sheet of Irene solo: the player against the goblins' number, with the path that was laid and the best one."""

from __future__ import annotations

from goblins.games.irene.content import Content
from goblins.games.irene.solo.scoring import NO_PATH
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import NO_PALACE
from goblins.games.irene.wording import in_points
from goblins.tables.contract import TableContext
from goblins.tables.irene.faces import goblin_path
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.showing import PalaceFace, SquareFace, TileFace
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

TOP, ROW, GAP, FIGURE = 8.0, 80.0, 8.0, 64.0
#: How large the tiles of a path are at most, and what is above them.
TILE, HEADING = 62.0, 30.0


class SoloSheet:
    """Draws the sheet into a rectangle of the result."""

    def __init__(self, content: Content, pieces: PiecePainter) -> None:
        self._content, self._pieces = content, pieces

    def draw(self, stage: Stage, view: SoloView, context: TableContext, rect: Rect) -> None:
        """Two rows with points in one column, and two paths."""
        counts = view.public.why in ("won", "not_enough")
        reached, beat, won = view.points if counts else 0, max(view.numbers, default=0), view.public.why == "won"
        mine, theirs = (Rect(rect.x, rect.y + TOP + (ROW + GAP) * place, rect.w, ROW) for place in range(2))
        who = context.seat(0)
        stage.nine("row_winner" if won else "row_idle", mine)
        portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(FIGURE), badge=False)
        stage.blit(portrait, (mine.x + 60, mine.centre[1]))
        reasons = self._reasons(view) if counts else say("irene-sheet-not-home")
        _draw_words(stage, mine, who.name, reasons, reached)
        stage.nine("row_idle" if won else "row_winner", theirs)
        stage.sprite(goblin_path(1), (theirs.x + 60, theirs.centre[1]), FIGURE)
        turned = say("irene-sheet-highest" if beat else "irene-sheet-none-turned")
        _draw_words(stage, theirs, say("irene-sheet-goblins"), turned, beat)
        y = theirs.bottom + 2 * GAP
        if view.public.palace == NO_PALACE:
            return
        if view.public.path:
            heading = say("irene-sheet-path")
            self._path(stage, view, heading, view.public.path, Rect(rect.x, y, rect.w, HEADING + TILE))
            y += HEADING + TILE + GAP
        none = view.best == NO_PATH
        best = say("irene-sheet-no-path") if none else say("irene-best-path", points=in_points(view.best))
        self._path(stage, view, best, view.best_way, Rect(rect.x, y, rect.w, HEADING + TILE))

    def _reasons(self, view: SoloView) -> str:
        scrolls = sum(self._content.scroll_points[tile] for tile in view.public.path)
        return say("irene-sheet-reasons", scrolls=scrolls, bonus=view.points - scrolls)

    def _path(self, stage: Stage, view: SoloView, heading: str, tiles: tuple[int, ...], rect: Rect) -> None:
        stage.text(heading, (rect.x + 14, rect.y + HEADING / 2), 20, anchor="midleft", width=rect.w - 28)
        faces: list[SquareFace] = [PalaceFace(view.public.palace), *map(TileFace, tiles)] if tiles else []
        side = min(TILE, (rect.w - 28) / max(1, len(faces)))
        for place, face in enumerate(faces):
            picture = self._pieces.face(stage, face, stage.viewport.length(side))
            stage.blit_at(picture, (rect.x + 14 + side * place, rect.y + HEADING))


def _draw_words(stage: Stage, row: Rect, name: str, reason: str, number: int) -> None:
    """A name, why it counts so much, and how much: in one column."""
    x = row.x + 112
    stage.text(name, (x, row.centre[1] - 17), 22, anchor="midleft", width=500)
    stage.text(reason, (x, row.centre[1] + 18), 17, DIM, "body", "midleft", width=540)
    stage.line((row.right - 150, row.y + 16), (row.right - 150, row.bottom - 16), RULE, 2)
    stage.text(str(number), (row.right - 76, row.centre[1]), 40, width=120)
