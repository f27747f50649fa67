"""What happened in a turn of Fairies: beats for the eye and the ear, and words for the log."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from goblins.content.numerals import in_words as number_in_words
from goblins.core.contract import Event
from goblins.core.tuples import replaced, without
from goblins.games.fairies.content import Content
from goblins.games.fairies.events import Added, Ended, Flipped, Taken
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.geometry import lay, ring_slots
from goblins.tables.fairies.pieces import CardFace, piece_of
from goblins.tables.fairies.race import nearly
from goblins.tables.kit.teller import Teller, tells
from goblins.ui.motion import Layout, Piece, Placement

#: A star that turns more cards than these is told by their number: names by the dozen tell nobody anything.
MOST_NAMED = 2
STAR = "A star! Everything turns over."


class FairiesTeller(Teller[FairiesView]):
    """A card comes into the ring, others turn over one after another, and some are taken one after another."""

    def __init__(
        self, before: FairiesView, context: TableContext, lay_out: Callable[[FairiesView], Layout], content: Content
    ) -> None:
        super().__init__(before, context, lay_out)
        self._before, self._content = before, content

    @tells(Added)
    def _added(self, event: Added) -> None:
        """Another player's card rises first; then it lands in the free place."""
        layout, piece = self.laid(), self._piece(event.face)
        if event.seat != self.context.viewer:
            start = layout[piece]
            raised = Placement(start.x, start.y + 26, start.w * 1.25, start.h * 1.25, CardFace(event.face), 200)
            self.beat(0.4, "pick_up", layout={**layout, piece: raised})
        _, free = ring_slots(self.now)
        self.beat(0.26, "drop", layout={**layout, **lay(self._content, [event.face], [free], 200)})
        self._move(event.seat, event.face, (*self.now.public.ring, event.face))

    @tells(Flipped)
    def _flipped(self, event: Flipped) -> None:
        """Cards that rhyme turn one after another; a star turns all at once."""
        turns = dict(zip(event.before, event.after, strict=True))
        if event.star:
            added = self.laid()[self._piece(self.now.public.ring[-1])]
            self.beat(0.45, "star", caption=STAR, flourish="star", at=(added.x, added.y))
            self._turn(turns, 0.34, STAR)
            return
        for before, after in turns.items():
            self._turn({before: after}, 0.26, f"{_names(event.before, self._content)}!")

    @tells(Taken)
    def _taken(self, event: Taken) -> None:
        for index, face in enumerate(event.faces):
            self._move(event.seat, face, without(self.now.public.ring, face))
            caption = f"{self.name(event.seat)} takes {_names((face,), self._content)}"
            self.beat(0.3, f"take_{min(index + 1, 5)}", caption=caption, arc=40)

    def end(self) -> None:
        """Everything lies still for a moment; a drum when somebody has come within one card of winning."""
        before, self.now = self._before, self.after
        seat, over = before.public.active, self.now.public.ending or self.now.public.goal.solitaire
        close = not over and self._nearly(self.now, seat) and not self._nearly(before, seat)
        self.beat(self.home, "drum" if close else "")

    def _piece(self, face: int) -> Piece:
        return piece_of(face, self._content)

    def _nearly(self, view: FairiesView, seat: int) -> bool:
        return nearly(view, seat, self._content)

    def _move(self, seat: int, face: int, ring: tuple[int, ...]) -> None:
        """A card left a hand for the ring, or came from there."""
        hands = self.now.public.hands
        hands = replaced(hands, seat, hands[seat] ^ 1 << face)
        self.now = replace(self.now, public=replace(self.now.public, hands=hands, ring=ring))

    def _turn(self, turns: dict[int, int], seconds: float, caption: str) -> None:
        """Cards of the ring turn over at once: their faces before and after."""
        ring = tuple(turns.get(face, face) for face in self.now.public.ring)
        self.now = replace(self.now, public=replace(self.now.public, ring=ring))
        sound = "flip_fairy" if next(iter(turns.values())) >= self._content.cards else "flip_goblin"
        self.beat(seconds, sound, caption=caption, flips=frozenset(map(self._piece, turns)))


def in_words(entry: LogEntry, context: TableContext, content: Content) -> str:
    """A turn in a sentence."""
    return "; ".join(_told(event, context.name(entry.seat), content) for event in entry.events) + "."


def _told(event: Event, name: str, content: Content) -> str:
    match event:
        case Added(face=face):
            return f"{name} added {_names((face,), content)}"
        case Flipped(before=before, star=True) if len(before) > MOST_NAMED:
            return f"its star turned all {len(before)} over"
        case Flipped(before=before, after=after, star=star):
            pairs = zip(before, after, strict=True)
            turned = ", ".join(f"{_names((old,), content)} into {_names((new,), content)}" for old, new in pairs)
            return ("its star turned " if star else "turned ") + turned
        case Taken(faces=faces):
            return f"took {_names(faces, content)}"
    assert isinstance(event, Ended)
    return {
        "no_goblins": "and won with none left to be rid of",
        "six_fairies": f"and won with {number_in_words(content.numbers.to_win)} together",
        "draw": f"the same position for the {content.numbers.meeting} time: a draw",
        "gave_up": f"{name} gave up",
        "stuck": "no card was left to add",
    }[event.reason]


def _names(faces: tuple[int, ...], content: Content) -> str:
    return ", ".join(content.faces[face].name for face in faces)
