"""How far a garrison has come towards the end of the round: notches in a groove, and a flag at its end (G-30)."""

from __future__ import annotations

from goblins.ui.draw.type import CREAM
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

#: The groove's notches lie on so many units from its left edge on; more points than this share notches.
START, LENGTH = 4.0, 210.0
MOST_NOTCHES = 42
#: In how large groups notches are set apart, where they come out even.
GROUPS = (7, 5, 6, 4)
#: From this share on it is getting hot.
HOT = 6 / 7
GOLD, HOT_GOLD = (255, 219, 90), (255, 170, 74)
EMPTY, FILLED, GLOWING = "#3C5256", "#FFD45A", "#F2903C"


def draw_meter(stage: Stage, rect: Rect, total: int, enough: int) -> None:
    """The groove, its notches filled up to a garrison's points, and the flag, which rises when there are enough."""
    stage.sprite("grapple/meter.svg", rect.centre, rect.w, rect.h)
    stage.drawing(("grapple_meter", min(total, enough), enough), lambda: notches(total, enough, rect), rect)
    stage.icon("banner", (rect.x + 230, rect.centre[1]), 28, 1.0 if total >= enough else 0.55)


def draw_points(stage: Stage, rect: Rect, total: int, enough: int) -> None:
    """A garrison's points as a figure, and how many are enough."""
    end = stage.light(f"/ {enough}", (rect.right - 8, rect.centre[1] - 2), 18, "midright")
    colour = CREAM if not total else GOLD if total < enough * HOT else HOT_GOLD
    stage.text(str(total), (end.x - 6, rect.centre[1] - 5), 30, colour, anchor="midright", outline=True)


def notch_at(rect: Rect, total: int, enough: int) -> Point:
    """Where a garrison's newest point lies in its meter."""
    return rect.x + START + LENGTH * min(1.0, (total - 0.5) / enough), rect.centre[1]


def notches(total: int, enough: int, rect: Rect) -> str:
    """The notches as an SVG: empty, filled, and glowing towards the end."""
    points = -(-enough // MOST_NOTCHES)
    count = -(-enough // points)
    filled = min(count, total // points if total < enough else count)
    group = next((size for size in GROUPS if count % size == 0), count)
    pitch = LENGTH / count
    drawn = []
    for nth in range(count):
        colour = EMPTY if nth >= filled else FILLED if (nth + 1) * points < enough * HOT else GLOWING
        x, wide = START + nth * pitch + 0.1 * pitch, 0.76 * pitch
        if nth % group == 0:
            x, wide = x + 0.1 * pitch, wide - 0.1 * pitch
        if nth % group == group - 1:
            wide -= 0.1 * pitch
        drawn.append(_notch(x, wide, rect.h - 15, colour, 1.0))
        if nth < filled:
            drawn.append(_notch(x, wide, 3.6, "#FFFFFF", 0.45))
    size = f'viewBox="0 0 {rect.w:g} {rect.h:g}" width="{rect.w:g}" height="{rect.h:g}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{"".join(drawn)}</svg>'


def _notch(x: float, wide: float, high: float, colour: str, opacity: float) -> str:
    round_off = min(2.0, wide / 3)
    return (
        f'<rect x="{x:.2f}" y="6.5" width="{wide:.2f}" height="{high:g}" rx="{round_off:.2f}" fill="{colour}" '
        f'fill-opacity="{opacity:g}"/>'
    )
