"""What happened in a step of Pact, as beats: goblins recruited and played, Tasks done, and what Helix and Ferdix do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from goblins.core.contract import Event
from goblins.games.pact.actions import ALONE
from goblins.games.pact.cards import DRUMMER, FIXER, MIMIC, PRESSGANG, SCHEMER, TASKMASTER, Box
from goblins.games.pact.draft import put, without
from goblins.games.pact.events import (
    Completed,
    Ended,
    FigurePlaced,
    GameDealt,
    GameEnded,
    Joined,
    MarkerMoved,
    Played,
    PrizeTaken,
    Recruited,
    Reduced,
    Reshuffled,
    Revealed,
    Rewarded,
    RowFilled,
    Schemed,
    SeasonBegan,
    Shortage,
    Slid,
    SpecialistUsed,
    TasksTurnedUp,
    WinterNears,
)
from goblins.games.pact.scoring import on_pact
from goblins.games.pact.solo import FERDIX, HELIX, THEIR_PACT
from goblins.games.pact.state import NO_CARD, NO_TASK, Figure, PactView, pact_between
from goblins.tables.contract import TableContext
from goblins.tables.pact.places import DECK, goblin_piece, is_near, is_own_pact, plate_rect, seat_name, task_piece, zone
from goblins.tables.pact.sentences import Words
from goblins.ui.motion import Beat, Layout, Placement

LayOut = Callable[[PactView], Layout]
SOUNDS = {
    TASKMASTER: "whip",
    DRUMMER: "battle_drum",
    SCHEMER: "scheme",
    MIMIC: "mimicry",
    PRESSGANG: "whistle",
    FIXER: "ratchet",
}
SEASON_SOUNDS = {1: "season_summer", 2: "season_autumn"}


class Teller:
    """Tells a step's events one after another, with a view of its own that changes as it goes."""

    def __init__(self, before: PactView, context: TableContext, box: Box, lay_out: LayOut) -> None:
        self._now = replace(before, payment=None, phase="tasks") if before.phase in ("pay", "next") else before
        self._context, self._box, self._lay_out = context, box, lay_out
        self._words = Words(context, box)
        self._beats: list[Beat] = []

    def tell(self, events: Sequence[Event], after: PactView) -> list[Beat]:
        """The beats, the last one leading to how things lie after the step."""
        for event in events:
            self._one(event)
        if not self._beats or self._beats[-1].layout != self._lay_out(after):
            self._beats.append(Beat(self._lay_out(after), 0.18))
        return self._beats

    def _one(self, event: Event) -> None:
        match event:
            case Recruited(seat=seat, slot=slot, card=card):
                self._recruit(seat, slot, card)
            case Rewarded(seat=seat, card=card):
                self._draw(seat, card, "card_flick")
            case RowFilled(cards=cards):
                self._fill_row(cards)
            case Played(seat=seat, card=card):
                self._play(seat, card)
            case Completed():
                self._complete(event)
            case FigurePlaced(seat=seat, pact=pact, task=task, cards=cards):
                self._discard(seat, cards)
                self._now = replace(
                    self._now,
                    figures=put(self._now.figures, seat, (*self._now.figures[seat], Figure(seat, pact, task))),
                )
                self._beat(0.45, "gong", arc=60)
            case TasksTurnedUp(tasks=tasks):
                self._turn_up(tasks)
            case Joined(clan=clan, card=card):
                self._join(clan, card)
            case Slid(task=task):
                self._slide(task)
            case _:
                self._others(event)

    def _others(self, event: Event) -> None:
        match event:
            case SpecialistUsed(seat=seat, specialist=specialist, to=to):
                self._now = replace(self._now, specialists=put(self._now.specialists, specialist, to))
                said = self._words.clause(event) if seat != self._context.viewer else ""
                self._beat(0.4, SOUNDS[specialist], caption=said, arc=30)
            case Schemed(slot=slot, new=new):
                gone = self._with_task(slot, NO_TASK)
                self._now = gone
                self._beat(0.25, "card_flick")
                self._now = self._with_task(slot, new)
                self._come_out(task_piece(new))
            case MarkerMoved(seat=seat, after=after, before=before):
                self._now = replace(self._now, markers=put(self._now.markers, seat, after))
                self._beat(0.3, "hop_3" if after > before else "fuse")
            case Revealed(cards=cards):
                self._reveal(cards)
            case Reduced(seat=seat, card=card):
                self._discard(seat, (card,))
            case Reshuffled():
                size = self._now.deck_size + len(self._now.discards)
                self._now = replace(self._now, deck_size=size, discards=())
                self._beat(0.3, "rustle")
            case Shortage():
                self._beat(0.8, "grumble", caption="Goblins are short!")
            case SeasonBegan(season=season):
                self._now = replace(self._now, season=season)
                self._beat(
                    0.6, SEASON_SOUNDS.get(season, ""), caption=f"{('Spring', 'Summer', 'Autumn')[season]} has come!"
                )
            case WinterNears():
                words = "The Tasks run out: " + ("the last round!" if self._now.mode != "solo" else "winter is here.")
                self._beat(0.8, "winter", caption=words)
            case PrizeTaken(clan=clan, tasks=tasks):
                for task in tasks:
                    slot = self._now.open_tasks.index(task)
                    self._now = self._with_task(slot, NO_TASK)
                self._now = replace(self._now, prize=tasks, prize_winner=clan)
                said = self._words.clause(event)
                self._beat(0.8, "star", caption=f"{said[0].upper()}{said[1:]}.", arc=50)
            case GameEnded(won=won):
                self._beat(0.5, "win" if won else "")
            case GameDealt():
                self._beat(0.3, "rustle")
            case Ended():
                self._beat(0.3, "winter")

    def _beat(
        self, seconds: float, sound: str = "", *, caption: str = "", layout: Layout | None = None, arc: float = 0.0
    ) -> None:
        here = self._lay_out(self._now) if layout is None else layout
        self._beats.append(Beat(here, seconds, sound, caption, arc=arc))

    # ------------------------------------------------------------------ goblins

    def _at_plate(self, clan: int) -> tuple[float, float]:
        return plate_rect(self._now, self._context, clan).centre

    def _more_in_hand(self, seat: int, by: int) -> None:
        now = self._now
        self._now = replace(now, hand_sizes=put(now.hand_sizes, seat, max(0, now.hand_sizes[seat] + by)))

    def _recruit(self, seat: int, slot: int, card: int | None) -> None:
        if slot < 0 or card is None:
            self._draw(seat, card, "card_flick")
            return
        now = self._now
        self._now = replace(now, row=put(now.row, slot, NO_CARD))
        self._into_hand(seat, card)

    def _into_hand(self, seat: int, card: int) -> None:
        """A goblin that everybody sees goes into a hand."""
        self._more_in_hand(seat, 1)
        if seat == self._context.viewer:
            self._now = replace(self._now, hand=(*self._now.hand, card))
            self._beat(0.3, "card_flick", arc=30)
            return
        layout = dict(self._lay_out(self._now))
        x, y = self._at_plate(seat)
        layout[goblin_piece(card)] = Placement(x, y, 40, 56, ("goblin", card), 300)
        self._beat(0.32, "card_flick", layout=layout, arc=30)

    def _draw(self, seat: int, card: int | None, sound: str) -> None:
        """A goblin from the deck, unseen by the others."""
        now = self._now
        piece = goblin_piece(card) if card is not None else "drawn"
        self._now = replace(now, deck_size=max(0, now.deck_size - 1))
        layout = dict(self._lay_out(self._now))
        deck = zone(now, DECK)
        layout[piece] = Placement(*deck.centre, deck.w, deck.h, ("back",), 300)
        self._beat(0.02, layout=layout)
        self._more_in_hand(seat, 1)
        if card is not None and seat == self._context.viewer:
            self._now = replace(self._now, hand=(*self._now.hand, card))
            self._beats.append(Beat(self._lay_out(self._now), 0.3, sound, "", frozenset({piece}), arc=40))
            return
        layout = dict(self._lay_out(self._now))
        layout[piece] = Placement(*self._at_plate(seat), 40, 56, ("back",), 300)
        self._beat(0.3, sound, layout=layout)

    def _fill_row(self, cards: tuple[tuple[int, int], ...]) -> None:
        now = self._now
        pieces = []
        for slot, card in cards:
            now = replace(now, row=put(now.row, slot, card), deck_size=max(0, now.deck_size - 1))
            pieces.append(goblin_piece(card))
        layout = dict(self._lay_out(self._now))
        deck = zone(now, DECK)
        for piece in pieces:
            layout[piece] = Placement(*deck.centre, deck.w, deck.h, ("back",), 60)
        self._beat(0.02, layout=layout)
        self._now = now
        self._beats.append(Beat(self._lay_out(now), 0.26, "card_flick", "", frozenset(pieces)))

    def _play(self, seat: int, card: int) -> None:
        self._show_from(seat, card)
        now = self._now
        hand = without(now.hand, card) if seat == self._context.viewer else now.hand
        displays = put(now.displays, seat, (*now.displays[seat], card))
        self._now = replace(now, hand=hand, displays=displays)
        self._more_in_hand(seat, -1)
        self._beat(0.28, "knock", arc=36)

    def _show_from(self, clan: int, card: int) -> None:
        """A goblin that comes out of another clan's hand begins at its plate."""
        if clan == self._context.viewer or not is_near(self._now, self._context, clan):
            return
        layout = dict(self._lay_out(self._now))
        layout[goblin_piece(card)] = Placement(*self._at_plate(clan), 40, 56, ("goblin", card), 300)
        self._beat(0.02, layout=layout)

    def _reveal(self, cards: tuple[int, ...]) -> None:
        now = self._now
        hand = without(now.hand, cards[self._context.viewer])
        displays = tuple(
            (*shown, cards[clan]) if clan < len(cards) else shown for clan, shown in enumerate(now.displays)
        )
        self._now = replace(now, hand=hand, displays=displays, chosen=NO_CARD)
        self._beat(0.6, "knock", caption="All are turned up!", arc=40)

    def _join(self, clan: int, card: int) -> None:
        """Helix or Ferdix gets a goblin: briskly, but to be seen."""
        now = self._now
        deck = zone(now, DECK)
        layout = dict(self._lay_out(now))
        layout[goblin_piece(card)] = Placement(*deck.centre, deck.w, deck.h, ("back",), 300)
        self._beat(0.02, layout=layout)
        displays = put(now.displays, clan, (*now.displays[clan], card))
        self._now = replace(now, displays=displays, deck_size=max(0, now.deck_size - 1))
        piece = goblin_piece(card)
        self._beats.append(Beat(self._lay_out(self._now), 0.26, "knock", "", frozenset({piece})))

    def _discard(self, clan: int, cards: tuple[int, ...]) -> None:
        if not cards:
            return
        now = self._now
        gone = set(cards)
        displays = tuple(tuple(card for card in shown if card not in gone) for shown in now.displays)
        hand = tuple(card for card in now.hand if card not in gone)
        if clan < now.players:
            from_hand = len([card for card in cards if not any(card in shown for shown in now.displays)])
            self._more_in_hand(clan, -from_hand)
        self._now = replace(self._now, displays=displays, hand=hand, discards=(*now.discards, *cards))
        self._beat(0.32, "poof")

    # ------------------------------------------------------------------ Tasks

    def _with_task(self, slot: int, task: int) -> PactView:
        return replace(self._now, open_tasks=put(self._now.open_tasks, slot, task))

    def _complete(self, event: Completed) -> None:
        self._discard(event.seat, (*event.own, *event.theirs))
        now, task = self._now, event.task
        slot = now.open_tasks.index(task)
        self._now = self._with_task(slot, NO_TASK)
        told = event.seat != self._context.viewer
        said = self._words.clause(event)
        caption = f"{said[0].upper()}{said[1:]}." if told else ""
        if event.partner == ALONE:
            self._now = replace(self._now, alone=put(now.alone, event.seat, (*now.alone[event.seat], task)))
            self._beat(0.5, "star", caption=caption, arc=40)
            return
        pact = pact_between(now, event.seat, event.partner)
        self._now = replace(self._now, pacts=put(now.pacts, pact, (*now.pacts[pact], task)))
        sound = "handclasp"
        if is_own_pact(now, self._context, pact) and on_pact(self._now, self._context.viewer, pact) in (4, 6):
            sound = "star"
        self._beat(0.5, sound, caption=caption, arc=40)

    def _turn_up(self, tasks: tuple[tuple[int, int], ...]) -> None:
        now = self._now
        if now.mode == "solo":  # the row closes up to the right first
            left = [task for task in now.open_tasks if task != NO_TASK]
            self._now = replace(now, open_tasks=(NO_TASK,) * (4 - len(left)) + tuple(left))
            self._beat(0.22, "knock")
        for slot, task in tasks:
            self._now = self._with_task(slot, task)
            season = self._box.tasks[task].season
            fewer = put(self._now.seasons_left, season, max(0, self._now.seasons_left[season] - 1))
            self._now = replace(self._now, seasons_left=fewer)
            self._come_out(task_piece(task))

    def _come_out(self, piece: str) -> None:
        """A Task comes out of its deck."""
        target = self._lay_out(self._now)
        rect = zone(self._now, "task_deck")
        layout = dict(target)
        layout[piece] = Placement(*rect.centre, rect.w, rect.h, target[piece].face, 300)
        self._beat(0.02, layout=layout)
        self._beat(0.3, "card_flick", layout=target)

    def _slide(self, task: int) -> None:
        now = self._now
        slot = now.open_tasks.index(task)
        self._now = self._with_task(slot, NO_TASK)
        pacts = put(now.pacts, THEIR_PACT, (*now.pacts[THEIR_PACT], task))
        self._now = replace(self._now, pacts=pacts)
        names = f"{seat_name(now, self._context, HELIX)} and {seat_name(now, self._context, FERDIX)}"
        self._beat(0.5, "grumble", caption=f"The Task slides away to {names}.", arc=20)
