"""Why something is not allowed: the clause that forbids it, in a sentence for the player."""

from __future__ import annotations

from goblins.content.numerals import in_words
from goblins.core.bits import members
from goblins.core.contract import Refusal
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

WAITING = Waiting(
    phases={
        "place": Refusal("K-09", "The goblins are still being placed."),
        "pick": Refusal("K-10", "A Movement card comes first."),
        "use": Refusal("K-10", "The picked card must be used first."),
        "shove": Refusal("K-17", "The shoved goblin must be moved first."),
        "take": Refusal("K-32", "A Forfeit must be taken first."),
        "bounce": Refusal("K-24", "The goblin that touched the Princess must be moved first."),
        "relocate": Refusal("K-26", "The room card must be moved first."),
    },
    over=Refusal("K-50", "The game is over."),
    nobody=Refusal("K-10", "Nobody sits there."),
)

#: What stops a card toward some colours.
_STOPPED = {
    "K-13": "There is a wall or furniture toward {}.",
    "K-19": "The goblin toward {} has no square to be shoved to.",
    "K-21": "A room card lies toward {}, and the Princess may not move onto one.",
    "K-30": "Oscar can’t run toward {}: he needs an empty square.",
}


def anothers(decision: Decision, action: KoncitaAction) -> Refusal:
    """What somebody hears who wants to take another's decision."""
    if isinstance(action, Shove):
        return Refusal("K-18", "The player whose turn it is chooses where a shoved goblin goes.")
    if decision.kind in ("bounce", "relocate"):
        return Refusal("K-24" if decision.kind == "bounce" else "K-26", "The goblin’s own player chooses the square.")
    if decision.kind == "take":
        return Refusal("K-32", "Whoever takes the Forfeit chooses its deck.")
    return Refusal("K-09" if decision.kind == "place" else "K-10", "It is another player’s turn.")


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
        return Refusal("K-37", "Who is out keeps no orders any more.")
    if isinstance(action, Caught):
        if not public.table_forfeits:
            return Refusal("K-36", "Caught! is for table forfeits only.")
        if not public.people >> seat & 1:
            return Refusal("K-36", "Bots neither accuse nor are accused.")
        return Refusal("K-36", "There is no order to break, or that one is being settled already.")
    if public.table_forfeits:
        return Refusal("K-36", "With table forfeits gestures are made at the table.")
    if public.locked >> seat & 1:
        return Refusal("K-35", "After a stumble gestures are locked until the next card, or until an order calls.")
    if not public.orders[seat]:
        return Refusal("K-33", "There is no order to keep yet.")
    if action.kind == FRIEND:
        return Refusal("K-33", "A compliment is paid to another player who is in the game.")
    return Refusal("K-33", "There is no such gesture.")


def _no_card(public: KoncitaPublic, content: Content, hand: tuple[int, ...], action: Pick | Discard | Done) -> Refusal:
    if isinstance(action, Done):
        return Refusal("K-15", "Throw at least one card away first, and only when none can be played.")
    if action.card not in hand:
        return Refusal("K-10", "Only a card of your own hand can be played.")
    if isinstance(action, Discard):
        return Refusal("K-15", "Cards can’t be thrown away while one of them can be played.")
    if thrown_away(public, content, hand) or not playable(public, content, action.seat, hand):
        return Refusal("K-15", "No card can be played: throw one or more away.")
    return _no_play(public, content, action)


def _no_play(public: KoncitaPublic, content: Content, action: Pick) -> Refusal:
    """What stops a card that can't be used at all, whichever way."""
    card, seat = content.cards.movement[action.card], action.seat
    stopped: dict[str, list[str]] = {}
    for use in (Move, Run) if card.oscar else (Move,):
        for colour in members(card.colours):
            rule = _no_way(public, content, action.card, use(seat, colour)).rule
            stopped.setdefault(rule, []).append(COLOURS[colour])
    # anybody sees a wall: what is named is what they may not think of
    first = next((rule for rule in stopped if rule != "K-13"), "K-13")
    return Refusal(first, " ".join(_STOPPED[rule].format(" or ".join(colours)) for rule, colours in stopped.items()))


def _no_way(public: KoncitaPublic, content: Content, number: int, action: Move | Run) -> Refusal:
    card, colour = content.cards.movement[number], action.colour
    if not 0 <= colour < len(COLOURS) or not card.colours >> colour & 1:
        return Refusal("K-11", "The card doesn’t show that colour.")
    if isinstance(action, Run):
        if not card.oscar:
            return Refusal("K-14", "Only a card that shows Oscar can send him running.")
        return _stopped("K-30", colour)
    start = public.goblins[action.seat] if card.kind == "goblin" else public.princess
    if content.board.steps[colour][start] < 0:
        return _stopped("K-13", colour)
    return _stopped("K-21" if card.kind == "princess" else "K-19", colour)


def _stopped(rule: str, colour: int) -> Refusal:
    """What stops a card toward one of its colours."""
    return Refusal(rule, _STOPPED[rule].format(COLOURS[colour]))


def _no_deck(decks: tuple[tuple[int, ...], ...], kind: int) -> Refusal:
    if not 0 <= kind < len(KINDS) or not decks[kind]:
        return Refusal("K-32", "That deck has no card left.")
    return Refusal("K-32", f"You hold a {KINDS[kind].title()} Forfeit already: take another kind.")


def _no_square(public: KoncitaPublic, content: Content, decision: Decision, square: int) -> Refusal:
    if not 0 <= square < SQUARES or not content.board.free >> square & 1:
        rule = {"place": "K-09", "shove": "K-18"}.get(decision.kind, "K-13")
        return Refusal(rule, "That is no square to stand on.")
    if decision.kind == "shove":
        return _no_shove(public, content, decision, square)
    rule = "K-09" if decision.kind == "place" else "K-23"
    if occupied_squares(public) >> square & 1:
        return Refusal(rule, "That square is not empty.")
    if decision.kind == "place":
        return Refusal(rule, "Goblins begin on a square that touches an edge.")
    return Refusal(rule, f"The square must be {in_words(content.numbers.flung)} away, along rows and columns.")


def _no_shove(public: KoncitaPublic, content: Content, decision: Decision, square: int) -> Refusal:
    if square == decision.source:
        return Refusal("K-17", "Not to the square the shover came from.")
    if square not in content.board.neighbours[decision.square]:
        return Refusal("K-17", "A shoved goblin goes to a square beside it.")
    if goblin_on(public, square, but=~decision.moved) != NOBODY:
        return Refusal("K-18", "No goblin moves twice in one chain.")
    assert goblin_squares(public) >> square & 1
    return Refusal("K-19", "The goblin there has no square to be shoved to.")
