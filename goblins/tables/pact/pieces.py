"""The pieces of Pact as they are drawn: what a piece shows is in its placement's face."""

from __future__ import annotations

import math
from functools import partial

import pygame
from msgspec.structs import replace

from goblins.games.pact.content import FUSE, SEASONS, Command, Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import BY_DYNAMITE, BY_FIXER, FROM_MASTER, THEIR_MASTER
from goblins.games.pact.telling import is_one_of_many, signed
from goblins.tables.contract import PieceLook
from goblins.tables.kit.art import Painting, ShadowArt
from goblins.tables.pact import showing as s
from goblins.tables.pact.faces import CARDS_A_STEP, PactPainter, TaskLook
from goblins.tables.pact.geometry import TICKET_SHAPE
from goblins.tables.pact.layers import greyed
from goblins.tables.pact.tokens import Said
from goblins.ui.draw.sprites import Size
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Face, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect, centred
from goblins.words import say

#: Labels on piles are no wider than this.
WIDEST_LABEL = 112.0
ART = ShadowArt("pact_piece", idle=(3, 3, 4), hover=(8, 8, 12), held=(12, 16, 24), opacity=140, ready=128.0)
#: How much light is left on a Specialist with whom nothing can be done now.
RESTING = (164, 165, 170, 255)
#: What rises where it is pointed at.
RAISED = (s.GoblinFace, s.DeckFace, s.TaskFace, s.SpecialistFace, s.TicketFace, s.CommandFace, s.FigureFace)
GoblinLook = s.GoblinFace | s.ShownFace | s.BackFace | s.DeckFace | s.PermanentFace | s.PaidFace
ShownTask = s.TaskFace | s.StripFace | s.TileFace


class PiecePainter:
    """Draws one piece at a time."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._tickets = tuple(Said(one.name, one.short) for one in content.specialists)
        self._bonuses = tuple((full.tasks, full.glory) for full in content.numbers.full_pacts)

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece where it lies; what is pointed at rises, and glows."""
        face = placement.face
        if isinstance(face, s.CellFace):
            self._cell(stage, placement.rect, face.kind, look)
            return
        raised = look in ("hover", "selected", "hint") and type(face) in RAISED
        if raised:
            stage.halo(placement.rect.moved(0, -8), (84, 72, 26), 12)
        # all but tickets are as high as follows from their width
        flat = isinstance(face, s.TicketFace)
        shown = self._alike(face)
        key = (shown, stage.text_size) if flat else shown  # a ticket's words grow with the others
        painting = Painting(key, partial(self.picture, stage, shown), TICKET_SHAPE if flat else 1.0)
        size = placement.w, placement.h if flat else placement.w
        picture = ART.picture(stage, painting, size, look, angle=placement.angle, still=not placement.resizing)
        stage.blit(picture, (placement.x, placement.y - (8 if raised else 0)))
        if isinstance(face, s.SpecialistFace) and face.reason and look != "held":
            _reason(stage, placement.rect.moved(0, -8 if raised else 0), face)
        self._count(stage, placement.rect, face)

    def _alike(self, face: Face) -> Face:
        """The face for all that look the same: one picture serves for them. What is said below a card is no part of it."""
        match face:
            case s.SpecialistFace():
                return replace(face, reason="")
            case s.ShownFace(card=card):
                return s.ShownFace(self._content.pack.kind_of.index(self._content.pack.kind_of[card]), 1)
            case s.TaskDeckFace(season=season, count=count) if count:
                return s.TaskDeckFace(season, 1 + math.ceil((count - 1) / CARDS_A_STEP) * CARDS_A_STEP)
        return face

    def picture(self, stage: Stage, face: Face, size: Size) -> pygame.Surface:
        """A face at a size in pixels; all but tickets follow from the width alone."""
        painter, px = stage.painter(PactPainter), size[0]
        match face:
            case s.SpecialistFace(resting=resting):
                card = self._specialist(painter, face, size, stage.text_size / 100)
                return _shaded(card) if resting else card
            case s.TaskFace() | s.StripFace() | s.TileFace():
                return self._task(painter, face, px)
            case s.TaskDeckFace(season=season, count=count):
                return painter.pile(SEASONS[season], count, px, max(2, px // 10)) if count else _nothing(px, 1.25)
            case s.PocketFace(count=count, extra=extra, left=left, right=right):
                return painter.pact_card(px, self._bonuses, (count, extra), left, right)
            case s.MasterFace(kind=kind, standing=standing, colour=colour):
                symbols = tuple(zip(standing, self._content.prices[kind], strict=False))
                return painter.master(KINDS[kind], symbols, colour, px, self._content.masters[kind].name)
            case s.FigureFace(colour=colour):
                return painter.figure(colour, px)
            case s.DynamiteFace(at=at, colour=colour):
                return painter.dynamite(self._content.track, at, colour, px)
            case s.CommandFace(command=command):
                return self._command(painter, command, px, wordless=False)
            case s.KeptFace(command=command):
                return self._command(painter, command, px, wordless=True)
            case s.CommandBackFace():
                return painter.command_back(px)
            case s.DiscardedFace(card=card):
                # made from the picture of the goblin on its way there: to draw its face once more would take long
                ready = self._named_goblin(painter, card, max(px, stage.viewport.length(ART.ready)))
                return greyed(pygame.transform.smoothscale_by(ready, px / ready.get_width()))
        assert isinstance(face, GoblinLook)
        return self._goblin(painter, face, px)

    def _goblin(self, painter: PactPainter, face: GoblinLook, px: int) -> pygame.Surface:
        match face:
            case s.GoblinFace(card=card):
                return self._named_goblin(painter, card, px)
            case s.ShownFace(card=card):
                return painter.emblem_card(KINDS[self._content.pack.kind_of[card]], px)
            case s.BackFace():
                return painter.goblin_back(px)
            case s.DeckFace(count=count):
                return painter.pile("goblin", count, px, max(2, px // 12)) if count else _nothing(px, 1.4)
            case s.PermanentFace(kind=kind):
                return painter.coin(KINDS[kind], px, lit=True)
            case s.PaidFace(kind=kind, source=source):
                if source in (FROM_MASTER, THEIR_MASTER):
                    return painter.coin(KINDS[kind], px, lit=True)
                if source in (BY_FIXER, BY_DYNAMITE):
                    return painter.crossed_coin(KINDS[kind], px)
                return painter.emblem_card(KINDS[kind], px)

    def _task(self, painter: PactPainter, face: ShownTask, px: int) -> pygame.Surface:
        task = self._content.tasks[face.task]
        kind, season = KINDS[task.colour], SEASONS[task.season]
        match face:
            case s.TileFace():
                return painter.task_tile(kind, season, task.dynamite, px)
            case s.StripFace():
                return painter.task_strip(kind, season, task.dynamite, px)
        needs = tuple(KINDS[need] for need in task.columns)
        return painter.task(TaskLook(kind, season, needs, task.dynamite, task.name, task.picture), px)

    def _specialist(self, painter: PactPainter, face: s.SpecialistFace, size: Size, growth: float) -> pygame.Surface:
        one, spent = self._content.specialists[face.number], face.spent
        match face:
            case s.BadgeFace():
                return painter.emblem(one.slug, size[0])
            case s.TicketFace():
                said = Said(one.name, say("pact-table-used") if spent else one.short)
                return painter.ticket(one.slug, said, size, spent=spent, among=self._tickets, growth=growth)
        return painter.specialist(one.slug, one.name, one.words, size[0], spent=spent)

    def _command(self, painter: PactPainter, command: int, px: int, *, wordless: bool) -> pygame.Surface:
        """A Command, or its numeral, picture and values only: so it lies beside one's hand."""
        one = self._content.commands[command]
        steps = tuple((self._step(one, step.count), signed(step.glory)) for step in one.steps)
        values = (*steps, (say("pact-table-step-else"), signed(one.otherwise))) if steps or one.otherwise else ()
        words = "" if wordless else one.counts
        return painter.command(one.numeral, one.slug, one.name, words, values, px)

    def _named_goblin(self, painter: PactPainter, card: int, px: int) -> pygame.Surface:
        kind = KINDS[self._content.pack.kind_of[card]]
        return painter.goblin(kind, self._content.look(card), px, self._content.goblin_name(card))

    def _step(self, command: Command, count: int) -> str:
        """From which count on a Command is worth something."""
        if command is self._content.commands[FUSE]:
            sticks, glory = self._content.track[count]
            alike = is_one_of_many(self._content, count)
            if alike:
                return say("pact-table-step-space", number=count + 1)
            return say("pact-table-step-track", sticks=sticks, glory=glory)
        if count == len(command.steps) == 1:
            return say("pact-table-step-so")
        return say("pact-table-step-more", count=count)

    def _cell(self, stage: Stage, area: Rect, kind: int, look: PieceLook) -> None:
        """Another way to pay: a dashed place with a pale coin."""
        if look in ("hover", "selected", "hint"):
            stage.halo(area, (96, 80, 30), 10)
        rect = area.grown(-2)
        stage.box(rect, (255, 246, 214), 8, (122, 84, 48), 2.4, alpha=0.55, dash="8 6")
        across = stage.viewport.length(min(rect.w, rect.h) * 0.62)
        stage.blit(stage.painter(PactPainter).pale_coin(KINDS[kind], across), rect.centre)

    def _count(self, stage: Stage, rect: Rect, face: Face) -> None:
        """How many goblins a deck or a stack holds; and what the greyed pile is."""
        match face:
            case s.DeckFace(count=count):
                _pill(stage, (rect.centre[0], rect.bottom - 16), str(count))
            case s.ShownFace(count=count) if count > 1:
                stage.light(f"×{count}", (rect.right + 3, rect.bottom - 6), 17, "midright")
            case s.DiscardedFace(on_top=True):
                _pill(stage, rect.centre, say("pact-table-discards"), 17)


def _shaded(card: pygame.Surface) -> pygame.Surface:
    """A card with which nothing can be done now."""
    shaded = card.copy()
    shaded.fill(RESTING, special_flags=pygame.BLEND_RGBA_MULT)
    return shaded


def _reason(stage: Stage, rect: Rect, face: s.SpecialistFace) -> None:
    """Below a Specialist with words: when it can be used."""
    wide = min(rect.w + 10, stage.text_width(face.reason, 17) + 24)
    pill = centred(rect.centre[0], rect.bottom + 18, wide, 30)
    stage.nine("pill_cream" if face.resting else "pill_gold", pill)
    stage.text(face.reason, pill.centre, 17, INK, width=wide - 16)


def _pill(stage: Stage, centre: tuple[float, float], words: str, px: float = 18) -> None:
    """A small cream label."""
    wide = min(stage.text_width(words, px) + 22, WIDEST_LABEL)
    rect = Rect(centre[0] - wide / 2, centre[1] - 14, wide, 28)
    stage.nine("pill_cream", rect)
    stage.text(words, rect.centre, px, INK, width=wide - 16)


def _nothing(px: int, proportion: float) -> pygame.Surface:
    """An empty deck."""
    surface = pygame.Surface((px, round(px * proportion)), pygame.SRCALPHA)
    area = surface.get_rect().inflate(-2, -2)
    pygame.draw.rect(surface, (12, 26, 30, 110), area, border_radius=max(2, px // 10))
    pygame.draw.rect(surface, (191, 239, 208, 90), area, max(1, px // 40), border_radius=max(2, px // 10))
    return surface
