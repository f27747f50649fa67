"""The six gestures that orders ask for (K-34): their buttons, their keys, and what they mean when they are made."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.contract import Action
from goblins.games.koncita.actions import Gesture, KoncitaAction
from goblins.games.koncita.content import FRIEND, Cards, Content
from goblins.games.koncita.state import NOBODY, OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.koncita.showing import GestureFace, call_piece, gesture_piece, panel_piece
from goblins.ui.drag import Gestures, gesture
from goblins.ui.moving.motion import Piece


def gesture_face(view: KoncitaView, cards: Cards, seat: int, kind: int, *, reminding: bool = False) -> GestureFace:
    """How a button of somebody's stands; `reminding`: it shows whether it is due."""
    count = sum(cards.forfeits[forfeit].kind == kind for forfeit in view.public.forfeits[seat])
    due = reminding and bool(view.public.due[seat] >> kind & 1)
    return GestureFace(kind, count, bool(view.public.locked >> seat & 1), due)


def called_for(view: KoncitaView) -> int | None:
    """The kind of gesture that the one who looks is to make now, if any: with reminders it is called for."""
    due = view.public.due[view.seat]
    return None if not due or view.public.locked >> view.seat & 1 else (due & -due).bit_length() - 1


def drops(view: KoncitaView, legal: Sequence[KoncitaAction]) -> Gestures:
    """A button, or what calls for it, is clicked, or (Friend) brought to the panel of whoever is praised."""
    found = {}
    called = view.seat, called_for(view)
    for action in legal:
        if isinstance(action, Gesture):
            button, call = gesture_piece(action.seat, action.kind), call_piece(action.seat, action.kind)
            for piece in (button, call) if (action.seat, action.kind) == called else (button,):
                found[piece, piece if action.at == NOBODY else panel_piece(action.at)] = gesture(action)
    return found


def refused(view: KoncitaView, button: Piece) -> Gesture:
    """The gesture that somebody wanted to make, Friend at anybody."""
    seat, kind = button.number, button.part
    others = (other for other, count in enumerate(view.public.breaches) if other != seat and count < OUT)
    return Gesture(seat, kind, next(others, NOBODY) if kind == FRIEND else NOBODY)


def shortcuts(view: KoncitaView, legal: Sequence[KoncitaAction], viewer: int, content: Content) -> dict[str, Action]:
    """The keys of the one who looks: six gestures, Friend to the next player who is in, or to whom the order is about."""
    found: dict[str, Action] = {}
    mine = [action for action in legal if isinstance(action, Gesture) and action.seat == viewer]
    count = len(view.public.goblins)
    told = view.public.taker != NOBODY and view.public.orders[viewer] & content.to_taker
    first = view.public.taker if told else viewer + 1
    for action in sorted(mine, key=lambda one: (one.at - first) % count if one.kind == FRIEND else 0):
        found.setdefault(f"gesture_{action.kind + 1}", action)
    return found
