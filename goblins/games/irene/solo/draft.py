"""A solo game in the making."""

from __future__ import annotations

from goblins.core import draft
from goblins.games.irene.content import Content
from goblins.games.irene.solo.state import SoloPublic, SoloSecret


class Draft(draft.Draft[SoloPublic, SoloSecret, Content]):
    """The next state of a solo game."""

    __slots__ = ()
