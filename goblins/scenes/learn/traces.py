"""A step that others made, painted small: the face of whoever made it, a sign, a word, and the pieces themselves."""

from __future__ import annotations

from goblins.tables.contract import AnyTable, TableContext
from goblins.tables.kit.traces import Shown, Trace
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import GREEN, RED, Stage
from goblins.ui.viewport import Rect, centred

FACE, ICON, WORDS, FIELD_WORDS, FIGURE, GAP = 40.0, 28.0, 19.0, 17.0, 19.0, 8.0
#: How high a piece may be in a row, and how wide one that stands upright.
PIECE, MINUS = 38.0, "\N{MINUS SIGN}"
FLAG = (178, 52, 44)


class TracePainter:
    """Paints traces in rows of a list, or in fields of a strip."""

    def __init__(self, stage: Stage, table: AnyTable, context: TableContext) -> None:
        self._stage, self._table, self._context = stage, table, context

    # ------------------------------------------------------------------ parts

    def wide(self, shown: Shown, high: float) -> float:
        """How wide a picture is among those of a height."""
        high *= shown.part
        if shown.figure:
            return self._stage.text_width(shown.figure, FIGURE) + 2
        if shown.sprite:
            natural = self._stage.sprites.natural_size(shown.sprite)
            return high * natural[0] / natural[1]
        return high / max(1.0, shown.proportion)

    def face(self, seat: int, x: float, y: float, across: float) -> None:
        """Somebody's portrait."""
        who = self._context.seat(seat)
        stage = self._stage
        stage.blit(stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(across), badge=False), (x, y))

    def picture(self, shown: Shown, rect: Rect) -> None:
        """One of the pictures of a trace."""
        stage, (x, y), high = self._stage, rect.centre, rect.h * shown.part
        if shown.figure:
            colour = RED if shown.figure.startswith(MINUS) else GREEN
            stage.text(shown.figure, (rect.x, y), FIGURE, colour, anchor="midleft", width=rect.w)
        elif shown.seat is not None:
            self.face(shown.seat, x, y, high)
        elif shown.face is not None:
            self._table.draw_piece(stage, Placement(x, y, rect.w, rect.w * shown.proportion, shown.face), "idle")
        else:
            stage.sprite(shown.sprite, (x, y), rect.w, high)

    def _pictures(self, trace: Trace, right: float, y: float, high: float) -> float:
        """All pictures of a trace, up to the right; where they begin."""
        x = right
        for shown in reversed(trace.pictures):
            wide = self.wide(shown, high)
            self.picture(shown, centred(x - wide / 2, y, wide, high))
            x -= wide + 4
        return x

    def flag(self, words: str, right: float, y: float) -> float:
        """What it did to the one who looks, in a word that can't be overlooked; where it begins."""
        stage = self._stage
        wide = stage.text_width(words, 17) + 20
        rect = Rect(right - wide, y - 14, wide, 28)
        stage.box(rect, FLAG, 12, INK, 2.4)
        draw_fitted(stage, words, rect.grown(-4), 17, CREAM)
        return rect.x

    # ------------------------------------------------------------------ as a whole

    def row(self, trace: Trace, row: Rect) -> None:
        """In a list: face, sign, words, and the pieces at its end."""
        stage, y = self._stage, row.centre[1]
        self.face(trace.seat, row.x + FACE / 2 + 4, y, min(FACE, row.h - 6))
        x = row.x + FACE + 12
        end = self._pictures(trace, row.right - 6, y, min(PIECE, row.h - 8)) - 4
        if trace.hit:
            end = self.flag(trace.hit, end, y) - 4
        if not trace.hit or stage.text_width(trace.words, WORDS, "bold") < end - x - ICON - GAP:
            stage.icon(trace.icon, (x + ICON / 2, y), ICON)
            x += ICON + GAP
        line = lay_out_within(stage, [Run(trace.words, "bold" if trace.hit else "body")], end - x, row.h - 4, WORDS)
        line.draw(stage, x, y - line.height / 2, RED if trace.hit else INK)

    def field_width(self, trace: Trace, *, faced: bool) -> float:
        """How much room a trace takes in a strip; with the face of whoever it is about, or without."""
        words = 0.0 if trace.hit else self._stage.text_width(trace.words, FIELD_WORDS, "body")
        return (FACE + 14 if faced else 6) + max(self._length(trace, PIECE), words, 40.0) + 10

    def _length(self, trace: Trace, high: float) -> float:
        return sum(self.wide(shown, high) + 4 for shown in trace.pictures)

    def field(self, trace: Trace, field: Rect, *, faced: bool) -> None:
        """In a strip: the face, the words over the pieces; what hit somebody has its words on a flag over the edge."""
        x = field.x + 6
        if faced:
            self.face(trace.seat, field.x + FACE / 2 + 6, field.centre[1], FACE)
            x += FACE + 8
        room, wanted = field.right - x, self._length(trace, PIECE)
        high = PIECE * min(1.0, room / wanted) if wanted else PIECE
        y = field.centre[1] if trace.hit else field.bottom - high / 2 - 6
        end = x
        for shown in trace.pictures:
            wide = self.wide(shown, high)
            self.picture(shown, centred(end + wide / 2, y, wide, high))
            end += wide + 4
        if trace.hit:
            self.flag(trace.hit, field.right - 4, field.y)
        else:
            place = Rect(x, field.y, room, field.bottom - PIECE - 8 - field.y)
            draw_fitted(self._stage, trace.words, place, FIELD_WORDS, INK, "body", "midleft")
