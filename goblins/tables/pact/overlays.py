"""What lies over the Pact table for a while: large cards, piles fanned out, Glory line by line, and sheets."""

from __future__ import annotations

import pygame

from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.scoring import open_lines
from goblins.games.pact.state import NO_TASK, all_figures, left_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.pact import census, sheet
from goblins.tables.pact import places as p
from goblins.tables.pact import showing as s
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.geometry import master_face
from goblins.tables.pact.ground import Ground
from goblins.tables.pact.meanings import Meanings
from goblins.tables.pact.pieces import PiecePainter
from goblins.ui.draw import passes
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Face, Layout, Piece
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

LARGE = 226.0
PILE_ROW = 38.0
#: A list of more Tasks has several columns.
PILE_ROWS = 15


#: What is larger than this needs no panel beside it.
SMALL = 200.0


def shows(piece: Piece, rect: Rect) -> bool:
    """Whether more of a piece, or what it is worth, is shown beside it while it is pointed at."""
    if piece.kind == p.SPECIALIST:  # a card that lies there with its words needs no larger one
        return rect.h < SMALL
    if piece.kind in (p.TASK, p.COMMAND, p.MASTER, p.DYNAMITE):
        return rect.w <= SMALL
    return piece.kind in (p.PLATE, p.PACT)


def is_counted(view: PactView, piece: Piece) -> bool:
    """Whether a piece belongs to the discards, whose types are counted beside them."""
    return piece == p.DISCARDS or (piece.kind == p.GOBLIN and piece.number in view.public.discards)


class Overlays:
    """Previews and panels."""

    def __init__(self, content: Content, pieces: PiecePainter, ground: Ground, meanings: Meanings) -> None:
        self._content, self._pieces, self._ground, self._meanings = content, pieces, ground, meanings

    def draw(self, stage: Stage, view: PactView, context: TableContext, attention: Attention, placed: Layout) -> None:
        """What belongs to the piece that is pointed at."""
        piece = attention.hovered or attention.active
        if piece is None or attention.lit or attention.moving or sheet.is_open(view, context) or piece not in placed:
            return
        near = placed[piece].rect
        if is_counted(view, piece):
            # the goblins to choose from lie on the other side, and stay in sight
            place = Rect(near.right + 18, near.centre[1] - census.TALL / 2, census.WIDTH, census.TALL)
            census.draw_census(stage, view, context, self._content, place)
        elif shows(piece, near):
            self._panels(stage, view, context, piece, near)
        elif piece.kind == p.GOBLIN and near.w < 90 and not (context.covered and piece.number in view.hand):
            self._name(stage, self._content.goblin_name(piece.number), near)

    def _panels(self, stage: Stage, view: PactView, context: TableContext, piece: Piece, near: Rect) -> None:
        public, number = view.public, piece.number
        if piece.kind == p.PLATE:
            self._glory(stage, view, context, number, near)
        elif piece.kind == p.PACT:
            self._pile(stage, view, context, number, near)
        elif piece.kind == p.TASK:
            holding = next((pact for pact, pile in enumerate(public.pacts) if number in pile), None)
            if holding is not None:
                self._pile(stage, view, context, holding, near, marked=number)
            elif number not in public.open_tasks:
                self._card(stage, s.TaskFace(number), 1.25, near)
        else:
            self._large(stage, view, context, piece, near)

    def _large(self, stage: Stage, view: PactView, context: TableContext, piece: Piece, near: Rect) -> None:
        public, number = view.public, piece.number
        if piece.kind == p.SPECIALIST:
            self._card(stage, s.SpecialistFace(number, public.specialists[number] < 0), 1.4, near)
        elif piece.kind == p.COMMAND and not context.covered:
            self._card(stage, s.CommandFace(number), 1.4, near)
        elif piece.kind == p.MASTER:
            face = master_face(view, context, number, self._content)
            self._note(stage, self._card(stage, face, 0.7, near, 300), self._meanings.of(view, piece, context))
        elif piece.kind == p.DYNAMITE:
            track = s.DynamiteFace(public.markers[number], context.seat(number).colour)
            self._note(stage, self._card(stage, track, 0.35, near, 420), self._meanings.of(view, piece, context))

    def _name(self, stage: Stage, words: str, near: Rect) -> None:
        wide = stage.text_width(words, 18) + 26
        rect = Rect(near.centre[0] - wide / 2, near.y - 38, wide, 32)
        stage.nine("pill_cream", rect)
        stage.text(words, rect.centre, 18, INK)

    def _note(self, stage: Stage, above: Rect, words: str) -> None:
        """A sentence on parchment below a large card, or above it."""
        text = lay_out_within(stage, [Run(words, "body")], above.w - 44, 130, 19)
        tall = text.height + 36
        y = above.bottom + 8 if above.bottom + 8 + tall < 892 else above.y - 8 - tall
        rect = Rect(above.x, y, above.w, tall)
        stage.panel(rect, curls="none", shadow=8)
        text.draw(stage, rect.x + 22, rect.y + 15, INK)

    def _card(self, stage: Stage, face: Face, proportion: float, near: Rect, width: float = LARGE) -> Rect:
        """A card large beside the piece it belongs to; where it lies."""
        tall = width * proportion
        rect = beside(near, width, tall)
        pixels = stage.viewport.length(width)

        def make() -> pygame.Surface:
            picture = self._pieces.picture(stage, face, (pixels, stage.viewport.length(tall)))
            return passes.with_shadow(picture, stage.viewport.length(12), 180, (stage.viewport.length(8),) * 2)

        stage.blit(stage.cache.get(("pact_large", face, pixels), make), rect.centre)
        return rect

    def _glory(self, stage: Stage, view: PactView, context: TableContext, clan: int, near: Rect) -> None:
        """A clan's Glory as everybody can count it, line by line."""
        public = view.public
        if public.mode == "two" and clan >= public.players:
            return
        lines = open_lines(public, self._content, clan)
        rect = beside(near, 300, 84 + 30 * len(lines))
        stage.panel(rect, curls="none", shadow=10)
        self._ground.face(stage, view, context, clan, (rect.x + 44, rect.y + 40), 44)
        stage.text(
            say("pact-table-glory-of", name=p.seat_name(view, context, clan)),
            (rect.x + 76, rect.y + 38),
            21,
            anchor="midleft",
            width=200,
        )
        for place, line in enumerate(lines):
            y = rect.y + 78 + 30 * place
            stage.text(line.label, (rect.x + 30, y), 19, DIM, "body", "midleft")
            stage.text(str(line.amount), (rect.right - 34, y), 21, anchor="midright")

    def _pile(
        self, stage: Stage, view: PactView, context: TableContext, pact: int, near: Rect, marked: int = NO_TASK
    ) -> None:
        """A Pact card's Tasks, each with its name; the newest on top."""
        public = view.public
        tasks = list(reversed(public.pacts[pact]))
        columns = max(1, -(-len(tasks) // PILE_ROWS))
        rows = max(1, -(-len(tasks) // columns))
        rect = beside(near, 330 * columns, 86 + PILE_ROW * rows)
        stage.panel(rect, curls="none", shadow=10)
        one, other = (p.seat_name(view, context, clan) for clan in (pact, left_of(public, pact)))
        title = say("pact-table-pile", one=one, other=other, count=len(tasks))
        stage.text(title, (rect.x + 28, rect.y + 38), 21, anchor="midleft", width=rect.w - 56)
        stage.line((rect.x + 26, rect.y + 58), (rect.right - 26, rect.y + 58), RULE, 2)
        painter = stage.painter(PactPainter)
        for place, number in enumerate(tasks):
            column, row = divmod(place, rows)
            x, y = rect.x + 330 * column, rect.y + 80 + PILE_ROW * row
            task = self._content.tasks[number]
            if number == marked:
                stage.box(Rect(x + 18, y - 18, 294, 36), (238, 180, 74), 8, alpha=0.35)
            tile = painter.task_tile(KINDS[task.colour], SEASONS[task.season], task.dynamite, stage.viewport.length(32))
            stage.blit(tile, (x + 44, y))
            stage.text(task.name, (x + 70, y), 19, INK, "body", "midleft", width=190)
            owners = [figure.seat for figure in all_figures(public) if figure.task == number]
            for step, seat in enumerate(owners):
                figure = painter.figure(context.seat(seat).colour, stage.viewport.length(30))
                stage.blit(figure, (x + 290 - 26 * step, y))
        if not tasks:
            stage.text(say("pact-table-no-task"), (rect.centre[0], rect.y + 80), 19, DIM, "aside")

    # ------------------------------------------------------------------ panels in the middle

    def draw_choice(self, stage: Stage) -> None:
        """Below the Commands to choose from."""
        rect = Rect(240, 140, 1120, 590)
        stage.shade(120)
        stage.panel(rect, curls="all", shadow=14)
        stage.text(say("pact-table-your-commands"), (rect.centre[0], rect.y + 46), 30)
        words = say("pact-table-keep-commands")
        stage.text(words, (rect.centre[0], rect.y + 82), 19, DIM, "body", width=rect.w - 120)


def beside(near: Rect, width: float, tall: float) -> Rect:
    """A place beside a piece: on the side where there is more room, never off the table."""
    x = near.right + 18 if near.centre[0] < 800 else near.x - 18 - width
    y = min(max(70.0, near.centre[1] - tall / 2), 890 - tall)
    return Rect(min(max(8.0, x), 1592 - width), y, width, tall)
