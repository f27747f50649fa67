"""The map of a campaign: how far it has come, what it brought, and how it goes on."""

from __future__ import annotations

from typing import Any

from goblins.core.match import Match
from goblins.core.setup import Setup
from goblins.library import Library, MatchRow, UnreadableMatch
from goblins.scenes.after.pastmatch import first_up
from goblins.scenes.deals import as_asked, campaign_table, fresh_seed
from goblins.scenes.dusk import draw_heading, dusk
from goblins.scenes.house import House
from goblins.scenes.scene import Scene
from goblins.tables.capabilities import Campaigns
from goblins.tables.contract import TableContext
from goblins.ui.draw.fitted import draw_fitted
from goblins.ui.draw.rich import Run, lay_out_within
from goblins.ui.draw.type import INK
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import say

FACTS, BEFORE = Rect(1148, 100, 430, 320), Rect(1148, 440, 430, 250)
GO_ON, SECOND, LAST = Rect(1148, 716, 430, 76), Rect(1148, 812, 430, 60), Rect(24, 26, 150, 56)
FACT_ROW = 64.0


def laid_aside(library: Library, setup: Setup) -> tuple[Match, int] | None:
    """The campaign of a game that can be gone on with, the latest if there are several."""
    for row in library.open_matches():
        if row.game == setup.game and campaign_table(row.setup) is not None:
            try:
                return library.load(row.id), row.id
            except UnreadableMatch:
                continue
    return None


class CampaignScene(Scene):
    """The map on the left; what is known, and what to do, on the right. Without a match none has begun."""

    def __init__(self, house: House, setup: Setup, match: Match | None = None, match_id: int = 0) -> None:
        super().__init__(house)
        table = campaign_table(setup)
        assert table is not None, "only a campaign has a map"
        self.table: Campaigns[Any] = table
        self.setup, self.match, self._match_id = setup, match, match_id
        self._context = TableContext(setup, 0)
        self.view = match.rules.view(match.state, 0) if match else None
        self._backdrop = dusk(self._furnish)

    def refresh(self) -> None:
        """Go on, or begin; and back."""
        back = Button(LAST, say("screens-back"), self.back, icon="chevron_left", name="back")
        rows = [row for row in self.house.library.matches(self.setup.game) if self._counts(row)]
        self._before = _told(rows)
        onward, *more = self._ways()
        self.widgets.set([onward, *more, back], focus=onward)

    def _counts(self, row: MatchRow) -> bool:
        """Whether a match is a campaign that somebody here played to its end."""
        return row.outcome is not None and not row.imported and row.trunk is None and self.table.has_campaign(row.setup)

    def _ways(self) -> list[Widget]:
        doors = self.house.doors
        anew = as_asked(self.setup)

        def begin() -> None:
            doors.deal(anew, fresh_seed(anew))

        if self.match is None:
            return [Button(GO_ON, say("after-campaign-begin"), begin, icon="play", kind="orange", px=26, name="begin")]
        if self.match.outcome is None:
            go_on, match_id = say("after-campaign-go-on"), self._match_id
            return [
                Button(GO_ON, go_on, lambda: doors.resume(match_id), icon="play", kind="orange", px=26, name="go on"),
                Button(SECOND, say("after-campaign-new"), begin, icon="dice", name="new"),
            ]
        seed = self.match.seed
        return [
            Button(
                GO_ON, say("after-campaign-again"), lambda: doors.deal(anew, seed), icon="undo", kind="orange", px=26,
                name="again",
            ),
            Button(SECOND, say("after-campaign-new"), begin, icon="dice", name="new"),
        ]  # fmt: skip

    def draw(self, stage: Stage) -> None:
        """Nothing of it moves but its buttons."""
        self._backdrop.draw(stage)
        super().draw(stage)

    def _furnish(self, stage: Stage) -> None:
        """The map, and two panels."""
        draw_heading(stage, *self.table.campaign_names(), x=200)
        self.table.draw_campaign(stage, self.view, self._context)
        self._draw_facts(stage)
        self._draw_before(stage)

    def _draw_facts(self, stage: Stage) -> None:
        title, facts = self.table.campaign_facts(self.view)
        outcome = self.match.outcome if self.match else None
        if outcome is not None:
            title = outcome.headline or title
            facts.insert(0, ("flag", first_up(outcome.text) + "."))
        stage.panel(FACTS, title, curls="top")
        pitch = min(FACT_ROW + 12, (FACTS.h - 96) / max(1, len(facts)))
        for index, (icon, words) in enumerate(facts):
            y = FACTS.y + 80 + pitch * (index + 0.5)
            stage.icon(icon, (FACTS.x + 48, y), 38)
            text = lay_out_within(stage, [Run(words)], FACTS.w - 116, pitch - 6, 20)
            text.draw(stage, FACTS.x + 84, y - text.height / 2, INK)

    def _draw_before(self, stage: Stage) -> None:
        stage.panel(BEFORE, say("after-campaign-before"))
        for index, (icon, words, value) in enumerate(self._before):
            y = BEFORE.y + 94 + 54 * index
            if index:
                stage.line((BEFORE.x + 28, y - 27), (BEFORE.right - 28, y - 27), RULE, 2)
            stage.icon(icon, (BEFORE.x + 48, y), 34)
            draw_fitted(stage, words, Rect(BEFORE.x + 80, y - 20, 240, 40), 20, DIM, "body", "midleft")
            stage.text(value, (BEFORE.right - 32, y), 28, anchor="midright", width=90)


def _told(rows: list[MatchRow]) -> list[tuple[str, str, str]]:
    """What all campaigns so far add up to."""
    totals = [row.result for row in rows if row.result is not None and not row.assisted]
    titles = sum(row.outcome is not None and row.outcome.headed != "" and row.won_by_human() for row in rows)
    return [
        ("flag", say("after-campaign-played"), str(len(rows))),
        ("trophy", say("after-campaign-titles"), str(titles)),
        ("star", say("after-campaign-best"), str(max(totals)) if totals else "–"),
    ]
