"""What anybody may know: everything that shows, and what a turn will do as far as that follows from it."""

from __future__ import annotations

from goblins.core.bits import members
from goblins.games.fairies.content import Content
from goblins.games.fairies.state import FairiesPublic
from goblins.games.fairies.view import Preview


def preview(public: FairiesPublic, face: int, content: Content) -> Preview:
    """What adding a face of the active seat's hand would do. Names no back: sides and symbols follow from F-03."""
    becomes, taken_then = content.becomes[face], content.taken[face]
    flips = tuple(card for card in public.ring if becomes[card] != card)
    takes = tuple(card for card in public.ring if taken_then[becomes[card]])
    hand = [card for card in members(public.hands[public.active]) if card != face]
    hand += [becomes[card] for card in takes]
    goblins = sum(card < content.cards for card in hand)
    return Preview(face, flips, takes, goblins, len(hand) - goblins)
