"""The map of the solo campaign: a road from home to the title, with a stop for every game (P-75)."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from goblins.games.pact.content import Content
from goblins.games.pact.kinds import KINDS
from goblins.games.pact.scoring import open_glory
from goblins.games.pact.state import PactPublic, clans_of
from goblins.games.pact.view import PactView
from goblins.tables.contract import TableContext
from goblins.ui.draw import passes, shapes
from goblins.ui.draw.dashes import dashed_line
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import DIM, GREEN, RED, Stage
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

State = Literal["won", "lost", "now", "next", "closed"]
PANEL, MAP = Rect(24, 100, 1100, 780), Rect(54, 130, 1040, 720)
PICTURE = "pact/campaign_map.svg"
#: What the road goes through, on the map: home first. Stops may be where a letter stands.
_HOME: Point = (84.0, 634.0)
_BENDS: tuple[tuple[str, Point], ...] = (
    ("", _HOME),
    ("", (130, 540)),
    ("a", (182, 406)),
    ("", (268, 306)),
    ("b", (396, 270)),
    ("", (438, 392)),
    ("c", (476, 520)),
    ("", (560, 574)),
    ("d", (662, 390)),
    ("", (708, 282)),
    ("e", (790, 234)),
    ("", (862, 290)),
    ("f", (890, 406)),
)
#: Where the games of a campaign of so many are played.
_STOPS = {1: "d", 2: "af", 3: "adf", 4: "abdf", 5: "abcdf", 6: "abcdef"}
#: From the last stop to the crown.
_LAST_WAY: tuple[Point, ...] = ((950, 372), (984, 318), (978, 268), (944, 232), (922, 214))
_CROWN: Point = (869.0, 128.0)
_SEASONS: tuple[tuple[str, Point], ...] = (
    ("spring", (66, 45)),
    ("summer", (396, 42)),
    ("autumn", (662, 46)),
    ("winter", (996, 46)),
)
STOP, LARGE_STOP = 128.0, 160.0
#: How far before a stop somebody waits, and how many points the road has between two bends.
_BEFORE, _STEPS = 104.0, 12
_WALKED, _TO_COME, _EDGE = "#B5622E", "#9A9AA8", "#2A1820"
_GLOW: Colour = (255, 214, 120)
_BADGES: dict[State, Colour] = {
    "won": (24, 96, 78),
    "lost": (156, 40, 36),
    "now": (238, 180, 74),
    "next": (238, 180, 74),
    "closed": (120, 124, 150),
}


class Stop(Struct, frozen=True):
    """A game of the campaign: how it stands, its Master's kind if that is known, and everybody's Glory if it is over."""

    number: int
    state: State
    master: int | None = None
    glory: tuple[int, ...] = ()


def stops_of(view: PactView | None, content: Content) -> list[Stop]:
    """Every game of a campaign; without a view it has not begun."""
    numbers = range(1, content.numbers.games + 1)
    if view is None:
        return [Stop(number, "next" if number == 1 else "closed") for number in numbers]
    public = view.public
    known = (*public.old_masters, *public.masters)
    unknown = public.game - len(known)
    found = []
    for number in numbers:
        master = known[number - 1 - unknown] if unknown < number <= public.game else None
        state = _state(public, number)
        glory = public.won[number - 1].glory if state == "won" else ()
        if state == "lost":
            glory = tuple([open_glory(public, content, clan) for clan in range(clans_of(public))])
        found.append(Stop(number, state, master, glory))
    return found


def _state(public: PactPublic, number: int) -> State:
    if number <= len(public.won):
        return "won"
    if public.ending:
        return "lost" if public.ending == "lost" and number == public.game else "closed"
    if number == public.game:
        return "now"
    return "next" if public.phase == "next" and number == public.game + 1 else "closed"


def _curve() -> tuple[list[Point], dict[str, int]]:
    """The road as points close to each other, and which of them are places for stops."""
    through = [point for _, point in _BENDS]
    line, places = list[Point](), dict[str, int]()
    for index, (name, point) in enumerate(_BENDS):
        if name:
            places[name] = len(line)
        if index == len(_BENDS) - 1:
            line.append(point)
            break
        before, after = through[max(0, index - 1)], through[min(len(through) - 1, index + 2)]
        line += [_between(before, point, through[index + 1], after, step / _STEPS) for step in range(_STEPS)]
    return line, places


def _between(a: Point, b: Point, c: Point, d: Point, at: float) -> Point:
    """A point between two bends on a smooth line (Catmull and Rom's)."""

    def mixed(w: float, x: float, y: float, z: float) -> float:
        return x + at / 2 * (y - w + at * (2 * w - 5 * x + 4 * y - z + at * (3 * (x - y) + z - w)))

    return mixed(a[0], b[0], c[0], d[0]), mixed(a[1], b[1], c[1], d[1])


_LINE, _PLACES = _curve()


def stop_centre(number: int, games: int) -> Point:
    """Where a game's stop lies in the window."""
    x, y = _LINE[_at(number, games)]
    return MAP.x + x, MAP.y + y


def _at(number: int, games: int) -> int:
    """Which point of the road a game is played at; 0 is home."""
    return _PLACES[_STOPS[games][number - 1]] if number else 0


class Road:
    """Paints the map."""

    def __init__(self, content: Content) -> None:
        self._content = content

    def draw(self, stage: Stage, view: PactView | None, context: TableContext) -> None:
        """The land, the road as far as it was walked, every stop, and the one who walks it."""
        stops = stops_of(view, self._content)
        stage.panel(PANEL, curls="none", shadow=10)
        stage.sprite(PICTURE, MAP.centre, MAP.w, MAP.h, grain=240)
        stage.box(MAP, None, 10, (92, 58, 30), 4)
        won = sum(stop.state == "won" for stop in stops)
        body = _road_body(len(stops), won, crowned=won == len(stops))
        stage.drawing(("road", len(stops), won), shapes.document(MAP.w, MAP.h, body), MAP)
        self._draw_signs(stage, crowned=won == len(stops))
        for stop in stops:
            self._draw_stop(stage, stop, len(stops))
        self._draw_walker(stage, stops, context)
        for stop in stops:
            self._draw_label(stage, stop, len(stops))

    def _draw_signs(self, stage: Stage, *, crowned: bool) -> None:
        """The seasons, home, and the title."""
        for season, (x, y) in _SEASONS:
            stage.icon(f"pact_{season}", (MAP.x + x, MAP.y + y), 50)
        stage.light(say("pact-road-home"), (MAP.x + 62, MAP.y + 682), 22, width=120)
        x, y = MAP.x + _CROWN[0], MAP.y + _CROWN[1]
        if crowned:
            px, py = stage.viewport.point((x, y))
            passes.glow(stage.surface, round(px), round(py), stage.viewport.length(120), _GLOW, 0.7)
        stage.icon("pact_crown", (x, y), 66)
        stage.sprite("shell/ribbon.svg", (x, y + 52), 210)
        stage.text(say("pact-road-title"), (x, y + 49), 20, CREAM, outline=True, width=146)

    def _draw_stop(self, stage: Stage, stop: Stop, games: int) -> None:
        x, y = stop_centre(stop.number, games)
        large = stop.state in ("now", "next")
        size = LARGE_STOP if large else STOP
        if large:
            px, py = stage.viewport.point((x, y))
            passes.glow(stage.surface, round(px), round(py), stage.viewport.length(size * 0.95), _GLOW, 0.75)
        if stop.master is not None:
            picture = stage.tokens.medallion(f"pact_master_{KINDS[stop.master]}", stage.viewport.length(size))
            stage.blit(picture, (x, y))
        else:
            stage.drawing(("unknown", large), _disc("#C9A04A" if large else "#46425A"), centred(x, y, size, size))
            stage.text("?", (x, y - 4), size * 0.5, CREAM)
        badge = centred(x - size * 0.37, y - size * 0.37, 42, 42)
        stage.box(badge, _BADGES[stop.state], 21, INK, 3.5)
        stage.text(str(stop.number), badge.centre, 24, INK if large else CREAM)
        mark = {"won": "tick_badge", "lost": "lost_badge", "closed": "lock"}.get(stop.state)
        if mark:
            stage.icon(mark, (x + size * 0.36, y + size * 0.36), 46)

    def _draw_label(self, stage: Stage, stop: Stop, games: int) -> None:
        x, y = stop_centre(stop.number, games)
        large = stop.state in ("now", "next")
        y += (LARGE_STOP if large else STOP) / 2 + 36
        name = self._content.masters[stop.master].name if stop.master is not None else say("pact-road-unknown")
        if stop.glory:
            own, helix, ferdix = stop.glory
            below = say(f"pact-road-{stop.state}-by", own=own, helix=helix, ferdix=ferdix)
        else:
            below = say(f"pact-road-{stop.state}")
        wide = min(230.0, max(stage.text_width(name, 20), stage.text_width(below, 18, "bold")) + 32)
        left = min(max(MAP.x + 6, x - wide / 2), MAP.right - 6 - wide)
        high = 58.0 if stage.text_size == 100 else 70.0
        plate = Rect(left, min(y - 28, MAP.bottom - high - 4), wide, high)
        stage.box(plate, (255, 246, 222), 10, INK, 3)
        px, py = plate.centre
        stage.text(name, (px, py - high * 0.23), 20, width=wide - 20)
        ink = {"won": GREEN, "lost": RED}.get(stop.state, DIM)
        stage.text(
            below, (px, py + high * 0.23), 18, ink, "bold" if stop.state in ("won", "lost") else "body", width=wide - 16
        )

    def _draw_walker(self, stage: Stage, stops: list[Stop], context: TableContext) -> None:
        """The one who plays: half way to the next stop, or before the one they play at."""
        seat, size = context.seat(context.viewer), stage.viewport.length(66)
        x, y = _walker_place(stops)
        stage.blit(stage.tokens.portrait(seat.colour, seat.goblin, size), (MAP.x + x, MAP.y + y))


def _walker_place(stops: list[Stop]) -> Point:
    """Where the one who plays stands, on the map."""
    games = len(stops)
    here = next((stop for stop in stops if stop.state in ("now", "next", "lost")), None)
    if here is None:
        won = [stop.number for stop in stops if stop.state == "won"]
        if len(won) == games:
            return _LAST_WAY[-2]
        return _point_after(_at(won[-1] if won else 0, games))
    first, last = _at(here.number - 1, games), _at(here.number, games)
    if here.state == "next":
        return _LINE[(first + last) // 2] if here.number > 1 else (_HOME[0] + 46, _HOME[1] - 2)
    x, y = _LINE[last]
    return next(
        (point for point in reversed(_LINE[first:last]) if abs(point[0] - x) + abs(point[1] - y) > _BEFORE),
        _LINE[first],
    )


def _disc(ring: str) -> str:
    """Who is not known yet: a dark disc in a ring."""
    return shapes.document(
        100,
        100,
        f'<circle cx="50" cy="50" r="47" fill="{ring}" stroke="{_EDGE}" stroke-width="4"/>'
        '<circle cx="50" cy="50" r="41" fill="#26222F" stroke="#14101C" stroke-width="2"/>'
        '<path d="M22 38 A32 32 0 0 1 50 16" fill="none" stroke="#6A6480" stroke-width="4" stroke-linecap="round"/>',
    )


def _point_after(at: int) -> Point:
    """A point of the road clear of the stop at one."""
    return _LINE[min(len(_LINE) - 1, at + _STEPS)]


def _road_body(games: int, won: int, *, crowned: bool) -> str:
    """The road in SVG: walked as far as the last stop that was won, and on from there grey."""
    line = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in _LINE)
    ends = 'stroke-linejoin="round" stroke-linecap="round" fill="none"'
    body = "".join(
        f'<path d="{line}" stroke="{colour}" stroke-width="{wide}" {ends}/>'
        for colour, wide in ((_EDGE, 25), ("#F3DFB8", 19))
    )
    far = _at(won, games)
    for part, colour in ((_LINE[: far + 1], _WALKED), (_LINE[far:], _TO_COME)):
        if len(part) > 1:
            body += f'<path d="{dashed_line(part, 15, 12)}" stroke="{colour}" stroke-width="5" {ends}/>'
    last = _WALKED if crowned else "#6E6E7C"
    return body + f'<path d="{dashed_line(_LAST_WAY, 9, 10)}" stroke="{last}" stroke-width="5" {ends}/>'
