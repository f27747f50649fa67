"""Who made the games, and this program."""

from __future__ import annotations

from goblins import __version__
from goblins.content.shelf import Box, shelf
from goblins.scenes.dusk import draw_heading, dusk
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.ui.draw.rich import Paragraph, Run, lay_out_within, marked
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.words import say

GAMES_PANEL = Rect(24, 104, 860, 776)
OWN_PANEL = Rect(908, 104, 668, 776)

#: What is said of this program: icon, key, and room.
OWN = (
    ("pencil", "reading-our-work", 170.0),
    ("heart", "reading-their-work", 140.0),
    ("book", "reading-type", 130.0),
)


class AboutScene(Scene):
    """Credits: the makers of the five games first, then what is ours."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._backdrop = dusk(_draw_sheets)
        back = Button(Rect(24, 26, 140, 56), say("screens-back"), self.back, icon="chevron_left")
        self.widgets.set([back], focus=back)

    def draw(self, stage: Stage) -> None:
        """Two sheets of parchment: theirs and ours."""
        self._backdrop.draw(stage)
        super().draw(stage)


def _draw_sheets(stage: Stage) -> None:
    draw_heading(stage, say("reading-about"), say("reading-version", version=__version__))
    stage.panel(GAMES_PANEL, say("reading-five-games"), curls="top")
    rows = [Rect(GAMES_PANEL.x + 26, 184 + 136 * index, GAMES_PANEL.w - 52, 124) for index in range(len(shelf()))]
    px = min(_makers(stage, box, rect.w - 150).px for box, rect in zip(shelf(), rows, strict=True))
    for box, rect in zip(shelf(), rows, strict=True):
        _draw_thanks(stage, box, rect, px)
    stage.panel(OWN_PANEL, say("reading-this-program"), curls="top")
    _draw_own(stage)


def _makers(stage: Stage, box: Box, room: float, px: float = 20) -> Paragraph:
    """Who made a game, on one line, or on two in larger text."""
    words = marked(say("reading-makers", designer=box.designer, publisher=box.publisher))
    return lay_out_within(stage, words, room, 34 if stage.text_size == 100 else 42, px)


def _draw_thanks(stage: Stage, box: Box, rect: Rect, px: float) -> None:
    """A game and its makers, who are all set in the same size."""
    stage.nine("row_idle", rect)
    middle, x = rect.centre[1], rect.x + 130
    room = rect.right - x - 20
    stage.blit(stage.tokens.game(box.game, stage.viewport.length(88)), (rect.x + 66, middle))
    stage.text(box.full_title, (x, middle - 27), 27, anchor="midleft", width=room)
    paragraph = _makers(stage, box, room, px)
    paragraph.draw(stage, x, middle + 26 - paragraph.height / 2)


def _draw_own(stage: Stage) -> None:
    x, width, y = OWN_PANEL.x + 50, OWN_PANEL.w - 100, 188.0
    for icon, key, height in OWN:
        stage.icon(icon, (x + 24, y + 22), 44)
        paragraph = lay_out_within(stage, [Run(say(key))], width - 72, height, 21)
        paragraph.draw(stage, x + 72, y)
        y += max(paragraph.height, 44) + 12
        stage.line((x + 72, y), (x + width, y), RULE, 2)
        y += 14
    thanks = stage.text(say("reading-thanks"), (OWN_PANEL.centre[0], y + 16), 20, DIM, "aside", width=width)
    floor = OWN_PANEL.bottom - 26
    grown = min(1.4, (floor - thanks.bottom - 4) / 140)
    for character, place, size in (("cobweb", -216, 140), ("petal", -76, 118), ("king", 64, 136), ("moo", 204, 128)):
        stage.sprite(
            f"characters/{character}/full.svg", (OWN_PANEL.centre[0] + place, floor - size * grown / 2), size * grown
        )
