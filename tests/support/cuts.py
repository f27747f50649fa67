"""What happens to words while screens are drawn: which are cut, too small to be read, out of their box, or on other words."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

import pygame
import pytest

from goblins.scenes import trouble
from goblins.scenes.learn import asking, explaining, speaking, tip
from goblins.ui.draw.balloon import draw_balloon
from goblins.ui.draw.lettering import LEADING, Frame, Lettering, Line
from goblins.ui.draw.type import Colour, TypeCase
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect, Viewport
from tests.support.lettering import LETTERS

#: Words on the screen are never smaller than so many pixels, and words on cards, which can be looked at more closely, than these.
SMALLEST, SMALLEST_ON_CARDS = 9, 6
#: A table that is narrower than so many pixels is a picture of one.
MINIATURE = 1200
#: A word with letters that the odd language would write otherwise: nobody has translated it.
PLAIN = re.compile(r"[^\W\d_]*[aceinosuyACEINOSUY][^\W\d_]*")
#: So many units words may reach over an edge, or onto others.
SPARE = 3.0
#: So wide is the outline round words.
OUTLINE = 3.5
#: Drawings of `sprites/ui/` that words stand on.
CONTROLS = ("button", "field", "choice_frame", "pill")
PAPERS = (*CONTROLS, "panel", "toast", "choice_chosen")


class Words(NamedTuple):
    """A line where it is seen, and what it stands on."""

    text: str
    rect: Rect
    paper: Rect | None


class Witness:
    """Writes down what is drawn, in its order."""

    def __init__(self) -> None:
        self.found: list[str] = []
        #: Words that are not those of the odd language.
        self.plain: set[str] = set()
        self._looks = True
        self._words: list[Words] = []
        self._papers: list[Rect] = []
        self._covered: list[Words] = []

    @contextmanager
    def looking_away(self) -> Iterator[None]:
        """Nothing is complained about meanwhile."""
        self._looks = False
        yield
        self._looks = True

    def complain(self, what: str) -> None:
        """Something that should not be."""
        if self._looks and what not in self.found:
            self.found.append(what)

    def layer(self) -> None:
        """From now on things are drawn over what was drawn so far, which is no longer looked at."""
        self._judge()
        self.forget()

    def balloon(self, rect: Rect) -> None:
        """Something is said over what was drawn so far; what it hides is no longer looked at."""
        self.paper(rect)
        self._covered = [one for one in self._covered if one.rect.overlap(rect) <= 0]
        self.layer()
        self.paper(rect)

    def forget(self) -> None:
        """What was drawn so far is not to be seen."""
        self._words, self._papers, self._covered = [], [], []

    def _judge(self) -> None:
        """Words on other words, under controls, and words that leave what they stand on."""
        for one in self._covered:
            self.complain(f"‘{one.text}’ is covered in part")
        for index, one in enumerate(self._words):
            if one.paper and not one.text.isdigit() and _beyond(one.rect, one.paper) > SPARE:
                self.complain(f"‘{one.text}’ leaves its box by {_beyond(one.rect, one.paper):.0f}")
            for other in self._words[index + 1 :]:
                if one != other and one.rect.overlap(other.rect) > SPARE:
                    self.complain(f"‘{one.text}’ lies on ‘{other.text}’")

    # ------------------------------------------------------------------ what is drawn

    def text(self, stage: Stage, words: str, rect: Rect, size: int, wanted: int) -> None:
        """A line of text on a stage."""
        if not words.strip():
            return
        self.plain.update(PLAIN.findall(words))
        if size < min(wanted, SMALLEST):
            self.complain(f"‘{words}’ is only {size} pixels high")
        spare = rect.h * (1 - LETTERS) / 2
        letters = Rect(rect.x + 1, rect.y + spare, max(0.0, rect.w - 2), rect.h * LETTERS)
        seen, window = stage.surface.get_clip(), Viewport(*stage.surface.get_size())
        left, top = window.logical(seen.topleft)
        right, bottom = window.logical(seen.bottomright)
        if letters.bottom <= top or letters.y >= bottom:
            return  # a list was not scrolled that far
        whole = seen.size == stage.surface.get_size()
        if letters.x < left - SPARE or letters.right > right + SPARE:
            self.complain(f"‘{words}’ is cut at the side")
        elif whole and (letters.y < top - SPARE or letters.bottom > bottom + SPARE):
            self.complain(f"‘{words}’ is cut above or below")
        upper, lower = max(letters.y, top), min(letters.bottom, bottom)
        placed = Rect(letters.x, upper, letters.w, lower - upper)
        paper = next((one for one in reversed(self._papers) if one.holds(letters.centre)), None)
        self._words.append(Words(words, placed, paper if whole else None))

    def paper(self, rect: Rect, *, control: bool = False) -> None:
        """Something that is drawn over what was there; a control must not cover words in part."""
        for one in self._words:
            if control and one.rect.overlap(rect) > SPARE and _beyond(one.rect, rect) > SPARE:
                self._covered.append(one)
        self._words = [one for one in self._words if not rect.holds(one.rect.centre)]
        self._papers.append(rect)

    def fitted(self, text: str, kind: str, size: int, width: float, smallest: int) -> None:
        """A line that was to be made small enough."""
        if size < smallest:
            self.complain(f"‘{text}’ is only {size} pixels high")
        if TypeCase().width(text, kind, size) > width + 1:
            self.complain(f"‘{text}’ is wider than its space")

    def paragraph(self, text: str, lines: Sequence[Line], frame: Frame, unit: float) -> None:
        """A paragraph on a card."""
        size = lines[0].size if lines else SMALLEST
        if size < SMALLEST_ON_CARDS:
            self.complain(f"‘{text}’ is only {size} pixels high on its card")
        if ((len(lines) - 1) * LEADING + 1) * size > frame.height * unit + 1:
            self.complain(f"‘{text}’ is higher than its space")
        if any(TypeCase().width(line.text, line.face, size) > frame.width * unit + 1 for line in lines):
            self.complain(f"‘{text}’ is wider than its space")

    def written(self, surface: pygame.Surface, line: Line, words: pygame.Surface) -> None:
        """A line that is put on a card."""
        place = words.get_rect(center=line.middle).inflate(-4, -round(words.get_height() * (1 - LETTERS)) - 2)
        if line.text.strip() and not surface.get_rect().contains(place):
            self.complain(f"‘{line.text}’ is cut at its card’s edge")


def _beyond(one: Rect, other: Rect) -> float:
    """How far a rectangle reaches out of another."""
    return max(other.x - one.x, one.right - other.right, other.y - one.y, one.bottom - other.bottom)


def _in_window(stage: Stage, rect: Rect) -> Rect:
    """A place as the window counts, for a stage whose units are smaller: beside a table that lies in a frame."""
    window = Viewport(*stage.surface.get_size())
    if stage.viewport == window:
        return rect
    x, y = window.logical(stage.viewport.point((rect.x, rect.y)))
    share = stage.viewport.scale / window.scale
    return Rect(x, y, rect.w * share, rect.h * share)


@contextmanager
def witnessed() -> Iterator[Witness]:
    """Look at everything that is drawn meanwhile."""
    witness = Witness()
    with pytest.MonkeyPatch.context() as patch:
        _watch_stage(patch, witness)
        _watch_cards(patch, witness)
        yield witness
        witness.layer()


def _watch_stage(patch: pytest.MonkeyPatch, witness: Witness) -> None:
    text, box, nine, shade = Stage.text, Stage.box, Stage.nine, Stage.shade

    def drawn_text(
        stage: Stage,
        words: str,
        position: Any,
        px: float = 20,
        colour: Colour = (0, 0, 0),
        kind: str = "display",
        *more: Any,
        **named: Any,
    ) -> Rect:
        if stage.surface.get_width() < MINIATURE:
            with witness.looking_away():
                return text(stage, words, position, px, colour, kind, *more, **named)
        rect = text(stage, words, position, px, colour, kind, *more, **named)
        width, wanted = named.get("width"), stage.pixels(px)
        size = wanted if width is None else stage.type_case.fitting(words, kind, wanted, width * stage.scale)
        seen = rect.grown(-OUTLINE) if named.get("outline") else rect
        witness.text(stage, words, _in_window(stage, seen), size, wanted)
        return rect

    def drawn_box(stage: Stage, rect: Rect, fill: Colour | None = None, *more: Any, **named: Any) -> None:
        box(stage, rect, fill, *more, **named)
        if fill is not None and named.get("alpha", 1.0) > 0.8 and stage.surface.get_width() >= MINIATURE:
            witness.paper(_in_window(stage, rect))

    def drawn_nine(stage: Stage, name: str, rect: Rect, *more: Any, **named: Any) -> None:
        nine(stage, name, rect, *more, **named)
        if name.startswith(PAPERS) and stage.surface.get_width() >= MINIATURE:
            witness.paper(_in_window(stage, rect), control=name.startswith(CONTROLS))

    def shaded(stage: Stage, *more: Any, **named: Any) -> None:
        witness.layer()
        shade(stage, *more, **named)

    def ballooned(stage: Stage, rect: Rect, *more: Any) -> None:
        draw_balloon(stage, rect, *more)
        witness.balloon(rect)

    def taught(stage: Stage, rect: Rect, *more: Any) -> None:
        draw_balloon(stage, rect, *more)
        witness.forget()  # the guide speaks before a darkened table, on which the buttons of the lesson were drawn, too
        witness.paper(rect)

    for module in (asking, explaining, tip, trouble):
        patch.setattr(module, "draw_balloon", ballooned)
    patch.setattr(speaking, "draw_balloon", taught)
    patch.setattr(Stage, "text", drawn_text)
    patch.setattr(Stage, "box", drawn_box)
    patch.setattr(Stage, "nine", drawn_nine)
    patch.setattr(Stage, "shade", shaded)
    patch.setattr(Stage, "kept", lambda stage, key, rect, paint, reach=12: paint(rect))


def _watch_cards(patch: pytest.MonkeyPatch, witness: Witness) -> None:
    fitting, paragraph = TypeCase.fitting, Lettering.paragraph

    def fitted(case: TypeCase, text: str, kind: str, px: int, width: float, smallest: int = 8) -> int:
        size = fitting(case, text, kind, px, width, smallest)
        witness.fitted(text, kind, size, width, min(px, SMALLEST_ON_CARDS))
        return size

    def set_in(
        lettering: Lettering, text: str, size: float, frame: Frame, unit: float, *more: Any, **named: Any
    ) -> list[Line]:
        lines = paragraph(lettering, text, size, frame, unit, *more, **named)
        witness.paragraph(text, lines, frame, unit)
        return lines

    def write(lettering: Lettering, surface: pygame.Surface, lines: Any) -> None:
        for line in lines:
            words = lettering._type.line(line.text, line.face, line.size, line.colour, line.outline)
            witness.written(surface, line, words)
            surface.blit(words, words.get_rect(center=line.middle))

    patch.setattr(TypeCase, "fitting", fitted)
    patch.setattr(Lettering, "paragraph", set_in)
    patch.setattr(Lettering, "write", write)
