"""The Pact table: a ring of clans with Pact cards between them, Tasks and goblins in the middle, one's own things below."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from goblins.core.contract import AnyRules, Event, Refusal
from goblins.core.setup import Setup
from goblins.games.pact import actions as a
from goblins.games.pact.actions import PactAction
from goblins.games.pact.pictures import PICTURES
from goblins.games.pact.rules import PactRules
from goblins.games.pact.scoring import open_glory
from goblins.games.pact.state import clans_of
from goblins.games.pact.view import PactView
from goblins.tables.capabilities import (
    Campaigns,
    Cover,
    CoversHand,
    DropHints,
    EqualPieces,
    Explains,
    Feels,
    Foresees,
    Glances,
    KnowsItsPage,
    LeavesTraces,
    NamesAreas,
    PricesDrops,
    ShowsPieces,
    Subject,
    TellsAfterwards,
    TellsTurns,
    Tense,
    Tension,
)
from goblins.tables.contract import ActionButton, Attention, GameTable, LogEntry, Panels, PieceLook, TableContext
from goblins.tables.kit.dealing import Deal, Deals
from goblins.tables.kit.traces import Trace
from goblins.tables.pact import dealing, faces, geometry, gestures, ground, sheet
from goblins.tables.pact import places as p
from goblins.tables.pact import showing as s
from goblins.tables.pact.campaign import CampaignPage
from goblins.tables.pact.counting import CountsGlory
from goblins.tables.pact.foresight import Foresight
from goblins.tables.pact.ground import Ground
from goblins.tables.pact.marks import Marks
from goblins.tables.pact.meanings import Meanings
from goblins.tables.pact.overlays import Overlays
from goblins.tables.pact.paysheet import PaySheet
from goblins.tables.pact.pieces import PiecePainter
from goblins.tables.pact.recap import Recap
from goblins.tables.pact.samples import sample
from goblins.tables.pact.scoresheet import GlorySheet
from goblins.tables.pact.sentences import Words
from goblins.tables.pact.story import PactTeller
from goblins.tables.pact.subjects import TOPICS, Subjects
from goblins.tables.pact.tension import feelings, tension
from goblins.tables.pact.traces import Traces
from goblins.tables.pact.turns import Turns
from goblins.ui.ahead import Job
from goblins.ui.drag import Gestures
from goblins.ui.moving.motion import Beat, Face, Layout, Piece, Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect
from goblins.words import say

#: The clause that is about each decision.
PAGES = {
    "commands": "P-50",
    "reveal": "P-14",
    "turn": "P-20",
    "recruit": "P-21",
    "play": "P-23",
    "tasks": "P-24",
    "pay": "P-25",
    "reduce": "P-22",
    "prize": "P-41",
    "next": "P-75",
}
BUTTONS = ("undo", "hint", "history", "rules", "menu")


class PactTable(
    GameTable[PactView, PactAction],
    p.PactPlates,
    Campaigns[PactView],
    CoversHand[PactView],
    Deals[PactView],
    EqualPieces[PactView, PactAction],
    DropHints[PactView],
    Explains[PactView],
    Glances[PactView],
    KnowsItsPage[PactView],
    LeavesTraces,
    NamesAreas[PactView],
    PricesDrops[PactView],
    CountsGlory,
    ShowsPieces,
    TellsAfterwards[PactView],
    TellsTurns,
    Feels[PactView],
    Foresees[PactView],
    Tense[PactView],
):
    """Layout, gestures, story and painting of Pact."""

    game = "pact"
    topics = TOPICS
    lower_leads = False

    def __init__(self, rules: AnyRules) -> None:
        assert isinstance(rules, PactRules)
        self._content = rules.content
        self._pieces = PiecePainter(rules.content)
        self._ground = Ground(rules.content)
        self._marks = Marks(rules.content, self._ground)
        self._meanings = Meanings(rules.content)
        self._subjects = Subjects(rules.content)
        self._overlays = Overlays(rules.content, self._pieces, self._ground, self._meanings)
        self._scores = GlorySheet(rules.content, self._ground)
        self._campaign = CampaignPage(rules.content, self._scores.draw)
        self._recap = Recap(rules.content, self._ground)
        self._paysheet = PaySheet(rules.content, self._pieces, self._ground)
        self._foresight = Foresight(rules.content, self._pieces.draw, self._ground)

    def pictures(self) -> list[str]:
        """Everything cards and table are made of."""
        return [*faces.pictures(PICTURES), *ground.pictures()]

    def foreseen(self, stage: Stage, view: PactView, context: TableContext) -> list[Job]:
        """What handshakes and seasons show, and the sheet."""
        return self._foresight.jobs(stage, view, context, self._paysheet.ahead(stage, view, context))

    def kept_ready(self, stage: Stage, view: PactView, context: TableContext) -> list[Job]:
        """The same: any turn may have a pact, or bring a season."""
        return self.foreseen(stage, view, context)

    def facts_before(self, setup: Setup) -> list[str]:
        """How it is played by so many, and what wins."""
        seats, numbers = len(setup.seats), self._content.numbers
        if seats == 1:
            campaign = bool(setup.options.get("campaign", True))
            more = say("pact-before-games", games=numbers.games) if campaign else say("pact-before-one-game")
            return [say("pact-before-solo"), more]
        if seats == 2:
            return [say("pact-before-two"), say("pact-before-two-expert", dealt=numbers.commands_dealt.two)]
        first = say("pact-before-glory", alone=numbers.glory.alone, pact=numbers.glory.pact)
        if setup.options.get("mode") == "expert":
            return [first, say("pact-before-expert", dealt=numbers.commands_dealt.expert)]
        return [first, say("pact-before-winter")]

    def standing(self, view: PactView) -> tuple[int, ...]:
        """Glory as everybody can count it; a campaign's earlier games count in."""
        public = view.public
        earlier = sum(won.glory[0] for won in public.won[: public.game - 1])
        return tuple(open_glory(public, self._content, seat) + earlier for seat in range(public.players))

    def tension(self, view: PactView) -> Tension:
        """How close the game is."""
        return tension(view, self._content)

    def feelings(self, view: PactView) -> dict[int, str]:
        """How everybody takes what has become of them."""
        return feelings(view, self._content)

    def decisions(self, view: PactView, legal: Sequence[PactAction], context: TableContext) -> list[ActionButton]:
        """Ending a turn, paying, keeping Commands, the next game."""
        buttons = [button for action in legal if (button := self._button(view, action))]
        paying = any(isinstance(action, a.CallOff) for action in legal)
        return buttons + (self._tabs(view, context) if paying else [])

    def _tabs(self, view: PactView, context: TableContext) -> list[ActionButton]:
        """On the sheet: the same Task with somebody else, or alone."""
        tabs = []
        for place, (way, how) in enumerate(sheet.others(view, self._content), 1):
            if way.partner == a.ALONE:
                label = say("pact-pay-tab-alone", how=how)
            else:
                label = say("pact-pay-tab-with", how=how, name=p.seat_name(view, context, way.partner))
            rect = sheet.tab_rect(view, place)
            tabs.append(ActionButton(rect, label, a.CallOff(view.seat), kind="paper", then=(way,), on=p.SHEET))
        return tabs

    def _button(self, view: PactView, action: PactAction) -> ActionButton | None:
        """The button that an action is made with, if it is made with one."""
        match action:
            case a.EndTurn():
                end = say("pact-button-end-turn")
                return replace(_main(p.zone(view, "main"), end, action, "pact_end_turn"), below=p.SHEET)
            case a.Pass():
                end = say("pact-button-pass")
                return replace(_main(p.zone(view, "main"), end, action, "pact_end_turn"), below=p.SHEET)
            case a.KeepCommands():
                left = len(view.commands)
                label = say("pact-button-keep", count=left)
                button = _main(Rect(680, 646, 240, 62), label, action, "check", p.PANEL)
                # all of them is the boldest choice, and not what one is led to
                return button if view.returned or left == 1 else replace(button, kind="teal")
            case a.Pay():
                figure = view.payment and view.payment.pact >= 0
                label = say("pact-button-place") if figure else say("pact-button-complete")
                return _main(sheet.button_rects(view)[1], label, action, "check", p.SHEET)
            case a.CallOff():
                label = say("pact-button-cancel")
                return ActionButton(sheet.button_rects(view)[0], label, action, "undo", key="cancel", on=p.SHEET)
            case a.NextGame():
                label = say("pact-button-play-game", number=view.public.game + 1)
                return _main(p.NEXT_GO, label, action, "next", p.PANEL)
            case a.Retire():
                question, label = say("pact-button-retire-sure"), say("pact-button-retire")
                return ActionButton(p.NEXT_END, label, action, "flag", question=question, on=p.PANEL)
        return None

    def page(self, view: PactView) -> str:
        """What is being decided, in the rulebook; of a finished game, how it ends."""
        return "P-42" if view.public.ending else PAGES[view.public.phase]

    def has_campaign(self, setup: Setup) -> bool:
        """One alone plays several games in a row, unless they want only one."""
        return len(setup.seats) == 1 and bool(setup.options.get("campaign", True))

    def campaign_names(self) -> tuple[str, str]:
        """The road to the title."""
        return say("pact-road-name"), say("pact-road-lead")

    def campaign_facts(self, view: PactView | None) -> tuple[str, list[tuple[str, str]]]:
        """Which game it is, what is harder in it, and what was won."""
        return self._campaign.title(view), self._campaign.facts(view)

    def draw_campaign(self, stage: Stage, view: PactView | None, context: TableContext) -> None:
        """The map."""
        self._campaign.road.draw(stage, view, context)

    def glances(self, view: PactView, context: TableContext) -> list[tuple[Piece, Rect]]:
        """Between two games of a campaign: how the last one was counted."""
        return [(p.SCORES, p.NEXT_SCORES)] if geometry.between_games(view) else []

    def panels(self, view: PactView, context: TableContext) -> Panels:
        """Buttons at the upper right."""
        buttons = {name: p.zone(view, name) for name in BUTTONS}
        why = p.zone(view, "why") if view.public.mode != "solo" else None
        veiled = sheet.is_open(view, context) or view.public.phase == "next"
        recap, aim = p.recap_rect(view), p.aim_rect(view, context)
        large, said = p.large_aim_rect(view, context), (p.zone(view, "banner"),)
        return Panels(
            buttons,
            (800, 396),
            None,
            toast_y=540.0,
            recap=recap,
            aim=aim,
            aim_large=large,
            why=why,
            veiled=veiled,
            said=said,
        )

    def cover(self, view: PactView, context: TableContext) -> Cover | None:
        """Over the hand, but for somebody alone."""
        return Cover(p.zone(view, p.HAND.kind)) if view.public.mode != "solo" else None

    def layout(self, view: PactView, context: TableContext) -> Layout:
        """Every piece in its place."""
        return geometry.layout(view, context, self._content)

    def deal(self, view: PactView, context: TableContext) -> Deal:
        """Tasks come from their deck; the Drummer deals the goblins."""
        return dealing.dealt(view, context, self.layout(view, context), self.draw_piece)

    def targets(self, view: PactView, context: TableContext) -> dict[Piece, Rect]:
        """Where things can be dropped."""
        public = view.public
        if sheet.is_open(view, context):
            return sheet.cell_rects(view, self._content)
        found = {piece: p.zone(view, piece.kind) for piece in p.AREAS}
        found[p.HAND] = found[p.HAND].grown(p.HAND_RIM)
        everybody = range(clans_of(public))
        found |= {p.pact_piece(pact): p.drop_rect(view, context, pact) for pact in everybody}
        found |= {p.plate_piece(clan): p.plate_rect(view, context, clan) for clan in everybody}
        placed = geometry.layout(view, context, self._content)
        pieces = [p.goblin_piece(card) for card in public.row] + [p.task_piece(task) for task in public.open_tasks]
        pieces += [p.specialist_piece(number) for number, owner in enumerate(public.specialists) if owner == view.seat]
        return found | {piece: placed[piece].rect for piece in pieces if piece in placed}

    def areas(self, view: PactView, context: TableContext) -> dict[str, Rect]:
        """The zones of its maps, the neighbours’ plates and displays, and the lanes of the sheet."""
        return p.areas(view, context) | sheet.areas(view, context, self._content)

    def subject(self, view: PactView, context: TableContext, piece: Piece | None, pos: Point) -> Subject | None:
        """What lies at a point."""
        return self._subjects.at(view, context, piece, pos, self.layout(view, context))

    def sample(self, kind: str, number: int) -> tuple[Face, float]:
        """A piece by its kind and number."""
        return sample(kind, number)

    def gestures(self, view: PactView, legal: Sequence[PactAction]) -> Gestures:
        """What may be dropped where."""
        return gestures.gestures(view, legal, self._content)

    def equal_piece(self, view: PactView, piece: Piece, action: PactAction) -> Piece:
        """Goblins of a kind are equal: one that everybody saw taken leaves the hand first."""
        return gestures.equal_piece(view, piece, action, self._content)

    def refused(
        self, view: PactView, piece: Piece, target: Piece | None, context: TableContext
    ) -> PactAction | Refusal | None:
        """What an impossible drop would have been."""
        return gestures.refused(view, piece, target, context, self._content)

    def drop_hint(self, view: PactView, piece: Piece, target: Piece | None, context: TableContext) -> str:
        """What a touched piece is; of one that was dropped on a wrong place, where it goes."""
        if piece == target:
            return self._meanings.of(view, piece, context)
        return self._meanings.way_of(view, piece) if target else ""

    def story(self, before: PactView, after: PactView, events: Sequence[Event], context: TableContext) -> list[Beat]:
        """What happened, one thing after another."""
        return PactTeller(before, context, self._content).tell(events, after)

    def words(self, entry: LogEntry, context: TableContext) -> str:
        """A step in a sentence."""
        return Words(context, self._content).sentence(entry.events)

    def turn_words(self, turn: Sequence[LogEntry], context: TableContext) -> str:
        """A turn in sentences, each deed said once."""
        return Turns(context, self._content).turn([event for entry in turn for event in entry.events])

    def traces(self, entry: LogEntry, context: TableContext) -> list[Trace]:
        """Which goblins came and went, and which Tasks were done."""
        return Traces(context, self._content).of(entry)

    # ------------------------------------------------------------------ painting

    def draw_ground(self, stage: Stage, view: PactView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Moss, plates, trays and labels."""
        self._ground.draw(stage, view, context, log)

    def draw_under(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """Glows."""
        self._marks.draw_under(stage, view, context, attention)

    def priced(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> list[Rect]:
        """Beside pockets and plates."""
        return self._marks.priced(stage, view, context, attention)

    def draw_piece(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """One piece; panels have their place in the order too."""
        match placement.face:
            case s.ZoneFace():
                pass
            case s.ChoiceFace():
                self._overlays.draw_choice(stage)
            case s.SheetFace(view=view, context=context):
                self._paysheet.draw(stage, view, context)
            case s.NextFace(view=view, context=context):
                self._campaign.draw(stage, view, context)
            case s.ScoresFace():
                self._campaign.draw_button(stage, placement.rect, look)
            case _:
                self._pieces.draw(stage, placement, look)

    def draw_recap(self, stage: Stage, view: PactView, context: TableContext, log: Sequence[LogEntry]) -> None:
        """Pacts that others made with the one who looks; nothing of that over a sheet."""
        if view.public.phase not in ("commands", "next"):
            self._recap.draw(stage, view, context, log)

    def draw_over(self, stage: Stage, view: PactView, context: TableContext, attention: Attention) -> None:
        """Tags, frames and large cards; nothing of that over a sheet."""
        if attention.moving:
            return
        if geometry.between_games(view):
            self._marks.offer_back(stage, view, context, attention)
            if attention.hovered == p.SCORES:
                self._campaign.draw_scores(stage, view, context)
        elif not sheet.is_open(view, context) and not geometry.choosing_commands(view, context):
            self._marks.draw_over(stage, view, context, attention)
        self._overlays.draw(stage, view, context, attention, self.layout(view, context))


def _main(rect: Rect, label: str, action: PactAction, icon: str, on: Piece | None = None) -> ActionButton:
    """The button that goes on, also by its key."""
    return ActionButton(rect, label, action, icon, "orange", key="end_turn", on=on)
