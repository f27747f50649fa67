"""What happened in a turn of Fairies: beats for the eye and the ear, and words for the log."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import reduce

from msgspec.structs import replace

from goblins.core.bits import members, set_of
from goblins.core.contract import Event
from goblins.core.tuples import replaced, without
from goblins.games.fairies.content import Content
from goblins.games.fairies.events import Added, Ended, Flipped, Taken
from goblins.games.fairies.view import FairiesView
from goblins.tables.contract import LogEntry, TableContext
from goblins.tables.fairies import moments
from goblins.tables.fairies.faces import PROPORTION
from goblins.tables.fairies.geometry import lay, place, ring_slots
from goblins.tables.fairies.pieces import CardFace, piece_of, shown
from goblins.tables.fairies.race import counts, nearly, way_of
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import Teller, tells
from goblins.ui.moving.cues import Cue, Mood
from goblins.ui.moving.motion import Beat, Layout, Piece, Placement
from goblins.ui.viewport import Rect
from goblins.words import say

#: A star that turns more cards than these is told by their number: names by the dozen tell nobody anything.
MOST_NAMED = 2
#: How long a card of somebody else rises, lands, flips (each sooner than the one before, but not faster than that), is taken.
RISE, LAND, FLIP, SOONER, FASTEST, TAKE = 0.4, 0.26, 0.26, 0.02, 0.18, 0.26
#: The hand opens for cards that come.
OPEN = 0.14
#: Before the last flip of a long chain everything rests for a moment.
REST = 0.08
#: A long chain of a bot: rising, landing, all flips together, all takes together, and what comes last.
BRIEF_RISE, BRIEF_LAND, BRIEF_FLIPS, BRIEF_TAKES, BRIEF_END = 0.3, 0.2, 0.4, 0.28, 0.18
#: A star: how long it leaps, and how long the ring of light takes from card to card.
LEAP, PASSING = (0.42, 0.24), (0.13, 0.08)
#: The end: the card that wins is held up, fairies dance or goblins march off, and the winner is called out.
HELD_UP, DANCE, MARCH, FINALE, BRIEF_FINALE = 0.5, 1.2, 0.9, 1.5, 1.0
MARCHING = 3
#: The darkness lifts when all is over.
LIFTING = 0.4


class FairiesTeller(Teller[FairiesView]):
    """A card comes into the ring, others turn over one after another, and some are taken one after another."""

    def __init__(
        self, before: FairiesView, context: TableContext, lay_out: Callable[[FairiesView], Layout], content: Content
    ) -> None:
        super().__init__(before, context, lay_out)
        self._before, self._content = before, content
        self._flips: list[int] = []
        self._takes: list[int] = []
        self._form = Form()
        self._ended: Ended | None = None
        #: Where the ring's cards lie until the turn is over: only then the ring closes up.
        self._slots: dict[Piece, Placement] = {}

    def laid(self) -> dict[Piece, Placement]:
        """Where everything lies as the view is now; cards of the ring keep their places as long as the turn lasts."""
        layout = super().laid()
        for piece in map(self._piece, self.now.public.ring):
            slot = self._slots.get(piece)
            if slot:
                face, small = shown(layout[piece]).face, shown(slot).small
                layout[piece] = replace(slot, face=CardFace(face, small))
        return layout

    def tell(self, events: Sequence[Event], after: FairiesView) -> list[Beat]:
        """The beats; how long each takes depends on how much happens."""
        self._flips = [
            face for event in events if isinstance(event, Flipped) for face in event.before if not event.star
        ]
        self._takes = [face for event in events if isinstance(event, Taken) for face in event.faces]
        return super().tell(events, after)

    @property
    def _long(self) -> bool:
        return len(self._flips) >= moments.LONG

    @tells(Added)
    def _added(self, event: Added) -> None:
        """Another player's card rises first; then it lands in the free place."""
        if self._long:
            self._form = self.moment("chain", event.seat)
        layout, piece = self.laid(), self._piece(event.face)
        if event.seat != self.context.viewer:
            start = layout[piece]
            raised = Placement(start.x, start.y + 26, start.w * 1.25, start.h * 1.25, CardFace(event.face), 200)
            self.beat(self._form.pick(RISE, BRIEF_RISE), "pick_up", layout={**layout, piece: raised})
        _, free = ring_slots(self.now)
        landed = lay(self._content, [event.face], [free], 200)
        seconds, lit = self._form.pick(LAND, BRIEF_LAND), [layout[self._piece(face)] for face in self._flips]
        cues = moments.landing(landed[piece]) + moments.rhymes(lit, seconds / 2, seconds / 2)
        self.beat(seconds, "drop", layout={**layout, **landed}, cues=cues)
        ring = self.now.public.ring
        self._slots = {one: layout[one] for one in map(self._piece, ring)} | {piece: replace(landed[piece], z=60)}
        self._move(event.seat, event.face, (*ring, event.face))

    @tells(Flipped)
    def _flipped(self, event: Flipped) -> None:
        """Cards that rhyme turn one after another, each sooner; a star turns those beside it first, then those farther off."""
        turns = dict(zip(event.before, event.after, strict=True))
        if event.star:
            self._starred(event.seat, turns)
            return
        caption = say("fairies-moment-flips", cards=_names(event.before, self._content))
        lengths = self._flip_lengths(len(turns))
        for number, (before, after) in enumerate(turns.items(), start=1):
            if number == len(turns) and self._long and not self._form.brief:
                self.beat(REST, caption=caption)
            seconds, places = lengths[number - 1], self.laid()
            cues = moments.flip(
                number,
                len(turns),
                places[self._piece(self.now.public.ring[-1])],
                places[self._piece(before)],
                seconds,
                sum(lengths[number:]),
            )
            self._turn({before: after}, seconds, caption, cues)

    def _flip_lengths(self, count: int) -> list[float]:
        """How long each flip takes."""
        lengths = [max(FASTEST, FLIP - SOONER * index) for index in range(count)]
        if self._form.brief:
            return [seconds * BRIEF_FLIPS / sum(lengths) for seconds in lengths]
        return lengths

    def _starred(self, seat: int, turns: dict[int, int]) -> None:
        form, places = self.moment("star", seat), self.laid()
        added = places[self._piece(self.now.public.ring[-1])]
        leap = form.pick(*LEAP)
        caption = say("fairies-moment-star")
        self.beat(leap, "star", caption=caption, cues=moments.star(added, leap))
        away: dict[int, dict[int, int]] = {}
        for face, after in turns.items():
            place = places[self._piece(face)]
            away.setdefault(round(math.dist((place.x, place.y), (added.x, added.y)) / 40), {})[face] = after
        for _, group in sorted(away.items()):
            self._turn(group, form.pick(*PASSING), caption, ())

    @tells(Taken)
    def _taken(self, event: Taken) -> None:
        """The symbol that they share beats, the hand opens, and one after another flies there."""
        added, here = self.now.public.ring[-1], self.laid()
        taken = [self._piece(face) for face in event.faces]
        for face in event.faces:
            self._move(event.seat, face, without(self.now.public.ring, face))
        there, waiting = self.laid(), {piece: here[piece] for piece in taken}
        shared = [here[piece] for piece in (self._piece(added), *taken)]
        self.beat(OPEN, layout={**there, **waiting}, cues=moments.symbols(self._content.faces[added], shared))
        each = min(TAKE, BRIEF_TAKES / len(taken)) if self._form.brief else TAKE
        for number, (face, piece) in enumerate(zip(event.faces, taken, strict=True), start=1):
            del waiting[piece]
            caption = say("fairies-moment-takes", name=self.name(event.seat), card=_names((face,), self._content))
            self.beat(each, f"take_{min(number, 5)}", layout={**there, **waiting}, caption=caption, arc=90)

    @tells(Ended)
    def _over(self, event: Ended) -> None:
        self._ended = event

    # ------------------------------------------------------------------ the end of a turn, and of the game

    def end(self) -> None:
        """Everything lies still for a moment: a long chain in a line, faces that say who is ahead, a drum when somebody has
        come within one card of winning; then the end, if it is one.
        """
        before, self.now, self._slots = self._before, self.after, {}
        seat, over = before.public.active, self.now.public.ending or self.now.public.goal.solitaire
        close = not over and self._nearly(self.now, seat) and not self._nearly(before, seat)
        cues: tuple[Cue, ...] = self._moods(seat)
        if self._long:
            way = way_of(reverse=self.now.public.goal.reverse)
            ring = place(self.now, "ring")
            wanted = self._content.goals[self.now.public.goal.reverse][1]
            takes = sum(wanted >> face & 1 for face in self._takes)
            cues += moments.total(len(self._flips), takes, way, (ring.centre[0], ring.y + 40), 0.9)
        self.beat(self._form.pick(self.home, BRIEF_END), "drum" if close else "", cues=cues, settled=True)
        if self._ended and self._ended.reason in ("no_goblins", "six_fairies"):
            self._won(self._ended)
        elif self._ended and self._ended.reason == "draw":
            self.moment("draw", deciding=True)
            middle = place(self.now, "ring").centre
            title = say("fairies-moment-draw")
            line = say("fairies-moment-draw-why", time=self._content.numbers.meetings)
            self.beat(FINALE, cues=moments.drawn(title, line, middle, FINALE))

    def _moods(self, seat: int) -> tuple[Cue, ...]:
        """Faces: who came nearer to winning is happy, who fell back is sad, and who has lost the lead is too."""
        seats = range(len(self.now.public.hands))
        ahead, was = self._left(self.now, seat), self._left(self._before, seat)
        moods = {seat: "happy" if ahead < was else "sad" if ahead > was else ""}
        for other in seats:
            left = self._left(self.now, other)
            if other != seat and self._left(self._before, other) < was and ahead < left:
                moods[other] = "sad"
        if self._long:
            moods[seat] = moods[seat] or "sly"
        return tuple(Mood(seat=one, mood=mood) for one, mood in moods.items() if mood)

    def _left(self, view: FairiesView, seat: int) -> int:
        """How many cards somebody is from winning, whichever way is shorter."""
        unwanted, wanted = counts(view, seat, self._content)
        return unwanted if view.public.goal.solitaire else min(unwanted, self._content.numbers.to_win - wanted)

    def _won(self, event: Ended) -> None:
        """A person’s victory is told in full; of a bot’s only the last picture."""
        seat, public = event.seat, self.now.public
        form = self.moment("win", deciding=True) if self.context.setup.humans else self.moment("win")
        unwanted, wanted = self._content.goals[public.goal.reverse]
        mine = self.context.seat(seat).is_human
        held, lying = public.hands[seat] & wanted, set_of(public.ring) & unwanted
        dancing = list(members(held))[: self._content.numbers.to_win] if event.reason == "six_fairies" else []
        self._finish(seat, self._end_of(event), dancing, list(members(lying))[:MARCHING] if mine else [], form)

    def _end_of(self, event: Ended) -> moments.End:
        public, seat = self.now.public, event.seat
        way, name = way_of(reverse=public.goal.reverse), self.name(seat)
        words = say("fairies-moment-wins-without", way=way, name=name)
        if event.reason == "six_fairies":
            words = say("fairies-moment-wins-with", way=way, name=name, count=self._content.numbers.to_win)
        ring = place(self.now, "ring")
        turns = say("fairies-moment-turns", turns=public.turns)
        area = Rect(ring.x, 0, ring.w, 620)
        return moments.End(self.context.seat(seat), words, turns, ring.centre, area)

    def _finish(self, seat: int, end: moments.End, dancing: list[int], marching: list[int], form: Form) -> None:
        """The card that wins, the dance or the march, and the winner."""
        places = self.laid()
        finale = form.pick(FINALE, BRIEF_FINALE)
        others = [other for other in range(len(self.now.public.hands)) if other != seat]
        moods = (Mood(seat=seat, mood="happy"), *(Mood(seat=other, mood="sad") for other in others))
        mine, faces = self.context.seat(seat).is_human, [self._content.faces[face] for face in dancing]
        if mine and dancing:
            last = self._piece(next((face for face in reversed(self._takes) if face in dancing), dancing[-1]))
            held = replace(places[last], x=end.middle[0], y=end.middle[1], w=190, h=190 * PROPORTION, z=200)
            dark = moments.darkness(HELD_UP + DANCE + finale + LIFTING)
            self.beat(HELD_UP, layout={**places, last: held}, arc=60, cues=dark + moments.held_up(end.middle))
            starts = [(places[self._piece(face)].x, places[self._piece(face)].y) for face in dancing]
            self.beat(self.home, cues=moments.dance(faces, starts, end, DANCE))
            self.beat(DANCE - self.home)
        elif mine:
            walkers = [self._content.faces[face] for face in marching]
            start = end.middle[0] - 190 * (len(walkers) - 1) / 2, end.area.bottom
            self.beat(
                MARCH, cues=moments.darkness(MARCH + finale + LIFTING) + moments.march(walkers, start, 1400, MARCH)
            )
        else:
            self.beat(0.1, cues=moments.darkness(finale + LIFTING))
        self.beat(finale, cues=moods + moments.finale(end, faces, finale))

    # ------------------------------------------------------------------ small steps

    def _piece(self, face: int) -> Piece:
        return piece_of(face, self._content)

    def _nearly(self, view: FairiesView, seat: int) -> bool:
        return nearly(view, seat, self._content)

    def _move(self, seat: int, face: int, ring: tuple[int, ...]) -> None:
        """A card left a hand for the ring, or came from there."""
        hands = self.now.public.hands
        hands = replaced(hands, seat, hands[seat] ^ 1 << face)
        self.now = replace(self.now, public=replace(self.now.public, hands=hands, ring=ring))

    def _turn(self, turns: dict[int, int], seconds: float, caption: str, cues: tuple[Cue, ...]) -> None:
        """Cards of the ring turn over at once: their faces before and after."""
        ring = tuple(turns.get(face, face) for face in self.now.public.ring)
        self.now = replace(self.now, public=replace(self.now.public, ring=ring))
        sound = "flip_fairy" if next(iter(turns.values())) >= self._content.cards else "flip_goblin"
        self.beat(seconds, sound, caption=caption, flips=frozenset(map(self._piece, turns)), arc=22, cues=cues)


def in_words(entry: LogEntry, context: TableContext, content: Content) -> str:
    """A turn in a sentence."""
    told = [_told(event, context.name(entry.seat), content) for event in entry.events]
    words = reduce(lambda before, after: say("fairies-log-then", before=before, after=after), told)
    return say("fairies-log-sentence", words=words)


def _told(event: Event, name: str, content: Content) -> str:
    match event:
        case Added(face=face):
            return say("fairies-log-added", name=name, card=_names((face,), content))
        case Flipped(before=before, star=True) if len(before) > MOST_NAMED:
            return say("fairies-log-star-all", count=len(before))
        case Flipped(before=before, after=after, star=star):
            names = [(content.faces[old].name, content.faces[new].name) for old, new in zip(before, after, strict=True)]
            turned = ", ".join(say("fairies-log-into", before=old, after=new) for old, new in names)
            return say("fairies-log-star" if star else "fairies-log-turned", cards=turned)
        case Taken(faces=faces):
            return say("fairies-log-took", cards=_names(faces, content))
    assert isinstance(event, Ended)
    return _told_end(event.reason, name, content)


def _told_end(reason: str, name: str, content: Content) -> str:
    """How the game ended."""
    match reason:
        case "no_goblins":
            return say("fairies-log-won-without")
        case "six_fairies":
            return say("fairies-log-won-with", count=content.numbers.to_win)
        case "draw":
            return say("fairies-log-draw", time=content.numbers.meetings)
        case "gave_up":
            return say("fairies-log-gave-up", name=name)
    return say("fairies-log-stuck")


def _names(faces: tuple[int, ...], content: Content) -> str:
    return ", ".join(content.faces[face].name for face in faces)
