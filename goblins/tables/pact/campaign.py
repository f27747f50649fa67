"""Between two games of the solo campaign: the map, what the next game brings, and who comes back (P-75)."""

from __future__ import annotations

from collections.abc import Callable

from goblins.games.pact.content import Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.state import NOBODY
from goblins.games.pact.view import PactView
from goblins.tables.contract import PieceLook, TableContext
from goblins.tables.pact import places as p
from goblins.tables.pact import road
from goblins.tables.pact.faces import PactPainter
from goblins.tables.pact.road import Road
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.controls import Button
from goblins.words import say

INFO = Rect(1148, 100, 430, 362)
#: What was counted in the game that is over stands where the map was.
SCORES = Rect(road.MAP.x + 20, road.MAP.y + 30, road.MAP.w - 40, road.MAP.h - 60)
COIN = 30.0
#: Draws the score sheet of a finished game into a rectangle.
Sheet = Callable[[Stage, PactView, TableContext, Rect], None]


class CampaignPage:
    """Paints the page, and tells what it says."""

    def __init__(self, content: Content, scores: Sheet) -> None:
        self._content, self._scores = content, scores
        self.road = Road(content)

    def facts(self, view: PactView | None) -> list[tuple[str, str]]:
        """What is to be known of a campaign, each with its sign: what is left, what is harder, and what was won."""
        numbers = self._content.numbers
        if view is None:
            return [
                ("pact_crown", say("pact-next-more", left=numbers.games)),
                ("pact_goblin_cards", say("pact-road-draw", count=numbers.strangers_draw[0])),
            ]
        public = view.public
        won, told = len(public.won), list[tuple[str, str]]()
        if not public.ending and won < numbers.games:
            told.append(("pact_crown", say("pact-next-more", left=numbers.games - won)))
        coming = public.game if public.phase == "next" else public.game - 1
        if not public.ending:
            told.append(("pact_goblin_cards", say("pact-road-draw", count=numbers.strangers_draw[coming])))
        total = sum(one.glory[0] for one in public.won)
        told.append(("star", say("pact-road-sum", glory=total, games=won)))
        return told

    def title(self, view: PactView | None) -> str:
        """Which game of how many it is."""
        games = self._content.numbers.games
        if view is None:
            return say("pact-road-begin", games=games)
        public = view.public
        if public.phase == "next" and not public.ending:
            return say("pact-next-won", game=public.game)
        return say("pact-score-game", game=public.game, games=games)

    def draw(self, stage: Stage, view: PactView, context: TableContext) -> None:
        """Everything of it but its pieces and buttons."""
        stage.shade(255)
        x = stage.light(say("pact-road-name"), (414, 36), 30, width=460).right
        stage.light(say("pact-road-lead"), (x + 20, 40), 19, kind="body", width=1270 - x - 20)
        self.road.draw(stage, view, context)
        self._draw_next(stage, view)
        self._draw_back(stage, view)

    def draw_button(self, stage: Stage, rect: Rect, look: PieceLook) -> None:
        """What is pointed at to see how the last game was counted."""
        label = say("pact-road-scores")
        button = Button(rect, label, lambda: None, icon="chart", px=19, icon_px=30)
        button.draw(stage, "hover" if look == "hover" else "idle")

    def draw_scores(self, stage: Stage, view: PactView, context: TableContext) -> None:
        """How the game was counted, in the place of the map."""
        stage.panel(road.PANEL, curls="all", shadow=10)
        self._scores(stage, view, context, SCORES)

    def _draw_next(self, stage: Stage, view: PactView) -> None:
        public, numbers = view.public, self._content.numbers
        stage.panel(INFO, self.title(view), curls="top")
        facts = self.facts(view)
        if not public.winter:  # P-26
            facts.insert(0, ("clock", say("pact-next-standstill", rounds=numbers.patience)))
        kept = INFO.bottom - 78
        y, room = INFO.y + 74, (kept - INFO.y - 80) / len(facts)
        for icon, words in facts:
            stage.icon(icon, (INFO.x + 46, y + room / 2), 32)
            text = lay_out_within(stage, [Run(words)], INFO.w - 106, room - 6, 19)
            text.draw(stage, INFO.x + 76, y + (room - text.height) / 2, INK)
            y += room
        stage.line((INFO.x + 28, kept), (INFO.right - 28, kept), RULE, 2)
        label = stage.text(say("pact-road-kept"), (INFO.x + 30, kept + 32), 18, DIM, "aside", "midleft", width=118)
        self._draw_goblins(stage, view, Rect(label.right + 10, kept + 12, INFO.right - 26 - label.right - 10, 40))

    def _draw_goblins(self, stage: Stage, view: PactView, rect: Rect) -> None:
        """The hand and the display that stay, as coins with a gap between them."""
        kind_of = self._content.pack.kind_of
        shown = [sorted(kind_of[card] for card in cards) for cards in (view.hand, view.public.displays[view.seat])]
        count = max(1, sum(map(len, shown)))
        step = min(COIN + 2, (rect.w - COIN - 12) / count)
        painter, x = stage.painter(PactPainter), rect.x + COIN / 2
        for kinds in shown:
            for kind in kinds:
                stage.blit(painter.coin(KINDS[kind], stage.viewport.length(COIN)), (x, rect.centre[1]))
                x += step
            x += 12

    def _draw_back(self, stage: Stage, view: PactView) -> None:
        """Which Specialists may come back, above them; below, what can be pressed once they have."""
        area = p.NEXT_SPECIALISTS
        rect = Rect(INFO.x, area.y - 74, INFO.w, area.h + 92)
        stage.panel(rect, curls="none")
        words = lay_out_within(stage, [Run(self._taking_back(view), "bold")], rect.w - 52, 54, 20)
        words.draw(stage, rect.x + 26, rect.y + 40 - words.height / 2, INK)
        label = say("pact-button-play-game", number=view.public.game + 1)
        Button(p.NEXT_GO, label, lambda: None, icon="next", kind="orange", enabled=False).draw(stage, "disabled")

    def _taking_back(self, view: PactView) -> str:
        public, most = view.public, self._content.numbers.taken_back
        wanted = min(most, public.taken_back + public.specialists.count(NOBODY))
        if not wanted:
            return say("pact-next-none-used") if most else say("pact-next-none-back")
        key = "pact-next-take-back" if wanted == most else "pact-next-take-all"
        return say(key, count=wanted, taken=public.taken_back)
