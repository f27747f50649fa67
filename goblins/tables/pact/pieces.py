"""The pieces of Pact as they are drawn: what a piece shows is in its placement's face."""

from __future__ import annotations

from typing import Any, cast

import pygame

from goblins.games.pact.content import SEASONS, Content
from goblins.games.pact.kinds import KIND_OF, KINDS
from goblins.games.pact.state import BY_DYNAMITE, BY_FIXER, FROM_MASTER, THEIR_MASTER
from goblins.tables.contract import PieceLook
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.layers import greyed
from goblins.ui import passes
from goblins.ui.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Rect

Face = tuple[Any, ...]
#: How a piece's height over the table shows: the blur of its shadow, and how far that falls.
DEPTHS = {"idle": (3, 3, 4), "hover": (8, 8, 12), "held": (12, 16, 24)}
RAISED = ("goblin", "task", "card", "ticket", "command", "figure", "deck")
HELD_ANGLE = 6.0
#: Widths differ on the way from one place to another: a ready picture of this width is scaled then.
READY = 128


class PiecePainter:
    """Draws one piece at a time."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._painters: dict[int, PactPainter] = {}
        self._usual: set[tuple[str, int]] = set()

    def painter(self, stage: Stage) -> PactPainter:
        """The card painter of a stage."""
        if id(stage) not in self._painters:
            self._painters = {id(stage): PactPainter(stage.sprites, stage.type_case)}
        return self._painters[id(stage)]

    def know(self, placements: Any) -> None:
        """Remember at which sizes things lie still: between them a ready picture is scaled."""
        for placement in placements:
            face = cast(Face, placement.face)
            self._usual.add((face[0], round(placement.w)))

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> bool:
        """Draw a piece if it is one of these; whether it was."""
        face = cast(Face, placement.face)
        if face[0] in ("zone", "sheet", "next", "choice"):
            return False
        if face[0] == "cell":
            self._cell(stage, placement, face, look)
            return True
        raised = look in ("hover", "selected", "hint") and face[0] in RAISED
        at = placement.x, placement.y - (8 if raised else 0)
        if raised:
            stage.halo(placement.rect.moved(0, -8), (84, 72, 26), 12)
        stage.blit(self._lying(stage, placement, face, look), at)
        self._count(stage, placement, face)
        return True

    def _lying(self, stage: Stage, placement: Placement, face: Face, look: PieceLook) -> pygame.Surface:
        pixels = stage.viewport.length(placement.w)
        tall = stage.viewport.length(placement.h)
        still = (face[0], round(placement.w)) in self._usual or look == "held"
        if not still:
            ready = self._shadowed(stage, face, (stage.viewport.length(READY), 0), "hover", 0.0)
            share = placement.w / READY
            size = max(1, round(ready.get_width() * share)), max(1, round(ready.get_height() * share))
            return pygame.transform.smoothscale(ready, size)
        angle = HELD_ANGLE if look == "held" else placement.angle
        return self._shadowed(stage, face, (pixels, tall), look, angle)

    def _shadowed(self, stage: Stage, face: Face, size: tuple[int, int], look: str, angle: float) -> pygame.Surface:
        depth = DEPTHS.get(look, DEPTHS["hover"])

        def make() -> pygame.Surface:
            picture = self.picture(stage, face, size)
            turned = pygame.transform.rotozoom(picture, angle, 1) if angle else picture
            blur, across, down = (stage.viewport.length(units) for units in depth)
            return passes.with_shadow(turned, max(1, blur), 140, (across, down))

        return stage.cache.get(("pact piece", face, size, depth, angle), make)

    def picture(self, stage: Stage, face: Face, size: tuple[int, int]) -> pygame.Surface:
        """A face at a size in pixels; most follow from the width alone."""
        painter, px = self.painter(stage), size[0]
        match face:
            case ("goblin", int(card)):
                return painter.goblin(KINDS[KIND_OF[card]], self._content.look(card), px)
            case ("shown", int(card), _):
                return painter.emblem_card(KINDS[KIND_OF[card]], px)
            case ("permanent", int(kind)):
                return painter.coin(KINDS[kind], px, lit=True)
            case ("pocket", int(count), int(extra), left, right):
                return painter.pact_card(px, count, extra, left, right)
            case ("discarded", int(card), _):
                return greyed(painter.goblin(KINDS[KIND_OF[card]], self._content.look(card), px))
            case ("back",):
                return painter.goblin_back(px)
            case ("task" | "strip" | "tile", int(task)):
                return self._task(painter, face[0], task, px)
            case ("card" | "ticket" | "badge", int(number), bool(spent)):
                return self._specialist(painter, face[0], number, size, spent=spent)
            case ("master", int(kind), left, str(colour)):
                name = self._content.masters[kind].name
                return painter.master(KINDS[kind], cast(tuple[bool, bool, bool], left), colour, px, name)
            case ("figure", str(colour)):
                return painter.figure(colour, px)
            case ("dynamite", int(at), str(colour)):
                return painter.dynamite(self._content.track, at, colour, px)
            case ("command", int(command)):
                return self._command(painter, command, px, wordless=False)
            case ("kept", int(command)):
                return self._command(painter, command, px, wordless=True)
            case ("command_back",):
                return painter.command_back(px)
            case ("deck", int(count)):
                return painter.pile("goblin", count, px, max(2, px // 12)) if count else _nothing(px, 1.4)
            case ("taskdeck", int(season), int(count)):
                if not count:
                    return _nothing(px, 1.25)
                return painter.pile(SEASONS[season], count, px, max(2, px // 10))
            case ("paid", int(kind), int(source)):
                return self._paid(painter, kind, source, px)
        raise ValueError(f"no piece looks like {face}")

    def _task(self, painter: PactPainter, form: str, number: int, px: int) -> pygame.Surface:
        task = self._content.tasks[number]
        kind, season = KINDS[task.colour], SEASONS[task.season]
        if form == "tile":
            return painter.task_tile(kind, season, task.dynamite, px)
        if form == "strip":
            return painter.task_strip(kind, season, task.dynamite, px)
        return painter.task(kind, season, tuple(KINDS[need] for need in task.columns), task.dynamite, task.name, px)

    def _specialist(
        self, painter: PactPainter, form: str, number: int, size: tuple[int, int], *, spent: bool
    ) -> pygame.Surface:
        one = self._content.specialists[number]
        if form == "card":
            return painter.specialist(one.slug, one.name, one.words, size[0], spent)
        if form == "badge":
            return painter.emblem(one.slug, size[0])
        return painter.ticket(one.slug, one.name, "used" if spent else one.short, size, spent)

    def _command(self, painter: PactPainter, command: int, px: int, *, wordless: bool) -> pygame.Surface:
        """A Command, or its numeral, picture and values only: so it lies beside one's hand."""
        one = self._content.commands[command]
        steps = tuple((f"{step.count} or more", f"+{step.glory}") for step in one.steps)
        if len(one.steps) == 1:
            steps = (("if so", f"+{one.steps[0].glory}"),)
        if one.numeral == "I":
            steps = (("at 3 sticks", "+1"), ("at 4 sticks", "+2"))
        values = (*steps, ("else", f"−{-one.otherwise}")) if one.steps else ()
        words = "" if wordless else one.counts if values else one.words
        return painter.command(one.numeral, one.slug, one.name, words, values, px)

    def _paid(self, painter: PactPainter, kind: int, source: int, px: int) -> pygame.Surface:
        if source in (FROM_MASTER, THEIR_MASTER):
            return painter.coin(KINDS[kind], px, lit=True)
        if source in (BY_FIXER, BY_DYNAMITE):
            return painter.crossed_coin(KINDS[kind], px)
        return painter.emblem_card(KINDS[kind], px)

    def _cell(self, stage: Stage, placement: Placement, face: Face, look: PieceLook) -> None:
        """Another way to pay: a dashed place with a pale coin."""
        if look in ("hover", "selected", "hint"):
            stage.halo(placement.rect, (96, 80, 30), 10)
        rect = placement.rect.grown(-2)
        stage.box(rect, (255, 246, 214), 8, (122, 84, 48), 2.4, alpha=0.55, dash="8 6")
        across = min(rect.w, rect.h) * 0.62
        coin = self.painter(stage).pale_coin(KINDS[face[1]], stage.viewport.length(across))
        stage.blit(coin, rect.centre)

    def _count(self, stage: Stage, placement: Placement, face: Face) -> None:
        """How many goblins a deck or a stack holds; and what the greyed pile is."""
        rect = placement.rect
        if face[0] == "deck":
            pill(stage, (placement.x, rect.bottom - 16), str(face[1]))
        elif face[0] == "shown" and face[2] > 1:
            stage.light(f"×{face[2]}", (rect.right + 3, rect.bottom - 6), 17, "midright")
        elif face[0] == "discarded" and face[2]:
            pill(stage, rect.centre, "discards", 17)


def pill(stage: Stage, centre: tuple[float, float], words: str, px: float = 18) -> Rect:
    """A small cream label."""
    wide = stage.text_width(words, px) + 22
    rect = Rect(centre[0] - wide / 2, centre[1] - 14, wide, 28)
    stage.nine("pill_cream", rect)
    stage.text(words, rect.centre, px, INK)
    return rect


def _nothing(px: int, proportion: float) -> pygame.Surface:
    """An empty deck."""
    surface = pygame.Surface((px, round(px * proportion)), pygame.SRCALPHA)
    area = surface.get_rect().inflate(-2, -2)
    pygame.draw.rect(surface, (12, 26, 30, 110), area, border_radius=max(2, px // 10))
    pygame.draw.rect(surface, (191, 239, 208, 90), area, max(1, px // 40), border_radius=max(2, px // 10))
    return surface
