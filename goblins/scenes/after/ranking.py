"""The ranking of a match of several: a row for everybody, in columns that the game's table tells."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goblins.core.setup import Seat
from goblins.scenes.after.ended import Ended
from goblins.scenes.after.heading import Heading
from goblins.scenes.after.pastmatch import first_up
from goblins.tables.kit.tally import Amount, Bars, Column, Medallion, Medallions, Remark
from goblins.ui.draw import shapes
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.fields import Spot
from goblins.words import say

PANEL = Rect(660, 20, 920, 418)
#: How far the heads of columns are from each other at least.
BETWEEN_HEADS = 8.0
ROW_X, ROW_WIDTH, FIRST_ROW, HEADS = 686.0, 868.0, 126.0, 108.0
#: How wide a remark is, how high its words are, and at most what stands below them.
REMARK, REMARK_HIGH, ASIDE_HIGH = 112.0, 21.0, 40.0
#: Up to so many have large rows.
FEW = 4
NAMES = 828.0
#: Where columns stand that a table does not tell: between these.
PLAIN_LEFT, PLAIN_RIGHT = 1040.0, 1530.0
BAR_WIDTH, BAR_HEIGHT, BAR_GAP = 13.0, 22.0, 4.0
FORFEIT: Colour = (150, 44, 54)
HOLLOW: Colour = (176, 136, 92)
#: A medallion, and how far the next one is at most.
MEDALLION, PITCH = 52.0, 57.0
#: The same in small rows, where no badge has room.
SMALL, SMALL_PITCH = 28.0, 31.0


class Ranking:
    """Draws the panel; numbers that count up are noted down instead."""

    def __init__(self, ended: Ended) -> None:
        self._ended = ended
        self.figures: list[tuple[Point, float, int, Colour]] = []
        self._columns = ended.tally.columns if ended.tally else _plain(ended)
        self._heading = Heading(ended)

    def draw(self, stage: Stage) -> None:
        """Heading, heads of the columns, and a row for everybody, and for rivals without a seat."""
        self.figures.clear()
        stage.panel(PANEL)
        self._heading.draw(stage)
        outcome, places, rows, many = self._ended.outcome, self._ranked, self._rows, self._many
        for index in range(len(self._columns)):
            self._draw_head(stage, index)
        for (place, seat), row in zip(places, rows, strict=False):
            self._draw_row(stage, row, place, seat, many=many)
        for (name, reached), row in zip(outcome.rivals, rows[len(places) :], strict=False):
            stage.nine("row_idle", row)
            stage.text(first_up(name), (NAMES, row.centre[1]), 22, DIM, anchor="midleft", width=self._name_room)
            stage.text(str(reached), (self._columns[-1].x, row.centre[1]), 22 if many else 38, DIM)

    @property
    def _ranked(self) -> list[tuple[int, int]]:
        """Everybody with their place, the best first."""
        return [(place, seat) for place, group in enumerate(self._ended.outcome.ranking) for seat in group]

    @property
    def _many(self) -> bool:
        """Whether so many played that rows are small."""
        return len(self._ranked) + len(self._ended.outcome.rivals) > FEW

    @property
    def _rows(self) -> list[Rect]:
        pitch, height = (37, 34) if self._many else (75, 69)
        count = len(self._ranked) + len(self._ended.outcome.rivals)
        return [Rect(ROW_X, FIRST_ROW + pitch * index, ROW_WIDTH, height) for index in range(count)]

    def spots(self) -> list[Widget]:
        """Every medallion says how it was won; a click watches that turn."""
        ended, size, found = self._ended, SMALL if self._many else MEDALLION, list[Widget]()
        for (_, seat), row in zip(self._ranked, self._rows, strict=False):
            for column in self._columns:
                cell = column.cells[seat]
                if not isinstance(cell, Medallions):
                    continue
                places = _places(column, len(cell.shown), row.centre[1], many=self._many)
                for number, (one, centre) in enumerate(zip(cell.shown, places, strict=True)):
                    watch: Callable[[], None] = _nothing
                    if one.ply is not None:
                        watch = partial(ended.house.doors.watch_turn, ended.top, one.ply, match_id=ended.match_id)
                    place, name = centred(*centre, size, size), f"medallion {seat} {number}"
                    found.append(Spot(place, watch, tooltip=one.words, name=name, focusable=one.ply is not None))
        return found

    @property
    def _name_room(self) -> float:
        first = self._columns[0]
        half = first.width / 2 if first.anchor == "center" else 6
        return first.x - half - NAMES

    def _draw_head(self, stage: Stage, index: int) -> None:
        column = self._columns[index]
        title = column.short if column.short and stage.text_size > 100 else column.title
        x = column.x - 22 if column.anchor == "midleft" and column.width > 200 else column.x
        stage.text(first_up(title), (x, HEADS), 17, DIM, "body", column.anchor, width=self._head_room(index))

    def _head_room(self, index: int) -> float:
        """How wide the head of a column may be beside those that begin after it and end before it."""
        column, room = self._columns[index], self._columns[index].width
        for other in self._columns[index + 1 : index + 2]:
            free = other.x - column.x - BETWEEN_HEADS
            if other.anchor == "midleft":
                room = min(room, free if column.anchor == "midleft" else 2 * free)
            elif column.anchor == "midleft":
                room = min(room, free / 2)
        for other in self._columns[max(0, index - 1) : index]:
            if other.anchor == "midleft" and column.anchor == "midright":
                room = min(room, (column.x - other.x - BETWEEN_HEADS) / 2)
        return room

    def _draw_row(self, stage: Stage, row: Rect, place: int, seat: int, *, many: bool) -> None:
        ended, y = self._ended, row.centre[1]
        who, won, out = ended.match.setup.seats[seat], seat in ended.outcome.winners, seat in ended.race.outs
        stage.nine("row_winner" if won else "row_idle", row)
        if out:
            stage.icon("lost_badge", (726, y), 26 if many else 40)
        elif ended.won:
            stage.sprite(f"medals/{min(4, place + 1)}.svg", (726, y), 28 if many else 42)
            stage.text(str(place + 1), (726, y + (4 if many else 6)), 14 if many else 19)
        mood = "happy" if won else "sad" if out else None
        size = stage.viewport.length(30 if many else 54)
        stage.blit(stage.tokens.portrait(who.colour, who.goblin, size, mood, badge=not many), (788, y))
        told = not many and stage.text_size == 100
        stage.text(who.name, (NAMES, y - (12 if told else 0)), 22, anchor="midleft", width=self._name_room)
        if told:
            stage.icon("person" if who.is_human and not who.stand_in else "bot", (838, y + 15), 19)
            stage.text(played_by(who), (852, y + 15), 17, DIM, "body", "midleft", width=self._name_room - 24)
        for column in self._columns:
            self._draw_cell(stage, column, seat, y, many=many)

    def _draw_cell(self, stage: Stage, column: Column, seat: int, y: float, *, many: bool) -> None:
        match column.cells[seat]:
            case Amount(note=note) if note:
                stage.text(note, (column.x, y), 20, RED, "body", width=column.width)
            case Amount(value=value, quiet=quiet, main=main):
                px = (22 if main else 20) if many else 38 if main else 30
                self.figures.append(((column.x, y), px, value, DIM if quiet else INK))
            case Medallions(shown=shown):
                size = SMALL if many else MEDALLION
                for one, centre in zip(shown, _places(column, len(shown), y, many=many), strict=True):
                    _draw_medallion(stage, one, centre, size)
            case Bars(count=count, of=of):
                for index in range(max(of, count)):
                    bar = Rect(column.x + index * (BAR_WIDTH + BAR_GAP), y - BAR_HEIGHT / 2, BAR_WIDTH, BAR_HEIGHT)
                    taken = index < count
                    stage.box(bar, FORFEIT if taken else None, 3.5, INK if taken else HOLLOW, 2)
            case Remark() as remark:
                _draw_remark(stage, remark, (column.x, y), short=many or stage.text_size > 100)


def _nothing() -> None:
    """There is nothing to watch."""


def _places(column: Column, count: int, y: float, *, many: bool) -> list[Point]:
    """Where so many medallions lie in a row, closer together where there are many."""
    size, pitch = (SMALL, SMALL_PITCH) if many else (MEDALLION, PITCH)
    pitch = min(pitch, (column.width - size) / max(1, count - 1))
    return [(column.x + size / 2 + pitch * index, y - 1) for index in range(count)]


def played_by(who: Seat) -> str:
    """A person, or a bot's level, with its temper if it has one; a person who left to a bot is said to have."""
    if who.stand_in:
        return say("screens-left", how="conceded" if who.conceded else "handed")
    if who.is_human:
        return say("screens-human")
    level = say("screens-player", player=who.player)
    return say("screens-bot", level=level, temper=say("screens-temper", temper=who.temper)) if who.temper else level


def _draw_medallion(stage: Stage, one: Medallion, centre: Point, size: float) -> None:
    """What it lies on, its picture, and the number on a badge; without a picture the number stands in the middle."""
    x, y = centre
    stage.sprite(one.ground, centre, size, size)
    if not one.picture:
        stage.text(one.number, (x, y - size * 0.04), size * 0.42, (255, 248, 226), outline=True, width=size * 0.7)
        return
    stage.sprite(one.picture, (x - 1, y - 1), size * 0.62, size * 0.62)
    if size < MEDALLION:
        return
    radius = size * 0.2
    side = 2 * radius + 4
    badge = Rect(x + size * 0.5 - 2 * radius, y + size * 0.5 - 2 * radius, side, side)
    body = "".join(
        f'<circle cx="{side / 2}" cy="{side / 2}" r="{across}" fill="{shapes.hex_of(colour)}"/>'
        for across, colour in ((radius, INK), (radius - 2, (255, 243, 210)))
    )
    stage.drawing(("badge", side), shapes.document(side, side, body), badge)
    stage.text(one.number, (badge.centre[0], badge.centre[1] - 1), size * 0.3, width=radius * 1.6)


def _draw_remark(stage: Stage, remark: Remark, right: Point, *, short: bool) -> None:
    x, y = right
    if short and not remark.bad:
        stage.icon("check", (x - 14, y), 26)
    elif short:
        stage.text(remark.short, (x, y), 18, RED, anchor="midright", width=REMARK)
    elif remark.bad:
        aside = lay_out_within(stage, [Run(remark.aside, "aside")], REMARK, ASIDE_HIGH, 17)
        top = y - (REMARK_HIGH + aside.height) / 2
        stage.text(remark.words, (x, top + REMARK_HIGH / 2), 18, RED, anchor="midright", width=REMARK)
        aside.draw(stage, x - aside.width, top + REMARK_HIGH, RED)
    else:
        stage.text(remark.words, (x, y), 17, DIM, "body", "midright", width=REMARK)


def _plain(ended: Ended) -> tuple[Column, ...]:
    """The lines of the scores, where the table has no columns of its own; what counts is large."""
    scores = {score.seat: score for score in ended.outcome.scores}
    lines = {line.label: line.counts for score in scores.values() for line in score.lines}
    wide = (PLAIN_RIGHT - PLAIN_LEFT) / max(1, len(lines))
    columns = []
    for index, (label, counts) in enumerate(lines.items()):
        values = [
            next((line.amount for line in scores[seat].lines if line.label == label), 0) if seat in scores else 0
            for seat in range(len(ended.match.setup.seats))
        ]
        notes = [scores[seat].note if counts and seat in scores else "" for seat in range(len(values))]
        cells = tuple(Amount(value, main=counts, note=note) for value, note in zip(values, notes, strict=True))
        columns.append(Column(label, PLAIN_LEFT + wide * (index + 0.5), cells, width=wide - 8))
    return tuple(columns)
