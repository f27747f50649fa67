"""Burrow on the table: hands, a grid of cells side by side, a deck to click, and buttons to decide and to shout with."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from goblins.bots import levels, solitaire
from goblins.content import rulebook as rulebook_module
from goblins.content import shelf as shelf_module
from goblins.content.loader import convert, load
from goblins.content.shelf import Box, shelf
from goblins.core.contract import AnyRules, Event
from goblins.core.setup import Setup
from goblins.games import registry as game_registry
from goblins.scenes.shelf import title  # noqa: F401 - it must know the shelf before a sixth box is put on it
from goblins.tables import registry as table_registry
from goblins.tables.capabilities import PreparesPictures
from goblins.tables.contract import ActionButton, Attention, GameTable, LogEntry, Panels, PieceLook, TableContext
from goblins.ui.drag import Gesture, Gestures, gesture
from goblins.ui.draw.tokens import Tokens
from goblins.ui.moving.motion import Beat, Face, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect, centred
from tests.support import fake_game
from tests.support.fake_game import (
    Answer,
    Answered,
    Buried,
    Burrow,
    BurrowView,
    Bury,
    Draw,
    Drawn,
    Ended,
    Pick,
    Picked,
    Place,
    Placed,
    Shout,
    Shouted,
    name_of,
)

DECK = Piece("deck")


class FrontFace(Face, frozen=True):
    card: int


class BackFace(Face, frozen=True):
    pass


class DeckFace(Face, frozen=True):
    count: int


CELL = 130.0
CARD = (90.0, 120.0)
BUTTONS = ("undo", "hint", "history", "rules", "menu")


def card_piece(card: int) -> Piece:
    """The piece of a card whose front is known."""
    return Piece("card", card)


def cell_piece(cell: int) -> Piece:
    """The target that a cell is."""
    return Piece("cell", cell)


def cell_rect(cell: int) -> Rect:
    """Where a cell lies; neighbours share an edge."""
    return Rect(600 + cell % 3 * CELL, 240 + cell // 3 * CELL, CELL, CELL)


class BurrowTable(GameTable[BurrowView, Any], PreparesPictures[BurrowView]):
    """Draws names and boxes, and remembers every face it painted."""

    game = "burrow"
    lower_leads = False

    def __init__(self, rules: AnyRules) -> None:
        self.painted: set[Any] = set()

    def prepare(self, stage: Stage, view: BurrowView, context: TableContext) -> list[Callable[[], Any]]:
        return [lambda: None]

    def pictures(self) -> list[str]:
        return []

    def facts_before(self, setup: Setup) -> list[str]:
        return []

    def standing(self, view: BurrowView) -> tuple[int, ...]:
        return view.open.totals

    def decisions(self, view: BurrowView, legal: Sequence[Any], context: TableContext) -> list[ActionButton]:
        buttons: list[ActionButton] = []
        for action in legal:
            name = context.name(action.seat)
            if isinstance(action, Answer):
                label, key = (f"{name}: yes", "burrow_yes") if action.yes else (f"{name}: no", "burrow_no")
                rect = Rect(60, 400 if action.yes else 460, 180, 52)
                buttons.append(ActionButton(rect, label, action, key=key))
            elif isinstance(action, Shout):
                rect = Rect(60, 540 + 60 * action.seat, 180, 52)
                buttons.append(ActionButton(rect, f"{name} shouts", action, kind="orange", key="burrow_shout"))
        return buttons

    def panels(self, view: BurrowView, context: TableContext) -> Panels:
        buttons = {name: Rect(1380, 300 + 64 * index, 180, 56) for index, name in enumerate(BUTTONS)}
        return Panels(buttons, (800, 200), Rect(1300, 660, 280, 200))

    def layout(self, view: BurrowView, context: TableContext) -> Layout:
        pieces: dict[Piece, Placement] = {DECK: Placement(1150, 435, *CARD, DeckFace(view.deck))}
        for index, card in enumerate(view.hand):
            raised = 40 if card == view.picked else 0
            pieces[card_piece(card)] = Placement(600 + index * 110, 780 - raised, *CARD, FrontFace(card), 10 + index)
        for place, seat in enumerate(context.others()):
            for index in range(view.counts[seat]):
                pieces[Piece("hidden", seat, index)] = Placement(
                    200 + place * 400 + index * 60, 90, *CARD, BackFace(), index
                )
        for cell, card in enumerate(view.open.grid):
            if card is not None:
                pieces[card_piece(card)] = Placement(*cell_rect(cell).centre, *CARD, FrontFace(card))
        for index, card in enumerate(view.open.pile):
            pieces[card_piece(card)] = Placement(1150 + index * 20, 600, *CARD, FrontFace(card), index)
        return pieces

    def targets(self, view: BurrowView, context: TableContext) -> dict[Piece, Rect]:
        cells = {cell_piece(cell): cell_rect(cell) for cell in range(fake_game.CELLS)}
        return {**cells, DECK: centred(1150, 435, *CARD)}

    def gestures(self, view: BurrowView, legal: Sequence[Any]) -> Gestures:
        """A card on a cell is chosen and placed; on the deck it is buried; the deck by itself is a click."""
        found: dict[tuple[Piece, Piece], Gesture] = {}
        for action in legal:
            if isinstance(action, Pick):
                for cell, lying in enumerate(view.open.grid):
                    if lying is None:
                        found[card_piece(action.card), cell_piece(cell)] = gesture(action, Place(action.seat, cell))
            elif isinstance(action, Place) and view.picked is not None:
                found[card_piece(view.picked), cell_piece(action.cell)] = gesture(action)
            elif isinstance(action, Draw):
                found[DECK, DECK] = gesture(action)
            elif isinstance(action, Bury):
                found[card_piece(action.card), DECK] = gesture(action)
        return found

    def refused(self, view: BurrowView, piece: Piece, target: Piece | None, context: TableContext) -> Any:
        return Place(context.viewer, target.number) if target and target.kind == "cell" else None

    def story(
        self, before: BurrowView, after: BurrowView, events: Sequence[Event], context: TableContext
    ) -> list[Beat]:
        caption = " ".join(self._told(event, context) for event in events)
        return [Beat(self.layout(after, context), 0.3, "drop", caption)]

    def words(self, entry: LogEntry, context: TableContext) -> str:
        return " ".join(self._told(event, context) for event in entry.events)

    @staticmethod
    def _told(event: Event, context: TableContext) -> str:
        if isinstance(event, Ended):
            return f"It ends: {event.reason}."
        name = context.name(event.seat)  # type: ignore[attr-defined]
        if isinstance(event, Answered):
            return f"{name} says {'yes' if event.yes else 'no'}."
        if isinstance(event, Placed):
            return f"{name} places {name_of(event.card)}."
        if isinstance(event, Shouted):
            return f"{name} shouts" + (f", {name_of(event.lost)} is lost." if event.lost is not None else ".")
        assert isinstance(event, Picked | Drawn | Buried)
        what = "a card" if event.card is None else name_of(event.card)
        return f"{name} {type(event).__name__.lower()} {what}."

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: BurrowView, context: TableContext, log: Sequence[LogEntry]) -> None:
        stage.surface.fill((40, 60, 50))
        for cell in range(fake_game.CELLS):
            stage.box(cell_rect(cell), (60, 80, 70), 4)
        for row, entry in enumerate(log[-4:]):
            stage.text(self.words(entry, context), (1310, 680 + row * 40), 16, anchor="midleft", width=260)

    def draw_under(self, stage: Stage, view: BurrowView, context: TableContext, attention: Attention) -> None:
        for target in attention.lit:
            stage.box(self.targets(view, context)[target], (200, 200, 90), 4, alpha=0.3)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        self.painted.add(placement.face)
        stage.box(placement.rect, (220, 200, 160) if look == "idle" else (250, 230, 120), 8)
        if isinstance(placement.face, FrontFace):
            stage.text(name_of(placement.face.card), (placement.x, placement.y), 18, width=placement.w)

    def draw_over(self, stage: Stage, view: BurrowView, context: TableContext, attention: Attention) -> None:
        """The name of what is pointed at, taken from the piece itself: a table may trust that its viewer knows it."""
        shown = attention.active or attention.hovered
        if shown and shown.kind == "card":
            stage.text(name_of(shown.number), (800, 680), 24)


# ---------------------------------------------------------------------- on the shelf and off again

TABLE = BurrowTable
BOX = Box(
    "burrow", "Burrow", "The Burrow", "2–4", "5 min", "Nobody", "Nobody",
    tagline="Dig.", tricks=1, out=("oscar",), first_table=("human", "easy"),
)  # fmt: skip
BOOK = {
    "title": "The Burrow",
    "chapters": [
        {"heading": "All of it", "clauses": {f"B-{n:02d}": {"text": f"Clause {n} of the burrow."} for n in range(1, 5)}}
    ],
}
_KEPT = (
    game_registry.info_of,
    game_registry.rules_of,
    game_registry.rulebook_of,
    game_registry.skill_of,
    table_registry.table_in,
    levels.make_bot,
    solitaire.expert_of,
    rulebook_module.rulebook,
)


@contextmanager
def registered(*, of_memory: bool = False) -> Iterator[None]:
    """Burrow is one of the games meanwhile: found by its name like every other, with a box and a rulebook."""
    token = Tokens.game

    def loaded(path: Path, kind: Any) -> Any:
        return convert(BOOK, kind, "burrow/rules.yaml") if path.parent.name == "burrow" else load(path, kind)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(game_registry.GAMES, "burrow", "Burrow")
        for part in ("info", "rules", "skill"):
            patch.setitem(sys.modules, f"goblins.games.burrow.{part}", fake_game)
        patch.setitem(sys.modules, "goblins.games.burrow", fake_game)
        patch.setitem(sys.modules, "goblins.tables.burrow", sys.modules[__name__])
        patch.setattr(fake_game, "INFO", replace(fake_game.INFO, of_memory=of_memory))
        patch.setattr(shelf_module, "shelf", lambda: (*shelf(), BOX))
        patch.setattr(rulebook_module, "load_spoken", loaded)
        patch.setattr(Tokens, "game", lambda self, game, px: token(self, "fairies" if game == "burrow" else game, px))
        try:
            yield
        finally:
            for kept in _KEPT:
                kept.cache_clear()


def hidden_from(state: Burrow, seat: int) -> set[int]:
    """The cards that a seat must not see."""
    return {card for other, hand in enumerate(state.hands) if other != seat for card in hand} | set(state.deck)
