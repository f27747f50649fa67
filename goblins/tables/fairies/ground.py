"""The Fairies table's ground: moss, the mushroom ring, the players' plates, the last turns, and solitaire's score."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from functools import lru_cache

import pygame
from msgspec import Struct

from goblins.core.bits import set_of
from goblins.games.fairies.content import Content
from goblins.games.fairies.events import Added, Flipped, Taken
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.geometry import PLATE_HIGH, place, plate_of
from goblins.tables.fairies.race import bad_and_good, counts, way_of
from goblins.tables.kit.plates import draw_active, draw_active_portrait, draw_waiting
from goblins.tables.kit.tempers import draw_temper
from goblins.ui.draw import passes
from goblins.ui.draw.fitted import draw_fitted, light_fitted
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.messages import draw_pill, draw_tag
from goblins.words import say

ROUNDNESS = 2 / 4.6
MUSHROOMS = ("red", "orange", "pink", "violet")
SHOWN_TURNS = 3
#: How mushrooms glow, and how near they are to the plate of the one to act that glow brighter.
GLOW, NEAR = (143, 255, 224), 64.0
#: A name gets at least so much room beside other words.
NARROWEST_NAME = 50.0


class Race(Struct, frozen=True):
    """How near somebody is to winning: cards to be rid of, cards collected, and how many of those win."""

    seat: int
    unwanted: int
    wanted: int
    to_win: int

    @property
    def nearly(self) -> bool:
        """Whether one more card to collect wins."""
        return self.wanted == self.to_win - 1


def ring_outline(area: Rect, points: int = 120) -> list[Point]:
    """The ring's outline: a rectangle with very round corners."""
    x, y = area.centre

    def at(turn: float) -> Point:
        cos, sin = math.cos(turn), math.sin(turn)
        return (
            x + math.copysign(abs(cos) ** ROUNDNESS, cos) * area.w / 2,
            y + math.copysign(abs(sin) ** ROUNDNESS, sin) * area.h / 2,
        )

    return [at(2 * math.pi * index / points) for index in range(points)]


def turn_rows(log: Rect) -> list[Rect]:
    """Where the last turns stand in their panel, the newest first."""
    step = (log.h - 106) / SHOWN_TURNS
    return [Rect(log.x + 24, log.y + 85 + number * step, log.w - 48, step - 6) for number in range(SHOWN_TURNS)]


class Ground:
    """Paints everything below the cards. The moss and the ring are kept; plates and panels are painted for every view."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def draw(self, stage: Stage, view: FairiesView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """All of it."""
        area, content = place(view, "ring"), self._content
        stage.surface.blit(stage.cache.get(("fairies_moss", area), lambda: _moss(stage, area)), (0, 0))
        if view.public.goal.solitaire:
            _score(stage, view, context, content)
            _large_place(stage, place(view, "large"))
            return
        if context.acting is not None:
            _light(stage, area, plate_of(view, context, context.acting))
        for number, seat in enumerate(context.others(), start=1):
            _plate(stage, place(view, f"plate_{number}"), view, context, self._race(view, seat))
        _you(stage, place(view, "you"), view, context, self._race(view, context.viewer))
        _last_turns(stage, place(view, "log"), context, log, content)

    def _race(self, view: FairiesView, seat: int) -> Race:
        unwanted, wanted = counts(view, seat, self._content)
        return Race(seat, unwanted, wanted, self._content.numbers.to_win)


# ---------------------------------------------------------------------- the table-top


def _moss(stage: Stage, area: Rect) -> pygame.Surface:
    viewport = stage.viewport
    mushrooms = sorted(_mushrooms(area), key=lambda mushroom: mushroom[1])
    with stage.onto(pygame.Surface((1, 1))):  # made first: where one is missing, all that follows is for nothing
        for x, y, size, colour in mushrooms:
            stage.sprite(f"fairies/mushroom_{colour}.svg", (x, y), size)
    top = stage.backdrops.moss((viewport.width, viewport.height), viewport.scale)
    with stage.onto(top):
        bed = pygame.Surface(top.get_size(), pygame.SRCALPHA)
        pygame.draw.polygon(bed, (216, 240, 192, 14), [viewport.point(point) for point in ring_outline(area)])
        top.blit(bed, (0, 0))
        for firefly, radius in (((40, 300), 22), ((1270, 668), 18), ((318, 640), 16)):
            px, py = viewport.point(firefly)
            passes.glow(top, px, py, viewport.length(radius), (250, 220, 110), 0.75)
        for x, y, size, colour in mushrooms:
            px, py = viewport.point((x, y - size * 0.45))
            passes.glow(top, px, py, viewport.length(size * 1.25), GLOW, 0.14)
            stage.sprite(f"fairies/mushroom_{colour}.svg", (x, y - size * 0.4), size)
    return top


def _light(stage: Stage, area: Rect, plate: Rect) -> None:
    """The mushrooms nearest to the one to act glow."""
    near = plate.grown(NEAR)
    for x, y, size, _ in _mushrooms(area):
        if near.holds((x, y)):
            px, py = stage.viewport.point((x, y - size * 0.45))
            passes.glow(stage.surface, px, py, stage.viewport.length(size * 1.5), GLOW, 0.42)


@lru_cache(maxsize=8)
def _mushrooms(area: Rect) -> list[tuple[float, float, int, str]]:
    """Mushrooms at equal steps along the ring's outline, none of them down where the hand lies."""
    dense = ring_outline(area, 720)
    lengths = [0.0]
    for first, second in zip(dense, dense[1:] + dense[:1], strict=True):
        lengths.append(lengths[-1] + math.dist(first, second))
    count = round(lengths[-1] / 128)
    rnd = random.Random(2)
    placed = []
    for index in range(count):
        along = lengths[-1] * (index + 0.5) / count
        x, y = dense[next(i for i, length in enumerate(lengths) if length >= along) % 720]
        size, colour = rnd.randint(38, 50), rnd.choice(MUSHROOMS)
        placed.append((x, min(y + 16, 640.0), size, colour))
    return placed


# ---------------------------------------------------------------------- plates


def _plate(stage: Stage, rect: Rect, view: FairiesView, context: TableContext, race: Race) -> None:
    """Another player: portrait, name, and how near both goals are."""
    seat, plate = race.seat, Rect(rect.x, rect.y, rect.w, PLATE_HIGH)
    acts = context.acting == seat
    stage.panel(plate, curls="small", shadow=6)
    if acts:
        draw_active(stage, plate)
    _portrait(stage, context, seat, (plate.x + 53, plate.y + 50), acts=acts)
    x = plate.x + 112
    is_next = context.acting == context.viewer and context.others()[0] == seat
    pill = say("fairies-table-turn") if acts else say("fairies-table-next") if is_next else ""
    half = stage.text_width(pill, 17) / 2 + 20
    key, colour = ("fairies-table-nearly", RED) if race.nearly else ("fairies-table-count", INK)
    words = say(key, count=race.wanted, most=race.to_win)
    told = stage.text(words, (plate.right - 26, plate.y + 32), 20, colour, anchor="midright", width=rect.w / 3)
    half = min(half, (told.x - x - NARROWEST_NAME) / 2 - 10) if pill else half
    room = told.x - x - (2 * half + 20 if pill else 12)
    name = stage.text(context.name(seat), (x, plate.y + 32), 22, anchor="midleft", width=room)
    if pill:
        draw_pill(stage, (name.right + 8 + half, plate.y + 32), pill, "gold", 17, 2 * half - 10)
    bad, good = bad_and_good(reverse=view.public.goal.reverse)
    stage.icon(bad, (x + 12, plate.y + 66), 34)
    _left(stage, (x + 34, plate.y + 67), race.unwanted, 20, plate.right - 194 - x - 34)
    _pips(stage, (plate.right - 186, plate.y + 66), race, good, min(27.0, 162 / race.to_win))
    draw_waiting(stage, plate, seat, context)


def _you(stage: Stage, rect: Rect, view: FairiesView, context: TableContext, race: Race) -> None:
    """The one who looks."""
    acts = context.acting == context.viewer
    stage.panel(rect, curls="none", shadow=7)
    if acts:
        draw_active(stage, rect, wedge="right")
    _portrait(stage, context, context.viewer, (rect.x + 67, rect.y + 62), acts=acts)
    stage.text(context.name(context.viewer), (rect.x + 128, rect.y + 42), 24, anchor="midleft", width=rect.w - 150)
    waiting = say("fairies-table-to-play", name=context.name(view.public.active))
    if view.public.ending:
        waiting = say("fairies-table-over")
    words, colour = (say("fairies-table-your-turn"), RED) if acts else (waiting, DIM)
    stage.text(words, (rect.x + 128, rect.y + 74), 19, colour, "body", "midleft", width=rect.w - 148)
    bad, good = bad_and_good(reverse=view.public.goal.reverse)
    stage.icon(bad, (rect.x + 42, rect.y + 124), 36)
    tag = stage.text_width(say("fairies-table-assisted"), 17) + 20 if context.assisted else 0.0
    _left(stage, (rect.x + 66, rect.y + 125), race.unwanted, 22, rect.w - 96 - tag)
    if context.assisted:
        draw_tag(stage, (rect.right - 20 - tag / 2, rect.y + 125), say("fairies-table-assisted"))
    words, colour = say("fairies-table-count", count=race.wanted, most=race.to_win), RED if race.nearly else INK
    count = stage.text(words, (rect.right - 24, rect.y + 160), 20, colour, anchor="midright")
    _pips(stage, (rect.x + 24, rect.y + 160), race, good, min(28.0, (count.x - 8 - rect.x - 24) / race.to_win))


def _portrait(stage: Stage, context: TableContext, seat: int, centre: Point, *, acts: bool) -> None:
    """Somebody's face as it is now, with a ring round it if they are to act."""
    who, across = context.seat(seat), stage.viewport.length(92)
    if acts:
        draw_active_portrait(stage, (centre[0] - 5, centre[1] - 4), 92)
    stage.blit(stage.tokens.portrait(who.colour, who.goblin, across, context.mood(seat)), centre)
    draw_temper(stage, who, centre, 84)


def _left(stage: Stage, position: Point, unwanted: int, px: float, width: float) -> None:
    """How many are still to be rid of."""
    words, colour = say("fairies-table-left", count=unwanted), RED if unwanted == 1 else INK
    stage.text(words, position, px, colour, anchor="midleft", width=width)


def _pips(stage: Stage, start: Point, race: Race, kind: str, pitch: float) -> None:
    """How many of those that win are collected."""
    (x, y), size = start, pitch - 2
    for index in range(race.to_win):
        full = index < race.wanted
        name = kind if full else "fairy_empty" if kind == "fairy" else "goblin"
        stage.icon(name, (x + size / 2 + index * pitch, y), size, 1.0 if full or kind == "fairy" else 0.25)


# ---------------------------------------------------------------------- panels


def _title(stage: Stage, rect: Rect, title: str, rule: tuple[float, float], width: float | None = None) -> None:
    """The head of a panel, with a rule below it that reaches so far to the left and to the right."""
    x, y = rect.centre[0], rect.y + 66
    stage.panel(rect, curls="all")
    stage.text(title, (x, rect.y + 42), 26, width=width)
    stage.line((x - rule[0], y), (x + rule[1], y), RULE, 2)


def _last_turns(stage: Stage, rect: Rect, context: TableContext, log: Sequence[LogEntry], content: Content) -> None:
    """Who added what in the last three turns, how many flipped and how many were taken."""
    _title(stage, rect, say("fairies-table-last-turns"), (78, 76), rect.w - 70)
    if not log:
        empty = Rect(rect.x + 20, rect.y + 84, rect.w - 40, 140)
        draw_fitted(stage, say("fairies-table-no-turn"), empty, 19, DIM, "aside", leading=1.47)
    for number, (entry, row) in enumerate(zip(reversed(log[-SHOWN_TURNS:]), turn_rows(rect), strict=False)):
        if number % 2 == 0:
            stage.box(row, (150, 96, 44), 12, alpha=0.13)
        _turn(stage, Rect(rect.x, row.y, rect.w, row.h), context, entry, content)


def _turn(stage: Stage, rect: Rect, context: TableContext, entry: LogEntry, content: Content) -> None:
    """One of the last turns."""
    y = rect.centre[1]
    who = context.seat(entry.seat)
    stage.blit(stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(52)), (rect.x + 60, y))
    added = next((event for event in entry.events if isinstance(event, Added)), None)
    if added is None:
        return
    name = content.faces[added.face].name
    stage.text(name, (rect.x + 96, y - 15), 18, anchor="midleft", width=rect.w - 124)
    flips = sum(len(event.before) for event in entry.events if isinstance(event, Flipped))
    takes = sum(len(event.faces) for event in entry.events if isinstance(event, Taken))
    for x, icon, count in ((110, "flip", flips), (172, "take", takes)):
        stage.icon(icon, (rect.x + x, y + 15), 27)
        stage.text(str(count), (rect.x + x + 19, y + 15), 20, anchor="midleft")


def _score(stage: Stage, view: FairiesView, context: TableContext, content: Content) -> None:
    """Solitaire: goblins left, turns, par and best results."""
    rect, goal = place(view, "score"), view.public.goal
    x, (bad, _), level = (
        rect.centre[0],
        bad_and_good(reverse=goal.reverse),
        content.numbers.level(context.setup.options),
    )
    title = say("fairies-table-ultimate") if goal.ultimate else say("fairies-solitaire")
    _title(stage, rect, title, (76, 76), rect.w - 90)
    way = way_of(reverse=goal.reverse)
    words = say("fairies-table-level", way=way, hand=level.hand, ring=level.ring)
    stage.text(words, (x, rect.y + 88), 19, DIM, "body", width=rect.w - 40)
    unwanted, _ = counts(view, 0, content)
    stage.icon(bad, (x - 48, rect.y + 148), 84)
    stage.text(str(unwanted), (x + 42, rect.y + 146), 62)
    key = "fairies-table-fairies-left" if goal.reverse else "fairies-table-goblins-left"
    stage.text(say(key, count=unwanted), (x, rect.y + 206), 22, RED if unwanted == 1 else INK, width=rect.w - 40)
    if context.assisted:
        draw_tag(stage, (x, rect.y + 236), say("fairies-table-assisted"))
    rows = [
        ("turns", say("fairies-table-turns"), str(view.public.turns)),
        ("par", say("fairies-table-par"), context.facts.get("par", "–")),
    ]
    if goal.ultimate:
        lying = set_of(view.public.ring) & content.goals[goal.reverse][0]
        rows.append((bad, say("fairies-table-in-ring"), str(lying.bit_count())))
    rows.append(("best", say("fairies-table-best-deal"), context.facts.get("best_deal", "–")))
    best_level = say("fairies-table-best-level", hand=level.hand, ring=level.ring)
    rows.append(("best", best_level, context.facts.get("best_level", "–")))
    if "puzzle" in context.facts:  # it has a card of its own, and nothing of it is kept as a result
        rows = rows[:1]
    rows.append(("deal", say("fairies-table-deal"), context.facts.get("code", "")))
    _results(stage, rect, rows)


def _results(stage: Stage, rect: Rect, rows: Sequence[tuple[str, str, str]]) -> None:
    """Icons, labels and values, with lines between them."""
    step = 262 / len(rows)
    for index, (icon, label, value) in enumerate(rows):
        y = rect.y + 262 + (index + 0.5) * step
        stage.icon(icon, (rect.x + 40, y), 34)
        px = 22 if len(value) < 5 else 19
        told = stage.text(value, (rect.right - 26, y), px, anchor="midright", width=110)
        room = Rect(rect.x + 66, y - step / 2 + 3, min(126.0, told.x - rect.x - 74), step - 6)
        draw_fitted(stage, label, room, 19, DIM, "body", "midleft")
        if index < len(rows) - 1:
            stage.line((rect.x + 24, y + step / 2), (rect.right - 24, y + step / 2), (214, 180, 128), 1)


def _large_place(stage: Stage, rect: Rect) -> None:
    """Where the card that is pointed at shows large: no dash may look out from behind a ragged one."""
    stage.box(rect.grown(-20), (12, 26, 30), 16, (255, 243, 210), 3, alpha=0.25, dash="11 9")
    light_fitted(stage, say("fairies-table-large"), rect.grown(-34), 20, leading=1.4)
