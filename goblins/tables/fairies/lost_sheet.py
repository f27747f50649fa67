"""What stayed in the hand of somebody whose solitaire was lost: what was to go, and what had come already."""

from __future__ import annotations

from goblins.core.bits import members
from goblins.games.fairies.content import Content
from goblins.games.fairies.view import FairiesView
from goblins.tables.fairies.faces import PROPORTION
from goblins.tables.fairies.pieces import CardFace, Cards
from goblins.tables.fairies.race import way_of
from goblins.ui.draw.type import Colour
from goblins.ui.stage import DIM, GREEN, RED, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

CARD, GAP, HEADING = 124.0, 14.0, 44.0


def is_lost(view: FairiesView) -> bool:
    """Whether a solitaire ended without a victory."""
    return view.public.goal.solitaire and view.public.ending in ("gave_up", "stuck")


def draw_lost(stage: Stage, view: FairiesView, content: Content, cards: Cards, rect: Rect) -> None:
    """Two rows of cards: those that were still to go, and those that were won already."""
    unwanted, wanted = content.goals[view.public.goal.reverse]
    hand, way = view.public.hands[0], way_of(reverse=view.public.goal.reverse)
    rows: list[tuple[str, int, Colour]] = [
        (say("fairies-lost-left", way=way, count=(hand & unwanted).bit_count()), hand & unwanted, RED),
        (say("fairies-lost-won", way=way, count=(hand & wanted).bit_count()), hand & wanted, GREEN),
    ]
    y = rect.y
    for words, faces, colour in rows:
        stage.text(words, (rect.x + 6, y + HEADING / 2), 22, colour, anchor="midleft", width=rect.w - 12)
        y += HEADING
        shown = members(faces)
        width = min(CARD, (rect.w - GAP * max(0, len(shown) - 1)) / max(1, len(shown)))
        for place, face in enumerate(shown):
            picture = cards.painted(stage, CardFace(face), stage.viewport.length(width))
            stage.blit_at(picture, (rect.x + 6 + (width + GAP) * place, y))
        if not shown:
            stage.text("–", (rect.x + 12, y + 24), 24, DIM, anchor="midleft")
        y += CARD * PROPORTION + 16 if shown else 60
