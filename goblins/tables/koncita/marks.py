"""What lights up on the Koncita table: squares a piece may go to, what follows there, the last trail, and walls."""

from __future__ import annotations

from goblins.games.koncita import legal as rulings
from goblins.games.koncita.board import squares_of
from goblins.games.koncita.cards import COLOURS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.standing import occupied_squares
from goblins.games.koncita.state import NOWHERE, OSCAR, Decision, KoncitaView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.koncita.geometry import (
    PRINCESS_PIECE,
    centre_of,
    number_of,
    square_rect,
    wall_rect,
)
from goblins.tables.koncita.gestures import oscars_path, target_of, uses_of
from goblins.ui.messages import draw_tooltip
from goblins.ui.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred

ROUNDEL = 40.0
#: How far a card that is held over a square reaches beyond it.
HELD_CARD = 52.0
ROUNDEL_WORDS = {
    "shove": "The goblin there is shoved",
    "forfeit": "A Forfeit follows",
    "oscar": "Oscar runs here",
}


class Lit:
    """One lit square: the colour that leads there, if one does, and whether it is Oscar's."""

    def __init__(self, square: int, colour: str = "", *, oscar: bool = False) -> None:
        self.square, self.colour, self.oscar = square, colour, oscar


class Marks:
    """Draws marks below and above the pieces; they depend on the view and on what the player points at alone."""

    def __init__(self, rules: KoncitaRules) -> None:
        self._rules = rules

    # ------------------------------------------------------------------ what is lit

    def lit(self, view: KoncitaView, context: TableContext, attention: Attention) -> list[Lit]:
        """The squares to light: where the held piece may go, or what the present decision asks for."""
        decision = view.decision
        if decision is None or not attention.playable:
            return []
        targets = attention.lit
        if attention.advised and not targets:
            targets = frozenset({attention.advised})
        card = number_of(attention.active, "card")
        if not targets and decision.kind == "pick" and card is not None and card in view.hand:
            targets = self._ways_of(view, decision.seat, card)
        if not targets and decision.kind in ("place", "shove", "bounce", "relocate", "use"):
            if not any(not piece.startswith(("gesture", "forfeit")) for piece in attention.sources):
                return []
            targets = self._asked(view)
        found = []
        for target in sorted(targets):
            square, oscar = number_of(target, "square"), number_of(target, "oscar")
            if square is not None and square != self._mover_square(view, decision, attention.active):
                found.append(Lit(square, self._colour(view, context, attention.active, square)))
            elif oscar is not None:
                found.append(Lit(oscar, self._run_colour(view, oscar), oscar=True))
        return found

    def _mover_square(self, view: KoncitaView, decision: Decision, active: Piece | None) -> int:
        """Where what a card moves stands: a card may be laid down there, but nothing goes there."""
        return self._start(view, decision.seat, active) if decision.kind in ("pick", "use") else NOWHERE

    def _ways_of(self, view: KoncitaView, seat: int, card: int) -> frozenset[Piece]:
        """Where a card can bring what it moves, and where Oscar can run with it."""
        kind = self._rules.cards.movement[card].kind
        uses = uses_of(view, self._rules, seat, card)
        return frozenset(target_of(view, self._rules, seat, use, kind) for use in uses)

    def _asked(self, view: KoncitaView) -> frozenset[Piece]:
        """The squares that a decision is about."""
        decision = view.decision
        assert decision is not None
        lore = self._rules.lore(len(view.goblins))
        if decision.kind == "use":
            return self._ways_of(view, decision.seat, view.played[-1])
        if decision.kind == "shove":
            squares = rulings.shove_squares(view, lore, decision)
        elif decision.kind == "place":
            squares = squares_of(lore.board.edge & ~occupied_squares(view))
        else:
            squares = squares_of(lore.board.landings(decision.square, occupied_squares(view)))
        return frozenset(f"square:{square}" for square in squares)

    def _colour(self, view: KoncitaView, context: TableContext, active: Piece | None, square: int) -> str:
        """The wall toward which a step onto a square goes; none where a piece is flung or shoved."""
        decision = view.decision
        if decision is None or decision.kind not in ("pick", "use"):
            return ""
        start = self._start(view, decision.seat, active)
        steps = {start - 8: 0, start + 1: 1, start + 8: 2, start - 1: 3}
        return COLOURS[steps[square]] if square in steps else ""

    def _start(self, view: KoncitaView, seat: int, active: Piece | None) -> int:
        return view.princess if self._moves_princess(view, active) else view.goblins[seat]

    def _run_colour(self, view: KoncitaView, square: int) -> str:
        for colour, name in enumerate(COLOURS):
            if oscars_path(view, self._rules, colour)[-1] == square != view.things[OSCAR]:
                return name
        return ""

    # ------------------------------------------------------------------ drawing

    def draw_under(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Trail, lit squares, Oscar's way, the square that is forbidden on purpose, glowing walls."""
        self._trail(stage, view, context)
        lit = self.lit(view, context, attention)
        decision = view.decision
        if decision and decision.kind == "shove" and lit and decision.source != NOWHERE:
            stage.sprite("koncita/forbidden.svg", centre_of(decision.source), 84, 84)
        for one in lit:
            aimed = attention.aimed in (f"square:{one.square}", f"oscar:{one.square}")
            if aimed:
                stage.halo(square_rect(one.square).grown(-8), (90, 74, 28), 14)
            stage.sprite(f"koncita/square_{'hover' if aimed else 'lit'}.svg", centre_of(one.square), 84, 84)
            if one.oscar:
                self._beads(stage, view, one)
            if aimed and attention.active and attention.active.startswith("card:"):
                self._ghost(stage, view, context, one, attention.active)
        for target in attention.lit:
            if target.startswith("wall:"):
                rect = wall_rect(target.removeprefix("wall:"))
                wide, tall = (200.0, 26.0) if rect.w > rect.h else (26.0, 200.0)
                stage.halo(centred(*rect.centre, wide, tall), (70, 54, 16), 12, 12)
                stage.box(centred(*rect.centre, 58, 58), None, 29, (255, 244, 212), 5)

    def _ghost(self, stage: Stage, view: KoncitaView, context: TableContext, one: Lit, active: Piece) -> None:
        """What the held card would move there."""
        x, y = centre_of(one.square)
        decision = view.decision
        assert decision is not None
        if one.oscar:
            stage.sprite("characters/oscar/full.svg", (x, y - 14), 80, alpha=0.5)
        elif self._moves_princess(view, active):
            stage.sprite("characters/princess/full.svg", (x, y - 42), 120, alpha=0.5)
        else:
            stage.sprite(f"characters/{context.seat(decision.seat).goblin}/full.svg", (x, y - 28), 96, alpha=0.5)

    def draw_over(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Above the figures: corners of occupied lit squares, colour balls, what follows; a word on what is aimed at."""
        taken = occupied_squares(view)
        for one in self.lit(view, context, attention):
            x, y = centre_of(one.square)
            if taken >> one.square & 1:
                stage.sprite("koncita/brackets.svg", (x, y), 84, 84)
            if one.colour:
                stage.sprite(f"koncita/ball_{one.colour}.svg", (x - 25, y - 25), 44 * 102 / 66)
            follows = self._follows(view, one, attention.active)
            if follows:
                stage.sprite(f"koncita/roundel_{follows}.svg", (x + 25, y - 25), ROUNDEL)
            aimed = attention.aimed == (f"oscar:{one.square}" if one.oscar else f"square:{one.square}")
            if aimed and follows:
                # clear of the card that is held over the square
                draw_tooltip(stage, square_rect(one.square).grown(HELD_CARD), ROUNDEL_WORDS[follows])

    def _follows(self, view: KoncitaView, one: Lit, active: Piece | None) -> str:
        """What comes of going there."""
        if one.oscar:
            return "oscar"
        princess_moves = self._moves_princess(view, active)
        if one.square in view.goblins:
            return "forfeit" if princess_moves else "shove"
        if one.square == view.princess or one.square in view.things:
            return "" if princess_moves else "forfeit"
        return ""

    def _moves_princess(self, view: KoncitaView, active: Piece | None) -> bool:
        decision = view.decision
        if decision is None or decision.kind not in ("pick", "use"):
            return False
        card = number_of(active, "card")
        if card is None and decision.kind == "use":
            card = view.played[-1]
        return active == PRINCESS_PIECE or (card is not None and self._rules.cards.movement[card].kind == "princess")

    def _beads(self, stage: Stage, view: KoncitaView, one: Lit) -> None:
        """Oscar's way in golden beads."""
        start, end = centre_of(view.things[OSCAR]), centre_of(one.square)
        for x, y in _along(start, end, 19.0, 40.0):
            stage.sprite("koncita/bead.svg", (x, y), 14)

    def _trail(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        """Where the last card moved something from."""
        if len(view.trail) != 2 or view.decision is None:
            return
        start, end = centre_of(view.trail[0]), centre_of(view.trail[1])
        for x, y in _along(start, end, 13.0, 22.0):
            stage.sprite("koncita/step.svg", (x, y), 8)


def _along(start: Point, end: Point, pitch: float, margin: float) -> list[Point]:
    """Points between two points, some way from both."""
    across, down = end[0] - start[0], end[1] - start[1]
    length = (across * across + down * down) ** 0.5
    count = int((length - 2 * margin) // pitch)
    if count < 1 or length == 0:
        return []
    return [
        (start[0] + across * (margin + pitch * number) / length, start[1] + down * (margin + pitch * number) / length)
        for number in range(count + 1)
    ]


def pictures() -> list[str]:
    """Every sprite of the marks."""
    names = ("square_lit", "square_hover", "brackets", "forbidden", "bead", "step")
    return [f"koncita/{name}.svg" for name in (*names, *(f"roundel_{kind}" for kind in ROUNDEL_WORDS))]
