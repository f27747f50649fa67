"""The payment sheet as it is painted: the Task, its consequences, the lanes, and what must hold."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import FIXER, Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.specialists import receiver, worker_for
from goblins.games.pact.state import (
    BY_DYNAMITE,
    FROM_DISPLAY,
    FROM_MASTER,
    NO_TASK,
    OURS,
    THEIR_DISPLAY,
    THEIR_MASTER,
    THEIRS,
    Payment,
    clans_of,
    figures_of,
    pact_between,
)
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import sheet
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.ground import Ground
from goblins.tables.pact.pieces import PiecePainter
from goblins.tables.pact.places import SHEET, seat_name, zone
from goblins.tables.pact.sheet import Lane
from goblins.tables.pact.showing import TaskFace
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Paragraph, Run, lay_out, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, GREEN, RED, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: Lanes of those who give goblins.
GIVING = ("you", "hand", "partner")
LANE_FILL = (196, 158, 104)
#: How dark the table is below it, and how far its shadow goes; how large the Task is, and faces in lanes and on the tab.
NIGHT, SHADOW = 130, 16
TASK_WIDE, LANE_FACE, TAB_FACE = 240.0, 72.0, 46.0
#: The Task, and where its middle and what follows stand; in larger text it is smaller, for what is to be read.
TASK_Y, FOLLOWS = 260.0, 436.0
LARGEST, SMALLEST = 18.0, 10.0
SMALL_TASK, SMALL_TASK_Y, FOLLOWS_SOONER = 124.0, 184.0, 284.0


class PaySheet:
    """Paints the sheet's panel; what pays lies on it as pieces."""

    def __init__(self, content: Content, pieces: PiecePainter, ground: Ground) -> None:
        self._content, self._pieces, self._ground = content, pieces, ground

    def draw(self, stage: Stage, view: PactView, context: TableContext) -> None:
        """Everything but the goblins that pay."""
        payment = view.payment
        assert payment is not None
        rect = zone(view, SHEET.kind)
        stage.shade(NIGHT)
        stage.panel(rect, curls="all", shadow=SHADOW)
        stage.text(
            self._heading(view, payment),
            (rect.x + 56, rect.y + 50),
            32,
            anchor="midleft",
            width=self._heading_room(view, rect),
        )
        self._partner(stage, view, context, payment)
        stage.line((rect.x + 46, rect.y + 86), (rect.right - 46, rect.y + 86), RULE, 2)
        self._task(stage, view, payment, rect)
        self._consequences(stage, view, context, payment, rect)
        stage.text(say("pact-pay-needs"), (716, 186), 20, DIM, "body", "midright", width=210)
        painter = stage.painter(PactPainter)
        for column, kind in enumerate(payment.columns):
            coin = painter.coin(KINDS[kind], stage.viewport.length(42))
            stage.blit(coin, (sheet.column_x(payment, column), 186))
        for lane in sheet.lanes(view, self._content):
            self._lane(stage, view, context, payment, lane)
        self._staying(stage, view, payment)
        self._ticks(stage, view, context, payment, rect)

    def ahead(self, stage: Stage, view: PactView, context: TableContext) -> list[Callable[[], object]]:
        """Drawings of what takes longest to make: they leave it ready for any Task that lies there now."""
        public, clans = view.public, range(clans_of(view.public))
        rect, pixels = (
            zone(view, SHEET.kind),
            stage.viewport.length(TASK_WIDE if stage.text_size <= 100 else SMALL_TASK),
        )
        return [
            partial(stage.shade, NIGHT),
            partial(stage.panel, rect, curls="all", shadow=SHADOW),
            *(
                partial(self._pieces.picture, stage, TaskFace(task), (pixels, 0))
                for task in public.open_tasks
                if task != NO_TASK
            ),
            *(
                partial(self._ground.face, stage, view, context, clan, rect.centre, size)
                for clan in clans
                for size in (LANE_FACE, TAB_FACE)
            ),
        ]

    def _heading_room(self, view: PactView, rect: Rect) -> float:
        return sheet.tab_rect(view, len(sheet.others(view, self._content))).x - rect.x - 70

    def _heading(self, view: PactView, payment: Payment) -> str:
        if payment.pact >= 0:
            return say("pact-pay-figure")
        return say("pact-pay-task", task=self._content.tasks[view.public.open_tasks[payment.slot]].name)

    def _partner(self, stage: Stage, view: PactView, context: TableContext, payment: Payment) -> None:
        """The way it is done now, beside the buttons of the others."""
        tab = sheet.tab_rect(view, 0)
        stage.nine("pill_gold", tab)
        y = tab.centre[1]
        if payment.partner == ALONE:
            words = say("pact-pay-alone") if payment.pact < 0 else say("pact-pay-costs", count=len(payment.columns))
            stage.icon("pact_alone" if payment.pact < 0 else "pact_figure", (tab.x + 36, y), 38)
        else:
            words = say("pact-pay-with", name=seat_name(view, context, payment.partner))
            self._ground.face(stage, view, context, payment.partner, (tab.x + 34, y), TAB_FACE)
        stage.text(words, (tab.x + 66, y), 21, anchor="midleft", width=tab.w - 84)

    def _task(self, stage: Stage, view: PactView, payment: Payment, rect: Rect) -> None:
        task = view.public.open_tasks[payment.slot] if payment.pact < 0 else view.public.pacts[payment.pact][-1]
        wide, y = (TASK_WIDE, TASK_Y) if stage.text_size <= 100 else (SMALL_TASK, SMALL_TASK_Y)
        picture = self._pieces.picture(stage, TaskFace(task), (stage.viewport.length(wide), 0))
        stage.blit(picture, (rect.x + 180, rect.y + y))

    def _consequences(self, stage: Stage, view: PactView, context: TableContext, payment: Payment, rect: Rect) -> None:
        """What follows, for both."""
        public = view.public
        lines: list[tuple[str, str]] = []
        if payment.pact >= 0:
            kind = self._content.goblins[public.masters[view.seat]]
            sticks = self._content.tasks[public.pacts[payment.pact][-1]].dynamite
            glory = self._content.numbers.glory.figure
            lines.append(("star", say("pact-pay-glory-figure", glory=glory)))
            lines += [("pact_stick", say("pact-pay-sticks-for-you", count=sticks))] if sticks else []
            number, all_of_them = (
                figures_of(public, view.seat) + 1,
                self._content.masters[public.masters[view.seat]].symbols,
            )
            uncovers = say("pact-pay-uncovers", number=number, all=all_of_them, kind=kind.kind, goblin=kind.name)
            lines.append(("pact_figure", uncovers))
        else:
            lines += self._task_consequences(view, context, payment)
        if BY_DYNAMITE in payment.sources:
            at = public.markers[view.seat]
            (old, before), (new, after) = self._content.track[at], self._content.track[at - 1]
            back = say("pact-pay-marker-back", before=f"{old}/{before}", after=f"{new}/{after}")
            lines.append(("pact_track", back))
        plain = stage.text_size <= 100
        y = rect.y + (FOLLOWS if plain else FOLLOWS_SOONER)
        room = max(52.0, (rect.bottom - 40 - y) / len(lines) - 12)
        texts = (
            [lay_out_within(stage, [Run(words, "body")], 250, room, 18) for _, words in lines]
            if plain
            else _laid_together(stage, [words for _, words in lines], 242, rect.bottom - 36 - y)
        )
        for (icon, _), text in zip(lines, texts, strict=True):
            stage.icon(icon, (rect.x + 64, y + 14), 30)
            text.draw(stage, rect.x + 90, y, INK)
            y += max(40.0, text.height + 12)

    def _task_consequences(self, view: PactView, context: TableContext, payment: Payment) -> list[tuple[str, str]]:
        public = view.public
        task = self._content.tasks[public.open_tasks[payment.slot]]
        glory, sticks = self._content.numbers.glory, say("pact-pay-sticks", count=task.dynamite)
        if payment.partner == ALONE:
            lines = [("star", say("pact-pay-glory", glory=glory.alone)), ("pact_alone", say("pact-pay-before-you"))]
            return lines + ([("pact_stick", sticks)] if task.dynamite else [])
        name = seat_name(view, context, payment.partner)
        pact = pact_between(public, view.seat, payment.partner)
        lends_only = public.mode == "two" and payment.partner >= public.players  # Helix scores nothing (P-62)
        both = say("pact-pay-glory-both", glory=glory.pact, name=name)
        lines = [
            ("pact_handshake", say("pact-pay-on-pact", number=len(public.pacts[pact]) + 1, name=name)),
            ("star", say("pact-pay-glory", glory=glory.pact) if lends_only else both),
        ]
        if task.dynamite:
            for_both = say("pact-pay-sticks-for-both", count=task.dynamite)
            lines.append(("pact_stick", sticks if lends_only else for_both))
        return [*lines, ("pact_goblin_cards", say("pact-pay-draw"))]

    # ------------------------------------------------------------------ lanes

    def _lane(self, stage: Stage, view: PactView, context: TableContext, payment: Payment, lane: Lane) -> None:
        stage.box(lane.rect, LANE_FILL, 14, alpha=0.42)
        y = lane.rect.centre[1]
        title, aside = self._said(view, context, payment, lane.name)
        x = lane.rect.x + 50
        if lane.name in ("you", "hand"):
            self._ground.face(stage, view, context, view.seat, (x, y), min(LANE_FACE, lane.rect.h - 14))
        elif lane.name == "partner":
            self._ground.face(stage, view, context, payment.partner, (x, y), min(LANE_FACE, lane.rect.h - 14))
        else:
            stage.icon("pact_fixer" if lane.name == "fixer" else "pact_stick", (x, y), min(50.0, lane.rect.h - 16))
        colour = GREEN if lane.name in GIVING else DIM
        if stage.text_size > 100 and lane.rect.h >= 96:  # as high as the lane
            draw_fitted(stage, title, Rect(x + 46, y - 50, 172, 36), 22, anchor="midleft")
            draw_fitted(stage, aside, Rect(x + 46, y - 15, 172, 32), 18, colour, "body", "midleft")
        else:
            draw_fitted(stage, title, Rect(x + 48, y - 27, 156, 24), 22, anchor="midleft")
            draw_fitted(stage, aside, Rect(x + 48, y + 3, 156, 22), 18, colour, "body", "midleft")
        if lane.name in ("you", "partner"):
            self._keeps(stage, view, payment, lane, (x + 48, y + 38))
        for column in range(len(payment.columns)):
            at = sheet.column_x(payment, column), y
            stage.box(Rect(at[0] - 3, at[1] - 3, 6, 6), (150, 108, 62), 3, alpha=0.7)

    def _staying(self, stage: Stage, view: PactView, payment: Payment) -> None:
        """Below what pays and is not discarded."""
        for column, source in enumerate(payment.sources):
            at = sheet.place(view, self._content, column, source) if source in (FROM_MASTER, THEIR_MASTER) else None
            if at:
                below = at[1] + sheet.size_of(view, self._content, source)[1] / 2 + 10
                stage.text(say("pact-pay-stays"), (at[0], below), 17, GREEN, "body", width=70)

    def _said(self, view: PactView, context: TableContext, payment: Payment, lane: str) -> tuple[str, str]:
        given = len([source for source in payment.sources if source in sheet.LANES[lane]])
        if lane == "you":
            key = "pact-pay-give-display" if payment.pact >= 0 else "pact-pay-give"
            return say("pact-pay-you"), say(key, count=given)
        if lane == "hand":
            return say("pact-pay-your-hand"), say("pact-pay-gives", count=given)
        if lane == "partner":
            return seat_name(view, context, payment.partner), say("pact-pay-gives", count=given)
        if lane == "fixer":
            taker = receiver(view.public, view.seat)
            itself = worker_for(view.public, view.seat, FIXER) == FIXER
            title = say("pact-pay-fixer") if itself else say("pact-pay-mimic")
            if taker < 0:
                return title, say("pact-pay-once")
            return title, say("pact-pay-goes-to", name=seat_name(view, context, taker))
        return say("pact-pay-dynamite"), say("pact-pay-one-back")

    def _keeps(self, stage: Stage, view: PactView, payment: Payment, lane: Lane, at: tuple[float, float]) -> None:
        """What stays on that display."""
        if lane.rect.h < 96:
            return
        clan = view.seat if lane.name == "you" else payment.partner
        source = FROM_DISPLAY if lane.name == "you" else THEIR_DISPLAY
        left = list(self._content.pack.counted(view.public.displays[clan]))
        for kind, paid in zip(payment.columns, payment.sources, strict=True):
            left[kind] -= paid == source
        painter = stage.painter(PactPainter)
        words = say("pact-pay-keep") if lane.name == "you" else say("pact-pay-keeps")
        high = 20 if stage.text_size <= 100 else 27
        place = Rect(at[0], at[1] - high / 2, 80 if stage.text_size <= 100 else 104, high)
        x = draw_fitted(stage, words, place, 17, DIM, "aside", "midleft").right + 14
        kept = [kind for kind, count in enumerate(left) if count]
        end = sheet.column_x(payment, 0) - 64  # a card of the first column may lie a little to the left
        step = min(21.0, (end - x) / max(1, len(kept) - 1))
        for kind in kept:
            stage.blit(painter.coin(KINDS[kind], stage.viewport.length(min(20.0, step))), (x, at[1]))
            x += step
        if not any(left):
            none = Rect(x - 8, at[1] - 10, end - x + 8, 20)
            draw_fitted(stage, say("pact-pay-nothing"), none, 17, DIM, "aside", "midleft")

    def _ticks(self, stage: Stage, view: PactView, context: TableContext, payment: Payment, rect: Rect) -> None:
        low = sheet.lanes(view, self._content)[-1].rect.bottom
        y = min(low + 38, rect.bottom - 122)
        stage.line((500, y - 22), (rect.right - 54, y - 22), RULE, 2)
        if payment.partner != ALONE:
            ours = len([source for source in payment.sources if source in OURS])
            theirs = len([source for source in payment.sources if source in THEIRS])
            name = seat_name(view, context, payment.partner)
            our_words = say("pact-pay-one-of-yours", count=ours)
            their_words = say("pact-pay-one-of-theirs", name=name, count=theirs)
            high = 24 if stage.text_size <= 100 else 30
            for words, count in ((our_words, ours), (their_words, theirs)):
                stage.icon("tick_badge" if count else "cross", (512, y), 24)
                place = Rect(534, y - high / 2, 470, high)
                draw_fitted(stage, words, place, 19, INK if count else RED, "body", "midleft")
                y += high + 4
        words = say("pact-pay-how")
        draw_fitted(stage, words, Rect(500, rect.bottom - 78, 490, 52), 18, DIM, "aside", "midleft")


def _laid_together(stage: Stage, lines: list[str], width: float, height: float) -> list[Paragraph]:
    """Lines below each other in the largest size in which all of them have room."""
    px = LARGEST
    while True:
        texts = [lay_out(stage, [Run(words, "body")], width, px) for words in lines]
        if sum(max(40.0, text.height + 12) for text in texts) <= height or px <= SMALLEST:
            return texts
        px -= 0.5
