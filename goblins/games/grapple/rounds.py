"""Turns and rounds: dealing, drawing, passing the turn, and the end of a round (G-02 … G-04, G-30 … G-34)."""

from __future__ import annotations

from goblins.core.chance import chance, shuffled
from goblins.games.grapple import actions as act
from goblins.games.grapple import events as ev
from goblins.games.grapple.draft import Draft
from goblins.games.grapple.scoring import is_shared, leaders
from goblins.games.grapple.state import NOBODY, Round, RoundEnd, next_player, seat_count


def deal(draft: Draft) -> None:
    """Shuffle everything, deal a hand to each player; the player left of the dealer starts (G-02)."""
    public, secret, size = draft.public, draft.secret, draft.content.hand
    cards = shuffled(chance(secret.seed, secret.occasion), range(len(draft.content.kinds)))
    secret.occasion += 1
    seats = seat_count(public)
    hands: list[tuple[int, ...]] = [()] * seats
    for place, seat in enumerate(public.players):
        hands[seat] = tuple(cards[size * place : size * (place + 1)])
    public.garrisons, public.spies = ((),) * seats, ()
    public.spied, public.idle = NOBODY, 0
    secret.hands, secret.armies = tuple(hands), ((),) * seats
    secret.deck = tuple(cards[size * len(public.players) :])
    secret.battle, secret.sightings = None, ((),) * seats
    draft.tell(ev.Dealt(len(public.rounds) + 1, public.dealer, public.players), reveals=True)
    start_turn(draft, next_player(public, public.dealer))


def start_turn(draft: Draft, seat: int) -> None:
    """A seat's turn begins: it draws, if there is anything to draw (G-03, G-04)."""
    public, deck, draw = draft.public, draft.secret.deck, draft.content.draw
    public.active, public.acted, public.phase = seat, False, "turn"
    draft.secret.deck = deck[:-draw]
    for card in reversed(deck[-draw:]):
        draft.gain(seat, card)
        draft.tell(ev.Drew(seat, card), reveals=True)


def end_turn(draft: Draft, action: act.EndTurn) -> None:
    """The turn passes; when nobody can draw and nobody has acted all round the table, the round is over (G-04)."""
    public = draft.public
    draft.tell(ev.TurnEnded(action.seat))
    public.turns += 1
    public.idle = 0 if draft.secret.deck or public.acted else public.idle + 1
    if public.idle >= len(public.players):
        end_round(draft, "exhausted", NOBODY)
    else:
        start_turn(draft, next_player(public, action.seat))


def end_round(draft: Draft, reason: RoundEnd, seat: int) -> None:
    """Score garrisons and armies; see whether the game is over, or who plays on (G-30 … G-34)."""
    public, secret, worth = draft.public, draft.secret, draft.content.worth
    garrisons = tuple([worth(cards) for cards in public.garrisons])
    armies = tuple([worth(cards) for cards in secret.armies])
    public.rounds += (Round(garrisons, armies, reason, seat),)
    public.spied, public.phase = NOBODY, "next"
    secret.battle = None
    draft.tell(ev.RoundEnded(reason, seat, garrisons, armies, secret.armies), reveals=True)
    if reason == "garrison":
        public.turns += 1  # the turn that ended the round counts too
    leading = leaders(public)
    if len(leading) == 1 or (leading and is_shared(public)):
        public.ending = "points" if public.goal else "single_round"
        draft.tell(ev.Ended(public.ending))
        return
    public.dealer = next_player(public, public.dealer)
    if leading:
        public.players = leading
        if public.dealer not in leading:
            public.dealer = next_player(public, public.dealer)


def next_round(draft: Draft, action: act.NextRound) -> None:
    """The result has been read."""
    deal(draft)
