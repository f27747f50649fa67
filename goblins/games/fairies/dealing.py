"""The deal (F-10, F-11, F-30, F-31, F-40)."""

from __future__ import annotations

from goblins.core.bits import set_of
from goblins.core.chance import below, chance, shuffled
from goblins.core.setup import Setup
from goblins.games.fairies.content import CARDS, GOBLIN_FACES, Content, turned
from goblins.games.fairies.state import FairiesPublic, Goal, position_of

RING_SIZE = 4
HAND_SIZE = 4


def dealt(setup: Setup, seed: int, content: Content) -> FairiesPublic:
    """The opening position. Later attempts at the same seed are other deals, for F-33."""
    options, count = setup.options, len(setup.seats)
    alone, reverse = count == 1, bool(options.get("reverse"))
    goal = Goal(solitaire=alone, ultimate=alone and bool(options.get("ultimate")), reverse=reverse)
    in_hand, in_ring = (CARDS, 0) if reverse else (0, CARDS)  # from a card's number to the face that shows there
    rng = chance(seed, int(options.get("attempt", 0)))
    starred = [card for card in range(CARDS) if content.stars >> card + in_hand & 1]
    plain = shuffled(rng, [card for card in range(CARDS) if card not in starred])
    starred = shuffled(rng, starred)
    size = int(options.get("level", 5)) if alone else HAND_SIZE
    first = 0 if alone else below(rng, count)
    hands = []
    for seat in range(count):
        hands.append(set_of(card + in_hand for card in (starred[seat], *plain[: size - 1])))
        del plain[: size - 1]
    ring = tuple(card + in_ring for card in plain[: size if alone else RING_SIZE])
    lying = set_of(ring)
    shown = lying | sum(hands)
    return FairiesPublic(
        hands=tuple(hands),
        ring=ring,
        active=first,
        turns=0,
        seen=shown,
        cards=(shown | turned(shown)) & GOBLIN_FACES,
        goal=goal,
        history=() if alone else (position_of(hands, lying, first),),
    )
