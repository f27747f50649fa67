"""What happened in a turn of Fairies: beats for the eye and the ear, and words for the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.core.tuples import replaced, without
from goblins.games.fairies.content import CARDS, Content
from goblins.games.fairies.events import Added, Ended, Flipped, Taken
from goblins.games.fairies.scoring import unwanted_and_wanted
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies.geometry import piece_of, rect_of, ring_slots, zones_for
from goblins.ui.motion import Beat, Layout, Placement

#: A star that turns more cards than these is told by their number: names by the dozen tell nobody anything.
MOST_NAMED = 2

LayOut = Callable[[FairiesView], Layout]


def beats(
    before: FairiesView, after: FairiesView, events: Sequence[Event], context: TableContext, deck: Content, lay_out: LayOut
) -> list[Beat]:
    """Add, flips one after another, takes one after another; a view of our own is carried from one to the next."""
    told: list[Beat] = []
    now = before
    for event in events:
        if isinstance(event, Added):
            told += _added(now, event, context, lay_out)
            now = _moved(now, event.seat, event.face, ring=(*now.public.ring, event.face))
        elif isinstance(event, Flipped):
            names = ", ".join(deck.faces[face].name for face in event.before)
            caption = f"{names}!" if not event.star else "A star! Everything turns over."
            groups = (
                [tuple(zip(event.before, event.after, strict=True))]
                if event.star
                else [((b, a),) for b, a in zip(event.before, event.after, strict=True)]
            )
            if event.star:
                told.append(Beat(lay_out(now), 0.45, "star", caption, flourish="star", at=_place(now, event, lay_out)))
            for group in groups:
                turned = dict(group)
                ring = tuple(turned.get(face, face) for face in now.public.ring)
                now = replace(now, public=replace(now.public, ring=ring))
                sound = "flip_fairy" if group[0][1] >= CARDS else "flip_goblin"
                told.append(
                    Beat(
                        lay_out(now),
                        0.34 if event.star else 0.26,
                        sound,
                        caption,
                        frozenset(piece_of(face) for face, _ in group),
                    )
                )
        elif isinstance(event, Taken):
            for index, face in enumerate(event.faces):
                now = _moved(now, event.seat, face, ring=without(now.public.ring, face))
                told.append(
                    Beat(
                        lay_out(now),
                        0.3,
                        f"take_{min(index + 1, 5)}",
                        f"{context.name(event.seat)} takes {deck.faces[face].name}",
                        arc=40,
                    )
                )
    told.append(Beat(lay_out(after), 0.22, _closing_sound(before, after, events)))
    return told


def _moved(now: FairiesView, seat: int, face: int, *, ring: tuple[int, ...]) -> FairiesView:
    """A card left a hand for the ring, or came from there."""
    hands = now.public.hands
    return replace(now, public=replace(now.public, hands=replaced(hands, seat, hands[seat] ^ 1 << face), ring=ring))


def _added(now: FairiesView, event: Added, context: TableContext, lay_out: LayOut) -> list[Beat]:
    """Another player's card rises first; then it lands in the free place."""
    layout = dict(lay_out(now))
    piece = piece_of(event.face)
    start = layout[piece]
    told = []
    if event.seat != context.viewer:
        layout[piece] = Placement(start.x, start.y + 26, start.w * 1.25, start.h * 1.25, ("full", event.face), 200)
        told.append(Beat(dict(layout), 0.4, "pick_up"))
    found = zones_for(now)
    _, (x, y, width) = ring_slots(
        len(now.public.ring), rect_of(found, "ring"), rows=2 if now.public.goal.solitaire else 1
    )
    layout[piece] = Placement(x, y, width, width * 1.4, ("full", event.face), 200)
    told.append(Beat(layout, 0.26, "drop"))
    return told


def _place(now: FairiesView, event: Flipped, lay_out: LayOut) -> tuple[float, float] | None:
    added = lay_out(now).get(piece_of(now.public.ring[-1]))
    return (added.x, added.y) if added else None


def _closing_sound(before: FairiesView, after: FairiesView, events: Sequence[Event]) -> str:
    """A drum when somebody has come within one card of winning."""
    if any(isinstance(event, Ended) for event in events) or after.public.goal.solitaire:
        return ""
    return "drum" if nearly(after, before.public.active) and not nearly(before, before.public.active) else ""


def counts(view: FairiesView, seat: int) -> tuple[int, int]:
    """Unwanted and wanted cards of a seat."""
    unwanted, wanted = unwanted_and_wanted(view.public.goal)
    hand = view.public.hands[seat]
    return (hand & unwanted).bit_count(), (hand & wanted).bit_count()


def nearly(view: FairiesView, seat: int) -> bool:
    """Whether a seat is one card from winning."""
    unwanted, wanted = counts(view, seat)
    return unwanted == 1 or (wanted == 5 and not view.public.goal.solitaire)


def in_words(entry: LogEntry, context: TableContext, deck: Content) -> str:
    """A turn in a sentence."""
    name = context.name(entry.seat)
    parts = []
    for event in entry.events:
        if isinstance(event, Added):
            parts.append(f"{name} added {deck.faces[event.face].name}")
        elif isinstance(event, Flipped) and event.star and len(event.before) > MOST_NAMED:
            parts.append(f"its star turned all {len(event.before)} over")
        elif isinstance(event, Flipped):
            turned = ", ".join(
                f"{deck.faces[b].name} into {deck.faces[a].name}"
                for b, a in zip(event.before, event.after, strict=True)
            )
            parts.append(("its star turned " if event.star else "turned ") + turned)
        elif isinstance(event, Taken):
            parts.append("took " + ", ".join(deck.faces[face].name for face in event.faces))
        elif isinstance(event, Ended):
            parts.append(
                {
                    "no_goblins": "and won with none left to be rid of",
                    "six_fairies": "and won with six together",
                    "draw": "the same position for the third time: a draw",
                    "gave_up": f"{name} gave up",
                    "stuck": "no card was left to add",
                }[event.reason]
            )
    return "; ".join(parts) + "."
