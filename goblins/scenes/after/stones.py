"""Stepping stones: a turn each, up to par in green, par itself in gold, one's own in violet, and those beyond pale."""

from __future__ import annotations

from goblins.scenes.after.ended import Ended
from goblins.study.record import stones_of
from goblins.ui.draw import shapes
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, GREEN, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

FIRST, PITCH, LOW, HIGH = 724.0, 82.0, 226.0, 214.0
BEFORE, PAR, OWN, BEYOND = "#9CCB62", "#E9B440", "#7A5BB0", "#E3CB96"
WALKED: Colour = (92, 140, 84)
TO_COME: Colour = (201, 160, 106)
YOURS: Colour = (96, 62, 150)
EDGE, PALE_EDGE = "#2A1820", "#B9854A"


def draw_stones(stage: Stage, ended: Ended) -> None:
    """The stones with their numbers, the flag on par, one's portrait, and where the best one came to before."""
    turns, par, best = ended.reached, ended.par, ended.record.deal
    stones = stones_of(turns, par, best)
    places = [(FIRST + PITCH * index, LOW if index % 2 else HIGH) for index in range(len(stones))]
    for index in range(1, len(stones)):
        number = stones[index]
        beyond = number is not None and number > turns
        stage.line(places[index - 1], places[index], TO_COME if beyond else WALKED, 6)
    for number, (x, y) in zip(stones, places, strict=True):
        if number is None:
            stage.box(Rect(x - 26, y - 18, 52, 36), (240, 218, 172), 18, None, 0)
            stage.text("…", (x, y - 4), 24, DIM)
        else:
            _draw_stone(stage, number, (x, y), ended)
    _draw_signs(stage, dict(zip(stones, places, strict=True)), ended)


def _draw_stone(stage: Stage, number: int, place: tuple[float, float], ended: Ended) -> None:
    turns, par = ended.reached, ended.par
    x, y = place
    own, beyond = number == turns, number > turns and number != par
    fill = OWN if own else PAR if number == par else BEYOND if beyond else BEFORE
    body = (
        f'<ellipse cx="36" cy="40" rx="32" ry="21" fill="#2A1820" fill-opacity="{0.35 if beyond else 0.9}"/>'
        f'<ellipse cx="36" cy="33" rx="32" ry="22" fill="{fill}" stroke="{PALE_EDGE if beyond else EDGE}" stroke-width="3"/>'
        '<path d="M14 28 C20 18 36 15 46 17" fill="none" stroke="#FFF3D2" stroke-opacity=".55" stroke-width="4" '
        'stroke-linecap="round"/>'
    )
    stage.drawing(("stone", fill, beyond), shapes.document(72, 66, body), Rect(x - 36, y - 30, 72, 66))
    stage.text(str(number), (x, y + 4), 24, CREAM if own else DIM if beyond else INK, width=52)


def _draw_signs(stage: Stage, at: dict[int | None, tuple[float, float]], ended: Ended) -> None:
    """What stands above and below some stones; what is said below keeps apart."""
    turns, par, best = ended.reached, ended.par, ended.record.deal
    who = ended.match.setup.seats[0]
    (x, _) = at[turns]
    portrait = stage.tokens.portrait(who.colour, who.goblin, stage.viewport.length(62), "happy")
    shared = par == turns
    stage.blit(portrait, (x + (26 if shared else 4), 150))
    stage.text(say("after-you-now"), (x, 276), 18, YOURS, "bold", width=PITCH * 2)
    if par is not None and par in at:
        x = at[par][0]
        stage.icon("par", (x + (-30 if shared else 6), 156), 52)
        if par < turns - 1 or par > turns:
            stage.text(say("after-par"), (x, 276), 18, GREEN, "bold", width=PITCH)
    if best is not None and best in at and best != turns:
        x = at[best][0]
        stage.box(Rect(x - 34, 120, 68, 62), None, 31, (150, 120, 90), 3, dash="7 6")
        stage.icon("best", (x, 150), 40, 0.55)
        if abs(best - turns) > 1:
            stage.text(say("after-best-before"), (x, 276), 17, DIM, "body", width=PITCH * 2)
