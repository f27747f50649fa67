"""What a card of Grapple dropped somewhere means."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.contract import Refusal, refuse
from goblins.games.grapple.actions import Attack, Engage, GrappleAction, Hold, LetStand, Place, Rescue, Spy, Swap
from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import DEFENDER, Content
from goblins.games.grapple.view import GrappleView
from goblins.tables.grapple import showing as show
from goblins.ui.drag import Gesture, Gestures, gesture
from goblins.ui.moving.motion import Piece


def gestures(view: GrappleView, legal: Sequence[GrappleAction], cards: Content) -> Gestures:
    """What may be dropped where now."""
    found: dict[tuple[Piece, Piece], Gesture] = {}
    for action in legal:
        match action:
            case Place(seat=seat, card=card):
                found[show.card_piece(card), show.army_piece(seat)] = gesture(action)
            case Attack(card=card, target=target):
                found[show.card_piece(card), show.army_piece(target)] = gesture(action)
            case Spy(card=card, target=target):
                found[show.card_piece(card), show.plate_piece(target)] = gesture(action)
            case Swap(take=take, give=give):
                found[show.card_piece(take), show.card_piece(give)] = gesture(action)
                found[show.card_piece(give), show.card_piece(take)] = gesture(action)
            case Rescue(card=card):
                found[show.card_piece(card), show.NEWEST] = gesture(action)
            case Hold(card=card):
                found[show.card_piece(card), show.HOLD_PLACE] = gesture(action)
            case Engage(card=card):
                found[show.card_piece(card), show.ENGAGE_PLACE] = gesture(action)
            case LetStand(seat=seat) if holds_ahead(view, cards) and seat == view.seat:
                for card in view.hand:
                    found[show.card_piece(card), show.HOLD_PLACE] = Gesture((action, Hold(seat, card)), lasting=True)
    return found


def holds_ahead(view: GrappleView, cards: Content) -> bool:
    """Whether the one who looks is asked for a rescue on a tie they defend: they may say at once how they hold the line."""
    battle = view.battle
    if view.public.phase != "rescue" or battle is None:
        return False
    asked = battle.defender == view.seat and view.seat in battle.asked[:1]
    return asked and verdict(battle, cards) == 0


def refused(view: GrappleView, piece: Piece, target: Piece | None, cards: Content) -> GrappleAction | Refusal | None:
    """The action that an impossible drop would have been, so that the rules can say why not."""
    card, seat = show.card_of(piece), view.seat
    if card is None or target is None:
        return None
    if piece == target:  # a card of the hand that can't be used for what is asked; what lies open asks for nothing
        asked = view.battle is not None and seat in view.battle.asked[:1] and view.public.phase == "rescue"
        return Rescue(seat, card) if asked and card in view.hand else None
    if target.kind == show.ARMY:
        return Place(seat, card) if target.number == seat else Attack(seat, card, target.number)
    if target.kind == show.PLATE:
        return Spy(seat, card, target.number)
    if target == show.NEWEST:
        mistaken = cards.powers[card] != DEFENDER or view.public.phase == "rescue"
        return Rescue(seat, card) if mistaken else None
    if target == show.HOLD_PLACE:
        return Hold(seat, card) if view.battle else None
    if target == show.ENGAGE_PLACE:
        return Engage(seat, card) if view.battle else None
    if show.card_of(target) is not None:
        return refuse("G-06", "grapple-no-one-card-spied-hand-for")
    return None
