"""The pieces of Koncita as they are drawn: figures on their discs, room cards, furniture, cards, decks, gesture buttons."""

from __future__ import annotations

from typing import Any, cast

import pygame

from goblins.games.koncita.content import KINDS, Cards
from goblins.games.koncita.room import SIZES
from goblins.games.koncita.state import OSCAR, ROOM_CARDS
from goblins.tables.contract import PieceLook
from goblins.tables.koncita.faces import PROPORTION, CardPainter
from goblins.ui import passes
from goblins.ui.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.type import INK
from goblins.ui.viewport import Point, centred

GOBLIN, PRINCESS, DOG, ROOM_CARD = 104.0, 134.0, 88.0, 76.0
DISC, HER_DISC = 64.0, 88.0
FEET = 22.0
HELD_CARD = 124.0
HELD_ALPHA = 0.94
HANGS = 0.5
#: Widths at which cards lie still; between them a ready picture is scaled.
USUAL_WIDTHS = (68.0, 76.0, 88.0, HELD_CARD, 144.0, 190.0)
#: How a card's height over the table shows: the blur of its shadow, and how far that falls.
DEPTHS = {"idle": (4, 3, 5), "hover": (9, 9, 14), "held": (12, 14, 24)}
RUNNING = {0: "up", 1: "right", 2: "down", 3: "left"}


class PiecePainter:
    """Draws one piece at a time; what a piece shows is in its placement's face."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._painters: dict[int, CardPainter] = {}

    def painter(self, stage: Stage) -> CardPainter:
        """The card painter of a stage."""
        if id(stage) not in self._painters:
            self._painters = {id(stage): CardPainter(stage.sprites, stage.type_case)}
        return self._painters[id(stage)]

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> bool:
        """Draw a piece if it is one of these; whether it was."""
        face = cast(tuple[Any, ...], placement.face)
        at = placement.x, placement.y
        match face[0]:
            case "goblin":
                self._goblin(stage, at, face, look)
            case "princess":
                self._princess(stage, at, face[1], look)
            case "thing":
                self._thing(stage, at, face[1], look, face[2] if len(face) > 2 else None)
            case "furniture":
                self._furniture(stage, placement, face[1])
            case "card" | "back" | "treasure":
                self._card(stage, placement, face, look)
            case "deck":
                self._deck(stage, placement, face[1], face[2], look)
            case "chip":
                stage.blit(self.painter(stage).chip(face[1], stage.viewport.length(placement.w)), at)
            case _:
                return False
        return True

    # ------------------------------------------------------------------ what stands in the room

    def _goblin(self, stage: Stage, at: Point, face: tuple[Any, ...], look: PieceLook) -> None:
        _, colour, goblin, mood = face
        lifted = look in ("held", "selected")
        path = f"characters/{goblin}/full{'_' + mood if mood else '_shocked' if look == 'held' else ''}.svg"
        self._figure(stage, at, path, GOBLIN, f"koncita/disc_{colour}{'_active' if lifted else ''}.svg", DISC, look)
        emblem = stage.tokens.emblem(colour, stage.viewport.length(28))
        stage.blit(emblem, (at[0], at[1] + FEET + 13 - _rise(look)))

    def _princess(self, stage: Stage, at: Point, mood: str, look: PieceLook) -> None:
        path = f"characters/princess/full{'_' + mood if mood else ''}.svg"
        if mood:
            stage.sprite("koncita/burst.svg", (at[0], at[1] - 30), 196, alpha=0.75)
        self._figure(stage, at, path, PRINCESS, "koncita/disc_princess.svg", HER_DISC, look)

    def _figure(
        self, stage: Stage, at: Point, path: str, height: float, disc: str, across: float, look: PieceLook
    ) -> None:
        """Somebody on a disc, the feet a little below the square's middle; the shadow tells how high it is held."""
        x, y = at[0], at[1] + FEET - _rise(look)
        if look in ("hover", "selected", "hint"):
            stage.halo(centred(x, y - 18, 66, 76), (84, 72, 26), 14, 30)
        stage.sprite(disc, (x, y), across)
        self._shadowed(stage, path, (x, y - height / 2 + height * 0.02), height, deep=look == "held")

    def _shadowed(self, stage: Stage, path: str, centre: Point, size: float, *, deep: bool = False) -> None:
        px = stage.viewport.length(size)
        blur = stage.viewport.length(9 if deep else 4)
        fall = stage.viewport.length(12 if deep else 3)

        def make() -> pygame.Surface:
            return passes.with_shadow(stage.sprites.raster(path, (px, px)), max(1, blur), 120, (fall, fall))

        stage.blit(stage.cache.get(("koncita figure", path, px, deep), make), centre)

    def _thing(self, stage: Stage, at: Point, thing: int, look: PieceLook, running: int | None) -> None:
        """Casket or scepter as a card on the floor; Oscar sits on his, or runs."""
        x, y = at[0], at[1] - _rise(look)
        if running is not None:
            way = RUNNING[running]
            wide = 100.0 if way in ("left", "right") else 74.0
            stage.sprite(f"koncita/oscar_run_{way}.svg", (x, y - 14), wide)
            return
        if look in ("hover", "selected", "hint"):
            stage.halo(centred(x, y, 70, 70), (84, 72, 26), 14, 14)
        path = f"koncita/card_{ROOM_CARDS[thing]}.svg"
        self._shadowed(stage, path, (x, y), ROOM_CARD * 102 / 92, deep=look == "held")
        if thing == OSCAR:
            self._shadowed(stage, "characters/oscar/full.svg", (x, y + 30 - DOG / 2), DOG)

    def _furniture(self, stage: Stage, placement: Placement, name: str) -> None:
        """A piece of furniture, its foot at the lower edge of its squares."""
        path = f"koncita/furniture_{name}.svg"
        rise = stage.sprites.edges(path, "margin")[1]
        size = stage.viewport.length(placement.w), stage.viewport.length(placement.h + rise)

        def make() -> pygame.Surface:
            picture = passes.add_grain(stage.sprites.raster(path, size).copy(), 236)
            fall = stage.viewport.length(6)
            return passes.with_shadow(picture, max(1, stage.viewport.length(6)), 140, (fall, fall))

        stage.blit(stage.cache.get(("koncita furniture", name, size), make), (placement.x, placement.y - rise / 2 - 2))

    # ------------------------------------------------------------------ cards

    def picture(self, stage: Stage, face: tuple[Any, ...], width: int) -> pygame.Surface:
        """A card's face at a width in pixels."""
        painter = self.painter(stage)
        if face[0] == "card":
            card = self._cards.movement[face[1]]
            words = width >= stage.viewport.length(100)
            return painter.movement(card.kind, card.colour_names, card.oscar, width, words=words)
        if face[0] == "treasure":
            one = self._cards.treasures[face[1]]
            return painter.treasure(one.icon, one.name, one.objective, one.piece, one.points, width)
        if face[0] == "deck":
            return painter.forfeit_back(KINDS[face[1]], width)
        return painter.movement_back(width)

    def _card(self, stage: Stage, placement: Placement, face: tuple[Any, ...], look: PieceLook) -> None:
        width = HELD_CARD if look == "held" else placement.w
        rise = 12 if look in ("hover", "selected", "hint") and face[0] != "treasure" else 0
        hang = (
            HANGS * width * PROPORTION if look == "held" else 0
        )  # below the pointer: the square aimed at stays in sight
        at = placement.x, placement.y - rise + hang
        if look in ("selected", "hint") or (look == "hover" and face[0] != "treasure"):
            stage.halo(centred(*at, width, width * PROPORTION), (74, 66, 22), 14)
        stage.blit(self._lying(stage, face, width, placement.h, look), at)

    def _lying(
        self, stage: Stage, face: tuple[Any, ...], width: float, height: float, look: PieceLook
    ) -> pygame.Surface:
        """A card with its shadow; on its way from one size to another a ready picture is scaled."""
        if look != "held" and not any(abs(width - usual) < 0.6 for usual in USUAL_WIDTHS):
            ready = self._lying(stage, face, 144.0, 144.0 * PROPORTION, "hover")
            scale = width / 144.0, height / (144.0 * PROPORTION)
            across, down = round(ready.get_width() * scale[0]), round(ready.get_height() * scale[1])
            return pygame.transform.smoothscale(ready, (max(1, across), max(1, down)))
        pixels, depth = stage.viewport.length(width), DEPTHS.get(look, DEPTHS["hover"])
        angle = 6.0 if look == "held" else 0.0

        def make() -> pygame.Surface:
            picture = self.picture(stage, face, pixels)
            turned = pygame.transform.rotozoom(picture, angle, 1) if angle else picture
            blur, across, down = (stage.viewport.length(units) for units in depth)
            shadowed = passes.with_shadow(turned, max(1, blur), 150, (across, down))
            return passes.faded(shadowed, HELD_ALPHA) if look == "held" else shadowed  # the square below shows through

        return stage.cache.get(("koncita card", face[:2], pixels, depth, angle), make)

    def _deck(self, stage: Stage, placement: Placement, kind: int, left: int, look: PieceLook) -> None:
        """A Forfeit deck: as thick as it has cards, their number in a badge; an empty place when there are none."""
        width, height = placement.w, placement.h
        rect = placement.rect
        if not left:
            stage.box(rect.grown(-2), (12, 26, 30), 9, (255, 243, 210), 2.4, alpha=0.4, dash="9 7")
            stage.light("0", rect.centre, 20, "center")
            return
        raised = 10 if look in ("hover", "selected", "hint") else 0
        back = self.painter(stage).forfeit_back(KINDS[kind], stage.viewport.length(width))
        for under in range(min(left - 1, 2), 0, -1):
            stage.blit(back, (placement.x + 2 * under, placement.y + 3 * under))
        if raised:
            stage.halo(rect.moved(0, -raised), (74, 66, 22), 12)
        face: tuple[Any, ...] = ("deck", kind)
        stage.blit(self._lying(stage, face, width, height, look), (placement.x, placement.y - raised))
        badge(stage, (rect.right - 7, rect.y + 9 - raised), left)


def badge(stage: Stage, centre: Point, number: int) -> None:
    """How many there are."""
    stage.box(centred(*centre, 32, 32), (255, 244, 212), 16, INK, 2.6)
    stage.text(str(number), centre, 17)


def pictures() -> list[str]:
    """Every sprite of the pieces in the room."""
    found = [f"koncita/furniture_{name}.svg" for name in SIZES]
    found += [f"koncita/card_{name}.svg" for name in ROOM_CARDS]
    found += [f"koncita/oscar_run_{way}.svg" for way in RUNNING.values()]
    found += ["koncita/burst.svg", "koncita/disc_princess.svg", "characters/oscar/full.svg"]
    return [*found, "characters/princess/full.svg", "characters/princess/full_tantrum.svg"]


def _rise(look: PieceLook) -> float:
    return 10.0 if look in ("held", "selected", "hover", "hint") else 0.0
