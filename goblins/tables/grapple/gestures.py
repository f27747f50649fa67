"""What a card of Grapple dropped somewhere means."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.contract import Refusal
from goblins.games.grapple.actions import Attack, Engage, GrappleAction, Hold, LetStand, Place, Rescue, Spy, Swap
from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import DEFENDER, Content
from goblins.games.grapple.view import GrappleView
from goblins.tables.grapple.geometry import (
    ENGAGE_PLACE,
    HOLD_PLACE,
    NEWEST,
    army_piece,
    card_piece,
    number_of,
    plate_piece,
)
from goblins.ui.drag import Plan
from goblins.ui.motion import Piece

Meaning = GrappleAction | Plan
Found = dict[tuple[Piece, Piece], Meaning]


def gestures(view: GrappleView, legal: Sequence[GrappleAction], cards: Content) -> Found:
    """What may be dropped where now."""
    found: Found = {}
    for action in legal:
        match action:
            case Place(seat=seat, card=card):
                found[card_piece(card), army_piece(seat)] = action
            case Attack(card=card, target=target):
                found[card_piece(card), army_piece(target)] = action
            case Spy(card=card, target=target):
                found[card_piece(card), plate_piece(target)] = action
            case Swap(take=take, give=give):
                found[card_piece(take), card_piece(give)] = action
                found[card_piece(give), card_piece(take)] = action
            case Rescue(card=card):
                found[card_piece(card), NEWEST] = action
            case Hold(card=card):
                found[card_piece(card), HOLD_PLACE] = action
            case Engage(card=card):
                found[card_piece(card), ENGAGE_PLACE] = action
            case LetStand(seat=seat) if holds_ahead(view, cards) and seat == view.seat:
                for card in view.hand:
                    found[card_piece(card), HOLD_PLACE] = Plan((action, Hold(seat, card)))
    return found


def holds_ahead(view: GrappleView, cards: Content) -> bool:
    """Whether the one who looks is asked for a rescue on a tie they defend: they may say at once how they hold the line."""
    battle = view.battle
    if view.public.phase != "rescue" or battle is None:
        return False
    asked = battle.defender == view.seat and view.seat in battle.asked[:1]
    return asked and verdict(battle, cards) == 0


def refused(view: GrappleView, piece: Piece, target: Piece, cards: Content) -> GrappleAction | Refusal | None:
    """The action that an impossible drop would have been, so that the rules can say why not."""
    card, seat = number_of(piece, "card"), view.seat
    if card is None or piece == target:  # a press on a card that lies open asks for nothing
        return None
    army, plate = number_of(target, "army"), number_of(target, "plate")
    if army is not None:
        return Place(seat, card) if army == seat else Attack(seat, card, army)
    if plate is not None:
        return Spy(seat, card, plate)
    if target == NEWEST:
        if cards.kinds[card] != DEFENDER or view.public.phase == "rescue":
            return Rescue(seat, card)
        return None
    if target == HOLD_PLACE and view.battle:
        return Hold(seat, card)
    if target == ENGAGE_PLACE and view.battle:
        return Engage(seat, card)
    other = number_of(target, "card")
    return Refusal("G-06", "One card of the spied hand for one of your own.") if other is not None else None
