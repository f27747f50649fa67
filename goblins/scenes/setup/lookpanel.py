"""The chosen seat's look: its goblin, its colour with emblem, and a bot's temper."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from goblins.core.cast import COLOURS
from goblins.core.setup import SURPRISE, TEMPERS, Seat
from goblins.scenes.setup.seating import Seating
from goblins.scenes.setup.seatrow import LookSpot, TemperSpot
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.words import say

PANEL = Rect(1004, 110, 576, 300)
LEFT, PITCH = 1036.0, 65.0
#: Where goblins, colours and the words below them stand: for people, and for bots, who have a temper besides.
PEOPLE, BOTS = (180.0, 290.0, 372.0), (179.0, 243.0, 316.0)
TEMPER_Y, TEMPER_PITCH, TEMPER_SIZE = 337.0, 51.0, 46.0
#: Even-tempered, one of the tempers, or left to chance.
CHOICES = ("", *TEMPERS, SURPRISE)


def temper_asked(seat: Seat) -> str:
    """What was chosen for a bot's temper."""
    return SURPRISE if seat.surprise else seat.temper


def look_widgets(seating: Seating, cast: tuple[str, ...], dress: Callable[..., None]) -> list[Widget]:
    """Goblins and colours to choose from, those of other seats locked; and tempers for a bot."""
    mine = seating.seats[seating.chosen]
    goblins, colours, _ = PEOPLE if mine.is_human else BOTS
    taken_goblins = {seat.goblin: seat.colour for seat in seating.seats if seat is not mine}
    taken_colours = {seat.colour for seat in seating.seats if seat is not mine}
    widgets: list[Widget] = []
    for index, goblin in enumerate(cast):
        rect, taken = Rect(LEFT + index * PITCH, goblins, 58, 58), taken_goblins.get(goblin, "")
        wear = partial(dress, goblin=goblin)
        widgets.append(LookSpot(rect, "goblin", goblin, taken, wear, chosen=mine.goblin == goblin))
    for index, colour in enumerate(COLOURS):
        rect, taken = Rect(LEFT + index * PITCH, colours, 56, 56), "lock" if colour in taken_colours else ""
        wear = partial(dress, colour=colour)
        widgets.append(LookSpot(rect, "colour", colour, taken, wear, chosen=mine.colour == colour))
    if not mine.is_human:
        for index, temper in enumerate(CHOICES):
            rect = Rect(LEFT + index * TEMPER_PITCH, TEMPER_Y, TEMPER_SIZE, TEMPER_SIZE)
            wear = partial(dress, temper=temper if temper in TEMPERS else "", surprise=temper == SURPRISE)
            widgets.append(TemperSpot(rect, temper, wear, chosen=temper_asked(mine) == temper))
    return widgets


def draw_look(stage: Stage, seating: Seating) -> None:
    """The panel and its words."""
    mine = seating.seats[seating.chosen]
    stage.panel(PANEL, say("setup-portrait-of", name=mine.name or say("setup-nameless")), curls="top")
    words = say("setup-look", colour=mine.colour, several="yes" if len(seating.seats) > 1 else "no")
    _, colours, words_y = PEOPLE if mine.is_human else BOTS
    stage.text(words, (1038, words_y), 18, DIM, "body", "midleft", width=500)
    if mine.is_human:
        stage.text(say("setup-colour-emblem"), (1038, colours - 20), 20, anchor="midleft")
        return
    x, y = LEFT + len(CHOICES) * TEMPER_PITCH + 8, TEMPER_Y + TEMPER_SIZE / 2
    temper, room = temper_asked(mine) or "even", PANEL.right - 26 - x
    large = stage.text_size > 125  # there is room for one line: the tooltip says the rest
    stage.text(say("screens-temper", temper=temper), (x, y if large else y - 12), 20, anchor="midleft", width=room)
    if not large:
        stage.text(say("setup-temper", temper=temper), (x, y + 13), 16, DIM, "aside", "midleft", width=room)
