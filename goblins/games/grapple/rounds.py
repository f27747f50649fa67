"""Turns and rounds: dealing, drawing, passing the turn, scoring, and when the game is over (G-02 … G-04, G-30 … G-34)."""

from __future__ import annotations

from typing import Literal

from goblins.core.chance import chance, shuffled
from goblins.games.grapple.draft import Draft
from goblins.games.grapple.state import (
    NOBODY,
    Dealt,
    Drew,
    Ended,
    EndTurn,
    NextRound,
    Round,
    RoundEnded,
    TurnEnded,
    totals_of,
)

HAND_SIZE = 5


def deal(draft: Draft) -> None:
    """Shuffle everything, deal five to each player; the player left of the dealer starts (G-02)."""
    cards = shuffled(chance(draft.seed, draft.occasion), range(len(draft.cards.kinds)))
    draft.occasion += 1
    seats = len(draft.hands)
    hands: list[tuple[int, ...]] = [()] * seats
    for place, seat in enumerate(draft.players):
        hands[seat] = tuple(cards[HAND_SIZE * place : HAND_SIZE * (place + 1)])
    nothing: tuple[tuple[int, ...], ...] = ((),) * seats
    draft.hands, draft.armies, draft.garrisons = tuple(hands), nothing, nothing
    draft.deck, draft.spies = tuple(cards[HAND_SIZE * len(draft.players) :]), ()
    draft.battle, draft.spied, draft.idle = None, NOBODY, 0
    draft.sightings = ((),) * seats
    draft.reveals = True
    draft.events.append(Dealt(len(draft.rounds) + 1, draft.dealer, draft.players))
    start_turn(draft, draft.next_player(draft.dealer))


def start_turn(draft: Draft, seat: int) -> None:
    """A seat's turn begins: it draws, if there is anything to draw (G-03, G-04)."""
    draft.active, draft.acted, draft.phase = seat, False, "turn"
    if draft.deck:
        card = draft.deck[-1]
        draft.deck = draft.deck[:-1]
        draft.gain(seat, card)
        draft.reveals = True
        draft.events.append(Drew(seat, card))


def end_turn(draft: Draft, action: EndTurn) -> None:
    """The turn passes; when nobody can draw and nobody has acted all round the table, the round is over (G-04)."""
    draft.events.append(TurnEnded(action.seat))
    draft.turns += 1
    draft.idle = draft.idle + 1 if not draft.deck and not draft.acted else 0
    if draft.idle >= len(draft.players):
        end_round(draft, "exhausted", NOBODY)
    else:
        start_turn(draft, draft.next_player(action.seat))


def end_round(draft: Draft, reason: Literal["garrison", "exhausted"], seat: int) -> None:
    """Score garrisons and armies; see whether the game is over, or who plays on (G-30 … G-34)."""
    worth = draft.cards.worth
    garrisons = tuple([worth(cards) for cards in draft.garrisons])
    armies = tuple([worth(cards) for cards in draft.armies])
    draft.rounds += (Round(garrisons, armies, reason, seat),)
    draft.battle, draft.spied = None, NOBODY
    draft.reveals = True
    draft.events.append(RoundEnded(reason, seat, garrisons, armies, draft.armies))
    if reason == "garrison":
        draft.turns += 1  # the turn that ended the round counts too
    leaders = leaders_of(draft.rounds, len(draft.hands), draft.goal)
    if len(leaders) == 1:
        draft.phase = "next"
        draft.ending = "points" if draft.goal else "single_round"
        draft.events.append(Ended(draft.ending))
        return
    draft.phase = "next"
    draft.dealer = draft.next_player(draft.dealer)
    if leaders:
        draft.players = leaders
        if draft.dealer not in leaders:
            draft.dealer = draft.next_player(draft.dealer)


def leaders_of(rounds: tuple[Round, ...], seats: int, goal: int) -> tuple[int, ...]:
    """The seats that share the lead once somebody has reached the goal; nobody before (G-32, G-33)."""
    totals = totals_of(rounds, seats)
    best = max(totals)
    return tuple(seat for seat, total in enumerate(totals) if total == best) if best >= goal else ()


def next_round(draft: Draft, action: NextRound) -> None:
    """The result has been read."""
    deal(draft)


def who_goes_on(dealer: int, players: tuple[int, ...], people: int, seats: int) -> int:
    """Who says when the next round begins: the first person at the table, else whoever begins it."""
    persons = [seat for seat in range(seats) if people >> seat & 1]
    if persons:
        return persons[0]
    return next((dealer + step) % seats for step in range(1, seats + 1) if (dealer + step) % seats in players)
