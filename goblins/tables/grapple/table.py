"""The Grapple table: boards with armies and garrisons, a lane in the middle where fights are staged, the hand below."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from msgspec.structs import replace

from goblins.core.contract import Action, AnyRules, Event, Refusal
from goblins.core.setup import Setup
from goblins.games.grapple.actions import Decline, EndTurn, GiveUp, GrappleAction, JustLook, LetStand, NextRound
from goblins.games.grapple.battle import verdict
from goblins.games.grapple.content import DEFENDER
from goblins.games.grapple.info import DEFENDER_WISH, LONG
from goblins.games.grapple.legal import who_decides
from goblins.games.grapple.rules import GrappleRules
from goblins.games.grapple.scoring import totals
from goblins.games.grapple.view import GrappleView
from goblins.games.grapple.wording import in_cards
from goblins.library.settings import Settings
from goblins.tables.capabilities import (
    Cover,
    CoversHand,
    DropHints,
    Explains,
    Feels,
    Foresees,
    Glances,
    Headlines,
    LeavesTraces,
    NamesAreas,
    ShowsPieces,
    StandingOrder,
    StandingOrders,
    Subject,
    Tallies,
    Tense,
    Tension,
)
from goblins.tables.contract import ActionButton, Attention, GameTable, LogEntry, Panels, PieceLook, TableContext
from goblins.tables.grapple import (
    faces,
    foresight,
    geometry,
    gestures,
    ground,
    notes,
    round_sheet,
    sentences,
    tally,
    traces,
)
from goblins.tables.grapple.faces import PROPORTION
from goblins.tables.grapple.ground import Ground
from goblins.tables.grapple.marks import Marks
from goblins.tables.grapple.overlays import Overlays
from goblins.tables.grapple.pieces import PiecePainter
from goblins.tables.grapple.showing import (
    BACK,
    CARD,
    GOAL,
    HAND,
    PLATE,
    SHEET,
    WHOLE,
    FrontFace,
    card_of,
    card_piece,
)
from goblins.tables.grapple.story import GrappleTeller
from goblins.tables.grapple.subjects import TOPICS, subject_of, subject_on_sheet
from goblins.tables.grapple.tension import feelings, tension
from goblins.tables.grapple.trimmings import draw_number
from goblins.tables.kit.dealing import Deal, Deals, Shuffle, from_place, to_everybody
from goblins.tables.kit.log import last_lines
from goblins.tables.kit.tally import Tally
from goblins.tables.kit.traces import Trace
from goblins.ui.ahead import Job
from goblins.ui.drag import Gestures
from goblins.ui.moving.motion import Beat, Face, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

BUTTONS = ("undo", "hint", "rules", "menu")
#: How high the main button is where a standing order is ticked below it, and what the one who wants it should know.
LOW_MAIN = 48.0
WISH_WARNING = "grapple-do-wish.warning"
#: The main button for a decision without a card: the key of its words, icon, colour.
MAIN: dict[type, tuple[str, str, str]] = {
    EndTurn: ("grapple-do-end-turn", "banner", "orange"),
    JustLook: ("grapple-do-just-look", "eye", "teal"),
    LetStand: ("grapple-do-no-rescue", "check", "teal"),
    GiveUp: ("grapple-do-give-up", "flag", "teal"),
    Decline: ("grapple-do-decline", "flag", "teal"),
    NextRound: ("grapple-do-next-round", "next", "orange"),
}
#: The same where the one who is asked is winning as it is.
TAKE_THE_WIN = ("grapple-do-take-win", "check", "orange")


class GrappleTable(
    GameTable[GrappleView, GrappleAction],
    geometry.GrapplePlates,
    CoversHand[GrappleView],
    Deals[GrappleView],
    DropHints[GrappleView],
    Explains[GrappleView],
    Foresees[GrappleView],
    Glances[GrappleView],
    Headlines,
    LeavesTraces,
    NamesAreas[GrappleView],
    ShowsPieces,
    StandingOrders[GrappleView, GrappleAction],
    Tallies[GrappleView],
    Feels[GrappleView],
    Tense[GrappleView],
):
    """Layout, gestures, story and painting of Grapple."""

    game = "grapple"
    topics = TOPICS
    lower_leads = False

    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules, GrappleRules)
        self._cards = rules.content
        self._pieces = PiecePainter(rules.content)
        self._ground = Ground(rules.content)
        self._marks = Marks(rules.content)
        self._overlays = Overlays(rules.content, self._pieces)

    def pictures(self) -> list[str]:
        """Everything cards, boards and lane are made of."""
        return [*faces.pictures(self._cards), *ground.pictures()]

    def foreseen(self, stage: Stage, view: GrappleView, context: TableContext) -> list[Job]:
        """What battles, tricks and the end of a round show."""
        return foresight.foreseen(stage, view, context, self._cards, self._pieces)

    def facts_before(self, setup: Setup) -> list[str]:
        """How it is dealt and what wins."""
        points = self._cards.goal(str(setup.options.get("length", LONG)))
        garrison = say("grapple-before-garrison", enough=self._cards.garrison)
        goal = say("grapple-before-goal", points=points)
        return [
            say("grapple-before-dealt", cards=in_cards(self._cards.hand)),
            say("core-sentences", parts=(garrison, goal)),
        ]

    def standing(self, view: GrappleView) -> tuple[int, ...]:
        """Points of finished rounds, and of the garrison in the present one."""
        now = [0 if view.public.phase == "next" else self._cards.worth(held) for held in view.public.garrisons]
        return tuple(total + more for total, more in zip(totals(view.public), now, strict=True))

    def tally(self, view: GrappleView, context: TableContext, log: Sequence[LogEntry]) -> Tally:
        """Points, round by round."""
        return tally.tally(view)

    def tension(self, view: GrappleView) -> Tension:
        """How close the game is."""
        return tension(view, self._cards)

    def circumstances(self, view: GrappleView) -> frozenset[str]:
        """Whether a battle is tied: it may be gone on with."""
        tied = view.battle is not None and verdict(view.battle, self._cards) == 0
        return frozenset({"tie"}) if tied else frozenset()

    def feelings(self, view: GrappleView) -> dict[int, str]:
        """How everybody takes what has become of them."""
        return feelings(view, self._cards)

    def decisions(self, view: GrappleView, legal: Sequence[GrappleAction], context: TableContext) -> list[ActionButton]:
        """The main button: what is done without a card."""
        rect = self._main(view)
        return [self._button(view, rect, action, context) for action in legal if type(action) in MAIN]

    def _main(self, view: GrappleView) -> Rect:
        """Where the main button is."""
        rect = geometry.zone(view, "main")
        if view.public.phase == "rescue" and several_people(view):
            return Rect(rect.x, rect.y, rect.w, LOW_MAIN)  # leaves room for a standing order
        if view.public.phase == "next":
            return Rect(1262, 798, 258, 66)
        if view.public.phase == "spied":
            spied = geometry.zone(view, "spied")
            return Rect(spied.centre[0] - 120, spied.bottom - 74, 240, 58)
        return rect

    def _button(self, view: GrappleView, rect: Rect, action: GrappleAction, context: TableContext) -> ActionButton:
        key, icon, kind = MAIN[type(action)]
        then: tuple[Action, ...] = ()
        if isinstance(action, LetStand) and gestures.holds_ahead(view, self._cards):
            (key, icon, kind), then = MAIN[GiveUp], (GiveUp(action.seat),)
        elif isinstance(action, LetStand) and sentences.is_winning(view, action.seat, self._cards):
            key, icon, kind = TAKE_THE_WIN
        anothers = action.seat != context.viewer and not isinstance(action, NextRound)
        label = say(f"{key}.other", name=context.name(action.seat)) if anothers else say(key)
        pressed = "end_turn" if isinstance(action, EndTurn) else ""
        return ActionButton(rect, label, action, icon, kind, key=pressed, then=then)

    def standing_orders(
        self, view: GrappleView, legal: Sequence[GrappleAction], context: TableContext
    ) -> list[StandingOrder]:
        """Among several people, not to be asked for a rescue without a Defender (G-21): the others could tell."""
        asked = next((action.seat for action in legal if isinstance(action, LetStand)), None)
        if asked is None or not several_people(view):
            return []
        main, name = geometry.zone(view, "main"), context.name(asked)
        mine = asked == context.viewer
        label = say("grapple-do-wish") if mine else say("grapple-do-wish.other", name=name)
        rect = Rect(main.x + 4, main.y + LOW_MAIN + 5, main.w - 8, 26)
        return [StandingOrder(rect, label, DEFENDER_WISH, name, say(WISH_WARNING))]

    def auto_answer(
        self, view: GrappleView, legal: Sequence[GrappleAction], settings: Settings, context: TableContext
    ) -> GrappleAction | None:
        """No rescue, for a person who holds no Defender and wants not to be asked (G-21), or whose own Defender stands (G-22).

        Where a single person plays that is a setting for all; among several it tells the others who holds one, so that
        everybody decides it alone. That a Defender can't be replaced everybody sees.
        """
        standing = next((action for action in legal if isinstance(action, LetStand)), None)
        if sentences.defender_stands(view, self._cards) and not gestures.holds_ahead(view, self._cards):
            return standing
        named = context.name(view.seat) in settings.names_for(DEFENDER_WISH)
        unasked = named if several_people(view) else settings.prefers(DEFENDER_WISH)
        if not unasked or gestures.holds_ahead(view, self._cards):
            return None
        return None if any(self._cards.powers[card] == DEFENDER for card in view.hand) else standing

    def panels(self, view: GrappleView, context: TableContext) -> Panels:
        """Buttons at the lower right, the log above them."""
        lane = geometry.zone(view, "lane")
        buttons = {name: geometry.zone(view, name) for name in BUTTONS}
        sheet, result = view.public.phase == "next", None
        if sheet:
            result = self._main(view) if view.public.ending else None  # the last sheet is read as all others are
            names = [name for name in BUTTONS if not result or name != "hint"]
            buttons = {name: Rect(934 - 66 * place, 800, 58, 62) for place, name in enumerate(reversed(names))}
        log, why = (None, None) if sheet else (geometry.zone(view, "log"), geometry.zone(view, "why"))
        if log and why:  # all of it opens by a click as well; its heading has a button for whoever does not know
            head = why.bottom + 5 - log.y
            buttons["history"] = Rect(why.x - 52, why.y, 46, why.h)
            log = Rect(log.x, log.y + head, log.w, log.h - head)
        caption = (lane.centre[0], lane.bottom - 20)
        said = geometry.said_rects(view, context)
        return Panels(
            buttons,
            caption,
            log,
            toast_y=530.0,
            recap=log,
            sheet=sheet,
            result=result,
            aim=geometry.AIM,
            why=why,
            said=said,
        )

    def glances(self, view: GrappleView, context: TableContext) -> list[tuple[Piece, Rect]]:
        """The whole table under a finished round's sheet."""
        return [(WHOLE, geometry.whole_rect())] if view.public.phase == "next" else []

    def areas(self, view: GrappleView, context: TableContext) -> dict[str, Rect]:
        """The zones of the map, armies and garrisons, and the columns of a finished round’s sheet."""
        return geometry.areas(view, context) | round_sheet.areas(view)

    def subject(self, view: GrappleView, context: TableContext, piece: Piece | None, pos: Point) -> Subject | None:
        """What lies at a point."""
        if piece == SHEET:
            return subject_on_sheet(view, pos)
        return subject_of(view, context, piece, self.layout(view, context), self._cards)

    def sample(self, kind: str, number: int) -> tuple[Face, float]:
        """A card by its kind, or a back."""
        if kind == "back":
            return BACK, PROPORTION
        return FrontFace(
            self._cards.kinds.index([goblin.kind for goblin in self._cards.goblins].index(kind))
        ), PROPORTION

    def cover(self, view: GrappleView, context: TableContext) -> Cover:
        """The hand; who is asked at the open table may look at theirs first."""
        hand = geometry.zone(view, "hand")
        return Cover(hand, look=centred(*hand.centre, 380, 60))

    def layout(self, view: GrappleView, context: TableContext) -> Layout:
        """Every piece in its place."""
        return geometry.layout(view, context, self._cards)

    def deal(self, view: GrappleView, context: TableContext) -> Deal:
        """Who deals riffles the cards in the lane, and everybody gets theirs, one at a time."""
        layout = self.layout(view, context)
        place = centred(*geometry.zone(view, "lane").centre, geometry.DECK_CARD, geometry.DECK_CARD * PROPORTION)
        plates = {seat: layout[Piece(PLATE, seat)].rect for seat in context.others()}
        sizes = {seat: view.hand_sizes[seat] for seat in plates}
        deal = to_everybody(from_place(layout, {CARD}, place, BACK), plates, sizes, place, BACK)
        dealer, words = context.seat(view.public.dealer), say("grapple-deal-said", round=len(view.public.rounds) + 1)
        shuffle = Shuffle(dealer.goblin, words, place, (BACK,), self.draw_piece, PROPORTION)
        goal = frozenset({GOAL} & layout.keys())
        bare = replace(view, hand_sizes=(0,) * len(view.hand_sizes))
        return replace(deal, called=geometry.over_goal(view), shuffle=shuffle, last=goal, ground=bare)

    def targets(self, view: GrappleView, context: TableContext) -> dict[Piece, Rect]:
        """Armies, plates, places in the lane, cards to be swapped."""
        return geometry.targets(view, context, self._cards)

    def gestures(self, view: GrappleView, legal: Sequence[GrappleAction]) -> Gestures:
        """What may be dropped where."""
        return gestures.gestures(view, legal, self._cards)

    def refused(
        self, view: GrappleView, piece: Piece, target: Piece | None, context: TableContext
    ) -> GrappleAction | Refusal | None:
        """What an impossible drop would have been."""
        if context.covered and card_of(piece) in view.hand:
            return None  # the clause against a covered card would say what it is not
        return gestures.refused(view, piece, target, self._cards)

    def drop_hint(self, view: GrappleView, piece: Piece, target: Piece | None, context: TableContext) -> str:
        """What a thing is that was touched; where a card goes that was dropped on nothing."""
        if piece == target:
            return notes.note(view, piece, context, self._cards)
        card = card_of(piece)
        return "" if card is None or target == HAND else notes.where_to(view, card, context, self._cards)

    def story(
        self, before: GrappleView, after: GrappleView, events: Sequence[Event], context: TableContext
    ) -> list[Beat]:
        """What happened, one thing after another."""
        rows = len(after.hand_sizes)
        sheet = partial(self._overlays.draw_filling, view=after, context=context), round_sheet.seconds(rows)
        teller = GrappleTeller(before, context, self._cards, lambda view: self.layout(view, context), sheet)
        return teller.tell(events, after)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence."""
        return sentences.sentence(entry.events, context, self._cards, entry.seat)

    def traces(self, entry: LogEntry, context: TableContext) -> list[Trace]:
        """What others did, with the goblins that everybody saw."""
        return traces.traces(entry, context)

    def headline(self, turn: Sequence[LogEntry], context: TableContext) -> str:
        """The battle that brought most."""
        return sentences.headline([event for entry in turn for event in entry.events], context, self._cards)

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: GrappleView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Moss, lane, boards and panels."""
        if view.public.phase == "next":
            events = [event for entry in log for event in entry.events]
            self._overlays.remember(view, sentences.round_blow(events, context, self._cards))
        self._ground.draw(stage, view, context, last_lines(self, log, context, ground.ROWS))

    def draw_under(self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention) -> None:
        """Glows under what is lit."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece; the spied hand's panel has its place in the order too."""
        self._pieces.draw(stage, placement, look)

    def draw_over(self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention) -> None:
        """Frames, tags and the verdict; cards that can't be played now; large cards and sheets.

        While something moves, what was written stays: nothing blinks between two steps.
        """
        if view.public.phase != "next":
            if not view.spied_hand:
                self._marks.draw_over(stage, view, context, attention)
            self._dim(stage, view, context, attention)
            if view.public.spies:
                draw_number(stage, geometry.zone(view, "spies"), len(view.public.spies))
        if not attention.moving:
            self._overlays.draw(stage, view, context, attention)

    def covers(self, view: GrappleView, context: TableContext, attention: Attention, place: Rect) -> bool:
        """A large card lies over the race and the log."""
        beside = (geometry.zone(view, name) for name in ("race", "log"))
        return self._overlays.shows_card(view, context, attention) and any(zone.overlap(place) > 0 for zone in beside)

    def _dim(self, stage: Stage, view: GrappleView, context: TableContext, attention: Attention) -> None:
        """Darken the hand's cards with which nothing can be done now."""
        deciding = who_decides(view.public, view.battle) == context.viewer
        if context.covered or (attention.moving and (deciding or view.public.phase == "spied")):
            return  # what the one who looks does moves cards of the hand
        placed = self.layout(view, context)
        for card in view.hand:
            piece = card_piece(card)
            if piece not in attention.sources and not attention.is_away(piece, placed[piece]):
                stage.box(placed[piece].rect.grown(-1), (14, 18, 30), 12, alpha=0.4)


def several_people(view: GrappleView) -> bool:
    """Whether people play against each other, so that what a person is asked may tell the others something."""
    return view.public.people.bit_count() > 1
