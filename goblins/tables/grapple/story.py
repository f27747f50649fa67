"""What happened in a step of Grapple, as beats: turns, battles and their spoils, rounds that begin and end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.grapple import events as ev
from goblins.games.grapple.content import Content
from goblins.games.grapple.state import NOBODY, Battle, next_player
from goblins.games.grapple.view import GrappleView
from goblins.games.grapple.wording import in_points
from goblins.tables.contract import TableContext
from goblins.tables.grapple import ladder, moments, round_moments
from goblins.tables.grapple.geometry import (
    DECK_CARD,
    LANE_Y,
    MIDDLE,
    garrison_rects,
    laid_card,
    plate_rect,
    zone,
)
from goblins.tables.grapple.meter import HOT
from goblins.tables.grapple.round_sheet import round_over
from goblins.tables.grapple.sentences import asked, blow
from goblins.tables.grapple.showing import BACK, ROPE, FrontFace, MeterFace, PointsFace, card_piece, garrison_piece
from goblins.tables.grapple.story_battles import BattleTeller, Placed
from goblins.tables.grapple.telling import ON_THE_WAY
from goblins.tables.kit.dealing import SPIN
from goblins.tables.kit.form import Form
from goblins.tables.kit.teller import tells
from goblins.ui.moving.cues import Cue, Paint
from goblins.ui.moving.motion import Beat, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import say

#: How far a beaten goblin flies, how far round, and how high a winner hops.
KNOCKED, TUMBLED, HOP = 210.0, 62.0, 34.0
#: How long a card flies into a garrison, and how long after the one before it sets out.
FLIGHT, APART, LATEST = 0.3, 0.09, 0.5
DEALT_APART = 0.06
#: So many points before a garrison is full, counting becomes slow: so many seconds a point.
LAST_POINTS, SLOW = 3, 0.16
#: How long one player's army takes to be turned up, and how far apart its cards are.
TURNED_UP, FANNED, SHOWN_CARD = 0.4, 56.0, 96.0

Sheet = Callable[[Stage, float], None]


class GrappleTeller(BattleTeller):
    """Tells a step of Grapple; `sheet` draws the sheet of a finished round so far as it is filled in, in how many seconds."""

    def __init__(
        self,
        before: GrappleView,
        context: TableContext,
        cards: Content,
        lay_out: Callable[[GrappleView], Layout],
        sheet: tuple[Sheet, float],
    ) -> None:
        super().__init__(before, context, cards, lay_out)
        self._sheet = sheet
        self._drawn: list[ev.Drew] = []

    def tell(self, events: Sequence[Event], after: GrappleView) -> list[Beat]:
        """The beats, the last one leading to how things lie after the step."""
        self._drawn = [event for event in events if isinstance(event, ev.Drew)]
        return super().tell(events, after)

    # ------------------------------------------------------------------ spoils

    @tells(ev.Won)
    def _win(self, event: ev.Won) -> None:
        """The loser is knocked away, and the goblins go to the winner's garrison, point by point."""
        battle = self.now.battle
        if battle is None:
            return
        form = self.moment("spoils", event.seat, event.loser)
        words = say("grapple-tale-wins", name=self.name(event.seat), points=in_points(event.points))
        caption = words
        if ROPE in self.laid():
            caption = say(self._reason, name=self.name(event.loser), won=words)
        first = self._points(event.seat)
        self._tell_who_won(battle, event)
        if not form.brief:
            self._knock(form, battle, event, words, caption)
        self._garrison(event.seat, event.cards)
        self._end_battle()
        self._spoils(form, event.seat, event.cards, first, caption)
        self._say_no_more()

    def _tell_who_won(self, battle: Battle, event: ev.Won) -> None:
        """On the ribbon: whose goblin took whose."""
        which = {event.seat: ".own", event.loser: ".lost"}.get(self.context.viewer, "")
        newest = {seat: battle.newest_of(seat) for seat in (event.seat, event.loser)}
        self._say(say(f"grapple-now-won{which}"), blow(event, newest, self.context, self._cards))

    def _points(self, seat: int) -> int:
        return self._cards.worth(self.now.public.garrisons[seat])

    def _knock(self, form: Form, battle: Battle, event: ev.Won, words: str, caption: str) -> None:
        """The beaten goblin flies; after ties their whole row is swept away, and the rope breaks."""
        before = self.laid()
        side = -1 if event.loser == battle.attacker else 1
        lost, best = (battle.attack, battle.defence)[::-side]
        bare = self._bare(None)
        late: dict[Piece, float] = {}
        for nth, card in enumerate(reversed(lost)):
            piece = card_piece(card)
            lying = before[piece]
            wide, shift = (lying.w, KNOCKED) if nth == 0 else (lying.w, KNOCKED / 2)
            x = min(1190.0, max(360.0, lying.x + shift * side))
            face = FrontFace(card, beaten=True) if nth == 0 else lying.face
            bare[piece] = Placement(x, LANE_Y - 20, wide, lying.h, face, ON_THE_WAY, -TUMBLED * side, fixed=True)
            late[piece] = 0.06 * nth
        hero = card_piece(best[-1])
        bare[hero] = replace(before[hero], x=before[hero].x + 8 * side, z=ON_THE_WAY)
        step = ladder.step(battle, self.context, self._cards)
        cues: tuple[Cue, ...] = moments.knocked((before[card_piece(lost[-1])].x, LANE_Y), event.seat, event.loser)
        if ROPE in before:
            cues += moments.snap()
        hold = form.hold(0.5) if step >= 2 or len(lost) > 1 else 0.0
        if hold:
            cues += moments.won(words, 0.4 + hold)
        self.beat(0.26 + max(late.values()), layout=bare, caption=caption, arc=HOP, starts=late, cues=cues)
        if hold:
            self.beat(hold, layout=bare, caption=caption)

    def _spoils(self, form: Form, seat: int, cards: Iterable[int], first: int, caption: str) -> None:
        """Cards fly into a garrison, whose points are counted; the last ones before the round ends slowly."""
        enough, last = self._cards.garrison, self._points(seat)
        ends = last >= enough > first
        pause = max(first, enough - LAST_POINTS) if ends else last
        pieces = [card_piece(card) for card in cards]
        apart = 0.0 if form.brief else min(APART, LATEST / max(1, len(pieces)))
        late = {piece: apart * place for place, piece in enumerate(pieces)}
        latest = max(late.values(), default=0.0)
        late |= {garrison_piece(seat, part): latest for part in (0, 1)}
        heading, meter = garrison_rects(self._board(seat))
        cues: tuple[Cue, ...] = moments.counting(meter, first, pause, enough, latest + 0.08, FLIGHT)
        if not form.brief:
            cues += moments.gain(last - first, heading)
        if enough * HOT <= last < enough:
            cues += moments.hot(meter)
        layout = self._counted(self.laid(), seat, pause)
        arc = form.pick(60, 40)
        self.beat(latest + FLIGHT, "card_flick", layout=layout, caption=caption, arc=arc, starts=late, cues=cues)
        if ends:
            self._last_points(seat, pause)
        elif hold := form.hold(0.2):
            self.beat(hold, caption=caption)

    def _counted(self, layout: Placed, seat: int, points: int) -> Placed:
        """How things lie when so many points of a garrison are counted."""
        enough = self._cards.garrison
        for part, face in enumerate((PointsFace(points, enough), MeterFace(points, enough))):
            piece = garrison_piece(seat, part)
            layout[piece] = replace(layout[piece], face=face)
        return layout

    def _last_points(self, seat: int, first: int) -> None:
        """One by one, slower, while everybody holds their breath; then a silence."""
        enough, last = self._cards.garrison, self._points(seat)
        heading, meter = garrison_rects(self._board(seat))
        numbers = list(range(first + 1, enough + 1))
        total = SLOW * len(numbers) + 0.12
        for nth, number in enumerate(numbers):
            points = last if number == enough else number
            cues = round_moments.point(heading, meter, points, enough, nth)
            if nth == 0:
                cues += round_moments.breath(self._board(seat), total)
            self.beat(SLOW, layout=self._counted(self.laid(), seat, points), cues=cues)
        self.beat(0.12)

    @tells(ev.Split)
    def _split(self, event: ev.Split) -> None:
        """Nobody can go on: both take home what is theirs."""
        battle = self.now.battle
        if battle is None:
            return
        form = self.moment("spoils", event.attacker, event.defender)
        first = [self._points(seat) for seat in (event.attacker, event.defender)]
        self._garrison(event.attacker, battle.attack)
        self._garrison(event.defender, battle.defence)
        self._end_battle()
        cues: tuple[Cue, ...] = round_moments.split(form.pick(0.9, 0.5))
        for seat, before in zip((event.attacker, event.defender), first, strict=True):
            _, meter = garrison_rects(self._board(seat))
            cues += moments.counting(meter, before, self._points(seat), self._cards.garrison, 0.1, 0.4)
        self.beat(0.5, "tick_3", caption=say("grapple-tale-split"), arc=30, cues=cues)

    # ------------------------------------------------------------------ rounds

    @tells(ev.Dealt)
    def _deal(self, event: ev.Dealt) -> None:
        """A new round: who deals, and cards that fly from the deck to every hand."""
        drawn = {event.card for event in self._drawn}
        hand = tuple(card for card in self.after.hand if card not in drawn)
        sizes = tuple(self._cards.hand if seat in event.players else 0 for seat in range(len(self.after.hand_sizes)))
        self.now = replace(self.after, hand=(), hand_sizes=sizes, deck_size=self.after.deck_size + len(self._drawn))
        back = laid_card(zone(self.now, "deck").centre, DECK_CARD, BACK, ON_THE_WAY)
        mine = [card_piece(card) for card in hand]
        others = [seat for seat in event.players if seat != self.context.viewer]
        thrown = [Piece("dealt", seat, nth) for seat in others for nth in range(self._cards.hand)]
        empty = self.laid()
        self.beat(0.3, "riffle", layout=empty, cues=self._opening(event))
        self.beat(0.02, layout=empty | dict.fromkeys([*mine, *thrown], back))
        self._change(hand=hand)
        arrived = self.laid() | {piece: self._at_plate(piece.number, width=30) for piece in thrown}
        late = {piece: DEALT_APART * place for place, piece in enumerate(mine)}
        late |= {piece: DEALT_APART * piece.part for piece in thrown}
        flips = frozenset(() if self.context.covered else mine)
        seconds = FLIGHT + max(late.values(), default=0.0)
        self.beat(seconds, "grapple_draw", layout=arrived, flips=flips, arc=50, starts=late, spin=SPIN)

    def _opening(self, event: ev.Dealt) -> tuple[Cue, ...]:
        names = self.name(event.dealer), self.name(next_player(self.after.public, event.dealer))
        return round_moments.opening(event.number, names, event.dealer, self.context.seat(event.dealer).goblin)

    @tells(ev.RoundEnded)
    def _end_round(self, event: ev.RoundEnded) -> None:
        """The horn, armies turned up one after another, and the sheet."""
        self.moment("horn", deciding=True)
        self._say(*asked(self.after, self.context, self._cards))  # nobody is asked to rescue now
        plates = {seat: plate_rect(self._board(seat)) for seat in range(len(event.garrisons))}
        if event.reason == "garrison":
            total = event.garrisons[event.seat]
            why = say("grapple-tale-garrison", name=self.name(event.seat), points=total)
            self.beat(0.6, cues=round_moments.horn(self._board(event.seat), event.seat, total))
        else:
            why = say("grapple-tale-nobody-acted")
        centre = (MIDDLE, LANE_Y) if event.seat == NOBODY else plates[event.seat].centre
        self.beat(1.1, cues=round_moments.over(round_over(self.after), why, centre, plates, event.seat))
        self._turn_armies_up(event)
        draw, seconds = self._sheet
        cues = (Paint(draw=draw, lasts=seconds, still=True), *round_moments.filling(len(plates), seconds))
        self.beat(seconds, "page", layout=self._lay_out(self.after), cues=cues)

    def _turn_armies_up(self, event: ev.RoundEnded) -> None:
        """One player after another, clockwise from the dealer: the army rises, fans out, and is turned up."""
        seats = len(event.shown)
        shown: Placed = {}
        for away in range(1, seats + 1):
            seat = (self.now.public.dealer + away) % seats
            army = event.shown[seat]
            if not army:
                continue
            rect = self._army(seat)
            pieces = [card_piece(card) for card in army]
            stack = {piece: laid_card(rect.centre, rect.w, BACK, ON_THE_WAY + nth) for nth, piece in enumerate(pieces)}
            self.beat(0.06, layout=self.laid() | shown | stack)
            fan = self._fanned(army, rect)
            late = {piece: 0.06 * nth for nth, piece in enumerate(pieces)}
            shown |= fan
            cues = round_moments.army(self._board(seat), event.armies[seat], len(army))
            seconds = TURNED_UP + max(late.values())
            self.beat(
                seconds, "flip", layout=self.laid() | shown, flips=frozenset(pieces), arc=30, starts=late, cues=cues
            )
        if shown:
            self.beat(0.5, layout=self.laid() | shown)

    def _fanned(self, army: tuple[int, ...], rect: Rect) -> Placed:
        """An army's cards side by side over its board."""
        step = min(FANNED, 270 / max(1, len(army) - 1))
        placed: Placed = {}
        for nth, card in enumerate(army):
            at = (rect.centre[0] + 10 + step * nth, rect.centre[1] - 30)
            lean = 6.0 - 12.0 * nth / max(1, len(army) - 1) if len(army) > 1 else 0.0
            placed[card_piece(card)] = replace(laid_card(at, SHOWN_CARD, FrontFace(card), ON_THE_WAY + nth), angle=lean)
        return placed
