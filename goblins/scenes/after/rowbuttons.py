"""What can be done with a row of past matches, and where its branches hang."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from goblins.library import MatchRow
from goblins.scenes.after.pastmatch import headline_of
from goblins.scenes.after.rail import DEEP, VIOLET
from goblins.study.branches import letter
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import say

#: How far a branch hangs in.
HANGING = 46.0


#: The button for what a row is there for, and the room that each of the others takes before it.
GO, SMALL = Rect(752, 0, 140, 45), Rect(0, 0, 45, 45)


class RowActs(NamedTuple):
    """What a row's buttons do."""

    go: Callable[[MatchRow], None]
    result: Callable[[MatchRow], None]
    analyse: Callable[[MatchRow], None]
    export: Callable[[MatchRow], None]
    delete: Callable[[MatchRow], None]


def letters(rows: Iterable[MatchRow]) -> dict[int, str]:
    """What the branches among some rows are called, by their number."""
    seen: dict[int, int] = {}
    named: dict[int, str] = {}
    for row in rows:
        if row.trunk is not None:
            seen[row.trunk] = seen.get(row.trunk, 0) + 1
            named[row.id] = letter(seen[row.trunk] - 1)
    return named


def place_of(row: MatchRow, rect: Rect) -> Rect:
    """Where a row lies: a branch hangs in."""
    return rect if row.trunk is None else Rect(rect.x + HANGING, rect.y, rect.w - HANGING, rect.h)


def paint_branch(stage: Stage, rect: Rect, row: MatchRow, name: str, turn: int, moment: str) -> None:
    """A branch as a row: its letter on violet, how far it came, and from where."""
    y = rect.y
    stage.line((rect.x - 24, y - (8 if name == letter(0) else 50)), (rect.x - 24, y + 44), VIOLET, 6)
    stage.line((rect.x - 24, y + 44), (rect.x + 20, y + 44), VIOLET, 6)
    stage.box(Rect(rect.x + 20, y + 18, 52, 52), DEEP, 26, VIOLET, 4)
    stage.light(name, (rect.x + 46, y + 44), 24, "center")
    words = say("whatif-row", letter=name, headline=headline_of(row))
    stage.text(words, (rect.x + 90, y + 28), 21, anchor="midleft", width=440)
    stage.text(say("whatif-row-from", turn=turn), (rect.x + 90, y + 61), 18, DIM, "body", "midleft", width=400)
    stage.text(moment, (rect.right - 16, y + 16), 18, DIM, "body", "midright", width=210)


def row_buttons(row: MatchRow, rect: Rect, acts: RowActs, *, selected: bool) -> list[Widget]:
    """The buttons of a row: what it is there for, and, if it is selected, the rest."""
    y, widgets = rect.y + 38, list[Widget]()
    extras = [("bin", say("after-delete"), acts.delete)]
    if row.trunk is None:
        extras.append(("export", say("after-save-as-file"), acts.export))
    if not row.is_open:
        extras.append(("chart", say("analysis-analyse"), acts.analyse))
    if not row.is_open and row.trunk is None:
        extras.append(("trophy", say("after-result"), acts.result))
    for index, (picture, words, act) in enumerate(extras if selected else ()):
        x = GO.x - SMALL.w * (len(extras) - index)
        name, place = f"{picture} {row.id}", Rect(x, y, SMALL.w - 4, SMALL.h)
        doing = _with(act, row)
        widgets.append(Button(place, "", doing, icon=picture, icon_px=26, kind="paper", tooltip=words, name=name))
    label, icon = (say("screens-go-on"), "play") if row.is_open else (say("screens-replay"), "replay")
    kind, place = "orange" if selected else "paper", Rect(GO.x, y, GO.w, GO.h)
    name = f"go {row.id}"
    widgets.append(Button(place, label, _with(acts.go, row), icon=icon, kind=kind, px=18, icon_px=28, name=name))
    return widgets


def _with(act: Callable[[MatchRow], None], row: MatchRow) -> Callable[[], None]:
    return lambda: act(row)
