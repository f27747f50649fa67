"""The sheet of a finished round: what everybody scored, row by row from the leader down, and how the race stands."""

from __future__ import annotations

import math
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from goblins.games.grapple.content import Content
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.state import Round, next_player
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple.faces import PROPORTION
from goblins.tables.grapple.geometry import MOST_ALONE, in_hand_order, whole_rect, zone
from goblins.tables.grapple.pieces import PiecePainter
from goblins.tables.grapple.showing import MiniFace
from goblins.tables.grapple.trimmings import EARNED, draw_portrait, draw_quarters, draw_striped, draw_times, draw_track
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.moving.easing import eased
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import DIM, GREEN, RED, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.words import say

#: Where the columns begin, or for figures where their middles are.
NAME, GARRISON, WON, ARMY, LEFT, ROUND, TRACK, TOTAL = 216.0, 333.0, 736.0, 820.0, 1050.0, 1130.0, 1206.0, 1480.0
GARRISON_ROOM, ARMY_ROOM, TRACK_LENGTH = 350.0, 200.0, 216.0
FIRST_ROW, ALL_ROWS, MOST_HIGH = 196.0, 592.0, 216.0
MINI, USUAL_ROW, GAP = 74.0, 138.0, 10.0
#: How long the sheet takes to rise; how long after each other its rows begin to count, and how long each does; the star.
RISES, ROW_APART, COUNTS, STAR = 0.28, 0.42, 0.6, 0.6
RISE_FROM = 240.0
#: Of so many positions the round's blow is known: a match may be watched again beside one that is played.
MOST_KEPT = 4


def seconds(rows: int) -> float:
    """How long a sheet of so many rows takes to be filled in."""
    return RISES + ROW_APART * (rows - 1) + COUNTS + STAR


class Filled(NamedTuple):
    """How far a row of the sheet is counted, and how far the leader's star has come down (from 0 on)."""

    share: float
    star: float

    def of(self, number: int) -> int:
        """A figure so far as it is counted."""
        return round(number * self.share)


def in_piles(cards: Iterable[int], content: Content) -> list[list[int]]:
    """Each card by itself, or, as on the boards, those of a kind together when there are many."""
    row = in_hand_order(cards, content)
    if len(row) <= MOST_ALONE:
        return [[card] for card in row]
    return [list(pile) for _, pile in groupby(row, key=lambda card: content.kinds[card])]


def row_height(seats: int) -> float:
    """How high a row and the space below it are."""
    return min(MOST_HIGH, ALL_ROWS / seats)


def face_size(seats: int) -> float:
    """How large faces are in the rows."""
    return min(116.0, row_height(seats) - GAP - 28)


def mini_size(seats: int) -> float:
    """How wide cards are in the rows."""
    return MINI * (row_height(seats) - GAP) / USUAL_ROW


def areas(view: GrappleView) -> dict[str, Rect]:
    """The columns of the sheet by name: what counts in a round, and how the race stands."""
    summary, top = zone(view, "summary"), FIRST_ROW + 12
    high = 500.0
    return {
        "scored": Rect(GARRISON - 10, top, ROUND + 70 - GARRISON, high),
        "standings": Rect(TRACK - 10, top, summary.right - 28 - TRACK, high),
    }


class RoundSheet:
    """Draws the sheet; folded away, only the strip with what comes next."""

    def __init__(self, cards: Content, pieces: PiecePainter) -> None:
        self._cards, self._pieces = cards, pieces
        self._blows: list[tuple[GrappleView, str]] = []

    def remember(self, view: GrappleView, blow: str) -> None:
        """The battle that brought most in a round, for its sheet: it is known from the log, which only the ground is given."""
        others = [one for one in self._blows if one[0] is not view]
        self._blows = [*others, (view, blow)][-MOST_KEPT:]

    def draw(self, stage: Stage, view: GrappleView, context: TableContext, *, folded: bool) -> None:
        """The sheet, or what is left of it while the whole table is looked at."""
        if folded:
            stage.panel(strip_rect(view), shadow=12)
        else:
            self._sheet(stage, view, context, math.inf)
        self._foot(stage, view, context)
        whole = Button(whole_rect(), say("grapple-do-whole-table"), lambda: None, icon="eye", px=19, icon_px=30)
        whole.draw(stage, "hover" if folded else "idle")

    def draw_filling(self, stage: Stage, view: GrappleView, context: TableContext, progress: float) -> None:
        """The sheet rises; its rows count from the last to the first, whose star drops at the end."""
        self._sheet(stage, view, context, math.inf if progress >= 1 else progress * seconds(len(view.hand_sizes)))
        if progress >= 1:
            self._foot(stage, view, context)

    def _sheet(self, stage: Stage, view: GrappleView, context: TableContext, now: float) -> None:
        """The sheet, so many seconds after it began to be filled in."""
        rect, points = zone(view, "summary"), totals(view.public)
        stage.shade(150)
        rise = RISE_FROM * (1 - eased("out", now / RISES))
        rect = rect.moved(0, round(rise * stage.scale) / stage.scale)  # by whole pixels: one picture serves for all
        stage.panel(rect, curls="all", shadow=16)
        middle = rect.centre[0]
        stage.sprite("moments/title_ribbon.svg", (middle, rect.y + 34), 690, 108)
        stage.text(round_over(view), (middle, rect.y + 26), 46, CREAM, width=520, outline=True)
        stage.text(
            self._why(view.public.rounds[-1], context), (rect.centre[0], rect.y + 96), 22, DIM, "body", width=760
        )
        # the leader first; who scored the same in the order of the table
        seats = sorted((context.viewer, *context.others()), key=lambda seat: -points[seat])
        pitch = row_height(len(seats))
        first = FIRST_ROW + (ALL_ROWS - pitch * len(seats)) / 3
        if now >= RISES:
            self._headings(stage, view, first - 20)
        for place, seat in enumerate(seats):
            row = Rect(rect.x + 28, first + pitch * place, rect.w - 56, pitch - GAP)
            began = RISES + ROW_APART * (len(seats) - 1 - place)
            if now >= began:
                filled = Filled(min(1.0, (now - began) / COUNTS), (now - (seconds(len(seats)) - STAR)) / (STAR / 2))
                self._row(stage, view, context, seat, row, filled)

    def _headings(self, stage: Stage, view: GrappleView, y: float) -> None:
        columns = (("keep", "grapple-board-garrison", GARRISON, 300), ("army", "grapple-sheet-army", ARMY, 190))
        for icon, label, x, room in columns:
            stage.icon(icon, (x + 14, y - 1), 32)
            stage.text(say(label), (x + 38, y), 22, anchor="midleft", width=room)
        stage.text(say("grapple-sheet-round"), (ROUND, y), 22, width=120)
        last = say("grapple-race", goal=view.public.goal) if view.public.goal else say("grapple-sheet-total")
        stage.text(last, (TRACK if view.public.goal else TOTAL - 20, y), 22, anchor="midleft", width=260)

    # ------------------------------------------------------------------ a player's row

    def _row(
        self, stage: Stage, view: GrappleView, context: TableContext, seat: int, row: Rect, filled: Filled
    ) -> None:
        last, points, middle = view.public.rounds[-1], totals(view.public), row.centre[1]
        leads = points[seat] == max(points) and filled.star > 0
        if leads:
            stage.halo(row.grown(-6), (96, 74, 26), 12)
        stage.nine("row_winner" if leads else "row_idle", row)
        self._who(stage, view, context, seat, row, filled.star if leads else 0.0)
        wide = mini_size(len(points))
        self._minis(stage, view.public.garrisons[seat], GARRISON, middle, GARRISON_ROOM, wide)
        garrison, army = last.garrisons[seat], last.armies[seat]
        enough = garrison >= self._cards.garrison
        stage.text(str(filled.of(garrison)), (WON, middle), 36, RED if enough else INK, width=60)
        if enough:
            stage.icon("banner", (WON + 44, middle - 6), 40)
        self._minis(stage, view.shown_armies[seat] if view.shown_armies else (), ARMY, middle, ARMY_ROOM, wide)
        stage.text(str(filled.of(army)), (LEFT, middle), 32, width=50)
        added = filled.of(garrison + army)
        stage.text(f"+{added}", (ROUND, middle), 40, GREEN, width=96)
        self._race(stage, view, seat, middle, filled)
        total = points[seat] - garrison - army + added
        stage.text(str(total), (TOTAL, middle), 44 if leads else 38, width=78)

    def _who(self, stage: Stage, view: GrappleView, context: TableContext, seat: int, row: Rect, star: float) -> None:
        """Who it is; the leader's star drops into its place."""
        who, middle = context.seat(seat), row.centre[1]
        points = totals(view.public)
        mood = context.mood(seat) or ("happy" if star else "sad" if points[seat] == min(points) else None)
        draw_portrait(stage, who, (row.x + 70, middle), face_size(len(points)), mood=mood)
        stage.text(who.name, (NAME, middle - 12), 28, anchor="midleft", width=108)
        if star:
            stage.icon("star", (NAME + 14, middle + 27 - 70 * (1 - eased("back", star))), 36)
            stage.text(say("grapple-sheet-leads"), (NAME + 36, middle + 28), 20, DIM, anchor="midleft", width=72)
        elif seat == view.public.dealer and not view.public.ending:
            stage.icon("dealer", (NAME + 14, middle + 27), 32)
            next_ = Rect(NAME + 34, middle + 10, 80, 38)
            draw_fitted(stage, say("grapple-sheet-deals-next"), next_, 17, DIM, "body", "midleft")

    def _minis(self, stage: Stage, cards: tuple[int, ...], x: float, y: float, room: float, width: float) -> None:
        """Cards side by side, or over each other where they are many; very many in one pile for each kind."""
        if not cards:
            empty = Rect(x, y - width * PROPORTION / 2, width, width * PROPORTION)
            stage.box(empty, None, 8, RULE, 2.4, dash="8 7")
            stage.text(say("grapple-sheet-no-cards"), empty.centre, 18, DIM, "aside", width=width - 12)
        piles = in_piles(cards, self._cards)
        pitch = min(width + 8, (room - width) / max(1, len(piles) - 1))
        for place, pile in enumerate(piles):
            lying = Placement(x + width / 2 + place * pitch, y, width, width * PROPORTION, MiniFace(pile[0]), place)
            self._pieces.draw(stage, lying, "idle")
            if len(pile) > 1:  # on what the next one leaves in sight
                seen = width if place == len(piles) - 1 else min(width, pitch)
                draw_times(stage, Rect(lying.rect.x, lying.rect.y, seen, lying.h), len(pile))

    def _race(self, stage: Stage, view: GrappleView, seat: int, middle: float, filled: Filled) -> None:
        """How far it was before the round, and what the round added."""
        goal, last, total = view.public.goal, view.public.rounds[-1], totals(view.public)[seat]
        if not goal:
            return
        added = last.garrisons[seat] + last.armies[seat]
        before = total - added
        stage.text(
            f"{before} + {filled.of(added)}", (TRACK, middle - 24), 22, DIM, anchor="midleft", width=TRACK_LENGTH - 30
        )
        track = Rect(TRACK, middle + 4, TRACK_LENGTH, 28)
        draw_track(stage, track, 3, (before / goal, EARNED))
        draw_striped(stage, track, before / goal, (before + filled.of(added)) / goal)
        draw_quarters(stage, track)
        stage.icon("flag", (track.right + 2, middle - 10), 28, 0.9)

    # ------------------------------------------------------------------ words

    def _why(self, last: Round, context: TableContext) -> str:
        if last.reason == "garrison":
            return say("grapple-sheet-garrison", name=context.name(last.seat), points=last.garrisons[last.seat])
        return say("grapple-sheet-nobody-acted")

    def _foot(self, stage: Stage, view: GrappleView, context: TableContext) -> None:
        """The round's blow, how it stands and what comes next."""
        rect = zone(view, "summary")
        stage.icon("star", (rect.x + 56, rect.bottom - 48), 34)
        blow = next((words for known, words in self._blows if known is view), "")
        x, y = rect.x + 84, rect.bottom - (98 if blow else 74)
        if blow:
            draw_fitted(stage, blow, Rect(x, y, 590, 23), 21, kind="bold", anchor="midleft")
            y += 25
        stand, after = _what_next(view, context)
        kind = "body" if blow else "bold"
        draw_fitted(stage, stand, Rect(x, y, 590, 23 if blow else 25), 20 if blow else 21, kind=kind, anchor="midleft")
        draw_fitted(stage, after, Rect(x, y + (25 if blow else 30), 590, 23), 19, DIM, "aside", "midleft")


def strip_rect(view: GrappleView) -> Rect:
    """What is left of the sheet while it is folded away."""
    rect = zone(view, "summary")
    return Rect(rect.x, rect.bottom - 96, rect.w, 96)


def round_over(view: GrappleView) -> str:
    """What is written over a finished round."""
    number = len(view.public.rounds)
    return say("grapple-last-round-over") if view.public.ending else say("grapple-round-over", number=number)


def _what_next(view: GrappleView, context: TableContext) -> tuple[str, str]:
    """How the race stands, and how it goes on."""
    points, public = totals(view.public), view.public
    leaders = [seat for seat, total in enumerate(points) if total == max(points)]
    names, count, most = tuple(context.name(seat) for seat in leaders), len(leaders), max(points)
    in_hand = say("grapple-sheet-in-hand")
    if public.ending:
        return say("grapple-sheet-won", names=names, count=count, points=most), in_hand
    starts = context.name(next_player(public, public.dealer))
    dealt = say("grapple-sheet-deals", name=context.name(public.dealer), other=starts)
    if most >= public.goal:
        return say("grapple-sheet-tie", names=names), dealt
    stand = say("grapple-sheet-stand", names=names, count=count, points=most, goal=public.goal)
    return stand, say("core-sentences", parts=(dealt, in_hand))
