"""What the things on the Koncita table are, in a sentence with its clause: said when they are touched or pointed at."""

from __future__ import annotations

from goblins.games.koncita.content import KINDS, Content
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.state import OUT, ROOM_CARDS, Decision
from goblins.games.koncita.telling import squares_away
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.koncita import room, showing
from goblins.tables.koncita.lettering import kind_title
from goblins.ui.moving.motion import Piece
from goblins.words import say

#: What must be decided before anything else: every kind of decision but the choice of a card.
FIRST = ("place", "use", "shove", "take", "bounce", "relocate")


def touched(view: KoncitaView, piece: Piece, context: TableContext, rules: KoncitaRules) -> str:
    """What is said of a piece or a place with which nothing can be done now: what comes first, or what it is."""
    decision = view.public.decision
    mine = decision is not None and context.seat(decision.seat).is_human and decision.seat == context.viewer
    if piece.kind in (showing.SQUARE, showing.OSCARS_SQUARE):
        return say("koncita-about-square") if mine else ""
    if piece.kind == showing.CARD and piece.number in view.hand:
        if context.may_show:
            return say("koncita-about-covered")
        return _waiting_card(decision, context) if decision is not None else ""
    if mine and decision is not None and decision.kind == "take":
        return say("koncita-first-take")
    return words(view, piece, context, rules)


def _waiting_card(decision: Decision, context: TableContext) -> str:
    """Why a card of the hand can't be played."""
    if decision.seat != context.viewer:
        return say("koncita-about-waiting-card", name=context.name(decision.seat))
    return say(f"koncita-first-{decision.kind}") if decision.kind in FIRST else ""


def words(view: KoncitaView, piece: Piece, context: TableContext, rules: KoncitaRules) -> str:
    """What a piece or a place is and does."""
    content = rules.content(len(view.public.goblins))
    away = squares_away(content.numbers.flung)
    match piece:
        case Piece(kind=showing.GOBLIN | showing.PANEL, number=seat):
            return _player(view, piece.kind, seat, context, rules)
        case showing.PRINCESS_PIECE:
            return say("koncita-about-princess", away=away)
        case Piece(kind=showing.THING, number=thing):
            return say("koncita-about-thing", piece=ROOM_CARDS[thing], away=away)
        case Piece(kind=showing.FURNITURE, number=number):
            kind = room.furniture_kinds(content.room)[number]
            return say("koncita-about-furniture", furniture=kind, name=room.furniture_name(kind))
        case Piece(kind=showing.WALL, number=colour):
            return say("koncita-about-wall", colour=COLOURS[colour])
    return _cards(view, piece, context, content)


def _cards(view: KoncitaView, piece: Piece, context: TableContext, content: Content) -> str:
    """What a card or a deck is for."""
    match piece:
        case showing.TREASURE_PIECE:
            return say("koncita-about-treasure")
        case Piece(kind=showing.DECK, number=kind):
            return say("koncita-about-forfeits", kind=kind_title(KINDS[kind]))
        case showing.MOVEMENT:
            return say("koncita-about-deck", hand=content.numbers.hand)
        case Piece(kind=showing.CARD, number=card) if card in view.public.played:
            return say("koncita-about-played", name=context.name(view.public.active))
        case showing.DISCARDS | Piece(kind=showing.CARD):
            return say("koncita-about-discards")
    return ""


def _player(view: KoncitaView, kind: str, seat: int, context: TableContext, rules: KoncitaRules) -> str:
    """Somebody's goblin, or their panel."""
    name = context.name(seat)
    if view.public.breaches[seat] >= OUT:
        return say("koncita-about-out", name=name)
    if kind == showing.PANEL:
        return say("koncita-about-panel", most=rules.content(len(view.public.goblins)).numbers.most_forfeits)
    if seat == context.viewer:
        return say("koncita-about-own-goblin")
    return say("koncita-about-goblin", name=name)
