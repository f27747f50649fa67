"""What the things of the maze are: which topic explains a tile, a breadcrumb, a Palace, a Home, a bell or a player's panel."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec.structs import replace

from goblins.games.irene import scoring
from goblins.games.irene.content import GRASS, NO_SYMBOL, Content
from goblins.games.irene.state import CAPTURED, FREE, NO_PALACE, NO_TILE, NOBODY, SUPPLY, TURNED
from goblins.games.irene.view import MazeView
from goblins.games.irene.wording import end_name, in_points, in_scrolls, in_tiles, rulebook_numbers, symbol_name
from goblins.tables.capabilities import Subject
from goblins.tables.contract import TableContext
from goblins.tables.irene.geometry import (
    HOMES_HEADING,
    home_rect,
    layout,
    open_rect,
    palace_rect,
    panel_rect,
    shown_path,
    tray_words,
)
from goblins.tables.irene.ground import known_points
from goblins.tables.irene.showing import BellFace, CrumbFace, HomeFace, Kind, PalaceFace, TileFace
from goblins.tables.irene.zones import zone
from goblins.ui.moving.motion import Piece, Placement
from goblins.ui.viewport import Point, Rect, centred
from goblins.words import say

TileTopic = Literal[
    "mountain", "face_down", "seen_path", "seen_goblin", "open_path", "spent_goblin", "drawn", "returning"
]
PathTopic = Literal["path_tile", "path_palace", "open_place", "grass_end", "thread"]
BesideTopic = Literal[
    "palace", "palace_back", "taken_palace", "home", "turned_home", "taken_home", "number_to_beat", "bell", "spent_bell"
]
PlayerTopic = Literal[
    "explorer", "escaper", "at_home", "worker", "path_end", "own_crumb", "others_crumb", "captured_crumb", "supply"
]
WordsTopic = Literal["steps", "maze_assisted", "asked", "caves"]
TopicName = TileTopic | PathTopic | BesideTopic | PlayerTopic | WordsTopic
TOPICS: frozenset[str] = frozenset(
    name for topics in (TileTopic, PathTopic, BesideTopic, PlayerTopic, WordsTopic) for name in get_args(topics)
)
Facts = dict[str, int | str]
#: Where nothing lies, what is said of the Caves stands beside a piece of the ground of this size.
PATCH = 100.0


def about_path(tile: int, content: Content) -> Facts:
    """From where to where a tile leads, and what lies on it."""
    path = content.paths[tile]
    scrolls = in_scrolls(len(path.scrolls))
    return {"entry": symbol_name(path.entry), "exit": end_name(path.exit), "scrolls": scrolls}


class MazeSubjects:
    """Finds what lies at a point of one view. Of tiles it tells what shows at this moment, and nothing that was seen before."""

    def __init__(self, view: MazeView, context: TableContext, content: Content) -> None:
        self._view, self._context, self._content = view, context, content
        self._numbers: Facts = rulebook_numbers(content)

    def at(self, piece: Piece | None, pos: Point) -> Subject | None:
        """A piece, or else a part of the table."""
        placement = layout(self._view, self._context).get(piece) if piece else None
        found = self._piece(piece, placement, pos) if piece and placement else None
        return found or self._place(pos)

    def _about(self, topic: TopicName, rect: Rect, *leave: Rect, **facts: int | str) -> Subject:
        return Subject(topic, rect, self._numbers | facts, leave)

    # ------------------------------------------------------------------ pieces

    def _piece(self, piece: Piece, placement: Placement, pos: Point) -> Subject | None:
        rect = placement.rect
        match placement.face:
            case TileFace() as face:
                return self._tile(piece, rect, face)
            case CrumbFace(seat=seat, symbol=symbol):
                return self._crumb(seat, symbol, rect)
            case PalaceFace(symbol=symbol, bonus=bonus):
                return self._palace(piece, rect, symbol, bonus)
            case HomeFace(number=number):
                topic: TopicName = "turned_home" if number else "home"
                return self._about(topic, rect, zone("log"), number=number)
            case BellFace(spent=spent):
                return self._about("spent_bell" if spent else "bell", rect, name=self._name(self._view.public.active))
        match piece.kind:
            case Kind.MOUNTAIN:
                return self._about("mountain", rect, left=in_tiles(self._view.mountain_size))
            case Kind.THREAD:
                return self._about("thread", rect)
            case Kind.PANEL:
                return self._panel(piece.number, pos)
        return None

    def _tile(self, piece: Piece, rect: Rect, face: TileFace) -> Subject:
        """A tile by what it shows now; its large picture lies over the log."""
        if face.tile == NO_TILE:
            if piece.kind == Kind.DRAWN:
                return self._about("drawn", rect, name=self._name(self._view.public.active))
            return self._about("face_down", rect)
        if piece.kind in (Kind.RETURNING, Kind.WAITING):
            return self._about("returning", rect, zone("log"))
        if self._content.is_goblin(face.tile):
            return self._about("spent_goblin" if face.up else "seen_goblin", rect, zone("log"))
        topic: TopicName = "path_tile" if piece.kind == Kind.PATH else "open_path" if face.up else "seen_path"
        return self._about(topic, rect, zone("log"), **about_path(face.tile, self._content))

    def _crumb(self, seat: int, symbol: int, rect: Rect) -> Subject:
        topic: TopicName = "own_crumb" if seat == self._context.viewer else "others_crumb"
        if self._view.crumbs[seat][symbol] == CAPTURED:
            topic = "captured_crumb"
        return self._about(topic, rect, name=self._name(seat), symbol=symbol_name(symbol))

    def _palace(self, piece: Piece, rect: Rect, symbol: int, bonus: int) -> Subject:
        if piece.kind == Kind.PATH:
            return self._about("path_palace", rect, zone("log"), symbol=symbol_name(symbol))
        if bonus != NO_SYMBOL:
            return self._about("palace_back", rect, zone("log"), symbol=symbol_name(symbol), back=symbol_name(bonus))
        return self._about("palace", rect, zone("log"), symbol=symbol_name(symbol))

    # ------------------------------------------------------------------ players

    def _panel(self, seat: int, pos: Point) -> Subject:
        """The parts of somebody's panel, or the whole."""
        view, rect, name = self._view, panel_rect(seat), self._name(seat)
        public = view.public
        end = centred(rect.right - 46, rect.y + 36, 44, 44)
        on_the_way = public.starts[seat] != NO_PALACE and seat not in public.arrived
        symbol = self._content.end_of(public.paths[seat], public.starts[seat]) if on_the_way else GRASS
        if symbol != GRASS and end.holds(pos):
            return self._about("path_end", end, name=name, symbol=symbol_name(symbol))
        supply = Rect(rect.x + 114, rect.y + 86, 146, 38)
        if supply.holds(pos):
            left = sum(cell == SUPPLY for cell in view.crumbs[seat])
            return self._about("supply", supply, name=name, left=say("irene-breadcrumbs", count=left))
        topic: TopicName = "explorer"
        if public.arrived[:1] == (seat,):
            topic = "worker"
        elif seat in public.arrived:
            topic = "at_home"
        elif on_the_way:
            topic = "escaper"
        points = in_points(known_points(view, self._context, seat, self._content))
        return replace(self._about(topic, rect, name=name, points=points), who=seat)

    def _name(self, seat: int) -> str:
        return self._context.name(seat)

    # ------------------------------------------------------------------ places and words

    def _place(self, pos: Point) -> Subject | None:
        """A part of the table that is no piece: what was taken, the open end of a path, and words."""
        public = self._view.public
        for symbol, owner in enumerate(public.palaces):
            if owner != NOBODY and palace_rect(symbol).holds(pos):
                return self._about(
                    "taken_palace", palace_rect(symbol), name=self._name(owner), symbol=symbol_name(symbol)
                )
        for home, owner in enumerate(public.homes):
            rect = home_rect(home, len(public.homes))
            if owner not in (FREE, TURNED) and rect.holds(pos):
                return self._about("taken_home", rect, name=self._name(owner))
        return self._end_of_path(pos) or self._words(pos)

    def _end_of_path(self, pos: Point) -> Subject | None:
        """Where the next tile of the path goes that is shown."""
        public, seat = self._view.public, shown_path(self._view, self._context)
        if seat == NOBODY or public.starts[seat] == NO_PALACE or seat in public.arrived:
            return None
        rect, symbol = open_rect(self._view, seat), self._content.end_of(public.paths[seat], public.starts[seat])
        if not rect.holds(pos):
            return None
        return (
            self._about("grass_end", rect)
            if symbol == GRASS
            else self._about("open_place", rect, symbol=symbol_name(symbol))
        )

    def _words(self, pos: Point) -> Subject | None:
        public, homes, tray = self._view.public, zone("homes"), zone("tray")
        heading = Rect(homes.x, homes.y, homes.w, HOMES_HEADING)
        if heading.holds(pos):
            beat = scoring.number_to_beat(public.homes, self._view.numbers)
            return self._about(
                "number_to_beat", heading, open=sum(owner == FREE for owner in public.homes), number=beat
            )
        if shown_path(self._view, self._context) != NOBODY:
            return self._bare(pos, zone("prompt"))
        steps, tag = Rect(tray.x + 34, tray.y + 120, 440, 48), centred(tray.right - 60, tray.y + 2, 100, 32)
        if self._context.assisted and tag.holds(pos):
            return self._about("maze_assisted", tag)
        if steps.holds(pos):
            return self._about("steps", steps)
        return self._bare(pos, tray_words())

    def _bare(self, pos: Point, asked: Rect) -> Subject | None:
        """Where it stands what is asked, and the Caves where nothing lies yet: told when asked for."""
        caves = zone("caves")
        if asked.holds(pos):
            return replace(self._about("asked", asked), shown=True)
        here = Rect(pos[0] // PATCH * PATCH, pos[1] // PATCH * PATCH, PATCH, PATCH)
        return replace(self._about("caves", here), shown=True) if caves.holds(pos) else None
