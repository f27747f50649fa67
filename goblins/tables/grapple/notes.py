"""What the things on the Grapple table are, in sentences that end with their clause; where a card may go."""

from __future__ import annotations

from goblins.games.grapple.content import DEFENDER, SPY, Content
from goblins.games.grapple.content import counted as counted_in_words
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.state import Battle, next_player
from goblins.games.grapple.view import GrappleView
from goblins.tables.contract import TableContext
from goblins.tables.grapple import showing as show
from goblins.tables.grapple.gestures import holds_ahead
from goblins.tables.grapple.sentences import can_rescue, counted
from goblins.ui.motion import Piece

IN_THE_LANE = {piece.kind for piece in (show.LANE, show.VERDICT, show.STAKE, show.ROPE, show.CRACK, show.GOAL)} | {
    show.TORCH,
    show.PLACE,
}


def note(view: GrappleView, piece: Piece, context: TableContext, cards: Content) -> str:
    """What a piece is and is good for; empty for one that speaks for itself."""
    public = view.public
    card = show.card_of(piece)
    if card is not None:
        return _note_of_card(view, card, context, cards)
    if piece.kind in (show.PLATE, show.ARMY, show.GARRISON):
        return _note_of_board(view, piece, context, cards)
    if piece == show.DEALER:
        starts = context.name(next_player(public, public.dealer))
        return f"The dealer’s token: {context.name(public.dealer)} dealt this round, and {starts} began it. G-02"
    if piece == show.DECK:
        left = counted_in_words(view.deck_size, "card") if view.deck_size else "no card"
        return f"The deck: {left} left. Every turn begins with drawing {counted_in_words(cards.draw, 'card')}. G-03"
    if piece == show.USED:
        return "Used Spies lie here, face up; they are never shuffled back in. G-04"
    if piece == show.RACE:
        return _note_of_race(public.goal)
    if piece == show.HIDDEN:
        return "A reinforcement: it is turned up if the attacker answers. G-15"
    if piece.kind in IN_THE_LANE:
        return _note_of_lane(view.battle, cards)
    if piece == show.SPIED:
        return "Only you see this hand. Swap one of its cards for one of yours, or just look. G-06"
    if piece == show.SHEET:
        return "“Next round” goes on; “Whole table” lets you look at the table below."
    return ""


def _note_of_race(goal: int) -> str:
    if not goal:
        return "One round decides: garrison and army count. G-34"
    return f"Points of finished rounds. With {goal} or more at the end of a round the leader wins. G-32"


def _note_of_lane(battle: Battle | None, cards: Content) -> str:
    if battle is None:
        return "Battles are fought here. To attack, drop a card on somebody’s army. G-10"
    stake = cards.worth([*battle.attack, *battle.defence])
    return f"The winner takes every goblin that lies open here: {counted(stake)}. G-11"


def _note_of_board(view: GrappleView, piece: Piece, context: TableContext, cards: Content) -> str:
    seat = piece.number
    mine, name = seat == context.viewer, context.name(seat)
    whose = "Your" if mine else f"{name}’s"
    if piece.kind == show.GARRISON:
        worth = counted(cards.worth(view.public.garrisons[seat]))
        return f"{whose} garrison: goblins won in battle, {worth}. {cards.garrison} end the round at once. G-30"
    if piece.kind == show.ARMY and mine:
        return "Your army: what you place here counts for you, and its top goblin meets the next attacker. G-07"
    if piece.kind == show.ARMY:
        size = view.army_sizes[seat]
        if not size:
            return f"{name} has no army, so there is nothing to attack. G-10"
        return f"{whose} army: {counted_in_words(size, 'goblin')}. A card dropped on it attacks the top one. G-10"
    if seat not in view.public.players:
        return f"{name} does not play in this round: only those who share the lead do. G-33"
    if mine:
        return "This is you. Of your hand the others see only how many cards you hold."
    return f"{name}. A Spy dropped here shows you this hand. G-05"


def _note_of_card(view: GrappleView, card: int, context: TableContext, cards: Content) -> str:
    if card in view.hand:
        return "Show your hand first: then its cards can be played." if context.covered else ""
    kind, battle = cards.name(card), view.battle
    for seat, held in enumerate(view.public.garrisons):
        if card in held:
            whose = "your" if seat == context.viewer else f"{context.name(seat)}’s"
            return f"{kind}, {counted(cards.strengths[card])} in {whose} garrison. What is won stays there. G-12"
    if battle and card in (*battle.attack, *battle.defence):
        seat = battle.attacker if card in battle.attack else battle.defender
        return f"{kind}, strength {cards.strengths[card]}, fights for {context.name(seat)}. G-11"
    if card in view.public.spies:
        return note(view, show.USED, context, cards)
    return ""


def where_to(view: GrappleView, card: int, context: TableContext, cards: Content) -> str:
    """Where a card may go that was dropped on nothing; empty for one with which nothing can be done now."""
    public = view.public
    if public.phase == "next" or context.covered or who_decides(public, view.battle) != view.seat:
        return ""
    if public.phase == "turn":
        others = [seat for seat in public.players if seat != view.seat]
        ways = ["Drop it on your army to place it"]
        if any(view.army_sizes[seat] for seat in others):
            ways.append("on another’s army to attack")
        if cards.powers[card] == SPY and any(view.hand_sizes[seat] for seat in others):
            ways.append("on another’s portrait to spy")
        return f"{', '.join(ways[:-1])}{', or ' if ways[1:] else ''}{ways[-1]}."
    if public.phase == "spied":
        mine = card in view.hand
        return f"Drop it on one of {'theirs' if mine else 'your own cards'} to swap, or just look."
    if public.phase == "rescue" and cards.powers[card] == DEFENDER and can_rescue(view, cards):
        return "Drop the Defender on your newest goblin to rescue it."
    if public.phase == "rescue" and not holds_ahead(view, cards):
        return "Only a Defender can step in now. G-20"
    return "Drop it on the lit place in the battle."
