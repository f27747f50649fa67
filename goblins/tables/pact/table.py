"""The Pact table: a ring of clans with Pact cards between them, Tasks and goblins in the middle, one's own things below."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from goblins.core.contract import Action, Event
from goblins.core.setup import Setup
from goblins.games.pact.actions import CallOff, EndTurn, KeepCommands, NextGame, PactAction, Pass, Pay, Retire
from goblins.games.pact.rules import PactRules
from goblins.games.pact.scoring import open_glory
from goblins.games.pact.state import PactView, neighbours_of, pact_between
from goblins.games.registry import rules_of
from goblins.tables.contract import ActionButton, Attention, TableContext, LogEntry, Panels, PieceLook, Table
from goblins.tables.pact import faces, geometry, gestures, ground, sheet
from goblins.tables.pact.ground import Ground
from goblins.tables.pact.marks import Marks
from goblins.tables.pact.overlays import Overlays
from goblins.tables.pact.paysheet import PaySheet
from goblins.tables.pact.pieces import PiecePainter
from goblins.tables.pact.places import (
    DECK,
    DISCARDS,
    DISPLAY,
    HAND,
    NEXT_PANEL,
    TASK_DECK,
    Showing,
    goblin_piece,
    pact_piece,
    pact_rect,
    plate_piece,
    plate_rect,
    specialist_piece,
    task_piece,
    zone,
)
from goblins.tables.pact.scoresheet import ScoreSheet
from goblins.tables.pact.sentences import Words
from goblins.tables.pact.story import Teller
from goblins.ui.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

BUTTONS = ("undo", "hint", "history", "rules", "menu")


class PactTable(Table):
    """Layout, gestures, story and painting of Pact."""

    game = "pact"
    standing_label = "Glory"
    lower_leads = False

    def __init__(self) -> None:
        rules = rules_of("pact")
        assert isinstance(rules, PactRules)
        self._box = rules.box
        self._pieces = PiecePainter(rules.box)
        self._ground = Ground(rules.box)
        self._marks = Marks(rules.box, self._ground)
        self._overlays = Overlays(rules.box, self._pieces, self._ground)
        self._scores = ScoreSheet(rules.box, self._pieces, self._ground)
        self._paysheet = PaySheet(rules.box, self._pieces, self._ground)

    def pictures(self) -> list[str]:
        """Everything cards and table are made of."""
        return [*faces.pictures(), *ground.pictures()]

    def facts_before(self, setup: Setup) -> list[str]:
        """How it is played by so many, and what wins."""
        seats = len(setup.seats)
        if seats == 1:
            campaign = bool(setup.options.get("campaign", True))
            more = "Four games in a row make you Goblin Grand Master of Pact P-75." if campaign else "One game P-75."
            return ["Helix and Ferdix are your neighbours: win with more Glory than each of them P-75.", more]
        if seats == 2:
            return [
                "Pact for Two: Helix sits between you and lends goblins, but never scores P-62.",
                "Expert rules: Masters, Figures, dynamite, and one to three secret Commands each P-61.",
            ]
        first = "Complete Tasks alone for 2 Glory, or with a neighbour for 1 each; nobody can refuse a pact P-25."
        expert = setup.options.get("mode") == "expert"
        second = (
            "Expert: place Figures, move your Marker, and keep one or two secret Commands P-50."
            if expert
            else "When the Tasks run out, winter comes; most Glory wins P-43."
        )
        return [first, second]

    def standing(self, view: PactView) -> tuple[int, ...]:
        """Glory as everybody can count it; a campaign's earlier games count in."""
        earlier = sum(won.glory[0] for won in view.won[: view.game - 1])
        return tuple(open_glory(view, self._box, seat) + earlier for seat in range(view.players))

    def decisions(self, view: PactView, legal: Sequence[PactAction], context: TableContext) -> list[ActionButton]:
        """Ending a turn, paying, keeping Commands, the next game."""
        found = []
        main = zone(view, "main")
        call_off, pay = sheet.button_rects(view)
        for action in legal:
            match action:
                case EndTurn():
                    found.append(ActionButton(main, "End turn", action, "pact_end_turn", "orange", key="end_turn"))
                case Pass():
                    found.append(ActionButton(main, "Pass", action, "pact_end_turn", "orange", key="end_turn"))
                case KeepCommands():
                    count = len(view.commands)
                    label = f"Keep {('', 'this one', 'both', 'all three')[count]}"
                    found.append(
                        ActionButton(Rect(680, 646, 240, 62), label, action, "check", "orange", key="end_turn")
                    )
                case Pay():
                    label = "Place it" if view.payment and view.payment.pact >= 0 else "Complete"
                    found.append(ActionButton(pay, label, action, "check", "orange", key="end_turn"))
                case CallOff():
                    found.append(ActionButton(call_off, "Cancel", action, "undo"))
                case NextGame():
                    rect = Rect(840, NEXT_PANEL.bottom - 88, 300, 62)
                    found.append(
                        ActionButton(rect, f"Play game {view.game + 1}", action, "next", "orange", key="end_turn")
                    )
                case Retire():
                    question = "End the campaign here, with the games you have won?"
                    rect = Rect(450, NEXT_PANEL.bottom - 88, 300, 62)
                    found.append(ActionButton(rect, "End the campaign", action, "flag", question=question))
        return found

    def draw_scores(self, stage: Stage, view: PactView, context: TableContext, rect: Rect) -> bool:
        """Everybody's Glory side by side."""
        self._scores.draw(stage, view, context, rect)
        return True

    def panels(self, view: PactView, context: TableContext) -> Panels:
        """Buttons at the upper right."""
        buttons = {name: zone(view, name) for name in BUTTONS}
        hand = zone(view, "hand")
        return Panels(
            buttons,
            (800, 396),
            None,
            Rect(1000, 440, 270, 110),
            toast_y=540.0,
            cover=hand if view.mode != "solo" else None,
        )

    def layout(self, view: PactView, context: TableContext) -> Layout:
        """Every piece in its place."""
        placed = geometry.layout(view, context)
        self._pieces.know(placed.values())
        return placed

    def targets(self, view: PactView, context: TableContext) -> dict[Piece, Rect]:
        """Where things can be dropped."""
        if sheet.is_open(view, context):
            return dict(sheet.cell_rects(view))
        found = {name: zone(view, name) for name in (HAND, DISPLAY, DISCARDS, DECK)}
        found[TASK_DECK] = zone(view, "task_deck")
        # the dynamite bonus is taken at the open table, whoever looks (P-41)
        takers = {view.seat, view.active} if view.phase == "prize" else {view.seat}
        found |= {plate_piece(seat): plate_rect(view, context, seat) for seat in takers}
        for clan in neighbours_of(view, view.seat):
            pact = pact_between(view, view.seat, clan)
            found[pact_piece(pact)] = pact_rect(view, context, pact)
        placed = geometry.layout(view, context)
        pieces = [goblin_piece(card) for card in view.row] + [task_piece(task) for task in view.open_tasks]
        pieces += [specialist_piece(number) for number, owner in enumerate(view.specialists) if owner == view.seat]
        return found | {piece: placed[piece].rect for piece in pieces if piece in placed}

    def gestures(self, view: PactView, legal: Sequence[PactAction]) -> dict[tuple[Piece, Piece], Any]:
        """What may be dropped where."""
        return cast(dict[tuple[Piece, Piece], Any], gestures.gestures(view, legal))

    def equal_piece(self, view: PactView, piece: Piece, action: Action) -> Piece:
        """Goblins of a kind are equal: one that everybody saw taken leaves the hand first."""
        return gestures.equal_piece(view, piece, action)

    def refused(self, view: PactView, piece: Piece, target: Piece, context: TableContext) -> Any:
        """What an impossible drop would have been."""
        return gestures.refused(view, piece, target, context)

    def story(self, before: PactView, after: PactView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, one thing after another."""
        return Teller(before, context, self._box, lambda view: self.layout(view, context)).tell(events, after)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence."""
        return Words(context, self._box).sentence(entry.events, entry.seat)

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: PactView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Moss, plates, trays and labels."""
        self._ground.draw(stage, view, context, log, self._pieces.painter(stage))

    def draw_under(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """Glows."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece; panels have their place in the order too."""
        if self._pieces.draw(stage, placement, look):
            return
        face = cast(tuple[Any, ...], placement.face)
        if face[0] == "choice":
            self._overlays.draw_choice(stage)
        elif face[0] in ("sheet", "next"):
            showing = face[1]
            assert isinstance(showing, Showing)
            paint = self._paysheet.draw if face[0] == "sheet" else self._overlays.draw_next
            paint(stage, showing.view, showing.context)

    def draw_over(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """Tags, frames and large cards; nothing of that over a sheet."""
        if attention.moving:
            return
        busy = sheet.is_open(view, context) or geometry.choosing_commands(view, context) or view.phase == "next"
        if not busy:
            self._marks.draw_over(stage, view, context, attention)
        self._overlays.draw(stage, view, context, attention, self.layout(view, context))

    def draw_beat(self, stage: Stage, beat: Beat, progress: float) -> None:
        """Pieces and captions tell it."""
