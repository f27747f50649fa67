"""The score sheet of Irene solo: one's points against the goblins' number, and the path that was laid beside the best one."""

from __future__ import annotations

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.games.irene.content import Content
from goblins.games.irene.solo.actions import Enter, Lay, RunForIt
from goblins.games.irene.solo.scoring import NO_PATH, best_path, worth
from goblins.games.irene.solo.state import SoloState, SoloView
from goblins.games.irene.state import NO_PALACE
from goblins.games.irene.wording import in_points
from goblins.tables.contract import TableContext
from goblins.tables.irene.dead_end import GAP, HEADING, TILE, DeadEnd
from goblins.tables.irene.pieces import PiecePainter
from goblins.tables.irene.showing import HomeFace, PalaceFace, SquareFace, TileFace
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, GREEN, RED, RULE, Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

ROW = 126.0
#: What is below the tiles of a path.
GAINS = 30.0
#: The gauge: where it stands in the row, and how much it shows at least.
GAUGE_X, GAUGE_W, GAUGE_H, LEAST = 150.0, 440.0, 30.0, 10
HOME = 34.0
#: How wide it is beside a path what it is worth, and how high tiles below are at least.
WORTH, LEAST_ROOM = 140.0, 60.0
REACHED: Colour = (88, 104, 168)
MISSING: Colour = (246, 214, 160)
EMPTY: Colour = (255, 248, 226)


class SoloSheet:
    """Draws the sheet into a rectangle of the result."""

    def __init__(self, content: Content, pieces: PiecePainter) -> None:
        self._content, self._pieces = content, pieces
        self._dead_end = DeadEnd(content, pieces)

    def draw(self, stage: Stage, view: SoloView, context: TableContext, rect: Rect) -> None:
        """The gauge with the Homes, two paths or where there was none; below one alone, the pile or the Homes."""
        counts = view.public.why in ("won", "not_enough")
        self._against(stage, view, Rect(rect.x, rect.y, rect.w, ROW), counts=counts)
        y = rect.y + ROW + 14
        if view.public.path:
            differ = view.public.path if not view.best_way or view.best <= view.points else view.best_way
            self._path(stage, view, (rect.x, y), rect.w, view.public.path, differ, own=True)
            y += HEADING + TILE + GAINS + 14
            stage.line((rect.x, y), (rect.right, y), RULE, 2)
            y += 8
        differ = view.public.path or view.best_way
        if view.public.palace != NO_PALACE:
            self._path(stage, view, (rect.x, y), rect.w, view.best_way, differ, own=False)
            y += HEADING
        if view.best == NO_PATH:
            y = self._dead_end.draw_way(stage, view, Rect(rect.x, y, rect.w, rect.bottom - y)) + 8
        else:
            y += TILE + GAINS + 14
        if rect.bottom - y >= HEADING + LEAST_ROOM:
            self._dead_end.draw_rest(stage, view, Rect(rect.x, y, rect.w, rect.bottom - y))

    def _against(self, stage: Stage, view: SoloView, row: Rect, *, counts: bool) -> None:
        """One's points, the number to beat on a shield, and what is missing."""
        reached, beat = view.points if counts else 0, max(view.numbers, default=0)
        stage.nine("row_idle", row)
        y = row.y + 48
        stage.text(str(reached), (row.x + 64, y), 60, width=110)
        reasons = self._reasons(view) if counts else say("irene-sheet-not-home")
        stage.text(reasons, (row.x + 14, row.bottom - 26), 17, DIM, "body", "midleft", width=250)
        gauge = Rect(row.x + GAUGE_X, y - GAUGE_H / 2, GAUGE_W, GAUGE_H)
        full = max(LEAST, reached, beat + 2)
        stage.box(gauge, EMPTY, GAUGE_H / 2, INK, 3)
        if reached > 0:
            wide = max(GAUGE_H, gauge.w * reached / full)
            stage.box(Rect(gauge.x, gauge.y, wide, gauge.h), REACHED, GAUGE_H / 2, INK, 3)
        missing = max(0, beat + 1 - reached) if counts else 0
        if missing:
            left = gauge.x + gauge.w * max(0, reached) / full
            dashed = Rect(left + 3, gauge.y + 3, gauge.w * missing / full - 4, gauge.h - 6)
            stage.box(dashed, MISSING, 8, RED, 2.4, dash="7 6")
            stage.text(
                say("irene-sheet-missing", count=missing), (gauge.right, row.bottom - 26), 18, RED, "bold", "midright"
            )
        shield = gauge.x + gauge.w * beat / full
        stage.sprite("irene/shield.svg", (max(shield, gauge.x + 10), y - 4), 44, 48)
        stage.text(str(beat), (max(shield, gauge.x + 10), y - 6), 24, CREAM, outline=True)
        words = say("irene-sheet-goblins")
        under = min(max(shield, gauge.x + 190), gauge.x + 290)
        stage.text(words, (under, row.bottom - 26), 17, DIM, "body", width=130)
        self._homes(stage, view, row.right - 16, y, row.bottom - 26)

    def _homes(self, stage: Stage, view: SoloView, right: float, y: float, below: float) -> None:
        turned = sorted(view.public.turned, reverse=True)
        pitch = HOME + 3
        left = right - pitch * len(turned)
        for index, lost in enumerate(turned):
            picture = self._pieces.face(stage, HomeFace(), stage.viewport.length(HOME))
            place = left + pitch * index
            stage.blit_at(picture, (place, y - HOME / 2))
            if lost:
                stage.box(Rect(place, y - HOME / 2, HOME, HOME), EMPTY, 4, alpha=0.6)
                stage.icon("cross", (place + HOME / 2, y), 20)
        words = say("irene-sheet-homes", turned=sum(view.public.turned), homes=len(turned))
        stage.text(words, (right, below), 17, DIM, "body", "midright", width=240)

    def _reasons(self, view: SoloView) -> str:
        scrolls = sum(self._content.scroll_points[tile] for tile in view.public.path)
        return say("irene-sheet-reasons", scrolls=scrolls, bonus=view.points - scrolls)

    def _path(
        self,
        stage: Stage,
        view: SoloView,
        corner: Point,
        width: float,
        tiles: tuple[int, ...],
        other: tuple[int, ...],
        *,
        own: bool,
    ) -> None:
        """A path under its heading, every tile with its gain; where it parts from the other one it is framed."""
        x, y = corner
        none = not own and view.best == NO_PATH
        if own:
            heading, colour = say("irene-sheet-path"), INK
        else:
            heading = say("irene-sheet-no-path") if none else say("irene-best-path", points=in_points(view.best))
            colour = INK if none else GREEN
            stage.icon("hint", (x + 18, y + HEADING / 2), 34)
        stage.text(heading, (x + (6 if own else 42), y + HEADING / 2), 22, colour, anchor="midleft", width=width - 60)
        faces: list[SquareFace] = [PalaceFace(view.public.palace), *map(TileFace, tiles), HomeFace()] if tiles else []
        side = min(TILE, (width - WORTH - GAP * len(faces)) / max(1, len(faces)))
        if tiles:
            self._worth(stage, view, (x + width - WORTH / 2, y + HEADING + TILE / 2), own=own)
        for place, face in enumerate(faces):
            rect = Rect(x + 4 + (side + GAP) * place, y + HEADING, side, side)
            stage.blit_at(self._pieces.face(stage, face, stage.viewport.length(side)), (rect.x, rect.y))
            tile = tiles[place - 1] if 0 < place <= len(tiles) else None
            if tile is None:
                continue
            if tile not in other:
                frame = RED if own else (24, 110, 84)
                stage.box(rect.grown(3), None, 12, frame, 4, dash="9 7" if own else "")
            self._gain(stage, view, tile, (rect.centre[0], rect.bottom))

    def _worth(self, stage: Stage, view: SoloView, centre: Point, *, own: bool) -> None:
        """What a path is worth; of the best one, whether it would have won."""
        x, y = centre
        points, colour = (view.points, REACHED) if own else (view.best, GREEN)
        enough = not own and points > max(view.numbers, default=0) and view.public.ending != "won"
        stage.text(str(points), (x, y - 14), 46, colour, width=WORTH - 20)
        words = say("irene-sheet-enough") if enough else say("irene-line-points")
        stage.text(words, (x, y + 26), 18, colour if enough else DIM, "bold" if enough else "body", width=WORTH)

    def _gain(self, stage: Stage, view: SoloView, tile: int, centre: Point) -> None:
        """What a tile of a path brings: its scroll, and the symbols that match the Palace's back."""
        symbols = self._content.symbols[tile].count(view.bonus) * self._content.numbers.bonus
        gain = self._content.scroll_points[tile] + symbols
        disc = Rect(centre[0] - 17, centre[1] - 13, 34, 34)
        stage.box(disc, (255, 243, 210), 17, INK, 3)
        stage.text(f"+{gain}", disc.centre, 17, width=26)


def better_way(match: Match, content: Content) -> tuple[int, tuple[Action, ...]] | None:
    """The ply after which the pile was turned up, and what would have been laid for the best path of it."""
    state = match.state
    if not isinstance(state, SoloState) or not state.public.ending:
        return None
    runs = [ply for ply, step in enumerate(match.steps[: match.cursor], 1) if isinstance(step.action, RunForIt)]
    best = best_path(state, content)
    if not runs or not best or worth(state, best, content) <= worth(state, state.public.path, content):
        return None
    return runs[-1], (*(Lay(0, tile) for tile in best), Enter(0))
