"""What the things on the Koncita table are, in a sentence with its clause: said when they are touched or pointed at."""

from __future__ import annotations

from goblins.games.koncita.content import KINDS, Content
from goblins.games.koncita.room import COLOURS
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import forfeits_in_words
from goblins.games.koncita.state import OSCAR, OUT, Decision
from goblins.games.koncita.telling import squares_away
from goblins.games.koncita.view import KoncitaView
from goblins.tables.contract import TableContext
from goblins.tables.koncita import room, sentences, showing
from goblins.tables.koncita.lettering import GESTURES
from goblins.ui.motion import Piece

#: What must be decided before anything else, by the kind of the decision.
FIRST = {
    "place": "First your goblin comes into the room: choose an edge square. K-09",
    "use": "First choose where the card that you laid down moves. K-11",
    "shove": "First choose where the shoved goblin goes. K-17",
    "take": "First choose a Forfeit deck. K-32",
    "bounce": "First choose where the goblin lands. K-24",
    "relocate": "First choose where the card goes that was touched. K-26",
}


def touched(view: KoncitaView, piece: Piece, context: TableContext, rules: KoncitaRules) -> str:
    """What is said of a piece or a place with which nothing can be done now: what comes first, or what it is."""
    decision = view.public.decision
    mine = decision is not None and context.seat(decision.seat).is_human and decision.seat == context.viewer
    if piece.kind in (showing.SQUARE, showing.OSCARS_SQUARE):
        return "Point at one of your cards: the squares to which it leads light up. K-11" if mine else ""
    if piece.kind == showing.CARD and piece.number in view.hand:
        if context.covered:
            return "First turn your hand up; the others look away. K-07"
        return _waiting_card(decision, context) if decision is not None else ""
    if mine and decision is not None and decision.kind == "take":
        return FIRST["take"]
    return words(view, piece, context, rules)


def _waiting_card(decision: Decision, context: TableContext) -> str:
    """Why a card of the hand can't be played."""
    if decision.seat != context.viewer:
        return f"Your cards wait: {context.name(decision.seat)} decides now. K-10"
    return FIRST.get(decision.kind, "")


def words(view: KoncitaView, piece: Piece, context: TableContext, rules: KoncitaRules) -> str:
    """What a piece or a place is and does."""
    content = rules.content(len(view.public.goblins))
    match piece:
        case Piece(kind=showing.GOBLIN | showing.PANEL, number=seat):
            return _player(view, piece.kind, seat, context, rules)
        case showing.PRINCESS_PIECE:
            away = squares_away(content.numbers.flung)
            return f"The Princess: whoever touches her takes a Forfeit and bounces {away}. K-22"
        case Piece(kind=showing.THING, number=thing) if thing == OSCAR:
            return "Oscar: a card that shows him lets him run. Whoever touches or stops him takes a Forfeit. K-30"
        case Piece(kind=showing.THING, number=thing):
            name = sentences.thing(thing).capitalize()
            return (
                f"{name}: whoever touches it takes a Forfeit, then moves it {squares_away(content.numbers.flung)}. K-25"
            )
        case Piece(kind=showing.FURNITURE, number=number):
            name = room.furniture_names(content.room)[number].capitalize()
            return f"{name}: nobody enters it or goes past it; it counts as a wall. K-05"
        case Piece(kind=showing.WALL, number=colour):
            return f"The {COLOURS[colour]} wall: a card with {COLOURS[colour]} moves one square toward it. K-11"
    return _cards(view, piece, context, content)


def _cards(view: KoncitaView, piece: Piece, context: TableContext, content: Content) -> str:
    """What a card or a deck is for."""
    match piece:
        case showing.TREASURE_PIECE:
            return "The Treasure: do what it says in your turn, or move onto the piece at its foot. K-41"
        case Piece(kind=showing.DECK, number=kind):
            title = GESTURES[KINDS[kind]].title
            return f"Forfeits of the kind {title}: who must take a Forfeit chooses one of the six decks. K-32"
        case showing.MOVEMENT:
            return f"The Movement deck: draw back to {content.numbers.hand} when your turn ends. K-10"
        case Piece(kind=showing.CARD, number=card) if card in view.public.played:
            return f"What {context.name(view.public.active)} has played in this turn. K-10"
        case showing.DISCARDS | Piece(kind=showing.CARD):
            return "The discards: shuffled when the deck is empty. K-16"
    return ""


def _player(view: KoncitaView, kind: str, seat: int, context: TableContext, rules: KoncitaRules) -> str:
    """Somebody's goblin, or their panel."""
    name, most = context.name(seat), forfeits_in_words(rules.content(len(view.public.goblins)))
    if view.public.breaches[seat] >= OUT:
        return f"{name} broke orders twice: out of the game. K-37"
    if kind == showing.PANEL:
        return f"Most points of Treasures win; {most} end the game. K-51"
    if seat == context.viewer:
        return "Your goblin: your goblin cards move it one square toward a wall of their colours. K-12"
    return f"{name}’s goblin: move yours onto it and shove it where you like. K-17"
