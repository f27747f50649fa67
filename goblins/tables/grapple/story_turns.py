"""What is told of turns of Grapple: cards drawn and placed, Spies and swaps."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.games.grapple import events as ev
from goblins.tables.grapple import moments
from goblins.tables.grapple.faces import art_of
from goblins.tables.grapple.geometry import DECK_CARD, in_hand_order, laid_card, plate_rect, spread, zone
from goblins.tables.grapple.sentences import alone
from goblins.tables.grapple.showing import BACK, DRAWN, PLACED, FrontFace, card_piece
from goblins.tables.grapple.telling import ON_THE_WAY, GrappleTelling
from goblins.tables.kit.teller import tells
from goblins.ui.moving.cues import Mood
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.viewport import Rect
from goblins.words import say

#: How wide a spied hand's backs are that rise beside the Spy, and how far from the board's edge they begin.
RISEN, RISEN_FROM, RISEN_TO = 84.0, 150.0, 164.0


class TurnTeller(GrappleTelling):
    """Tells what happens in turns."""

    @tells(ev.Drew)
    def _draw(self, event: ev.Drew) -> None:
        piece = DRAWN if event.card is None else card_piece(event.card)
        if self.now.public.phase == "turn":  # who draws has the turn
            self._show(active=event.seat)
        self._appear(piece, laid_card(zone(self.now, "deck").centre, DECK_CARD, BACK, ON_THE_WAY))
        self._hand_grows(event.seat, 1)
        self._change(deck_size=max(0, self.now.deck_size - 1))
        if event.card is None:
            arrived = {**self.laid(), piece: self._at_plate(event.seat, width=22)}
            self.beat(0.3, "grapple_draw", layout=arrived)
        else:
            self._change(hand=(*self.now.hand, event.card))
            self.beat(0.3, "grapple_draw", flips=frozenset({piece}), arc=40)

    @tells(ev.Placed)
    def _place(self, event: ev.Placed) -> None:
        piece = PLACED if event.card is None else card_piece(event.card)
        if event.card is None:
            self._appear(piece, self._at_plate(event.seat))
        self._without(event.seat, event.card)
        army = self._army(event.seat)
        onto = {**self.laid(), piece: laid_card(army.centre, army.w, BACK, ON_THE_WAY)}
        flips = frozenset[Piece]() if event.card is None else frozenset({piece})
        self.beat(0.34, "place_thud", layout=onto, flips=flips)
        self._army_grows(event.seat, 1)

    @tells(ev.Spied)
    def _spy(self, event: ev.Spied) -> None:
        """The Spy pops out from behind a plate; who sent it sees the hand turned up, card by card."""
        form = self.moment("spy", event.seat, event.target)
        self._from_hand(event.seat, event.card)
        self._show(spies=(*self.now.public.spies, event.card), phase="spied", spied=event.target)
        board, look = self._board(event.target), art_of(event.card, self._cards).look
        lasts = form.pick(0.9, 0.5)
        cues = moments.spy(plate_rect(board), board, look, event.seat, event.target, lasts=lasts)
        caption = say("grapple-tale-spy", name=self.name(event.seat))
        seen = event.hand and event.seat == self.context.viewer and not self.context.covered
        pieces = [card_piece(card) for card in in_hand_order(event.hand or (), self._cards)] if seen else []
        if pieces:
            self.beat(0.02, layout=self.laid() | dict.fromkeys(pieces, self._at_plate(event.target)))
        fan = _fan(pieces, board)
        cues += moments.peeping([placed.rect for placed in fan.values()]) if fan else ()
        self.beat(
            form.pick(moments.PEEPED if fan else 0.6, 0.4),
            "card_flick",
            layout=self.laid() | fan,
            caption=caption,
            arc=40,
            cues=cues,
        )
        if event.hand and pieces:
            self._turn_up(event.hand, pieces)

    def _turn_up(self, hand: tuple[int, ...], pieces: Sequence[Piece]) -> None:
        """The spied hand comes to lie on its sheet face down, and is turned up."""
        self._change(spied_hand=hand)
        open_ = self.laid()
        covered = open_ | {piece: replace(open_[piece], face=BACK) for piece in pieces}
        self.beat(0.22, "page", layout=covered)
        late = {piece: 0.07 * place for place, piece in enumerate(pieces)}
        self.beat(0.2 + max(late.values()), "grapple_draw", layout=open_, flips=frozenset(pieces), starts=late)

    @tells(ev.Swapped)
    def _swap(self, event: ev.Swapped) -> None:
        """The two who swapped see the cards cross; the others only that it happened."""
        caption = say("grapple-tale-swaps", name=self.name(event.seat), other=self.name(event.target))
        cues = (Mood(seat=event.seat, mood="sly"), Mood(seat=event.target, mood="angry"))
        if event.taken is None or event.given is None:
            self.beat(0.5, "grapple_draw", caption=caption, cues=cues)
            return
        gone, come, other = event.taken, event.given, event.seat
        if self.context.viewer == event.seat:
            gone, come, other = event.given, event.taken, event.target
        if alone(self.context):
            taken, given = self._cards.name(event.taken), self._cards.name(event.given)
            caption = say("grapple-tale-swapped", name=self.name(event.seat), taken=taken, given=given)
        arriving, leaving = (BACK, BACK) if self.context.covered else (FrontFace(come), FrontFace(gone))
        if card_piece(come) not in self.laid():
            self._appear(card_piece(come), self._at_plate(other, arriving, z=500))
        hand = (*(card for card in self.now.hand if card != gone), come)
        self._change(hand=hand, spied_hand=())
        self._show(phase="turn")
        crossed = {**self.laid(), card_piece(gone): self._at_plate(other, leaving, z=500)}
        self.beat(0.7, "card_flick", layout=crossed, caption=caption, arc=40, cues=cues)


def _fan(pieces: Sequence[Piece], board: Rect) -> dict[Piece, Placement]:
    """Backs of a hand that rises from behind its plate."""
    middles = spread(len(pieces), Rect(board.x + RISEN_FROM, board.y + RISEN_TO, board.w - RISEN_FROM, 150), RISEN, 6)
    lean = 12.0 / max(1, len(pieces) - 1)
    return {
        piece: replace(laid_card(at, RISEN, BACK, ON_THE_WAY + nth), angle=6.0 - lean * nth)
        for nth, (piece, at) in enumerate(zip(pieces, middles, strict=True))
    }
