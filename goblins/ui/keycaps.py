"""Keys of the keyboard as they are drawn: how a key is written on its caps, and the caps themselves."""

from __future__ import annotations

from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

CAPS = {
    "return": "Enter",
    "escape": "Esc",
    "page up": "PgUp",
    "page down": "PgDn",
    "backspace": "Back",
    "delete": "Del",
    "insert": "Ins",
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
    name = CAPS.get(last) or last[0].upper() + last[1:]
    return [*(word.capitalize() for word in held if word), name]


def draw_caps(stage: Stage, middle: Point, key: str) -> None:
    """A key's caps, small and side by side round a point: what a key may do at a table, drawn where it does it."""
    caps = caps_of(key)
    widths = [keycap_width(stage, cap, SMALL_CAP) for cap in caps]
    x = middle[0] - (sum(widths) + CAP_GAP * (len(caps) - 1)) / 2
    for cap, width in zip(caps, widths, strict=True):
        draw_keycap(stage, x, middle[1] - SMALL_CAP / 2, cap, SMALL_CAP)
        x += width + CAP_GAP
