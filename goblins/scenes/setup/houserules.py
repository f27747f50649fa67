"""Choosing what is played by: as printed, by house rules, on a map of one's own. What can't be played says why."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain, count
from pathlib import Path

from goblins.content.shelf import box_of
from goblins.core.house import HouseRules
from goblins.core.info import BadSetup, GameInfo
from goblins.games.houses import Kind, Offer, begin, begin_map, offers, own_folder, together
from goblins.library.database import library_folder
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.tables.capabilities import DrawsMap
from goblins.tables.registry import table_of
from goblins.ui.draw.rich import Run, lay_out
from goblins.ui.draw.type import INK
from goblins.ui.input import Input
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.ui.widgets.fields import Row, ScrollBar
from goblins.ui.widgets.messages import Toast
from goblins.words import say

PANEL = Rect(210, 30, 1180, 840)
LIST = Rect(244, 108, 1080, 616)
#: A map's picture beside its name.
MAP = 128.0
GAP = 8.0
HEADING = 40.0


def refitted(game: str, own: HouseRules | None, seats: int) -> HouseRules | None:
    """House rules without what is not for so many; what is not among the offers any more is kept as it was carried here."""
    if own is None or not any(kind == "map" for kind, _ in own.picks):
        return own
    taken = [offer for offer in offers(game, library_folder()) if (offer.kind, offer.name) in own.picks]
    if all(offer.fits(seats) for offer in taken):
        return own
    return together(offer for offer in taken if offer.fits(seats))


class HouseRulesScene(Scene):
    """A list of house rules, and below it of maps; one of each may be chosen."""

    opaque = False
    toast_y = 60.0

    def __init__(
        self,
        house: House,
        info: GameInfo,
        seats: int,
        own: HouseRules | None,
        on_choose: Callable[[HouseRules | None], None],
    ) -> None:
        super().__init__(house)
        self._info, self._seats, self._on_choose = info, seats, on_choose
        self._offers = offers(info.slug, library_folder())
        there = {(offer.kind, offer.name) for offer in self._offers if offer.fits(seats)}
        self.picks: dict[str, str] = {kind: name for kind, name in (own.picks if own else ()) if (kind, name) in there}
        self._folder = own_folder(info.slug, library_folder())
        self._bar = ScrollBar(Rect(LIST.right + 12, LIST.y, 22, LIST.h), LIST.h, LIST.h, 0, self._scrolled)
        self._rows: list[tuple[Kind, Offer | None]] = []
        self._headings: list[tuple[float, str]] = []

    # ------------------------------------------------------------------ the list

    def refresh(self) -> None:
        """Lay out what there is."""
        kinds: tuple[Kind, ...] = ("rules", "map")
        self._rows = []
        for kind in kinds:
            of_kind = [offer for offer in self._offers if offer.kind == kind]
            if of_kind or kind == "rules":
                self._rows += [(kind, None), *((kind, offer) for offer in of_kind)]
        self._bar.resize(sum(self._above(*row) + self._height(*row) + GAP for row in self._rows), LIST.h)
        self._place_rows()

    def _words(self, kind: Kind, offer: Offer | None) -> str:
        if offer is None:
            return say("setup-as-printed-rules" if kind == "rules" else "setup-as-printed-map")
        if offer.error:
            return offer.error
        if not offer.fits(self._seats) and offer.seats:
            return say("setup-offer-seats", least=offer.seats[0], most=offer.seats[1], words=offer.words)
        return offer.words

    def _height(self, kind: Kind, offer: Offer | None) -> float:
        words = lay_out(self.stage, [Run(self._words(kind, offer))], self._room(kind), 18)
        return max(MAP + 16 if kind == "map" else 72.0, words.height + 56)

    def _above(self, kind: Kind, offer: Offer | None) -> float:
        """The room for a heading above the first row of a kind, where there are two kinds."""
        return HEADING if offer is None and self._rows[-1][0] == "map" else 0.0

    def _room(self, kind: Kind) -> float:
        return LIST.w - 140 - (MAP + 20 if kind == "map" else 0)

    def _place_rows(self) -> None:
        y = LIST.y - self._bar.offset
        rows: list[Widget] = []
        self._headings = []
        for kind, offer in self._rows:
            height = self._height(kind, offer)
            if self._above(kind, offer):
                heading = say("screens-rules") if kind == "rules" else say("setup-maps", kind=self._info.map_name)
                self._headings.append((y + HEADING / 2, heading))
                y += HEADING
            rect = Rect(LIST.x, y, LIST.w, height)
            if rect.bottom > LIST.y and rect.y < LIST.bottom:
                rows.append(self._row(kind, offer, rect))
            y += height + GAP
        buttons = self._buttons()
        self.widgets.set([*rows, self._bar, *buttons], focus=None if self.widgets.focus else buttons[0])

    def _buttons(self) -> list[Widget]:
        y = PANEL.bottom - 84
        buttons: list[Widget] = [
            Button(Rect(PANEL.right - 274, y, 240, 56), say("screens-done"), self._done, icon="check", kind="orange"),
            Button(Rect(LIST.x, y, 290, 56), say("setup-begin-own"), self._begin, icon="pencil", name="begin rules"),
        ]
        if any(kind == "map" for kind, _ in self._rows):
            label = say("setup-begin-map", kind=self._info.map_name)
            buttons.append(Button(Rect(LIST.x + 306, y, 290, 56), label, self._begin_map, icon="map", name="begin map"))
        return buttons

    def _row(self, kind: Kind, offer: Offer | None, rect: Rect) -> Row:
        name = offer.name if offer else ""
        chosen = self.picks.get(kind, "") == name
        possible = offer is None or offer.fits(self._seats)

        def paint(stage: Stage, area: Rect) -> None:
            left = area.x + 34
            if kind == "map":
                self._draw_map(stage, Rect(left, area.centre[1] - MAP / 2, MAP, MAP), offer)
                left += MAP + 20
            title = offer.title if offer else self._usual(kind)
            end = stage.text(
                title, (left, area.y + 28), 23, INK if possible else DIM, anchor="midleft", width=520
            ).right
            if offer:
                stage.text(_whose(offer), (end + 14, area.y + 30), 17, DIM, "aside", "midleft", width=300)
            words = lay_out(stage, [Run(self._words(kind, offer))], self._room(kind), 18)
            words.draw(stage, left, area.y + 46, RED if offer and offer.error else DIM)
            if chosen:
                stage.icon("tick_badge", (area.right - 40, area.centre[1]), 40)

        state = "selected" if chosen else ""
        return Row(
            rect, lambda: self._pick(kind, name), paint, state=state, enabled=possible, name=f"{kind} {name}".strip(),
            window=LIST,
        )  # fmt: skip

    def _usual(self, kind: Kind) -> str:
        """What lies in the box is called so."""
        return say("setup-as-printed") if kind == "rules" else say("setup-usual-map", kind=self._info.map_name)

    def _draw_map(self, stage: Stage, rect: Rect, offer: Offer | None) -> None:
        if offer and offer.error:
            return
        table = table_of(self._info.slug, together([offer]) if offer else None)
        if isinstance(table, DrawsMap):
            table.draw_map(stage, rect)

    # ------------------------------------------------------------------ choosing

    def _pick(self, kind: Kind, name: str) -> None:
        self.picks = (
            {**self.picks, kind: name} if name else {key: one for key, one in self.picks.items() if key != kind}
        )
        self.house.sound.play("click")
        self._place_rows()
        self.mark()

    def _begin(self) -> None:
        self._begun(begin, self._free_name("rules", "my_rules"), "setup-begun-rules")

    def _begin_map(self) -> None:
        self._begun(begin_map, self._free_name("map", f"my_{self._info.map_name}"), "setup-begun-map")

    def _free_name(self, kind: Kind, name: str) -> str:
        taken = {offer.name for offer in self._offers if offer.kind == kind}
        return next(one for one in chain([name], (f"{name}_{number}" for number in count(2))) if one not in taken)

    def _begun(self, make: Callable[[str, Path, str], Path], name: str, key: str) -> None:
        try:
            path = make(self._info.slug, library_folder(), name)
        except (OSError, BadSetup) as error:
            self.say(Toast(str(error), "info"))
            return
        self._offers = offers(self._info.slug, library_folder())
        self.refresh()
        above = 0.0
        for kind, offer in self._rows:
            if offer and offer.name == path.stem and offer.is_own:
                break
            above += self._above(kind, offer) + self._height(kind, offer) + GAP
        self._bar.scroll_to(above)
        self.say(Toast(say(key, where=str(path)), "done"))

    def _done(self) -> None:
        taken = [offer for offer in self._offers if self.picks.get(offer.kind) == offer.name]
        self.back()
        self._on_choose(together(taken))

    def _scrolled(self, offset: float) -> None:
        self._place_rows()

    def handle(self, event: Input) -> None:
        """The wheel and the page keys scroll."""
        if not self._bar.hears(event):
            super().handle(event)

    def draw(self, stage: Stage) -> None:
        """A page over the set-up."""
        stage.shade(150)
        stage.panel(PANEL, say("setup-house-rules-for", game=box_of(self._info.slug).title), curls="top", shadow=14)
        for y, words in self._headings:
            if LIST.y <= y - 12 and y + 12 <= LIST.bottom:
                stage.text(words, (LIST.x + 6, y), 22, DIM, anchor="midleft")
        words = say("setup-own-lie-in", folder=str(self._folder))
        stage.text(words, (LIST.x, PANEL.bottom - 114), 18, DIM, "aside", "midleft", width=LIST.w)
        super().draw(stage)


def _whose(offer: Offer) -> str:
    """Whose rules they are, and for how many players."""
    kind = "own" if offer.is_own else "example"
    if offer.seats:
        return say(f"setup-offer-{kind}-seats", name=offer.name, least=offer.seats[0], most=offer.seats[1])
    return say(f"setup-offer-{kind}", name=offer.name)
