"""A state in the making, with the events that tell of it."""

from __future__ import annotations

from goblins.core import draft
from goblins.games.fairies.content import Content
from goblins.games.fairies.events import Ended
from goblins.games.fairies.state import FairiesPublic, FairiesSecret


class Draft(draft.Draft[FairiesPublic, FairiesSecret, Content]):
    """A state that may still change."""

    __slots__ = ()

    def end(self, seat: int, reason: str) -> None:
        """The game is over by what a seat did; it stays that seat's turn."""
        self.public.ending = reason
        self.tell(Ended(seat, reason))
