"""What Goblins say, in balloons: only what everybody sees at that moment."""

from __future__ import annotations

from goblins.ui.moving.cues import Balloon
from goblins.ui.viewport import Point
from goblins.words import say

#: A balloon at the ear of a Goblin: how far its middle is from theirs, and how far its tail ends, as shares of its size.
BESIDE, EAR = (0.62, -0.4), (0.2, -0.2)
#: A Goblin further to the right speaks to the left: else it would cover Palaces and Homes.
SPEAKS_LEFT = 800.0


def growl(mountain: Point) -> Balloon:
    """Something growls in the Mountain."""
    x, y = mountain
    return Balloon(words=say("irene-shout-growl"), at=(x - 210, y - 76), tip=(x - 74, y - 6), lasts=0.3)


def mine(goblin: Point) -> Balloon:
    """A Goblin that has landed in the Caves takes all that lies there."""
    x, y = goblin
    return Balloon(words=say("irene-shout-mine"), at=(x - 240, y - 190), tip=(x - 92, y - 96), px=44, lasts=0.6)


def nothing(goblin: Point, start: float) -> Balloon:
    """A Goblin finds the Caves empty."""
    (x, y), words = goblin, say("irene-shout-nothing")
    return Balloon(words=words, at=(x - 250, y - 130), tip=(x - 84, y - 60), px=34, start=start, lasts=0.5, still=True)


def caught(goblin: Point, size: float, start: float, lasts: float) -> Balloon:
    """A Goblin so large has found somebody, or was found."""
    (x, y), words = goblin, say("irene-shout-caught")
    side = -size if x > SPEAKS_LEFT else size
    at, tip = (x + BESIDE[0] * side, y + BESIDE[1] * size), (x + EAR[0] * side, y + EAR[1] * size)
    return Balloon(words=words, at=at, tip=tip, px=38, start=start, lasts=lasts, still=True)
