"""Words in a place of their own: in one line as long as they fit it well, in more lines or smaller where they don't."""

from __future__ import annotations

from typing import NamedTuple

from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect

#: Words are made no smaller than so many pixels, if there is any other way.
LEAST_PIXELS = 9
#: One line is kept down to this part of its usual size before words are broken into more.
ONE_LINE = 0.72
#: How far apart lines are: letters of books need more than those of titles, and those with an outline most.
LEADING, BOOK_LEADING, OUTLINED_LEADING = 1.2, 1.3, 1.42
STEP = 0.5


class Fitted(NamedTuple):
    """Words broken into lines, and the size at which they fit."""

    lines: tuple[str, ...]
    px: float
    pitch: float


def fit(
    stage: Stage, text: str, width: float, height: float, px: float, kind: str = "display", leading: float = 0.0
) -> Fitted:
    """The largest way to set words in a place. Lines that they come in stay as they are if all of them fit."""
    leading = leading or (LEADING if kind == "display" else BOOK_LEADING)
    key = ("fitted", text, width, height, px, kind, leading)
    return stage.once_set(key, lambda: _fit(stage, text, width, height, px, kind, leading))


def _fit(stage: Stage, text: str, width: float, height: float, px: float, kind: str, leading: float) -> Fitted:
    given, high = tuple(text.splitlines()), stage.pixels(px) / stage.scale
    if len(given) > 1:
        wide = max(stage.text_width(line, px, kind) for line in given)
        if wide <= width and high * (1 + leading * (len(given) - 1)) <= height:
            return Fitted(given, px, high * leading)
        text = " ".join(given)
    size = px
    while True:
        high = stage.pixels(size) / stage.scale
        most = (
            max(1, int((height / high - 1) / leading + 1 + 1e-6)) if size <= px * ONE_LINE or height >= 3 * high else 1
        )
        lines = _broken(stage, text, width, size, kind, most)
        if (lines and high <= height) or stage.pixels(size) <= LEAST_PIXELS:
            return Fitted(lines or _greedy(stage, text, width, size, kind), size, high * leading)
        size -= STEP


def fits(stage: Stage, text: str, width: float, height: float, px: float, kind: str = "display") -> bool:
    """Whether there is a way to set words in a place that can be read."""
    lines, size, pitch = fit(stage, text, width, height, px, kind)
    return len(lines) * pitch <= height + pitch / 2 and all(
        stage.text_width(line, size, kind) <= width for line in lines
    )


def draw_fitted(
    stage: Stage,
    text: str,
    rect: Rect,
    px: float = 20,
    colour: Colour = INK,
    kind: str = "display",
    anchor: str = "center",
    *,
    outline: bool = False,
    leading: float = 0.0,
) -> Rect:
    """Words in the middle of a place, or (`midleft`, `midright`) at its side; the rectangle they cover."""
    lines, size, pitch = fit(stage, text, rect.w, rect.h, px, kind, leading or (OUTLINED_LEADING if outline else 0.0))
    x = {"midleft": rect.x, "midright": rect.right}.get(anchor, rect.centre[0])
    y = rect.centre[1] - (len(lines) - 1) * pitch / 2
    drawn = [
        stage.text(line, (x, y + row * pitch), size, colour, kind, anchor, outline=outline, width=rect.w)
        for row, line in enumerate(lines)
    ]
    left, right = min(one.x for one in drawn), max(one.right for one in drawn)
    return Rect(left, drawn[0].y, right - left, drawn[-1].bottom - drawn[0].y)


def light_fitted(
    stage: Stage, text: str, rect: Rect, px: float = 20, anchor: str = "center", leading: float = 0.0
) -> Rect:
    """The same in cream with an ink outline, for the bare table."""
    return draw_fitted(stage, text, rect, px, CREAM, anchor=anchor, outline=True, leading=leading)


def _broken(stage: Stage, text: str, width: float, px: float, kind: str, most: int) -> tuple[str, ...]:
    """Words in as few lines as they need, none at all if they need too many; two lines are made alike."""
    if stage.text_width(text, px, kind) <= width:
        return (text,)
    lines = _greedy(stage, text, width, px, kind) if most > 1 else ()
    if not lines or len(lines) > most or any(stage.text_width(line, px, kind) > width for line in lines):
        return ()
    if len(lines) == 2:
        words = text.split()
        halves = [(" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words))]
        lines = min(halves, key=lambda pair: max(stage.text_width(line, px, kind) for line in pair))
    return lines


def _greedy(stage: Stage, text: str, width: float, px: float, kind: str) -> tuple[str, ...]:
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and stage.text_width(longer, px, kind) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines) or ("",)
