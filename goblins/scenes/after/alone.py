"""A game for one that was won, or lost: not a podium, but how it went against par, the bests and the days in a row."""

from __future__ import annotations

from goblins.scenes.after.pages import PodiumPage


class AlonePage(PodiumPage):
    """For now like the others."""
