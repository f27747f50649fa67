"""What was done for the first time in a match: medals that drop in beside its result."""

from __future__ import annotations

from collections.abc import Mapping

from goblins.core.setup import Setup
from goblins.scenes.house import House
from goblins.scenes.medal import draw_medal, medal_rect
from goblins.study.feats import NOTE, Standing, earned
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.type import CREAM, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.fields import Spot
from goblins.words import say

#: Where medals stand beside the podium, how large they are, and from how far above they drop.
PLACES: tuple[Point, ...] = ((92, 300), (560, 300))
MEDAL, DROP = 92.0, 360.0
#: A small medal beside its name, where there is no room for more, and where the name begins.
SMALL, BESIDE = 40.0, 48.0
DARK: Colour = (40, 26, 50)
GOLD: Colour = (233, 180, 64)


class Earned:
    """The medals of one result: those of its viewer or of everybody, two at most, the rest as a number.

    `plate`: where a page without room for medals names the first of them.
    """

    def __init__(
        self, facts: Mapping[str, str], setup: Setup, places: tuple[Point, ...] = PLACES, plate: Rect | None = None
    ) -> None:
        self._names = [seat.name for seat in setup.seats]
        self._found = [(seat, feat) for seat, feat in earned(facts.get(NOTE, "")) if seat < len(self._names)]
        self._several = len(setup.humans) > 1
        self._places, self._plate_place = places, plate

    @property
    def shown(self) -> list[tuple[Point, int, Standing]]:
        """Where which seat's medal stands."""
        return [(at, seat, feat) for at, (seat, feat) in zip(self._places, self._found, strict=False)]

    @property
    def _named(self) -> list[tuple[Rect, int, Standing]]:
        """What is named on the plate, if the page has one and something was done."""
        return [(self._plate_place, *self._found[0])] if self._plate_place and self._found else []

    def spots(self, house: House) -> list[Widget]:
        """A medal says what it took, and leads to all feats of its game."""
        places = [(medal_rect(at, MEDAL), seat, feat) for at, seat, feat in self.shown] + self._named
        return [
            Spot(
                place,
                lambda feat=feat, seat=seat: house.doors.feats(feat.game, self._names[seat]),  # type: ignore[misc]
                tooltip=feat.help,
                name=f"feat {feat.game} {feat.key}",
            )
            for place, seat, feat in places
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

    def draw_named(self, stage: Stage) -> None:
        """The plate: a small medal, its name, and how many more there are."""
        for rect, _, feat in self._named:
            stage.box(rect, DARK, rect.h / 2, GOLD, 3)
            draw_medal(stage, (rect.x + SMALL / 2 + 4, rect.centre[1]), SMALL, feat, lit=True)
            more = len(self._found) - 1
            words = say("feats-named", title=feat.title, more=more)
            room = Rect(rect.x + BESIDE, rect.y + 3, rect.w - BESIDE - 12, rect.h - 6)
            draw_fitted(stage, words, room, 18, CREAM, anchor="midleft")

    def _plate(self, stage: Stage, rect: Rect, words: str) -> None:
        stage.box(rect, DARK, rect.h / 2, GOLD, 3)
        stage.text(words, rect.centre, 19, CREAM, width=rect.w - 24)
