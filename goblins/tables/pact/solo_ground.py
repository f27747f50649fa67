"""What only the solo table of Pact shows: whom to beat, how far the campaign is, and what happens after every turn."""

from __future__ import annotations

from collections.abc import Callable

from goblins.games.pact.content import Content
from goblins.games.pact.scoring import open_glory
from goblins.games.pact.solo import slides
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.tables.pact import places as p
from goblins.ui.draw.fitted import light_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import CREAM
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

PALE = (204, 226, 210)
GOLD = (238, 180, 74)
STONE = 30.0
#: Draws a clan’s portrait.
Painter = Callable[[Stage, PactView, TableContext, int, Point, float], None]


class SoloGround:
    """Paints it."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def draw(self, stage: Stage, view: PactView, context: TableContext, face: Painter) -> None:
        """Everything of it."""
        self._goal(stage, view, context, face)
        if view.public.phase in ("turn", "recruit", "play", "tasks", "pay"):
            self._after_turn(stage, view)

    def _after_turn(self, stage: Stage, view: PactView) -> None:
        """The three steps of the end of a turn, in their order (P-72, P-73)."""
        area = p.zone(view, "right")
        rect = Rect(area.x, area.y + 254, area.w, 150)
        stage.light(say("pact-solo-after-turn"), (rect.x, rect.y + 12), 20, width=rect.w)
        y = rect.y + 30
        for number, words in enumerate(self._steps(view), 1):
            text = lay_out_within(stage, [Run(words, "body")], rect.w - 34, 31, 18)
            step = max(26.0, text.height + 4)
            stage.box(centred(rect.x + 11, y + step / 2, 22, 22), (84, 94, 92), 11, (40, 26, 22), 2)
            stage.text(str(number), (rect.x + 11, y + step / 2), 16, CREAM)
            text.draw(stage, rect.x + 32, y + (step - text.height) / 2, PALE)
            y += step

    def _steps(self, view: PactView) -> tuple[str, str, str]:
        public, numbers = view.public, self._content.numbers
        certain = slides(self._content, public.deed, public.played)
        settled = public.deed in ("play", "figure") and not certain
        key = "pact-solo-slides" if certain else "pact-solo-no-slide" if settled else "pact-solo-may-slide"
        drawn = numbers.strangers_draw[public.game - 1]
        return say(key), say("pact-solo-get", count=drawn), say("pact-solo-tasks")

    def _goal(self, stage: Stage, view: PactView, context: TableContext, face: Painter) -> None:
        """Alone: whose Glory must be beaten, and how far the campaign is."""
        public = view.public
        rect = p.zone(view, "goal")
        light_fitted(stage, say("pact-solo-beat"), Rect(rect.x, rect.y + 2, rect.w, 24), 20, "midleft")
        for place, clan in enumerate((0, 1, 2)):
            x = rect.x + 16 + 72 * place
            face(stage, view, context, clan, (x, rect.y + 50), 34)
            stage.light(str(open_glory(public, self._content, clan)), (x + 20, rect.y + 50), 22, width=32)
        if public.campaign:
            self._stones(stage, view, rect)
        words = say("pact-solo-once")
        stage.text(words, (rect.x, rect.bottom - 8), 17, PALE, "aside", "midleft", width=rect.w)

    def _stones(self, stage: Stage, view: PactView, rect: Rect) -> None:
        """The games of the campaign, each a stone, and which one it is in words."""
        public, games = view.public, self._content.numbers.games
        for number in range(1, games + 1):
            x, y = rect.x + 16 + min(40, 180 / (games - 1)) * (number - 1), rect.y + 83
            won, now = number < public.game or len(public.won) >= number, number == public.game
            stage.box(centred(x, y, STONE, STONE), GOLD if now else (84, 94, 92), STONE / 2, (40, 26, 22), 2.4)
            if won:
                stage.icon("tick_badge", (x, y), STONE)
            else:
                stage.text(str(number), (x, y), 18, CREAM if not now else (40, 26, 22))
        words = say("pact-solo-campaign", game=public.game, games=games)
        stage.light(words, (rect.x, rect.y + 108), 17, width=rect.w)
