"""How near everybody is to winning: cards to be rid of, and cards to collect."""

from __future__ import annotations

from goblins.content.numerals import in_words
from goblins.games.fairies.content import Content
from goblins.games.fairies.view import FairiesView

PLURALS = {"goblin": "goblins", "fairy": "fairies"}


def bad_and_good(*, reverse: bool) -> tuple[str, str]:
    """Whom everybody wants to be rid of, and whom to collect (F-40: the other way round)."""
    return ("fairy", "goblin") if reverse else ("goblin", "fairy")


def counts(view: FairiesView, seat: int, content: Content) -> tuple[int, int]:
    """Unwanted and wanted cards of a seat."""
    unwanted, wanted = content.goals[view.public.goal.reverse]
    hand = view.public.hands[seat]
    return (hand & unwanted).bit_count(), (hand & wanted).bit_count()


def missing(view: FairiesView, seat: int, content: Content) -> int:
    """How many cards a seat is from winning."""
    unwanted, wanted = counts(view, seat, content)
    return unwanted if view.public.goal.solitaire else min(unwanted, content.numbers.to_win - wanted)


def nearly(view: FairiesView, seat: int, content: Content) -> bool:
    """Whether a seat is one card from winning."""
    return missing(view, seat, content) == 1


def aim_words(view: FairiesView, content: Content) -> str:
    """What wins by the rules and numbers that are played."""
    goal, many = view.public.goal, in_words(content.numbers.to_win)
    bad, good = (PLURALS[kind] for kind in bad_and_good(reverse=goal.reverse))
    if goal.ultimate:
        return f"Win: no {bad} in your hand, and none in the ring, when your turn ends."
    if goal.solitaire:
        return f"Win: no {bad} in your hand when your turn ends. {many.capitalize()} {good} do not win here."
    return f"You win with no {bad}, or with {many} {good}."
