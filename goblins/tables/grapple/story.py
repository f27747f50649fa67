"""What happened in a step of Grapple, as beats: cards drawn, placed and staged against each other, rescues, wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.core.tuples import replaced
from goblins.games.grapple.content import ASSASSIN, KING, Content
from goblins.games.grapple.events import (
    Attacked,
    Dealt,
    Declined,
    Drew,
    Ended,
    Engaged,
    Held,
    Placed,
    Rescued,
    RoundEnded,
    Spied,
    Split,
    Swapped,
    Tied,
    Won,
)
from goblins.games.grapple.state import NO_CARD, Battle
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple.faces import PROPORTION
from goblins.tables.grapple.geometry import (
    DECK_CARD,
    HIDDEN,
    army_rect,
    board,
    card_piece,
    plate_rect,
    zone,
)
from goblins.tables.grapple.sentences import alone
from goblins.ui.motion import Beat, Layout, Placement

LayOut = Callable[[GrappleView], Layout]
MOST_TICKS = 6


class Teller:
    """Tells a step's events one after another, with a view of its own that changes as it goes."""

    def __init__(self, before: GrappleView, context: TableContext, cards: Content, lay_out: LayOut) -> None:
        self._now = before
        if before.public.phase == "next":
            self._show(phase="turn")
        self._context, self._cards, self._lay_out = context, cards, lay_out
        self._beats: list[Beat] = []

    def tell(self, events: Sequence[Event], after: GrappleView) -> list[Beat]:
        """The beats, the last one leading to how things lie after the step."""
        for event in events:
            self._one(event)
        if not self._beats or self._beats[-1].layout != self._lay_out(after):
            self._beats.append(Beat(self._lay_out(after), 0.22))
        return self._beats

    def _one(self, event: Event) -> None:
        match event:
            case Drew(seat=seat, card=card):
                self._draw(seat, card)
            case Placed(seat=seat, card=card):
                self._place(seat, card)
            case Attacked():
                self._attack(event)
            case Rescued(seat=seat, card=card, saved=saved):
                self._rescue(seat, card, saved)
            case Tied():
                self._beat(0.45, "rope", caption="A tie!")
            case Held(seat=seat, card=card):
                self._hold(seat, card)
            case Engaged():
                self._engage(event)
            case Declined(seat=seat):
                self._decline(seat)
            case Won(seat=seat, cards=cards, points=points):
                self._win(seat, cards, points)
            case Split():
                self._split(event)
            case Spied(seat=seat, card=card):
                self._spy(seat, card)
            case Swapped():
                self._swap(event)
            case RoundEnded():
                self._beat(0.7, "horn", caption="The round is over!")
            case Dealt():
                self._beat(0.3, "grapple_draw")
            case Ended():
                self._beat(0.2, "drum")

    def _name(self, seat: int) -> str:
        return self._context.name(seat)

    def _beat(
        self, seconds: float, sound: str = "", *, caption: str = "", layout: Layout | None = None, arc: float = 0.0
    ) -> None:
        here = self._lay_out(self._now) if layout is None else layout
        self._beats.append(Beat(here, seconds, sound, caption, arc=arc))

    def _at(self, seat: int) -> tuple[float, float]:
        """Where another player's cards come from and go to: the plate."""
        x, y = plate_rect(board(self._now, self._context, seat)).centre
        return x, y

    def _without(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        now = self._now
        sizes = replaced(now.hand_sizes, seat, max(0, now.hand_sizes[seat] - 1))
        self._now = replace(now, hand=tuple(held for held in now.hand if held != card), hand_sizes=sizes)

    def _show(self, **changes: Any) -> None:
        """What lies open changes."""
        self._now = replace(self._now, public=replace(self._now.public, **changes))

    # ------------------------------------------------------------------ quiet things

    def _draw(self, seat: int, card: int | None) -> None:
        now = self._now
        sizes = replaced(now.hand_sizes, seat, now.hand_sizes[seat] + 1)
        deck = zone(now, "deck")
        piece = card_piece(card) if card is not None else "drawn"
        layout = dict(self._lay_out(now))
        layout[piece] = Placement(*deck.centre, DECK_CARD, DECK_CARD * PROPORTION, ("back",), 200)
        self._beat(0.02, layout=layout)
        self._now = replace(now, hand_sizes=sizes, deck_size=max(0, now.deck_size - 1))
        if card is not None:
            self._now = replace(self._now, hand=(*self._now.hand, card))
            layout = dict(self._lay_out(self._now))
            self._beats.append(Beat(layout, 0.3, "grapple_draw", "", frozenset({piece}), arc=40))
        else:
            layout = dict(self._lay_out(self._now))
            x, y = self._at(seat)
            layout[piece] = Placement(x, y, 22, 22 * PROPORTION, ("back",), 200)
            self._beat(0.3, "grapple_draw", layout=layout)

    def _place(self, seat: int, card: int | None) -> None:
        now = self._now
        army = army_rect(board(now, self._context, seat))
        piece = card_piece(card) if card is not None else "placed"
        if card is None:
            x, y = self._at(seat)
            layout = dict(self._lay_out(now))
            layout[piece] = Placement(x, y, 40, 40 * PROPORTION, ("back",), 200)
            self._beat(0.02, layout=layout)
        self._without(seat, NO_CARD if card is None else card)
        layout = dict(self._lay_out(self._now))
        layout[piece] = Placement(*army.centre, army.w, army.h, ("back",), 200)
        flips = frozenset({piece}) if card is not None else frozenset()
        self._beats.append(Beat(layout, 0.34, "place_thud", "", flips))
        sizes = replaced(self._now.army_sizes, seat, self._now.army_sizes[seat] + 1)
        self._now = replace(self._now, army_sizes=sizes)

    def _spy(self, seat: int, card: int) -> None:
        self._from_hand(seat, card)
        self._show(spies=(*self._now.public.spies, card))
        self._beat(0.4, "rustle", caption=f"{self._name(seat)} sends a Spy")

    def _swap(self, event: Swapped) -> None:
        """The two who swapped see the cards cross; the others only that it happened."""
        viewer = self._context.viewer
        caption = f"{self._name(event.seat)} swaps a card with {self._name(event.target)}"
        if event.taken is None or event.given is None:
            self._beat(0.5, "grapple_draw", caption=caption)
            return
        gone, come = (event.given, event.taken) if viewer == event.seat else (event.taken, event.given)
        other = event.target if viewer == event.seat else event.seat
        if alone(self._context):
            caption = f"{self._name(event.seat)}: {self._cards.name(event.taken)} for {self._cards.name(event.given)}"
        start = dict(self._lay_out(self._now))
        x, y = self._at(other)
        arriving, leaving = (("back",), ("back",)) if self._context.covered else (("front", come), ("front", gone))
        if card_piece(come) not in start:
            start[card_piece(come)] = Placement(x, y, 40, 40 * PROPORTION, arriving, 500)
            self._beat(0.02, layout=start)
        hand = (*(card for card in self._now.hand if card != gone), come)
        self._now = replace(self._now, hand=hand, spied_hand=())
        self._show(phase="turn")
        layout = dict(self._lay_out(self._now))
        layout[card_piece(gone)] = Placement(x, y, 40, 40 * PROPORTION, leaving, 500)
        self._beat(0.7, "grapple_draw", caption=caption, layout=layout, arc=40)

    def _from_hand(self, seat: int, card: int) -> None:
        """A card that others have not seen yet comes from its player's plate."""
        if seat != self._context.viewer:
            layout = dict(self._lay_out(self._now))
            x, y = self._at(seat)
            layout[card_piece(card)] = Placement(x, y, 40, 40 * PROPORTION, ("back",), 200)
            self._beat(0.02, layout=layout)
        self._without(seat, card)

    # ------------------------------------------------------------------ battles

    def _attack(self, event: Attacked) -> None:
        """The attacker slides into the lane; then the army's top goblin is turned up against it."""
        self._from_hand(event.seat, event.card)
        now = self._now
        army = army_rect(board(now, self._context, event.target))
        battle = Battle(event.seat, event.target, (event.card,), (event.defender,))
        sizes = replaced(now.army_sizes, event.target, max(0, now.army_sizes[event.target] - 1))
        own = tuple(card for card in now.army if card != event.defender)
        after = replace(now, battle=battle, army_sizes=sizes, army=own)
        waiting = dict(self._lay_out(after))
        top = card_piece(event.defender)
        shown = waiting[top]
        waiting[top] = Placement(*army.centre, army.w, army.h, ("back",), 90)
        self._beats.append(
            Beat(waiting, 0.32, "grapple_draw", f"{self._name(event.seat)} attacks {self._name(event.target)}")
        )
        self._beats.append(Beat(waiting, 0.15))
        self._now = after
        turned = {**waiting, top: shown}
        self._beats.append(Beat(turned, 0.4, "battle_drum", "", frozenset({top})))
        self._stamp(event.card, event.defender)

    def _stamp(self, attack: int, defence: int) -> None:
        """The verdict."""
        kinds = {self._cards.kinds[attack], self._cards.kinds[defence]}
        self._beat(0.4, "crown_bell" if kinds == {ASSASSIN, KING} else "verdict_knock")

    def _rescue(self, seat: int, card: int, saved: int) -> None:
        self._from_hand(seat, card)
        battle = self._now.battle
        if battle is None:
            return
        if seat == battle.attacker:
            battle = replace(battle, attack=(*battle.attack[:-1], card))
        else:
            battle = replace(battle, defence=(*battle.defence[:-1], card))
        sizes = replaced(self._now.hand_sizes, seat, self._now.hand_sizes[seat] + 1)
        hand = (*self._now.hand, saved) if seat == self._context.viewer else self._now.hand
        self._now = replace(self._now, battle=battle, hand_sizes=sizes, hand=hand)
        layout = dict(self._lay_out(self._now))
        if seat != self._context.viewer:
            x, y = self._at(seat)
            layout[card_piece(saved)] = Placement(x, y, 40, 40 * PROPORTION, ("front", saved), 200)
        self._beat(0.5, "clank", caption=f"{self._name(seat)}’s Defender steps in!", layout=layout, arc=50)

    def _hold(self, seat: int, card: int | None) -> None:
        now = self._now
        layout = dict(self._lay_out(now))
        if card is None:
            x, y = self._at(seat)
            layout[HIDDEN] = Placement(x, y, 40, 40 * PROPORTION, ("back",), 200)
        else:
            here = layout[card_piece(card)]
            layout[HIDDEN] = replace(here, face=("back",), z=200)
        self._beat(0.02, layout=layout)
        self._without(seat, NO_CARD if card is None else card)
        battle = self._now.battle
        if battle:
            hidden = NO_CARD if card is None else card
            self._now = replace(self._now, battle=replace(battle, holding=True, hidden=hidden))
            self._show(phase="engage")
        self._beat(0.36, "place_thud", caption=f"{self._name(seat)} reinforces face down")

    def _engage(self, event: Engaged) -> None:
        self._from_hand(event.seat, event.card)
        battle = self._now.battle
        if battle is None:
            return
        before = dict(self._lay_out(self._now))
        place = before.get(HIDDEN)
        after = replace(
            battle,
            attack=(*battle.attack, event.card),
            defence=(*battle.defence, event.shown),
            hidden=NO_CARD,
            holding=False,
        )
        self._now = replace(self._now, battle=after)
        self._show(phase="rescue")
        layout = dict(self._lay_out(self._now))
        shown = layout[card_piece(event.shown)]
        if place:
            waiting = {**layout, card_piece(event.shown): replace(place, face=("back",))}
            self._beats.append(Beat(waiting, 0.3, "grapple_draw"))
        layout[card_piece(event.shown)] = shown
        self._beats.append(Beat(layout, 0.4, "battle_drum", "", frozenset({card_piece(event.shown)})))
        self._stamp(event.card, event.shown)

    def _decline(self, seat: int) -> None:
        """The face-down goblin goes back to its owner unseen."""
        battle = self._now.battle
        if battle is None:
            return
        now = replace(self._now, battle=replace(battle, holding=False, hidden=NO_CARD))
        layout = dict(self._lay_out(now))
        x, y = self._at(battle.defender)
        layout[HIDDEN] = Placement(x, y, 40, 40 * PROPORTION, ("back",), 200)
        self._now = now
        self._beat(0.4, "grapple_draw", caption=f"{self._name(seat)} declines", layout=layout)

    def _win(self, seat: int, cards: tuple[int, ...], points: int) -> None:
        self._garrison(seat, cards)
        self._end_battle()
        caption = f"{self._name(seat)} wins {points} {'point' if points == 1 else 'points'}"
        self._beats.append(
            Beat(self._lay_out(self._now), 0.5, f"tick_{max(1, min(points, MOST_TICKS))}", caption, arc=30)
        )

    def _split(self, event: Split) -> None:
        battle = self._now.battle
        if battle is None:
            return
        self._garrison(event.attacker, battle.attack)
        self._garrison(event.defender, battle.defence)
        self._end_battle()
        self._beat(0.5, "tick_3", caption="Split: each keeps their own", arc=30)

    def _garrison(self, seat: int, cards: tuple[int, ...]) -> None:
        garrisons = self._now.public.garrisons
        self._show(garrisons=replaced(garrisons, seat, garrisons[seat] + cards))

    def _end_battle(self) -> None:
        self._now = replace(self._now, battle=None)
        self._show(phase="turn")
