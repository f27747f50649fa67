"""The rail beside a what-if: the turns of the trunk, where the branch leaves it, and how far it has come."""

from __future__ import annotations

from collections.abc import Sequence

from goblins.ui.draw import shapes
from goblins.ui.draw.type import INK, Colour
from goblins.ui.stage import DIM, Stage
from goblins.ui.viewport import Rect
from goblins.words import say

RAIL = Rect(8, 12, 224, 758)
VIOLET: Colour = (186, 140, 250)
DEEP: Colour = (40, 26, 58)
MINT: Colour = (120, 200, 180)
TRUNK: Colour = (240, 214, 150)
FORK: Colour = (168, 50, 46)
GOLD: Colour = (246, 190, 72)
PAPER: Colour = (255, 248, 226)
CHANCES = Rect(18, 648, 204, 112)
TRUNK_X, BRANCH_X, OTHER_X = 58.0, 130.0, 192.0
TOP, PITCH = 128.0, 42.0
#: So many turns are shown round the fork.
SHOWN = 11
#: How far apart two lines of words are at least.
CLEAR = 34.0
#: So many turns before the fork are in sight.
BEFORE = 3


class Twig:
    """A branch on the rail: its letter, the turns at which it leaves the trunk and to which it has come."""

    def __init__(self, letter: str, fork: int, end: int) -> None:
        self.letter, self.fork, self.end = letter, fork, end


def draw_rail(stage: Stage, trunk_end: int, own: Twig, others: Sequence[Twig]) -> None:
    """Turns from top to bottom, eleven at most; the present one has a golden ring."""
    stage.box(RAIL, DEEP, 14, VIOLET, 3)
    stage.light(say("whatif-title"), (120, 46), 30, "center", width=200)
    stage.light(say("whatif-from-turn", turn=own.fork), (120, 80), 18, "center", "body", width=200)
    first = max(1, min(own.fork - BEFORE, max(trunk_end, own.end) - SHOWN + 1))
    first = max(first, own.end - SHOWN + 2) if own.end - first >= SHOWN else first
    last = first + SHOWN - 1
    body = _path(TRUNK_X, first, min(trunk_end, last), first, TRUNK)
    body += _twig(BRANCH_X, own, first, last, VIOLET)
    for other in others[:1]:
        body += _twig(OTHER_X, other, first, last, MINT)
    stage.drawing(("rail", body), shapes.document(RAIL.w + 16, RAIL.h + 12, body), Rect(0, 0, RAIL.w + 16, RAIL.h + 12))
    for turn in range(first, min(trunk_end, last) + 1):
        if turn % 2 == own.fork % 2:
            stage.light(str(turn), (TRUNK_X - 18, _y(turn, first)), 17, "midright", "body")
    here = min(max(own.end, own.fork), last)
    foot = min(_y(min(trunk_end, last), first) + 26 * stage.text_size / 100, 630.0)
    # below its last turn, unless something else is written there
    y = foot if abs(foot - _y(here, first) - 60) > CLEAR else TOP - 24
    stage.light(say("whatif-trunk"), (TRUNK_X, y), 17, "center", "body", width=100)
    stage.light(own.letter, (BRANCH_X, _y(here, first) + 34), 22, "center")
    stage.light(say("whatif-here"), (BRANCH_X + 6, _y(here, first) + 60), 17, "center", "body", width=120)
    for other in others[:1]:
        if first <= other.fork <= last:
            stage.light(other.letter, (OTHER_X, _y(min(other.end, last), first) + 26), 18, "center")


def draw_chances(stage: Stage, name: str, letter: str, chances: Sequence[float | None]) -> None:
    """A seat's chance at this turn, in the trunk and in the branch."""
    stage.box(CHANCES, PAPER, 10, INK, 3)
    stage.text(say("whatif-chance", name=name), (CHANCES.x + 14, CHANCES.y + 22), 18, DIM, "body", "midleft", width=176)
    rows = ((say("whatif-trunk"), TRUNK), (letter, VIOLET))
    for index, ((label, ink), chance) in enumerate(zip(rows, chances, strict=True)):
        y = CHANCES.y + 54 + 34 * index
        stage.text(label, (CHANCES.x + 14, y), 18, INK, "bold", "midleft", width=62)
        bar = Rect(CHANCES.x + 80, y - 8, 62, 16)
        stage.box(bar, (243, 228, 190), 6, INK, 2)
        if chance is None:
            continue
        stage.box(Rect(bar.x, bar.y, max(12.0, bar.w * chance), bar.h), ink, 6, INK, 2)
        percent = say("screens-percent", number=round(100 * chance))
        stage.text(percent, (CHANCES.right - 10, y), 18, anchor="midright", width=52)


def _y(turn: float, first: int) -> float:
    return TOP + PITCH * (turn - first)


def _path(x: float, start: int, end: int, first: int, ink: Colour) -> str:
    """A line of turns with a node each."""
    top, bottom = _y(start, first), _y(end, first)
    body = _line(f"M{x} {top}L{x} {bottom}", INK, 12) + _line(f"M{x} {top}L{x} {bottom}", ink, 7)
    return body + "".join(_node(x, _y(turn, first), ink) for turn in range(start, end + 1))


def _twig(x: float, twig: Twig, first: int, last: int, ink: Colour) -> str:
    """A branch from its fork on; the fork is red, the place where it stands has a ring."""
    if not first <= twig.fork <= last:
        return ""
    top, end = _y(twig.fork, first), min(max(twig.end, twig.fork), last)
    body = ""
    if end > twig.fork:
        way = f"M{TRUNK_X} {top}L{x} {_y(twig.fork + 1, first)}L{x} {_y(end, first)}"
        body += _line(way, INK, 12) + _line(way, ink, 7)
        body += "".join(_node(x, _y(turn, first), ink) for turn in range(twig.fork + 1, end + 1))
    body += _node(TRUNK_X, top, FORK, 10)
    if x == BRANCH_X:
        place = (x, _y(end, first)) if end > twig.fork else (TRUNK_X, top)
        body += f'<circle cx="{place[0]}" cy="{place[1]}" r="15" fill="none" stroke="{shapes.hex_of(GOLD)}" stroke-width="4"/>'
    return body


def _node(x: float, y: float, ink: Colour, radius: float = 7.5) -> str:
    edge = shapes.hex_of(INK)
    return f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{shapes.hex_of(ink)}" stroke="{edge}" stroke-width="3"/>'


def _line(data: str, ink: Colour, width: float) -> str:
    pen = f'stroke="{shapes.hex_of(ink)}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{data}" fill="none" {pen}/>'


def draw_plank(stage: Stage, top: float) -> None:
    """The violet wood below it all, from one edge of the window to the other."""
    left, _ = stage.viewport.logical((0, 0))
    right, floor = stage.viewport.logical((stage.viewport.width, stage.viewport.height))
    wide, high = right - left, max(900.0, floor) - top
    wood = (
        '<defs><linearGradient id="v" x1="0%" y1="0%" x2="0%" y2="100%"><stop offset="0" stop-color="#5A3C80"/>'
        '<stop offset=".16" stop-color="#422A60"/><stop offset="1" stop-color="#281A3A"/></linearGradient></defs>'
        f'<rect x="0" y="0" width="{wide}" height="{high}" fill="url(#v)"/>'
        f'<path d="M0 3L{wide} 3" stroke="#2A1820" stroke-width="6"/>'
        f'<path d="M0 8L{wide} 8" stroke="#BA8CFA" stroke-width="4"/>'
    )
    stage.drawing(("violet_plank", wide, high), shapes.document(wide, high, wood), Rect(left, top, wide, high))


def draw_course(stage: Stage, rect: Rect, trunk_end: int, own: Twig, *, over: bool) -> None:
    """The turns as a bar: the way up to the fork, and the branch as far as its turns are played."""
    end = max(trunk_end, own.end, 1)
    fork, here = rect.w * min(own.fork - 1, end) / end, rect.w * (own.end if over else own.end - 1) / end
    stage.box(rect, (92, 62, 40), 7, INK, 2)
    stage.box(Rect(rect.x, rect.y, max(14.0, fork), rect.h), (70, 158, 110), 7, INK, 2)
    if here > fork:
        stage.box(Rect(rect.x + fork, rect.y, max(14.0, here - fork), rect.h), VIOLET, 7, INK, 2)
    stage.icon("flag", (rect.x + fork + 8, rect.y - 16), 26)
    stage.box(Rect(rect.x + max(here, fork) - 11, rect.y - 4, 22, 22), GOLD, 11, INK, 3)
    numbers = {rect.x: 1, rect.right: end} | ({rect.x + fork: own.fork} if 50 < fork < rect.w - 50 else {})
    for x, turn in numbers.items():
        stage.light(str(turn), (x, rect.bottom + 18), 17, "center", "body")
