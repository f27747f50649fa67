"""Small things that are painted in many places of the Grapple table: ribbons, tags, tracks, portraits and numbers."""

from __future__ import annotations

from goblins.core.setup import Seat
from goblins.ui.draw.fitted import light_fitted
from goblins.ui.draw.shapes import document, hex_of
from goblins.ui.draw.type import CREAM, INK, Colour
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, Rect

EARNED: Colour = (116, 178, 92)
ADDED: Colour = (255, 206, 84)
STRIPE: Colour = (206, 124, 34)
#: How large faces are on the boards.
SEATED = 92.0


def draw_ribbon(stage: Stage, rect: Rect, words: str, px: float) -> None:
    """Words on a band of cloth."""
    path = "grapple/ribbon.svg"
    x, y, w, h = stage.viewport.rect(rect)
    natural = stage.sprites.natural_size(path)[1]
    stage.surface.blit(stage.sprites.nine(path, (w, h), stage.scale * rect.h / natural), (x, y))
    stage.text(words, (rect.centre[0], rect.centre[1] - 3), px, CREAM, width=rect.w - 60, outline=True)


def draw_asked(stage: Stage, rect: Rect, word: str, words: str) -> None:
    """What is asked now: a word or two on a ribbon, and a sentence beside it."""
    band = Rect(rect.x, rect.y, min(stage.text_width(word, 24) + 84, rect.w / 2), 48)
    draw_ribbon(stage, band, word, 24)
    room, middle = rect.right - band.right - 20, band.centre[1] - 2
    place = Rect(band.right + 14, middle - 29, room, 58)
    light_fitted(stage, words, place, 19, "midleft", leading=1.3)


def draw_pill(stage: Stage, pill: Rect, icon: str, words: str, px: float = 18) -> None:
    """An icon and a word or two on a light pill."""
    stage.nine("pill_cream", pill)
    stage.icon(icon, (pill.x + 20, pill.centre[1]), 26)
    stage.text(words, (pill.x + 2 + 2 * px, pill.centre[1]), px, anchor="midleft", width=pill.w - 10 - 2 * px)


def draw_track(stage: Stage, rect: Rect, edge: float, *filled: tuple[float, Colour]) -> None:
    """A groove, filled to one or more shares of its length, the longest first."""
    stage.box(rect, (58, 42, 54), rect.h / 2, INK, edge)
    for share, colour in filled:
        if share > 0:
            wide = max(rect.h - 2, rect.w * min(1.0, share))
            stage.box(Rect(rect.x, rect.y, wide, rect.h), colour, rect.h / 2, INK, edge)


def draw_quarters(stage: Stage, rect: Rect, inset: float = 4.0) -> None:
    """Marks at the quarters of a groove."""
    for quarter in (0.25, 0.5, 0.75):
        x = rect.x + rect.w * quarter
        stage.line((x, rect.y + inset), (x, rect.bottom - inset), INK, 2)


def draw_striped(stage: Stage, rect: Rect, start: float, end: float) -> None:
    """The part of a groove that was added just now, from one share of its length to another."""
    wide = rect.w * (min(1.0, end) - min(1.0, start))
    if wide < 1:
        return
    place = Rect(rect.x + rect.w * min(1.0, start), rect.y, wide, rect.h)
    stage.drawing(("grapple_stripes", round(wide, 1), rect.h), lambda: _stripes(wide, rect.h), place)


def _stripes(wide: float, high: float) -> str:
    """Slanted stripes within a frame."""
    drawn, left = [], -high
    while left < wide:
        corners = ((left, high), (left + 8, high), (left + 8 + high * 0.6, 0), (left + high * 0.6, 0))
        points = " ".join(f"{min(max(x, 0.0), wide):.1f},{y:g}" for x, y in corners)
        drawn.append(f'<polygon points="{points}" fill="{hex_of(STRIPE)}"/>')
        left += 16
    frame = f'x="1.5" y="1.5" width="{max(1.0, wide - 3):.1f}" height="{high - 3:g}" rx="5"'
    ground = f'<rect width="{wide:.1f}" height="{high:g}" rx="6" fill="{hex_of(ADDED)}"/>'
    edge = f'<rect {frame} fill="none" stroke="{hex_of(INK)}" stroke-width="3"/>'
    return document(wide, high, ground + "".join(drawn) + edge)


def draw_portrait(
    stage: Stage, who: Seat, centre: Point, across: float, *, badge: bool = True, mood: str | None = None
) -> None:
    """Who sits there, and how they feel."""
    pixels = stage.viewport.length(across)
    stage.blit(stage.tokens.portrait(who.colour, who.goblin, pixels, badge=badge, mood=mood), centre)


def seated_at(plate: Rect) -> Point:
    """The middle of the portrait on a plate."""
    return plate.x + 60, plate.y + 49


def draw_number(stage: Stage, rect: Rect, number: int) -> None:
    """How many cards there are in a pile, on a coin at its corner."""
    centre = rect.right - 1, rect.bottom - 8
    stage.sprite("grapple/badge.svg", centre, 40, 40)
    stage.text(str(number), centre, 20, width=26.4)


def draw_times(stage: Stage, rect: Rect, number: int) -> None:
    """How many of a kind lie in one pile."""
    place = Rect(rect.right - 26, rect.bottom - 24, 28, 22)
    stage.box(place, (255, 244, 212), 9, INK, 2)
    stage.text(f"×{number}", place.centre, 15)
