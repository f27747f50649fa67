"""What lights up on the Fairies table: where a card may go, what will flip, what will be taken, and what that gains."""

from __future__ import annotations

from functools import lru_cache, partial

import pygame
from msgspec import Struct

from goblins.games.fairies.content import Content, Face
from goblins.games.fairies.deck import OPPOSITE
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.view import FairiesView, Preview
from goblins.tables.contract import Attention, TableContext
from goblins.tables.fairies.faces import PROPORTION
from goblins.tables.fairies.geometry import place, ring_slots
from goblins.tables.fairies.ground import ring_outline
from goblins.tables.fairies.pieces import RING, face_of
from goblins.tables.fairies.race import bad_and_good, counts
from goblins.ui.draw import shapes
from goblins.ui.draw.dashes import dashed
from goblins.ui.draw.fitted import draw_fitted, light_fitted
from goblins.ui.draw.sprites import rasterise
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, GREEN, RED, RULE, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

GOLD = (255, 212, 90)
MINT = (168, 240, 200)
GLOW = (214, 255, 170)
GLOW_REACH = 44


class Change(Struct, frozen=True):
    """How many cards of a kind somebody has before and after a turn, and how many win; None where fewer are better."""

    kind: str
    before: int
    after: int
    to_win: int | None


class Marks:
    """Paints what a card in the hand would do, before it is played."""

    def __init__(self, rules: FairiesRules) -> None:
        self._rules = rules

    def preview(self, view: FairiesView, context: TableContext, attention: Attention) -> Preview | None:
        """What the pointed-at card would do if the one who looks added it now."""
        if not attention.playable or view.public.active != context.viewer:
            return None
        face = face_of(attention.active, view.public.hands[context.viewer], self._rules.content)
        return None if face is None else self._rules.preview(view, face)

    def draw_under(self, stage: Stage, view: FairiesView, context: TableContext, attention: Attention) -> None:
        """The lit ring, the free place, the frames."""
        slots, (x, y, width) = ring_slots(view)
        if RING in attention.lit:
            _lit_ring(stage, place(view, "ring"))
        if attention.playable:
            free = centred(x, y, width, width * PROPORTION)
            stage.box(free, (12, 26, 30), 12, (255, 243, 210), 3, alpha=0.4, dash="11 9")
            if RING not in attention.lit:
                light_fitted(stage, say("fairies-table-ring"), free.grown(-4), 20, leading=1.4)
        preview = self.preview(view, context, attention)
        if preview is None:
            return
        for face, (x, y, width) in zip(view.public.ring, slots, strict=True):
            frame = centred(x, y, width + 12, width * PROPORTION + 12)
            if face in preview.takes:
                stage.halo(frame, (36, 84, 60), 12)
                drawn = partial(shapes.inked_frame, frame.w + 4, frame.h + 4, 13, MINT, 4.6)
                stage.drawing("frame_take", drawn, frame.grown(2))
            elif face in preview.flips:
                drawn = partial(shapes.inked_frame, frame.w + 4, frame.h + 4, 13, GOLD, 5, "15 11")
                stage.drawing("frame_flip", drawn, frame.grown(2))

    def draw_over(self, stage: Stage, view: FairiesView, context: TableContext, attention: Attention) -> None:
        """Badges and the panel of numbers."""
        preview = self.preview(view, context, attention)
        if preview is None:
            _idle_panel(stage, view, context, attention)
            return
        for face, (x, y, width) in zip(view.public.ring, ring_slots(view)[0], strict=True):
            height = width * PROPORTION
            if face in preview.flips:
                _flip_badge(stage, (x + 2, y - height / 2 - 27), self._rules.content.faces[face])
            if face in preview.takes:
                _take_badge(stage, (x + 2, y + height / 2 + 25))
        _numbers(stage, view, context, preview, self._rules.content)


def _lit_ring(stage: Stage, area: Rect) -> None:
    """A dashed line and a warm glow: the whole ring is the target."""
    lit = stage.cache.get(("lit_ring", area), lambda: _lit(stage, area))
    stage.surface.blit(lit, stage.viewport.point((area.x - GLOW_REACH, area.y - GLOW_REACH)))


def _flip_badge(stage: Stage, centre: Point, face: Face) -> None:
    """The other side and the opposite symbol: all that anybody may know of a back (F-03, F-12)."""
    side, symbol = "goblin" if face.side == "fairy" else "fairy", OPPOSITE[face.symbol]

    def paint(rect: Rect) -> None:
        stage.nine("pill_gold", rect, shadow=3, shadow_alpha=130)
        y = rect.centre[1]
        stage.icon("flip", (rect.x + 24, y), 34)
        arrow = shapes.polygon(7, 12, [(0, 0), (7, 6), (0, 12)], INK)
        stage.drawing("small_arrow", arrow, Rect(rect.x + 44, y - 6, 7, 12))
        stage.icon(side, (rect.x + 72, y), 37)
        stage.icon(symbol, (rect.x + 112, y), 34)

    stage.kept(("flip_badge", side, symbol), centred(*centre, 142, 42), paint)


def _take_badge(stage: Stage, centre: Point) -> None:
    def paint(rect: Rect) -> None:
        stage.nine("pill_mint", rect, shadow=3, shadow_alpha=130)
        stage.icon("take", (rect.x + 23, rect.centre[1]), 32)
        words = say("fairies-preview-take-this")
        stage.text(words, (rect.x + 44, rect.centre[1]), 19, (20, 56, 44), anchor="midleft", width=88)

    stage.kept("take_badge", centred(*centre, 138, 40), paint)


def _numbers(stage: Stage, view: FairiesView, context: TableContext, preview: Preview, content: Content) -> None:
    """Flips, takes, and the counts afterwards, in the order of the rules."""
    rect, face = place(view, "preview"), content.faces[preview.face]
    stage.panel(rect, curls="none", shadow=6)
    stage.text(say("fairies-preview"), (rect.centre[0], rect.y + 38), 22, width=rect.w - 44)
    flips, takes = len(preview.flips), len(preview.takes)
    star = "star", say("fairies-preview-star"), say("fairies-preview-flips-all", count=flips)
    rhyme = face.emblem, f"-{face.ending}", say("fairies-preview-flips", count=flips)
    symbol = face.symbol, say(f"fairies-symbol-{face.symbol}"), say("fairies-preview-take", count=takes)
    for index, (icon, label, value) in enumerate((star if face.star else rhyme, symbol)):
        y = rect.y + 80 + index * 46
        stage.icon(icon, (rect.x + 46, y), 40)
        beside = stage.text(value, (rect.right - 28, y), 20, DIM, anchor="midright", width=106).x - 8
        stage.text(label, (rect.x + 76, y), 20, anchor="midleft", width=min(104.0, beside - rect.x - 76))
    stage.line((rect.x + 30, rect.y + 152), (rect.right - 30, rect.y + 152), RULE, 2)
    goal, kinds = view.public.goal, {"goblin": preview.goblins, "fairy": preview.fairies}
    for index, (kind, before) in enumerate(
        zip(bad_and_good(reverse=goal.reverse), counts(view, context.viewer, content))
    ):
        if not (index and goal.solitaire):  # however many don't win there
            change = Change(kind, before, kinds[kind], content.numbers.to_win if index else None)
            _draw_change(stage, rect, rect.y + 180 + index * 44, change)


def _draw_change(stage: Stage, rect: Rect, y: float, change: Change) -> None:
    stage.icon(change.kind, (rect.x + 46, y), 38)
    stage.text(say(f"fairies-preview-{change.kind}"), (rect.x + 74, y), 20, anchor="midleft", width=80)
    x = stage.text(str(change.before), (rect.x + 157, y), 22, anchor="midleft").right + 6
    stage.line((x, y), (x + 14, y), INK, 3)
    stage.drawing("arrow_head", shapes.polygon(9, 12, [(0, 0), (9, 6), (0, 12)], INK), Rect(x + 12, y - 6, 9, 12))
    better = change.after == change.before or (change.after > change.before) == (change.to_win is not None)
    end = stage.text(str(change.after), (x + 25, y), 26, GREEN if better else RED, anchor="midleft").right
    if change.to_win is not None and rect.right - end > 60:
        words = say("fairies-preview-of", most=change.to_win)
        stage.text(words, (end + 6, y + 1), 18, DIM, "body", "midleft", width=rect.right - end - 26)


def _idle_panel(stage: Stage, view: FairiesView, context: TableContext, attention: Attention) -> None:
    """What to do when no card is pointed at."""
    rect = place(view, "preview")
    stage.panel(rect, curls="none", shadow=6)
    if view.public.ending:
        words = say("fairies-now-over")
    elif attention.playable:
        words = say("fairies-now-play")
    else:
        words = say("fairies-now-wait", name=context.name(view.public.active))
    draw_fitted(stage, words, Rect(rect.x + 20, rect.y + 24, rect.w - 40, rect.h - 48), 19, INK, "body", leading=1.5)


@lru_cache(maxsize=8)
def _ring_line(area: Rect) -> str:
    """The ring's dashed outline as SVG, 20 units larger than the ring on every side."""
    points = [(x - area.x + 20, y - area.y + 20) for x, y in ring_outline(area, 60)]
    return shapes.path(area.w + 40, area.h + 40, dashed(points, 16, 13), (255, 248, 208), 4, 0.85)


def _lit(stage: Stage, area: Rect) -> pygame.Surface:
    """The ring's warm glow, blurred small and scaled up, and the dashed line on it: one picture, one blit."""
    size = stage.viewport.length(area.w + 2 * GLOW_REACH), stage.viewport.length(area.h + 2 * GLOW_REACH)
    small = pygame.Surface((max(1, size[0] // 8), max(1, size[1] // 8)), pygame.SRCALPHA)
    small.fill((*GLOW, 0))
    ratio = stage.scale / 8
    outline = [((x - area.x + GLOW_REACH) * ratio, (y - area.y + GLOW_REACH) * ratio) for x, y in ring_outline(area)]
    pygame.draw.polygon(small, (*GLOW, 72), outline)
    lit = pygame.transform.smoothscale(pygame.transform.box_blur(small, max(1, round(24 * ratio))), size)
    line = rasterise(_ring_line(area), (stage.viewport.length(area.w + 40), stage.viewport.length(area.h + 40)))
    lit.blit(line, (stage.viewport.length(GLOW_REACH - 20), stage.viewport.length(GLOW_REACH - 20)))
    return lit
