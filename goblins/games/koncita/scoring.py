"""How a game ended and who won (K-50 … K-52), and what can't be in a state."""

from __future__ import annotations

from itertools import groupby

from goblins.core.contract import Outcome, Score, ScoreLine
from goblins.games.koncita.cards import Cards
from goblins.games.koncita.draft import Lore
from goblins.games.koncita.legal import thrown_away
from goblins.games.koncita.state import NOWHERE, KoncitaState

_REASONS = {
    "treasures": "the last Treasure was taken",
    "forfeits": "the last Forfeit was taken",
    "six_forfeits": "six Forfeits in one hand",
    "last_one_in": "only one goblin is left",
}


def points_of(won: tuple[int, ...], cards: Cards) -> int:
    """What some Treasures are worth."""
    return sum([cards.treasures[treasure].points for treasure in won])


def rank_of(state: KoncitaState, cards: Cards, seat: int) -> tuple[bool, int, int, int]:
    """What seats are ranked by, the best first: in the game, points, few Forfeits, 3-point Treasures (K-51, K-52)."""
    won = state.won[seat]
    precious = sum(cards.treasures[treasure].points == 3 for treasure in won)
    return state.breaches[seat] >= 2, -points_of(won, cards), len(state.forfeits[seat]), -precious


def outcome_of(state: KoncitaState, cards: Cards) -> Outcome | None:
    """The ranking and the scores; None while the game goes on."""
    if not state.ending:
        return None
    order = sorted(range(len(state.hands)), key=lambda seat: rank_of(state, cards, seat))
    ranking = tuple(tuple(group) for _, group in groupby(order, key=lambda seat: rank_of(state, cards, seat)))
    scores = tuple(_score(state, cards, seat) for seat in range(len(state.hands)))
    headline = "A shared victory" if len(ranking[0]) > 1 else ""
    return Outcome(state.ending, "K-50", _REASONS[state.ending], ranking[0], ranking, scores, headline)


def _score(state: KoncitaState, cards: Cards, seat: int) -> Score:
    points = points_of(state.won[seat], cards)
    lines = (
        ScoreLine("Treasures", len(state.won[seat]), counts=False),
        ScoreLine("Forfeits", len(state.forfeits[seat]), counts=False),
        ScoreLine("Points", points),
    )
    return Score(seat, points, lines)


def audited(state: KoncitaState, lore: Lore) -> tuple[str, ...]:
    """Cards lost or doubled, pieces off the board or on top of each other, numbers that can't be."""
    problems = []
    movement = [
        *state.deck,
        *state.discards,
        *state.gone,
        *state.played,
        *(card for hand in state.hands for card in hand),
    ]
    if sorted(movement) != list(range(len(lore.cards.movement))):
        problems.append("a Movement card was lost or doubled")
    treasures = [*state.treasures, *state.unused, *(treasure for won in state.won for treasure in won)]
    if sorted(treasures) != list(range(len(lore.cards.treasures))):
        problems.append("a Treasure was lost or doubled")
    forfeits = [card for cards in (*state.decks, *state.forfeits) for card in cards]
    if sorted(forfeits) != list(range(len(lore.cards.forfeits))):
        problems.append("a Forfeit was lost or doubled")
    problems += _misplaced(state, lore)
    for seat, (held, orders) in enumerate(zip(state.forfeits, state.orders, strict=True)):
        if orders & ~sum(1 << card for card in held):
            problems.append(f"seat {seat} is bound by an order it never took")
    if not state.ending and not state.pending:
        problems.append("nothing is being decided, but the game goes on")
    if not state.ending and state.pending[-1].kind == "pick" and not 0 <= thrown_away(state) <= 3:
        problems.append("the active hand has a wrong number of cards")
    return tuple(problems)


def _misplaced(state: KoncitaState, lore: Lore) -> list[str]:
    problems = []
    pieces = [state.princess, *state.things]
    standing = [square for square in state.goblins if square != NOWHERE]
    if any(not 0 <= square < 64 or not lore.board.free >> square & 1 for square in (*pieces, *standing)):
        problems.append("a piece stands in a wall or in the furniture")
    # while a consequence is being decided two pieces share a square; a game that ended within one leaves them so
    if not state.ending and state.pending and state.pending[-1].kind in ("place", "pick", "use") and state.deed is None:
        everything = pieces + standing
        if len(set(everything)) != len(everything):
            problems.append("two pieces stand on one square")
    for seat, square in enumerate(state.goblins):
        if state.breaches[seat] >= 2 and square != NOWHERE:
            problems.append(f"seat {seat} is out, but its goblin is still there")
    return problems
