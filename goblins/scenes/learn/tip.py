"""A tip on the screen: a small balloon beside what it is about, with a guide's face."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import hypot
from typing import TYPE_CHECKING

from msgspec.structs import replace

from goblins.lessons.content import course_of
from goblins.lessons.tips import Tip, Tips
from goblins.scenes.learn.pointing import overlap, rect_of
from goblins.ui.draw.balloon import draw_balloon
from goblins.ui.draw.rich import Paragraph, lay_out, marked
from goblins.ui.draw.spotlight import draw_arrow
from goblins.ui.draw.type import INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import SCREEN, Point, Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import say

if TYPE_CHECKING:
    from goblins.scenes.table.screen import TableScene

WIDTH, INSET, HEAD, FOOT, FACE = 414.0, 26.0, 40.0, 62.0, 84.0
GAP = 46.0
#: The longest tail of a balloon; how many places are tried each way where there is none beside; what a unit of distance
#: costs compared with an area that is covered.
TAIL, STEPS, FAR = 90.0, 7, 3.0
#: What it costs to cover what a tip is about, or what must stay in sight; and what only lies there.
HIDDEN, SEEN = 4.0, 0.1
TAIL_WIDE = 16.0
HEADING, WORDS = 23.0, 19.0
#: The light on what a tip is about must leave it readable; its rim can't be overlooked.
FAINT, GOLD, RIM, CORNER = (24, 19, 6), (255, 215, 104), 5.0, 14.0
LARGE = 320.0
#: How long an arrow from a balloon that stands too far away for a tail is, and how far it ends before the thing.
ARROW, SHORT = 96.0, 8.0


class TipPanel:
    """A tip, where it covers neither what it is about nor anything that can be used."""

    def __init__(
        self, table: TableScene, tip: Tip, on_close: Callable[[], None], on_no_more: Callable[[], None]
    ) -> None:
        self._table, self._tip, self._on_close, self._on_no_more = table, tip, on_close, on_no_more
        #: Where it stands, and for which window: it stays there whatever can be used meanwhile.
        self._kept: tuple[object, tuple[Rect, Rect | None]] | None = None

    def told_by(self, tips: Tips) -> TipPanel:
        """The same tip as others tell it, in another language."""
        tip = next(one for one in tips.tips if one.key == self._tip.key)
        told = tip if tip.point == self._tip.point else replace(tip, point=self._tip.point)
        return TipPanel(self._table, told, self._on_close, self._on_no_more)

    def _words(self) -> Paragraph:
        stage = self._table.stage
        width = WIDTH * (1.0 if stage.text_size <= 100 else 1.2)
        return lay_out(stage, marked(self._tip.say), width - 2 * INSET - FACE, WORDS)

    def _place(self) -> tuple[Rect, Rect | None]:
        """The balloon, and the thing it is about."""
        window = (self._table.stage.viewport, self._table.stage.text_size)
        if self._kept is None or self._kept[0] != window:
            self._kept = (window, self._found_place())
        return self._kept[1]

    def _found_place(self) -> tuple[Rect, Rect | None]:
        stage = self._table.stage
        width = WIDTH * (1.0 if stage.text_size <= 100 else 1.2)
        height = 2 * INSET - 10 + HEAD + self._words().height + FOOT
        thing = rect_of(self._table, self._tip.point) if self._tip.point else None
        used, kept = in_use(self._table), kept_free(self._table)
        if thing is None:
            usual = Rect(SCREEN.w / 2 - width / 2, 120, width, height)
            hides = any(overlap(usual, other) for other in (*used, *kept))
            return free_place(width, height, Rect(*usual.centre, 0, 0), used, kept) if hides else usual, None
        lying = [placement.rect for placement in self._table.top.layout.values()]
        return free_place(width, height, thing, used, kept, lying), thing

    def widgets(self) -> list[Widget]:
        """*Got it*, and no more of this."""
        rect, _ = self._place()
        y = rect.bottom - FOOT - 4
        return [
            Button(
                Rect(rect.right - INSET - 130, y, 130, 48),
                say("learn-got-it"),
                self._on_close,
                kind="teal",
                name="got it",
            ),
            Button(
                Rect(rect.x + INSET, y, 170, 48),
                say("learn-no-tips"),
                self._on_no_more,
                kind="paper",
                px=17,
                name="no tips",
            ),
        ]

    def draw(self, stage: Stage) -> None:
        """The balloon, the face, and the words; and its buttons again, above it."""
        rect, thing = self._place()
        near = thing is not None and distance(rect, thing) <= TAIL
        if thing:
            stage.halo(thing, FAINT, 16)
            rim = thing.grown(4 if max(thing.w, thing.h) < LARGE else 11)  # tags hang over the edges of large places
            stage.box(rim, None, CORNER, INK, RIM + 4)
            stage.box(rim, None, CORNER, GOLD, RIM)
            if not near:
                draw_arrow(stage, *_way_to(rect, thing), 0.0)
        tailed = thing is not None and near and not tail_hides(rect, thing, self._table.top.panels.said)
        draw_balloon(stage, rect, edge_towards(rect, thing) if thing and tailed else None)
        course = course_of(self._table.match.setup.game)
        x = rect.x + INSET
        if course:
            face = stage.tokens.medallion(course.guide.character, stage.viewport.length(FACE - 12), "gold", "happy")
            stage.blit(face, (x + FACE / 2 - 10, rect.y + INSET + FACE / 2 - 4))
            x += FACE
        stage.text(
            self._tip.title, (x, rect.y + INSET + 10), HEADING, INK, anchor="midleft", width=rect.right - INSET - x
        )
        self._words().draw(stage, x, rect.y + INSET - 6 + HEAD)
        group = self._table.widgets
        for widget in group.widgets:
            if widget.name in ("got it", "no tips"):
                widget.draw(stage, group.look_of(widget))


def _way_to(rect: Rect, thing: Rect) -> tuple[Point, Point]:
    """From where to where an arrow goes that comes from a balloon."""
    (x, y), (to_x, to_y) = rect.centre, edge_towards(rect, thing)
    far = hypot(to_x - x, to_y - y)
    end = (far - SHORT) / far
    start = max(0.0, (far - SHORT - ARROW) / far)
    return (x + (to_x - x) * start, y + (to_y - y) * start), (x + (to_x - x) * end, y + (to_y - y) * end)


def tail_hides(rect: Rect, thing: Rect, said: Sequence[Rect]) -> bool:
    """Whether a balloon's tail would go over words on its way: then the rim round the thing must do."""
    x, y = edge_towards(rect, thing)
    start_x, start_y = min(max(x, rect.x), rect.right), min(max(y, rect.y), rect.bottom)
    way = Rect(min(x, start_x), min(y, start_y), abs(x - start_x), abs(y - start_y)).grown(TAIL_WIDE / 2)
    return any(overlap(way, words) and not overlap(thing, words) for words in said)


def in_use(table: TableScene) -> list[Rect]:
    """What the person may want to touch next: pieces with which something can be done, where they go, and buttons."""
    top, gestures = table.top, table.reach.gestures
    sources = [top.layout[piece].rect for piece in {source for source, _ in gestures} if piece in top.layout]
    targets = [top.targets[piece] for piece in {target for _, target in gestures} if piece in top.targets]
    return [*sources, *targets, *(button.rect for button in table.decisions)]


def kept_free(table: TableScene) -> list[Rect]:
    """What must stay in sight while a tip is read: the usual buttons, and what the table itself says is to be done."""
    panels = table.top.panels
    return [*panels.buttons.values(), *panels.said]


def beside(width: float, height: float, thing: Rect) -> list[Rect]:
    """The places left and right of a thing, above and below it, within the screen."""
    x, y = thing.centre
    places = [
        Rect(thing.x - GAP - width, y - height / 2, width, height),
        Rect(thing.right + GAP, y - height / 2, width, height),
        Rect(x - width / 2, thing.y - GAP - height, width, height),
        Rect(x - width / 2, thing.bottom + GAP, width, height),
    ]
    return [_inside(place) for place in places]


def best_place(width: float, height: float, thing: Rect, used: list[Rect]) -> Rect:
    """The place beside a thing that covers least of what is used."""
    return min(beside(width, height, thing), key=lambda place: _covered(place, thing, used))


def free_place(
    width: float, height: float, thing: Rect, used: list[Rect], kept: Sequence[Rect] = (), lying: Sequence[Rect] = ()
) -> Rect:
    """The nearest place that covers nothing that is used, or else the least, and least of all what is `kept` free; beside
    the thing if it can be, and rather where nothing lies at all.
    """
    far_x, far_y = SCREEN.w - width, SCREEN.h - height
    steps = [step / (STEPS - 1) for step in range(STEPS)]
    elsewhere = [_inside(Rect(far_x * x, far_y * y, width, height)) for x in steps for y in steps]
    near = beside(width, height, thing)

    def cost(place: Rect) -> float:
        hidden = HIDDEN * sum(overlap(place, other) for other in kept)
        hidden += SEEN * sum(overlap(place, other) for other in lying)
        return _covered(place, thing, used) + hidden + FAR * max(GAP, distance(place, thing))

    return min([*near, *elsewhere], key=cost)


def distance(place: Rect, thing: Rect) -> float:
    """How far a place is from a thing's rim."""
    x, y = edge_towards(place, thing)
    return hypot(max(place.x - x, x - place.right, 0.0), max(place.y - y, y - place.bottom, 0.0))


def _covered(place: Rect, thing: Rect, used: list[Rect]) -> float:
    return HIDDEN * overlap(place, thing) + sum(overlap(place, other) for other in used)


def _inside(rect: Rect) -> Rect:
    x = min(max(SCREEN.x + 12, rect.x), SCREEN.right - 12 - rect.w)
    y = min(max(SCREEN.y + 12, rect.y), SCREEN.bottom - 12 - rect.h)
    return Rect(x, y, rect.w, rect.h)


def edge_towards(rect: Rect, thing: Rect) -> Point:
    """The point of a thing's rim that a balloon's tail goes to."""
    x = min(max(rect.centre[0], thing.x), thing.right)
    y = min(max(rect.centre[1], thing.y), thing.bottom)
    return x, y
