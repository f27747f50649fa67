"""What was done for the first time in a match: medals that drop in beside its result."""

from __future__ import annotations

from collections.abc import Mapping

from goblins.core.setup import Setup
from goblins.scenes.house import House
from goblins.scenes.medal import draw_medal, medal_rect
from goblins.study.feats import NOTE, Standing, earned
from goblins.ui.draw.type import CREAM, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.fields import Spot
from goblins.words import say

#: Where medals stand beside the podium, how large they are, and from how far above they drop.
PLACES: tuple[Point, ...] = ((92, 300), (560, 300))
MEDAL, DROP = 92.0, 360.0
DARK: Colour = (40, 26, 50)
GOLD: Colour = (233, 180, 64)


class Earned:
    """The medals of one result: those of its viewer or of everybody, two at most, the rest as a number."""

    def __init__(self, facts: Mapping[str, str], setup: Setup, places: tuple[Point, ...] = PLACES) -> None:
        self._names = [seat.name for seat in setup.seats]
        self._found = [(seat, feat) for seat, feat in earned(facts.get(NOTE, "")) if seat < len(self._names)]
        self._several = len(setup.humans) > 1
        self._places = places

    @property
    def shown(self) -> list[tuple[Point, int, Standing]]:
        """Where which seat's medal stands."""
        return [(at, seat, feat) for at, (seat, feat) in zip(self._places, self._found, strict=False)]

    @property
    def words(self) -> str:
        """What was done, for a page without room for medals; nothing where nothing was."""
        titles = tuple(feat.title for _, feat in self._found)
        return say("feats-told", count=len(titles), titles=titles) if titles else ""

    def spots(self, house: House) -> list[Widget]:
        """A medal says what it took, and leads to all feats of its game."""
        return [
            Spot(
                medal_rect(at, MEDAL),
                lambda feat=feat, seat=seat: house.doors.feats(feat.game, self._names[seat]),  # type: ignore[misc]
                tooltip=feat.help,
                name=f"feat {feat.game} {feat.key}",
            )
            for at, seat, feat in self.shown
        ]

    def draw(self, stage: Stage, arrived: float) -> None:
        """The medals come down with the banner and shine once."""
        for (x, y), seat, feat in self.shown:
            top = y - DROP * (1 - arrived)
            draw_medal(stage, (x, top), MEDAL, feat, lit=True, glow=0.75 - 0.45 * arrived)
            over = say("feats-new-of", name=self._names[seat]) if self._several else say("feats-new", count=1)
            stage.light(over, (x, top - 66), 17, "center", "body", width=176)
            self._plate(stage, Rect(x - 84, top + 54, 168, 36), feat.title)
        more = len(self._found) - len(self._places)
        if self._places and more > 0 and arrived == 1:
            x, y = self._places[-1]
            stage.light(say("feats-more", count=more), (x, y + 110), 18, "center", "body", width=170)

    def _plate(self, stage: Stage, rect: Rect, words: str) -> None:
        stage.box(rect, DARK, rect.h / 2, GOLD, 3)
        stage.text(words, rect.centre, 19, CREAM, width=rect.w - 24)
