"""What happened in a step of Pact, as beats: goblins recruited and played, Tasks done, and what Helix and Ferdix do."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.core.tuples import replaced, without
from goblins.games.pact import events as e
from goblins.games.pact.content import (
    DRUMMER,
    FIXER,
    MIMIC,
    PRESSGANG,
    SCHEMER,
    SEASONS,
    SPECIALISTS,
    TASKMASTER,
    Content,
)
from goblins.games.pact.solo import FERDIX, HELIX, THEIR_PACT
from goblins.games.pact.state import NO_CARD, NO_TASK, NOBODY
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.kit.teller import tells
from goblins.tables.pact import moments as m
from goblins.tables.pact import places as p
from goblins.tables.pact import seasons
from goblins.tables.pact.deeds import Deeds
from goblins.tables.pact.seasons import season_of
from goblins.tables.pact.showing import BackFace, GoblinFace
from goblins.ui.moving.motion import Beat, Face, Piece, Placement
from goblins.words import say

SOUNDS = {
    TASKMASTER: "whip",
    DRUMMER: "battle_drum",
    SCHEMER: "scheme",
    MIMIC: "mimicry",
    PRESSGANG: "whistle",
    FIXER: "ratchet",
}


class PactTeller(Deeds):
    """Tells a step's events one after another."""

    home = 0.18

    def __init__(self, before: PactView, context: TableContext, content: Content) -> None:
        super().__init__(before, context, content)
        self._snowing = before.public.winter
        if before.public.phase in ("pay", "next"):
            self.now = replace(before, payment=None)
            self._change(phase="tasks")

    def tell(self, events: Sequence[Event], after: PactView) -> list[Beat]:
        """The beats; in winter it snows as long as they last."""
        beats = seasons.kept_until_the_end(super().tell(events, after))
        if not self._snowing:
            return beats
        snow = seasons.falling(after.public.turns, sum(beat.seconds for beat in beats))
        return [replace(beats[0], cues=(*beats[0].cues, *snow)), *beats[1:]]

    # ------------------------------------------------------------------ goblins that come

    @tells(e.Recruited)
    def _recruit(self, event: e.Recruited) -> None:
        if event.slot < 0 or event.card is None:
            self._draw(event.seat, event.card)
            return
        self._change(row=replaced(self.now.public.row, event.slot, NO_CARD))
        self._more_in_hand(event.seat, 1)
        if event.seat == self.context.viewer:
            self.now = replace(self.now, hand=(*self.now.hand, event.card))
            self.beat(0.3, "card_flick", arc=30)
        else:
            there = {p.goblin_piece(event.card): self._at_plate(event.seat, GoblinFace(event.card))}
            self.beat(0.32, "card_flick", layout=self.laid() | there, arc=30)

    @tells(e.Rewarded)
    def _reward(self, event: e.Rewarded) -> None:
        self._draw(event.seat, event.card)

    def _draw(self, seat: int, card: int | None) -> None:
        """A goblin from the deck, unseen by the others."""
        piece = p.goblin_piece(card) if card is not None else p.DRAWN
        self._from_deck(1)
        self._with_some_on_deck([piece], 300)
        self._more_in_hand(seat, 1)
        if card is not None and seat == self.context.viewer:
            self.now = replace(self.now, hand=(*self.now.hand, card))
            self.beat(0.3, "card_flick", flips=frozenset({piece}), arc=40)
        else:
            self.beat(0.24, "card_flick", layout=self.laid() | {piece: self._at_plate(seat, BackFace())})

    @tells(e.RowFilled)
    def _fill_row(self, event: e.RowFilled) -> None:
        pieces = [p.goblin_piece(card) for _, card in event.cards]
        self._with_some_on_deck(pieces, 60)
        for slot, card in event.cards:
            self._change(row=replaced(self.now.public.row, slot, card))
        self._from_deck(len(pieces))
        self.beat(0.26, "card_flick", flips=frozenset(pieces))

    @tells(e.Joined)
    def _join(self, event: e.Joined) -> None:
        """Helix or Ferdix gets a goblin: briskly, but to be seen."""
        piece = p.goblin_piece(event.card)
        self._with_some_on_deck([piece], 300)
        self._display(event.clan, event.card)
        self._from_deck(1)
        self.beat(0.26, "knock", flips=frozenset({piece}))

    @tells(e.Reshuffled)
    def _reshuffle(self, _: e.Reshuffled) -> None:
        self._from_deck(-len(self.now.public.discards))
        self._change(discards=())
        self.beat(0.28, "rustle")

    def _from_deck(self, count: int) -> None:
        self.now = replace(self.now, deck_size=max(0, self.now.deck_size - count))

    def _display(self, clan: int, card: int) -> None:
        displays = self.now.public.displays
        self._change(displays=replaced(displays, clan, (*displays[clan], card)))

    def _with_some_on_deck(self, pieces: list[Piece], z: float) -> None:
        """Goblins begin on top of the deck, face down."""
        deck = p.zone(self.now, p.DECK.kind)
        on_deck = Placement(*deck.centre, deck.w, deck.h, BackFace(), z, resizing=True)
        self.beat(0.02, layout=self.laid() | dict.fromkeys(pieces, on_deck))

    def _at_plate(self, clan: int, face: Face) -> Placement:
        """Where a goblin goes into another clan's hand, or comes out of it."""
        return Placement(*p.plate_rect(self.now, self.context, clan).centre, 40, 56, face, 300, resizing=True)

    # ------------------------------------------------------------------ goblins that go

    @tells(e.Played)
    def _play(self, event: e.Played) -> None:
        seat, card = event.seat, event.card
        if seat == self.context.viewer:
            self.now = replace(self.now, hand=without(self.now.hand, card))
        elif p.is_near(self.now, self.context, seat):
            self.beat(0.02, layout=self.laid() | {p.goblin_piece(card): self._at_plate(seat, GoblinFace(card))})
        self._display(seat, card)
        self._more_in_hand(seat, -1)
        self.beat(0.28, "knock", arc=36)

    @tells(e.Revealed)
    def _reveal(self, event: e.Revealed) -> None:
        for clan, card in enumerate(event.cards):
            self._display(clan, card)
        self.now = replace(self.now, hand=without(self.now.hand, event.cards[self.context.viewer]), chosen=NO_CARD)
        self.beat(0.6, "knock", caption=say("pact-moment-revealed"), arc=40)

    @tells(e.CommandsCounted)
    def _count_commands(self, event: e.CommandsCounted) -> None:
        self.now = replace(self.now, command_counts=event.counts)
        self.beat(0.9, "rustle", caption=self._words.sentence((event,)))

    @tells(e.Reduced)
    def _reduce(self, event: e.Reduced) -> None:
        self._lose(event.seat, (event.card,))
        self.beat(0.32, "poof")

    @tells(e.Shortage)
    def _shortage(self, _: e.Shortage) -> None:
        self.beat(0.8, "grumble", caption=say("pact-moment-shortage"))

    # ------------------------------------------------------------------ Tasks

    @tells(e.TasksTurnedUp)
    def _turn_up(self, event: e.TasksTurnedUp) -> None:
        if self.now.public.mode == "solo":  # the row closes up to the right first
            left = [task for task in self.now.public.open_tasks if task != NO_TASK]
            self._change(open_tasks=(NO_TASK,) * (len(self.now.public.open_tasks) - len(left)) + tuple(left))
            self.beat(0.22, "knock")
        for slot, task in event.tasks:
            self._put_task(slot, task)
            season, left_over = self._content.tasks[task].season, self.now.seasons_left
            self.now = replace(self.now, seasons_left=replaced(left_over, season, max(0, left_over[season] - 1)))
            self._come_out(task)

    def _come_out(self, task: int) -> None:
        """A Task comes out of its deck."""
        target, piece = self.laid(), p.task_piece(task)
        deck = p.zone(self.now, p.TASK_DECK.kind)
        on_deck = Placement(*deck.centre, deck.w, deck.h, target[piece].face, 300, resizing=True)
        self.beat(0.02, layout=target | {piece: on_deck})
        self.beat(0.3, "card_flick", layout=target)

    @tells(e.Schemed)
    def _scheme(self, event: e.Schemed) -> None:
        self._put_task(event.slot, NO_TASK)
        self.beat(0.25, "card_flick")
        self._put_task(event.slot, event.new)
        self._come_out(event.new)

    @tells(e.Slid)
    def _slide(self, event: e.Slid) -> None:
        at = self.laid()[p.task_piece(event.task)].rect.centre
        self._take_task(event.task)
        pacts, clans = self.now.public.pacts, (HELIX, FERDIX)
        self._change(pacts=replaced(pacts, THEIR_PACT, (*pacts[THEIR_PACT], event.task)))
        names = tuple(p.seat_name(self.now, self.context, clan) for clan in clans)
        gains = m.gains([self._party(clan) for clan in clans], self._content.numbers.glory.pact, at)
        cues = (*gains, *self._lit_box(THEIR_PACT, clans))
        self.beat(0.5, "grumble", caption=say("pact-moment-slides", names=names), arc=20, cues=cues)

    @tells(e.PrizeTaken)
    def _take_prize(self, event: e.PrizeTaken) -> None:
        for task in event.tasks:
            self._take_task(task)
        self._change(prize=event.tasks, prize_winner=event.clan)
        self.beat(0.8, "star", caption=self._words.sentence((event,)), arc=50)

    # ------------------------------------------------------------------ Specialists

    @tells(e.SpecialistUsed)
    def _use(self, event: e.SpecialistUsed) -> None:
        form = self._form("pact_specialist", event.seat)
        at = self.laid()[p.specialist_piece(event.specialist)].rect.centre
        taker = self._party(event.to) if event.to != NOBODY else None
        slug, user = SPECIALISTS[event.specialist], self._party(event.seat)
        caption = self._words.clause(event) if event.seat != self.context.viewer else ""
        cues = m.specialist(slug, user, at, taker, brief=form.brief)
        sound, owners = SOUNDS[event.specialist], replaced(self.now.public.specialists, event.specialist, event.to)
        if form.brief:
            self._change(specialists=owners)
            self.beat(m.BRIEF_HELP, sound, caption=caption, arc=30, cues=cues)
            return
        self.beat(m.HELP, sound, caption=caption, cues=cues)
        self._change(specialists=owners)
        self.beat(0.4, "card_flick", caption=caption, arc=30)

    # ------------------------------------------------------------------ seasons and games

    @tells(e.SeasonBegan)
    def _begin_season(self, event: e.SeasonBegan) -> None:
        old, new, public = season_of(self.now), SEASONS[event.season], self.now.public
        form = self._form("pact_season", *range(public.players))
        first = next(task for task in public.open_tasks if self._is_of(task, event.season))
        at = self.laid()[p.task_piece(first)].rect.centre
        cues = seasons.turning(old, new, self._occasion, at, brief=form.brief)
        self._change(season=event.season)
        self.beat(form.pick(seasons.TURNING, seasons.BRIEF), seasons.CHORDS[new], cues=cues)

    def _is_of(self, task: int, season: int) -> bool:
        return task != NO_TASK and self._content.tasks[task].season == season

    @property
    def _occasion(self) -> tuple[int, int]:
        """What is different every time a season comes: when, and for whom."""
        return self.now.public.turns, self.context.viewer

    @tells(e.WinterNears)
    def _winter(self, _: e.WinterNears) -> None:
        public = self.now.public
        form = self._form("pact_snow", *range(public.players))
        ends = public.mode == "solo" or bool(self.after.public.ending) or self.after.public.phase == "prize"
        line = say("pact-moment-run-out") if ends else say("pact-moment-last-round")
        cues = seasons.first_snow(season_of(self.now), self._occasion, line, public.players, brief=form.brief)
        self._change(winter=True)
        self.beat(form.pick(seasons.SNOWING, seasons.BRIEF), seasons.CHORDS[seasons.WINTER], cues=cues)

    @tells(e.GameEnded)
    def _end_game(self, event: e.GameEnded) -> None:
        self.beat(0.5, "win" if event.won else "", settled=bool(self.after.public.ending))

    @tells(e.GameDealt)
    def _deal(self, _: e.GameDealt) -> None:
        self.beat(0.3, "rustle")

    @tells(e.Ended)
    def _end(self, _: e.Ended) -> None:
        self.beat(0.3, "winter", settled=True)
