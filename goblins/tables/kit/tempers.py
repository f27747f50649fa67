"""A bot's temper as it is seen: a small coin with its sign at the portrait's upper edge, the same at every table."""

from __future__ import annotations

from goblins.core.setup import SURPRISE, Seat
from goblins.ui.draw.type import INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred

#: The sign of every temper; of none; and of one that is left to chance.
SIGNS = {"": "stay", "bold": "flame", "careful": "snail", "spiteful": "bolt", "generous": "heart", SURPRISE: "dice"}
PAPER = (255, 246, 220)
#: How large the coin is beside a portrait, at least; and where it sits on it, as shares of the portrait.
COIN, LEAST, CORNER = 0.36, 22.0, (-0.36, -0.34)


def draw_temper(stage: Stage, who: Seat, centre: Point, across: float) -> None:
    """The coin on a bot's portrait that is so wide; nothing for people and even tempers."""
    temper = SURPRISE if who.surprise and not who.temper else who.temper
    if temper and not who.is_human:
        at = (centre[0] + CORNER[0] * across, centre[1] + CORNER[1] * across)
        draw_temper_coin(stage, temper, at, max(LEAST, COIN * across))


def draw_temper_coin(stage: Stage, temper: str, centre: Point, across: float) -> None:
    """A temper's sign on a coin."""
    stage.box(centred(*centre, across, across), PAPER, across / 2, INK, max(2.0, across / 16))
    stage.icon(SIGNS[temper], centre, across * 0.68)
