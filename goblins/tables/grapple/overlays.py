"""What lies over the Grapple table for a while: large cards, armies, notes on what things are, a round's result."""

from __future__ import annotations

from goblins.games.grapple.content import Content
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import Attention, TableContext
from goblins.tables.grapple.army_look import ArmyLook, draw_note
from goblins.tables.grapple.faces import CardPainter, art_of
from goblins.tables.grapple.geometry import layout, zone
from goblins.tables.grapple.notes import note
from goblins.tables.grapple.pieces import PiecePainter
from goblins.tables.grapple.round_sheet import RoundSheet
from goblins.tables.grapple.showing import ARMY, DEALER, GARRISON, RACE, WHOLE, card_of
from goblins.ui.draw import passes
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

LARGE = 270.0
MOST_ROUNDS = 14


class Overlays:
    """Previews, looks at armies, notes, and the sheet of a finished round."""

    def __init__(self, cards: Content, pieces: PiecePainter) -> None:
        self._cards = cards
        self._armies, self._round = ArmyLook(cards, pieces), RoundSheet(cards, pieces)

    def draw(self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention) -> None:
        """What belongs to the piece that is pointed at; a finished round above everything."""
        if view.public.phase == "next":
            self._round.draw(stage, view, context, folded=attention.hovered == WHOLE)
            return
        if attention.lit and attention.active:
            return  # something is held: it shows itself
        piece = attention.hovered or attention.active
        card = card_of(piece)
        if piece == RACE:
            self._sheet(stage, view, context)
        elif card is not None and self.shows_card(view, context, attention):
            self._large(stage, view, card)
        elif piece and not view.spied_hand:
            self._tell(stage, view, context, piece)

    def shows_card(self, view: GrappleView, context: TableContext, attention: Attention) -> bool:
        """Whether a card is shown large now."""
        card, held = card_of(attention.hovered or attention.active), attention.lit and attention.active
        if card is None or held or view.public.phase in ("next", "spied"):
            return False
        return not (context.covered and card in view.hand)

    def remember(self, view: GrappleView, blow: str) -> None:
        """What stands on a finished round's sheet and only the log knows."""
        self._round.remember(view, blow)

    def draw_filling(self, stage: Stage, progress: float, view: GrappleView, context: TableContext) -> None:
        """The sheet of a finished round while it is filled in, so far."""
        self._round.draw_filling(stage, view, context, progress)

    def _tell(self, stage: Stage, view: GrappleView, context: TableContext, piece: Piece) -> None:
        """What a thing is that is no card: an army is looked at, other things have a note."""
        mine = piece.number == context.viewer
        if piece.kind == ARMY and view.army_sizes[piece.number]:
            if mine and not context.covered:
                self._armies.draw_own(stage, view, context)
            elif not mine and not view.battle:  # a battle stays in sight
                self._armies.draw_of(stage, view, context, piece.number)
        elif piece.kind in (ARMY, GARRISON) or piece == DEALER:
            near = layout(view, context, self._cards)[piece].rect
            draw_note(stage, near, note(view, piece, context, self._cards))

    def _large(self, stage: Stage, view: GrappleView, card: int) -> None:
        """A card with its whole rule, over the race and the log: the fight stays in sight."""
        goblin = self._cards.goblins[self._cards.kinds[card]]
        width, growth = stage.viewport.length(LARGE), stage.text_size / 100
        race, log = zone(view, "race"), zone(view, "log")
        least = stage.viewport.length(log.bottom - race.y)
        art, told = art_of(card, self._cards), (goblin.copies, len(self._cards.kinds), goblin.rule)
        picture = stage.painter(CardPainter).preview(art, *told, width, growth, least)
        shadowed = stage.cache.get(
            ("grapple_large", art, *told, width, growth, least),
            lambda: passes.with_shadow(picture, stage.viewport.length(12), 170, (stage.viewport.length(9),) * 2),
        )
        tall = picture.get_height() / stage.scale
        stage.blit(shadowed, (race.centre[0], race.y + tall / 2))

    def _sheet(self, stage: Stage, view: GrappleView, context: TableContext) -> None:
        """What everybody scored in every round so far, beside the race."""
        seats = [context.viewer, *context.others()]
        shown = list(enumerate(view.public.rounds, start=1))[-MOST_ROUNDS:]
        rect = Rect(0, 20, 200 + 132 * len(seats), 132 + 38 * max(1, len(shown)))
        rect = Rect(zone(view, "race").x - 16 - rect.w, rect.y, rect.w, rect.h)
        stage.panel(rect, shadow=12)
        stage.text(say("grapple-sheet-all"), (rect.x + 40, rect.y + 42), 24, anchor="midleft", width=140)
        columns = [(seat, rect.x + 244 + 132 * place) for place, seat in enumerate(seats)]
        for seat, x in columns:
            who = context.seat(seat)
            emblem = stage.tokens.emblem(who.colour, stage.viewport.length(26))
            stage.blit(emblem, (x - 42, rect.y + 42))
            stage.text(who.name, (x - 24, rect.y + 42), 18, anchor="midleft", width=86)
        for row, (number, one) in enumerate(shown):
            y = rect.y + 84 + 38 * row
            stage.text(say("grapple-round", number=number), (rect.x + 40, y), 19, kind="body", anchor="midleft")
            for seat, x in columns:
                words = f"{one.garrisons[seat]} + {one.armies[seat]}"
                stage.text(words, (x, y), 19, DIM if seat not in view.public.players else INK, "body")
        if not shown:
            stage.text(say("grapple-sheet-none"), (rect.centre[0], rect.y + 84), 19, DIM, "aside")
        y = rect.bottom - 34
        stage.line((rect.x + 34, y - 20), (rect.right - 34, y - 20), RULE, 2)
        stage.text(say("grapple-sheet-total"), (rect.x + 40, y), 21, anchor="midleft")
        for seat, x in columns:
            stage.text(str(totals(view.public)[seat]), (x, y), 24)
