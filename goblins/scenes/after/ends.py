"""Where trunk and branch ended, side by side."""

from __future__ import annotations

from collections.abc import Callable

from goblins.core.contract import Outcome
from goblins.core.match import Match, turns_played
from goblins.scenes.after.rail import TRUNK, VIOLET
from goblins.study.comparing import compared
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, RULE, Stage
from goblins.ui.viewport import Rect
from goblins.ui.widgets.base import Widget
from goblins.ui.widgets.controls import Button
from goblins.words import say

PANEL = Rect(520, 150, 800, 500)
COLUMN = 240.0


def ends_widgets(look_on: Callable[[], None], analyse: Callable[[], None] | None) -> list[Widget]:
    """To put it away, and to look through the branch."""
    y = PANEL.bottom - 78
    widgets: list[Widget] = [
        Button(Rect(PANEL.x + 34, y, 300, 54), say("whatif-look-on"), look_on, icon="eye", kind="paper", name="look")
    ]
    if analyse is not None:
        place = Rect(PANEL.right - 334, y, 300, 54)
        widgets.append(Button(place, say("analysis-analyse"), analyse, icon="chart", name="analyse"))
    return widgets


def draw_ends(stage: Stage, trunk: Match, branch: Match, letter: str) -> None:
    """Every seat's result here and there; winners wear a tiara."""
    stage.shade(90)
    stage.panel(PANEL, say("whatif-ends"), curls="top", shadow=14)
    columns = ((trunk, say("whatif-trunk"), TRUNK), (branch, say("whatif-branch", letter=letter), VIOLET))
    x0 = PANEL.x + 300
    for index, (match, label, ink) in enumerate(columns):
        _draw_head(stage, x0 + COLUMN * index, match, label, ink)
    seats = trunk.setup.seats
    pitch = min(58.0, 214 / len(seats))
    for row, seat in enumerate(seats):
        y = PANEL.y + 186 + pitch * row
        stage.line((PANEL.x + 34, y - pitch / 2), (PANEL.right - 34, y - pitch / 2), RULE, 1)
        portrait = stage.tokens.portrait(seat.colour, seat.goblin, stage.viewport.length(min(46.0, pitch - 4)))
        stage.blit(portrait, (PANEL.x + 62, y))
        stage.text(seat.name, (PANEL.x + 94, y), min(21.0, pitch - 6), anchor="midleft", width=180)
        for index, (match, _, _) in enumerate(columns):
            outcome = match.outcome
            x = x0 + COLUMN * (index + 0.5)
            stage.text(_reached(outcome, row), (x, y), min(26.0, pitch - 6), INK)
            if outcome and row in outcome.winners:
                stage.icon("tiara", (x - 56, y - 2), min(34.0, pitch))
    told = verdict(trunk, branch)
    if told:
        middle = (PANEL.y + 186 + pitch * (len(seats) - 0.5) + PANEL.bottom - 78) / 2
        stage.text(told, (PANEL.centre[0], middle), 20, DIM, "bold", width=PANEL.w - 68)


def verdict(trunk: Match, branch: Match) -> str:
    """Where the first person did better, in a sentence; nothing while one of both goes on, or where only bots play."""
    humans, ends = trunk.setup.humans, (branch.outcome, trunk.outcome)
    if not humans or ends[0] is None or ends[1] is None:
        return ""
    found = compared(trunk.rules.info, ends[0], ends[1], humans[0], len(trunk.setup.seats))
    return say("whatif-verdict", verdict=found.verdict, by=found.by, name=trunk.setup.seats[humans[0]].name)


def _draw_head(stage: Stage, x: float, match: Match, label: str, ink: Colour) -> None:
    stage.box(Rect(x + 14, PANEL.y + 76, COLUMN - 28, 36), ink, 10, INK, 2.5)
    stage.text(label, (x + COLUMN / 2, PANEL.y + 94), 20, INK, width=COLUMN - 40)
    turns = say("after-turns", turns=turns_played(match)) if match.outcome else say("whatif-goes-on")
    stage.text(turns, (x + COLUMN / 2, PANEL.y + 132), 18, DIM, "body", width=COLUMN - 20)


def _reached(outcome: Outcome | None, seat: int) -> str:
    score = outcome.score(seat) if outcome else None
    return str(score.total) if score else "–"
