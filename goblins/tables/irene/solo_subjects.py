"""What the things of Irene solo are: which topic explains a tile, a Home, the Palace, the piles and what is to beat."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from goblins.games.irene.content import NO_SYMBOL, Content
from goblins.games.irene.solo.state import SoloView
from goblins.games.irene.state import NO_PALACE
from goblins.games.irene.wording import goblins_that_return, in_points, in_tiles, rulebook_numbers, symbol_name
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.irene.showing import HomeFace, Kind, PalaceFace, TileFace
from goblins.tables.irene.solo_geometry import (
    area,
    counter_rect,
    heading_rect,
    is_escaping,
    layout,
    next_rect,
    path_place,
)
from goblins.tables.irene.subjects import Facts, about_path
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

TopicName = Literal[
    "solo_mountain",
    "solo_tile",
    "solo_keep",
    "solo_path",
    "solo_open",
    "solo_next",
    "solo_home",
    "solo_turned",
    "solo_palace",
    "solo_bonus",
    "solo_pile",
    "solo_no_pile",
    "solo_discard",
    "solo_goblins",
    "solo_odds",
    "solo_beat",
    "solo_assisted",
    "solo_caves",
    "solo_asked",
    "thread",
]
TOPICS: frozenset[str] = frozenset(get_args(TopicName))
#: What is left in the Mountain, Goblins first, in a row.
ODDS = Rect(1222, 272, 356, 60)


class SoloSubjects:
    """Finds what lies at a point of one view."""

    def __init__(self, view: SoloView, context: TableContext, content: Content) -> None:
        self._view, self._context, self._content = view, context, content
        self._numbers: Facts = {**rulebook_numbers(content), "together": goblins_that_return(content)}

    def at(self, piece: Piece | None, pos: Point) -> Subject | None:
        """A piece, or else a part of the table."""
        if piece and piece.kind == Kind.THREAD:
            return self._about("thread", area("path" if is_escaping(self._view) else "pile"))
        if piece and piece.kind == Kind.HEADING:  # it warns of what is among the tiles that are left
            return self._about("solo_odds", heading_rect())
        placement = layout(self._view).get(piece) if piece else None
        found = self._piece(piece, placement) if piece and placement else None
        return found or self._place(pos)

    def _about(self, topic: TopicName, rect: Rect, *leave: Rect, **facts: int | str) -> Subject:
        return Subject(topic, rect, self._numbers | facts, leave)

    def _piece(self, piece: Piece, placement: Placement) -> Subject | None:
        view, rect = self._view, placement.rect
        match piece.kind:
            case Kind.MOUNTAIN:
                return self._about("solo_mountain", rect, left=in_tiles(view.mountain_size))
            case Kind.PILE:
                return self._about("solo_pile", area("pile"), count=say("irene-tiles-in-figures", count=view.pile_size))
            case Kind.DISCARD:
                return self._about("solo_discard", rect, area("log"))
            case Kind.HOMES:
                return self._about("solo_home", rect)
        match placement.face:
            case HomeFace(number=number):
                return self._about("solo_turned" if number else "solo_home", rect, number=number)
            case PalaceFace(symbol=symbol):
                return self._about("solo_palace", rect, symbol=symbol_name(symbol))
            case TileFace(tile=tile):
                return self._tile(tile, rect)
        return None

    def _tile(self, tile: int, rect: Rect) -> Subject:
        """A tile that lies open; its large picture lies over the log."""
        view, content = self._view, self._content
        bonus = content.bonus_points(tile, view.bonus) if view.bonus != NO_SYMBOL else 0
        facts = {**about_path(tile, content), "points": in_points(content.scroll_points[tile] + bonus)}
        topic: TopicName = (
            "solo_path" if is_escaping(view) else "solo_keep" if tile in view.public.keeping else "solo_tile"
        )
        return self._about(topic, rect, area("log"), **facts)

    def _place(self, pos: Point) -> Subject | None:
        """A part of the table that is no piece."""
        view, status, palace = self._view, area("status"), area("palace")
        together = self._content.numbers.goblins_return
        first, last = counter_rect(0, together), counter_rect(together - 1, together)
        places: list[tuple[Rect, Subject]] = [
            (ODDS, self._about("solo_odds", ODDS)),
            (status, self._about("solo_beat", status, number=max(view.numbers, default=0))),
            (
                Rect(first.x, first.y, last.right - first.x, first.h),
                self._about("solo_goblins", Rect(first.x, first.y, last.right - first.x, first.h)),
            ),
        ]
        if self._context.assisted:
            tag = centred(status.right - 54, status.y + 2, 100, 32)
            places.insert(0, (tag, self._about("solo_assisted", tag)))
        if view.public.palace != NO_PALACE:
            back = centred(165, 420, 100, 100) if is_escaping(view) else centred(246, palace.y + 49, 100, 100)
            places.append((back, self._about("solo_bonus", back, back=symbol_name(view.bonus))))
        place = next_rect(view)
        if place:
            places.append((place, self._about("solo_next", place)))
        if view.public.phase == "path":
            end = path_place(len(view.public.path) + 1, len(view.public.path))
            places.append((end, self._about("solo_open", end)))
        elif not view.pile_size:
            places.append((area("pile"), self._about("solo_no_pile", area("pile"))))
        bare: list[tuple[TopicName, Rect]] = [
            ("solo_asked", area("prompt" if is_escaping(view) else "tray")),
            ("solo_caves", area("caves")),
        ]
        places += [(rect, replace(self._about(topic, rect), shown=True)) for topic, rect in bare]
        return next((subject for rect, subject in places if rect.holds(pos)), None)
