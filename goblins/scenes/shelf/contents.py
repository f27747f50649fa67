"""What pops out of a box when its lid is thrown off: a few of the game's own pieces, and who lives there."""

from __future__ import annotations

from goblins.content.shelf import box_of
from goblins.tables.capabilities import ShowsPieces
from goblins.tables.registry import table_of
from goblins.ui.moving.easing import eased
from goblins.ui.moving.effects import put, turned
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point

#: How wide pieces are that stand upright, how high they rise, how far apart, how much lower and how far turned beside.
WIDE, HIGH, APART, LOWER, TURN = 112.0, 292.0, 96.0, 26.0, 13.0
#: The one who lives there: how wide, and how high they rise.
FIGURE, RISES = 216.0, 172.0
#: How long after the one before each begins, and how long it takes, as parts of the lid's time; and how low all begin.
LATER, TAKES, BELOW = 0.1, 0.55, 40.0


class Contents:
    """The contents of a game's box."""

    def __init__(self, game: str) -> None:
        self._box, self._table = box_of(game), table_of(game)

    def draw(self, stage: Stage, at: Point, opened: float) -> None:
        """All of it over the middle of a box, as far as that is opened."""
        middle = (len(self._box.inside) - 1) / 2
        for index, card in enumerate(self._box.inside):
            aside, risen = index - middle, eased("back", min(1.0, (opened - LATER * index) / TAKES))
            if opened <= LATER * index or not isinstance(self._table, ShowsPieces):
                continue
            face, proportion = self._table.sample(card.piece, card.number)
            x = at[0] + APART * aside * risen
            y = at[1] - BELOW - (HIGH - LOWER * aside * aside) * risen
            shown = Placement(x, y, WIDE, WIDE * proportion, face, angle=-TURN * aside * risen, resizing=True)
            self._table.draw_piece(stage, shown, "idle")
        risen = eased("back", min(1.0, opened / TAKES))
        who = stage.tokens.character(self._box.out[0], "full", "happy")
        if not stage.sprites.exists(who):
            who = stage.tokens.character(self._box.out[0], "bust", "happy")
        put(stage, turned(stage, who, FIGURE, FIGURE), (at[0], at[1] - BELOW - RISES * risen))
