"""The Fairies table's ground: moss, the mushroom ring, the players' plates, the last turns, and solitaire's score."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import pygame

from goblins.games.fairies.content import Content
from goblins.games.fairies.events import Added, Flipped, Taken
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.geometry import RING, rect_of, zones_for
from goblins.tables.fairies.story import counts
from goblins.ui import passes
from goblins.ui.messages import draw_pill, draw_tag
from goblins.ui.stage import DIM, RED, RULE, Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Point, Rect

ROUNDNESS = 2 / 4.6
MUSHROOMS = ("red", "orange", "pink", "violet")
SHOWN_TURNS = 3


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


def turn_rows(log: Rect) -> tuple[Rect, ...]:
    """Where the last turns stand in their panel, the newest first."""
    step = (log.h - 106) / SHOWN_TURNS
    return tuple(Rect(log.x + 24, log.y + 85 + number * step, log.w - 48, step - 6) for number in range(SHOWN_TURNS))


class Ground:
    """Paints what does not move. The moss and the ring are kept; plates and panels are painted for every view."""

    def __init__(self, deck: Content) -> None:
        self._deck = deck
        self._kept: tuple[object, pygame.Surface] | None = None

    def draw(self, stage: Stage, view: FairiesView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Everything below the cards."""
        key = (stage.viewport, len(view.public.hands))
        if self._kept is None or self._kept[0] != key:
            self._kept = (key, self._moss(stage, view))
        stage.surface.blit(self._kept[1], (0, 0))
        if view.public.goal.solitaire:
            self._score(stage, view, context)
            self._goal(stage, view)
            self._large_place(stage, rect_of(zones_for(view), "large"))
            return
        found = zones_for(view)
        for number, seat in enumerate(context.others(), start=1):
            self._plate(stage, rect_of(found, f"plate_{number}"), view, context, seat)
        self._you(stage, rect_of(found, "you"), view, context)
        self._last_turns(stage, rect_of(found, "log"), context, log)

    # ------------------------------------------------------------------ the table-top

    def _moss(self, stage: Stage, view: FairiesView) -> pygame.Surface:
        viewport = stage.viewport
        top = stage.backdrops.moss((viewport.width, viewport.height), viewport.scale)
        area = rect_of(zones_for(view), RING)
        with stage.onto(top):
            bed = pygame.Surface(top.get_size(), pygame.SRCALPHA)
            pygame.draw.polygon(bed, (216, 240, 192, 14), [viewport.point(point) for point in ring_outline(area)])
            top.blit(bed, (0, 0))
            for firefly, radius in (((40, 300), 22), ((1270, 668), 18), ((318, 640), 16)):
                px, py = viewport.point(firefly)
                passes.glow(top, px, py, viewport.length(radius), (250, 220, 110), 0.75)
            for x, y, size, colour in sorted(
                self._mushrooms(area, solitaire=view.public.goal.solitaire), key=lambda m: m[1]
            ):
                px, py = viewport.point((x, y - size * 0.45))
                passes.glow(top, px, py, viewport.length(size * 1.25), (143, 255, 224), 0.14)
                stage.sprite(f"fairies/mushroom_{colour}.svg", (x, y - size * 0.4), size)
        return top

    def _mushrooms(self, area: Rect, *, solitaire: bool) -> list[tuple[float, float, int, str]]:
        """Mushrooms at equal steps along the ring's outline; in the long ring none where badges will stand."""
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

    # ------------------------------------------------------------------ plates

    def _plate(self, stage: Stage, rect: Rect, view: FairiesView, context: TableContext, seat: int) -> None:
        """Another player: portrait, name, and how near both goals are."""
        plate = Rect(rect.x, rect.y, rect.w, 98)
        who, acts = context.seat(seat), view.public.active == seat and not view.public.ending
        if acts:
            stage.halo(Rect(plate.x + 2, plate.y + 2, 92, 92), (120, 100, 40), 14, 46)
        stage.panel(plate, curls="small", shadow=6)
        portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(92))
        stage.blit(portrait, (plate.x + 53, plate.y + 50))
        unwanted, wanted = counts(view, seat)
        x = plate.x + 112
        room = rect.w - 112 - 116
        pill = (
            "turn"
            if acts
            else "next"
            if view.public.active == context.viewer and context.others()[0] == seat and not view.public.ending
            else ""
        )
        name = stage.text(who.name, (x, plate.y + 32), 22, anchor="midleft", width=room - (86 if pill else 0))
        if pill:
            draw_pill(stage, (name.right + 50, plate.y + 32), pill, "gold", 17)
        bad, good = ("fairy", "goblin") if view.public.goal.reverse else ("goblin", "fairy")
        stage.icon(bad, (x + 12, plate.y + 66), 34)
        stage.text(
            f"{unwanted} left" + "!" * (unwanted == 1),
            (x + 34, plate.y + 67),
            20,
            RED if unwanted == 1 else INK,
            anchor="midleft",
        )
        self._pips(stage, plate.right - 186, plate.y + 66, wanted, good, 25, 27)
        danger = wanted == 5
        stage.text(
            f"{wanted} of 6" + "!" * danger,
            (plate.right - 26, plate.y + 32),
            20,
            RED if danger else INK,
            anchor="midright",
        )

    def _you(self, stage: Stage, rect: Rect, view: FairiesView, context: TableContext) -> None:
        """The one who looks."""
        who, acts = context.seat(context.viewer), view.public.active == context.viewer and not view.public.ending
        stage.panel(rect, curls="none", shadow=7)
        if acts:
            stage.halo(Rect(rect.x + 16, rect.y + 12, 92, 92), (120, 100, 40), 14, 46)
        stage.blit(stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(92)), (rect.x + 67, rect.y + 62))
        stage.text(who.name, (rect.x + 128, rect.y + 42), 24, anchor="midleft", width=rect.w - 150)
        if acts:
            words, colour = "Your turn", RED
        else:
            words, colour = (
                (f"{context.name(view.public.active)} to play" if not view.public.ending else "The game is over"),
                DIM,
            )
        stage.text(words, (rect.x + 128, rect.y + 74), 19, colour, "body", "midleft", width=rect.w - 148)
        unwanted, wanted = counts(view, context.viewer)
        bad, good = ("fairy", "goblin") if view.public.goal.reverse else ("goblin", "fairy")
        stage.icon(bad, (rect.x + 42, rect.y + 124), 36)
        stage.text(
            f"{unwanted} left" + "!" * (unwanted == 1),
            (rect.x + 66, rect.y + 125),
            22,
            RED if unwanted == 1 else INK,
            anchor="midleft",
        )
        if context.assisted:
            draw_tag(stage, (rect.right - 76, rect.y + 125), "assisted")
        count = stage.text(
            f"{wanted} of 6", (rect.right - 24, rect.y + 160), 20, RED if wanted == 5 else INK, anchor="midright"
        )
        pitch = min(28.0, (count.x - 8 - rect.x - 24) / 6)
        self._pips(stage, rect.x + 24, rect.y + 160, wanted, good, pitch - 1, pitch)

    def _pips(self, stage: Stage, x: float, y: float, filled: int, kind: str, size: float, pitch: float) -> None:
        for index in range(6):
            full = index < filled
            name = kind if full else "fairy_empty" if kind == "fairy" else "goblin"
            stage.icon(name, (x + size / 2 + index * pitch, y), size, 1.0 if full or kind == "fairy" else 0.25)

    # ------------------------------------------------------------------ panels

    def _last_turns(self, stage: Stage, rect: Rect, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Who added what in the last three turns, how many flipped and how many were taken."""
        stage.panel(rect, curls="all")
        stage.text("Last turns", (rect.centre[0], rect.y + 42), 26)
        stage.line((rect.centre[0] - 78, rect.y + 66), (rect.centre[0] + 76, rect.y + 66), RULE, 2)
        rows = turn_rows(rect)
        if not log:
            stage.text("The first card is", (rect.centre[0], rect.y + 140), 19, DIM, "aside")
            stage.text("still to be played.", (rect.centre[0], rect.y + 168), 19, DIM, "aside")
        for number, (entry, row) in enumerate(zip(reversed(log[-SHOWN_TURNS:]), rows, strict=False)):
            middle = row.centre[1]
            if number % 2 == 0:
                stage.box(row, (150, 96, 44), 12, alpha=0.13)
            who = context.seat(entry.seat)
            stage.blit(stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(52)), (rect.x + 60, middle))
            added = next((event for event in entry.events if isinstance(event, Added)), None)
            if added is None:
                continue
            stage.text(
                self._deck.faces[added.face].name, (rect.x + 96, middle - 15), 18, anchor="midleft", width=rect.w - 124
            )
            flips = sum(len(event.before) for event in entry.events if isinstance(event, Flipped))
            takes = sum(len(event.faces) for event in entry.events if isinstance(event, Taken))
            for x, icon, number_of in ((110, "flip", flips), (172, "take", takes)):
                stage.icon(icon, (rect.x + x, middle + 15), 27)
                stage.text(str(number_of), (rect.x + x + 19, middle + 15), 20, anchor="midleft")

    def _score(self, stage: Stage, view: FairiesView, context: TableContext) -> None:
        """Solitaire: goblins left, turns, par and best results."""
        rect = rect_of(zones_for(view), "score")
        stage.panel(rect, curls="all")
        bad = "fairy" if view.public.goal.reverse else "goblin"
        stage.text(
            "Ultimate Solitaire" if view.public.goal.ultimate else "Fairy Solitaire",
            (rect.centre[0], rect.y + 42),
            26,
            width=rect.w - 90,
        )
        stage.line((rect.centre[0] - 76, rect.y + 66), (rect.centre[0] + 76, rect.y + 66), RULE, 2)
        stage.text(_level_words(context, view), (rect.centre[0], rect.y + 88), 19, DIM, "body")
        unwanted, _ = counts(view, 0)
        stage.icon(bad, (rect.centre[0] - 48, rect.y + 148), 84)
        stage.text(str(unwanted), (rect.centre[0] + 42, rect.y + 146), 62)
        words = (
            ("fairies left" if view.public.goal.reverse else "goblins left")
            if unwanted != 1
            else ("fairy left!" if view.public.goal.reverse else "goblin left!")
        )
        stage.text(words, (rect.centre[0], rect.y + 206), 22, RED if unwanted == 1 else INK)
        if context.assisted:
            draw_tag(stage, (rect.centre[0], rect.y + 236), "assisted")
        rows = [("turns", "Turns", str(view.public.turns)), ("par", "Par", context.facts.get("par", "–"))]
        if view.public.goal.ultimate:
            low = sum((face >= 20) == view.public.goal.reverse for face in view.public.ring)
            rows.append((bad, "In the ring", str(low)))
        rows += [
            ("best", "Best, this deal", context.facts.get("best_deal", "–")),
            ("best", f"Best, {_level(context)} / {_level(context)}", context.facts.get("best_level", "–")),
        ]
        rows.append(("deal", "Deal", context.facts.get("code", "")))
        step = 262 / len(rows)
        for index, (icon, label, value) in enumerate(rows):
            y = rect.y + 262 + (index + 0.5) * step
            stage.icon(icon, (rect.x + 40, y), 34)
            stage.text(label, (rect.x + 66, y), 19, DIM, "body", "midleft", width=126)
            stage.text(value, (rect.right - 26, y), 22 if len(value) < 5 else 19, anchor="midright", width=110)
            if index < len(rows) - 1:
                stage.line((rect.x + 24, y + step / 2), (rect.right - 24, y + step / 2), (214, 180, 128), 1)

    def _large_place(self, stage: Stage, rect: Rect) -> None:
        """Where the card that is pointed at shows large."""
        stage.box(rect.grown(-10), (12, 26, 30), 16, (255, 243, 210), 3, alpha=0.25, dash="11 9")
        stage.light("Point at a card", (rect.centre[0], rect.centre[1] - 14), 20, "center")
        stage.light("to see it large", (rect.centre[0], rect.centre[1] + 14), 20, "center")

    def _goal(self, stage: Stage, view: FairiesView) -> None:
        """What wins, in words."""
        rect = rect_of(zones_for(view), "goal")
        stage.panel(rect, curls="none", shadow=6)
        bad, good = ("fairies", "goblins") if view.public.goal.reverse else ("goblins", "fairies")
        lines = [f"Win: no {bad} in your", "hand when your turn", f"ends. Six {good} do", "not win here."]
        if view.public.goal.ultimate:
            lines = [f"Win: no {bad} in your", "hand, and none in the", "ring, when your turn", "ends."]
        for index, line in enumerate(lines):
            stage.text(line, (rect.x + 26, rect.y + 38 + index * 29), 19, INK, "body", "midleft", width=rect.w - 48)


def _level(context: TableContext) -> int:
    return int(context.setup.options.get("level", 5))


def _level_words(context: TableContext, view: FairiesView) -> str:
    bad, good = ("fairies", "goblins") if view.public.goal.reverse else ("goblins", "fairies")
    return f"{_level(context)} {bad}, {_level(context)} {good}"
