"""The head of the statistics: which of their pages is open, and whose they are."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from goblins.core.cast import SEAT_LOOKS
from goblins.library import MatchRow
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button, Segments
from goblins.words import say

Page = Literal["overview", "matches", "rating", "feats"]
PAGES: tuple[Page, ...] = ("overview", "matches", "rating", "feats")
TABS = Rect(410, 28, 560, 54)
#: A colour and a goblin.
Look = tuple[str, str]


def head_widgets(
    page: Page, players: int, back: Callable[[], None], turn_to: Callable[[Page], None], go_on: Callable[[int], None]
) -> list[Widget]:
    """Back, the pages, and who else there are statistics of."""
    several = players > 1
    tabs = [(one, say(f"after-page-{one}")) for one in PAGES]
    return [
        Button(Rect(24, 26, 140, 56), say("screens-shelf"), back, icon="chevron_left", name="back"),
        Segments(TABS, tabs, page, turn_to, name="page"),
        _arrow(Rect(1226, 28, 46, 50), "chevron_left", lambda: go_on(-1), "player before", enabled=several),
        _arrow(Rect(1530, 28, 46, 50), "chevron_right", lambda: go_on(1), "player after", enabled=several),
    ]


def _arrow(rect: Rect, icon: str, on_click: Callable[[], None], name: str, *, enabled: bool) -> Button:
    return Button(rect, "", on_click, icon=icon, icon_px=24, enabled=enabled, name=name)


def draw_head(stage: Stage, player: str, look: Look, aside: str = "") -> None:
    """The title, a few words beside the pages, and whose statistics they are."""
    stage.light(say("after-statistics"), (190, 54), 36, width=TABS.x - 206)
    if aside:
        stage.light(aside, (TABS.right + 20, 58), 19, kind="body", width=220)
    if not player:
        stage.light(say("after-nobody-yet"), (1290, 54), 24, width=230)
        return
    stage.blit(stage.tokens.portrait(*look, stage.viewport.length(52)), (1320, 52))
    stage.light(player, (1360, 54), 26, width=160)


def look_of(player: str, rows: Iterable[MatchRow]) -> Look:
    """How somebody looked last."""
    seats = (seat for row in rows for seat in row.setup.seats if seat.name == player and seat.is_human)
    seat = next(seats, None)
    return (seat.colour, seat.goblin) if seat else (SEAT_LOOKS[0][0], SEAT_LOOKS[0][2])
