"""Why something is not allowed: the clause that forbids it, in a sentence for the player."""

from __future__ import annotations

from goblins.core.contract import Refusal
from goblins.games.koncita.actions import (
    Bounce,
    Caught,
    Discard,
    Done,
    Gesture,
    KoncitaAction,
    Move,
    Pick,
    Place,
    Relocate,
    Run,
    Shove,
    Take,
)
from goblins.games.koncita.board import SQUARES
from goblins.games.koncita.cards import COLOURS, KINDS, MOVEMENT_CARDS
from goblins.games.koncita.draft import Lore
from goblins.games.koncita.legal import (
    FRIEND,
    asides,
    decisions,
    playable,
    thrown_away,
)
from goblins.games.koncita.standing import goblin_squares, occupied_squares
from goblins.games.koncita.state import Decision, KoncitaState

#: What is being decided -> the clause, and what the table waits for.
_WAITING = {
    "place": ("K-09", "The goblins are still being placed."),
    "pick": ("K-10", "A Movement card comes first."),
    "use": ("K-10", "The picked card must be used first."),
    "shove": ("K-17", "The shoved goblin must be moved first."),
    "take": ("K-32", "A Forfeit must be taken first."),
    "bounce": ("K-24", "The goblin that touched the Princess must be moved first."),
    "relocate": ("K-26", "The room card must be moved first."),
}
_DECIDES = {
    Place: "place",
    Pick: "pick",
    Discard: "pick",
    Done: "pick",
    Move: "use",
    Run: "use",
    Shove: "shove",
    Take: "take",
    Bounce: "bounce",
    Relocate: "relocate",
}


def why_not(state: KoncitaState, lore: Lore, action: KoncitaAction) -> Refusal | None:
    """The clause that forbids an action; None exactly for the legal ones."""
    if state.ending:
        return Refusal("K-50", "The game is over.")
    if not 0 <= action.seat < len(state.hands):
        return Refusal("K-10", "Nobody sits there.")
    if isinstance(action, Gesture | Caught):
        return None if action in asides(state, action.seat) else _no_aside(state, action)
    decision = state.pending[-1]
    if _DECIDES[type(action)] != decision.kind:
        return Refusal(*_WAITING[decision.kind])
    if action.seat != decision.seat:
        return _anothers(decision)
    if action in decisions(state, lore, decision):
        return None
    if isinstance(action, Pick | Discard | Done):
        return _no_card(state, lore, action)
    if isinstance(action, Move | Run):
        return _no_way(state, lore, action)
    if isinstance(action, Take):
        return _no_deck(state, action)
    return _no_square(state, lore, decision, action.square)


def _anothers(decision: Decision) -> Refusal:
    if decision.kind in ("bounce", "relocate"):
        return Refusal("K-24" if decision.kind == "bounce" else "K-26", "The goblin's own player chooses the square.")
    if decision.kind == "take":
        return Refusal("K-32", "Whoever takes the Forfeit chooses its deck.")
    return Refusal("K-09" if decision.kind == "place" else "K-10", "It is another player's turn.")


def _no_aside(state: KoncitaState, action: Gesture | Caught) -> Refusal:
    seat = action.seat
    if state.breaches[seat] >= 2:
        return Refusal("K-37", "Who is out keeps no orders any more.")
    if isinstance(action, Caught):
        if not state.table_forfeits:
            return Refusal("K-36", "Caught! is for table forfeits only.")
        if not state.people >> seat & 1:
            return Refusal("K-36", "Bots neither accuse nor are accused.")
        return Refusal("K-36", "There is no order to break, or that one is being settled already.")
    if state.table_forfeits:
        return Refusal("K-36", "With table forfeits gestures are made at the table.")
    if state.locked >> seat & 1:
        return Refusal("K-35", "After a stumble gestures are locked until the next card or a new duty.")
    if not state.orders[seat]:
        return Refusal("K-33", "There is no order to keep yet.")
    if action.kind == FRIEND:
        return Refusal("K-33", "A compliment is paid to another player who is in the game.")
    return Refusal("K-33", "There is no such gesture.")


def _no_card(state: KoncitaState, lore: Lore, action: Pick | Discard | Done) -> Refusal:
    seat = action.seat
    if isinstance(action, Done):
        return Refusal("K-15", "Throw at least one card away first, and only when none can be played.")
    if not 0 <= action.card < MOVEMENT_CARDS or action.card not in state.hands[seat]:
        return Refusal("K-10", "Only a card of your own hand can be played.")
    if isinstance(action, Discard):
        return Refusal("K-15", "Cards can't be thrown away while one of them can be played.")
    if thrown_away(state) or not playable(state, lore, seat):
        return Refusal("K-15", "No card can be played: throw one or more away.")
    return Refusal("K-13", "This card can't move anything now.")


def _no_way(state: KoncitaState, lore: Lore, action: Move | Run) -> Refusal:
    card, colour, seat = lore.cards.movement[state.played[-1]], action.colour, action.seat
    if not 0 <= colour < len(COLOURS) or not card.colours >> colour & 1:
        return Refusal("K-11", "The card doesn't show that colour.")
    if isinstance(action, Run):
        if not card.oscar:
            return Refusal("K-14", "Only a card that shows Oscar can send him running.")
        return Refusal("K-30", f"Oscar can't run toward {COLOURS[colour]}: he needs an empty square.")
    start = state.goblins[seat] if card.kind == "goblin" else state.princess
    square = lore.board.steps[colour][start]
    if square < 0:
        return Refusal("K-13", f"There is a wall or furniture toward {COLOURS[colour]}.")
    if card.kind == "princess":
        return Refusal("K-21", "The Princess may not move onto a room card.")
    return Refusal("K-19", "The goblin there has no square to be shoved to.")


def _no_deck(state: KoncitaState, action: Take) -> Refusal:
    if not 0 <= action.kind < len(KINDS) or not state.decks[action.kind]:
        return Refusal("K-32", "That deck has no card left.")
    return Refusal("K-32", f"You hold a {KINDS[action.kind].title()} Forfeit already: take another kind.")


def _no_square(state: KoncitaState, lore: Lore, decision: Decision, square: int) -> Refusal:
    if not 0 <= square < SQUARES or not lore.board.free >> square & 1:
        rule = {"place": "K-09", "shove": "K-18"}.get(decision.kind, "K-13")
        return Refusal(rule, "That is no square to stand on.")
    if decision.kind == "place":
        if occupied_squares(state) >> square & 1:
            return Refusal("K-09", "That square is not empty.")
        return Refusal("K-09", "Goblins begin on a square that touches an edge.")
    if decision.kind == "shove":
        if square == decision.source:
            return Refusal("K-17", "Not to the square the shover came from.")
        if square not in lore.board.neighbours[decision.square]:
            return Refusal("K-17", "A shoved goblin goes to a square beside it.")
        if any(standing == square and decision.moved >> seat & 1 for seat, standing in enumerate(state.goblins)):
            return Refusal("K-18", "No goblin moves twice in one chain.")
        assert goblin_squares(state) >> square & 1
        return Refusal("K-19", "The goblin there has no square to be shoved to.")
    if occupied_squares(state) >> square & 1:
        return Refusal("K-23", "That square is not empty.")
    return Refusal("K-23", "The square must be three away, along rows and columns.")
