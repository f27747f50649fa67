"""Why something is not allowed: the clause that forbids it, in a sentence for the player."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.core.bits import members
from goblins.core.contract import Refusal, refuse
from goblins.core.engine import Waiting
from goblins.games.koncita.actions import (
    Caught,
    Discard,
    Done,
    Gesture,
    KoncitaAction,
    Move,
    Pick,
    Run,
    Shove,
    Take,
)
from goblins.games.koncita.content import FRIEND, KINDS, Content
from goblins.games.koncita.legal import playable, thrown_away, uses
from goblins.games.koncita.room import COLOURS, SQUARES
from goblins.games.koncita.standing import goblin_on, goblin_squares, occupied_squares
from goblins.games.koncita.state import NOBODY, OUT, Decision, KoncitaPublic, KoncitaState
from goblins.words import Message, message

WAITING = Waiting(
    phases={
        "place": refuse("K-09", "koncita-no-goblins-are-still-being-placed"),
        "pick": refuse("K-10", "koncita-no-movement-card-comes-first"),
        "use": refuse("K-10", "koncita-no-picked-card-must-used-first"),
        "shove": refuse("K-17", "koncita-no-shoved-goblin-must-moved-first"),
        "take": refuse("K-32", "koncita-no-forfeit-must-taken-first"),
        "bounce": refuse("K-24", "koncita-no-goblin-touched-princess-must-moved"),
        "relocate": refuse("K-26", "koncita-no-room-card-must-moved-first"),
    },
    over=refuse("K-50", "koncita-no-game-over"),
    nobody=refuse("K-10", "koncita-no-nobody-sits-there"),
)

#: What stops a card toward some colours.
_STOPPED = {
    "K-13": "koncita-no-way-wall",
    "K-19": "koncita-no-way-shove",
    "K-21": "koncita-no-way-room-card",
    "K-30": "koncita-no-way-oscar",
}


def anothers(decision: Decision, action: KoncitaAction) -> Refusal:
    """What somebody hears who wants to take another's decision."""
    if isinstance(action, Shove):
        return refuse("K-18", "koncita-no-player-whose-turn-chooses-where")
    if decision.kind in ("bounce", "relocate"):
        return refuse("K-24" if decision.kind == "bounce" else "K-26", "koncita-no-goblins-own-player-chooses-square")
    if decision.kind == "take":
        return refuse("K-32", "koncita-no-whoever-takes-forfeit-chooses-its")
    return refuse("K-09" if decision.kind == "place" else "K-10", "koncita-no-another-players-turn")


def objection(state: KoncitaState, content: Content, action: KoncitaAction) -> Refusal:
    """The clause against an action that is not legal, although it is its seat's to decide, and now."""
    public, secret = state.public, state.secret
    if isinstance(action, Gesture | Caught):
        return _no_aside(public, action)
    if isinstance(action, Pick | Discard | Done):
        return _no_card(public, content, secret.hands[action.seat], action)
    if isinstance(action, Move | Run):
        return _no_way(public, content, public.played[-1], action)
    if isinstance(action, Take):
        return _no_deck(secret.decks, action.kind)
    return _no_square(public, content, public.pending[-1], action.square)


def no_use(public: KoncitaPublic, content: Content, card: int, action: Move | Run) -> Refusal | None:
    """The clause against using a card so, were it laid down now; None if it can be."""
    return None if action in uses(public, content, action.seat, card) else _no_way(public, content, card, action)


def _no_aside(public: KoncitaPublic, action: Gesture | Caught) -> Refusal:
    seat = action.seat
    if public.breaches[seat] >= OUT:
        return refuse("K-37", "koncita-no-who-out-keeps-no-orders")
    if isinstance(action, Caught):
        if not public.table_forfeits:
            return refuse("K-36", "koncita-no-caught-for-table-forfeits-only")
        if not public.people >> seat & 1:
            return refuse("K-36", "koncita-no-bots-neither-accuse-nor-are")
        return refuse("K-36", "koncita-no-there-no-order-break-or")
    if public.table_forfeits:
        return refuse("K-36", "koncita-no-with-table-forfeits-gestures-are")
    if public.locked >> seat & 1:
        return refuse("K-35", "koncita-no-after-stumble-gestures-are-locked")
    if not public.orders[seat]:
        return refuse("K-33", "koncita-no-there-no-order-keep-yet")
    if action.kind == FRIEND:
        return refuse("K-33", "koncita-no-compliment-paid-another-player-who")
    return refuse("K-33", "koncita-no-there-no-such-gesture")


def _no_card(public: KoncitaPublic, content: Content, hand: tuple[int, ...], action: Pick | Discard | Done) -> Refusal:
    if isinstance(action, Done):
        return refuse("K-15", "koncita-no-throw-at-least-one-card")
    if action.card not in hand:
        return refuse("K-10", "koncita-no-only-card-own-hand-can")
    if isinstance(action, Discard):
        return refuse("K-15", "koncita-no-cards-cant-thrown-away-while")
    if thrown_away(public, content, hand) or not playable(public, content, action.seat, hand):
        return refuse("K-15", "koncita-no-no-card-can-played-throw")
    return _no_play(public, content, action)


def _no_play(public: KoncitaPublic, content: Content, action: Pick) -> Refusal:
    """What stops a card that can't be used at all, whichever way."""
    card, seat = content.cards.movement[action.card], action.seat
    stopped: dict[str, list[int]] = {}
    for use in (Move, Run) if card.oscar else (Move,):
        for colour in members(card.colours):
            rule = _no_way(public, content, action.card, use(seat, colour)).rule
            stopped.setdefault(rule, []).append(colour)
    # anybody sees a wall: what is named is what they may not think of
    first = next((rule for rule in stopped if rule != "K-13"), "K-13")
    return refuse(first, "core-sentences", parts=tuple(_stop(rule, colours) for rule, colours in stopped.items()))


def _no_way(public: KoncitaPublic, content: Content, number: int, action: Move | Run) -> Refusal:
    card, colour = content.cards.movement[number], action.colour
    if not 0 <= colour < len(COLOURS) or not card.colours >> colour & 1:
        return refuse("K-11", "koncita-no-card-doesnt-show-colour")
    if isinstance(action, Run):
        if not card.oscar:
            return refuse("K-14", "koncita-no-only-card-shows-oscar-can")
        return _stopped("K-30", colour)
    start = public.goblins[action.seat] if card.kind == "goblin" else public.princess
    if content.board.steps[colour][start] < 0:
        return _stopped("K-13", colour)
    return _stopped("K-21" if card.kind == "princess" else "K-19", colour)


def _stopped(rule: str, colour: int) -> Refusal:
    """What stops a card toward one of its colours."""
    return Refusal(rule, _stop(rule, [colour]))


def _stop(rule: str, colours: Sequence[int]) -> Message:
    return message(_STOPPED[rule], colours=tuple(message(f"koncita-colour-{COLOURS[colour]}") for colour in colours))


def _no_deck(decks: tuple[tuple[int, ...], ...], kind: int) -> Refusal:
    if not 0 <= kind < len(KINDS) or not decks[kind]:
        return refuse("K-32", "koncita-no-deck-has-no-card-left")
    return refuse("K-32", "koncita-no-kind-held", kind=message(f"koncita-kind-{KINDS[kind]}"))


def _no_square(public: KoncitaPublic, content: Content, decision: Decision, square: int) -> Refusal:
    if not 0 <= square < SQUARES or not content.board.free >> square & 1:
        rule = {"place": "K-09", "shove": "K-18"}.get(decision.kind, "K-13")
        return refuse(rule, "koncita-no-no-square-stand-on")
    if decision.kind == "shove":
        return _no_shove(public, content, decision, square)
    rule = "K-09" if decision.kind == "place" else "K-23"
    if occupied_squares(public) >> square & 1:
        return refuse(rule, "koncita-no-square-not-empty")
    if decision.kind == "place":
        return refuse(rule, "koncita-no-goblins-begin-on-square-touches")
    return refuse(rule, "koncita-no-square-so-far", flung=content.numbers.flung)


def _no_shove(public: KoncitaPublic, content: Content, decision: Decision, square: int) -> Refusal:
    if square == decision.source:
        return refuse("K-17", "koncita-no-not-square-shover-came-from")
    if square not in content.board.neighbours[decision.square]:
        return refuse("K-17", "koncita-no-shoved-goblin-goes-square-beside")
    if goblin_on(public, square, but=~decision.moved) != NOBODY:
        return refuse("K-18", "koncita-no-no-goblin-moves-twice-one")
    assert goblin_squares(public) >> square & 1
    return refuse("K-19", "koncita-no-goblin-there-has-no-square")
