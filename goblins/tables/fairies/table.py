"""The Fairies table: the mushroom ring in the middle, your cards in front of you, the others round it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import pygame

from goblins.bots.fairies.solver import MOST_CARDS
from goblins.core.contract import AnyRules, Event
from goblins.core.setup import Setup
from goblins.games.fairies.actions import Add, FairiesAction
from goblins.games.fairies.rules import FairiesRules
from goblins.games.fairies.state import showing
from goblins.games.fairies.view import FairiesView
from goblins.tables.capabilities import (
    DropHints,
    Explains,
    Feels,
    Foresees,
    LeavesTraces,
    LogRows,
    NamesAreas,
    PreparesPictures,
    ScoreSheet,
    ShowsPieces,
    Subject,
    Tallies,
    Tense,
    Tension,
)
from goblins.tables.contract import Attention, GameTable, LogEntry, Panels, PieceLook, TableContext
from goblins.tables.fairies import foresight, geometry, story, tally
from goblins.tables.fairies.faces import PROPORTION, pictures_of
from goblins.tables.fairies.geometry import place
from goblins.tables.fairies.ground import Ground, turn_rows
from goblins.tables.fairies.lost_sheet import draw_lost, is_lost
from goblins.tables.fairies.marks import Marks
from goblins.tables.fairies.pieces import CARD, LARGE_WIDTH, RING, CardFace, Cards, face_of, piece_of, shown
from goblins.tables.fairies.race import aim_words, missing, way_of
from goblins.tables.fairies.subjects import TOPICS, subject_at
from goblins.tables.fairies.tension import feelings, tension
from goblins.tables.fairies.traces import traces_of
from goblins.tables.kit.dealing import OPEN_SPIN, Deal, Deals, Shuffle, from_place
from goblins.tables.kit.tally import Tally
from goblins.tables.kit.traces import Trace
from goblins.tables.kit.zones import areas
from goblins.ui.ahead import Job
from goblins.ui.drag import Gestures, gesture
from goblins.ui.moving.motion import Beat, Face, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import message, say

#: How wide cards are while they are riffled, before they are dealt.
RIFFLED = 90.0


class FairiesTable(
    GameTable[FairiesView, FairiesAction],
    geometry.FairiesPlates,
    PreparesPictures[FairiesView],
    Foresees[FairiesView],
    LogRows[FairiesView],
    LeavesTraces,
    DropHints[FairiesView],
    NamesAreas[FairiesView],
    Explains[FairiesView],
    ShowsPieces,
    ScoreSheet[FairiesView],
    Deals[FairiesView],
    Tallies[FairiesView],
    Feels[FairiesView],
    Tense[FairiesView],
):
    """Layout, gestures, story and painting of Fairies."""

    game = "fairies"
    lower_leads = True
    topics = TOPICS

    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules, FairiesRules)
        self._content = rules.content
        self._cards, self._ground, self._marks = Cards(rules.content), Ground(rules.content), Marks(rules)

    def prepare(self, stage: Stage, view: FairiesView, context: TableContext) -> list[Callable[[], pygame.Surface]]:
        """One job per card face that will be shown."""
        return [
            partial(self._cards.painted, stage, shown(placement), stage.viewport.length(placement.w))
            for placement in self.layout(view, context).values()
        ]

    def foreseen(self, stage: Stage, view: FairiesView, context: TableContext) -> list[Job]:
        """What chains and the end show."""
        return foresight.foreseen(stage, context, self.layout(view, context), self._cards, self._content)

    def pictures(self) -> list[str]:
        """Portraits, layers and symbols of all faces."""
        return pictures_of(self._content.faces)

    def facts_before(self, setup: Setup) -> list[str]:
        """How it is dealt and what wins."""
        options, numbers = setup.options, self._content.numbers
        way = way_of(reverse=bool(options.get("reverse")))
        if len(setup.seats) > 1:
            dealt = numbers.company
            return [
                say("fairies-before-dealt", way=way, hand=dealt.hand, ring=dealt.ring),
                say("fairies-before-aim", way=way, count=numbers.to_win),
            ]
        level = numbers.level(options)
        deal = message("fairies-before-winnable")
        if options.get("deal") == "any":
            deal = message("fairies-before-any")
        elif level.hand + level.ring > MOST_CARDS:
            deal = message("fairies-before-too-many")
        return [
            say("fairies-before-solitaire", way=way, hand=level.hand, ring=level.ring, deal=deal),
            say("fairies-before-ultimate" if options.get("ultimate") else "fairies-before-alone", way=way),
        ]

    def standing(self, view: FairiesView) -> tuple[int, ...]:
        """How many cards everybody is from winning, by whichever way is shorter."""
        return tuple(max(0, missing(view, seat, self._content)) for seat in range(len(view.public.hands)))

    def tally(self, view: FairiesView, context: TableContext, log: Sequence[LogEntry]) -> Tally:
        """Turns and cards."""
        return tally.tally(view, self._content, log)

    def has_scores(self, view: FairiesView) -> bool:
        """Of a solitaire that was lost."""
        return is_lost(view)

    def draw_scores(self, stage: Stage, view: FairiesView, context: TableContext, rect: Rect) -> bool:
        """What stayed in the hand."""
        draw_lost(stage, view, self._content, self._cards, rect)
        return True

    def tension(self, view: FairiesView) -> Tension:
        """How close the game is."""
        return tension(view, self._content)

    def feelings(self, view: FairiesView) -> dict[int, str]:
        """How everybody takes what has become of them."""
        return feelings(view, self._content)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """The turn in a sentence."""
        return story.in_words(entry, context, self._content)

    def traces(self, entry: LogEntry, context: TableContext) -> list[Trace]:
        """Which cards came, turned over and were taken."""
        return traces_of(entry, context)

    # ------------------------------------------------------------------ where things are

    def panels(self, view: FairiesView, context: TableContext) -> Panels:
        """Buttons and the log from the map; captions between the others and the ring."""
        alone = view.public.goal.solitaire
        names = ("undo", "hint", "history", *(["give_up"] if alone else []), "rules", "menu")
        buttons = {name: place(view, name) for name in names}
        ring, why = place(view, "ring"), None if alone else place(view, "why")
        if why and not context.setup.bots:
            history = buttons["history"]
            buttons["history"], why = Rect(history.x, history.y, why.right - history.x, history.h), None
        return Panels(
            buttons,
            caption=(ring.centre[0], ring.bottom - 8),
            log=None if alone else place(view, "log"),
            recap=None if alone else place(view, "log"),
            code=place(view, "code") if alone else None,
            aim=place(view, "goal"),
            lanes=place(view, "score") if alone else None,
            aim_words=aim_words(view, self._content),
            why=why,
            said=(place(view, "preview"),),
        )

    def log_rows(self, view: FairiesView, context: TableContext) -> list[Rect]:
        """The last turns; in solitaire the score stands there instead."""
        return [] if view.public.goal.solitaire else turn_rows(place(view, "log"))

    def layout(self, view: FairiesView, context: TableContext) -> Layout:
        """Every card in its place."""
        return geometry.layout(self._content, view, context)

    def deal(self, view: FairiesView, context: TableContext) -> Deal:
        """Cards come from the free place, those of the ring first."""
        x, y, _ = geometry.ring_slots(view)[1]
        place, layout = centred(x, y, RIFFLED, RIFFLED * PROPORTION), self.layout(view, context)
        starts = from_place(layout, {CARD}, place)
        fan = tuple(start.face for start in starts.values())
        shuffle = Shuffle("petal", say("fairies-deal-said"), place, fan, self.draw_piece, PROPORTION)
        return Deal(starts, shuffle=shuffle, spin=OPEN_SPIN)

    def targets(self, view: FairiesView, context: TableContext) -> dict[Piece, Rect]:
        """The whole ring is one target."""
        return {RING: place(view, "ring")}

    # ------------------------------------------------------------------ what may be done, and what happened

    def gestures(self, view: FairiesView, legal: Sequence[FairiesAction]) -> Gestures:
        """A card of the hand, dropped into the ring, is added (F-20)."""
        return {
            (piece_of(action.face, self._content), RING): gesture(action) for action in legal if isinstance(action, Add)
        }

    def refused(
        self, view: FairiesView, piece: Piece, target: Piece | None, context: TableContext
    ) -> FairiesAction | None:
        """Dropping somebody else's card, or a card at the wrong time, into the ring."""
        face = face_of(piece, showing(view.public), self._content) if target == RING else None
        return None if face is None else Add(context.viewer, face)

    def drop_hint(self, view: FairiesView, piece: Piece, target: Piece | None, context: TableContext) -> str:
        """What a card that was touched does here; one that is dropped beside the ring goes home without a word."""
        face = face_of(piece, showing(view.public), self._content)
        if face is None or piece != target:
            return ""
        name = self._content.faces[face].name
        if face in view.public.ring:
            return say("fairies-about-in-ring", card=name)
        owner = next((seat for seat, hand in enumerate(view.public.hands) if hand >> face & 1), context.viewer)
        if owner != context.viewer:
            return say("fairies-about-others", card=name, name=context.name(owner))
        return ""

    def story(
        self, before: FairiesView, after: FairiesView, events: Sequence[Event], context: TableContext
    ) -> list[Beat]:
        """Add, flip, take."""

        def lay_out(view: FairiesView) -> Layout:
            return self.layout(view, context)

        return story.FairiesTeller(before, context, lay_out, self._content).tell(events, after)

    def areas(self, view: FairiesView, context: TableContext) -> dict[str, Rect]:
        """The zones of the map, by their names there."""
        return areas(self.game, f"table_{len(view.public.hands)}")

    def subject(self, view: FairiesView, context: TableContext, piece: Piece | None, pos: Point) -> Subject | None:
        """What lies at a point."""
        return subject_at(view, context, piece, pos, self._content)

    def sample(self, kind: str, number: int) -> tuple[Face, float]:
        """A card by one of its faces."""
        return CardFace(number, small=kind == "small"), PROPORTION

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: FairiesView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Table-top, plates, panels."""
        self._ground.draw(stage, view, context, log)

    def draw_under(self, stage: Stage, view: FairiesView, context: TableContext, attention: Attention) -> None:
        """The lit ring, the free place, and frames round the cards that will flip or be taken."""
        self._marks.draw_under(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """A card with its shadow; lifted, held or lying."""
        self._cards.draw(stage, placement, look)

    def draw_over(self, stage: Stage, view: FairiesView, context: TableContext, attention: Attention) -> None:
        """Badges at the ring's cards, the preview, and the large card."""
        self._marks.draw_over(stage, view, context, attention)
        face = self._large(view, attention)
        if face is not None:
            self._draw_large(stage, view, context, face)

    def _large(self, view: FairiesView, attention: Attention) -> int | None:
        """The card that is shown large: one that is held or selected shows itself, and the last turns stay in sight then."""
        pointed = attention.active or attention.hovered
        return None if attention.lit else face_of(pointed, showing(view.public), self._content)

    def covers(self, view: FairiesView, context: TableContext, attention: Attention, place: Rect) -> bool:
        """The large card lies over the last turns, and over what is told of them."""
        alone = view.public.goal.solitaire
        return not alone and self._large(view, attention) is not None and self._log(view).overlap(place) > 0

    def _log(self, view: FairiesView) -> Rect:
        return place(view, "log")

    def _draw_large(self, stage: Stage, view: FairiesView, context: TableContext, face: int) -> None:
        area = place(view, "large")
        if not view.public.goal.solitaire:
            log = place(view, "log")
            stage.panel(log)
            area = centred(*log.centre, LARGE_WIDTH, LARGE_WIDTH * PROPORTION)  # none of its edges stands out
        stage.blit(self._cards.lifted(stage, CardFace(face), (area.w, area.w * PROPORTION), "hover"), area.centre)
        if context.setup.options.get("backs"):
            back = self._cards.painted(
                stage, CardFace(self._content.other_side(face)), stage.viewport.length(area.w * 0.6)
            )
            stage.blit(back, (area.x - area.w * 0.32, area.y + area.w * 0.5))
