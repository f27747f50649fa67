"""The Koncita table: the room in the middle, the others down the left side, cards and one's own things on the right."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Any, cast

import pygame
from msgspec.structs import replace

from goblins.core.contract import Event, Refusal
from goblins.core.setup import Setup
from goblins.games.koncita.actions import Caught, Done, KoncitaAction
from goblins.games.koncita.cards import KINDS
from goblins.games.koncita.events import Picked
from goblins.games.koncita.forfeits import kinds_of, open_decks
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import points_of
from goblins.games.koncita.state import KoncitaView
from goblins.games.registry import rules_of
from goblins.tables.contract import ActionButton, Attention, TableContext, LogEntry, Panels, PieceLook, Table
from goblins.tables.koncita import faces, geometry, gestures, ground, marks, pieces, players, sentences
from goblins.tables.koncita.flourishes import draw_flourish
from goblins.tables.koncita.ground import Ground
from goblins.tables.koncita.marks import Marks
from goblins.tables.koncita.overlays import Overlays
from goblins.tables.koncita.pieces import PiecePainter
from goblins.tables.koncita.story import Teller
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

BUTTONS = ("undo", "hint", "rules", "menu")


class KoncitaTable(Table):
    """Layout, gestures, story and painting of Koncita."""

    game = "koncita"
    standing_label = "points of Treasures"
    lower_leads = False
    watched = True

    def __init__(self) -> None:
        rules = rules_of("koncita")
        assert isinstance(rules, KoncitaRules)
        self._rules = rules
        self._pieces = PiecePainter(rules.cards)
        self._ground = Ground(rules)
        self._marks = Marks(rules)
        self._overlays = Overlays(rules, self._pieces)

    def pictures(self) -> list[str]:
        """Everything the room, the cards and the panels are made of."""
        cards = faces.pictures([treasure.icon for treasure in self._rules.cards.treasures])
        return [*cards, *pieces.pictures(), *players.pictures(), *ground.pictures(), *marks.pictures()]

    def facts_before(self, setup: Setup) -> list[str]:
        """Furniture, Treasures, who begins, and how Forfeits are kept."""
        count = len(setup.seats)
        furniture = (
            "no furniture" if count > 5 else "three pieces of furniture" if count > 3 else "five pieces of furniture"
        )
        treasures = 20 if count > 5 else 17 if count > 3 else 14
        kept = (
            "Orders are kept for real, and anyone may call Caught! K-36."
            if setup.options.get("forfeits") == "table"
            else "Gestures are made on the screen before the next card K-34."
        )
        return [
            f"With {_number(count)} players: {furniture} K-05 and {treasures} Treasures K-06. "
            "The first player is drawn by lot K-09.",
            kept,
        ]

    def standing(self, view: KoncitaView) -> tuple[int, ...]:
        """Points of Treasures."""
        return tuple(points_of(won, self._rules.cards) for won in view.won)

    def decisions(self, view: KoncitaView, legal: Sequence[KoncitaAction], context: TableContext) -> list[ActionButton]:
        """Being done with throwing cards away (K-15), and *Caught!* (K-36)."""
        found = []
        for action in legal:
            if isinstance(action, Done):
                rect = geometry.zone("discards")
                found.append(
                    ActionButton(Rect(rect.right + 6, rect.centre[1] - 24, 72, 48), "Done", action, kind="orange")
                )
            elif isinstance(action, Caught):
                name = context.name(action.seat)
                found.append(
                    ActionButton(
                        players.caught_rect(geometry.panel_of(action.seat, context)),
                        "Caught!",
                        action,
                        icon="caught",
                        kind="paper",
                        question=f"Does the table agree that {name} broke an order?",
                    )
                )
        return found

    def shortcuts(self, view: KoncitaView, legal: Sequence[KoncitaAction], context: TableContext) -> dict[str, Any]:
        """Keys 1 to 6 are the gestures of the one who looks."""
        return gestures.shortcuts(view, legal, context.viewer)

    def reaction_window(self, view: KoncitaView, context: TableContext) -> Hashable | None:
        """Before every card, as long as a person has orders to keep: for everybody alike, duty or none (K-34)."""
        decision = view.decision
        if decision is None or decision.kind != "pick" or view.table_forfeits:
            return None
        if not any(view.orders[seat] for seat in context.setup.humans):
            return None
        return view.picks, view.turns

    def panels(self, view: KoncitaView, context: TableContext) -> Panels:
        """Buttons below one's own panel, the log below the room."""
        room, log = geometry.zone("room"), geometry.zone("log")
        return Panels(
            {name: geometry.zone(name) for name in BUTTONS},
            (room.centre[0], room.bottom - 66),
            log,
            Rect(1121, 828, 460, 58),
            toast=Rect(346, 820, 760, 62),
            cover=geometry.zone("hand"),
            pause=ground.pause_place(),
        )

    def layout(self, view: KoncitaView, context: TableContext) -> Layout:
        """Every piece in its place."""
        placed = dict(geometry.layout(view, context, self._rules))
        choice = placed.get(geometry.CHOICE_PIECE)
        if choice:
            placed[geometry.CHOICE_PIECE] = replace(choice, face=("choice", self._overlays.choice(view, context)))
        return placed

    def targets(self, view: KoncitaView, context: TableContext) -> dict[Piece, Rect]:
        """Squares, walls, panels, decks, discards."""
        return geometry.targets(view, context)

    def gestures(self, view: KoncitaView, legal: Sequence[KoncitaAction]) -> dict[tuple[Piece, Piece], Any]:
        """What may be dropped where."""
        return cast(dict[tuple[Piece, Piece], Any], gestures.gestures(view, legal, self._rules))

    def refused(
        self, view: KoncitaView, piece: Piece, target: Piece, context: TableContext
    ) -> KoncitaAction | Refusal | None:
        """What an impossible drop would have been."""
        return gestures.refused(view, piece, target, context.viewer, self._rules)

    def drop_hint(self, view: KoncitaView, piece: Piece, target: Piece, context: TableContext) -> str:
        """Several cards would bring the piece there, or it is not the moment yet."""
        if context.pausing and piece.startswith("card:"):
            return "A moment for everybody’s gestures first; then the next card."
        return gestures.drop_hint(view, piece, target, context.viewer, self._rules)

    def story(self, before: KoncitaView, after: KoncitaView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, one thing after another."""
        teller = Teller(before, context, self._rules.cards, lambda view: self.layout(view, context))
        return teller.tell(events, after)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence; a card that was only picked is told by what it does then."""
        if all(isinstance(event, Picked) for event in entry.events):
            return ""
        return sentences.sentence(entry.events, context, self._rules.cards, entry.seat)

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: KoncitaView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Moss, room, headings and panels."""
        self._ground.draw(stage, view, context, log, self._pieces.painter(stage))

    def draw_under(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Trail and lit squares."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece; gesture buttons, the veil and the choice of a deck are drawn here too, for their place in the order."""
        face = cast(tuple[Any, ...], placement.face)
        if self._pieces.draw(stage, placement, look):
            return
        if face[0] == "gesture":
            self._draw_gesture(stage, placement, look)
        elif face[0] == "forfeit":
            self._draw_forfeit(stage, placement, face[1])
        elif face[0] == "veil":
            stage.box(placement.rect, (16, 12, 26), 4, alpha=0.55)
        elif face[0] == "choice":
            self._overlays.draw_choice(stage, face[1], placement.rect)

    def _draw_gesture(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """The panel shows the button as it is; here it is seen pointed at, or asked for with reminders."""
        _, kind, count, locked, due = cast(tuple[str, int, int, bool, bool], placement.face)
        if due:
            stage.halo(placement.rect.grown(-2), (150, 110, 30), 10, 12)
        if due or look != "idle":
            players.draw_button(stage, placement.rect, kind, count, locked=locked, look=look, due=due)

    def _draw_forfeit(self, stage: Stage, placement: Placement, forfeit: int) -> None:
        """A Forfeit on its way, turning over or flying."""
        card = self._rules.cards.forfeits[forfeit]
        painter, usual = self._pieces.painter(stage), stage.viewport.length(152)
        words = sentences.order_words(self._rules.cards, forfeit)
        picture = painter.forfeit(KINDS[card.kind], card.name, words, usual)
        size = max(1, stage.viewport.length(placement.w)), max(1, stage.viewport.length(placement.h))
        if size != picture.get_size():
            picture = pygame.transform.smoothscale(picture, size)
        stage.blit(picture, (placement.x, placement.y))

    def draw_over(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Balls and roundels above the figures, cards that can't be played now, large cards and fans."""
        self._marks.draw_over(stage, view, context, attention)
        if not attention.moving:
            self._dim(stage, view, context, attention)
        self._count_discards(stage, view)
        self._overlays.draw(stage, view, context, attention)

    def _count_discards(self, stage: Stage, view: KoncitaView) -> None:
        rect = geometry.zone("discards")
        if view.discards:
            pieces.badge(stage, (rect.right - 7, rect.bottom - 9), len(view.discards))

    def _dim(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Darken the hand's cards that can't be played now, and decks that can't be chosen."""
        for card in view.hand:
            piece = geometry.card_piece(card)
            if piece not in attention.sources and not context.covered and view.decision is not None:
                place = view.hand.index(card) + (len(view.played) if view.active == context.viewer else 0)
                stage.box(geometry.hand_slot(place).grown(-2), (14, 18, 30), 12, alpha=0.42)
        seat = geometry.chooser(view, context)
        if seat is None or not attention.playable:
            return  # the panel with the decks comes or goes
        possible = open_decks(kinds_of(view.forfeits[seat], self._rules.cards), view.deck_sizes)
        for kind in range(len(KINDS)):
            if kind not in possible and view.deck_sizes[kind]:
                stage.box(
                    geometry.choice_card(geometry.choice_rect(view), kind).grown(4), (226, 200, 156), 10, alpha=0.6
                )

    def draw_beat(self, stage: Stage, beat: Beat, progress: float) -> None:
        """Bubbles, bursts, dust."""
        draw_flourish(stage, beat, progress)


def _number(count: int) -> str:
    return ("two", "three", "four", "five", "six", "seven", "eight")[count - 2]
