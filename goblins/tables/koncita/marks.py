"""What lights up on the Koncita table: squares a piece may go to, what follows there, the last trail, and walls."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.koncita.legal import squares_for
from goblins.games.koncita.room import COLOURS, SIDES, Colour, Room
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.standing import occupied_squares
from goblins.games.koncita.state import NOWHERE, OSCAR, Decision
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.koncita import showing
from goblins.tables.koncita.drops import oscars_path, target_of, uses_of
from goblins.tables.koncita.faces import BALL, DOT
from goblins.tables.koncita.geometry import centre_of, colour_toward, square_rect, wall_rect, zone
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.ui.widgets.messages import draw_tooltip
from goblins.words import say

ROUNDEL = 40.0
LIT_BALL = 44.0
#: How far a figure rises above its square.
HEADS = 44.0
ROUNDELS = ("shove", "forfeit", "oscar")


class Lit(Struct, frozen=True):
    """One lit square: the colour that leads there, if one does, and whether it is Oscar's."""

    square: int
    colour: Colour | None
    oscar: bool = False


class Marks:
    """Draws marks below and above the pieces; they depend on the view and on what the player points at alone."""

    def __init__(self, rules: KoncitaRules) -> None:
        self._rules = rules

    # ------------------------------------------------------------------ what is lit

    def lit(self, view: KoncitaView, attention: Attention) -> list[Lit]:
        """The squares to light: where the held piece may go, or what the present decision asks for."""
        decision = view.public.decision
        if decision is None or not attention.playable:
            return []
        active = attention.active or min(attention.rising, default=None)
        found, start = [], self._mover_square(view, decision, active)
        for target in sorted(self._lit_targets(view, decision, attention)):
            if target.kind == showing.OSCARS_SQUARE:
                found.append(Lit(target.number, self._run_colour(view, target.number), oscar=True))
            elif target.kind == showing.SQUARE and target.number != start:
                found.append(Lit(target.number, self._colour(view, active, target.number)))
        return found

    def _lit_targets(self, view: KoncitaView, decision: Decision, attention: Attention) -> frozenset[Piece]:
        """Where what is held may go, what a hint advises, where the card pointed at leads, or what is asked for."""
        if attention.lit:
            return attention.lit
        if attention.advised:
            return frozenset({attention.advised})
        if decision.kind == "pick":
            card = showing.card_of(attention.active)
            return self._ways_of(view, decision.seat, card) if card in view.hand else frozenset()
        asks = any(source.kind not in (showing.GESTURE, showing.CALL, showing.DECK) for source in attention.sources)
        return self._asked(view, decision) if asks and decision.kind != "take" else frozenset()

    def _mover_square(self, view: KoncitaView, decision: Decision, active: Piece | None) -> int:
        """Where what a card moves stands: a card may be laid down there, but nothing goes there."""
        return self._start(view, decision.seat, active) if decision.kind in ("pick", "use") else NOWHERE

    def _ways_of(self, view: KoncitaView, seat: int, card: int) -> frozenset[Piece]:
        """Where a card can bring what it moves, and where Oscar can run with it."""
        kind = self._rules.cards.movement[card].kind
        uses = uses_of(view, self._rules, seat, card)
        return frozenset(target_of(view, self._rules, seat, use, kind) for use in uses)

    def _asked(self, view: KoncitaView, decision: Decision) -> frozenset[Piece]:
        """The squares that a decision is about."""
        if decision.kind == "use":
            return self._ways_of(view, decision.seat, view.public.played[-1])
        squares = squares_for(view.public, self._rules.content(len(view.public.goblins)), decision)
        return frozenset(showing.square_piece(square) for square in squares)

    def _colour(self, view: KoncitaView, active: Piece | None, square: int) -> Colour | None:
        """The wall toward which a step onto a square goes; none where a piece is flung or shoved."""
        decision = view.public.decision
        if decision is None or decision.kind not in ("pick", "use"):
            return None
        colour = colour_toward(self._room(view), self._start(view, decision.seat, active), square)
        return None if colour is None else COLOURS[colour]

    def _room(self, view: KoncitaView) -> Room:
        return self._rules.content(len(view.public.goblins)).room

    def _start(self, view: KoncitaView, seat: int, active: Piece | None) -> int:
        return view.public.princess if self._moves_princess(view, active) else view.public.goblins[seat]

    def _run_colour(self, view: KoncitaView, square: int) -> Colour | None:
        for colour, name in enumerate(COLOURS):
            if oscars_path(view, self._rules, colour)[-1] == square != view.public.things[OSCAR]:
                return name
        return None

    # ------------------------------------------------------------------ drawing

    def draw_under(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Trail, lit squares, Oscar's way, the square that is forbidden on purpose, glowing walls."""
        self._trail(stage, view)
        lit = self.lit(view, attention)
        decision = view.public.decision
        if decision and decision.kind == "shove" and lit and decision.source != NOWHERE:
            stage.sprite("koncita/forbidden.svg", centre_of(decision.source), 84, 84)
        for one in lit:
            aimed = showing.square_of(attention.aimed) == one.square
            if aimed:
                stage.halo(square_rect(one.square).grown(-8), (90, 74, 28), 14)
            stage.sprite(f"koncita/square_{'hover' if aimed else 'lit'}.svg", centre_of(one.square), 84, 84)
            if one.oscar:
                self._beads(stage, view, one)
            if aimed and attention.active is not None and attention.active.kind == showing.CARD:
                self._ghost(stage, view, context, one, attention.active)
        for target in attention.lit:
            if target.kind == showing.WALL:
                rect = wall_rect(self._room(view), COLOURS[target.number])
                wide, tall = (200.0, 26.0) if rect.w > rect.h else (26.0, 200.0)
                stage.halo(centred(*rect.centre, wide, tall), (70, 54, 16), 12, 12)
                stage.box(centred(*rect.centre, 58, 58), None, 29, (255, 244, 212), 5)

    def _ghost(self, stage: Stage, view: KoncitaView, context: TableContext, one: Lit, active: Piece) -> None:
        """What the held card would move there."""
        x, y = centre_of(one.square)
        decision = view.public.decision
        assert decision is not None
        if one.oscar:
            stage.sprite("characters/oscar/full.svg", (x, y - 14), 80, alpha=0.5)
        elif self._moves_princess(view, active):
            stage.sprite("characters/princess/full.svg", (x, y - 42), 120, alpha=0.5)
        else:
            stage.sprite(f"characters/{context.seat(decision.seat).goblin}/full.svg", (x, y - 28), 96, alpha=0.5)

    def draw_over(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Above the figures: corners of occupied lit squares, colour balls, what follows; a word on what is aimed at."""
        taken = occupied_squares(view.public)
        for one in self.lit(view, attention):
            x, y = centre_of(one.square)
            if taken >> one.square & 1:
                stage.sprite("koncita/brackets.svg", (x, y), 84, 84)
            if one.colour:
                self._ball(stage, view, one.colour, (x - 25, y - 25))
            follows = self._follows(view, one, attention.active)
            if follows:
                stage.sprite(f"koncita/roundel_{follows}.svg", (x + 25, y - 25), ROUNDEL)
            piece = showing.run_piece(one.square) if one.oscar else showing.square_piece(one.square)
            if follows and attention.aimed == piece:
                draw_tooltip(stage, _over_heads(one.square), say(f"koncita-roundel-{follows}"))

    def _ball(self, stage: Stage, view: KoncitaView, colour: Colour, at: Point) -> None:
        """The ball of a wall, with its point toward it."""
        side = SIDES[self._room(view).side_of(colour)]
        stage.sprite(f"koncita/point_{colour}_{side}.svg", at, LIT_BALL * BALL)
        stage.sprite(f"koncita/dot_{colour}.svg", at, LIT_BALL * BALL * DOT)

    def _follows(self, view: KoncitaView, one: Lit, active: Piece | None) -> str:
        """What comes of going there."""
        if one.oscar:
            return "oscar"
        princess_moves = self._moves_princess(view, active)
        if one.square in view.public.goblins:
            return "forfeit" if princess_moves else "shove"
        if one.square == view.public.princess or one.square in view.public.things:
            return "" if princess_moves else "forfeit"
        return ""

    def _moves_princess(self, view: KoncitaView, active: Piece | None) -> bool:
        decision = view.public.decision
        if decision is None or decision.kind not in ("pick", "use"):
            return False
        card = showing.card_of(active)
        if card is None and decision.kind == "use":
            card = view.public.played[-1]
        return active == showing.PRINCESS_PIECE or (
            card is not None and self._rules.cards.movement[card].kind == "princess"
        )

    def _beads(self, stage: Stage, view: KoncitaView, one: Lit) -> None:
        """Oscar's way in golden beads."""
        start, end = centre_of(view.public.things[OSCAR]), centre_of(one.square)
        for x, y in _along(start, end, 19.0, 40.0):
            stage.sprite("koncita/bead.svg", (x, y), 14)

    def _trail(self, stage: Stage, view: KoncitaView) -> None:
        """Where the last card moved something from."""
        if len(view.public.trail) != 2 or view.public.decision is None:
            return
        start, end = centre_of(view.public.trail[0]), centre_of(view.public.trail[1])
        for x, y in _along(start, end, 13.0, 22.0):
            stage.sprite("koncita/step.svg", (x, y), 8)


def _over_heads(square: int) -> Rect:
    """A square with whoever stands there, as a tooltip is to see it: a held card hangs below, words go above."""
    rect = square_rect(square)
    top = max(rect.y - HEADS, zone("banner").bottom + 4)
    return Rect(rect.x, top, rect.w, 896 - top)


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
    return [f"koncita/{name}.svg" for name in (*names, *(f"roundel_{kind}" for kind in ROUNDELS))]
