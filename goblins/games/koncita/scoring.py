"""How a game ended and who won (K-50 … K-52)."""

from __future__ import annotations

from itertools import groupby

from goblins.core.contract import Outcome, Score, score_line
from goblins.games.koncita.content import Cards, Content
from goblins.games.koncita.state import OUT, KoncitaPublic
from goblins.words import message


def points_of(won: tuple[int, ...], cards: Cards) -> int:
    """What some Treasures are worth."""
    return sum([cards.treasures[treasure].points for treasure in won])


def rank_of(public: KoncitaPublic, content: Content, seat: int) -> tuple[bool, int, int, int]:
    """What seats are ranked by, the best first: in the game, points, few Forfeits, precious Treasures (K-51, K-52)."""
    won, cards = public.won[seat], content.cards
    precious = sum(cards.treasures[treasure].points == content.numbers.precious for treasure in won)
    return public.breaches[seat] >= OUT, -points_of(won, cards), len(public.forfeits[seat]), -precious


def outcome_of(public: KoncitaPublic, content: Content) -> Outcome | None:
    """The ranking and the scores; None while the game goes on."""
    if not public.ending:
        return None
    order = sorted(range(len(public.goblins)), key=lambda seat: rank_of(public, content, seat))
    ranking = tuple(tuple(group) for _, group in groupby(order, key=lambda seat: rank_of(public, content, seat)))
    scores = tuple(_score(public, content.cards, seat) for seat in range(len(public.goblins)))
    return Outcome(
        reason=public.ending,
        rule="K-50",
        said=message(f"koncita-end-{public.ending.replace('_', '-')}", most=content.numbers.most_forfeits),
        winners=ranking[0],
        ranking=ranking,
        scores=scores,
        headed=message("koncita-headline-shared") if len(ranking[0]) > 1 else "",
    )


def _score(public: KoncitaPublic, cards: Cards, seat: int) -> Score:
    points = points_of(public.won[seat], cards)
    lines = (
        score_line("koncita-line-treasures", len(public.won[seat]), counts=False),
        score_line("koncita-line-forfeits", len(public.forfeits[seat]), counts=False),
        score_line("koncita-line-points", points),
    )
    return Score(seat, points, lines)
