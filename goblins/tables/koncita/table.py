"""The Koncita table: the room in the middle, the others down the left side, cards and one's own things on the right."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from msgspec.structs import replace

from goblins.core.contract import Action, AnyRules, Event, Refusal
from goblins.core.setup import Setup
from goblins.games.koncita.actions import KoncitaAction
from goblins.games.koncita.content import KINDS, Content
from goblins.games.koncita.legal import open_decks
from goblins.games.koncita.room import Room
from goblins.games.koncita.rules import KoncitaRules
from goblins.games.koncita.scoring import points_of
from goblins.games.koncita.state import OUT
from goblins.games.koncita.view import KoncitaView
from goblins.tables.capabilities import (
    Cover,
    CoversHand,
    DrawsMap,
    DropHints,
    Explains,
    Feels,
    Foresees,
    Headlines,
    LeavesTraces,
    NamesAreas,
    PreparesPictures,
    ReactionWindow,
    Shortcuts,
    ShowsPieces,
    Subject,
    Tallies,
    Tense,
    Tension,
)
from goblins.tables.contract import ActionButton, Attention, GameTable, LogEntry, Panels, PieceLook, TableContext
from goblins.tables.kit.dealing import Deal, Deals, Shuffle, from_above, from_place, to_everybody
from goblins.tables.kit.log import LOOKED_AT, last_lines
from goblins.tables.kit.tally import Tally
from goblins.tables.kit.traces import Trace
from goblins.tables.koncita import (
    describing,
    drops,
    faces,
    foresight,
    geometry,
    gestures,
    ground,
    laying,
    marks,
    pieces,
    players,
    room,
    samples,
    sentences,
    sheets,
    showing,
    subjects,
    tally,
)
from goblins.tables.koncita.overlays import Overlays
from goblins.tables.koncita.story import KoncitaTeller
from goblins.tables.koncita.tension import feelings, tension
from goblins.tables.koncita.traces import Traces
from goblins.ui.ahead import Job
from goblins.ui.drag import Gestures
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Beat, Face, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import message, say

BUTTONS = ("undo", "hint", "rules", "menu", "history")
LOG_LINES = 2
GOLD = (255, 204, 84)


class KoncitaTable(
    GameTable[KoncitaView, KoncitaAction],
    geometry.KoncitaPlates,
    CoversHand[KoncitaView],
    Deals[KoncitaView],
    DrawsMap,
    DropHints[KoncitaView],
    Explains[KoncitaView],
    Foresees[KoncitaView],
    Headlines,
    LeavesTraces,
    NamesAreas[KoncitaView],
    PreparesPictures[KoncitaView],
    ReactionWindow[KoncitaView],
    Shortcuts[KoncitaView, KoncitaAction],
    ShowsPieces,
    Feels[KoncitaView],
    Tallies[KoncitaView],
    Tense[KoncitaView],
):
    """Layout, gestures, story and painting of Koncita."""

    game = "koncita"
    lower_leads = False
    watched = True
    topics = subjects.TOPICS

    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules, KoncitaRules)
        self._rules = rules
        self._pieces = pieces.PiecePainter(rules.cards)
        self._ground = ground.Ground(rules)
        self._marks = marks.Marks(rules)
        self._overlays = Overlays(rules, self._pieces)

    def pictures(self) -> list[str]:
        """Everything the room, the cards and the panels are made of."""
        cards = faces.pictures([treasure.icon for treasure in self._rules.cards.treasures])
        return [
            *cards,
            *pieces.pictures(),
            *players.pictures(),
            *ground.pictures(),
            *room.pictures(),
            *marks.pictures(),
        ]

    def foreseen(self, stage: Stage, view: KoncitaView, context: TableContext) -> list[Job]:
        """What tantrums and weddings show."""
        return foresight.foreseen(stage, view, context, self.layout(view, context), self.draw_piece)

    def kept_ready(self, stage: Stage, view: KoncitaView, context: TableContext) -> list[Job]:
        """The Treasure that may be won."""
        return foresight.kept_ready(stage, self.layout(view, context), self._rules.cards)

    def prepare(self, stage: Stage, view: KoncitaView, context: TableContext) -> list[Callable[[], Any]]:
        """Every piece as it lies; and the decks as they rise for a Forfeit, which comes without warning."""
        return foresight.laid(stage, self.layout(view, context), self.draw_piece)

    def facts_before(self, setup: Setup) -> list[str]:
        """Furniture, Treasures, who begins, and how Forfeits are kept."""
        count = len(setup.seats)
        content = self._rules.content(count)
        treasures = len(content.cards.treasures) - content.treasures_away
        kept = (
            say("koncita-before-for-real")
            if setup.options.get("forfeits") == "table"
            else say("koncita-before-on-screen")
        )
        return [_room_before(content, self._rules.own_room, count, treasures), kept]

    def _content(self, context: TableContext) -> Content:
        """What those at the table play with."""
        return self._rules.content(len(context.setup.seats))

    def standing(self, view: KoncitaView) -> tuple[int, ...]:
        """Points of Treasures."""
        return tuple(points_of(won, self._rules.cards) for won in view.public.won)

    def tally(self, view: KoncitaView, context: TableContext, log: Sequence[LogEntry]) -> Tally:
        """Treasures, points, Forfeits, and who was out."""
        return tally.tally(view, context, self._content(context), log)

    def headline(self, turn: Sequence[LogEntry], context: TableContext) -> str:
        """What was won, or who went out."""
        return tally.headline(turn, context, self._content(context))

    def tension(self, view: KoncitaView) -> Tension:
        """How close the game is."""
        return tension(view)

    def feelings(self, view: KoncitaView) -> dict[int, str]:
        """How everybody takes what has become of them."""
        return feelings(view)

    def decisions(self, view: KoncitaView, legal: Sequence[KoncitaAction], context: TableContext) -> list[ActionButton]:
        """Being done with throwing cards away (K-15), and *Caught!* (K-36)."""
        return [button for action in legal if (button := players.button_for(action, context))]

    def shortcuts(self, view: KoncitaView, legal: Sequence[KoncitaAction], context: TableContext) -> dict[str, Action]:
        """Keys 1 to 6 are the gestures of the one who looks."""
        return gestures.shortcuts(view, legal, context.viewer, self._rules.content(len(view.public.goblins)))

    def reaction_window(self, view: KoncitaView, context: TableContext) -> Hashable | None:
        """Before every card, as long as a person has orders to keep: for everybody alike, duty or none (K-34)."""
        decision = view.public.decision
        if decision is None or decision.kind != "pick" or view.public.table_forfeits:
            return None
        if not any(view.public.orders[seat] for seat in context.setup.humans):
            return None
        return view.public.picks, view.public.turns

    def reaction_ring(self, view: KoncitaView, context: TableContext) -> Point:
        """Beside the hand's heading."""
        rect = geometry.zone("hand")
        return rect.right - 118, rect.y - 21

    def stays_up(self, view: KoncitaView, context: TableContext) -> bool:
        """In the middle of one's own turn, where no other person has orders to keep, who must see what a card does (K-34)."""
        others = [seat for seat in context.setup.humans if seat != context.viewer]
        decision = view.public.decision
        mine = decision is not None and decision.seat == view.public.active == context.viewer
        return mine and bool(view.public.played) and not any(view.public.orders[seat] for seat in others)

    def cover(self, view: KoncitaView, context: TableContext) -> Cover:
        """The hand."""
        return Cover(geometry.zone("hand"))

    def panels(self, view: KoncitaView, context: TableContext) -> Panels:
        """Buttons below one's own panel, the log below the room."""
        room, log = geometry.zone("room"), geometry.zone("log")
        buttons = {name: geometry.zone(name) for name in (*BUTTONS, *self._for_bystanders(view, context))}
        why = geometry.zone("why") if context.setup.bots else None
        if why:  # they share a place
            history = buttons["history"]
            buttons["history"] = Rect(history.x, history.y, why.x - history.x - 4, history.h)
        return Panels(
            buttons,
            (room.centre[0], room.bottom - 66),
            log,
            toast=Rect(346, 820, 760, 62),
            recap=geometry.recap_rect(len(view.public.goblins)),
            aim=geometry.aim_rect(len(view.public.goblins)),
            aim_large=geometry.large_aim_rect(len(view.public.goblins)),
            why=why,
            said=(geometry.zone("banner"),),
        )

    def _for_bystanders(self, view: KoncitaView, context: TableContext) -> tuple[str, ...]:
        """A person who is out may hurry to the end where no other person plays on."""
        left_in = any(view.public.breaches[seat] < OUT for seat in context.setup.humans)
        return () if left_in or view.public.decision is None or not context.setup.humans else ("hurry",)

    def layout(self, view: KoncitaView, context: TableContext) -> Layout:
        """Every piece in its place."""
        return laying.layout(view, context, self._rules)

    def deal(self, view: KoncitaView, context: TableContext) -> Deal:
        """Furniture and things fall into the room; then the Princess has cards dealt to everybody."""
        layout, deck, back = self.layout(view, context), geometry.zone("deck"), showing.BackFace()
        middle = centred(*geometry.zone("room").centre, deck.w, deck.h)
        plates = {seat: geometry.panel_of(seat, context).rect for seat in context.others()}
        cards = from_place(layout, {showing.CARD}, middle, back)
        deal = to_everybody(cards, plates, dict.fromkeys(plates, len(cards)), middle, back)
        drops = from_above(layout, {showing.FURNITURE, showing.THING, showing.PRINCESS_PIECE.kind})
        shuffle = Shuffle("princess", say("koncita-deal-said"), middle, (back,), self.draw_piece, deck.h / deck.w)
        return replace(deal, drops=drops, shuffle=shuffle)

    def targets(self, view: KoncitaView, context: TableContext) -> dict[Piece, Rect]:
        """Squares, walls, panels, decks, discards."""
        return geometry.targets(view, context, self._rules.content(len(view.public.goblins)).room)

    def areas(self, view: KoncitaView, context: TableContext) -> dict[str, Rect]:
        """The zones of the map, walls by their colours, decks and gestures."""
        return geometry.areas(context, self._content(context).room)

    def gestures(self, view: KoncitaView, legal: Sequence[KoncitaAction]) -> Gestures:
        """What may be dropped where."""
        return drops.drops(view, legal, self._rules)

    def refused(
        self, view: KoncitaView, piece: Piece, target: Piece | None, context: TableContext
    ) -> KoncitaAction | Refusal | None:
        """What an impossible drop would have been."""
        return drops.refused(view, piece, target, context, self._rules)

    def drop_hint(self, view: KoncitaView, piece: Piece, target: Piece | None, context: TableContext) -> str:
        """It is not the moment yet; or what a thing is that was touched."""
        if context.pausing and piece.kind == showing.CARD:
            return say("koncita-first-gestures")
        return describing.touched(view, piece, context, self._rules) if piece == target else ""

    def story(
        self, before: KoncitaView, after: KoncitaView, events: Sequence[Event], context: TableContext
    ) -> list[Beat]:
        """What happened, one thing after another."""
        self._overlays.remember(sentences.breaches_in(events))
        teller = KoncitaTeller(before, context, lambda view: self.layout(view, context), self._content(context))
        return teller.tell(events, after)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence; a card that was only picked is told by what it does then."""
        return sentences.sentence(entry.events, context, self._content(context), entry.seat)

    def traces(self, entry: LogEntry, context: TableContext) -> list[Trace]:
        """Who moved what where, and what came of it."""
        return Traces(context, self._content(context)).of(entry)

    def subject(self, view: KoncitaView, context: TableContext, piece: Piece | None, pos: Point) -> Subject | None:
        """What lies at a point."""
        return subjects.Subjects(view, context, self._rules).at(piece, pos)

    def sample(self, kind: str, number: int) -> tuple[Face, float]:
        """A card, a deck or a figure."""
        return samples.sample(kind, number, self._rules)

    # ------------------------------------------------------------------ painting

    def draw_map(self, stage: Stage, rect: Rect) -> None:
        """The room of one's own, or the one for the fewest players, with what stands in it."""
        shown = self._rules.own_room or self._rules.content(self._rules.info.min_seats).room
        room.draw_small_room(stage, shown, rect)

    def draw_ground(self, stage: Stage, view: KoncitaView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Moss, room, headings and panels."""
        steps = sentences.card_by_card(log[-LOOKED_AT:])
        lines = last_lines(self, steps, context, LOG_LINES)
        told = sentences.onto_whom(lines, steps, view, context, self._content(context))
        breaches = sentences.breaches(log)
        self._overlays.remember(breaches)
        self._ground.draw(stage, view, context, told, breaches)

    def draw_under(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Trail and lit squares."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece; gesture buttons, the veil and the choice of a deck are drawn here too, for their place in the order."""
        match placement.face:
            case showing.GestureFace() as button:
                self._draw_gesture(stage, placement.rect, button, look)
            case showing.CallFace():
                pass
            case showing.VeilFace():
                stage.box(placement.rect, (16, 12, 26), 4, alpha=0.55)
            case showing.DeckChoiceFace() as choice:
                self._overlays.draw_choice(stage, choice, placement.rect)
            case showing.OutFace() as sheet:
                sheets.draw_out(stage, placement.rect, sheet, self._pieces.closeups)
            case _:
                self._pieces.draw(stage, placement, look)

    def _draw_gesture(self, stage: Stage, rect: Rect, button: showing.GestureFace, look: PieceLook) -> None:
        """The panel shows the button as it is; here it is seen pointed at, or asked for with reminders."""
        if button.due:
            stage.halo(rect.grown(-2), (150, 110, 30), 10, 12)
        if button.due or look != "idle":
            players.draw_button(stage, rect, button, look)

    def draw_over(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Balls and roundels above the figures, cards that can't be played now, large cards and fans."""
        self._marks.draw_over(stage, view, context, attention)
        if attention.moving:
            self._ground.draw_meanwhile(stage, view, context)
        if not attention.moving or view.public.active != context.viewer:
            self._dim(stage, view, context, attention)
        if not attention.moving:
            self._tick_played(stage, view, context)
        self._count_discards(stage, view)
        self._overlays.draw(stage, view, context, attention)

    def _tick_played(self, stage: Stage, view: KoncitaView, context: TableContext) -> None:
        """Cards of this turn that have had all their consequences."""
        decision, cards = view.public.decision, self._content(context).numbers.cards_in_a_turn
        done = len(view.public.played) - (decision is not None and decision.kind != "pick")
        for place in range(done):
            rect = geometry.played_slot(place, cards)
            corner = rect.right - 8, rect.bottom - 8
            stage.box(centred(*corner, 28, 28), ground.DONE, 14, INK, 2.4)
            stage.icon("check", corner, 20)

    def _count_discards(self, stage: Stage, view: KoncitaView) -> None:
        rect = geometry.zone("discards")
        if view.public.discards:
            pieces.badge(stage, (rect.right - 7, rect.bottom - 9), len(view.public.discards))

    def _dim(self, stage: Stage, view: KoncitaView, context: TableContext, attention: Attention) -> None:
        """Darken the hand's cards that can't be played now, and decks that can't be chosen."""
        size, usable = self._content(context).numbers.hand, attention.rising or attention.sources
        lying = self.layout(view, context) if attention.now is not None else {}
        for place, card in enumerate(view.hand):
            slot, piece = geometry.hand_slot(place, size), showing.card_piece(card)
            if attention.now is not None and attention.is_away(piece, lying[piece]):
                continue
            if piece not in usable and not context.covered and view.public.decision is not None:
                stage.box(slot.grown(-2), (14, 18, 30), 12, alpha=0.42)
            if piece in attention.rising:  # one of these is to be chosen
                stage.box(slot.moved(0, -pieces.LIFT).grown(4), None, 14, GOLD, 5)
        seat = geometry.chooser(view, context)
        if seat is None or not attention.playable:
            return  # the panel with the decks comes or goes
        rect, possible = geometry.choice_rect(view), open_decks(view.public, self._content(context), seat, view.deck_sizes)
        for kind in range(len(KINDS)):
            if kind not in possible and view.deck_sizes[kind]:
                stage.box(geometry.choice_card(rect, kind).grown(4), (226, 200, 156), 10, alpha=0.6)


def _room_before(content: Content, own: Room | None, players: int, treasures: int) -> str:
    """Where the game is played, and what stands and lies there."""
    count, pillars = len(content.room.furniture), len(content.room.pillars)
    furniture = message("koncita-before-furniture", count=count)
    if pillars:
        furniture = message("koncita-before-pillars", furniture=furniture, count=pillars)
    to_win = message("koncita-count-treasures", count=treasures)
    if own is not None and content.room == own:
        return say("koncita-before-own-room", room=own.title, players=players, furniture=furniture, treasures=to_win)
    return say("koncita-before-room", players=players, furniture=furniture, treasures=to_win)
