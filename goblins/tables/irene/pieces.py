"""The pieces of Irene as they are drawn: tiles, Palaces, Homes, the Mountain, breadcrumbs and bells."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from msgspec.structs import replace

from goblins.games.irene.content import GRASS, NO_SYMBOL, PLAIN, SYMBOLS, Content
from goblins.games.irene.state import NO_TILE
from goblins.tables.contract import PieceLook
from goblins.tables.irene import thread
from goblins.tables.irene.edges import draw_count
from goblins.tables.irene.faces import SHAPES, TilePainter
from goblins.tables.irene.showing import (
    BellFace,
    CrumbFace,
    HeadingFace,
    HomeFace,
    HomesFace,
    MountainFace,
    PalaceFace,
    PileThreadFace,
    SquareFace,
    ThreadFace,
    TileFace,
    ToldFace,
)
from goblins.tables.irene.told import draw_told
from goblins.tables.kit.art import Painting, ShadowArt
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred
from goblins.words import say

HELD_TILE, HELD_CRUMB = 128.0, 72.0
#: How large the picture is from which a tile on its way is made that never lay still.
READY_TILE = 134.0
#: How much higher a piece lies that is pointed at or chosen.
RAISED = 4
#: Sizes are rounded to so many pixels, so that a cave that grows does not need every tile at every size.
COARSENESS = 2
#: Tiles are turned by so many degrees at a time.
TURNS = 2.0
#: The colour of what is to be feared.
WARNING = (255, 190, 120)
ART = ShadowArt("irene_tile", idle=(3, 3, 3), hover=(3, 3, 3), held=(12, 16, 16), held_angle=-6)


class PiecePainter:
    """Draws one piece at a time; what a piece shows is in its placement's face."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._lay: dict[Hashable, int] = {}
        """In what size each face was drawn last where it lay still: from that it is made when it moves."""

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """Draw a piece; one that is raised lies a little higher."""
        raised = look in ("hover", "selected", "hint") and not placement.fixed
        at = placement.x, placement.y - (RAISED if raised else 0)
        held, painter = look == "held", stage.painter(TilePainter)
        match placement.face:
            case MountainFace() as heap if not held:
                self._mountain(stage, at, placement.w, heap)
            case MountainFace(top=top):
                self._tile(stage, at, TileFace(top, up=True), placement, look)
            case TileFace() | PalaceFace() | HomeFace() as face:
                self._tile(stage, at, face, placement, look)
            case CrumbFace(seat=seat, symbol=symbol):
                px = stage.viewport.length(HELD_CRUMB if held else placement.w)
                stage.blit(painter.crumb(SHAPES[seat], SYMBOLS[symbol], px), at)
            case ThreadFace():
                thread.draw_piece(stage, placement)
            case PileThreadFace():
                thread.draw_over_pile(stage)
            case HeadingFace(words=words, warning=warning):
                rect = placement.rect
                stage.light(words, (rect.x, rect.centre[1]), 22, width=430)
                if warning:
                    place = rect.right, rect.centre[1]
                    stage.text(warning, place, 19, WARNING, anchor="midright", outline=True, width=360)
            case HomesFace() as homes:
                _draw_homes(stage, placement, homes)
            case ToldFace(heading=heading, words=words):
                draw_told(stage, placement.rect, heading, words)
            case BellFace(spent=spent):
                px = stage.viewport.length(placement.w * (1.08 if look == "hover" else 1))
                stage.blit(painter.bell(px, spent=spent), at)

    def face(self, stage: Stage, face: SquareFace, px: int) -> pygame.Surface:
        """What a tile, a Palace or a Home shows at so many pixels."""
        painter = stage.painter(TilePainter)
        match face:
            case PalaceFace(symbol=symbol, bonus=bonus):
                front = SYMBOLS[symbol]
                turned = bonus != NO_SYMBOL
                return painter.palace_back(SYMBOLS[bonus], px, front) if turned else painter.palace(front, px)
            case HomeFace(number=number):
                goblin = self._content.homes.index(number) if number else 0
                return painter.home_back(number, goblin, px) if number else painter.home(px)
            case TileFace(tile=tile, up=up):
                return self._tile_face(painter, tile, px, up=up)

    def picture_key(self, face: SquareFace) -> Hashable:
        """All that a face's picture depends on: the tile itself, whatever its number is in this box."""
        content = self._content
        match face:
            case HomeFace(number=number) if number:
                return face, content.homes.index(number)
            case TileFace(tile=tile, up=up) if tile != NO_TILE:
                return ("goblin", tile - len(content.paths), up) if content.is_goblin(tile) else content.paths[tile]
        return face

    def _tile_face(self, painter: TilePainter, tile: int, px: int, *, up: bool) -> pygame.Surface:
        if tile == NO_TILE:
            return painter.back(px)
        if self._content.is_goblin(tile):
            return painter.goblin(tile - len(self._content.paths), px, spent=up)
        path = self._content.paths[tile]
        ends = SYMBOLS[path.exit] if path.exit != GRASS else "grass"
        scrolls = [SYMBOLS[symbol] if symbol != PLAIN else None for symbol in path.scrolls]
        return painter.path(SYMBOLS[path.entry], ends, scrolls, px)

    def _tile(self, stage: Stage, at: Point, face: SquareFace, placement: Placement, look: PieceLook) -> None:
        """A tile with its shadow."""
        held = look == "held"
        if isinstance(face, TileFace) and face.pile and not held:
            self._tile(stage, at, replace(face, pile=0), placement, look)
            draw_count(stage, centred(*at, placement.w, placement.h), face.pile, left=True)
            return
        if not held and (placement.resizing or abs(placement.w - placement.h) > 1):
            self._moving_tile(stage, at, face, placement)
            return
        px = coarse(stage, HELD_TILE if held else placement.w)
        self._lay[self.picture_key(face)] = px
        painting = Painting(self.picture_key(face), lambda pixels: self.face(stage, face, pixels[0]), 1.0)
        side = px / stage.scale
        stage.blit(ART.picture(stage, painting, (side, side), look, angle=_coarse_angle(placement)), at)

    def _moving_tile(self, stage: Stage, at: Point, face: SquareFace, placement: Placement) -> None:
        """A tile that changes its size or turns over: a ready picture is stretched and turned, without a shadow."""
        px = self._lay.get(self.picture_key(face), coarse(stage, READY_TILE))
        ready, angle = self.face(stage, face, px), _coarse_angle(placement)
        if angle and abs(placement.w - placement.h) <= 1:
            scale = stage.viewport.length(placement.w) / ready.get_width()
            stage.blit(pygame.transform.rotozoom(ready, angle, scale), at)
            return
        size = max(1, stage.viewport.length(placement.w)), max(1, stage.viewport.length(placement.h))
        picture = pygame.transform.smoothscale(ready, size)
        stage.blit(pygame.transform.rotozoom(picture, angle, 1) if angle else picture, at)

    def _mountain(self, stage: Stage, at: Point, side: float, heap: MountainFace) -> None:
        """The heap of tiles on its plinth; the top one shows if it was turned up."""
        if heap.bare:
            px = stage.viewport.length(side)
            if heap.count:
                stage.blit(stage.painter(TilePainter).pile(heap.count, px, round(px * 0.18)), at)
            if heap.top != NO_TILE:
                stage.blit(self.face(stage, TileFace(heap.top), px), at)
            return
        stage.sprite("irene/plinth.svg", at, side * 1.24)
        if heap.count:
            stage.blit(self.face(stage, TileFace(heap.top), coarse(stage, side * 0.86)), (at[0], at[1] - side * 0.04))


#: Larger words over the solo game's Homes may reach as far as the buttons.
BESIDE_BUTTONS = 1204.0


def _draw_homes(stage: Stage, placement: Placement, homes: HomesFace) -> None:
    """What stands over the Homes, in the maze or (`alone`) over the solo game's."""
    rect, middle = placement.rect, placement.y
    if homes.alone:
        x = stage.light(say("irene-area-solo-homes"), (rect.x, middle), 22, width=130).right + 12
        if homes.open:
            key = "irene-area-solo-homes.open" if homes.open > 1 else "irene-area-solo-homes.last"
            room = 560 if stage.text_size <= 100 else BESIDE_BUTTONS - x
            stage.light(say(key, open=homes.open), (x, middle + 1), 18, kind="body", width=room)
        return
    plain = say("irene-area-homes", open=homes.open)
    to_beat = homes.beat is not None and say("irene-area-homes-to-beat", open=homes.open, number=homes.beat)
    stage.light(to_beat or plain, (rect.x, middle), 20, width=250)


def _coarse_angle(placement: Placement) -> float:
    """How far a tile is turned: in few steps, so that one on its way needs few pictures."""
    return round(placement.angle / TURNS) * TURNS


def coarse(stage: Stage, side: float) -> int:
    """A side in pixels, rounded."""
    return max(COARSENESS, round(stage.viewport.length(side) / COARSENESS) * COARSENESS)
