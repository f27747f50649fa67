"""What a great moment is made of: cues. Each begins some time after its beat and lasts a while; times are in seconds at
the usual speed.

A cue that `stays` says what happened (a stamp, a ribbon): where nothing moves, it is shown still. All others only move,
and are left out there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, ClassVar, Literal

from msgspec import Struct

from goblins.ui.moving.easing import Ease
from goblins.ui.viewport import Point, Rect

if TYPE_CHECKING:
    from goblins.ui.stage import Stage

Colour = tuple[int, int, int]
Span = tuple[float, float]
"""From how much to how much."""
Side = Literal["left", "right"]
Layer = Literal["under", "over", "window"]
"""Below the pieces, above them, or a change of the whole picture when everything else is drawn."""

#: How long a portrait keeps a mood.
MOOD_SECONDS = 2.0


class Cue(Struct, frozen=True, kw_only=True):
    """Something that begins so long after its beat, and lasts so long."""

    start: float = 0.0
    lasts: float = 0.3
    stays: ClassVar[bool] = False
    layer: ClassVar[Layer] = "over"


class Hear(Cue, frozen=True, kw_only=True):
    """A sound."""

    sound: str
    lasts: float = 0.0


class Mood(Cue, frozen=True, kw_only=True):
    """Somebody's face changes at the table: happy, sad, angry, shocked, sly."""

    seat: int
    mood: str
    lasts: float = MOOD_SECONDS


class Picture(Cue, frozen=True, kw_only=True):
    """A sprite that appears, moves, grows, turns and fades."""

    sprite: str
    at: Point
    to: Point | None = None
    size: Span = (100.0, 100.0)
    """Its width at first and at last."""
    turn: Span = (0.0, 0.0)
    """Its angle at first and at last, in degrees against the clock."""
    fade: Span = (1.0, 1.0)
    """How much of it is seen at first and at last."""
    ease: Ease = "out"
    arc: float = 0.0
    """How high it rises on its way."""
    light: bool = False
    """Whether it shines: it is added to what lies below."""
    below: bool = False
    """Whether it lies below the pieces."""
    still: bool = False
    """Whether it is shown, as it is at last, where nothing moves."""


class Figure(Picture, frozen=True, kw_only=True):
    """A character seen close; `sprite` is its name, and one that was not drawn in that mood keeps its usual face."""

    mood: str = ""
    view: Literal["full", "bust"] = "full"


class Spray(Cue, frozen=True, kw_only=True):
    """Particles that fly apart from a place: where each is follows from the seed and the time alone."""

    sprite: str
    at: Point
    count: int = 8
    reach: Span = (0.0, 160.0)
    """How far from the place they begin and end."""
    size: Span = (24.0, 40.0)
    """The smallest and the largest."""
    among: Span = (0.0, 360.0)
    """Into which directions they fly, in degrees clockwise from the right."""
    turned: Literal["outwards", "tumbling", "upright"] = "tumbling"
    fall: float = 0.0
    """How far their weight pulls them down until the end."""
    flat: float = 1.0
    """How high the ring is in which they fly, compared with its width."""
    seed: int = 1
    lasts: float = 0.5


class Shower(Cue, frozen=True, kw_only=True):
    """Leaves, petals, flakes, confetti that fall through an area, each several times if it lasts long."""

    sprites: tuple[str, ...]
    area: Rect
    count: int = 24
    size: Span = (22.0, 40.0)
    crossing: float = 2.4
    """How long one of them takes from the upper to the lower edge."""
    wind: float = 0.0
    """How far it is blown to the right meanwhile."""
    seed: int = 1
    lasts: float = 2.5


class Stamp(Cue, frozen=True, kw_only=True):
    """A verdict, stamped on the table."""

    words: str
    at: Point
    colour: Literal["red", "green", "gold"] = "red"
    width: float = 360.0
    turn: float = -6.0
    lasts: float = 0.9
    stays: ClassVar[bool] = True


class Ribbon(Cue, frozen=True, kw_only=True):
    """A title that unrolls over the table, with a line below it."""

    words: str
    at: Point
    line: str = ""
    green: bool = False
    width: float = 620.0
    lasts: float = 1.1
    stays: ClassVar[bool] = True


class Gain(Cue, frozen=True, kw_only=True):
    """A plate with a number that flies to whom it belongs: +1, +13."""

    words: str
    at: Point
    to: Point | None = None
    arc: float = 60.0
    size: float = 84.0
    lasts: float = 0.6


class Shout(Cue, frozen=True, kw_only=True):
    """A word called out large."""

    words: str
    at: Point
    px: float = 64.0
    colour: Colour = (255, 226, 122)
    turn: float = 0.0
    lasts: float = 0.7
    stays: ClassVar[bool] = True


class Balloon(Cue, frozen=True, kw_only=True):
    """What somebody says: a balloon whose tail ends at them."""

    words: str
    tip: Point
    at: Point | None = None
    """Its middle; None: it lies right beside its tip."""
    side: Side = "right"
    """On which side of its tip, then."""
    px: float = 28.0
    still: bool = False
    """Whether it is shown where nothing moves."""
    lasts: float = 0.9


class Dim(Cue, frozen=True, kw_only=True):
    """The table darkens, but for pieces that lie as high as `above` and for lit places."""

    strength: float = 0.37
    colour: Colour = (16, 12, 26)
    above: float = 100.0
    lit: tuple[Rect, ...] = ()


class Rim(Cue, frozen=True, kw_only=True):
    """Coloured light round the rim of the window."""

    colour: Colour = (150, 16, 26)
    strength: float = 0.6
    layer: ClassVar[Layer] = "window"


class Shake(Cue, frozen=True, kw_only=True):
    """The table, or an area of it, is knocked aside and swings back three times."""

    strength: float = 6.0
    area: Rect | None = None
    lasts: float = 0.26
    layer: ClassVar[Layer] = "window"


class Paint(Cue, frozen=True, kw_only=True):
    """Anything else: a game's own drawing of how far it is, from 0 to 1."""

    draw: Callable[[Stage, float], None]
    below: bool = False
    still: bool = False
    ahead: Callable[[Stage], None] | None = None
    """What makes its pictures before it is seen, where drawing it would keep what happens to lie below it then."""


def stays(cue: Cue) -> bool:
    """Whether a cue is shown still where nothing moves."""
    return cue.stays or (isinstance(cue, Picture | Paint | Balloon) and cue.still)


def layer_of(cue: Cue) -> Layer:
    """Where a cue is drawn."""
    return "under" if isinstance(cue, Picture | Paint) and cue.below else cue.layer
