"""The table's buttons: the usual ones, where the game's table puts them, and those that stand for decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.library.settings import Settings
from goblins.tables.contract import ActionButton, LogEntry, Panels, Wish
from goblins.ui.controls import Button, Checkbox
from goblins.ui.fields import Spot
from goblins.ui.motion import Piece
from goblins.ui.viewport import centred
from goblins.ui.widgets import Widget

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

LABELS = {
    "undo": ("Undo", "undo"),
    "hint": ("Hint", "hint"),
    "rules": ("Rules", "book"),
    "menu": ("Menu", "menu"),
    "history": ("All turns", "clock"),
    "give_up": ("Give up", "flag"),
}
NEED_A_TURN = ("hint", "give_up")


#: A narrower button has no room for a word: its tooltip says it.
NARROW = 90


def build(scene: TableScene, legal: tuple[Action, ...], offered: tuple[Action, ...]) -> list[Widget]:
    """Every button, box and spot of the present position. `legal` is what can be done without another look."""
    commands, hotseat, top = scene.commands, scene.hotseat, scene.top
    panels, company = top.panels, top.company
    acts: dict[str, Callable[[], None]] = {
        "undo": commands.undo,
        "hint": scene.show_result if scene.match.outcome else commands.ask_hint,
        "rules": commands.open_rules,
        "menu": scene.back,
        "history": commands.open_log,
        "give_up": commands.give_up,
        "copy": commands.copy_code,
    }
    widgets = usual_buttons(panels, scene.match, acts, can_act=scene.may_ask)
    widgets += turn_spots(panels, top.log if top.may_watch else (), commands.watch)
    widgets += decision_buttons(scene.decisions, scene.decide)
    wishes = top.table.wishes(top.view, legal, company)
    widgets += wish_boxes(wishes, scene.house.settings, scene.keep_wish)
    widgets += glance_spots(panels, scene.point_at)
    if hotseat.may_uncover(offered):
        widgets += cover_button(panels, hotseat.uncover)
    asking = hotseat.may_look()
    if asking is not None:
        widgets += look_button(panels, company.name(asking), partial(hotseat.show, asking))
    return widgets


def usual_buttons(
    panels: Panels, match: Match, acts: Mapping[str, Callable[[], None]], *, can_act: bool
) -> list[Widget]:
    """The buttons every table has. After the end, the hint's place leads back to the result."""
    widgets: list[Widget] = []
    if panels.log:
        widgets.append(Spot(panels.log, acts["history"], name="log", focusable=False))
    if panels.code:
        widgets.append(Spot(panels.code, acts["copy"], tooltip="Copy the deal code", name="code", focusable=False))
    for name, rect in panels.buttons.items():
        label, icon = LABELS[name]
        kind, enabled, tip = "teal", can_act or name not in NEED_A_TURN, ""
        if name == "hint" and match.outcome:
            label, icon, kind, enabled = "Result", "trophy", "orange", True
        if name == "undo":
            refusal = match.can_undo()
            tip = refusal.text if refusal else ""
        if rect.w < NARROW:
            label, tip = "", tip or label
        widgets.append(
            Button(
                rect,
                label,
                acts[name],
                icon=icon,
                kind=kind,
                px=19,
                icon_px=30,
                enabled=enabled,
                tooltip=tip,
                name=name,
            )
        )
    return widgets


def turn_spots(panels: Panels, log: Sequence[LogEntry], watch: Callable[[int], None]) -> list[Widget]:
    """The last turns in the log, each to be watched again by a click."""
    return [
        Spot(
            row, partial(watch, entry.ply), tooltip="Watch this turn again", name=f"turn {entry.turn}", focusable=False
        )
        for row, entry in zip(panels.log_rows, reversed(log), strict=False)
    ]


def glance_spots(panels: Panels, point_at: Callable[[Piece], None]) -> list[Widget]:
    """Where something shows more without the pointer resting on it."""
    return [Spot(rect, partial(point_at, piece), name=f"glance {piece}") for piece, rect in panels.glances]


def decision_buttons(decisions: Sequence[ActionButton], decide: Callable[[ActionButton], None]) -> list[Widget]:
    """A button for every decision that is made with one."""
    return [
        Button(one.rect, one.label, partial(decide, one), icon=one.icon, kind=one.kind, px=19, icon_px=30)
        for one in decisions
    ]


def wish_boxes(wishes: Sequence[Wish], settings: Settings, keep: Callable[[Wish, bool], None]) -> list[Widget]:
    """A box to tick for everything the person who is asked may want from now on."""
    return [
        Checkbox(
            one.rect,
            one.label,
            one.name in settings.names_for(one.preference),
            partial(keep, one),
            tooltip=one.tooltip,
            name=f"wish {one.preference.key}",
        )
        for one in wishes
    ]


def look_button(panels: Panels, name: str, look: Callable[[], None]) -> list[Widget]:
    """What lets somebody look at their hand before they decide."""
    if panels.look is None:
        return []
    label = f"{name}: look at my hand"
    return [Button(panels.look, label, look, icon="eye", kind="paper", px=19, icon_px=30, name="look")]


def cover_button(panels: Panels, uncover: Callable[[], None]) -> list[Widget]:
    """What turns a covered hand up again, over the hand."""
    if panels.cover is None:
        return []
    x, y = panels.cover.centre
    place = centred(x, y, 230, 58)
    return [Button(place, panels.cover_label, uncover, icon="eye", kind="orange", px=22, icon_px=34, name="uncover")]
