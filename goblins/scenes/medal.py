"""Medals of feats and the flame of a streak: on results, on the shelf, in the statistics."""

from __future__ import annotations

import math

from goblins.study.calendar import Streak
from goblins.study.feats import ANY_GAME, Standing
from goblins.ui.draw import passes, shapes
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

WARM: Colour = (255, 214, 120)
PILL: Colour = (255, 236, 190)
EDGE: Colour = (201, 120, 42)
COLD: Colour = (232, 234, 244)
COLD_EDGE: Colour = (122, 128, 156)
GREEN: Colour = (47, 110, 94)
#: How large a medal is drawn in the units of its drawing, and where its middle is.
_SIZE, _ACROSS, _DOWN = 92.0, 46.0, 44.0
_RIBBONS = (
    '<path d="M26 60L16 90L32 84L42 94L48 66Z" fill="#B23A34" stroke="#2A1820" stroke-width="3" stroke-linejoin="round"/>'
    '<path d="M66 60L76 90L60 84L50 94L44 66Z" fill="#9C2824" stroke="#2A1820" stroke-width="3" stroke-linejoin="round"/>'
)


def draw_medal(
    stage: Stage, at: Point, size: float, feat: Standing, *, lit: bool | None = None, glow: float = 0
) -> None:
    """A feat: gold with ribbons once it is done, pale before, with a green arc as far as one has come.

    `lit`: whether it is drawn as done whatever is known of it; `glow`: how brightly it shines.
    """
    done = feat.done is not None if lit is None else lit
    share = 0.0 if done else round(feat.share, 2)
    x, y = at
    if glow > 0:
        px, py = stage.viewport.point(at)
        passes.glow(stage.surface, px, py, stage.viewport.length(size), WARM, glow)
    scale = size / _SIZE
    area = Rect(x - _ACROSS * scale, y - _DOWN * scale, size, size * 96 / _SIZE)
    stage.drawing(("medal", done, share, round(size)), lambda: _medal(share, done=done), area)
    icon = "secret" if feat.hidden and not done else feat.icon
    stage.icon(icon, (x, y), 42 * scale, 1.0 if done else 0.45)
    if feat.game != ANY_GAME and not (feat.hidden and not done):
        token = stage.tokens.game(feat.game, stage.viewport.length(28 * scale))
        stage.blit(token, (x + 32 * scale, y + 25 * scale))


def _medal(share: float, *, done: bool) -> str:
    rim, edge, inner, ring = (
        ("E9B440", "2A1820", "FFF3D2", "8A5A1E") if done else ("DCC596", "A98A5A", "EBDBB2", "BFA272")
    )
    body = _RIBBONS if done else ""
    body += f'<circle cx="46" cy="44" r="40" fill="#{rim}" stroke="#{edge}" stroke-width="3.4"/>'
    body += f'<circle cx="46" cy="44" r="31" fill="#{inner}" stroke="#{ring}" stroke-width="2.4"/>'
    if share >= 1:
        body += f'<circle cx="46" cy="44" r="36" fill="none" stroke="{shapes.hex_of(GREEN)}" stroke-width="7"/>'
    elif share > 0:
        turn = 2 * math.pi * share
        end = f"{46 + 36 * math.sin(turn):.1f} {44 - 36 * math.cos(turn):.1f}"
        arc = f"M46 8A36 36 0 {int(share > 0.5)} 1 {end}"
        body += f'<path d="{arc}" fill="none" stroke="{shapes.hex_of(GREEN)}" stroke-width="7" stroke-linecap="round"/>'
    return shapes.document(92, 96, body)


def draw_feat(stage: Stage, area: Rect, feat: Standing, size: float) -> None:
    """A medal at the top of its place, its name, and how far one has come or what it takes."""
    x, done, grown = area.centre[0], feat.done is not None, stage.text_size / 100
    draw_medal(stage, (x, area.y + size / 2), size, feat)
    y = area.y + size * 1.08 + 12
    stage.text(feat.title, (x, y), 19, INK if done else DIM, width=area.w - 4)
    y += 23 * grown
    if not done and feat.needed > 1:
        words = say("feats-reached", reached=min(feat.reached, feat.needed), needed=feat.needed)
        stage.text(words, (x, y), 17, GREEN if feat.reached else DIM, "body", width=area.w)
        y += 21 * grown
    px, lines = _lines(stage, feat.help, area.w, area.bottom - y)
    for line in lines:
        stage.text(line, (x, y), px, INK if done else DIM, "body", width=area.w)
        y += 21 * grown * px / 17


def _lines(stage: Stage, words: str, width: float, height: float) -> tuple[float, list[str]]:
    """How large words can be written into a place, and their lines; never smaller than the usual text is."""
    px = 17.0
    while True:
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and stage.text_width(longer, px, "body") > width:
                lines.append(word)
            else:
                lines[-1] = longer
        pitch = 21 * stage.text_size / 100 * px / 17
        if pitch * (len(lines) - 0.4) <= height or px * stage.text_size / 100 <= 16:
            return px, lines
        px -= 0.5


def draw_flame(stage: Stage, at: Point, size: float, *, cold: bool = False) -> None:
    """The flame of a streak; cold while today is not done."""
    stage.icon("flame_cold" if cold else "flame", at, size)


def streak_words(streak: Streak) -> str:
    """A streak in a few words; empty where there never was one."""
    if streak.in_danger:
        return say("feats-streak-danger", days=streak.days)
    if streak.days == 1 and streak.longest > 1:
        return say("feats-streak-new")
    return say("feats-streak", days=streak.days) if streak.days else ""


def streak_pill(stage: Stage, left: float, middle: float, room: float, streak: Streak) -> Rect:
    """Where the pill of a streak stands: as wide as its words."""
    width = min(room, stage.text_width(streak_words(streak), 20) + 74)
    return Rect(left, middle - 25, width, 50)


def draw_streak(stage: Stage, rect: Rect, streak: Streak) -> None:
    """The pill: a flame and how many days in a row."""
    cold = streak.in_danger
    stage.box(rect, COLD if cold else PILL, rect.h / 2, COLD_EDGE if cold else EDGE, 3)
    draw_flame(stage, (rect.x + 28, rect.centre[1] - 2), 46, cold=cold)
    stage.text(streak_words(streak), (rect.x + 54, rect.centre[1] + 1), 20, INK, anchor="midleft", width=rect.w - 68)


def medal_rect(at: Point, size: float) -> Rect:
    """The place of a medal, for what is clicked."""
    return centred(*at, size, size)
