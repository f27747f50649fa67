"""The deal (F-10, F-11, F-30, F-31, F-40)."""

from __future__ import annotations

from goblins.core.bits import set_of
from goblins.core.chance import below, chance, shuffled
from goblins.core.setup import Setup
from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic, Goal, position_of


def dealt(setup: Setup, seed: int, content: Content) -> FairiesPublic:
    """The opening position. Later attempts at the same seed are other deals, for F-33."""
    options, count, cards = setup.options, len(setup.seats), content.cards
    alone, reverse = count == 1, bool(options.get("reverse"))
    goal = Goal(solitaire=alone, ultimate=alone and bool(options.get("ultimate")), reverse=reverse)
    in_hand, in_ring = (cards, 0) if reverse else (0, cards)  # from a card's number to the face that shows there
    rng = chance(seed, int(options.get("attempt", 0)))
    starred = [card for card in range(cards) if content.stars >> card + in_hand & 1]
    plain = shuffled(rng, [card for card in range(cards) if card not in starred])
    starred = shuffled(rng, starred)
    size = content.numbers.level(options) if alone else content.numbers.company
    first = 0 if alone else below(rng, count)
    hands = []
    for seat in range(count):
        hands.append(set_of(card + in_hand for card in (starred[seat], *plain[: size.hand - 1])))
        del plain[: size.hand - 1]
    ring = tuple(card + in_ring for card in plain[: size.ring])
    lying = set_of(ring)
    shown = lying | sum(hands)
    return FairiesPublic(
        hands=tuple(hands),
        ring=ring,
        active=first,
        turns=0,
        seen=shown,
        cards=(shown | content.turned(shown)) & content.goblin_faces,
        goal=goal,
        history=() if alone else (position_of(hands, lying, first, content.width),),
    )
