"""What happened in a turn of Fairies: beats for the eye and the ear, and words for the log."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.core.tuples import replaced, without
from goblins.games.fairies.content import CARDS, content
from goblins.games.fairies.events import Added, Ended, Flipped, Taken
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.geometry import lay, ring_slots
from goblins.tables.fairies.pieces import CardFace, piece_of
from goblins.tables.fairies.race import nearly
from goblins.tables.kit.teller import Teller, tells
from goblins.ui.motion import Layout, Placement

#: A star that turns more cards than these is told by their number: names by the dozen tell nobody anything.
MOST_NAMED = 2
STAR = "A star! Everything turns over."


class FairiesTeller(Teller[FairiesView]):
    """A card comes into the ring, others turn over one after another, and some are taken one after another."""

    def __init__(self, before: FairiesView, context: TableContext, lay_out: Callable[[FairiesView], Layout]) -> None:
        super().__init__(before, context, lay_out)
        self._before = before

    @tells(Added)
    def _added(self, event: Added) -> None:
        """Another player's card rises first; then it lands in the free place."""
        layout, piece = self.laid(), piece_of(event.face)
        if event.seat != self.context.viewer:
            start = layout[piece]
            raised = Placement(start.x, start.y + 26, start.w * 1.25, start.h * 1.25, CardFace(event.face), 200)
            self.beat(0.4, "pick_up", layout={**layout, piece: raised})
        _, free = ring_slots(self.now)
        self.beat(0.26, "drop", layout={**layout, **lay([event.face], [free], 200)})
        self._move(event.seat, event.face, (*self.now.public.ring, event.face))

    @tells(Flipped)
    def _flipped(self, event: Flipped) -> None:
        """Cards that rhyme turn one after another; a star turns all at once."""
        turns = dict(zip(event.before, event.after, strict=True))
        if event.star:
            added = self.laid()[piece_of(self.now.public.ring[-1])]
            self.beat(0.45, "star", caption=STAR, flourish="star", at=(added.x, added.y))
            self._turn(turns, 0.34, STAR)
            return
        for before, after in turns.items():
            self._turn({before: after}, 0.26, f"{_names(event.before)}!")

    @tells(Taken)
    def _taken(self, event: Taken) -> None:
        for index, face in enumerate(event.faces):
            self._move(event.seat, face, without(self.now.public.ring, face))
            caption = f"{self.name(event.seat)} takes {_names((face,))}"
            self.beat(0.3, f"take_{min(index + 1, 5)}", caption=caption, arc=40)

    def end(self) -> None:
        """Everything lies still for a moment; a drum when somebody has come within one card of winning."""
        before, self.now = self._before, self.after
        seat, over = before.public.active, self.now.public.ending or self.now.public.goal.solitaire
        close = not over and nearly(self.now, seat) and not nearly(before, seat)
        self.beat(self.home, "drum" if close else "")

    def _move(self, seat: int, face: int, ring: tuple[int, ...]) -> None:
        """A card left a hand for the ring, or came from there."""
        hands = self.now.public.hands
        hands = replaced(hands, seat, hands[seat] ^ 1 << face)
        self.now = replace(self.now, public=replace(self.now.public, hands=hands, ring=ring))

    def _turn(self, turns: dict[int, int], seconds: float, caption: str) -> None:
        """Cards of the ring turn over at once: their faces before and after."""
        ring = tuple(turns.get(face, face) for face in self.now.public.ring)
        self.now = replace(self.now, public=replace(self.now.public, ring=ring))
        sound = "flip_fairy" if next(iter(turns.values())) >= CARDS else "flip_goblin"
        self.beat(seconds, sound, caption=caption, flips=frozenset(map(piece_of, turns)))


def in_words(entry: LogEntry, context: TableContext) -> str:
    """A turn in a sentence."""
    return "; ".join(_told(event, context.name(entry.seat)) for event in entry.events) + "."


def _told(event: Event, name: str) -> str:
    match event:
        case Added(face=face):
            return f"{name} added {_names((face,))}"
        case Flipped(before=before, star=True) if len(before) > MOST_NAMED:
            return f"its star turned all {len(before)} over"
        case Flipped(before=before, after=after, star=star):
            pairs = zip(before, after, strict=True)
            turned = ", ".join(f"{_names((old,))} into {_names((new,))}" for old, new in pairs)
            return ("its star turned " if star else "turned ") + turned
        case Taken(faces=faces):
            return f"took {_names(faces)}"
    assert isinstance(event, Ended)
    return {
        "no_goblins": "and won with none left to be rid of",
        "six_fairies": "and won with six together",
        "draw": "the same position for the third time: a draw",
        "gave_up": f"{name} gave up",
        "stuck": "no card was left to add",
    }[event.reason]


def _names(faces: tuple[int, ...]) -> str:
    return ", ".join(content().faces[face].name for face in faces)
