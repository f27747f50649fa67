"""What the things on the Grapple table are, in sentences that end with their clause; where a card may go."""

from __future__ import annotations

from goblins.games.grapple.content import DEFENDER, SPY, Content
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.state import Battle, next_player
from goblins.games.grapple.view import GrappleView
from goblins.games.grapple.wording import in_cards, in_goblins, in_points
from goblins.tables.contract import TableContext
from goblins.tables.grapple import showing as show
from goblins.tables.grapple.gestures import holds_ahead
from goblins.tables.grapple.sentences import can_rescue
from goblins.ui.moving.motion import Piece
from goblins.words import say

IN_THE_LANE = {
    piece.kind for piece in (show.LANE, show.VERDICT, show.STAKE, show.ROPE, show.CRACK, show.GOAL, show.SIDES)
} | {
    show.TORCH,
    show.PLACE,
}

#: Where a card may go in a turn: whether it may attack, and whether it may spy.
WAYS = {
    (False, False): "grapple-drop-to-place",
    (True, False): "grapple-drop-to-attack",
    (False, True): "grapple-drop-to-spy",
    (True, True): "grapple-drop-to-attack-or-spy",
}


def note(view: GrappleView, piece: Piece, context: TableContext, cards: Content) -> str:
    """What a piece is and is good for; empty for one that speaks for itself."""
    public = view.public
    card = show.card_of(piece)
    if card is not None:
        return _note_of_card(view, card, context, cards)
    if piece.kind in (show.PLATE, show.TAG, show.ARMY, show.GARRISON):
        return _note_of_board(view, piece, context, cards)
    if piece == show.DEALER:
        starts = context.name(next_player(public, public.dealer))
        return say("grapple-about-dealer", name=context.name(public.dealer), other=starts)
    if piece == show.DECK:
        return say("grapple-about-deck", left=in_cards(view.deck_size), drawn=in_cards(cards.draw))
    if piece == show.USED:
        return say("grapple-about-used")
    if piece == show.RIBBON:
        return say("grapple-about-asked")
    if piece == show.RACE:
        return _note_of_race(public.goal)
    if piece == show.HIDDEN:
        return say("grapple-about-hidden")
    if piece.kind in IN_THE_LANE:
        return _note_of_lane(view.battle, cards)
    if piece == show.SPIED:
        return say("grapple-about-spied")
    if piece == show.SHEET:
        return say("grapple-about-sheet.last" if public.ending else "grapple-about-sheet")
    return ""


def _note_of_race(goal: int) -> str:
    if not goal:
        return say("grapple-about-one-round")
    return say("grapple-about-race", goal=goal)


def _note_of_lane(battle: Battle | None, cards: Content) -> str:
    if battle is None:
        return say("grapple-about-lane")
    stake = cards.worth([*battle.attack, *battle.defence])
    return say("grapple-about-stake", points=in_points(stake))


def _note_of_board(view: GrappleView, piece: Piece, context: TableContext, cards: Content) -> str:
    seat = piece.number
    mine, name = seat == context.viewer, context.name(seat)
    if piece.kind == show.GARRISON:
        worth, enough = in_points(cards.worth(view.public.garrisons[seat])), cards.garrison
        if mine:
            return say("grapple-about-own-garrison", worth=worth, enough=enough)
        return say("grapple-about-garrison", name=name, worth=worth, enough=enough)
    if piece.kind == show.ARMY and mine:
        return say("grapple-about-own-army")
    if piece.kind == show.ARMY:
        size = view.army_sizes[seat]
        if not size:
            return say("grapple-about-no-army", name=name)
        return say("grapple-about-army", name=name, goblins=in_goblins(size))
    if seat not in view.public.players:
        return say("grapple-about-resting", name=name)
    if mine:
        return say("grapple-about-you")
    return say("grapple-about-player", name=name)


def _note_of_card(view: GrappleView, card: int, context: TableContext, cards: Content) -> str:
    if card in view.hand:
        return say("grapple-about-covered") if context.may_show else ""
    kind, battle = cards.name(card), view.battle
    for seat, held in enumerate(view.public.garrisons):
        if card in held:
            worth = in_points(cards.strengths[card])
            if seat == context.viewer:
                return say("grapple-about-won", goblin=kind, worth=worth)
            return say("grapple-about-others-won", goblin=kind, worth=worth, name=context.name(seat))
    if battle and card in (*battle.attack, *battle.defence):
        seat = battle.attacker if card in battle.attack else battle.defender
        strength = cards.strengths[card]
        return say("grapple-about-fighting", goblin=kind, strength=strength, name=context.name(seat))
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
        attacks = any(view.army_sizes[seat] for seat in others)
        spies = cards.powers[card] == SPY and any(view.hand_sizes[seat] for seat in others)
        return say(WAYS[attacks, spies])
    if public.phase == "spied":
        return say("grapple-drop-on-theirs" if card in view.hand else "grapple-drop-on-yours")
    if public.phase == "rescue" and cards.powers[card] == DEFENDER and can_rescue(view, cards):
        return say("grapple-drop-to-rescue")
    if public.phase == "rescue" and not holds_ahead(view, cards):
        return say("grapple-drop-only-defender")
    return say("grapple-drop-in-lane")
