"""Rich text: wrapped runs of several styles, with clause links that can be clicked."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Literal, NamedTuple

from msgspec import Struct

from goblins.ui.draw.fitted import LEAST_PIXELS
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect

Style = Literal["body", "bold", "aside", "link", "hit", "tag", "picture"]
LINK: Colour = (20, 92, 116)
HIT: Colour = (255, 218, 110)
#: Bold, aside, and a sprite in running text; the sprite is so much higher than the type.
_MARKED = re.compile(r"\*([^*]+)\*|_([^_]+)_|\{([^}]+)\}")
_PICTURE = 1.3
#: A tag's type, and how far the next word keeps from it.
_TAG = 17
_AFTER_TAG = 6.0
_CLAUSE = re.compile(r"\b([A-Z]-\d\d)\b")


class Run(Struct, frozen=True):
    """A piece of text in one style."""

    text: str
    style: Style = "body"


class _Word(Struct, frozen=True):
    text: str
    style: Style
    x: float
    line: int
    width: float


class _Bundle(NamedTuple):
    """Words between which no line ends, each with its style and width, and how far they keep from what stands before them."""

    gap: float
    words: list[tuple[str, Style, float]]


class Paragraph(Struct, frozen=True):
    """Words in their places; `links` says where each clause link lies, relative to the paragraph's origin."""

    words: tuple[_Word, ...]
    px: float
    line_height: float
    height: float
    links: tuple[tuple[Rect, str], ...]

    @property
    def width(self) -> float:
        """How wide its widest line is."""
        return max((word.x + word.width for word in self.words), default=0.0)

    def draw(self, stage: Stage, x: float, y: float, colour: Colour = INK, within: Rect | None = None) -> None:
        """Draw it with its upper left corner at a point; `within` a window, only the lines that are wholly in it."""
        for word in self.words:
            middle = y + word.line * self.line_height + self.line_height / 2
            half = self.line_height / 2
            if within and not within.y - 1 <= middle - half <= middle + half <= within.bottom + 1:
                continue
            left = x + word.x
            if word.style == "tag":
                half = self.line_height * 0.48
                stage.box(Rect(left, middle - half, word.width, 2 * half), (126, 84, 140), half)
                stage.text(word.text, (left + word.width / 2, middle), _TAG, CREAM, width=word.width - 12)
                continue
            if word.style == "picture":
                stage.sprite(word.text, (left + word.width / 2, middle), word.width)
                continue
            if word.style == "hit":
                stage.box(
                    Rect(left - 3, middle - self.line_height / 2 + 2, word.width + 6, self.line_height - 4), HIT, 5
                )
            ink = {"link": LINK, "aside": DIM}.get(word.style, colour)
            stage.text(word.text, (left, middle), self.px, ink, _face(word.style), "midleft")
            if word.style == "link":
                under = middle + self.line_height * 0.4
                stage.line((left, under), (left + word.width, under), LINK, 2)


def clauses_linked(text: str, style: Style = "body") -> list[Run]:
    """Plain text as runs, every clause id in it a link."""
    return [Run(part, "link" if index % 2 else style) for index, part in enumerate(_CLAUSE.split(text)) if part]


def marked(text: str) -> list[Run]:
    """Text with `*bold*`, `_aside_`, `{sprite}` and clause ids in it as runs."""
    runs: list[Run] = []
    at = 0
    for found in _MARKED.finditer(text):
        runs += clauses_linked(text[at : found.start()])
        bold, aside, picture = found.groups()
        runs.append(Run(bold, "bold") if bold else Run(aside, "aside") if aside else Run(picture, "picture"))
        at = found.end()
    return runs + clauses_linked(text[at:])


def lay_out(stage: Stage, runs: list[Run], width: float, px: float = 20, line_height: float | None = None) -> Paragraph:
    """Break runs into lines no wider than `width`."""
    height = (line_height or px * 1.36) * _grown(stage, px) / px
    words: list[_Word] = []
    x, line = 0.0, 0
    for bundle in _bundles(stage, runs, px):
        x += bundle.gap if x > 0 else 0
        if x > 0 and x + sum(wide for _, _, wide in bundle.words) > width:
            x, line = 0.0, line + 1
        for text, style, wide in bundle.words:
            words.append(_Word(text, style, x, line, wide))
            x += wide
    links = tuple(
        (Rect(word.x, word.line * height, word.width, height), word.text) for word in words if word.style == "link"
    )
    return Paragraph(tuple(words), px, height, (line + 1) * height, links)


def _bundles(stage: Stage, runs: list[Run], px: float) -> list[_Bundle]:
    """Runs as words that hang together: a bracket or a full stop goes along with the link it belongs to."""
    bundles: list[_Bundle] = []
    gap, apart = 0.0, True
    for run in runs:
        if run.style == "tag":
            bundles.append(_Bundle(gap, [(run.text, "tag", stage.text_width(run.text, _TAG) + 20)]))
            gap, apart = _AFTER_TAG, True
            continue
        face = _face(run.style)
        space = stage.text_width(" ", px, face)
        if run.text.startswith(" "):
            gap, apart = gap + space, True
        for index, piece in enumerate(run.text.split()):
            if index > 0:
                gap, apart = space, True
            if apart:
                bundles.append(_Bundle(gap, []))
                gap, apart = 0.0, False
            wide = _grown(stage, px) * _PICTURE if run.style == "picture" else stage.text_width(piece, px, face)
            bundles[-1].words.append((piece, run.style, wide))
        if run.text.endswith(" ") and run.text.strip():
            gap, apart = space, True
    return bundles


def _grown(stage: Stage, px: float) -> float:
    """How large type is in the size of text that was chosen."""
    return stage.pixels(px) / stage.scale


def lay_out_within(stage: Stage, runs: list[Run], width: float, height: float, px: float = 20) -> Paragraph:
    """Break runs into lines as `lay_out` does, in smaller type if they would be higher than `height`."""
    return lay_out_alike(stage, [runs], width, height, px)[0]


def lay_out_alike(
    stage: Stage, several: Sequence[list[Run]], width: float, height: float, px: float = 20
) -> list[Paragraph]:
    """Several texts, each in a place of its own of that width and height, all in the size in which the longest one fits."""
    key = ("rich", tuple(map(tuple, several)), width, height, px)
    return stage.once_set(key, lambda: _laid_alike(stage, several, width, height, px))


def _laid_alike(stage: Stage, several: Sequence[list[Run]], width: float, height: float, px: float) -> list[Paragraph]:
    laid = [lay_out(stage, runs, width, px) for runs in several]
    while any(one.height > height or one.width > width for one in laid) and stage.pixels(px) > LEAST_PIXELS:
        px -= 0.5
        laid = [lay_out(stage, runs, width, px) for runs in several]
    return laid


def _face(style: Style) -> str:
    return {"bold": "bold", "link": "bold", "hit": "bold", "aside": "aside"}.get(style, "body")
