"""The Grapple table's ground: moss and lane, the players' boards, the race to the goal, and what happened so far."""

from __future__ import annotations

from collections.abc import Sequence

import pygame

from goblins.games.grapple.content import Content
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple.faces import CardPainter
from goblins.tables.grapple.geometry import LABELS_Y, board, plate_rect, tag_of, zone
from goblins.tables.grapple.trimmings import EARNED, SEATED, draw_portrait, draw_quarters, draw_track, seated_at
from goblins.tables.kit.log import Line
from goblins.tables.kit.plates import draw_active, draw_active_portrait, draw_waiting
from goblins.tables.kit.tempers import draw_temper
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.messages import draw_tag
from goblins.words import say

#: Into how many rows the log is divided.
ROWS = 4
#: How large faces are in the race.
LISTED = 44.0
#: How much of the log's heading *Why?* and the button for all turns take.
BESIDE_WHY = 150.0
#: How much room the heading of a garrison has.
GARRISON = 94.0


class Ground:
    """Paints what does not move. The moss is kept; boards and panels are painted for every view."""

    def __init__(self, cards: Content) -> None:
        self._cards = cards

    def draw(self, stage: Stage, view: GrappleView, context: TableContext, lines: Sequence[Line]) -> None:
        """Everything below the pieces; `lines` are what happened so far, the newest first."""
        stage.background((self, len(view.hand_sizes)), lambda: self._moss(stage, view))
        for seat in range(len(view.hand_sizes)):
            self._board(stage, view, context, seat)
        self._race(stage, view, context)
        self._log(stage, zone(view, "log"), context, lines[::-1])
        if context.assisted:
            ribbon = zone(view, "ribbon")
            draw_tag(stage, (ribbon.right - 50, ribbon.y - 8), say("grapple-assisted"))

    def _moss(self, stage: Stage, view: GrappleView) -> pygame.Surface:
        top = stage.backdrops.moss((stage.viewport.width, stage.viewport.height), stage.viewport.scale)
        with stage.onto(top):
            for name, label in (("deck", "grapple-board-deck"), ("spies", "grapple-board-spies")):
                rect = zone(view, name)
                if name == "spies":
                    stage.box(rect, (12, 26, 30), 10, (191, 239, 208), 2.4, alpha=0.35, dash="9 8")
                stage.light(say(label), (rect.centre[0], LABELS_Y), 19, "center", width=rect.w + 8)
        return top

    # ------------------------------------------------------------------ boards

    def _board(self, stage: Stage, view: GrappleView, context: TableContext, seat: int) -> None:
        rect = board(view, context, seat)
        plate = plate_rect(rect)
        playing = seat in view.public.players
        stage.sprite("grapple/tray.svg", (rect.centre[0], rect.y + 86 + 89), 400, 178)
        stage.panel(plate, curls="small", shadow=5)
        who = context.seat(seat)
        if context.acting == seat:
            draw_active(stage, plate)
            x, y = seated_at(plate)
            draw_active_portrait(stage, (x - 5, y - 4), SEATED)  # the middle of the face: the badge reaches out
        draw_portrait(stage, who, seated_at(plate), SEATED, mood=context.mood(seat))
        draw_temper(stage, who, seated_at(plate), SEATED)
        room = 118 if tag_of(view, seat) else 150
        stage.text(who.name, (rect.x + 118, rect.y + 31), 24, anchor="midleft", width=room)
        self._hand_words(stage, view, context, seat, rect)
        if seat == view.public.dealer:
            stage.icon("dealer", (rect.right - 34, rect.y + 66), 34)
        draw_waiting(stage, plate, seat, context)
        if not playing:
            resting = Rect(rect.x + 140, rect.y + 140, rect.w - 160, 60)
            draw_fitted(stage, say("grapple-board-resting"), resting, 18, (200, 224, 210), "aside", "midleft")
        # both headings in one size, whatever the size of the text
        garrison = say("grapple-board-garrison")
        px = 19 * min(1.0, GARRISON / stage.text_width(garrison, 19))
        stage.light(say("grapple-board-army"), (rect.x + 24, rect.y + 109), px, width=110)
        stage.icon("keep", (rect.x + 148, rect.y + 108), 26)
        stage.light(garrison, (rect.x + 165, rect.y + 109), px, width=GARRISON)

    def _hand_words(self, stage: Stage, view: GrappleView, context: TableContext, seat: int, rect: Rect) -> None:
        """One's own army's worth, or how many cards another holds."""
        if seat == context.viewer:
            stage.icon("secret", (rect.x + 130, rect.y + 64), 28)
            worth = self._cards.worth(view.army)
            words = say("grapple-board-hidden") if context.covered else say("grapple-board-worth", points=worth)
            stage.text(words, (rect.x + 150, rect.y + 64), 18, DIM, anchor="midleft", width=190)
            return
        count = view.hand_sizes[seat]
        step = 14 if count <= 7 else 98 / count
        back = stage.painter(CardPainter).back(stage.viewport.length(22))
        for place in range(count):
            stage.blit(back, (rect.x + 128 + place * step, rect.y + 63))
        x = rect.x + 128 + max(0, count - 1) * step + (18 if count else -10)
        words = say("grapple-board-hand", cards=count)
        stage.text(words, (x, rect.y + 64), 18, DIM, anchor="midleft", width=130)

    # ------------------------------------------------------------------ panels

    def _race(self, stage: Stage, view: GrappleView, context: TableContext) -> None:
        """Everybody's points; the track leads to the goal."""
        rect = zone(view, "race")
        stage.panel(rect, curls="top")
        title = say("grapple-race", goal=view.public.goal) if view.public.goal else say("grapple-race-one-round")
        stage.text(title, (rect.centre[0], rect.y + 40), 26, width=rect.w - 90)
        stage.line((rect.centre[0] - 76, rect.y + 64), (rect.centre[0] + 76, rect.y + 64), RULE, 2)
        seats = len(view.hand_sizes)
        pitch = min(58.0, 216 / seats)
        widest = max(stage.text_width(str(total), 24) for total in totals(view.public))
        px = 24 * min(1.0, 38 / widest)
        for place, seat in enumerate([context.viewer, *context.others()]):
            y = rect.y + 76 + pitch * (place + 0.5)
            who = context.seat(seat)
            draw_portrait(stage, who, (rect.x + 44, y), LISTED, badge=False, mood=context.mood(seat))
            total = totals(view.public)[seat]
            stage.text(who.name, (rect.x + 74, y - 13), 18, anchor="midleft", width=150)
            stage.text(str(total), (rect.right - 24, y - 2), px, anchor="midright", width=40)
            if view.public.goal:
                track = Rect(rect.x + 74, y + 4, 156, 17)
                draw_track(stage, track, 2.4, (total / view.public.goal, EARNED))
                draw_quarters(stage, track, 3)

    def _log(self, stage: Stage, rect: Rect, context: TableContext, lines: Sequence[Line]) -> None:
        """The last few things that happened, the newest last."""
        stage.panel(rect, curls="none")
        heading = Rect(rect.x + 24, rect.y + 10, rect.w - 24 - BESIDE_WHY, 44)
        draw_fitted(stage, say("grapple-board-log"), heading, 24, anchor="midleft")
        step = (rect.h - 68) / ROWS
        for place, line in enumerate(lines):
            y = rect.y + 56 + step * (place + 0.5)
            if place % 2 == 0:
                stage.box(Rect(rect.x + 16, y - step / 2 + 2, rect.w - 32, step - 4), (150, 96, 44), 10, alpha=0.12)
            draw_portrait(stage, context.seat(line.seat), (rect.x + 38, y), 36, badge=False)
            text = lay_out_within(stage, [Run(line.words, "body")], rect.w - 84, step - 6, 17)
            text.draw(stage, rect.x + 60, y - text.height / 2, INK if place == len(lines) - 1 else DIM)
        if not lines:
            draw_fitted(stage, say("grapple-board-dealt"), rect.grown(-30), 18, DIM, "aside")


def pictures() -> list[str]:
    """Every sprite of the ground."""
    names = ("lane", "lane_busy", "tray", "meter", "ribbon", "badge", "plaque")
    icons = ("dealer", "keep", "secret", "swords", "grapple_defender", "grapple_spy", "banner")
    return [f"grapple/{name}.svg" for name in names] + [f"icons/{name}.svg" for name in icons]
