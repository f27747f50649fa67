"""How near everybody is to winning: cards to be rid of, and cards to collect."""

from __future__ import annotations

from goblins.games.fairies.content import Content
from goblins.games.fairies.view import FairiesView
from goblins.words import say


def way_of(*, reverse: bool) -> str:
    """The way it is played, as sentences choose by it."""
    return "reverse" if reverse else "usual"


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
    goal, many = view.public.goal, content.numbers.to_win
    way = way_of(reverse=goal.reverse)
    if goal.ultimate:
        return say("fairies-aim-ultimate", way=way)
    return say("fairies-aim-solitaire" if goal.solitaire else "fairies-aim", way=way, count=many)
