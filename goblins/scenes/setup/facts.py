"""What follows from a set-up, in sentences with links into the rulebook, at the foot of the seats' panel."""

from __future__ import annotations

from msgspec import Struct

from goblins.core.setup import FITTING, Setup
from goblins.games.registry import rules_for
from goblins.tables.registry import table_of
from goblins.ui.draw.rich import Paragraph, clauses_linked, lay_out
from goblins.ui.stage import Stage
from goblins.ui.viewport import Rect
from goblins.words import say

LEFT, WIDTH, FLOOR, GAP = 102.0, 840.0, 862.0, 10.0
LARGEST, SMALLEST = 19, 8


class Facts(Struct, frozen=True):
    """Sentences with an icon each, laid out from the floor up."""

    lines: tuple[tuple[str, Paragraph, float], ...]

    def links(self) -> list[tuple[Rect, str]]:
        """Where each clause id lies."""
        return [
            (Rect(LEFT + rect.x, y + rect.y, rect.w, rect.h), rule)
            for _, paragraph, y in self.lines
            for rect, rule in paragraph.links
        ]

    def draw(self, stage: Stage) -> None:
        """Icons and sentences."""
        for icon, paragraph, y in self.lines:
            stage.icon(icon, (72, y + 14), 30)
            paragraph.draw(stage, LEFT, y)


def facts_of_setup(stage: Stage, setup: Setup, ceiling: float) -> Facts:
    """The sentences for a set-up, in type small enough to fit below the ceiling."""
    told = [("home", say("setup-house-rules-kept", title=setup.house.title))] if setup.house else []
    if any(seat.player == FITTING for seat in setup.seats):
        told.append(("chart", say("setup-fitting", people=len(setup.humans))))
    told += [("info", fact) for fact in table_of(setup.game, setup.house).facts_before(setup)] + [
        ("eye", _curtain(setup))
    ]
    for px in range(LARGEST, SMALLEST - 1, -1):
        laid = [(icon, lay_out(stage, clauses_linked(words), WIDTH, px)) for icon, words in told]
        height = sum(paragraph.height + GAP for _, paragraph in laid)
        if FLOOR - height >= ceiling:
            break
    y = FLOOR - height
    lines = []
    for icon, paragraph in laid:
        lines.append((icon, paragraph, y))
        y += paragraph.height + GAP
    return Facts(tuple(lines))


def _curtain(setup: Setup) -> str:
    """Whether a curtain will fall, and why not."""
    if not rules_for(setup).has_secrets(setup):
        return say("setup-no-secrets")
    if len(setup.humans) <= 1:
        return say("setup-one-human", people=len(setup.humans))
    return say("setup-curtain")
