"""What can't be in a state of Koncita."""

from __future__ import annotations

from goblins.core.audit import lost_or_doubled
from goblins.core.bits import set_of
from goblins.games.koncita.content import Content
from goblins.games.koncita.legal import thrown_away
from goblins.games.koncita.state import NOWHERE, OUT, KoncitaPublic, KoncitaState


def audited(state: KoncitaState, content: Content) -> tuple[str, ...]:
    """Cards lost or doubled, pieces off the board or on top of each other, numbers that can't be."""
    public, secret, cards = state.public, state.secret, content.cards
    movement = (secret.deck, public.discards, public.gone, public.played, *secret.hands)
    treasures = (secret.treasures, public.unused, *public.won)
    problems = [
        *lost_or_doubled("Movement card", range(len(cards.movement)), *movement),
        *lost_or_doubled("Treasure", range(len(cards.treasures)), *treasures),
        *lost_or_doubled("Forfeit", range(len(cards.forfeits)), *secret.decks, *public.forfeits),
        *_misplaced(public, content),
    ]
    for seat, (held, orders) in enumerate(zip(public.forfeits, public.orders, strict=True)):
        if orders & ~set_of(held):
            problems.append(f"seat {seat} is bound by an order it never took")
    for seat, count in enumerate(public.breaches):
        if count > OUT:
            problems.append(f"seat {seat} has {count} breaches, but is out after {OUT}")
    if not public.ending and not public.pending:
        problems.append("nothing is being decided, but the game goes on")
    thrown = thrown_away(public, content, secret.hands[public.active])
    if public.decision and public.decision.kind == "pick" and not 0 <= thrown <= content.numbers.hand:
        problems.append("the active hand has a wrong number of cards")
    return tuple(problems)


def _misplaced(public: KoncitaPublic, content: Content) -> list[str]:
    problems = []
    goblins = [square for square in public.goblins if square != NOWHERE]
    standing = [public.princess, *public.things, *goblins]
    if any(square < 0 or not content.board.free >> square & 1 for square in standing):
        problems.append("a piece stands in a wall or in the furniture")
    # while a consequence is being decided two pieces share a square; a game that ended within one leaves them so
    at_rest = public.decision and public.decision.kind in ("place", "pick", "use") and public.deed is None
    if at_rest and len(set(standing)) != len(standing):
        problems.append("two pieces stand on one square")
    for seat, square in enumerate(public.goblins):
        if public.breaches[seat] >= OUT and square != NOWHERE:
            problems.append(f"seat {seat} is out, but its goblin is still there")
    return problems
