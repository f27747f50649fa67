"""Words that come and go: tooltips, toasts, captions, key caps."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.ui.draw import shapes
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.keycaps import caps_width, draw_caps
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.stage import Stage
from goblins.ui.time import ticks
from goblins.ui.viewport import WIDTH, Rect
from goblins.words import say

DARK = (38, 24, 36)
YELLOW = (255, 219, 120)
TOAST_TICKS = ticks(4.0)
#: No tooltip is wider than this: longer ones have two lines.
#: What is free before the caps of a key in a tooltip.
BEFORE_CAPS = 10.0
WIDEST = 900.0


class Toast(Struct, frozen=True):
    """A message at the lower edge: a refusal with its rule, a piece of information, or something done."""

    text: str
    kind: Literal["refusal", "info", "done"] = "info"
    rule: str = ""


def draw_tooltip(stage: Stage, near: Rect, text: str, key: str = "", *, above: bool = False) -> None:
    """A dark bubble that points at a rectangle: below it if there is room and nobody wants it above, else above.

    The caps of a key that does the same stand behind its words, where those take one line.
    """
    caps = caps_width(stage, key) + BEFORE_CAPS if key else 0.0
    width = min(stage.text_width(text, 18, "body") + 34 + caps, WIDEST)
    height = 44.0 if width < WIDEST else 76.0
    caps = caps if width < WIDEST else 0.0
    below = near.bottom + height + 16 < 896 and not above
    middle = min(max(near.centre[0], width / 2 + 10), WIDTH - width / 2 - 10)
    tip = (middle, near.bottom + 2 if below else near.y - 2)
    top = tip[1] + 12 if below else tip[1] - 12 - height
    bubble = Rect(middle - width / 2, top, width, height)
    stage.box(bubble.grown(3), DARK, 13, CREAM, 3)
    _tip(stage, tip, top if below else bubble.bottom, 1 if below else -1)
    words = bubble.grown(-8)
    draw_fitted(stage, text, Rect(words.x, words.y, words.w - caps, words.h), 18, CREAM, "body")
    if caps:
        draw_caps(stage, (words.right - (caps - BEFORE_CAPS) / 2, words.centre[1]), key)


def _tip(stage: Stage, tip: tuple[float, float], base: float, way: int) -> None:
    """The bubble's pointed end."""
    for grow, colour in ((3, CREAM), (0, DARK)):
        half, far = 11 + grow / 3, 10 + grow * 1.6
        points = [(half - half, 12.0), (2 * half, 12.0), (half, 12.0 - far)]
        if way < 0:
            points = [(x, 24 - y) for x, y in points]
        rect = Rect(tip[0] - half, base - 12, 2 * half, 24)
        stage.drawing(("tip", grow, way), shapes.polygon(2 * half, 24, points, colour), rect)


def toast_rect(stage: Stage, toast: Toast, y: float, area: Rect | None = None) -> Rect:
    """Where a toast stands: in the middle of the window, or within an area."""
    width = 110 + stage.text_width(toast.text, 20, "body")
    if toast.rule:
        width += stage.text_width(toast.rule, 22) + 42 + stage.text_width(say("ui-read-it"), 20) + 40
    if area:
        width = min(width, area.w)
        return Rect(area.centre[0] - width / 2, area.y, width, area.h)
    width = min(width, 1180.0)
    return Rect((WIDTH - width) / 2, y, width, 62)


def draw_toast(stage: Stage, toast: Toast, y: float, area: Rect | None = None) -> None:
    """A toast; a refusal shows the rule's number and a link to it."""
    rect = toast_rect(stage, toast, y, area)
    stage.nine(f"toast_{toast.kind}", rect, shadow=8)
    middle = rect.centre[1]
    stage.icon({"refusal": "stop", "info": "info", "done": "check"}[toast.kind], (rect.x + 38, middle), 40)
    x = rect.x + 68
    end = rect.right - 24
    if toast.rule:
        plate = stage.text_width(toast.rule, 22) + 26
        stage.box(Rect(x, middle - 19, plate, 38), CREAM, 9)
        stage.text(toast.rule, (x + plate / 2, middle), 22)
        x += plate + 16
        link = stage.text(say("ui-read-it"), (end, middle), 20, YELLOW, anchor="midright")
        stage.line((link.x, link.bottom - 1), (link.right, link.bottom - 1), YELLOW, 2)
        end = link.x - 16
    draw_fitted(stage, toast.text, Rect(x, rect.y + 4, end - x, rect.h - 8), 20, CREAM, "body", "midleft")


def draw_caption(stage: Stage, text: str, centre: tuple[float, float], width: float = 900) -> None:
    """Words called out over the table."""
    size = min(width, stage.text_width(text, 24) + 56)
    rect = Rect(centre[0] - size / 2, centre[1] - 26, size, 52)
    stage.box(rect, DARK, 26, CREAM, 3, alpha=0.94)
    draw_fitted(stage, text, Rect(rect.x + 20, rect.y + 3, size - 40, rect.h - 6), 24, CREAM)


def draw_pill(
    stage: Stage, centre: tuple[float, float], text: str, kind: str = "gold", px: float = 18, widest: float = 900.0
) -> Rect:
    """A small rounded label."""
    width = min(stage.text_width(text, px) + 30, widest)
    rect = Rect(centre[0] - width / 2, centre[1] - 17, width, 34)
    stage.nine(f"pill_{kind}", rect)
    stage.text(text, (rect.centre[0], rect.centre[1]), px, INK, width=width - 10)
    return rect


def draw_tag(stage: Stage, centre: tuple[float, float], text: str) -> Rect:
    """A violet tag: our ruling, assisted."""
    width = stage.text_width(text, 17) + 20
    rect = Rect(centre[0] - width / 2, centre[1] - 13, width, 26)
    stage.box(rect, (126, 84, 140), 13)
    stage.text(text, rect.centre, 17, CREAM)
    return rect
