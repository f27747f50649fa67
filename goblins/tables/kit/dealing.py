"""The opening of a match: a pile is shuffled, pieces fly to their places one after another, and one's own are turned up."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Container, Mapping
from functools import partial
from itertools import islice
from typing import Any, Generic

from msgspec import Struct
from msgspec.structs import replace

from goblins.core.contract import ViewT
from goblins.tables.contract import PieceLook, TableContext
from goblins.ui.moving.cues import Balloon, Cue, Figure, Hear, Paint, Ribbon, Spray
from goblins.ui.moving.motion import Beat, Face, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

#: Shuffling; how far apart pieces fly off (less where there are many), how long all of them take at most, and each.
SHUFFLE, APART, AT_MOST, FLIGHT = 0.6, 0.045, 0.9, 0.24
#: The one who deals: how wide, how far above the pile's upper edge, how quickly they pop up, and how quickly they leave.
DEALER, ABOVE, POP, LEAVE = 200.0, 56.0, 0.16, 0.16
#: What they say: how far its middle is from theirs, and how far from theirs its tail ends.
SAID, MOUTH = (210.0, -62.0), (74.0, -4.0)
#: A fan of so many cards opens so far to each side, on a circle so many times as large as a card is high.
FAN, SPREAD, CIRCLE = 7, 32.0, 1.5
#: Cards turn so far on their way, and those that are seen from the first.
SPIN, OPEN_SPIN = 180.0, 360.0
#: How far apart cards are turned up, and how long each takes.
TURN_APART, TURN = 0.07, 0.18
#: How long it is said who begins, and where.
CALL, CALLED = 1.1, (720.0, 420.0)
#: Pieces that wait to be dealt lie above the others.
WAITING = 900.0
#: Every so many pieces one is heard.
HEARD = 2
#: How high things fall from, how far apart they begin to, and how long each falls.
HEIGHT, DROP_APART, DROP = 900.0, 0.07, 0.3
#: A card in somebody else's hand: its width, and its height by its width.
SMALL, CARD = 22.0, 1.4


Painter = Callable[[Stage, Placement, PieceLook], None]


class Shuffle(Struct, frozen=True):
    """Who deals: they come to the middle with what is dealt, say something, and riffle it."""

    who: str
    """The character."""
    words: str
    place: Rect
    """Where the pile lies from which is dealt, and how wide it is."""
    fan: tuple[Face, ...]
    """What the cards in the fan show, one after another."""
    paint: Painter
    """What paints a piece of the table."""
    proportion: float = 1.4


class Deal(Struct, frozen=True):
    """Pieces that are laid out when a match begins: where each comes from and how it looks until it is turned up, in the order
    in which they come.
    """

    starts: Layout
    passing: Layout = {}
    """Where those end that are not seen any more then, such as cards in the hands of others."""
    drops: Layout = {}
    """What falls into its place before."""
    last: frozenset[Piece] = frozenset()
    """What is there only when all is dealt."""
    called: Point | None = None
    """Where it is said who begins, if not where it is said at most tables."""
    shuffle: Shuffle | None = None
    spin: float = SPIN
    """How far pieces turn on their way."""
    ground: Any = None
    """The position that is painted until all is dealt, if it is another one."""


class Deals(ABC, Generic[ViewT]):
    """Is laid out before everybody's eyes when a match begins."""

    @abstractmethod
    def deal(self, view: ViewT, context: TableContext) -> Deal:
        """What is dealt, and from where; all other pieces lie there from the beginning."""


def from_place(layout: Layout, kinds: Container[str], place: Rect, face: Face | None = None) -> dict[Piece, Placement]:
    """All pieces of some kinds, lying in one place as wide as that, as they look until they are turned up; the first on top."""
    pieces = [(piece, placed) for piece, placed in layout.items() if piece.kind in kinds]
    return {
        piece: replace(_waiting(place, placed.h / placed.w, placed.face if face is None else face), z=WAITING - index)
        for index, (piece, placed) in enumerate(pieces)
    }


def from_above(layout: Layout, kinds: Container[str]) -> dict[Piece, Placement]:
    """All pieces of some kinds, above their places and out of sight."""
    return {piece: replace(placed, y=placed.y - HEIGHT) for piece, placed in layout.items() if piece.kind in kinds}


def to_everybody(
    own: dict[Piece, Placement], plates: Mapping[int, Rect], sizes: Mapping[int, int], place: Rect, back: Face
) -> Deal:
    """One's own cards and those of the others, dealt in turn; what the others get vanishes at their plates."""
    starts: dict[Piece, Placement] = {}
    passing: dict[Piece, Placement] = {}
    mine = iter(own.items())
    for turn in range(max([len(own), *sizes.values()])):
        starts.update(islice(mine, 1))
        for seat, plate in plates.items():
            if turn < sizes[seat]:
                piece = Piece("dealt", seat, turn)
                starts[piece] = _waiting(place, CARD, back)
                passing[piece] = Placement(*plate.centre, SMALL, SMALL * CARD, back, WAITING)
    return Deal(starts, passing)


def _waiting(place: Rect, proportion: float, face: Face) -> Placement:
    return Placement(*place.centre, place.w, place.w * proportion, face, WAITING, resizing=True)


def undealt(layout: Layout, deal: Deal) -> Layout:
    """How things lie before anything moves."""
    return {**_bare(layout, deal), **deal.starts, **deal.drops}


def _bare(layout: Layout, deal: Deal) -> Layout:
    """A layout as long as not all is dealt."""
    return {piece: placed for piece, placed in layout.items() if piece not in deal.last}


def opening(layout: Layout, deal: Deal, words: str, *, calm: bool) -> list[Beat]:
    """The beats of a deal; the last one says who begins. Where nothing glides, everything lies there at once."""
    called = Ribbon(words=words, at=deal.called or CALLED, width=520, lasts=CALL)
    call: tuple[Cue, ...] = (called,) if words else ()
    if calm:
        return [Beat(layout, FLIGHT, "card_flick", cues=call, moment="deal", passed=True)]
    down = {piece: replace(layout[piece], face=start.face) for piece, start in deal.starts.items() if piece in layout}
    bare = _bare(layout, deal)
    waiting = {**bare, **deal.starts}
    return [
        *(_dropping(waiting, deal.drops) if deal.drops else ()),
        Beat(waiting, SHUFFLE, "riffle", cues=_shuffling(deal.shuffle) if deal.shuffle else (), moment="deal"),
        _flying({**bare, **down, **deal.passing}, deal.starts, deal.spin),
        *_turning(bare, [piece for piece, placed in down.items() if placed.face != layout[piece].face]),
        Beat(layout, 0.2, "turn" if words else "", cues=call, passed=True, settled=True),
    ]


def _dropping(layout: Layout, drops: Layout) -> list[Beat]:
    """Heavy things fall into their places, and dust rises."""
    begins = {piece: index * DROP_APART for index, piece in enumerate(drops)}
    cues: list[Cue] = []
    for piece, begin in begins.items():
        placed, lands = layout[piece], begin + DROP
        at = placed.x, placed.y + placed.h / 2
        cues.append(Hear(sound="place_thud", start=lands))
        cues.append(
            Spray(sprite="moments/puff.svg", at=at, start=lands, count=5, reach=(10, 60), size=(20, 40), flat=0.3)
        )
    seconds = (len(drops) - 1) * DROP_APART + DROP
    return [
        Beat({**layout, **drops}, 0.02),
        Beat(layout, seconds, ease="in", starts=begins, each=DROP, cues=tuple(cues)),
    ]


def _shuffling(shuffle: Shuffle) -> tuple[Cue, ...]:
    """The dealer pops up behind the pile, says something, and riffles it twice."""
    x, y = shuffle.place.centre
    high = ABOVE + shuffle.place.w * shuffle.proportion / 2
    stands, below = (x, y - high), (x, y - high / 2)
    dealer = partial(Figure, sprite=shuffle.who, mood="happy", view="bust", size=(DEALER, DEALER))
    said = (x + SAID[0], y - high + SAID[1])
    return (
        dealer(at=below, to=stands, size=(DEALER / 2, DEALER), ease="back", lasts=POP),
        dealer(at=stands, start=POP, lasts=SHUFFLE - POP),
        dealer(at=stands, to=below, size=(DEALER, DEALER / 2), fade=(1, 0), start=SHUFFLE, ease="in", lasts=LEAVE),
        Paint(draw=partial(_draw_fan, shuffle), lasts=SHUFFLE),
        Balloon(
            words=shuffle.words,
            at=said,
            tip=(stands[0] + MOUTH[0], stands[1] + MOUTH[1]),
            start=POP / 2,
            lasts=SHUFFLE + LEAVE,
        ),
        Hear(sound="riffle", start=SHUFFLE / 2),
        Hear(sound="tick", start=SHUFFLE),
    )


def _draw_fan(shuffle: Shuffle, stage: Stage, progress: float) -> None:
    """A fan of backs that opens and closes twice."""
    wide = shuffle.place.w
    tall, (x, y) = wide * shuffle.proportion, shuffle.place.centre
    opened, reach = SPREAD * math.sin(math.tau * progress) ** 2, CIRCLE * tall
    for card in range(FAN):
        aside = opened * (2 * card / (FAN - 1) - 1)
        turn = math.radians(aside)
        at = x + reach * math.sin(turn), y + reach * (1 - math.cos(turn))
        face = shuffle.fan[card % len(shuffle.fan)]
        shuffle.paint(stage, Placement(*at, wide, tall, face, angle=-aside, resizing=True), "idle")


def _flying(layout: Layout, starts: Layout, spin: float) -> Beat:
    """One piece after another flies to its place, and turns on its way."""
    apart = min(APART, (AT_MOST - FLIGHT) / max(1, len(starts) - 1))
    begins = {piece: index * apart for index, piece in enumerate(starts)}
    heard = tuple(Hear(sound="card_flick", start=begin) for begin in list(begins.values())[::HEARD])
    seconds = (len(starts) - 1) * apart + FLIGHT
    return Beat(layout, seconds, arc=30, starts=begins, each=FLIGHT, ease="both", cues=heard, spin=spin)


def _turning(layout: Layout, covered: list[Piece]) -> list[Beat]:
    """One's own cards are turned up, one after another."""
    begins = {piece: index * TURN_APART for index, piece in enumerate(covered)}
    notes = tuple(Hear(sound=f"tick_{min(6, index + 1)}", start=begin) for index, begin in enumerate(begins.values()))
    seconds = (len(covered) - 1) * TURN_APART + TURN
    flips = frozenset(covered)
    return [Beat(layout, seconds, flips=flips, starts=begins, each=TURN, cues=notes)] if covered else []
