"""How a season comes over the table of Pact, as cues: a wind with petals, corn or leaves; and in the end the first snow."""

from __future__ import annotations

import math

from msgspec.structs import replace

from goblins.games.pact.content import SEASONS
from goblins.games.pact.view import PactView
from goblins.tables.pact.paints import Snow, Wind
from goblins.ui.moving.cues import Cue, Dim, Hear, Mood, Paint, Picture, Ribbon, Shower
from goblins.ui.moving.motion import Beat
from goblins.ui.time import TICK_SECONDS
from goblins.ui.viewport import Point, Rect
from goblins.words import say

#: How long play waits for a season, and for the first snow; what is seen may go on after that.
TURNING, SNOWING, BRIEF = 1.3, 1.5, 0.8
WINTER = "winter"
#: What the wind carries when a season comes.
BLOWN = {
    "summer": ("moments/petal.svg", "moments/petal.svg", "moments/corn.svg"),
    "autumn": ("moments/leaf.svg", "moments/leaf_red.svg", "moments/corn.svg"),
}
CHORDS = {"summer": "season_summer", "autumn": "season_autumn", WINTER: "winter"}
TABLE = Rect(-260, -40, 1700, 960)
MIDDLE: Point = (800.0, 446.0)
FLAKE_SIZE = 210.0
COOL = (96, 140, 226)
#: How far the emblems of a season stand from the middle of its ribbon.
BESIDE = 270.0


def season_of(view: PactView) -> str:
    """The season the table is in: the latest of any Task that was turned up; winter when Tasks run out, and at the end."""
    public = view.public
    return WINTER if public.winter or public.ending or public.phase == "next" else SEASONS[public.season]


def turning(old: str, new: str, occasion: tuple[int, int], task: Point, *, brief: bool) -> tuple[Cue, ...]:
    """A wind goes over the table, and its rim is another one behind it; the new season’s emblem rises out of its first Task."""
    start = 0.0 if brief else 0.3
    seconds = 0.6 if brief else 0.9
    called, shown = (0.1, 0.8) if brief else (0.7, 1.3)
    emblem = () if brief else (
        Picture(sprite="moments/rays.svg", at=task, size=(300, 300), light=True, fade=(0.7, 0.0), lasts=0.5),
        Picture(sprite=f"pact/season_{new}.svg", at=task, to=(task[0], task[1] - 60), size=(40, 130), ease="back", lasts=0.5),
    )  # fmt: skip
    return (
        *emblem,
        _wind(Wind(old, new, occasion, seconds, seconds), start),
        Shower(sprites=BLOWN[new], area=TABLE, count=14 if brief else 40, size=(32, 60), crossing=1.2, wind=520,
               start=start, lasts=1.35),
        Ribbon(words=say(f"pact-moment-{new}"), at=MIDDLE, start=called, lasts=shown),
        *(Picture(sprite=f"pact/season_{new}.svg", at=(MIDDLE[0] + side * BESIDE, MIDDLE[1] - 6), size=(30, 84), ease="back",
                  start=called + 0.2, lasts=shown - 0.3) for side in (-1, 1)),
        Hear(sound="whoosh", start=start),
    )  # fmt: skip


def _wind(wind: Wind, start: float) -> Paint:
    return Paint(draw=wind, ahead=wind.make_moss, start=start, lasts=wind.seconds, below=True)


def first_snow(old: str, occasion: tuple[int, int], line: str, seats: int, *, brief: bool) -> tuple[Cue, ...]:
    """One large flake falls, the colours cool, and everybody looks up."""
    falls = 0.5 if brief else 1.2
    return (
        *(Mood(seat=seat, mood="shocked", start=0.2) for seat in range(seats)),
        Dim(strength=0.24, colour=COOL, above=math.inf, lasts=falls + 1.2),
        Picture(sprite="moments/flake.svg", at=(800, -120), to=(800, 430), size=(FLAKE_SIZE, FLAKE_SIZE), turn=(0, 120),
                fade=(1.0, 0.6), ease="even", lasts=falls),
        Paint(draw=Snow(1, falls + 1.4), lasts=falls + 1.4),
        _wind(Wind(old, WINTER, occasion, falls / 2, falls / 2), falls / 2),
        Ribbon(words=say("pact-moment-winter"), line=line, at=MIDDLE, start=falls * 0.8, lasts=0.7 if brief else 1.4),
        Hear(sound="snow_bell", start=falls),
    )  # fmt: skip


def kept_until_the_end(beats: list[Beat]) -> list[Beat]:
    """The same beats; a rim that the wind brought stays until the story is over, when the ground shows it.

    A beat lasts for whole ticks, so that all of them together may take a little longer than their seconds.
    """
    return [
        replace(
            beat, cues=tuple(_kept(cue, sum(one.seconds + TICK_SECONDS for one in beats[place:])) for cue in beat.cues)
        )
        for place, beat in enumerate(beats)
    ]


def _kept(cue: Cue, left: float) -> Cue:
    if not isinstance(cue, Paint) or not isinstance(cue.draw, Wind):
        return cue
    lasts = max(cue.lasts, left - cue.start)
    return replace(cue, lasts=lasts, draw=replace(cue.draw, seconds=lasts))


def falling(seed: int, seconds: float) -> tuple[Cue, ...]:
    """In winter it snows while something moves."""
    return (Paint(draw=Snow(seed, seconds), lasts=seconds),)
