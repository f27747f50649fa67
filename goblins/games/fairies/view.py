"""What one seat sees of a game of Fairies."""

from __future__ import annotations

from msgspec import Struct

from goblins.games.fairies.state import FairiesPublic


class FairiesView(Struct, frozen=True, gc=False):
    """Everything that shows. The backs of cards are nobody's to look at, but who knows the deck knows them (F-12)."""

    public: FairiesPublic
    seat: int


class Preview(Struct, frozen=True):
    """What adding a face would do, as far as F-12 lets anybody know it beforehand."""

    face: int
    flips: tuple[int, ...]
    """Ring faces that will turn over."""
    takes: tuple[int, ...]
    """Ring faces (as they show now) that will be taken."""
    goblins: int
    """Goblins in hand afterwards."""
    fairies: int
