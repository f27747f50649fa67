"""The rulebook's first page: the game in thirty seconds, in five small pictures that lead to their clauses."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from goblins.content.glance import Glance, Panel
from goblins.lessons.content import course_of
from goblins.scenes.reading.pictures import draw_picture
from goblins.tables.contract import AnyTable
from goblins.ui.draw.rich import LINK, lay_out_alike, marked
from goblins.ui.draw.type import CREAM, INK
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.ui.widgets.base import Look, Widget
from goblins.ui.widgets.controls import Button
from goblins.words import say

PAGE = Rect(896, 112, 648, 736)
GAP, LARGE, SMALL = 14.0, 2, 3
#: Heights: of the upper and the lower row, of their pictures, and where the rows begin.
UPPER, LOWER, TALL, LOW = 290.0, 296.0, 156.0, 138.0
UPPER_Y, LOWER_Y = 56.0, 360.0
PAPER, LINE = (255, 249, 230), (185, 133, 74)
LIFT = 4.0
#: How large the sentences are, in the upper and in the lower row; each row has one size.
UPPER_PX, LOWER_PX = 20.0, 19.0
#: In larger text panels lie below each other: how high one is, how far the next, and how wide and high its picture is.
ROW, ROW_PITCH, ROW_PICTURE = 129.0, 132.0, (158.0, 113.0)


def is_list(text_size: int) -> bool:
    """Whether words are too large for two panels side by side."""
    return text_size > 100


def places(text_size: int) -> list[Rect]:
    """Where the five panels stand: two large ones, three small ones; in larger text below each other."""
    if is_list(text_size):
        return [Rect(PAGE.x, PAGE.y + 4 + ROW_PITCH * n, PAGE.w, ROW) for n in range(LARGE + SMALL)]
    wide, small = (PAGE.w - GAP) / LARGE, (PAGE.w - 2 * GAP) / SMALL
    upper = [Rect(PAGE.x + (wide + GAP) * n, PAGE.y + UPPER_Y, wide, UPPER) for n in range(LARGE)]
    return upper + [Rect(PAGE.x + (small + GAP) * n, PAGE.y + LOWER_Y, small, LOWER) for n in range(SMALL)]


def first_page(
    game: str,
    text_size: int,
    glance: Glance,
    table: AnyTable,
    follow: Callable[[str], None],
    read_on: Callable[[], None],
    teach: Callable[[str], None] | None,
) -> list[Widget]:
    """The five panels as buttons that lead to their clauses, and the ways on: to be taught, or to read."""
    panels = glance.panels
    widgets: list[Widget] = [
        PanelWidget(
            rect,
            number,
            panels if is_list(text_size) else panels[:LARGE] if number <= LARGE else panels[LARGE:],
            table,
            partial(follow, panels[number - 1].clause),
        )
        for number, rect in enumerate(places(text_size), 1)
    ]
    foot, course = PAGE.bottom - 62, course_of(game)
    if teach is not None and course:
        first = course.lessons[0]
        words = say("reading-teach-me", minutes=first.minutes)
        place = Rect(PAGE.x, foot, 310, 56)
        widgets.append(Button(place, words, partial(teach, first.key), icon="play", px=21, icon_px=28, name="learn"))
    on = Rect(PAGE.right - 212, foot, 212, 56)
    return [
        *widgets,
        Button(on, say("reading-read-on"), read_on, icon="next", kind="paper", px=20, icon_px=26, name="on"),
    ]


def draw_heading(stage: Stage) -> None:
    """What the page is; a list has no room for it, and the chapter's row says it, too."""
    if is_list(stage.text_size):
        return
    stage.text(say("reading-glance"), (PAGE.x, PAGE.y + 26), 27, anchor="midleft", width=PAGE.w)


class PanelWidget(Widget):
    """A picture with its number, a title and a sentence."""

    keeps_focus = False

    def __init__(
        self, rect: Rect, number: int, row: Sequence[Panel], table: AnyTable, on_click: Callable[[], None]
    ) -> None:
        """The panel of a number, among those whose words have the same size."""
        self._place = number - 1 - (LARGE if number > LARGE and len(row) == SMALL else 0)
        self._number, self._row, self._table, self._on_click = number, row, table, on_click
        self._panel = row[self._place]
        super().__init__(rect, name=f"panel {number}", tooltip=say("screens-read-rule", rule=self._panel.clause))

    def click(self, pos: Point) -> None:
        """Open its clause."""
        self._on_click()

    def draw(self, stage: Stage, look: Look) -> None:
        """Lifted while it is pointed at: the picture above its words, or beside them in a list."""
        rect = self.rect.moved(0, -LIFT) if look == "hover" else self.rect
        stage.box(rect, PAPER, 16, LINE, 2.4)
        large, listed = self._number <= LARGE, is_list(stage.text_size)
        high = TALL if large else LOW
        made_for = places(100)[self._number - 1].w - 16, high
        wide, high = ROW_PICTURE if listed else made_for
        scene = Rect(rect.x + 8, rect.y + 8, wide, high)
        scale = min(wide / made_for[0], high / made_for[1])
        draw_picture(stage, scene, self._panel.ground, self._panel.things, self._table, self._panel.floor, scale)
        stage.box(centred(rect.x + 24, rect.y + 24, 36, 36), CREAM, 18, INK, 3)
        stage.text(str(self._number), (rect.x + 24, rect.y + 24), 20 * 100 / stage.text_size)
        left, y = (scene.right + 14, rect.y + 19) if listed else (rect.x + 16, scene.bottom + 22)
        right = rect.right - 14
        heading = 18.0 if listed else 22.0
        link = stage.text(self._panel.clause, (right, y), 17, LINK, "bold", "midright")
        stage.line((link.x, link.bottom - 2), (link.right, link.bottom - 2), LINK, 2)
        stage.text(self._panel.title, (left, y), heading, anchor="midleft", width=link.x - left - 8)
        below = y + stage.pixels(heading) / stage.scale * (0.5 if listed else 0.66)
        room = rect.bottom - 4 - below
        told, px = [marked(panel.say) for panel in self._row], UPPER_PX if large or listed else LOWER_PX
        lay_out_alike(stage, told, right - left, room, px)[self._place].draw(stage, left, below)
