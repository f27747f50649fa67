"""The charts of the history: bars, rings and columns, told apart by hatching as well as by colour."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable

from goblins.bots.solitaire import solved_game
from goblins.content.shelf import shelf
from goblins.core.setup import BOT_LEVELS, FITTING
from goblins.games.registry import info_of, slugs
from goblins.library.statistics import AgainstPar, PlayerStatistics, Tally
from goblins.ui.draw import shapes
from goblins.ui.draw.fitted import draw_fitted, fit
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

WON: Colour = (47, 110, 94)
REST: Colour = (222, 194, 140)
HATCH: Colour = (168, 124, 68)
#: Whom one plays against: every level that may be chosen, and bots that fit.
OPPONENTS = (*BOT_LEVELS[1:], FITTING)
#: How wide the words below a ring may be.
LABEL = 108.0
NO_MATCH = Tally()

WINS_PANEL = Rect(984, 100, 592, 256)
BOTS_PANEL = Rect(984, 366, 592, 252)
PAR_PANEL = Rect(984, 628, 592, 252)
#: Where it says beside its title what is left out, in two lines if need be.
ASIDE = Rect(1316, 652, 198, 42)


def left_out(marks: list[str]) -> str:
    """What the chart of solitaires leaves out, by the marks of those that were won: `2 assisted`."""
    counted = Counter(filter(None, marks)).items()
    return ", ".join(say("after-left-out", mark=mark, count=count) for mark, count in counted)


def draw_chart_panels(stage: Stage, omitted: str) -> None:
    """The parchment the charts are drawn on; `omitted` says which solitaires are not counted."""
    stage.panel(WINS_PANEL, say("after-wins"), curls="top", aside=say("after-wins-solid"))
    stage.panel(BOTS_PANEL, say("after-against-bots"), curls="top")
    solitaire = info_of(solved_game()).solitaire
    heading = say("after-par-heading", game=solitaire.title if solitaire else "")
    if not omitted:
        stage.panel(PAR_PANEL, heading, curls="top")
        return
    aside = say("after-without", omitted=omitted)
    lines, px, _ = fit(stage, aside, ASIDE.w, ASIDE.h, 18, "aside")
    left = ASIDE.right - max(stage.text_width(line, px, "aside") for line in lines)
    stage.panel(PAR_PANEL, heading, curls="top", end=left - 14)
    draw_fitted(stage, aside, ASIDE, 18, DIM, "aside", "midright")


def draw_wins(stage: Stage, statistics: PlayerStatistics | None) -> None:
    """Matches won of matches finished, a bar for each game."""
    games = statistics.games if statistics else {}
    most = max((tally.played for tally in games.values()), default=1)
    for index, box in enumerate(shelf()):
        y, tally = 172 + index * 33, games.get(box.game, NO_MATCH)
        stage.blit(stage.tokens.game(box.game, stage.viewport.length(32)), (1030, y + 11))
        stage.text(box.title, (1056, y + 11), 18, INK if tally.played else DIM, "body", "midleft", width=86)
        if not tally.played:
            stage.text(
                say("after-none-finished" if box.game in slugs() else "after-not-in-box"),
                (1148, y + 11),
                18,
                DIM,
                "aside",
                "midleft",
                width=310,
            )
            continue
        whole = max(24.0, 300 * tally.played / most)
        _bar(stage, Rect(1148, y, whole, 23), whole * tally.won / tally.played)
        stage.text(
            say("after-won-of", won=tally.won, played=tally.played),
            (1548, y + 11),
            18,
            INK,
            "body",
            "midright",
            width=90,
        )


def draw_bots(stage: Stage, statistics: PlayerStatistics | None) -> None:
    """The share of matches won against each level of bot, as rings."""
    labels = [say("screens-player", player=level) for level in OPPONENTS]
    wide = max(stage.text_width(label, 20) for label in labels) > LABEL  # then every other one stands lower
    for index, level in enumerate(OPPONENTS):
        x, tally = 1056 + index * 112, statistics.against.get(level, NO_MATCH) if statistics else NO_MATCH
        share = tally.won / tally.played if tally.played else 0.0
        ring = Rect(x - 48, 430, 96, 96) if not wide else Rect(x - 40, 424, 80, 80)
        stage.drawing(("ring", round(share, 3)), _ring(share), ring)
        percent = say("screens-percent", number=round(100 * share)) if tally.played else "–"
        stage.text(percent, ring.centre, 20, width=44)
        words = say("after-won-of", won=tally.won, played=tally.played) if tally.played else say("after-none-yet")
        y = 544 if not wide else 518 + 30 * (index % 2)
        room = 2 * min(LABEL, x - BOTS_PANEL.x - 8, BOTS_PANEL.right - 8 - x) if wide else LABEL
        stage.text(labels[index], (x, y), 20, width=room)
        stage.text(words, (x, 584 if wide else 580), 18, DIM, "body", width=LABEL)


def draw_par(stage: Stage, statistics: PlayerStatistics | None, lost: int, omitted: str) -> None:
    """How far above par a person's solitaires were won whose deals are solved, and how many were lost."""
    par = statistics.par.get(solved_game(), AgainstPar()) if statistics else AgainstPar()
    if not par.matches and not lost:
        stage.blit(stage.tokens.medallion("petal", stage.viewport.length(96), ring=solved_game()), (1096, 770))
        first = say("after-only-omitted", omitted=omitted) if omitted else say("after-no-solitaire")
        for line, words in enumerate((first, say("after-what-par-is"))):
            stage.text(
                words,
                (1164, 754 + 32 * line),
                19,
                INK if not line else DIM,
                "body" if not line else "aside",
                "midleft",
                width=380,
            )
        return
    above_par = [(f"+{above}", par.counts.get(above, 0)) for above in (1, 2, 3)]
    more = sum(count for above, count in par.counts.items() if above > 3)
    columns = [(say("after-at-par"), par.at_par), *above_par, (say("after-more"), more), (say("after-lost"), lost)]
    most = max(count for _, count in columns)
    for index, (label, count) in enumerate(columns):
        x, height = 1050 + index * 92, 104 * count / most
        if count:
            rect = Rect(x - 28, 828 - height, 56, height)
            _column(stage, rect, hatched=index == len(columns) - 1)
        else:
            stage.line((x - 28, 827), (x + 28, 827), INK, 2)
        stage.text(str(count), (x, 828 - height - 14), 19, INK if count else DIM, width=80)
        stage.text(label, (x, 846), 19, INK, "body", width=86)


def _bar(stage: Stage, rect: Rect, won: float) -> None:
    """A bar whose won part is solid and whose rest is hatched."""
    stage.box(rect, REST, 5, INK, 2)
    _hatch(stage, rect, lambda x: f"M{x:.1f} {rect.h - 4:.1f}L{min(x + 8, rect.w - 4):.1f} 4", won + 6, rect.w - 6)
    if won:
        stage.box(Rect(rect.x, rect.y, max(10.0, won), rect.h), WON, 5, INK, 2)


def _column(stage: Stage, rect: Rect, *, hatched: bool) -> None:
    stage.box(rect, REST if hatched else WON, 6, INK, 2.4)
    if hatched:
        _hatch(stage, rect, lambda y: f"M6 {y + 6:.1f}L{rect.w - 6:.1f} {y:.1f}", 4, rect.h - 8)


def _hatch(stage: Stage, rect: Rect, stroke: Callable[[float], str], first: float, last: float) -> None:
    """Slanting strokes every ten units."""
    strokes = "".join(stroke(first + 10 * index) for index in range(max(0, int((last - first) // 10) + 1)))
    if strokes:
        stage.drawing(("hatch", strokes), shapes.path(rect.w, rect.h, strokes, HATCH, 2), rect)


def _ring(share: float) -> str:
    """A ring of a share, clockwise from the top, both its ends marked in ink."""
    circle = "M18 60A42 42 0 1 1 102 60A42 42 0 1 1 18 60Z"
    body = ""
    for colour, wide in ((INK, 24), (WON if share >= 1 else REST, 19)):
        body += f'<path d="{circle}" fill="none" stroke="{shapes.hex_of(colour)}" stroke-width="{wide}"/>'
    if 0 < share < 1:
        x, y = _on_circle(share, 42)
        arc = f"M60 18A42 42 0 {int(share > 0.5)} 1 {x:.2f} {y:.2f}"
        body += f'<path d="{arc}" fill="none" stroke="{shapes.hex_of(WON)}" stroke-width="19"/>'
        for end in (0.0, share):
            (x1, y1), (x2, y2) = _on_circle(end, 32), _on_circle(end, 52)
            body += f'<path d="M{x1:.2f} {y1:.2f}L{x2:.2f} {y2:.2f}" stroke="{shapes.hex_of(INK)}" stroke-width="3"/>'
    return shapes.document(120, 120, body)


def _on_circle(turn: float, radius: float) -> tuple[float, float]:
    angle = 2 * math.pi * turn
    return 60 + radius * math.sin(angle), 60 - radius * math.cos(angle)
