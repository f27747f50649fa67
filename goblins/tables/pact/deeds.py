"""The great deeds of a step of Pact, as beats: Tasks completed together or alone, dynamite, Figures and Markers."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.core.tuples import replaced
from goblins.games.pact import events as e
from goblins.games.pact.actions import ALONE
from goblins.games.pact.content import Content
from goblins.games.pact.scoring import on_pact
from goblins.games.pact.state import NO_TASK, Figure, pact_between
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import Teller, tells
from goblins.tables.pact import moments as m
from goblins.tables.pact import places as p
from goblins.tables.pact.faces import box_places, need_places
from goblins.tables.pact.geometry import dynamite_rect, layout
from goblins.tables.pact.layers import UNITS
from goblins.tables.pact.piles import pocket_card_rect
from goblins.tables.pact.sentences import Words
from goblins.tables.pact.showing import GoblinFace
from goblins.ui.moving.cues import Cue, Shout
from goblins.ui.moving.easing import between
from goblins.ui.moving.motion import Beat, Piece, Placement
from goblins.ui.viewport import Point, Rect
from goblins.words import say


class Deeds(Teller[PactView]):
    """Tells what ends with a Task, a Figure or a Marker in its place."""

    def __init__(self, before: PactView, context: TableContext, content: Content) -> None:
        super().__init__(before, context, lambda view: layout(view, context, content))
        self._content = content
        self._words = Words(context, content)
        self._blown_up = False

    def tell(self, events: Sequence[Event], after: PactView) -> list[Beat]:
        """The beats; whether dynamite replaces a goblin is known from the beginning."""
        self._blown_up = any(isinstance(one, e.MarkerMoved) and one.after < one.before for one in events)
        return super().tell(events, after)

    # ------------------------------------------------------------------ how things stand

    def _change(self, **changes: object) -> None:
        """What lies open is different from now on."""
        self.now = replace(self.now, public=replace(self.now.public, **changes))

    def _more_in_hand(self, seat: int, by: int) -> None:
        sizes = self.now.hand_sizes
        self.now = replace(self.now, hand_sizes=replaced(sizes, seat, max(0, sizes[seat] + by)))

    def _put_task(self, slot: int, task: int) -> None:
        self._change(open_tasks=replaced(self.now.public.open_tasks, slot, task))

    def _take_task(self, task: int) -> None:
        self._put_task(self.now.public.open_tasks.index(task), NO_TASK)

    def _lose(self, clan: int, cards: Sequence[int]) -> None:
        """Goblins go from displays, or from a seat's hand, to the discards."""
        now, gone = self.now, set(cards)
        displays = tuple(tuple(card for card in shown if card not in gone) for shown in now.public.displays)
        if clan < now.public.players:
            self._more_in_hand(clan, -len(gone.difference(*now.public.displays)))
        self._change(displays=displays, discards=(*now.public.discards, *cards))
        self.now = replace(self.now, hand=tuple(card for card in self.now.hand if card not in gone))

    def _party(self, clan: int) -> m.Party:
        """A clan, for a moment it has a part in."""
        where = p.portrait_at(self.now, self.context, clan)
        return m.Party(clan, p.character_of(self.now, self.context, clan), where)

    def _form(self, name: str, *clans: int) -> Form:
        """A great moment begins that concerns these clans; Helix and Ferdix are no persons."""
        return self.moment(name, *(clan for clan in clans if 0 <= clan < self.now.public.players))

    # ------------------------------------------------------------------ Tasks

    @tells(e.Completed)
    def _complete(self, event: e.Completed) -> None:
        name = "pact_alone" if event.partner == ALONE else "pact_handshake"
        form = self._form(name, event.seat, event.partner)
        place = self.laid()[p.task_piece(event.task)].rect
        if self._blown_up:
            self._explode(place, event.seat, event.partner)
            self._moment = name
        elif self._is_forced(event) and not form.brief:
            self._demand(event)
        self._gather(event, place, form)
        if event.partner != ALONE:
            self._shake_hands(event, place, form)
        self._bring_home(event, place, form)

    def _is_forced(self, event: e.Completed) -> bool:
        """Whether somebody else makes use of a person's goblins."""
        partner, players = event.partner, self.now.public.players
        person = 0 <= partner < players and self.context.seat(partner).is_human
        return person and event.seat != self.context.viewer

    def _demand(self, event: e.Completed) -> None:
        """Somebody leans out of a plate and calls for a neighbour."""
        actor, victim = self._words.who(event.seat), self._words.who(event.partner)
        called = say("pact-moment-you-and-me", name=victim)
        cues = m.demand(self._party(event.seat), self._party(event.partner), called)
        caption = say("pact-moment-wants", name=actor, other=victim)
        if event.partner == self.context.viewer:
            caption = say("pact-moment-wants-yours", name=actor)
        self.beat(m.DEMAND, "boing", caption=caption, cues=cues)

    def _gather(self, event: e.Completed, place: Rect, form: Form) -> None:
        """Goblins of both sides march to the Task and work there; in passing they only come together."""
        cards = (*event.own, *event.theirs)
        spots = m.workplaces(len(cards), place)
        if form.brief or self._blown_up:
            self._rush(event, cards, spots)
        else:
            self._march(event, cards, spots)
            self._work(event, cards, spots, place, form)

    def _rush(self, event: e.Completed, cards: Sequence[int], spots: Sequence[Point]) -> None:
        """All at once, straight to the Task, and away."""
        if cards and not self._blown_up:
            there = {p.goblin_piece(card): _working(card, at) for card, at in zip(cards, spots, strict=True)}
            self.beat(m.BRIEF_MARCH, "hop_3", layout=self._starting(event, cards) | there, arc=24)
            self.beat(0.02, "poof", layout=_lacking(self.laid(), cards), cues=m.dust(spots))
        self._lose(event.seat, cards)

    def _march(self, event: e.Completed, cards: Sequence[int], spots: Sequence[Point]) -> None:
        """One after the other, in hops."""
        start = self._starting(event, cards)
        partners = (event.seat, event.partner) if event.partner != ALONE else ()
        for step in range(1, len(cards) + m.HOPS):
            walking, landed = {}, []
            for place, (card, spot) in enumerate(zip(cards, spots, strict=True)):
                piece, far = p.goblin_piece(card), min(max(step - place, 0), m.HOPS) / m.HOPS
                walking[piece] = _on_the_way(start.get(piece, _working(card, spot)), _working(card, spot), far)
                landed += [(walking[piece].x, walking[piece].y)] if 0 < step - place <= m.HOPS else []
            ahead = m.close_by(self._party(partners[step - 1])) if step <= len(partners) else ()
            cues = (*m.dust(landed), *ahead)
            self.beat(m.HOP, f"hop_{min(step, 8)}", layout=start | walking, arc=14, ease="even", cues=cues)

    def _starting(self, event: e.Completed, cards: Sequence[int]) -> dict[Piece, Placement]:
        """Where everything lies when goblins set out; those of a far clan come out of its plate."""
        laid = self.laid()
        for card in cards:
            piece = p.goblin_piece(card)
            if piece not in laid:
                clan = event.partner if card in event.theirs else event.seat
                laid[piece] = Placement(
                    *p.plate_rect(self.now, self.context, clan).centre, 40, 56, GoblinFace(card), 300, resizing=True
                )
        return laid

    def _work(self, event: e.Completed, cards: Sequence[int], spots: Sequence[Point], place: Rect, form: Form) -> None:
        """The goblins work at the Task, which stays bright."""
        laid, piece = _lacking(self.laid(), cards), p.task_piece(event.task)
        self._lose(event.seat, cards)
        seconds = form.hold(m.WORK)
        dark = seconds + (form.hold(m.CLASP) if event.partner != ALONE else 0)
        columns = self._content.tasks[event.task].columns
        unit = place.w / UNITS
        coins = [(place.x + x * unit, place.y + y * unit) for x, y in need_places(len(columns))[0]]
        workers = [(p.goblin_character(self._content, card), spot) for card, spot in zip(cards, spots, strict=True)]
        cues = (*m.dark(dark), *m.work(place, workers, coins, seconds))
        self.beat(seconds, layout=laid | {piece: replace(laid[piece], z=m.BRIGHT)}, cues=cues)

    def _shake_hands(self, event: e.Completed, place: Rect, form: Form) -> None:
        parties = [self._party(clan) for clan in (event.seat, event.partner)]
        if form.brief:
            self.beat(m.BRIEF_CLASP, "handclasp", cues=m.quick_clasp(parties, place.centre), caption=self._told(event))
            return
        left, right = sorted(parties, key=lambda one: one.at[0])
        seconds = form.hold(m.CLASP)
        dark = m.dark(seconds) if self._blown_up else ()
        self.beat(seconds, cues=(*dark, *m.clasp(left, right, seconds)))

    def _told(self, event: e.Completed) -> str:
        """In words, what others did."""
        return self._words.sentence((event,)) if event.seat != self.context.viewer else ""

    def _bring_home(self, event: e.Completed, place: Rect, form: Form) -> None:
        """The Task goes where it counts, and Glory to whom it counts for."""
        self._take_task(event.task)
        public, glory, doer = self.now.public, self._content.numbers.glory, self._party(event.seat)
        seconds = m.BRIEF_DROP if form.brief else m.DROP
        if event.partner == ALONE:
            self._change(alone=replaced(public.alone, event.seat, (*public.alone[event.seat], event.task)))
            cues = (*m.alone(doer, place.centre, seconds), *m.gains((doer,), glory.alone, place.centre))
            self.beat(seconds, "star", caption=self._told(event), arc=40, cues=cues)
            return
        pact = pact_between(public, event.seat, event.partner)
        self._change(pacts=replaced(public.pacts, pact, (*public.pacts[pact], event.task)))
        clans = (event.seat, event.partner)
        scoring = [clan for clan in clans if public.mode != "two" or clan < public.players]
        gains = m.gains([self._party(clan) for clan in scoring], glory.pact, place.centre)
        boxes = self._lit_box(pact, clans)
        self.beat(
            seconds, "" if form.brief else "drop", caption=self._told(event), arc=80, ease="both", cues=(*gains, *boxes)
        )

    def _lit_box(self, pact: int, clans: Sequence[int]) -> tuple[Cue, ...]:
        """The light of a box that brings more with just so many Tasks (P-42), for the one who looks or for others."""
        own = p.is_own_pact(self.now, self.context, pact)
        for clan in (self.context.viewer,) if own else clans:
            count = on_pact(self.now.public, clan, pact)
            bonuses = [(full.tasks, full.glory) for full in self._content.numbers.full_pacts]
            worth = dict(bonuses)
            if count in worth:
                before = max([glory for tasks, glory in bonuses if tasks < count], default=0)
                return m.full_box(self._box(pact, count, tuple(bonuses), own=own), count, worth[count] - before)
        return ()

    def _box(self, pact: int, count: int, bonuses: tuple[tuple[int, int], ...], *, own: bool) -> Point:
        """Where a box of a Pact card is; that of others is only known as a whole."""
        if not own:
            return p.pact_rect(self.now, self.context, pact).centre
        card = pocket_card_rect(self.now, self.context, pact)
        unit = card.w / UNITS
        return card.x + box_places(bonuses)[0][count - 1] * unit, card.y + 98 * unit

    # ------------------------------------------------------------------ dynamite, Figures and Markers

    def _explode(self, place: Rect, seat: int, partner: int = ALONE) -> None:
        """A stick of dynamite does what a goblin should have done."""
        form = self._form("pact_dynamite", seat, partner)
        if form.brief:
            self.beat(m.BRIEF_BANG, "fuse", cues=m.bang(place.centre, brief=True))
            return
        clans = sorted(range(self.now.public.players), key=lambda clan: (clan != seat, clan != partner))
        parties = [self._party(clan) for clan in clans]
        self.beat(m.RISE + m.FLY, "fuse", cues=m.lit(parties[0], self._track(seat), place.centre))
        self.beat(m.DUCK, cues=m.duck(parties, place.centre))
        self.beat(m.BANG, cues=m.bang(place.centre, brief=False))
        self.beat(form.hold(m.SMOKE), cues=m.soot(parties[0], place.centre, say("pact-moment-worked")))

    def _track(self, seat: int) -> Point:
        """Where a seat's Marker is; that of somebody far away is on their plate."""
        if not p.is_near(self.now, self.context, seat):
            return p.plate_rect(self.now, self.context, seat).centre
        card, spaces = dynamite_rect(self.now, self.context, seat), len(self._content.track)
        return card.x + card.w * (self.now.public.markers[seat] + 0.5) / spaces, card.centre[1]

    @tells(e.FigurePlaced)
    def _place_figure(self, event: e.FigurePlaced) -> None:
        seat, figures = event.seat, self.now.public.figures
        piece = p.task_piece(event.task)
        if self._blown_up:
            self._explode(self.laid()[piece].rect, seat)
        self._lose(seat, event.cards)
        if event.cards:
            self.beat(0.24, "poof")
        self._change(figures=replaced(figures, seat, (*figures[seat], Figure(seat, event.pact, event.task))))
        glory = m.gains((self._party(seat),), self._content.numbers.glory.figure, self.laid()[piece].rect.centre)
        self.beat(0.45, "gong", arc=60, cues=(*glory, *self._lit_box(event.pact, (seat,))))

    @tells(e.MarkerMoved)
    def _move_marker(self, event: e.MarkerMoved) -> None:
        """The Marker hops, space by space."""
        step = 1 if event.after > event.before else -1
        back = Shout(words=say("pact-moment-one-back"), at=_above(self._track(event.seat)), px=30, lasts=0.6)
        words = () if step > 0 else (back,)
        for space in range(event.before + step, event.after + step, step):
            self._change(markers=replaced(self.now.public.markers, event.seat, space))
            self.beat(m.MARKER, "hop_3" if step > 0 else "knock", cues=words)


def _working(card: int, at: Point) -> Placement:
    """A goblin where it works."""
    return Placement(*at, *m.WORKER_CARD, GoblinFace(card), 300, resizing=True)


def _lacking(laid: dict[Piece, Placement], cards: Sequence[int]) -> dict[Piece, Placement]:
    """A layout without some goblins: nobody sees them on their way to the discards."""
    gone = {p.goblin_piece(card) for card in cards}
    return {piece: placement for piece, placement in laid.items() if piece not in gone}


def _on_the_way(start: Placement, end: Placement, far: float) -> Placement:
    """A goblin between two places; it shows its face as soon as it sets out."""
    if not far:
        return start
    spot = {name: between(getattr(start, name), getattr(end, name), far) for name in ("x", "y", "w", "h")}
    return replace(end, **spot)


def _above(at: Point) -> Point:
    return min(max(160.0, at[0]), 1440.0), at[1] - 64
