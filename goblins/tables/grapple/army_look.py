"""A look at an army: one's own cards on parchment, of another's only the backs; and a note on what something is."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.games.grapple.content import Content
from goblins.games.grapple.view import GrappleView
from goblins.games.grapple.wording import in_goblins
from goblins.tables.contract import TableContext
from goblins.tables.grapple.faces import PROPORTION
from goblins.tables.grapple.geometry import army_rect, board
from goblins.tables.grapple.pieces import PiecePainter
from goblins.tables.grapple.showing import BACK, CardFace, FrontFace
from goblins.tables.grapple.trimmings import draw_number
from goblins.ui.draw.rich import Run, lay_out
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

#: The sheet of one's own army, and of another's, below whose board it lies.
OWN, OTHERS = Rect(270, 236, 1010, 366), Rect(270, 300, 1010, 302)
OWN_CARD, OTHERS_CARD = 148.0, 112.0
STEP, ROOM = 178.0, 890.0
NOTE_WIDTH, NOTE_PX = 400.0, 18.0


class ArmyLook:
    """Draws the sheet over the table, while an army is pointed at."""

    def __init__(self, cards: Content, pieces: PiecePainter) -> None:
        self._cards, self._pieces = cards, pieces

    def draw_own(self, stage: Stage, view: GrappleView, context: TableContext) -> None:
        """One's own army, the top one last and lifted (G-08)."""
        _dim_but(stage, board(view, context, context.viewer))
        army = army_rect(board(view, context, context.viewer))
        stage.box(army, (12, 26, 30), 10, (255, 226, 130), 3, dash="9 7")
        stage.light(say("grapple-army-open"), army.centre, 19, "center", width=army.w - 10)
        draw_number(stage, army, len(view.army))
        words = say("grapple-army-own.words", points=self._cards.worth(view.army))
        _heading(stage, OWN, say("grapple-army-own"), words)
        middles = self._row(stage, OWN, OWN_CARD, [FrontFace(card) for card in view.army], lift=10)
        (first, _), (last, _) = middles[0], middles[-1]
        foot = OWN.bottom - 40
        if len(middles) > 1:
            stage.text(say("grapple-army-bottom"), (first, foot + 4), 19, DIM, "aside", width=OWN_CARD)
            for (one, _), (other, _) in zip(middles[1:-1], middles[2:], strict=True):
                stage.icon("chevron_right", (min(one, other - 60), foot + 4), 22, 0.6)
        stage.nine("pill_gold", centred(last, foot, 110, 36))
        stage.text(say("grapple-army-top"), (last, foot - 1), 20, width=96)

    def draw_of(self, stage: Stage, view: GrappleView, context: TableContext, seat: int) -> None:
        """Another's army: how many goblins, and nothing else (G-08)."""
        size = view.army_sizes[seat]
        words = say("grapple-army-others.words", goblins=in_goblins(size))
        _heading(stage, OTHERS, say("grapple-army-others", name=context.name(seat)), words)
        last, y = self._row(stage, OTHERS, OTHERS_CARD, [BACK] * size)[-1]
        stage.nine("pill_gold", centred(last, y + 92, 90, 32))
        stage.text(say("grapple-army-top"), (last, y + 91), 18, width=78)

    def _row(self, stage: Stage, sheet: Rect, width: float, faces: Sequence[CardFace], lift: float = 0) -> list[Point]:
        """Cards side by side on a sheet, the last one lifted; where their middles are."""
        count = len(faces)
        pitch = min(STEP * width / OWN_CARD, (ROOM - width) / max(1, count - 1))
        left, y = sheet.centre[0] - pitch * (count - 1) / 2, sheet.y + 98 + width * PROPORTION / 2 + lift
        middles = [(left + pitch * place, y) for place in range(count)]
        for place, (at, face) in enumerate(zip(middles, faces, strict=True)):
            up = lift if place == count - 1 else 0
            lying = Placement(at[0], at[1] - up, width, width * PROPORTION, face, place, fixed=True)
            if up:
                stage.halo(lying.rect, (120, 96, 36), 10)
            self._pieces.draw(stage, lying, "idle")
        return middles


def _dim_but(stage: Stage, lit: Rect) -> None:
    """Darken the table, but for one board."""
    corner = (lit.x, lit.y)
    kept = stage.surface.subsurface(stage.viewport.rect(lit)).copy()
    stage.shade(96, (10, 16, 20))
    stage.blit_at(kept, corner)


def _heading(stage: Stage, sheet: Rect, title: str, words: str) -> None:
    stage.panel(sheet, curls="top", shadow=14)
    stage.icon("secret", (sheet.x + 72, sheet.y + 46), 36)
    end = stage.text(title, (sheet.x + 98, sheet.y + 46), 30, anchor="midleft", width=380).right
    stage.text(words, (end + 20, sheet.y + 48), 20, DIM, "body", "midleft", width=sheet.right - 66 - end)
    stage.line((sheet.x + 60, sheet.y + 76), (sheet.right - 60, sheet.y + 76), RULE, 2)


def draw_note(stage: Stage, near: Rect, words: str) -> None:
    """What something is, on a slip of parchment below it, or above where there is no room."""
    sentence, _, clause = words.rpartition(" ")
    text = lay_out(stage, [Run(f"{sentence} "), Run(clause, "aside")], NOTE_WIDTH - 48, NOTE_PX)
    high = text.height + 34
    y = near.bottom + 8 if near.bottom + 8 + high < 890 else near.y - 8 - high
    x = min(max(near.centre[0] - NOTE_WIDTH / 2, 12), 1600 - NOTE_WIDTH - 12)
    stage.panel(Rect(x, y, NOTE_WIDTH, high), shadow=8)
    text.draw(stage, x + 24, y + 17)
