"""The pieces of Koncita as they are drawn: figures on their discs, room cards, furniture, cards and decks."""

from __future__ import annotations

from typing import NamedTuple

import pygame

from goblins.games.koncita.content import KINDS, Cards
from goblins.games.koncita.numbers import HAND_SIZES
from goblins.games.koncita.state import OSCAR, ROOM_CARDS
from goblins.tables.contract import PieceLook
from goblins.tables.kit.art import Painting, ShadowArt, Size
from goblins.tables.koncita import showing
from goblins.tables.koncita.closeups import CloseUps
from goblins.tables.koncita.faces import PROPORTION, CardPainter
from goblins.tables.koncita.geometry import CHOICE_CARD, hand_card, played_slot
from goblins.tables.koncita.room import draw_furniture, thinned_above
from goblins.ui.draw import passes
from goblins.ui.draw.type import INK
from goblins.ui.moving.motion import Placement
from goblins.ui.stage import Stage
from goblins.ui.viewport import Point, centred

GOBLIN, PRINCESS, DOG, ROOM_CARD = 104.0, 134.0, 88.0, 76.0
DISC, HER_DISC = 64.0, 88.0
FEET = 22.0
#: The upper share of the Princess that would hide whoever stands behind her; of shorter figures it is less.
HIDING = 0.42
#: How large a goblin is that waits to come in.
WAITING = 0.7
HELD_CARD = 124.0
HANGS = 0.6
#: How far a card rises that is pointed at: the heading above the hand stays in sight.
LIFT = 8.0
FORFEIT_CARD = 152.0
#: Widths at which cards lie still.
USUAL_WIDTHS = (68.0, 76.0, CHOICE_CARD, HELD_CARD, 190.0, *map(hand_card, HAND_SIZES), played_slot(0, 3).w)
#: The square below a held card shows through.
CARD_ART = ShadowArt(
    "koncita_card",
    held=(12, 14, 24),
    usual=lambda width, _: any(abs(width - usual) < 0.6 for usual in USUAL_WIDTHS),
    held_alpha=0.94,
)
RUNNING = ("up", "right", "down", "left")
POINTED_AT: tuple[PieceLook, ...] = ("hover", "selected", "hint")
LyingFace = showing.CardFace | showing.BackFace | showing.TreasureFace


class Figure(NamedTuple):
    """Somebody who stands in the room: picture and height, the disc and how wide it is, and where the feet are."""

    path: str
    height: float
    disc: str
    across: float
    feet: float
    before: bool
    """Whether something stands behind that must be seen too."""


class PiecePainter:
    """Draws one piece at a time; what a piece shows is in its placement's face."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self.closeups = CloseUps(cards)

    def draw(self, stage: Stage, placement: Placement, look: PieceLook) -> None:
        """Draw a piece, if it is one of these."""
        at = placement.x, placement.y
        match placement.face:
            case showing.GoblinFace() as face:
                self._goblin(stage, at, face, look)
            case showing.PrincessFace() as her:
                self._princess(stage, at, look, her)
            case showing.ThingFace(running=None, thing=thing):
                self._thing(stage, at, thing, look)
            case showing.ThingFace(running=int(side)):
                self._running(stage, at, RUNNING[side], look)
            case showing.FurnitureFace(name=name, before=before):
                draw_furniture(stage, name, placement.rect, before=before)
            case showing.CardFace() | showing.BackFace() | showing.TreasureFace() as face:
                self._card(stage, placement, face, look)
            case showing.DeckFace() as face:
                self._deck(stage, placement, face, look)
            case showing.ChipFace(icon=icon):
                stage.blit(stage.painter(CardPainter).chip(icon, stage.viewport.length(placement.w)), at)
            case showing.PileFace():
                self._pile(stage, placement)
            case _:
                self.closeups.draw(stage, placement)

    # ------------------------------------------------------------------ what stands in the room

    def _goblin(self, stage: Stage, at: Point, face: showing.GoblinFace, look: PieceLook) -> None:
        mood = face.mood or ("shocked" if look == "held" else "")
        shines = face.acts or look in ("held", "selected")
        disc = f"koncita/disc_{face.colour}{'_active' if shines else ''}.svg"
        scale = WAITING if face.waiting and look != "held" else 1.0
        figure = Figure(_figure_path(face.goblin, mood), GOBLIN * scale, disc, DISC * scale, FEET * scale, face.before)
        self._figure(stage, at, figure, look)
        emblem = stage.tokens.emblem(face.colour, stage.viewport.length(28 * scale))
        stage.blit(emblem, (at[0], at[1] + (FEET + 13) * scale - _rise(look)))

    def _princess(self, stage: Stage, at: Point, look: PieceLook, face: showing.PrincessFace) -> None:
        if face.upset:
            stage.sprite("koncita/burst.svg", (at[0], at[1] - 30), 196, alpha=0.75)
        path = _figure_path("princess", "tantrum" if face.upset else "")
        figure = Figure(path, PRINCESS, "koncita/disc_princess.svg", HER_DISC, FEET, face.before)
        self._figure(stage, at, figure, look)

    def _figure(self, stage: Stage, at: Point, figure: Figure, look: PieceLook) -> None:
        """Somebody on a disc, the feet a little below the square's middle; the shadow tells how high it is held."""
        x, y, height = at[0], at[1] + figure.feet - _rise(look), figure.height
        if look in POINTED_AT:
            stage.halo(centred(x, y - 18, 66, 76), (84, 72, 26), 14, 30)
        stage.sprite(figure.disc, (x, y), figure.across)
        thin = figure.before and look == "idle"
        self._shadowed(stage, figure.path, (x, y - height * 0.48), height, deep=look == "held", thin=thin)

    def _shadowed(
        self, stage: Stage, path: str, centre: Point, size: float, *, deep: bool = False, thin: bool = False
    ) -> None:
        px = stage.viewport.length(size)
        blur = stage.viewport.length(9 if deep else 4)
        fall = stage.viewport.length(12 if deep else 3)

        def make() -> pygame.Surface:
            picture = passes.with_shadow(stage.sprites.raster(path, (px, px)), max(1, blur), 120, (fall, fall))
            return thinned_above(picture, HIDING * size / PRINCESS) if thin else picture

        stage.blit(stage.cache.get(("koncita_figure", path, px, deep, thin), make), centre)

    def _thing(self, stage: Stage, at: Point, thing: int, look: PieceLook) -> None:
        """Casket or scepter as a card on the floor; Oscar sits on his."""
        x, y = at[0], at[1] - _rise(look)
        if look in POINTED_AT:
            stage.halo(centred(x, y, 70, 70), (84, 72, 26), 14, 14)
        path = f"koncita/card_{ROOM_CARDS[thing]}.svg"
        self._shadowed(stage, path, (x, y), ROOM_CARD * 102 / 92, deep=look == "held")
        if thing == OSCAR:
            self._shadowed(stage, "characters/oscar/full.svg", (x, y + 30 - DOG / 2), DOG)

    def _running(self, stage: Stage, at: Point, way: str, look: PieceLook) -> None:
        """Oscar on his way."""
        wide = 100.0 if way in ("left", "right") else 74.0
        stage.sprite(f"koncita/oscar_run_{way}.svg", (at[0], at[1] - _rise(look) - 14), wide)

    # ------------------------------------------------------------------ cards

    def picture(self, stage: Stage, face: LyingFace, width: int) -> pygame.Surface:
        """A card's face at a width in pixels."""
        painter = stage.painter(CardPainter)
        match face:
            case showing.CardFace(card=number, walls=walls):
                card, words = self._cards.movement[number], width >= stage.viewport.length(100)
                return painter.movement(card.kind, card.colour_names, width, walls, oscar=card.oscar, words=words)
            case showing.TreasureFace(treasure=treasure):
                return painter.treasure(self._cards.treasures[treasure], width)
            case showing.BackFace(forfeit=int(kind)):
                return painter.forfeit_back(KINDS[kind], width)
        return painter.movement_back(width)

    def _lying(
        self,
        stage: Stage,
        face: LyingFace,
        size: Size,
        look: PieceLook,
        angle: float = 0.0,
        *,
        still: bool = True,
    ) -> pygame.Surface:
        """A card with its shadow, turned by an angle where it lies so."""
        shown = Painting(face, lambda pixels: self.picture(stage, face, pixels[0]), PROPORTION)
        return CARD_ART.picture(stage, shown, size, look, angle=angle, still=still)

    def _card(self, stage: Stage, placement: Placement, face: LyingFace, look: PieceLook) -> None:
        """A held card hangs below the pointer: the square aimed at stays in sight."""
        held, rises = look == "held", look in POINTED_AT and not isinstance(face, showing.TreasureFace)
        width = HELD_CARD if held else placement.w
        height = HELD_CARD * PROPORTION if held else placement.h
        at = placement.x, placement.y - (LIFT if rises else 0) + (HANGS * height if held else 0)
        if rises or look in ("selected", "hint"):
            stage.halo(centred(*at, width, width * PROPORTION), (74, 66, 22), 14)
        still = not placement.resizing
        stage.blit(self._lying(stage, face, (width, height), look, placement.angle, still=still), at)

    def _deck(self, stage: Stage, placement: Placement, face: showing.DeckFace, look: PieceLook) -> None:
        """A Forfeit deck: as thick as it has cards, their number in a badge; an empty place when there are none."""
        rect, x, y = placement.rect, placement.x, placement.y
        if not face.left:
            stage.box(rect.grown(-2), (12, 26, 30), 9, (255, 243, 210), 2.4, alpha=0.4, dash="9 7")
            stage.light("0", rect.centre, 20, "center")
            return
        raised, top = 10 if look in POINTED_AT else 0, showing.BackFace(face.kind)
        lying = self._lying(stage, top, (placement.w, placement.h), look, still=not placement.resizing)
        back = lying if placement.resizing else self.picture(stage, top, stage.viewport.length(placement.w))
        for under in range(min(face.left - 1, 2), 0, -1):
            stage.blit(back, (x + 2 * under, y + 3 * under))
        if raised:
            stage.halo(rect.moved(0, -raised), (74, 66, 22), 12)
        stage.blit(lying, (x, y - raised))
        badge(stage, (rect.right - 7, rect.y + 9 - raised), face.left)

    def _pile(self, stage: Stage, placement: Placement) -> None:
        """The uppermost Treasure, face down."""
        rect = placement.rect
        stage.box(rect, (122, 78, 138), 12, INK, 3)
        if rect.w > 40:
            stage.box(rect.grown(-14), None, 8, (233, 180, 64), 3)
            stage.icon("casket", rect.centre, rect.w / 2)


def badge(stage: Stage, centre: Point, number: int) -> None:
    """How many there are."""
    stage.box(centred(*centre, 32, 32), (255, 244, 212), 16, INK, 2.6)
    stage.text(str(number), centre, 17, width=24)


def pictures() -> list[str]:
    """Every sprite of the pieces in the room."""
    found = [f"koncita/card_{name}.svg" for name in ROOM_CARDS]
    found += [f"koncita/oscar_run_{way}.svg" for way in RUNNING]
    found += ["koncita/burst.svg", "koncita/disc_princess.svg", "characters/oscar/full.svg"]
    return [*found, "characters/princess/full.svg", "characters/princess/full_tantrum.svg"]


def _figure_path(who: str, mood: str) -> str:
    return f"characters/{who}/full{'_' if mood else ''}{mood}.svg"


def _rise(look: PieceLook) -> float:
    return 0.0 if look == "idle" else 10.0
