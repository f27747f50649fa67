"""What lies over the Koncita table for a while: large cards, a player's Forfeits in a fan, the choice of a deck."""

from __future__ import annotations

from collections.abc import Hashable

import pygame

from goblins.games.koncita.content import KINDS
from goblins.games.koncita.goals import steps_done
from goblins.games.koncita.reach import in_reach
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import points_of
from goblins.games.koncita.standing import stumbles_of
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.koncita import showing
from goblins.tables.koncita.faces import PROPORTION, CardPainter
from goblins.tables.koncita.geometry import call_rect, choice_card, panel_of, zone
from goblins.tables.koncita.gestures import called_for
from goblins.tables.koncita.lettering import gesture_deed, gesture_word, kind_title
from goblins.tables.koncita.pieces import FORFEIT_CARD, PiecePainter
from goblins.tables.koncita.sentences import Breaches, broken
from goblins.tables.koncita.showing import CardFace, DeckChoiceFace
from goblins.ui.draw import passes
from goblins.ui.draw.balloon import draw_balloon
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import DIM, GREEN, RED, RULE, Stage
from goblins.ui.viewport import Rect, centred
from goblins.ui.widgets.messages import draw_tag, draw_tooltip
from goblins.words import Message, say

LARGE = 300.0
RIGHT_EDGE = 1108.0
#: Forfeits lie side by side as long as the room is wide enough: an order that is covered can't be kept.
FAN_PITCH, WIDEST_FAN = 160.0, 764.0
#: A fan is no wider than its words and cards need: it lies over the room.
WIDE_FAN, NARROW_FAN = 456.0, 340.0
MINT = (120, 232, 176)
#: How far the shadow reaches below what a Forfeit deck is chosen from.
CHOICE_SHADOW = 12


class Overlays:
    """Previews, fans and the choice of a Forfeit deck."""

    def __init__(self, rules: KoncitaRules, pieces: PiecePainter) -> None:
        self._rules, self._pieces = rules, pieces
        self._reach: tuple[KoncitaView, tuple[int, ...]] | None = None
        #: How somebody broke the order for which they take a Forfeit: nobody does so more than once in a match.
        self._breaches: dict[int, Message] = {}

    def remember(self, breaches: Breaches) -> None:
        """How orders were broken: that stands in the log, and a view does not tell it."""
        self._breaches |= {seat: broken(ways[0]) for seat, ways in breaches.items()}

    def draw(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Who is one card away from the Treasure, and what belongs to the piece that is pointed at."""
        if attention.moving:
            return  # the Treasure may be on its way to somebody
        self._reachers(stage, view, context)
        self._panels(stage, context, attention)
        self._call(stage, view, context)
        if attention.lit and attention.active:
            return  # something is held: it shows itself
        piece = attention.hovered or attention.active
        match piece:
            case showing.TREASURE_PIECE if view.treasure >= 0:
                self._large_treasure(stage, view, context)
            case Piece(kind=showing.PANEL, number=seat):
                self._fan(stage, view, context, seat)
            case Piece(kind=showing.CARD, number=card) if card not in view.hand:
                # a hand card is large enough; where it can go is lit instead
                self._large_card(stage, view, card)

    def _panels(self, stage: Stage, context: TableContext, attention: Attention) -> None:
        """Whom a compliment may be paid to, or who takes the Forfeit that is held."""
        for target in attention.lit:
            if target.kind == showing.PANEL:
                stage.box(panel_of(target.number, context).rect.grown(3), None, 18, MINT, 6)
        active = attention.active
        if attention.lit and active is not None and active.kind in (showing.GESTURE, showing.CALL):
            button = _button(context, active.number, active.part)
            draw_tooltip(stage, button, say("koncita-table-whom"))

    def _call(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        """What the one who looks has to do now, in large letters at its button (K-34)."""
        kind = called_for(view)
        if kind is None or "reminders" not in context.wishes:
            return
        rect, button = call_rect(kind, context), panel_of(context.viewer, context).gestures[kind]
        draw_balloon(stage, rect, (button.centre[0], button.y + 2))
        stage.icon(f"gesture_{KINDS[kind]}", (rect.x + 42, rect.centre[1]), 56)
        words = Rect(rect.x + 78, rect.y + 5, rect.w - 92, 44)
        draw_fitted(stage, gesture_word(KINDS[kind]), words, 36, RED, anchor="midleft")
        draw_fitted(
            stage, say("koncita-table-call"), Rect(words.x, words.bottom - 1, words.w, 25), 17, INK, "body", "midleft"
        )

    def _reachers(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        """A half-done objective, and at the left edge the emblems of those who could win the Treasure with one card."""
        content = self._rules.content(len(view.public.goblins))
        if view.treasure >= 0 and steps_done(self._rules.cards.treasures[view.treasure], view.public.deeds, content):
            draw_tag(stage, half_done_rect().centre, say("koncita-table-half-done"))
        for number, seat in enumerate(self._in_reach(view)):
            place = reacher_rect(number)
            stage.box(place, (255, 226, 122), 15, INK, 2)
            stage.blit(stage.tokens.emblem(context.seat(seat).colour, stage.viewport.length(24)), place.centre)

    def _in_reach(self, view: KoncitaView) -> tuple[int, ...]:
        """Who could win the Treasure with one card, found out once for every view."""
        if self._reach is None or self._reach[0] is not view:
            self._reach = view, in_reach(view.public, view.treasure, self._rules)
        return self._reach[1]

    # ------------------------------------------------------------------ large cards

    def _large_treasure(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        one, width = self._rules.cards.treasures[view.treasure], stage.viewport.length(LARGE)
        picture = stage.painter(CardPainter).treasure(one, width, large=True)
        self._large(stage, picture, ("treasure", view.treasure), zone("treasure"))
        names = [context.name(seat) for seat in self._in_reach(view)]
        words = say("koncita-table-near", names=", ".join(names)) if names else say("koncita-table-nobody-near")
        across = min(640.0, stage.text_width(words, 19, "body") + 40)
        rect = Rect(RIGHT_EDGE - across, 20 + LARGE * PROPORTION + 10, across, 42)
        stage.panel(rect, curls="small", shadow=6)
        stage.text(words, rect.centre, 19, INK, "body", width=across - 24)

    def _large_card(self, stage: Stage, view: KoncitaView, card: int) -> None:
        face = CardFace(card, self._rules.content(len(view.public.goblins)).room.walls)
        picture = self._pieces.picture(stage, face, stage.viewport.length(LARGE))
        self._large(stage, picture, face, zone("discards"))

    def _large(self, stage: Stage, picture: pygame.Surface, shows: Hashable, small: Rect) -> None:
        """Beside the card it belongs to; `shows` is what the picture depends on."""
        shadowed = stage.cache.get(
            ("koncita_large", shows, picture.get_size()),
            lambda: passes.with_shadow(picture, stage.viewport.length(12), 170, (stage.viewport.length(9),) * 2),
        )
        stage.blit(shadowed, large_rect(small).centre)

    # ------------------------------------------------------------------ a player's Forfeits and Treasures

    def _fan(self, stage: Stage, view: KoncitaView, context: TableContext, seat: int) -> None:
        """A player's Forfeits, side by side, and their Treasures by name."""
        held, won = view.public.forfeits[seat], view.public.won[seat]
        area = fan_rect(view, context, seat)
        pitch = min(FAN_PITCH, (area.w - 30 - FORFEIT_CARD) / max(1, len(held) - 1))
        stage.panel(area, curls="small", shadow=12)
        emblem = stage.tokens.emblem(context.seat(seat).colour, stage.viewport.length(28))
        stage.blit(emblem, (area.x + 36, area.y + 36))
        numbers, stumbles = self._rules.content(len(view.public.goblins)).numbers, stumbles_of(view.public, seat)
        name, most = context.name(seat), numbers.most_forfeits
        title = say("koncita-table-fan", name=name, count=len(held), most=most)
        if stumbles:
            title = say("koncita-table-fan-stumbled", name=name, count=len(held), most=most, stumbles=stumbles)
        stage.text(title, (area.x + 60, area.y + 36), 22, anchor="midleft", width=min(370.0, area.w - 84))
        y = area.y + 66
        if not held:
            words = say("koncita-table-no-orders")
            stage.text(words, (area.x + 60, y + 12), 18, DIM, "aside", "midleft", width=area.w - 90)
        left = area.centre[0] - pitch * (len(held) - 1) / 2
        for number, forfeit in enumerate(held):
            picture = self._pieces.closeups.forfeit(stage, forfeit, FORFEIT_CARD)
            stage.blit(picture, (left + pitch * number, y + FORFEIT_CARD * PROPORTION / 2))
        self._won(stage, won, area, y + (230 if held else 34))

    def _won(self, stage: Stage, won: tuple[int, ...], area: Rect, y: float) -> None:
        """A player's Treasures by name, below their Forfeits."""
        cards = self._rules.cards
        for number, treasure in enumerate(won):
            one = cards.treasures[treasure]
            x, line = area.x + 34 + 212 * (number % 2), y + 17 + 34 * (number // 2)
            stage.blit(stage.painter(CardPainter).chip(one.icon, stage.viewport.length(30)), (x, line))
            words = say("koncita-table-won", name=one.name, points=one.points)
            stage.text(words, (x + 22, line), 17, INK, "body", "midleft", width=176)
        if won:
            words = say("koncita-count-points", count=points_of(won, cards))
            stage.text(words, (area.right - 26, area.y + 36), 18, GREEN, anchor="midright")

    # ------------------------------------------------------------------ choosing a deck

    def draw_choice(self, stage: Stage, choice: DeckChoiceFace, rect: Rect) -> None:
        """The panel below the six decks: what is to be chosen, and what comes then."""
        stage.panel(rect, shadow=CHOICE_SHADOW)
        way = self._breaches.get(choice.breach)
        why = say(way) if way else choice.why
        title = say("koncita-take-title", name=choice.name, why=why)
        stage.text(title, (rect.centre[0], rect.y + 34), 24, width=rect.w - 80)
        for kind, key in enumerate(KINDS):
            x = rect.x + 72 + 104 * kind
            legal = kind in choice.possible
            if legal:
                stage.box(choice_card(rect, kind).grown(5), None, 11, (20, 96, 70), 4)
            name = Rect(x - 50, rect.y + 178, 100, 24)
            draw_fitted(stage, kind_title(key), name, 20, INK if legal else DIM)
            words = gesture_deed(key)
            if not legal:
                words = say("koncita-take-held") if choice.sizes[kind] else say("koncita-take-empty")
            draw_fitted(stage, words, Rect(x - 51, rect.y + 203, 102, 22), 17, GREEN if legal else DIM, "body")
        stage.line((rect.x + 36, rect.y + 227), (rect.right - 36, rect.y + 227), RULE, 2)
        for number, words in enumerate(choice.steps, start=1):
            y = rect.y + 218 + 28 * number
            stage.box(centred(rect.x + 52, y, 28, 28), (232, 152, 48) if number == 1 else CREAM, 14, INK, 2.4)
            stage.text(str(number), (rect.x + 52, y), 17)
            stage.text(words, (rect.x + 76, y), 18, kind="body", anchor="midleft", width=rect.w - 112)


def fan_rect(view: KoncitaView, context: TableContext, seat: int) -> Rect:
    """Where a player's Forfeits and Treasures are shown while their panel is pointed at."""
    held, won = len(view.public.forfeits[seat]), len(view.public.won[seat])
    least = WIDE_FAN if won or stumbles_of(view.public, seat) else NARROW_FAN
    wide = max(least, min(WIDEST_FAN, 36 + FAN_PITCH * held))
    tall = 74 + (230 if held else 34) + (34 * ((won + 1) // 2) + 12 if won else 0)
    middle = panel_of(seat, context).rect.centre[1]
    y = max(16.0, min(884.0 - tall, middle - tall / 2))
    return Rect(RIGHT_EDGE - wide if seat == context.viewer else 342, y, wide, tall)


def large_rect(small: Rect) -> Rect:
    """Where a card is shown large: left of the right column, as high as the card itself if it can be."""
    half = LARGE * PROPORTION / 2
    middle = max(20 + half, min(880 - half, small.centre[1]))
    return centred(RIGHT_EDGE - LARGE / 2, middle, LARGE, 2 * half)


def half_done_rect() -> Rect:
    """The mark on a Treasure of which half was done."""
    rect = zone("treasure")
    return centred(rect.x + 58, rect.y + 26, 84, 32)


def reacher_rect(number: int) -> Rect:
    """The mark of the so-manieth who could win the Treasure with one card."""
    rect = zone("treasure")
    return centred(rect.x + 2, rect.y + 18 + 29 * number, 30, 30)


def _button(context: TableContext, seat: int, kind: int) -> Rect:
    """A gesture button as a tooltip is to see it: below one's own stand the usual buttons, and there is no room."""
    rect = panel_of(seat, context).gestures[kind]
    return Rect(rect.x, rect.y, rect.w, 884 - rect.y) if seat == context.viewer else rect
