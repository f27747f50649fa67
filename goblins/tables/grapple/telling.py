"""What all tellers of Grapple share: the view as it changes while a step is told, and where cards come from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from goblins.core.tuples import replaced
from goblins.games.grapple.content import Content
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple.geometry import acting, army_rect, board, laid_card, plate_rect
from goblins.tables.grapple.showing import BACK, RIBBON, AskedFace, card_piece
from goblins.tables.kit.teller import Teller
from goblins.ui.moving.motion import Beat, Face, Layout, Piece, Placement
from goblins.ui.viewport import Rect

#: How wide a card that others have not seen is at its player's plate; how high cards on their way lie.
SMALL, ON_THE_WAY = 40.0, 200.0


class GrappleTelling(Teller[GrappleView]):
    """A step of Grapple while it is told."""

    def __init__(
        self, before: GrappleView, context: TableContext, cards: Content, lay_out: Callable[[GrappleView], Layout]
    ) -> None:
        super().__init__(before, context, lay_out)
        self._cards = cards
        self._said: AskedFace | None = None
        if before.public.phase == "next":
            self._show(phase="turn")

    def beat(self, seconds: float, sound: str = "", *, layout: Layout | None = None, **more: Any) -> None:
        """One more beat; the hand stays in its row when it makes room."""
        row = frozenset(card_piece(card) for card in self.now.hand)
        super().beat(seconds, sound, layout=layout, row=row, **more)

    def laid(self) -> dict[Piece, Placement]:
        """How things lie now; the ribbon says what is being told, if that is more than what is asked."""
        layout = super().laid()
        return {**layout, RIBBON: replace(layout[RIBBON], face=self._said)} if self._said else layout

    def end(self) -> None:
        """The last beat; where only other words stand on the ribbon, that is so at once."""
        last = self._lay_out(self.after)
        changed = [piece for piece in last if not self.beats or self.beats[-1].layout.get(piece) != last[piece]]
        if self.beats and changed == [RIBBON] and len(last) == len(self.beats[-1].layout):
            self.beats.append(Beat(last, 0.0))
        else:
            super().end()

    def acting(self, view: GrappleView) -> int | None:
        """Who has the turn: it passes before the next one draws."""
        return acting(view)

    # ------------------------------------------------------------------ what changes

    def _say(self, word: str, words: str) -> None:
        """From now on the ribbon says this."""
        self._said = AskedFace(word, words)

    def _say_no_more(self) -> None:
        """From now on the ribbon says again what is asked."""
        self._said = None

    def _change(self, **changes: Any) -> None:
        """What the viewer sees changes."""
        self.now = replace(self.now, **changes)

    def _show(self, **changes: Any) -> None:
        """What lies open changes."""
        self._change(public=replace(self.now.public, **changes))

    def _hand_grows(self, seat: int, by: int) -> None:
        sizes = self.now.hand_sizes
        self._change(hand_sizes=replaced(sizes, seat, max(0, sizes[seat] + by)))

    def _army_grows(self, seat: int, by: int) -> None:
        sizes = self.now.army_sizes
        self._change(army_sizes=replaced(sizes, seat, max(0, sizes[seat] + by)))

    def _without(self, seat: int, card: int | None) -> None:
        """A card leaves a hand."""
        self._hand_grows(seat, -1)
        self._change(hand=tuple(held for held in self.now.hand if held != card))

    def _garrison(self, seat: int, cards: tuple[int, ...]) -> None:
        garrisons = self.now.public.garrisons
        self._show(garrisons=replaced(garrisons, seat, garrisons[seat] + cards))

    def _end_battle(self) -> None:
        self._change(battle=None)
        self._show(phase="turn")

    # ------------------------------------------------------------------ where cards come from and go to

    def _board(self, seat: int) -> Rect:
        return board(self.now, self.context, seat)

    def _at_plate(self, seat: int, face: Face = BACK, width: float = SMALL, z: float = ON_THE_WAY) -> Placement:
        """A card of another player, at that player's plate."""
        return laid_card(plate_rect(self._board(seat)).centre, width, face, z)

    def _army(self, seat: int) -> Rect:
        return army_rect(self._board(seat))

    def _appear(self, piece: Piece, placement: Placement) -> None:
        """A piece is there at once, before it goes anywhere."""
        self.beat(0.02, layout={**self.laid(), piece: placement})

    def _from_hand(self, seat: int, card: int) -> None:
        """A card that others have not seen yet comes from its player's plate."""
        if seat != self.context.viewer:
            self._appear(card_piece(card), self._at_plate(seat))
        self._without(seat, card)
