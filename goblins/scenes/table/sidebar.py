"""The table's buttons: the usual ones, where the game's table puts them, and those that stand for decisions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from goblins.core.contract import Action
from goblins.core.match import Match
from goblins.scenes.shy import ShyButton
from goblins.scenes.table.doing import Over
from goblins.scenes.tabletop import Tabletop
from goblins.tables.capabilities import Cover, Glances, LogRows, Shortcuts
from goblins.tables.contract import ActionButton, Panels
from goblins.ui.draw.keycaps import draw_caps
from goblins.ui.moving.motion import Piece
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect, centred
from goblins.ui.widgets.base import Look, Widget
from goblins.ui.widgets.controls import Button, set_alike
from goblins.ui.widgets.fields import Spot
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

LABELS = {
    "undo": ("table-undo", "undo"),
    "redo": ("table-redo", "redo"),
    "hint": ("table-hint", "hint"),
    "rules": ("screens-rules", "book"),
    "menu": ("screens-menu", "menu"),
    "history": ("screens-all-turns", "clock"),
    "give_up": ("screens-give-up", "flag"),
    "hurry": ("table-to-result", "trophy"),
}
NEED_A_TURN = ("hint", "give_up")
#: Which key does what a button does: its tooltip shows it.
KEYED = {
    "table-undo": "undo",
    "table-redo": "redo",
    "table-hint": "hint",
    "screens-rules": "rules",
    "screens-all-turns": "log_back",
    "screens-menu": "cancel",
}


#: A narrower button has no room for a word: its tooltip says it.
NARROW = 90
#: How far redo stands from undo.
BESIDE = 6.0


def build(scene: TableScene, legal: tuple[Action, ...], offered: tuple[Action, ...]) -> list[Widget]:
    """Every button, box and spot of the present position. `legal` is what can be done without another look."""
    commands, hotseat, top = scene.commands, scene.hotseat, scene.top
    panels, cover = top.panels, top.hand_cover
    acts: dict[str, Callable[[], None]] = {
        "undo": commands.undo,
        "redo": commands.redo,
        "hint": scene.show_result if isinstance(scene.doing, Over) else commands.ask_hint,
        "rules": commands.open_rules,
        "menu": scene.back,
        "history": commands.open_log,
        "give_up": commands.give_up,
        "copy": commands.copy_code,
        "hurry": commands.hurry,
    }
    prompts = prompt_buttons(top, {"go on": scene.skip, "hurry": commands.hurry, "undo": commands.undo})
    if panels.sheet and top.director.busy:
        return prompts  # the sheet is still to come, and would come below all others
    widgets = usual_buttons(scene, panels, acts)
    widgets += turn_spots(top, commands.watch)
    widgets += decision_buttons(scene.decisions, scene.decide, top, scene.skip)
    widgets += scene.orders.boxes(legal)
    widgets += glance_spots(top, commands.point_at)
    widgets = [one for one in widgets if one.name != "hurry" or not prompts] + prompts
    if panels.result and isinstance(scene.doing, Over):
        widgets.append(result_button(panels.result, scene.show_result))
    if cover and hotseat.may_uncover(offered):
        widgets.append(cover_button(cover, hotseat.uncover))
    asking = hotseat.may_look()
    if cover and cover.look and asking is not None:
        widgets.append(look_button(cover.look, top.context.name(asking), partial(hotseat.show, asking)))
    return widgets


def usual_buttons(scene: TableScene, panels: Panels, acts: Mapping[str, Callable[[], None]]) -> list[Widget]:
    """The buttons every table has. After the end, the hint's place leads back to the result."""
    match, widgets = scene.match, list[Widget]()
    if panels.log:
        widgets.append(Spot(panels.log, acts["history"], name="log", focusable=False))
    if panels.code:
        widgets.append(Spot(panels.code, acts["copy"], tooltip=say("screens-copy-code"), name="code", focusable=False))
    for name, rect in with_redo(panels.buttons, match).items():
        key, icon = LABELS[name]
        kind, enabled, tip = "teal", scene.may_ask or name not in NEED_A_TURN, ""
        if name == "hint" and isinstance(scene.doing, Over):
            key, icon, kind, enabled = "table-result", "trophy", "orange", True
        if name == "undo":
            refusal = match.can_undo()
            tip, enabled = refusal.text if refusal else "", match.may_ever_undo
        label = say(key)
        if rect.w < NARROW:
            label, tip = "", tip or label
        button = ShyButton(
            scene,
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
        if enabled and key in KEYED:
            button.tooltip_key = scene.house.keys[KEYED[key]]
        widgets.append(button)
    set_alike(scene.stage, [one for one in widgets if isinstance(one, Button)])
    return widgets


def with_redo(buttons: Mapping[str, Rect], match: Match) -> dict[str, Rect]:
    """The usual buttons, with one beside undo while something that was taken back can be played again.

    A wide button shares its place, and keeps its middle: whoever clicks there again takes back one more. A narrow one has
    room on its left.
    """
    undo = buttons.get("undo")
    if undo is None or not match.can_redo():
        return dict(buttons)
    if undo.w < NARROW:
        return {"redo": Rect(undo.x - undo.w - BESIDE, undo.y, undo.w, undo.h), **buttons}
    third = (undo.w - BESIDE) / 3
    shared = {"undo": Rect(undo.x, undo.y, 2 * third, undo.h), "redo": Rect(undo.right - third, undo.y, third, undo.h)}
    return {
        key: value
        for name, rect in buttons.items()
        for key, value in (shared if name == "undo" else {name: rect}).items()
    }


def turn_spots(top: Tabletop, watch: Callable[[int], None]) -> list[Widget]:
    """The last turns in the log, each to be watched again by a click."""
    if not isinstance(top.table, LogRows) or not top.may_watch:
        return []
    rows, tip = top.table.log_rows(top.view, top.context), say("table-watch-again")
    return [
        Spot(row, partial(watch, entry.ply), tooltip=tip, name=f"turn {entry.turn}", focusable=False)
        for row, entry in zip(rows, reversed(top.log), strict=False)
    ]


def glance_spots(top: Tabletop, point_at: Callable[[Piece], None]) -> list[Widget]:
    """Where something shows more without the pointer resting on it."""
    if not isinstance(top.table, Glances):
        return []
    glances = top.table.glances(top.view, top.context)
    return [Spot(rect, partial(point_at, piece), name=f"glance {piece.kind} {piece.number}") for piece, rect in glances]


def draw_key_caps(stage: Stage, scene: TableScene) -> None:
    """The caps of keys that stand for something now, at the foot of the pieces that mean the same."""
    top = scene.top
    if not isinstance(top.table, Shortcuts):
        return
    for key, piece in top.table.key_caps(top.view, top.context):
        if key in scene.shortcuts and piece in top.director.placements:
            rect = top.director.placements[piece].rect
            draw_caps(stage, (rect.centre[0], rect.bottom), scene.house.keys[key])


def prompt_buttons(top: Tabletop, acts: Mapping[str, Callable[[], None]]) -> list[Widget]:
    """What a person is to press before the story goes on."""
    beat = top.director.beat
    if beat is None or not top.director.waiting:
        return []
    return [
        Button(one.rect, one.label, acts[one.act], icon=one.icon, kind=one.kind, px=22, icon_px=32)
        for one in beat.prompts
    ]


class SheetButton(Button):
    """A button that lies on something, or below it, and is seen only while that is there, or is not, and no great moment is."""

    there: Callable[[], bool]

    def draw(self, stage: Stage, look: Look) -> None:
        """It, if it is in sight."""
        if self.there():
            super().draw(stage, look)


def decision_buttons(
    decisions: Sequence[ActionButton], decide: Callable[[ActionButton], None], top: Tabletop, skip: Callable[[], None]
) -> list[Widget]:
    """A button for every decision that is made with one; while it is not in sight, a click there only skips what is shown."""
    buttons: list[Widget] = []
    for one in decisions:
        kind = SheetButton if one.on or one.below else Button
        button = kind(one.rect, one.label, partial(decide, one), icon=one.icon, kind=one.kind, px=19, icon_px=30)
        if isinstance(button, SheetButton):
            button.there = partial(_in_sight, top, one)
            button.on_click = partial(_press, button.there, button.on_click, skip)
        buttons.append(button)
    return buttons


def _press(there: Callable[[], bool], decide: Callable[[], None], skip: Callable[[], None]) -> None:
    (decide if there() else skip)()


def _in_sight(top: Tabletop, button: ActionButton) -> bool:
    """Whether the sheet is there that a button lies on, and the one that would cover it is not; nothing lies over the faces of
    a great moment.
    """
    lying = top.director.placements
    return (button.on is None or button.on in lying) and button.below not in lying and not top.moments.dims()


def result_button(rect: Rect, show: Callable[[], None]) -> Widget:
    """What leads from the last thing on the table to the result."""
    return Button(rect, say("table-result"), show, icon="trophy", kind="orange", px=19, icon_px=30, name="result")


def look_button(rect: Rect, name: str, look: Callable[[], None]) -> Widget:
    """What lets somebody look at their hand before they decide."""
    label = say("table-look-at-hand", name=name)
    return Button(rect, label, look, icon="eye", kind="paper", px=19, icon_px=30, name="look")


def cover_button(cover: Cover, uncover: Callable[[], None]) -> Widget:
    """What turns a covered hand up again, over the hand."""
    place = centred(*cover.rect.centre, 230, 58)
    return Button(place, cover.label, uncover, icon="eye", kind="orange", px=22, icon_px=34, name="uncover")
