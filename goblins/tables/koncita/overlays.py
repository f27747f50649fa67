"""What lies over the Koncita table for a while: large cards, a player's Forfeits in a fan, the choice of a deck."""

from __future__ import annotations

from typing import Any, NamedTuple

from goblins.games.koncita.cards import KINDS
from goblins.games.koncita.forfeits import kinds_of, open_decks
from goblins.games.koncita.goals import steps_done
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import points_of
from goblins.games.koncita.state import KoncitaView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.koncita import sentences
from goblins.tables.koncita.faces import PROPORTION, CardPainter
from goblins.tables.koncita.geometry import TREASURE_PIECE, choice_card, number_of, panel_of, zone
from goblins.tables.koncita.lettering import GESTURES
from goblins.tables.koncita.pieces import PiecePainter
from goblins.tables.koncita.reach import in_reach
from goblins.ui import passes
from goblins.ui.messages import draw_tag, draw_tooltip
from goblins.ui.motion import Piece
from goblins.ui.stage import DIM, GREEN, RULE, Stage
from goblins.ui.type import CREAM, INK
from goblins.ui.viewport import Rect, centred

LARGE = 300.0
RIGHT_EDGE = 1108.0
FAN_CARD = 152.0
#: Forfeits lie side by side as long as the room is wide enough: an order that is covered can't be kept.
FAN_PITCH, WIDEST_FAN = 142.0, 764.0
DARK = (28, 40, 52)
MINT = (120, 232, 176)


class Choice(NamedTuple):
    """Which Forfeit decks somebody may choose from, how many cards they have, and what comes when."""

    name: str
    possible: tuple[int, ...]
    sizes: tuple[int, ...]
    steps: tuple[str, str]


class Overlays:
    """Previews, fans and the choice of a Forfeit deck."""

    def __init__(self, rules: KoncitaRules, pieces: PiecePainter) -> None:
        self._rules, self._pieces = rules, pieces

    def draw(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Who is one card away from the Treasure, and what belongs to the piece that is pointed at."""
        self._reachers(stage, view, context)
        self._panels(stage, context, attention)
        if attention.lit and attention.active:
            return  # something is held: it shows itself
        piece = attention.hovered or attention.active
        seat = number_of(piece, "panel")
        if piece == TREASURE_PIECE and view.treasure >= 0:
            self._large_treasure(stage, view, context)
        elif seat is not None:
            self._fan(stage, view, context, seat)
        elif piece is not None and piece.startswith("card:"):
            self._large_card(stage, view, context, piece)
        elif piece is not None and piece.startswith("forfeit:"):
            self._deck_words(stage, view, context, int(piece.rpartition(":")[2]))
        elif piece is not None and piece.startswith("gesture:"):
            _, owner, kind = piece.split(":")
            self._gesture_words(stage, view, context, int(owner), int(kind))

    def _panels(self, stage: Stage, context: TableContext, attention: Attention) -> None:
        """Whom a compliment may be paid to, or who takes the Forfeit that is held."""
        for target in attention.lit:
            seat = number_of(target, "panel")
            if seat is not None:
                stage.box(panel_of(seat, context).rect.grown(3), None, 18, MINT, 6)
        if attention.lit and attention.active and attention.active.startswith("gesture:"):
            _, owner, kind = attention.active.split(":")
            draw_tooltip(stage, _button(context, int(owner), int(kind)), "Whom do you praise? Choose a player.")

    def _gesture_words(self, stage: Stage, view: KoncitaView, context: TableContext, seat: int, kind: int) -> None:
        """What a gesture is for: the order that asks for it, or none."""
        gesture, cards = GESTURES[KINDS[kind]], self._rules.cards
        held = [forfeit for forfeit in view.forfeits[seat] if cards.forfeits[forfeit].kind == kind]
        words = sentences.order_words(cards, held[-1]) if held else "No order asks for it."
        draw_tooltip(stage, _button(context, seat, kind), f"{gesture.word} {words}")

    def _reachers(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        """A half-done objective, and at the left edge the emblems of those who could win the Treasure with one card."""
        rect = zone("treasure")
        board = self._rules.lore(len(view.goblins)).board
        if view.treasure >= 0 and steps_done(self._rules.cards.treasures[view.treasure], view.deeds, board):
            draw_tag(stage, (rect.x + 58, rect.y + 26), "1 of 2")
        for number, seat in enumerate(in_reach(view, self._rules)):
            x, y = rect.x + 2, rect.y + 18 + 29 * number
            stage.box(centred(x, y, 30, 30), (255, 226, 122), 15, INK, 2)
            stage.blit(stage.tokens.emblem(context.seat(seat).colour, stage.viewport.length(24)), (x, y))

    # ------------------------------------------------------------------ large cards

    def _large_treasure(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        one = self._rules.cards.treasures[view.treasure]
        painter = self._pieces.painter(stage)
        width = stage.viewport.length(LARGE)
        picture = painter.treasure_large(one.icon, one.name, one.objective, one.piece, one.points, width)
        self._large(stage, picture, zone("treasure").centre[1])
        names = [context.name(seat) for seat in in_reach(view, self._rules)]
        words = f"One card away: {', '.join(names)}" if names else "Nobody is one card away."
        across = min(640.0, stage.text_width(words, 19, "body") + 40)
        rect = Rect(RIGHT_EDGE - across, 20 + LARGE * PROPORTION + 10, across, 42)
        stage.box(rect, DARK, 14, INK, 3)
        stage.text(words, rect.centre, 19, CREAM, "body", width=across - 24)

    def _large_card(self, stage: Stage, view: KoncitaView, context: TableContext, piece: Piece) -> None:
        card = number_of(piece, "card")
        if card is None or card in view.hand:
            return  # a hand card is large enough; where it can go is lit instead
        picture = self._pieces.picture(stage, ("card", card), stage.viewport.length(LARGE))
        self._large(stage, picture, zone("discards").centre[1])

    def _large(self, stage: Stage, picture: Any, y: float) -> None:
        """Left of the right column, as high as the card it belongs to."""
        half = LARGE * PROPORTION / 2
        middle = max(20 + half, min(880 - half, y))
        shadowed = stage.cache.get(
            ("koncita large", id(picture)),
            lambda: passes.with_shadow(picture, stage.viewport.length(12), 170, (stage.viewport.length(9),) * 2),
        )
        stage.blit(shadowed, (RIGHT_EDGE - LARGE / 2, middle))

    def _deck_words(self, stage: Stage, view: KoncitaView, context: TableContext, kind: int) -> None:
        """What a Forfeit deck is about."""
        decision = view.decision
        if decision and decision.kind == "take" and context.seat(decision.seat).is_human:
            return
        gesture = GESTURES[KINDS[kind]]
        rect = Rect(RIGHT_EDGE - 300, 70, 300, 92)
        stage.panel(rect, curls="small", shadow=8)
        stage.icon(f"gesture_{KINDS[kind]}", (rect.x + 44, rect.centre[1]), 58)
        stage.text(f"{gesture.title}: {gesture.word}", (rect.x + 84, rect.y + 34), 20, anchor="midleft", width=200)
        left = view.deck_sizes[kind]
        words = f"{left} of 5 orders left" if left else "no order left"
        stage.text(words, (rect.x + 84, rect.y + 62), 18, DIM, "body", "midleft", width=200)

    # ------------------------------------------------------------------ a player's Forfeits and Treasures

    def _fan(self, stage: Stage, view: KoncitaView, context: TableContext, seat: int) -> None:
        """A player's Forfeits, side by side, and their Treasures by name."""
        held, won = view.forfeits[seat], view.won[seat]
        cards = self._rules.cards
        wide = max(456.0, min(WIDEST_FAN, 36 + FAN_PITCH * len(held)))
        pitch = min(FAN_PITCH, (wide - 30 - FAN_CARD) / max(1, len(held) - 1))
        rows = (len(won) + 1) // 2
        tall = 74 + (230 if held else 34) + (34 * rows + 12 if won else 0)
        middle = panel_of(seat, context).rect.centre[1]
        y = max(16.0, min(884.0 - tall, middle - tall / 2))
        own = seat == context.viewer
        area = Rect(RIGHT_EDGE - wide if own else 342, y, wide, tall)
        stage.box(area, DARK, 16, INK, 4)
        stage.box(area.grown(-7), None, 12, (96, 140, 140), 2)
        emblem = stage.tokens.emblem(context.seat(seat).colour, stage.viewport.length(28))
        stage.blit(emblem, (area.x + 36, area.y + 36))
        title = f"{context.name(seat)}’s Forfeits: {len(held)} of 6"
        stage.text(title, (area.x + 60, area.y + 36), 22, CREAM, anchor="midleft", width=370)
        painter = self._pieces.painter(stage)
        y = area.y + 66
        if not held:
            stage.text("no orders yet", (area.x + 60, y + 12), 18, (190, 200, 196), "aside", "midleft")
            y += 34
        else:
            self._fan_cards(stage, painter, held, area, y, pitch)
            y += 230
        for number, treasure in enumerate(won):
            one = cards.treasures[treasure]
            x, line = area.x + 34 + 212 * (number % 2), y + 17 + 34 * (number // 2)
            stage.blit(painter.chip(one.icon, stage.viewport.length(30)), (x, line))
            stage.text(f"{one.name}, {one.points}", (x + 22, line), 17, CREAM, "body", "midleft", width=176)
        if won:
            total = points_of(won, cards)
            stage.text(f"{total} points", (area.right - 26, area.y + 36), 18, (255, 219, 120), anchor="midright")

    def _fan_cards(
        self, stage: Stage, painter: CardPainter, held: tuple[int, ...], area: Rect, y: float, pitch: float
    ) -> None:
        width = stage.viewport.length(FAN_CARD)
        left = area.centre[0] - pitch * (len(held) - 1) / 2
        for number, forfeit in enumerate(held):
            card = self._rules.cards.forfeits[forfeit]
            words = sentences.order_words(self._rules.cards, forfeit)
            picture = painter.forfeit(KINDS[card.kind], card.name, words, width)
            stage.blit(picture, (left + pitch * number, y + FAN_CARD * PROPORTION / 2))

    # ------------------------------------------------------------------ choosing a deck

    def choice(self, view: KoncitaView, context: TableContext) -> Choice:
        """What the choice of a Forfeit deck shows, for the seat that chooses."""
        decision = view.pending[-1]
        name = context.name(decision.seat)
        kept = kinds_of(view.forfeits[decision.seat], self._rules.cards)
        possible = open_decks(kept, view.deck_sizes)
        first = f"Take a Forfeit: its order binds {name} to the game’s end."
        if all(kept >> kind & 1 for kind in possible):
            first = "All other decks are empty: the new order replaces the old one."
        steps = first, sentences.after_forfeit(view, context)
        return Choice(name, tuple(possible), view.deck_sizes, steps)

    def draw_choice(self, stage: Stage, choice: Choice, rect: Rect) -> None:
        """The panel below the six decks: what is to be chosen, and what comes then."""
        stage.panel(rect, shadow=12)
        title = f"{choice.name}: choose a deck, draw its top card"
        stage.text(title, (rect.centre[0], rect.y + 38), 25, width=rect.w - 80)
        for kind, key in enumerate(KINDS):
            gesture, x = GESTURES[key], rect.x + 72 + 104 * kind
            legal = kind in choice.possible
            if legal:
                stage.box(choice_card(rect, kind).grown(5), None, 11, (20, 96, 70), 4)
            stage.text(gesture.title, (x, rect.y + 220), 20, INK if legal else DIM, width=100)
            words = gesture.word.rstrip("!").lower()
            if not legal:
                words = "you hold it" if choice.sizes[kind] else "no card left"
            stage.text(words, (x, rect.y + 246), 17, GREEN if legal else DIM, "body", width=102)
        stage.line((rect.x + 36, rect.y + 264), (rect.right - 36, rect.y + 264), RULE, 2)
        for number, words in enumerate(choice.steps, start=1):
            y = rect.y + 256 + 30 * number
            stage.box(centred(rect.x + 52, y, 28, 28), (232, 152, 48) if number == 1 else CREAM, 14, INK, 2.4)
            stage.text(str(number), (rect.x + 52, y), 17)
            stage.text(words, (rect.x + 76, y), 18, kind="body", anchor="midleft", width=rect.w - 112)


def _button(context: TableContext, seat: int, kind: int) -> Rect:
    """A gesture button as a tooltip is to see it: below one's own stand the usual buttons, and there is no room."""
    rect = panel_of(seat, context).gestures[kind]
    return Rect(rect.x, rect.y, rect.w, 884 - rect.y) if seat == context.viewer else rect
