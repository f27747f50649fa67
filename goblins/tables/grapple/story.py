"""What happened in a step of Grapple, as beats: cards drawn, placed and staged against each other, rescues, wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from goblins.core.tuples import replaced
from goblins.games.grapple import events as ev
from goblins.games.grapple.content import ASSASSIN, KING, Content
from goblins.games.grapple.state import NO_CARD, Battle
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple.geometry import (
    DECK_CARD,
    NEAR,
    army_rect,
    board,
    laid_card,
    lane_rect,
    plate_rect,
    zone,
)
from goblins.tables.grapple.sentences import alone, counted
from goblins.tables.grapple.showing import BACK, DRAWN, HIDDEN, PLACED, FrontFace, card_piece
from goblins.tables.kit.teller import Teller, tells
from goblins.ui.motion import Face, Layout, Piece, Placement
from goblins.ui.viewport import Rect

MOST_TICKS = 6
#: How a card that others have not seen is shown at its player's plate; how high cards on their way lie.
SMALL, ON_THE_WAY = 40.0, 200.0


class GrappleTeller(Teller[GrappleView]):
    """Tells a step of Grapple."""

    def __init__(
        self, before: GrappleView, context: TableContext, cards: Content, lay_out: Callable[[GrappleView], Layout]
    ) -> None:
        super().__init__(before, context, lay_out)
        self._cards = cards
        self._tied = False
        if before.public.phase == "next":
            self._show(phase="turn")

    # ------------------------------------------------------------------ what changes

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

    def _at_plate(self, seat: int, face: Face = BACK, width: float = SMALL, z: float = ON_THE_WAY) -> Placement:
        """A card of another player, at that player's plate."""
        return laid_card(plate_rect(board(self.now, self.context, seat)).centre, width, face, z)

    def _army(self, seat: int) -> Rect:
        return army_rect(board(self.now, self.context, seat))

    def _appear(self, piece: Piece, placement: Placement) -> None:
        """A piece is there at once, before it goes anywhere."""
        self.beat(0.02, layout={**self.laid(), piece: placement})

    def _from_hand(self, seat: int, card: int) -> None:
        """A card that others have not seen yet comes from its player's plate."""
        if seat != self.context.viewer:
            self._appear(card_piece(card), self._at_plate(seat))
        self._without(seat, card)

    # ------------------------------------------------------------------ quiet things

    @tells(ev.Drew)
    def _draw(self, event: ev.Drew) -> None:
        piece = DRAWN if event.card is None else card_piece(event.card)
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
        self._from_hand(event.seat, event.card)
        self._show(spies=(*self.now.public.spies, event.card))
        self.beat(0.4, "rustle", caption=f"{self.name(event.seat)} sends a Spy")

    @tells(ev.Swapped)
    def _swap(self, event: ev.Swapped) -> None:
        """The two who swapped see the cards cross; the others only that it happened."""
        caption = f"{self.name(event.seat)} swaps a card with {self.name(event.target)}"
        if event.taken is None or event.given is None:
            self.beat(0.5, "grapple_draw", caption=caption)
            return
        gone, come, other = event.taken, event.given, event.seat
        if self.context.viewer == event.seat:
            gone, come, other = event.given, event.taken, event.target
        if alone(self.context):
            caption = f"{self.name(event.seat)}: {self._cards.name(event.taken)} for {self._cards.name(event.given)}"
        arriving, leaving = (BACK, BACK) if self.context.covered else (FrontFace(come), FrontFace(gone))
        if card_piece(come) not in self.laid():
            self._appear(card_piece(come), self._at_plate(other, arriving, z=500))
        hand = (*(card for card in self.now.hand if card != gone), come)
        self._change(hand=hand, spied_hand=())
        self._show(phase="turn")
        crossed = {**self.laid(), card_piece(gone): self._at_plate(other, leaving, z=500)}
        self.beat(0.7, "grapple_draw", layout=crossed, caption=caption, arc=40)

    @tells(ev.Dealt)
    def _deal(self, event: ev.Dealt) -> None:
        self.beat(0.3, "grapple_draw")

    @tells(ev.RoundEnded)
    def _end_round(self, event: ev.RoundEnded) -> None:
        self.beat(0.7, "horn", caption="The round is over!")

    @tells(ev.Ended)
    def _end(self, event: ev.Ended) -> None:
        self.beat(0.2, "drum")

    # ------------------------------------------------------------------ battles

    @tells(ev.Attacked)
    def _attack(self, event: ev.Attacked) -> None:
        """The attacker slides into the lane; then the army's top goblin is turned up against it."""
        self._from_hand(event.seat, event.card)
        self._army_grows(event.target, -1)
        own = tuple(card for card in self.now.army if card != event.defender)
        self._change(battle=Battle(event.seat, event.target, (event.card,), (event.defender,)), army=own)
        army, top = self._army(event.target), card_piece(event.defender)
        waiting = {**self.laid(), top: laid_card(army.centre, army.w, BACK, 90)}
        caption = f"{self.name(event.seat)} attacks {self.name(event.target)}"
        self.beat(0.32, "grapple_draw", layout=waiting, caption=caption)
        self.beat(0.15, layout=waiting)
        self.beat(0.4, "battle_drum", flips=frozenset({top}))
        self._stamp(event.card, event.defender)

    def _stamp(self, attack: int, defence: int) -> None:
        """The verdict."""
        powers = {self._cards.powers[attack], self._cards.powers[defence]}
        self.beat(0.4, "crown_bell" if powers == {ASSASSIN, KING} else "verdict_knock")

    @tells(ev.Rescued)
    def _rescue(self, event: ev.Rescued) -> None:
        seat, battle = event.seat, self.now.battle
        self._from_hand(seat, event.card)
        if battle is None:
            return
        if seat == battle.attacker:
            battle = replace(battle, attack=(*battle.attack[:-1], event.card))
        else:
            battle = replace(battle, defence=(*battle.defence[:-1], event.card))
        self._hand_grows(seat, 1)
        self._change(battle=battle)
        if seat == self.context.viewer:
            self._change(hand=(*self.now.hand, event.saved))
        layout = self.laid()
        if seat != self.context.viewer:
            layout[card_piece(event.saved)] = self._at_plate(seat, FrontFace(event.saved))
        self.beat(0.5, "clank", layout=layout, caption=f"{self.name(seat)}’s Defender steps in!", arc=50)

    @tells(ev.Tied)
    def _tie(self, event: ev.Tied) -> None:
        self._tied = True
        self.beat(0.45, "rope", caption="A tie!")

    @tells(ev.Held)
    def _hold(self, event: ev.Held) -> None:
        """A card goes face down to its place: one's own from wherever it was let go, another's from that one's plate."""
        seat, card = event.seat, event.card
        caption = f"{self.name(seat)} reinforces face down"
        if card is None:
            self._appear(HIDDEN, self._at_plate(seat))
        self._without(seat, card)
        before = self.laid()
        if self.now.battle:
            hidden = NO_CARD if card is None else card
            self._change(battle=replace(self.now.battle, holding=True, hidden=hidden))
            self._show(phase="engage")
        if card is None:
            self.beat(0.36, "place_thud", caption=caption)
            return
        piece, place = card_piece(card), lane_rect(NEAR[1])
        onto = {**before, piece: laid_card(place.centre, place.w, BACK, ON_THE_WAY)}
        self.beat(0.36, "place_thud", layout=onto, flips=frozenset({piece}), caption=caption)
        self.beat(0.02)

    @tells(ev.Engaged)
    def _engage(self, event: ev.Engaged) -> None:
        self._from_hand(event.seat, event.card)
        battle = self.now.battle
        if battle is None:
            return
        place, shown = self.laid().get(HIDDEN), card_piece(event.shown)
        self._change(
            battle=replace(
                battle,
                attack=(*battle.attack, event.card),
                defence=(*battle.defence, event.shown),
                hidden=NO_CARD,
                holding=False,
            )
        )
        self._show(phase="rescue")
        if place:
            self.beat(0.3, "grapple_draw", layout={**self.laid(), shown: replace(place, face=BACK)})
        self.beat(0.4, "battle_drum", flips=frozenset({shown}))
        self._stamp(event.card, event.shown)

    @tells(ev.Declined)
    def _decline(self, event: ev.Declined) -> None:
        """The face-down goblin goes back to its owner unseen."""
        battle = self.now.battle
        if battle is None:
            return
        self._change(battle=replace(battle, holding=False, hidden=NO_CARD))
        back = {**self.laid(), HIDDEN: self._at_plate(battle.defender)}
        self.beat(0.4, "grapple_draw", layout=back, caption=f"{self.name(event.seat)} declines")

    @tells(ev.Won)
    def _win(self, event: ev.Won) -> None:
        self._garrison(event.seat, event.cards)
        self._end_battle()
        caption = f"{self.name(event.seat)} wins {counted(event.points)}"
        if self._tied:
            caption = f"{self.name(event.loser)} has no card left: {caption}"
        self.beat(0.5, f"tick_{max(1, min(event.points, MOST_TICKS))}", caption=caption, arc=30)

    @tells(ev.Split)
    def _split(self, event: ev.Split) -> None:
        battle = self.now.battle
        if battle is None:
            return
        self._garrison(event.attacker, battle.attack)
        self._garrison(event.defender, battle.defence)
        self._end_battle()
        self.beat(0.5, "tick_3", caption="Split: each keeps their own", arc=30)
