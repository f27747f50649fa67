"""The keys of the settings: what each does, how it is written on a cap, and changing one without a clash."""

from __future__ import annotations

from collections.abc import Callable

from goblins.core.info import KeyRow
from goblins.games.registry import infos
from goblins.library.settings import KEY_ROWS, usual_keys
from goblins.ui.draw.keycaps import caps_of, draw_keycap, keycap_width
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RED, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

ARROWS = frozenset({"left", "right", "up", "down"})
MODIFIERS = frozenset({"ctrl", "shift", "alt", "meta", "gui", "mode", "caps lock", "numlock", "scroll lock"})


def key_rows() -> tuple[KeyRow, ...]:
    """The rows of the table: keys that work everywhere, then those of games."""
    return KEY_ROWS + tuple(row for info in infos() for row in info.keys)


class KeyChange:
    """A row that waits for its new keys, one after the other. Nothing is kept before all of them are pressed."""

    def __init__(self, keys: dict[str, str], row: int, on_done: Callable[[dict[str, str]], None]) -> None:
        self.row = row
        self._rows = key_rows()
        self.clash: int | None = None
        self.pressed: list[str] = []
        self._keys, self._on_done = keys, on_done

    @property
    def actions(self) -> tuple[str, ...]:
        """What is being given keys."""
        return self._rows[self.row].actions

    def press(self, key: str) -> None:
        """Take a key, or say with which row it clashes; a modifier alone is not a key yet."""
        if is_modifier(key):
            return
        self.clash = self._row_of(key)
        if self.clash is not None:
            return
        self.pressed.append(key)
        if len(self.pressed) == len(self.actions):
            self._on_done({**self._keys, **dict(zip(self.actions, self.pressed, strict=True))})

    def words(self) -> str:
        """What the row asks for."""
        if self.clash is not None:
            return say("preferences-press-another")
        if len(self.actions) == 1:
            return say("preferences-press-a-key")
        return say("preferences-press-key", nth=len(self.pressed) + 1, keys=len(self.actions))

    def _row_of(self, key: str) -> int | None:
        """The row that has a key already; the arrows always walk. A key just given to this row clashes with itself."""
        if key in ARROWS:
            return 0
        if key in self.pressed:
            return self.row
        taken = (
            (index, action)
            for index, row in enumerate(self._rows)
            for action in row.actions
            if action not in self.actions
        )
        return next((index for index, action in taken if self._keys[action] == key), None)


def is_modifier(key: str) -> bool:
    """Whether a key only changes others: Shift, Ctrl, Alt."""
    last = key.rpartition("+")[2]
    return last in MODIFIERS or last.removeprefix("left ").removeprefix("right ") in MODIFIERS


def are_usual(keys: dict[str, str]) -> bool:
    """Whether every key is as it was at first."""
    return keys == usual_keys(key_rows())


def paint_row(stage: Stage, rect: Rect, index: int, keys: dict[str, str], change: KeyChange | None) -> None:
    """A row's words, and its caps or what it waits for."""
    row, y = key_rows()[index], rect.centre[1]
    waiting, clashing = (
        change is not None and change.row == index,
        change is not None and change.clash is not None and index in (change.row, change.clash),
    )
    left, right = rect.x + 20, rect.right - 10
    if clashing:
        stage.nine("field_error", rect)
        stage.icon("stop", (rect.x + 26, y), 28)
        left += 30
    if waiting and change:
        right = stage.text(
            change.words(), (right - 8, y), 18, RED if clashing else DIM, "aside", "midright", width=rect.w * 0.45
        ).x
    elif clashing:
        right = stage.text(
            say("preferences-has-it"),
            (_caps(stage, right, y, row, keys) - 4, y),
            18,
            RED,
            "aside",
            "midright",
            width=rect.w * 0.3,
        ).x
    else:
        right = _caps(stage, right, y, row, keys)
    if row.fixed and not clashing:
        stage.icon("lock", (right - 18, y), 24, 0.7)
        right -= 34
    stage.text(row.label, (left, y), 19, INK, "body", "midleft", width=right - left - 12)


def _caps(stage: Stage, right: float, y: float, row: KeyRow, keys: dict[str, str]) -> float:
    """The row's caps, the last at the right; where they begin."""
    chosen = [keys[action] for action in row.actions]
    groups = [caps_of(key) for key in chosen]
    if row.actions == ("focus_next",):
        groups.append(caps_of("arrows"))
    if chosen == ["1", "2", "3", "4", "5", "6"]:
        groups = [["1"], ["–"], ["6"]]
    gap = 10 if len(groups) < 6 else 4
    for group in reversed(groups):
        for cap in reversed(group):
            if cap == "–":
                right -= 22
                stage.text("–", (right + 11, y), 20)
                continue
            right -= keycap_width(stage, cap)
            draw_keycap(stage, right, y - 17, cap)
            right -= gap
    return right
