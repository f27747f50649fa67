"""A small picture of the table round what was done: the real table, drawn small, cut out, with an arrow for what went
somewhere, or a ring round what was touched or turned over.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame

from goblins.core.match import Match
from goblins.scenes.house import House
from goblins.scenes.tabletop import Tabletop
from goblins.tables.contract import Attention
from goblins.ui.draw import shapes
from goblins.ui.draw.sprites import rasterise
from goblins.ui.draw.type import Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Point, Rect

#: The table is drawn in this size.
DRAWN = (1280, 720)
#: How much of the table is shown at least and at most, and round the way of a piece.
LEAST, MOST, ROUND = 330.0, 760.0, 240.0
#: Of a longer way than a picture holds so much is shown.
FAR = 300.0
#: Pieces that move less only make room for others.
STILL = 50.0
#: Of pieces that change where they lie, those of such a width are worth a look: no threads, no panels.
SMALL, LARGE = 24.0, 260.0


class _Mark(NamedTuple):
    """From where to where something went, and the piece; both are the same where it was only touched or changed."""

    start: Point
    end: Point
    piece: Rect


class BoardPicture:
    """Made a little at a time, before each picture; `picture` once it is there."""

    def __init__(self, house: House, match: Match, step: int, viewer: int, ink: Colour, stage: Stage) -> None:
        self.step = step
        self._ink, self._stage = ink, stage
        self._made: pygame.Surface | None = None
        self._top: Tabletop | None = Tabletop(house, match, viewer, {})
        self._top.show(step, "load")
        mark = _meant(self._top, match, step) or _seen(self._top, match, step)
        self._mark = _shortened(mark) if mark else None
        self._top.prepare(stage)

    @property
    def ready(self) -> bool:
        """Whether it is there."""
        return self._made is not None

    def work(self) -> bool:
        """Go on for a short while; whether it is there now."""
        top = self._top
        if top is None:
            return False
        if not top.ready:
            top.work()
            return False
        top.draw(self._stage, Attention())
        self._made = self._cut_out()
        top.forget_pictures()
        self._top = None
        return True

    def _cut_out(self) -> pygame.Surface:
        area = _area(self._mark)
        x, y, w, h = self._stage.viewport.rect(area)
        cut = self._stage.surface.subsurface(pygame.Rect(x, y, w, h).clip(self._stage.surface.get_rect())).copy()
        if self._mark:
            draw = _ring if self._mark.start == self._mark.end else _arrow
            svg = draw(area, self._mark, self._ink)
            cut.blit(rasterise(svg, cut.get_size()), (0, 0))
        return cut

    def draw(self, stage: Stage, rect: Rect, key: int) -> None:
        """The picture in its frame; the game's token as long as there is none."""
        stage.box(rect, (22, 46, 44), 10)
        made = self._made
        if made is not None:
            x, y, w, h = stage.viewport.rect(rect)
            name = ("board_picture", id(self._stage), self.step, key, w, h)
            stage.surface.blit(stage.cache.get(name, lambda: _rounded(made, (w, h), 10 * stage.scale)), (x, y))
        stage.box(rect.grown(3), None, 12, (42, 24, 32), 4)


def _meant(top: Tabletop, match: Match, step: int) -> _Mark | None:
    """What the one who looks did with their hand: which piece they took, and where they put it."""
    action, context = match.steps[step].action, top.context
    if action.seat != context.viewer:
        return None
    state = match.state_at(step)
    gestures = top.table.gestures(match.rules.view(state, action.seat), match.rules.legal_actions(state, action.seat))
    for (source, target), gesture in gestures.items():
        place, aim = top.layout.get(source), top.targets.get(target)
        if gesture.first == action and place is not None:
            end = aim.centre if aim and source != target else place.rect.centre
            return _Mark(place.rect.centre, end, place.rect)
    return None


def _seen(top: Tabletop, match: Match, step: int) -> _Mark | None:
    """What changed on the table: of the pieces that went somewhere, else of those that came, went or turned over, the one
    nearest to its middle.
    """
    table, context = top.table, top.context
    before, after = (
        table.layout(match.rules.view(match.state_at(ply), context.viewer), context) for ply in (step, step + 1)
    )
    went, changed = list[_Mark](), list[_Mark]()
    for piece in {**before, **after}:
        old, new = before.get(piece), after.get(piece)
        place = old or new
        if old and new and math.dist((old.x, old.y), (new.x, new.y)) > STILL:
            went.append(_Mark((old.x, old.y), (new.x, new.y), new.rect))
        elif place and (old is None or new is None or old.face != new.face) and SMALL < place.w < LARGE:
            changed.append(_Mark(place.rect.centre, place.rect.centre, place.rect))
    return min(went or changed, key=lambda mark: math.dist(mark.end, SCREEN.centre), default=None)


def _shortened(mark: _Mark) -> _Mark:
    """A way that is too long for a picture: only its beginning, which points where it leads."""
    (x0, y0), (x1, y1) = mark.start, mark.end
    length = math.dist(mark.start, mark.end)
    share = FAR / length if length > MOST - ROUND else 1.0
    return mark._replace(end=(x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))


def _area(mark: _Mark | None) -> Rect:
    """The square round a mark, within the screen; without one, the middle of the table."""
    (x0, y0), (x1, y1) = (mark.start, mark.end) if mark else (SCREEN.centre, SCREEN.centre)
    side = max(LEAST if mark else MOST, min(MOST, max(abs(x1 - x0), abs(y1 - y0)) + ROUND))
    x = min(max((x0 + x1) / 2 - side / 2, 0), SCREEN.w - side)
    y = min(max((y0 + y1) / 2 - side / 2, 0), SCREEN.h - side)
    return Rect(x, y, side, side)


def _pens(ink: Colour, wide: float) -> tuple[tuple[str, float], ...]:
    """Strokes one over the other: an edge of ink, one of cream, and the colour; how much wider each is."""
    return ("#2A1820", wide * 1.1), ("#FFF3D2", wide * 0.6), (shapes.hex_of(ink), 0.0)


def _ring(area: Rect, mark: _Mark, ink: Colour) -> str:
    """A rounded frame round a piece."""
    wide = area.w / 34
    place = mark.piece.grown(wide).moved(-area.x, -area.y)
    body = "".join(
        f'<rect x="{place.x:.1f}" y="{place.y:.1f}" width="{place.w:.1f}" height="{place.h:.1f}" rx="{wide * 2:.1f}" '
        f'fill="none" stroke="{colour}" stroke-width="{wide + more:.1f}"/>'
        for colour, more in _pens(ink, wide)
    )
    return shapes.document(area.w, area.h, body)


def _arrow(area: Rect, mark: _Mark, ink: Colour) -> str:
    (x0, y0), (x1, y1) = ((x - area.x, y - area.y) for x, y in (mark.start, mark.end))
    length = max(1.0, math.dist((x0, y0), (x1, y1)))
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    wide = area.w / 26
    neck = x1 - ux * wide * 2.4, y1 - uy * wide * 2.4
    head = [
        (x1, y1),
        (neck[0] - uy * wide * 1.6, neck[1] + ux * wide * 1.6),
        (neck[0] + uy * wide * 1.6, neck[1] - ux * wide * 1.6),
    ]
    shaft = f"M{x0:.1f} {y0:.1f}L{neck[0]:.1f} {neck[1]:.1f}"
    tip = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in head) + "Z"
    body = ""
    for colour, more in _pens(ink, wide):
        pen = f'stroke="{colour}" stroke-linecap="round" stroke-linejoin="round"'
        body += f'<path d="{shaft}" fill="none" {pen} stroke-width="{wide + more:.1f}"/>'
        body += f'<path d="{tip}" fill="{colour}" {pen} stroke-width="{more + 1:.1f}"/>'
    return shapes.document(area.w, area.h, body)


def _rounded(picture: pygame.Surface, size: tuple[int, int], radius: float) -> pygame.Surface:
    scaled = pygame.transform.smoothscale(picture, size).convert_alpha()
    mask = rasterise(shapes.box(size[0], size[1], radius, (255, 255, 255), None, 0, 1.0, ""), size)
    scaled.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return scaled
