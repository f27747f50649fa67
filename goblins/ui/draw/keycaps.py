"""Keys of the keyboard as they are drawn: how a key is written on its caps, and the caps themselves."""

from __future__ import annotations

from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

#: Keys with words on them; all others are called by their letters.
CAPS = {
    "return": "ui-cap-return",
    "escape": "ui-cap-escape",
    "page up": "ui-cap-page-up",
    "page down": "ui-cap-page-down",
    "backspace": "ui-cap-backspace",
    "delete": "ui-cap-delete",
    "insert": "ui-cap-insert",
    "space": "ui-cap-space",
    "tab": "ui-cap-tab",
    "home": "ui-cap-home",
    "end": "ui-cap-end",
    "left": "ui-cap-left",
    "right": "ui-cap-right",
    "up": "ui-cap-up",
    "down": "ui-cap-down",
    "ctrl": "ui-cap-ctrl",
    "shift": "ui-cap-shift",
    "alt": "ui-cap-alt",
    "arrows": "ui-cap-arrows",
}
SMALL_CAP, CAP_GAP = 26.0, 3.0


def keycap_width(stage: Stage, key: str, height: float = 32) -> float:
    """How wide a key of the keyboard is drawn."""
    return max(height, stage.text_width(key, 17) + height - 10)


def draw_keycap(stage: Stage, x: float, y: float, key: str, height: float = 32) -> float:
    """A key of the keyboard; its width."""
    width = keycap_width(stage, key, height)
    stage.nine("keycap", Rect(x, y, width, height))
    stage.text(key, (x + width / 2, y + height / 2 - 1), 17)
    return width


def caps_of(key: str) -> list[str]:
    """A key as it is written on caps: `ctrl+z` is two."""
    *held, last = key.split("+") if key != "+" else ["+"]
    last = last or "+"
    return [_cap(key) for key in (*filter(None, held), last)]


def _cap(key: str) -> str:
    return say(CAPS[key]) if key in CAPS else key[0].upper() + key[1:]


def caps_width(stage: Stage, key: str) -> float:
    """How wide a key's caps are, small and side by side."""
    widths = [keycap_width(stage, cap, SMALL_CAP) for cap in caps_of(key)]
    return sum(widths) + CAP_GAP * (len(widths) - 1)


def draw_caps(stage: Stage, middle: Point, key: str) -> None:
    """A key's caps, small and side by side round a point: what a key may do at a table, drawn where it does it."""
    x = middle[0] - caps_width(stage, key) / 2
    for cap in caps_of(key):
        x += draw_keycap(stage, x, middle[1] - SMALL_CAP / 2, cap, SMALL_CAP) + CAP_GAP
