"""The Fairies table: the mushroom ring in the middle, your cards in front of you, the others round it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, cast

import pygame

from goblins.core.bits import members
from goblins.core.contract import Event
from goblins.core.setup import Setup
from goblins.games.fairies.actions import Add, FairiesAction
from goblins.games.fairies.content import other_side
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.state import showing
from goblins.games.fairies.view import FairiesView
from goblins.games.registry import rules_of
from goblins.tables.contract import Attention, LogEntry, Panels, PieceLook, Table, TableContext
from goblins.tables.fairies import geometry, story
from goblins.tables.fairies.faces import FacePainter, pictures_of
from goblins.tables.fairies.ground import Ground, turn_rows
from goblins.tables.fairies.marks import Marks
from goblins.ui import passes
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

HELD_WIDTH = 172.0
#: How a card's height over the table shows: the blur of its shadow, and how far that falls.
DEPTHS = {"idle": (5, 4, 6), "hover": (9, 10, 15), "held": (12, 16, 24)}
#: Widths at which cards lie still: theirs are the pictures worth keeping.
USUAL_WIDTHS = (92.0, 98.0, 110.0, 124.0, 138.0, 144.0, 152.0, HELD_WIDTH, 227.0, 290.0)
#: The ready pictures that moving cards are scaled from.
IN_FLIGHT = {"mini": (92.0,), "full": (144.0,)}
BUTTONS = ("undo", "hint", "history", "give_up", "rules", "menu")


class FairiesTable(Table):
    """Layout, gestures, story and painting of Fairies."""

    game = "fairies"
    standing_label = "cards still to be rid of"
    lower_leads = True

    def __init__(self) -> None:
        rules = rules_of("fairies")
        assert isinstance(rules, FairiesRules)
        self._rules, self._deck = rules, rules.content
        self._ground = Ground(self._deck)
        self._marks = Marks(rules)
        self._painters: dict[int, FacePainter] = {}

    def prepare(self, stage: Stage, view: FairiesView, context: TableContext) -> list[Callable[[], Any]]:
        """One job per card face that will be shown."""
        painter = self._painter(stage)

        def job(placement: Placement) -> Callable[[], Any]:
            kind, face = _shown(placement)
            paint = painter.mini if kind == "mini" else painter.full
            return lambda: paint(self._deck.faces[face], stage.viewport.length(placement.w))

        return [job(placement) for placement in self.layout(view, context).values()]

    def pictures(self) -> list[str]:
        """Portraits, layers and symbols of all forty faces."""
        return pictures_of(self._deck.faces)

    def facts_before(self, setup: Setup) -> list[str]:
        """How it is dealt and what wins."""
        reverse = bool(setup.options.get("reverse"))
        bad, good = ("fairies", "goblins") if reverse else ("goblins", "fairies")
        if len(setup.seats) == 1:
            level = setup.options.get("level", 5)
            deal = (
                "Only deals that can be won are dealt F-33."
                if setup.options.get("deal") != "any"
                else "Some deals can't be won F-33."
            )
            goal = "ring and hand free of" if setup.options.get("ultimate") else "no"
            return [
                f"Fairy Solitaire: {level} {bad} in your hand, {level} {good} in the ring F-30. {deal}",
                f"You win with {goal} {bad} when your turn ends; par is the fewest turns.",
            ]
        return [
            f"Everybody is dealt one starred card and three more {bad} F-10; four {good} lie in the ring. "
            "The first player is drawn by lot F-11.",
            f"You win with no {bad}, or with six {good} F-25.",
        ]

    def standing(self, view: FairiesView) -> tuple[int, ...]:
        """Cards still to be rid of."""
        return tuple(story.counts(view, seat)[0] for seat in range(len(view.public.hands)))

    def panels(self, view: FairiesView, context: TableContext) -> Panels:
        """Buttons and the log from the map; captions between the others and the ring."""
        found = geometry.zones_for(view)
        buttons = {name: geometry.rect_of(found, name) for name in BUTTONS if name in found}
        ring = geometry.rect_of(found, geometry.RING)
        log = geometry.rect_of(found, "log") if "log" in found else None
        corner = next(iter(buttons.values()))
        controls = Rect(corner.x, corner.y, 284, 226)
        code = geometry.rect_of(found, "code") if "code" in found else None
        return Panels(
            buttons, (ring.centre[0], ring.bottom - 8), log, controls, log_rows=turn_rows(log) if log else (), code=code
        )

    def layout(self, view: FairiesView, context: TableContext) -> Layout:
        """Every card in its place."""
        return geometry.layout(view, context, self._deck)

    def targets(self, view: FairiesView, context: TableContext) -> dict[Piece, Rect]:
        """The whole ring is one target."""
        return {geometry.RING: geometry.rect_of(geometry.zones_for(view), geometry.RING)}

    def gestures(self, view: FairiesView, legal: Sequence[FairiesAction]) -> dict[tuple[Piece, Piece], FairiesAction]:
        """A card of the hand, dropped into the ring, is added (F-20)."""
        return {(geometry.piece_of(action.face), geometry.RING): action for action in legal if isinstance(action, Add)}

    def refused(self, view: FairiesView, piece: Piece, target: Piece, context: TableContext) -> FairiesAction | None:
        """Dropping somebody else's card, or a card at the wrong time, into the ring."""
        if target != geometry.RING:
            return None
        face = self._face_of(view, piece)
        return None if face is None else Add(context.viewer, face)

    def story(self, before: FairiesView, after: FairiesView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """Add, flip, take."""
        return story.beats(before, after, events, context, self._deck, lambda view: self.layout(view, context))

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """The turn in a sentence."""
        return story.in_words(entry, context, self._deck)

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: FairiesView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Table-top, plates, panels."""
        self._ground.draw(stage, view, context, log)

    def draw_under(self, stage: Stage, view: FairiesView, context: TableContext, attention: Attention) -> None:
        """The lit ring, the free place, and frames round the cards that will flip or be taken."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """A card with its shadow; lifted, held or lying."""
        kind, face = _shown(placement)
        y = placement.y - (22 if look in ("hover", "selected", "hint") else 0)
        width, height = placement.w, placement.h
        if look == "held":
            width, height = HELD_WIDTH, HELD_WIDTH * geometry.PROPORTION
        if look in ("hover", "selected", "hint"):
            stage.halo(Rect(placement.x - width / 2, y - height / 2, width, height), (74, 66, 22), 14)
        stage.blit(self._shadowed(stage, kind, face, (width, height), look), (placement.x, y))
        if look == "selected":
            stage.box(
                Rect(placement.x - width / 2 - 7, y - height / 2 - 7, width + 14, height + 14),
                None,
                14,
                (42, 24, 32),
                8,
            )
            stage.box(
                Rect(placement.x - width / 2 - 6, y - height / 2 - 6, width + 12, height + 12),
                None,
                14,
                (255, 212, 90),
                5,
                dash="15 11",
            )

    def draw_over(self, stage: Stage, view: FairiesView, context: TableContext, attention: Attention) -> None:
        """Badges at the ring's cards, the preview, and the large card."""
        self._marks.draw_over(stage, view, context, attention)
        shown = attention.active or attention.hovered
        face = self._face_of(view, shown) if shown else None
        # a card that is held or selected shows itself; the last turns stay in sight then
        if face is not None and not attention.lit:
            self._draw_large(stage, view, context, face)

    def draw_beat(self, stage: Stage, beat: Beat, progress: float) -> None:
        """A star sends a golden ring over the table."""
        if beat.flourish == "star" and beat.at:
            radius = 60 + 700 * progress
            edge = max(2, stage.viewport.length(10 * (1 - progress)))
            pygame.draw.circle(
                stage.surface, (255, 226, 122), stage.viewport.point(beat.at), stage.viewport.length(radius), edge
            )

    def _draw_large(self, stage: Stage, view: FairiesView, context: TableContext, face: int) -> None:
        found = geometry.zones_for(view)
        area = geometry.rect_of(found, "large")
        if "log" in found:
            stage.panel(geometry.rect_of(found, "log"))
        stage.blit(self._shadowed(stage, "full", face, (area.w, area.w * geometry.PROPORTION), "hover"), area.centre)
        if context.setup.options.get("backs"):
            back = self._painter(stage).full(self._deck.faces[other_side(face)], stage.viewport.length(area.w * 0.6))
            stage.blit(back, (area.x - area.w * 0.32, area.y + area.w * 0.5))

    def _face_of(self, view: FairiesView, piece: Piece) -> int | None:
        return next((face for face in members(showing(view.public)) if geometry.piece_of(face) == piece), None)

    def _shadowed(
        self, stage: Stage, kind: str, face: int, size: tuple[float, float], look: PieceLook
    ) -> pygame.Surface:
        """A card with its shadow: the higher it is lifted, the longer. In mid-flight a ready one is scaled."""
        width, height = size
        if not _is_usual(width, height):
            usual = min(IN_FLIGHT[kind], key=lambda ready: abs(ready - height / geometry.PROPORTION))
            ready = self._shadowed(stage, kind, face, (usual, usual * geometry.PROPORTION), "hover")
            scale = width / usual, height / (usual * geometry.PROPORTION)
            across, down = round(ready.get_width() * scale[0]), round(ready.get_height() * scale[1])
            return pygame.transform.smoothscale(ready, (max(1, across), max(1, down)))
        depth, angle = DEPTHS.get(look, DEPTHS["hover"]), -5.0 if look == "held" else 0.0
        pixels = stage.viewport.length(width)

        def make() -> pygame.Surface:
            painter = self._painter(stage)
            picture = (painter.mini if kind == "mini" else painter.full)(self._deck.faces[face], pixels)
            turned = pygame.transform.rotozoom(picture, angle, 1) if angle else picture
            blur, across, down = (stage.viewport.length(units) for units in depth)
            return passes.with_shadow(turned, blur, 150, (across, down))

        return stage.cache.get(("card", kind, face, pixels, depth, angle), make)

    def _painter(self, stage: Stage) -> FacePainter:
        if id(stage) not in self._painters:
            self._painters = {id(stage): FacePainter(stage.sprites, stage.type_case)}
        return self._painters[id(stage)]


def _shown(placement: Placement) -> tuple[str, int]:
    """How a card shows (`full` or `mini`), and which face."""
    kind, face = cast(tuple[str, int], placement.face)
    return kind, face


def _is_usual(width: float, height: float) -> bool:
    """Whether a card lies still at one of its sizes, so that its picture is worth keeping."""
    straight = abs(height - width * geometry.PROPORTION) < 1
    return straight and any(abs(width - usual) < 0.6 for usual in USUAL_WIDTHS)
